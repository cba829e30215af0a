"""What the screen tells of a scan, where guests must not learn one another's names."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

from kiosk.core.search import fold, words
from kiosk.ui.texts import verdict_texts
from kiosk.ui.theme.clean_text import isolate, strong
from kiosk.ui.verdict.verdict_view import VerdictView


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
    word of the same name.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._names_with: dict[str, set[int]] = defaultdict(set)
        self._at_once: set[str] = set()
        for number, name in enumerate(names):
            parts = [part for part in map(fold, name.split()) if part]
            for word in (*words(name), *parts):
                self._names_with[word].add(number)
            if len(parts) > 1:
                self._at_once.add("".join(parts))

    def cut(self, text: str) -> str:
        """The text with first letters for the names in it; one without any stays as it is."""
        parts = verdict_texts.words_and_signs(unicodedata.normalize("NFC", text))
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
        if not named:
            return text
        return "".join(
            verdict_texts.initial(part) if place in named else part for place, (part, _) in enumerate(parts)
        )
