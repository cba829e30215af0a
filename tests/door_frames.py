"""Frames as a webcam at a door sees them: a ticket's QR code on paper or a phone, drawn from a seed.

Each condition spoils the picture in one way that doors know. The same seed draws the same frames, so a miss
can be looked at again; a fresh seed shows whether the decoder was fitted to the old one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
import segno
from numpy.typing import NDArray

CONDITIONS = (
    "plain",
    "small",
    "large",
    "rotated",
    "tilted",
    "dark",
    "dark mode",
    "bright",
    "noisy",
    "defocused",
    "moving",
    "glare",
    "finger",
    "creased",
)

Pixels = NDArray[np.uint8]
TICKET = "TKT-{:06d}-{:08x}"


@dataclass(frozen=True)
class DoorFrame:
    """One frame: BGR uint8 image, the text its code holds, and what makes it hard."""

    image: Pixels
    text: str
    condition: str


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
    modules = np.array([list(row) for row in symbol.matrix], dtype=np.uint8)
    light = np.where(np.pad(modules, 4), 0, 255).astype(np.uint8)
    return np.kron(light, np.ones((module_px, module_px), dtype=np.uint8))


def door_frames(seed: int, count: int, *, size: tuple[int, int] = (1280, 720)) -> Iterator[DoorFrame]:
    """`count` frames of `size` (width, height), the conditions in turn, every one drawn from `seed`."""
    rng = np.random.default_rng(seed)
    for number in range(count):
        text = TICKET.format(number, int(rng.integers(1 << 32)))
        yield door_frame(rng, text, CONDITIONS[number % len(CONDITIONS)], size=size)


def door_frame(
    rng: np.random.Generator, text: str, condition: str = "plain", *, size: tuple[int, int] = (1280, 720)
) -> DoorFrame:
    """One frame that shows `text` under `condition` (one of `CONDITIONS`)."""
    width, height = size
    card = code_picture(text, module_px=12)
    scene = _place(_background(rng, width, height), _on_card(card, rng, condition), rng, condition)
    return DoorFrame(np.ascontiguousarray(_spoil(scene, rng, condition)), text, condition)


def _background(rng: np.random.Generator, width: int, height: int) -> Pixels:
    coarse = rng.integers(20, 110, (6, 10, 3)).astype(np.uint8)
    return np.asarray(cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC), dtype=np.uint8)


def _on_card(code: Pixels, rng: np.random.Generator, condition: str) -> Pixels:
    side = code.shape[0]
    if condition == "dark mode":
        code = np.asarray(255 - code, dtype=np.uint8)
    if condition == "glare":
        y, x = np.mgrid[0:side, 0:side]
        cx, cy = rng.uniform(0.2, 0.8, 2) * side
        spot = rng.uniform(150, 260) * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * (0.16 * side) ** 2))
        code = np.clip(code * 0.75 + 40 + spot, 0, 255).astype(np.uint8)
    if condition == "finger":
        centre = (int(side * 0.93), int(side * 0.95))
        cv2.circle(code, centre, int(side * 0.22), 120, -1)
    if condition == "creased":
        at = int(rng.uniform(0.3, 0.7) * side)
        shade = np.ones(side)
        shade[at:] = 0.6
        code = (code * shade[None, :]).astype(np.uint8)
        cv2.line(code, (at, 0), (at + int(side * 0.05), side), 255, 6)
    return code


def _place(scene: Pixels, card: Pixels, rng: np.random.Generator, condition: str) -> Pixels:
    height, width = scene.shape[:2]
    side = card.shape[0]
    shown = {"small": rng.uniform(56, 90), "large": rng.uniform(480, 640)}.get(
        condition, rng.uniform(180, 380)
    )
    shown = min(shown, 0.9 * height, 0.9 * width)
    turn = np.deg2rad(rng.uniform(0, 360) if condition == "rotated" else rng.uniform(-8, 8))
    lean = np.deg2rad(rng.uniform(38, 55) if condition == "tilted" else rng.uniform(0, 15))
    about = rng.uniform(0, 2 * np.pi)
    centre = np.array([width, height]) / 2 + rng.uniform(-0.08, 0.08, 2) * [width, height]
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], dtype=np.float64) * shown / 2
    spin = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    axis = np.array([np.cos(about), np.sin(about)])
    placed = []
    for corner in corners @ spin.T:
        along = float(corner @ axis)
        depth = 1 + along * np.sin(lean) / (3 * shown)
        placed.append((corner - axis * along * (1 - np.cos(lean))) / depth + centre)
    source = np.array([[0, 0], [side, 0], [side, side], [0, side]], dtype=np.float32)
    warp = cv2.getPerspectiveTransform(source, np.array(placed, dtype=np.float32))
    shrink = min(1.0, 2 * shown / side)
    if shrink < 1:  # warpPerspective does not average: shrink first, or small codes alias as no lens does
        card = np.asarray(
            cv2.resize(card, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA), dtype=np.uint8
        )
        warp = warp @ np.diag([side / card.shape[1], side / card.shape[0], 1.0])
    colour = cv2.cvtColor(card, cv2.COLOR_GRAY2BGR)
    drawn = cv2.warpPerspective(colour, warp, (width, height), flags=cv2.INTER_LINEAR)
    mask = cv2.warpPerspective(np.full(card.shape, 255, np.uint8), warp, (width, height))
    return np.where(mask[..., None] > 127, drawn, scene).astype(np.uint8)


def _spoil(scene: Pixels, rng: np.random.Generator, condition: str) -> Pixels:
    picture: NDArray[Any] = scene
    if condition == "defocused":
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(2.0, 4.2))
    if condition == "moving":
        length = int(rng.integers(8, 20))
        kernel = np.zeros((length, length), np.float32)
        kernel[length // 2] = 1 / length
        spin = cv2.getRotationMatrix2D((length / 2, length / 2), rng.uniform(0, 180), 1)
        picture = cv2.filter2D(picture, -1, cv2.warpAffine(kernel, spin, (length, length)))
    gain = {"dark": rng.uniform(0.05, 0.15), "bright": rng.uniform(1.5, 2.0), "dark mode": 0.7}.get(
        condition, 0.85
    )
    lift = 70 if condition == "bright" else 8
    grain = rng.uniform(35, 65) if condition == "noisy" else 4
    noise = grain * rng.standard_normal(scene.shape[:2], dtype=np.float32)[..., None]
    spoilt: Pixels = np.clip(picture * np.float32(gain) + lift + noise, 0, 255).astype(np.uint8)
    return spoilt
