"""A camera by its driver: the size, the form and the exposure that it takes, and drivers that misbehave."""

import threading
from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from kiosk.core.cameras import CameraChoice, Exposure
from kiosk.scanning.camera.capture import Capture
from kiosk.scanning.camera.chosen_camera import TurnedSource
from kiosk.scanning.camera.device_source import (
    V4L2,
    WINDOWS,
    DeviceSource,
    DeviceTaken,
    Dialect,
    expose,
    plain_picture,
)
from kiosk.scanning.camera.trouble import why_not_opened
from kiosk.scanning.errors import SourceError
from tests.unit.scanning.scripted_camera import wait_for
from tests.unit.scanning.scripted_driver import MJPG, YUYV, Machine, ScriptedDriver

HD = CameraChoice()


def source(*drivers: ScriptedDriver, choice: CameraChoice = HD) -> DeviceSource:
    return DeviceSource(
        0,
        200,
        name="HD Webcam",
        choice=choice,
        device=Machine(camera_0=list(drivers)),
        why_not=lambda _index, name: f"{name} is in use",
        sleep=lambda _s: None,
    )


def opened(*drivers: ScriptedDriver, choice: CameraChoice = HD) -> DeviceSource:
    camera = source(*drivers, choice=choice)
    camera.open()
    return camera


def shape(camera: DeviceSource) -> tuple[int, ...]:
    picture = camera.read()
    assert picture is not None
    return picture.shape


def test_a_camera_that_is_slow_raw_is_taken_packed() -> None:
    driver = ScriptedDriver()
    camera = opened(driver)
    assert (driver.form, driver.fps) == (MJPG, 30.0)
    assert shape(camera) == (720, 1280, 3)
    assert camera.taken == DeviceTaken()


@pytest.mark.parametrize(
    ("modes", "size"),
    [
        ({YUYV: {(1280, 720): 30.0}, MJPG: {(1280, 720): 15.0}}, (1280, 720)),  # packing is slower here
        ({YUYV: {(1280, 720): 30.0}, MJPG: {(640, 480): 30.0}}, (1280, 720)),  # only small ones are packed
        ({YUYV: {(1280, 720): 30.0}}, (1280, 720)),  # nothing is packed
        ({YUYV: {(320, 240): 30.0}}, (320, 240)),  # an old one
    ],
)
def test_a_camera_that_does_better_raw_is_taken_raw(
    modes: dict[float, dict[tuple[int, int], float]], size: tuple[int, int]
) -> None:
    driver = ScriptedDriver(modes)
    camera = opened(driver)
    assert (driver.form, driver.size) == (YUYV, size)
    assert shape(camera)[:2] == (size[1], size[0])


def test_small_pictures_are_taken_raw() -> None:
    driver = ScriptedDriver()
    opened(driver, choice=CameraChoice(size="640x480"))
    assert (driver.form, driver.size) == (YUYV, (640, 480))


def test_a_large_picture_is_asked_for_and_what_comes_is_used() -> None:
    large = {YUYV: {(640, 480): 30.0}, MJPG: {(1280, 720): 30.0, (1920, 1080): 30.0}}
    assert shape(opened(ScriptedDriver(large), choice=CameraChoice(size="1920x1080"))) == (1080, 1920, 3)
    assert shape(opened(ScriptedDriver(), choice=CameraChoice(size="1920x1080"))) == (720, 1280, 3)


def test_a_camera_that_says_it_packs_and_then_delivers_nothing_is_opened_anew_and_raw() -> None:
    lying, honest = ScriptedDriver(), ScriptedDriver()
    lying.picture = lambda driver: None if driver.form == MJPG else np.zeros((480, 640, 3), np.uint8)
    camera = opened(lying, honest)
    assert (lying.released, honest.released) == (1, 0)
    assert honest.form == YUYV
    assert shape(camera)[:2] == honest.size[::-1]


