"""Camera to codes: newest frame wins, nothing piles up, nothing ends it but `stop`."""

import logging
import threading
from functools import partial
from pathlib import Path

import cv2
import numpy as np
import pytest

from kiosk.scanning.camera.capture import Capture, CaptureState
from kiosk.scanning.camera.timeouts import CameraTimeouts
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.decoding.engines import ZxingEngine
from kiosk.scanning.decoding.retries import Retry
from kiosk.scanning.frames import Frame, Pixels
from kiosk.scanning.mailbox import Mailbox
from kiosk.scanning.pipeline import Pipeline
from kiosk.scanning.selection.frame_analyser import FrameResult
from tests.door_frames import code_picture
from tests.unit.scanning.scripted_camera import PICTURE, ScriptedCamera, wait_for
from tests.unit.scanning.watched_pipeline import Gate, Seen, has_captured, has_entered

PATIENT = CameraTimeouts(noticed_s=90, given_up_s=90, opening_s=90, between_tries_s=0.02)


def test_ticket_in_a_picture_file_is_told(tmp_path: Path, running: list[Pipeline]) -> None:
    path = tmp_path / "ticket.png"
    assert cv2.imwrite(str(path), code_picture("TKT-1"))
    seen = Seen()
    pipeline = Pipeline(
        Capture(path, timeouts=PATIENT), Cascade(), seen.on_result, seen.on_preview, seen.states.append
    )
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: len(seen.codes) >= 3 and len(seen.previews) >= 2)
    assert all(texts == ["TKT-1"] for texts, _ in seen.codes)
    assert seen.previews[0] == (1, ["TKT-1"])
    times = [taken_at_s for _, taken_at_s in seen.codes]
    assert times == sorted(times)
    assert seen.threads == {"decode"}
    assert [state.status.value for state in seen.states] == ["opening", "live"]
    assert pipeline.camera.status.value == "live"
    assert pipeline.counts.mean_decode_ms > 0


def test_empty_frames_are_told_too(running: list[Pipeline]) -> None:
    camera = ScriptedCamera(np.dstack([code_picture("TKT-2")] * 3))
    seen = Seen()
    pipeline = Pipeline(Capture(camera), Cascade(), seen.on_result)
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: seen.codes)
    camera.picture = PICTURE
    assert wait_for(lambda: seen.codes[-1][0] == [])
    assert seen.codes[0][0] == ["TKT-2"]


def test_slow_decoder_gets_the_newest_frame_and_nothing_piles_up(running: list[Pipeline]) -> None:
    gate = Gate()
    seen = Seen()
    pipeline = Pipeline(
        Capture(ScriptedCamera()),
        Cascade([gate]),
        seen.on_result,
        seen.on_preview,
        stuck_s=1000,
        preview_interval_s=0,
    )
    running.append(pipeline)
    pipeline.start()
    for turn in range(1, 5):
        assert wait_for(partial(has_entered, gate, turn))
        assert wait_for(partial(has_captured, pipeline, pipeline.counts.captured + 10))
        gate.may_read.release()
    assert wait_for(lambda: len(seen.previews) == 4)
    counts = pipeline.counts
    skipped = np.diff([sequence for sequence, _ in seen.previews])
    assert skipped.min() >= 10
    assert counts.decoded == 4
    assert counts.dropped >= 27
    assert counts.captured - counts.dropped - counts.decoded <= 2  # one being decoded, one waiting
    for _ in range(10_000):
        gate.may_read.release()


