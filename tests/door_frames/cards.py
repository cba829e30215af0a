"""What the guest holds up: a printed ticket or a phone that shows one, seen flat, with other print around."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.door_frames.codes import Symbol
from tests.door_frames.scenes import Light, written

MODULE = 12
"""Pixels a module is drawn with."""


@dataclass
class Card:
    """A flat thing with a code on it: linear light, and where in it the code is."""

    light: Light
    left: int
    top: int
    side: int
    """Of the code without its quiet zone, in pixels of `light`."""
    modules: int
    solid: NDArray[np.float32]
    """(height, width): 1 where there is card, 0 where one looks past it."""

    @property
    def module(self) -> float:
        """Pixels a module takes."""
        return self.side / self.modules


@dataclass(frozen=True)
class Look:
    """How a code is drawn. The quiet zone is in modules; `ink` and `ground` are linear light."""

    ink: tuple[float, float, float]
    ground: tuple[float, float, float]
    quiet: float = 4
    dots: bool = False
    logo: bool = False


def printed_card(rng: np.random.Generator, symbol: Symbol, *, dots: bool = False, logo: bool = False) -> Card:
    """A ticket on paper: the code, lines of large and small print, now and then a border and a logo."""
    paper = rng.uniform(0.62, 0.9) * np.array([rng.uniform(0.8, 1), rng.uniform(0.92, 1), 1.0])
    ink = rng.uniform(0.02, 0.09) * rng.uniform(0.5, 1.5, 3)
    drawn = Look(_tint(ink), _tint(paper), float(rng.choice([4, 4, 3, 2, 1.5])), dots, logo)
    card = _blank(rng, symbol, drawn, drawn.ground)
    _draw_code(card, symbol, drawn, rng)
    _print_around(card, drawn, rng)
    return card


def phone_card(
    rng: np.random.Generator,
    symbol: Symbol,
    *,
    inverted: bool = False,
    dark_page: bool = False,
    dots: bool = False,
    logo: bool = False,
) -> Card:
    """A phone with a ticket on its screen. `inverted`: light modules on a dark page, as some apps do."""
    white, black = rng.uniform(0.85, 1.15), rng.uniform(0.004, 0.03)
    cast = np.array([rng.uniform(0.95, 1.1), 1.0, rng.uniform(0.9, 1.02)])
    lit, unlit = _tint(white * cast), _tint(black * np.ones(3))
    page = _tint(rng.uniform(0.005, 0.05) * np.ones(3)) if dark_page or inverted else lit
    quiet = float(rng.choice([4, 2, 2, 1]))
    ink, ground = (lit, page) if inverted else (unlit, lit)
    drawn = Look(ink, ground, quiet, dots, logo)
    card = _blank(rng, symbol, drawn, page)
    _draw_code(card, symbol, drawn, rng)
    _print_around(card, Look(drawn.ink if page == drawn.ground else lit, page, quiet), rng)
    _frame_of_phone(card, rng)
    return card


def _tint(colour: NDArray[np.float64]) -> tuple[float, float, float]:
    return (float(colour[0]), float(colour[1]), float(colour[2]))


def _blank(rng: np.random.Generator, symbol: Symbol, look: Look, page: tuple[float, float, float]) -> Card:
    side = symbol.side * MODULE
    quiet = int(look.quiet * MODULE)
    margins = (rng.uniform(0.12, 0.7, 4) * side).astype(int) + quiet + 2 * MODULE
    across, down = side + int(margins[0] + margins[1]), side + int(margins[2] + margins[3])
    light = np.full((down, across, 3), page, np.float32)
    solid = np.ones((down, across), np.float32)
    return Card(light, int(margins[0]), int(margins[2]), side, symbol.side, solid)


def _draw_code(card: Card, symbol: Symbol, look: Look, rng: np.random.Generator) -> None:
    quiet = int(look.quiet * MODULE)
    start, end = (
        (card.left - quiet, card.top - quiet),
        (card.left + card.side + quiet, card.top + card.side + quiet),
    )
    cv2.rectangle(card.light, start, end, look.ground, -1)
    dark = np.kron(symbol.modules, np.ones((MODULE, MODULE), np.bool_)).astype(np.float32)
    if look.dots:
        dark = _dotted(symbol)
    else:
        # Ink runs and screens glow: a module is a little wider or narrower than its share.
        gain = float(rng.uniform(-0.09, 0.09)) * MODULE
        soft = cv2.GaussianBlur(dark, (0, 0), MODULE * 0.12)
        dark = np.clip((soft - 0.5) * 3 + 0.5 + gain * 0.2, 0, 1).astype(np.float32)
    if look.logo:
        _cover_middle(dark, symbol, rng)
    box = card.light[card.top : card.top + card.side, card.left : card.left + card.side]
    ink, ground = np.array(look.ink, np.float32), np.array(look.ground, np.float32)
    box[...] = ground + (ink - ground) * dark[..., None]


def _dotted(symbol: Symbol) -> Light:
    """Round modules, as designers like them; the three finder patterns stay square."""
    side = symbol.side
    dark = np.zeros((side * MODULE, side * MODULE), np.float32)
    for row, column in np.argwhere(symbol.modules):
        finder = ((row < 7 or row >= side - 7) and column < 7) or (row < 7 and column >= side - 7)
        at = (int(column) * MODULE, int(row) * MODULE)
        if finder:
            cv2.rectangle(dark, at, (at[0] + MODULE - 1, at[1] + MODULE - 1), 1.0, -1)
        else:
            half = MODULE // 2
            cv2.circle(dark, (at[0] + half, at[1] + half), int(MODULE * 0.46), 1.0, -1, cv2.LINE_AA)
    return dark


def _cover_middle(dark: Light, symbol: Symbol, rng: np.random.Generator) -> None:
    side = symbol.side * MODULE
    half = int(side * rng.uniform(0.08, 0.12))
    middle = side // 2
    cv2.rectangle(dark, (middle - half, middle - half), (middle + half, middle + half), 0.0, -1)
    cv2.circle(dark, (middle, middle), int(half * 0.75), float(rng.uniform(0.5, 1)), -1, cv2.LINE_AA)


def _print_around(card: Card, look: Look, rng: np.random.Generator) -> None:
    height, width = card.light.shape[:2]
    quiet = int(look.quiet * MODULE) + 4
    above, below = card.top - quiet, card.top + card.side + quiet
    size = card.side / 260
    for start, end in ((6, above), (below, height)):
        y = start + int(24 * size)
        while y < end - 6:
            big = bool(rng.random() < 0.3)
            words = "".join(chr(int(letter)) for letter in rng.integers(97, 123, int(rng.integers(4, 22))))
            thick = max(1, int((3 if big else 1.4) * size))
            scale = (1.0 if big else 0.55) * size
            written(card.light, words, (int(0.06 * width), y), size=scale, thick=thick, ink=look.ink)
            y += int((44 if big else 26) * size)
    room = card.left - quiet
    if room > 5 * MODULE and rng.random() < 0.5:
        middle = (room // 2, card.top + card.side // 2)
        shade = _tint(np.array(look.ink) * 0.5 + np.array(look.ground) * rng.uniform(0.1, 0.5, 3))
        cv2.circle(card.light, middle, int(room * 0.35), shade, -1, cv2.LINE_AA)
        cv2.circle(card.light, middle, int(room * 0.2), look.ground, -1, cv2.LINE_AA)
    if rng.random() < 0.4:
        cv2.rectangle(card.light, (5, 5), (width - 6, height - 6), look.ink, int(rng.integers(2, 9)))


def _frame_of_phone(card: Card, rng: np.random.Generator) -> None:
    """A black edge of glass around, with round corners."""
    edge = int(card.side * rng.uniform(0.04, 0.1))
    glass = cv2.copyMakeBorder(card.light, edge, edge, edge, edge, cv2.BORDER_CONSTANT, value=(0.012,) * 3)
    card.light = np.asarray(glass, dtype=np.float32)
    height, width = card.light.shape[:2]
    round_by = int(card.side * 0.12)
    solid = np.zeros((height, width), np.float32)
    cv2.rectangle(solid, (round_by, 0), (width - round_by, height), 1.0, -1)
    cv2.rectangle(solid, (0, round_by), (width, height - round_by), 1.0, -1)
    for x in (round_by, width - round_by):
        for y in (round_by, height - round_by):
            cv2.circle(solid, (x, y), round_by, 1.0, -1)
    card.solid = solid
    card.left += edge
    card.top += edge
