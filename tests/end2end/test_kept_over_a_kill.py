"""Nothing staff did is forgotten: killed and opened again, the window shows what it showed."""

import signal
from datetime import timedelta
from pathlib import Path
from time import monotonic

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SCANNED_IN, SandboxOptions
from tests.end2end.driven_window import DrivenWindow

UNKNOWN = "nobody-has-this-code"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_who_steps_aside_who_was_refused_and_what_came_out_are_there_after_a_kill(
    home: Path, sandbox: SandboxThread
) -> None:
    world = sandbox.world
    paid = [one for one in world.tickets if one.state == "paid"]
    good, double = paid[0], paid[1]
    bad = next(one for one in world.tickets if one.state == "cancelled")
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.do("list")
        door.do("type", good.id)
        door.until("recent", lambda rows: "confirmed" in rows[0][3])
        world.set_check_in(double.id, SCANNED_IN, world.clock() - timedelta(hours=1))
        world.down = True
        door.do("type", double.id)
        door.until("recent", lambda rows: rows[0][1] == "go" and "not sent yet" in rows[0][3])
        world.down = False
        door.until("incidents", lambda n: n == 1)
        door.until("recent", lambda rows: rows[0][1:3] == ["stop", "halt"])
        door.until("bar", lambda word: word == "STOP")
        for code in (bad.id, UNKNOWN):
            door.do("scan", code)
            door.do("aside")
        before = door.until("aside", lambda rows: [row[0] for row in rows] == ["1", "2"])
        door.kill()
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.until("aside", lambda rows: rows == before["aside"])
        door.until("incidents", lambda n: n == 1)
        door.until("recent", lambda rows: rows == before["recent"])
        door.do("scan", "another-unknown-code")
        door.do("aside")
        door.until("aside", lambda rows: [row[0] for row in rows] == ["1", "2", "3"])
        said, mark = door.do("guest", double.id)["guest"]
        assert (said.startswith("STOP"), mark) == (True, "halt")


def test_another_account_on_the_same_machine_sees_nobody_of_before_and_the_first_all_of_them(
    home: Path, sandbox: SandboxThread
) -> None:
    bad = next(one for one in sandbox.world.tickets if one.state == "cancelled")
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.do("list")
        for code in (bad.id, UNKNOWN):
            door.do("scan", code)
            door.do("aside")
        before = door.until("aside", lambda rows: [row[0] for row in rows] == ["1", "2"])
        door.kill()
    with (
        SandboxThread(SandboxOptions(tickets=40, seed=7)) as theirs,
        DrivenWindow(home, theirs.base_url, theirs.token) as door,
    ):
        door.do("list")
        shown = door.do("look")
        assert (shown["aside"], shown["recent"]) == ([], [])
        door.do("scan", "their-unknown-code")
        door.do("aside")
        shown = door.until("aside", lambda rows: [row[0] for row in rows] == ["3"])
        assert len(shown["recent"]) == 1
        door.kill()
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.until("aside", lambda rows: rows == before["aside"])
        door.until("recent", lambda rows: rows == before["recent"])


def test_closing_asks_while_somebody_waits_and_a_signal_ends_it_all_the_same(
    home: Path, sandbox: SandboxThread
) -> None:
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.do("list")
        door.do("scan", UNKNOWN)
        door.do("aside")
        door.do("close")
        (asked,) = door.until("sheets", lambda sheets: len(sheets) == 1)["sheets"]
        assert "1 guest still waiting aside" in asked
        assert door.do("look")["visible"]
        started = monotonic()
        door.process.send_signal(signal.SIGTERM)
        door.process.wait(10)
        assert monotonic() - started < 4  # two seconds where nobody else wants the machine
