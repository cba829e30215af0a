"""The door without a service, without a list, and beside another process."""

import pytest

from kiosk.sandbox.faults import Faults, StatusFault
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk
from tests.end2end.sandbox_log import encoded, put_ids

SCANS = 50


def test_fifty_scans_without_the_service_all_arrive_once_it_is_back(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    sandbox = SandboxThread(SandboxOptions(tickets=60)).start()
    try:
        tickets = [sandbox.world.add_ticket() for _ in range(SCANS + 1)]
        environment = {
            "KIOSK_BASE_URL": sandbox.base_url,
            "KIOSK_TOKEN": sandbox.token,
            "KIOSK_EVENT_ID": "all",
        }
        kiosk = Kiosk(tmp_path_factory.mktemp("profile"), environment)
        assert kiosk.json("sync").status == 0
        sandbox.stop()

        answers = kiosk.check_in(*(t.token for t in tickets[:SCANS]), tickets[0].id)
        assert [answer["verdict"] for answer in answers] == ["admit"] * SCANS + ["already_in"]
        assert {answer["certainty"] for answer in answers} == {"local"}
        waiting = kiosk.json("outbox").values
        assert [entry["ticket_id"] for entry in waiting] == [ticket.id for ticket in tickets[:SCANS]]
        assert {entry["state"] for entry in waiting} == {"waiting"}
        unsent = kiosk.json("outbox", "send", "--timeout", "3")
        assert (unsent.status, len(unsent.values)) == (4, SCANS)
        assert f"not sent yet, and safe here: {SCANS}" in unsent.err

        sandbox.start()
        sent = kiosk.json("outbox", "send")
        assert (sent.status, sent.values) == (0, [])
        assert f"{SCANS} sent" in sent.err
        assert kiosk.json("outbox").values == []
        assert sorted(put_ids(sandbox)) == encoded(*(ticket.id for ticket in tickets[:SCANS]))

        sandbox.stop()
        assert kiosk.check_in(tickets[SCANS].id)[0]["certainty"] == "local"
        sandbox.start()
        drained = kiosk.json("check-in", "--drain", "30", tickets[0].id)
        assert drained.value["verdict"] == "already_in"
        assert kiosk.json("outbox").values == []
        assert sorted(put_ids(sandbox)) == encoded(*(ticket.id for ticket in tickets))
    finally:
        sandbox.stop()


def test_offline_asks_the_service_nothing(sandbox: SandboxThread, new_kiosk: NewKiosk) -> None:
    ticket = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    sandbox.world.forget_requests()

    answers = kiosk.check_in(ticket.id, "unknown", options=("--offline", "--drain", "5"))

    assert [(a["verdict"], a["certainty"]) for a in answers] == [("admit", "local"), ("unknown", "local")]
    assert sandbox.world.requests() == []
    (entry,) = kiosk.json("outbox").values
    assert (entry["ticket_id"], entry["state"], entry["attempts"]) == (ticket.id, "waiting", 0)


def test_without_a_list_everything_is_referred_and_nothing_is_unknown(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    kiosk = new_kiosk()

    answers = kiosk.check_in(sandbox.world.tickets[0].id, "nonsense", "", options=("--offline",))
    answers += kiosk.check_in("nonsense", options=("--exit",))

    assert {answer["verdict"] for answer in answers} == {"refer"}
    assert {answer["reason"] for answer in answers} == {"cannot check: the guest list is not loaded"}


def test_an_event_whose_list_is_not_held_has_no_unknown_tickets(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    chosen = new_kiosk(KIOSK_EVENT_ID=sandbox.world.tonight.id)
    assert chosen.json("sync").value["complete"] is True
    here = next(
        t for t in sandbox.world.tickets if t.event.id == sandbox.world.tonight.id and t.state == "paid"
    )
    unfetched = chosen.with_environment(KIOSK_EVENT_ID=sandbox.world.event("elsewhere").id)

    held, missing = unfetched.check_in(here.id, "nonsense", options=("--offline",))

    assert held["verdict"] == "wrong_event"
    assert (missing["verdict"], missing["reason"]) == ("refer", "cannot check: the guest list is not loaded")


def test_a_second_writer_is_refused_with_the_reason_while_readers_work_beside(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    ticket = sandbox.world.add_ticket(attendee="Beside Reader")
    kiosk = new_kiosk(synced=True)
    with kiosk.start("check-in", "--stdin", "--json", "--offline") as door:
        assert door.ask(ticket.id)["verdict"] == "admit"

        for writer in (("check-in", "x"), ("policy", "set", "-")):
            done = kiosk.json(*writer, stdin=b"{}")
            assert (done.status, done.out) == (1, b""), writer
            assert "another Kiosk is using the profile" in done.err

        (found,) = kiosk.json("search", "beside reader").values
        assert found["presence"] == "inside"
        assert [entry["ticket_id"] for entry in kiosk.json("outbox").values] == [ticket.id]
        assert door.ask(ticket.id)["verdict"] == "already_in"
        assert door.ended().status == 0
    assert kiosk.json("check-in", ticket.id).value["verdict"] == "already_in"


def test_a_check_in_that_was_to_wait_is_sent_at_once_when_a_person_asks(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    ticket = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True)
    sandbox.world.faults = Faults(status=[StatusFault(code=429, retry_after=3000, methods=["PUT"])])
    try:
        (answer,) = kiosk.check_in(ticket.id)
    finally:
        sandbox.world.faults = Faults()
    assert (answer["verdict"], answer["certainty"]) == ("admit", "local")
    assert kiosk.json("check-in", "--drain", "0.5", ticket.id).value["verdict"] == "already_in"
    (entry,) = kiosk.json("outbox").values
    assert (entry["state"], entry["attempts"]) == ("waiting", 1)

    sent = kiosk.json("outbox", "send")

    assert (sent.status, sent.values) == (0, [])