def test_a_driver_that_claims_a_form_it_does_not_take_is_left_raw() -> None:
    driver = ScriptedDriver()
    driver.lies = {cv2.CAP_PROP_FOURCC}
    opened(driver)
    assert driver.form == YUYV


def test_a_camera_that_opens_and_delivers_nothing_is_told_and_released() -> None:
    dead = ScriptedDriver({YUYV: {(640, 480): 30.0}})
    dead.picture = lambda _driver: None
    with pytest.raises(SourceError, match="HD Webcam delivers no pictures: unplug it"):
        opened(dead)
    assert dead.released == 1


def test_a_camera_that_does_not_open_is_told_with_why_and_released() -> None:
    busy = ScriptedDriver()
    busy.opens = False
    with pytest.raises(SourceError, match="HD Webcam is in use"):
        opened(busy)
    assert busy.released == 1


def test_opencv_that_raises_over_a_camera_is_no_other_trouble() -> None:
    def fails(_index: int, _backend: int) -> ScriptedDriver:
        raise cv2.error("obsensor_stream_channel")

    with pytest.raises(SourceError, match="HD Webcam is in use"):
        DeviceSource(
            0, name="HD Webcam", device=fails, why_not=lambda _index, name: f"{name} is in use"
        ).open()


def test_pictures_that_fail_now_and_then_are_passed_over() -> None:
    driver = ScriptedDriver()
    driver.picture = lambda one: None if one.reads % 5 else np.full((2, 2, 3), one.reads, np.uint8)
    camera = opened(driver)
    seen = [camera.read() for _ in range(4)]
    assert [int(picture[0, 0, 0]) for picture in seen if picture is not None] == [5, 10, 15, 20]
    driver.picture = lambda _one: None
    assert camera.read() is None


def test_a_driver_that_takes_long_to_say_that_nothing_comes_is_not_asked_for_long() -> None:
    now_s = [0.0]
    driver = ScriptedDriver()
    camera = DeviceSource(0, device=Machine(camera_0=[driver]), sleep=lambda _s: None, clock=lambda: now_s[0])
    camera.open()
    assert camera.read() is not None

    def slow(_one: ScriptedDriver) -> None:
        now_s[0] += 1.0

    driver.picture = slow
    assert camera.read() is None
    assert now_s[0] == 2.0, "before anybody else gives it up"


def test_a_damaged_picture_that_opencv_raises_over_is_passed_over() -> None:
    driver = ScriptedDriver()
    camera = opened(driver)
    assert camera.read() is not None

    def damaged(one: ScriptedDriver) -> NDArray[Any]:
        if one.reads % 2:
            raise cv2.error("imdecode")
        return np.zeros((2, 2, 3), np.uint8)

    driver.picture = damaged
    assert camera.read() is not None
    assert camera.read() is not None


@pytest.mark.parametrize("fault", [RuntimeError("driver"), KeyboardInterrupt()])
def test_a_driver_that_fails_while_it_is_opened_is_released(fault: BaseException) -> None:
    driver = ScriptedDriver()

    def fail(_one: ScriptedDriver) -> NDArray[Any]:
        raise fault

    driver.picture = fail
    with pytest.raises(type(fault)):
        opened(driver)
    assert driver.released == 1


def test_a_driver_that_knows_nothing_still_delivers() -> None:
    driver = ScriptedDriver()
    driver.raises = {
        cv2.CAP_PROP_FRAME_WIDTH, cv2.CAP_PROP_FRAME_HEIGHT, cv2.CAP_PROP_FPS, cv2.CAP_PROP_FOURCC,
        cv2.CAP_PROP_AUTOFOCUS, cv2.CAP_PROP_BUFFERSIZE, cv2.CAP_PROP_EXPOSURE, cv2.CAP_PROP_AUTO_EXPOSURE,
    }  # fmt: skip
    assert shape(opened(driver, choice=CameraChoice(exposure=Exposure.SHORT))) == (480, 640, 3)
    nonsense = ScriptedDriver()
    nonsense.nonsense = dict.fromkeys(driver.raises, float("nan"))
    assert shape(opened(nonsense)) is not None
    nonsense.nonsense = dict.fromkeys(driver.raises, 1e300)
    assert shape(opened(nonsense)) is not None


