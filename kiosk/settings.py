"""What can be set for a profile, validated: nested by theme in the program, flat in file and command."""

from typing import Any, get_type_hints
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct, field
from msgspec.structs import asdict, replace

from kiosk.core.cameras import SIZES, TURNS, CameraChoice, Exposure, Mirror
from kiosk.core.scanner_setup import (
    AS_LEARNT,
    AS_TYPED,
    Ends,
    ScannerSetup,
    keyboard_of,
    layouts_in,
    meant_as_text,
    meant_from_text,
)
from kiosk.core.screen_settings import Motion, Scheme, ScreenSettings
from kiosk.core.serial_lines import PORT, SPEEDS, USB, LineEnd, SerialChoice
from kiosk.core.window_place import place_from


class SettingsError(ValueError):
    """A setting that cannot be used; the text says which and why."""


class SettingsFileError(SettingsError):
    """The disk failed: the settings can be neither used nor kept."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that can be set beside the door policy. Frozen; `change` gives the next.

    `base_url`: the service's address. `events`: ids of the door's events, or `all`. `timezone`: an IANA name,
    empty for the machine's own. `retention_days`: after so many days the guests of an event that is over are
    forgotten; 0 keeps them until somebody purges them. `token_kept`: the keyring has the access token.
    `office_port`: where the office listens that `kiosk` starts beside this door; 0 for none.
    """

    base_url: str = ""
    door: str = "Door"
    events: tuple[str, ...] = ()
    direction: str = "entry"
    on_duty: str = ""
    camera: CameraChoice = field(default_factory=CameraChoice)
    scanner: ScannerSetup = field(default_factory=ScannerSetup)
    serial: SerialChoice = field(default_factory=SerialChoice)
    screen: ScreenSettings = field(default_factory=ScreenSettings)
    timezone: str = ""
    delta_every_s: float = 15.0
    full_every_s: float = 1800.0
    retention_days: float = 30.0
    token_kept: bool = False
    office_port: int = 0


class _InFile(Struct, frozen=True, kw_only=True):
    """The settings as file and command line have them: a name each, in this order, with plain values.

    `camera`: an index, a file, a stream address, or `camera:` and a camera's name; empty means the first
    camera. `camera_size`: in pixels, as wished for. `camera_turn`: degrees clockwise. `camera_mirror`:
    whether the preview is mirrored. `camera_exposure`: automatic, or shorter so that less is blurred.

    `scanner_keyboard`: the layouts that hand scanner and computer mean, such as `us/de` (empty: the same;
    `learnt`: `scanner_meant` tells by pairs of what arrives and what was sent). `scanner_places`: which keys
    were pressed tells instead, where the window system says so. `scanner_prefix`, `scanner_suffix`: what it
    puts around a code. `scanner_end`: how its codes end. `serial_port`: of a serial scanner, `usb:` and its
    vendor, product and serial number, or `port:` and a name; empty for none. `serial_speed`: in bits a
    second. `serial_end`: how its codes end.

    `window`: the size and place that the window had last, such as `1280x800@40,20`, and whether it was
    `maximised`; empty: it fills the screen.
    """

    base_url: str = ""
    door: str = "Door"
    events: tuple[str, ...] = ()
    direction: str = "entry"
    on_duty: str = ""
    camera: str = ""
    camera_size: str = "1280x720"
    camera_turn: str = "0"
    camera_mirror: str = "auto"
    camera_exposure: str = "auto"
    scanner_keyboard: str = ""
    scanner_places: bool = False
    scanner_meant: str = ""
    scanner_prefix: str = ""
    scanner_suffix: str = ""
    scanner_end: str = "learn"
    serial_port: str = ""
    serial_speed: str = "9600"
    serial_end: str = "auto"
    theme: str = "system"
    timezone: str = ""
    language: str = ""
    motion: str = "system"
    volume: float = 0.8
    muted: bool = False
    hide_names: bool = False
    names_asked: bool = False
    kiosk_mode: bool = False
    verdict_s: float = 1.6
    delta_every_s: float = 15.0
    full_every_s: float = 1800.0
    retention_days: float = 30.0
    token_kept: bool = False
    office_port: int = 0
    window: str = ""


