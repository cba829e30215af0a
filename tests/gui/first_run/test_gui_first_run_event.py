"""When the first run asks for the event: not where it is settled, always where the list lacks it."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from kiosk.core.policy import ALL_EVENTS
from kiosk.core.screen_settings import Scheme
from kiosk.engine.records import EventHeld
from kiosk.engine.this_door import DoorChoice
from kiosk.ui.first_run.first_run_window import FirstRunWindow
from kiosk.ui.first_run.presenter import FirstRunPresenter
from kiosk.ui.first_run.steps import StepFailedError
from kiosk.ui.preferences import Preferences, Preferred
from kiosk.ui.tasks import Tasks
from kiosk.ui.theme.theme import Theme
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW, TOMORROW, TONIGHT
from tests.gui.first_run.test_gui_first_run_fit import NothingDone
from tests.gui.simulated_input import tap, type_text
from tests.gui.waiting import until

ONE, OTHER = EventHeld(TONIGHT, 7), EventHeld(TOMORROW, 7)
OVER = EventHeld(replace(TONIGHT, id="ev-old", start=NOW - 9 * 86_400, end=NOW - 8 * 86_400), 7)


class Reads(NothingDone):
    """A list with these events, or one that cannot be read, and a door with events chosen for it."""

    def __init__(self, held: tuple[EventHeld, ...] | None, chosen: set[str]) -> None:
        self._held = held
        self.choice = DoorChoice("Door A", events=frozenset(chosen))

    async def sign_in(self, address: str, token: str) -> None:
        """Done."""

    async def read_list(self, told: Callable[[int], None]) -> tuple[EventHeld, ...]:
        if self._held is None:
            raise StepFailedError("no answer within 10 s")
        return self._held


@pytest.mark.parametrize(
    ("held", "chosen", "is_asked"),
    [
        ((ONE, OTHER), set(), True),
        ((ONE,), set(), False),
        ((OVER,), set(), True),
        ((), set(), True),
        (None, set(), True),
        ((ONE, OTHER), {"ev-sun"}, False),
        ((OVER,), {"ev-old"}, False),
        ((ONE,), {"ev-new"}, True),
        ((ONE,), {"ev-new", "ev-sat"}, False),
        ((), {"ev-new"}, True),
        (None, {"ev-new"}, False),
        ((ONE, OTHER), {ALL_EVENTS}, False),
        ((), {ALL_EVENTS}, True),
    ],
)
def test_the_event_is_asked_for_where_it_is_not_settled_and_back_leads_there_always(
    play: Play, held: tuple[EventHeld, ...] | None, chosen: set[str], is_asked: bool
) -> None:
    async def scene() -> None:
        window, tasks, door = FirstRunWindow(Theme(Scheme.DARK), guard_s=0), Tasks(), Reads(held, chosen)
        first = FirstRunPresenter(door, window, tasks, lambda: NOW, Preferred(Preferences()), lambda _: None)
        events, this_door = first.events, first.this_door
        try:
            window.show()
            first.start()
            first.sign_in.given.emit("https://tickets.example", "token")
            await until(lambda: events.is_open or this_door.is_open)
            assert (events.is_open, this_door.is_open) == (is_asked, not is_asked)
            if not is_asked:
                await until(lambda: not this_door.ignores_input)
                tap(this_door.close_button)
                await until(lambda: events.is_open)
            assert chosen - {ALL_EVENTS} <= events.ticked
            assert events.again.isVisible() is (not held or (bool(chosen) and is_asked))
            if not held and chosen:
                await until(lambda: not events.ignores_input)
                tap(events.use)
                await until(lambda: this_door.is_open)
                assert this_door.draft.events == chosen, "what the host chose stays"
        finally:
            await tasks.close()
            window.close_now()
            await asyncio.sleep(0)

    play(scene())


def test_an_id_that_was_typed_and_not_added_stays_when_the_list_is_read_again(play: Play) -> None:
    async def scene() -> None:
        window, tasks, door = FirstRunWindow(Theme(Scheme.DARK), guard_s=0), Tasks(), Reads(None, set())
        first = FirstRunPresenter(door, window, tasks, lambda: NOW, Preferred(Preferences()), lambda _: None)
        events = first.events
        try:
            window.show()
            first.start()
            first.sign_in.given.emit("https://tickets.example", "token")
            await until(lambda: events.is_open and not events.ignores_input)
            type_text(events.id_field.line, "all")
            tap(events.again)
            assert "is no event’s id" in events.id_field.notice.text()
            assert events.again.isEnabled(), "nothing is read until that is mended"
            events.id_field.line.setText("ev-new")
            tap(events.again)
            await until(lambda: events.is_open and events.again.isEnabled())
            assert events.ticked == {"ev-new"}
        finally:
            await tasks.close()
            window.close_now()
            await asyncio.sleep(0)

    play(scene())
