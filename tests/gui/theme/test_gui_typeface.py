"""What stands for letters that no font has: the tests' machine has the app's own typeface alone."""

from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.ui.theme import typeface
from kiosk.ui.theme.text_fit import NEW_LINE, lay_out
from kiosk.ui.theme.theme import Theme
from kiosk.ui.theme.typeface import BOX, BOX_FROM_RIGHT, drawable


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    return Theme()


@pytest.fixture(autouse=True)
def other_fonts(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine that has fonts, of which none has the letters asked for."""
    assert not typeface._are_others()
    monkeypatch.setattr(typeface, "_are_others", lambda: True)


@pytest.mark.parametrize(
    "text",
    [
        "Ana García Lorenzo",
        "Łukasz Szczepański, Nguyễn Thị Minh, Ωμέγα, Юрий",
        "o\u0331\u0323 with marks of no script",
        f"in\u2068 two\u2069\u00a0lines{NEW_LINE}and\ta zero\u200d width",
        "“quotes” – dashes … • €",
    ],
)
def test_what_the_typeface_has_stays(text: str) -> None:
    assert drawable(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ana 漢字 B", f"Ana {BOX}{BOX} B"),
        ("👋🏽 Ana", f"{BOX}{BOX} Ana"),
        ("\U000472f8\ue000x", f"{BOX}{BOX}x"),
        ("ཀི", f"{BOX}"),  # the vowel stands on its letter
        ("שלום A", f"{BOX_FROM_RIGHT * 4} A"),
    ],
    ids=["letters", "emoji", "unassigned", "mark", "from the right"],
)
def test_a_box_stands_for_what_no_font_has(text: str, shown: str) -> None:
    assert drawable(text) == shown
    assert drawable(shown) == shown


@pytest.mark.parametrize(("box", "runs_back"), [(BOX, False), (BOX_FROM_RIGHT, True)])
def test_a_box_is_read_from_where_its_letter_is(theme: Theme, box: str, runs_back: bool) -> None:
    assert not typeface._all_fonts().inFontUcs4(ord(box))
    layout = lay_out(f"a {box * 3} b", theme.font(20), 400).layout
    first, second = (cast("tuple[float, int]", layout.lineAt(0).cursorToX(place))[0] for place in (3, 4))
    assert (second < first) is runs_back


def test_of_many_scripts_the_first_few_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typeface, "_drawable", lambda c: c)
    assert drawable("山田ヤマダひさし한 Ana") == "山田ヤマダひさし한 Ana"
    assert drawable("Ana 山ヤひ한 ཀི கכ 山") == f"Ana 山ヤひ한 {BOX} {BOX}{BOX_FROM_RIGHT} 山"
