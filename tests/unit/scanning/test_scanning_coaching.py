"""What is said about a code that cannot be read: the right word, in time, and none where there is no need."""

from collections.abc import Callable, Sequence
from typing import Any

import cv2
import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.decoding.engines import ZxingEngine
from kiosk.scanning.frames import Code, Frame, Pixels, Reading
from kiosk.scanning.opencv import prepare_opencv
from kiosk.scanning.selection.coaching import (
    NOTHING_SEEN_AFTER_S,
    SHOWN_AFTER_S,
    STAYS_S,
    WEARY_AFTER_S,
    Coach,
    Coaching,
    Looked,
    look_at,
)
from kiosk.scanning.selection.code_like import code_like
from kiosk.scanning.selection.frame_analyser import FrameAnalyser
from tests.unit.scanning.held_up import Doorway

prepare_opencv()
FRAMES = 4
Draw = Callable[[Doorway], NDArray[Any]]


def read(frame: Frame) -> Reading:
    return Cascade([ZxingEngine(micro=False)], ()).decode_frame(frame)


def shown(draw: Draw, *, seed: int = 3, noise: float = 4) -> list[tuple[Frame, Reading]]:
    doorway = Doorway(seed)
    frames = [Frame(doorway.taken(draw(doorway), noise=noise), 1 + n, n * 0.1) for n in range(FRAMES)]
    return [(frame, read(frame)) for frame in frames]


def said(frames: Sequence[tuple[Frame, Reading]], *, lasting_s: float = 1.0) -> Coaching | None:
    """The last word while these frames are shown again and again, ten a second."""
    analyser, coaching = FrameAnalyser(), None
    for number in range(int(lasting_s * 10) + 1):
        frame, reading = frames[number % len(frames)]
        coaching = analyser.see(replace(frame, taken_at_s=100 + number * 0.1), reading).coaching
    return coaching


def small(side_px: float) -> Draw:
    return lambda doorway: doorway.code(side_px)


def defocused(sigma: float) -> Draw:
    return lambda doorway: cv2.GaussianBlur(doorway.code(), (0, 0), sigma)


def moving(by_px: int) -> Draw:
    return lambda doorway: doorway.moved(doorway.code(), by_px)


def dark(light: float) -> Draw:
    return lambda doorway: doorway.code() * light


def dim(white: float) -> Draw:
    return lambda doorway: np.where(
        (code := doorway.code(white=white, lift=6)) == doorway.empty, doorway.empty * 1.4, code
    )


def glaring(radius_px: float) -> Draw:
    return lambda doorway: doorway.glaring(doorway.code(), radius_px)


def at_edge(down_px: float) -> Draw:
    return lambda doorway: doorway.code(at=(0, down_px))


def covered(share: float) -> Draw:
    """A thumb over one of the three corners by which a code is read, or over the middle."""

    def draw(doorway: Doorway) -> NDArray[Any]:
        scene = doorway.code()
        cv2.circle(scene, (640, 360), int(share * 250), (90, 110, 150), -1)
        return scene

    return draw


@pytest.mark.parametrize(
    ("fine", "spoilt", "coaching"),
    [
        ([small(60), small(90)], [small(34), small(26)], Coaching.TOO_SMALL),
        ([small(500), small(650)], [small(1050), small(1250), small(1500)], Coaching.TOO_CLOSE),
        ([at_edge(0), at_edge(150)], [at_edge(300), at_edge(320)], Coaching.CUT_OFF),
        ([defocused(1), defocused(3)], [defocused(5.5), defocused(8), defocused(12)], Coaching.BLURRED),
        ([moving(4), moving(9)], [moving(25), moving(35), moving(50)], Coaching.BLURRED),
        ([dark(0.5), dark(0.15)], [dark(0.05), dark(0.035)], Coaching.DARK),
        ([dim(200), dim(90)], [dim(25), dim(21)], Coaching.DIM),
        ([glaring(4)], [glaring(40), glaring(60), glaring(75)], Coaching.GLARE),
    ],
)
def test_each_trouble_has_its_word_when_reading_fails_and_none_before(
    fine: list[Draw], spoilt: list[Draw], coaching: Coaching
) -> None:
    for draw in fine:
        frames = shown(draw)
        assert sum(bool(reading.codes) for _, reading in frames) >= FRAMES - 1
        assert said(frames) is None
    for draw in spoilt:
        frames = [one for one in shown(draw) if not one[1].codes]
        assert len(frames) >= FRAMES - 1, "so much of it is not read"
        assert said(frames) is coaching


