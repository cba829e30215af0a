"""Supervisors on the command line: their PINs, overrides, off-list admissions, and what is left of them."""

import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import World
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import PROGRAM, Done, Kiosk
from tests.end2end.sandbox_log import encoded, put_ids

PIN, WRONG = "947113", "000000"
WHY = "the promoter's sister"
ROW = [
    "id", "kind", "ticket_id", "event_id", "at", "door", "how", "on_duty", "concerns", "reason", "supervisor",
]  # fmt: skip


def override(kiosk: Kiosk, code: str, pin: str = PIN, why: str = WHY) -> Done:
    return kiosk.json("override", code, "--pin-stdin", "--why", why, stdin=pin.encode() + b"\n")


def off_list(kiosk: Kiosk, code: str, *options: str, pin: str = PIN) -> Done:
    arguments = ("admit-off-list", code, "--pin-stdin", "--why", WHY, *options)
    return kiosk.json(*arguments, stdin=pin.encode() + b"\n")


@pytest.fixture(scope="module")
def supervised(new_kiosk: NewKiosk) -> Callable[..., Kiosk]:
    """Makes synced profiles whose supervisor Mira has the PIN."""

    def make(**policy: Any) -> Kiosk:
        kiosk = new_kiosk(synced=True, KIOSK_DOOR="Door A")
        if policy:
            assert kiosk.json("policy", "set", "-", stdin=json.dumps(policy).encode()).status == 0
        done = kiosk.json("pin", "set", "Mira", stdin=PIN.encode() + b"\n")
        assert (done.status, done.value) == (0, {"supervisor": "Mira", "supervisors": ["Mira"]})
        return kiosk

    return make


def undo(kiosk: Kiosk, admission_id: str, *options: str, pin: str = PIN) -> Done:
    return kiosk.json("undo", admission_id, "--pin-stdin", *options, stdin=pin.encode() + b"\n")


def test_the_second_undo_of_a_ticket_is_a_supervisors(
    sandbox: SandboxThread, supervised: Callable[..., Kiosk]
) -> None:
    guest = sandbox.world.add_ticket()
    kiosk = supervised()
    (first,) = kiosk.check_in(guest.token)
    assert kiosk.json("undo", first["admission_id"]).status == 0
    (second,) = kiosk.check_in(guest.token)
    assert second["verdict"] == "admit"

    barred = kiosk.json("undo", second["admission_id"])
    assert (barred.status, barred.out) == (3, b"")
    assert "needs a supervisor: `kiosk undo ID --pin-stdin --why TEXT`" in barred.err
    assert undo(kiosk, second["admission_id"]).status == 2
    wrong = undo(kiosk, second["admission_id"], "--why", WHY, pin=WRONG)
    assert (wrong.status, wrong.out) == (3, b"")
    assert [answer["verdict"] for answer in kiosk.check_in(guest.token)] == ["already_in"]

    done = undo(kiosk, second["admission_id"], "--why", WHY)
    assert (done.status, list(done.value)) == (0, ROW)
    assert (done.value["kind"], done.value["concerns"]) == ("undo", second["admission_id"])
    assert (done.value["supervisor"], done.value["reason"]) == ("Mira", WHY)
    assert done.value["how"] == "command_line"
    (third,) = kiosk.check_in(guest.token)
    assert third["verdict"] == "admit"
    assert kiosk.json("undo", third["admission_id"]).status == 3


