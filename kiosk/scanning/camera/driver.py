"""A camera's driver, as OpenCV reaches it: what it is asked, and what it says, which may be nonsense."""

import logging
import math
from collections.abc import Callable
from typing import Any, Protocol

import cv2
from numpy.typing import NDArray

_log = logging.getLogger(__name__)


class Device(Protocol):
    """The part of `cv2.VideoCapture` that a camera needs."""

    def isOpened(self) -> bool:  # noqa: N802 - OpenCV's own name
        """Whether it delivers."""
        ...

    def read(self) -> tuple[bool, NDArray[Any] | None]:
        """Whether a picture came, and the picture; waits for it."""
        ...

    def grab(self) -> bool:
        """Whether a picture came, which is not unpacked; waits for it."""
        ...

    def set(self, prop: int, value: float, /) -> bool:
        """Ask for a property; whether the driver takes it."""
        ...

    def get(self, prop: int, /) -> float:
        """What the driver says of a property; 0 or -1 for one that it does not know."""
        ...

    def release(self) -> None:
        """Let the camera go."""
        ...


OpenDevice = Callable[[int, int], Device]
"""Opens a camera by its index at a backend."""


def open_device(index: int, backend: int) -> Device:
    """The camera by OpenCV. Blocks, on some drivers for many seconds."""
    return cv2.VideoCapture(index, backend)


def asked(device: Device, prop: int, value: float) -> bool:
    """Ask for a property; whether the driver took it. One that fails over it refuses it."""
    try:
        return bool(device.set(prop, value))
    except Exception as error:  # noqa: BLE001 - a driver's fault: the camera works without the property
        _log.info("a camera's driver fails over property %d: %s", prop, type(error).__name__)
        return False


def reported(device: Device, prop: int) -> float:
    """What the driver says of a property; 0 where that is no number."""
    try:
        value = float(device.get(prop))
    except Exception as error:  # noqa: BLE001 - the same
        _log.info("a camera's driver fails over property %d: %s", prop, type(error).__name__)
        return 0.0
    return value if math.isfinite(value) else 0.0


def fourcc_of(device: Device) -> str:
    """The four letters of the form in which pictures come from the camera; empty where it is not told."""
    number = round(reported(device, cv2.CAP_PROP_FOURCC))
    if number <= 0 or number > 0xFFFFFFFF:
        return ""
    letters = number.to_bytes(4, "little").decode("latin-1")
    return letters if letters.isprintable() else ""
