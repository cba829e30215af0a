"""Doors that share a hub, as programs of their own: once is once, at whichever door, and each knows who."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, aclosing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kiosk.engine.records import HubPlace
from kiosk.hub.address import HubAddress
from kiosk.hub.bucket import open_hub
from kiosk.sandbox.faults import Faults, parse_faults
from kiosk.sandbox.server import SandboxThread
from tests.bench.claiming import Told
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk
from tests.end2end.sandbox_log import put_ids
from tests.hub_server import HubServer, hub_server

PATIENCE_S = 30.0
OFFLINE = ("--json", "check-in", "--stdin", "--offline")
SENDING = ("--json", "check-in", "--stdin", "--drain", "60")


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[HubServer]:
    with hub_server(tmp_path / "hub") as running:
        yield running


@pytest.fixture
def tickets(sandbox: SandboxThread) -> list[str]:
    return [sandbox.world.add_ticket().id for _ in range(60)]


NewDoors = Callable[[int], list[Kiosk]]


@pytest.fixture
def new_doors(new_kiosk: NewKiosk, sandbox: SandboxThread, hub: HubServer, tickets: list[str]) -> NewDoors:
    """Makes doors of tonight's event that hold its list and share this hub."""

    def make(count: int) -> list[Kiosk]:
        event = sandbox.world.tonight.id
        doors = [
            new_kiosk(synced=True, KIOSK_EVENT_ID=event, KIOSK_HUB_URL=hub.url, KIOSK_DOOR=f"Door {name}")
            for name in "ABCDEFGH"[:count]
        ]
        for door in doors:
            patient = b'{"budgets": {"claim_ms": 20000, "confirm_ms": 20000}, "entries": {"*": "again"}}'
            assert door.json("policy", "set", "-", stdin=patient).status == 0
        return doors

    return make


