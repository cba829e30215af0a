"""Whose list counts and which events, through the program: two accounts, new tokens, and restarts."""

from typing import Any

from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk


def said(kiosk: Kiosk, *tickets: Ticket | str, offline: bool = False) -> list[Any]:
    codes = [one if isinstance(one, str) else one.token for one in tickets]
    return kiosk.check_in(*codes, options=("--offline",) if offline else ())


def verdicts(answers: list[Any]) -> list[str]:
    return [answer["verdict"] for answer in answers]


def test_tickets_of_a_rehearsal_do_not_go_in_at_a_real_door_and_its_list_turns_nobody_away(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    """A profile that held the whole list of another account before its own token came."""
    real = sandbox.world
    guests = [real.add_ticket() for _ in range(3)]
    with SandboxThread(SandboxOptions(tickets=40, seed=7)) as rehearsal:
        drill = rehearsal.world
        drilled = [drill.add_ticket(attendee="Vic Drill") for _ in range(2)]
        kiosk = new_kiosk()
        before = kiosk.with_environment(KIOSK_BASE_URL=rehearsal.base_url, KIOSK_TOKEN=rehearsal.token)
        assert before.json("sync").value["complete"] is True
        assert verdicts(said(before, drilled[0], "no-such-code")) == ["admit", "unknown"]

        answers = said(kiosk, guests[0], drilled[1], offline=True)
        assert verdicts(answers) == ["refer", "refer"], "nobody knows whose token this is"
        assert answers[0]["reason"] == "cannot check: the guest list is not loaded"
        assert drill.user_id in answers[1]["reason"]

        answers = said(kiosk, guests[0], drilled[1])
        assert verdicts(answers) == ["refer", "refer"]
        assert answers[1]["reason"].startswith("this ticket is on the list of another account")
        assert drill.user_id in answers[1]["reason"]
        assert drilled[1].listing.title in answers[1]["reason"]
        assert answers[1]["admission_id"] is None

        synced = kiosk.json("sync").value
        assert (synced["complete"], synced["tickets"]) == (True, len(real.tickets))
        answers = said(kiosk, guests[0], drilled[1], "no-such-code")
        assert verdicts(answers) == ["admit", "refer", "unknown"]
        assert answers[1]["ticket_id"] == drilled[1].id
        assert kiosk.json("search", "vic drill").values == []
        assert {event["id"] for event in kiosk.json("events").values} == {t.event.id for t in real.tickets}
        found = {line["check"]: line for line in kiosk.json("doctor").values}
        assert found["list"]["detail"].startswith(f"{len(real.tickets)} tickets, complete")
        assert found["other_accounts"]["detail"].startswith(f"{len(drill.tickets)} tickets")

    unsigned = kiosk.with_environment(KIOSK_TOKEN=None)
    assert verdicts(said(unsigned, guests[1], drilled[1], "no-such-code", offline=True)) == [
        "admit",
        "refer",
        "unknown",
    ]
    elsewhere = kiosk.with_environment(KIOSK_BASE_URL="http://127.0.0.1:9")
    assert verdicts(said(elsewhere, guests[2], drilled[1], "no-such-code")) == ["admit", "refer", "unknown"]


def test_with_several_events_held_somebody_has_to_choose(sandbox: SandboxThread, new_kiosk: NewKiosk) -> None:
    world = sandbox.world
    tonight, tomorrow = world.add_ticket(), world.add_ticket(event=world.event("tomorrow"))
    later, cancelled = world.add_ticket(), world.add_ticket(state="cancelled")
    kiosk = new_kiosk(synced=True, KIOSK_EVENT_ID="")

    answers = said(kiosk, tonight, tomorrow, cancelled, "no-such-code")
    assert verdicts(answers) == ["refer", "refer", "not_valid", "unknown"]
    assert answers[0]["reason"] == "no event chosen: this list holds several"
    found = {line["check"]: line for line in kiosk.json("doctor").values}
    assert found["event"]["ok"] is False

    assert kiosk.run("settings", "set", "events", world.tonight.id).status == 0
    assert verdicts(said(kiosk, tonight, tomorrow)) == ["admit", "wrong_event"]
    assert kiosk.run("settings", "set", "events", "all").status == 0
    assert verdicts(said(kiosk, tomorrow)) == ["admit"]
    assert {line["check"]: line["ok"] for line in kiosk.json("doctor").values}["event"] is True
    assert kiosk.run("settings", "set", "events", "").status == 0
    assert verdicts(said(kiosk, later)) == ["refer"]
    assert verdicts(said(kiosk.with_environment(KIOSK_EVENT_ID="all"), later)) == ["admit"]


def test_an_exit_door_asks_for_no_event(sandbox: SandboxThread, new_kiosk: NewKiosk) -> None:
    guest = sandbox.world.add_ticket()
    kiosk = new_kiosk(synced=True, KIOSK_EVENT_ID="")
    assert verdicts(kiosk.check_in(guest.token, options=("--exit",))) == ["exit"]


def test_a_list_with_one_event_needs_no_choice(new_kiosk: NewKiosk) -> None:
    with SandboxThread(SandboxOptions(tickets=20)) as running:
        world = running.world
        for ticket in [one for one in world.tickets if one.event.id != world.tonight.id]:
            world.remove_ticket(ticket)
        guest = world.add_ticket()
        kiosk = new_kiosk(
            synced=True, KIOSK_EVENT_ID="", KIOSK_BASE_URL=running.base_url, KIOSK_TOKEN=running.token
        )
        assert verdicts(said(kiosk, guest, "no-such-code")) == ["admit", "unknown"]


def test_what_the_sandbox_prints_for_a_shell_is_a_door_on_a_profile_of_its_own(new_kiosk: NewKiosk) -> None:
    kiosk = new_kiosk(KIOSK_EVENT_ID="")
    with kiosk.start("sandbox", "--port", "0", "--tickets", "5") as served:
        lines = [served.stdout.readline().decode().strip() for _ in range(4)]
        served.process.kill()
        served.ended()
    given = dict(line.removeprefix("export ").split("=", 1) for line in lines)
    assert list(given) == ["KIOSK_HOME", "KIOSK_BASE_URL", "KIOSK_TOKEN", "KIOSK_EVENT_ID"]
    assert "rehearsal" in given["KIOSK_HOME"]
    assert given["KIOSK_BASE_URL"].startswith("http://127.0.0.1:")
