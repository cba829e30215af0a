"""What the search found, while somebody types."""

from PySide6.QtWidgets import QWidget

from kiosk.core.presence import Where
from kiosk.core.tickets import Instant, Ticket
from kiosk.engine.records import Guest
from kiosk.ui import words
from kiosk.ui.marks import matched_ranges
from kiosk.ui.panel import Panel
from kiosk.ui.row import Row
from kiosk.ui.text_fit import clean, isolate
from kiosk.ui.theme import Look, Theme


class Results(Panel):
    """Guests that answer what is typed, best first, the first one selected."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "", parent)
        self._query = ""

    @property
    def query(self) -> str:
        """What the guests shown were found by."""
        return self._query

    @property
    def found(self) -> tuple[str, ...]:
        """The ticket ids shown."""
        return tuple(row.key for row in self.list.rows.rows)

    def show_guests(self, query: str, guests: list[Guest], now: Instant) -> None:
        """Show what was found by a query."""
        self._query = query
        n = len(guests)
        count = self.tr("1 guest") if n == 1 else self.tr("{n} guests").format(n=n)
        hint = self.tr("Enter opens, ↑↓ chooses")
        self.heading.setText(f"{count} · {hint}" if n else self.tr("No guest"))
        self.empty.setText(
            self.tr("Nobody found by “{query}”.\nTry the e-mail, the order or the ticket id.").format(
                query=isolate(query[:60])
            )
        )
        self.list.rows.show_rows(tuple(guest_row(guest, query, now) for guest in guests))
        self.list.select(0)


def guest_row(guest: Guest, query: str, now: Instant) -> Row:
    """A guest as a line: whether they are inside, the ticket's trouble if it has one, the order."""
    ticket = guest.ticket
    name = words.name_of(ticket)
    inside = guest.presence.where is Where.INSIDE
    look, mark = (Look.GO, "go") if inside else (Look.NEUTRAL, "outside")
    trouble = _trouble(guest)
    if trouble and not inside:
        look, mark = Look.ASK, "ask"
    facts = [words.presence_in_words(guest.presence, now), trouble, _order(guest), _buyer(ticket, name)]
    return Row(
        key=ticket.id,
        name=name,
        facts=" · ".join(fact for fact in facts if fact),
        chip=words.type_of(ticket),
        mark=mark,
        look=look,
        marks=matched_ranges(name, query),
    )


def _trouble(guest: Guest) -> str:
    if guest.vanished:
        return words.no_longer_listed().rstrip(".")
    return (
        ""
        if guest.ticket.state in ("closed", "paid")
        else words.state_in_words(guest.ticket.state).rstrip(".")
    )


def _order(guest: Guest) -> str:
    if guest.ticket.order is None:
        return ""
    return words.order_named(guest.ticket.order.id, guest.order_size, guest.order_inside)


def _buyer(ticket: Ticket, shown: str) -> str:
    buyer = clean(ticket.buyer.name) if ticket.buyer else ""
    return words.bought_by(buyer) if buyer and buyer != shown else ""
