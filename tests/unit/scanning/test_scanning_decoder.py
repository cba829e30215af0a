"""The cascade on real pictures, through the real engines."""

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from numpy.typing import NDArray

from kiosk.scanning.decoding.decoder import Cascade, usual_steps
from kiosk.scanning.decoding.engines import (
    Engine,
    OpencvEngine,
    PyzbarEngine,
    ZxingEngine,
    available_engines,
    load_engine,
    missing_engines,
)
from kiosk.scanning.decoding.retries import Retry, usual_retries
from kiosk.scanning.decoding.views import View
from kiosk.scanning.errors import EngineUnavailableError
from kiosk.scanning.frames import Code, Frame, Pixels, as_gray
from kiosk.scanning.selection.chooser import CENTRAL_S
from kiosk.scanning.selection.frame_analyser import FrameAnalyser
from tests.door_frames import code_picture

TICKET = "TKT-000042-9f3c11aa"
ROOT = Path(__file__).parents[3]


def frame(image: NDArray[Any], sequence: int = 1, at_s: float = 0.0) -> Frame:
    return Frame(image, sequence, at_s)


def turned(picture: Pixels, degrees: float) -> Pixels:
    side = int(max(picture.shape) * 1.5)
    turn = cv2.getRotationMatrix2D((picture.shape[1] / 2, picture.shape[0] / 2), degrees, 1)
    turn[:, 2] += (side - picture.shape[0]) / 2
    return np.asarray(cv2.warpAffine(picture, turn, (side, side), borderValue=128), dtype=np.uint8)


SPOILT: dict[str, Callable[[Pixels], NDArray[Any]]] = {
    "as it is": lambda picture: picture,
    "turned by 37 degrees": lambda picture: turned(picture, degrees=37),
    "upside down": lambda picture: turned(picture, 180),
    "inverted": lambda picture: 255 - picture,
    "dark": lambda picture: (picture * 0.07 + 3).astype(np.uint8),
    "small": lambda picture: np.asarray(cv2.resize(picture, (66, 66), interpolation=cv2.INTER_AREA)),
    "blurred": lambda picture: np.asarray(cv2.GaussianBlur(picture, (0, 0), 3.5)),
    "colour": lambda picture: np.asarray(cv2.cvtColor(picture, cv2.COLOR_GRAY2BGR)),
    "with alpha": lambda picture: np.asarray(cv2.cvtColor(picture, cv2.COLOR_GRAY2BGRA)),
    "black on transparent": lambda picture: np.dstack(
        [np.zeros((*picture.shape, 3), np.uint8), 255 - picture]
    ),
    "12 bits in 16": lambda picture: picture.astype(np.uint16) * 16,
    "real numbers": lambda picture: picture / 255,
    "yes and no": lambda picture: picture > 127,
    "every second pixel": lambda picture: np.kron(picture, np.ones((2, 2), np.uint8))[::2, ::2],
    "read-only, column-major": np.asfortranarray,
}


@pytest.mark.parametrize("how", SPOILT)
def test_reads_a_ticket(how: str) -> None:
    picture = SPOILT[how](code_picture(TICKET))
    picture.flags.writeable = False
    codes = Cascade().decode_still(picture)
    assert [code.text for code in codes] == [TICKET]
    reading = Cascade().decode_frame(frame(picture), budget_s=10)
    assert [code.text for code in reading.codes] == [TICKET]


def test_corners_are_where_the_code_is() -> None:
    scene = np.full((600, 800), 90, np.uint8)
    picture = code_picture(TICKET, module_px=6)  # 33 modules with the quiet zone, 25 without
    scene[100 : 100 + 198, 300 : 300 + 198] = picture
    for engine in (ZxingEngine(), PyzbarEngine()):
        corners = np.array(engine.read(scene)[0].corners)
        assert np.allclose(corners.min(axis=0), (324, 124), atol=4), engine.name
        assert np.allclose(corners.max(axis=0), (474, 274), atol=4), engine.name


