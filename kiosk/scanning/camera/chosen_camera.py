"""The camera that was chosen, found again wherever it is plugged in, or another one until it is back."""

import time
from collections.abc import Callable
from typing import Any

import cv2
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from kiosk.core.cameras import Camera, CameraChoice, in_order, recognise, remembered_name
from kiosk.core.message import Message
from kiosk.scanning.camera.cameras import CameraList
from kiosk.scanning.camera.device_source import DeviceSource, DeviceTaken
from kiosk.scanning.camera.driver import OpenDevice, open_device
from kiosk.scanning.camera.sources import FrameSource, skipped, source_for, taken_by
from kiosk.scanning.camera.trouble import NO_CAMERA
from kiosk.scanning.errors import SourceError

LOOK_AGAIN_S = 3.0
"""While another camera stands in, how often the chosen one is looked for."""
_TURNS = (0, cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_COUNTERCLOCKWISE)
"""By quarters; the first is never asked for."""


class ChosenCamera:
    """The first camera, or the remembered one; each `open` looks anew at what is plugged in."""

    def __init__(
        self,
        choice: CameraChoice,
        cameras: CameraList,
        *,
        device: OpenDevice = open_device,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._choice, self._cameras = choice, cameras
        self._open_device, self._clock = device, clock
        self._source: DeviceSource | None = None
        self._missing = ""
        self._looked_s = 0.0

    @property
    def label(self) -> str:
        """The name of the camera in use, else of the one that is wanted."""
        if self._source is not None:
            return self._source.label
        return remembered_name(self._choice.camera) or Message("the camera")

    @property
    def taken(self) -> DeviceTaken | None:
        """What was taken; None while it is closed."""
        taken = self._source.taken if self._source is not None else None
        return replace(taken, missing=self._missing) if taken is not None else None

    def open(self) -> None:
        """Opens the chosen camera; where it is missing, the first other one that opens."""
        found = self._cameras.look()
        order = in_order(self._choice.camera, found.cameras)
        wanted = remembered_name(self._choice.camera)
        failures: list[SourceError] = []
        for camera in order.cameras or (None,):
            source = self._source_of(camera)
            try:
                source.open()
            except SourceError as error:
                failures.append(error)
                continue
            self._source = source
            self._missing = order.missing
            self._looked_s = self._clock()
            return
        if order.cameras or found.trouble:
            raise failures[0]
        if not wanted:
            raise SourceError(NO_CAMERA)
        raise SourceError(Message("{camera} is not connected: plug it in again", camera=wanted))

    def read(self) -> NDArray[Any] | None:
        """The next frame. Ends with a `SourceError` when the chosen camera is back."""
        if self._missing and self._is_back():
            raise SourceError(Message("{camera} is back", camera=self._missing))
        return self._source.read() if self._source is not None else None

    def skip(self) -> bool:
        """Lets a frame go by."""
        return self._source is not None and self._source.skip()

    def close(self) -> None:
        """Releases the camera."""
        source, self._source = self._source, None
        if source is not None:
            source.close()

    def _source_of(self, camera: Camera | None) -> DeviceSource:
        """None: the first one, where cameras cannot be listed or none is."""
        if camera is None:
            return DeviceSource(0, choice=self._choice, device=self._open_device)
        return DeviceSource(
            camera.index, camera.backend, name=camera.name, choice=self._choice, device=self._open_device
        )

    def _is_back(self) -> bool:
        now_s = self._clock()
        if now_s - self._looked_s < LOOK_AGAIN_S:
            return False
        self._looked_s = now_s
        found = self._cameras.glance()
        return found is not None and recognise(self._choice.camera, found.cameras) is not None


class TurnedSource:
    """A source whose pictures are turned, for a camera or tablet that is mounted on end."""

    def __init__(self, source: FrameSource, turn: int) -> None:
        """`turn`: 90, 180 or 270 degrees clockwise."""
        self._source = source
        self._quarters = turn // 90

    @property
    def label(self) -> str:
        """The source's own."""
        return self._source.label

    @property
    def taken(self) -> DeviceTaken | None:
        """What the source took."""
        return taken_by(self._source)

    def open(self) -> None:
        """Opens the source."""
        self._source.open()

    def read(self) -> NDArray[Any] | None:
        """The source's next picture, turned."""
        picture = self._source.read()
        if picture is None:
            return None
        if picture.dtype == np.uint8 and picture.size:
            return cv2.rotate(picture, _TURNS[self._quarters])  # ten times as fast as turning it with numpy
        return np.ascontiguousarray(np.rot90(picture, -self._quarters))

    def skip(self) -> bool:
        """Lets a picture of the source go by."""
        return skipped(self._source)

    def close(self) -> None:
        """Closes the source."""
        self._source.close()


def camera_source(
    choice: CameraChoice, cameras: CameraList, *, device: OpenDevice = open_device
) -> FrameSource:
    """The source that was chosen, not yet opened: a camera by what it is, an index, a file or an address."""
    source: FrameSource
    if not choice.by_number_or_place:
        source = ChosenCamera(choice, cameras, device=device)
    else:
        source = source_for(choice.camera, choice, device=device)
    return turned(source, choice.turn)


def turned(source: FrameSource, turn: int) -> FrameSource:
    """The source with its pictures turned by so many degrees clockwise."""
    return TurnedSource(source, turn) if turn else source
