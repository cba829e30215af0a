"""What a code holds: a token is found in whatever it is wrapped in, and nothing else is taken for one."""

import base64
import json
from collections.abc import Callable
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.code_contents import DEEPEST, MOST_TEXTS
from kiosk.core.codes import candidates

TOKEN, IDENT = "a1B2-c3_D4", "5f3c9e"


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def tier_of(code: str, text: str) -> int | None:
    """In which tier a text is asked for; None if never."""
    return next((number for number, tier in enumerate(candidates(code)) if text in tier), None)


def named(code: str) -> tuple[str, ...]:
    """What is asked for after the whole text."""
    tiers = candidates(code)
    return tiers[1] if len(tiers) > 1 else ()


def asked_for(code: str) -> set[str]:
    """All that is asked for, whatever its case."""
    return {one.casefold() for tier in candidates(code) for one in tier}


# In each of these the code says that it is the ticket's: it is asked for next to the whole text.
NAMED = [
    "token={}",
    "?token={}",
    "id={}&x=1",
    "ticket_id={}",
    "token:{}",
    "token: {}",
    "Ticket ID: {}",
    "Your Ticket = {}",
    "Ticket #{}",
    "Ticket-No.: {}",
    "VIP | token={} | Ana",
    "name=Ana;ticketId={};type=VIP",
    "'{}'",
    '"{}"',
    "“{}”",
    "<{}>",
    '{{"token":"{}"}}',
    '{{ "ticketId" : "{}" , "n" : 1 }}',
    '{{"ticket":{{"id":"{}","holder":"Ana"}}}}',
    '{{"ticket":"{}"}}',
    '{{"data":{{"id":"{}"}}}}',
    '{{"tickets":["{}"]}}',
    '[{{"id":"{}"}}]',
    '{{"event":{{"id":12,"ticket":{{"code":"{}"}}}}}}',
    '{{"payload":"{{\\"token\\":\\"{}\\"}}"}}',
    "{{'token': '{}'}}",
    '{{"token":"{}",}}',
    '{{"token":"{}","cut":"sho',
    '<ticket id="{}"/>',
    "https://host.example?token={}",
    "https://host.example/x?a=1&amp;token={}",
    "https://host.example/x?ticket-id={}#top",
    "https://host.example/events/77?token={}",
    "https://host.example/t/{}",
    "https://host.example/t/{}/",
    "HTTPS://HOST.EXAMPLE/T/{}",
    "https://host.example/t/{}?utm_source=mail#section",
    "https://host.example/en/tickets/{}/view",
    "https://host.example/t/{}.pdf",
    "https://host.example/t/{};session=1",
    "https://host.example/check-in/{}",
    "https://host.example/#/t/{}",
    "https://host.example/#!/ticket/{}",
    "https://host.example/#token={}",
    "https://host.example/app#/show?token={}",
    "https://me:secret@host.example:8443/t/{}",
    "https://[2001:db8::1]/t/{}",
    "ticket://{}",
    "app+kiosk://open?ticket={}",
    "host.example/t/{}",
    "www.host.example?token={}",
    "localhost:8080/t/{}",
    "192.168.0.7/t/{}",
    "//host.example/t/{}",
    "/t/{}",
    "Ana García, your ticket: https://host.example/t/{}",
    "<https://host.example/t/{}>",
    "MEBKM:TITLE:ticket;URL:https://host.example/t/{};;",
]
# Here it only stands where one may stand.
IN_ITS_PLACE = [
    "https://host.example/{}",
    "https://host.example/summer/{}.html",
    "https://host.example/{}.",
    "https://host.example/#{}",
    "https://host.example/?{}",
    "host.example/{}",
    "{};VIP;Ana",
    "{}\tAna García",
    "{}|1|2|3",
    "{}\nAna García\nVIP",
    '["{}", "VIP"]',
    "(01)09501101530017(21){}",
    "0109501101530017\x1d21{}",
    "]Q301095011015300171726112021{}\x1d10AB",
]
# And here nothing speaks for it but how it looks.
SOMEWHERE = [
    "Ana García,{},VIP",
    "VIP|{}",
    '{{"t1":"{}"}}',
    '{{"n":[{{"m":"{}"}}]}}',
    "https://host.example/{}/show",
    "https://host.example/x?q={}",
    "https://host.example/order/{}",
]