def test_retry_gives_corners_in_pixels_of_the_picture_it_was_given() -> None:
    scene = np.full((600, 800), 90, np.uint8)
    scene[100 : 100 + 198, 300 : 300 + 198] = code_picture(TICKET, module_px=6)
    seen = {retry.name: retry.read(scene) for retry in usual_retries(PyzbarEngine())}
    assert sum(bool(codes) for codes in seen.values()) >= 8
    for name, codes in seen.items():
        for code in codes:
            assert code.text == TICKET
            assert code.engine == name
            assert np.allclose(np.array(code.corners).mean(axis=0), (399, 199), atol=6), name


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ("Zoë Łuczak".encode(), "Zoë Łuczak"),
        ("Zoë".encode("latin-1"), "Zoë"),
        (bytes(range(256)) * 11, None),
        (b"https://example.org/t/ab?id=1#x", "https://example.org/t/ab?id=1#x"),
    ],
)
def test_bytes_are_kept_as_they_are(data: bytes, text: str | None) -> None:
    for engine in (ZxingEngine(), PyzbarEngine()):
        [code] = engine.read(code_picture(data, module_px=4, error="l"))
        assert code.data == data
        if text is not None:
            assert code.text == text


def test_kanji_and_declared_encodings_are_text() -> None:
    codes = Cascade().decode_still(code_picture("日本", kanji=True))
    assert [code.text for code in codes] == ["日本"]


def test_reads_micro_qr_but_not_the_kind_that_noise_is_read_as() -> None:
    assert [code.text for code in Cascade().decode_still(code_picture("AB12345", micro="m3"))] == ["AB12345"]
    assert Cascade().decode_still(code_picture("12345", micro="m1")) == []


def test_most_central_code_comes_first_and_all_are_named() -> None:
    scene = np.full((720, 1280, 3), 200, np.uint8)
    for text, x in (("left", 20), ("middle", 560), ("right", 1050)):
        picture = code_picture(text, module_px=6)
        scene[200 : 200 + picture.shape[0], x : x + picture.shape[1]] = picture[..., None]
    codes = Cascade().decode_still(scene)
    assert codes[0].text == "middle"
    assert {code.text for code in codes} == {"left", "middle", "right"}


def test_each_of_many_codes_on_a_sheet_is_read_though_one_is_spoilt() -> None:
    sheet = np.full((900, 1200), 230, np.uint8)
    for number in range(12):
        picture = code_picture(f"TKT-{number:06d}", module_px=5)
        left, top = 30 + number % 4 * 290, 30 + number // 4 * 290
        sheet[top : top + picture.shape[0], left : left + picture.shape[1]] = picture
    cv2.line(sheet, (320, 30), (400, 130), 230, 4)
    codes = Cascade().decode_still(sheet)
    assert sorted(code.text for code in codes) == [f"TKT-{number:06d}" for number in range(12)]


def test_what_may_be_chance_is_no_micro_code() -> None:
    picture = code_picture("AB12345", micro="m3", module_px=8)
    formats = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.MicroQRCode])
    left = {}
    for turned in range(49):  # of the 7 by 7 modules in the lower right, one more from picture to picture
        row, column = 12 + turned // 7, 12 + turned % 7
        picture[8 * row : 8 * row + 8, 8 * column : 8 * column + 8] ^= 255
        for barcode in zxingcpp.read_barcodes(picture, formats=formats):
            unused: Any = barcode.extra
            left[unused["UEC"]] = [code.text for code in ZxingEngine().read(picture)]
    assert left.pop(0.0) == []
    assert left
    assert all(texts == ["AB12345"] for texts in left.values())


def test_code_found_but_not_read_is_outlined() -> None:
    picture = code_picture(TICKET)
    picture[90:180, 90:180] = 0
    reading = Cascade().decode_frame(frame(picture))
    assert reading.codes == ()
    assert len(reading.unread) == 1


