"""A service that limps, hangs, refuses or says no time, and tokens without a user: by the command line."""

import time
from collections.abc import Iterator

import pytest

from tests.end2end.conftest import NewKiosk
from tests.end2end.kiosk_process import Kiosk
from tests.end2end.test_cli_bad_service import CHECK_INS, INSIDE, ticket
from tests.end2end.tiny_service import TinyService, guest_list, serving

TOKEN_INFO = "/oauth/token/info"
USER = "/api/v2/current_user"
TICKETS = [f"t{n}" for n in range(8)]


@pytest.fixture
def tiny() -> Iterator[TinyService]:
    with serving() as service:
        service.answers |= {
            "/api/v2/guestlists": guest_list(*(ticket(name) for name in TICKETS)),
            CHECK_INS: INSIDE,
        }
        yield service


@pytest.fixture
def kiosk(tiny: TinyService, new_kiosk: NewKiosk) -> Kiosk:
    """A profile that holds the tiny service's guest list."""
    return new_kiosk(synced=True, KIOSK_BASE_URL=tiny.base_url, KIOSK_TOKEN="first")


def admit_offline(kiosk: Kiosk, *codes: str) -> None:
    assert {a["verdict"] for a in kiosk.check_in(*codes, options=("--offline",))} == {"admit"}


def states(kiosk: Kiosk) -> dict[str, str]:
    return {entry["ticket_id"]: entry["state"] for entry in kiosk.json("outbox", "list", "--all").values}


@pytest.mark.parametrize("hangs", [CHECK_INS, TOKEN_INFO])
def test_sending_ends_in_its_time_whatever_hangs(tiny: TinyService, kiosk: Kiosk, hangs: str) -> None:
    admit_offline(kiosk, *TICKETS)
    other = kiosk if hangs == CHECK_INS else kiosk.with_environment(KIOSK_TOKEN="unseen")
    tiny.hang(hangs)
    began = time.monotonic()
    sent = other.json("outbox", "send", "--timeout", "1")
    took_s = time.monotonic() - began
    tiny.let_go()
    assert sent.status != 0
    assert {entry["state"] for entry in sent.values} == {"waiting"}, sent
    assert took_s < 25, "a request may take 30 s, and starting the program on a busy machine some"
    assert tiny.hung


def test_three_tickets_refused_for_good_can_be_given_up_and_do_not_come_back(
    tiny: TinyService, kiosk: Kiosk
) -> None:
    for name in TICKETS[:3]:
        tiny.answers = {f"{CHECK_INS}{name}": (404, b'{"message": "no such ticket"}'), **tiny.answers}
    admit_offline(kiosk, *TICKETS[:3])
    sent = kiosk.json("outbox", "send", "--timeout", "30")
    assert sent.status == 1
    assert {entry["state"] for entry in sent.values} == {"waiting"}
    assert "refused alike" in sent.err
    given_up = sent.values[0]["admission_id"]
    dismissed = kiosk.json("outbox", "dismiss", given_up, "--why", "the host said so")
    assert dismissed.value["state"] == "withdrawn"

    admit_offline(kiosk, *TICKETS[3:5])
    sent = kiosk.json("outbox", "send", "--timeout", "30")
    left = {entry["ticket_id"]: entry["state"] for entry in sent.values}
    assert left == dict.fromkeys(TICKETS[1:3], "needs_attention")
    puts = len(tiny.puts())
    again = kiosk.json("outbox", "send")
    assert len(tiny.puts()) == puts, "they stay there"
    assert {entry["state"] for entry in again.values} == {"needs_attention"}


def test_a_new_token_of_an_application_sends_what_the_one_before_it_queued(
    tiny: TinyService, new_kiosk: NewKiosk
) -> None:
    tiny.answers[TOKEN_INFO] = {"resource_owner_id": None, "application": {"uid": "box-office"}, "scopes": []}
    kiosk = new_kiosk(synced=True, KIOSK_BASE_URL=tiny.base_url, KIOSK_TOKEN="first")
    admit_offline(kiosk, "t0")

    sent = kiosk.with_environment(KIOSK_TOKEN="renewed").json("outbox", "send", "--timeout", "20")

    assert (sent.status, sent.values) == (0, [])
    assert states(kiosk) == {"t0": "confirmed"}


def test_what_waits_for_another_account_says_so_everywhere(tiny: TinyService, kiosk: Kiosk) -> None:
    admit_offline(kiosk, "t0", "t1")
    tiny.answers[TOKEN_INFO] = {"resource_owner_id": "somebody else", "scopes": []}
    other = kiosk.with_environment(KIOSK_TOKEN="another")

    sent = other.json("outbox", "send", "--timeout", "20")

    assert sent.status == 3
    assert "the account host" in sent.err
    assert tiny.puts() == []
    for listed in (sent, other.json("outbox")):
        assert [entry["state"] for entry in listed.values] == ["waiting"] * 2
        assert {entry["last_error"] for entry in listed.values} == {"waits for the account host to sign in"}
    checks = {line["check"]: line for line in other.json("doctor").values}
    assert checks["account"]["ok"] is False
    assert "2 check-ins wait for the account host" in checks["account"]["detail"]
    assert kiosk.json("outbox").values[0]["last_error"] is None


def test_without_a_date_a_clock_of_ours_that_is_ahead_makes_no_double(
    tiny: TinyService, kiosk: Kiosk
) -> None:
    hour_ago = time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(time.time() - 3600))
    record = {"id": "1", "check_in_state": "scanned_in", "prev_check_in_state": "scanned_in"}
    tiny.dated = False
    tiny.answers[CHECK_INS] = (500, b"it acted all the same")
    assert kiosk.check_in("t0")[0]["verdict"] == "admit"
    tiny.answers[CHECK_INS] = {"cost_item_check_in": {**record, "checked_in_at": hour_ago}}

    sent = kiosk.json("outbox", "send", "--timeout", "20")

    assert sent.status == 0
    (entry,) = kiosk.json("outbox", "list", "--all").values
    assert (entry["state"], entry["proven"]) == ("confirmed", False)


def test_a_wish_to_wait_as_a_date_counts_from_the_answers_own_date(tiny: TinyService, kiosk: Kiosk) -> None:
    admit_offline(kiosk, "t0")
    tiny.headers[CHECK_INS] = {
        "Date": "Tue, 01 Jan 2030 12:00:00 GMT",
        "Retry-After": "Tue, 01 Jan 2030 12:50:00 GMT",
    }
    tiny.answers[CHECK_INS] = (429, b"")
    sent = kiosk.json("outbox", "send", "--timeout", "30")
    assert sent.status == 1
    assert "asks to wait 3000 s" in sent.err or "asks to wait 299" in sent.err
    assert len(tiny.puts()) == 1
