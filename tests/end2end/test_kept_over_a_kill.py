"""Nothing staff did is forgotten: killed and opened again, the window shows what it showed."""

import signal
from datetime import timedelta
from pathlib import Path

import pytest

from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SCANNED_IN, SandboxOptions
from tests.end2end.driven_window import DrivenWindow
from tests.end2end.sheets_at_work import DOOR, NOTE, SUPERVISOR

CROWD = 300
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
        door.until("recent", lambda rows: rows and "confirmed" in rows[0][3])
        world.set_check_in(double.id, SCANNED_IN, world.clock() - timedelta(hours=1))
        world.down = True
        door.do("type", double.id)
        door.until("recent", lambda rows: rows and rows[0][1] == "go" and "not sent yet" in rows[0][3])
        world.down = False
        door.until("incidents", lambda n: n == 1)
        door.until("recent", lambda rows: rows and rows[0][1:3] == ["stop", "halt"])
        door.until("bar", lambda word: word == "STOP")
        for code in (bad.id, UNKNOWN):
            door.do("scan", code)
            door.do("aside")
        before = door.until("aside", lambda rows: [row[0] for row in rows] == ["1", "2"])
        refused, let_in = [["stop", "stop"]] * 2, [["stop", "halt"], ["go", "go"]]
        assert [row[1:3] for row in before["recent"]] == [*refused, *let_in]
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
        door.process.send_signal(signal.SIGTERM)
        door.process.wait(30)  # two seconds where nobody else wants the machine


def test_three_hundred_who_wait_aside_are_all_there_after_a_kill_and_the_next_one_joins_them(
    home: Path, sandbox: SandboxThread
) -> None:
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.do("list")
        before = door.do("crowd", str(CROWD))["aside"]
        assert [row[0] for row in before] == [str(number) for number in range(1, CROWD + 1)]
        assert len({row[1] for row in before}) == CROWD
        door.do("look")  # the disk has what the strip has
        door.kill()
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.until("aside", lambda rows: rows == before)
        door.do("list")
        good = _not_in(sandbox)[0]
        door.do("type", good.id)
        door.until("bar", lambda word: word == "GO IN")
        door.do("scan", UNKNOWN)
        assert door.do("aside")["aside"][-1][0] == str(CROWD + 1)


def test_two_stops_at_once_are_both_told_and_both_there_after_a_kill(
    home: Path, sandbox: SandboxThread
) -> None:
    world = sandbox.world
    doubles = _not_in(sandbox)[:2]
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.do("list")
        for one in doubles:
            world.set_check_in(one.id, SCANNED_IN, world.clock() - timedelta(hours=1))
        world.down = True
        for one in doubles:
            door.do("type", one.id)
            door.do("look")  # it is painted, and the disk has that
        door.until("recent", lambda rows: [row[1] for row in rows] == ["go", "go"])
        world.down = False
        door.until("incidents", lambda n: n == 2)
        stopped = [["stop", "halt"], ["stop", "halt"]]
        before = door.until("recent", lambda rows: [row[1:3] for row in rows] == stopped)
        assert before["bar"] == "STOP"
        door.kill()
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.until("recent", lambda rows: rows == before["recent"])
        door.until("incidents", lambda n: n == 2)
        door.do("do", "incident: ")
        door.until("incidents", lambda n: n == 1)
        door.until("recent", lambda rows: sorted(row[2] == "halt" for row in rows) == [False, True])


@pytest.mark.parametrize("is_done", [False, True], ids=["half done", "done"])
def test_a_kill_over_open_sheets_keeps_what_was_done_and_nothing_half_done(
    home: Path, sandbox: SandboxThread, *, is_done: bool
) -> None:
    world = sandbox.world
    guest, double = _not_in(sandbox)[:2]
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.do("list")
        world.set_check_in(double.id, SCANNED_IN, world.clock() - timedelta(hours=1))
        world.down = True
        door.do("type", double.id)
        door.until("recent", lambda rows: rows and rows[0][1] == "go" and "not sent yet" in rows[0][3])
        world.down = False
        door.until("incidents", lambda n: n == 1)
        for sheet in ("guest list: a", "all scans: 1"):
            door.do("fill in", sheet)
        word = "do" if is_done else "fill in"
        for sheet in (f"note: {guest.id}", "incident: ", "this door: ", "pin: "):
            door.do(word, sheet)
        door.kill()
    with DrivenWindow(home, sandbox.base_url, sandbox.token) as door:
        door.until("incidents", lambda n: n == (0 if is_done else 1))
        shown = door.do("look")
        assert shown["sheets"] == []
        assert shown["door"] == ([DOOR, "exit"] if is_done else ["Door A", "entry"])
        assert shown["supervisors"] == ([SUPERVISOR] if is_done else [])
        assert (NOTE in door.do("guest", guest.id)["note"]) is is_done


def _not_in(sandbox: SandboxThread) -> list[Ticket]:
    """The tickets that the service would let in, and that no other test has."""
    world = sandbox.world
    return [one for one in world.tickets if one.state == "paid" and one.id not in world.check_ins]
