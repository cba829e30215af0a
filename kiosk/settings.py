"""What can be set for a profile, validated; kept as `settings.json` in its folder."""

import json
import os
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, get_type_hints
from zoneinfo import ZoneInfo

import msgspec

SETTINGS_FILE = "settings.json"


class SettingsError(ValueError):
    """A setting that cannot be used; the text says which and why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that can be set beside the door policy. Frozen; `change` gives the next.

    `base_url`: the service's address. `events`: ids of the door's events. `camera`: an index, a file or a
    stream address; empty means the first camera. `timezone`: an IANA name, empty for the machine's own.
    `language`: such as `de`, empty for the machine's own. `volume`: 0 to 1. `motion`: whether things on the
    screen may move. `hide_names`: show no name where guests can read it before it is asked for.
    `names_asked`: whether somebody has said if that is wanted here.
    `kiosk_mode`: full screen, and closing needs a supervisor's PIN.
    """

    base_url: str = ""
    door: str = "Door"
    events: tuple[str, ...] = ()
    direction: str = "entry"
    on_duty: str = ""
    camera: str = ""
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


_CHOICES = {
    "direction": ("entry", "exit"),
    "theme": ("system", "light", "dark", "high-contrast"),
    "motion": ("system", "on", "off"),
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
_AT_LEAST = {"verdict_s": 0.2, "delta_every_s": 1.0, "full_every_s": 30.0}


def load_settings(folder: Path) -> Settings:
    """The profile's settings, the defaults where there are none yet.

    Raises SettingsError where the file cannot be used.
    """
    path = folder / SETTINGS_FILE
    try:
        document = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError) as error:
        raise SettingsError(f"{path} cannot be read: {error}") from error
    return settings_from(document, str(path))


def settings_from(document: object, where: str) -> Settings:
    """The settings that a parsed JSON document holds. Raises SettingsError."""
    if not isinstance(document, dict):
        raise SettingsError(f"{where}: settings are a JSON object")
    foreign = sorted(str(key) for key in document if key not in names())
    if foreign:
        raise SettingsError(f"{where}: there is no setting {foreign[0]!r}")
    try:
        settings = msgspec.convert(document, Settings)
    except msgspec.ValidationError as error:
        raise SettingsError(f"{where}: {error}") from error
    _check(settings)
    return settings


def save_settings(folder: Path, settings: Settings) -> None:
    """Write the settings so that a power cut leaves the old ones or the new ones. Raises SettingsError."""
    path = folder / SETTINGS_FILE
    fresh = path.with_suffix(".new")
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, indent=2)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise SettingsError(f"{path} cannot be written: {error.strerror}") from error


def names() -> tuple[str, ...]:
    """The names of all settings."""
    return tuple(field.name for field in fields(Settings))


def change(settings: Settings, name: str, text: str) -> Settings:
    """The settings with one changed, its value given as text; several ids are parted by commas.

    Raises SettingsError.
    """
    if name not in names():
        raise SettingsError(f"there is no setting {name!r}; there are {', '.join(names())}")
    value: Any = text
    kind = get_type_hints(Settings)[name]
    if kind is float:
        try:
            value = float(text)
        except ValueError:
            raise SettingsError(f"{name} is a number, not {text!r}") from None
    elif kind is bool:
        if text.strip().lower() not in _SWITCHES:
            raise SettingsError(f"{name} is on or off, not {text!r}")
        value = _SWITCHES[text.strip().lower()]
    elif kind is not str:
        value = tuple(part.strip() for part in text.split(",") if part.strip())
    changed: Settings = replace(settings, **{name: value})
    _check(changed)
    if name == "timezone":
        _check_timezone(text)
    return changed


def _check_timezone(name: str) -> None:
    """Only as it is set: a profile may come to a machine that knows fewer zones, and its door must open."""
    try:
        ZoneInfo(name or "UTC")
    except (KeyError, ValueError, OSError):
        raise SettingsError(f"timezone is a name such as Europe/Madrid, not {name!r}") from None


def _check(settings: Settings) -> None:
    for name, choices in _CHOICES.items():
        if getattr(settings, name) not in choices:
            raise SettingsError(f"{name} is one of {', '.join(choices)}, not {getattr(settings, name)!r}")
    for name, least in _AT_LEAST.items():
        if not least <= getattr(settings, name) < float("inf"):
            raise SettingsError(f"{name} is at least {least}")
    if not 0 <= settings.volume <= 1:
        raise SettingsError("volume is a number from 0 (silent) to 1")
    if not settings.door.strip():
        raise SettingsError("door is the name of this door, such as Door A; it cannot be empty")
