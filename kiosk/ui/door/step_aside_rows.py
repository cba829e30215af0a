"""Those who wait beside the lane, each put into words when they are seen."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex

from kiosk.core.asides import SignInThen
from kiosk.core.tickets import Instant
from kiosk.ui.texts.times import age, clock_time
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.verdict.verdict_view import VerdictView
from kiosk.ui.widgets.row import Row, RowModel

WAITS_LONG_S = 300.0
"""From then on somebody has been forgotten, and the strip says so."""


class Aside(Struct, frozen=True):
    """A guest beside the lane: their number, since when, and what the screen last told of them.

    `then`: who was signed in when they stepped aside; None for whom an earlier run kept.
    """

    number: int
    at: Instant
    view: VerdictView
    then: SignInThen | None = None

    def waits_long(self, now: Instant) -> bool:
        """Whether somebody should see to them now."""
        return now - self.at >= WAITS_LONG_S

    def is_about(self, ticket_id: str, code: str) -> bool:
        """Whether a ticket, or where none is known a code, is theirs."""
        if self.view.guest.ticket_id:
            return self.view.guest.ticket_id == ticket_id
        return bool(code) and self.view.code == code


class Asides(Struct, frozen=True):
    """All of them, the newest first. Numbers go up and do not come back.

    `of`: who was signed in when it was read who waits; None until it was. `gone`: the numbers of those who
    have waited no longer since then.
    """

    waiting: tuple[Aside, ...] = ()
    last_number: int = 0
    of: SignInThen | None = None
    gone: frozenset[int] = frozenset()

    @property
    def longest_first(self) -> tuple[Aside, ...]:
        """In the order in which somebody should see to them."""
        return tuple(reversed(self.waiting))

    def with_guest(self, view: VerdictView, now: Instant, then: SignInThen | None = None) -> "Asides":
        """One more; somebody who waits already keeps number and time."""
        if self.about(view.guest.ticket_id, view.code) is not None:
            return self.updated(view)
        number = self.last_number + 1
        waiting = (Aside(number, now, view, then), *self.waiting)
        return replace(self, waiting=waiting, last_number=number)

    def updated(self, view: VerdictView) -> "Asides":
        """What was just told of somebody who waits takes the place of what was told before."""
        found = self.about(view.guest.ticket_id, view.code)
        changed = (replace(one, view=view) if one is found else one for one in self.waiting)
        return replace(self, waiting=tuple(changed))

    def without(self, number: int) -> "Asides":
        """One less."""
        waiting = tuple(one for one in self.waiting if one.number != number)
        return replace(self, waiting=waiting, gone=self.gone | {number})

    def find(self, number: int) -> Aside | None:
        """Who has this number."""
        return next((one for one in self.waiting if one.number == number), None)

    def about(self, ticket_id: str, code: str) -> Aside | None:
        """Whose this ticket is, or where none is known this code."""
        return next((one for one in self.waiting if one.is_about(ticket_id, code)), None)


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
    return translate("aside", "Needs attention · {n}").format(n=incidents)


def name_of(aside: Aside) -> str:
    """The guest's name; where none is known, the end of the code, or when they came."""
    if aside.view.guest.name:
        return aside.view.guest.name
    end = end_of_code(aside.view.code)
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
    text = translate("aside", "Number {n} · waiting since {time}, {age}")
    return text.format(n=aside.number, time=clock_time(aside.at), age=waits(aside, now))


def row_of(aside: Aside, now: Instant) -> Row:
    """A line of the strip: shape and colour of the verdict, who, why, how long, and their number."""
    reason = aside.view.brief or aside.view.word
    text = translate("aside", "{reason} · {age}").format(reason=isolate(reason), age=waits(aside, now))
    return Row(
        key=str(aside.number),
        name=name_of(aside),
        facts=text,
        chip=str(aside.number),
        mark=aside.view.mark,
        look=aside.view.look,
        warns=aside.waits_long(now),
        is_guest=bool(aside.view.guest.name),
    )


_NO_PARENT = QModelIndex()
AT_ONCE = 500
"""So many more are listed when the list has been scrolled to its end: each row that is listed costs time."""


class AsideRows(RowModel):
    """Holds thousands of guests and words for none but those who are seen."""

    def __init__(self, *, chip_below: bool = False) -> None:
        super().__init__()
        self._chip_below = chip_below
        self._waiting: tuple[Aside, ...] = ()
        self._now: Instant = 0.0
        self._most = AT_ONCE

    @property
    def rows(self) -> tuple[Row, ...]:
        """All of them in words."""
        return tuple(self.row_at(number) for number in range(len(self._waiting)))

    def show_waiting(self, waiting: Sequence[Aside], now: Instant) -> None:
        """Show these, with how long they have waited by now; what is said already stays as it is."""
        before, then = self._waiting, self._now
        after = tuple(waiting)
        if after == before and not any(
            (now - one.at) // SAME_WORDS_S != (then - one.at) // SAME_WORDS_S for one in after
        ):
            return
        if after and [one.number for one in after] == [one.number for one in before]:
            self._waiting, self._now = after, now
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))
            return
        self.beginResetModel()
        self._waiting, self._now = after, now
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many are listed."""
        return 0 if parent.isValid() else min(len(self._waiting), self._most)

    def canFetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> bool:
        """Whether there are more than are listed."""
        return not parent.isValid() and self._most < len(self._waiting)

    def fetchMore(self, parent: QModelIndex | QPersistentModelIndex) -> None:
        """List some more: whoever scrolled to the end wants them."""
        if not parent.isValid():
            self._list(self._most + AT_ONCE)

    def _list(self, most: int) -> None:
        listed, then = self.rowCount(), min(len(self._waiting), most)
        if then <= listed:
            return
        self.beginInsertRows(_NO_PARENT, listed, then - 1)
        self._most = most
        self.endInsertRows()

    def row_at(self, number: int) -> Row:
        """See kiosk.ui.widgets.row.RowModel."""
        return replace(row_of(self._waiting[number], self._now), chip_below=self._chip_below)

    def place_of(self, key: str) -> int | None:
        """See kiosk.ui.widgets.row.RowModel."""
        places = (place for place, one in enumerate(self._waiting) if str(one.number) == key)
        place = next(places, None)
        if place is not None and place >= self.rowCount():
            self._list(place + AT_ONCE)
        return place
