"""`kiosk doctor --probe`: what two check-ins of a staff ticket tell before the first guest comes."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kiosk.core.layouts import typed_on
from kiosk.sandbox.faults import Faults, parse_faults
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from kiosk.store.policies import POLICY_LOST
from kiosk.store.profile import Profile
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Done, Kiosk

PROBED = ("probe", "probe_code", "permission", "probe_time", "repeat")


@pytest.fixture(scope="module")
def door(new_kiosk: NewKiosk, staff: list[Ticket], tmp_path_factory: pytest.TempPathFactory) -> Kiosk:
    """A door whose list holds staff's tickets; no camera is waited for."""
    kiosk = new_kiosk(synced=True)
    nowhere = tmp_path_factory.mktemp("camera") / "none.png"
    assert kiosk.run("settings", "set", "camera", str(nowhere)).status == 0
    return kiosk


@pytest.fixture(scope="module")
def staff(sandbox: SandboxThread) -> list[Ticket]:
    return [sandbox.world.add_ticket(attendee=f"Staff {number}") for number in range(9)]


@pytest.fixture(autouse=True)
def _sound_again(sandbox: SandboxThread) -> Iterator[None]:
    yield
    sandbox.world.faults = Faults()


def fail(sandbox: SandboxThread, *turns: dict[str, Any]) -> None:
    """These become of the next check-ins, in turn."""
    step = {"methods": ["PUT"], "requests": len(turns), "does": list(turns)}
    sandbox.world.faults = parse_faults(json.dumps({"script": [step]}).encode())


def probed(done: Done) -> dict[str, tuple[bool, str]]:
    """The lines of the probe, and nothing on the way but documented lines."""
    lines = {line["check"]: line for line in done.values}
    assert all(line["ok"] or line["mend"] for line in lines.values())
    return {name: (lines[name]["ok"], lines[name]["detail"]) for name in PROBED if name in lines}


def puts(sandbox: SandboxThread, ticket: Ticket) -> int:
    return sum(
        seen.method == "PUT" and seen.path.endswith(f"/{ticket.id}") for seen in sandbox.world.requests()
    )


def test_two_check_ins_tell_permission_time_and_what_a_repeat_answers(
    sandbox: SandboxThread, door: Kiosk, staff: list[Ticket]
) -> None:
    found = probed(door.json("doctor", "--probe", staff[0].id, "--yes"))
    assert found["probe_code"] == (True, "the code holds the ticket's id")
    assert found["permission"] == (True, "the token may check in: the ticket is in now")
    assert found["probe_time"][0]
    assert found["repeat"] == (True, "a repeat says that the ticket was in already, as it should")
    assert sandbox.world.check_ins[staff[0].id].state == "scanned_in"
    assert puts(sandbox, staff[0]) == 2
    again = probed(door.json("doctor", "--probe", staff[0].token, "--yes"))
    assert again["probe_code"] == (True, "the code holds the ticket's token")
    assert again["permission"] == (True, "the token may check in; this ticket was in already")
    assert door.json("outbox", "list", "--all").values == [], "it is nobody's admission"


def test_a_ticket_is_found_though_the_hand_scanner_means_another_keyboard_as_at_the_door(
    door: Kiosk, staff: list[Ticket]
) -> None:
    code = typed_on(f"https://tickets.example/t/{staff[8].token}", "us", "de", combining=False)
    assert not code.isascii()
    found = probed(door.json("doctor", "--probe", code, "--yes"))
    assert found["permission"] == (True, "the token may check in: the ticket is in now")


def test_code_in_an_address_is_told(sandbox: SandboxThread, door: Kiosk, staff: list[Ticket]) -> None:
    code = f"https://tickets.example/t/{staff[1].token}"
    found = probed(door.json("doctor", "--probe", code, "--yes"))
    assert "such as in an address" in found["probe_code"][1]
    assert found["repeat"][0]


def test_service_that_toggles_is_told(sandbox: SandboxThread, door: Kiosk, staff: list[Ticket]) -> None:
    sandbox.world.faults = parse_faults(b'{"toggle": {}}')
    found = probed(door.json("doctor", "--probe", staff[2].id, "--yes"))
    assert found["permission"] == (True, "the token may check in: the ticket is in now")
    assert found["repeat"] == (
        True,
        "a repeat checks the ticket out again: this service toggles, and the ticket is out now",
    )


@pytest.mark.parametrize(
    ("turn", "said", "mend"),
    [
        ({"status": [{"code": 403}]}, "403", "right to check guests in"),
        (
            {"status": [{"code": 422, "body": '{"message": "Not yours"}'}]},
            "Not yours",
            "right to check guests",
        ),
        ({"status": [{"code": 503}]}, "503", "once the link is well"),
        ({"reset": {"when": "before"}}, "", "once the link is well"),
        ({"portal": {}}, "", "once the link is well"),
    ],
)
def test_check_in_that_is_not_made_is_told_and_not_repeated(
    sandbox: SandboxThread, door: Kiosk, staff: list[Ticket], turn: dict[str, Any], said: str, mend: str
) -> None:
    fail(sandbox, turn)
    before = puts(sandbox, staff[3])
    done = door.json("doctor", "--probe", staff[3].id, "--yes")
    found = probed(done)
    assert set(found) == {"probe_code", "permission"}
    assert not found["permission"][0]
    assert said in found["permission"][1]
    (line,) = (line for line in done.values if line["check"] == "permission")
    assert mend in line["mend"]
    assert done.status == 1
    assert puts(sandbox, staff[3]) - before <= 1