def test_focus_is_left_to_the_camera() -> None:
    driver = ScriptedDriver()
    opened(driver)
    assert driver.properties[cv2.CAP_PROP_AUTOFOCUS] == 1


def test_closing_releases_and_what_is_closed_delivers_nothing() -> None:
    driver = ScriptedDriver()
    camera = opened(driver)
    camera.close()
    camera.close()
    assert driver.released == 1
    assert camera.read() is None
    assert camera.taken is None


# The exposure.


@pytest.mark.parametrize(("dialect", "time"), [(V4L2, 100.0), (WINDOWS, -7.0)])
def test_a_shorter_exposure_is_asked_for_and_believed_where_it_is_read_back(
    dialect: Dialect, time: float
) -> None:
    driver = ScriptedDriver()
    assert expose(driver, Exposure.SHORT, dialect)
    assert driver.properties[cv2.CAP_PROP_AUTO_EXPOSURE] == dialect.manual[0]
    assert driver.properties[cv2.CAP_PROP_EXPOSURE] == time


@pytest.mark.parametrize("refusal", ["refuses", "lies", "raises"])
@pytest.mark.parametrize("dialect", [V4L2, WINDOWS])
def test_a_driver_that_does_not_take_it_is_left_on_automatic(dialect: Dialect, refusal: str) -> None:
    driver = ScriptedDriver()
    getattr(driver, refusal).add(cv2.CAP_PROP_EXPOSURE)
    assert not expose(driver, Exposure.SHORTEST, dialect)
    assert driver.properties[cv2.CAP_PROP_AUTO_EXPOSURE] == dialect.auto[0]
    assert driver.properties[cv2.CAP_PROP_EXPOSURE] == 333.0


def test_a_time_that_the_camera_rounds_is_what_was_wished_for() -> None:
    driver = ScriptedDriver()
    driver.nonsense = {cv2.CAP_PROP_EXPOSURE: 78.0}
    assert expose(driver, Exposure.SHORTEST, V4L2)
    driver.nonsense = {cv2.CAP_PROP_EXPOSURE: 156.0}
    assert not expose(driver, Exposure.SHORTEST, V4L2)


def test_automatic_undoes_what_was_manual_and_tries_what_else_the_driver_may_understand() -> None:
    driver = ScriptedDriver()
    driver.properties[cv2.CAP_PROP_AUTO_EXPOSURE] = 1.0
    assert expose(driver, Exposure.AUTO, V4L2)
    assert driver.properties[cv2.CAP_PROP_AUTO_EXPOSURE] == 3.0
    driver.refuses = {cv2.CAP_PROP_AUTO_EXPOSURE}
    driver.properties[cv2.CAP_PROP_AUTO_EXPOSURE] = 1.0
    assert expose(driver, Exposure.AUTO, V4L2)


def test_a_system_where_cameras_cannot_be_asked_has_automatic_only() -> None:
    assert expose(ScriptedDriver(), Exposure.AUTO, None)
    assert not expose(ScriptedDriver(), Exposure.SHORT, None)


# Why a camera does not open.


@pytest.mark.parametrize(
    ("system", "node", "may_use", "words"),
    [
        ("Linux", False, True, "Cam cannot be opened: it is not connected"),
        ("Linux", True, False, "Cam may not be used by this account: add it to the group video"),
        ("Linux", True, True, "Cam is in use by another program"),
        ("Windows", False, True, "another program uses it, or Settings, Privacy, Camera forbids it"),
        ("Darwin", False, True, "allow it in System Settings, Privacy & Security, Camera"),
    ],
)
def test_why_a_camera_does_not_open_is_said_with_what_to_do(
    tmp_path: Any, system: str, words: str, *, node: bool, may_use: bool
) -> None:
    if node:
        (tmp_path / "video3").touch()
    said = why_not_opened(3, "Cam", system=system, nodes=tmp_path, may_use=lambda _node: may_use)
    assert words in said


