"""Searching guests by what was typed: which terms are looked for, tier by tier, and who found ranks first."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from kiosk.core.policy import Admits, anybody
from kiosk.core.search import SHORTEST_PREFIX, SearchHit, edits_forgiven, fold, rank, words
from kiosk.engine.records import Guest
from kiosk.store.connection import Connection
from kiosk.store.guests import guests_at, of_account
from kiosk.store.rows import LONGEST_NAME_KEY, ticket_from
from kiosk.store.vocabulary import Vocabulary, mistaken_beginnings

MOST_LOOKED_AT = 200
"""Rows ranked of those who are called so; beyond that what was typed says too little."""
MOST_LOOKED_AT_ALSO = 100
"""The same of those whose names only begin so, or of whom it may be a mistake."""
MOST_WORDS_TYPED = 30
"""What is typed beyond that is not looked for: no guest has more to be known by."""
SHORTEST_ID_PREFIX = 3
LAST_CHARACTER = "\U0010ffff"
Choices = Mapping[str, Sequence[str]]
"""For each typed word the terms of the index of which a guest is to have one."""
_OF_A_HIT = (
    "t.number, t.words, t.name_key, EXISTS (SELECT 1 FROM ledger l WHERE l.ticket_id = t.id"
    " AND l.kind IN ('admission', 'override', 'seen_inside') AND l.ended_by IS NULL), t.vanished, t.body"
)


class Search:
    """Searches guests, with the words of their names at hand for typing mistakes."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def __call__(
        self,
        connection: Connection,
        query: str,
        limit: int,
        events: frozenset[str],
        account: str | None = None,
        admits: Admits = anybody,
    ) -> list[Guest]:
        """Guests of this account (None: any) for what was typed, best first; none before that says much."""
        if connection.in_transaction:  # the search before was given up just as it ended
            connection.execute("ROLLBACK")
        connection.execute("BEGIN")  # one look at the file for all questions, where each would take its own
        try:
            return self._found(connection, query, limit, events, account, admits)
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _found(
        self,
        connection: Connection,
        query: str,
        limit: int,
        events: frozenset[str],
        account: str | None,
        admits: Admits,
    ) -> list[Guest]:
        typed, text = words(query)[:MOST_WORDS_TYPED], query.strip()
        if sum(map(len, set(typed))) < SHORTEST_PREFIX or limit <= 0:
            return []
        named = self._named(connection, typed, limit, events, account, admits)
        with_id, by_id = self._with_id(connection, text, account), self._by_id(connection, text, account)
        hits = self._hits(connection, {*with_id, *by_id}, admits)
        come_in = {int(hit.ticket_id) for hit in hits if hit.may_come_in}
        for found in (with_id, by_id):
            found.sort(key=lambda number: number not in come_in)
        if not any(character.isdigit() for character in text):
            by_id, named = named, by_id  # "Ada" is a name, though many an id may begin so
        chosen = dict.fromkeys([*with_id, *by_id, *named])
        return [one for one in guests_at(connection, list(chosen)[:limit]) if one]

    def _named(
        self,
        connection: Connection,
        typed: Sequence[str],
        limit: int,
        events: frozenset[str],
        account: str | None,
        admits: Admits,
    ) -> list[int]:
        """Who is called so; where nobody is, who may be where more mistakes are forgiven."""
        hits: dict[int, SearchHit] = {}
        most = max(MOST_LOOKED_AT, limit)
        for choices in self._tiers(connection, typed):
            self._collect(connection, choices, most, events, account, admits, hits)
            most = max(MOST_LOOKED_AT_ALSO, limit)
            if len(hits) >= limit:
                break  # whom the next tier finds comes after all of these
        named = rank(typed, hits.values())
        if not named and any(edits_forgiven(word, gladly=True) for word in typed):
            choices = {word: self._gladly(connection, word) for word in typed}
            self._collect(connection, choices, most, events, account, admits, hits)
            named = rank(typed, hits.values(), gladly=True)
        return [int(number) for number in named]

    def _tiers(self, connection: Connection, typed: Sequence[str]) -> Iterator[Choices]:
        """For each typed word the terms to look for: itself, its prefixes, then what it may mistake."""
        yield {word: [f'"{word}"'] for word in typed}
        *whole, last = typed
        if whole:  # as one types: the last word is not at its end yet
            yield {**{word: [f'"{word}"'] for word in whole}, last: [f'"{last}"*']}
        yield {word: [f'"{word}"*'] for word in typed}
        if any(edits_forgiven(word) for word in typed):
            near = self._vocabulary.near
            yield {word: [f'"{word}"*', *map(_quoted, near(connection, word))] for word in typed}

    def _gladly(self, connection: Connection, word: str) -> list[str]:
        """The terms of a word where its beginning may be the mistake, and a short one may hold one."""
        if not edits_forgiven(word, gladly=True):
            return [f'"{word}"*']
        near = self._vocabulary.near(connection, word, gladly=True)
        return [f'"{word}"*', *map(_quoted, near), *map(_quoted, mistaken_beginnings(connection, word))]

    def _collect(
        self,
        connection: Connection,
        choices: Choices,
        most: int,
        events: frozenset[str],
        account: str | None,
        admits: Admits,
        hits: dict[int, SearchHit],
    ) -> None:
        """Add whom these terms find, `most` of them."""
        query = " AND ".join(f"({' OR '.join(terms)})" for terms in choices.values())
        mine, whose = of_account(account)
        chosen = f" AND t.event_id IN ({','.join('?' * len(events))})" if events else ""
        found = connection.execute(
            f"SELECT {_OF_A_HIT} FROM guest_words CROSS JOIN tickets t ON t.number = guest_words.rowid"
            f" WHERE guest_words MATCH ?{chosen}{mine} LIMIT ?",
            (query, *events, *whose, most),
        )
        for number, *values in found:
            if number not in hits:
                hits[number] = _hit(number, values, admits)

    def _hits(self, connection: Connection, numbers: Iterable[int], admits: Admits) -> Iterator[SearchHit]:
        """These tickets, each by its number."""
        wanted = list(numbers)
        marks = ",".join("?" * len(wanted))
        found = connection.execute(f"SELECT {_OF_A_HIT} FROM tickets t WHERE t.number IN ({marks})", wanted)
        return (_hit(number, values, admits) for number, *values in found)

    def _with_id(self, connection: Connection, text: str, account: str | None) -> list[int]:
        mine, whose = of_account(account)
        found = connection.execute(
            f"SELECT number FROM tickets t WHERE id = ? COLLATE NOCASE{mine} UNION ALL"
            f" SELECT number FROM tickets t WHERE order_id <> '' AND order_id = ? COLLATE NOCASE{mine}",
            (text, *whose, text, *whose),
        )
        return [number for (number,) in found]

    def _by_id(self, connection: Connection, text: str, account: str | None) -> list[int]:
        """Tickets whose id or order id begins so."""
        if len(text) < SHORTEST_ID_PREFIX or " " in text:
            return []
        mine, whose = of_account(account)
        found = connection.execute(
            # Told which index: SQLite would rather go through all that the account has.
            "SELECT number FROM (SELECT number FROM tickets t INDEXED BY tickets_id_nocase"
            f" WHERE id COLLATE NOCASE >= ? AND id COLLATE NOCASE < ?{mine} LIMIT 50) UNION ALL"
            " SELECT number FROM (SELECT number FROM tickets t INDEXED BY tickets_order"
            " WHERE order_id <> '' AND order_id COLLATE NOCASE >= ? AND order_id COLLATE NOCASE < ?"
            f"{mine} LIMIT 50)",
            (text, text + LAST_CHARACTER, *whose, text, text + LAST_CHARACTER, *whose),
        )
        return [number for (number,) in found]


def _hit(number: int, values: Sequence[Any], admits: Admits) -> SearchHit:
    text, name, inside, vanished, body = values
    may_come_in = not inside and (admits is anybody or admits(ticket_from(body), bool(vanished)))
    if len(name) >= LONGEST_NAME_KEY // 2:  # it may have been cut, and accents were letters of their own
        name = fold(ticket_from(body).name)
    return SearchHit(str(number), tuple(text.split()), name, may_come_in=may_come_in)


def _quoted(word: str) -> str:
    return f'"{word}"'
