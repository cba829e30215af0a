"""Picture files of every kind that is read, damaged and lying about themselves."""

import struct
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import cv2
import numpy as np

from kiosk.core.codes import candidates
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.errors import PictureError
from kiosk.scanning.pictures.reading import decode_file, decoder
from tests.door_frames import code_picture
from tests.faults.fuzzing import mutations
from tests.faults.fuzzing.running import Fault

KINDS = ("png", "jpg", "webp", "gif", "bmp", "tiff", "avif")
TEXT = "TKT-000007-5ca1ab1e"


def _samples() -> list[bytes]:
    """A ticket in every kind; gray, with colours, see-through, deep, progressive, and as an animation."""
    gray = code_picture(TEXT)
    colour = cv2.cvtColor(gray, cv2.COLOR_GRAY2BGR)
    found = [_encoded(colour, kind) for kind in KINDS]
    found += [_encoded(gray, kind) for kind in ("png", "jpg", "tiff", "bmp")]
    found.append(_encoded(np.dstack([colour, 255 - gray]), "png"))
    found.append(_encoded(np.dstack([colour, 255 - gray]), "webp"))
    found.append(_encoded(gray.astype(np.uint16) * 257, "png"))
    found.append(_encoded(gray.astype(np.uint16) * 257, "tiff"))
    found.append(_encoded(colour, "jpg", [cv2.IMWRITE_JPEG_PROGRESSIVE, 1]))
    found.append(_encoded(gray.astype(np.float32), "tiff"))
    animation: Any = cv2.Animation()
    animation.frames = [255 - colour, np.zeros_like(colour), colour]
    animation.durations = np.array([40, 40, 40], np.int32)
    for kind in ("gif", "webp", "png"):
        done, packed = cv2.imencodeanimation(f".{kind}", animation)
        if done:
            found.append(packed.tobytes())
    return found


def _encoded(picture: Any, kind: str, how: Sequence[int] = ()) -> bytes:
    done, packed = cv2.imencode(f".{kind}", picture, list(how))
    assert done, kind
    return packed.tobytes()


@dataclass
class Pictures:
    """Reads one file after the other with the whole cascade."""

    folder: Path
    samples: Sequence[bytes]
    cascade: Cascade
    met: dict[str, int] = field(default_factory=dict)

    async def take(self, chance: Random, note: Callable[[object], None]) -> None:
        """See running.Subject."""
        data = self._file(chance)
        note((len(data), data[:300]))
        path = self.folder / "picture"
        path.write_bytes(data)
        try:
            reading = decode_file(path, cascade=self.cascade)
        except PictureError as error:
            self._count(error.why.value)
            if not 0 < len(str(error)) < 500:
                raise Fault("a refusal without words, or with too many") from error
        else:
            self._count("read" if reading.codes else "nothing in it")
            for code in reading.codes:
                candidates(code.text)

    def _file(self, chance: Random) -> bytes:
        data = chance.choice(self.samples)
        if chance.random() < 0.25:
            data = _lying(chance, data)
        if chance.random() < 0.9:
            data = mutations.data(chance, data, self.samples)
        return _mended_png(data) if data.startswith(b"\x89PNG") and chance.random() < 0.7 else data

    def _count(self, what: str) -> None:
        self.met[what] = self.met.get(what, 0) + 1


def _lying(chance: Random, data: bytes) -> bytes:
    """The picture with another size in its header."""
    size = chance.choice(
        (
            (1, 1),
            (0, 7),
            (30_000, 6_000),
            (14_000, 14_000),
            (65_535, 1),
            (1, 60_000),
            (2**31 - 1, 2**31 - 1),
            (40, 3),
        )
    )
    layouts = {b"\x89P": (16, ">II"), b"GI": (6, "<HH"), b"BM": (18, "<ii")}
    at, layout = layouts.get(data[:2], (0, ""))
    if data.startswith(b"\xff\xd8"):
        at, layout = max(data.find(b"\xff\xc0"), data.find(b"\xff\xc2")) + 5, ">HH"
    elif b"ispe" in data[:4096]:
        at, layout = data.find(b"ispe") + 8, ">II"
    if not layout:
        return data
    most = 2**16 - 1 if "H" in layout else 2**31 - 1
    return (
        data[:at]
        + struct.pack(layout, *(min(one, most) for one in size))
        + data[at + struct.calcsize(layout) :]
    )


def _mended_png(data: bytes) -> bytes:
    """The PNG with right check sums, so that what stands in its chunks is looked at."""
    mended, at = bytearray(data), 8
    while at + 12 <= len(mended):
        (length,) = struct.unpack_from(">I", mended, at)
        end = at + 8 + length
        if end + 4 > len(mended):
            break
        struct.pack_into(">I", mended, end, zlib.crc32(mended[at + 4 : end]))
        at = end + 4
    return bytes(mended)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Pictures]:
    """Samples of every kind, drawn once."""
    yield Pictures(folder, _samples(), decoder())
