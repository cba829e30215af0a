"""Capture from real files and from a camera that misbehaves."""

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from kiosk.scanning.camera.capture import CameraStatus, Capture, CaptureState
from kiosk.scanning.camera.device_source import DeviceSource
from kiosk.scanning.camera.sources import (
    STILL_FPS,
    FrameSource,
    MakeSource,
    PictureSource,
    StreamSource,
    VideoSource,
    source_for,
)
from kiosk.scanning.camera.timeouts import CameraTimeouts
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.errors import SourceError
from kiosk.scanning.frames import Frame
from tests.door_frames import code_picture
from tests.unit.scanning.scripted_camera import ScriptedCamera, none_left, wait_for

QUICK = CameraTimeouts(noticed_s=0.10, given_up_s=0.30, opening_s=0.30, between_tries_s=0.02)
"""For a camera whose silence must be noticed; on a slow machine any camera then is silent now and then."""
PATIENT = CameraTimeouts(noticed_s=90, given_up_s=90, opening_s=90, between_tries_s=0.02)
"""For everything else: what happens is heard of in its own words, however slow the machine is."""


class Watched:
    """A capture under test, with what it said."""

    def __init__(
        self,
        source: int | str | Path | FrameSource | MakeSource,
        timeouts: CameraTimeouts = PATIENT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.frames: list[Frame] = []
        self.states: list[CaptureState] = []
        self.capture = Capture(source, timeouts=timeouts, clock=clock)
        self.capture.start(self.frames.append, self.states.append)

    @property
    def status(self) -> CameraStatus:
        return self.capture.state.status

    def statuses(self) -> list[str]:
        return [state.status.value for state in self.states]


@pytest.fixture
def watch() -> Iterator[type[Watched]]:
    """Makes watched captures and stops them; no capture thread may outlive the test."""
    made: list[Watched] = []
    before = set(threading.enumerate())

    class Tracked(Watched):
        def __init__(
            self,
            source: int | str | Path | FrameSource | MakeSource,
            timeouts: CameraTimeouts = PATIENT,
            clock: Callable[[], float] = time.monotonic,
        ) -> None:
            made.append(self)
            super().__init__(source, timeouts, clock)

    yield Tracked
    for one in made:
        one.capture.stop()
    assert none_left(before, "capture")


def picture_file(folder: Path, text: str) -> Path:
    path = folder / "ticket.png"
    assert cv2.imwrite(str(path), code_picture(text))
    return path


def video_file(folder: Path, texts: list[str]) -> Path:
    path = folder / "tickets.avi"
    video = cv2.VideoWriter(str(path), cv2.CAP_FFMPEG, cv2.VideoWriter.fourcc(*"MJPG"), 30, (320, 320))
    if not video.isOpened():
        pytest.skip("this build of OpenCV writes no MJPG")
    for text in texts:
        code = cv2.resize(code_picture(text), (320, 320), interpolation=cv2.INTER_NEAREST)
        video.write(cv2.cvtColor(code, cv2.COLOR_GRAY2BGR))
    video.release()
    return path


def test_picture_file_is_a_camera_that_looks_at_it(tmp_path: Path, watch: type[Watched]) -> None:
    seen = watch(picture_file(tmp_path, "held up"))
    assert wait_for(lambda: len(seen.frames) >= 4)
    assert [frame.sequence for frame in seen.frames[:4]] == [1, 2, 3, 4]
    assert Cascade().decode_frame(seen.frames[0]).codes[0].text == "held up"
    assert seen.statuses() == ["opening", "live"]
    assert not seen.frames[0].image.flags.writeable


def test_picture_file_is_shown_at_a_steady_rate(tmp_path: Path) -> None:
    now_s, waits_s = [0.0], []

    def wait(seconds: float) -> None:
        waits_s.append(seconds)
        now_s[0] += seconds

    source = PictureSource(picture_file(tmp_path, "held up"), clock=lambda: now_s[0], sleep=wait)
    source.open()
    assert all(source.read() is not None for _ in range(4))
    assert waits_s == pytest.approx([1 / STILL_FPS] * 3)


def test_video_file_is_played_and_starts_again(tmp_path: Path, watch: type[Watched]) -> None:
    seen = watch(video_file(tmp_path, ["one", "two", "three"]))
    assert wait_for(lambda: len(seen.frames) >= 7)
    cascade = Cascade()
    texts = [cascade.decode_frame(frame).codes[0].text for frame in seen.frames[:7]]
    assert texts == ["one", "two", "three", "one", "two", "three", "one"]
    assert seen.statuses()[:4] == ["opening", "live", "lost", "live"]
    assert "delivers no more pictures" in seen.states[2].reason


def test_stop_is_prompt_and_final_and_start_works_again(watch: type[Watched]) -> None:
    camera = ScriptedCamera()
    seen = watch(camera)
    assert wait_for(lambda: seen.frames)
    assert seen.capture.stop() is True
    assert (camera.opened, camera.closed) == (1, 1)
    assert seen.status is CameraStatus.STOPPED
    count = len(seen.frames)
    seen.capture.start(seen.frames.append)
    assert wait_for(lambda: len(seen.frames) > count)
    assert seen.frames[count].sequence == count + 1
    with pytest.raises(RuntimeError, match="started already"):
        seen.capture.start(seen.frames.append)


def test_source_that_cannot_be_opened_is_lost_with_the_reason_and_retried(watch: type[Watched]) -> None:
    camera = ScriptedCamera()
    camera.refuses = "camera 0 is in use"
    seen = watch(camera)
    assert wait_for(lambda: camera.closed >= 3)
    assert [(state.status.value, state.reason) for state in seen.states] == [
        ("opening", ""),
        ("lost", "camera 0 is in use"),
    ]
    camera.refuses = None
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)


