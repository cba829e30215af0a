"""Guests as staff look them up: a ticket with its presence, its order, and the search."""

from collections.abc import Iterable, Sequence

from rapidfuzz import process
from rapidfuzz.distance import OSA

from kiosk.core.presence import Where, presence_of
from kiosk.core.search import SHORTEST_PREFIX, Found, edits_forgiven, rank, words
from kiosk.engine.records import Guest, Inside
from kiosk.store.database import Connection
from kiosk.store.ledger import rows_of
from kiosk.store.mirror import VOCABULARY
from kiosk.store.rows import LEDGER_COLUMNS, ledger_from, ticket_from

MOST_LOOKED_AT = 400
"""Rows ranked for one search; beyond that what was typed says too little."""
MOST_TYPO_WORDS = 12
SHORTEST_ID_PREFIX = 3
_LEDGER = ", ".join(f"l.{column.strip()}" for column in LEDGER_COLUMNS.split(","))
_LAST_CHARACTER = "\U0010ffff"


def guest(connection: Connection, ticket_id: str) -> Guest | None:
    """One ticket with its presence and its order's count."""
    found = connection.execute(
        "SELECT body, vanished, order_id FROM tickets WHERE id = ?", (ticket_id,)
    ).fetchone()
    if found is None:
        return None
    body, vanished, order_id = found
    size, inside = _order_count(connection, order_id)
    presence = presence_of(rows_of(connection, ticket_id))
    return Guest(ticket_from(body), presence, bool(vanished), size, inside)


def _order_count(connection: Connection, order_id: str) -> tuple[int, int]:
    if not order_id:
        return 1, 0
    ids = [i for (i,) in connection.execute(_IN_ORDER, (order_id,))]
    inside = sum(presence_of(rows_of(connection, i)).where is Where.INSIDE for i in ids)
    return max(len(ids), 1), inside


_IN_ORDER = (
    "SELECT id FROM tickets WHERE order_id <> '' AND order_id = ?1 COLLATE NOCASE AND order_id = ?1"
    " ORDER BY number"
)
"""Ids are told apart by case; the comparison without it is the one that has an index."""


def order(connection: Connection, order_id: str) -> list[Guest]:
    """The tickets of an order."""
    if not order_id:
        return []
    ids = [i for (i,) in connection.execute(_IN_ORDER, (order_id,)).fetchall()]
    return [found for found in (guest(connection, i) for i in ids) if found]


def those_inside(connection: Connection) -> list[Inside]:
    """Everybody let in with a ticket and not known to have left, with the ticket as the list has it now."""
    found = connection.execute(
        f"SELECT {_LEDGER}, t.body, t.vanished FROM ledger l JOIN tickets t ON t.id = l.ticket_id"
        " WHERE l.kind IN ('admission', 'override') AND l.ended_by IS NULL ORDER BY l.number"
    )
    return [Inside(ledger_from(row), ticket_from(body), bool(vanished)) for *row, body, vanished in found]


