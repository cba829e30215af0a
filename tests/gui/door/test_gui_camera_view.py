"""The camera feed across threads, and the preview."""

import threading
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kiosk.core.screen_settings import Scheme
from kiosk.scanning.camera.trouble import NO_CAMERA
from kiosk.ui.door import camera_view
from kiosk.ui.door.camera_feed import (
    SHORTEST_GAP_MS,
    CameraFeed,
    CameraState,
    Coaching,
    Frame,
    coaching_words,
)
from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.texts.language import use_language
from kiosk.ui.theme.clean_text import NO_BREAK
from kiosk.ui.theme.text_fit import fit
from kiosk.ui.theme.theme import Theme
from tests.gui.painted_text import all_written


def plain_frame(level: int, *, width: int = 64, height: int = 48) -> NDArray[np.uint8]:
    return np.full((height, width, 3), (level, 0, 0), dtype=np.uint8)


def live_feed(shortest_gap_ms: int = SHORTEST_GAP_MS) -> CameraFeed:
    feed = CameraFeed(shortest_gap_ms=shortest_gap_ms)
    feed.set_state(CameraState.LIVE)
    return feed


def test_of_many_frames_the_newest_wins_and_none_pile_up(qtbot: QtBot) -> None:
    feed = live_feed()
    shown: list[Frame] = []
    feed.framed.connect(shown.append)

    def decode() -> None:
        buffer = plain_frame(0)
        for level in range(200):
            buffer[:] = (level, 0, 0)
            feed.offer(buffer)
        buffer[:] = 255  # the decoder goes on with its buffer

    thread = threading.Thread(target=decode)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(shown) and shown[-1].image.pixelColor(5, 5).blue() == 199)
    assert len(shown) <= 2


def test_frames_come_no_more_often_than_can_be_seen(qtbot: QtBot) -> None:
    feed = live_feed(shortest_gap_ms=60_000)
    shown: list[Frame] = []
    feed.framed.connect(shown.append)
    feed.offer(plain_frame(1))
    qtbot.waitUntil(lambda: len(shown) == 1)
    feed.offer(plain_frame(2))
    qtbot.waitUntil(feed._pause.isActive)
    feed.offer(plain_frame(3))
    assert len(shown) == 1
    feed._pause.start(0)
    qtbot.waitUntil(lambda: len(shown) == 2)
    assert shown[-1].image.pixelColor(0, 0).blue() == 3


@pytest.mark.parametrize(("width", "shown_width"), [(640, 640), (1280, 640), (3840, 960)])
def test_large_frames_are_thinned_and_outlines_stay(qtbot: QtBot, width: int, shown_width: int) -> None:
    feed = live_feed()
    height = width * 9 // 16
    outline = [(width / 2, 0), (width, 0), (width, height / 2)]
    with qtbot.waitSignal(feed.framed) as framed:
        feed.offer(plain_frame(9, width=width, height=height), [outline])
    (frame,) = framed.args
    assert frame.image.width() == shown_width
    assert frame.outlines == (((0.5, 0.0), (1.0, 0.0), (1.0, 0.5)),)


def test_colours_are_right_and_gray_and_empty_frames_are_taken(qtbot: QtBot) -> None:
    feed = live_feed()
    with qtbot.waitSignal(feed.framed) as framed:
        feed.offer(np.full((10, 10, 3), (10, 20, 30), dtype=np.uint8))
    assert framed.args[0].image.pixelColor(0, 0).getRgb()[:3] == (30, 20, 10)
    feed.offer(np.zeros((0, 0, 3), dtype=np.uint8))
    with qtbot.waitSignal(feed.framed) as framed:
        feed.offer(np.full((11, 13), 77, dtype=np.uint8))
    assert framed.args[0].image.pixelColor(12, 10).red() == 77


def show(view: CameraView, frame: Frame) -> None:
    """A frame of a camera that is live."""
    view.show_state(CameraState.LIVE, "")
    view.show_frame(frame)


@pytest.fixture
def view(qtbot: QtBot) -> CameraView:
    made = CameraView(Theme(Scheme.DARK))
    qtbot.addWidget(made)
    made.resize(420, 300)
    made.show()
    return made


def test_a_picture_fills_the_preview_with_the_outline_of_the_code(qtbot: QtBot, view: CameraView) -> None:
    feed = live_feed()
    feed.changed.connect(view.show_state)
    feed.framed.connect(view.show_frame)
    feed.offer(
        np.full((480, 640, 3), 200, dtype=np.uint8), [[(200, 100), (440, 100), (440, 340), (200, 340)]]
    )
    qtbot.waitUntil(lambda: view.frame is not None)
    image = view.grab().toImage()
    assert image.pixelColor(20, 40).name() == "#c8c8c8"
    bluish = image.pixelColor(210, 150)
    assert bluish.blue() > bluish.red() + 20
    assert bluish.blue() > bluish.green() + 10
    assert view.caption == "Hold the code in the frame"


