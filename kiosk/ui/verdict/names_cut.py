"""What the screen tells of a scan, where guests must not learn one another's names."""

from dataclasses import replace

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
