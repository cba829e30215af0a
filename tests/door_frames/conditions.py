"""The conditions of a door, by name: what is held up, how, and what lens and light make of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from msgspec.structs import replace

from tests.door_frames import codes, surfaces
from tests.door_frames.cards import Card, phone_card, printed_card
from tests.door_frames.codes import Symbol
from tests.door_frames.lens import Bend, Optics

Range = tuple[float, float]

_TOO_FEW_FOR_A_LOGO = 25
"""Modules: with no more than these, what a logo covers is more than the error correction repairs."""


@dataclass(frozen=True)
class Condition:
    """Ranges to draw from. `module` is the fewest pixels a module may take, so that a code stays readable."""

    carrier: str = "either"
    """`paper`, `phone` or `either`."""
    symbol: Callable[[np.random.Generator, str | None], Symbol] = codes.usual_symbol
    width: Range = (130, 420)
    module: float = 3.2
    turn: float = 25
    tilt: Range = (0, 28)
    spoil: Callable[[Card, np.random.Generator], None] | None = None
    inverted: float = 0.0
    """How often a phone shows light modules on a dark page."""
    dark_page: float = 0.25
    copies: Range = (1, 1)
    dots: float = 0.04
    logo: float = 0.04
    optics: Mapping[str, Range] = field(default_factory=dict)
    """Of `Optics`, what is not usual here; `defocus` and `motion` in modules."""
    bend: Mapping[str, Range] = field(default_factory=dict)


CONDITIONS: Mapping[str, Condition] = {
    "plain": Condition(),
    "bright screen": Condition("phone", optics={"white": (1.0, 2.4), "bloom": (0.03, 0.15)}),
    "dim screen": Condition(
        "phone", module=3.6, optics={"white": (0.03, 0.14), "haze": (0.02, 0.12), "shot": (4e-4, 2e-3)}
    ),
    "dark mode": Condition("phone", inverted=0.75, dark_page=1.0),
    "glare": Condition("phone", spoil=surfaces.glare),
    "moire": Condition("phone", module=4.0, optics={"moire": (0.08, 0.3)}),
    "cracked": Condition("phone", symbol=codes.sturdy_symbol, spoil=surfaces.cracked),
    "finger": Condition(symbol=codes.sturdy_symbol, spoil=surfaces.finger),
    "creased": Condition("paper", spoil=surfaces.creased),
    "wet": Condition("paper", symbol=codes.sturdy_symbol, spoil=surfaces.wet),
    "shiny": Condition("paper", spoil=surfaces.shiny),
    "curved": Condition(
        "paper", module=4.0, bend={"radius": (0.85, 1.8), "about": (0, 3.1), "lift": (-0.3, 0.3)}
    ),
    "crumpled": Condition("paper", module=4.0, bend={"ripple": (0.002, 0.006)}),
    "damaged": Condition(symbol=codes.sturdy_symbol, spoil=surfaces.damaged),
    "faded": Condition("paper", spoil=surfaces.faded),
    "shadow": Condition("paper", spoil=surfaces.shadowed),
    "bright spot": Condition("paper", spoil=surfaces.bright_spot, optics={"white": (0.3, 0.6)}),
    "tilted": Condition(width=(160, 460), module=5.0, tilt=(38, 55)),
    "rotated": Condition(turn=180),
    "small": Condition(symbol=codes.short_symbol, width=(60, 90), module=2.3, tilt=(0, 12)),
    "large": Condition(width=(480, 700)),
    "moving": Condition(module=4.0, optics={"motion": (0.7, 1.5)}),
    "defocused": Condition(module=4.0, optics={"defocus": (0.28, 0.47)}),
    "noisy": Condition(module=4.5, optics={"shot": (0.01, 0.04), "read": (0.02, 0.06), "sharpen": (0, 0.2)}),
    "dark": Condition(
        "paper", module=3.6, optics={"white": (0.015, 0.06), "read": (0.002, 0.006), "shot": (3e-4, 1e-3)}
    ),
    "high version": Condition(
        symbol=codes.dense_symbol,
        width=(420, 700),
        module=3.6,
        tilt=(0, 15),
        dots=0,
        optics={"defocus": (0.1, 0.25)},
    ),
    "lots": Condition("paper", width=(70, 130), module=2.8, tilt=(0, 15), copies=(4, 12)),
    "micro": Condition(symbol=codes.micro_symbol, width=(70, 260), module=4.0, dots=0, logo=0),
    "styled": Condition(symbol=codes.sturdy_symbol, dots=0.7, logo=0.7),
}


def draw_card(rng: np.random.Generator, condition: Condition, text: str | None) -> tuple[Card, str]:
    """A card as the condition has it, spoilt; and the text on it."""
    symbol = condition.symbol(rng, text)
    on_phone = condition.carrier == "phone" or (condition.carrier == "either" and rng.random() < 0.5)
    dots = bool(rng.random() < condition.dots)
    logo = bool(rng.random() < condition.logo) and symbol.side > _TOO_FEW_FOR_A_LOGO
    if on_phone:
        inverted, dark = rng.random() < condition.inverted, rng.random() < condition.dark_page
        card = phone_card(rng, symbol, inverted=bool(inverted), dark_page=bool(dark), dots=dots, logo=logo)
    else:
        card = printed_card(rng, symbol, dots=dots, logo=logo)
    if condition.spoil is not None:
        condition.spoil(card, rng)
    return card, symbol.text


def draw_optics(rng: np.random.Generator, condition: Condition, module_px: float) -> Optics:
    """A webcam on an ordinary day, but for what the condition says."""
    usual = Optics(
        defocus=float(rng.uniform(0.35, 0.8)),
        motion_about=float(rng.uniform(0, np.pi)),
        white=float(rng.uniform(0.4, 0.9)),
        haze=float(rng.uniform(0.002, 0.03)),
        shot=float(rng.uniform(1e-4, 1.5e-3)),
        read=float(rng.uniform(0.001, 0.006)),
        sharpen=float(rng.choice([0, 0.3, 0.6, 1.0])),
        quality=float(rng.integers(55, 95)),
    )
    drawn = {name: float(rng.uniform(*limits)) for name, limits in condition.optics.items()}
    for name in ("defocus", "motion"):
        if name in drawn:
            drawn[name] *= module_px
    return replace(usual, **drawn)


def draw_bend(rng: np.random.Generator, condition: Condition) -> Bend:
    """How the paper is bent."""
    drawn = {name: float(rng.uniform(*limits)) for name, limits in condition.bend.items()}
    hills = int(rng.integers(1 << 30)) if drawn else 0
    return Bend(
        radius=drawn.get("radius", 0.0),
        about=drawn.get("about", 0.0),
        ripple=drawn.get("ripple", 0.0),
        lift=drawn.get("lift", 0.0),
        hills=hills,
    )
