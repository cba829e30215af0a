"""How many codes the cascade reads, and how fast, beside each engine alone: on door frames, on pictures."""

import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from kiosk.scanning.decoder import Cascade
from kiosk.scanning.engines import Engine, KnownEngine, load_engine, missing_engines
from kiosk.scanning.frames import Code, Frame, as_gray
from tests.door_frames import door_frames

BASELINE = KnownEngine.PYZBAR.value
STILL = "cascade, still"
STREAM = "cascade, stream"
UNION = (KnownEngine.ZXING.value, KnownEngine.PYZBAR.value)
SMALLEST_SPEED_UP = 8
"""The cascade's median time is to be at most one eighth of the baseline's."""

Read = Callable[[NDArray[Any]], Sequence[Code]]


@dataclass(frozen=True)
class Sample:
    """A picture and the bytes its code holds; None where nobody wrote down what it holds."""

    name: str
    image: NDArray[Any]
    holds: bytes | None


@dataclass
class Tally:
    """What one reader made of the samples."""

    read: set[str] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)
    raised: int = 0
    ms: list[float] = field(default_factory=list)


def measure(pictures: Path, *, seed: int, frames: int) -> str:
    """Measure both kinds of samples and return what was found, as a table for each, for people."""
    readers = all_readers()
    drawn = (
        Sample(f"{number} {frame.condition}", frame.image, frame.text.encode())
        for number, frame in enumerate(door_frames(seed, frames))
    )
    tallies = tallies_of(drawn, readers)
    parts = [f"-- {frames} door frames of 720p, seed {seed}", table(tallies), budget(tallies)]
    if pictures.is_dir():
        parts += [f"-- pictures in {pictures.name}", table(tallies_of(samples_in(pictures), readers))]
    else:
        parts.append("-- no pictures: name a folder of them with --pictures")
    parts += [f"without {name}: {why}" for name, why in missing_engines().items()]
    return "\n".join(parts)


def all_readers() -> Mapping[str, Read]:
    """Return every way to read a picture here, by name; the cascade has two, for stills and for streams."""

    def alone(engine: Engine) -> Read:
        def read(image: NDArray[Any]) -> Sequence[Code]:
            gray = as_gray(image)
            return [] if gray is None else engine.read(gray)

        return read

    still, stream = Cascade(), Cascade()
    engines = [
        name for name in KnownEngine if name is not KnownEngine.CASCADE and name not in missing_engines()
    ]
    readers: dict[str, Read] = {name.value: alone(load_engine(name)) for name in engines}
    readers[STILL] = still.decode_still
    readers[STREAM] = lambda image: stream.decode_frame(Frame(image, 1, 0.0)).codes
    return readers


def samples_in(folder: Path) -> Iterator[Sample]:
    """Read the pictures below `folder`, in order of their names; what OpenCV cannot open is left out."""
    for file in sorted(folder.rglob("*")):
        if file.suffix not in {".png", ".jpg", ".webp"}:
            continue
        image = cv2.imdecode(np.fromfile(file, dtype=np.uint8), cv2.IMREAD_UNCHANGED)
        text = file.with_suffix(".txt")
        if image is not None:
            yield Sample(str(file.relative_to(folder)), image, text.read_bytes() if text.exists() else None)


def tallies_of(samples: Iterable[Sample], readers: Mapping[str, Read]) -> dict[str, Tally]:
    """Let every reader look at a sample before the next one comes: a busy machine slows all of them alike."""
    tallies = {name: Tally() for name in readers}
    for sample in samples:
        for name, read in readers.items():
            began = time.perf_counter()
            codes: Sequence[Code] = ()
            try:
                codes = read(sample.image)
            except Exception:  # noqa: BLE001 - an engine alone may raise anything; that is counted
                tallies[name].raised += 1
            tallies[name].ms.append((time.perf_counter() - began) * 1000)
            if not codes:
                continue
            if sample.holds is None or any(is_same(code.data, sample.holds) for code in codes):
                tallies[name].read.add(sample.name)
            else:
                tallies[name].wrong.append(sample.name)
    return tallies


def is_same(data: bytes, expected: bytes) -> bool:
    """Compare as bytes, but for line ends at the very end, which editors add.

    What the picture is said to hold is written down in UTF-8, whatever the code itself is encoded in.
    """
    wanted = expected.rstrip(b"\r\n")
    spellings = {wanted}
    for encoding in ("cp932", "gb18030", "latin-1"):
        with suppress(UnicodeError):
            spellings.add(wanted.decode("utf-8").encode(encoding))
    return data.rstrip(b"\r\n") in spellings


def budget(tallies: Mapping[str, Tally]) -> str:
    """Say whether the cascade is fast enough for a camera, beside the baseline of the same run."""
    if BASELINE not in tallies:
        return f"no budget without {BASELINE}"
    ratio = statistics.median(tallies[BASELINE].ms) / statistics.median(tallies[STREAM].ms)
    verdict = "met" if ratio >= SMALLEST_SPEED_UP else "NOT met"
    return f"{STREAM}: {ratio:.1f} times faster than {BASELINE}; budget {SMALLEST_SPEED_UP}: {verdict}"


def table(tallies: Mapping[str, Tally]) -> str:
    """Lay out what was found for people: a line a reader, then what was missed or is wrong."""
    total = max(len(tally.ms) for tally in tallies.values())
    baseline = tallies.get(BASELINE)
    lines = [f"{'':<18}{'read':>10}{'wrong':>8}{'raised':>8}{'median ms':>12}{'times faster':>15}"]
    for name, tally in tallies.items():
        median = statistics.median(tally.ms)
        faster = f"{statistics.median(baseline.ms) / median:.1f}" if baseline else "-"
        read = f"{len(tally.read)}/{total}"
        lines.append(f"{name:<18}{read:>10}{len(tally.wrong):>8}{tally.raised:>8}{median:>12.2f}{faster:>15}")
    union: set[str] = set().union(*(tallies[name].read for name in UNION if name in tallies))
    missed = union - tallies[STILL].read
    lines.append(f"zxing and pyzbar together read {len(union)}; of these the cascade missed {len(missed)}")
    lines += [f"  missed: {name}" for name in sorted(missed)]
    lines += [f"  wrong: {name} by {reader}" for reader, tally in tallies.items() for name in tally.wrong]
    return "\n".join(lines)
