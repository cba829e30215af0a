"""Whether there is a display to open a window on. Loads no Qt itself."""

import ctypes
import os
import socket
import sys
from pathlib import Path

from kiosk.core.message import Message

XLIB = "libX11.so.6"
NO_DISPLAY = Message(
    "there is no screen to open the window on: start Kiosk where somebody is logged in at one"
)


def has_display() -> bool:
    """Whether Qt finds a screen, or is told to do without; where it finds none, it ends the program."""
    if sys.platform != "linux":
        return True
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    if chosen:
        platforms = [one.partition(":")[0] for one in chosen.split(";")]  # Qt tries one after another
    else:
        named = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
        platforms = [one for one, name in named.items() if os.environ.get(name)]
    answers = {"wayland": _has_wayland_display, "xcb": _has_x11_display}
    return any(one not in answers or answers[one]() for one in platforms)


def _has_wayland_display() -> bool:
    """Whether somebody listens where WAYLAND_DISPLAY points; after a log-out nobody does."""
    if os.environ.get("WAYLAND_SOCKET"):
        return True  # it was connected before
    name = os.environ.get("WAYLAND_DISPLAY") or "wayland-0"
    with socket.socket(socket.AF_UNIX) as asking:
        try:
            asking.connect(str(Path(os.environ.get("XDG_RUNTIME_DIR", "")) / name))
        except OSError:
            return False
    return True


def _has_x11_display() -> bool:
    """Whether a display answers where DISPLAY points, which Qt ends the program over; true without Xlib."""
    try:
        xlib = ctypes.CDLL(XLIB)
    except OSError:
        return True
    xlib.XOpenDisplay.restype = ctypes.c_void_p
    display = xlib.XOpenDisplay(None)
    if not display:
        return False
    xlib.XCloseDisplay(ctypes.c_void_p(display))
    return True
