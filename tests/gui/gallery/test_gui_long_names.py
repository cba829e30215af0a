"""The newer sheets with names of a hundred characters, in six scripts: nothing is cut or covered."""

from dataclasses import dataclass
from random import Random

import pytest
from msgspec.structs import replace

from kiosk.core.screen_settings import Scheme
from kiosk.core.tickets import LONGEST_TEXT, Person, Ticket, TicketType
from tests.faults.fuzzing.sheet_scenes import SHEET_SCENES
from tests.faults.fuzzing.words import Words
from tests.gui.conftest import Play
from tests.gui.gallery.setting import Setting, a_setting
from tests.gui.legibility import troubles
from tests.gui.looks import TIGHT_SIZES
from tests.gui.waiting import turns

LONG = 100
NAMES = {
    "latin": "Maximiliana Wolfeschlegelsteinhausenbergerdorff von und zu Guttenberg ",
    "cyrillic": "Александра Константиновна Преображенская-Староконстантинова ",
    "greek": "Παναγιώτα Παπαδοπούλου-Κωνσταντινίδη ",
    "arabic": "عبد الرحمن بن محمد بن عبد العزيز الأنصاري ",
    "devanagari": "चन्द्रशेखर वेंकटरमण श्रीनिवासन कृष्णमूर्ति ",
    "chinese": "欧阳慕容司马上官诸葛",
}
SEEDS = range(2)
"""A scene has ways to go; these are two of them."""


@dataclass
class LongNames(Words):
    """Every text that could be anything is this name."""

    name: str = ""

    def text(self, calm: str, most: int = LONGEST_TEXT) -> str:
        """The name, over and over; a path stays one."""
        start = calm if calm.startswith("/") else ""
        return (start + self.name * LONG)[: min(most, LONG)]

    def ticket(self, calm: Ticket) -> Ticket:
        """One whose holder, buyer and type are called so."""
        name = self.text("")
        return replace(
            calm,
            attendee=Person("p", name, ""),
            buyer=Person("b", name, ""),
            ticket_type=TicketType(name, name),
        )


@pytest.mark.parametrize("script", NAMES)
def test_nothing_is_cut_however_long_the_names_are(play: Play, script: str) -> None:
    found: list[str] = []
    size = TIGHT_SIZES[list(NAMES).index(script) % len(TIGHT_SIZES)]

    async def look() -> None:
        async with a_setting(size, Scheme.LIGHT) as setting:
            watched = Watched(setting.window, setting.controller, setting.presenter)
            for scene in SHEET_SCENES:
                for seed in SEEDS:
                    watched.scene = f"{scene.__name__} {seed}"
                    words = LongNames(Random(f"{scene.__name__} {seed}"), hostile=False, name=NAMES[script])
                    await scene(words, lambda _: None)(watched)
                    await watched.quiet()
                    setting.window.sheets.dismiss_all()
                    setting.window.overlay.settle()
                    setting.window.entry.clear()
        has_letters = script in ("latin", "cyrillic", "greek")  # else nothing is painted here to be pale
        found.extend(one for one in watched.found if has_letters or ": contrast " not in one)

    play(look())
    assert found == []


@dataclass
class Watched(Setting):
    """Reads the window back whenever it has come to rest with a sheet open."""

    scene: str = ""

    def __post_init__(self) -> None:
        self.found: list[str] = []

    async def quiet(self) -> None:
        """Until all is laid out; what cannot be read then is found."""
        await super().quiet()
        await turns(3)
        if self.window.sheets.top is not None:
            self.found += [f"{self.scene}: {trouble}" for trouble in troubles(self.window)]
