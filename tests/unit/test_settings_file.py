"""Settings on disk: kept whole, read strictly, and there again after damage."""

import errno
import json
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk import settings_file
from kiosk.core.cameras import CameraChoice, Exposure, Mirror
from kiosk.core.screen_settings import Scheme, ScreenSettings
from kiosk.engine.plain_files import read_plain
from kiosk.settings import Settings, SettingsError, change
from kiosk.settings_file import (
    DAMAGED_FILE,
    KEPT_FILE,
    SETTINGS_FILE,
    damage_of,
    load_settings,
    save_settings,
)

DARK = ScreenSettings(theme=Scheme.DARK)


def test_what_is_saved_is_loaded_and_a_fresh_profile_has_the_defaults(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "profile"
    assert load_settings(folder) == Settings()
    wanted = replace(Settings(), door="Tür Ä", events=("a", "b"), delta_every_s=2.5, screen=DARK)
    save_settings(folder, wanted)
    assert load_settings(folder) == wanted
    assert {path.name for path in folder.iterdir()} == {SETTINGS_FILE, KEPT_FILE}


def test_a_file_that_sets_a_few_leaves_the_rest_at_their_defaults(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_text('{"door": "Door B", "verdict_s": 2}')
    assert load_settings(tmp_path) == Settings(door="Door B", screen=ScreenSettings(verdict_s=2.0))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "cannot be read"),
        ('{"door"', "cannot be read"),
        (r'{"hide_names": "\ud83d"}', "half a character"),
        (r'{"volume": "\ud800"}', "half a character"),
        pytest.param('{"door": ' + "9" * 5000 + "}", r"or a number in it is too long\.", id="long number"),
        pytest.param('{"door": ' + "[" * 9000 + "}", "json cannot be read: it is nested", id="deep"),
        ("[]", "JSON object"),
        ('{"dor": "A"}', "no setting 'dor'"),
        ('{"door": 5}', "door"),
        ('{"events": "a"}', "events"),
        ('{"direction": "up"}', "entry, exit"),
        ('{"office_port": 65536}', "a number from 0 to 65535"),
        ('{"office_port": "8788"}', "office_port"),
        ('{"full_every_s": 1}', "a number from 30"),
        ('{"door": " "}', "cannot be empty"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_its_place(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / SETTINGS_FILE).write_text(text)
    with pytest.raises(SettingsError, match=words):
        load_settings(tmp_path)


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        bytes(400),
        b'{"door": "Do',
        b'{"door": "\xff"}',
        b"[" * 100_000,
        b"[]",
        b'{"doos": "Door B"}',
        b'{"direction": "exiu"}',
        b'{"full_every_s": 1}',
        b'{"door": "Door\\ud800"}',
    ],
)
def test_a_damaged_file_keeps_no_door_shut_that_saved_its_settings(
    tmp_path: Path, damaged: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """A door of exit stays one of exit; what was damaged is kept for whoever had edited it."""
    saved = replace(Settings(), door="Door B", direction="exit")
    save_settings(tmp_path, saved)
    (tmp_path / SETTINGS_FILE).write_bytes(damaged)
    assert load_settings(tmp_path) == saved
    assert "door 'Door B', exit" in caplog.text
    assert SETTINGS_FILE in damage_of(tmp_path), "and whoever asks is told of the file"
    save_settings(tmp_path, replace(saved, screen=DARK))
    assert load_settings(tmp_path) == replace(saved, screen=DARK)
    assert (tmp_path / DAMAGED_FILE).read_bytes() == damaged


@pytest.mark.parametrize("name", [SETTINGS_FILE, DAMAGED_FILE])
def test_a_save_that_is_cut_off_leaves_a_damaged_file_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Without it the next start would go by the defaults, and a door of exit would let people in."""
    saved = replace(Settings(), door="Door B", direction="exit")
    save_settings(tmp_path, saved)
    (tmp_path / SETTINGS_FILE).write_bytes(b'{"door": "Do')
    moved = Path.replace

    def full(self: Path, target: Path) -> Path:
        if target.name == name:
            raise OSError(errno.ENOSPC, "No space left on device")
        return moved(self, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", full)
        with pytest.raises(SettingsError, match="No space left"):
            save_settings(tmp_path, replace(saved, screen=DARK))
    assert load_settings(tmp_path) == saved


def test_a_copy_that_cannot_be_written_brings_no_old_address_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    save_settings(tmp_path, replace(Settings(), base_url="https://old.example"))
    moved = Path.replace

    def full(self: Path, target: Path) -> Path:
        if target.name == KEPT_FILE:
            raise OSError(errno.ENOSPC, "No space left on device")
        return moved(self, target)

    saved = replace(Settings(), base_url="https://new.example")
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", full)
        save_settings(tmp_path, saved)
    assert load_settings(tmp_path) == saved
    assert "settings.kept.json cannot be written: No space left" in caplog.text
    (tmp_path / SETTINGS_FILE).write_bytes(b"{")
    with pytest.raises(SettingsError, match="have to be set again"):
        load_settings(tmp_path)


def test_settings_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that fails the second time would fail in words that nobody knows."""
    saved = replace(Settings(), door="Door B")
    save_settings(tmp_path, saved)
    read: list[Path] = []

    def once(path: Path, most: int) -> bytes:
        read.append(path)
        if len(read) > 1:
            raise OSError(errno.EIO, "Input/output error")
        return read_plain(path, most)

    monkeypatch.setattr(settings_file, "read_plain", once)
    assert load_settings(tmp_path) == saved


def test_a_damaged_file_that_nothing_was_kept_of_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_bytes(bytes(100))
    with pytest.raises(SettingsError, match=r"Put it back from a backup, or move it away"):
        load_settings(tmp_path)
    (tmp_path / KEPT_FILE).write_bytes(bytes(100))
    with pytest.raises(SettingsError, match=r"Put it back from a backup, or move it away"):
        load_settings(tmp_path)


def test_no_bit_of_the_file_keeps_a_door_shut(tmp_path: Path) -> None:
    save_settings(tmp_path, Settings(door="Door A", events=("ev-1",), direction="exit"))
    path = tmp_path / SETTINGS_FILE
    good = path.read_bytes()
    for at in range(len(good)):
        for bit in (0, 5, 7):
            flipped = bytearray(good)
            flipped[at] ^= 1 << bit
            path.write_bytes(flipped)
            assert load_settings(tmp_path).direction == "exit", flipped


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).write_bytes(b"\xff\xfe")
    with pytest.raises(SettingsError, match="cannot be read"):
        load_settings(tmp_path)


