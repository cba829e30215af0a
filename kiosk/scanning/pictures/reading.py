"""Picture files: loaded with clear errors, and decoded with one engine or all."""

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kiosk.engine.plain_files import NoPlainFileError, open_plain
from kiosk.scanning.decoding.decoder import Cascade, GoesOn
from kiosk.scanning.decoding.engines import MOST_SIDE, KnownEngine, ZxingEngine, load_engine
from kiosk.scanning.errors import PictureError, PictureWhy
from kiosk.scanning.frames import Code
from kiosk.scanning.opencv import prepare_opencv
from kiosk.scanning.pictures.kind import kind_of_file
from kiosk.scanning.pictures.size import Size, is_animated, is_cut_short, jpeg_scans, picture_size

MOST_BYTES = 256 * 1024 * 1024


def picture_bytes(path: Path | str) -> bytes:
    """All bytes of a file. Raises `PictureError` in words if it is missing, empty, too large or no file.

    Never waits: a pipe or a device that is named instead of a file is refused.
    """
    named = shown_name(path)
    try:
        with open_plain(path) as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise PictureError(f"there is no file {named}", PictureWhy.NOT_OPENED) from error
    except IsADirectoryError as error:
        raise PictureError(f"{named} is a folder, not a picture", PictureWhy.NOT_OPENED) from error
    except PermissionError as error:
        raise PictureError(_refusal(path, named), PictureWhy.NOT_OPENED) from error
    except NoPlainFileError as error:
        raise PictureError(f"{named} is a device or a pipe, not a picture", PictureWhy.NOT_OPENED) from error
    except OSError as error:
        raise PictureError(
            f"{named} cannot be read: {error.strerror or error}", PictureWhy.NOT_OPENED
        ) from error
    except ValueError as error:  # a null character in the name
        raise PictureError(
            f"{named} cannot be read: no file has such a name", PictureWhy.NOT_OPENED
        ) from error
    if len(data) > MOST_BYTES:
        raise PictureError(
            f"{named} is too large: {MOST_BYTES // 1_048_576} MB are read at most", PictureWhy.TOO_LARGE
        )
    if not data:
        raise PictureError(f"{named} is empty", PictureWhy.DAMAGED)
    return data


def shown_name(path: Path | str) -> str:
    """A file's name as it may stand in a sentence: on one line, with nothing that a terminal would act on."""
    name = str(path).encode("utf-8", "replace").decode("utf-8")
    return name if name.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in name)


def _refusal(path: Path | str, named: str) -> str:
    """Why a file may not be read; Windows refuses folders like files that somebody keeps to themselves."""
    if Path(path).is_dir():
        return f"{named} is a folder, not a picture"
    return f"{named} cannot be read: this account may not read it"


PICTURE_SUFFIXES = frozenset({".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif", ".tiff", ".avif"})
MOST_PIXELS = 200_000_000
FULL_SIZE_PIXELS = 16_000_000
"""Above this a picture is loaded gray and reduced; if nothing is read then, once more at its full size."""
MOST_SCANS, MOST_SCANNED_PIXELS = 50, 2_000_000_000
"""Of a progressive JPEG; programs write about ten scans. The pixels count once for each scan."""
MOST_FRAMES, MOST_FRAME_PIXELS = 40, 40_000_000
"""Of an animation, at most."""


class FileReading(Struct, frozen=True):
    """What one picture file holds."""

    file: str
    codes: tuple[Code, ...]
    """The most central first."""
    engine: str
    """The engine that was asked for; each code names the one that read it."""
    ms: float
    """Decoding only, without the loading."""


def load_picture(path: Path | str) -> NDArray[Any]:
    """The pixels of a PNG, JPEG, WebP, GIF, BMP, TIFF or AVIF, upright as its EXIF says.

    Gray, BGR or BGRA, usually 8 bits wide; of an animation or a file of pages the first picture; above
    `FULL_SIZE_PIXELS` gray, and reduced to less. Raises `PictureError` in words if the file is missing, is no
    picture or is cut short; and, before anything is decoded, if it is larger than `MOST_BYTES`, `MOST_PIXELS`
    or `MOST_SIDE`, or a JPEG of more scans than `MOST_SCANS` and `MOST_SCANNED_PIXELS` allow.
    """
    return _loaded(picture_bytes(path), shown_name(path))


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
    goes_on: GoesOn = lambda: True,
) -> FileReading:
    """The codes in one picture file, by the engine of that name (`KnownEngine`; the cascade by default).

    `cascade`, from `decoder(engine_name)`, saves making a new one for every file. `clock` gives seconds.
    `goes_on`: see `Cascade.decode_still`.
    Raises `PictureError`, and `EngineUnavailableError` if there is no such engine here.
    """
    cascade = cascade or decoder(engine_name)
    codes, ms = decode_bytes(picture_bytes(path), shown_name(path), cascade, clock, goes_on)
    return FileReading(str(path), tuple(codes), engine_name or KnownEngine.CASCADE.value, ms)


