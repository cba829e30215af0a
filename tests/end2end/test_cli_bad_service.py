"""A service that answers nonsense, or not at all: words that say what to do, and nothing lost."""

import gzip
import json
from collections.abc import Iterator
from typing import Any

import pytest

from kiosk.sandbox.faults import Faults, LatencyFault, ResetFault
from kiosk.sandbox.server import SandboxThread
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk
from tests.end2end.sandbox_log import encoded, put_ids
from tests.end2end.tiny_service import TinyService, guest_list, serving

CHECK_INS = "/api/v2/cost_item_check_ins/"
PORTAL = (200, b"<html><head><title>Cafe Wi-Fi</title></head><body>Welcome</body></html>")
HALF = (200, b'{"data": {"guestlist": [{"id": "t1", "tok')
INSIDE = {
    "cost_item_check_in": {"id": "1", "check_in_state": "scanned_in", "prev_check_in_state": "scanned_out"}
}


def packed_three_times(body: bytes) -> bytes:
    return gzip.compress(gzip.compress(gzip.compress(body)))


def ticket(ticket_id: str, **changes: Any) -> dict[str, Any]:
    """A guest-list entry as documented, with these fields changed."""
    person = {"email": "a@example.org", "name": f"Guest {ticket_id}", "id": "p"}
    whole = {
        "id": ticket_id,
        "token": f"token-{ticket_id}",
        "state": "paid",
        "updated_at": "2026-06-01T10:00:00.000Z",
        "created_at": "2026-06-01T10:00:00.000Z",
        "buyer": person,
        "attendee": person,
        "ticket_type": {"name": "General", "price": 1.5, "id": "type"},
        "order": {"discount_code": None, "id": "o", "currency": "EUR"},
        "listing": {"title": "Show", "id": "l"},
        "event": {"id": "e", "start_stamp": 1781370000, "end_stamp": 1781380000},
        "answers": {"name": "Shoe size", "value": "43"},
    }
    return {**whole, **changes}


@pytest.fixture(scope="module")
def tiny() -> Iterator[TinyService]:
    with serving() as service:
        yield service


@pytest.fixture
def kiosk(tiny: TinyService, new_kiosk: NewKiosk) -> Kiosk:
    """A profile that speaks to the tiny service, which starts out healthy and holds two tickets."""
    tiny.asked.clear()
    tiny.headers.clear()
    tiny.answers = {
        **TinyService().answers,
        "/api/v2/guestlists": guest_list(ticket("t1"), ticket("t2")),
        CHECK_INS: INSIDE,
    }
    return new_kiosk(KIOSK_BASE_URL=tiny.base_url, KIOSK_TOKEN="any")


NOT_THE_LIST = {
    "a captive portal": PORTAL,
    "half a JSON": HALF,
    "a redirect": (302, b""),
    "nulls": {"data": None, "meta": None},
    "a page packed three times": (200, packed_three_times(b" " * 10_000_000)),
    "a page of a million entries": (200, b'{"data":{"guestlist":[' + b"{}," * 1_000_000 + b"{}]}}"),
}


def test_a_guest_list_that_is_none_changes_nothing_and_says_what_to_do(
    tiny: TinyService, kiosk: Kiosk
) -> None:
    assert kiosk.json("sync").value["tickets"] == 2

    for what, answer in NOT_THE_LIST.items():
        tiny.answers["/api/v2/guestlists"] = answer
        if "packed" in what:
            tiny.headers["/api/v2/guestlists"] = {"Content-Encoding": "gzip, gzip, gzip"}
        done = kiosk.json("sync", "--full")
        tiny.headers.clear()
        assert done.status == 4, (what, done)
        assert done.out == b""
        assert "address" in done.err, (what, done)

    tiny.answers["/api/v2/guestlists"] = (500, b"oops")
    failed = kiosk.json("sync", "--full")
    assert failed.status == 1
    assert "try again" in failed.err
    assert [a["verdict"] for a in kiosk.check_in("t1", "nobody")] == ["admit", "unknown"]


