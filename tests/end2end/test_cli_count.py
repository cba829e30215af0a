"""`kiosk count`: people without tickets, over restarts, a kill, a handover, and in the export."""

import csv
import io
import json
from pathlib import Path

from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk

PIN = "947113"


def counted(kiosk: Kiosk, *words: str) -> tuple[int, int, int, int]:
    done = kiosk.json("count", *words)
    assert done.status == 0, done.err
    value = done.value
    return value["came"], value["left"], value["inside"], value["inside_with_guests"]


def test_each_command_is_one_tap_and_all_are_in_the_export(new_kiosk: NewKiosk, tmp_path: Path) -> None:
    kiosk = new_kiosk(synced=True, KIOSK_DOOR="Door A")
    assert kiosk.run("settings", "set", "on_duty", "Mira").status == 0
    assert counted(kiosk) == (0, 0, 0, 0)
    assert counted(kiosk, "in") == (1, 0, 1, 1)
    assert counted(kiosk, "in") == (2, 0, 2, 2)
    assert counted(kiosk, "out") == (2, 1, 1, 1)
    assert counted(kiosk, "undo") == (2, 0, 2, 2)
    assert counted(kiosk, "undo") == (1, 0, 1, 1)
    assert counted(kiosk) == (1, 0, 1, 1)
    file = tmp_path / "ledger.csv"
    assert kiosk.run("export", str(file)).status == 0
    rows = list(csv.DictReader(io.StringIO(file.read_bytes().decode("utf-8-sig"), newline="")))
    taps = [row for row in rows if row["Kind"] in ("counted_in", "counted_out", "undo")]
    assert [row["Kind"] for row in taps] == ["counted_in"] * 2 + ["counted_out", "undo", "undo"]
    assert {(row["Door"], row["On duty"], row["Attendee"]) for row in taps} == {("Door A", "Mira", "")}


def test_nobody_to_count_out_fails_with_the_reason(new_kiosk: NewKiosk) -> None:
    kiosk = new_kiosk(synced=True)
    done = kiosk.run("count", "out")
    assert (done.status, done.out) == (1, b"")
    assert "nobody counted here is inside" in done.err
    assert "nothing was counted" in kiosk.run("count", "undo").err


def test_what_was_said_to_be_counted_outlives_a_kill(new_kiosk: NewKiosk) -> None:
    kiosk = new_kiosk(synced=True)
    assert counted(kiosk, "in") == (1, 0, 1, 1)
    for number in range(2, 5):
        with kiosk.start("--json", "count", "in") as running:
            assert running.answer()["came"] == number
            running.process.kill()
    assert counted(kiosk) == (4, 0, 4, 4)


def test_a_handover_carries_the_taps(new_kiosk: NewKiosk, tmp_path: Path) -> None:
    first, second = (
        new_kiosk(synced=True, KIOSK_HANDOVER_PASSPHRASE="sun at the gate", KIOSK_DOOR=name)
        for name in ("Door A", "Door B")
    )
    for words in ("in", "in", "in", "out"):
        counted(first, words)
    file = str(tmp_path / "door.handover")
    assert first.run("handover", "export", file).status == 0
    for _ in range(2):
        assert second.run("handover", "import", file).status == 0
        assert counted(second)[:3] == (3, 1, 2)


def test_a_policy_may_want_a_pin(new_kiosk: NewKiosk) -> None:
    kiosk = new_kiosk(synced=True)
    policy = json.dumps({"counter_pin": True}).encode()
    assert kiosk.json("policy", "set", "-", stdin=policy).status == 0
    assert kiosk.json("pin", "set", "Mira", stdin=PIN.encode() + b"\n").status == 0
    assert kiosk.json("policy", "show").value["counter_pin"] is True
    assert kiosk.run("count", "in", stdin=b"").status == 2
    wrong = kiosk.json("count", "in", "--pin-stdin", stdin=b"000000\n")
    assert wrong.status == 3
    assert counted(kiosk)[0] == 0
    done = kiosk.json("count", "in", "--pin-stdin", stdin=PIN.encode() + b"\n")
    assert (done.status, done.value["came"]) == (0, 1)


def test_a_purge_leaves_the_numbers_and_no_name(new_kiosk: NewKiosk) -> None:
    kiosk = new_kiosk(synced=True)
    counted(kiosk, "in")
    assert kiosk.json("purge", "--even-unsent").status == 0
    assert counted(kiosk)[:3] == (1, 0, 1)
