"""The decoders, each behind one small face: gray pixels in, codes out.

`ZxingEngine` reads nearly everything and is fast; `PyzbarEngine` reads some of the rest and needs a system
library; `OpencvEngine` is there to be compared with. None may be trusted not to raise:
`kiosk.scanning.decoding.decoder` guards each call.
"""

import math
from collections.abc import Mapping, Sequence
from ctypes import c_char_p, c_void_p, cast, string_at
from enum import StrEnum
from functools import cache
from types import ModuleType
from typing import Any, Protocol

import cv2
import zxingcpp

from kiosk.scanning.decoding.views import Outline
from kiosk.scanning.errors import EngineUnavailableError
from kiosk.scanning.frames import Code, Corner, Pixels, text_of, unicode_text

MOST_SIDE = 65_535
"""Pixels in a row or a column: zxing-cpp takes no more."""


class KnownEngine(StrEnum):
    """What pictures can be decoded with; `cascade` is all of them in turn."""

    CASCADE = "cascade"
    ZXING = "zxing"
    PYZBAR = "pyzbar"
    OPENCV = "opencv"


class Engine(Protocol):
    """Reads the codes in a picture."""

    @property
    def name(self) -> str:
        """A short name for logs and results."""

    def read(self, gray: Pixels) -> list[Code]:
        """Every code in contiguous gray pixels, corners in pixels of that picture. May raise anything."""


class ZxingEngine:
    """zxing-cpp: QR Code, and Micro QR Code where `micro` is set; rotated, small and inverted ones too."""

    name = "zxing"

    def __init__(self, *, micro: bool = True, global_threshold: bool = False) -> None:
        # Not `QRCode`: zxing-cpp takes that for the whole family, with Micro QR and rMQR.
        kinds = [zxingcpp.BarcodeFormat.QRCodeModel1, zxingcpp.BarcodeFormat.QRCodeModel2]
        if micro:
            kinds.append(zxingcpp.BarcodeFormat.MicroQRCode)
        self._formats = zxingcpp.BarcodeFormats(kinds)
        binarizers = zxingcpp.Binarizer
        self._binarizer = binarizers.GlobalHistogram if global_threshold else binarizers.LocalAverage

    def read(self, gray: Pixels) -> list[Code]:
        """The codes that decode."""
        return self.read_and_outline(gray)[0]

    def read_quickly(self, gray: Pixels) -> list[Code]:
        """The codes that decode at first sight: not inverted, not unsharp. Half the time of `read`."""
        return self._look(gray, thorough=False)[0]

    def read_and_locate(self, gray: Pixels) -> tuple[list[Code], list[tuple[Corner, ...]]]:
        """The codes that decode, and the corners of those that were found but do not."""
        codes, unread = self.read_and_outline(gray)
        return codes, [outline.corners for outline in unread]

    def read_and_outline(self, gray: Pixels) -> tuple[list[Code], list[Outline]]:
        """The codes that decode, and what is known of those that were found but do not."""
        return self._look(gray, thorough=True)

    def _look(self, gray: Pixels, *, thorough: bool) -> tuple[list[Code], list[Outline]]:
        codes: list[Code] = []
        unread: list[Outline] = []
        if max(gray.shape) > MOST_SIDE:
            return codes, unread
        found = zxingcpp.read_barcodes(
            gray,
            formats=self._formats,
            text_mode=zxingcpp.TextMode.Plain,
            binarizer=self._binarizer,
            try_downscale=thorough,
            try_invert=thorough,
            return_errors=thorough,
        )
        for barcode in found:
            place = barcode.position
            points = (place.top_left, place.top_right, place.bottom_right, place.bottom_left)
            corners = tuple((float(point.x), float(point.y)) for point in points)
            is_micro = barcode.format == zxingcpp.BarcodeFormat.MicroQRCode
            if not barcode.valid:
                # Any corner of a QR Code looks like a Micro QR Code.
                if not is_micro:
                    unread.append(Outline(corners, _side(barcode)))
            elif barcode.bytes and not (is_micro and _is_bare_guess(barcode)):
                codes.append(Code(barcode.bytes, text_of_barcode(barcode), self.name, corners))
        return codes, unread


def text_of_barcode(barcode: zxingcpp.Barcode) -> str:
    """Unicode if the bytes are; else as the code declares (ECI, Kanji) or its bytes look; Latin-1 at last."""
    text = unicode_text(barcode.bytes)
    return barcode.text or text_of(barcode.bytes) if text is None else text


def _extra(barcode: zxingcpp.Barcode) -> Mapping[str, Any]:
    extra: Any = barcode.extra  # None where the format of the code could not be read, whatever the stubs say
    return extra or {}


def _side(barcode: zxingcpp.Barcode) -> int | None:
    """Modules a side, as far as the engine could tell."""
    version = str(_extra(barcode).get("Version", ""))
    return 17 + 4 * int(version) if version.isdigit() else None


def _is_bare_guess(barcode: zxingcpp.Barcode) -> bool:
    """Whether chance may have made this Micro QR Code.

    M1, the smallest, corrects no errors and holds five digits at most: noise is read as one. In the others
    noise is read where every error was corrected that can be; UEC is the share of that which was not needed.
    """
    extra = _extra(barcode)
    return bool(extra.get("Version") == "M1" or extra.get("UEC", 0.0) <= 0)