@pytest.mark.parametrize("failure", [OSError("unplugged"), ValueError("driver"), SourceError("gone for now")])
def test_source_that_raises_is_lost_and_comes_back(failure: Exception, watch: type[Watched]) -> None:
    camera = ScriptedCamera()
    seen = watch(camera)
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    camera.raises = failure
    assert wait_for(lambda: seen.status is CameraStatus.LOST)
    expected = "gone for now" if isinstance(failure, SourceError) else type(failure).__name__
    assert expected in seen.capture.state.reason
    camera.raises = None
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    assert seen.statuses() == ["opening", "live", "lost", "live"]


def test_source_that_hangs_is_noticed_and_goes_on(watch: type[Watched]) -> None:
    camera = ScriptedCamera()
    seen = watch(camera, CameraTimeouts(noticed_s=0.10, given_up_s=30.0, between_tries_s=0.02))
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    camera.hang()
    assert wait_for(lambda: seen.status is CameraStatus.LOST)
    assert seen.capture.state.reason == "scripted camera has stopped delivering pictures"
    assert seen.capture.state.at_s - seen.frames[-1].taken_at_s < 10.0
    camera.go_on()
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    assert camera.opened == 1


def test_source_that_hangs_for_long_is_never_read_by_two_threads(watch: type[Watched]) -> None:
    camera = ScriptedCamera()
    seen = watch(camera, QUICK)
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    camera.hang()
    assert wait_for(lambda: seen.capture.state.reason == "scripted camera does not answer")
    camera.go_on()
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    assert camera.opened == 2
    assert camera.most_reading == 1


def scripted(monkeypatch: pytest.MonkeyPatch, *, hanging: int) -> list[ScriptedCamera]:
    """What an address stands for from now on, in the order of the tries; the first ones hang.

    The very first only lends its name.
    """
    made: list[ScriptedCamera] = []

    def source(_address: object) -> ScriptedCamera:
        camera = ScriptedCamera(np.full((4, 4, 3), len(made), np.uint8))
        if 1 <= len(made) <= hanging:
            camera.hang()
        made.append(camera)
        return camera

    monkeypatch.setattr("kiosk.scanning.camera.sources.source_for", source)
    return made