def test_what_is_wrong_with_the_camera_is_said_until_a_frame_comes(qtbot: QtBot, view: CameraView) -> None:
    assert view.caption == "Use the hand scanner, or type"
    show(view, Frame(_image()))
    view.show_state(CameraState.LOST, "device 0 does not answer")
    assert view.frame is None
    assert view.caption == "Hand scanner and keyboard still work"
    assert not view.grab().isNull()
    show(view, Frame(_image()))
    assert view.caption == "Hold the code in the frame"


@pytest.mark.parametrize("tall", [False, True], ids=["collapsed", "upright"])
def test_a_camera_that_was_never_there_is_not_found_and_one_that_was_lost_is_tried_again(
    view: CameraView, tall: bool
) -> None:
    def said() -> str:
        return " ".join(one.text for one in all_written(view)).replace(NO_BREAK, " ")

    view.show_state(CameraState.NONE, str(NO_CAMERA))
    view.resize(420, 300 if tall else view.collapsed_px)
    assert "No camera found" in said()
    assert "Use the hand scanner, or type" in said()
    assert "again" not in said()
    view.resize(420, 300)
    view.show_state(CameraState.LOST, str(NO_CAMERA))
    assert "Camera lost · trying again" in said()


def test_a_picture_alone_does_not_say_that_the_camera_is_live(view: CameraView) -> None:
    for state in (CameraState.ABSENT, CameraState.STARTING, CameraState.LOST):
        view.show_state(state, "")
        view.show_frame(Frame(_image()))
        assert (view.state, view.frame) == (state, None)


def test_a_frame_that_comes_after_its_camera_was_lost_shows_nothing(qtbot: QtBot, view: CameraView) -> None:
    """Whether it waited for the screen, or for the decoder."""
    feed = CameraFeed()
    feed.changed.connect(view.show_state)
    feed.framed.connect(view.show_frame)
    feed.set_state(CameraState.LIVE, opening=1)
    feed.offer(plain_frame(1), opening=1)
    qtbot.waitUntil(lambda: view.frame is not None)
    feed.offer(plain_frame(2), opening=1)
    feed.set_state(CameraState.LOST, "camera 0 does not answer")
    feed.offer(plain_frame(3), opening=1)
    qtbot.waitUntil(lambda: view.state is CameraState.LOST)
    later = live_feed()
    with qtbot.waitSignal(later.framed):
        later.offer(plain_frame(9))
    assert (view.state, view.frame) == (CameraState.LOST, None)


def test_frames_of_the_opening_before_are_not_shown_as_those_of_the_one_that_is_live(
    qtbot: QtBot, view: CameraView
) -> None:
    feed = CameraFeed()
    feed.changed.connect(view.show_state)
    feed.framed.connect(view.show_frame)
    feed.set_state(CameraState.LIVE, opening=1)
    feed.set_state(CameraState.LOST)
    feed.set_state(CameraState.LIVE, opening=2)
    feed.offer(plain_frame(1), opening=1)
    qtbot.waitUntil(lambda: view.state is CameraState.LIVE)
    feed.offer(plain_frame(2), opening=2)
    qtbot.waitUntil(lambda: view.frame is not None)
    assert view.frame is not None
    assert view.frame.image.pixelColor(0, 0).blue() == 2


def test_coaching_goes_before_the_hint(view: CameraView) -> None:
    show(view, Frame(_image()))
    view.hint("Next guest can scan now")
    assert view.caption == "Next guest can scan now"
    view.coach(Coaching.CLOSER)
    assert view.caption == "Closer"
    assert "Closer" in view.accessibleDescription()
    view.coach(None)
    view.hint("")
    assert view.caption == "Hold the code in the frame"


def test_states_and_coaching_may_come_from_another_thread(qtbot: QtBot, view: CameraView) -> None:
    feed = live_feed()
    feed.changed.connect(view.show_state)
    feed.coached.connect(view.coach)
    for work in (lambda: feed.set_state(CameraState.LIVE), lambda: feed.coach(Coaching.HOLD_STILL)):
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    qtbot.waitUntil(lambda: view.caption == "Hold still")
    assert view.state is CameraState.LIVE


def _image() -> QImage:
    image = QImage(64, 48, QImage.Format.Format_RGB32)
    image.fill(0)
    return image


def test_every_coaching_has_words_of_its_own() -> None:
    words = [coaching_words(one) for one in Coaching]
    assert all(words)
    assert len(set(words)) == len(words)


