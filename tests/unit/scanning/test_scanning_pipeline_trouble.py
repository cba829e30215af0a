"""Decoders that hang or raise, and pictures of every kind: nothing ends the reading of tickets."""

import logging
import threading
from functools import partial
from itertools import count
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from kiosk.scanning.camera.capture import Capture
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.decoding.engines import ZxingEngine
from kiosk.scanning.frames import Code, Frame, Pixels, Reading
from kiosk.scanning.pipeline import MOST_FAILED, Pipeline
from kiosk.scanning.selection.coaching import Coaching
from kiosk.scanning.selection.frame_analyser import FrameAnalyser, FrameResult
from tests.door_frames import code_picture
from tests.unit.scanning.scripted_camera import ScriptedCamera, wait_for
from tests.unit.scanning.watched_pipeline import Gate, Seen, has_captured, has_entered


def test_decoder_that_hangs_is_replaced_and_what_it_reads_later_is_told_to_nobody(
    running: list[Pipeline], caplog: pytest.LogCaptureFixture
) -> None:
    gate, seen = Gate(reads="TKT-late"), Seen()
    pipeline = Pipeline(
        Capture(ScriptedCamera()),
        Cascade([gate]),
        seen.on_result,
        spare=lambda: Cascade([ZxingEngine()], ()),
        stuck_s=2.0,
    )
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: len(seen.codes) >= 3)
    assert pipeline.counts.stuck >= 1
    assert "a decoder hung" in caplog.text
    assert gate.entered == 1
    gate.may_read.release()
    assert wait_for(lambda: len([t for t in threading.enumerate() if t.name == "decode"]) == 1)
    count = len(seen.codes)
    assert wait_for(lambda: len(seen.codes) > count + 3)
    assert all(texts == [] for texts, _ in seen.codes)
    assert pipeline.stop() is True


def test_spare_decoder_that_cannot_be_made_is_tried_again(
    running: list[Pipeline], caplog: pytest.LogCaptureFixture
) -> None:
    gate, seen, tried = Gate(), Seen(), count(1)

    def spare() -> Cascade:
        if next(tried) < MOST_FAILED + 2:
            raise MemoryError
        return Cascade([ZxingEngine()], ())

    pipeline = Pipeline(
        Capture(ScriptedCamera()),
        Cascade([gate]),
        seen.on_result,
        seen.on_preview,
        spare=spare,
        stuck_s=2.0,
        preview_interval_s=0,
    )
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: pipeline.counts.decoded > 3)
    assert pipeline.counts.stuck >= 1
    assert pipeline.counts.failed == MOST_FAILED + 1
    assert Coaching.NOT_READING in seen.coaching
    gate.may_read.release()
    assert pipeline.stop() is True
    assert "MemoryError" in caplog.text
    caplog.clear()


class Broken(Cascade):
    """A cascade with a bug."""

    def decode_frame(self, frame: Frame, *, budget_s: float = 0.025) -> Reading:
        if frame.sequence <= 3:
            raise ZeroDivisionError
        return super().decode_frame(frame, budget_s=budget_s)


def test_decoder_that_raises_costs_a_frame_and_is_told(
    running: list[Pipeline], caplog: pytest.LogCaptureFixture
) -> None:
    seen = Seen()
    pipeline = Pipeline(
        Capture(ScriptedCamera()), Broken([ZxingEngine()], ()), seen.on_result, seen.on_preview
    )
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: [sequence for sequence, _ in seen.previews if sequence > 3])
    assert "a frame could not be decoded" in caplog.text
    caplog.clear()