def decode_bytes(
    data: bytes,
    name: str,
    cascade: Cascade,
    clock: Callable[[], float] = time.perf_counter,
    goes_on: GoesOn = lambda: True,
) -> tuple[list[Code], float]:
    """The codes in a picture file's bytes, the most central first, and the milliseconds of decoding alone.

    `goes_on`: see `Cascade.decode_still`. Raises `PictureError` that calls it by `name`.
    """
    try:
        return _codes_in(data, name, cascade, clock, goes_on)
    except PictureError:
        if not (data.startswith(b"\xff\xd8") and is_cut_short(data)):
            raise
        # Of a JPEG that was cut on its way, what is there is shown once it has an end; the rest is gray.
        codes, ms = _codes_in(data + b"\xff\xd9", name, cascade, clock, goes_on)
        if not codes:
            raise
        return codes, ms


def _codes_in(
    data: bytes, name: str, cascade: Cascade, clock: Callable[[], float], goes_on: GoesOn
) -> tuple[list[Code], float]:
    ms = 0.0
    for look, picture in _looks(data, name, cascade):
        started_s = clock()
        codes = look.decode_still(picture, goes_on)
        ms += (clock() - started_s) * 1000
        if codes or not goes_on():
            return codes, ms
    return [], ms


def _looks(data: bytes, name: str, cascade: Cascade) -> Iterator[tuple[Cascade, NDArray[Any]]]:
    """What to look at and with what, as long as nothing is read: each is loaded when it is asked for."""
    first = _loaded(data, name)
    yield cascade, first
    size = picture_size(data) or (0, 0)
    pixels = size[0] * size[1]
    if pixels > FULL_SIZE_PIXELS:
        del first
        full = _decoded(data, cv2.IMREAD_GRAYSCALE)
        if full is not None:
            yield Cascade([ZxingEngine()], ()), full
    elif is_animated(data):
        for frame in _frames_behind_the_first(data, pixels):
            yield cascade, frame


def _frames_behind_the_first(data: bytes, pixels: int) -> Sequence[NDArray[Any]]:
    count = min(MOST_FRAMES, MOST_FRAME_PIXELS // max(pixels, 1))
    if count < 1:
        return ()
    try:
        _, animation = cv2.imdecodeanimation(np.frombuffer(data, dtype=np.uint8), start=1, count=count)
    except (cv2.error, MemoryError):
        return ()  # the first picture was whole
    return animation.frames


def _loaded(data: bytes, name: str) -> NDArray[Any]:
    """See `load_picture`."""
    size = picture_size(data)
    if size is None:
        kind = kind_of_file(data)
        hint = f"it is {kind}" if kind else "PNG, JPEG, WebP, GIF, BMP, TIFF and AVIF are read"
        raise PictureError(f"{name} is not a picture: {hint}", PictureWhy.NOT_A_PICTURE)
    pixels = size[0] * size[1]
    _refuse_too_large(data, name, size)
    # libpng says so on stderr as well, and nobody could make it stop
    known_to_fail = not pixels or (data.startswith(b"\x89PNG") and b"IEND" not in data)
    picture = None if known_to_fail else _decoded(data, _how_to_load(data, pixels))
    if picture is None or picture.size == 0:
        why = "is cut short" if is_cut_short(data) else "is damaged"
        raise PictureError(f"{name} {why} and cannot be read as a picture", PictureWhy.DAMAGED)
    if picture.dtype == np.uint16:  # at once: to be stretched as a frame is, a large one would need gigabytes
        return np.asarray(cv2.convertScaleAbs(picture, alpha=255 / max(1, int(picture.max()))))
    return picture


def _refuse_too_large(data: bytes, name: str, size: Size) -> None:
    """Raises `PictureError` for what its header says would take a decoder too much memory or time."""
    pixels = size[0] * size[1]
    if pixels > MOST_PIXELS:
        most = MOST_PIXELS // 1_000_000
        text = f"{name} is too large: {pixels // 1_000_000} megapixels; {most} are read"
        raise PictureError(text, PictureWhy.TOO_LARGE)
    if max(size) > MOST_SIDE:
        text = f"{name} is too large: {size[0]} x {size[1]} pixels; {MOST_SIDE} are read in a row or column"
        raise PictureError(text, PictureWhy.TOO_LARGE)
    most_scans = min(MOST_SCANS, MOST_SCANNED_PIXELS // max(1, pixels))
    if jpeg_scans(data, most_scans) > most_scans:
        text = f"{name} would take too long to read: a JPEG of more than {most_scans} scans; save it as PNG"
        raise PictureError(text, PictureWhy.TOO_LARGE)


def _decoded(data: bytes, how: int) -> NDArray[Any] | None:
    prepare_opencv()
    try:
        return cv2.imdecode(np.frombuffer(data, dtype=np.uint8), how)
    except (cv2.error, MemoryError):
        return None


def _how_to_load(data: bytes, pixels: int) -> int:
    """OpenCV's flags: JPEG as colour, which turns it upright; others as they are, with transparency."""
    if pixels <= FULL_SIZE_PIXELS:
        return cv2.IMREAD_COLOR if data.startswith(b"\xff\xd8") else cv2.IMREAD_UNCHANGED
    for smaller, how in ((4, cv2.IMREAD_REDUCED_GRAYSCALE_2), (16, cv2.IMREAD_REDUCED_GRAYSCALE_4)):
        if pixels <= FULL_SIZE_PIXELS * smaller:
            return how
    return cv2.IMREAD_REDUCED_GRAYSCALE_8
