"""The codes themselves: what tickets hold, and their crisp pictures."""

import json
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import segno
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]

_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789-_"
_NAMES = ("Ana García", "Zoë Łuczak", "Bob Mueller", "陳大文", "Chloé Dubois", "Jürgen Weiß")
_LARGEST_USUAL = 8


@dataclass(frozen=True)
class Symbol:
    """A code as modules: True is dark, no quiet zone; and the text it holds."""

    text: str
    modules: NDArray[np.bool_]

    @property
    def side(self) -> int:
        """Modules along one edge."""
        return int(self.modules.shape[0])


def code_picture(
    content: str | bytes,
    *,
    module_px: int = 8,
    error: str = "m",
    micro: str | None = None,
    kanji: bool = False,
) -> Pixels:
    """A crisp QR code as gray uint8, `module_px` pixels a module, with the quiet zone of four modules.

    `micro`: the version of a Micro QR code, `m1` to `m4`.
    """
    if micro:
        symbol = segno.make_micro(content, version=micro)
    elif kanji:
        symbol = segno.make_qr(content, error=error, mode="kanji")
    else:
        symbol = segno.make_qr(content, error=error, boost_error=False)
    light = np.where(np.pad(_modules(symbol), 4), 0, 255).astype(np.uint8)
    return np.kron(light, np.ones((module_px, module_px), dtype=np.uint8))


def usual_symbol(rng: np.random.Generator, text: str | None = None) -> Symbol:
    """A QR code of version 1 to 8 at any error level: `text`, or a token, an address, JSON, a UUID."""
    shown = text if text is not None else _any_of(rng, (_token, _token, _address, _json, _uuid, _number))
    levels = "lmqh"
    level = int(rng.integers(4))
    symbol = segno.make_qr(shown, encoding="utf-8", error=levels[level], boost_error=False)
    while level and int(symbol.version) > _LARGEST_USUAL:
        level -= 1
        symbol = segno.make_qr(shown, encoding="utf-8", error=levels[level], boost_error=False)
    return Symbol(shown, _modules(symbol))


def short_symbol(rng: np.random.Generator, text: str | None = None) -> Symbol:
    """A QR code of few modules: a short text at a low error level."""
    shown = text if text is not None else _any_of(rng, (_number, _brief))
    return Symbol(
        shown,
        _modules(segno.make_qr(shown, encoding="utf-8", error="lm"[int(rng.integers(2))], boost_error=False)),
    )


def sturdy_symbol(rng: np.random.Generator, text: str | None = None) -> Symbol:
    """A QR code at the two higher error levels, for where part of it will be missing."""
    shown = text if text is not None else _any_of(rng, (_brief, _token, _uuid))
    return Symbol(
        shown,
        _modules(segno.make_qr(shown, encoding="utf-8", error="qh"[int(rng.integers(2))], boost_error=False)),
    )


def dense_symbol(rng: np.random.Generator, text: str | None = None) -> Symbol:
    """A QR code of version 12 to 25: a signed ticket with everything in it."""
    shown = text
    if shown is None:
        head = {"v": 2, "event": _brief(rng), "name": _a_name(rng)}
        shown = json.dumps({**head, "sig": _letters(rng, int(rng.integers(280, 900)))}, ensure_ascii=False)
    return Symbol(
        shown,
        _modules(segno.make_qr(shown, encoding="utf-8", error="lm"[int(rng.integers(2))], boost_error=False)),
    )


def micro_symbol(rng: np.random.Generator, text: str | None = None) -> Symbol:
    """A Micro QR code of version M3 or M4."""
    shown = text if text is not None else f"{_letters(rng, 2).upper()}{rng.integers(10**5):05d}"
    return Symbol(shown, _modules(segno.make_micro(shown, version=("m3", "m4")[int(rng.integers(2))])))


def _modules(symbol: segno.QRCode) -> NDArray[np.bool_]:
    return np.array([list(row) for row in symbol.matrix], dtype=np.bool_)


def _any_of(rng: np.random.Generator, kinds: tuple[Callable[[np.random.Generator], str], ...]) -> str:
    return kinds[int(rng.integers(len(kinds)))](rng)


def _letters(rng: np.random.Generator, count: int) -> str:
    return "".join(_LETTERS[int(at)] for at in rng.integers(len(_LETTERS), size=count))


def _token(rng: np.random.Generator) -> str:
    return _letters(rng, int(rng.integers(20, 61)))


def _brief(rng: np.random.Generator) -> str:
    return f"TKT-{rng.integers(10**6):06d}-{rng.integers(1 << 32):08x}"


def _number(rng: np.random.Generator) -> str:
    return str(rng.integers(10**11, 10**12))


def _uuid(rng: np.random.Generator) -> str:
    return str(uuid.UUID(bytes=rng.bytes(16), version=4))


def _address(rng: np.random.Generator) -> str:
    return f"https://tickets.example.org/e/{rng.integers(1000)}/t?id={_letters(rng, 14)}#{rng.integers(100)}"


def _a_name(rng: np.random.Generator) -> str:
    return _NAMES[int(rng.integers(len(_NAMES)))]


def _json(rng: np.random.Generator) -> str:
    held: dict[str, Any] = {"id": int(rng.integers(10**6)), "name": _a_name(rng), "token": _letters(rng, 16)}
    return json.dumps(held, ensure_ascii=False)
