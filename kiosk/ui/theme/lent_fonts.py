"""The fonts of a Linux machine that lend letters: for each language the best one of all, and no other.

For a letter that the typeface lacks, Qt asks fontconfig about every font there is, at each size and weight of
each script anew. On a machine with two thousand of them a guest's name held up the screen for seconds, and
memory grew with each such name. Other systems find such a font by themselves.
"""

import ctypes
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import POINTER, c_char_p, c_int, c_void_p
from typing import Any

LANGUAGES = (
    "en", "el", "ru", "ka", "hy", "he", "yi", "ar", "fa", "ur", "ps", "sd", "ug", "syr", "dv", "nqo", "am",
    "ber-ma", "chr", "iu", "hi", "bn", "gu", "pa", "or", "ta", "te", "kn", "ml", "si", "th", "lo", "km", "my",
    "bo", "zh-cn", "zh-tw", "zh-hk", "ja", "ko", "ii", "und-zsye",
)  # fmt: skip
"""As fontconfig names them: one or more for each script that people's names are written in, and for emoji."""
LETTERS = (
    "2190 2605 2665 266a 2713 2764", "1d400 1d4d0 1d56c", "1820", "a98f", "1b13", "1b83", "abc0", "1c5a",
    "1e900", "1a20", "a500", "aa00", "1900", "11103",
)  # fmt: skip
"""Some of what none of these languages asks for: signs, the letters of formulas that people dress their names
in, and the scripts Mongolian, Javanese, Balinese, Sundanese, Meetei, Ol Chiki, Adlam, Tai Tham, Vai, Cham,
Limbu and Chakma. In hexadecimal, as fontconfig reads them."""
FAMILIES = ("sans-serif", "serif", "monospace")
_WEIGHTS = (80, 200)
"""Regular and bold, as fontconfig counts."""
_SYSTEM, _FOR_PATTERN = 0, 0
"""FcSetSystem and FcMatchPattern (fontconfig/fontconfig.h)."""

BETWEEN_S = 0.05
ENDS_WITHIN_S = 1.0
"""Whoever ends before they were wanted waits no longer: a folder of fonts may lie on a dead mount."""

log = logging.getLogger(__name__)


class _FontSet(ctypes.Structure):
    """FcFontSet (fontconfig/fontconfig.h)."""

    _fields_ = (("count", c_int), ("room", c_int), ("fonts", POINTER(c_void_p)))


_begun: list["_Early"] = []
"""Where somebody chooses them already."""


@contextmanager
def lent_fonts_chosen_early() -> Iterator[None]:
    """Begin with it on a thread, as it takes the longer the more fonts there are. Loads no Qt."""
    early = _Early()
    try:
        early.start()
        _begun.append(early)
    except RuntimeError as error:
        log.debug("the fonts are chosen when they are wanted: %s", error)
    try:
        yield
    finally:
        if early in _begun:
            _begun.remove(early)
            early.is_wanted = False
            early.join(ENDS_WITHIN_S)


class _Early(threading.Thread):
    """Chooses them; nothing comes of it once `is_wanted` is False."""

    def __init__(self) -> None:
        super().__init__(name="lent-fonts", daemon=True)
        self.is_wanted = True

    def run(self) -> None:
        """Choose them now."""
        _choose(lambda: self.is_wanted)


def choose_lent_fonts(while_waiting: Callable[[], object] = lambda: None) -> None:
    """Let Qt see the fonts that this machine itself prefers for each language, and none besides.

    To be called before Qt's application is made, which takes fontconfig as it finds it. Nothing is changed
    for other programs, nor where there is no fontconfig, or one that answers otherwise than is known.
    `while_waiting` is called again and again where they are chosen already; what it raises ends that.
    """
    if not _begun:
        _choose()
        return
    while _begun[-1].is_alive():
        _begun[-1].join(BETWEEN_S)
        while_waiting()
    _begun.pop()


def _choose(is_wanted: Callable[[], bool] = lambda: True) -> None:
    if sys.platform in ("win32", "darwin"):
        return
    try:
        fontconfig = _fontconfig()
    except (OSError, AttributeError) as error:
        log.debug("all fonts are asked for letters: %s", error)
        return
    config = fontconfig.FcInitLoadConfigAndFonts()
    if config and (chosen := set(_best(fontconfig, config))):
        _keep(fontconfig, config, chosen)
        if is_wanted():
            fontconfig.FcConfigSetCurrent(config)


def _fontconfig() -> Any:  # noqa: ANN401 - ctypes has no type for a library's functions
    library = ctypes.CDLL("libfontconfig.so.1")
    for name, result, *given in (
        ("FcInitLoadConfigAndFonts", c_void_p),
        ("FcNameParse", c_void_p, c_char_p),
        ("FcConfigSubstitute", c_int, c_void_p, c_void_p, c_int),
        ("FcDefaultSubstitute", None, c_void_p),
        ("FcFontMatch", c_void_p, c_void_p, c_void_p, POINTER(c_int)),
        ("FcPatternGetString", c_int, c_void_p, c_char_p, c_int, POINTER(c_char_p)),
        ("FcPatternDestroy", None, c_void_p),
        ("FcConfigGetFonts", POINTER(_FontSet), c_void_p, c_int),
        ("FcConfigSetCurrent", c_int, c_void_p),
    ):
        function = getattr(library, str(name))
        function.restype, function.argtypes = result, given
    return library


def _best(fontconfig: Any, config: int) -> Iterator[bytes]:  # noqa: ANN401 - see _fontconfig
    """The files of the fonts that are preferred."""
    wanted = [f"sans-serif:lang={language}" for language in LANGUAGES]
    wanted += [*(f"sans-serif:charset={letters}" for letters in LETTERS), *FAMILIES]
    for one in wanted:
        for weight in _WEIGHTS:
            pattern = fontconfig.FcNameParse(f"{one}:weight={weight}".encode())
            fontconfig.FcConfigSubstitute(config, pattern, _FOR_PATTERN)
            fontconfig.FcDefaultSubstitute(pattern)
            found = fontconfig.FcFontMatch(config, pattern, ctypes.byref(c_int()))
            if found:
                yield _file_of(fontconfig, found)
                fontconfig.FcPatternDestroy(found)
            fontconfig.FcPatternDestroy(pattern)


def _keep(fontconfig: Any, config: int, chosen: set[bytes]) -> None:  # noqa: ANN401 - see _fontconfig
    """Leave no other font than those of these files in the set, in the order in which they were."""
    fonts = fontconfig.FcConfigGetFonts(config, _SYSTEM).contents
    kept = 0
    for number in range(fonts.count):
        font = fonts.fonts[number]
        if _file_of(fontconfig, font) in chosen:
            fonts.fonts[kept], fonts.fonts[number] = font, fonts.fonts[kept]
            kept += 1
    fonts.count = kept


def _file_of(fontconfig: Any, pattern: int) -> bytes:  # noqa: ANN401 - see _fontconfig
    file = c_char_p()
    fontconfig.FcPatternGetString(pattern, b"file", 0, ctypes.byref(file))
    return file.value or b""
