"""The last-verdict bar at the foot."""

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Certainty, Evidence, EvidenceSource, Presence, PresenceState
from kiosk.core.screen_settings import Scheme
from kiosk.core.verdict import Admit, AlreadyIn, Reason, Refer, Unknown, WrongGate
from kiosk.engine.events import ScanFailed
from kiosk.ui.door.places import UPRIGHT_BAND_PX
from kiosk.ui.texts.language import use_language
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.text_fit import facts_kept_whole, lay_out
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.verdict import last_verdict_bar
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.last_verdict_bar import LAID_OUT_AFTER_MS, LastVerdictBar
from kiosk.ui.verdict.last_verdict_layout import BarTexts, lay_out_last_verdict
from kiosk.ui.verdict.outcome_views import view_of_failed
from kiosk.ui.verdict.verdict_view import CertaintyView, VerdictView, view_of_verdict
from tests.gui.fake_controller import NOW, a_ticket, given
from tests.gui.painted_text import all_written
from tests.gui.simulated_input import tap

GREEN = view_of_verdict(given(Admit(a_ticket("t1", "Ana García Lorenzo", kind="VIP")), admission_id="a1"))


def named(view: VerdictView, name: str) -> VerdictView:
    return replace(view, guest=replace(view.guest, name=name))


def last_verdict(qtbot: QtBot) -> LastVerdictBar:
    made = LastVerdictBar(Theme(Scheme.DARK))
    qtbot.addWidget(made)
    made.resize(1280, 132)
    made.show()
    return made


