"""What the search found, while somebody types."""

from PySide6.QtWidgets import QWidget

from kiosk.core.tickets import Instant
from kiosk.engine.records import Guest
from kiosk.ui.design.text_fit import isolate
from kiosk.ui.design.theme import Theme
from kiosk.ui.parts.panel import Panel
from kiosk.ui.wording.guest_rows import guest_row


class Results(Panel):
    """Guests that answer what is typed, best first, the first one selected."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "", parent)
        self._query = ""
        self.empty.setProperty("role", "said")

    @property
    def query(self) -> str:
        """What the guests shown were found by."""
        return self._query

    @property
    def found(self) -> tuple[str, ...]:
        """The ticket ids shown."""
        return tuple(row.key for row in self.list.rows.rows)

    def ask_for_more(self, query: str) -> None:
        """Nobody is looked up by so little."""
        self._query = query
        self.heading.setText(self.tr("Search"))
        self.empty.setText(self.tr("Go on typing: a name, an e-mail, an order or a ticket id."))
        self.list.rows.show_rows(())

    def show_guests(self, query: str, guests: list[Guest], now: Instant) -> None:
        """Show what was found by a query."""
        self._query = query
        n = len(guests)
        count = self.tr("%n guest(s)", "", n)
        hint = self.tr("Enter opens, arrow keys choose")
        self.heading.setText(f"{count} · {hint}" if n else self.tr("No guest"))
        self.empty.setText(
            self.tr("Nobody found by “{query}”.\nTry the e-mail, the order or the ticket id.").format(
                query=isolate(query[:60])
            )
        )
        self.list.rows.show_rows(tuple(guest_row(guest, query, now) for guest in guests))
        self.list.select(0)
