"""What the screen says of those who stepped aside."""

from PySide6.QtCore import QCoreApplication

from kiosk.core.tickets import Instant
from kiosk.ui.design.text_fit import isolate
from kiosk.ui.parts.row import Row
from kiosk.ui.screen.asides import Aside
from kiosk.ui.wording.times import age, clock_time

translate = QCoreApplication.translate

SHOWN_OF_CODE = 4
SAME_WORDS_S = 30
"""How long somebody waits is said in other words only at multiples of this."""


def heading(waiting: int) -> str:
    """Over the strip, and on its button where there is no room for a list."""
    return translate("aside", "Step aside · {n}").format(n=waiting) if waiting else nobody()


def over_the_list(waiting: tuple[Aside, ...], now: Instant) -> str:
    """The same over a list that may not show all of them: the oldest is named where it waits long."""
    late = [one for one in waiting if one.waits_long(now)]
    if not late:
        return heading(len(waiting))
    text = translate("aside", "Step aside · {n} · the oldest for {age}")
    return text.format(n=len(waiting), age=waits(late[-1], now))


def with_more(waiting: int, more: int) -> str:
    """The same on the button over a list that has no room for so many of them."""
    if not more:
        return heading(waiting)
    return translate("aside", "Step aside · {n} · +{more} more").format(n=waiting, more=more)


def nobody() -> str:
    """The strip's name while nobody waits."""
    return translate("aside", "Step aside")


def to_look_at(incidents: int) -> str:
    """On the buttons that open the incidents."""
    return translate("aside", "To look at · {n}").format(n=incidents)


def name_of(aside: Aside) -> str:
    """The guest's name; where none is known, the end of the code, or when they came."""
    if aside.telling.name:
        return aside.telling.name
    end = end_of_code(aside.telling.code)
    if end:
        # The … stands where a code is cut, in every direction of reading.
        return translate("aside", "Code {end}").format(end=isolate(f"…{end}"))
    return translate("aside", "No name · {time}").format(time=clock_time(aside.at))


def end_of_code(code: str) -> str:
    """Enough of a code to know the ticket in somebody's hand by; nothing of one so short that it says all."""
    letters = "".join(c for c in code if c.isascii() and c.isalnum())
    return letters[-SHOWN_OF_CODE:] if len(letters) >= 2 * SHOWN_OF_CODE else ""


def waits(aside: Aside, now: Instant) -> str:
    """How long somebody waits: by minutes, so that a list does not flicker."""
    waited_s = now - aside.at
    return translate("aside", "just now") if waited_s < 60 else age(max(waited_s, 90))


def since(aside: Aside, now: Instant) -> str:
    """The same as a sentence."""
    text = translate("aside", "Number {n} · waits since {time}, {age}")
    return text.format(n=aside.number, time=clock_time(aside.at), age=waits(aside, now))


def row_of(aside: Aside, now: Instant) -> Row:
    """A line of the strip: shape and colour of the verdict, who, why, how long, and their number."""
    reason = aside.telling.brief or aside.telling.word
    text = translate("aside", "{reason} · {age}").format(reason=isolate(reason), age=waits(aside, now))
    return Row(
        key=str(aside.number),
        name=name_of(aside),
        facts=text,
        chip=str(aside.number),
        mark=aside.telling.mark,
        look=aside.telling.look,
        warns=aside.waits_long(now),
        is_guest=bool(aside.telling.name),
    )
