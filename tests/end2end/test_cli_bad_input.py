"""What is no ticket: each line is answered by one line, in order, and the next scan works."""

import json
from random import Random
from typing import Any

import pytest

from kiosk.sandbox.server import SandboxThread
from tests.end2end.conftest import NewKiosk
from tests.end2end.sandbox_log import encoded, put_ids

BAD: list[bytes] = [
    b"",
    b"   \t ",
    bytes(byte for byte in Random(5).randbytes(10_000) if byte not in b"\n\r"),
    b"\x00" * 300,
    b"\xff\xfe\xc3\x28 not utf-8 \x80",
    b"\xed\xa0\xbd half an emoji",
    "🎟️🎉".encode(),
    "\u202e\u2028\u2029\x85\u200b".encode(),
    b"\x1b[2J\x1b]0;title\x07",
    b"https://evil.example/?a=b",
    b"https://[bad",
    b"javascript:alert(1)",
    b"WIFI:S:guests;T:WPA;P:secret;;",
    b"'; DROP TABLE tickets; --",
    b'" OR 1=1 --',
    b"%' OR '1'='1",
    b"*",
    b"../../../../etc/passwd",
    b"..",
    b"%2e%2e%2f",
    b"/api/v2/cost_item_check_ins/1",
    b"{",
    b'{"token": null, "id": {"a": [1, true, 1e999]}}',
    b"[" * 5000,
    b'{"token": ' * 3000,
    b'"' + b"\\u0000" * 100 + b'"',
    b"NaN",
    b"null",
    b"--json",
    b"-1",
    b"A" * 300_000,
    b"=" * 5000,
    b"https://a.example/" + b"/".join(b"%d" % n for n in range(3000)),
]


def test_every_bad_line_has_one_answer_in_order_and_no_good_ticket_is_lost(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    tickets = [sandbox.world.add_ticket() for _ in range(len(BAD) + 1)]
    kiosk = new_kiosk(synced=True)
    sandbox.world.forget_requests()
    lines = [line for pair in zip((t.id.encode() for t in tickets), BAD, strict=False) for line in pair]

    answers = kiosk.check_in(*lines, tickets[-1].id)

    expected: list[Any] = [answer for ticket in tickets[:-1] for answer in (ticket.id, None)]
    assert [answer["ticket_id"] for answer in answers] == [*expected, tickets[-1].id]
    assert [a["verdict"] for a in answers] == ["admit", "unknown"] * len(BAD) + ["admit"]
    assert [a["code"] for a in answers[1::2]] == [line.decode("utf-8", "replace") for line in BAD]
    assert sorted(put_ids(sandbox)) == encoded(*(ticket.id for ticket in tickets))


def test_people_see_a_line_each_and_nothing_that_a_terminal_would_obey(
    sandbox: SandboxThread, new_kiosk: NewKiosk
) -> None:
    ticket = sandbox.world.add_ticket(attendee="Eve\x1b[2J\nADMIT · Mallory")
    kiosk = new_kiosk(synced=True)

    done = kiosk.run("check-in", "--stdin", stdin=ticket.id.encode() + b"\n\x1b[2J\n")

    admitted, unknown = done.out.decode().splitlines()
    assert admitted.startswith("ADMIT · Eve")
    assert unknown.startswith("UNKNOWN · not on the guest list")
    assert b"\x1b" not in done.out


def test_a_last_line_without_an_end_no_lines_at_all_and_arguments_that_are_no_text(
    new_kiosk: NewKiosk,
) -> None:
    kiosk = new_kiosk(synced=True)

    assert kiosk.json("check-in", "--stdin", stdin=b"one\ntwo").values[1]["code"] == "two"
    assert kiosk.json("check-in", "--stdin", stdin=b"").values == []
    given = kiosk.json("check-in", "", "\udcff\udc80", "🎟️").values
    assert [answer["verdict"] for answer in given] == ["unknown"] * 3


@pytest.mark.parametrize(
    "name", ["KIOSK_DOOR", "KIOSK_EVENT_ID", "KIOSK_PASSPHRASE", "KIOSK_TOKEN", "KIOSK_BASE_URL"]
)
def test_a_variable_that_is_no_text_is_named_and_nothing_is_damaged(new_kiosk: NewKiosk, name: str) -> None:
    kiosk = new_kiosk(synced=True)
    done = kiosk.with_environment(**{name: "Door\udcff"}).run("check-in", "one")
    assert (done.status, done.out) == (2, b"")
    assert done.err == f"kiosk: {name} holds bytes that are not UTF-8: set it again; nothing was changed\n"
    assert kiosk.check_in("one")[0]["verdict"] == "unknown"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("settings", "set", "door", "Door\udcff"), "door holds bytes that are not UTF-8: set it again"),
        (("search", "Guest\udcff"), "an argument holds bytes that are not UTF-8: type it again"),
        (("outbox", "dismiss", "x\udcff", "--why", "\udcff"), "an argument holds bytes that are not UTF-8"),
        (("settings", "set", "base_url", "https://xn--a/"), "host name that cannot be"),
    ],
)
def test_an_argument_that_is_no_text_is_refused_in_words(
    new_kiosk: NewKiosk, arguments: tuple[str, ...], words: str
) -> None:
    done = new_kiosk(synced=True).run(*arguments)
    assert done.status == 2
    assert words in done.err


def test_bad_guest_names_reach_json_readers_line_by_line(sandbox: SandboxThread, new_kiosk: NewKiosk) -> None:
    name = "Zoë\u2028Zo\x85\u2029\x0b\x1c Zz"
    ticket = sandbox.world.add_ticket(attendee=name)
    kiosk = new_kiosk(synced=True)

    done = kiosk.json("search", ticket.id)

    (line,) = done.out.decode().splitlines()  # which breaks at every character that can end a line
    assert json.loads(line)["attendee"] == name
