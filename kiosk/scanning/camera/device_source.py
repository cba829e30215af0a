"""A camera as a source of frames: opened at the size wished for, in the form that is the fastest."""

import logging
import math
import platform
import time
from collections.abc import Callable, Mapping
from typing import Any

import cv2
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kiosk.core.cameras import CameraChoice, Exposure
from kiosk.core.message import Message
from kiosk.scanning.camera.driver import Device, OpenDevice, asked, fourcc_of, open_device, reported
from kiosk.scanning.camera.trouble import why_not_opened
from kiosk.scanning.errors import SourceError
from kiosk.scanning.opencv import prepare_opencv

_LIGHT_SECOND = ("UYVY", "UYNV", "2VUY", "HDYC", "Y422")
"""Of two bytes a pixel, the second is its light; usually it is the first."""
_PLANES = ("NV12", "NV21", "I420", "IYUV", "YV12", "YU12")
"""Light first, and under it half as many rows again of colour."""
_JPEG = b"\xff\xd8"


def plain_picture(raw: NDArray[Any], fourcc: str = "") -> NDArray[Any] | None:
    """The picture without what decoders and the preview cannot use; None where there is nothing in it.

    A camera has no transparency: a fourth channel is dropped. Of two channels the one with the light is
    kept, of planes the first; a JPEG that was handed over as it is gets unpacked. What is BGR or gray
    already is returned as it is, of whatever type.
    """
    if raw.size == 0:
        return None
    fourcc = fourcc.upper()
    if raw.dtype == np.uint8 and raw.size > 2 and (raw.ndim == 1 or 1 in raw.shape[:2]):
        packed = raw.reshape(-1)
        if packed[:2].tobytes() == _JPEG:
            return _unpacked(packed)
    if raw.ndim == 2 and fourcc in _PLANES and raw.shape[0] % 3 == 0:
        return raw[: raw.shape[0] * 2 // 3]
    if raw.ndim == 3 and raw.shape[2] == 4:
        return np.ascontiguousarray(raw[..., :3])
    if raw.ndim == 3 and raw.shape[2] == 2:
        return np.ascontiguousarray(raw[..., 1 if fourcc in _LIGHT_SECOND else 0])
    return raw


def _unpacked(packed: NDArray[Any]) -> NDArray[Any] | None:
    try:
        return cv2.imdecode(packed, cv2.IMREAD_COLOR)
    except cv2.error:
        return None


class Dialect(Struct, frozen=True):
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


_log = logging.getLogger(__name__)

MJPG = float(cv2.VideoWriter.fourcc(*"MJPG"))
_RAW_PIXELS = 640 * 480
"""Pictures of up to this size come raw at full speed over USB 2; larger ones only packed."""
_MISSES, _MISSING_S = 8, 1.5
"""So many pictures, or for so long, may fail to come: a packed one that was damaged on its way is none."""
_FIRST_MISSES, _WAKING_S = 60, 6.0
"""The same while the camera wakes up."""
_MISS_S = 0.03
Sleep = Callable[[float], None]


class DeviceTaken(Struct, frozen=True):
    """What was taken of what was wished for, where it is not seen by the pictures.

    `missing`: the name of the chosen camera, where another one stands in for it. `exposed`: whether the
    exposure is the one wished for.
    """

    missing: str = ""
    exposed: bool = True


class DeviceSource:
    """A camera by its index: the first is 0. `choice` says what is wished for, never which camera."""

    def __init__(
        self,
        index: int,
        backend: int = cv2.CAP_ANY,
        *,
        name: str = "",
        choice: CameraChoice | None = None,
        device: OpenDevice = open_device,
        why_not: Callable[[int, str], str] = why_not_opened,
        sleep: Sleep = time.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._index, self._backend = index, backend
        self._name = name or Message("camera {number}", number=index)
        self._choice = choice or CameraChoice()
        self._open_device, self._why_not = device, why_not
        self._sleep, self._clock = sleep, clock
        self._dialect: Dialect | None = dialect_here()
        self._device: Device | None = None
        self._fourcc = ""
        self._first: NDArray[Any] | None = None
        self._taken: DeviceTaken | None = None

    @property
    def label(self) -> str:
        """The camera's name, or its index."""
        return self._name

    @property
    def taken(self) -> DeviceTaken | None:
        """What was taken; None while it is closed."""
        return self._taken

    def open(self) -> None:
        """Opens the camera, and waits for its first picture: some drivers open what does not deliver."""
        prepare_opencv()
        for packed in (True, False):
            device = self._opened()
            try:
                is_packed = _ask_for_size(device, self._choice, packed=packed)
                exposed = self._ask_for_the_rest(device)
                self._fourcc = fourcc_of(device)
                first = self._next(device, _FIRST_MISSES, _WAKING_S)
            except BaseException:
                device.release()
                raise
            if first is not None:
                self._device, self._first, self._taken = device, first, DeviceTaken(exposed=exposed)
                return
            device.release()
            if not is_packed:
                break
            _log.info("a camera that says it packs its pictures delivers none: it is taken raw")
        raise SourceError(
            Message("{camera} delivers no pictures: unplug it, and plug it in again", camera=self.label)
        )

    def read(self) -> NDArray[Any] | None:
        """The camera's next frame; None after several that did not come."""
        first, self._first = self._first, None
        if first is not None or self._device is None:
            return first
        return self._next(self._device, _MISSES, _MISSING_S)

    def skip(self) -> bool:
        """Lets the camera's next frame go by, unless it is the first."""
        if self._first is not None or self._device is None:
            return False
        try:
            return self._device.grab()
        except cv2.error:
            return False

    def close(self) -> None:
        """Releases the camera."""
        device, self._device = self._device, None
        self._first = self._taken = None
        if device is not None:
            device.release()

    def _opened(self) -> Device:
        try:
            device = self._open_device(self._index, self._backend)
        except cv2.error as error:
            raise SourceError(self._why_not(self._index, self.label)) from error
        if not device.isOpened():
            device.release()
            raise SourceError(self._why_not(self._index, self.label))
        return device

    def _ask_for_the_rest(self, device: Device) -> bool:
        """Whether the exposure is as wished for."""
        asked(device, cv2.CAP_PROP_FPS, 30.0)
        # Where the driver allows it: one picture to fill while another is read, and no queue of old ones.
        asked(device, cv2.CAP_PROP_BUFFERSIZE, 2)
        asked(device, cv2.CAP_PROP_AUTOFOCUS, 1)
        return expose(device, self._choice.exposure, self._dialect)

    def _next(self, device: Device, misses: int, missing_s: float) -> NDArray[Any] | None:
        until_s = self._clock() + missing_s
        for _ in range(misses):
            try:
                delivered, raw = device.read()
            except cv2.error:  # a packed picture that was damaged on its way
                delivered, raw = False, None
            picture = plain_picture(raw, self._fourcc) if delivered and raw is not None else None
            if picture is not None:
                return picture
            if self._clock() >= until_s:  # Windows' drivers wait for a second each time
                break
            self._sleep(_MISS_S)
        return None


def _ask_for_size(device: Device, choice: CameraChoice, *, packed: bool) -> bool:
    """Ask for the size wished for, packed where that is faster; whether pictures come packed now."""
    wanted = choice.pixels
    raw_size = _resize(device, wanted)
    if not packed or max(raw_size[0] * raw_size[1], wanted[0] * wanted[1]) <= _RAW_PIXELS:
        return False
    raw_fps, raw_form = reported(device, cv2.CAP_PROP_FPS), reported(device, cv2.CAP_PROP_FOURCC)
    if not asked(device, cv2.CAP_PROP_FOURCC, MJPG):
        return False
    size, fps = _resize(device, wanted), reported(device, cv2.CAP_PROP_FPS)
    smaller = size[0] * size[1] < raw_size[0] * raw_size[1]
    if smaller or 0 < fps < raw_fps or fourcc_of(device) != "MJPG":
        asked(device, cv2.CAP_PROP_FOURCC, raw_form)
        _resize(device, wanted)
        return False
    return True


def _resize(device: Device, wanted: tuple[int, int]) -> tuple[int, int]:
    """Ask for a size; the one that the driver says it is now."""
    asked(device, cv2.CAP_PROP_FRAME_WIDTH, wanted[0])
    asked(device, cv2.CAP_PROP_FRAME_HEIGHT, wanted[1])
    sides = (cv2.CAP_PROP_FRAME_WIDTH, cv2.CAP_PROP_FRAME_HEIGHT)
    width, height = (round(reported(device, side)) for side in sides)
    return width, height