def test_nulls_wrong_types_and_unknown_states_are_judged_and_the_rest_of_the_list_loads(
    tiny: TinyService, kiosk: Kiosk
) -> None:
    parts = ("buyer", "attendee", "ticket_type", "order", "listing", "event", "answers")
    strange = [
        ticket("nulls", token=None, updated_at=None, created_at=None, **dict.fromkeys(parts)),
        ticket("texts", updated_at=5, **dict.fromkeys(parts, "text")),
        ticket("lists", token=["x"], created_at=[], **{part: [] for part in parts}),
        ticket("empty", token="", **{part: {} for part in parts}),
        ticket("numbers", token=12.5, state=3, **dict.fromkeys(parts, 1e300)),
        ticket("no-type", ticket_type=None),
        ticket("no-event", event={"id": None}),
        ticket("state-null", state=None),
        ticket("state-new", state="boarding"),
        ticket("deep", answers=[{"name": None, "value": [[]]}], buyer=None),
        ticket(42),  # type: ignore[arg-type]  # an id that is a number is still an id
        {"token": "no id"},
        {"id": None},
        None,
        "text",
        ["a", "b"],
    ]
    tiny.answers["/api/v2/guestlists"] = guest_list(ticket("t1"), *strange, ticket("t2"))

    done = kiosk.json("sync")
    assert done.status == 0
    assert (done.value["fetched"], done.value["tickets"], done.value["quarantined"]) == (18, 13, 5)
    assert "5 entries of the guest list could not be read" in done.err
    answers = kiosk.check_in(
        "t1", "nulls", "texts", "lists", "empty", "numbers", "no-type", "no-event", "state-null", "state-new",
        "deep", "42", "t2",
    )  # fmt: skip

    assert [answer["verdict"] for answer in answers] == ["admit", *["refer"] * 9, "admit", "admit", "admit"]
    assert all(answer["reason"] for answer in answers[1:10])
    assert "boarding" in answers[9]["reason"]
    assert [line.rpartition("=")[2] for line in tiny.puts()] == ["t1", "deep", "42", "t2"]
    names = {value["ticket_id"]: value["attendee"] for value in kiosk.json("search", "Guest").values}
    assert names["deep"] == "Guest deep"
    assert len(kiosk.json("events").values) >= 1


BAD_REPLIES: dict[str, tuple[Any, str]] = {
    "portal": (PORTAL, "waiting"),
    "half": ((200, b'{"cost_item_check_in": {"id"'), "waiting"),
    "redirect": ((307, b""), "waiting"),
    "packed": ((200, packed_three_times(b" " * 10_000_000)), "waiting"),
    "null": ({"cost_item_check_in": None}, "waiting"),
    "broken": ((500, b"oops"), "waiting"),
    "gone": ((404, b'{"message": "There is no such ticket."}'), "needs_attention"),
    "unknown": ({"cost_item_check_in": {"id": "1", "check_in_state": "boarding"}}, "needs_attention"),
}


def test_no_reply_to_a_check_in_loses_it_and_a_healthy_service_gets_them_all(
    tiny: TinyService, kiosk: Kiosk
) -> None:
    tiny.answers["/api/v2/guestlists"] = guest_list(*(ticket(name) for name in BAD_REPLIES), ticket("good"))
    assert kiosk.json("sync").value["tickets"] == len(BAD_REPLIES) + 1
    bad = {f"{CHECK_INS}{name}": reply for name, (reply, _) in BAD_REPLIES.items()}
    tiny.answers = {**bad, **tiny.answers}
    tiny.headers[f"{CHECK_INS}packed"] = {"Content-Encoding": "gzip, gzip, gzip"}

    alone = [("portal",), ("half",), ("redirect",), ("packed",)]
    for codes in (("good", "gone", "unknown", "broken", "null"), *alone):
        assert [answer["verdict"] for answer in kiosk.check_in(*codes)] == ["admit"] * len(codes)
    done = kiosk.json("outbox")
    held = {entry["ticket_id"]: entry for entry in done.values}
    assert {name: held[name]["state"] for name in held} == {n: s for n, (_, s) in BAD_REPLIES.items()}
    assert all(entry["attempts"] >= 1 and entry["last_error"] for entry in held.values())
    assert held["gone"]["last_error"] == "404: There is no such ticket."
    for name in BAD_REPLIES:
        del tiny.answers[f"{CHECK_INS}{name}"]
    tiny.headers.clear()
    for name in ("gone", "unknown"):
        again = kiosk.json("outbox", "retry", held[name]["admission_id"])
        assert again.value["state"] == "waiting"
    sent = kiosk.json("outbox", "send", "--timeout", "40")
    assert (sent.status, sent.values) == (0, []), sent
    every = kiosk.json("outbox", "--all").values
    assert {entry["state"] for entry in every} == {"confirmed"}


