"""Texts of a scene on the screen, and the data that carries them: hostile ones, or calm ones to compare."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import replace

from kiosk.api.values import MOST_VALUES
from kiosk.api.wire import guest_page
from kiosk.core.presence import (
    Evidence,
    EvidenceSource,
    InputMethod,
    LedgerRow,
    RowKind,
)
from kiosk.core.tickets import LONGEST_TEXT, Ticket
from tests.faults.fuzzing import mutations
from tests.faults.fuzzing.answers import ENTRY
from tests.gui.fake_controller import NOW, TONIGHT, a_ticket
from tests.gui.gallery.setting import GUESTS, Setting


@dataclass
class Words:
    """Where the texts of an input come from: hostile ones, or calm ones to compare with."""

    chance: Random
    hostile: bool

    def text(self, calm: str, most: int = LONGEST_TEXT) -> str:
        """A text as it may have come in: no longer than it is cut to there."""
        if not self.hostile or self.chance.random() < 0.2:
            return calm
        spoiled = (
            mutations.text(self.chance, calm)
            if self.chance.random() < 0.4
            else mutations.hostile(self.chance)
        )
        # Halves of characters are mended where texts come in.
        return spoiled.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")[:most]

    def ticket(self, calm: Ticket) -> Ticket:
        """A ticket as the client reads it off a page."""
        if not self.hostile:
            return calm
        entry = {name: self._spoiled(part) for name, part in ENTRY.items() if self.chance.random() < 0.95}
        entry["id"] = calm.id if self.chance.random() < 0.8 else self.text(calm.id, 256)
        if self.chance.random() < 0.3:
            entry["answers"] = {
                self.text(f"Question {n}"): self.text("Vegan") for n in range(self.chance.choice((1, 5, 150)))
            }
        body = mutations.written({"data": {"guestlist": [entry]}}).encode("utf-8", "surrogatepass")
        if body.count(b",") > MOST_VALUES:  # such a page is refused whole
            return calm
        found = guest_page(body, None).tickets
        return (
            replace(found[0], event=found[0].event and replace(found[0].event, id=TONIGHT.id))
            if found
            else calm
        )

    def _spoiled(self, part: Any) -> Any:
        if isinstance(part, dict):
            return {name: self._spoiled(inner) for name, inner in part.items()}
        if self.chance.random() < 0.5:
            return part
        return (
            mutations.hostile(self.chance)
            if isinstance(part, str)
            else self.chance.choice(mutations.NUMBERS[:-3])
        )

    def tickets(self, count: int) -> list[Ticket]:
        """So many, each with an id of its own."""
        return [
            self.ticket(a_ticket(f"TKT-{n}", GUESTS[n % len(GUESTS)].name, order="7F21"))
            for n in range(count)
        ]

    def evidence(self) -> Evidence:
        """Where a ticket was used."""
        return Evidence(EvidenceSource.HERE, NOW - 600, self.text("Door B"), InputMethod.CAMERA, "adm-b")

    def row(self, ticket_id: str, number: int = 0) -> LedgerRow:
        """What was written down of it."""
        row = LedgerRow(
            f"r{number}", RowKind.ADMISSION, ticket_id, NOW - 60, self.text("Door B"), InputMethod.CAMERA
        )
        return replace(
            row, on_duty=self.text("Mira"), supervisor=self.text("Jonas"), reason=self.text("Knows the host")
        )


Show = Callable[[Setting], Coroutine[Any, Any, None]]
Scene = Callable[[Words, Callable[[object], None]], Show]
"""Makes the texts, away from the main thread, and gives what shows them."""