@pytest.mark.parametrize(("picture", "one_in"), [(code_picture("TKT-1"), 4), (PICTURE[..., 0], 20)])
def test_previews_keep_to_their_rate_and_to_a_fifth_of_it_while_nothing_stirs(
    running: list[Pipeline], picture: Pixels, one_in: int
) -> None:
    now_s = [0.0]
    seen = Seen()

    def on_result(result: FrameResult) -> None:
        now_s[0] += 0.010
        seen.on_result(result)

    capture = Capture(ScriptedCamera(np.dstack([picture] * 3)))
    pipeline = Pipeline(
        capture,
        Cascade([ZxingEngine()], [Retry("again", ZxingEngine(), lambda gray: gray)]),
        on_result,
        seen.on_preview,
        clock=lambda: now_s[0],
    )
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: len(seen.codes) >= 60)
    assert capture.rests == (one_in == 20)
    assert pipeline.stop()
    assert len(seen.previews) == pytest.approx(len(seen.codes) / one_in, abs=2)


def test_callback_that_raises_is_logged_and_the_next_frame_comes(
    running: list[Pipeline], caplog: pytest.LogCaptureFixture
) -> None:
    seen = Seen()

    def on_result(result: FrameResult) -> None:
        seen.on_result(result)
        raise ZeroDivisionError

    def on_camera(state: CaptureState) -> None:
        seen.states.append(state)
        raise KeyError(state.status.value)

    capture = Capture(ScriptedCamera(), timeouts=PATIENT)
    with caplog.at_level(logging.ERROR):
        pipeline = Pipeline(capture, Cascade([ZxingEngine()]), on_result, None, on_camera)
        running.append(pipeline)
        pipeline.start()
        assert wait_for(lambda: len(seen.codes) >= 3)
        assert pipeline.stop()
    assert {record.getMessage() for record in caplog.records} == {"on_result failed", "on_camera failed"}
    assert [state.status.value for state in seen.states] == ["opening", "live"]


def test_camera_that_goes_and_comes_back_is_told(running: list[Pipeline]) -> None:
    camera = ScriptedCamera()
    seen = Seen()
    capture = Capture(camera, timeouts=PATIENT)
    pipeline = Pipeline(capture, Cascade([ZxingEngine()]), seen.on_result, None, seen.states.append)
    running.append(pipeline)
    pipeline.start()
    assert wait_for(lambda: seen.codes)
    camera.ends = True
    assert wait_for(lambda: pipeline.camera.status.value == "lost")
    count = len(seen.codes)
    camera.ends = False
    assert wait_for(lambda: len(seen.codes) > count + 1)
    told = [state.status.value for state in seen.states]
    assert told[:4] == ["opening", "live", "lost", "live"]
    assert set(told[4:]) <= {"lost", "live"}, "a machine that stands still loses it again"


def test_stop_joins_and_start_works_again(running: list[Pipeline]) -> None:
    seen = Seen()
    pipeline = Pipeline(Capture(ScriptedCamera()), Cascade([ZxingEngine()]), seen.on_result)
    running.append(pipeline)
    assert pipeline.stop() is True
    pipeline.start()
    with pytest.raises(RuntimeError, match="started already"):
        pipeline.start()
    assert wait_for(lambda: seen.codes)
    assert pipeline.stop() is True
    count = len(seen.codes)
    pipeline.start()
    assert wait_for(lambda: len(seen.codes) > count)


def test_stop_does_not_wait_for_a_callback_that_hangs(running: list[Pipeline]) -> None:
    may_return = threading.Event()
    entered = threading.Event()

    def on_result(_result: FrameResult) -> None:
        entered.set()
        may_return.wait()

    pipeline = Pipeline(Capture(ScriptedCamera()), Cascade([ZxingEngine()]), on_result)
    running.append(pipeline)
    pipeline.start()
    assert entered.wait(20)
    assert pipeline.stop(timeout_s=0.05) is False
    may_return.set()


def test_mailbox_keeps_the_newest_and_counts_the_rest() -> None:
    box = Mailbox()
    for number in range(1, 4):
        box.put(Frame(PICTURE, number, 0.0))
    taken = box.take()
    assert taken is not None
    assert taken.sequence == 3
    box.put(Frame(PICTURE, 4, 0.0))
    box.close()
    box.put(Frame(PICTURE, 5, 0.0))
    assert box.take() is None
    assert (box.put_count, box.dropped_count) == (5, 4)