# What virtual cameras hand over.


def test_of_two_channels_the_light_is_kept_wherever_the_camera_puts_it() -> None:
    two = np.dstack([np.full((2, 4), 200, np.uint8), np.full((2, 4), 128, np.uint8)])
    for fourcc, light in (("YUYV", 200), ("", 200), ("UYVY", 128)):
        gray = plain_picture(two, fourcc)
        assert gray is not None
        assert (gray.shape, int(gray[0, 0])) == ((2, 4), light)


def test_of_planes_the_light_is_kept() -> None:
    planes = np.vstack([np.full((4, 6), 50, np.uint8), np.full((2, 6), 128, np.uint8)])
    light = plain_picture(planes, "nv12")
    assert light is not None
    assert light.shape == (4, 6)
    gray = plain_picture(planes, "GREY")
    assert gray is not None
    assert gray.shape == (6, 6), "a gray picture is whole"


def test_a_packed_picture_that_is_cut_and_one_with_nothing_in_it_are_none() -> None:
    packed = cv2.imencode(".jpg", np.full((16, 24, 3), 90, np.uint8))[1]
    assert plain_picture(packed[:20].reshape(1, -1)) is None
    assert plain_picture(np.zeros((0, 4, 3), np.uint8)) is None


def colours(pixels: tuple[int, ...], *, dtype: type = np.uint8) -> Callable[[ScriptedDriver], NDArray[Any]]:
    return lambda _driver: np.full((6, 8, len(pixels)), pixels, dtype)


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (colours((10, 20, 30)), (6, 8, 3)),
        (colours((10, 20, 30, 0)), (6, 8, 3)),  # BGRA of a virtual camera, see-through
        (colours((120, 128)), (6, 8)),  # YUYV as it is
        (lambda _driver: np.full((6, 8), 4000, np.uint16), (6, 8)),  # an infrared camera's 12 bits
        (lambda _driver: np.full((1, 1, 3), 7, np.uint8), (1, 1, 3)),
        (lambda _driver: np.zeros((6, 8, 3), np.uint8), (6, 8, 3)),  # black at the start
        (lambda _driver: np.full((721, 1283, 3), 7, np.uint8), (721, 1283, 3)),
        (
            lambda _driver: cv2.imencode(".jpg", np.full((16, 24, 3), 90, np.uint8))[1].reshape(1, -1),
            (16, 24, 3),
        ),
    ],
    ids=["BGR", "BGRA", "YUYV", "gray16", "1x1", "black", "odd", "jpeg"],
)
def test_pictures_of_every_kind_become_frames(
    picture: Callable[[ScriptedDriver], NDArray[Any]], expected: tuple[int, ...]
) -> None:
    driver = ScriptedDriver({YUYV: {(640, 480): 30.0}})

    def soon(one: ScriptedDriver) -> NDArray[Any]:
        threading.Event().wait(0.003)
        return picture(one)

    driver.picture = soon
    frames: list[NDArray[np.uint8]] = []
    capture = Capture(source(driver))
    capture.start(lambda frame: frames.append(frame.image))
    try:
        assert wait_for(lambda: len(frames) >= 2)
        assert frames[0].shape == expected
        assert frames[0].dtype == np.uint8
    finally:
        assert capture.stop()


def test_a_picture_goes_by_without_being_unpacked_unless_it_is_the_first() -> None:
    driver = ScriptedDriver()
    camera = TurnedSource(source(driver), 90)
    assert not camera.skip()
    camera.open()
    assert not camera.skip()  # the first was read while it was opened, and waits
    assert camera.read() is not None
    reads = driver.reads
    assert camera.skip()
    assert (driver.reads, driver.grabs) == (reads, 1)
    driver.picture = lambda _driver: None
    assert not camera.skip()
    camera.close()
    assert not camera.skip()
