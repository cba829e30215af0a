"""Cameras by name, each once, from systems that list them twice, that raise, and that hang."""

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from kiosk.core.cameras import Camera
from kiosk.scanning.camera.cameras import (
    CANNOT_BE_LISTED,
    CameraList,
    FoundCameras,
    Listed,
    cameras_here,
    device_place,
    each_once,
    node_place,
)
from tests.unit.scanning.scripted_camera import wait_for

FIRST, SECOND = 700, 1400
HERE = (Camera(0, 200, "Integrated Camera"),)


@dataclass
class One:
    """A camera as the library lists it."""

    index: int
    name: str
    path: str | None = None
    vid: int | None = None
    pid: int | None = None


def windows(guid: str, device: str = "usb#vid_046d&pid_082d&mi_00#7&1a2b&0&0000") -> str:
    return rf"\\?\{device}#{{{guid}}}\global"


def asking(answers: dict[int, list[One] | Exception]) -> Callable[[int], Sequence[Listed]]:
    def ask(backend: int) -> Sequence[Listed]:
        answer = answers[backend]
        if isinstance(answer, Exception):
            raise answer
        return answer

    return ask


def test_a_camera_that_two_backends_list_is_there_once_by_the_first() -> None:
    c920 = One(1, "HD Pro  Webcam C920", windows("e5323777"), 0x46D, 0x82D)
    again = One(0, "HD Pro Webcam C920", windows("65E8773D").upper().replace("VID", "vid"), 0x46D, 0x82D)
    obs = One(0, "OBS Virtual Camera")
    only_second = One(1, "Surface Camera Front", windows("65E8773D", "display#int3480#4&7"))
    found = each_once(
        (FIRST, SECOND),
        asking({FIRST: [c920, obs], SECOND: [again, One(2, obs.name), only_second]}),
        device_place,
    )
    assert [(camera.name, camera.index, camera.backend) for camera in found] == [
        ("OBS Virtual Camera", 0, FIRST),
        ("HD Pro Webcam C920", 1, FIRST),
        ("Surface Camera Front", 1, SECOND),
    ]
    assert found[1].usb == "046d:082d"
    assert found[0].usb == ""


def test_two_alike_are_two() -> None:
    one, other = (One(n, "USB Camera", windows("e5", f"usb#vid_32e4&pid_9230#{n}"), 1, 2) for n in (0, 1))
    assert len(each_once((FIRST,), asking({FIRST: [one, other]}), device_place)) == 2
    virtual = [One(0, "Dummy video device"), One(1, "Dummy video device")]
    assert len(each_once((FIRST,), asking({FIRST: virtual}), device_place)) == 2


def test_a_camera_without_a_name_gets_one() -> None:
    assert each_once((FIRST,), asking({FIRST: [One(3, " ")]}), device_place)[0].name == "camera 3"


def test_a_backend_that_fails_is_passed_over_while_another_answers() -> None:
    fault = OSError("COM was not initialised")
    found = each_once((FIRST, SECOND), asking({FIRST: fault, SECOND: [One(0, "USB Camera")]}), device_place)
    assert [camera.backend for camera in found] == [SECOND]
    with pytest.raises(OSError, match="COM"):
        each_once((FIRST, SECOND), asking({FIRST: fault, SECOND: fault}), device_place)
    assert each_once((), asking({}), device_place) == ()


@pytest.fixture
def nodes(tmp_path: Path) -> Path:
    """A machine with one USB camera that has two nodes, another one, and a virtual one."""
    (tmp_path / "nodes").mkdir()
    sockets = {"video0": "1-2:1.0", "video1": "1-2:1.0", "video2": "1-3:1.0", "video9": "fe801000.csi"}
    for node, socket in sockets.items():
        (tmp_path / "devices" / socket).mkdir(parents=True, exist_ok=True)
        (tmp_path / "nodes" / node).mkdir()
        (tmp_path / "nodes" / node / "device").symlink_to(tmp_path / "devices" / socket)
    (tmp_path / "nodes" / "video7").mkdir()
    return tmp_path / "nodes"


def test_the_nodes_of_one_linux_camera_are_one_camera(nodes: Path) -> None:
    names = {0: "C920", 1: "C920", 2: "C920", 7: "Loopback", 8: "Loopback", 9: "unicam", 10: "gone"}
    listed = [One(index, name, f"/dev/video{index}") for index, name in reversed(names.items())]
    found = each_once((200,), asking({200: listed}), lambda one: node_place(one, nodes))
    assert [(camera.index, camera.place) for camera in found] == [
        (0, "1-2:1.0"),
        (2, "1-3:1.0"),
        (7, ""),
        (8, ""),
        (9, ""),
        (10, ""),
    ]
    assert node_place(One(0, "no path"), nodes) == ""


def test_this_machine_can_be_asked() -> None:
    """Whatever is plugged in here: the library and the system are really asked."""
    cameras = cameras_here()
    assert len({(camera.backend, camera.index) for camera in cameras}) == len(cameras)
    assert all(camera.name for camera in cameras)


class Asked:
    """A system that answers when it is told to."""

    def __init__(self, answer: tuple[Camera, ...] | Exception = HERE) -> None:
        self.answer = answer
        self.times = 0
        self.may_answer = threading.Event()
        self.may_answer.set()

    def __call__(self) -> tuple[Camera, ...]:
        self.times += 1
        self.may_answer.wait()
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.fixture
def system() -> Iterator[Asked]:
    asked = Asked()
    yield asked
    asked.may_answer.set()
    assert wait_for(lambda: not askers())


def askers() -> int:
    return len([thread for thread in threading.enumerate() if thread.name == "camera-list"])


def test_cameras_are_asked_for_anew_each_time(system: Asked) -> None:
    cameras = CameraList(system)
    assert cameras.look() == FoundCameras(HERE)
    system.answer = ()
    assert cameras.look() == FoundCameras(())
    assert system.times == 2


def test_a_system_that_raises_is_told_in_words(system: Asked, caplog: pytest.LogCaptureFixture) -> None:
    system.answer = ModuleNotFoundError("No module named 'AVFoundation'")
    assert CameraList(system).look() == FoundCameras((), CANNOT_BE_LISTED)
    assert "cannot be listed" in caplog.text


def test_a_system_that_hangs_is_waited_for_no_longer_than_is_said(system: Asked) -> None:
    system.may_answer.clear()
    assert CameraList(system, timeout_s=0.05).look() == FoundCameras((), CANNOT_BE_LISTED)


@pytest.mark.timeout(30)
def test_a_system_that_hangs_is_waited_for_once_and_never_asked_twice_at_a_time(system: Asked) -> None:
    now = [0.0]
    cameras = CameraList(system, timeout_s=45.0, clock=lambda: now[0])
    system.may_answer.clear()
    assert cameras.glance() is None
    now[0] = 60.0
    for _ in range(5):
        assert cameras.look().trouble == CANNOT_BE_LISTED
        assert cameras.glance() is None
    assert (system.times, askers()) == (1, 1)
    system.may_answer.set()
    assert wait_for(lambda: cameras.look().cameras == HERE)


def test_a_glance_never_blocks_and_brings_what_came_of_the_last(system: Asked) -> None:
    cameras = CameraList(system)
    assert cameras.glance() is None
    assert wait_for(lambda: not askers())
    system.answer = ()
    assert cameras.glance() == FoundCameras(HERE)
    assert wait_for(lambda: not askers())
    assert cameras.glance() == FoundCameras(())
