"""Valid samples made hostile: texts, bytes and JSON values, by a chance that is an argument."""

import base64
import gzip
import json
import math
import struct
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote

LONG = 20_000
"""Letters of a giant text, mostly; a few are longer still."""

HOSTILE_TEXTS = (
    "", " ", "\t", "\x00", "\x00" * 50, "\x1b[2J\x1b]0;title\x07", "\r\n", "\u2028\u2029\x85\x0b\x0c",
    "\ud83c", "\udf9f\ud83c", "\udcff\udc80",
    "🎟️🎉👩‍👩‍👧‍👦", "\u202e\u2066abc\u2069", "\u200f\u200e\u061c", "\ufeff", "\ufffe\uffff",
    "\u0301" * 60, "Z" + "\u0351\u0489\u20dd" * 40, "\U0010ffff", "٤١٧", "４１７", "𝟜𝟙𝟟",
    "Ⅳ½²", "ﷺ" * 40, "𒐫" * 30,
    "ليلى حسن", "שלום \u202d abc", "ก็็็็็็็็็็็็็็", "İıŞß", "ŉ",
    "<b>x</b><img src=file:///etc/passwd>", "%s%n{0}{x}%1", "&amp;&#0;",
    "'; DROP TABLE tickets; --", '" OR 1=1 --', "*", "=1+1", "@SUM(A1)", "+", "-1", "..", "../../etc/passwd",
    "null", "true", "NaN", "Infinity", "-0", "1e999", "0x1F", "1_000", "9" * 400, "0" * 50 + "417",
    "javascript:alert(1)", "WIFI:S:guests;;", "https://[bad", "//", "://", "%", "%zz%ff",
    "{", "[", '"', "\\", "\\000026",
    "]Q2\\000026", "]C1", "\x1d", "\x1e\x04", "==", "a" * 4097,
    "\N{ZERO WIDTH JOINER}" * 30, "nan%", "CON", "|", "~",
)  # fmt: skip
DATES = (
    "2026-06-13T19:42:05+02:00", "2026-06-13T19:42:05Z", "2026-06-13", "20260613T194205Z",
    "2026-W24-6", "2026-164",
    "0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "2026-06-13T24:00:00Z", "2026-02-30T00:00:00Z",
    "2026-06-13T19:42:60Z", "-2026-06-13", "+12026-06-13T00:00:00Z",
    "1969-12-31T23:59:59Z", "2026-06-13T19:42:05,5Z",
    "２０２６-06-13T19:42:05Z", "Sat, 13 Jun 2026 19:42:05 GMT", "Saturday, 13-Jun-26 19:42:05 GMT",
    "Sat Jun 13 19:42:05 2026", "Sat, 13 Jun 99999 19:42:05 GMT", "Sat, 13 Jun 0 19:42:05 -9999",
    "1781379725", "1781379725000",
    "13/06/2026", "now", "2026-06-13T19:42:05+99:99",
    "2026-06-13 19:42:05.123456789 +0200", "2026-06-13T19:42:05+02:00:59.9",
)  # fmt: skip
NUMBERS: tuple[object, ...] = (
    0, -1, 1, 2**31 - 1, 2**31, 2**32, 2**53, 2**53 + 1, 2**63 - 1,
    2**63, -(2**63) - 1, 2**64, 10**30, 10**400,
    0.0, -0.0, 1e-320, 1e17, 1e308, -1e308, 1781372400, 1781372400.5,
    253402300800, -62135596801, 1e12, math.nan, math.inf, -math.inf,
)  # fmt: skip
ODD_VALUES: tuple[object, ...] = (None, True, False, [], {}, [[]], [None], {"": ""}, {"id": {}}, "", *NUMBERS)


@dataclass(frozen=True)
class Raw:
    """Stands in a JSON text as it is, whether that is JSON or not."""

    text: str


@dataclass(frozen=True)
class Pairs:
    """An object whose names may come more than once."""

    pairs: tuple[tuple[str, Any], ...]


def text(chance: Random, sample: str) -> str:
    """A text like this one, spoiled in one to four places."""
    for _ in range(chance.randint(1, 4)):
        sample = chance.choice(_TEXT_STEPS)(chance, sample)
    return sample


def hostile(chance: Random) -> str:
    """A text that nobody should have to expect."""
    kind = chance.random()
    if kind < 0.5:
        return chance.choice(HOSTILE_TEXTS)
    if kind < 0.6:
        return chance.choice(DATES)
    if kind < 0.75:
        return "".join(chance.choice(HOSTILE_TEXTS)[:40] for _ in range(chance.randint(2, 6)))
    if kind < 0.9:
        return "".join(letter(chance) for _ in range(chance.randint(1, 80)))
    return giant(chance)


