"""How long a camera gathers light: asked of its driver, and believed only where it can be read back."""

import math
import platform
from collections.abc import Mapping
from dataclasses import dataclass

import cv2

from kiosk.core.cameras import Exposure
from kiosk.scanning.camera.driver import Device, asked, reported


@dataclass(frozen=True)
class Dialect:
    """What a system's drivers take for an answer. `doublings`: times are powers of two seconds, not steps.

    `auto` and `manual` are tried in turn, for drivers differ.
    """

    auto: tuple[float, ...]
    manual: tuple[float, ...]
    times: Mapping[Exposure, float]
    doublings: bool


V4L2 = Dialect((3.0, 0.0), (1.0,), {Exposure.SHORT: 100.0, Exposure.SHORTEST: 40.0}, doublings=False)
"""Times in steps of 0.1 ms: a cycle of the light of mains lamps, and less than half of one."""
WINDOWS = Dialect((1.0, 0.75), (0.0, 0.25), {Exposure.SHORT: -7.0, Exposure.SHORTEST: -8.0}, doublings=True)
_HERE = {"Linux": V4L2, "Windows": WINDOWS}


def dialect_here() -> Dialect | None:
    """This system's; None where cameras cannot be asked at all."""
    return _HERE.get(platform.system())


def expose(device: Device, wish: Exposure, dialect: Dialect | None) -> bool:
    """Ask for this exposure; whether the driver says that it is so. One that refuses is left on automatic."""
    if dialect is None:
        return wish is Exposure.AUTO
    if wish is Exposure.AUTO:
        # A program before us may have left it otherwise; Windows' drivers do not say.
        if dialect.doublings or reported(device, cv2.CAP_PROP_AUTO_EXPOSURE) in dialect.manual:
            _automatic(device, dialect)
        return True
    wanted = dialect.times[wish]
    for manual in dialect.manual:
        if asked(device, cv2.CAP_PROP_AUTO_EXPOSURE, manual):
            break
    if asked(device, cv2.CAP_PROP_EXPOSURE, wanted) and _near(
        reported(device, cv2.CAP_PROP_EXPOSURE), wanted, dialect
    ):
        return True
    _automatic(device, dialect)
    return False


def _automatic(device: Device, dialect: Dialect) -> None:
    for auto in dialect.auto:
        if asked(device, cv2.CAP_PROP_AUTO_EXPOSURE, auto):
            return


def _near(got: float, wanted: float, dialect: Dialect) -> bool:
    """Drivers round to what the camera can: twice or half as long still is what was wished for."""
    if dialect.doublings:
        return abs(got - wanted) <= 1
    return got > 0 and abs(math.log2(got / wanted)) <= 1
