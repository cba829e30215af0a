"""The words of the guest list's index, at hand for typing mistakes: read as they are asked for, and kept up.

The file's words are many, and few of them begin as what was typed does: those of one first letter are read at
once. What this process writes is added; whatever else changed the list makes them be read again.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

from rapidfuzz import process
from rapidfuzz.distance import OSA

from kiosk.core.search import beginnings, edits_forgiven
from kiosk.store.connection import Connection

CHANGES = "vocabulary"
"""The note that counts the changes of the words in the index."""
MOST_WORDS = 12
"""So many words that may have been meant are looked for, the nearest."""
MOST_WORDS_GLADLY = 60
MOST_ADDED = 20_000
"""Beyond that a list that comes in is read again where it is asked for."""
_LAST_CHARACTER = "\U0010ffff"

Words = dict[tuple[int, bool], dict[str, None]]
"""By their length, and whether they are of letters alone."""


class Vocabulary:
    """The words, as of the newest change that is known. The writer's thread adds, the searches' asks."""

    def __init__(self) -> None:
        self._read: dict[str, Words] = {}
        self._added: dict[str, Words] = {}
        self._number_added = 0
        self._as_of = -1

    def add(self, texts: Iterable[str], change: int) -> None:
        """These words came in with this change of the list."""
        if change <= self._as_of:
            return  # whoever searched meanwhile has seen it
        if change != self._as_of + 1 or self._number_added > MOST_ADDED:
            self._begin_anew(change)
            return
        for word in chain.from_iterable(text.split() for text in texts):
            _put(self._added.setdefault(word[0], {}), word)
            self._number_added += 1
        self._as_of = change

    def near(self, connection: Connection, typed: str, *, gladly: bool = False) -> list[str]:
        """Words of the list that may have been meant by `typed`, the nearest first; see core.is_typo_of."""
        allowed = edits_forgiven(typed, gladly=gladly)
        if not allowed:
            return []
        self._keep_up(connection)
        lengths = range(len(typed) - allowed, len(typed) + allowed + 1)
        near = process.extract(
            typed,
            list(dict.fromkeys(self._of(connection, typed, lengths))),
            scorer=OSA.distance,
            score_cutoff=allowed,
            limit=MOST_WORDS_GLADLY if gladly else MOST_WORDS,
            processor=None,
        )
        return [word for word, _, _ in near]

    def _keep_up(self, connection: Connection) -> None:
        change = newest_change(connection)
        if change != self._as_of:
            self._begin_anew(change)

    def _begin_anew(self, change: int) -> None:
        self._read, self._added, self._number_added, self._as_of = {}, {}, 0, change

    def _of(self, connection: Connection, typed: str, lengths: range) -> Iterator[str]:
        """Words that begin as `typed` does; of letters alone where that is."""
        letter, kinds = typed[0], (True,) if typed.isalpha() else (True, False)
        read = self._read
        if letter not in read:
            words: Words = {}
            for (word,) in connection.execute(
                "SELECT term FROM guest_vocabulary WHERE term >= ? AND term <= ?",
                (letter, letter + _LAST_CHARACTER),
            ):
                _put(words, word)
            read[letter] = words
        for words in (read[letter], self._added.get(letter, {})):
            for length in lengths:
                for kind in kinds:
                    yield from tuple(words.get((length, kind), ()))


def newest_change(connection: Connection) -> int:
    """The number of the newest change to whom the list names; every coming, going or renaming has its own."""
    found = connection.execute("SELECT value FROM notes WHERE key = ?", (CHANGES,)).fetchone()
    return int(found[0]) if found else 0


def _put(words: Words, word: str) -> None:
    words.setdefault((len(word), word.isalpha()), {})[word] = None


def mistaken_beginnings(connection: Connection, typed: str) -> list[str]:
    """Words of the list that may have been meant where the mistake is the beginning of `typed`."""
    wanted = beginnings(typed)
    marks = ",".join("?" * len(wanted))
    found = connection.execute(f"SELECT term FROM guest_vocabulary WHERE term IN ({marks})", wanted)
    return [word for (word,) in found]
