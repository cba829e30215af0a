"""A house that is full floods in amber, whoever may decides with a PIN, and foot and pill say the same."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.screen import open_screen
from kiosk.core.policy import DoorPolicy, Supervisor
from kiosk.core.presence import InputMethod
from kiosk.core.verdict import Reason, Refer
from kiosk.engine.controller import DoorController
from kiosk.engine.events import VerdictGiven
from kiosk.engine.pins import hash_pin
from kiosk.engine.supervised import Overridden
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.settings import Settings
from kiosk.ui.app.run import run
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.actions import Action
from tests.gui.waiting import until

PIN = "2468"


async def scanned(door: DoorController, code: str) -> VerdictGiven:
    given = await door.scan(code, InputMethod.COMMAND_LINE)
    assert given is not None
    return given


def test_at_the_capacity_the_host_is_asked_and_a_supervisor_may_let_in(
    qapp: QApplication, tmp_path: Path
) -> None:
    with SandboxThread(SandboxOptions(tickets=40)) as sandbox:
        world = sandbox.world
        guests = [world.add_ticket() for _ in range(4)]
        settings = Settings(base_url=sandbox.base_url, events=(world.tonight.id,))
        place = Environment(tmp_path / "home", settings, sandbox.token, "a passphrase")
        valid = sum(
            ticket.event.id == world.tonight.id and ticket.state in ("closed", "paid")
            for ticket in world.tickets
        )

        async def evening(_app: object) -> int:
            async with (
                open_door(place) as door,
                open_screen(door, settings, SyntheticCamera(), loud=False) as screen,
            ):
                window = screen.window
                window.show()
                await until(lambda: door.list_complete)
                foot, pill = window.footer, window.status_bar.capacity
                await until(lambda: foot._inside_now == (0, valid), within_s=20)
                mira = Supervisor(name="Mira", pin_hash=hash_pin(PIN))
                door.session.set_policy(DoorPolicy(capacity=2, supervisors=(mira,)))
                for guest in guests[:2]:
                    assert (await scanned(door, guest.token)).verdict.kind == "admit"
                await until(lambda: foot._inside_now == (2, 2))
                await until(lambda: clean(pill.text()) == "Full: 2 inside")
                full = await scanned(door, guests[2].token)
                assert isinstance(full.verdict, Refer)
                assert full.verdict.why is Reason.HOUSE_FULL
                shown = window.overlay.view
                assert shown is not None
                assert (shown.word, shown.look) == ("HOUSE FULL", Look.ASK)
                assert "Ask the host" in " ".join(shown.lines)
                assert Action.SUPERVISOR in shown.actions
                again = await scanned(door, guests[0].token)
                assert again.verdict.kind == "already_in", "what is wrong anyway is said first"
                let_in = await door.override(guests[2].token, PIN, "the host said so")
                assert isinstance(let_in, Overridden)
                await door.let_out(guests[0].id)
                assert isinstance((await scanned(door, guests[3].token)).verdict, Refer), "two are inside"
                await door.let_out(guests[1].id)
                assert (await scanned(door, guests[3].token)).verdict.kind == "admit"
            return 0

        assert run(evening, language="en") == 0
