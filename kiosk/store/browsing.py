"""The whole guest list, filtered, sorted and counted; which guests then stand where is read page by page.

All of it is done by SQLite in one statement, which holds up no other thread, and comes back as a few rows:
a hundred thousand of them would keep the interpreter, and with it the screen, waiting.
"""

import json
from array import array
from collections.abc import Sequence

from kiosk.core.guest_filter import GuestCount, GuestFilter, GuestGroup, GuestOrder
from kiosk.core.presence import PresenceState
from kiosk.core.search import words
from kiosk.engine.records import Browsed, BrowseRules, Guest
from kiosk.store.connection import Connection
from kiosk.store.database import Database
from kiosk.store.guests import guests_at
from kiosk.store.search import LAST_CHARACTER, MOST_WORDS_TYPED, SHORTEST_ID_PREFIX

NUMBERS_AT_ONCE = 5000
"""So many are read from a text before other threads have their turn."""
_NOT_YET, _LEFT, _INSIDE = -1, 0, 1
_WHERE = {
    _NOT_YET: PresenceState.NOT_KNOWN,
    _LEFT: PresenceState.OUTSIDE,
    _INSIDE: PresenceState.INSIDE,
}
_IN_GROUP = {
    GuestGroup.ALL: "1",
    GuestGroup.NOT_ARRIVED: f"place = {_NOT_YET} AND NOT trouble",
    GuestGroup.INSIDE: f"place = {_INSIDE}",
    GuestGroup.LEFT: f"place = {_LEFT}",
    GuestGroup.TROUBLE: "trouble",
}
"""As core.guest_filter.is_in_group has it."""
_BY_NAME = "name_key < 'a', name_key, number"
_SORTED = {
    GuestOrder.NAME: _BY_NAME,
    GuestOrder.TICKET_TYPE: f"type_name COLLATE NOCASE, type_name, {_BY_NAME}",
    GuestOrder.CAME_IN: f"at IS NULL, at DESC, {_BY_NAME}",
    GuestOrder.ORDER: f"order_id = '', order_id COLLATE NOCASE, order_id, {_BY_NAME}",
}
"""Names without a letter at their beginning stand last."""
_HELD = f"""
    WITH taken_back AS (SELECT concerns FROM ledger WHERE kind IN ('undo', 'overturned')),
    came AS MATERIALIZED (
        SELECT ticket_id, max(kind <> 'exit' AND ended_by IS NULL) AS place,
            max(CASE WHEN kind IN ('admission', 'override') THEN at END) AS at
        FROM ledger WHERE ticket_id <> '' AND kind IN ('admission', 'override', 'seen_inside', 'exit')
        AND id NOT IN taken_back GROUP BY ticket_id
    ),
    held AS MATERIALIZED (
        SELECT t.number, t.name_key, t.type_name, t.ticket_state AS state, t.order_id,
            coalesce(c.place, {_NOT_YET}) AS place, c.at,
            t.vanished OR t.ticket_state NOT IN (SELECT value FROM json_each(:admitted))
            OR t.id IN (SELECT value FROM json_each(:stopped)) AS trouble
        FROM tickets t INDEXED BY tickets_browsed LEFT JOIN came c ON c.ticket_id = t.id
        WHERE t.account = :account{{narrowed}}
    )"""
_BY_TEXT = (
    " AND t.number IN (SELECT number FROM tickets WHERE id COLLATE NOCASE >= :typed"
    " AND id COLLATE NOCASE < :beyond UNION ALL SELECT number FROM tickets WHERE order_id <> ''"
    " AND order_id COLLATE NOCASE >= :typed AND order_id COLLATE NOCASE < :beyond{found})"
)


