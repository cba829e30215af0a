"""A camera's driver that does what a test tells it to, as `cv2.VideoCapture` would hand it on."""

import threading
from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

MJPG = float(cv2.VideoWriter.fourcc(*"MJPG"))
YUYV = float(cv2.VideoWriter.fourcc(*"YUYV"))


class ScriptedDriver:
    """One camera, opened once. It gives what it is asked for unless a test says otherwise.

    `modes`: the sizes it has in each form, with their frames a second; a size it does not have becomes the
    largest one that is not larger. `refuses`: properties for which `set` says no. `lies`: those for which
    it says yes and does nothing. `raises`: properties over which it fails.
    """

    def __init__(self, modes: dict[float, dict[tuple[int, int], float]] | None = None) -> None:
        self.modes = modes or {YUYV: {(640, 480): 30.0, (1280, 720): 10.0}, MJPG: {(1280, 720): 30.0}}
        self.refuses: set[int] = set()
        self.lies: set[int] = set()
        self.raises: set[int] = set()
        self.nonsense: dict[int, float] = {}
        self.picture: Callable[[ScriptedDriver], NDArray[Any] | None] = still
        self.properties: dict[int, float] = {
            cv2.CAP_PROP_AUTO_EXPOSURE: 3.0,
            cv2.CAP_PROP_EXPOSURE: 333.0,
            cv2.CAP_PROP_AUTOFOCUS: 0.0,
        }
        self.form = YUYV
        self.size = (640, 480)
        self.opens = True
        self.reads = 0
        self.grabs = 0
        self.released = 0
        self.closed = False
        self._wide = 640
        self.may_answer = threading.Event()
        self.may_answer.set()

    @property
    def fps(self) -> float:
        return self.modes[self.form][self.size]

    def isOpened(self) -> bool:  # noqa: N802 - OpenCV's own name
        return self.opens

    def read(self) -> tuple[bool, NDArray[Any] | None]:
        self.may_answer.wait()
        assert not self.closed, "a driver that was released is not read"
        self.reads += 1
        picture = self.picture(self)
        return picture is not None, picture

    def grab(self) -> bool:
        self.may_answer.wait()
        self.grabs += 1
        return self.picture(self) is not None

    def set(self, prop: int, value: float, /) -> bool:
        if prop in self.raises:
            raise cv2.error("VIDIOC_S_CTRL")
        if prop in self.refuses:
            return False
        if prop in self.lies:
            return True
        if prop == cv2.CAP_PROP_FRAME_WIDTH:
            self._wide = round(value)
        elif prop == cv2.CAP_PROP_FRAME_HEIGHT:
            self._resize((self._wide, round(value)))
        elif prop == cv2.CAP_PROP_FOURCC:
            if value not in self.modes:
                return False
            self.form = value
            self._resize(self.size)
        else:
            self.properties[prop] = value
        return True

    def get(self, prop: int, /) -> float:
        if prop in self.raises:
            raise cv2.error("VIDIOC_G_CTRL")
        if prop in self.nonsense:
            return self.nonsense[prop]
        told = {
            cv2.CAP_PROP_FRAME_WIDTH: float(self.size[0]),
            cv2.CAP_PROP_FRAME_HEIGHT: float(self.size[1]),
            cv2.CAP_PROP_FPS: self.fps,
            cv2.CAP_PROP_FOURCC: self.form,
        }
        return told.get(prop, self.properties.get(prop, 0.0))

    def release(self) -> None:
        self.released += 1
        self.closed = True

    def _resize(self, wanted: tuple[int, int]) -> None:
        sizes = sorted(self.modes[self.form])
        fitting = [size for size in sizes if size[0] <= wanted[0] and size[1] <= wanted[1]]
        self.size = fitting[-1] if fitting else sizes[0]


def still(driver: ScriptedDriver) -> NDArray[Any] | None:
    """What most drivers give: BGR at the size asked for."""
    return np.full((driver.size[1], driver.size[0], 3), 90, np.uint8)


class Machine:
    """Opens scripted drivers by index; each is opened in turn, the last one again and again."""

    def __init__(self, **drivers: list[ScriptedDriver]) -> None:
        """By names such as `camera_0`."""
        self.drivers = {int(name.removeprefix("camera_")): list(made) for name, made in drivers.items()}
        self.opened: list[tuple[int, int]] = []

    def __call__(self, index: int, backend: int) -> ScriptedDriver:
        self.opened.append((index, backend))
        here = self.drivers.get(index)
        if not here:
            closed = ScriptedDriver()
            closed.opens = False
            return closed
        driver = here.pop(0) if len(here) > 1 else here[0]
        driver.closed = False
        return driver