def readers() -> int:
    return len([thread for thread in threading.enumerate() if thread.name == "capture-reader"])


def test_driver_that_hangs_while_it_is_read_is_replaced_and_never_heard_again(
    watch: type[Watched], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = scripted(monkeypatch, hanging=0)
    seen = watch(0, CameraTimeouts(noticed_s=0.10, given_up_s=1.0, opening_s=30.0, between_tries_s=0.02))
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    made[1].hang()
    assert wait_for(lambda: len(made) == 3 and seen.status is CameraStatus.LIVE)
    assert "scripted camera has stopped delivering pictures" in [state.reason for state in seen.states]
    assert readers() == 2
    before = len(seen.frames)
    made[1].go_on()
    assert wait_for(lambda: made[1].closed == 1 and readers() == 1)
    assert wait_for(lambda: len(seen.frames) > before + 3)
    came_from = [int(frame.image[0, 0, 0]) for frame in seen.frames]
    assert came_from == sorted(came_from)
    assert set(came_from) == {1, 2}


def test_address_that_hangs_is_tried_for_ever(watch: type[Watched], monkeypatch: pytest.MonkeyPatch) -> None:
    made = scripted(monkeypatch, hanging=6)
    timeouts = CameraTimeouts(noticed_s=0.01, opening_s=0.02, longest_s=0.08, between_tries_s=0.01)
    seen = watch("rtsp://nowhere.example", timeouts)
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    hung, told = readers() - 1, seen.statuses()
    for camera in made:
        camera.go_on()
    assert hung == 6
    assert told[:3] == ["opening", "lost", "live"], "then on a slow machine the last one may be late, too"
    assert wait_for(lambda: readers() == 1)


def test_each_reader_left_behind_gives_the_next_more_time() -> None:
    timeouts = CameraTimeouts(given_up_s=6, opening_s=15, longest_s=300)
    assert [timeouts.for_reader(delivered=True, hanging=n) for n in (0, 1, 2, 9, 2000)] == [
        6,
        12,
        24,
        300,
        300,
    ]
    assert timeouts.for_reader(delivered=False, hanging=0) == 15
    assert CameraTimeouts(longest_s=1).for_reader(delivered=False, hanging=3) == 15


def test_sleep_of_the_machine_is_not_counted_against_the_camera(watch: type[Watched]) -> None:
    camera = ScriptedCamera()
    slept_s = [0.0]
    timeouts = CameraTimeouts(noticed_s=0.3, given_up_s=30.0, between_tries_s=0.02)
    seen = watch(camera, timeouts, clock=lambda: time.monotonic() + slept_s[0])
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    camera.hang()
    assert wait_for(lambda: camera.hangs)
    slept_s[0] = 8 * 3600.0
    assert wait_for(lambda: seen.status is CameraStatus.LOST)
    camera.go_on()
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    assert (camera.opened, camera.closed) == (1, 0)


def test_camera_whose_driver_fails_on_waking_is_opened_anew(watch: type[Watched]) -> None:
    camera = ScriptedCamera()
    seen = watch(camera, QUICK)
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    camera.hang()
    assert wait_for(lambda: seen.status is CameraStatus.LOST)
    camera.raises, camera.refuses = OSError("no such device"), "camera 0 cannot be opened"
    camera.go_on()
    assert wait_for(lambda: seen.capture.state.reason == "camera 0 cannot be opened")
    camera.raises = camera.refuses = None
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)


ENDS_ALL_THE_SAME = """
import os, sys
from kiosk.scanning.camera.capture import Capture
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.pipeline import Pipeline

class Driver:
    label = "a driver that hangs"
    def open(self): self.never, _ = os.pipe()
    def read(self):
        print("reading", flush=True)
        os.read(self.never, 1)
    def close(self): pass

pipeline = Pipeline(Capture(Driver()), Cascade(), print)
pipeline.start()
sys.stdin.readline()
print("joined", pipeline.stop(timeout_s=0.05))
"""


