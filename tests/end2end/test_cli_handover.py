"""`kiosk handover`: machine A dies with unsent check-ins, B goes on, and nothing is lost or doubled."""

import shutil
from pathlib import Path

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk
from tests.end2end.sandbox_log import encoded, put_ids

UNSENT = 120
SECRET = {"KIOSK_HANDOVER_PASSPHRASE": "tunnel vision"}


def a_with_unsent(sandbox: SandboxThread, new_kiosk: NewKiosk, count: int) -> tuple[Kiosk, list[str]]:
    ids = [sandbox.world.add_ticket().id for _ in range(count)]
    a = new_kiosk(synced=True, KIOSK_DOOR="Door A", **SECRET)
    verdicts = {answer["verdict"] for answer in a.check_in(*ids, options=("--offline",))}
    assert verdicts == {"admit"}
    return a, ids


def test_120_unsent_of_a_dead_machine_all_arrive_and_none_twice(
    sandbox: SandboxThread, new_kiosk: NewKiosk, tmp_path: Path
) -> None:
    a, ids = a_with_unsent(sandbox, new_kiosk, UNSENT)
    file = tmp_path / "door-a.kiosk"
    exported = a.json("handover", "export", str(file))
    assert (exported.status, exported.value["unsent"], exported.value["ledger"]) == (0, UNSENT, UNSENT)
    shutil.rmtree(a.home)
    assert file.stat().st_mode & 0o077 == 0
    assert not [i for i in ids if i.encode() in file.read_bytes()]

    b = new_kiosk(KIOSK_DOOR="Door B", **SECRET)
    sandbox.world.forget_requests()
    taken = b.json("handover", "import", str(file))
    assert (taken.status, taken.value["door"], taken.value["unsent"]) == (0, "Door A", UNSENT)
    assert sandbox.world.requests() == [], "it sets up a door that has no network"

    answers = b.check_in(*ids, options=("--offline",))
    assert {answer["verdict"] for answer in answers} == {"already_in"}
    assert {answer["evidence"]["door"] for answer in answers} == {"Door A"}

    before = b.json("outbox", "list", "--all").values
    again = b.json("handover", "import", str(file)).value
    news = ("tickets", "ledger", "entries", "unsent", "advanced", "incidents", "doubles")
    assert {name: again[name] for name in news} == dict.fromkeys(news, 0)
    assert b.json("outbox", "list", "--all").values == before
    assert len(before) == UNSENT

    sent = b.json("outbox", "send")
    assert (sent.status, sent.values) == (0, []), sent.err
    assert sorted(put_ids(sandbox)) == encoded(*ids)
    assert b.json("incidents", "list", "--all").values == []
    assert {e["state"] for e in b.json("outbox", "list", "--all").values} == {"confirmed"}
    assert b.json("handover", "import", str(file)).value["advanced"] == 0
    assert {e["state"] for e in b.json("outbox", "list", "--all").values} == {"confirmed"}


@pytest.mark.parametrize("first", ["a", "b"])
def test_two_machines_that_both_send_raise_no_false_conflict(
    sandbox: SandboxThread, new_kiosk: NewKiosk, tmp_path: Path, first: str
) -> None:
    a, ids = a_with_unsent(sandbox, new_kiosk, 10)
    file = tmp_path / "door-a.kiosk"
    assert a.run("handover", "export", str(file)).status == 0
    b = new_kiosk(KIOSK_DOOR="Door B", **SECRET)
    assert b.run("handover", "import", str(file)).status == 0
    for kiosk in (a, b) if first == "a" else (b, a):
        assert kiosk.json("outbox", "send").values == []
    for kiosk in (a, b):
        assert kiosk.json("incidents", "list", "--all").values == []
        assert {e["state"] for e in kiosk.json("outbox", "list", "--all").values} == {"confirmed"}
    assert {row["ticket_id"] for row in a.json("outbox", "list", "--all").values} == set(ids)


