"""Which letters the fonts of this machine have, asked of fontconfig, as Qt asks it."""

import ctypes


class _FontSet(ctypes.Structure):
    _fields_ = (("count", ctypes.c_int), ("room", ctypes.c_int), ("fonts", ctypes.c_void_p))


def can_write(text: str) -> bool:
    """Tell whether one font has every letter of a text.

    The fonts are looked for anew each time; where there is no fontconfig there are none.
    """
    try:
        fontconfig = ctypes.CDLL("libfontconfig.so.1")
    except OSError:
        return False
    for name in ("FcInitLoadConfigAndFonts", "FcNameParse", "FcObjectSetCreate"):
        getattr(fontconfig, name).restype = ctypes.c_void_p
    fontconfig.FcFontList.restype = ctypes.POINTER(_FontSet)
    letters = " ".join(f"{ord(letter):x}" for letter in text)
    config = ctypes.c_void_p(fontconfig.FcInitLoadConfigAndFonts())
    wanted = ctypes.c_void_p(fontconfig.FcNameParse(f":charset={letters}".encode()))
    told = ctypes.c_void_p(fontconfig.FcObjectSetCreate())
    found = fontconfig.FcFontList(config, wanted, told)
    try:
        return bool(found) and found.contents.count > 0
    finally:
        if found:
            fontconfig.FcFontSetDestroy(found)
        fontconfig.FcObjectSetDestroy(told)
        fontconfig.FcPatternDestroy(wanted)
        fontconfig.FcConfigDestroy(config)