_CHOICES = {
    "direction": ("entry", "exit"),
    "camera_size": SIZES,
    "camera_turn": tuple(str(turn) for turn in TURNS),
    "camera_mirror": tuple(Mirror),
    "camera_exposure": tuple(Exposure),
    "scanner_end": tuple(Ends),
    "serial_speed": SPEEDS,
    "serial_end": tuple(LineEnd),
    "theme": ("system", "light", "dark", "high-contrast"),
    "motion": tuple(Motion),
}
_SWITCHES = {
    "on": True,
    "true": True,
    "yes": True,
    "1": True,
    "off": False,
    "false": False,
    "no": False,
    "0": False,
}
_BETWEEN = {
    "verdict_s": (0.2, 600.0),
    "delta_every_s": (1.0, 86_400.0),
    "full_every_s": (30.0, 604_800.0),
    "retention_days": (0.0, 36_500.0),
    "office_port": (0, 65_535),
}
MOST_LETTERS = 2000
"""Of one setting."""


def settings_from(document: object, where: str) -> Settings:
    """The settings that a parsed JSON document holds. Raises SettingsError."""
    if not isinstance(document, dict):
        raise SettingsError(f"{where}: settings are a JSON object")
    foreign = sorted(str(key) for key in document if key not in names())
    if foreign:
        raise SettingsError(f"{where}: there is no setting {foreign[0]!r}")
    try:
        flat = msgspec.convert(document, _InFile)
        _check(flat)
    except UnicodeEncodeError as error:
        raise SettingsError(f"{where}: half a character stands where none can be") from error
    except (msgspec.ValidationError, SettingsError) as error:
        raise SettingsError(f"{where}: {error}") from error
    return _nested(flat)


_SCREEN = ScreenSettings.__struct_fields__
_NESTED = ("camera", "scanner", "serial", "screen")
_ALIKE = tuple(name for name in Settings.__struct_fields__ if name not in _NESTED)


def _nested(flat: _InFile) -> Settings:
    """The settings of what a file or a command said, which was looked at before."""
    scanner, computer = layouts_in(flat.scanner_keyboard)
    screen = {name: getattr(flat, name) for name in _SCREEN}
    return Settings(
        camera=CameraChoice(
            camera=flat.camera,
            size=flat.camera_size,
            turn=int(flat.camera_turn),
            mirror=Mirror(flat.camera_mirror),
            exposure=Exposure(flat.camera_exposure),
        ),
        scanner=ScannerSetup(
            scanner=scanner,
            computer=computer,
            by_place=flat.scanner_places,
            meant=meant_from_text(flat.scanner_meant),
            prefix=flat.scanner_prefix,
            suffix=flat.scanner_suffix,
            ends=Ends(flat.scanner_end),
        ),
        serial=SerialChoice(flat.serial_port, flat.serial_speed, LineEnd(flat.serial_end)),
        screen=ScreenSettings(**{**screen, "theme": Scheme(flat.theme), "motion": Motion(flat.motion)}),
        **{name: getattr(flat, name) for name in _ALIKE},
    )


def _flat(settings: Settings) -> _InFile:
    camera, scanner, serial = settings.camera, settings.scanner, settings.serial
    screen = {name: getattr(settings.screen, name) for name in _SCREEN}
    return _InFile(
        camera=camera.camera,
        camera_size=camera.size,
        camera_turn=str(camera.turn),
        camera_mirror=camera.mirror.value,
        camera_exposure=camera.exposure.value,
        scanner_keyboard=keyboard_of(scanner),
        scanner_places=scanner.by_place,
        scanner_meant=meant_as_text(scanner.meant),
        scanner_prefix=scanner.prefix,
        scanner_suffix=scanner.suffix,
        scanner_end=scanner.ends.value,
        serial_port=serial.port,
        serial_speed=serial.speed,
        serial_end=serial.end.value,
        **{**screen, "theme": settings.screen.theme.value, "motion": settings.screen.motion.value},
        **{name: getattr(settings, name) for name in _ALIKE},
    )