def test_noise_is_never_a_ticket() -> None:
    random = np.random.default_rng(3)
    cascade = Cascade()
    for cell in (1, 2, 4, 7):
        small = random.integers(0, 2, (360 // cell, 480 // cell), dtype=np.uint8) * 255
        noise = np.kron(small, np.ones((cell, cell), np.uint8))
        assert cascade.decode_still(noise) == []


kinds = st.one_of(
    arrays.boolean_dtypes(),
    arrays.integer_dtypes(),
    arrays.unsigned_integer_dtypes(),
    arrays.floating_dtypes(),
    arrays.complex_number_dtypes(),
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_array_of_any_shape_or_type_raises(data: st.DataObject) -> None:
    shape = data.draw(
        st.one_of(
            arrays.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=6),
            st.tuples(st.integers(0, 60), st.integers(0, 60)),
            st.tuples(st.integers(1, 30), st.integers(1, 30), st.integers(1, 5)),
        )
    )
    image = data.draw(arrays.arrays(data.draw(kinds), shape))
    cascade = Cascade()
    assert cascade.decode_still(image) == []
    assert cascade.decode_frame(frame(image)).codes == ()
    assert cascade.failures == {}


@pytest.mark.parametrize("shape", [(1, 1), (1, 700), (700, 1), (2, 2), (20, 21), (21, 21), (23, 22)])
def test_tiny_pictures_reach_every_engine_and_harm_none(shape: tuple[int, int]) -> None:
    random = np.random.default_rng(1)
    picture = random.integers(0, 256, shape, dtype=np.uint8)
    engines: list[Engine | Retry] = [ZxingEngine(), PyzbarEngine(), OpencvEngine()]
    for engine in (*engines, *usual_retries(PyzbarEngine())):
        assert engine.read(picture) == []


def test_as_gray_refuses_what_is_no_picture() -> None:
    for image in (
        np.zeros(5),
        np.zeros((2, 2, 9)),
        np.zeros((0, 4)),
        np.array([["a"]]),
        np.zeros((2, 2), complex),
    ):
        assert as_gray(image) is None
    assert as_gray(np.full((2, 2), 4e38, dtype=np.longdouble) * 1e300) is not None


class Broken:
    """An engine that always raises."""

    name = "broken"

    def read(self, gray: Pixels) -> list[Code]:
        raise RuntimeError(f"cannot read {gray.shape}")


def test_engine_that_raises_is_skipped_and_told_once(caplog: pytest.LogCaptureFixture) -> None:
    cascade = Cascade([Broken(), ZxingEngine()])
    picture = code_picture(TICKET)
    with caplog.at_level(logging.WARNING):
        still = [cascade.decode_still(picture) for _ in range(3)]
        reading = cascade.decode_frame(frame(picture))
    assert [codes[0].text for codes in still] == [TICKET] * 3
    assert reading.codes[0].text == TICKET
    assert cascade.failures == {"broken": 4}
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "broken" in caplog.records[0].getMessage()
    assert TICKET not in caplog.text


class Slow:
    """An engine that finds nothing and takes its time, by a clock that it turns itself."""

    def __init__(self, name: str, takes_s: float, clock: list[float]) -> None:
        self.name = name
        self._takes_s = takes_s
        self._clock = clock

    def read(self, gray: Pixels) -> list[Code]:
        self._clock[0] += self._takes_s
        return []


class Sometimes(Slow):
    """One that reads a ticket until it is told otherwise."""

    reads = True

    def read(self, gray: Pixels) -> list[Code]:
        super().read(gray)
        return [Code(b"x", "x", self.name, ())] if self.reads else []


def test_expensive_steps_are_spread_over_frames_within_the_budget() -> None:
    clock = [0.0]
    first: Engine = Slow("first", 0.002, clock)
    later = [Slow("dear", 0.050, clock), Slow("a", 0.005, clock), Slow("b", 0.005, clock)]
    retries = tuple(Retry(engine.name, engine, lambda gray: gray) for engine in later)
    cascade = Cascade([first], retries, clock=lambda: clock[0])
    blank = np.zeros((40, 40), np.uint8)
    readings = [cascade.decode_frame(frame(blank, n, n), budget_s=0.012) for n in range(60)]
    assert clock[0] / 60 <= 0.0125
    assert all(reading.tried[0] == "first" for reading in readings)
    turns = [name for reading in readings for name in reading.tried[1:]]
    assert turns[:6] == ["dear", "a", "b", "dear", "a", "b"]
    assert max(reading.ms for reading in readings) <= 52.1 + 5


def test_time_that_easy_frames_left_over_is_not_spent_on_a_hard_one() -> None:
    clock = [0.0]
    first = Sometimes("first", 0.001, clock)
    retries = [Retry(name, Slow(name, 0.010, clock), lambda gray: gray) for name in "abcdefgh"]
    cascade = Cascade([first], retries, clock=lambda: clock[0])
    blank = np.zeros((40, 40), np.uint8)
    for _ in range(50):
        assert cascade.decode_frame(frame(blank), budget_s=0.012).tried == ("first",)
    first.reads = False
    assert cascade.decode_frame(frame(blank), budget_s=0.012).tried == ("first", "a", "b")


def test_a_machine_whose_first_look_takes_all_of_the_budget_still_tries_the_rest() -> None:
    clock = [0.0]
    steps = [Retry(name, Slow(name, 0.080, clock), lambda gray: gray) for name in "abcd"]
    cascade = Cascade([Slow("first", 0.040, clock)], steps, clock=lambda: clock[0])
    blank = np.zeros((40, 40), np.uint8)
    readings = [cascade.decode_frame(frame(blank, n, n / 20)) for n in range(16)]
    assert "".join(name for reading in readings for name in reading.tried[1:]) == "abcda"
    assert clock[0] <= 16 * 0.060 + 0.080


def test_frame_that_the_first_engine_reads_costs_no_other() -> None:
    reading = Cascade().decode_frame(frame(code_picture(TICKET)))
    assert reading.tried == ("zxing",)


def test_enough_frames_cover_every_step() -> None:
    cascade = Cascade()
    picture = code_picture(TICKET)
    picture[90:180, 90:180] = 0
    readings = [cascade.decode_frame(frame(picture, number), budget_s=10) for number in range(2)]
    tried = {name for reading in readings for name in reading.tried}
    steps = {step.name for step in usual_steps(PyzbarEngine())}
    assert tried == {"zxing", "pyzbar", *steps}


class Piecewise:
    """A step that reads a ticket in its fifth piece of work, by a clock that it turns itself."""

    name = "piecewise"

    def __init__(self, clock: list[float]) -> None:
        self._clock = clock
        self.views: list[View] = []

    def looks(self, view: View) -> Iterator[list[Code]]:
        self.views.append(view)
        for piece in range(5):
            self._clock[0] += 0.010
            yield [Code(b"x", "x", self.name, ())] if piece == 4 else []


def test_a_step_that_takes_longer_than_a_frame_goes_on_with_the_next_ones() -> None:
    clock = [0.0]
    step = Piecewise(clock)
    cascade = Cascade([Slow("first", 0.001, clock)], [step], clock=lambda: clock[0])
    blank = np.zeros((40, 40), np.uint8)
    readings = [cascade.decode_frame(frame(blank, number), budget_s=0.0205) for number in range(4)]
    assert [len(reading.codes) for reading in readings] == [0, 0, 1, 0]
    assert len(step.views) == 2
    assert max(reading.ms for reading in readings) <= 21.1


def test_a_step_that_does_not_end_is_given_up_for_the_newest_frame() -> None:
    clock = [0.0]

    class Endless(Piecewise):
        def looks(self, view: View) -> Iterator[list[Code]]:
            self.views.append(view)
            while True:
                self._clock[0] += 0.024
                yield []

    step = Endless(clock)
    cascade = Cascade([Slow("first", 0.001, clock)], [step] * 9, clock=lambda: clock[0])
    for number in range(40):
        picture = np.full((80, 80), number // 10, np.uint8)
        cascade.decode_frame(frame(picture, number), budget_s=0.026)
    assert [int(view.gray[0, 0]) for view in step.views] == [0, 1, 2, 3]


def test_what_is_held_up_before_an_empty_doorway_gets_the_first_steps_at_once() -> None:
    clock = [0.0]
    cascade = eight_steps(clock)

    def tried(level: int, frames: int) -> str:
        return tried_on(cascade, np.full((48, 64), level, np.uint8), frames)

    assert tried(40, 14) == "abcdefgh" + "abcdef"
    assert tried(90, 1) == "g", "too soon for another scene"
    assert tried(90, 9) == "abcdefgh" + "a"
    assert tried(40, 9) == "bcdefg" + "abc"


def test_before_an_empty_doorway_it_rests_until_something_stirs() -> None:
    clock = [0.0]
    cascade, doorway = eight_steps(clock), np.full((480, 640), 40, np.uint8)
    assert tried_on(cascade, doorway, 16) == "abcdefgh" * 2
    assert tried_on(cascade, doorway, 46, from_s=1.0) in {"ab", "abc"}, "twice a second at most"
    ticket = doorway.copy()
    ticket[200:280, 300:380] = 200
    assert tried_on(cascade, ticket, 10, from_s=3.0) == "abcdefghab", "too small for another scene"
    assert tried_on(cascade, ticket, 26, from_s=4.0) == "cdefgh" + "a"


def test_at_rest_a_step_that_takes_long_is_begun_less_often() -> None:
    clock = [0.0]
    slow, quick = Slow("a", 0.09, clock), Slow("b", 0.003, clock)
    steps = [Retry(engine.name, engine, lambda gray: gray) for engine in (slow, quick)]
    cascade = Cascade([Slow("first", 0.001, clock)], steps, clock=lambda: clock[0])
    doorway = np.full((480, 640), 40, np.uint8)

    def begun(from_s: float) -> str:
        return tried_on(cascade, doorway, 30 * 35, from_s)

    tried_on(cascade, doorway, 90)
    assert 9 <= begun(20.0).count("a") <= 11, "3.0 s behind the one, 0.5 s behind the other"
    slow._takes_s = 0.3
    assert 5 <= begun(60.0).count("a") <= 6, "6.0 s, however long it took"


def test_at_rest_frames_are_passed_over_as_long_as_nothing_stirs_and_no_longer() -> None:
    clock = [0.0]
    first, doorway = Sometimes("first", 0.001, clock), np.full((480, 640), 40, np.uint8)
    first.reads = False
    step = Retry("a", Slow("a", 0.020, clock), lambda gray: gray)
    cascade = Cascade([first], [step], clock=lambda: clock[0])

    def looked(picture: Pixels, from_s: float) -> list[bool]:
        seen = [cascade.decode_frame(frame(picture, n, from_s + n / 30)) for n in range(30)]
        assert all(one.at_rest for one in seen if not one.tried)
        return [bool(one.tried) for one in seen]

    looked(doorway, 0.0)
    assert sum(looked(doorway, 1.0)) in {3, 4}, "one frame in eight"
    ticket = doorway.copy()
    ticket[200:280, 300:380] = 200
    assert all(looked(ticket, 2.0)[:3]), "what stirs is looked at at once, in every frame"
    looked(ticket, 3.0)
    assert sum(looked(ticket, 4.0)) in {3, 4}
    assert all(looked(ticket[:240], 5.0)[:3]), "and a camera whose pictures change their size"
    looked(ticket[:240], 6.0)
    first.reads = True
    assert sum(looked(ticket[:240], 7.0)) >= 22, "what is read without anything stirring ends the rest, too"


def test_on_a_machine_that_gets_through_few_steps_it_rests_all_the_same() -> None:
    clock = [0.0]
    steps = [Retry(name, Slow(name, 2.0, clock), lambda gray: gray) for name in "abcdefgh"]
    cascade = Cascade([Slow("first", 0.001, clock)], steps, clock=lambda: clock[0])
    doorway = np.full((480, 640), 40, np.uint8)
    seen = [cascade.decode_frame(frame(doorway, n, n / 4), budget_s=0.25) for n in range(48)]
    assert not any(one.at_rest for one in seen[:32])
    assert all(one.at_rest for one in seen[33:])


def test_what_came_while_the_doorway_was_still_worked_on_is_tried_with_everything_before_the_rest() -> None:
    clock = [0.0]
    cascade, doorway = eight_steps(clock), np.full((480, 640), 40, np.uint8)
    assert tried_on(cascade, doorway, 14) == "abcdefgh" + "abcdef"
    ticket = doorway.copy()
    ticket[200:280, 300:380] = 200
    assert tried_on(cascade, ticket, 22, from_s=0.5) == "gh" + "abcdefgh" * 2


def test_a_step_that_was_begun_before_somebody_came_does_not_read_who_has_gone() -> None:
    clock = [0.0]
    step = Piecewise(clock)
    cascade = Cascade([Slow("first", 0.001, clock)], [step], clock=lambda: clock[0])
    blank = np.zeros((80, 80), np.uint8)
    first = [cascade.decode_frame(frame(blank, n, n / 30), budget_s=0.0205) for n in range(2)]
    later = [cascade.decode_frame(frame(blank, n, 2.0 + n / 30), budget_s=0.0205) for n in range(2)]
    assert [one.codes for one in (*first, *later)] == [()] * 4
    assert len(step.views) == 2


def test_a_camera_that_was_away_is_looked_at_with_everything_again() -> None:
    clock = [0.0]
    cascade, doorway = eight_steps(clock), np.full((480, 640), 40, np.uint8)
    tried_on(cascade, doorway, 30)
    reading = cascade.decode_frame(Frame(doorway, 1, 90.0, opening=2), budget_s=0.0208)
    assert (reading.at_rest, reading.tried) == (False, ("first", "a"))


def test_a_stall_is_no_credit_and_what_is_owed_is_paid_off_at_rest() -> None:
    clock = [0.0]
    first = Slow("first", 2.0, clock)
    steps = [Retry(name, Slow(name, 0.2, clock), lambda gray: gray) for name in "ab"]
    cascade, doorway = Cascade([first], steps, clock=lambda: clock[0]), np.full((480, 640), 40, np.uint8)
    assert cascade.decode_frame(frame(doorway), budget_s=0.025).ms < 2500
    first._takes_s = 0.001
    tried_on(cascade, doorway, 200)
    glances = [tried_on(cascade, doorway, 1, from_s=20 + n / 30) for n in range(30)]
    assert any(glances)
    for n in range(12):
        last = tried_on(cascade, doorway, 1, from_s=21 + n / 300)
        assert last == ""
    ticket = doorway.copy()
    ticket[200:280, 300:380] = 200
    assert tried_on(cascade, ticket, 1, from_s=21.4) in {"a", "b"}


def eight_steps(clock: list[float]) -> Cascade:
    """A cascade with a step for each letter from a to h, which fills a frame's time."""
    steps = [Retry(name, Slow(name, 0.020, clock), lambda gray: gray) for name in "abcdefgh"]
    return Cascade([Slow("first", 0.001, clock)], steps, clock=lambda: clock[0])


def tried_on(cascade: Cascade, picture: Pixels, frames: int, from_s: float = 0.0) -> str:
    """What was tried on so many frames of the picture, 30 a second."""
    readings = [
        cascade.decode_frame(frame(picture, n, from_s + n / 30), budget_s=0.0208) for n in range(frames)
    ]
    return "".join(name for reading in readings for name in reading.tried[1:])


def a_sheet(middle: Pixels) -> Pixels:
    """Something in the middle, and a code that is easy to read beside it."""
    sheet = np.full((720, 1280), 220, np.uint8)
    sheet[260:460, 540:740] = cv2.resize(middle, (200, 200), interpolation=cv2.INTER_AREA)
    sheet[260:460, 900:1100] = cv2.resize(code_picture("beside"), (200, 200), interpolation=cv2.INTER_AREA)
    return sheet


def creased(picture: Pixels) -> Pixels:
    """Engines locate it, and do not read it."""
    spoilt = picture.copy()
    cv2.line(spoilt, (0, 140), (330, 200), 255, 8)
    return np.asarray(cv2.GaussianBlur(spoilt, (0, 0), 4), np.uint8)


def first_chosen(sheet: Pixels) -> tuple[str, int]:
    """What counts first before a stream of this picture, and in which of its frames."""
    ticks = count()
    cascade, analyser = Cascade(clock=lambda: 0.002 * next(ticks)), FrameAnalyser()
    for number in range(30):
        shown = Frame(sheet, number, number / 30)
        chosen = analyser.see(shown, cascade.decode_frame(shown)).chosen
        if chosen is not None:
            return chosen.text, number
    return "", 30


def test_a_neighbour_does_not_count_before_the_one_in_the_middle_that_is_hard_to_read() -> None:
    sheet = a_sheet(creased(code_picture(TICKET)))
    assert [code.text for code in ZxingEngine().read(sheet)] == ["beside"]
    assert first_chosen(sheet)[0] == TICKET


def test_a_neighbour_counts_in_the_end_where_the_one_in_the_middle_cannot_be_read() -> None:
    picture = code_picture(TICKET)
    picture[90:180, 90:180] = 0
    text, number = first_chosen(a_sheet(picture))
    assert text == "beside"
    assert CENTRAL_S - 0.05 <= number / 30 <= CENTRAL_S + 0.05
    assert first_chosen(a_sheet(np.full((40, 40), 180, np.uint8))) == ("beside", 0)


def test_where_a_code_was_located_is_looked_at_more_closely_and_everything_every_other_time() -> None:
    picture = code_picture(TICKET)
    picture[90:180, 90:180] = 0
    scene = np.full((700, 900), 255, np.uint8)
    scene[300 : 300 + picture.shape[0], 500 : 500 + picture.shape[1]] = picture
    step = Piecewise([0.0])
    cascade = Cascade([ZxingEngine()], [step], clock=lambda: 0.0)
    regions = []
    for _ in range(4):
        cascade.decode_frame(frame(scene), budget_s=1)
        regions.append(step.views[-1].region)
    assert regions[0] is not None
    region = regions[0]
    assert (region.left, region.top) < (532, 332)
    assert (732, 532) < (region.right, region.bottom) < (900, 700)


def test_engines_by_name() -> None:
    assert available_engines() == ("zxing", "pyzbar")
    assert missing_engines() == {}
    for name in ("zxing", "pyzbar", "opencv"):
        engine = load_engine(name)
        assert engine.name == name
        assert [code.text for code in engine.read(code_picture(TICKET))] == [TICKET]
    with pytest.raises(EngineUnavailableError, match="no engine named 'wechat'"):
        load_engine("wechat")


WITHOUT_ZBAR = """
import ctypes.util, sys
find = ctypes.util.find_library
ctypes.util.find_library = lambda name: None if "zbar" in name else find(name)
import numpy as np
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.decoding.engines import PyzbarEngine, available_engines, load_engine, missing_engines
from kiosk.scanning.errors import EngineUnavailableError
from tests.door_frames import code_picture
assert available_engines() == ("zxing",), available_engines()
assert "libzbar0" in missing_engines()["pyzbar"], missing_engines()
try:
    load_engine("pyzbar")
except EngineUnavailableError as error:
    assert "zbar" in str(error)
else:
    raise AssertionError
cascade = Cascade()
print(cascade.decode_still(code_picture("without zbar"))[0].text)
assert cascade.decode_still(np.zeros((50, 50), np.uint8)) == []
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere zbar comes with pyzbar's own wheel")
def test_runs_without_the_zbar_library() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_ZBAR],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert done.stdout.strip() == "without zbar", done.stderr
    assert done.returncode == 0
    assert done.stderr == ""