def test_a_sharp_code_that_was_found_and_still_is_not_read_is_covered() -> None:
    frames = [one for one in shown(covered(0.2), seed=5) if one[1].unread]
    assert frames
    assert said(frames) is Coaching.COVERED


@pytest.mark.parametrize(
    "draw", [Doorway.written, Doorway.striped, Doorway.checked, Doorway.faced, lambda d: d.empty]
)
@pytest.mark.parametrize("noise", [2, 25])
def test_where_there_is_nothing_like_a_code_nothing_is_said(draw: Draw, noise: float) -> None:
    assert said(shown(draw, noise=noise), lasting_s=3) is None


@pytest.mark.parametrize("draw", [Doorway.written, Doorway.striped, Doorway.checked, Doorway.faced])
def test_a_pattern_is_no_code(draw: Draw) -> None:
    for frame, _ in shown(draw):
        assert code_like(frame.image, ()) is None


def test_a_black_picture_is_told_of_after_a_while() -> None:
    frames = shown(lambda doorway: doorway.empty * 0.01, noise=1)
    assert said(frames, lasting_s=NOTHING_SEEN_AFTER_S - 0.2) is None
    assert said(frames, lasting_s=NOTHING_SEEN_AFTER_S + 0.2) is Coaching.NOTHING_SEEN


def test_half_resolution_and_gray_frames_are_coached_too() -> None:
    doorway = Doorway(4, size=(640, 360))
    scene = cv2.GaussianBlur(doorway.code(130), (0, 0), 4)
    image = doorway.taken(scene)
    for picture in (image, image[..., 1]):
        assert look_at(Frame(picture, 1, 0.0), Reading((), (), (), 0.0)).coaching is Coaching.BLURRED


def test_the_patch_is_where_the_code_is() -> None:
    doorway = Doorway(6)
    patch = code_like(doorway.taken(cv2.GaussianBlur(doorway.code(at=(-200, 80)), (0, 0), 7)), ())
    assert patch is not None
    left, top, width, height = patch.box
    assert (left + width / 2, top + height / 2) == pytest.approx((440, 440), abs=25)
    assert patch.side_px == pytest.approx(250, rel=0.25)


@pytest.mark.parametrize(
    "image",
    [
        np.zeros((1, 1, 3), np.uint8),
        np.zeros((1, 5000), np.uint8),
        np.zeros((5000, 1, 3), np.uint8),
        np.full((16, 16, 3), 255, np.uint8),
        np.random.default_rng(1).integers(0, 256, (17, 33, 3), dtype=np.uint8),
        np.random.default_rng(1).integers(0, 256, (3000, 4000), dtype=np.uint8),
        np.random.default_rng(1).integers(0, 256, (720, 1280, 3), dtype=np.uint8)[:, ::-1],
    ],
)
def test_any_frame_can_be_looked_at(image: Pixels) -> None:
    outlines = (
        (),
        ((float("nan"), 2.0), (5.0, float("inf"))),
        ((0.0, 0.0), (9e9, 0.0), (9e9, -9e9), (0.0, 5.0)),
        ((3.0, 3.0),),
    )
    for unread in ((), outlines):
        looked = look_at(Frame(image, 1, 0.0), Reading((), unread, (), 0.0))
        assert np.isfinite(np.asarray(looked.outline, dtype=float)).all()


# --- what is said, frame after frame ---

BLURRED, SMALL = Looked(Coaching.BLURRED), Looked(Coaching.TOO_SMALL)


def told(coach: Coach, *steps: tuple[float, Looked]) -> list[Coaching | None]:
    return [coach.steadied(at_s, looked).coaching for at_s, looked in steps]