def test_it_is_ready_until_the_first_verdict(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.show_ready("Camera, hand scanner and keyboard are ready")
    assert shown.text == "Ready for the next guest · Camera, hand scanner and keyboard are ready"
    assert not shown.buttons.button(Action.UNDO).isVisible()


def test_it_keeps_the_last_verdict_with_word_name_and_facts(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.show_verdict(GREEN)
    shown.show_ready("anything else")
    assert shown.text == "GO IN · Ana García Lorenzo · VIP · Confirmed by the service"
    assert shown.grab().toImage().pixelColor(5, 5).name() == "#34d17f"
    shown.show_verdict(view_of_verdict(given(Unknown())))
    assert shown.text.startswith("NOT ON THE LIST")
    assert not shown.buttons.button(Action.UNDO).isVisible()


def test_what_a_verdict_leaves_is_laid_out_before_it_is_seen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the overlay goes, all that it covered is painted at once."""
    shown = last_verdict(qtbot)
    shown.grab()
    laid_out: list[str] = []

    def noted(texts: BarTexts, *asked: Any, **named: Any) -> Any:
        laid_out.append(texts.word)
        return lay_out_last_verdict(texts, *asked, **named)

    monkeypatch.setattr(last_verdict_bar, "lay_out_last_verdict", noted)
    shown.setUpdatesEnabled(False)  # as where it is covered
    shown.show_verdict(GREEN)
    assert laid_out == []
    qtbot.waitUntil(lambda: laid_out == ["GO IN"])
    shown.setUpdatesEnabled(True)
    shown.grab()
    assert laid_out == ["GO IN"]


def test_a_bar_that_is_not_seen_lays_nothing_out(qtbot: QtBot) -> None:
    hidden = LastVerdictBar(Theme(Scheme.DARK))
    qtbot.addWidget(hidden)
    hidden.show_verdict(GREEN)
    qtbot.wait(2 * LAID_OUT_AFTER_MS)
    assert hidden._layout is None


def test_undo_names_the_admission_it_shows(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.show_verdict(GREEN)
    with qtbot.waitSignal(shown.acted) as asked:
        tap(shown.buttons.button(Action.UNDO))
    assert asked.args == [Action.UNDO, GREEN]


def test_where_guests_can_see_the_screen_only_first_letters_stay(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.hide_names(hidden=True)
    shown.show_verdict(GREEN)
    assert "García" not in shown.text
    assert "GO IN · \u2068A. G. L.\u2069" in shown.text
    shown.show_verdict(view_of_failed(ScanFailed("s", "The disk is full.")))
    assert "NOT RECORDED" in shown.text
    assert "Do not let in" in shown.text
    shown.hide_names(hidden=False)
    shown.show_verdict(GREEN)
    assert "Ana García Lorenzo" in shown.text


def test_a_word_or_name_gets_smaller_before_it_is_cut(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.resize(800, 132)
    shown.show_verdict(view_of_verdict(given(Unknown())))
    assert "NOT ON THE LIST" in [one.text for one in all_written(shown)]
    shown.show_verdict(named(GREEN, "Maximiliana Schmidt-Lüdenscheid"))
    assert "Maximiliana Schmidt-Lüdenscheid" in [one.text for one in all_written(shown)]


def test_a_long_name_leaves_the_button_alone(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.resize(800, 104)
    shown.show_verdict(named(GREEN, "W" * 200))
    button = shown.buttons.button(Action.UNDO).geometry()
    image = shown.grab().toImage()
    gap = {image.pixelColor(button.x() - 6, y).name() for y in range(104)}
    assert gap == {"#34d17f"}


TODO = view_of_verdict(
    given(
        Admit(a_ticket("t1", "Ana García Lorenzo", kind="VIP"), ("Give a GOLD wristband", "Check ID")),
        admission_id="a1",
        order_size=4,
        order_inside=1,
    )
)


@pytest.mark.parametrize("size", [(1024, 104), (1280, 132), (800, 132), (1024, 80)], ids=str)
@pytest.mark.parametrize(
    "view", [GREEN, TODO, view_of_verdict(given(Unknown()))], ids=["in", "todo", "unknown"]
)
def test_the_word_is_the_largest_and_never_small(
    qtbot: QtBot, size: tuple[int, int], view: VerdictView
) -> None:
    shown = last_verdict(qtbot)
    shown.resize(*size)
    shown.show_verdict(view)
    written = [one for one in all_written(shown) if one.widget is shown]
    word = [one.size_px for one in written if one.text in view.word]
    assert min(word) >= 26
    assert max(one.size_px for one in written) <= max(word)


def test_what_is_to_be_done_stands_in_white_frames(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.resize(1024, 104)
    shown.show_verdict(TODO)
    image = shown.grab().toImage()
    boxes = {one.text: one.box for one in all_written(shown)}
    for notice in ("Give a GOLD wristband", "Check ID"):
        left, middle = int(boxes[notice].left()), int(boxes[notice].center().y())
        assert image.pixelColor(left - 3, middle).name() == "#ffffff"
    name = boxes["Ana García Lorenzo"]
    assert image.pixelColor(int(name.left()) - 3, int(name.center().y())).name() == "#34d17f"


def test_the_least_important_fact_leaves_first(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.resize(1024, 104)
    shown.show_verdict(
        replace(
            TODO, chips=("VIP " * 12, "Order of 4 · 1 inside"), certainty=CertaintyView(text="Confirmed " * 9)
        )
    )
    said = " ".join(one.text for one in all_written(shown))
    assert "VIP VIP" in said
    assert "Confirmed" not in said
    assert "Confirmed" in shown.text


@pytest.mark.parametrize(
    "view", [GREEN, TODO, replace(TODO, chips=(), certainty=CertaintyView())], ids=["facts", "both", "frames"]
)
def test_what_is_said_stands_in_the_middle_beside_the_mark(qtbot: QtBot, view: VerdictView) -> None:
    shown = last_verdict(qtbot)
    shown.show_verdict(view)
    image = shown.grab().toImage()
    left = round(min(one.box.left() for one in all_written(shown)))
    ink = [y for y in range(image.height()) if is_written_on(image, y, left - 12, left + 120)]
    above, below = ink[0], image.height() - 1 - ink[-1]
    assert abs(above - below) <= 4, (above, below)


def is_written_on(image: QImage, y: int, start: int, end: int) -> bool:
    """Whether a row of pixels has another colour than the ground, from `start` to `end`."""
    ground = image.pixelColor(image.width() // 2, 1)
    return any(image.pixelColor(x, y) != ground for x in range(start, end))


@pytest.mark.parametrize("mirrored", [False, True], ids=["from the left", "from the right"])
@pytest.mark.parametrize("notices", [1, 8])
def test_that_a_fact_has_no_room_is_seen(qtbot: QtBot, notices: int, mirrored: bool) -> None:
    shown = last_verdict(qtbot)
    if mirrored:
        shown.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    def ends_in_dots() -> bool:
        written = [one for one in all_written(shown) if one.widget is shown]
        lowest = max(one.box.top() for one in written)
        last = [one for one in written if one.box.top() >= lowest - 6]
        end = (
            min(last, key=lambda one: one.box.left())
            if mirrored
            else max(last, key=lambda one: one.box.left())
        )
        return "…" in end.text

    shown.resize(1280, 132)
    shown.show_verdict(GREEN)
    assert not ends_in_dots()
    shown.resize(1024, 104)
    told = replace(
        TODO,
        chips=("VIP " * 12,),
        notices=("Check ID",) * notices,
        certainty=CertaintyView(text="Confirmed " * 30),
    )
    shown.show_verdict(told)
    assert ends_in_dots()


def test_the_other_door_or_day_is_said_with_what_it_is(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    ana = a_ticket("t1", "Ana García Lorenzo")
    shown.show_verdict(view_of_verdict(given(WrongGate(ana, "Door C, East", Presence()))))
    written = " ".join(one.text for one in all_written(shown))
    assert "Goes in at" in written
    assert "Door C, East" in written


def test_more_notices_than_there_is_room_for_are_counted(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.resize(1024, 104)
    shown.show_verdict(replace(TODO, notices=tuple(f"Notice {n}: show the passport" for n in range(8))))
    said = [one.text for one in all_written(shown)]
    named = [text for text in said if text.startswith("Notice")]
    assert named
    assert f"+{8 - len(named)}" in said


def test_what_the_service_has_not_confirmed_is_framed_and_what_it_has_is_not(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    ticket = a_ticket("t1", "Ana", kind="VIP")

    def certainty_is_framed(certainty: Certainty) -> bool:
        shown.show_verdict(view_of_verdict(given(Admit(ticket), admission_id="a1", certainty=certainty)))
        return any(text.chip and text.chip.outlined for text in shown._laid_out().placed)

    assert [certainty_is_framed(one) for one in Certainty] == [
        one is not Certainty.CONFIRMED for one in Certainty
    ]


def test_it_is_calm_while_another_guest_is_looked_for(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.show_verdict(GREEN)
    shown.set_calm(calm=True)
    surface = shown._theme.palette.surface.lower()
    assert shown.grab().toImage().pixelColor(5, 60).name() == surface
    assert GREEN.at is not None
    assert f"{clock_time(GREEN.at)} · VIP" in shown.text
    assert shown.buttons.button(Action.UNDO).isVisible()
    shown.set_calm(calm=False)
    assert shown.grab().toImage().pixelColor(5, 60).name() == "#34d17f"


@pytest.mark.parametrize("calm", [False, True])
def test_no_line_begins_with_a_dot_and_no_fact_is_broken_without_need(qtbot: QtBot, calm: bool) -> None:
    shown = last_verdict(qtbot)
    facts = ("VIP", "Order of 4 · 1 inside", "This ticket has already been used")
    shown.show_verdict(replace(GREEN, notices=(), chips=facts, lines=()))
    shown.set_calm(calm=calm)
    wrapped = 0
    for width in range(700, 1100, 7):
        shown.resize(width, 196)
        (fitted,) = [text.fitted for text in shown._laid_out().placed if text.is_fact]
        lines = [fitted.layout.lineAt(number) for number in range(fitted.lines)]
        parts = [fitted.text[one.textStart() : one.textStart() + one.textLength()] for one in lines]
        wrapped += len(parts) > 1
        assert not any(part.startswith("·") for part in parts)
        if not all(part.rstrip().endswith(("·", "…")) for part in parts[:-1]):
            font = shown._theme.exact_font(fitted.size_px, QFont.Weight.Medium)
            whole = facts_kept_whole(fitted.text.replace("\u00a0", " "), font, shown._room_px)
            assert lay_out(whole, font, shown._room_px).lines > fitted.lines
    assert wrapped > 10


def test_from_the_right_the_facts_follow_one_another_from_the_right(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    shown.show_verdict(replace(GREEN, chips=("VIP", "זוג"), certainty=CertaintyView()))
    boxes = {one.text.strip(" ·"): one.box for one in all_written(shown)}
    assert boxes["VIP"].left() > boxes["זוג"].right()
    assert boxes["GO IN"].left() > boxes["Ana García Lorenzo"].right()


UPRIGHT = [
    view_of_verdict(given(Unknown())),
    view_of_verdict(given(AlreadyIn(a_ticket("t2", "Łukasz Szczepański"), Reason.INSIDE, None))),
    TODO,
]


@pytest.mark.parametrize("language", ["en", "de", "pseudo-rtl"])
@pytest.mark.parametrize("view", range(len(UPRIGHT)), ids=["unknown", "already in", "todo"])
def test_upright_every_button_is_there_below_the_words(
    qtbot: QtBot, qapp: QApplication, language: str, view: int
) -> None:
    use_language(qapp, language)
    shown = last_verdict(qtbot)
    if language == "pseudo-rtl":
        shown.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    shown.resize(800, UPRIGHT_BAND_PX)
    said = named(UPRIGHT[view], "Łukasz Szczepański")
    shown.show_verdict(said)
    buttons = [shown.buttons.button(action) for action in said.actions]
    written = [one for one in all_written(shown) if one.widget is shown]
    lowest = max(one.box.bottom() for one in written)
    for button in buttons:
        words = QFontMetricsF(button.font()).horizontalAdvance(button.text())
        assert button.isVisible()
        assert shown.rect().contains(button.geometry())
        assert button.height() >= TOUCH_PX
        assert words <= button.width() - 12
        assert button.y() >= lowest
    for one, other in combinations(buttons, 2):
        assert not one.geometry().intersects(other.geometry())
    assert "Łukasz Szczepański" in [one.text for one in written]
    assert min(one.size_px for one in written if one.text == "Łukasz Szczepański") >= 24


def test_upright_one_button_stands_beside_the_words(qtbot: QtBot) -> None:
    shown = last_verdict(qtbot)
    shown.resize(800, UPRIGHT_BAND_PX)
    shown.show_verdict(GREEN)
    button = shown.buttons.button(Action.UNDO).geometry()
    assert abs(button.center().y() - shown.rect().center().y()) <= 1
    assert max(one.box.right() for one in all_written(shown) if one.widget is shown) < button.x()


@pytest.mark.parametrize("size", [(1280, 132), (1024, 104), (800, 196)])
def test_reason_type_and_presence_come_first_and_the_facts_take_two_lines_at_most(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    presence = Presence(PresenceState.INSIDE, 1, Evidence(EvidenceSource.HUB, NOW - 1800, "Door B", "camera"))
    ticket = a_ticket("t1", "Ana García Lorenzo", kind="VIP", state="cancelled")
    verdict = Refer(Reason.OTHER_ACCOUNT, (ticket,), presence, ("acc-9", "acc-10"))
    view = view_of_verdict(given(verdict, order_size=4, order_inside=2))
    assert len(view.lines) > 1
    shown = last_verdict(qtbot)
    shown.resize(*size)
    shown.show_verdict(view)
    first = [plain(text).rstrip(".") for text in (view.lines[0], *view.chips)]
    assert shown.text.split(" · ", 2)[2].startswith(" · ".join(first[:2]))
    layout = shown._laid_out()
    facts = [text for text in layout.placed if text.is_fact]
    assert sum(text.fitted.lines for text in facts) <= 2
    said = " ".join(plain(text.fitted.text) for text in facts).replace("\u00a0", " ")
    for fact in (first[0], "VIP", "Inside since"):
        assert fact in said
