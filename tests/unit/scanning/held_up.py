"""Codes held up to a webcam, spoilt in one way by as much as a test likes."""

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from kiosk.scanning.frames import Pixels
from tests.door_frames import code_picture

WIDTH, HEIGHT = 1280, 720


class Doorway:
    """Draws BGR frames of one doorway; the same seed draws the same."""

    def __init__(self, seed: int, *, size: tuple[int, int] = (WIDTH, HEIGHT)) -> None:
        self.rng = np.random.default_rng(seed)
        self.size = size
        coarse = self.rng.integers(20, 110, (6, 10, 3)).astype(np.uint8)
        self.empty = np.asarray(cv2.resize(coarse, size, interpolation=cv2.INTER_CUBIC), np.float32)

    def code(
        self, side_px: float = 250, *, at: tuple[float, float] = (0, 0), white: float = 255, lift: float = 0
    ) -> NDArray[Any]:
        """A code with its quiet zone in `side_px`, `at` from the middle; not noisy yet, float32."""
        width, height = self.size
        card = code_picture(f"TKT-{self.rng.integers(1 << 32):08x}", module_px=8)
        shrink = min(1.0, 2 * side_px / card.shape[0])
        card = np.asarray(
            cv2.resize(card, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA), np.uint8
        )
        middle = card.shape[0] / 2
        turn = cv2.getRotationMatrix2D((middle, middle), self.rng.uniform(-15, 15), side_px / card.shape[0])
        turn[:, 2] += (width / 2 + at[0] - middle, height / 2 + at[1] - middle)
        shown = cv2.warpAffine(card, turn, self.size).astype(np.float32) * (white - lift) / 255 + lift
        mask = cv2.warpAffine(np.full_like(card, 255), turn, self.size)
        return np.where(mask[..., None] > 127, shown[..., None], self.empty)

    def blurred(self, scene: NDArray[Any], sigma: float) -> NDArray[Any]:
        """Out of focus by so much."""
        return cv2.GaussianBlur(scene, (0, 0), sigma) if sigma else scene

    def taken(self, scene: NDArray[Any], *, noise: float = 4) -> Pixels:
        """The scene as the sensor gives it."""
        grain = noise * self.rng.standard_normal(scene.shape[:2], dtype=np.float32)[..., None]
        return np.asarray(np.clip(scene + grain, 0, 255), np.uint8)

    def moved(self, scene: NDArray[Any], by_px: int) -> NDArray[Any]:
        """With everything moving by so much, some way, while the frame is taken."""
        kernel = np.zeros((by_px, by_px), np.float32)
        kernel[by_px // 2] = 1 / by_px
        turn = cv2.getRotationMatrix2D((by_px / 2, by_px / 2), self.rng.uniform(0, 180), 1)
        return cv2.filter2D(scene, -1, cv2.warpAffine(kernel, turn, (by_px, by_px)))

    def glaring(self, scene: NDArray[Any], radius_px: float) -> NDArray[Any]:
        """With a lamp mirrored in it, near the middle."""
        y, x = np.mgrid[0 : scene.shape[0], 0 : scene.shape[1]]
        dx, dy = self.rng.uniform(-40, 40, 2)
        middle = (scene.shape[1] / 2 + dx, scene.shape[0] / 2 + dy)
        away = (x - middle[0]) ** 2 + (y - middle[1]) ** 2
        lamp: NDArray[Any] = 380 * np.exp(-away / (2 * radius_px**2))
        return np.asarray(scene * 0.8 + lamp[..., None], np.float32)

    def written(self) -> NDArray[Any]:
        """A poster, and no code."""
        scene = self.empty.astype(np.uint8)
        cv2.rectangle(scene, (400, 200), (900, 560), (230, 230, 230), -1)
        for line in range(6):
            at = (420, 250 + line * 52)
            words = "Lorem ipsum dolor sit amet"[line : line + 18]
            cv2.putText(scene, words, at, cv2.FONT_HERSHEY_SIMPLEX, 1.1, (20, 20, 20), 2, cv2.LINE_AA)
        return scene.astype(np.float32)

    def checked(self) -> NDArray[Any]:
        """A checked shirt, and no code."""
        scene = self.empty.copy()
        checks = np.kron(np.indices((18, 18)).sum(axis=0) % 2, np.ones((20, 20)))
        scene[180:540, 450:810] = 40 + 180 * checks[..., None]
        return scene

    def striped(self) -> NDArray[Any]:
        """A shirt, and no code."""
        scene = self.empty.copy()
        for x in range(400, 900, 30):
            scene[200:560, x : x + 15] = 200
        return scene

    def faced(self) -> NDArray[Any]:
        """A face, more or less, and no code."""
        scene = self.empty.copy()
        cv2.ellipse(scene, (640, 360), (120, 160), 0, 0, 360, (140, 160, 200), -1)
        for x in (590, 690):
            cv2.circle(scene, (x, 320), 14, (40, 40, 60), -1)
        cv2.ellipse(scene, (640, 430), (45, 14), 0, 0, 360, (90, 80, 170), -1)
        return cv2.GaussianBlur(scene, (0, 0), 2)