def test_a_door_that_never_had_the_internet_is_set_up(
    sandbox: SandboxThread, new_kiosk: NewKiosk, tmp_path: Path
) -> None:
    event = sandbox.world.tickets[0].event.id
    a = new_kiosk(synced=True, KIOSK_EVENT_ID=event, **SECRET)
    file = tmp_path / "set-up.kiosk"
    assert a.run("handover", "export", str(file)).status == 0
    b = Kiosk(tmp_path / "b", SECRET)
    taken = b.json("handover", "import", "--passphrase-stdin", str(file), stdin=b"tunnel vision\r\n")
    assert taken.value["events"] == [event]
    assert "no address of the service is set here" in taken.err
    assert b.json("settings", "get", "events").value == [event]
    assert b.check_in("unheard-of", options=("--offline",))[0]["verdict"] == "unknown"
    known = next(t for t in sandbox.world.tickets if t.event.id == event and t.state in ("paid", "closed"))
    assert b.check_in(known.id, options=("--offline",))[0]["verdict"] == "admit"


@pytest.fixture(scope="module")
def file(sandbox: SandboxThread, new_kiosk: NewKiosk, tmp_path_factory: pytest.TempPathFactory) -> Path:
    a, _ = a_with_unsent(sandbox, new_kiosk, 1)
    path = tmp_path_factory.mktemp("handover") / "door-a.kiosk"
    assert a.run("handover", "export", str(path)).status == 0
    return path


def test_what_is_wrong_with_a_file_is_said_and_nothing_is_made(file: Path, tmp_path: Path) -> None:
    whole = file.read_bytes()
    cases = {
        "wrong passphrase": (whole, "another"),
        "is damaged or incomplete": (whole[:-40], "tunnel vision"),
        "is not a handover file": (b"PK" + whole, "tunnel vision"),
        "cannot be read": (None, "tunnel vision"),
        "set KIOSK_HANDOVER_PASSPHRASE": (whole, None),
    }
    for words, (content, passphrase) in cases.items():
        path = tmp_path / "given.kiosk"
        path.unlink(missing_ok=True)
        if content is not None:
            path.write_bytes(content)
        environment = {"KIOSK_HANDOVER_PASSPHRASE": passphrase} if passphrase else {}
        done = Kiosk(tmp_path / "b", environment).run("handover", "import", str(path))
        assert (done.status, done.out) == (2 if passphrase is None else 1, b"")
        assert words in done.err, done.err
        assert not (tmp_path / "b").exists()


def test_no_file_is_made_with_a_passphrase_that_is_soon_guessed(
    sandbox: SandboxThread, new_kiosk: NewKiosk, tmp_path: Path
) -> None:
    kiosk = new_kiosk(synced=True)
    path = tmp_path / "door-a.kiosk"
    for passphrase in ("x", "7 chars"):
        done = kiosk.with_environment(KIOSK_HANDOVER_PASSPHRASE=passphrase).json(
            "handover", "export", str(path)
        )
        assert (done.status, done.out) == (2, b"")
        assert "passphrase has 8 characters or more; nothing was written" in done.err
        assert not path.exists()
    for eight in ("8 chars!", "\u00fcml\u00e4uter"):
        done = kiosk.json("handover", "export", "--passphrase-stdin", str(path), stdin=eight.encode() + b"\n")
        assert done.status == 0, done


def test_a_file_of_another_account_is_said_and_nothing_is_mixed(file: Path, tmp_path: Path) -> None:
    with SandboxThread(SandboxOptions(tickets=20, seed=9)) as other:
        rival = Kiosk(tmp_path, {"KIOSK_BASE_URL": other.base_url, "KIOSK_TOKEN": other.token, **SECRET})
        assert rival.run("sync").status == 0
        before = rival.json("events").values
        done = rival.run("handover", "import", str(file))
    assert done.status == 1
    assert "nothing was mixed" in done.err
    assert rival.json("events").values == before


def test_an_export_beside_an_open_door_is_refused_with_the_reason(
    new_kiosk: NewKiosk, tmp_path: Path
) -> None:
    kiosk = new_kiosk(synced=True, **SECRET)
    with kiosk.start("--json", "check-in", "--stdin", "--offline") as door:
        assert door.ask("nonsense")["verdict"] == "unknown"
        done = kiosk.run("handover", "export", str(tmp_path / "x.kiosk"))
        assert done.status == 1
        assert "another Kiosk is using the profile" in done.err
        assert not (tmp_path / "x.kiosk").exists()