def test_what_cannot_be_made_and_what_cannot_be_decoded_are_each_told_once(
    running: list[Pipeline], caplog: pytest.LogCaptureFixture
) -> None:
    gate, decoded, tried = Gate(), count(1), count(1)

    class Failing(Cascade):
        def decode_frame(self, frame: Frame, *, budget_s: float = 0.025) -> Reading:
            if next(decoded) <= 3:
                raise ZeroDivisionError
            return super().decode_frame(frame, budget_s=budget_s)

    def spare() -> Cascade:
        if next(tried) <= 3:
            raise MemoryError
        return Cascade([ZxingEngine()], ())

    pipeline = Pipeline(
        Capture(ScriptedCamera()), Failing([gate], ()), lambda _result: None, spare=spare, stuck_s=2.0
    )
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: pipeline.counts.decoded > 3)
    gate.may_read.release()
    told = [record.getMessage() for record in caplog.records if "told once" in record.getMessage()]
    assert sorted(told) == [
        "a frame could not be decoded; told once",
        "no other decoder could be made; told once",
    ]
    assert pipeline.stop() is True
    caplog.clear()


def test_decoders_that_hang_one_after_another_are_few(running: list[Pipeline]) -> None:
    gate = Gate()
    pipeline = Pipeline(
        Capture(ScriptedCamera()),
        Cascade([gate], ()),
        lambda _result: None,
        spare=lambda: Cascade([gate], ()),
        stuck_s=0.02,
    )
    running.append(pipeline)
    pipeline.start()
    assert wait_for(partial(has_entered, gate, 4))
    assert wait_for(partial(has_captured, pipeline, pipeline.counts.captured + 20))
    assert (gate.entered, pipeline.counts.stuck) == (4, 3)
    assert pipeline.stop(timeout_s=0.05) is False
    for _ in range(4):
        gate.may_read.release()


def test_decoders_that_hang_are_few_over_all_cameras_in_use(running: list[Pipeline]) -> None:
    gate = Gate()
    hung: list[threading.Thread] = []

    def run_until(entered: int) -> Pipeline:
        pipeline = Pipeline(
            Capture(ScriptedCamera()),
            Cascade([gate], ()),
            lambda _result: None,
            spare=lambda: Cascade([gate], ()),
            hung=hung,
            stuck_s=0.02,
        )
        running.append(pipeline)
        pipeline.start()
        assert wait_for(partial(has_entered, gate, entered))
        assert wait_for(partial(has_captured, pipeline, pipeline.counts.captured + 20))
        return pipeline

    first = run_until(4)
    assert first.stop(timeout_s=0.05) is False
    second = run_until(5)
    assert (gate.entered, second.counts.stuck) == (5, 0), "each that hangs may keep a core busy"
    for _ in range(5):
        gate.may_read.release()
    assert second.stop() is True


def test_coach_that_hangs_is_replaced_with_its_decoder(
    running: list[Pipeline], monkeypatch: pytest.MonkeyPatch
) -> None:
    may_see, entered, see = threading.Event(), threading.Event(), FrameAnalyser.see

    def hang_once(analyser: FrameAnalyser, frame: Frame, reading: Reading) -> FrameResult:
        if not entered.is_set():
            entered.set()
            may_see.wait()
        return see(analyser, frame, reading)

    monkeypatch.setattr(FrameAnalyser, "see", hang_once)
    seen = Seen()
    pipeline = Pipeline(Capture(ScriptedCamera()), Cascade([ZxingEngine()], ()), seen.on_result, stuck_s=2.0)
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: len(seen.codes) >= 3)
    assert pipeline.counts.stuck >= 1
    may_see.set()
    assert pipeline.stop() is True


def test_while_a_decoder_hangs_the_preview_goes_on_and_says_so(running: list[Pipeline]) -> None:
    gate, seen = Gate(), Seen()
    pipeline = Pipeline(
        Capture(ScriptedCamera()),
        Cascade([gate], ()),
        seen.on_result,
        seen.on_preview,
        spare=lambda: Cascade([gate], ()),
        stuck_s=0.02,
        preview_interval_s=0,
    )
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: seen.coaching.count(Coaching.NOT_READING) > 5)
    assert seen.codes == []
    for _ in range(10_000):
        gate.may_read.release()
    assert wait_for(lambda: len(seen.codes) > 3 and seen.coaching[-1] is None)


class Raising(Cascade):
    """A cascade that raises until it is mended."""

    mended = False

    def decode_frame(self, frame: Frame, *, budget_s: float = 0.025) -> Reading:
        if not self.mended:
            raise RuntimeError("bug")
        return Reading((), (), ("zxing",), 0.1)


