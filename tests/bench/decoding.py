"""How many codes the cascade reads, and how fast, beside each engine alone: on door frames, on pictures."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import zxingcpp
from numpy.typing import NDArray

from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.decoding.engines import Engine, KnownEngine, load_engine, missing_engines
from kiosk.scanning.frames import Code, Frame, as_gray
from tests.bench import decoding_bars as bars
from tests.bench import decoding_streams as streams
from tests.bench.decoding_tallies import Read, Sample, samples_in, tallies_of
from tests.bench.report import Report
from tests.door_frames import door_frames


@dataclass(frozen=True)
class Extent:
    """How much is measured."""

    seed: int
    frames: int
    held: int
    """Codes held up before a stream."""
    empty: int
    """Frames without a code."""


def measure(pictures: Path, extent: Extent) -> Report:
    """Measure all of it and return what was found, as tables for people, each bar met or NOT met."""
    readers = all_readers()
    drawn = (
        Sample(
            f"{number} {frame.condition}",
            frame.image,
            frame.text.encode(),
            frame.condition,
            tuple(text.encode() for text in frame.others),
        )
        for number, frame in enumerate(door_frames(extent.seed, extent.frames))
    )
    tallies = tallies_of(drawn, readers)
    least = bars.LEAST_READ * len(tallies[bars.STILL].ms)
    rows = [*bars.rows(tallies, "door frames", least), *bars.speed(tallies)]
    parts = [
        f"-- {extent.frames} door frames of 480p to 1080p, seed {extent.seed}",
        bars.conditions_table(tallies),
        bars.table(tallies),
        bars.door_bars(tallies),
        f"-- streams, seed {extent.seed}",
        streams.held_up(extent.seed, extent.held),
        streams.pace(extent.seed),
        streams.empty(extent.seed, extent.empty),
    ]
    if pictures.is_dir():
        seen = tallies_of(samples_in(pictures), readers)
        parts += [f"-- pictures in {pictures.name}", bars.table(seen), bars.picture_bars(seen, pictures)]
        known = bars.LEAST_OF_KNOWN_SET if pictures.name == bars.KNOWN_SET else 0
        rows += bars.rows(seen, f"pictures in {pictures.name}", known)
    else:
        parts.append(f"-- no pictures in {pictures}: name a folder of them with --pictures")
    parts += [f"without {name}: {why}" for name, why in missing_engines().items()]
    return Report(parts, rows)


def all_readers() -> Mapping[str, Read]:
    """Return every way to read a picture here, by name; the cascade has two, for stills and for streams."""

    def alone(engine: Engine) -> Read:
        def read(image: NDArray[Any]) -> Sequence[Code]:
            gray = as_gray(image)
            return [] if gray is None else engine.read(gray)

        return read

    still = Cascade()
    readers: dict[str, Read] = {bars.ZXING: _plain_zxing()}
    for engine in (KnownEngine.PYZBAR, KnownEngine.OPENCV):
        if engine not in missing_engines():
            readers[engine.value] = alone(load_engine(engine))
    readers[bars.STILL] = still.decode_still
    # A fresh one for each: what a stream has begun to look at, it ends on the frames after.
    readers[bars.STREAM] = lambda image: Cascade().decode_frame(Frame(image, 1, 0.0)).codes
    return readers


def _plain_zxing() -> Callable[[NDArray[Any]], Sequence[Code]]:
    """zxing-cpp as anybody calls it: its own options, all kinds of QR."""
    kinds = (zxingcpp.BarcodeFormat.QRCode, zxingcpp.BarcodeFormat.MicroQRCode)
    formats = zxingcpp.BarcodeFormats(kinds)

    def read(image: NDArray[Any]) -> Sequence[Code]:
        gray = as_gray(image)
        found = [] if gray is None else zxingcpp.read_barcodes(gray, formats=formats)
        return [Code(barcode.bytes, barcode.text, "zxing", ()) for barcode in found]

    return read
