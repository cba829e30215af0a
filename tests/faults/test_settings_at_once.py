"""Several programs set something in one profile in the same moment: all of it holds."""

from contextlib import ExitStack
from pathlib import Path

from filelock import FileLock

from kiosk.settings_file import LOCK_FILE
from tests.end2end.kiosk_process import Kiosk

ROUNDS = 8


def test_what_several_programs_set_at_once_is_all_kept(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path / "home")
    for number in range(1, ROUNDS + 1):
        wanted = {
            "door": f"Door {number}",
            "retention_days": float(number),
            "delta_every_s": 20.0 + number,
            "full_every_s": 2000.0 + number,
        }
        with ExitStack() as under_way:
            started = [
                under_way.enter_context(kiosk.start("--json", "settings", "set", name, str(value)))
                for name, value in wanted.items()
            ]
            for value, running in zip(wanted.values(), started, strict=True):
                ended = running.ended()
                assert (ended.status, ended.err, ended.value) == (0, "", value)
        held = kiosk.json("settings", "list").value
        assert {name: held[name] for name in wanted} == wanted


def test_a_program_that_stands_still_while_it_sets_something_is_not_waited_for_for_ever(
    tmp_path: Path,
) -> None:
    kiosk = Kiosk(tmp_path / "home")
    assert kiosk.run("settings", "set", "door", "Door A").status == 0
    with FileLock(kiosk.home / LOCK_FILE):
        refused = kiosk.run("settings", "set", "door", "Door B")
        assert (refused.status, refused.out) == (1, b"")
        assert "another Kiosk is changing" in refused.err
        assert "nothing was changed" in refused.err
        assert kiosk.json("settings", "get", "door").value == "Door A"
    assert kiosk.run("settings", "set", "door", "Door C").status == 0