def every_tenth(since_s: float, until_s: float, looked: Looked) -> list[tuple[float, Looked]]:
    return [(since_s + n * 0.1, looked) for n in range(round((until_s - since_s) * 10))]


def test_trouble_that_is_over_soon_is_none() -> None:
    coach = Coach()
    assert set(told(coach, *every_tenth(0, SHOWN_AFTER_S, BLURRED), (0.6, Looked()), (2.0, Looked()))) == {
        None
    }


def test_a_word_comes_after_a_while_and_stays_a_while() -> None:
    coach = Coach()
    told(coach, *every_tenth(0, SHOWN_AFTER_S, BLURRED))
    assert told(coach, (SHOWN_AFTER_S + 0.05, BLURRED)) == [Coaching.BLURRED]
    quiet = told(coach, (0.9, Looked()), (1.5, Looked()), (SHOWN_AFTER_S + STAYS_S + 0.1, Looked()))
    assert quiet == [Coaching.BLURRED, Coaching.BLURRED, None]


def test_a_word_goes_at_once_when_a_code_is_read() -> None:
    coach = Coach()
    assert told(coach, *every_tenth(0, 0.7, BLURRED))[-1] is Coaching.BLURRED
    reading = Reading((Code(b"A", "A", "zxing", ()),), (), (), 1.0)
    assert coach.see(Frame(np.zeros((4, 4), np.uint8), 1, 0.71), reading).coaching is None
    assert told(coach, *every_tenth(0.8, 1.2, BLURRED)) == [None] * 4


def test_kinds_that_take_turns_do_not_flicker() -> None:
    coach = Coach()
    steps = [(n * 0.1, SMALL if n % 3 == 2 else BLURRED) for n in range(60)]
    assert set(told(coach, *steps)) == {None, Coaching.BLURRED}


def test_another_trouble_is_said_when_it_has_lasted() -> None:
    coach = Coach()
    told(coach, *every_tenth(0, 1.7, BLURRED))
    assert told(coach, *every_tenth(1.7, 2.7, SMALL))[-1] is Coaching.TOO_SMALL


def test_what_never_was_a_code_is_said_nothing_about_in_the_end() -> None:
    coach = Coach()
    told(coach, *every_tenth(0, WEARY_AFTER_S, BLURRED))
    assert told(coach, *every_tenth(WEARY_AFTER_S + 0.1, WEARY_AFTER_S + 9, BLURRED)) == [None] * 89
    told(coach, (40.0, Looked()))
    assert told(coach, *every_tenth(41, 42, BLURRED))[-1] is Coaching.BLURRED


def test_what_hangs_on_the_wall_is_passed_over_from_then_on() -> None:
    poster = ((100.0, 100.0), (300.0, 100.0), (300.0, 300.0), (100.0, 300.0))
    ticket = tuple((x + 150, y + 150) for x, y in poster)
    coach = Coach()
    told(coach, *every_tenth(0, WEARY_AFTER_S + 0.5, Looked(Coaching.BLURRED, poster)), (20.0, Looked()))
    nearly = tuple((x + 10, y - 5) for x, y in poster)
    assert set(told(coach, *every_tenth(30, 33, Looked(Coaching.BLURRED, nearly)))) == {None}
    assert told(coach, *every_tenth(40, 41, Looked(Coaching.BLURRED, ticket)))[-1] is Coaching.BLURRED


def test_a_clock_that_goes_back_ends_what_was_said() -> None:
    coach = Coach()
    told(coach, *every_tenth(100, 101, BLURRED))
    assert told(coach, (0.0, BLURRED), (0.1, BLURRED)) == [None, None]
    assert told(coach, *every_tenth(0.2, 0.8, BLURRED))[-1] is Coaching.BLURRED


def test_frames_that_come_fast_are_not_all_measured() -> None:
    coach = Coach()
    frame = shown(defocused(8))[0][0]
    unread = Reading((), (), (), 1.0)
    coach.see(replace(frame, taken_at_s=1.0), unread)
    black = Frame(np.zeros((720, 1280, 3), np.uint8), 2, 1.03)
    coach.see(black, unread)
    assert [looked.coaching for _, looked in coach._recent] == [Coaching.BLURRED]
