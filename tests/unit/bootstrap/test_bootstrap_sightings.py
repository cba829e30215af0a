"""From the camera's thread to the door's: one call at a time, no code lost, times as they were."""

import asyncio
import threading
from collections.abc import Sequence

import numpy as np
import pytest

from kiosk.bootstrap.sightings import Sightings
from kiosk.core.presentations import InView, Presentations, Presented
from kiosk.scanning.frames import Code, Frame
from kiosk.scanning.selection.frame_analyser import FrameResult

PICTURE = np.zeros((4, 4), np.uint8)
FPS = 30


def result(name: str, at_s: float, others: Sequence[str] = ()) -> FrameResult:
    codes = [Code(one.encode(), one, "zxing", ()) for one in (name, *others) if one]
    chosen = codes[0] if name else None
    return FrameResult(Frame(PICTURE, 1, at_s), chosen, tuple(codes[1:] if name else codes))


class CountingLoop(asyncio.SelectorEventLoop):
    """Counts what other threads ask of it."""

    asked = 0

    def call_soon_threadsafe(self, *arguments: object, **named: object) -> asyncio.Handle:
        self.asked += 1
        return super().call_soon_threadsafe(*arguments, **named)  # type: ignore[arg-type]


def told_of(results: Sequence[FrameResult]) -> tuple[list[tuple[str, InView]], int]:
    """What a loop that was busy all the while is told of in the end, and how often it was asked to listen."""
    loop = CountingLoop()
    told: list[tuple[str, InView]] = []
    try:
        sightings = Sightings(loop, lambda code, view: told.append((code, view)))

        def look() -> None:
            for one in results:
                sightings.see(one)

        camera = threading.Thread(target=look)
        camera.start()
        camera.join()
        asked = loop.asked
        loop.call_soon(loop.stop)
        loop.run_forever()
    finally:
        loop.close()
    return told, asked


def held(name: str, since_s: float, until_s: float, others: Sequence[str] = ()) -> list[FrameResult]:
    frames = round((until_s - since_s) * FPS)
    return [result(name, since_s + n / FPS, others) for n in range(frames)]


def test_five_busy_seconds_of_one_code_are_one_view_and_one_call() -> None:
    told, asked = told_of(held("A", 0, 5, ["B"]))
    assert told == [("A", InView(0, 5 - 1 / FPS, ("B",)))]
    assert asked == 1


def test_no_code_is_lost_while_the_loop_is_busy_and_none_is_presented_twice() -> None:
    busy = [
        *held("A", 0, 1),
        *held("", 1, 1.1, ["B"]),
        *held("A", 1.1, 2),
        result("B", 2.1),
        *held("A", 3.0, 3.2),
        *held("A", 5.0, 5.2),
        *held("C", 5.3, 5.4, ["A"]),
    ]
    told, asked = told_of(busy)
    assert asked == 1
    seen = Presentations()
    assert [(code, seen.camera(code, view)) for code, view in told] == [
        ("A", Presented.NEW),
        ("B", Presented.NEW),
        ("A", Presented.SAME),
        ("A", Presented.NEW),
        ("C", Presented.NEW),
    ]


def told_one_by_one(results: Sequence[FrameResult]) -> list[Presented]:
    """What a door makes of them whose loop is told of each before the next one comes."""
    loop, seen = asyncio.new_event_loop(), Presentations()
    told: list[Presented] = []
    sightings = Sightings(loop, lambda code, view: told.append(seen.camera(code, view)))
    for one in results:
        sightings.see(one)
        loop.call_soon(loop.stop)
        loop.run_forever()
    loop.close()
    return told


@pytest.mark.parametrize("every_s", [1 / FPS, 0.5, 1.2])
def test_a_ticket_held_up_once_is_one_presentation_however_rarely_a_machine_looks(every_s: float) -> None:
    held_up = [result("A", n * every_s) for n in range(9)]
    assert told_one_by_one(held_up) == [Presented.NEW] + [Presented.HELD] * 8
    assert told_of(held_up)[0] == [("A", InView(0, 8 * every_s))]


def test_a_frame_that_cannot_be_read_between_is_a_blink_and_two_slow_ones_are_a_gap() -> None:
    blink = [result("A", 0), result("", 0.5), result("A", 1.0)]
    gap = [result("A", 0), result("", 0.5), result("", 0.9), result("A", 1.3)]
    away = [result("A", 0), result("A", 1.6)]
    assert told_one_by_one(blink) == [Presented.NEW, Presented.HELD]
    assert told_one_by_one(gap) == [Presented.NEW, Presented.SAME]
    assert told_one_by_one(away) == [Presented.NEW, Presented.NEW]


def test_frames_without_a_code_never_reach_the_loop() -> None:
    assert told_of([*held("", 0, 3), *held("", 3, 4, ["B"])]) == ([], 0)


def test_what_waits_does_not_grow_with_the_frames() -> None:
    loop = asyncio.new_event_loop()
    sightings = Sightings(loop, lambda _code, _view: None)
    for one in held("A", 0, 600):
        sightings.see(one)
    assert len(sightings._waiting) == 1
    loop.close()


def test_a_loop_that_is_closed_is_no_trouble() -> None:
    loop = asyncio.new_event_loop()
    sightings = Sightings(loop, lambda _code, _view: None)
    loop.close()
    sightings.see(result("A", 0))
    sightings.see(result("A", 1))
    assert sightings._waiting == []
