"""What the screen tells of a scan, where guests must not learn one another's names."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec.structs import replace

from kiosk.core.search import fold, words
from kiosk.ui.texts import verdict_texts
from kiosk.ui.theme.clean_text import isolate, strong
from kiosk.ui.verdict.verdict_view import VerdictView

_WITHOUT_BLANKS = (
    "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "HANGUL", "THAI", "LAO", "KHMER", "MYANMAR",
)  # fmt: skip
"""How Unicode's names begin of letters that are written with no blank behind a name."""


def with_names_cut(view: VerdictView) -> VerdictView:
    """The same with no more of any guest's name than the first letters; what else it says stays whole."""
    lines, notices = view.lines, view.notices
    for name in view.named:
        lines = tuple(_cut_within(line, name) for line in lines)
        notices = tuple(_cut_within(notice, name) for notice in notices)
    name = verdict_texts.masked(view.guest.name) if view.guest.name in view.named else view.guest.name
    return replace(view, guest=replace(view.guest, name=name), lines=lines, notices=notices, named=())


def _cut_within(text: str, name: str) -> str:
    """Within a sentence every name stands isolated or bold, so no word is taken for one."""
    for kept in (isolate, strong):
        text = text.replace(kept(name), kept(verdict_texts.masked(name)))
    return text


class NamesInText:
    """Cuts the names of these guests where a guest wrote them, in answers to what the host asked.

    A word alone may mean something else: it is a name where it is the whole text, or stands beside another
    word of the same name. Scripts without capitals join other words to a name, as in 我是王小明 and ואנה כהן:
    there a whole name is found within words too.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names_with: dict[str, set[int]] = defaultdict(set)
        self._at_once: set[str] = set()
        within: set[str] = set()
        for number, name in enumerate(names):
            parts = [part for part in map(fold, name.split()) if part]
            for word in (*words(name), *parts):
                self._names_with[word].add(number)
            if len(parts) > 1:
                self._at_once.add("".join(parts))
            within.update(_found_within_words(unicodedata.normalize("NFC", name)))
        self._within = sorted(within, key=len, reverse=True)

    def cut(self, text: str) -> str:
        """The text with first letters for the names in it; one without any stays as it is."""
        composed = unicodedata.normalize("NFC", text)
        seen = self._words_cut(composed)
        together = _without_blanks(seen)
        for name in self._within:
            if name in together:
                seen = _cut_within_words(seen, name)
                together = _without_blanks(seen)
        return text if seen == composed else seen

    def _words_cut(self, text: str) -> str:
        parts = verdict_texts.words_and_signs(text)
        folded = {place: fold(part) for place, (part, is_word) in enumerate(parts) if is_word}
        named = {place for place, word in folded.items() if word in self._at_once}
        run, names = list[int](), set[int]()
        for place, word in (*folded.items(), (len(parts), "")):
            of = self._names_with.get(word, set())
            if run and not names & of:
                if len(run) > 1 or len(run) == len(folded):
                    named.update(run)
                run, names = [], set()
            names = names & of if run else of
            if names:
                run.append(place)
        return "".join(
            verdict_texts.initial(part) if place in named else part for place, (part, _) in enumerate(parts)
        )


def _found_within_words(name: str) -> Iterator[str]:
    """What of a name is looked for within words, without its blanks."""
    for is_joined, some in groupby(name.split(), _has_no_capitals):
        parts = list(some)
        together = "".join(parts)
        is_enough = len(parts) > 1 or any(map(_stands_without_blanks, together))
        if is_joined and is_enough and len(together) > 1:
            yield together


def _without_blanks(text: str) -> str:
    return "".join(text.split())


def _has_no_capitals(word: str) -> bool:
    return any(map(str.isalpha, word)) and word.lower() == word.upper()


def _stands_without_blanks(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith(_WITHOUT_BLANKS)


def _cut_within_words(text: str, name: str) -> str:
    """The text with first letters wherever the name is, with blanks or without."""
    together = _without_blanks(text)
    found = together.find(name)
    places = [place for place, character in enumerate(text) if not character.isspace()]
    shown, end = [], 0
    while found >= 0:
        start, behind = places[found], found + len(name)
        shown.append(text[end:start])
        end = places[behind - 1] + 1
        shown.append(" ".join(map(verdict_texts.initial, text[start:end].split())))
        found = together.find(name, behind)
    return "".join((*shown, text[end:]))
