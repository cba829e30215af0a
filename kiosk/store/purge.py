"""Forgetting guests: the guest list and all that names somebody goes, the ledger and the check-ins stay.

What stays holds ids only, so it can still be counted, exported and sent. Text that people or the service
wrote (reasons, refusals) may name a guest: names, addresses and tokens are taken out of it.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from kiosk.core.search import words
from kiosk.core.tickets import Ticket
from kiosk.store.database import Connection
from kiosk.store.ledger import put_entry
from kiosk.store.lists import count_up
from kiosk.store.mirror import VOCABULARY
from kiosk.store.rows import entry_from, ticket_from

EMPTIED = ("off_list", "sightings", "quarantine", "list_states", "tickets")
_SEARCH = ("guest_vocabulary", "guest_words")
_FACTS = "ledger_keeps_facts"
TAKEN_OUT = "…"
LONGEST_NAME_WORDS = 8
_WORD = re.compile(r"\S+")
_AROUND = ".,;:!?()[]{}<>\"'«»“”‘’"


@dataclass(frozen=True, slots=True)
class Purged:
    """What went: tickets, off-list admissions' names, names in texts, files that were set aside."""

    tickets: int
    off_list: int
    texts: int
    files: int = 0


def forget(connection: Connection) -> Purged:
    """Take away what names a guest; runs inside one transaction. `scrub` then takes it off the disk."""
    count = {
        name: int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
        for name in ("tickets", "off_list")
    }
    texts = _clean_texts(connection)
    for table in EMPTIED:
        connection.execute(f"DELETE FROM {table}")
    made = [_definition(connection, name) for name in reversed(_SEARCH)]
    for name in _SEARCH:  # an index that was emptied may keep words; one that was dropped keeps none
        connection.execute(f"DROP TABLE {name}")
    for statement in made:
        connection.execute(statement)
    count_up(connection, VOCABULARY)
    return Purged(count["tickets"], count["off_list"], texts)


def scrub(connection: Connection) -> None:
    """Take what was deleted off the disk: rewrite the file and empty the log. Not in a transaction."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _definition(connection: Connection, name: str) -> str:
    found = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return str(found[0])


def _clean_texts(connection: Connection) -> int:
    """Take names out of what people and the service wrote; how many texts held any.

    The ledger's facts never change but for this: its trigger is taken away for the length of the transaction.
    """
    guests = _Guests(connection)
    rows = connection.execute("SELECT id, ticket_id, reason FROM ledger WHERE reason <> ''").fetchall()
    reasons = [(guests.without(text, about), i) for i, about, text in rows if guests.named_in(text, about)]
    if reasons:
        trigger = _definition(connection, _FACTS)
        connection.execute(f"DROP TRIGGER {_FACTS}")
        connection.executemany("UPDATE ledger SET reason = ? WHERE id = ?", reasons)
        connection.execute(trigger)
    return len(reasons) + _clean_incidents(connection, guests) + _clean_entries(connection, guests)


def _clean_incidents(connection: Connection, guests: "_Guests") -> int:
    changed = 0
    rows = connection.execute("SELECT id, ticket_id, detail, settled_why FROM incidents").fetchall()
    for identity, about, detail, why in rows:
        clean = (json.dumps(_clean_value(json.loads(detail), guests, about)), guests.without(why, about))
        if clean != (json.dumps(json.loads(detail)), why):
            changed += 1
            connection.execute(
                "UPDATE incidents SET detail = ?, settled_why = ? WHERE id = ?", (*clean, identity)
            )
    return changed


def _clean_value(value: Any, guests: "_Guests", about: str) -> Any:  # noqa: ANN401 - any JSON
    match value:
        case str():
            return guests.without(value, about)
        case list():
            return [_clean_value(one, guests, about) for one in value]
        case dict():
            return {key: _clean_value(one, guests, about) for key, one in value.items()}
    return value


def _clean_entries(connection: Connection, guests: "_Guests") -> int:
    changed = 0
    for (body,) in connection.execute("SELECT body FROM outbox").fetchall():
        entry = entry_from(body)
        if entry.last_error and guests.named_in(entry.last_error, entry.ticket_id):
            changed += 1
            put_entry(
                connection, replace(entry, last_error=guests.without(entry.last_error, entry.ticket_id))
            )
    return changed


class _Guests:
    """Who is held, to be found in texts: anybody by a full name, address or token, and a text's own guest
    by any word of their name.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._known: set[tuple[str, ...]] = set()
        self._own: dict[str, set[str]] = {}
        for (body,) in connection.execute("SELECT body FROM tickets"):
            self._known.update(filter(None, map(_folded, _personal(ticket_from(body)))))
        for code, name in connection.execute("SELECT code, name FROM off_list"):
            self._known.update(filter(None, (_folded(code), _folded(name))))

    def named_in(self, text: str, about: str) -> bool:
        """Whether a text about a ticket names somebody."""
        return self.without(text, about) != text

    def without(self, text: str, about: str) -> str:
        """The text with what names somebody taken out."""
        own = self._words_of(about)
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
            said = [match.group().strip(_AROUND) for match in found[at:end]]
            if _folded(" ".join(said)) in self._known or (end == at + 1 and own & set(words(said[0]))):
                yield end

    def _words_of(self, ticket_id: str) -> set[str]:
        if ticket_id not in self._own:
            found = self._connection.execute("SELECT body FROM tickets WHERE id = ?", (ticket_id,)).fetchone()
            texts: Iterable[str] = _personal(ticket_from(found[0])) if found else ()
            self._own[ticket_id] = {word for text in texts for word in words(text) if len(word) > 1}
        return self._own[ticket_id]


def _personal(ticket: Ticket) -> Iterator[str]:
    yield ticket.token
    for person in (ticket.attendee, ticket.buyer):
        if person:
            yield from (person.name, person.email)
    yield from (answer.value for answer in ticket.answers if " " in answer.value)  # not every "yes"


def _folded(text: str) -> tuple[str, ...]:
    return tuple(words(text))


def set_aside_files(folder: Path) -> list[Path]:
    """Damaged files that were set aside, which hold guests too, and what an interrupted write left."""
    return sorted(
        path for pattern in ("kiosk.damaged-*", "*.new") for path in folder.glob(pattern) if path.is_file()
    )
