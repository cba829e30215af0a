"""Every row of the entry and exit tables, through the program and to the service."""

import json
from typing import Any
from urllib.parse import quote

from kiosk.sandbox.records import Ticket
from kiosk.sandbox.rehearsal import STATES
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import World
from tests.end2end.conftest import NewKiosk
from tests.end2end.sandbox_log import encoded, put_ids

FIELDS = [
    "code", "verdict", "ticket_id", "attendee", "ticket_type", "state", "certainty", "reason", "notices",
    "evidence", "admission_id", "ms",
]  # fmt: skip


def sell(world: World, kind: str = "General", **options: Any) -> Ticket:
    """Sell a ticket of this type."""
    ticket = world.add_ticket(**options)
    listing = world.listing(ticket.listing.id)
    assert listing is not None
    return world.change_ticket(ticket, ticket_type=next(k for k in listing.ticket_types if k.name == kind))


def verdicts(answers: list[Any]) -> list[str]:
    return [answer["verdict"] for answer in answers]


def test_each_row_of_the_entry_table_has_its_verdict_and_only_admits_are_sent(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    world, kiosk = sandbox.world, new_kiosk(KIOSK_DOOR="Door A", KIOSK_EVENT_ID="")
    plain, vip = sell(world, attendee="Ana García Lorenzo"), sell(world, "VIP")
    one, other = sell(world), sell(world)
    world.change_ticket(other, token=one.token)
    stopped, wrong_gate = sell(world), sell(world, "Crew")
    refused, referred = sell(world, state="cancelled"), sell(world, state="unpaid")
    refused_here, admitted_here = sell(world, state="pending"), sell(world, state="unapproved")
    unheard_of, vanished = sell(world, state="on_hold"), sell(world)
    elsewhere = sell(world, event=world.event("tomorrow"), state="paid")
    cancelled_elsewhere = sell(world, event=world.event("tomorrow"), state="cancelled")
    policy = {
        "events": [world.tonight.id],
        "ticket_types": ["General", "Student", "VIP"],
        "gates": {"Crew": "Door C"},
        "states": {"pending": "refuse", "unapproved": "admit"},
        "notices": [{"ticket_type": "VIP", "text": "GOLD wristband"}],
        "stop_list": [stopped.id],
        "budgets": {"confirm_ms": 20_000},
    }
    assert kiosk.json("policy", "set", "-", stdin=json.dumps(policy).encode()).status == 0
    assert kiosk.json("sync").value["complete"] is True
    world.remove_ticket(vanished)
    for _ in range(2):
        assert kiosk.json("sync", "--full").status == 0
    world.forget_requests()

    rows: list[tuple[Ticket | str, str, str | None]] = [
        (plain, "admit", None),
        ("no-such-ticket", "unknown", "not on the guest list"),
        (one.token, "refer", "this code matches several tickets"),
        (refused, "not_valid", "this ticket was cancelled"),
        (cancelled_elsewhere, "not_valid", "this ticket was cancelled"),
        (refused_here, "not_valid", "the payment is not confirmed yet"),
        (stopped, "not_valid", "the host has stopped this ticket"),
        (elsewhere, "wrong_event", "this ticket is for Harbour Festival on "),
        (referred, "refer", "this ticket is not paid yet"),
        (unheard_of, "refer", "this ticket has the state 'on_hold', which is not known here"),
        (vanished, "refer", "this ticket is no longer on the service's guest list"),
        (wrong_gate, "wrong_gate", "this ticket type goes in at Door C"),
        (plain, "already_in", "this ticket is in already"),
        (vip, "admit", None),
        (admitted_here, "admit", None),
    ]
    answers = kiosk.check_in(*(what.id if isinstance(what, Ticket) else what for what, _, _ in rows))

    for (what, verdict, why), answer in zip(rows, answers, strict=True):
        assert list(answer) == FIELDS
        assert answer["verdict"] == verdict, answer
        assert answer["reason"] == why or (why and answer["reason"].startswith(why)), answer
        assert (answer["admission_id"] is None) == (verdict != "admit"), answer
        assert answer["certainty"] == ("confirmed" if verdict == "admit" else "local"), answer
        assert answer["ms"] > 0
        if isinstance(what, Ticket):
            assert answer["ticket_id"] == answer["code"] == what.id
            assert answer["ticket_type"] == what.ticket_type.name
            assert answer["state"] == what.state
    by_verdict = dict(
        zip([what if isinstance(what, str) else what.id for what, _, _ in rows], answers, strict=True)
    )
    assert answers[0]["attendee"] == "Ana García Lorenzo"
    assert sorted(by_verdict[one.token]["evidence"]["candidates"]) == sorted([one.id, other.id])
    assert by_verdict[vip.id]["notices"] == ["GOLD wristband"]
    evidence = by_verdict[plain.id]["evidence"]
    assert (evidence["source"], evidence["door"], evidence["how"]) == ("here", "Door A", "command_line")
    assert evidence["admission_id"] == answers[0]["admission_id"]
    assert sorted(put_ids(sandbox)) == encoded(plain.id, vip.id, admitted_here.id)


def test_entries_once_again_and_a_number_and_each_row_of_the_exit_table(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    world = sandbox.world
    once, again, twice = sell(world), sell(world, "VIP"), sell(world, "Student")
    cancelled = sell(world, state="cancelled")
    elsewhere = sell(world, event=world.event("tomorrow"))
    one, other = sell(world), sell(world)
    world.change_ticket(other, token=one.token)
    kiosk = new_kiosk()
    policy = {"events": [world.tonight.id], "entries": {"*": "once", "VIP": "again", "Student": 2}}
    assert kiosk.json("policy", "set", "-", stdin=json.dumps(policy).encode()).status == 0
    assert kiosk.json("sync").status == 0
    world.forget_requests()
    three = (once.id, again.id, twice.id)

    came = kiosk.check_in(*three)
    assert verdicts(came) == ["admit", "admit", "admit"]
    left = kiosk.check_in(
        *three, once.id, cancelled.id, elsewhere.id, one.token, "nothing", options=("--exit",)
    )
    assert verdicts(left) == ["exit"] * 3 + ["not_inside", "exit", "exit", "refer", "unknown"]
    assert [answer["admission_id"] for answer in left[:3]] == [answer["admission_id"] for answer in came]
    assert left[3]["reason"] == "this ticket has left already"
    assert [answer["admission_id"] for answer in left[3:]] == [None] * 5

    second = kiosk.check_in(*three, again.id)
    assert verdicts(second) == ["already_in", "admit", "admit", "already_in"]
    assert second[0]["reason"] == "this ticket allows no further entry"
    assert second[3]["reason"] == "this ticket is in already"
    assert verdicts(kiosk.check_in(again.id, twice.id, options=("--exit",))) == ["exit", "exit"]
    assert verdicts(kiosk.check_in(*three)) == ["already_in", "admit", "already_in"]

    assert sorted(put_ids(sandbox)) == encoded(*three)  # a re-entry is no news to the service


def test_every_ticket_state_has_the_meaning_that_the_interface_gives_it(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    tickets = [sell(sandbox.world, state=state) for state in STATES]
    kiosk = new_kiosk(synced=True)
    sandbox.world.forget_requests()

    found = {a["state"]: a["verdict"] for a in kiosk.check_in(*(ticket.token for ticket in tickets))}

    good, bad = ("closed", "paid"), ("failed", "cancelled", "error")
    assert found == {s: "admit" if s in good else "not_valid" if s in bad else "refer" for s in STATES}
    admitted = [ticket.id for ticket in tickets if ticket.state in good]
    assert sorted(put_ids(sandbox)) == encoded(*admitted)


def test_a_ticket_is_found_by_id_token_address_and_json_and_is_sent_by_its_id(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    world = sandbox.world
    odd = world.add_ticket(ticket_id="../a b?c=d&é#%2F")
    tickets = [world.add_ticket() for _ in range(11)]
    kiosk = new_kiosk(synced=True)
    world.forget_requests()
    i = iter(tickets)
    codes: list[bytes] = [
        next(i).id.encode(),
        next(i).token.encode(),
        next(i).token.encode() + b"\r",
        b"  " + next(i).id.encode() + b"\t ",
        b"\xef\xbb\xbf" + next(i).token.encode(),
        b"]Q1" + next(i).token.encode(),
        f"https://tickets.example/t/{next(i).token}".encode(),
        f"https://tickets.example/show?lang=de&token={quote(next(i).token, safe='')}#top".encode(),
        json.dumps({"ticket_id": next(i).id, "v": 2}).encode(),
        json.dumps({"data": {"token": next(i).token}}).encode(),
        odd.id.encode(),
    ]

    answers = kiosk.check_in(*codes)
    assert [answer["ticket_id"] for answer in answers] == [t.id for t in tickets[:10]] + [odd.id]
    assert verdicts(answers) == ["admit"] * 11
    given = kiosk.json("check-in", tickets[10].id + "\n", "--", "-not-an-option").values
    assert verdicts(given) == ["admit", "unknown"]

    assert sorted(put_ids(sandbox)) == encoded(odd.id, *(ticket.id for ticket in tickets))


def test_the_environment_chooses_the_door_and_its_events_before_policy_and_settings(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    world = sandbox.world
    tomorrow, tonight = sell(world, event=world.event("tomorrow")), sell(world)
    kiosk = new_kiosk(KIOSK_EVENT_ID="")
    assert kiosk.run("settings", "set", "events", world.tonight.id).status == 0
    assert kiosk.run("settings", "set", "door", "Door B").status == 0
    other = kiosk.with_environment(KIOSK_EVENT_ID=world.event("tomorrow").id, KIOSK_DOOR="Door Z")
    assert other.json("sync").value["complete"] is True

    assert verdicts(other.check_in(tonight.token, tomorrow.token)) == ["wrong_event", "admit"]
    (inside,) = kiosk.check_in(tomorrow.token)
    assert inside["verdict"] == "wrong_event"
    answers = kiosk.with_environment(
        KIOSK_EVENT_ID=f"{world.tonight.id}, {world.event('tomorrow').id}"
    ).check_in(tomorrow.token)
    assert verdicts(answers) == ["already_in"]
    assert answers[0]["evidence"]["door"] == "Door Z"
