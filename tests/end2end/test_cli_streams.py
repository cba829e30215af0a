"""Lines as they come, and ends of every kind: killed, interrupted, nobody reading."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kiosk.cli.door import IN_FLIGHT_S
from kiosk.sandbox.faults import Faults, LatencyFault
from kiosk.sandbox.server import SandboxThread
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import PROGRAM

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals end processes so on POSIX only")
ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def test_a_line_is_answered_before_the_next_is_written_and_survives_a_kill(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    tickets = [sandbox.world.add_ticket() for _ in range(3)]
    kiosk = new_kiosk(synced=True)
    with kiosk.start("check-in", "--stdin", "--json") as door:
        answers = [door.ask(ticket.id) for ticket in tickets]
        door.process.kill()
        door.process.wait()
    assert [answer["verdict"] for answer in answers] == ["admit"] * 3

    again = kiosk.check_in(*(ticket.id for ticket in tickets))

    assert [answer["verdict"] for answer in again] == ["already_in"] * 3
    assert [a["evidence"]["admission_id"] for a in again] == [a["admission_id"] for a in answers]
    every = {entry["admission_id"] for entry in kiosk.json("outbox", "--all").values}
    assert every == {answer["admission_id"] for answer in answers}


@posix
def test_killed_between_disk_and_answer_a_rescan_is_the_same_admission(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    ticket = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    policy = b'{"budgets": {"confirm_ms": 60000}}'
    assert kiosk.json("policy", "set", "-", stdin=policy).status == 0
    sandbox.world.faults = Faults(latency=LatencyFault(min_ms=60_000, max_ms=60_000, methods=["PUT"]))
    try:
        with kiosk.start("check-in", "--stdin", "--json") as door:
            door.stdin.write(ticket.id.encode() + b"\n")
            door.stdin.flush()
            while not (entries := kiosk.json("outbox").values) or entries[0]["state"] != "sending":
                assert door.process.poll() is None
            door.process.kill()
            assert door.stdout.read() == b""
    finally:
        sandbox.world.faults = Faults()

    first, second = kiosk.check_in(ticket.id, ticket.id)

    assert (first["verdict"], first["notices"]) == ("admit", ["recorded before the restart"])
    assert first["admission_id"] == entries[0]["admission_id"]
    assert second["verdict"] == "already_in"
    assert kiosk.json("outbox", "send").status == 0
    assert [entry["state"] for entry in kiosk.json("outbox", "--all").values] == ["confirmed"]


@posix
@pytest.mark.parametrize("number", ENDINGS)
@pytest.mark.parametrize("behind_a_script", [False, True])
def test_whatever_ends_the_program_it_says_so_and_everything_is_recorded(
    sandbox: SandboxThread, new_kiosk: NewKiosk, number: signal.Signals, *, behind_a_script: bool
) -> None:
    ticket = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    with kiosk.start("check-in", "--stdin", "--json", behind_a_script=behind_a_script) as door:
        assert door.ask(ticket.id)["verdict"] == "admit"
        door.process.send_signal(number)
        assert door.process.wait(30) == 1  # while stdin is still open
        assert door.ended().err == "kiosk: interrupted; what was recorded is safe\n"
    assert kiosk.check_in(ticket.id)[0]["verdict"] == "already_in"


@posix
@pytest.mark.parametrize("asked", [(signal.SIGTERM,), (signal.SIGTERM, signal.SIGHUP), (signal.SIGHUP,) * 2])
@pytest.mark.parametrize("waits", [("--stdin", "--drain", "60"), ("--drain", "60"), ()], ids=str)
def test_a_machine_that_shuts_down_waits_for_no_answer(
    sandbox: SandboxThread, new_kiosk: NewKiosk, waits: tuple[str, ...], asked: tuple[signal.Signals, ...]
) -> None:
    """One that has been waited for in vain is asked for again at the next start; who asks may ask twice."""
    ticket = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    policy = b'{"budgets": {"confirm_ms": 200}}'
    assert kiosk.json("policy", "set", "-", stdin=policy).status == 0
    sandbox.world.faults = Faults(latency=LatencyFault(min_ms=60_000, max_ms=60_000, methods=["PUT"]))
    try:
        with kiosk.start("check-in", ticket.id, "--json", *waits, behind_a_script=True) as door:
            answer = door.answer()
            assert (answer["verdict"], answer["certainty"]) == ("admit", "local")
            for number in asked:
                time.sleep(0.02)
                door.process.send_signal(number)
            assert door.process.wait(IN_FLIGHT_S / 2) == 1
            words = door.ended().err
    finally:
        sandbox.world.faults = Faults()
    assert words.endswith(
        "kiosk: not sent yet, and safe here: 1; `kiosk outbox send` sends, `kiosk outbox` lists\n"
        "kiosk: interrupted; what was recorded is safe\n"
    )
    assert kiosk.json("outbox", "send").status == 0
    assert [entry["state"] for entry in kiosk.json("outbox", "--all").values] == ["confirmed"]


def test_when_nobody_reads_any_more_the_program_ends_and_names_what_nobody_heard_of(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    tickets = [sandbox.world.add_ticket() for _ in range(2)]
    kiosk = new_kiosk(synced=True)
    with kiosk.start("check-in", "--stdin", "--json") as door:
        assert door.ask(tickets[0].id)["verdict"] == "admit"
        door.stdout.close()
        door.stdin.write(tickets[1].id.encode() + b"\n")
        door.stdin.flush()
        assert door.process.wait(30) == 1  # while stdin is still open
        assert door.process.stderr is not None
        said = door.process.stderr.read().decode()
    again = kiosk.check_in(*(t.id for t in tickets))
    assert [a["verdict"] for a in again] == ["already_in"] * 2
    untold = again[1]["evidence"]["admission_id"]
    assert said == f"kiosk: nobody was told of the admission {untold}; `kiosk undo ID` takes it back\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_where_answers_cannot_be_written_the_door_stops_and_names_what_nobody_heard_of(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    tickets = [sandbox.world.add_ticket() for _ in range(2)]
    kiosk = new_kiosk(synced=True)
    command = [*PROGRAM, "check-in", "--offline", "--json", *(ticket.id for ticket in tickets)]
    environment = kiosk.whole_environment()
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=environment, check=False)
    admitted, other = kiosk.check_in(*(ticket.id for ticket in tickets), options=("--offline",))
    assert (admitted["verdict"], other["verdict"]) == ("already_in", "admit")
    admission_id = admitted["evidence"]["admission_id"]
    assert done.stderr.decode().splitlines() == [
        f"kiosk: nobody was told of the admission {admission_id}; `kiosk undo ID` takes it back",
        "kiosk: not sent yet, and safe here: 1; `kiosk outbox send` sends, `kiosk outbox` lists",
        "kiosk: the output cannot be written: No space left on device; what was recorded is safe",
    ]
    assert done.returncode == 1


def test_the_sandbox_says_where_it_is_serves_and_ends_when_told(new_kiosk: NewKiosk) -> None:
    kiosk = new_kiosk()
    faults = kiosk.home / "faults.json"
    faults.write_text('{"portal": {"paths": ["/api/v2/current_user"]}}')
    with kiosk.start(
        "sandbox", "--port", "0", "--tickets", "40", "--seed", "3", "--faults", str(faults), "--json"
    ) as served:
        ready = served.answer()
        mine = kiosk.with_environment(KIOSK_BASE_URL=ready["address"], KIOSK_TOKEN=ready["token"])
        assert mine.json("sync").value["tickets"] == 40
        assert mine.json("whoami").status == 4
        taken = kiosk.json("sandbox", "--port", str(ready["port"]))
        assert (taken.status, taken.out) == (1, b"")
        assert "cannot listen" in taken.err
        served.process.send_signal(signal.SIGTERM)
        assert served.process.wait(30) == (0 if os.name == "posix" else 1)
        assert "40 tickets" in served.ended().err
        assert mine.json("sync").status == 4


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_an_exit_that_cannot_be_written_advises_nobody_to_take_the_admission_back(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    """Whoever took it back would let a used ticket in again."""
    ticket = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    (admitted,) = kiosk.check_in(ticket.id, options=("--offline",))
    command = [*PROGRAM, "check-in", "--offline", "--exit", "--json", ticket.id]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, env=kiosk.whole_environment(), check=False
        )
    said = done.stderr.decode().splitlines()
    ended = admitted["admission_id"]
    assert f"kiosk: nobody was told that the guest of the admission {ended} went out, as is recorded" in said
    assert "undo" not in done.stderr.decode()
    assert done.returncode == 1
