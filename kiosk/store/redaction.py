"""Takes guests' names out of what people and the service wrote, and leaves the rest of the text.

Anybody is found by a full name, an address or a token. The guest whom a text is about is found by any word of
their name as well: "Wendy forgot her phone" names Wendy in her own row, and the month of May stays in others.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from kiosk.core.search import words
from kiosk.core.tickets import Ticket
from kiosk.store.connection import Connection
from kiosk.store.outbox_rows import put_entry
from kiosk.store.rows import entry_from, ticket_from

TAKEN_OUT = "…"
LONGEST_NAME_WORDS = 8
_FACTS = "ledger_keeps_facts"
_WORD = re.compile(r"\S+")
_AROUND = ".,;:!?()[]{}<>\"'«»“”‘’"

About = tuple[str, ...]
"""Ids of what a text is about: its ticket, its row, the row it concerns."""


class Guests:
    """Who is to be forgotten, to be found in texts."""

    def __init__(self) -> None:
        self._known: set[tuple[str, ...]] = set()
        self._own: dict[str, set[str]] = {}

    def add_ticket(self, body: bytes) -> None:
        """The holder and the buyer of a ticket, as it is stored."""
        ticket = ticket_from(body)
        self._add((ticket.id,), _personal(ticket))

    def add_off_list(self, about: About, code: str, name: str) -> None:
        """Somebody let in without a ticket; `about`: their row, and what came of it."""
        self._add(about, (code, name))

    def _add(self, about: About, texts: Iterable[str]) -> None:
        folded = [tuple(words(text)) for text in texts]
        self._known.update(filter(None, folded))
        own = {word for text in folded for word in text if len(word) > 1}
        for identity in filter(None, about):
            self._own.setdefault(identity, set()).update(own)

    def without(self, text: str, about: About) -> str:
        """The text with what names somebody taken out."""
        own = set().union(*(self._own.get(identity, ()) for identity in about))
        found = list(_WORD.finditer(text))
        kept, at, last = [], 0, 0
        while at < len(found):
            end = next(self._named(found, at, own), at)
            if end > at:
                kept.append(text[last : found[at].start()] + TAKEN_OUT)
                last = found[end - 1].end()
            at = max(end, at + 1)
        return "".join([*kept, text[last:]])

    def _named(self, found: list[re.Match[str]], at: int, own: set[str]) -> Iterator[int]:
        """Where what begins here and names somebody ends, the longest first."""
        for end in range(min(at + LONGEST_NAME_WORDS, len(found)), at, -1):
            named = [match.group().strip(_AROUND) for match in found[at:end]]
            is_own = end == at + 1 and bool(own & set(words(named[0])))
            if is_own or tuple(words(" ".join(named))) in self._known:
                yield end


def redact(connection: Connection, guests: Guests) -> int:
    """Take these guests out of every text of the ledger, the incidents and the outbox; how many named one."""
    return _ledger(connection, guests) + _incidents(connection, guests) + _entries(connection, guests)


def _ledger(connection: Connection, guests: Guests) -> int:
    """The ledger's facts never change but for this: its trigger is away for the length of the transaction."""
    rows = connection.execute("SELECT id, ticket_id, concerns, reason FROM ledger WHERE reason <> ''")
    reasons = [
        (clean, identity)
        for identity, ticket_id, concerns, text in rows.fetchall()
        if (clean := guests.without(text, (identity, ticket_id, concerns))) != text
    ]
    if reasons:
        found = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (_FACTS,)).fetchone()
        connection.execute(f"DROP TRIGGER {_FACTS}")
        connection.executemany("UPDATE ledger SET reason = ? WHERE id = ?", reasons)
        connection.execute(str(found[0]))
    return len(reasons)


def _incidents(connection: Connection, guests: Guests) -> int:
    changed = 0
    rows = connection.execute("SELECT id, ticket_id, admission_id, detail, settled_why FROM incidents")
    for identity, ticket_id, admission_id, detail, why in rows.fetchall():
        about = (identity, ticket_id, admission_id)
        held = json.loads(detail)
        clean = (_clean_value(held, guests, about), guests.without(why, about))
        if clean != (held, why):
            changed += 1
            connection.execute(
                "UPDATE incidents SET detail = ?, settled_why = ? WHERE id = ?",
                (json.dumps(clean[0]), clean[1], identity),
            )
    return changed


def _clean_value(value: Any, guests: Guests, about: About) -> Any:  # noqa: ANN401 - any JSON
    match value:
        case str():
            return guests.without(value, about)
        case list():
            return [_clean_value(one, guests, about) for one in value]
        case dict():
            return {key: _clean_value(one, guests, about) for key, one in value.items()}
    return value


def _entries(connection: Connection, guests: Guests) -> int:
    changed = 0
    for (body,) in connection.execute("SELECT body FROM outbox").fetchall():
        entry = entry_from(body)
        clean = guests.without(entry.last_error, (entry.ticket_id, entry.admission_id))
        if clean != entry.last_error:
            changed += 1
            put_entry(connection, replace(entry, last_error=clean))
    return changed


def _personal(ticket: Ticket) -> Iterator[str]:
    yield ticket.token
    for person in (ticket.attendee, ticket.buyer):
        if person:
            yield from (person.name, person.email)
    yield from (answer.value for answer in ticket.answers if " " in answer.value)  # not every "yes"
