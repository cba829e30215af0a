"""The sheet of the first run that says whose tickets go in: nobody goes on from a door that admits nobody."""

import pytest

from kiosk.core.screen_settings import Scheme
from kiosk.engine.this_door import DoorChoice, TypeHeld
from kiosk.ui.first_run.first_run_window import FirstRunWindow
from kiosk.ui.theme.theme import Theme
from kiosk.ui.this_door.this_door_sheet import ThisDoorSheet
from tests.gui.conftest import Play
from tests.gui.simulated_input import tap
from tests.gui.waiting import until

REGULAR, CREW = TypeHeld("r1", "Regular", 1580), TypeHeld("r2", "Crew", 40)


@pytest.mark.parametrize(
    ("types", "admitted", "is_shown", "goes_on"),
    [
        ((REGULAR, CREW), (), True, True),
        ((REGULAR, CREW), ("Crew",), True, True),
        ((REGULAR, CREW), ("of another event",), True, False),
        ((REGULAR,), (), False, True),
        ((REGULAR,), ("r1",), False, True),
        ((REGULAR,), ("of another event",), True, False),
        ((), ("of another event",), False, True),
    ],
)
def test_a_door_that_admits_nobody_on_the_list_is_objected_to(
    play: Play, types: tuple[TypeHeld, ...], admitted: tuple[str, ...], is_shown: bool, goes_on: bool
) -> None:
    async def scene() -> None:
        window = FirstRunWindow(Theme(Scheme.DARK), guard_s=0)
        sheet = ThisDoorSheet(window.theme, 0, window)
        window.add_sheet(sheet)
        window.show()
        chosen: list[DoorChoice] = []
        sheet.chosen.connect(chosen.append)
        sheet.ask(DoorChoice("Door A", ticket_types=frozenset(admitted)), types)
        await until(lambda: not sheet.ignores_input)
        assert sheet.panel.isHidden() is not is_shown
        tap(sheet.next)
        assert bool(chosen) is goes_on
        assert ("Tick at least one" in sheet.notice.text()) is not goes_on
        window.close_now()
        window.deleteLater()

    play(scene())
