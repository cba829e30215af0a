"""The chosen camera: found by what it is, waited for while another stands in, turned, never lost for good."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
import pytest
from msgspec.structs import replace

from kiosk.core.cameras import Camera, CameraChoice, remember
from kiosk.scanning.camera.cameras import CameraList
from kiosk.scanning.camera.capture import CameraStatus, Capture, CaptureState
from kiosk.scanning.camera.check import examine_camera
from kiosk.scanning.camera.chosen_camera import TurnedSource, camera_source, turned
from kiosk.scanning.camera.timeouts import CameraTimeouts
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.frames import Frame
from tests.door_frames import code_picture
from tests.unit.scanning.scripted_camera import ScriptedCamera, none_left, wait_for
from tests.unit.scanning.scripted_driver import YUYV, Machine, ScriptedDriver

QUICK = CameraTimeouts(noticed_s=0.5, given_up_s=0.7, opening_s=0.7, between_tries_s=0.01)
BUILT_IN = Camera(0, 200, "Integrated Camera", "04f2:b6d9", "1-6:1.0")
C920 = Camera(2, 200, "HD Pro Webcam C920", "046d:082d", "1-2:1.0")


def driver(shade: int) -> ScriptedDriver:
    """A camera that is known by its gray, and has a picture every few milliseconds."""
    made = ScriptedDriver({YUYV: {(640, 480): 30.0}})

    def picture(one: ScriptedDriver) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]] | None:
        threading.Event().wait(0.002)
        return None if one.nonsense else np.full((4, 6, 3), shade, np.uint8)

    made.picture = picture
    return made


@dataclass
class Desk:
    """A laptop with what is plugged in, and a capture of what was chosen."""

    plugged: list[Camera]
    machine: Machine
    listing: threading.Event = field(default_factory=threading.Event)
    frames: list[Frame] = field(default_factory=list)
    states: list[CaptureState] = field(default_factory=list)
    capture: Capture | None = None

    def start(self, choice: CameraChoice) -> Capture:
        self.listing.set()
        cameras = CameraList(self._list, timeout_s=0.2)
        self.capture = Capture(lambda: camera_source(choice, cameras, device=self.machine), timeouts=QUICK)
        self.capture.start(self.frames.append, self.states.append)
        return self.capture

    def _list(self) -> tuple[Camera, ...]:
        self.listing.wait()
        return tuple(self.plugged)

    def shows(self, shade: int) -> bool:
        return bool(self.frames) and int(self.frames[-1].image[0, 0, 0]) == shade

    @property
    def state(self) -> CaptureState:
        assert self.capture is not None
        return self.capture.state


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """Two cameras are plugged in: the built-in one shows 10, the C920 shows 20."""
    monkeypatch.setattr("kiosk.scanning.camera.chosen_camera.LOOK_AGAIN_S", 0.01)
    made = Desk(
        [BUILT_IN, C920], Machine(camera_0=[driver(10)], camera_2=[driver(20)], camera_5=[driver(20)])
    )
    before = set(threading.enumerate())
    yield made
    made.listing.set()
    for one in (one for drivers in made.machine.drivers.values() for one in drivers):
        one.may_answer.set()
    if made.capture is not None:
        made.capture.stop()
    assert none_left(before, "capture", "camera-list")


def test_the_first_camera_is_taken_where_none_was_chosen(desk: Desk) -> None:
    desk.start(CameraChoice())
    assert wait_for(lambda: desk.shows(10))
    assert desk.state.source == "Integrated Camera"
    assert desk.machine.opened[0] == (0, 200)


def test_the_remembered_one_is_taken_wherever_it_is_now(desk: Desk) -> None:
    desk.plugged = [BUILT_IN, replace(C920, index=5, place="2-1:1.0")]
    desk.start(CameraChoice(remember(C920)))
    assert wait_for(lambda: desk.shows(20))
    assert desk.machine.opened == [(5, 200)]
    assert desk.state.source == "HD Pro Webcam C920"
    assert desk.state.taken is not None
    assert desk.state.taken.missing == ""


def test_another_stands_in_and_the_chosen_one_is_taken_again_when_it_is_back(desk: Desk) -> None:
    desk.plugged = [BUILT_IN]
    desk.start(CameraChoice(remember(C920)))
    assert wait_for(lambda: desk.shows(10))
    assert desk.state.taken is not None
    assert desk.state.taken.missing == "HD Pro Webcam C920"
    desk.plugged = [BUILT_IN, C920]
    assert wait_for(lambda: desk.shows(20))
    assert desk.state.taken.missing == ""
    assert "HD Pro Webcam C920 is back" in [state.reason for state in desk.states]


def test_pulled_out_another_stands_in_and_plugged_in_again_it_is_back(desk: Desk) -> None:
    desk.start(CameraChoice(remember(C920)))
    assert wait_for(lambda: desk.shows(20))
    gone = desk.machine.drivers[2][0]
    desk.plugged = [BUILT_IN]
    gone.nonsense = {0: 0.0}
    assert wait_for(lambda: desk.shows(10))
    assert desk.state.source == "Integrated Camera"
    desk.machine.drivers[5] = [driver(30)]
    desk.plugged = [BUILT_IN, replace(C920, index=5)]
    assert wait_for(lambda: desk.shows(30))
    assert desk.state.source == "HD Pro Webcam C920"


def test_the_only_camera_pulled_out_is_named_and_taken_again(desk: Desk) -> None:
    desk.plugged = [C920]
    desk.machine.drivers.pop(0)
    desk.start(CameraChoice(remember(C920)))
    assert wait_for(lambda: desk.shows(20))
    desk.plugged = []
    desk.machine.drivers[2][0].nonsense = {0: 0.0}
    assert wait_for(lambda: desk.state.reason == "HD Pro Webcam C920 is not connected: plug it in again")
    desk.machine.drivers[2] = [driver(30)]
    desk.plugged = [C920]
    assert wait_for(lambda: desk.shows(30))


def test_no_camera_at_all_is_said_and_one_that_is_plugged_in_is_taken(desk: Desk) -> None:
    desk.plugged = []
    built_in = desk.machine.drivers.pop(0)
    desk.start(CameraChoice())
    assert wait_for(lambda: desk.state.reason == "no camera is connected: plug one in")
    assert desk.state.status is CameraStatus.LOST
    desk.machine.drivers[0] = built_in
    desk.plugged = [BUILT_IN]
    assert wait_for(lambda: desk.shows(10))


def test_the_chosen_one_in_use_elsewhere_is_waited_for_and_not_replaced(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.machine.drivers[2][0].opens = False
    desk.start(CameraChoice(remember(C920)))
    assert wait_for(lambda: len(desk.machine.opened) >= 3)
    assert set(desk.machine.opened) == {(2, 200)}
    assert desk.state.reason.startswith("HD Pro Webcam C920 ")
    desk.machine.drivers[2][0].opens = True
    assert wait_for(lambda: desk.shows(20))


def test_where_none_was_chosen_one_that_does_not_open_is_passed_over(desk: Desk) -> None:
    desk.machine.drivers[0][0].opens = False
    desk.start(CameraChoice())
    assert wait_for(lambda: desk.shows(20))


def test_where_cameras_cannot_be_listed_the_first_one_still_works(desk: Desk) -> None:
    def hang() -> tuple[Camera, ...]:
        desk.listing.wait()
        return ()

    cameras = CameraList(hang, timeout_s=0.05)
    desk.capture = Capture(
        lambda: camera_source(CameraChoice(remember(C920)), cameras, device=desk.machine), timeouts=QUICK
    )
    desk.capture.start(desk.frames.append, desk.states.append)
    assert wait_for(lambda: desk.shows(10))
    assert desk.state.source == "camera 0"
    assert desk.state.taken is not None
    assert desk.state.taken.missing == "HD Pro Webcam C920"


def test_a_driver_that_hangs_while_it_is_opened_is_left_behind_and_the_camera_comes_with_the_next(
    desk: Desk,
) -> None:
    stuck = driver(99)
    stuck.may_answer.clear()
    desk.machine.drivers[2] = [stuck, driver(20)]
    desk.start(CameraChoice(remember(C920)))
    assert wait_for(lambda: desk.shows(20))
    assert "HD Pro Webcam C920" in desk.state.source
    stuck.may_answer.set()
    assert wait_for(lambda: stuck.released == 1)
    assert not any(int(frame.image[0, 0, 0]) == 99 for frame in desk.frames)


def test_an_index_works_as_it_always_did(desk: Desk) -> None:
    desk.start(CameraChoice(" 2 "))
    assert wait_for(lambda: desk.shows(20))
    assert desk.machine.opened == [(2, cv2.CAP_ANY)]
    assert desk.state.source == "camera 2"


def test_an_index_with_nothing_there_is_said(desk: Desk) -> None:
    desk.start(CameraChoice("97"))
    assert wait_for(lambda: "camera 97 cannot be opened" in desk.state.reason)


# Turned pictures.


@pytest.mark.parametrize("turn", [90, 180, 270])
@pytest.mark.parametrize("dtype", [np.uint8, np.uint16, np.bool_])
def test_pictures_are_turned_clockwise(turn: int, dtype: type) -> None:
    lit: np.ndarray[tuple[int, ...], np.dtype[np.generic]] = np.zeros((40, 60, 3), dtype)
    lit[0, 0] = 1
    picture = TurnedSource(ScriptedCamera(lit), turn).read()
    assert picture is not None
    assert picture.shape == ((60, 40, 3) if turn in (90, 270) else (40, 60, 3))
    corner = {90: (0, -1), 180: (-1, -1), 270: (-1, 0)}[turn]
    assert picture[corner].all()
    assert int(picture.astype(int).sum()) == 3
    assert picture.flags.c_contiguous


def test_codes_in_a_turned_picture_are_where_the_picture_has_them() -> None:
    code = code_picture("on end")
    scene = np.full((480, 640), 200, np.uint8)
    scene[10 : 10 + code.shape[0], 10 : 10 + code.shape[1]] = code
    picture = TurnedSource(ScriptedCamera(scene), 90).read()
    assert picture is not None
    read = Cascade().decode_frame(Frame(picture, 1, 0.0)).codes[0]
    assert read.text == "on end"
    assert read.centre[0] > 640 / 2 - 160, "what was at the left is at the right"
    assert read.centre[1] < 320


def test_what_is_not_turned_is_left_alone_and_the_rest_passes_through() -> None:
    camera = ScriptedCamera()
    assert turned(camera, 0) is camera
    on_end = turned(camera, 270)
    on_end.open()
    on_end.close()
    assert (on_end.label, camera.opened, camera.closed) == ("scripted camera", 1, 1)
    camera.ends = True
    assert on_end.read() is None


# What `kiosk doctor` sees.


def test_a_file_is_examined_with_its_size_and_speed(tmp_path: Path) -> None:
    path = tmp_path / "still.png"
    assert cv2.imwrite(str(path), np.full((240, 320, 3), 200, np.uint8))
    facts = examine_camera(CameraChoice(str(path), turn=90), 20.0)
    assert (facts.label, facts.trouble) == ("picture still.png", "")
    assert (facts.width, facts.height) == (240, 320)
    assert 0 < facts.fps < 60, "fifteen, but for what a busy machine makes of them"


def test_a_film_of_a_few_frames_is_examined_although_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "short.avi"
    film = cv2.VideoWriter(str(path), cv2.CAP_FFMPEG, cv2.VideoWriter.fourcc(*"MJPG"), 30, (320, 240))
    if not film.isOpened():
        pytest.skip("this build of OpenCV writes no MJPG")
    for _ in range(10):
        film.write(np.full((240, 320, 3), 90, np.uint8))
    film.release()
    facts = examine_camera(CameraChoice(str(path)), 20.0)
    assert (facts.trouble, facts.width) == ("", 320)


def test_what_is_not_there_is_examined_in_words_and_at_once(tmp_path: Path) -> None:
    facts = examine_camera(CameraChoice(str(tmp_path / "gone.mp4")), 60.0)
    assert facts.trouble.startswith("there is no file")
    assert facts.fps == 0