def test_a_folder_that_cannot_be_made_is_an_error_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsError, match="cannot be written"):
        save_settings(tmp_path / "file" / "profile", Settings())


def test_a_file_of_a_version_before_is_written_again_as_it_was(tmp_path: Path) -> None:
    """Names, order and values: whatever else reads the file finds what it always found."""
    written = json.dumps(
        {
            "base_url": "https://tickets.example", "door": "Door B", "events": ["a", "b"],
            "direction": "exit", "on_duty": "Mira", "camera": "camera:HD Cam",
            "camera_size": "1920x1080", "camera_turn": "270", "camera_mirror": "off",
            "camera_exposure": "short", "scanner_keyboard": "us/de", "scanner_places": True,
            "scanner_meant": "", "scanner_prefix": "]Q1", "scanner_suffix": "#",
            "scanner_end": "silence", "serial_port": "port:COM3", "serial_speed": "115200",
            "serial_end": "lf", "theme": "high-contrast", "timezone": "Europe/Madrid",
            "language": "de", "motion": "off", "volume": 0.5, "muted": True, "hide_names": True,
            "names_asked": True, "kiosk_mode": True, "verdict_s": 2.5, "delta_every_s": 20.0,
            "full_every_s": 600.0, "retention_days": 7.0, "token_kept": True, "office_port": 8788,
            "window": "1300x820@-40,20 maximised",
        },
        indent=2,
    )  # fmt: skip
    (tmp_path / SETTINGS_FILE).write_text(written)
    save_settings(tmp_path, load_settings(tmp_path))
    assert (tmp_path / SETTINGS_FILE).read_text() == written


def test_a_time_zone_that_this_machine_lacks_is_refused_when_set_and_kept_when_loaded(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="Europe/Madrid"):
        change(Settings(), "timezone", "Mars/Base")
    (tmp_path / SETTINGS_FILE).write_text('{"timezone": "Mars/Base"}')
    assert load_settings(tmp_path).timezone == "Mars/Base"


@pytest.mark.parametrize(
    "camera",
    ["", "0", "/films/door.mp4", "rtsp://10.0.0.9/live", "camera:HD Pro Webcam C920?usb=046d%3A082d"],
)
def test_a_camera_is_an_index_a_file_an_address_or_one_that_is_remembered(
    tmp_path: Path, camera: str
) -> None:
    settings = change(change(Settings(), "camera", camera), "camera_turn", "90")
    save_settings(tmp_path, settings)
    choice = load_settings(tmp_path).camera
    assert choice == CameraChoice(camera, "1280x720", 90, Mirror.AUTO, Exposure.AUTO)


@pytest.mark.parametrize("written", [b"[" * 100_000, b'{"door": "' + b"D" * (2 << 20) + b'"}'])
def test_a_file_without_an_end_or_a_floor_is_refused(tmp_path: Path, written: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(written)
    with pytest.raises(SettingsError, match=SETTINGS_FILE.replace(".", r"\.")):
        load_settings(tmp_path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no such device here")
def test_a_device_in_place_of_the_file_is_refused_and_not_read(tmp_path: Path) -> None:
    (tmp_path / SETTINGS_FILE).symlink_to("/dev/zero")
    with pytest.raises(SettingsError, match=r"settings\.json cannot be read: it is a device or a pipe"):
        load_settings(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows asks for rights to make links")
def test_a_link_that_waits_where_settings_are_written_is_not_followed(tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_text("as it was", encoding="utf-8")
    (tmp_path / ".settings.json.new").symlink_to(victim)
    save_settings(tmp_path, Settings(door="Door B"))
    assert victim.read_text("utf-8") == "as it was"
    assert load_settings(tmp_path).door == "Door B"
    assert (tmp_path / "settings.json").stat().st_mode & 0o077 == 0
