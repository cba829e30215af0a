"""Where frames come from: a camera, a video file, a picture file or a stream, behind one small face.

`source_for` chooses by address. A source is used by one thread at a time; it may block, and it may raise
anything: `kiosk.scanning.camera.capture` watches over it.
"""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, runtime_checkable
from urllib.parse import urlsplit

import cv2
import numpy as np
from numpy.typing import NDArray

from kiosk.core.cameras import CameraChoice
from kiosk.core.message import Message
from kiosk.scanning.camera.device_source import DeviceSource, DeviceTaken
from kiosk.scanning.camera.driver import OpenDevice, open_device
from kiosk.scanning.camera.frame_rate import FrameRate
from kiosk.scanning.errors import PictureError, SourceError
from kiosk.scanning.frames import as_gray
from kiosk.scanning.opencv import prepare_opencv
from kiosk.scanning.pictures.reading import PICTURE_SUFFIXES, load_picture

STILL_FPS = 15.0
"""How often a still picture is shown again."""
_INDEX = re.compile(r"[0-9]{1,4}")
Sleep = Callable[[float], None]


class FrameSource(Protocol):
    """Something that delivers pictures. After `close` it may be opened again."""

    @property
    def label(self) -> str:
        """What it is, in words fit for a screen and a log: no password of a stream's address."""

    def open(self) -> None:
        """Starts delivering. Raises `SourceError` in words if it cannot."""

    def read(self) -> NDArray[Any] | None:
        """The next picture, BGR or gray, never written to again; waits for it. None: no more will come."""

    def close(self) -> None:
        """Frees the device or file. Safe if never opened."""


MakeSource = Callable[[], FrameSource]
"""Gives a new source, not yet opened."""


@runtime_checkable
class TellsWhatItTook(Protocol):
    """A source that knows more of itself than its name."""

    @property
    def taken(self) -> DeviceTaken | None:
        """What was taken; None while it is closed."""
        ...


def taken_by(source: FrameSource) -> DeviceTaken | None:
    """What a source took; None while it is closed, or does not tell."""
    return source.taken if isinstance(source, TellsWhatItTook) else None


@runtime_checkable
class SkipsPictures(Protocol):
    """A source that can let a picture go by without unpacking it, which is most of what reading one costs."""

    def skip(self) -> bool:
        """Waits for the next picture and lets it go; False: none was, and the next one is to be read."""
        ...


def skipped(source: FrameSource) -> bool:
    """Whether a source let a picture go by."""
    return isinstance(source, SkipsPictures) and source.skip()


class StreamSource:
    """A stream by its address: rtsp, http and whatever else FFmpeg opens."""

    _TIMEOUT_MS = 5000

    def __init__(self, address: str) -> None:
        self._address = address
        self._stream: cv2.VideoCapture | None = None

    @property
    def label(self) -> str:
        """The stream's kind and host, without credentials."""
        try:
            parts = urlsplit(self._address)
        except ValueError:  # brackets that hold no address: OpenCV is to refuse it, as any that is wrong
            return Message("stream from nowhere")
        return Message("{kind} stream from {host}", kind=parts.scheme, host=parts.hostname or "nowhere")

    def open(self) -> None:
        """Connects, and gives up after five seconds."""
        prepare_opencv()
        limits = (cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, cv2.CAP_PROP_READ_TIMEOUT_MSEC)
        timeouts = [number for limit in limits for number in (limit, self._TIMEOUT_MS)]
        stream = cv2.VideoCapture(self._address, cv2.CAP_FFMPEG, timeouts)
        if not stream.isOpened():
            stream.release()
            raise SourceError(Message("the {camera} cannot be opened", camera=self.label))
        self._stream = stream

    def read(self) -> NDArray[Any] | None:
        """The stream's next frame."""
        return _next_of(self._stream)

    def close(self) -> None:
        """Disconnects."""
        if self._stream is not None:
            self._stream.release()
            self._stream = None


class VideoSource:
    """A video file at its own speed, once; a capture opens it again from the start."""

    def __init__(
        self, path: Path, *, clock: Callable[[], float] = time.monotonic, sleep: Sleep = time.sleep
    ) -> None:
        self._path = path
        self._pace = FrameRate(clock, sleep)
        self._video: cv2.VideoCapture | None = None

    @property
    def label(self) -> str:
        """The file's name."""
        return Message("video {name}", name=self._path.name)

    def open(self) -> None:
        """Opens the file at its first frame."""
        prepare_opencv()
        if not self._path.is_file():
            raise SourceError(Message("there is no file {path}", path=str(self._path)))
        video = cv2.VideoCapture(str(self._path), cv2.CAP_FFMPEG)
        if not video.isOpened():
            video.release()
            raise SourceError(Message("{path} cannot be opened as a video", path=str(self._path)))
        frame_rate = float(video.get(cv2.CAP_PROP_FPS))
        self._pace.restart(frame_rate if 1 <= frame_rate <= 240 else 25.0)
        self._video = video

    def read(self) -> NDArray[Any] | None:
        """The next frame, when it is due."""
        picture = _next_of(self._video)
        if picture is not None:
            self._pace.wait()
        return picture

    def close(self) -> None:
        """Closes the file."""
        if self._video is not None:
            self._video.release()
            self._video = None


class PictureSource:
    """A picture file, shown again and again as a camera would that looks at it."""

    def __init__(
        self, path: Path, *, clock: Callable[[], float] = time.monotonic, sleep: Sleep = time.sleep
    ) -> None:
        self._path = path
        self._pace = FrameRate(clock, sleep)
        self._picture: NDArray[np.uint8] | None = None

    @property
    def label(self) -> str:
        """The file's name."""
        return Message("picture {name}", name=self._path.name)

    def open(self) -> None:
        """Loads the file."""
        try:
            picture = load_picture(self._path)
        except PictureError as error:
            raise SourceError(str(error)) from error
        if picture.ndim == 3 and picture.shape[2] == 3 and picture.dtype == np.uint8:
            shown = picture
        else:
            gray = as_gray(picture)
            if gray is None:
                raise SourceError(Message("{path} holds no pixels that can be shown", path=str(self._path)))
            shown = gray
        shown.flags.writeable = False
        self._picture = shown
        self._pace.restart(STILL_FPS)

    def read(self) -> NDArray[Any] | None:
        """The picture, when it is due again."""
        self._pace.wait()
        return self._picture

    def close(self) -> None:
        """Lets the picture go."""
        self._picture = None


def source_for(
    address: int | str | Path, choice: CameraChoice | None = None, *, device: OpenDevice = open_device
) -> FrameSource:
    """The source an address names: digits are a camera's index, `scheme://` a stream, a path a file.

    A path that ends in `PICTURE_SUFFIXES` is a picture, any other a video. `choice`: what is wished for of a
    camera. Nothing is opened yet.
    """
    text = str(address).strip()
    if _INDEX.fullmatch(text):
        return DeviceSource(int(text), choice=choice, device=device)
    if "://" in text:
        return StreamSource(text)
    path = Path(text)
    return PictureSource(path) if path.suffix.lower() in PICTURE_SUFFIXES else VideoSource(path)


def maker_of(source: int | str | Path | FrameSource | MakeSource) -> tuple[MakeSource, bool]:
    """What gives the source for each try, and whether it is the same one each time."""
    if isinstance(source, int | str | Path):
        address = source
        return (lambda: source_for(address)), False
    if callable(source):
        return source, False
    own = source
    return (lambda: own), True


def _next_of(capture: cv2.VideoCapture | None) -> NDArray[Any] | None:
    if capture is None:
        return None
    delivered, picture = capture.read()
    return picture if delivered else None
