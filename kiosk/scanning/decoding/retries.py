"""Second looks at a picture that could not be read: prepared by OpenCV, then decoded again.

Each earned its place on the picture sets and on door frames that zxing-cpp alone missed; the cheap ones come
first. Micro QR is looked for only where the picture is enlarged: what sharpening and thresholds make of noise
is too often one of them.
"""

from collections.abc import Callable, Iterator

import cv2
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from kiosk.scanning.decoding.engines import Engine, ZxingEngine
from kiosk.scanning.decoding.views import View
from kiosk.scanning.frames import Code, Pixels

Preparation = Callable[[Pixels], Pixels]


class Retry(Struct, frozen=True):
    """One preparation and the engine that then looks. The picture may be resized: corners are scaled back."""

    name: str
    engine: Engine
    prepare: Preparation

    def looks(self, view: View) -> Iterator[list[Code]]:
        """One look, where something like a code was seen if that is known, else at all of it."""
        region = view.region
        part = view.gray if region is None else np.ascontiguousarray(region.of(view.gray))
        codes = self.read(part, view.most_pixels)
        yield codes if region is None else [region.back(code) for code in codes]

    def read(self, gray: Pixels, most_pixels: int = 4_000_000) -> list[Code]:
        """The codes in the prepared picture, reduced to `most_pixels` first; corners in pixels of `gray`."""
        prepared = self.prepare(_bounded(gray, most_pixels))
        across, down = gray.shape[1] / prepared.shape[1], gray.shape[0] / prepared.shape[0]
        return [
            replace(code, engine=self.name, corners=tuple((x * across, y * down) for x, y in code.corners))
            for code in self.engine.read(prepared)
        ]


def as_it_is(engine: Engine) -> Retry:
    """A second engine as a step: nothing is prepared."""
    return Retry(engine.name, engine, lambda gray: gray)


def usual_retries(pyzbar: Engine | None) -> tuple[Retry, ...]:
    """Every retry, in the order to try them; those of pyzbar only where it is given."""
    zxing = ZxingEngine(micro=False)
    with_micro = ZxingEngine()
    globally = ZxingEngine(micro=False, global_threshold=True)
    retries = [
        Retry("zxing+half", zxing, lambda gray: _scaled(gray, 0.5)),
        Retry("zxing+despeckle", zxing, lambda gray: _pixels(cv2.medianBlur(gray, 3))),
        Retry("zxing+half+sharp", zxing, lambda gray: _sharpened(_scaled(gray, 0.5), sigma=2, amount=1.5)),
        Retry("zxing+half+threshold", globally, lambda gray: _thresholded(_scaled(gray, 0.5))),
        Retry("zxing+enlarged", with_micro, lambda gray: _scaled(gray, 1.5)),
        Retry("zxing+contrast+sharp", zxing, lambda gray: _sharpened(_contrast(gray), sigma=3, amount=2)),
        Retry("zxing+double+soft", globally, lambda gray: _softened(_scaled(gray, 2))),
        Retry("zxing+flat", zxing, _evenly_lit),
    ]
    if pyzbar is not None:
        retries.append(Retry("pyzbar+soft", pyzbar, _softened))
        retries.append(Retry("pyzbar+inverted", pyzbar, lambda gray: _pixels(cv2.bitwise_not(gray))))
    return tuple(retries)


def _pixels(picture: object) -> Pixels:
    return np.ascontiguousarray(picture, dtype=np.uint8)


def _bounded(gray: Pixels, most_pixels: int) -> Pixels:
    excess = gray.size / most_pixels
    return _scaled(gray, excess**-0.5) if excess > 1 else gray


def _scaled(gray: Pixels, factor: float) -> Pixels:
    width, height = (max(1, round(side * factor)) for side in (gray.shape[1], gray.shape[0]))
    how = cv2.INTER_AREA if factor < 1 else cv2.INTER_CUBIC
    return _pixels(cv2.resize(gray, (width, height), interpolation=how))


def _softened(gray: Pixels) -> Pixels:
    return _pixels(cv2.GaussianBlur(gray, (0, 0), 1))


def _sharpened(gray: Pixels, *, sigma: float, amount: float) -> Pixels:
    soft = cv2.GaussianBlur(gray, (0, 0), sigma)
    return _pixels(cv2.addWeighted(gray, 1 + amount, soft, -amount, 0))


def _contrast(gray: Pixels) -> Pixels:
    return _pixels(cv2.createCLAHE(clipLimit=3, tileGridSize=(8, 8)).apply(gray))


def _thresholded(gray: Pixels) -> Pixels:
    how, which = cv2.ADAPTIVE_THRESH_GAUSSIAN_C, cv2.THRESH_BINARY
    return _pixels(cv2.adaptiveThreshold(gray, 255, how, which, 31, 5))


def _evenly_lit(gray: Pixels) -> Pixels:
    """Divides the light that falls on the scene out of it, so that one half in shade matters less."""
    small = cv2.blur(_scaled(gray, 0.25), (41, 41))
    light = cv2.resize(small, (gray.shape[1], gray.shape[0]))
    return _pixels(cv2.divide(gray, light, scale=180))
