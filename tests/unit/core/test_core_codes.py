"""Scanned text → candidates."""

import base64
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kiosk.core.codes import (
    LONGEST_CODE,
    MOST_CANDIDATES,
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
        (f"\\000026{TOKEN}", TOKEN),
        (f"]Q2a\\\\b\\000003{TOKEN}\\000026", f"a\\b{TOKEN}"),
        (f"]Q1a\\\\b{TOKEN}", f"a\\\\b{TOKEN}"),
        (f"\\900026{TOKEN}", f"\\900026{TOKEN}"),
        (f"]Q3{TOKEN}\x1d21\x1e", f"{TOKEN}21"),
        ("]-a1", "]-a1"),
        # not UTF-8
        ("Müller".encode("latin-1"), "Müller"),
        (b"\xff\xfe\x00", "ÿþ"),
        (TOKEN.encode("utf-16"), TOKEN),
        (b"\xfe\xff" + TOKEN.encode("utf-16-be"), TOKEN),
        (TOKEN.encode("utf-16-le"), TOKEN),
        (b"\xff" + b"a" * 5_000, "ÿ" + "a" * 4_095),
        ("é".encode() * 10_000, "é" * LONGEST_CODE),
        (b"a" + "é".encode() * 10_000, "a" + "é" * (LONGEST_CODE - 1)),
        ("", ""),
        (b"", ""),
        (" \t\n", ""),
        ("first\tsecond\nthird", "first\tsecond\nthird"),
        ("🎟️", "🎟️"),
    ],
)
def test_text_of(data: bytes | str, text: str) -> None:
    assert text_of(data) == text


def test_the_whole_text_is_asked_for_first_and_then_what_the_code_calls_a_tickets() -> None:
    code = f'{{"note":"{IDENT}","list":["VIP-2026"],"ticket":{{"token":"{TOKEN}"}}}}'
    assert candidates(code)[:3] == ((code,), (TOKEN,), (IDENT, "VIP-2026"))
    address = f"https://host.example/check/{IDENT}/end-77?id={TOKEN}&ref=mail-4711"
    assert candidates(address)[:4] == ((address,), (TOKEN,), ("end-77",), ("mail-4711", IDENT))


@pytest.mark.parametrize("data", ["", "   ", b"", "\x00\x01", "\ufeff", "]Q1", "\\000026"])
def test_what_holds_nothing_gives_no_candidates(data: bytes | str) -> None:
    assert candidates(data) == ()


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("ＡＢ－１２３", "AB-123"),
        ("TKT–0012", "TKT-0012"),
        ("TKT\u22120012", "TKT-0012"),
        ("5f3c 9e11 77", "5f3c9e1177"),
        ("5F3C9E", "5f3c9e"),
        ("5f3c9e", "5F3C9E"),
        ("A1b2", "a1B2"),  # a hand scanner with Caps Lock on
        ("https://h.example/t/5F3C9E11", "5f3c9e11"),
        ("TOKEN=5F3C9E11", "5f3c9e11"),
        ("cafe\u03011", "caf\u00e91"),
    ],
)
def test_other_spellings_are_asked_for_last(written: str, meant: str) -> None:
    tiers = candidates(written)
    assert meant in tiers[-1]
    assert tiers[0] == (written,)
    assert not any(meant in tier for tier in tiers[:-1])


@pytest.mark.parametrize("typed", ["Mueller", "Ana García", "Smith, John", "ana", "O'Brien", "a" * 65 + "1"])
def test_names_have_no_other_spellings(typed: str) -> None:
    assert candidates(typed) == ((typed,),)


@pytest.mark.parametrize(
    "data",
    [
        bytes(range(256)) * 40,
        random.Random(7).randbytes(2_953),
        "9" * 10_000,
        "a" * 100_000,
        "[" * 10_000,
        "," * 1_000_000,
        '{"id":' * 2_000,
        "https://host.example/" + "a/" * 5_000,
        "https://host.example/?" + "&".join(f"id=abc{n}" for n in range(5_000)),
        "https://host.example/?" + "url=http%3A%2F%2Fx%2F%3Furl%3D" * 90,
        json.dumps([str(n) for n in range(5_000)])[:LONGEST_CODE],
        json.dumps([f"number {n}" for n in range(500)][:250]),
        "id: a1b2c3d4 " * 500,
        "a=" * 5_000,
        "a." * 5_000,
        "(12)a" * 2_000,
        "\x1d01" * 2_000,
        "%25" * 3_000,
        base64.b64encode(b"{" * 3_000),
        "🎟️" * 5_000,
    ],
)
def test_a_hundred_kilobytes_cost_little(data: bytes | str) -> None:
    tiers = candidates(data)
    assert len(tiers) <= 5
    assert all(len(tier) <= MOST_CANDIDATES for tier in tiers)
    assert len(text_of(data)) <= LONGEST_CODE
    assert tiers[0] == (text_of(data),)
    assert not any(len(one) > LONGEST_CODE for tier in tiers for one in tier)


json_texts = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "token", "x"]), inner),
    max_leaves=8,
).map(json.dumps)
pieces = st.sampled_from(
    [*"?#/[]%=&.{:,;|()<", '"', "://", "http", "%zz", "%00", "id", "]Q1", "]Q2", "\\000026", "\x1d", "token"]
)
oddities = st.lists(pieces | st.text(max_size=3), max_size=12).map("".join)
any_text = st.text(st.characters(), max_size=40) | oddities | json_texts | oddities.map("http://".__add__)
wrapped = any_text.map(lambda text: base64.b64encode(text.encode("utf-8", "replace")).decode())


@given(any_text | wrapped | st.binary(max_size=60))
@settings(max_examples=300, deadline=None)
def test_any_code_has_candidates_and_the_whole_text_comes_first(data: bytes | str) -> None:
    tiers = candidates(data)
    whole = text_of(data)
    assert tiers[:1] == (((whole,),) if whole else ())
    everything = [candidate for tier in tiers for candidate in tier]
    assert len(everything) == len(set(everything)) <= 5 * MOST_CANDIDATES
    for candidate in everything:
        assert candidate == candidate.strip()
        assert candidate.encode("utf-8")
    assert all(tiers)


@given(any_text)
@settings(max_examples=100, deadline=None)
def test_bytes_and_text_of_one_code_are_the_same_code(text: str) -> None:
    assert text_of(text_of(text).encode()) == text_of(text_of(text))
