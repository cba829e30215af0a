"""How a cheap webcam takes the picture: pose, bend, lens, sensor and what the driver makes of it."""

from dataclasses import dataclass

import cv2
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from tests.door_frames.cards import Card
from tests.door_frames.scenes import Light

Pixels = NDArray[np.uint8]
Plane = NDArray[np.float32]
DISC_PER_DEFOCUS = 1.9
"""The radius of the disc that a point becomes, to `Optics.defocus`, the sigma of a blur about as strong."""
_FINER = 2
"""The card is drawn this much larger and averaged down, as the pixels of a sensor average."""


@dataclass(frozen=True)
class Pose:
    """Where the card is. Angles in radians, `width` in pixels of the code seen flat, `centre` in pixels."""

    width: float
    turn: float
    tilt: float
    about: float
    """The direction, in the plane of the card, of what comes nearer."""
    centre: tuple[float, float]
    focal: float
    """In widths of the frame."""


@dataclass(frozen=True)
class Bend:
    """How the paper is not flat, all in sides of the code."""

    radius: float = 0.0
    """Of the cylinder it is bent to; 0 is flat."""
    about: float = 0.0
    ripple: float = 0.0
    """How far crumpling moves a point."""
    lift: float = 0.0
    """How much the bend shows sideways: the cylinder is seen from above or below."""
    hills: int = 0
    """Draws where it is crumpled."""


class Optics(Struct, frozen=True):
    """What lens and sensor do. Lengths in pixels of the frame, light as a share of what saturates."""

    defocus: float = 0.5
    motion: float = 0.0
    motion_about: float = 0.0
    white: float = 0.8
    """The light a white paper gives."""
    haze: float = 0.01
    shot: float = 0.0005
    read: float = 0.004
    bloom: float = 0.0
    moire: float = 0.0
    sharpen: float = 0.3
    quality: float = 80
    """Of the JPEG, to 100."""


def photograph(
    scene: Light, cards: list[tuple[Card, Pose, Bend]], optics: Optics, rng: np.random.Generator
) -> Pixels:
    """The frame as the driver hands it over: BGR uint8 of the scene's size."""
    light = scene.copy()
    for card, pose, bend in cards:
        _lay(light, card, pose, bend)
    light *= optics.white / 0.8
    if optics.moire:
        light *= _moire(light.shape[0], light.shape[1], optics.moire, rng)[..., :]
    light = _through_lens(light, optics)
    return _developed(light, optics, rng)


def _matrix(card: Card, pose: Pose, width: int, height: int) -> NDArray[np.float64]:
    """From pixels of the card to pixels of the frame: a pinhole camera looks at a turned, tilted plane."""
    focal = pose.focal * width
    axis = np.array([np.cos(pose.about), np.sin(pose.about)])
    across, lean = np.array([-axis[1], axis[0]]), pose.tilt
    # The plane's own x and y in space, after the tilt about `across`.
    basis = np.outer(np.append(axis * np.cos(lean), -np.sin(lean)), axis) + np.outer(
        np.append(across, 0), across
    )
    spin = np.array([[np.cos(pose.turn), -np.sin(pose.turn)], [np.sin(pose.turn), np.cos(pose.turn)]])
    basis = basis @ spin
    distance = focal / pose.width
    ray = np.array([(pose.centre[0] - width / 2) / focal, (pose.centre[1] - height / 2) / focal, 1.0])
    camera = np.array([[focal, 0, width / 2], [0, focal, height / 2], [0, 0, 1.0]])
    to_plane = np.array(
        [
            [1 / card.side, 0, -card.left / card.side - 0.5],
            [0, 1 / card.side, -card.top / card.side - 0.5],
            [0, 0, 1],
        ]
    )
    return np.asarray(camera @ np.column_stack([basis, ray * distance]) @ to_plane)


