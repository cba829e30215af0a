"""Every other command: what is owed and taken back, what a person looks at, and what the service says."""

import segno

from kiosk.sandbox.server import SandboxThread
from tests.end2end.conftest import NewKiosk
from tests.end2end.sandbox_log import encoded, put_ids

ENTRY = ["admission_id", "ticket_id", "state", "attempts", "proven", "scanned_at", "last_error"]
ROW = [
    "id",
    "kind",
    "ticket_id",
    "event_id",
    "at",
    "door",
    "how",
    "on_duty",
    "concerns",
    "reason",
    "supervisor",
]
INCIDENT = ["id", "kind", "at", "ticket_id", "admission_id", "detail", "settled_at", "settled_why"]


def test_an_undone_admission_is_withdrawn_or_kept_by_the_service_and_sent_once(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    unsent, sent = sandbox.world.add_ticket(), sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    sandbox.world.forget_requests()
    (first,) = kiosk.check_in(unsent.id, options=("--offline",))

    undone = kiosk.json("undo", first["admission_id"])
    assert (undone.status, list(undone.value)) == (0, ROW)
    assert (undone.value["kind"], undone.value["concerns"]) == ("undo", first["admission_id"])
    assert undone.value["how"] == "command_line"
    assert undone.err == "kiosk: Undone.\n"
    again = kiosk.json("undo", first["admission_id"])
    assert (again.status, again.out) == (1, b"")
    assert "taken back before" in again.err
    (entry,) = kiosk.json("outbox", "--all").values
    assert (list(entry), entry["state"]) == (ENTRY, "withdrawn")

    (second,) = kiosk.check_in(sent.id)
    late = kiosk.json("undo", second["admission_id"])
    assert "the service keeps its record" in late.err
    assert [answer["verdict"] for answer in kiosk.check_in(unsent.id, sent.id)] == ["admit", "admit"]
    assert sorted(put_ids(sandbox)) == encoded(unsent.id, sent.id)


def test_a_refused_check_in_waits_for_a_person_who_gives_it_up_with_a_reason(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    ticket = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    sandbox.world.remove_ticket(ticket)
    (answer,) = kiosk.check_in(ticket.id, options=("--offline",))

    sent = kiosk.json("outbox", "send")
    assert sent.status == 1
    assert "`kiosk outbox retry ID`" in sent.err
    (entry,) = sent.values
    assert (entry["state"], entry["attempts"], entry["proven"]) == ("needs_attention", 1, None)
    assert (
        kiosk.json("outbox", "send").status == 0
    )  # it was refused before, and that is no failure of this one

    given_up = kiosk.json("outbox", "dismiss", answer["admission_id"], "--why", " refunded at the door ")
    assert (given_up.status, given_up.value["state"]) == (0, "withdrawn")
    assert given_up.value["last_error"] == "dismissed: refunded at the door"
    assert kiosk.json("outbox").values == []
    assert kiosk.json("outbox", "list", "--all").values == [given_up.value]


def test_a_double_found_late_is_an_incident_until_somebody_settles_it(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    late, early = sandbox.world.add_ticket(), sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    kiosk.wait_for_answers()
    sandbox.world.set_check_in(late.id, "scanned_in")
    sandbox.world.set_check_in(early.id, "scanned_in")
    (admitted,) = kiosk.check_in(late.id, options=("--offline",))

    (answer,) = kiosk.check_in(early.id, options=("--drain", "30"))
    assert (answer["verdict"], answer["certainty"]) == ("already_in", "confirmed")
    assert answer["evidence"]["source"] == "service"
    (incident,) = kiosk.json("incidents").values
    assert list(incident) == INCIDENT
    assert (incident["kind"], incident["ticket_id"]) == ("conflict", late.id)
    assert incident["admission_id"] == admitted["admission_id"]
    seen = kiosk.run("incidents", "list").out.decode()
    assert "conflict · ticket" in seen
    assert "had this ticket in already" in seen

    settled = kiosk.json("incidents", "settle", incident["id"], "--why", "twins")
    assert settled.value == {**incident, "settled_why": "twins", "settled_at": settled.value["settled_at"]}
    assert kiosk.json("incidents").values == []
    assert kiosk.json("incidents", "list", "--all").values == [settled.value]


def test_what_the_service_says_of_token_user_and_listings(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    kiosk, user = new_kiosk(), sandbox.world.user

    me = kiosk.json("whoami").value
    assert set(me) == {"id", "slug", "first_name", "last_name", "created_at", "updated_at", "email"}
    assert (me["id"], me["first_name"], me["email"]) == (user.id, user.first_name, user.email)
    info = kiosk.json("token-info").value
    assert set(info) == {"resource_owner_id", "scopes", "expires_in_seconds", "application", "created_at"}
    assert (info["resource_owner_id"], info["scopes"]) == (user.id, ["public"])
    assert info["application"] == {"uid": sandbox.world.application.id}
    assert isinstance(info["created_at"], int)
    mine = [x for x in sandbox.world.listings if x.host_id == user.id]
    assert kiosk.json("listings").values == [{"id": x.id, "title": x.shown.title} for x in mine]
    public = kiosk.with_environment(KIOSK_TOKEN=None).json("listings", "--user", user.id)
    assert [x["id"] for x in public.values] == [x.id for x in mine if x.public]
    assert kiosk.json("listings", "--public").values == public.values
    told = kiosk.run("listings").out.decode().splitlines()
    assert [line.endswith("not public") for line in told] == [not x.public for x in mine]
    assert 0 < len(public.values) < len(mine)
    spoken = kiosk.run("whoami").out.decode()
    assert spoken == f"{user.first_name} {user.last_name} · {user.email} · {user.id}\n"


def test_events_and_search_show_what_is_held(sandbox: SandboxThread, new_kiosk: NewKiosk) -> None:
    ticket = sandbox.world.add_ticket(attendee="Łukasz Øster-Müßig", email="lukasz@example.org")
    kiosk = new_kiosk(synced=True)
    assert kiosk.check_in(ticket.id)[0]["verdict"] == "admit"

    held = {event["id"]: event for event in kiosk.json("events").values}
    tonight = sandbox.world.tonight
    assert held[tonight.id] == {
        "id": tonight.id,
        "start_stamp": tonight.times.start_stamp,
        "end_stamp": tonight.times.end_stamp,
        "listing": {"id": tonight.listing.id, "title": tonight.listing.shown.title},
        "tickets": sum(t.event.id == tonight.id for t in sandbox.world.tickets),
    }
    assert isinstance(held[tonight.id]["start_stamp"], int)
    expected = {
        "ticket_id": ticket.id,
        "attendee": "Łukasz Øster-Müßig",
        "buyer": "Łukasz Øster-Müßig",
        "ticket_type": "General",
        "state": "paid",
        "presence": "inside",
    }
    assert kiosk.json("search", "muss", "lukas").values == [expected]
    assert kiosk.json("search", ticket.id[:12]).values == [expected]
    assert len(kiosk.json("search", "an", "--limit", "3").values) == 3


def test_discount_codes_are_created_by_the_rules(sandbox: SandboxThread, new_kiosk: NewKiosk) -> None:
    kiosk, listing = new_kiosk(), sandbox.world.tonight.listing
    rates = [kind.id for kind in listing.ticket_types[:2]]
    common = ("discount-code", "create", "--listing", listing.id, "--code")

    percent = kiosk.json(
        *common, "EARLY", "--percent", "0.25", "--quantity", "9", "--rate", rates[0], "--rate", rates[1]
    )
    assert percent.status == 0
    assert percent.value["request"] == {
        "discount_code": {
            "listing_id": listing.id,
            "code": "EARLY",
            "discount_type": "percent",
            "percent": 0.25,
            "quantity": 9,
            "rate_ids": rates,
        }
    }
    assert percent.value["answer"]["discount_code"]["code"] == "EARLY"
    fixed = kiosk.json(*common, "FIVER", "--fixed", "5")
    assert fixed.value["request"]["discount_code"]["fixed"] == 5
    taken = kiosk.json(*common, "EARLY", "--percent", "0.5")
    assert (taken.status, taken.out) == (1, b"")
    assert "taken" in taken.err


def test_decode_reads_pictures_and_goes_on_after_one_that_is_none(new_kiosk: NewKiosk) -> None:
    kiosk = new_kiosk()
    folder = kiosk.home
    for name in ("one", "two"):
        segno.make(f"token-{name}").save(str(folder / f"{name}.png"), scale=6, border=4)
    (folder / "text.png").write_text("not a picture")
    files = [str(folder / name) for name in ("one.png", "text.png", "missing.png", "two.png")]

    done = kiosk.json("decode", *files)

    assert done.status == 1
    assert [(v["file"], v["codes"]) for v in done.values] == [
        (files[0], ["token-one"]),
        (files[3], ["token-two"]),
    ]
    assert list(done.values[0]) == ["file", "codes", "engine", "ms"]
    assert all(name in done.err for name in ("text.png", "missing.png", "2 of 4 files could not be read"))
    named = kiosk.json("decode", files[0], "--engine", "zxing")
    assert (named.status, named.value["engine"], named.value["codes"]) == (0, "zxing", ["token-one"])
