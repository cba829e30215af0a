"""The cameras of this machine by name, each once; asked for where a library or driver may hang.

Systems list a camera more than once: Linux gives it a node for its pictures and one for what it says about
them, Windows lists it under each of two ways to reach it.
"""

import logging
import platform
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Protocol

import cv2
from msgspec import Struct

from kiosk.core.cameras import Camera
from kiosk.core.message import Message

_log = logging.getLogger(__name__)

TIMEOUT_S = 4.0
"""Listing takes a moment; a driver that takes longer hangs."""
CANNOT_BE_LISTED = Message("the cameras of this machine cannot be listed")
_BACKENDS = {
    "Linux": (cv2.CAP_V4L2,),
    # The first lists virtual cameras too, and opens at once; the second reaches a few more.
    "Windows": (cv2.CAP_DSHOW, cv2.CAP_MSMF),
    "Darwin": (cv2.CAP_AVFOUNDATION,),
}
_VIDEO_NODES = Path("/sys/class/video4linux")


class FoundCameras(Struct, frozen=True):
    """The cameras of this machine; `trouble` says why they are not known."""

    cameras: tuple[Camera, ...]
    trouble: str = ""


class Listed(Protocol):
    """A camera as cv2-enumerate-cameras lists it."""

    index: int
    name: str
    path: str | None
    vid: int | None
    pid: int | None


ListBackend = Callable[[int], Sequence[Listed]]
Place = Callable[[Listed], str]


def cameras_here() -> tuple[Camera, ...]:
    """The cameras as the system lists them now. Blocks, and raises whatever a library or driver raises."""
    from cv2_enumerate_cameras import enumerate_cameras  # on macOS, its import alone takes long

    place = node_place if platform.system() == "Linux" else device_place
    return each_once(_BACKENDS.get(platform.system(), ()), enumerate_cameras, place)


def each_once(backends: Iterable[int], ask: ListBackend, place: Place) -> tuple[Camera, ...]:
    """What all backends list, each camera once: by the first backend that has it, at its lowest index.

    A backend that fails is passed over while another one answers; if none does, its error is raised.
    """
    found: dict[str, Camera] = {}
    failures: list[Exception] = []
    answered = False
    for backend in backends:
        try:
            listed = sorted(ask(backend), key=lambda one: one.index)
        except Exception as error:  # noqa: BLE001 - a system's library: the other backend may well work
            failures.append(error)
            continue
        answered = True
        for one in listed:
            camera = _camera(one, backend, place(one))
            named = [known for known in found.values() if known.name == camera.name]
            if camera.place or not any(known.backend != backend for known in named):
                found.setdefault(camera.place or f"{backend}:{camera.index}", camera)
    if failures and not answered:
        raise failures[0]
    return tuple(found.values())


def _camera(one: Listed, backend: int, place: str) -> Camera:
    name = " ".join((one.name or "").split()) or Message("camera {number}", number=one.index)
    usb = f"{one.vid:04x}:{one.pid:04x}" if one.vid is not None and one.pid is not None else ""
    return Camera(one.index, backend, name, usb, place)


def node_place(one: Listed, nodes: Path = _VIDEO_NODES) -> str:
    """The USB socket of a Linux camera, such as `1-2:1.0`: all nodes of one camera have the same.

    Empty for what is not on USB: such a device may be several cameras.
    """
    device = nodes / Path(one.path or "").name / "device"
    name = device.resolve().name if one.path and device.exists() else ""
    return name if ":" in name else ""


def device_place(one: Listed) -> str:
    """The camera's own path at the system, without the part that tells by which way it is reached."""
    return (one.path or "").partition("#{")[0].lower()


class _Listing:
    """One question to the system, in a thread that is left behind if it hangs."""

    def __init__(self, ask: Callable[[], tuple[Camera, ...]], now_s: float) -> None:
        self._ask = ask
        self.since_s = now_s
        self.found: FoundCameras | None = None
        self.answered = threading.Event()
        threading.Thread(target=self._run, name="camera-list", daemon=True).start()

    def _run(self) -> None:
        try:
            self.found = FoundCameras(self._ask())
        except Exception as error:  # noqa: BLE001 - whatever a system's library raises: index 0 still works
            _log.warning("cameras cannot be listed", exc_info=error)
            self.found = FoundCameras((), CANNOT_BE_LISTED)
        finally:
            self.answered.set()


class CameraList:
    """Asks for the cameras of this machine, never twice at a time, and never waits longer than it says."""

    def __init__(
        self,
        ask: Callable[[], tuple[Camera, ...]] = cameras_here,
        *,
        timeout_s: float = TIMEOUT_S,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._ask = ask
        self._timeout_s = timeout_s
        self._clock = clock
        self._lock = threading.Lock()
        self._listing: _Listing | None = None

    def look(self) -> FoundCameras:
        """The cameras as they are now. Blocks, for `timeout_s` at most; never for the main thread."""
        with self._lock:
            listing = self._listing
            if listing is None or listing.answered.is_set():
                listing = self._listing = _Listing(self._ask, self._clock())
            left_s = listing.since_s + self._timeout_s - self._clock()
        listing.answered.wait(max(0.0, left_s))
        return listing.found or FoundCameras((), CANNOT_BE_LISTED)

    def glance(self) -> FoundCameras | None:
        """What came of the last question, and asks again; None while there is no answer. Never blocks."""
        with self._lock:
            listing = self._listing
            if listing is None or listing.answered.is_set():
                self._listing = _Listing(self._ask, self._clock())
        return listing.found if listing is not None else None
