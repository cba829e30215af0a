"""What a pipeline tells, noted, and an engine that waits to be let."""

import threading

from kiosk.scanning.camera.capture import CameraState
from kiosk.scanning.frames import Code, Pixels
from kiosk.scanning.pipeline import Pipeline
from kiosk.scanning.seeing.coaching import Coaching
from kiosk.scanning.seeing.sight import Sight


class Seen:
    """What a pipeline told."""

    def __init__(self) -> None:
        self.codes: list[tuple[list[str], float]] = []
        self.previews: list[tuple[int, list[str]]] = []
        self.states: list[CameraState] = []
        self.coaching: list[Coaching | None] = []
        self.threads: set[str] = set()

    def on_sight(self, sight: Sight) -> None:
        self.threads.add(threading.current_thread().name)
        self.codes.append((texts_of(sight), sight.frame.taken_at_s))

    def on_preview(self, sight: Sight) -> None:
        self.previews.append((sight.frame.sequence, texts_of(sight)))
        self.coaching.append(sight.coaching)


def texts_of(sight: Sight) -> list[str]:
    return [code.text for code in (sight.chosen, *sight.others) if code is not None]


class Gate:
    """An engine that looks only when it is let, and reads nothing unless it is said what."""

    name = "gate"

    def __init__(self, reads: str = "") -> None:
        self.may_read = threading.Semaphore(0)
        self.entered = 0
        self.codes = [Code(reads.encode(), reads, self.name, ())] if reads else []

    def read(self, gray: Pixels) -> list[Code]:
        self.entered += 1
        self.may_read.acquire()
        return self.codes


def has_entered(gate: Gate, times: int) -> bool:
    return gate.entered == times


def has_captured(pipeline: Pipeline, count: int) -> bool:
    return pipeline.counts.captured >= count
