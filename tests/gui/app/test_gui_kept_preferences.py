"""What staff choose about the screen is there at the next start, however soon the program ends."""

import asyncio
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk import settings_file
from kiosk.bootstrap import screen, sign_in
from kiosk.bootstrap.screen import KeptPreferences, preferences_of
from kiosk.core.scanner_setup import Ends, ScannerSetup
from kiosk.engine.atomic_file import write_atomically
from kiosk.settings import Settings
from kiosk.settings_file import load_settings, save_settings
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.tasks import Tasks
from tests.gui.conftest import Play
from tests.gui.waiting import until

SETUP = ScannerSetup("us", "de", ends=Ends.WITH_SILENCE)


def test_last_choice_before_the_end_is_kept_and_what_else_is_set_stays(play: Play, tmp_path: Path) -> None:
    async def scene() -> None:
        save_settings(tmp_path, Settings(door="Door B"))
        tasks, preferred = Tasks(), Preferred(Preferences())
        kept = KeptPreferences(tmp_path, preferred, tasks)
        preferred.use(preferred.now.with_screen(volume=0.5))
        preferred.use(replace(preferred.now, scanner=SETUP))
        await tasks.close()
        await kept.save()
        settings = load_settings(tmp_path)
        assert preferences_of(settings) == preferred.now
        assert (settings.door, settings.screen.volume) == ("Door B", 0.5)

    play(scene())


def test_slow_disk_never_gets_an_older_choice_after_a_newer_one(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "SAVE_AFTER_S", 0.0)
    begun, goes_on, saved = threading.Event(), threading.Event(), list[float]()

    def slow(folder: Path, settings: Settings) -> None:
        begun.set()
        assert goes_on.wait(10)
        saved.append(settings.screen.volume)

    monkeypatch.setattr(settings_file, "save_settings", slow)

    async def scene() -> None:
        tasks, preferred = Tasks(), Preferred(Preferences())
        kept = KeptPreferences(tmp_path, preferred, tasks)
        preferred.use(preferred.now.with_screen(volume=0.25))
        await until(begun.is_set)
        preferred.use(preferred.now.with_screen(volume=0.5))
        await tasks.close()
        goes_on.set()
        await kept.save()
        await kept.save()
        assert saved == [0.25, 0.5]

    play(scene())


def test_a_sign_in_that_is_kept_at_the_same_moment_takes_back_no_choice_and_is_not_taken_back(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, goes_on = threading.Event(), threading.Event()

    def slow_at_first(path: Path, content: bytes) -> None:
        if not begun.is_set():
            begun.set()
            assert goes_on.wait(10)
        write_atomically(path, content)

    async def scene() -> None:
        tasks, preferred = Tasks(), Preferred(Preferences())
        kept = KeptPreferences(tmp_path, preferred, tasks)
        preferred.use(preferred.now.with_screen(volume=0.25))
        await tasks.close()
        monkeypatch.setattr(settings_file, "write_atomically", slow_at_first)
        choosing = asyncio.create_task(kept.save())
        await until(begun.is_set)
        signed_in = Settings(base_url="https://tickets.example", token_kept=True)
        signing_in = asyncio.create_task(sign_in._save(tmp_path, signed_in))
        await asyncio.wait({signing_in}, timeout=0.2)
        goes_on.set()
        await asyncio.gather(choosing, signing_in)
        settings = load_settings(tmp_path)
        assert (settings.token_kept, settings.screen.volume) == (True, 0.25)

    play(scene())


def test_choice_that_cannot_be_saved_is_told_and_the_door_goes_on(
    play: Play, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        (tmp_path / "settings.json").write_text("{")
        preferred = Preferred(Preferences())
        kept = KeptPreferences(tmp_path, preferred, Tasks())
        await kept.save()
        assert not caplog.records
        preferred._now = preferred.now.with_screen(muted=True)
        await kept.save()
        assert "not kept" in caplog.text
        assert (tmp_path / "settings.json").read_text() == "{"

    play(scene())
