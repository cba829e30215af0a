"""A picture of a ticket that is dropped on the window ends as a check-in at the service."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
import segno
from PySide6.QtCore import QCoreApplication, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.core.cameras import CameraChoice
from kiosk.engine.events import EngineEvent, VerdictGiven
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.settings import Settings
from kiosk.ui.app.run import run
from kiosk.ui.door.window import DoorWindow


def _drop(window: DoorWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, no_key = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    at = window.rect().center()
    QCoreApplication.sendEvent(window, QDragEnterEvent(at, copy, data, left, no_key))
    QCoreApplication.sendEvent(window, QDropEvent(QPointF(at), copy, data, left, no_key))


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(100):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_dropped_picture_is_checked_in_and_dropped_again_is_in_already(
    qapp: QApplication, tmp_path: Path
) -> None:
    verdicts: list[VerdictGiven] = []

    def hear(event: EngineEvent) -> None:
        if isinstance(event, VerdictGiven):
            verdicts.append(event)

    with SandboxThread(SandboxOptions(tickets=20)) as sandbox:
        world = sandbox.world
        ticket = world.add_ticket()
        sees_nothing, picture = tmp_path / "wall.png", tmp_path / "ticket.png"
        assert cv2.imwrite(str(sees_nothing), np.full((90, 160), 120, np.uint8))
        address = f"https://tickets.example/en/t/{ticket.token}?utm_source=mail"
        segno.make_qr(address).save(str(picture), scale=6, border=4)
        settings = Settings(
            base_url=sandbox.base_url, events=(world.tonight.id,), camera=CameraChoice(str(sees_nothing))
        )
        place = Environment(tmp_path / "home", settings, sandbox.token, "a passphrase")

        async def evening(_app: object) -> int:
            async with open_door(place) as kiosk:
                kiosk.listen(hear)
                await kiosk.guest_list.sync()
                async with open_screen(kiosk, settings, settings.camera.camera, loud=False) as screen:
                    screen.window.show()
                    _drop(screen.window, picture)
                    await _until(lambda: len(verdicts) == 1)
                    _drop(screen.window, picture)
                    await _until(lambda: len(verdicts) == 2 and ticket.id in world.check_ins)
                    await kiosk.uploader.settle()
            return 0

        assert run(evening) == 0
        assert world.check_ins[ticket.id].state == "scanned_in"
        puts = [request for request in world.requests() if request.method == "PUT"]

    assert [(given.verdict.kind, given.how) for given in verdicts] == [
        ("admit", "keyboard"),
        ("already_in", "keyboard"),
    ]
    assert len(puts) == 1
