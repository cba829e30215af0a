"""What Python, Qt and zbar expect from the system: which are missing, and how apt brings them.

Windows and macOS have none to bring: the wheels carry zbar there, and the system carries the rest.
"""

import ctypes
import importlib.util
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from processes import echo, run_quietly
from system_fonts import can_write


class Lack(Enum):
    """What does not work while a part is missing."""

    VENV = "no .venv can be made"
    QT = "Qt does not start"
    X11 = "no window on an X11 display"
    WAYLAND = "no window on a Wayland display"
    TEXT = "on the screen they are boxes, in guests’ names too"
    SOUND = "no sound"
    ZBAR = "tickets are read without zbar, so fewer of them"
    TEST_DISPLAY = "the window is tested on no X11 display of its own"


@dataclass(frozen=True)
class SystemPart:
    """What Kiosk expects from the system, and the Debian packages that hold it, the usual name first.

    The name is the one the loader knows a shared library by, or plain words.
    """

    name: str
    packages: tuple[str, ...]
    lack: Lack


# Debian splits off from Python what its venv module needs.
ENSUREPIP = SystemPart(
    "Python's ensurepip",
    (f"python{sys.version_info.major}.{sys.version_info.minor}-venv", "python3-venv"),
    Lack.VENV,
)
FONTS = {
    SystemPart("Arabic and Hebrew letters", ("fonts-dejavu-core",), Lack.TEXT): ("محمد", "נועה"),
    SystemPart("Chinese, Japanese and Korean letters", ("fonts-wqy-microhei",), Lack.TEXT): (
        "张秀英",
        "さくら",
        "김민준",
    ),
    SystemPart("Indian and Thai letters", ("fonts-freefont-ttf",), Lack.TEXT): ("आरव", "สมชาย"),
}
"""For what the app's own typeface has no letters for, guests' names and Hebrew texts; names that tell."""
XVFB = SystemPart("Xvfb", ("xvfb",), Lack.TEST_DISPLAY)

# The names ending in t64 came with the 64-bit time_t, in Debian 13 and Ubuntu 24.04.
PARTS = (
    ENSUREPIP,
    SystemPart("libEGL.so.1", ("libegl1",), Lack.QT),
    SystemPart("libGL.so.1", ("libgl1",), Lack.QT),
    SystemPart("libglib-2.0.so.0", ("libglib2.0-0", "libglib2.0-0t64"), Lack.QT),
    SystemPart("libgthread-2.0.so.0", ("libglib2.0-0", "libglib2.0-0t64"), Lack.QT),
    SystemPart("libdbus-1.so.3", ("libdbus-1-3",), Lack.QT),
    SystemPart("libfontconfig.so.1", ("libfontconfig1",), Lack.QT),
    SystemPart("libxkbcommon.so.0", ("libxkbcommon0",), Lack.QT),
    SystemPart("libxkbcommon-x11.so.0", ("libxkbcommon-x11-0",), Lack.X11),
    SystemPart("libxcb-cursor.so.0", ("libxcb-cursor0",), Lack.X11),
    SystemPart("libxcb-icccm.so.4", ("libxcb-icccm4",), Lack.X11),
    SystemPart("libxcb-image.so.0", ("libxcb-image0",), Lack.X11),
    SystemPart("libxcb-keysyms.so.1", ("libxcb-keysyms1",), Lack.X11),
    SystemPart("libxcb-randr.so.0", ("libxcb-randr0",), Lack.X11),
    SystemPart("libxcb-render-util.so.0", ("libxcb-render-util0",), Lack.X11),
    SystemPart("libxcb-shape.so.0", ("libxcb-shape0",), Lack.X11),
    SystemPart("libxcb-sync.so.1", ("libxcb-sync1",), Lack.X11),
    SystemPart("libxcb-xfixes.so.0", ("libxcb-xfixes0",), Lack.X11),
    SystemPart("libxcb-xkb.so.1", ("libxcb-xkb1",), Lack.X11),
    SystemPart("libwayland-client.so.0", ("libwayland-client0",), Lack.WAYLAND),
    SystemPart("libwayland-cursor.so.0", ("libwayland-cursor0",), Lack.WAYLAND),
    SystemPart("libgssapi_krb5.so.2", ("libgssapi-krb5-2",), Lack.SOUND),  # QtMultimedia needs QtNetwork
    SystemPart("libXrandr.so.2", ("libxrandr2",), Lack.SOUND),  # asked for by Qt's media plug-in
    SystemPart("libpulse.so.0", ("libpulse0",), Lack.SOUND),
    SystemPart("libzbar.so.0", ("libzbar0", "libzbar0t64"), Lack.ZBAR),
    *FONTS,
    XVFB,
)


class Way(Enum):
    """How packages can get onto this machine."""

    AS_ROOT = "as root"
    WITH_SUDO = "with sudo"
    BY_HAND = "by hand"
    NO_APT = "without apt"


def choose_way(*, has_apt: bool, is_root: bool, sudo_asks_nothing: bool) -> Way:
    """Tell how to install: never in a way that would stop to ask for a password."""
    if not has_apt:
        return Way.NO_APT
    if is_root:
        return Way.AS_ROOT
    return Way.WITH_SUDO if sudo_asks_nothing else Way.BY_HAND