def test_driver_that_hangs_does_not_keep_the_program_from_ending() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ENDS_ALL_THE_SAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "reading\n"
        out, _ = program.communicate("end\n", timeout=60)
    assert out == "joined False\n"
    assert program.returncode == 0


def test_stop_does_not_wait_for_a_source_that_hangs(
    watch: type[Watched], caplog: pytest.LogCaptureFixture
) -> None:
    camera = ScriptedCamera()
    seen = watch(camera, QUICK)
    assert wait_for(lambda: seen.frames)
    camera.hang()
    assert wait_for(lambda: camera.reading == 1 and seen.status is CameraStatus.LOST)
    assert seen.capture.stop(timeout_s=0.05) is False
    assert "hangs" in caplog.text
    count = len(seen.frames)
    camera.go_on()
    assert wait_for(lambda: camera.closed == 1)
    assert len(seen.frames) == count


def test_a_maker_gives_each_try_a_source_of_its_own_and_its_name(watch: type[Watched]) -> None:
    made: list[ScriptedCamera] = []

    def make() -> ScriptedCamera:
        camera = ScriptedCamera()
        camera.label = f"camera {len(made)}"
        made.append(camera)
        return camera

    seen = watch(make)
    assert wait_for(lambda: seen.status is CameraStatus.LIVE)
    assert seen.capture.state.source == made[-1].label
    made[-1].ends = True
    assert wait_for(lambda: seen.status is CameraStatus.LIVE and seen.capture.state.source != made[1].label)
    assert made[1].closed == 1
    assert all(camera.most_reading <= 1 for camera in made)


def test_how_many_frames_come_in_a_second_is_measured_but_for_one_pause(watch: type[Watched]) -> None:
    now_s = [100.0]

    class Paced(ScriptedCamera):
        def read(self) -> NDArray[Any] | None:
            now_s[0] += 4.0 if len(seen) == 9 else 0.125
            seen.append(now_s[0])
            return super().read()

    seen: list[float] = []
    camera = Paced()
    timeouts = CameraTimeouts(noticed_s=1000, given_up_s=2000, opening_s=2000)
    watched = watch(camera, timeouts, clock=lambda: now_s[0])
    assert wait_for(lambda: len(watched.frames) >= 20)
    assert watched.capture.frame_rate == pytest.approx(8.0)
    assert watched.capture.frame_size == (64, 48)
    camera.ends = True
    assert wait_for(lambda: watched.status is CameraStatus.LOST)
    assert watched.capture.frame_rate == 0.0


def test_picture_that_is_none_is_no_sign_of_life(watch: type[Watched]) -> None:
    seen = watch(ScriptedCamera(np.zeros((0, 0, 3), np.uint8)), QUICK)
    assert wait_for(lambda: seen.status is CameraStatus.LOST)
    assert seen.frames == []


def test_other_pixel_types_arrive_as_eight_bits(watch: type[Watched]) -> None:
    seen = watch(ScriptedCamera(np.arange(12, dtype=np.uint16).reshape(3, 4)))
    assert wait_for(lambda: seen.frames)
    assert seen.frames[0].image.dtype == np.uint8


def test_addresses_choose_their_source(tmp_path: Path) -> None:
    assert isinstance(source_for(0), DeviceSource)
    assert source_for("1").label == "camera 1"
    stream = source_for("rtsp://door:secret@10.0.0.9:554/live")
    assert isinstance(stream, StreamSource)
    assert stream.label == "rtsp stream from 10.0.0.9"
    assert isinstance(source_for(tmp_path / "a.JPG"), PictureSource)
    assert isinstance(source_for(str(tmp_path / "a.mp4")), VideoSource)


@pytest.mark.parametrize(
    "address", ["rtsp://[oops/live", "://", "http://host:port/x", "99999999999", "a\0b", "a\0b.png", "~"]
)
def test_what_is_no_address_at_all_is_lost_in_words(watch: type[Watched], address: str) -> None:
    """Such as somebody mistyped in the settings: the door opens without its camera."""
    seen = watch(address, PATIENT)
    assert wait_for(lambda: has_failed(seen))
    assert "Error" not in seen.capture.state.reason


