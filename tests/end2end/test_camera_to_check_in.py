"""A picture of a ticket at the camera ends as a check-in at the service, through the real window."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import segno
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.core.cameras import CameraChoice
from kiosk.core.policy import Budgets, DoorPolicy
from kiosk.engine.events import EngineEvent, VerdictGiven
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.settings import Settings
from kiosk.ui.app.run import run


def _heard(verdicts: list[VerdictGiven]) -> Callable[[EngineEvent], None]:
    def hear(event: EngineEvent) -> None:
        if isinstance(event, VerdictGiven):
            verdicts.append(event)

    return hear


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(100):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_picture_of_a_ticket_is_checked_in_through_the_window(qapp: QApplication, tmp_path: Path) -> None:
    verdicts: list[VerdictGiven] = []
    with SandboxThread(SandboxOptions(tickets=80)) as sandbox:
        world = sandbox.world
        ticket = next(t for t in world.tickets if t.event.id == world.tonight.id and t.state == "closed")
        picture = tmp_path / "ticket.png"
        segno.make_qr(ticket.token).save(str(picture), scale=8, border=4)
        settings = Settings(
            base_url=sandbox.base_url, events=(world.tonight.id,), camera=CameraChoice(str(picture))
        )
        place = Environment(tmp_path / "home", settings, sandbox.token, "a passphrase")

        async def evening(_app: object) -> int:
            async with open_door(place) as kiosk:
                kiosk.listen(_heard(verdicts))
                kiosk.session.set_policy(DoorPolicy(budgets=Budgets(confirm_ms=100_000)))
                await kiosk.guest_list.sync()
                async with open_screen(kiosk, settings, settings.camera.camera, loud=False) as screen:
                    screen.window.show()
                    await _until(lambda: bool(verdicts))
                    await _until(lambda: ticket.attendee.name in screen.window.overlay.accessibleName())
                    await _until(lambda: screen.pipeline.counts.decoded > 10)
                    await kiosk.uploader.settle()
            return 0

        assert run(evening) == 0
        puts = [request for request in world.requests() if request.method == "PUT"]
        assert world.check_ins[ticket.id].state == "scanned_in"

    assert [given.verdict.kind for given in verdicts] == ["admit"], "the code is held up once"
    assert verdicts[0].certainty == "confirmed"
    assert [(put.path.rsplit("/", 1)[-1], put.query) for put in puts] == [
        (ticket.id, f"cost_item_id={ticket.id}")
    ]
    assert puts[0].bearer
    assert puts[0].body_bytes == 0