class Search:
    """Searches guests, keeping the index's vocabulary at hand for typing mistakes."""

    def __init__(self) -> None:
        self._vocabulary: list[str] = []
        self._version: str | None = None

    def __call__(self, connection: Connection, query: str, limit: int, events: frozenset[str]) -> list[Guest]:
        """Guests for what was typed, best first; none before the query says something."""
        typed, text = words(query), query.strip()
        if sum(len(word) for word in typed) < SHORTEST_PREFIX or limit <= 0:
            return []
        numbers: dict[int, None] = {}
        for choices in self._tiers(connection, typed, numbers):
            self._collect(connection, choices, events, numbers)
        named, by_id = self._ranked(connection, typed, numbers), self._by_id(connection, text)
        if not any(character.isdigit() for character in text):
            by_id, named = named, by_id  # "Ada" is a name, though many an id may begin so
        chosen = dict.fromkeys([*self._with_id(connection, text), *by_id, *named])
        found = (self._guest_at(connection, number) for number in list(chosen)[:limit])
        return [one for one in found if one]

    def _tiers(
        self, connection: Connection, typed: Sequence[str], numbers: dict[int, None]
    ) -> Iterable[list[list[str]]]:
        """For each typed word the terms to look for: itself, then its prefixes, then what it may mistake."""
        yield [[f'"{word}"'] for word in typed]
        yield [[f'"{word}"*'] for word in typed]
        if len(numbers) < MOST_LOOKED_AT and any(edits_forgiven(word) for word in typed):
            vocabulary = self._words(connection)
            yield [[f'"{word}"*', *_mistaken(word, vocabulary)] for word in typed]

    def _collect(
        self,
        connection: Connection,
        choices: Sequence[Sequence[str]],
        events: frozenset[str],
        numbers: dict[int, None],
    ) -> None:
        room = MOST_LOOKED_AT - len(numbers)
        if room <= 0:
            return
        query = " AND ".join(f"({' OR '.join(terms)})" for terms in choices)
        chosen = f" AND t.event_id IN ({','.join('?' * len(events))})" if events else ""
        found = connection.execute(
            "SELECT t.number FROM guest_words CROSS JOIN tickets t ON t.number = guest_words.rowid"
            f" WHERE guest_words MATCH ?{chosen} LIMIT ?",
            (query, *events, MOST_LOOKED_AT),
        )
        numbers.update(dict.fromkeys(number for (number,) in found))

    def _ranked(self, connection: Connection, typed: Sequence[str], numbers: Iterable[int]) -> list[int]:
        wanted = list(numbers)
        marks = ",".join("?" * len(wanted))
        rows = connection.execute(
            "SELECT t.number, t.words, EXISTS (SELECT 1 FROM ledger l WHERE l.ticket_id = t.id"
            " AND l.kind IN ('admission', 'override') AND l.ended_by IS NULL), t.body"
            f" FROM tickets t WHERE t.number IN ({marks})",
            wanted,
        )
        found = [
            Found(str(number), tuple(text.split()), ticket_from(body).name, bool(inside))
            for number, text, inside, body in rows
        ]
        return [int(number) for number in rank(typed, found)]

    def _with_id(self, connection: Connection, text: str) -> list[int]:
        found = connection.execute(
            "SELECT number FROM tickets WHERE id = ?1 COLLATE NOCASE UNION ALL"
            " SELECT number FROM tickets WHERE order_id <> '' AND order_id = ?1 COLLATE NOCASE",
            (text,),
        )
        return [number for (number,) in found]

    def _by_id(self, connection: Connection, text: str) -> list[int]:
        """Tickets whose id or order id begins so."""
        if len(text) < SHORTEST_ID_PREFIX or " " in text:
            return []
        found = connection.execute(
            "SELECT number FROM (SELECT number FROM tickets WHERE id COLLATE NOCASE >= ?1"
            " AND id COLLATE NOCASE < ?2 LIMIT 50) UNION ALL"
            " SELECT number FROM (SELECT number FROM tickets WHERE order_id <> ''"
            " AND order_id COLLATE NOCASE >= ?1 AND order_id COLLATE NOCASE < ?2 LIMIT 50)",
            (text, text + _LAST_CHARACTER),
        )
        return [number for (number,) in found]

    def _guest_at(self, connection: Connection, number: int) -> Guest | None:
        found = connection.execute("SELECT id FROM tickets WHERE number = ?", (number,)).fetchone()
        return guest(connection, found[0]) if found else None

    def _words(self, connection: Connection) -> list[str]:
        found = connection.execute("SELECT value FROM notes WHERE key = ?", (VOCABULARY,)).fetchone()
        version = found[0] if found else None
        if version != self._version:
            terms = connection.execute("SELECT term FROM guest_vocabulary")
            self._vocabulary = [term for (term,) in terms]
            self._version = version
        return self._vocabulary


def _mistaken(word: str, vocabulary: Sequence[str]) -> list[str]:
    """The words of the list that staff may have meant, the nearest first, quoted for the index."""
    allowed = edits_forgiven(word)
    if not allowed:
        return []
    near = process.extract(
        word, vocabulary, scorer=OSA.distance, score_cutoff=allowed, limit=MOST_TYPO_WORDS, processor=None
    )
    return [f'"{term}"' for term, _, _ in near]
