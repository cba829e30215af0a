"""Where everything stands: inside the window, apart from one another, and nothing that a finger misses."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.outbox import IncidentKind
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, AlreadyIn, Reason, SameScan, Unknown
from kiosk.engine.events import LateStop
from kiosk.ui.door.camera_feed import CameraState
from kiosk.ui.door.places import BUTTONS_PX, Places, arrange
from kiosk.ui.door.step_aside_rows import Asides
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import NAME_PX, TOUCH_PX, WORD_PX, Theme
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.outcome_views import view_of_late_stop
from kiosk.ui.verdict.overlay_layout import lay_out_overlay
from kiosk.ui.verdict.verdict_view import VerdictView, view_of_verdict
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.row_list import RowList
from tests.gui.fake_controller import NOW, a_ticket, given

SIZES = (
    (640, 360),
    (800, 480),
    (800, 600),
    (960, 540),
    (1024, 600),
    (1280, 720),
    (1280, 800),
    (800, 1280),
    (640, 1138),
    (1080, 1920),
    (1920, 1080),
    (3840, 2160),
)
EACH_SIZE = pytest.mark.parametrize("size", SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
ANA = a_ticket("t1", "Ana García Lorenzo", kind="VIP")
GREEN = view_of_verdict(given(Admit(ANA), admission_id="a1", order_size=4, order_inside=1))
USUAL = (
    GREEN,
    view_of_verdict(given(AlreadyIn(ANA, Reason.INSIDE, None))),
    view_of_verdict(given(SameScan())),
    view_of_verdict(given(Unknown())),
)


def zoom_of(width: int, height: int) -> float:
    theme = Theme(Scheme.DARK, Motion.OFF)
    theme.fit_to(width, height)
    return theme.zoom


def placed(size: tuple[int, int], *, rehearsal: bool = True, mirrored: bool = False) -> Places:
    return arrange(*size, rehearsal=rehearsal, zoom=zoom_of(*size), mirrored=mirrored)


def rects(places: Places) -> dict[str, QRect]:
    found = {name: getattr(places, name) for name in places.__struct_fields__}
    return {name: rect for name, rect in found.items() if isinstance(rect, QRect)}


@pytest.mark.parametrize("mirrored", [False, True], ids=["ltr", "rtl"])
@pytest.mark.parametrize("rehearsal", [False, True], ids=["real", "rehearsal"])
@EACH_SIZE
@pytest.mark.usefixtures("qapp")
def test_all_places_are_in_the_window_and_apart(
    size: tuple[int, int], rehearsal: bool, mirrored: bool
) -> None:
    all_places = rects(placed(size, rehearsal=rehearsal, mirrored=mirrored))
    window = QRect(0, 0, *size)
    assert [name for name, rect in all_places.items() if rect.isValid() and not window.contains(rect)] == []
    apart = ("status_bar", "rehearsal", "entry", "guests", "camera", "aside", "last_verdict", "footer")
    overlaid = ("status_bar", "rehearsal", "words", "actions", "camera", "footer")
    for group in (apart, overlaid):
        touching = [
            (one, other)
            for one, other in combinations(group, 2)
            if all_places[one].intersects(all_places[other])
        ]
        assert touching == []
    assert all(all_places["stage"].contains(all_places[name]) for name in ("words", "actions", "camera"))


@EACH_SIZE
@pytest.mark.usefixtures("qapp")
def test_what_is_pressed_has_room_for_a_finger(size: tuple[int, int]) -> None:
    places, zoom = placed(size), zoom_of(*size)
    assert places.entry.height() >= TOUCH_PX * zoom
    assert places.footer.height() >= TOUCH_PX * zoom
    assert places.actions.height() >= BUTTONS_PX * zoom - 1
    assert places.camera.height() >= 80
    assert places.guests.height() >= 40


@EACH_SIZE
@pytest.mark.usefixtures("qapp")
def test_from_right_to_left_everything_is_mirrored(size: tuple[int, int]) -> None:
    here, there = rects(placed(size)), rects(placed(size, mirrored=True))
    for name, rect in here.items():
        from_right = QRect(size[0] - rect.x() - rect.width(), rect.y(), rect.width(), rect.height())
        assert there[name] == from_right, name


def opened(qtbot: QtBot, size: tuple[int, int]) -> DoorWindow:
    window = DoorWindow(Theme(Scheme.DARK, Motion.OFF), settle_s=60, guard_s=0)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    return window


def word_top(window: DoorWindow) -> int:
    """Where the mark beside the word begins, in the window."""
    overlay = window.overlay
    assert overlay.laid_out is not None
    return round(overlay.y() + overlay.words_top + overlay.laid_out.mark.y())


@EACH_SIZE
def test_the_camera_and_the_word_of_usual_verdicts_stand_still(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = opened(qtbot, size)
    camera = window.camera.geometry()
    tops = []
    for view in USUAL:
        window.show_verdict(view)
        assert window.camera.geometry() == camera
        tops.append(word_top(window))
    assert max(tops) - min(tops) <= (1 if size != SIZES[0] else 24)


@EACH_SIZE
def test_every_button_of_a_verdict_is_there_and_clear_of_the_camera(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = opened(qtbot, size)
    for view in USUAL:
        window.show_verdict(view)
        # In the lowest windows the last of three has its key only.
        for action in view.actions[: 2 if size[1] < 600 else None]:
            button = window.overlay.buttons.button(action)
            assert button.isVisible(), action
            in_window = button.geometry().translated(window.overlay.pos())
            assert not in_window.intersects(window.camera.geometry()), action
            assert button.height() >= TOUCH_PX


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280)], ids=["low", "usual", "portrait"])
def test_a_stop_at_the_foot_leaves_the_buttons_of_the_next_verdict(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = opened(qtbot, size)
    window.show_stop(view_of_late_stop(LateStop("t9", "Chloé Dubois", IncidentKind.CONFLICT, NOW), 60))
    window.show_verdict(GREEN)
    camera = window.camera.geometry()
    for action in (Action.ADMIT_REST, Action.UNDO):
        button = window.overlay.buttons.button(action)
        assert button.isVisible()
        in_window = button.geometry().translated(window.overlay.pos())
        assert not in_window.intersects(camera)
        assert not in_window.intersects(window.stop_bar.geometry())


def sizes_of(view: VerdictView, size: tuple[int, int]) -> tuple[int, int]:
    """The type's size for the word and for the name."""
    theme = Theme(Scheme.DARK, Motion.OFF)
    theme.fit_to(*size)
    words = arrange(*size, rehearsal=False, zoom=theme.zoom).words
    layout = lay_out_overlay(view, theme, words.width(), words.height())
    word, name = layout.placed[0].fitted, layout.placed[1].fitted
    assert word.layout.font().weight() == QFont.Weight.ExtraBold
    return word.size_px, name.size_px