def giant(chance: Random) -> str:
    """One that is much too long."""
    unit = chance.choice(
        (letter(chance), "ab ", "{", "/", "&a=1", "%41", "a.", "\u0301", "=", "x" * 77 + " ")
    )
    most = LONG if chance.random() < 0.9 else 30 * LONG
    return unit * (chance.randint(most // 4, most) // len(unit))


def letter(chance: Random) -> str:
    """Any one character, halves of characters among them."""
    plane = chance.random()
    if plane < 0.4:
        return chr(chance.randrange(0x20, 0x7F))
    if plane < 0.5:
        return chr(chance.randrange(0, 0xA0))
    return chr(chance.randrange(0xA0, 0x3000) if plane < 0.75 else chance.randrange(0, 0x110000))


def _place(chance: Random, sample: str) -> int:
    return chance.randint(0, len(sample))


def _insert(chance: Random, sample: str) -> str:
    at = _place(chance, sample)
    return sample[:at] + hostile(chance) + sample[at:]


def _drop(chance: Random, sample: str) -> str:
    at = _place(chance, sample)
    return sample[:at] + sample[at + chance.randint(1, 8) :]


def _repeat(chance: Random, sample: str) -> str:
    first, last = sorted((_place(chance, sample), _place(chance, sample)))
    times = min(chance.choice((2, 3, 10, 300)), 1 + LONG // max(1, last - first))
    return sample[:first] + sample[first:last] * times + sample[last:]


def _swap(chance: Random, sample: str) -> str:
    letters = list(sample)
    if letters:
        letters[chance.randrange(len(letters))] = letter(chance)
    return "".join(letters)


_TEXT_STEPS: Sequence[Callable[[Random, str], str]] = (
    _insert,
    _insert,
    _drop,
    _repeat,
    _swap,
    _swap,
    lambda chance, sample: sample[: _place(chance, sample)],
    lambda chance, sample: sample[_place(chance, sample) :],
    lambda _, sample: sample[::-1],
    lambda chance, sample: chance.choice((str.upper, str.lower, str.swapcase, str.title))(sample),
    lambda _, sample: quote(sample.encode("utf-8", "surrogatepass"), safe=""),
    lambda _, sample: base64.b64encode(sample.encode("utf-8", "surrogatepass")).decode(),
    lambda _, sample: json.dumps(sample),
    lambda chance, sample: chance.choice(("  ", "\n", "\t", "\ufeff", "\x00")) + sample,
    lambda chance, sample: sample + chance.choice(("\r\n", "\t", "\x00", "\x1d", " ", "\u200b")),
    lambda _, sample: sample.translate({n: 0xFEE0 + n for n in range(0x21, 0x7F)}),
    lambda chance, _: hostile(chance),
)


def data(chance: Random, sample: bytes, others: Sequence[bytes] = ()) -> bytes:
    """Bytes like these, spoiled in one to six places; parts of `others` may stand in them."""
    spoiled = bytearray(sample)
    for _ in range(chance.randint(1, 6)):
        _spoil(chance, spoiled, others)
    return bytes(spoiled)


def _spoil(chance: Random, spoiled: bytearray, others: Sequence[bytes]) -> None:
    at, step = chance.randint(0, len(spoiled)), chance.random()
    near_start = chance.random() < 0.5
    if near_start:
        at = min(at, chance.randint(0, 200))
    if step < 0.3 and spoiled:
        spoiled[min(at, len(spoiled) - 1)] ^= 1 << chance.randrange(8)
    elif step < 0.45 and spoiled:
        spoiled[min(at, len(spoiled) - 1)] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)))
    elif step < 0.6:
        layout = chance.choice((">H", "<H", ">I", "<I"))
        most = 2 ** (8 * struct.calcsize(layout)) - 1
        number = chance.choice((0, 1, most, most // 2, most // 2 + 1, most - 1, chance.randint(0, most)))
        spoiled[at : at + struct.calcsize(layout)] = struct.pack(layout, number)
    elif step < 0.7:
        del spoiled[at : at + chance.choice((1, 2, 4, 16, 400))]
    elif step < 0.78:
        del spoiled[at:]
    elif step < 0.88:
        end = min(len(spoiled), at + chance.choice((1, 4, 30, 1000)))
        spoiled[end:end] = spoiled[at:end] * chance.choice((1, 2, 20))
    elif step < 0.95 or not others:
        spoiled[at:at] = chance.randbytes(chance.choice((1, 4, 30, 1000)))
    else:
        other = chance.choice(others)
        begin = chance.randint(0, len(other))
        spoiled[at:at] = other[begin : begin + 2000]


# JSON


def value(chance: Random, sample: Any) -> Any:
    """A JSON value like this one, spoiled in one to five places; what is given stays as it is."""
    for _ in range(chance.randint(1, 5)):
        sample = _spoiled_value(chance, sample)
    return sample


def _spoiled_value(chance: Random, sample: Any) -> Any:
    """The value with one part of it spoiled; the deeper parts as likely as the outer ones."""
    if isinstance(sample, dict) and sample and chance.random() < 0.85:
        name = chance.choice(list(sample))
        if chance.random() < 0.15:
            return _spoiled_object(chance, sample, name)
        return {**sample, name: _spoiled_value(chance, sample[name])}
    if isinstance(sample, list) and sample and chance.random() < 0.85:
        at = chance.randrange(len(sample))
        if chance.random() < 0.15:
            return chance.choice((sample[:at], sample * 2, sample[::-1], [*sample, sample[at]], [sample]))
        return [*sample[:at], _spoiled_value(chance, sample[at]), *sample[at + 1 :]]
    return odd(chance, sample)


def _spoiled_object(chance: Random, sample: dict[str, Any], name: str) -> Any:
    step = chance.randrange(6)
    if step == 0:
        return {key: one for key, one in sample.items() if key != name}
    if step == 1:
        return {**sample, hostile(chance): sample[name]}
    if step == 2:
        return Pairs((*sample.items(), (name, odd(chance, sample[name])), (name, sample[name])))
    if step == 3:
        return {text(chance, key) if key == name else key: one for key, one in sample.items()}
    if step == 4:
        return list(sample.values())
    return {**sample, name: sample}


def odd(chance: Random, sample: Any) -> Any:
    """Something else in the place of this."""
    kind = chance.random()
    if isinstance(sample, str) and kind < 0.4:
        return text(chance, sample)
    if kind < 0.5:
        return hostile(chance)
    if kind < 0.6:
        return chance.choice(NUMBERS)
    if kind < 0.68:
        return chance.choice(DATES)
    if kind < 0.76:
        return {"name": sample, "value": [sample]} if chance.random() < 0.5 else [sample] * 3
    if kind < 0.8:
        depth = chance.choice((5, 200, 3000, 100_000))
        return Raw(
            "[" * depth + "]" * depth if chance.random() < 0.5 else '{"a":' * depth + "1" + "}" * depth
        )
    if kind < 0.86:
        return Raw(chance.choice(_NOT_JSON))
    return chance.choice(ODD_VALUES)


_NOT_JSON = (
    "NaN", "-Infinity", "1e99999", "-", "01", "1.", ".5", "+1", "undefined", "'a'",
    '"\\x"', '"\\ud83c"', '"\\u0000"',
    '"\n"', '"a', "[1,]", '{"a"}', "{,}", "/*c*/1", "1 2",
    "9" * 5000, "1." + "3" * 5000, "0e" + "1" * 300, '"\udcff"',
)  # fmt: skip


def written(sample: Any) -> str:
    """The JSON text of a value, with all that only a hostile writer writes."""
    if isinstance(sample, Raw):
        return sample.text
    if isinstance(sample, Pairs):
        return (
            "{" + ",".join(f"{json.dumps(k, ensure_ascii=False)}:{written(v)}" for k, v in sample.pairs) + "}"
        )
    if isinstance(sample, dict):
        return written(Pairs(tuple((str(key), one) for key, one in sample.items())))
    if isinstance(sample, list | tuple):
        return "[" + ",".join(map(written, sample)) + "]"
    if isinstance(sample, int) and sample.bit_length() > 900:
        return "1" + "0" * 400
    return json.dumps(sample, ensure_ascii=False)


def json_text(chance: Random, sample: Any) -> bytes:
    """A spoiled value as bytes, now and then in a wrong encoding or cut."""
    whole = written(value(chance, sample))
    body = (
        in_some_encoding(chance, whole) if chance.random() < 0.15 else whole.encode("utf-8", "surrogatepass")
    )
    return data(chance, body) if chance.random() < 0.1 else body


def in_some_encoding(chance: Random, said: str) -> bytes:
    """The text as bytes: UTF-8 mostly, or what somebody took for it."""
    name = chance.choice(
        ("utf-8", "utf-8", "utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32", "latin-1", "utf-7")
    )
    if name in ("latin-1", "utf-7"):
        return said.encode(name, "replace")
    return said.encode(name, "surrogatepass")


def packed(chance: Random, body: bytes) -> tuple[str, bytes]:
    """A content coding and the body in it: true, a lie, twice, or a bomb."""
    kind = chance.randrange(9)
    if kind == 0:
        return "gzip", gzip.compress(body, 1)
    if kind == 1:
        return "deflate", zlib.compress(body)
    if kind == 2:
        return "deflate", zlib.compress(body)[2:-4]
    if kind == 3:
        return "gzip", data(chance, gzip.compress(body, 1))
    if kind == 4:
        return "gzip", gzip.compress(b" " * chance.choice((300_000, 20_000_000)), 1)
    if kind == 5:
        return "gzip, gzip", gzip.compress(gzip.compress(body, 1))
    if kind == 6:
        return "gzip", gzip.compress(body[:50], 1) * chance.choice((2, 1500)) + b"\0" * 10
    return chance.choice(("br", "zstd", "identity", "gzip", "x-gzip", "", ", ,", "é")), body
