"""The demo's tour does as a person does: what a verdict covers is pressed once that has gone."""

from pathlib import Path

from kiosk.cli.tour import Tour
from kiosk.core.verdict import SameScan
from kiosk.sandbox.world import SandboxOptions, World
from kiosk.scanning.camera.synthetic import SyntheticCamera
from kiosk.ui.door.window import DoorWindow
from tests.gui.fake_controller import FakeController, a_ticket, given
from tests.gui.scenes import Stage

STAYS_S = 3.0
"""Longer than the tour types."""


def a_tour(window: DoorWindow, controller: FakeController, pictures: Path) -> Tour:
    """A tour of a small rehearsal, whose tickets the controller holds too; a verdict stays for a while."""
    world = World(SandboxOptions(tickets=40))
    controller.tickets = [a_ticket(ticket.id, ticket.attendee.name) for ticket in world.tickets]
    window.overlay.stay(STAYS_S)
    return Tour(
        world,
        controller,
        window,
        SyntheticCamera(),
        pictures,
    )


def test_a_search_is_seen_once_what_was_scanned_again_has_gone(stage: Stage, tmp_path: Path) -> None:
    """Where few frames are read in a second, a ticket that is held up looks like one that is shown twice."""

    async def scene(window: DoorWindow, controller: FakeController) -> None:
        tour = a_tour(window, controller, tmp_path)
        controller.say(given(SameScan()))
        assert await tour._search() == "1 found"
        assert window.overlay.isHidden()
        assert window.results.isVisible()

    stage(scene)


def test_a_found_guest_is_admitted_though_their_sheet_is_covered_for_a_while(
    stage: Stage, tmp_path: Path
) -> None:
    async def scene(window: DoorWindow, controller: FakeController) -> None:
        tour = a_tour(window, controller, tmp_path)
        await tour._search()
        controller.say(given(SameScan()))
        assert await tour._admit_found() == "admit, confirmed"
        assert controller.admit_calls == [tour._found.id]

    stage(scene)
