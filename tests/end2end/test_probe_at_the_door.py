"""The probe on the screen of a door that is open, at a real service, with a ticket held up to the camera."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import load_environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.ui.app.run import run
from tests.end2end.first_run_samples import Hand
from tests.gui.waiting import until
from tests.unit.store.store_samples import MemoryKeyring


@pytest.fixture
def sandbox() -> Iterator[SandboxThread]:
    with SandboxThread(SandboxOptions(tickets=20)) as started:
        yield started


def test_a_staff_ticket_is_tried_at_the_service_and_is_neither_judged_nor_recorded_here(
    qapp: QApplication, tmp_path: Path, kept: MemoryKeyring, sandbox: SandboxThread
) -> None:
    world, hand, camera = sandbox.world, Hand(), SyntheticCamera()
    staff, guest = world.add_ticket(attendee="Staff One"), world.add_ticket(attendee="Ana Guest")
    environment = load_environment(
        {
            "KIOSK_HOME": str(tmp_path / "home"),
            "KIOSK_BASE_URL": sandbox.base_url,
            "KIOSK_TOKEN": sandbox.token,
            "KIOSK_EVENT_ID": world.tonight.id,
        }
    )

    async def evening(_app: object) -> int:
        async with open_door(environment) as door:
            await door.guest_list.sync()
            async with open_screen(door, environment.settings, camera, loud=False) as screen:
                screen.window.show()
                manager = screen.presenter.manager
                manager.look_at_everything()
                await until(lambda: bool(manager.readiness.lines))
                await hand.tap(manager.readiness, manager.readiness.probe)
                sheet = manager.probe.sheet
                await until(lambda: sheet.is_open)
                camera.show(staff.token, "Staff One")
                await until(lambda: "Staff One" in sheet.guest.text)
                assert not world.check_ins
                await hand.tap(sheet, sheet.main)
                await until(lambda: bool(sheet.lines))
                found = {line.check.check: line.check.ok for line in sheet.lines}
                assert found["probe_code"]
                assert found["permission"]
                assert found["repeat"]
                puts = [seen for seen in world.requests() if seen.method == "PUT"]
                assert len(puts) == 2
                assert await door.queries.recent() == []
                await hand.tap(sheet, sheet.close_button)
                await until(lambda: not camera.pending)
                camera.show(guest.token, "Ana Guest")
                await until(lambda: "Ana Guest" in screen.window.overlay.accessibleName())
        return 0

    assert run(evening, language="en") == 0
