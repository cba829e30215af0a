"""What the screen says when the door's events are over."""

from PySide6.QtCore import QCoreApplication

from kiosk.core.tickets import Event, Instant
from kiosk.ui.design.text_fit import clean, isolate
from kiosk.ui.design.theme import Look
from kiosk.ui.screen.actions import Action
from kiosk.ui.wording import words
from kiosk.ui.wording.telling import Telling
from kiosk.ui.wording.times import clock_time, day, day_and_time, same_day

translate = QCoreApplication.translate


def tell_over(over: list[Event], following: Event | None, now: Instant) -> Telling:
    """The band's words: what is over, and the next event with a button to take it, if there is one."""
    line = translate("event", "Tickets for another event are stopped until then.")
    if following is None:
        line = translate("event", "No further event is on the guest list.")
    return Telling(
        look=Look.ASK,
        mark="calendar",
        word=over_in_words(over),
        name=_next_in_words(following, over, now) if following is not None else "",
        lines=(line,),
        actions=(Action.NEXT_EVENT,) if following is not None else (),
    )


def over_in_words(over: list[Event]) -> str:
    """`Over: Harbour Festival, Sat 14 June`; what matters comes first, for the end may be cut."""
    if len(over) != 1:
        return translate("event", "This door’s events are over")
    event = over[0]
    if event.start is None:
        return translate("event", "Over: {title}").format(title=isolate(event.title))
    text = translate("event", "Over: {title}, {day}")
    return text.format(title=isolate(event.title), day=day(event.start))


def _next_in_words(following: Event, over: list[Event], now: Instant) -> str:
    """The title goes without saying where it is the same again."""
    start = following.start
    if start is None or {clean(one.title) for one in over} != {clean(following.title)}:
        return translate("event", "Next: {event}").format(event=isolate(words.event_in_words(following)))
    if same_day(start, now):
        return translate("event", "Next: today, {time}").format(time=clock_time(start))
    return translate("event", "Next: {when}").format(when=day_and_time(start))