def test_an_override_is_a_ledger_row_that_is_sent_once_and_can_be_undone(
    sandbox: SandboxThread, supervised: Callable[..., Kiosk]
) -> None:
    world = sandbox.world
    unpaid, plain = world.add_ticket(state="unpaid"), world.add_ticket()
    kiosk = supervised(events=[world.tonight.id])
    world.forget_requests()
    assert [a["verdict"] for a in kiosk.check_in(unpaid.token, plain.token)] == ["refer", "admit"]

    done = override(kiosk, unpaid.token)
    assert done.status == 0, done
    row = done.value
    assert list(row) == ROW
    assert (row["kind"], row["ticket_id"], row["door"]) == ("override", unpaid.id, "Door A")
    assert (row["supervisor"], row["reason"], row["how"]) == ("Mira", WHY, "command_line")
    assert "not sent yet, and safe here: 1" in done.err
    again = override(kiosk, plain.id).value
    assert (again["kind"], again["ticket_id"]) == ("override", plain.id)
    assert kiosk.json("outbox", "send").status == 0
    assert sorted(put_ids(sandbox)) == encoded(unpaid.id, plain.id)
    (found,) = kiosk.json("search", unpaid.id).values
    assert found["presence"] == "inside"

    undone = kiosk.json("undo", again["id"])
    assert (undone.status, undone.value["concerns"], undone.err) == (0, again["id"], "kiosk: Undone.\n")
    (still,) = kiosk.check_in(plain.token)
    assert still["verdict"] == "already_in"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("command", ["override", "admit-off-list"])
def test_an_admission_whose_line_cannot_be_written_is_named(
    sandbox: SandboxThread, supervised: Callable[..., Kiosk], command: str
) -> None:
    code = sandbox.world.add_ticket(state="unpaid").token if command == "override" else "nobody-s-code"
    kiosk = supervised(events=[sandbox.world.tonight.id])
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, command, code, "--pin-stdin", "--why", WHY, "--json"],
            input=PIN.encode() + b"\n",
            stdout=full,
            stderr=subprocess.PIPE,
            env=kiosk.whole_environment(),
            check=False,
        )
    assert done.returncode == 1
    named = re.search(rb"nobody was told of the admission ([\w-]+)", done.stderr)
    assert named is not None, done.stderr
    assert undo(kiosk, named[1].decode(), "--why", WHY).status == 0


def test_re_entries_and_overrides_are_counted_by_ticket_type(
    sandbox: SandboxThread, supervised: Callable[..., Kiosk]
) -> None:
    once, twice = sandbox.world.add_ticket(), sandbox.world.add_ticket()
    student = next(k for k in sandbox.world.tonight.listing.ticket_types if k.name == "Student")
    sandbox.world.change_ticket(twice, ticket_type=student)
    kiosk = supervised(entries={"*": "once", "Student": 3})
    kiosk.json("sync")
    sandbox.world.forget_requests()

    def scan(*codes: str, out: bool = False) -> list[str]:
        return [a["verdict"] for a in kiosk.check_in(*codes, options=("--exit",) if out else ())]

    both = (once.id, twice.id)
    assert scan(*both) == ["admit", "admit"]
    assert override(kiosk, twice.id).value["kind"] == "override"
    assert scan(*both, twice.id, out=True) == ["exit", "exit", "not_inside"]
    assert scan(*both) == ["already_in", "admit"]
    assert scan(twice.id, out=True) == ["exit"]
    assert scan(twice.id) == ["already_in"]
    assert override(kiosk, once.id).value["kind"] == "override"
    assert scan(once.id, out=True) == ["exit"]
    assert kiosk.json("outbox", "send").status == 0
    assert sorted(put_ids(sandbox)) == encoded(*both)


def test_what_is_not_overridden_ends_with_1_and_says_what_to_do(
    sandbox: SandboxThread, supervised: Callable[..., Kiosk]
) -> None:
    world = sandbox.world
    cancelled, one, other = world.add_ticket(state="cancelled"), world.add_ticket(), world.add_ticket()
    world.change_ticket(other, token=one.token)
    kiosk = supervised()

    for code, said in (
        (cancelled.id, "not overridden: this ticket was cancelled"),
        ("no-such-ticket", "`kiosk admit-off-list` admits who is on no list"),
        (one.token, "this code matches several tickets; give one of their ids: "),
    ):
        done = override(kiosk, code)
        assert (done.status, done.out) == (1, b""), code
        assert said in done.err
    assert one.id in done.err
    assert other.id in done.err
    on_list = off_list(kiosk, one.id)
    assert (on_list.status, on_list.out) == (1, b"")
    assert "this code is on the list (the ticket may go in)" in on_list.err
    assert override(kiosk, one.id).value["kind"] == "admission"
    blank = override(kiosk, one.id, why="  ")
    assert (blank.status, blank.out) == (2, b"")


