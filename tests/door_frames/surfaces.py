"""What a ticket goes through before it reaches the door: each function spoils the face of a card in place."""

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.door_frames.cards import MODULE, Card

Mask = NDArray[np.float32]


def creased(card: Card, rng: np.random.Generator) -> None:
    """Folded and unfolded: the facets catch the light differently, and ink has flaked off along the folds."""
    for _ in range(int(rng.integers(1, 3))):
        beyond, along = _half_plane(card, rng, reach=0.35)
        card.light *= (1 + (float(rng.uniform(0.45, 0.85)) - 1) * beyond)[..., None]
        flaked = np.exp(-((along / (card.module * rng.uniform(0.12, 0.28))) ** 2)).astype(np.float32)
        flaked *= (_patches(card, rng, 30) > 0.35).astype(np.float32) * float(rng.uniform(0.6, 1))
        _blend(card, flaked, 0.75)


def wet(card: Card, rng: np.random.Generator) -> None:
    """Rain: soaked patches are darker, ink bleeds there, and drops bend the print and shine."""
    soaked = np.clip((_patches(card, rng, 4) - 0.5) * 6, 0, 1).astype(np.float32)
    bled = cv2.GaussianBlur(card.light, (0, 0), card.module * float(rng.uniform(0.25, 0.4)))
    card.light += (bled * float(rng.uniform(0.55, 0.8)) - card.light) * soaked[..., None]
    for _ in range(int(rng.integers(6, 22))):
        _drop(card, rng)


def _drop(card: Card, rng: np.random.Generator) -> None:
    radius = int(card.side * rng.uniform(0.01, 0.05)) + 2
    height, width = card.light.shape[:2]
    if min(height, width) <= 2 * radius + 2:
        return
    x, y = int(rng.integers(radius, width - radius)), int(rng.integers(radius, height - radius))
    patch = card.light[y - radius : y + radius, x - radius : x + radius]
    down, across = np.mgrid[-radius:radius, -radius:radius].astype(np.float32) / radius
    far = np.sqrt(across**2 + down**2)
    bent = (1 - 0.35 * np.clip(1 - far, 0, 1)) * radius
    seen = cv2.remap(patch, across * bent + radius, down * bent + radius, cv2.INTER_LINEAR)
    inside = (far < 1)[..., None]
    rim = np.exp(-(((far - 0.93) / 0.08) ** 2))[..., None] * 0.25
    spark = 1.2 * np.exp(-(((across + 0.35) ** 2 + (down + 0.35) ** 2) / 0.03))[..., None]
    patch[...] = np.where(inside, seen * (1 - rim) + spark, patch)


def shiny(card: Card, rng: np.random.Generator) -> None:
    """Laminated: a lamp is mirrored as a long streak, and everything is paler."""
    _, along = _half_plane(card, rng, reach=0.4)
    broad = np.exp(-((along / (card.side * float(rng.uniform(0.1, 0.25)))) ** 2))
    core = np.exp(-((along / (card.side * float(rng.uniform(0.004, 0.011)))) ** 2))
    veil = (
        float(rng.uniform(0.02, 0.12))
        + float(rng.uniform(0.3, 0.7)) * broad
        + float(rng.uniform(0.5, 2)) * core
    )
    card.light += veil.astype(np.float32)[..., None]


def glare(card: Card, rng: np.random.Generator) -> None:
    """A window or lamp in the glass of the phone: a pale quadrangle, or a spot with a burnt-out core."""
    height, width = card.light.shape[:2]
    pane = np.zeros((height, width), np.float32)
    centre = np.array([card.left, card.top]) + rng.uniform(0.15, 0.85, 2) * card.side
    if rng.random() < 0.6:
        reach = card.side * rng.uniform(0.25, 0.6, 2)
        corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * reach
        corners += rng.uniform(-0.15, 0.15, (4, 2)) * card.side + centre
        cv2.fillPoly(pane, [corners.astype(np.int32)], 1.0)
        pane = np.asarray(cv2.GaussianBlur(pane, (0, 0), card.side * float(rng.uniform(0.004, 0.03))))
        card.light += (pane * float(rng.uniform(0.25, 0.8)))[..., None]
        return
    far = _distance(card, centre)
    spot = rng.uniform(0.2, 0.7) * np.exp(-((far / (card.side * rng.uniform(0.2, 0.4))) ** 2))
    core = rng.uniform(2, 5) * np.exp(-((far / (card.side * rng.uniform(0.015, 0.045))) ** 2))
    card.light += (spot + core).astype(np.float32)[..., None]