def has_failed(seen: Watched) -> bool:
    return seen.status is CameraStatus.LOST and seen.capture.state.reason != ""


def closed_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def test_what_is_not_there_is_lost_in_words_and_without_noise(
    tmp_path: Path, watch: type[Watched], capfd: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "notes.png"
    text.write_text("not a picture")
    broken = tmp_path / "broken.avi"
    broken.write_bytes(b"RIFF" + bytes(100))
    reasons = {}
    for address in (
        97,
        tmp_path / "gone.png",
        tmp_path / "gone.mp4",
        text,
        broken,
        f"http://127.0.0.1:{closed_port()}/x",
    ):
        seen = watch(address, PATIENT)
        assert wait_for(partial(has_failed, seen))
        reasons[str(address)] = seen.capture.state.reason
        seen.capture.stop()
    said = " | ".join(reasons.values())
    for words in (
        "camera 97 cannot be opened",
        "no file",
        "is not a picture",
        "as a video",
        "http stream from 127.0.0.1",
    ):
        assert words in said
    assert capfd.readouterr().err == ""


class Steady(ScriptedCamera):
    """So many pictures a second, by its own clock."""

    def __init__(self, rate: float) -> None:
        super().__init__(every_s=0.001)
        self._rate = rate
        self._now_s = 0.0

    def clock(self) -> float:
        return self._now_s

    def read(self) -> NDArray[Any] | None:
        self._now_s += 1 / self._rate
        return super().read()

    def skip(self) -> bool:
        if self.skips:
            self._now_s += 1 / self._rate
        return super().skip()


@pytest.mark.parametrize(
    ("rate", "skips", "unseen"), [(30, True, 2), (25, True, 2), (20, True, 1), (15, True, 1), (30, False, 1)]
)
def test_at_rest_pictures_go_by_where_the_source_can_let_them(
    watch: type[Watched], rate: int, skips: bool, unseen: int
) -> None:
    camera = Steady(rate)
    camera.skips = skips
    watched = watch(camera, PATIENT, camera.clock)
    assert wait_for(lambda: watched.capture.frame_rate > 0)
    assert camera.skipped == watched.capture.most_unseen == 0
    watched.capture.rest(resting=True)
    assert wait_for(lambda: len(watched.frames) > 2)
    seen, skipped = len(watched.frames), camera.skipped
    assert wait_for(lambda: camera.skipped > skipped + 60)
    watched.capture.rest(resting=False)
    skipped = camera.skipped - skipped
    seen = len(watched.frames) - seen
    assert skipped == pytest.approx(unseen * seen, abs=4)
    skipped, seen = camera.skipped, len(watched.frames)
    assert wait_for(lambda: len(watched.frames) > seen + 20)
    assert camera.skipped <= skipped + unseen
    assert watched.statuses() == ["opening", "live"]


def test_a_camera_that_is_opened_anew_does_not_rest(watch: type[Watched]) -> None:
    camera = ScriptedCamera(every_s=0.001)
    watched = watch(camera)
    assert wait_for(lambda: len(watched.frames) > 3)
    watched.capture.rest(resting=True)
    camera.ends = True
    assert wait_for(lambda: "lost" in watched.statuses())
    camera.ends = False
    assert wait_for(lambda: watched.status is CameraStatus.LIVE)
    assert not watched.capture.rests


def test_a_rate_is_that_of_the_camera_though_pictures_go_by_unseen(watch: type[Watched]) -> None:
    camera = Steady(20)
    watched = watch(camera, PATIENT, camera.clock)
    assert wait_for(lambda: watched.capture.frame_rate > 0)
    watched.capture.rest(resting=True)
    assert wait_for(lambda: camera.skipped > 40)
    assert watched.capture.frame_rate == pytest.approx(20, rel=0.1)