@pytest.mark.parametrize("wrapping", NAMED)
def test_what_a_code_calls_a_tickets_is_asked_for_at_once(wrapping: str) -> None:
    assert tier_of(wrapping.format(TOKEN), TOKEN) == 1


@pytest.mark.parametrize("wrapping", IN_ITS_PLACE + SOMEWHERE)
def test_a_part_that_looks_like_a_token_is_found_as_well(wrapping: str) -> None:
    assert tier_of(wrapping.format(TOKEN), TOKEN) is not None


tokens = st.builds(
    "{}{}{}".format, st.sampled_from("aZx"), st.text("abcXYZ019-_", min_size=6), st.integers(0, 9)
)


@given(tokens, st.sampled_from(NAMED + IN_ITS_PLACE + SOMEWHERE))
@settings(max_examples=300, deadline=None)
def test_a_token_is_found_in_every_wrapping(token: str, wrapping: str) -> None:
    assert tier_of(wrapping.format(token), token) is not None


def in_base64(text: str) -> str:
    return base64.b64encode(text.encode()).decode()


def as_signed(text: str) -> str:
    return ".".join([unpadded(b'{"alg":"HS256"}'), unpadded(text.encode()), unpadded(b"\x00signature")])


@given(
    tokens,
    st.sampled_from(['{{"token":"{}"}}', "token={}", "https://host.example/t/{}"]),
    st.lists(
        st.sampled_from(
            [
                in_base64,
                lambda text: unpadded(text.encode()),
                lambda text: quote(text, safe=""),
                lambda text: "https://host.example/go?url=" + quote(text, safe=""),
                lambda text: json.dumps({"data": text}),
            ]
        ),
        max_size=2,
    ),
)
@settings(max_examples=200, deadline=None)
def test_a_token_is_found_in_wrappings_of_wrappings(
    token: str, first: str, rest: list[Callable[[str], str]]
) -> None:
    code = first.format(token)
    for wrap in rest:
        code = wrap(code)
    assert tier_of(code, token) == 1


def test_a_signed_token_is_read_and_not_believed() -> None:
    signed = as_signed(json.dumps({"sub": "guest-7", "ticket_id": TOKEN}))
    assert candidates(signed)[:2] == ((signed,), ("guest-7", TOKEN))
    assert tier_of(f"https://host.example/t/{signed}", TOKEN) == 1
    assert tier_of(f"https://host.example/t/{signed}", signed) == 1


@pytest.mark.parametrize(
    "code", ["YWJjZA==", "ab.cd.ef", "a1b2c3d4.e5f6g7h8.x", "AAAAAAAAAAAAAAAA", "a2345678901"]
)
def test_random_characters_say_nothing(code: str) -> None:
    assert asked_for(code) == {code.casefold()}


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ('{"id": 417}', ("417",)),
        ('{"id": 123456789012345678901234567890}', ("123456789012345678901234567890",)),
        ('{"ticket":{"id":34,"type":{"id":3}},"event":{"id":12}}', ("34",)),
        ('[{"id":"x"},{"id":"y"}]', ("x", "y")),
        (f'{{"id":"{IDENT}","token":"{TOKEN}"}}', (IDENT, TOKEN)),
        (f"https://host.example/?id={IDENT}&token={TOKEN}", (TOKEN, IDENT)),
        ("https://host.example/t/a%2Fb%20c", ("a/b c",)),
        ("https://host.example/x?token=a%2Bb", ("a+b",)),
        ("https://host.example/x?token=a+b", ("a+b", "a b")),
    ],
)
def test_what_is_named_and_how(code: str, expected: tuple[str, ...]) -> None:
    assert named(code) == expected


