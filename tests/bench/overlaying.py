"""How long after a verdict's event its flood is painted, while the preview runs at 30 frames a second."""

import asyncio
import statistics
import threading
import time
from collections.abc import Sequence

import numpy as np
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, AlreadyIn, NotValid, Reason, Refer, Unknown, Verdict
from kiosk.engine.events import VerdictGiven
from kiosk.ui.app.presenter import ScreenPresenter
from kiosk.ui.door.camera_feed import CameraFeed, CameraState
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.verdict_view import VerdictView
from tests.bench.on_the_screen import on_the_screen
from tests.bench.report import Figure, Report, Row
from tests.gui.fake_controller import NOW, FakeController, a_ticket, given

SIZE = (1920, 1080)
FRAME_S = 1 / 60
BUDGET_FRAMES = 2
PREVIEW_S = 1 / 30
BETWEEN_S = 0.12
PATIENCE_S = 5.0


def measure(verdicts: int) -> Report:
    """Show that many verdicts through the real window; what was found, for people."""
    covers_stage, plain = on_the_screen(lambda: _both(verdicts))
    lines = [
        f"-- {verdicts} verdicts in a window of {SIZE[0]}×{SIZE[1]}, camera preview at 30 frames a second",
        _line("verdict event → flood painted", covers_stage),
        _line("baseline: update → an empty window painted", plain),
        f"ratio of the medians {statistics.median(covers_stage) / statistics.median(plain):.1f}",
    ]
    flood = Row(
        "verdict → flood painted",
        Figure("longest", max(covers_stage) * 1000, "ms"),
        Figure("an empty window painted, longest", max(plain) * 1000, "ms"),
        max(covers_stage) / FRAME_S,
        BUDGET_FRAMES,
        "frames of 1/60 s",
    )
    return Report(lines, [flood])


async def _both(verdicts: int) -> tuple[list[float], list[float]]:
    return await _floods(verdicts), await _plain_paints(verdicts)


def _line(name: str, seconds: Sequence[float]) -> str:
    ranked = sorted(seconds)
    p99 = ranked[min(int(len(ranked) * 0.99), len(ranked) - 1)]
    return (
        f"{name}: median {statistics.median(ranked) * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms,"
        f" longest {ranked[-1] * 1000:.1f} ms"
    )


def _verdicts() -> list[Verdict]:
    ticket = a_ticket("t1", "Ana García Lorenzo", kind="VIP")
    long = a_ticket("t2", "Wolfeschlegelsteinhausenbergerdorff von und zu Guttenberg-Hohenlohe " * 2)
    return [
        Admit(ticket, ("Give a GOLD wristband",)),
        AlreadyIn(ticket, Reason.INSIDE, None),
        Admit(long),
        NotValid(a_ticket("t3", "Chloé Dubois", state="cancelled"), Reason.STATE_REFUSED),
        Unknown(),
        Refer(Reason.STATE_REFERRED, (a_ticket("t4", "Łukasz Szczepański", state="unapproved"),)),
    ]


async def _floods(count: int) -> list[float]:
    """Seconds from each event to the end of the flood's painting."""
    controller = FakeController()
    window = DoorWindow(Theme(Scheme.DARK, Motion.ON), settle_s=1.6)
    window.resize(*SIZE)
    window.show()
    feed = CameraFeed(window)
    window.connect_camera(feed)
    presenter = ScreenPresenter(controller, window, lambda: NOW)
    presenter.start()
    over = threading.Event()
    camera = threading.Thread(target=film, args=(feed, over), name="film")
    camera.start()
    painted: asyncio.Queue[tuple[str, float]] = asyncio.Queue()

    def note(view: VerdictView) -> None:
        painted.put_nowait((view.scan_id, time.perf_counter()))

    window.overlay.painted.connect(note)
    kinds, took = _verdicts(), []
    try:
        for number in range(count):
            await asyncio.sleep(BETWEEN_S * (0.5 + number % 5 / 4))
            event: VerdictGiven = given(kinds[number % len(kinds)], scan_id=f"s{number}", admission_id="a")
            began = time.perf_counter()
            controller.say(event)
            async with asyncio.timeout(PATIENCE_S):
                while (last := await painted.get())[0] != event.scan_id:
                    pass
            took.append(last[1] - began)
    finally:
        over.set()
        await asyncio.to_thread(camera.join)
        await presenter.close()
        window.close()
        window.deleteLater()
    return took


def film(feed: CameraFeed, over: threading.Event) -> None:
    """Pictures of noise at the preview's pace, until it is over."""
    pictures = [np.random.default_rng(seed).integers(0, 255, (720, 1280, 3), np.uint8) for seed in range(3)]
    feed.set_state(CameraState.LIVE)
    number = 0
    while not over.wait(PREVIEW_S):
        feed.offer(pictures[number % len(pictures)], [])
        number += 1


class _Plain(QWidget):
    """An empty window that says when it was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted: asyncio.Queue[float] = asyncio.Queue()

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.painted.put_nowait(time.perf_counter())


async def _plain_paints(count: int) -> list[float]:
    window = _Plain()
    window.resize(*SIZE)
    window.show()
    async with asyncio.timeout(PATIENCE_S):
        await window.painted.get()
    took = []
    for _ in range(count):
        await asyncio.sleep(0.01)
        while not window.painted.empty():
            window.painted.get_nowait()
        began = time.perf_counter()
        window.update()
        async with asyncio.timeout(PATIENCE_S):
            took.append(await window.painted.get() - began)
    window.close()
    window.deleteLater()
    return took