def test_sending_to_a_portal_ends_soon_with_words_and_everything_kept(
    tiny: TinyService, kiosk: Kiosk
) -> None:
    assert kiosk.json("sync").status == 0
    tiny.answers[CHECK_INS] = PORTAL
    (first,) = kiosk.check_in("t1")
    assert (first["verdict"], first["certainty"]) == ("admit", "local")

    sent = kiosk.json("outbox", "send", "--timeout", "3")

    assert sent.status == 4
    assert "Cafe Wi-Fi" in sent.err
    assert [(entry["ticket_id"], entry["state"]) for entry in sent.values] == [("t1", "waiting")]


def test_each_command_says_what_is_wrong_with_the_address_or_the_token_and_ends_by_the_table(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    kiosk = new_kiosk()
    wrong: list[tuple[dict[str, str | None], tuple[str, ...], int, str]] = [
        ({"KIOSK_BASE_URL": "http://tickets.example.com"}, ("whoami",), 2, "must start with https://"),
        ({"KIOSK_BASE_URL": sandbox.base_url + "/wrong"}, ("whoami",), 1, "check the address"),
        ({"KIOSK_TOKEN": None}, ("sync",), 3, "KIOSK_TOKEN"),
        ({"KIOSK_TOKEN": sandbox.ready.expired_token}, ("sync",), 3, "set KIOSK_TOKEN"),
        ({"KIOSK_TOKEN": "made-up"}, ("token-info",), 3, "set KIOSK_TOKEN"),
    ]
    for environment, command, status, words in wrong:
        done = kiosk.with_environment(**environment).json(*command)
        assert done.status == status, (environment, command, done)
        assert done.out == b""
        assert words in done.err, (environment, command, done)
        assert "made-up" not in done.err


@pytest.mark.parametrize("status", [400, 401, 403])
@pytest.mark.parametrize(
    "why",
    [
        "The request is missing a required parameter.",
        "The value of a parameter is not supported.",
        "The request is malformed.",
    ],
)
def test_a_token_of_which_the_service_tells_nothing_is_told_of_in_the_services_words(
    tiny: TinyService, kiosk: Kiosk, status: int, why: str
) -> None:
    told = json.dumps({"error": "invalid_request", "error_description": why}).encode()
    tiny.answers["/oauth/token/info"] = (status, told)
    asked = kiosk.json("token-info")
    assert (asked.status, asked.out) == (3, b""), asked
    assert why in asked.err
    assert "set KIOSK_TOKEN" in asked.err
    (checked,) = (line for line in kiosk.json("doctor").values if line["check"] == "token")
    assert (checked["ok"], checked["detail"]) == (False, why)
    assert "KIOSK_TOKEN" in checked["mend"]


def test_without_a_good_token_the_door_goes_on_and_sending_says_why_not(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    tickets = [sandbox.world.add_ticket() for _ in range(3)]
    kiosk = new_kiosk(synced=True)
    unsigned = kiosk.with_environment(KIOSK_TOKEN=None)
    refused = kiosk.with_environment(KIOSK_TOKEN=sandbox.ready.expired_token)
    no_scan = kiosk.with_environment(KIOSK_TOKEN=sandbox.ready.no_scan_token)

    done = unsigned.json("check-in", *(ticket.id for ticket in tickets))
    assert done.status == 0
    assert [(a["verdict"], a["certainty"]) for a in done.values] == [("admit", "local")] * 3
    assert "KIOSK_TOKEN" in done.err
    assert "not sent yet, and safe here: 3" in done.err
    for door, words in (
        (unsigned, "set a new KIOSK_TOKEN"),
        (refused, "set a new KIOSK_TOKEN"),
        (no_scan, "a token that may scan in"),
    ):
        sent = door.json("outbox", "send", "--timeout", "30")
        assert sent.status == 3
        assert [(e["ticket_id"], e["state"]) for e in sent.values] == [(t.id, "waiting") for t in tickets]
        assert words in sent.err

    sent = kiosk.json("outbox", "send")
    assert (sent.status, sent.values) == (0, [])
    assert sorted(put_ids(sandbox)[-3:]) == encoded(*(ticket.id for ticket in tickets))


def test_a_check_in_that_is_not_permitted_is_told_and_waits_for_a_person(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    ticket = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True, KIOSK_TOKEN=sandbox.ready.no_scan_token)
    kiosk.wait_for_answers()

    (answer,) = kiosk.check_in(ticket.id)

    assert (answer["verdict"], answer["certainty"]) == ("admit", "local")
    assert "not permitted to scan" in answer["notices"][0]
    assert kiosk.json("outbox").value["state"] == "needs_attention"


def test_a_slow_or_broken_line_keeps_nobody_waiting_and_everything_arrives(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    tickets = [sandbox.world.add_ticket() for _ in range(3)]
    kiosk = new_kiosk(synced=True)
    slow = LatencyFault(min_ms=2500, max_ms=2500, methods=["PUT"])
    try:
        sandbox.world.faults = Faults(latency=slow)
        (waited,) = kiosk.check_in(tickets[0].id)
        sandbox.world.faults = Faults(reset=ResetFault(when="after", methods=["PUT"]))
        (lost,) = kiosk.check_in(tickets[1].id)
        sandbox.world.faults = Faults()
        sandbox.world.down = True
        down = kiosk.json("whoami")
    finally:
        sandbox.world.faults, sandbox.world.down = Faults(), False

    assert (waited["verdict"], waited["certainty"]) == ("admit", "local")
    assert 600 <= waited["ms"] < 2500
    assert (lost["verdict"], lost["certainty"]) == ("admit", "local")
    assert (down.status, down.out) == (4, b"")
    assert "try again" in down.err
    assert kiosk.check_in(tickets[2].id, options=("--drain", "30"))[0]["verdict"] == "admit"
    every = {entry["ticket_id"]: entry for entry in kiosk.json("outbox", "--all").values}
    assert {entry["state"] for entry in every.values()} == {"confirmed"}
    assert every[tickets[0].id]["attempts"] == 1  # the answer came before the program ended
    assert every[tickets[1].id]["proven"] is True  # the attempt that was cut off is the one that counted
    assert kiosk.json("incidents").values == []


DISCOUNT = ("discount-code", "create", "--listing", "l", "--code", "X", "--percent", "0.1")


@pytest.mark.parametrize(
    ("answer", "status"),
    [(PORTAL, 4), ((307, b""), 4), ((500, b"oops"), 1), ((504, b"<html><title>late</title></html>"), 1)],
    ids=["portal", "redirect", "broken", "late"],
)
def test_a_discount_code_that_may_be_there_is_not_to_be_tried_again_unseen(
    tiny: TinyService, kiosk: Kiosk, answer: Any, status: int
) -> None:
    tiny.answers["/api/v2/discount_codes"] = answer
    done = kiosk.json(*DISCOUNT)
    assert (done.status, done.out) == (status, b"")
    assert "nobody knows whether it was created: look at the service before you try again" in done.err
    assert "(try again)" not in done.err
    assert "in a while" not in done.err
    assert [line for line in tiny.asked if line.startswith("POST")] == ["POST /api/v2/discount_codes"]


def test_a_discount_code_of_which_the_answer_was_cut_off_is_not_to_be_tried_again_unseen(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    kiosk, listing = new_kiosk(), sandbox.world.tonight.listing.id
    try:
        sandbox.world.faults = Faults(reset=ResetFault(when="after", methods=["POST"]))
        done = kiosk.json("discount-code", "create", "--listing", listing, "--code", "CUT", "--fixed", "5")
    finally:
        sandbox.world.faults = Faults()
    assert (done.status, done.out) == (4, b"")
    assert "nobody knows whether it was created" in done.err
    assert "(try again)" not in done.err
    assert (listing, "cut") in sandbox.world.discount_codes


def test_an_event_that_the_service_does_not_know_is_named_and_the_others_are_fetched(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    tonight = sandbox.world.tonight.id
    kiosk = new_kiosk(KIOSK_EVENT_ID=f"ev-nosuch,{tonight}")
    done = kiosk.json("sync")
    assert done.status == 0
    assert done.value["tickets"] > 0
    assert "kiosk: the service has no ticket for the event ev-nosuch: check the event\n" in done.err