def test_a_decoder_that_raises_again_and_again_is_told_of_once_and_on_the_preview(
    running: list[Pipeline], caplog: pytest.LogCaptureFixture
) -> None:
    seen, cascade = Seen(), Raising([ZxingEngine()], ())
    pipeline = Pipeline(
        Capture(ScriptedCamera()), cascade, seen.on_result, seen.on_preview, preview_interval_s=0
    )
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: Coaching.NOT_READING in seen.coaching)
    assert pipeline.counts.failed >= MOST_FAILED
    assert pipeline.counts.decoded == 0
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [
        "a frame could not be decoded; told once"
    ]
    cascade.mended = True
    assert wait_for(lambda: seen.coaching[-1] is None)
    caplog.clear()


class Odd(Cascade):
    """A cascade whose outlines are none."""

    def decode_frame(self, frame: Frame, *, budget_s: float = 0.025) -> Reading:
        corners: Any = (("left", "top"),)
        return Reading((Code(b"A", "A", "odd", corners), Code(b"B", "B", "odd", corners)), (), (), 0.1)


def test_a_ticket_that_was_read_is_told_though_nothing_can_be_made_of_its_place(
    running: list[Pipeline], caplog: pytest.LogCaptureFixture
) -> None:
    seen = Seen()
    pipeline = Pipeline(Capture(ScriptedCamera()), Odd([ZxingEngine()], ()), seen.on_result)
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: len(seen.codes) > 2)
    assert pipeline.stop()
    assert [texts[0] for texts, _ in seen.codes[:3]] == ["A", "A", "A"]
    assert "could not be judged; told once" in caplog.text
    caplog.clear()


ODD_PICTURES: list[NDArray[Any]] = [
    np.zeros((1, 1, 3), np.uint8),
    np.zeros((0, 0), np.uint8),
    np.zeros((0, 7, 3), np.uint8),
    np.full((1, 3000), 255, np.uint8),
    np.full((9, 9), 1.5, np.float64),
    np.full((9, 9, 3), np.nan, np.float32),
    np.arange(64 * 64, dtype=np.uint16).reshape(64, 64) * 16,
    np.full((48, 64, 4), 90, np.uint8),
    np.full((48, 64, 2), 90, np.uint8),
    np.full((48, 64, 5), 90, np.uint8),
    np.full((48, 64), fill_value=True),
    np.full((3, 4, 5, 6), 7, np.uint8),
    np.array("text"),
    np.random.default_rng(1).integers(0, 256, (2000, 3000, 3), dtype=np.uint8),
]


class Parade(ScriptedCamera):
    """Shows one odd picture after another, and then a ticket."""

    def __init__(self, last: Pixels) -> None:
        super().__init__(last)
        self.odd = list(ODD_PICTURES)

    def read(self) -> NDArray[Any] | None:
        if self.odd:
            picture = self.odd.pop(0)
            super().read()
            return picture
        return super().read()


def test_no_picture_ends_it_whatever_its_size_and_type(
    running: list[Pipeline], caplog: pytest.LogCaptureFixture
) -> None:
    seen, camera = Seen(), Parade(np.dstack([code_picture("TKT-7")] * 3))
    pipeline = Pipeline(Capture(camera), Cascade(), seen.on_result, seen.on_preview, preview_interval_s=0)
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: seen.codes and seen.codes[-1][0] == ["TKT-7"])
    assert not camera.odd
    assert pipeline.counts.failed == 0
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_how_far_a_slow_decoder_is_behind_is_counted(running: list[Pipeline]) -> None:
    gate = Gate()
    pipeline = Pipeline(Capture(ScriptedCamera()), Cascade([gate], ()), lambda _result: None, stuck_s=1000)
    running.append(pipeline)
    pipeline.start()
    assert wait_for(partial(has_entered, gate, 1))
    before = pipeline.counts.captured  # a thread that begins late begins with a later frame
    assert wait_for(partial(has_captured, pipeline, before + 9))
    gate.may_read.release()
    assert wait_for(lambda: pipeline.counts.most_behind >= 8)
    for _ in range(10_000):
        gate.may_read.release()
