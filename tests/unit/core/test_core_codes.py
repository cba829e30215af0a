"""Scanned text → candidates, and which reads are one presentation."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.codes import (
    BLINK_S,
    LEFT_VIEW_S,
    LONGEST_CODE,
    MOST_CANDIDATES,
    SCANNER_AGAIN_S,
    Presentations,
    Presented,
    candidates,
    text_of,
)

TOKEN, IDENT = "a1B2-c3_D4", "5f3c9e"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (TOKEN, TOKEN),
        (TOKEN.encode(), TOKEN),
        (f"  {TOKEN}\r\n", TOKEN),
        (f"{TOKEN}\n".encode(), TOKEN),
        (f"\ufeff{TOKEN}", TOKEN),
        (f"\ufeff{TOKEN}".encode(), TOKEN),
        (f"\x02{TOKEN}\x03\x00", TOKEN),
        ("a1B2-\u200bc3_D4\u200e", TOKEN),
        (f"\ud800{TOKEN}\udfff", TOKEN),
        # what a hand scanner puts in front
        (f"]Q1{TOKEN}", TOKEN),
        (f"]Q1\\000026{TOKEN}", TOKEN),
        (f"]Q2\\000026\\000003{TOKEN}", TOKEN),
        (f"\ufeff]C1{TOKEN}\r", TOKEN),
        (f"]Q1\ufeff{TOKEN}", TOKEN),
        (f"]Q1]Q1{TOKEN}", f"]Q1{TOKEN}"),
        ("]-a1", "]-a1"),
        # not UTF-8
        ("Müller".encode("latin-1"), "Müller"),
        (b"\xff\xfe\x00", "ÿþ"),
        ("", ""),
        (b"", ""),
        (" \t\n", ""),
        ("first\tsecond\nthird", "first\tsecond\nthird"),
        ("🎟️", "🎟️"),
    ],
)
def test_text_of(data: bytes | str, text: str) -> None:
    assert text_of(data) == text


A_WIFI = "WIFI:T:WPA;S:Festival;P:pass=word;;"
A_CARD = "BEGIN:VCARD\nVERSION:3.0\nN:García;Ana\nTEL;TYPE=CELL:+34600000000\nEND:VCARD"


@pytest.mark.parametrize(
    ("data", "tiers"),
    [
        (TOKEN, [(TOKEN,)]),
        ("", []),
        ("   ", []),
        # queries and assignments
        (f"token={TOKEN}", [(f"token={TOKEN}",), (TOKEN,)]),
        (f"?id={IDENT}&token={TOKEN}&x=1", [(f"?id={IDENT}&token={TOKEN}&x=1",), (IDENT, TOKEN)]),
        ("YWJjZA==", [("YWJjZA==",)]),
        # JSON
        (f'"{TOKEN}"', [(f'"{TOKEN}"',), (TOKEN,)]),
        (f'{{"token":"{TOKEN}"}}', [(f'{{"token":"{TOKEN}"}}',), (TOKEN,)]),
        ('{"id": 417}', [('{"id": 417}',), ("417",)]),
        ('{"ticketId":"x","n":"y"}', [('{"ticketId":"x","n":"y"}',), ("x",), ("y",)]),
        ('{"t":"x","n":2}', [('{"t":"x","n":2}',), ("x",)]),
        ('{"id": true, "code": 1.5, "token": null}', [('{"id": true, "code": 1.5, "token": null}',)]),
        ('{"ticket":{"id":"x","holder":"y"}}', [('{"ticket":{"id":"x","holder":"y"}}',), ("x",), ("y",)]),
        ('[{"id":"x"},{"id":"y"}]', [('[{"id":"x"},{"id":"y"}]',), ("x", "y")]),
        ('["x", 7, "x"]', [('["x", 7, "x"]',), ("x", "7")]),
        (
            '{"id":123456789012345678901234567890}',
            [('{"id":123456789012345678901234567890}',), ("123456789012345678901234567890",)],
        ),
        ('{"a":{"a":{"a":{"a":{"id":"too deep"}}}}}', [('{"a":{"a":{"a":{"a":{"id":"too deep"}}}}}',)]),
        ('[[[[["too deep"]]]]]', [('[[[[["too deep"]]]]]',)]),
        ('{"id": "x"', [('{"id": "x"',)]),
        ('{"id": 1e999}', [('{"id": 1e999}',)]),
        # not for us
        (A_WIFI, [(A_WIFI,)]),
        (A_CARD, [(A_CARD,)]),
        ("' OR 1=1; DROP TABLE tickets; --", [("' OR 1=1; DROP TABLE tickets; --",)]),
        ("../../etc/passwd", [("../../etc/passwd",)]),
        ("🎟️🎉", [("🎟️🎉",)]),
        ("mailto:ana@example.com", [("mailto:ana@example.com",)]),
        ("http://[broken", [("http://[broken",)]),
    ],
)
def test_candidates(data: str, tiers: list[tuple[str, ...]]) -> None:
    assert candidates(data) == tuple(tiers)


@pytest.mark.parametrize(
    ("address", "second", "third"),
    [
        (f"https://host.example/t/{TOKEN}", (TOKEN,), ("t", "host.example")),
        (f"HTTPS://HOST.EXAMPLE/T/{TOKEN}/", (TOKEN,), ("T", "HOST.EXAMPLE")),
        (f"ticket://{TOKEN}", (TOKEN,), None),
        (f"host.example/t/{TOKEN}", (TOKEN,), ("t", "host.example")),
        (f"host.example:8443?token={TOKEN}", (TOKEN,), ("host.example:8443",)),
        (f"https://host.example?token={TOKEN}", (TOKEN,), ("host.example",)),
        (f"https://host.example/#{TOKEN}", (TOKEN,), ("host.example",)),
        (f"https://host.example/#/t/{TOKEN}", (TOKEN,), ("t", "host.example")),
        ("https://host.example/t/a%2Fb%20c", ("a/b c",), ("t", "host.example")),
        ("https://host.example/t/%FF%00", ("\ufffd\x00",), ("t", "host.example")),
        ("https://host.example/x?q=a%2Bb", ("x",), ("a+b", "host.example")),
        ("https://host.example/x?q=a+b", ("x",), ("a+b", "a b", "host.example")),
        ("https://host.example", ("host.example",), None),
        ("http:///", None, None),
        ("https://host.example/../../x", ("x",), ("..", "host.example")),
    ],
)
def test_what_an_address_holds(
    address: str, second: tuple[str, ...] | None, third: tuple[str, ...] | None
) -> None:
    assert candidates(address) == tuple(tier for tier in ((address,), second, third) if tier)


def test_an_address_with_a_token_and_a_tail_of_tracking() -> None:
    address = f"https://host.example/t/{TOKEN}?utm_source=mail&utm_medium=x#section"
    assert candidates(address) == (
        (address,),
        ("section", TOKEN),
        ("mail", "x", "t", "host.example"),
    )


def test_what_an_address_names_comes_before_the_rest_of_it() -> None:
    address = f"https://host.example/check/77?id={IDENT}&ref=mail#?token={TOKEN}"
    assert candidates(address) == (
        (address,),
        (IDENT, TOKEN),
        ("77",),
        ("mail", "check", "host.example"),
    )
    assert candidates(f"https://host.example/#ticket-id={TOKEN}")[1] == (TOKEN,)


def test_a_long_token_is_still_looked_for_whole() -> None:
    token = "eyJ" + "x" * 2_000
    assert candidates(token) == ((token,),)


@pytest.mark.parametrize(
    "data",
    [
        bytes(range(256)) * 40,
        "9" * 10_000,
        "[" * 10_000,
        '{"id":' * 2_000,
        "https://host.example/" + "a/" * 5_000,
        "https://host.example/?" + "&".join(f"id={n}" for n in range(5_000)),
        json.dumps([str(n) for n in range(5_000)])[:LONGEST_CODE],
        json.dumps([str(n) for n in range(500)]),
        "a." * 5_000,
        "🎟️" * 5_000,
    ],
)
def test_ten_kilobytes_cost_little(data: bytes | str) -> None:
    tiers = candidates(data)
    assert len(tiers) <= 4
    assert all(len(tier) <= MOST_CANDIDATES for tier in tiers)
    assert len(text_of(data)) <= LONGEST_CODE
    assert tiers[0] == (text_of(data),)


json_texts = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "token", "x"]), inner),
    max_leaves=8,
).map(json.dumps)
pieces = st.sampled_from([*"?#/[]%=&.{:", '"', "://", "http", "%zz", "%00", "id", "]Q1", "\\000026"])
oddities = st.lists(pieces | st.text(max_size=3), max_size=12).map("".join)
any_text = st.text(st.characters(), max_size=40) | oddities | json_texts | oddities.map("http://".__add__)


@given(any_text | st.binary(max_size=60))
@settings(max_examples=300, deadline=None)
def test_any_code_has_candidates_and_the_whole_text_comes_first(data: bytes | str) -> None:
    tiers = candidates(data)
    whole = text_of(data)
    assert tiers[:1] == (((whole,),) if whole else ())
    everything = [candidate for tier in tiers for candidate in tier]
    assert len(everything) == len(set(everything))
    for candidate in everything:
        assert candidate == candidate.strip()
        assert candidate.encode("utf-8")
    assert all(tiers)


@given(any_text)
@settings(max_examples=100, deadline=None)
def test_bytes_and_text_of_one_code_are_the_same_code(text: str) -> None:
    assert text_of(text_of(text).encode()) == text_of(text_of(text))


tokens = st.text("abcXYZ019-_", min_size=1, max_size=30)


WRAPPINGS = [
    "{}",
    "]Q1{}",
    "{}\r\n",
    "https://h.example/t/{}?utm=1#top",
    "https://h.example?token={}",
    "https://h.example/#/{}",
    '{{"token":"{}"}}',
    '{{"data":{{"id":"{}"}}}}',
    "ticket_id={}",
    "h.example/{}",
]


@given(tokens, st.sampled_from(WRAPPINGS))
@settings(max_examples=100, deadline=None)
def test_a_token_is_found_in_every_wrapping(token: str, wrapping: str) -> None:
    assert any(token in tier for tier in candidates(wrapping.format(token)))


# --- presentations ---

NEW, SAME, HELD = Presented.NEW, Presented.SAME, Presented.HELD
CAMERA, SCANNER = "camera", "hand scanner"


def read_all(*reads: tuple[str, float] | tuple[str, float, str]) -> list[Presented]:
    seen = Presentations()
    found = []
    for device, at_s, *code in reads:
        read = seen.camera if device == CAMERA else seen.hand_scanner
        found.append(read(code[0] if code else TOKEN, at_s))
    return found


@pytest.mark.parametrize(
    ("reads", "found"),
    [
        # the camera: held in view, blinking, gone and back
        ([(CAMERA, 0.0), (CAMERA, 0.03), (CAMERA, 0.06)], [NEW, HELD, HELD]),
        ([(CAMERA, 0.0), (CAMERA, 0.0)], [NEW, HELD]),
        ([(CAMERA, 0.0), (CAMERA, BLINK_S)], [NEW, HELD]),
        ([(CAMERA, 0.0), (CAMERA, BLINK_S + 0.1)], [NEW, SAME]),
        ([(CAMERA, 0.0), (CAMERA, 1.4), (CAMERA, 2.8), (CAMERA, 4.2)], [NEW, SAME, SAME, SAME]),
        ([(CAMERA, 0.0), (CAMERA, LEFT_VIEW_S)], [NEW, NEW]),
        ([(CAMERA, 0.0), (CAMERA, 0.1, "other"), (CAMERA, 0.2)], [NEW, NEW, HELD]),
        # the hand scanner: within 2 s of its last read
        ([(SCANNER, 0.0), (SCANNER, 1.9), (SCANNER, 3.8), (SCANNER, 5.7)], [NEW, SAME, SAME, SAME]),
        ([(SCANNER, 0.0), (SCANNER, SCANNER_AGAIN_S)], [NEW, NEW]),
        ([(SCANNER, 0.0), (SCANNER, 0.5, "other")], [NEW, NEW]),
        # both at once
        ([(CAMERA, 0.0), (SCANNER, 0.0)], [NEW, SAME]),
        ([(SCANNER, 0.0), (CAMERA, 0.0)], [NEW, HELD]),
        ([(CAMERA, 0.0), (SCANNER, 1.4)], [NEW, SAME]),
        ([(CAMERA, 0.0), (SCANNER, 1.5)], [NEW, NEW]),
        ([(SCANNER, 0.0), (CAMERA, 1.9)], [NEW, HELD]),
        ([(SCANNER, 0.0), (CAMERA, 2.0)], [NEW, NEW]),
        ([(SCANNER, 0.0), (CAMERA, 1.9), (CAMERA, 2.0), (SCANNER, 3.0)], [NEW, HELD, HELD, SAME]),
        # a frame is told of after a later read
        ([(SCANNER, 0.03), (CAMERA, 0.0)], [NEW, HELD]),
        ([(CAMERA, 0.03), (SCANNER, 0.0)], [NEW, SAME]),
        ([(CAMERA, 1.0), (CAMERA, 0.0), (CAMERA, 2.4)], [NEW, HELD, SAME]),
        ([(SCANNER, 1.0), (SCANNER, 0.0), (SCANNER, 2.9)], [NEW, SAME, SAME]),
    ],
)
def test_presentations(reads: list[tuple[str, float]], found: list[Presented]) -> None:
    assert read_all(*reads) == found


def test_the_same_code_in_two_guises_is_one_presentation() -> None:
    assert read_all((CAMERA, 0.0, TOKEN), (SCANNER, 0.1, f"]Q1{TOKEN}\r")) == [NEW, SAME]
    seen = Presentations()
    assert [seen.camera(TOKEN.encode(), 0.0), seen.camera(TOKEN, 0.1)] == [NEW, HELD]


def test_an_evening_of_codes_does_not_pile_up() -> None:
    seen = Presentations()
    for number in range(2_000):
        seen.camera(f"ticket {number}", number * 0.1)
        seen.hand_scanner(f"other {number}", number * 0.1)
    assert len(seen._seen) <= LEFT_VIEW_S / 0.1 + 1
    assert len(seen._scanned) <= SCANNER_AGAIN_S / 0.1 + 1


reads = st.tuples(st.sampled_from([CAMERA, SCANNER]), st.floats(0.0, 1.4), st.sampled_from("ab"))


@given(st.lists(reads, min_size=1, max_size=12))
@settings(max_examples=100, deadline=None)
def test_a_code_read_again_and_again_is_one_presentation(
    steps: list[tuple[str, float, str]],
) -> None:
    at_s, seen, first = 0.0, Presentations(), True
    for device, gap_s, code in steps:
        at_s += gap_s if code == "a" else 0.0
        read = seen.camera if device == CAMERA else seen.hand_scanner
        found = read(code, at_s)
        if code == "a":
            assert (found is NEW) == first
            first = False