def bright_spot(card: Card, rng: np.random.Generator) -> None:
    """A torch or the sun on part of the paper: several times the light that the rest gets."""
    centre = np.array([card.left, card.top]) + rng.uniform(0, 1, 2) * card.side
    far = _distance(card, centre)
    lit = 1 + rng.uniform(1.5, 5) * np.exp(-((far / (card.side * rng.uniform(0.2, 0.5))) ** 2))
    card.light *= lit.astype(np.float32)[..., None]


def shadowed(card: Card, rng: np.random.Generator) -> None:
    """The shadow of a hand, a head or a bar across the code, its edge sharp or soft."""
    for _ in range(int(rng.integers(1, 3))):
        beyond, along = _half_plane(card, rng, reach=0.4)
        if rng.random() < 0.4:
            beyond = (np.abs(along) < card.side * rng.uniform(0.05, 0.2)).astype(np.float32)
        edge = cv2.GaussianBlur(beyond, (0, 0), card.side * float(rng.uniform(0.003, 0.06)))
        card.light *= (1 - float(rng.uniform(0.55, 0.85)) * edge)[..., None]


def cracked(card: Card, rng: np.random.Generator) -> None:
    """A dropped phone: cracks run out from where it hit; beside them the picture is shifted."""
    height, width = card.light.shape[:2]
    hit = np.array([card.left, card.top]) + rng.uniform(-0.1, 1.1, 2) * card.side
    for _ in range(int(rng.integers(4, 11))):
        angle, at = rng.uniform(0, 2 * np.pi), hit.copy()
        points = [at.astype(np.int32)]
        for _ in range(int(rng.integers(3, 9))):
            angle += rng.normal(0, 0.35)
            at = at + np.array([np.cos(angle), np.sin(angle)]) * card.side * rng.uniform(0.05, 0.2)
            points.append(at.astype(np.int32))
        line = np.array(points)
        wide = max(1, int(card.module * rng.uniform(0.08, 0.35)))
        near = np.zeros((height, width), np.float32)
        cv2.polylines(near, [line], False, 1.0, int(card.module * rng.uniform(0.8, 1.6)))
        moved = np.roll(card.light, tuple(int(one) for one in rng.integers(-5, 6, 2)), axis=(0, 1))
        card.light += (moved - card.light) * near[..., None]
        cv2.polylines(card.light, [line], False, (float(rng.uniform(0.3, 1.0)),) * 3, wide, cv2.LINE_AA)
        cv2.polylines(card.light, [line + wide], False, (0.02,) * 3, max(1, wide // 2), cv2.LINE_AA)


def finger(card: Card, rng: np.random.Generator) -> None:
    """A thumb that holds the card: over the corner without a finder pattern, or over part of an edge."""
    side = card.side
    # Of the edges only the lower and the right one have room between corners that carry no finder pattern.
    where = [(0.97, 0.97), (1.02, 0.62), (0.62, 1.02), (1.0, 0.85), (0.85, 1.0)][int(rng.integers(5))]
    tip = np.array([card.left, card.top]) + np.array(where) * side + rng.uniform(-0.03, 0.03, 2) * side
    thick = float(side * rng.uniform(0.09, 0.15))
    away = np.array(where) - 0.5
    angle = float(np.degrees(np.arctan2(away[1], away[0])) + rng.uniform(-25, 25))
    direction = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
    shape = np.zeros(card.light.shape[:2], np.float32)
    length = float(side * 0.6)
    middle = tip + direction * (length - thick * 0.6)
    cv2.ellipse(
        shape,
        (int(middle[0]), int(middle[1])),
        (int(length), int(thick)),
        angle,
        0,
        360,
        1.0,
        -1,
        cv2.LINE_AA,
    )
    soft = cv2.GaussianBlur(shape, (0, 0), thick * 0.12)
    shade = np.roll(cv2.GaussianBlur(shape, (0, 0), thick * 0.25), int(thick * 0.2), axis=0)
    card.light *= (1 - 0.5 * np.clip(shade - soft, 0, 1))[..., None]
    skin = np.array([0.2, 0.3, 0.55], np.float32) * np.float32(rng.uniform(0.15, 1.1))
    round_light = 0.6 + 0.5 * cv2.GaussianBlur(shape, (0, 0), thick * 0.5)
    card.light += (skin * round_light[..., None] - card.light) * soft[..., None]
    card.solid = np.maximum(card.solid, soft)


def damaged(card: Card, rng: np.random.Generator) -> None:
    """Scratches, stains and missing bits, in a few of a hundred modules; no stain on a finder pattern."""
    for _ in range(int(rng.integers(2, 9))):
        at = np.array([card.left, card.top]) + rng.uniform(0, 1, 2) * card.side
        to = at + rng.normal(0, 0.4, 2) * card.side
        worn = float(rng.choice([0.7, 0.03, 0.4]))
        wide = max(1, int(card.module * rng.uniform(0.1, 0.35)))
        ends = ((int(at[0]), int(at[1])), (int(to[0]), int(to[1])))
        cv2.line(card.light, *ends, (worn,) * 3, wide, cv2.LINE_AA)
    inner = 8 / card.modules
    for _ in range(int(rng.integers(1, 4))):
        at = np.array([card.left, card.top]) + rng.uniform(inner, 1, 2) * card.side
        blot = tuple(int(one) for one in card.side * rng.uniform(0.015, 0.045, 2))
        stain = tuple(float(one) for one in rng.uniform(0.02, 0.75) * np.array([0.7, 0.9, 1.0]))
        cv2.ellipse(card.light, (int(at[0]), int(at[1])), blot, float(rng.uniform(0, 180)), 0, 360, stain, -1)


def faded(card: Card, rng: np.random.Generator) -> None:
    """Thermal paper after a summer, or a printer short of ink: grey print, in streaks."""
    white = float(card.light.max())
    streaks = rng.uniform(0.8, 1.0, (1, card.light.shape[1] // MODULE + 1)).astype(np.float32)
    keeps = cv2.resize(streaks, (card.light.shape[1], card.light.shape[0])) * float(rng.uniform(0.2, 0.45))
    card.light[...] = white + (card.light - white) * keeps[..., None]


def _half_plane(card: Card, rng: np.random.Generator, *, reach: float) -> tuple[Mask, Mask]:
    """1 on one side of a line through the code, 0 on the other; and each pixel's distance from the line."""
    height, width = card.light.shape[:2]
    angle = rng.uniform(0, np.pi)
    centre = np.array([card.left, card.top]) + (0.5 + rng.uniform(-reach, reach, 2)) * card.side
    down, across = np.mgrid[0:height, 0:width].astype(np.float32)
    along = (across - centre[0]) * np.cos(angle) + (down - centre[1]) * np.sin(angle)
    return (along > 0).astype(np.float32), along.astype(np.float32)


def _distance(card: Card, centre: NDArray[np.float64]) -> NDArray[np.float64]:
    height, width = card.light.shape[:2]
    down, across = np.mgrid[0:height, 0:width]
    return np.asarray(np.hypot(across - centre[0], down - centre[1]))


def _patches(card: Card, rng: np.random.Generator, cells: int) -> Mask:
    """Smooth noise from 0 to 1, `cells` patches across."""
    height, width = card.light.shape[:2]
    coarse = rng.random((cells, cells)).astype(np.float32)
    return np.clip(cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC), 0, 1).astype(
        np.float32
    )


def _blend(card: Card, share: Mask, light: float) -> None:
    card.light += (light - card.light) * share[..., None]