def test_repeat_that_is_not_answered_is_told(
    sandbox: SandboxThread, door: Kiosk, staff: list[Ticket]
) -> None:
    fail(sandbox, {}, {"status": [{"code": 500}]})
    found = probed(door.json("doctor", "--probe", staff[4].id, "--yes"))
    assert found["permission"][0]
    assert not found["repeat"][0]
    assert "was not answered" in found["repeat"][1]


def test_ticket_that_this_door_would_not_let_in_is_not_checked_in(
    sandbox: SandboxThread, new_kiosk: NewKiosk, door: Kiosk
) -> None:
    world = sandbox.world
    unpaid = world.add_ticket(attendee="Unpaid", state="unpaid")
    (other_event, *_) = (one for one in world.tickets if one.event.id != world.tonight.id)
    gone = world.add_ticket(attendee="Gone")
    kiosk = new_kiosk(synced=True, KIOSK_EVENT_ID=world.tonight.id)
    world.remove_ticket(gone)
    for _ in range(2):
        assert kiosk.run("sync", "--full").status == 0
    before = len(world.requests())
    for ticket_id, why in (
        (unpaid.id, "not paid yet"),
        (other_event.id, "this ticket is for"),
        (gone.id, "no longer on the service's guest list"),
    ):
        found = probed(kiosk.json("doctor", "--probe", ticket_id, "--yes"))
        assert set(found) == {"probe"}, (why, found)
        ok, said = found["probe"]
        assert not ok
        assert why in said
    assert not [seen for seen in world.requests()[before:] if seen.method == "PUT"]


@pytest.fixture
def of_another_type(sandbox: SandboxThread, staff: list[Ticket]) -> Ticket:
    """A ticket for tonight whose type is not that of staff's tickets."""
    world = sandbox.world
    return next(
        one
        for one in world.tickets
        if one.event.id == world.tonight.id
        and one.ticket_type.id != staff[0].ticket_type.id
        and one.state == "paid"
    )


@pytest.mark.parametrize("direction", ["entry", "exit"])
def test_ticket_that_this_door_s_rules_keep_out_is_not_checked_in(
    sandbox: SandboxThread,
    new_kiosk: NewKiosk,
    staff: list[Ticket],
    of_another_type: Ticket,
    direction: str,
) -> None:
    kiosk = new_kiosk(synced=True)
    rules = {"stop_list": [staff[7].id], "ticket_types": [staff[7].ticket_type.id]}
    policy = kiosk.home / "policy.json"
    policy.write_text(json.dumps({**json.loads(kiosk.run("policy", "show").out), **rules}))
    assert kiosk.run("policy", "set", str(policy)).status == 0
    assert kiosk.run("settings", "set", "direction", direction).status == 0
    before = len(sandbox.world.requests())
    for ticket, why in (
        (staff[7], "stopped this ticket"),
        (of_another_type, "does not admit this ticket type"),
    ):
        ok, said = probed(kiosk.json("doctor", "--probe", ticket.id, "--yes"))["probe"]
        assert not ok
        assert why in said
    assert not [seen for seen in sandbox.world.requests()[before:] if seen.method == "PUT"]


def test_door_without_its_rules_probes_nothing(
    sandbox: SandboxThread, new_kiosk: NewKiosk, staff: list[Ticket]
) -> None:
    kiosk = new_kiosk(synced=True)
    passphrase = kiosk.whole_environment()["KIOSK_PASSPHRASE"]
    with closing(Profile.open(kiosk.home, passphrase, writable=True)) as profile:
        asyncio.run(profile.notes.put(POLICY_LOST, "1"))
    before = len(sandbox.world.requests())
    ok, said = probed(kiosk.json("doctor", "--probe", staff[7].id, "--yes"))["probe"]
    assert not ok
    assert "rules were lost" in said
    assert not [seen for seen in sandbox.world.requests()[before:] if seen.method == "PUT"]


def test_nothing_is_sent_for_a_guest_or_for_nobody_or_without_consent(
    sandbox: SandboxThread, door: Kiosk, staff: list[Ticket], tmp_path: Path
) -> None:
    assert door.check_in(staff[5].id)[0]["verdict"] == "admit"
    before = len(sandbox.world.requests())
    used = probed(door.json("doctor", "--probe", staff[5].id, "--yes"))
    assert used == {"probe": (False, "somebody came in or went out on this ticket at this door")}
    unknown = probed(door.json("doctor", "--probe", "no ticket's code", "--yes"))
    assert unknown == {"probe": (False, "the code is on no list of this door")}
    refused = door.run("doctor", "--probe", staff[6].id)
    assert (refused.status, refused.out) == (2, b"")
    assert "--yes" in refused.err
    assert door.run("doctor", "--yes").status == 2
    new = Kiosk(tmp_path / "new", {"KIOSK_BASE_URL": sandbox.base_url, "KIOSK_TOKEN": sandbox.token})
    assert not probed(new.json("doctor", "--probe", staff[6].id, "--yes"))["probe"][0]
    assert not [seen for seen in sandbox.world.requests()[before:] if seen.method == "PUT"]
