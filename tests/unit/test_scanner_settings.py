"""What is known of the hand scanners is kept with the profile, read strictly, and can be set by hand."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.bootstrap.screen import detector_for, preferences_of, with_preferences
from kiosk.core.scanner_setup import Ends, ScannerSetup
from kiosk.core.serial_lines import LineEnd, SerialChoice
from kiosk.settings import Settings, SettingsError, change
from kiosk.settings_file import load_settings, save_settings
from kiosk.ui.preferences import Preferences

SETUPS = [
    ScannerSetup(),
    ScannerSetup("us", "de", by_place=True, prefix="~", suffix="#\\", ends=Ends.WITH_KEY),
    ScannerSetup("us", by_place=True, ends=Ends.WITH_SILENCE),
    ScannerSetup(meant=(("ß", "-"), ("Ж", ":"), ('"', "@"), (",", ";")), ends=Ends.LEARN),
]


@pytest.mark.parametrize("setup", SETUPS)
def test_what_was_learnt_is_there_at_the_next_start(tmp_path: Path, setup: ScannerSetup) -> None:
    serial = SerialChoice("usb:0c2e:0ba1:S1", "115200", LineEnd.LF)
    preferred = Preferences(scanner=setup, serial=serial)
    save_settings(tmp_path, with_preferences(Settings(), preferred))
    settings = load_settings(tmp_path)
    assert settings.scanner == setup
    assert settings.serial == serial
    assert preferences_of(settings).scanner == setup
    assert preferences_of(settings).serial == serial
    assert replace(with_preferences(Settings(), preferences_of(settings))) == settings


def test_how_codes_end_reaches_what_tells_scanners_from_people() -> None:
    assert [detector_for(setup).sends_end for setup in SETUPS] == [None, True, False, None]


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("scanner_keyboard", "de", "us/de"),
        ("scanner_keyboard", "us/klingon", "us/de"),
        ("scanner_meant", "ß- z", "pairs of characters"),
        ("scanner_end", "enter", "learn, key, silence"),
        ("scanner_places", "perhaps", "on or off"),
        ("serial_port", "COM3", "port:NAME"),
        ("serial_port", "usb:", "port:NAME"),
        ("serial_speed", "9601", "9600"),
        ("serial_end", "enter", "auto, cr, lf"),
    ],
)
def test_what_no_scanner_can_be_is_refused(name: str, text: str, words: str) -> None:
    with pytest.raises(SettingsError, match=words):
        change(Settings(), name, text)


def test_the_keyboard_is_learnt_only_with_pairs_and_the_same_only_without() -> None:
    with pytest.raises(SettingsError, match="set that first"):
        change(Settings(), "scanner_keyboard", "learnt")
    learnt = change(Settings(), "scanner_meant", "ß-")
    assert change(learnt, "scanner_keyboard", "learnt") == learnt
    assert change(learnt, "scanner_keyboard", "") == Settings()


def test_scanner_can_be_set_by_hand() -> None:
    settings = Settings()
    for name, text in (
        ("scanner_keyboard", "us/fr"),
        ("scanner_prefix", "]Q1"),
        ("scanner_end", "key"),
        ("serial_port", "port:COM3"),
    ):
        settings = change(settings, name, text)
    assert settings.scanner == ScannerSetup("us", "fr", prefix="]Q1", ends=Ends.WITH_KEY)
    assert settings.serial == SerialChoice("port:COM3")
