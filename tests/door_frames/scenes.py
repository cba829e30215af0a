"""What is behind the ticket: a hall, a coat, a poster, a lamp; sometimes a pattern that resembles a code."""

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

Light = NDArray[np.float32]
"""(height, width, 3) BGR, linear light; 1 is a white paper under the light of the door."""


def any_scene(rng: np.random.Generator, width: int, height: int) -> Light:
    """A scene somewhat out of focus, in the light of a hall."""
    scene = _washes(rng, width, height)
    for _ in range(int(rng.integers(1, 4))):
        _LAYERS[int(rng.integers(len(_LAYERS)))](scene, rng)
    blur = float(rng.uniform(0.6, 3.5)) * height / 720
    return np.asarray(cv2.GaussianBlur(scene, (0, 0), blur), dtype=np.float32)


def written(
    light: Light, words: str, at: tuple[int, int], *, size: float, thick: int, ink: tuple[float, float, float]
) -> None:
    """Writes in place from `at`, the left end of the base line; OpenCV writes on 8 bits: a stencil."""
    top, bottom = max(at[1] - int(40 * size), 0), min(at[1] + int(16 * size), light.shape[0])
    if bottom <= top:
        return
    stencil = np.zeros((bottom - top, light.shape[1]), np.uint8)
    cv2.putText(stencil, words, (at[0], at[1] - top), 0, size, 255, thick, cv2.LINE_AA)
    share = (stencil.astype(np.float32) / 255)[..., None]
    light[top:bottom] += (np.array(ink, np.float32) - light[top:bottom]) * share


def _washes(rng: np.random.Generator, width: int, height: int) -> Light:
    """Broad patches of light and colour, with a fine grain as of plaster or cloth."""
    cells = (int(rng.integers(2, 6)), int(rng.integers(3, 9)))
    coarse = (rng.uniform(0.02, 0.3, (*cells, 1)) * rng.uniform(0.8, 1.2, (*cells, 3))).astype(np.float32)
    scene = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
    grain = rng.normal(1, 0.12, (height // 3 + 1, width // 3 + 1, 1)).astype(np.float32)
    cloth = cv2.resize(grain, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(np.clip(scene * cloth[..., None], 0.003, 1), dtype=np.float32)


def _box(scene: Light, rng: np.random.Generator) -> tuple[int, int, int, int]:
    height, width = scene.shape[:2]
    across, down = int(width * rng.uniform(0.2, 0.6)), int(height * rng.uniform(0.3, 0.9))
    left, top = int(rng.uniform(-0.1, 0.9) * width), int(rng.uniform(-0.1, 0.7) * height)
    return max(left, 0), max(top, 0), min(left + across, width), min(top + down, height)


def _colour(rng: np.random.Generator, low: float = 0.02, high: float = 0.7) -> tuple[float, float, float]:
    tint = rng.uniform(0.7, 1.2, 3) * rng.uniform(low, high)
    return (float(tint[0]), float(tint[1]), float(tint[2]))


def _stripes(scene: Light, rng: np.random.Generator) -> None:
    """A shirt, a blind."""
    left, top, right, bottom = _box(scene, rng)
    pitch = int(rng.integers(8, 40))
    for at in range(left, right, 2 * pitch):
        cv2.rectangle(scene, (at, top), (min(at + pitch, right), bottom), _colour(rng, 0.1, 0.5), -1)


def _checks(scene: Light, rng: np.random.Generator) -> None:
    """Tiles, a chequered cloth: many small squares, as codes have."""
    left, top, right, bottom = _box(scene, rng)
    pitch = int(rng.integers(6, 26))
    dark, light = _colour(rng, 0.02, 0.1), _colour(rng, 0.3, 0.6)
    for row, y in enumerate(range(top, bottom, pitch)):
        for column, x in enumerate(range(left, right, pitch)):
            shade = dark if (row + column) % 2 else light
            cv2.rectangle(scene, (x, y), (min(x + pitch, right), min(y + pitch, bottom)), shade, -1)


def _poster(scene: Light, rng: np.random.Generator) -> None:
    left, top, right, bottom = _box(scene, rng)
    cv2.rectangle(scene, (left, top), (right, bottom), _colour(rng, 0.4, 0.8), -1)
    for y in range(top + 30, bottom - 8, int(rng.integers(18, 48))):
        words = "".join(chr(int(letter)) for letter in rng.integers(65, 91, 18))
        written(scene, words, (left + 8, y), size=0.7, thick=2, ink=_colour(rng, 0.02, 0.2))


def _lamps(scene: Light, rng: np.random.Generator) -> None:
    height, width = scene.shape[:2]
    for _ in range(int(rng.integers(1, 5))):
        centre = (int(rng.uniform(0, width)), int(rng.uniform(0, height * 0.5)))
        bright = float(rng.uniform(1.5, 5))
        cv2.circle(scene, centre, int(rng.uniform(0.01, 0.05) * width), (bright, bright, bright), -1)


def _person(scene: Light, rng: np.random.Generator) -> None:
    height, width = scene.shape[:2]
    x, size = int(rng.uniform(0.2, 0.8) * width), height * float(rng.uniform(0.5, 1.0))
    coat, skin = _colour(rng, 0.02, 0.4), (0.22, 0.3, 0.5)
    cv2.ellipse(scene, (x, height), (int(size * 0.5), int(size * 0.6)), 0, 0, 360, coat, -1)
    cv2.ellipse(
        scene, (x, int(height - size * 0.75)), (int(size * 0.14), int(size * 0.2)), 0, 0, 360, skin, -1
    )


def _clutter(scene: Light, rng: np.random.Generator) -> None:
    height, width = scene.shape[:2]
    for _ in range(int(rng.integers(10, 60))):
        at = (rng.uniform(0, 1, 2) * (width, height)).astype(int)
        to = at + rng.integers(-width // 8, width // 8, 2)
        start, end = (int(at[0]), int(at[1])), (int(to[0]), int(to[1]))
        if rng.random() < 0.5:
            cv2.line(scene, start, end, _colour(rng), int(rng.integers(1, 12)))
        else:
            cv2.rectangle(scene, start, end, _colour(rng), -1)


_LAYERS: tuple[Callable[[Light, np.random.Generator], None], ...] = (
    _stripes,
    _checks,
    _poster,
    _lamps,
    _person,
    _person,
    _clutter,
)
