"""The display of Xlib: that the program can end in order once it is gone."""

import ctypes
from typing import Any

from PySide6.QtGui import QGuiApplication

from kiosk.ui.app.display import XLIB

_IOErrorHandler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_ExitHandler = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)
_HEARD, _GO_ON = _IOErrorHandler(lambda _display: 0), _ExitHandler(lambda _display, _data: None)
"""Qt's and Xlib's own call C's exit() instead, amid whatever was wanted of Xlib, and Python crashes in it."""


def outlive_display(app: QGuiApplication) -> bool:
    """Let Xlib return to Qt where the display went away, and Qt end its loop; whether there is Xlib to tell.

    libX11 can do that from 1.7 on.
    """
    if app.platformName() != "xcb":
        return False  # nor is there a display to ask for
    try:
        native: Any = app.nativeInterface()
        display = native.display()
        if not display:
            return False  # Xlib would take it for one
        xlib = ctypes.CDLL(XLIB)
        xlib.XSetIOErrorExitHandler(ctypes.c_void_p(display), _GO_ON, None)
        xlib.XSetIOErrorHandler(_HEARD)
    except (OSError, AttributeError):
        return False
    return True
