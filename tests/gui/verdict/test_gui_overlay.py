"""The overlay: what it shows, that the next replaces it at once, that it settles, and that all of it fits."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Certainty, Presence, PresenceState
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, SameScan, Verdict, WrongGate
from kiosk.engine.events import ScanFailed
from kiosk.ui.theme.theme import DARK, Look, Theme
from kiosk.ui.theme.type_mark import mark_of_type
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.outcome_views import view_of_failed
from kiosk.ui.verdict.overlay import VerdictOverlay
from kiosk.ui.verdict.overlay_boxes import Placed, lay_out_headline
from kiosk.ui.verdict.verdict_view import CertaintyView, GuestView, VerdictView, view_of_verdict
from tests.gui.fake_controller import a_ticket, given
from tests.gui.simulated_input import let_go, press_down, tap
from tests.gui.theme.test_gui_theme import contrast
from tests.gui.verdict.test_gui_verdict_view import ALL

Case = tuple[Verdict, str, Look, str]
STAGE = QRect(0, 0, 1280, 690)
ROOM = QRect(28, 24, 776, 600)
ACTIONS = QRect(832, 330, 420, 300)
GREEN = view_of_verdict(given(Admit(a_ticket("t1", "Ana García Lorenzo"), ("Check ID",)), admission_id="a1"))


def opened(qtbot: QtBot, settle_s: float = 60.0) -> VerdictOverlay:
    overlay = VerdictOverlay(Theme(Scheme.DARK, Motion.OFF), settle_s)
    qtbot.addWidget(overlay)
    overlay.resize(1280, 690)
    overlay.arrange(STAGE, ROOM, ACTIONS, 560)
    return overlay


def fill(overlay: VerdictOverlay) -> str:
    return overlay.grab().toImage().pixelColor(overlay.width() // 2, 40).name()


def written(overlay: VerdictOverlay) -> list[str]:
    assert overlay.laid_out is not None
    return [placed.fitted.text for placed in overlay.laid_out.placed]


@pytest.mark.parametrize("case", ALL, ids=[str(case[0].kind) for case in ALL])
def test_each_verdict_shows_its_word_in_its_colour(qtbot: QtBot, case: Case) -> None:
    verdict, word, look, _ = case
    overlay = opened(qtbot)
    overlay.show_verdict(view_of_verdict(given(verdict)))
    assert word in written(overlay)
    assert fill(overlay) == QColor(Theme(Scheme.DARK).palette.paint(look).fill).name()
    assert word in overlay.accessibleName()


def test_the_next_verdict_replaces_the_first_at_once(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    overlay.show_verdict(GREEN)
    overlay.show_verdict(view_of_verdict(given(Admit(a_ticket("t2", "Björn Ødegård")), admission_id="a2")))
    assert "Björn Ødegård" in written(overlay)
    assert "Ana García Lorenzo" not in written(overlay)


def test_the_same_verdict_is_written_for_the_room_that_it_has_now(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    overlay.show_verdict(GREEN)
    assert overlay.laid_out is not None
    before = overlay.laid_out
    overlay.arrange(STAGE, ROOM.adjusted(0, 0, -400, 0), ACTIONS, 560)
    assert overlay.laid_out.placed[0].fitted.width < before.placed[0].fitted.width
    overlay.arrange(STAGE, ROOM, ACTIONS, 560)
    assert [one.box for one in overlay.laid_out.placed] == [one.box for one in before.placed]
    overlay.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    overlay.arrange(STAGE, ROOM, ACTIONS, 560)
    assert overlay.laid_out.placed[0].box.right() > before.placed[0].box.right()


def test_the_same_scan_is_never_green(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    overlay.show_verdict(GREEN)
    green = fill(overlay)
    overlay.show_verdict(view_of_verdict(given(SameScan())))
    image = overlay.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(0, 1280, 16) for y in range(0, 690, 16)}
    assert green not in seen
    assert QColor(DARK.paint(Look.GREY).fill).name() in seen


def test_a_failed_scan_is_red_and_does_not_settle_by_itself(qtbot: QtBot) -> None:
    overlay = opened(qtbot, settle_s=0.01)
    overlay.show_verdict(GREEN)
    overlay.show_verdict(view_of_failed(ScanFailed("s", "The disk is full.")))
    assert not overlay._timer.isActive()
    assert overlay.isVisible()
    assert fill(overlay) == QColor("#A3121F").name()


def test_a_verdict_settles(qtbot: QtBot) -> None:
    overlay = opened(qtbot, settle_s=0.02)
    with qtbot.waitSignal(overlay.settled, timeout=5000):
        overlay.show_verdict(GREEN)
    assert not overlay.isVisible()


def test_each_new_verdict_has_its_whole_time(qtbot: QtBot) -> None:
    overlay = opened(qtbot, settle_s=60.0)
    overlay.show_verdict(replace(GREEN, hold_s=1))
    assert overlay._timer.remainingTime() < 2_000
    overlay.show_verdict(GREEN)
    assert overlay._timer.remainingTime() > 50_000


def test_a_tap_settles_a_verdict_but_not_a_failed_scan(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    overlay.show_verdict(view_of_failed(ScanFailed("s", "")))
    tap(overlay, QPoint(100, 300))
    assert overlay.isVisible()
    overlay.show_verdict(GREEN)
    tap(overlay, QPoint(100, 300))
    assert not overlay.isVisible()


def test_painting_is_reported_once_for_each_admission(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    reported: list[str] = []
    overlay.painted.connect(lambda view: reported.append(view.admission_id))
    overlay.show_verdict(GREEN)
    qtbot.waitUntil(lambda: reported == ["a1"])
    overlay.grab()
    assert reported == ["a1"]


@pytest.mark.parametrize("kind", ["VIP", "General"])
def test_the_ticket_type_has_its_own_mark(qtbot: QtBot, kind: str) -> None:
    overlay = opened(qtbot)
    overlay.show_verdict(view_of_verdict(given(Admit(a_ticket("t1", "Ana", kind=kind)), order_size=2)))
    palette = Theme(Scheme.DARK).palette
    wanted = QColor(palette.ticket_types[mark_of_type(kind).colour]).name()
    image = overlay.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(28, 300) for y in range(200, 480)}
    assert wanted in seen
    others = {QColor(colour).name() for colour in palette.ticket_types} - {wanted}
    assert not others & seen


def test_undo_is_offered_for_an_admission_only_and_names_it(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    overlay.show_verdict(view_of_verdict(given(SameScan())))
    assert not overlay.buttons.button(Action.UNDO).isVisible()
    overlay.show_verdict(GREEN)
    with qtbot.waitSignal(overlay.acted) as asked:
        tap(overlay.buttons.button(Action.UNDO))
    assert asked.args == [Action.UNDO, GREEN]


def test_a_press_that_began_on_one_guest_undoes_no_other(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    asked: list[str] = []
    overlay.acted.connect(lambda _action, view: asked.append(view.admission_id))
    overlay.show_verdict(GREEN)
    press_down(overlay.buttons.button(Action.UNDO))
    overlay.show_verdict(replace(GREEN, admission_id="a2", guest=replace(GREEN.guest, ticket_id="t2")))
    let_go(overlay.buttons.button(Action.UNDO))
    assert asked == []


CROWDED = VerdictView(
    look=Look.GO,
    mark="go",
    word="NOT ON THE LIST",
    guest=GuestView(name="Wolfeschlegelsteinhausenbergerdorff " * 6),
    chips=(
        "Early bird weekend with camping and parking, concession",
        "Order of 40 · 12 inside",
        "Not inside",
    ),
    lines=("A reason that goes on for a while, to see what becomes of it when it does.",) * 2,
    notices=tuple(f"Notice {n}: show the passport of the guest" for n in range(8)),
    certainty=CertaintyView(text="Saved on this machine, not sent yet · list 14 min old"),
)


@pytest.mark.parametrize("room", [(776, 600), (604, 404), (744, 500), (1206, 880)])
@pytest.mark.parametrize(
    "name", ["W" * 200, CROWDED.guest.name, "👩‍👩‍👧" * 50, "محمد بن علي " * 17], ids=str.__len__
)
def test_nothing_is_clipped_however_much_there_is(qtbot: QtBot, room: tuple[int, int], name: str) -> None:
    overlay = opened(qtbot)
    words = QRect(28, 24, *room)
    overlay.show_verdict(replace(CROWDED, guest=replace(CROWDED.guest, name=name)))
    overlay.arrange(STAGE, words, ACTIONS, 560)
    layout = overlay.laid_out
    assert layout is not None
    assert layout.fits
    assert layout.height <= words.height()
    assert name in written(overlay)
    boxes = [placed.box for placed in layout.placed]
    assert all(box.right() <= words.width() + 1 for box in boxes)
    assert not any(one.intersects(other) for i, one in enumerate(boxes) for other in boxes[i + 1 :])
    assert not overlay.grab().isNull()


def test_no_text_is_smaller_than_14_px(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    overlay.show_verdict(CROWDED)
    overlay.arrange(STAGE, QRect(0, 0, 300, 200), ACTIONS, 560)
    assert overlay.laid_out is not None
    assert min(placed.fitted.size_px for placed in overlay.laid_out.placed) >= 14


def placed_as(overlay: VerdictOverlay, role: str) -> list[Placed]:
    assert overlay.laid_out is not None
    return [one for one in overlay.laid_out.placed if one.role == role]


def test_the_other_door_is_as_large_as_a_name_and_said_once(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    ana = a_ticket("t1", "Ana García Lorenzo")
    overlay.show_verdict(
        view_of_verdict(given(WrongGate(ana, "Door C, East", Presence(PresenceState.OUTSIDE))))
    )
    (place,) = placed_as(overlay, "place-door")
    assert place.fitted.text == "Door C, East"
    assert place.label is not None
    assert place.label[0].text == "Goes in at"
    assert place.fitted.size_px >= 0.75 * placed_as(overlay, "text")[1].fitted.size_px
    assert sum("Door C, East" in text for text in written(overlay)) == 1


@pytest.mark.parametrize(
    ("certainty", "role"), [(Certainty.LOCAL, "certainty-machine"), (Certainty.VENUE, "certainty-venue")]
)
def test_who_stands_behind_it_is_framed_where_it_is_not_the_service(
    qtbot: QtBot, certainty: Certainty, role: str
) -> None:
    overlay = opened(qtbot)
    ana = a_ticket("t1", "Ana García Lorenzo")
    overlay.show_verdict(view_of_verdict(given(Admit(ana), admission_id="a1", certainty=certainty)))
    assert len(placed_as(overlay, role)) == 1
    overlay.show_verdict(GREEN)
    assert "Confirmed by the service" in [one.fitted.text for one in placed_as(overlay, "text")]


def test_a_long_word_takes_two_lines_before_it_gets_small_and_its_mark_stays(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    overlay.show_verdict(GREEN)
    assert overlay.laid_out is not None
    mark = overlay.words_top + overlay.laid_out.mark.y()
    overlay.show_verdict(replace(GREEN, word="NOT ON ANY LIST AT ALL"))
    word = overlay.laid_out.placed[0].fitted
    assert (word.lines, word.size_px >= 80) == (2, True)
    assert abs(overlay.words_top + overlay.laid_out.mark.y() - mark) <= 1


@pytest.mark.parametrize("lines", [1, 2])
@pytest.mark.parametrize("scale", [0.6, 0.8, 1.0, 1.2])
@pytest.mark.parametrize("word", ["ZURÜCKGENOMMEN", "NICHT ZURÜCKGENOMMEN"])
def test_a_word_gets_smaller_before_it_is_broken(qtbot: QtBot, word: str, scale: float, lines: int) -> None:
    fitted = lay_out_headline(word, Theme(Scheme.DARK), 776 * scale / 1.2, scale, lines=lines).word
    cuts = [fitted.layout.lineAt(number).textStart() for number in range(1, fitted.lines)]
    assert all(fitted.text[cut - 1] == " " for cut in cuts)
    assert fitted.width <= fitted.layout.lineAt(0).width()


def test_the_two_lines_of_a_word_are_about_as_long_as_one_another(qtbot: QtBot) -> None:
    """NOT ON THE LIST, on a screen that stands upright, and LIST is not alone."""
    theme = Theme(Scheme.DARK)
    word = lay_out_headline("NOT ON THE LIST", theme, 680, 1.0).word
    assert word.lines == 2
    one, other = (word.layout.lineAt(number).naturalTextWidth() for number in range(2))
    assert other > one * 0.75


def test_many_notices_stand_in_columns(qtbot: QtBot) -> None:
    overlay = opened(qtbot)
    overlay.show_verdict(replace(GREEN, notices=tuple(f"Notice {n}{'i' * n}: passport" for n in range(6))))
    notices = placed_as(overlay, "notice")
    assert len({round(one.box.x()) for one in notices}) == 2
    assert len({round(one.box.width()) for one in notices}) == 1


@pytest.mark.parametrize("scheme", [Scheme.DARK, Scheme.LIGHT, Scheme.HIGH_CONTRAST])
def test_a_notice_stands_out_from_every_verdict(qtbot: QtBot, scheme: Scheme) -> None:
    """By its own white, or where a verdict is nearly as light by the line around it."""
    palette = Theme(scheme).palette
    for look in (Look.GO, Look.STOP, Look.ASK, Look.GREY, Look.EXIT):
        ground, notice, line = palette.paint(look).fill, palette.notice.fill, palette.notice_line
        assert max(contrast(notice, ground), contrast(line, ground)) >= 1.5
    overlay = opened(qtbot)
    overlay._theme.choose(scheme)
    overlay.show_verdict(GREEN)
    (notice_box,) = placed_as(overlay, "notice")
    image = overlay.grab().toImage()
    edge = notice_box.box.translated(28, overlay.words_top)
    at_edge = {image.pixelColor(round(edge.x()) + n, round(edge.center().y())).name() for n in range(3)}
    assert palette.notice_line.lower() in at_edge


@pytest.mark.parametrize("zoom_edge", [14.0, 28.0])
def test_stripes_keep_clear_of_what_stands_below_the_free_edge(qtbot: QtBot, zoom_edge: float) -> None:
    overlay = opened(qtbot)
    overlay.arrange(STAGE, ROOM, ACTIONS, 560, zoom_edge)
    overlay.show_verdict(view_of_failed(ScanFailed("s", "")))
    image = overlay.grab().toImage()
    red = QColor(DARK.paint(Look.STOP).fill).name()

    def is_plain(y: int) -> bool:
        return {image.pixelColor(x, y).name() for x in range(700, 1280, 2)} == {red}

    assert is_plain(0)
    assert not is_plain(round(zoom_edge / 3))
    assert all(is_plain(y) for y in range(round(zoom_edge) - 4, round(zoom_edge) + 1))
