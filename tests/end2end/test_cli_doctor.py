"""`kiosk doctor`: a line a check, on a good day and on every bad one, and never a traceback."""

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.store.connection import connect
from kiosk.store.keys import open_key
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Done, Kiosk


def checks(done: Done) -> dict[str, dict[str, Any]]:
    """The lines by their check; fails where one is not as documented."""
    for line in done.values:
        assert set(line) == {"check", "ok", "detail", "mend"}, line
        assert line["ok"] or line["mend"], line
    assert done.status == (0 if all(line["ok"] for line in done.values) else 1)
    return {line["check"]: line for line in done.values}


def wrong(done: Done) -> set[str]:
    return {name for name, line in checks(done).items() if not line["ok"]}


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What stands for a camera: a still picture."""
    import cv2
    import numpy as np

    path = tmp_path_factory.mktemp("camera") / "still.png"
    assert cv2.imwrite(str(path), np.full((240, 320, 3), 200, dtype=np.uint8))
    return str(path)


@pytest.fixture
def ready(sandbox: SandboxThread, new_kiosk: NewKiosk, picture: str) -> Kiosk:
    kiosk = new_kiosk(synced=True)
    assert kiosk.run("settings", "set", "events", sandbox.world.tonight.id).status == 0
    assert kiosk.run("settings", "set", "camera", picture).status == 0
    return kiosk


def test_a_door_that_is_ready(ready: Kiosk) -> None:
    done = ready.json("doctor")
    assert wrong(done) == set(), done.values
    assert set(checks(done)) >= {
        "disk", "encryption", "keyring", "profile", "integrity", "event", "list", "unsent", "attention",
        "incidents", "retention", "link", "clock", "token", "scopes", "hub", "camera", "decoders",
    }  # fmt: skip
    assert checks(done)["retention"]["detail"].startswith("the next guests are forgotten in ")
    assert done.status == 0
    spoken = ready.run("doctor")
    assert spoken.status == 0
    assert "MEND" not in spoken.out.decode()


def test_a_door_without_a_hub_that_meets_whom_another_door_let_in_is_told(
    ready: Kiosk, sandbox: SandboxThread
) -> None:
    late, early = (sandbox.world.add_ticket().id for _ in range(2))
    assert ready.run("sync").status == 0
    ready.wait_for_answers()
    assert checks(ready.json("doctor"))["hub"]["ok"]
    for ticket in (late, early):
        sandbox.world.set_check_in(ticket, "scanned_in")
    ready.check_in(late, options=("--offline",))
    ready.check_in(early, options=("--drain", "30"))
    hub = checks(ready.json("doctor"))["hub"]
    assert (hub["ok"], "2 of the tickets that were shown here tonight" in hub["detail"]) == (False, True)
    assert "kiosk hub" in hub["mend"]


def test_it_judges_every_ticket_beforehand(ready: Kiosk) -> None:
    found = checks(ready.json("doctor"))
    assert found["tickets"]["ok"]
    assert found["tickets"]["detail"].endswith(" tickets would go in here")
    assert "in the state cancelled" in found["refused"]["detail"]
    assert "in the state unpaid" in found["referred"]["detail"]
    none = ready.home / "policy.json"
    none.write_text('{"ticket_types": ["no such type"]}')
    assert ready.run("policy", "set", str(none)).status == 0
    done = ready.json("doctor")
    assert wrong(done) == {"tickets"}
    assert "kiosk policy show" in checks(done)["tickets"]["mend"]
    none.write_text("{}")
    assert ready.run("policy", "set", str(none)).status == 0
    assert ready.run("settings", "set", "direction", "exit").status == 0
    assert "tickets" not in checks(ready.json("doctor")), "nobody is kept in"


def test_a_profile_whose_database_was_taken_away(ready: Kiosk) -> None:
    (ready.home / "kiosk.db").unlink()
    done = ready.json("doctor")
    assert wrong(done) == {"profile"}
    assert checks(done)["profile"]["detail"] == "its database is missing"
    assert "recovered" in checks(done)["profile"]["mend"]
    assert not (ready.home / "kiosk.db").exists(), "looking changes nothing"


def test_a_profile_of_an_older_kiosk_is_told_and_stays_as_it_is(ready: Kiosk) -> None:
    key = open_key(ready.home, ready.whole_environment()["KIOSK_PASSPHRASE"])
    with closing(connect(ready.home / "kiosk.db", key, writable=True)) as older:
        older.execute("PRAGMA user_version = 7")
    before = (ready.home / "kiosk.db").read_bytes()
    done = ready.json("doctor")
    assert wrong(done) == {"profile"}
    assert "older Kiosk" in checks(done)["profile"]["detail"]
    assert "up to date" in checks(done)["profile"]["mend"]
    assert (ready.home / "kiosk.db").read_bytes() == before


def test_a_serial_scanner_that_is_not_plugged_in(ready: Kiosk) -> None:
    assert ready.run("settings", "set", "serial_port", "usb:ffff:ffff:none").status == 0
    done = ready.json("doctor")
    assert wrong(done) == {"scanner"}
    assert ready.run("settings", "set", "serial_port", "").status == 0
    assert "scanner" not in checks(ready.json("doctor"))


def test_offline_and_without_a_profile(tmp_path: Path) -> None:
    kiosk = Kiosk(tmp_path / "home", {"KIOSK_BASE_URL": "http://127.0.0.1:9", "KIOSK_TOKEN": "token"})
    done = kiosk.json("doctor")
    assert {"profile", "link", "clock", "token"} <= wrong(done)
    assert not (tmp_path / "home").exists(), "looking makes nothing"
    bare = Kiosk(tmp_path / "home").json("doctor")
    assert checks(bare)["link"]["detail"] == "no address of the service is set"


def test_beside_an_open_door(ready: Kiosk) -> None:
    with ready.start("--json", "check-in", "--stdin", "--offline") as door:
        door.ask("nonsense")
        assert wrong(ready.json("doctor")) == set()


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"KIOSK_TOKEN": "revoked"}, {"token"}),
        ({"KIOSK_TOKEN": None}, {"clock", "token"}),
        ({"KIOSK_TOKEN": "no\nheader"}, {"link", "clock", "token"}),
        ({"KIOSK_BASE_URL": "not an address"}, {"link", "clock", "token"}),
        ({"KIOSK_PASSPHRASE": "wrong"}, {"profile"}),
        ({"KIOSK_EVENT_ID": "no-such-event"}, {"event"}),
    ],
)
def test_each_thing_that_is_not_as_it_should_be(
    ready: Kiosk, changes: dict[str, str | None], expected: set[str]
) -> None:
    found = wrong(ready.with_environment(**changes).json("doctor"))
    assert found - {"list"} == expected


def test_unsent_check_ins_and_a_camera_that_is_not_there(ready: Kiosk, sandbox: SandboxThread) -> None:
    ticket = sandbox.world.add_ticket()
    assert ready.run("sync").status == 0
    assert ready.check_in(ticket.id, options=("--offline",))[0]["verdict"] == "admit"
    assert ready.run("settings", "set", "camera", "/no/such/film.mp4").status == 0
    done = ready.json("doctor")
    assert checks(done)["unsent"]["detail"].startswith("1 check-ins are unsent")
    assert wrong(done) == {"camera"}


def test_settings_that_cannot_be_read(ready: Kiosk) -> None:
    (ready.home / "settings.json").write_text("{")
    done = ready.json("doctor")
    assert (done.status, wrong(done)) == (1, {"settings"})


def test_a_door_whose_settings_are_damaged_goes_on_with_those_that_were_saved(
    ready: Kiosk, sandbox: SandboxThread
) -> None:
    ticket = sandbox.world.add_ticket()
    assert ready.run("sync").status == 0
    assert ready.run("settings", "set", "door", "Door B").status == 0
    (ready.home / "settings.json").write_bytes(bytes(300))
    done = ready.json("doctor")
    assert "settings" in wrong(done)
    assert "as they were last saved" in checks(done)["settings"]["detail"]
    assert ready.check_in(ticket.id, options=("--offline",))[0]["verdict"] == "admit"
    said = ready.run("settings", "set", "theme", "dark")
    assert said.status == 0
    assert "last saved, door 'Door B', entry" in said.err
    assert "settings" not in wrong(ready.json("doctor"))
    assert "Door B" in ready.run("settings", "list").out.decode()


def test_a_damaged_profile_is_told_then_recovered_then_still_told(ready: Kiosk) -> None:
    with (ready.home / "kiosk.db").open("r+b") as file:
        file.write(bytes(4096))
    assert "profile" in wrong(ready.json("doctor"))
    synced = ready.run("sync")
    assert synced.status == 0
    assert "was damaged and is set aside as kiosk.damaged-1.db" in synced.err
    assert wrong(ready.json("doctor")) == {"set_aside", "incidents"}
    (incident,) = ready.json("incidents").values
    assert incident["kind"] == "recovered"
    assert ready.run("incidents", "settle", incident["id"], "--why", "the host knows").status == 0
    assert wrong(ready.json("doctor")) == {"set_aside"}
    assert ready.run("purge").status == 0
    assert ready.run("sync").status == 0
    assert wrong(ready.json("doctor")) == set()
