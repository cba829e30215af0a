"""How blurred a code may be and still be read: by each engine, by the cascade, and held up for 700 ms."""

from collections import Counter
from collections.abc import Callable

import numpy as np

from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.decoding.engines import Engine, KnownEngine, load_engine, missing_engines
from kiosk.scanning.frames import as_gray
from tests.bench.decoding_streams import until_read
from tests.bench.report import Report
from tests.door_frames import Shot, in_motion, out_of_focus, shot

BLURS: tuple[tuple[str, Callable[[Shot, float], Shot], tuple[float, ...]], ...] = (
    ("out of focus, radius", out_of_focus, (0.6, 0.8, 1.0, 1.2, 1.4)),
    ("moving, length", in_motion, (1.2, 1.6, 2.0, 2.4, 2.8)),
)
"""Each with its strengths in modules."""


def measure(seed: int, count: int) -> Report:
    """A line for each blur: how many of `count` tickets are read, and how many readings are wrong."""
    names = (KnownEngine.ZXING, KnownEngine.PYZBAR, KnownEngine.OPENCV)
    engines = {name.value: load_engine(name) for name in names if name not in missing_engines()}
    columns = [*engines, "cascade, still", "held up 700 ms", "wrong"]
    lines = [f"seed {seed}, {count} tickets a line", " " * 28 + "".join(f"{name:>16}" for name in columns)]
    for name, blur, strengths in BLURS:
        for modules in strengths:
            read = Counter[str]()
            for number in range(count):
                rng = np.random.default_rng([seed, number])
                read += _readings(blur(shot(rng, None, "plain"), modules), engines, rng)
            told = "".join(f"{read[column]:>16}" for column in columns)
            lines.append(f"{name} {modules:.1f} modules".ljust(28) + told)
    return Report(lines)


def _readings(held: Shot, engines: dict[str, Engine], rng: np.random.Generator) -> Counter[str]:
    gray = as_gray(held.taken(rng).image)
    if gray is None:
        return Counter()
    texts = {name: {code.text for code in engine.read(gray)} for name, engine in engines.items()}
    texts["cascade, still"] = {code.text for code in Cascade().decode_still(gray)}
    read_s, wrong = until_read(held, rng)
    read = Counter({name: int(held.text in found) for name, found in texts.items()})
    read["held up 700 ms"] += read_s is not None
    read["wrong"] += wrong + len(texts["cascade, still"] - {held.text})
    return read