def test_wrong_pins_lock_out_with_3_and_the_seconds_until_reset_with_the_profile_open(
    sandbox: SandboxThread, supervised: Callable[..., Kiosk]
) -> None:
    ticket = sandbox.world.add_ticket()
    kiosk = supervised()

    wrong = [override(kiosk, ticket.id, WRONG) for _ in range(4)]
    while len(wrong) < 12 and "too many wrong PINs" not in wrong[-1].err:  # a machine slower than the wait
        wrong.append(override(kiosk, ticket.id, WRONG))
    assert {(done.status, done.out) for done in wrong} == {(3, b"")}
    assert "wrong PIN: nothing was done; try again" in wrong[0].err
    assert re.search(r"the next one is looked at in [1-5] second", wrong[2].err)
    locked = wrong[-1].err
    assert re.search(r"too many wrong PINs: nothing was done; .* in \d+ \w+\. Scanning goes on", locked)
    assert not [done for done in wrong if WRONG in done.err]
    assert kiosk.check_in(ticket.id, options=("--offline",))[0]["verdict"] == "admit"

    unsure = kiosk.json("pin", "reset", "Mira")
    assert (unsure.status, unsure.out) == (2, b"")
    stranger = kiosk.with_environment(KIOSK_PASSPHRASE="wrong").json("pin", "reset", "Mira", "--yes")
    assert (stranger.status, stranger.out) == (1, b"")
    assert kiosk.json("pin", "reset", "Nobody", "--yes").status == 1
    reset = kiosk.json("pin", "reset", "Mira", "--yes")
    assert (reset.status, reset.value) == (0, {"supervisor": "Mira", "supervisors": []})
    without = override(kiosk, ticket.id)
    assert (without.status, "`kiosk pin set NAME`" in without.err) == (3, True)
    assert kiosk.run("pin", "set", "Mira", stdin=b"1234\n1234\n").status == 0
    assert override(kiosk, ticket.id, "1234").status == 0


def test_a_pin_is_four_to_twelve_digits_of_one_supervisor_and_is_nowhere_to_be_read(
    supervised: Callable[..., Kiosk],
) -> None:
    kiosk = supervised()
    for given in ("123", "12a4", "1234\n1235"):
        done = kiosk.json("pin", "set", "Tom", stdin=given.encode())
        assert (done.status, done.out) == (2, b""), given
        assert "nothing was changed" in done.err
    taken = kiosk.json("pin", "set", "Tom", stdin=PIN.encode())
    assert (taken.status, "another supervisor has this PIN" in taken.err) == (1, True)
    for name in (" ", "a\x07b"):
        assert kiosk.json("pin", "set", name, stdin=b"1234").status == 2
    both = kiosk.json("pin", "set", "Tom", stdin=b"8888")
    assert both.value == {"supervisor": "Tom", "supervisors": ["Mira", "Tom"]}
    changed = kiosk.json("pin", "set", "Tom", stdin=b"9999")
    assert changed.value["supervisors"] == ["Mira", "Tom"]
    assert override(kiosk, "x", "8888").status == 3
    policy = kiosk.json("policy").value
    assert policy["supervisors"] == [{"name": name, "pin_hash": "set"} for name in ("Mira", "Tom")]
    again = kiosk.json("policy", "set", "-", stdin=json.dumps({**policy, "capacity": 9}).encode())
    assert (again.status, again.value) == (0, {**policy, "capacity": 9})
    assert override(kiosk, "x", "9999").status == 1
    no_terminal = kiosk.json("override", "x", "--why", "y", stdin=PIN.encode())
    assert (no_terminal.status, "--pin-stdin" in no_terminal.err) == (2, True)
    assert kiosk.json("override", "x", "--pin", PIN, "--why", "y").status == 2


