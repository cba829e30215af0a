"""Which camera is meant and how it is used: what is remembered of one, and which of those here it is."""

import re
from collections.abc import Iterable
from enum import StrEnum
from urllib.parse import parse_qs, quote, unquote, urlencode

from msgspec import Struct

REMEMBERED = "camera:"
"""How a setting begins that remembers a camera by what it is; anything else is an index, file or address."""
_INFRARED = re.compile(r"\b(ir|infrared|infrarot)\b", re.IGNORECASE)
_VIRTUAL = re.compile(r"virtual|dummy|loopback|snap camera|manycam|ndi", re.IGNORECASE)
_FACING = re.compile(r"front|user.facing|face ?time|integrated|built.?in|internal", re.IGNORECASE)


class Mirror(StrEnum):
    """Whether the preview is shown as in a mirror; what reads codes sees the picture as it is."""

    AUTO = "auto"
    ON = "on"
    OFF = "off"


class Exposure(StrEnum):
    """How long the camera gathers light for a picture: less blurs less, and wants more light."""

    AUTO = "auto"
    SHORT = "short"
    SHORTEST = "shortest"


SIZES = ("640x480", "1280x720", "1920x1080")
TURNS = (0, 90, 180, 270)


class CameraChoice(Struct, frozen=True):
    """What was chosen about the camera.

    `camera`: what `remember` says, or an index, a file or a stream address; empty means the first one.
    `size`: one of SIZES, as wished for: the driver decides. `turn`: one of TURNS, degrees clockwise.
    """

    camera: str = ""
    size: str = "1280x720"
    turn: int = 0
    mirror: Mirror = Mirror.AUTO
    exposure: Exposure = Exposure.AUTO

    @property
    def pixels(self) -> tuple[int, int]:
        """Width and height."""
        width, height = self.size.split("x")
        return int(width), int(height)

    @property
    def by_number_or_place(self) -> bool:
        """Whether an index, a file or an address is meant, and no camera by what it is."""
        return bool(self.camera.strip()) and not self.camera.startswith(REMEMBERED)


class Camera(Struct, frozen=True):
    """A camera of this machine, as the system lists it now.

    `index` and `backend` open it, and may be others tomorrow. `usb`: vendor and product, such as `046d:0825`.
    `place`: where it is plugged in. Both are empty where they are not known.
    """

    index: int
    backend: int
    name: str
    usb: str = ""
    place: str = ""


class Order(Struct, frozen=True):
    """The cameras to try, in this order. `missing`: the name of the chosen one, if it is not among them."""

    cameras: tuple[Camera, ...]
    missing: str = ""


def remember(camera: Camera) -> str:
    """What is kept of a camera, to find it again wherever it is plugged in and whatever its index is."""
    known = {key: value for key, value in (("usb", camera.usb), ("at", camera.place)) if value}
    return f"{REMEMBERED}{quote(camera.name, safe=' ')}" + (f"?{urlencode(known)}" if known else "")


def remembered_name(text: str) -> str:
    """The name of a camera that is remembered; empty for a setting of another kind."""
    return _recalled(text)[0] if text.startswith(REMEMBERED) else ""


def in_order(text: str, cameras: Iterable[Camera]) -> Order:
    """Which cameras to try for a setting that is empty or remembers one.

    The remembered one alone where it is here, so that one in use elsewhere is named and not replaced; else
    all of them: those that see as people do first, then virtual ones, then infrared ones.
    """
    listed = sorted(cameras, key=lambda camera: _strangeness(camera.name))
    if not text.startswith(REMEMBERED):
        return Order(tuple(listed))
    meant = recognise(text, listed)
    return Order((meant,)) if meant is not None else Order(tuple(listed), remembered_name(text))


def recognise(text: str, cameras: Iterable[Camera]) -> Camera | None:
    """The camera that a setting remembers; None if it is not here.

    Of several alike, the one at the same place. One that has another name is the same only if both its USB
    numbers and its place are: a camera for infrared may share the numbers with the one beside it.
    """
    name, usb, place = _recalled(text)

    def fits(camera: Camera) -> bool:
        if usb and camera.usb and usb != camera.usb:
            return False
        return _same(camera.name, name) or bool(usb and place and usb == camera.usb and place == camera.place)

    alike = [camera for camera in cameras if fits(camera)]
    return max(
        alike,
        key=lambda camera: (_same(camera.name, name), bool(place) and camera.place == place),
        default=None,
    )


def is_mirrored(mirror: Mirror, name: str) -> bool:
    """Whether the preview is mirrored: on its own, for a camera whose name says that it faces its user."""
    return bool(_FACING.search(name)) if mirror is Mirror.AUTO else mirror is Mirror.ON


def _recalled(text: str) -> tuple[str, str, str]:
    name, _, query = text.removeprefix(REMEMBERED).partition("?")
    known = parse_qs(query)
    return unquote(name).strip(), known.get("usb", [""])[0].lower(), known.get("at", [""])[0]


def _same(one: str, other: str) -> bool:
    return one.strip().casefold() == other.strip().casefold()


def _strangeness(name: str) -> int:
    return 2 if _INFRARED.search(name) else 1 if _VIRTUAL.search(name) else 0