@pytest.mark.parametrize(
    "code",
    [
        # posters, web shops and the like: somebody else's numbers
        "https://host.example/events/417",
        "https://host.example/event/20261120",
        "https://host.example/417",
        "https://host.example/tickets/417",
        "https://host.example/event.php?id=417",
        "https://host.example/shop/event?id=48213377",
        "https://host.example/?id=417",
        "https://host.example/?page=48213377",
        "https://host.example/48213377/show",
        "https://host.example/event",
        "https://host.example/Tickets",
        "https://host.example/tickets/buy",
        "https://host.example/",
        "https://417",
        "http:///",
        "http://[broken",
        # other codes of the trade
        '{"type":"event","id":417}',
        '{"event":{"id":417,"data":{"id":"48213377"}}}',
        '{"id": true, "code": 1.5, "token": null}',
        '{"id": 1e999}',
        '{"n":417,"order":48213377}',
        "[1,12,417]",
        "1,12,417",
        "417;VIP;Ana",
        "Event: Main, ID: 417",
        "WIFI:T:WPA;S:Festival;P:token=48213377;;",
        "BEGIN:VCARD\nVERSION:3.0\nN:García;Ana\nTEL:+34600000000\nID:48213377\nEND:VCARD",
        "mailto:ana@example.com?subject=token=48213377",
        "tel:+34600000417",
        "geo:41.7,2.1?id=48213377",
        "javascript:alert('token=48213377')",
    ],
)
def test_numbers_and_words_of_something_else_are_nobodys_ticket(code: str) -> None:
    others = {"1", "12", "417", "20261120", "48213377", "event", "tickets", "buy", "vip", "true", "1.5"}
    assert not asked_for(code) & others


def test_json_that_lies_too_deep_is_left_alone() -> None:
    def at_depth(levels: int) -> str:
        return '{"a":' * (levels - 1) + f'{{"id":"{TOKEN}"}}' + "}" * (levels - 1)

    assert tier_of(at_depth(DEEPEST), TOKEN) == 1
    assert tier_of(at_depth(DEEPEST + 1), TOKEN) is None
    assert tier_of("[" * DEEPEST + f'"{TOKEN}"' + "]" * DEEPEST, TOKEN) == 1
    assert tier_of("[" * (DEEPEST + 1) + f'"{TOKEN}"' + "]" * (DEEPEST + 1), TOKEN) is None


def test_texts_in_texts_are_followed_so_far_and_no_farther() -> None:
    code = f'{{"token":"{TOKEN}"}}'
    for _ in range(DEEPEST):
        code = json.dumps({"data": code})
    assert tier_of(code, TOKEN) == 1
    code = json.dumps({"data": code})
    assert tier_of(code, TOKEN) is None


def test_only_so_many_texts_within_a_text_are_looked_into() -> None:
    code = json.dumps([f"token=a1b2c3d{number}" for number in range(150)])
    assert named(code) == tuple(f"a1b2c3d{number}" for number in range(MOST_TEXTS - 1))


def test_number_of_an_article_is_nobodys_ticket() -> None:
    assert not asked_for(f"(01)09501101530017(17)261120(21){TOKEN}") & {"09501101530017", "261120"}


@pytest.mark.parametrize(
    "code",
    [
        "' OR 1=1; DROP TABLE tickets; --",
        "../../etc/passwd",
        "$(rm -rf /)",
        "`reboot`; true",
        "🎟️🎉",
        "%zz%00%",
        "=1+1",
    ],
)
def test_hostile_texts_are_texts(code: str) -> None:
    assert candidates(code)[0] == (code,)


def test_what_an_address_encodes_is_cleaned_like_any_text() -> None:
    assert named("https://host.example/t/%EF%BB%BFa1%00B2%0A") == ("a1B2",)