def test_coaching_that_stays_is_told_once(qtbot: QtBot) -> None:
    feed = live_feed()
    told: list[Coaching | None] = []
    feed.coached.connect(told.append)
    for one in (None, Coaching.CLOSER, Coaching.CLOSER, None, None, Coaching.TILT):
        feed.coach(one)
    qtbot.waitUntil(lambda: told == [Coaching.CLOSER, None, Coaching.TILT])


def test_what_a_thread_brings_after_the_end_is_told_to_nobody(qtbot: QtBot) -> None:
    """The feed may be destroyed by then, and a thread that emits meanwhile ends the program."""
    feed = live_feed()
    told: list[object] = []
    for signal in (feed.framed, feed.changed, feed.coached):
        signal.connect(lambda *what: told.append(what))
    feed.offer(plain_frame(1))
    qtbot.waitUntil(lambda: bool(told))
    told.clear()
    feed.end()
    feed.offer(plain_frame(2))
    feed.set_state(CameraState.LOST, "too late")
    feed.coach(Coaching.CLOSER)
    for _ in range(3):
        QCoreApplication.processEvents()
    assert told == []


SQUARE = ((0.4, 0.3), (0.6, 0.3), (0.6, 0.6), (0.4, 0.6))
AT_BOTTOM = ((0.4, 0.6), (0.6, 0.6), (0.6, 0.97), (0.4, 0.97))
BESIDE = ((0.05, 0.3), (0.2, 0.3), (0.2, 0.6), (0.05, 0.6))


def test_codes_beside_the_one_that_counts_are_told_of_for_a_moment(qtbot: QtBot, view: CameraView) -> None:
    show(view, Frame(_image(), (SQUARE,), (BESIDE, AT_BOTTOM)))
    assert view.caption == "3 codes in view: the middle one counts"
    show(view, Frame(_image(), (SQUARE,), (BESIDE,)))
    assert view.caption == "3 codes in view: the middle one counts", "a code that blinks"
    show(view, Frame(_image(), (SQUARE,)))
    qtbot.waitUntil(lambda: view.caption == "Hold the code in the frame")
    show(view, Frame(_image(), (SQUARE,), (BESIDE,)))
    assert view.caption == "2 codes in view: the middle one counts"


def test_what_does_not_count_and_what_is_unread_look_unlike_what_counts(view: CameraView) -> None:
    white = QImage(640, 480, QImage.Format.Format_RGB32)
    white.fill(0xFF808080)
    show(view, Frame(white, (SQUARE,), (BESIDE,)))
    image = view.grab().toImage()
    width, height = image.width(), image.height()

    def inside(outline: tuple[tuple[float, float], ...]) -> QColor:
        return image.pixelColor(int((outline[0][0] + 0.05) * width), int(0.5 * height))

    counts, beside = inside(SQUARE), inside(BESIDE)
    assert counts.blue() > counts.red() + 15
    assert beside.lightness() < 100
    assert abs(beside.blue() - beside.red()) < 12
    show(view, Frame(white, (), (), (SQUARE,)))
    unread = view.grab().toImage().pixelColor(int(0.45 * width), int(0.5 * height))
    assert unread.lightness() > 120, "nothing lies over what is to be read"


def test_words_of_coaching_are_large_and_leave_the_code_free(view: CameraView) -> None:
    gray = QImage(840, 600, QImage.Format.Format_RGB32)
    gray.fill(0xFF808080)

    def dark_rows() -> list[int]:
        image = view.grab().toImage()
        return [y for y in range(image.height()) if image.pixelColor(8, y).lightness() < 60]

    show(view, Frame(gray, (), (), (SQUARE,)))
    quiet = len(dark_rows())
    view.coach(Coaching.HOLD_STILL)
    below = dark_rows()
    assert len(below) > quiet
    assert min(below) > view.height() * 0.6
    view.coach(None)
    show(view, Frame(gray, (), (), (AT_BOTTOM,)))
    view.coach(Coaching.HOLD_STILL)
    above = dark_rows()
    assert max(above) < view.height() * 0.4


def test_a_screen_that_is_busy_for_seconds_finds_one_frame_waiting(qtbot: QtBot) -> None:
    feed = live_feed()
    shown: list[Frame] = []
    feed.framed.connect(shown.append)
    picture = np.zeros((720, 1280, 3), np.uint8)

    def decode() -> None:
        for number in range(150):
            picture[:] = number
            feed.offer(picture, [[(0, 0), (9, 0), (9, 9)]])
            feed.coach(Coaching.CLOSER if number % 50 else None)

    thread = threading.Thread(target=decode)
    thread.start()
    thread.join()  # the screen does nothing all the while
    qtbot.waitUntil(lambda: bool(shown))
    assert [frame.image.pixelColor(5, 5).blue() for frame in shown] == [149]


