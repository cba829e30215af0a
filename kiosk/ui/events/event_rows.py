"""Events as rows to be ticked: those that tickets are held for, and those that only their id is known of."""

from collections import Counter
from collections.abc import Collection, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from kiosk.core.tickets import Event, Instant
from kiosk.engine.event_times import is_over
from kiosk.engine.records import EventHeld
from kiosk.ui.texts import status_texts
from kiosk.ui.texts.times import day_and_time
from kiosk.ui.theme.clean_text import BETWEEN_FACTS, clean, isolate
from kiosk.ui.theme.theme import Look
from kiosk.ui.widgets.row import Row

translate = QCoreApplication.translate


def rows_of(
    held: Sequence[EventHeld], without_tickets: Sequence[str], ticked: Collection[str], now: Instant
) -> tuple[Row, ...]:
    """Those that somebody typed first; then what is held and to come, and what is over, the latest first.

    Rows that would read the same name their event's id.
    """
    to_come = [one for one in held if not is_over(one.event, now)]
    over = [one for one in reversed(held) if is_over(one.event, now)]
    alike = Counter(_named(one.event) for one in held)
    rows = (
        *(_row_without_tickets(event_id) for event_id in without_tickets),
        *(_row(one, now, by_id=alike[_named(one.event)] > 1) for one in to_come),
        *(_row(one, now, by_id=alike[_named(one.event)] > 1) for one in over),
    )
    return tuple(marked(row, ticked) for row in rows)


def marked(row: Row, ticked: Collection[str]) -> Row:
    """The row with its tick, or without."""
    is_ticked = row.key in ticked
    mark, look = ("chosen", Look.GO) if is_ticked else ("not-chosen", Look.NEUTRAL)
    return replace(row, mark=mark, look=look)


def _named(event: Event) -> tuple[str, str]:
    """What people tell it from others by."""
    when = day_and_time(event.start) if event.start is not None else translate("event", "No date given")
    return clean(event.title), when


def _row(held: EventHeld, now: Instant, *, by_id: bool) -> Row:
    event = held.event
    title, facts = _named(event)
    if is_over(event, now):
        facts = translate("event", "Over: {when}").format(when=facts)
    if by_id:
        facts = BETWEEN_FACTS.join((facts, _with_id(event.id)))
    count = status_texts.grouped(held.tickets)
    chip = translate("event", "{n} ticket(s)", "", held.tickets).format(n=count)
    return Row(key=event.id, name=title, facts=facts, chip=chip, is_guest=False)


def _with_id(event_id: str) -> str:
    return translate("event", "id {id}").format(id=isolate(event_id))


def _row_without_tickets(event_id: str) -> Row:
    return Row(
        key=event_id,
        name=clean(event_id),
        facts=translate("event", "Not on the guest list"),
        chip=translate("event", "No tickets yet"),
        is_guest=False,
    )