def test_on_a_terminal_the_pin_is_typed_twice_and_not_shown(supervised: Callable[..., Kiosk]) -> None:
    kiosk = supervised()
    said = at_terminal(kiosk, ["pin", "set", "Tom"], ["86421", "86421"])
    assert "The same again" in said
    assert "86421" not in said
    assert override(kiosk, "x", "86421").status == 1
    assert "not overridden" in at_terminal(kiosk, ["override", "x", "--why", "y"], ["86421"])
    kept = at_terminal(kiosk, ["pin", "reset", "Tom"], ["n"])
    assert "nothing was changed" in kept
    assert "Tom has no PIN any more" in at_terminal(kiosk, ["pin", "reset", "Tom"], ["y"])


def at_terminal(kiosk: Kiosk, arguments: list[str], answers: list[str]) -> str:
    """What a command says on a terminal where each of its questions is answered in turn."""
    try:
        ours, theirs = pytest.importorskip("pty").openpty()
    except OSError as error:
        pytest.skip(f"no terminal can be had here: {error}")
    inherited = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "LANG") if name in os.environ}
    environment = {
        **inherited,
        **kiosk.environment,
        "HOME": str(kiosk.home),
        "KIOSK_HOME": str(kiosk.home),
        "KIOSK_PASSPHRASE": "correct horse",
        "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
    }
    process = subprocess.Popen(
        [*PROGRAM, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    said = ""
    try:
        for answer in answers:
            before = len(said)
            while not re.search(r"(: |\] )$", said[before:]):
                said += os.read(ours, 1024).decode()
            os.write(ours, answer.encode() + b"\n")
        while True:
            try:
                piece = os.read(ours, 1024)
            except OSError:  # how Linux says that the other end was closed
                break
            if not piece:
                break
            said += piece.decode()
        assert process.wait(60) in {0, 1, 2, 3}
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert "Traceback" not in said
    return said


def test_an_off_list_guest_is_checked_in_when_the_ticket_turns_up_or_is_an_incident(
    sandbox: SandboxThread, supervised: Callable[..., Kiosk]
) -> None:
    world: World = sandbox.world
    kiosk = supervised()
    good, bad = world.new_id(), world.new_id()
    world.forget_requests()

    first = off_list(kiosk, good, "--name", "Quillfeather Oduya")
    assert (first.status, list(first.value)) == (0, ROW)
    row = first.value
    assert (row["kind"], row["ticket_id"], row["supervisor"], row["reason"]) == (
        "off_list",
        None,
        "Mira",
        WHY,
    )
    assert "Quillfeather" not in first.out.decode() + first.err
    again = off_list(kiosk, good)
    assert "this code was admitted off the list before" in again.err
    assert kiosk.json("undo", again.value["id"]).status == 0
    misfit = off_list(kiosk, bad).value
    assert off_list(kiosk, bad, pin=WRONG).status == 3

    world.add_ticket(ticket_id=good)
    world.add_ticket(ticket_id=bad, state="cancelled")
    assert kiosk.json("sync").status == 0
    (entry,) = kiosk.json("outbox").values
    assert (entry["ticket_id"], entry["scanned_at"]) == (good, row["at"])
    (incident,) = kiosk.json("incidents").values
    assert (incident["kind"], incident["ticket_id"]) == ("off_list_match", bad)
    assert incident["admission_id"] == misfit["id"]
    assert incident["detail"]["off_list"]["supervisor"] == "Mira"
    assert incident["detail"]["on_list"]["state"] == "cancelled"
    settled = kiosk.json("incidents", "settle", incident["id"], "--why", "paid in cash")
    assert settled.value["settled_why"] == "paid in cash"
    assert kiosk.json("outbox", "send").status == 0
    assert put_ids(sandbox) == encoded(good)
    assert kiosk.check_in(good)[0]["verdict"] == "already_in"
    assert "turned up on the list since" in kiosk.json("undo", row["id"]).err
