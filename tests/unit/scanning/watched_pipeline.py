"""What a pipeline tells, noted, and an engine that waits to be let."""

import threading

from kiosk.scanning.camera.capture import CaptureState
from kiosk.scanning.frames import Code, Pixels
from kiosk.scanning.pipeline import Pipeline
from kiosk.scanning.selection.coaching import Coaching
from kiosk.scanning.selection.frame_analyser import FrameResult


class Seen:
    """What a pipeline told."""

    def __init__(self) -> None:
        self.codes: list[tuple[list[str], float]] = []
        self.previews: list[tuple[int, list[str]]] = []
        self.states: list[CaptureState] = []
        self.coaching: list[Coaching | None] = []
        self.threads: set[str] = set()

    def on_result(self, result: FrameResult) -> None:
        self.threads.add(threading.current_thread().name)
        self.codes.append((texts_of(result), result.frame.taken_at_s))

    def on_preview(self, result: FrameResult) -> None:
        self.previews.append((result.frame.sequence, texts_of(result)))
        self.coaching.append(result.coaching)


def texts_of(result: FrameResult) -> list[str]:
    return [code.text for code in (result.chosen, *result.others) if code is not None]


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