def test_a_frame_is_copied_once_and_belongs_to_the_screen_alone(qtbot: QtBot) -> None:
    feed = live_feed()
    picture = np.full((90, 160, 3), 50, np.uint8)
    turned = picture[:, ::-1]
    with qtbot.waitSignal(feed.framed) as framed:
        feed.offer(turned)
        picture[:] = 200
    assert framed.args[0].image.pixelColor(7, 7).blue() == 50


def aim(view: CameraView) -> list[int]:
    """The rows at which the aim frame's light lines are painted, in a view without a picture."""
    image = view.grab().toImage()
    middle = image.width() // 2
    reach = range(middle - image.height() // 2, middle + image.height() // 2)
    return [
        y for y in range(image.height()) if sum(image.pixelColor(x, y).lightness() > 200 for x in reach) > 24
    ]


def test_the_aim_frame_stands_clear_of_what_covers_its_top(view: CameraView) -> None:
    view.show_state(CameraState.LIVE, "")
    usual = aim(view)
    view.keep_clear(90)
    assert min(usual) < 60
    assert min(aim(view)) > 90
    view.show_state(CameraState.LIVE, "The other camera is used")
    assert min(aim(view)) > 90
    view.keep_clear(0)
    assert 20 < min(aim(view)) < 90
    view.show_state(CameraState.LIVE, "")
    assert aim(view) == usual


@pytest.mark.parametrize("language", ["en", "de", "pseudo-rtl"])
@pytest.mark.parametrize("coaching", list(Coaching))
def test_words_of_coaching_leave_most_of_the_picture(
    qtbot: QtBot, qapp: QApplication, coaching: Coaching, language: str
) -> None:
    use_language(qapp, language)
    view = CameraView(Theme(Scheme.DARK))
    qtbot.addWidget(view)
    view.resize(327, 235)  # no camera's picture is smaller on a screen of 1024 by 600
    view.show()
    show(view, Frame(_image()))
    view.coach(coaching)
    words = [one for one in all_written(view) if one.widget is view]
    assert words
    assert min(one.size_px for one in words) >= 18
    assert min(one.box.top() for one in words) > 0.68 * view.height()
    assert all(view.rect().contains(one.box.toAlignedRect()) for one in words)


@pytest.mark.parametrize("coaching", [Coaching.CLOSER, Coaching.USE_SCANNER])
@pytest.mark.parametrize("down", [0.1, 0.3, 0.5, 0.62, 0.7, 0.9])
def test_words_of_coaching_stand_where_the_code_is_not(
    view: CameraView, coaching: Coaching, down: float
) -> None:
    """`down`: how far down the middle of the code is, a quarter of the picture high."""
    code = tuple((x, down + y) for x, y in ((0.4, -0.12), (0.6, -0.12), (0.6, 0.12), (0.4, 0.12)))
    gray = QImage(840, 600, QImage.Format.Format_RGB32)
    gray.fill(0xFF808080)
    show(view, Frame(gray, (), (), (code,)))
    view.coach(coaching)
    words = [one.box for one in all_written(view) if one.widget is view]
    top, bottom = (down - 0.12) * view.height(), (down + 0.12) * view.height()
    assert all(box.bottom() < top or box.top() > bottom for box in words)


def test_what_is_known_of_a_camera_s_trouble_is_in_the_screen_s_language(
    qtbot: QtBot, qapp: QApplication, view: CameraView
) -> None:
    use_language(qapp, "de")
    feed = live_feed()
    feed.changed.connect(view.show_state)
    feed.set_state(CameraState.NONE, NO_CAMERA)
    qtbot.waitUntil(lambda: view.state is CameraState.NONE)
    assert "Keine Kamera angeschlossen" in view.accessibleDescription()


def test_words_are_fitted_anew_where_they_or_their_room_change_and_not_for_each_picture(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme = Theme(Scheme.LIGHT)
    view = CameraView(theme)
    qtbot.addWidget(view)
    view.resize(420, 315)
    view.show_state(CameraState.LIVE, "")
    fitted: list[str] = []

    def counted(text: str, *asked: Any, **named: Any) -> Any:
        fitted.append(text)
        return fit(text, *asked, **named)

    monkeypatch.setattr(camera_view, "fit", counted)

    def painted() -> list[str]:
        fitted.clear()
        picture = QImage(640, 360, QImage.Format.Format_RGB888)
        picture.fill(QColor("#336699"))
        view.show_frame(Frame(picture))
        view.grab()
        return [*fitted]

    assert painted() == ["Hold the code in the frame"]
    assert painted() == []
    view.hint("Next guest can scan now")
    assert painted() == ["Next guest can scan now"]
    view.resize(300, 225)
    assert painted() == ["Next guest can scan now"]
    view.coach(Coaching.CLOSER)
    assert set(fitted) == {"Next guest can scan now", coaching_words(Coaching.CLOSER)}
    assert painted() == []
    theme.fit_to(1920, 1080)
    assert painted() != []
