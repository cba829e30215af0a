"""The words of the guest list's index, at hand for typing mistakes: read as they are asked for, and kept up.

The file's words are many, and few of them begin as what was typed does: those of one first letter are read at
once. What this process writes is added; whatever else changed the list makes them be read again.
"""

import threading
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
_LAST_CHARACTER = "\U0010ffff"

Words = dict[tuple[int, bool], dict[str, None]]
"""By their length, and whether they are of letters alone."""


class Vocabulary:
    """The words, as of the newest change that is known. Whoever writes the list adds, who searches asks."""

    def __init__(self) -> None:
        self._words: dict[str, Words] = {}
        """By their first letter: of those that were asked for."""
        self._as_of = -1
        self._changing = threading.Lock()

    def add(self, texts: Iterable[str], change: int) -> None:
        """These words came in with this change of the list."""
        with self._changing:
            if change <= self._as_of:
                return  # whoever searched meanwhile has seen it
            if change != self._as_of + 1:
                self._words = {}
            self._as_of = change
            if self._words:
                for word in chain.from_iterable(text.split() for text in texts):
                    if (words := self._words.get(word[0])) is not None:
                        _put(words, word)

    def near(self, connection: Connection, typed: str, *, gladly: bool = False) -> list[str]:
        """Words of the list that may have been meant by `typed`, the nearest first; see core.is_typo_of."""
        allowed = edits_forgiven(typed, gladly=gladly)
        if not allowed:
            return []
        lengths = range(len(typed) - allowed, len(typed) + allowed + 1)
        near = process.extract(
            typed,
            list(self._of(connection, typed, lengths)),
            scorer=OSA.distance,
            score_cutoff=allowed,
            limit=MOST_WORDS_GLADLY if gladly else MOST_WORDS,
            processor=None,
        )
        return [word for word, _, _ in near]

    def _of(self, connection: Connection, typed: str, lengths: range) -> Iterator[str]:
        """Words that begin as `typed` does; of letters alone where that is."""
        kinds = (True,) if typed.isalpha() else (True, False)
        words = self._beginning_with(connection, typed[0])
        for length in lengths:
            for kind in kinds:
                yield from tuple(words.get((length, kind), ()))

    def _beginning_with(self, connection: Connection, letter: str) -> Words:
        """The words of a letter: those at hand, where the list did not change behind them, or read now."""
        change = newest_change(connection)
        with self._changing:
            if change > self._as_of:
                self._words, self._as_of = {}, change
            if letter in self._words:
                return self._words[letter]
        words: Words = {}
        for (word,) in connection.execute(
            "SELECT term FROM guest_vocabulary WHERE term >= ? AND term <= ?",
            (letter, letter + _LAST_CHARACTER),
        ):
            _put(words, word)
        with self._changing:
            if change == self._as_of:  # else more came in since the connection looks at the file
                self._words[letter] = words
        return words


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
