"""What the screen tells of a scan, where guests must not learn one another's names."""

from dataclasses import replace

from kiosk.ui.design.text_fit import isolate, strong
from kiosk.ui.wording import words
from kiosk.ui.wording.telling import Telling


def with_names_cut(telling: Telling) -> Telling:
    """The same with no more of any guest's name than the first letters; what else it says stays whole."""
    lines, notices = telling.lines, telling.notices
    for name in telling.named:
        lines = tuple(_cut_within(line, name) for line in lines)
        notices = tuple(_cut_within(notice, name) for notice in notices)
    name = words.masked(telling.name) if telling.name in telling.named else telling.name
    return replace(telling, name=name, lines=lines, notices=notices, named=())


def _cut_within(text: str, name: str) -> str:
    """Within a sentence every name stands isolated or bold, so no word is taken for one."""
    for kept in (isolate, strong):
        text = text.replace(kept(name), kept(words.masked(name)))
    return text