def _lay(light: Light, card: Card, pose: Pose, bend: Bend) -> None:
    """Draws the card into the scene, averaged as a sensor does."""
    height, width = light.shape[:2]
    matrix = _matrix(card, pose, width, height)
    down, across = card.light.shape[:2]
    edges = np.array([[[0, 0], [across, 0], [across, down], [0, down]]], np.float64)
    seen = cv2.perspectiveTransform(edges, matrix)[0]
    margin = 0.15 * pose.width if bend != Bend() else 2
    left, top = np.maximum(np.floor(seen.min(axis=0) - margin), 0).astype(int)
    right, bottom = np.minimum(np.ceil(seen.max(axis=0) + margin), (width, height)).astype(int)
    if right <= left or bottom <= top:
        return
    shrink = min(1.0, 1.6 * pose.width / card.side)
    size = (max(1, round(across * shrink)), max(1, round(down * shrink)))
    texture = cv2.resize(card.light, size, interpolation=cv2.INTER_AREA)
    solid = cv2.resize(card.solid, size, interpolation=cv2.INTER_AREA)
    fine = (int(right - left) * _FINER, int(bottom - top) * _FINER)
    x, y = _seen_points(fine, (int(left), int(top)), np.asarray(np.linalg.inv(matrix), dtype=np.float64))
    if bend != Bend():
        x, y, shade = _bent(card, x, y, bend)
    # Half a pixel: what is averaged has its centre between the grid points.
    x, y = (x * (size[0] / across) - 0.5).astype(np.float32), (y * (size[1] / down) - 0.5).astype(np.float32)
    drawn = cv2.remap(texture, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    there = cv2.remap(solid, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=0)
    if bend != Bend():
        drawn = drawn * shade[..., None]
        there = np.where(shade > 0, there, 0)
    coarse = (int(right - left), int(bottom - top))
    drawn = cv2.resize(drawn * there[..., None], coarse, interpolation=cv2.INTER_AREA)
    there = cv2.resize(there, coarse, interpolation=cv2.INTER_AREA)
    part = light[top:bottom, left:right]
    part *= (1 - there)[..., None]
    part += drawn


def _seen_points(
    size: tuple[int, int], start: tuple[int, int], back: NDArray[np.float64]
) -> tuple[Plane, Plane]:
    """For each fine pixel of a part of the frame, the point of the card's plane that is seen there."""
    across = start[0] + (np.arange(size[0]) + 0.5) / _FINER
    down = (start[1] + (np.arange(size[1]) + 0.5) / _FINER)[:, None]
    depth = back[2, 0] * across + back[2, 1] * down + back[2, 2]
    x = (back[0, 0] * across + back[0, 1] * down + back[0, 2]) / depth
    y = (back[1, 0] * across + back[1, 1] * down + back[1, 2]) / depth
    return x.astype(np.float32), y.astype(np.float32)


def _bent(card: Card, x: Plane, y: Plane, bend: Bend) -> tuple[Plane, Plane, Plane]:
    """Where on the paper the points of its plane are when it is bent, and how the light falls there."""
    middle = (card.left + card.side / 2, card.top + card.side / 2)
    u, v = (x - middle[0]) / card.side, (y - middle[1]) / card.side
    shade = np.ones_like(u)
    if bend.radius:
        cos, sin = np.float32(np.cos(bend.about)), np.float32(np.sin(bend.about))
        along, over = u * cos + v * sin, v * cos - u * sin
        angle = np.arcsin(np.clip(along / bend.radius, -0.98, 0.98))
        sunk = bend.radius * (1 - np.cos(angle))
        along, over = angle * bend.radius, over * (1 + 0.35 * sunk) + sunk * bend.lift
        u, v = along * cos - over * sin, along * sin + over * cos
        shade = (0.35 + 0.65 * np.cos(angle + 0.5)).astype(np.float32)
        shade[np.abs(angle) > 1.35] = 0  # beyond the edge one looks past the paper
    if bend.ripple:
        rng = np.random.default_rng(bend.hills)
        cells = int(rng.integers(4, 8))
        hills = rng.normal(0, 1, (cells, cells)).astype(np.float32)
        height = cv2.resize(hills, (256, 256), interpolation=cv2.INTER_CUBIC)
        at = (((u + 1.2) / 2.4 * 255).astype(np.float32), ((v + 1.2) / 2.4 * 255).astype(np.float32))
        slopes = [
            cv2.remap(
                cv2.Sobel(height, cv2.CV_32F, *axis, scale=5),
                *at,
                cv2.INTER_LINEAR,
                borderMode=cv2.BORDER_REFLECT,
            )
            for axis in ((1, 0), (0, 1))
        ]
        u, v = u + slopes[0] * bend.ripple, v + slopes[1] * bend.ripple
        lit = np.clip(1 + 0.35 * slopes[0] + 0.25 * slopes[1], 0.35, 1.5)
        shade = (shade * lit).astype(np.float32)
    on_x, on_y = u * card.side + middle[0], v * card.side + middle[1]
    return on_x.astype(np.float32), on_y.astype(np.float32), shade.astype(np.float32)


def _moire(height: int, width: int, strength: float, rng: np.random.Generator) -> Light:
    """The grid of the screen against the grid of the sensor: coloured waves, slightly bent."""
    down, across = np.mgrid[0:height, 0:width].astype(np.float32)
    waves = np.ones((height, width, 3), np.float32)
    for _ in range(2):
        period, angle = rng.uniform(3.5, 16), rng.uniform(0, np.pi)
        chirp = rng.uniform(-1, 1) * 4e-4
        along = across * np.cos(angle) + down * np.sin(angle)
        phase = 2 * np.pi * along / period * (1 + chirp * (across - width / 2))
        for channel in range(3):
            shift = rng.uniform(0, 1.8)
            waves[..., channel] *= 1 + strength * np.sin(phase + shift).astype(np.float32)
    return waves


def _through_lens(light: Light, optics: Optics) -> Light:
    if optics.bloom:
        wide = _blurred(np.minimum(light, np.float32(8)), light.shape[0] / 60)
        light = light + (wide - light) * np.float32(optics.bloom)
    light = light + np.float32(optics.haze)
    if optics.defocus > 1.2:
        light = _blurred(
            np.asarray(cv2.filter2D(light, -1, _disk(optics.defocus * DISC_PER_DEFOCUS)), np.float32), 0.6
        )
    else:
        light = _blurred(light, max(optics.defocus, 0.3))
    if optics.motion > 1:
        light = np.asarray(cv2.filter2D(light, -1, _streak(optics.motion, optics.motion_about)), np.float32)
    return light


def _blurred(light: Light, sigma: float) -> Light:
    return np.asarray(cv2.GaussianBlur(light, (0, 0), sigma), dtype=np.float32)


def _disk(radius: float) -> Plane:
    reach = int(np.ceil(radius)) + 1
    down, across = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    disk = np.clip(radius + 0.5 - np.hypot(across, down), 0, 1)
    return np.asarray(disk / disk.sum(), dtype=np.float32)


def _streak(length: float, about: float) -> Plane:
    reach = int(np.ceil(length / 2)) + 1
    kernel = np.zeros((2 * reach + 1, 2 * reach + 1), np.float32)
    for step in np.linspace(-length / 2, length / 2, int(length * 8) + 2):
        x, y = reach + step * np.cos(about), reach + step * np.sin(about)
        left, top = int(x), int(y)
        for column, row in ((left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)):
            if column < kernel.shape[1] and row < kernel.shape[0]:
                kernel[row, column] += (1 - abs(x - column)) * (1 - abs(y - row))
    return np.asarray(kernel / kernel.sum(), dtype=np.float32)


def _developed(light: Light, optics: Optics, rng: np.random.Generator) -> Pixels:
    """Noise of the sensor, the sRGB curve, the driver's sharpening, and the JPEG a webcam sends."""
    grain = np.sqrt(np.maximum(light, 0) * optics.shot + optics.read**2)
    # A sensor has one colour a pixel: most of its noise is common to the three after demosaicing.
    common = rng.standard_normal(light.shape[:2], dtype=np.float32)[..., None]
    noise = 0.8 * common + 0.6 * rng.standard_normal(light.shape, dtype=np.float32)
    exposed = np.clip(light + grain * noise, 0, 1)
    picture = (
        np.where(exposed < 0.0031, exposed * 12.92, 1.055 * exposed ** (1 / 2.4) - 0.055) * 255
    ).astype(np.float32)
    if optics.sharpen:
        soft = cv2.GaussianBlur(picture, (0, 0), 1.2)
        picture += (picture - soft) * optics.sharpen
    eight = np.clip(picture, 0, 255).astype(np.uint8)
    packed = cv2.imencode(".jpg", eight, [cv2.IMWRITE_JPEG_QUALITY, int(optics.quality)])[1]
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), dtype=np.uint8)