class BrowsingStore:
    """engine.store_ports.Browsing."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def browse(
        self, wanted: GuestFilter, order: GuestOrder, rules: BrowseRules, account: str
    ) -> Browsed:
        """See engine.store_ports.Browsing."""
        return await self._db.report(lambda c: _browse(c, wanted, order, rules, account))

    async def count_valid(self, rules: BrowseRules, account: str) -> int:
        """See engine.store_ports.Browsing."""
        return await self._db.report(lambda c: _count_valid(c, rules, account))

    async def numbered(self, numbers: Sequence[int], account: str) -> list[Guest | None]:
        """See engine.store_ports.Browsing."""
        return await self._db.read_many(lambda c: guests_at(c, numbers, account))


def _browse(
    connection: Connection, wanted: GuestFilter, order: GuestOrder, rules: BrowseRules, account: str
) -> Browsed:
    typed = wanted.typed.strip()
    terms = [f'"{word}"*' for word in words(typed)[:MOST_WORDS_TYPED]]
    chosen = _IN_GROUP[wanted.group]
    chosen += "" if wanted.ticket_type is None else " AND type_name = :type"
    chosen += "" if wanted.states is None else " AND state IN (SELECT value FROM json_each(:states))"
    rows = connection.execute(
        f"{_HELD.format(narrowed=_narrowed(typed, terms, rules.events))}"
        " SELECT type_name, state, trouble, place, count(*), NULL FROM held GROUP BY 1, 2, 3, 4 UNION ALL"
        " SELECT group_concat(number), NULL, NULL, NULL, NULL,"
        " group_concat(substr(name_key || '#', 1, 1), '')"
        f" FROM (SELECT number, name_key FROM held WHERE {chosen} ORDER BY {_SORTED[order]})",
        {
            "account": account,
            "events": json.dumps(sorted(rules.events)),
            "admitted": json.dumps(sorted(rules.admitted_states)),
            "stopped": json.dumps(sorted(rules.stop_list)),
            "type": wanted.ticket_type,
            "states": json.dumps(sorted(wanted.states or ())),
            "typed": typed,
            "beyond": typed + LAST_CHARACTER,
            "terms": " AND ".join(terms),
        },
    ).fetchall()
    counts = tuple(
        GuestCount(kind, state, bool(trouble), _WHERE[place], people)
        for kind, state, trouble, place, people, _ in rows[:-1]
    )
    numbers, *_, initials = rows[-1]
    letters = _letters(initials or "") if order is GuestOrder.NAME else ()
    return Browsed(_as_numbers(numbers or ""), counts, letters)


def _count_valid(connection: Connection, rules: BrowseRules, account: str) -> int:
    of_events = " AND event_id IN (SELECT value FROM json_each(:events))" if rules.events else ""
    (tickets,) = connection.execute(
        "SELECT count(*) FROM tickets INDEXED BY tickets_browsed WHERE account = :account AND NOT vanished"
        " AND ticket_state IN (SELECT value FROM json_each(:admitted))"
        f" AND id NOT IN (SELECT value FROM json_each(:stopped)){of_events}",
        {
            "account": account,
            "events": json.dumps(sorted(rules.events)),
            "admitted": json.dumps(sorted(rules.admitted_states)),
            "stopped": json.dumps(sorted(rules.stop_list)),
        },
    ).fetchone()
    return int(tickets)


def _narrowed(typed: str, terms: Sequence[str], events: frozenset[str]) -> str:
    """The condition that a ticket is of the door's events, and answers what was typed."""
    chosen = " AND t.event_id IN (SELECT value FROM json_each(:events))" if events else ""
    by_words = "SELECT rowid FROM guest_words WHERE guest_words MATCH :terms"
    if not typed:
        return chosen
    if len(typed) >= SHORTEST_ID_PREFIX and " " not in typed:
        return chosen + _BY_TEXT.format(found=f" UNION ALL {by_words}" if terms else "")
    return chosen + (f" AND t.number IN ({by_words})" if terms else "")


def _as_numbers(text: str) -> "array[int]":
    numbers = array("q")
    parts = text.split(",") if text else []
    for start in range(0, len(parts), NUMBERS_AT_ONCE):
        numbers.extend(map(int, parts[start : start + NUMBERS_AT_ONCE]))
    return numbers


def _letters(initials: str) -> tuple[tuple[str, int], ...]:
    """Each letter that a name begins with, and the place of the first; `#` for all that is no letter."""
    found: dict[str, int] = {}
    for initial in sorted(set(initials), key=initials.index):
        found.setdefault(initial if "a" <= initial <= "z" else "#", initials.index(initial))
    return tuple(found.items())
