"""Samples of pictures with codes, and what each reader makes of them."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from kiosk.scanning.frames import Code

Read = Callable[[NDArray[Any]], Sequence[Code]]


@dataclass(frozen=True)
class Sample:
    """A picture and the bytes its code holds; None where nobody wrote down what it holds."""

    name: str
    image: NDArray[Any]
    holds: bytes | None
    condition: str = ""
    others: tuple[bytes, ...] = ()
    """What further codes in it hold."""


@dataclass
class Tally:
    """What one reader made of the samples."""

    read: set[str] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)
    raised: int = 0
    ms: list[float] = field(default_factory=list)
    conditions: dict[str, str] = field(default_factory=dict)
    """Of every sample seen."""

    def rate(self, condition: str) -> float:
        """The share read of the samples under a condition."""
        names = [name for name, shown in self.conditions.items() if shown == condition]
        return sum(name in self.read for name in names) / len(names)


def samples_in(folder: Path) -> Iterator[Sample]:
    """Read the pictures below `folder`, in order of their names; what OpenCV cannot open is left out."""
    for file in sorted(folder.rglob("*")):
        if file.suffix.lower() not in {".png", ".jpg", ".jpeg", ".webp", ".bmp"}:
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
            tally = tallies[name]
            tally.conditions[sample.name] = sample.condition
            began = time.perf_counter()
            codes: Sequence[Code] = ()
            try:
                codes = read(sample.image)
            except Exception:  # noqa: BLE001 - an engine alone may raise anything; that is counted
                tally.raised += 1
            tally.ms.append((time.perf_counter() - began) * 1000)
            if not codes:
                continue
            right = [code for code in codes if sample.holds is None or is_same(code.data, sample.holds)]
            if right:
                tally.read.add(sample.name)
            if _is_wrong(sample, codes, bool(right)):
                tally.wrong.append(sample.name)
    return tallies


def _is_wrong(sample: Sample, codes: Sequence[Code], has_right: bool) -> bool:
    """A door frame's codes are all known; of a picture only one may be written down."""
    if not sample.condition:
        return not has_right
    shown = [text for text in (sample.holds, *sample.others) if text is not None]
    return any(not any(is_same(code.data, text) for text in shown) for code in codes)


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
