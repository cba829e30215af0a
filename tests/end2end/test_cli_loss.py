"""What a start says of loss, and what a door does that has lost its rules or its files."""

import json
import sys

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.store import keys
from kiosk.store.connection import connect
from kiosk.store.journal import JOURNAL_FILE
from tests.end2end.conftest import NewKiosk
from tests.end2end.test_cli_tables import FIELDS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there an open file cannot be removed")


def test_a_door_that_lost_its_rules_refers_everybody_until_they_are_set(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    kiosk = new_kiosk(synced=True)
    stopped, good = sandbox.world.add_ticket(), sandbox.world.add_ticket()
    rules = kiosk.home / "rules.json"
    rules.write_text(json.dumps({"stop_list": [stopped.id]}))
    assert kiosk.run("policy", "set", str(rules)).status == 0
    assert kiosk.run("sync").status == 0
    (verdict,) = kiosk.check_in(stopped.token)
    assert verdict["verdict"] == "not_valid"
    (kiosk.home / JOURNAL_FILE).unlink()
    with (kiosk.home / "kiosk.db").open("r+b") as file:
        file.truncate(4096)

    assert "the door's rules are lost" in kiosk.run("sync").err
    for token in (stopped.token, good.token):  # a start each: it is not forgotten
        (line,) = kiosk.check_in(token)
        assert (line["verdict"], line["ticket_id"]) == ("refer", line["ticket_id"])
        assert "rules were lost" in line["reason"]
    wrong = {check["check"] for check in kiosk.json("doctor").values if not check["ok"]}
    assert {"policy", "records", "incidents", "set_aside"} <= wrong
    refused = kiosk.run("pin", "set", "Ana")
    assert refused.status != 0

    assert kiosk.run("policy", "set", str(rules)).status == 0
    for incident in kiosk.json("incidents").values:
        assert kiosk.run("incidents", "settle", incident["id"], "--why", "counted").status == 0
    lines = kiosk.check_in(stopped.token, good.token)
    assert [line["verdict"] for line in lines] == ["not_valid", "admit"]


def test_a_database_taken_from_a_running_door_ends_its_greens(
    new_kiosk: NewKiosk, sandbox: SandboxThread
) -> None:
    tickets = [sandbox.world.add_ticket() for _ in range(4)]
    kiosk = new_kiosk(synced=True)
    with kiosk.start("--json", "check-in", "--stdin", "--offline") as running:
        assert running.ask(tickets[0].token)["verdict"] == "admit"
        (kiosk.home / "kiosk.db").rename(kiosk.home / "elsewhere.db")
        for ticket in tickets[1:]:  # whoever stands at a turnstile waits for the answer
            line = running.ask(ticket.token)
            assert (line["code"], line["verdict"], line["admission_id"]) == (ticket.token, "failed", None)
            assert list(line) == FIELDS
            assert "removed or replaced" in line["reason"]
        done = running.ended()
    assert done.status == 1
    assert "removed or replaced while Kiosk was running" in done.err
    (kiosk.home / "elsewhere.db").rename(kiosk.home / "kiosk.db")
    lines = kiosk.check_in(*(ticket.token for ticket in tickets), options=("--offline",))
    assert [line["verdict"] for line in lines] == ["already_in", "admit", "admit", "admit"]


def test_a_line_that_a_fault_keeps_from_being_judged_is_answered_and_the_next_ones_are_judged(
    new_kiosk: NewKiosk, sandbox: SandboxThread
) -> None:
    garbled, out_of_time, good = (sandbox.world.add_ticket(attendee="Zoe Quill") for _ in range(3))
    kiosk = new_kiosk(synced=True)
    kiosk.check_in(out_of_time.token, options=("--offline",))
    key = keys.open_key(kiosk.home, "correct horse")
    with kiosk.start("--json", "check-in", "--stdin", "--offline") as running:
        assert running.ask("nobody's")["verdict"] == "unknown"
        connection = connect(kiosk.home / "kiosk.db", key, writable=True)
        connection.execute("UPDATE tickets SET body = x'ff' WHERE id = ?", (garbled.id,))
        connection.execute("DROP TRIGGER ledger_keeps_facts")
        connection.execute("UPDATE ledger SET at = 1e300 WHERE ticket_id = ?", (out_of_time.id,))
        connection.close()
        for token, verdict in ((garbled.token, "failed"), (out_of_time.token, "already_in")) * 2:
            line = running.ask(token)
            assert list(line) == FIELDS
            assert (line["code"], line["verdict"], line["admission_id"]) == (token, verdict, None)
            assert line["reason"].startswith("a fault in the program (") == (verdict == "failed")
        assert running.ask(good.token)["verdict"] == "admit"
        running.stdin.close()
        out, err = running.process.communicate()
    assert running.process.returncode == 1
    assert out == b""
    said = err.decode()
    assert "a scan was not judged: " in said
    assert "at least one scan could not be recorded" in said
    assert not any(word in said for word in ("Traceback", "Zoe", garbled.token, out_of_time.token))