def as_document(settings: Settings) -> dict[str, Any]:
    """Every setting by its name, as the file has it."""
    return asdict(_flat(settings))


def names() -> tuple[str, ...]:
    """The names of all settings."""
    return _InFile.__struct_fields__


def change(settings: Settings, name: str, text: str) -> Settings:
    """The settings with one changed, its value given as text; several ids are parted by commas.

    Raises SettingsError.
    """
    if name not in names():
        raise SettingsError(f"there is no setting {name!r}; there are {', '.join(names())}")
    value: Any = text
    kind = get_type_hints(_InFile)[name]
    if kind in (float, int):
        try:
            value = kind(text)
        except ValueError:
            raise SettingsError(f"{name} is a number, not {text!r}") from None
    elif kind is bool:
        if text.strip().lower() not in _SWITCHES:
            raise SettingsError(f"{name} is on or off, not {text!r}")
        value = _SWITCHES[text.strip().lower()]
    elif kind is not str:
        value = tuple(part.strip() for part in text.split(",") if part.strip())
    changed: _InFile = replace(_flat(settings), **{name: value})
    if name == "scanner_keyboard":
        if value == AS_LEARNT and not changed.scanner_meant:
            raise SettingsError("scanner_keyboard is learnt once scanner_meant is set: set that first")
        if value == AS_TYPED:
            changed = replace(changed, scanner_meant="")
    _check(changed)
    if name == "timezone":
        _check_timezone(text)
    return _nested(changed)


def _check_timezone(name: str) -> None:
    """Only as it is set: a profile may come to a machine that knows fewer zones, and its door must open."""
    try:
        ZoneInfo(name or "UTC")
    except (KeyError, ValueError, OSError):
        raise SettingsError(f"timezone is a name such as Europe/Madrid, not {name!r}") from None


def is_text(value: str) -> bool:
    """Whether it can be written as UTF-8; from outside come bytes that cannot, as lone surrogates."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _check(settings: _InFile) -> None:
    for name, value in asdict(settings).items():
        if not is_text(" ".join(value) if isinstance(value, tuple) else str(value)):
            raise SettingsError(f"{name} holds bytes that are not UTF-8: set it again")
        if isinstance(value, str) and len(value) > MOST_LETTERS:
            raise SettingsError(f"{name} is longer than {MOST_LETTERS} letters")
    for name, choices in _CHOICES.items():
        if getattr(settings, name) not in choices:
            raise SettingsError(f"{name} is one of {', '.join(choices)}, not {getattr(settings, name)!r}")
    for name, (least, most) in _BETWEEN.items():
        if not least <= getattr(settings, name) <= most:
            raise SettingsError(f"{name} is a number from {least:g} to {most:g}")
    _check_scanner(settings)
    if not 0 <= settings.volume <= 1:
        raise SettingsError("volume is a number from 0 (silent) to 1")
    if not settings.door.strip():
        raise SettingsError("door is the name of this door, such as Door A; it cannot be empty")
    try:
        place_from(settings.window)
    except ValueError:
        raise SettingsError(f"window is such as 1280x800@40,20 or empty, not {settings.window!r}") from None


def _check_scanner(settings: _InFile) -> None:
    try:
        layouts_in(settings.scanner_keyboard)
    except ValueError:
        keyboard = settings.scanner_keyboard
        raise SettingsError(
            f"scanner_keyboard is such as us/de, or learnt, or empty, not {keyboard!r}"
        ) from None
    try:
        meant_from_text(settings.scanner_meant)
    except ValueError:
        raise SettingsError("scanner_meant is pairs of characters such as ß-, parted by blanks") from None
    port = settings.serial_port
    if port and (not port.startswith((USB, PORT)) or port in (USB, PORT)):
        raise SettingsError(f"serial_port is usb:VENDOR:PRODUCT:SERIAL or port:NAME, not {port!r}")