def test_word_and_name_can_be_read_from_two_metres(qapp: QApplication) -> None:
    """At 1280 × 800 they have their tokens' sizes, or more; a small screen has three quarters of them."""
    assert sizes_of(GREEN, (1280, 800)) >= (WORD_PX, NAME_PX)
    assert sizes_of(GREEN, (800, 1280)) >= (WORD_PX, NAME_PX)
    for size in ((1024, 600), (1920, 1080), (3840, 2160)):
        word, name = sizes_of(GREEN, size)
        assert word >= min(size[0] / 1280, size[1] / 800) * WORD_PX * 0.97
        assert name >= min(size[0] / 1280, size[1] / 800) * NAME_PX * 0.97


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)], ids=["low", "usual", "large"])
def test_a_stop_at_the_foot_leaves_the_camera_its_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = opened(qtbot, size)
    camera = window.camera.geometry()
    window.show_stop(view_of_late_stop(LateStop("t9", "Chloé Dubois", IncidentKind.CONFLICT, NOW), 60))
    window.show_verdict(GREEN)
    assert window.stop_bar.isVisible()
    assert window.camera.geometry() == camera


def test_the_buttons_of_verdicts_are_as_high_beside_one_another_as_below(qtbot: QtBot) -> None:
    window = opened(qtbot, (1024, 600))
    window.show_verdict(GREEN)
    below = [window.overlay.buttons.button(action).geometry() for action in GREEN.actions]
    window.show_stop(view_of_late_stop(LateStop("t9", "Chloé Dubois", IncidentKind.CONFLICT, NOW), 60))
    window.show_verdict(GREEN)
    beside = [window.overlay.buttons.button(action).geometry() for action in GREEN.actions]
    assert {rect.height() for rect in below} == {rect.height() for rect in beside} == {72}
    assert below[0].x() == below[1].x()
    assert beside[0].y() == beside[1].y()
    assert beside[0].right() < beside[1].x()


def rows_in_sight(rows: RowList) -> int:
    """How many rows of a list are whole."""
    QApplication.processEvents()
    port = rows.viewport().rect()
    return sum(port.contains(rows.visualRect(rows.rows.index(n))) for n in range(rows.rows.rowCount()))


def in_sight(qtbot: QtBot, size: tuple[int, int]) -> dict[str, int]:
    """How many rows of each list are seen in a window of this size, where all have more than enough."""
    window = opened(qtbot, size)
    rows = tuple(Row(key=f"t{n}", name=f"Guest {n}", facts="19:42") for n in range(60))
    window.recent.list.show_rows(rows)
    waiting = Asides()
    for n in range(60):
        waiting = waiting.with_guest(view_of_verdict(given(Unknown(), code=f"code {n}")), NOW)
    window.aside.show_waiting(waiting, NOW)
    found = {"recent": rows_in_sight(window.recent.list), "aside": rows_in_sight(window.aside.list)}
    window.results.list.show_rows(rows)
    window.show_search(shown=True)
    return found | {"results": rows_in_sight(window.results.list)}


@pytest.mark.parametrize(
    ("usual", "large", "more"),
    [
        ((1280, 800), (1920, 1080), (2, 2)),
        ((1280, 800), (3840, 2160), (6, 6)),
        ((800, 1280), (1080, 1920), (2, 1)),
    ],
    ids=["landscape", "4K", "portrait"],
)
def test_a_large_screen_shows_more_of_each_list_and_not_only_larger(
    qtbot: QtBot, usual: tuple[int, int], large: tuple[int, int], more: tuple[int, int]
) -> None:
    few, many = in_sight(qtbot, usual), in_sight(qtbot, large)
    assert many["recent"] >= few["recent"] + more[0]
    assert many["results"] >= few["results"] + more[0]
    assert many["aside"] >= few["aside"] + more[1]
    assert zoom_of(*large) > 1


@pytest.mark.parametrize("typed", ["", "rosa"])
def test_without_a_camera_buttons_stand_clear_of_the_words_about_it(qtbot: QtBot, typed: str) -> None:
    window = opened(qtbot, (800, 1280))
    window.camera.show_state(CameraState.NONE, "")
    window.entry.setText(typed)
    window.show_verdict(view_of_verdict(given(Unknown())))
    assert window.camera.collapsed_px
    for action in window.overlay.buttons.shown:
        button = window.overlay.buttons.button(action)
        in_window = button.geometry().translated(window.overlay.pos())
        assert in_window.top() > window.camera.geometry().bottom() + 8, action
        assert not typed or not in_window.intersects(window.entry.geometry()), action