def until(what: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < ends
        time.sleep(0.05)


def conflicts(door: Kiosk) -> list[Any]:
    return [one for one in door.json("incidents").values if one["kind"] == "conflict"]


def test_each_ticket_that_is_shown_at_three_doors_at_once_comes_in_once_and_is_told_once(
    new_doors: NewDoors, tickets: list[str], sandbox: SandboxThread
) -> None:
    before = Counter(put_ids(sandbox))
    with ExitStack() as open_doors:
        doors = new_doors(3)
        running = [
            open_doors.enter_context(door.start("--json", "check-in", "--stdin", "--drain", "30"))
            for door in doors
        ]
        for door in running:
            assert door.ask("nobody's")["verdict"] == "unknown"  # it is there, and shares
        for number, door in enumerate(running):
            lines = Random(number).sample(tickets, len(tickets)) if number > 1 else tickets
            door.stdin.write("".join(f"{ticket}\n" for ticket in lines).encode())
            door.stdin.flush()
        answers = [door.ended().values for door in running]
    told = [one for some in answers for one in some]
    admitted = {one["ticket_id"]: one for one in told if one["verdict"] == "admit"}
    assert sorted(admitted) == sorted(tickets)
    assert sum(one["verdict"] == "admit" for one in told) == len(tickets)
    refused = [one for one in told if one["verdict"] != "admit"]
    assert {one["verdict"] for one in refused} == {"already_in"}
    for one in refused:
        assert one["evidence"]["admission_id"] == admitted[one["ticket_id"]]["admission_id"]
        assert one["evidence"]["door"].startswith("Door ")
        assert one["evidence"]["at"]
    puts = Counter(put_ids(sandbox)) - before
    assert {ticket: puts[ticket] for ticket in tickets} == dict.fromkeys(tickets, 1)
    assert [conflicts(door) for door in doors] == [[], [], []]
    assert [door.json("outbox").values for door in doors] == [[], [], []]


def test_a_service_whose_answers_are_lost_is_told_again_of_the_same_admission_and_of_no_other(
    new_doors: NewDoors, tickets: list[str], sandbox: SandboxThread
) -> None:
    some, unlucky = tickets[:20], tickets[:5]
    before, doors = len(put_ids(sandbox)), new_doors(3)
    loses = {"methods": ["PUT"], "ticket_ids": unlucky, "each_ticket": True, "requests": 1}
    step = {**loses, "does": [{"reset": {"when": "after"}}]}
    sandbox.world.faults = parse_faults(json.dumps({"script": [step]}).encode())
    try:
        with ExitStack() as open_doors:
            running = [open_doors.enter_context(door.start(*SENDING)) for door in doors]
            for number, door in enumerate(running):
                lines = Random(number).sample(some, len(some))
                door.stdin.write("".join(f"{ticket}\n" for ticket in lines).encode())
                door.stdin.flush()
            said = [one for door in running for one in door.ended().values]
    finally:
        sandbox.world.faults = Faults()
    assert Counter(one["ticket_id"] for one in said if one["verdict"] == "admit") == Counter(some)
    assert [door.json("outbox").values for door in doors] == [[], [], []]
    counted = told_since(before, sandbox, doors, some)
    assert counted == Told(once=15, again=counted.again, of_two=0, never=0)
    assert counted.again >= len(unlucky)


def test_two_doors_without_their_hub_tell_the_service_both_and_that_is_counted_as_two_admissions(
    new_doors: NewDoors, tickets: list[str], hub: HubServer, sandbox: SandboxThread
) -> None:
    ticket, never = tickets[:2]
    before, doors = len(put_ids(sandbox)), new_doors(2)
    hub.kill()
    for door in doors:
        assert door.json("check-in", ticket, "--drain", "30").status == 0
    assert told_since(before, sandbox, doors, [ticket, never]) == Told(once=0, again=0, of_two=1, never=1)


def told_since(before: int, sandbox: SandboxThread, doors: list[Kiosk], tickets: list[str]) -> Told:
    """How often the service was told of tickets, since it had been told so many times."""
    entries = [entry for door in doors for entry in door.json("outbox", "list", "--all").values]
    return Told.of(tickets, put_ids(sandbox)[before:], entries)


def test_whoever_left_at_one_door_comes_in_at_another_and_nobody_twice(
    new_doors: NewDoors, tickets: list[str]
) -> None:
    one, other = new_doors(2)
    ticket, undone = tickets[:2]
    with one.start(*OFFLINE) as a, other.start(*OFFLINE) as b:
        assert a.ask(ticket)["verdict"] == "admit"
        there = b.ask(ticket)
        assert (there["verdict"], there["evidence"]["door"]) == ("already_in", "Door A")
        assert there["evidence"]["source"] == "hub"
        assert a.ask(undone)["verdict"] == "admit"
        admission = b.ask(undone)["evidence"]["admission_id"]
    assert one.json("undo", admission).status == 0
    exits = (*OFFLINE, "--exit")
    with other.start(*exits) as b:
        assert b.ask(ticket)["verdict"] == "exit"
    with one.start(*OFFLINE) as a, other.start(*OFFLINE) as b:
        until(lambda: b.ask(undone)["verdict"] == "admit")
        assert a.ask(undone)["verdict"] == "already_in"
        assert a.ask(ticket)["certainty"] == "venue"


def test_whom_another_door_took_back_comes_in_there_though_the_service_has_them_in(
    new_doors: NewDoors, tickets: list[str]
) -> None:
    one, other = new_doors(2)
    ticket, also = tickets[:2]
    with one.start("--json", "check-in", "--stdin", "--drain", "30") as a:
        told = [a.ask(ticket), a.ask(also)]
        assert [each["certainty"] for each in told] == ["confirmed", "confirmed"]
        with other.start(*OFFLINE) as b:
            until(lambda: b.ask(also)["verdict"] == "already_in")
            until(lambda: b.ask(ticket)["verdict"] == "already_in")
        assert other.json("undo", told[0]["admission_id"]).status == 0
        with other.start("--json", "check-in", "--stdin", "--drain", "30") as b:
            assert b.ask(ticket)["verdict"] == "admit"
            assert b.ended().status == 0
    assert [conflicts(door) for door in (one, other)] == [[], []]
    assert other.json("outbox").values == []


def test_a_supervisor_who_knows_where_the_first_came_in_lets_in_a_second_and_nobody_is_looked_for(
    new_doors: NewDoors, tickets: list[str]
) -> None:
    one, other = new_doors(2)
    ticket, *_ = tickets
    assert other.run("pin", "set", "Mira", stdin=b"4711\n").status == 0
    with one.start(*OFFLINE) as a:
        admission = a.ask(ticket)["admission_id"]
        with other.start(*OFFLINE) as b:
            until(lambda: b.ask(ticket)["verdict"] == "already_in")
        done = other.json("override", ticket, "--pin-stdin", "--why", "his wife", stdin=b"4711\n")
        assert (done.status, done.value["concerns"]) == (0, admission)
        with other.start(*OFFLINE) as b:
            assert b.ask(ticket)["verdict"] == "already_in"
            until(lambda: a.ask(ticket)["evidence"]["door"] == "Door B")
    assert [conflicts(door) for door in (one, other)] == [[], []]


def test_what_a_command_changes_is_known_at_another_door_when_the_command_ends(
    new_doors: NewDoors, tickets: list[str]
) -> None:
    one, other = new_doors(2)
    ticket = tickets[0]
    with one.start(*OFFLINE) as a:
        admission = a.ask(ticket)["admission_id"]
    assert one.json("undo", admission).status == 0
    assert one.json("count", "in").status == 0
    with other.start(*OFFLINE) as b:
        assert b.ask(ticket)["verdict"] == "admit"
    assert other.json("count").value["came"] == 1


def test_two_doors_that_were_cut_off_let_one_in_twice_and_both_have_an_incident(
    new_doors: NewDoors, tickets: list[str], hub: HubServer, sandbox: SandboxThread
) -> None:
    one, other = new_doors(2)
    twice, once = tickets[:2]
    before = Counter(put_ids(sandbox))
    with one.start(*OFFLINE) as a, other.start(*OFFLINE) as b:
        hub.kill()
        assert a.ask(twice)["certainty"] == "local"
        assert b.ask(twice)["verdict"] == "admit"
        assert b.ask(once)["verdict"] == "admit"
        hub.start()
        until(lambda: bool(conflicts(one) and conflicts(other)))
        assert a.ask(once)["verdict"] == "already_in"
    for door in (one, other):
        (incident,) = conflicts(door)
        assert incident["ticket_id"] == twice
        assert {incident["detail"][side]["door"] for side in ("first", "second")} == {"Door A", "Door B"}
    assert one.json("outbox", "send", "--timeout", "20").status == 0
    assert other.json("outbox", "send", "--timeout", "20").status == 0
    puts = Counter(put_ids(sandbox)) - before
    assert (puts[twice], puts[once]) == (1, 1)


def test_a_hub_whose_disk_was_put_back_hears_all_of_it_again(
    new_doors: NewDoors, tickets: list[str], hub: HubServer, sandbox: SandboxThread
) -> None:
    one, other, third = new_doors(3)
    first, later, *_ = tickets
    with one.start(*OFFLINE) as a:
        assert a.ask(first)["certainty"] == "venue"
    copy = hub.backup()
    with one.start(*OFFLINE) as a, other.start(*OFFLINE) as b:
        assert a.ask(later)["certainty"] == "venue"
        assert b.ask(later)["verdict"] == "already_in"
        hub.restore(copy)
        until(lambda: b.ask(first)["verdict"] == "already_in")
        until(lambda: {first, later} <= shared_tickets(hub, sandbox.world.tonight.id))
    with third.start(*OFFLINE) as c:
        for ticket in (first, later):
            answer = c.ask(ticket)
            assert (answer["verdict"], answer["evidence"]["door"]) == ("already_in", "Door A")
    assert [conflicts(door) for door in (one, other, third)] == [[], [], []]


def test_a_door_that_was_away_misses_nothing_of_a_hub_that_was_put_back_and_has_got_further_since(
    new_doors: NewDoors, tickets: list[str], hub: HubServer, sandbox: SandboxThread
) -> None:
    one, away = new_doors(2)
    early, lost, *more = tickets[:20]
    its_own, later = more[:8], more[8:]
    with one.start(*OFFLINE) as a:
        assert a.ask(early)["certainty"] == "venue"
    copy = hub.backup()
    with one.start(*OFFLINE) as a:
        assert a.ask(lost)["certainty"] == "venue"
    with away.start(*OFFLINE) as b:
        assert {b.ask(ticket)["certainty"] for ticket in its_own} == {"venue"}
        assert b.ended().status == 0  # all of its own has come back to it
    hub.restore(copy)
    with one.start(*OFFLINE) as a:
        assert {a.ask(ticket)["certainty"] for ticket in later} == {"venue"}
        with away.start(*OFFLINE) as b:
            until(lambda: is_inside(away, later[-1]))
            until(lambda: {early, lost, *more} <= shared_tickets(hub, sandbox.world.tonight.id))
            until(lambda: is_inside(one, its_own[-1]))
            hub.kill()  # from here on each door goes by what it knows itself
            for door, name, others in ((b, "Door A", [early, lost, *later]), (a, "Door B", its_own)):
                told = [door.ask(ticket) for ticket in others]
                assert {answer["verdict"] for answer in told} == {"already_in"}
                assert {answer["evidence"]["door"] for answer in told} == {name}
    assert [conflicts(door) for door in (one, away)] == [[], []]


def test_what_a_hub_that_was_put_back_lost_of_a_door_that_is_gone_the_others_tell_it(
    new_doors: NewDoors, tickets: list[str], hub: HubServer, sandbox: SandboxThread
) -> None:
    gone, other, third = new_doors(3)
    early, lost, *_ = tickets
    with gone.start(*OFFLINE) as a:
        assert a.ask(early)["certainty"] == "venue"
    copy = hub.backup()
    with gone.start(*OFFLINE) as a, other.start(*OFFLINE):
        admission = a.ask(lost)["admission_id"]
        until(lambda: is_inside(other, lost))
    hub.restore(copy)
    with other.start(*OFFLINE):
        until(lambda: lost in shared_tickets(hub, sandbox.world.tonight.id))
    with third.start(*OFFLINE) as c:
        answer = c.ask(lost)
    assert answer["verdict"] == "already_in"
    assert (answer["evidence"]["door"], answer["evidence"]["admission_id"]) == ("Door A", admission)


def test_whom_a_hub_that_was_put_back_no_longer_knew_and_let_in_twice_is_an_incident_at_both_doors(
    new_doors: NewDoors, tickets: list[str], hub: HubServer
) -> None:
    one, other = new_doors(2)
    twice, *_ = tickets
    copy = hub.backup()
    with one.start(*OFFLINE) as a:
        assert a.ask(twice)["certainty"] == "venue"
        assert a.ended().status == 0  # it knows that the others have it
    hub.restore(copy)
    with other.start(*OFFLINE) as b:
        assert b.ask(twice)["certainty"] == "venue"
        with one.start(*OFFLINE):
            until(lambda: bool(conflicts(one) and conflicts(other)))
    for door in (one, other):
        (incident,) = conflicts(door)
        assert incident["ticket_id"] == twice
        assert {incident["detail"][side]["door"] for side in ("first", "second")} == {"Door A", "Door B"}


def is_inside(door: Kiosk, ticket: str) -> bool:
    """Whether this door's own record has the guest inside."""
    return bool(door.json("search", ticket).value["presence"] == "inside")


def shared_tickets(hub: HubServer, event_id: str) -> set[str]:
    """The tickets of which the hub knows anything."""

    async def look() -> set[str]:
        there = await open_hub(HubAddress((hub.url,)), "test")
        try:
            async with aclosing((await there.event(event_id)).follow(HubPlace())) as news:
                seen: set[str] = set()
                async for changes in news:
                    if not changes:
                        break
                    seen |= {row.ticket_id for change in changes for row in change.rows}
                return seen
        finally:
            await there.close()

    return asyncio.run(look())
