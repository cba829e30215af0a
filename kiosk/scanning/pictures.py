"""Picture files: loaded with clear errors, and decoded with one engine or all."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from kiosk.scanning.decoder import Cascade
from kiosk.scanning.engines import KnownEngine, load_engine
from kiosk.scanning.errors import PictureError
from kiosk.scanning.frames import Code
from kiosk.scanning.opencv import prepare_opencv
from kiosk.scanning.picture_size import is_cut_short, picture_size

PICTURE_SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp"})
MOST_BYTES = 256 * 1024 * 1024
MOST_PIXELS = 200_000_000
FULL_SIZE_PIXELS = 50_000_000
"""Above this a picture is loaded gray and at half its width and height."""


@dataclass(frozen=True)
class FileReading:
    """What one picture file holds."""

    file: str
    codes: tuple[Code, ...]
    """The most central first."""
    engine: str
    """The engine that was asked for; each code names the one that read it."""
    ms: float
    """Decoding only, without the loading."""


def load_picture(path: Path | str) -> NDArray[Any]:
    """The pixels of a PNG, JPEG, WebP, GIF (its first picture) or BMP, upright as its EXIF says.

    Gray, BGR or BGRA; 8 bits, or 16 where a PNG has them. Raises `PictureError` in words if the file is
    missing, is no picture, is cut short, or is larger than `MOST_BYTES` or `MOST_PIXELS`.
    """
    prepare_opencv()
    path = Path(path)
    data = _bytes_of(path)
    size = picture_size(data)
    if size is None:
        raise PictureError(f"{path} is not a picture (PNG, JPEG, WebP, GIF and BMP are read)")
    pixels = size[0] * size[1]
    if pixels > MOST_PIXELS:
        raise PictureError(
            f"{path} is too large: {pixels // 1_000_000} megapixels; {MOST_PIXELS // 1_000_000} are read"
        )
    try:
        picture = cv2.imdecode(np.frombuffer(data, dtype=np.uint8), _how_to_load(data, pixels))
    except (cv2.error, MemoryError) as error:
        raise PictureError(f"{path} cannot be read as a picture") from error
    if picture is None or picture.size == 0:
        why = "is cut short" if is_cut_short(data) else "is damaged"
        raise PictureError(f"{path} {why} and cannot be read as a picture")
    return picture


def decoder(engine_name: str | None = None) -> Cascade:
    """What decodes still pictures with the engine of that name (`KnownEngine`); the whole cascade by default.

    Raises `EngineUnavailableError` in words if there is no such engine here.
    """
    if engine_name is None or engine_name == KnownEngine.CASCADE:
        return Cascade()
    return Cascade([load_engine(engine_name)], ())


def decode_file(
    path: Path | str,
    engine_name: str | None = None,
    *,
    cascade: Cascade | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> FileReading:
    """The codes in one picture file, by the engine of that name (`KnownEngine`; the cascade by default).

    `cascade`, from `decoder(engine_name)`, saves making a new one for every file. `clock` gives seconds.
    Raises `PictureError`, and `EngineUnavailableError` if there is no such engine here.
    """
    cascade = cascade or decoder(engine_name)
    picture = load_picture(path)
    started_s = clock()
    codes = cascade.decode_still(picture)
    ms = (clock() - started_s) * 1000
    return FileReading(str(path), tuple(codes), engine_name or KnownEngine.CASCADE.value, ms)


def _bytes_of(path: Path) -> bytes:
    try:
        if path.is_dir():
            raise PictureError(f"{path} is a folder, not a picture")
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise PictureError(
                f"{path} is too large: {size // 1_048_576} MB, and {MOST_BYTES // 1_048_576} are read"
            )
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise PictureError(f"there is no file {path}") from error
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        raise PictureError(f"{path} cannot be read: {error}") from error
    if not data:
        raise PictureError(f"{path} is empty")
    return data


def _how_to_load(data: bytes, pixels: int) -> int:
    """OpenCV's flags: JPEG as colour, which turns it upright; others as they are, with transparency."""
    if pixels > FULL_SIZE_PIXELS:
        return cv2.IMREAD_REDUCED_GRAYSCALE_2
    return cv2.IMREAD_COLOR if data.startswith(b"\xff\xd8") else cv2.IMREAD_UNCHANGED