def find_missing(is_there: Callable[[SystemPart], bool]) -> tuple[SystemPart, ...]:
    """Return the parts that are not there, in the order of PARTS."""
    return tuple(part for part in PARTS if not is_there(part))


def packages_for(missing: Iterable[SystemPart], apt_knows: Callable[[str], bool]) -> tuple[str, ...]:
    """Name one package for each part, each once: the first name this release knows, else the usual one."""
    chosen = (next(filter(apt_knows, part.packages), part.packages[0]) for part in missing)
    return tuple(dict.fromkeys(chosen))


def apt_install(packages: Sequence[str]) -> tuple[str, ...]:
    """Return the one command that installs `packages`, without sudo before it."""
    return ("apt-get", "install", "-y", "--no-install-recommends", *packages)


def keeps_qt_from_starting(missing: Iterable[SystemPart], env: Mapping[str, str]) -> bool:
    """Tell whether Qt, without what is `missing`, cannot start on the display that `env` names, or at all."""
    lacks = {part.lack for part in missing}
    displays = {Lack.X11: env.get("DISPLAY"), Lack.WAYLAND: env.get("WAYLAND_DISPLAY")}
    named = {lack for lack, display in displays.items() if display and not env.get("QT_QPA_PLATFORM")}
    return Lack.QT in lacks or (bool(named) and named <= lacks)


def describe(missing: Sequence[SystemPart]) -> str:
    """Say what is missing and what does not work for it, a line for each lack."""
    lines = []
    for lack in Lack:
        names = [part.name for part in missing if part.lack is lack]
        if names:
            lines.append(f"  {', '.join(names)}: {lack.value}")
    return "\n".join(["Missing from the system:", *lines])


def is_on_this_machine(part: SystemPart) -> bool:
    """Ask the loader itself: a package may be installed and still not load."""
    if part is ENSUREPIP:
        return importlib.util.find_spec("ensurepip") is not None
    if part in FONTS:
        return all(can_write(name) for name in FONTS[part])
    if part is XVFB:
        return shutil.which("Xvfb") is not None
    try:
        ctypes.CDLL(part.name)
    except OSError:
        return False
    return True


def missing_here() -> tuple[SystemPart, ...]:
    """Return what this machine lacks; nothing on systems where the wheels bring everything."""
    return find_missing(is_on_this_machine) if sys.platform.startswith("linux") else ()


def bring(missing: Sequence[SystemPart]) -> tuple[SystemPart, ...]:
    """Name what is missing, install it if that needs no password, and return what is missing still."""
    echo(describe(missing))
    install(lambda: packages_for(missing, _apt_knows))
    importlib.invalidate_caches()
    return missing_here()


def install(choose_packages: Callable[[], Sequence[str]]) -> bool:
    """Install packages by apt, or print the one command to type; tells whether apt did it.

    The packages are chosen after apt's lists have been filled, because their names differ by release.
    """
    way = way_here()
    if way is Way.NO_APT:
        echo("There is no apt here: install them with your system's own tool.")
        return False
    if way is Way.BY_HAND:
        by_hand = " ".join(apt_install(choose_packages()))
        echo(f"To install them, type:\n  sudo apt-get update && sudo {by_hand}")
        return False
    before = ("sudo", "-n", "DEBIAN_FRONTEND=noninteractive") if way is Way.WITH_SUDO else ()
    update = (*before, "apt-get", "update")
    if not any(Path("/var/lib/apt/lists").glob("*_Packages*")):
        _apt(update)
    packages = choose_packages()
    command = (*before, *apt_install(packages))
    echo(f"Installing {way.value}: {' '.join(packages)}")
    status, printed = _apt(command)
    if status != 0:  # the lists may name versions that the archive no longer holds
        _apt(update)
        status, printed = _apt(command)
    if status != 0:
        echo(f"{printed}\napt could not install them. Once it can, type:\n  {' '.join(command)}")
    return status == 0


def way_here() -> Way:
    """Tell how packages get onto this machine."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    has_apt = shutil.which("apt-get") is not None
    has_sudo = has_apt and not is_root and shutil.which("sudo") is not None
    sudo_asks_nothing = (
        has_sudo and run_quietly(("sudo", "-n", "true"), cwd=Path("/"), env=os.environ)[0] == 0
    )
    return choose_way(has_apt=has_apt, is_root=is_root, sudo_asks_nothing=sudo_asks_nothing)


def _apt(command: Sequence[str]) -> tuple[int, str]:
    """Run apt, which asks nothing and gives up soon if no archive answers; its exit status and last words."""
    options = ("Acquire::Retries=1", "Acquire::http::Timeout=20", "DPkg::Lock::Timeout=120")
    patience = [word for option in options for word in ("-o", option)]
    at = command.index("apt-get") + 1
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    status, printed = run_quietly((*command[:at], *patience, *command[at:]), cwd=Path("/"), env=env)
    return status, "\n".join(printed.splitlines()[-10:])


def _apt_knows(package: str) -> bool:
    # Of a name that only others provide, `apt-cache show` has nothing to show, which it takes for a success.
    return "Package: " in run_quietly(("apt-cache", "show", package), cwd=Path("/"), env=os.environ)[1]
