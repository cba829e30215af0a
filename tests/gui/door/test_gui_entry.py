"""The entry field, by real keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.ui.door.entry import Entry
from tests.gui.painted_text import all_written
from tests.gui.simulated_input import key, type_text


@pytest.fixture
def entry(qtbot: QtBot) -> Entry:
    made = Entry(debounce_s=0.03)
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_searches_once_for_a_burst_of_letters(qtbot: QtBot, entry: Entry) -> None:
    searched: list[str] = []
    entry.searched.connect(searched.append)
    type_text(entry, "garc")
    assert searched == []
    qtbot.waitUntil(lambda: searched != [])
    assert searched == ["garc"]


def test_enter_brings_the_line_at_once_and_starts_no_search(qtbot: QtBot, entry: Entry) -> None:
    heard: list[str] = []
    entry.searched.connect(lambda text: heard.append(f"search {text}"))
    entry.submitted.connect(lambda text: heard.append(f"line {text}"))
    type_text(entry, "  TKT-1 ")
    key(entry, Qt.Key.Key_Return)
    assert heard == ["line TKT-1"]
    assert not entry._pause.isActive()


def test_enter_on_blanks_is_nothing_and_clears_them(qtbot: QtBot, entry: Entry) -> None:
    submitted: list[str] = []
    entry.submitted.connect(submitted.append)
    type_text(entry, "   ")
    key(entry, Qt.Key.Key_Enter)
    assert submitted == []
    assert entry.text() == ""


def test_what_was_cleared_is_forgotten(qtbot: QtBot, entry: Entry) -> None:
    texts: list[str] = []
    entry.textChanged.connect(texts.append)
    type_text(entry, "Ana")
    key(entry, Qt.Key.Key_Escape)
    assert texts == ["A", "An", "Ana", ""]
    assert not entry.isUndoAvailable()
    entry.undo()
    assert entry.text() == ""


def test_a_held_enter_counts_once(qtbot: QtBot, entry: Entry) -> None:
    submitted: list[str] = []
    entry.submitted.connect(submitted.append)
    type_text(entry, "a")
    key(entry, Qt.Key.Key_Return)
    again = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
    )
    QApplication.sendEvent(entry, again)
    assert submitted == ["a"]


def test_esc_clears_and_then_escapes(qtbot: QtBot, entry: Entry) -> None:
    heard: list[str] = []
    entry.searched.connect(lambda text: heard.append(f"search {text!r}"))
    entry.escaped.connect(lambda: heard.append("escaped"))
    type_text(entry, "ab")
    key(entry, Qt.Key.Key_Escape)
    key(entry, Qt.Key.Key_Escape)
    assert heard == ["search ''", "escaped"]


def test_arrows_are_for_the_rows(qtbot: QtBot, entry: Entry) -> None:
    steps: list[int] = []
    entry.stepped.connect(steps.append)
    for arrow in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown):
        key(entry, arrow)
    assert steps == [1, -1, 5]


def test_ten_kilobytes_of_pasted_binary_are_cut_and_harmless(qtbot: QtBot, entry: Entry) -> None:
    entry.insert("\x00\ud83d'; DROP TABLE ../ " * 1000)
    assert len(entry.text()) <= 4096
    with qtbot.waitSignal(entry.submitted):
        key(entry, Qt.Key.Key_Return)


@pytest.mark.parametrize("typed", ["", "garc", "גארסיה", "4417"])
@pytest.mark.parametrize("mirrored", [False, True], ids=["ltr", "rtl"])
def test_typing_begins_where_one_begins_to_read(entry: Entry, typed: str, mirrored: bool) -> None:
    """Whatever is typed, and with nothing typed the caret, as the words that stand there first."""
    way = Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight
    entry.setLayoutDirection(way)
    entry.resize(500, 56)
    entry.setText(typed)
    entry.grab()
    starts = [float(entry.cursorRect().center().x())]
    starts += [edge for one in all_written(entry) if typed for edge in (one.box.left(), one.box.right())]
    assert all((x > 250) == mirrored for x in starts)
