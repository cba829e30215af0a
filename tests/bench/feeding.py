"""A minute at the door: tickets held up one after another to a webcam of 30 frames a second, in real time.

Through the whole way of a scan: capture, decoder, choice, the hand-over to the loop and the memory of what
was presented. The pictures come as webcams send them, compressed, so that unpacking them costs what it costs.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np

from kiosk.bootstrap.sightings import Sightings
from kiosk.core.presentations import InView, Presentations, Presented
from kiosk.scanning.camera.capture import Capture
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.frames import Pixels
from kiosk.scanning.pipeline import Pipeline, PipelineCounts
from tests.bench.report import Figure, Report, Row
from tests.door_frames import CONDITIONS, shot

SIZE = (1280, 720)
FPS = 30
SHOWN_S, BETWEEN_S = 0.7, 0.8
TICKETS = 40
DISTINCT = 5
"""Pictures drawn of each ticket, in a hand that trembles; they take turns."""
TREMOR = 0.01
QUALITY = 92
MOST_BEHIND = 2
"""Frames that may be captured while one is decoded."""
SEVERAL_CODES = frozenset({"lots"})
OF_OTHER_TEXTS = frozenset({"micro"})
"""Conditions that do not draw the text they are told to."""

Frames = Sequence[bytes]


@dataclass(frozen=True)
class Ticket:
    """One ticket that is held up: what it holds, under which condition, as compressed pictures."""

    text: str
    condition: str
    pictures: Frames


def tickets(seed: int, count: int, *, distinct: int = DISTINCT) -> Iterator[Ticket]:
    """That many tickets, the conditions in turn, drawn from `seed`."""
    usable = [name for name in CONDITIONS if name not in SEVERAL_CODES | OF_OTHER_TEXTS]
    for number in range(count):
        rng = np.random.default_rng([seed, number])
        condition = usable[number % len(usable)]
        text = f"TKT-{number:04d}-{rng.integers(1 << 32):08x}"
        held = shot(rng, text, condition, size=SIZE)
        pictures = [_packed(held.taken(rng, tremor=TREMOR).image) for _ in range(distinct)]
        yield Ticket(text, condition, pictures)


def empty_scenes(seed: int, count: int) -> Frames:
    """The doorway between two tickets."""
    rng = np.random.default_rng([seed, 1 << 20])
    coarse = rng.integers(20, 110, (6, 10, 3)).astype(np.uint8)
    scene = cv2.resize(coarse, SIZE, interpolation=cv2.INTER_CUBIC).astype(np.float32)
    grains = (3 * rng.standard_normal((SIZE[1], SIZE[0], 1), dtype=np.float32) for _ in range(count))
    return [_packed(np.clip(scene + grain, 0, 255).astype(np.uint8)) for grain in grains]


def _packed(image: Pixels) -> bytes:
    done, packed = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
    assert done
    return packed.tobytes()


def unpacked(picture: bytes) -> Pixels:
    """The picture as BGR."""
    return np.asarray(cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_COLOR), np.uint8)


class Feed:
    """A `FrameSource`: each ticket for `SHOWN_S`, then the doorway for `BETWEEN_S`, and then no more.

    A frame that is due while the last one is still being taken is lost, as with a real camera.
    """

    label = "feed"

    def __init__(
        self,
        shown: Sequence[Ticket],
        between: Frames,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._shown, self._between = shown, between
        self._clock, self._sleep = clock, sleep
        self._began_s: float | None = None
        self._next = 0
        self.lost = 0
        self.ended = False
        self.frames = round(len(shown) * (SHOWN_S + BETWEEN_S) * FPS)

    def open(self) -> None:
        """The first frame is due now."""
        if self._began_s is None:
            self._began_s = self._clock()

    def read(self) -> Pixels | None:
        """The frame that is due next."""
        number = self._wait()
        return None if number is None else self.picture(number)

    def skip(self) -> bool:
        """Let the frame that is due next go by."""
        return self._wait() is not None

    def _wait(self) -> int | None:
        began_s = self._clock() if self._began_s is None else self._began_s
        due = int((self._clock() - began_s) * FPS)
        if due > self._next:
            self.lost += due - self._next
            self._next = due
        if self._next >= self.frames:
            self.ended = True
            return None
        number, self._next = self._next, self._next + 1
        self._sleep(max(0.0, began_s + number / FPS - self._clock()))
        return number

    def close(self) -> None:
        """Nothing to free."""

    def picture(self, number: int) -> Pixels:
        """The frame of this number."""
        at_s = number / FPS
        ticket, into_s = divmod(at_s, SHOWN_S + BETWEEN_S)
        pictures = self._shown[int(ticket)].pictures if into_s < SHOWN_S else self._between
        return unpacked(pictures[number % len(pictures)])


@dataclass
class Door:
    """What comes of the views at a door: the codes that were presented, and whether they were held."""

    presentations: Presentations = field(default_factory=Presentations)
    said: list[tuple[str, Presented]] = field(default_factory=list)

    def see(self, code: str, view: InView) -> None:
        """As the engine does."""
        presented = self.presentations.camera(code, view)
        if presented is not Presented.HELD:
            self.said.append((code, presented))


def measure(seed: int, count: int = TICKETS) -> Report:
    """Play the feed in real time; what was found, for people."""
    shown = list(tickets(seed, count))
    feed, door = Feed(shown, empty_scenes(seed, 4)), Door()
    counts = asyncio.run(_played(feed, door))
    lines = (f"-- seed {seed}", *_lines(shown, feed, door, counts))
    return Report(lines, _rows(shown, door, counts))


def _rows(shown: Sequence[Ticket], door: Door, counts: PipelineCounts) -> list[Row]:
    told, known = Counter(text for text, _ in door.said), {ticket.text for ticket in shown}
    once = sum(told[text] == 1 for text in known)
    wrong = len(told.keys() - known)
    what, behind = f"{len(shown)} tickets before the camera", counts.most_behind
    read = Figure("read exactly once", once, "tickets")
    return [
        Row(f"{what}: read once", read, None, once, len(shown), "tickets", is_least=True),
        Row(f"{what}: wrong", Figure("wrong content", wrong, "codes"), None, wrong, 0, "codes"),
        Row(f"{what}: behind", Figure("most", behind, "frames"), None, behind, MOST_BEHIND, "frames"),
    ]


async def _played(feed: Feed, door: Door) -> PipelineCounts:
    sightings = Sightings(asyncio.get_running_loop(), door.see)
    pipeline = Pipeline(Capture(feed), Cascade(), sightings.see)
    pipeline.start()
    try:
        while not feed.ended:
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)
    finally:
        await asyncio.to_thread(pipeline.stop)
    return pipeline.counts


def _lines(shown: Sequence[Ticket], feed: Feed, door: Door, counts: PipelineCounts) -> Iterator[str]:
    said = Counter(text for text, _ in door.said)
    missed = [ticket for ticket in shown if not said[ticket.text]]
    again = [ticket for ticket in shown if said[ticket.text] > 1]
    yield (
        f"-- {len(shown)} tickets of {SHOWN_S:.1f} s in {feed.frames / FPS:.0f} s, {FPS} frames a second of"
        f" {SIZE[0]}×{SIZE[1]}"
    )
    yield f"frames: {feed.frames} due, {feed.lost} lost in the camera, {counts.captured} captured"
    yield f"        {counts.decoded} decoded, {counts.dropped} replaced by a newer one before they were"
    yield f"decode: mean {counts.mean_decode_ms:.1f} ms, longest {counts.longest_decode_ms:.1f} ms a frame"
    yield from (f"  missed: {ticket.text} {ticket.condition}; {_at_leisure(ticket)}" for ticket in missed)
    yield from (f"  told {said[ticket.text]} times: {ticket.text} {ticket.condition}" for ticket in again)


def _at_leisure(ticket: Ticket) -> str:
    """Whether the decoder could read it at all."""
    cascade = Cascade()
    read = sum(
        any(code.text == ticket.text for code in cascade.decode_still(unpacked(picture)))
        for picture in ticket.pictures
    )
    return f"as stills, without a time budget, {read} of its {len(ticket.pictures)} pictures are read"