class PyzbarEngine:
    """The zbar library through pyzbar's binding; QR only. `EngineUnavailableError` where it is missing.

    Not through `pyzbar.decode`: that raises on codes whose orientation zbar does not know (it compares an
    unsigned -1), and it lets zbar guess an encoding, which turns Latin-1 and Shift-JIS into other bytes.
    """

    name = "pyzbar"
    _QR = 64
    _ALL = 0
    _ENABLE = 0
    _BINARY = 4
    """ZBAR_CFG_BINARY, since zbar 0.23.1; an older one refuses the setting, and guesses the encoding."""
    _Y800 = 0x30303859
    _SMALLEST = 21

    def __init__(self) -> None:
        binding = _zbar()
        if isinstance(binding, str):
            raise EngineUnavailableError(binding)
        self._zbar = binding

    def read(self, gray: Pixels) -> list[Code]:
        """The QR codes zbar reads; it does not look for inverted ones."""
        height, width = gray.shape
        if min(height, width) < self._SMALLEST:
            return []
        zbar = self._zbar
        pixels = gray.tobytes()  # kept alive until the image is destroyed: zbar reads it in place
        scanner = zbar.zbar_image_scanner_create()
        image = zbar.zbar_image_create()
        try:
            zbar.zbar_image_scanner_set_config(scanner, self._ALL, self._ENABLE, 0)
            zbar.zbar_image_scanner_set_config(scanner, self._QR, self._ENABLE, 1)
            zbar.zbar_image_scanner_set_config(scanner, self._QR, self._BINARY, 1)
            zbar.zbar_image_set_format(image, self._Y800)
            zbar.zbar_image_set_size(image, width, height)
            zbar.zbar_image_set_data(image, cast(c_char_p(pixels), c_void_p), len(pixels), None)
            zbar.zbar_scan_image(scanner, image)
            return self._codes(image)
        finally:
            zbar.zbar_image_destroy(image)
            zbar.zbar_image_scanner_destroy(scanner)

    def _codes(self, image: object) -> list[Code]:
        zbar = self._zbar
        codes: list[Code] = []
        symbol = zbar.zbar_image_first_symbol(image)
        while symbol:
            length = zbar.zbar_symbol_get_data_length(symbol)
            data = string_at(zbar.zbar_symbol_get_data(symbol), length)
            if data and symbol.contents.type == self._QR:
                points = range(zbar.zbar_symbol_get_loc_size(symbol))
                corners = tuple(
                    (
                        float(zbar.zbar_symbol_get_loc_x(symbol, at)),
                        float(zbar.zbar_symbol_get_loc_y(symbol, at)),
                    )
                    for at in points
                )
                codes.append(Code(data, text_of(data), self.name, corners))
            symbol = zbar.zbar_symbol_next(symbol)
        return codes


class OpencvEngine:
    """OpenCV's own QR detector, for comparison; it is no part of the cascade."""

    name = "opencv"

    def __init__(self) -> None:
        self._detector = cv2.QRCodeDetector()

    def read(self, gray: Pixels) -> list[Code]:
        """The codes OpenCV reads."""
        contents: Sequence[bytes]
        outlines: Any  # None where nothing was found, which its type stubs do not say
        _, contents, outlines, _ = self._detector.detectAndDecodeBytesMulti(gray)
        if not any(contents):  # it finds some codes only while it looks for a single one
            single, outlines, _ = self._detector.detectAndDecodeBytes(gray)
            contents = (single,)
        if outlines is None:
            return []
        codes: list[Code] = []
        for data, outline in zip(contents, outlines, strict=False):
            corners = tuple((float(x), float(y)) for x, y in outline)
            if data and all(math.isfinite(x) and math.isfinite(y) for x, y in corners):
                codes.append(Code(bytes(data), text_of(bytes(data)), self.name, corners))
        return codes


@cache
def _zbar() -> ModuleType | str:
    """The zbar library as pyzbar binds it, or why there is none."""
    try:
        from pyzbar import wrapper
    except (ImportError, OSError, AttributeError) as error:
        # ImportError: no pyzbar, or no zbar found; OSError: it does not load; AttributeError: too old.
        return f"the system library zbar cannot be used ({error}); on Debian and Ubuntu: install libzbar0"
    binding: ModuleType = wrapper
    return binding


def load_engine(name: str) -> Engine:
    """The one engine of that name. Raises `EngineUnavailableError`, in words, if there is none."""
    match name:
        case KnownEngine.ZXING:
            return ZxingEngine()
        case KnownEngine.PYZBAR:
            return PyzbarEngine()
        case KnownEngine.OPENCV:
            return OpencvEngine()
        case _:
            known = ", ".join(KnownEngine)
            raise EngineUnavailableError(f"there is no engine named {name!r}; there are {known}")


def available_engines() -> tuple[str, ...]:
    """The names of the engines the cascade runs with on this machine, first to last."""
    return tuple(name for name in (KnownEngine.ZXING, KnownEngine.PYZBAR) if name not in missing_engines())


def missing_engines() -> dict[str, str]:
    """The engines the cascade has to do without, and why, in words."""
    binding = _zbar()
    return {KnownEngine.PYZBAR.value: binding} if isinstance(binding, str) else {}
