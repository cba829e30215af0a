"""What the screen says of a verdict, in plain words; every text goes through Qt's translation."""

import re
from collections.abc import Collection, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from kiosk.core.presence import Certainty, Evidence, EvidenceSource, InputMethod, Presence, PresenceState
from kiosk.core.search import fold
from kiosk.core.tickets import Event, Instant, Ticket, TicketState
from kiosk.core.verdict import Reason, VerdictKind
from kiosk.ui.texts.times import age, day, day_and_time, kept_together, same_day, when
from kiosk.ui.theme.clean_text import clean, first_letter, isolate, strong

translate = QCoreApplication.translate

MOST_INITIALS = 4
LONGEST_KEPT = 24


def name_of(ticket: Ticket) -> str:
    """The guest's name as it is shown; words where there is none."""
    return shown_name(ticket.name)


def shown_name(name: str) -> str:
    """The same for a name alone."""
    return clean(name) or translate("guest", "No name on the ticket")


def off_list_name(name: str) -> str:
    """The name that somebody off the list gave, or words where they gave none."""
    return clean(name) or translate("supervisor", "Guest without a ticket")


def unlisted_name() -> str:
    """Whom a row is about whose ticket is not held here any more; the details have the ticket's id."""
    return translate("guest", "Guest not on the list")


def masked(name: str, typed: Sequence[tuple[int, int]] = ()) -> str:
    """A name of which no more is shown than the first letter of each word, with its own direction.

    `typed`: start and length of what somebody typed of the cleaned name, who knows those words then; one
    letter is no word. Of Anne-Marie each half is a word.
    """
    if name in (shown_name(""), off_list_name(""), unlisted_name()):
        return name
    name = clean(name)
    known = {start for start, length in typed if _letters_in(name[start : start + length]) > 1}
    shown, initials = [], 0
    for word in re.finditer(r"\S+", name):
        if known.intersection(range(*word.span())):
            shown.append(_with_known(word[0], {start - word.start() for start in known}))
        elif initials < MOST_INITIALS and (letter := initial(word[0])):
            initials += 1
            shown.append(letter)
    return isolate(" ".join(shown)) if shown else ""


def _with_known(text: str, known: Collection[int]) -> str:
    """A text without blanks: the words of it that begin at one of these places, and initials of others."""
    parts, start = [], 0
    for part, is_word in words_and_signs(text):
        is_whole = not is_word or len(part) == 1 or any(start <= place < start + len(part) for place in known)
        parts.append(part if is_whole else initial(part))
        start += len(part)
    return "".join(parts)


def words_and_signs(text: str) -> list[tuple[str, bool]]:
    """A text in parts: words, and what stands between them; whether each is a word."""
    return [("".join(part), is_word) for is_word, part in groupby(text, _is_of_word)]


def initial(word: str) -> str:
    """Its first letter, behind quotes and what nobody sees, with a dot.

    Its first sign where it has no letter; nothing where there is nothing to see.
    """
    start = next((place for place, c in enumerate(word) if _letters_in(c)), None)
    letter = first_letter(clean(word) if start is None else word[start:])
    return f"{letter}." if letter else ""


def _is_of_word(character: str) -> bool:
    """A letter, or what belongs to the one before it: an accent, a joiner."""
    return bool(_letters_in(character)) or not (character.isspace() or fold(character).strip())


def _letters_in(text: str) -> int:
    """How many of its characters are letters or digits to the search."""
    return sum(c.isalnum() or any(map(str.isalnum, fold(c))) for c in text)


def type_of(ticket: Ticket) -> str:
    """The ticket type's name, or nothing."""
    return clean(ticket.type_name)


def word_for(kind: VerdictKind) -> str:
    """The one word of a verdict."""
    return {
        VerdictKind.ADMIT: translate("verdict", "GO IN"),
        VerdictKind.ALREADY_IN: translate("verdict", "ALREADY IN"),
        VerdictKind.NOT_VALID: translate("verdict", "NOT VALID"),
        VerdictKind.WRONG_EVENT: translate("verdict", "WRONG DAY"),
        VerdictKind.WRONG_GATE: translate("verdict", "OTHER DOOR"),
        VerdictKind.REFER: translate("verdict", "ASK"),
        VerdictKind.UNKNOWN: translate("verdict", "NOT ON THE LIST"),
        VerdictKind.SAME_SCAN: translate("verdict", "JUST SCANNED"),
        VerdictKind.EXIT: translate("verdict", "EXIT"),
        VerdictKind.NOT_INSIDE: translate("verdict", "NOT INSIDE"),
    }[kind]


def is_on_another_day(event: Event | None, now: Instant) -> bool:
    """Whether an event's day is known, and not today's."""
    return event is not None and event.start is not None and not same_day(event.start, now)


def wrong_event_word(event: Event | None, now: Instant) -> str:
    """WRONG DAY, or WRONG EVENT where no more than that is known."""
    if is_on_another_day(event, now):
        return word_for(VerdictKind.WRONG_EVENT)
    return translate("verdict", "WRONG EVENT")


def state_in_words(state: str) -> str:
    """A ticket's state as a sentence for staff."""
    known: dict[str, str] = {
        TicketState.CLOSED: translate("state", "This ticket is paid."),
        TicketState.PAID: translate("state", "This ticket is paid."),
        TicketState.UNAPPROVED: translate("state", "The host has not approved this ticket yet."),
        TicketState.UNPAID: translate("state", "The payment has not been processed yet."),
        TicketState.PENDING: translate("state", "The payment is not confirmed yet."),
        TicketState.FAILED: translate("state", "The payment failed."),
        TicketState.CANCELLED: translate("state", "This ticket was cancelled."),
        TicketState.ENDED: translate("state", "This ticket is for an event that is over."),
        TicketState.EXPIRED: translate("state", "The payment failed, and the time to retry it is over."),
        TicketState.ERROR: translate("state", "The service reports an error for this ticket."),
        TicketState.PARTIALLY_PAID: translate("state", "Only a part of the price has been paid."),
    }
    return known.get(state) or _unknown_state(state)


def _unknown_state(state: str) -> str:
    if not state.strip():
        return translate("state", "The service names no state for this ticket.")
    return translate("state", "The ticket’s state “{state}” is not known here.").format(state=clean(state))


def why_in_words(why: Reason) -> str:
    """Why a person must decide or a guest is turned away, where no more is to be said."""
    return {
        Reason.NOT_ON_LIST: translate("why", "No ticket on the guest list has this code."),
        Reason.LET_IN_OFF_LIST: translate("why", "Somebody was let in with this code, without a ticket."),
        Reason.LIST_NOT_LOADED: translate("why", "Cannot check: the guest list is not loaded."),
        Reason.OTHER_ACCOUNT: translate("why", "This ticket is on the list of another account."),
        Reason.ACCOUNT_NOT_KNOWN: translate(
            "why", "Cannot check: this door’s sign-in has not been checked yet."
        ),
        Reason.NO_EVENT_CHOSEN: translate("why", "No event chosen, and the guest list holds several."),
        Reason.POLICY_LOST: translate("why", "This door’s rules were lost. Ask the supervisor."),
        Reason.RECORDS_LOST: translate(
            "why", "Some records of this door were lost: this ticket may have been used already."
        ),
        Reason.SEVERAL_MATCH: translate("why", "More than one ticket has this code."),
        Reason.STATE_REFUSED: translate("why", "This ticket is not valid."),
        Reason.STOP_LISTED: translate("why", "The host has put this ticket on the stop-list."),
        Reason.OTHER_EVENT: translate("why", "This ticket is for another event."),
        Reason.STATE_REFERRED: translate("why", "This ticket needs a decision."),
        Reason.STATE_UNKNOWN: translate("why", "This ticket’s state is not known here."),
        Reason.VANISHED: translate("why", "This ticket is no longer on the service’s guest list."),
        Reason.EVENT_MISSING: translate("why", "The guest list does not say which event this ticket is for."),
        Reason.TYPE_MISSING: translate("why", "The guest list does not say which type this ticket is."),
        Reason.OTHER_GATE: translate("why", "This door does not admit this ticket type."),
        Reason.HOUSE_FULL: translate("why", "No more guests may come in. Ask the host."),
        Reason.INSIDE: translate("why", "This ticket has already been used."),
        Reason.NO_FURTHER_ENTRY: translate("why", "This ticket was used, and allows no further entry."),
        Reason.JUST_SCANNED: translate("why", "The same code again: still one person."),
        Reason.OUTSIDE: translate("why", "This guest is recorded as gone already. Let them out."),
    }[why]


def read_how(how: str) -> str:
    """How a code was read, as the end of a sentence; nothing where it is not known."""
    known: dict[str, str] = {
        InputMethod.CAMERA: translate("how", "camera"),
        InputMethod.HAND_SCANNER: translate("how", "hand scanner"),
        InputMethod.KEYBOARD: translate("how", "keyboard"),
        InputMethod.SEARCH: translate("how", "name search"),
        InputMethod.COMMAND_LINE: translate("how", "command line"),
    }
    return known.get(how, "")


def came_in(evidence: Evidence | None, now: Instant) -> str:
    """When, where and how a ticket was used, as far as it is known; bold where it matters."""
    if evidence is None:
        return ""
    if evidence.at is None:
        return translate("evidence", "Checked in at the service already, but not at this door.")
    time, how = kept_together(strong(when(evidence.at, now))), read_how(evidence.how)
    if evidence.door and how:
        text = translate("evidence", "Came in at {time} at {door}, read by {how}.")
    elif evidence.door:
        text = translate("evidence", "Came in at {time} at {door}.")
    else:
        text = translate("evidence", "Came in at {time}.")
    return text.format(time=time, door=door_named(strong(evidence.door)), how=how)


def left_before(evidence: Evidence | None, now: Instant) -> str:
    """When a guest left, where it is known."""
    if evidence is None or evidence.at is None:
        return ""
    return translate("evidence", "Left at {time}.").format(time=kept_together(strong(when(evidence.at, now))))


def presence_in_words(presence: Presence, now: Instant) -> str:
    """Whether a guest is inside, and since when."""
    seen = presence.evidence
    if presence.where is PresenceState.NOT_KNOWN:
        return _not_inside()
    if seen is None or seen.at is None:
        if presence.where is PresenceState.OUTSIDE:
            return _not_inside()
        by_service = seen is not None and seen.source is EvidenceSource.SERVICE
        return translate("presence", "Inside, says the service") if by_service else _inside()
    time = when(seen.at, now)
    if presence.where is PresenceState.OUTSIDE:
        return translate("presence", "Left at {time}").format(time=time)
    if seen.door:
        return translate("presence", "Inside since {time}, {door}").format(
            time=time, door=door_named(isolate(seen.door))
        )
    return translate("presence", "Inside since {time}").format(time=time)


def door_named(door: str) -> str:
    """A door's name inside a sentence: not broken from one line to the next, unless it is a long one."""
    return kept_together(door) if len(door) <= LONGEST_KEPT else door


def _inside() -> str:
    return translate("presence", "Inside")


def _not_inside() -> str:
    return translate("presence", "Not inside")


def order_in_words(size: int, inside: int) -> str:
    """How large an order is and how many of it are inside; nothing for a single ticket."""
    if size < 2:
        return ""
    return translate("order", "Order of %n · {inside} inside", "", size).format(inside=inside)


def order_in_row(size: int, inside: int) -> str:
    """The same among the facts of a row."""
    if size < 2:
        return ""
    return translate("order", "order of %n, {inside} inside", "", size).format(inside=inside)


def ticket_named(ticket_id: str) -> str:
    """A ticket by its id."""
    return translate("order", "ticket {id}").format(id=isolate(ticket_id))


def bought_by(name: str) -> str:
    """Who bought a ticket that is somebody else's."""
    return translate("order", "bought by {name}").format(name=isolate(name))


def no_longer_listed() -> str:
    """A ticket that vanished from the service's list."""
    return translate("state", "No longer on the service’s list.")


def event_in_words(event: Event | None) -> str:
    """An event's title and day."""
    if event is None:
        return translate("event", "No event")
    if event.start is None:
        return clean(event.title)
    return translate("event", "{title}, {start}").format(
        title=clean(event.title), start=day_and_time(event.start)
    )


def for_another_event(event: Event) -> str:
    """A ticket that is not for this door's events."""
    return translate("event", "For {event}").format(event=isolate(event_in_words(event)))


def events_in_status_bar(
    events: list[Event], *, chosen: bool, without_tickets: Collection[str] = frozenset()
) -> str:
    """The door's events in a few words; `chosen` says whether the door is for these only.

    `without_tickets`: the ids of those that were chosen too, and that no ticket is held for.
    """
    if not events and len(without_tickets) == 1:
        (event_id,) = without_tickets
        return translate("event", "No tickets yet: {id}").format(id=isolate(event_id))
    if events and without_tickets:
        return translate("event", "%n event(s)", "", len(events) + len(without_tickets))
    if not events:
        return translate("event", "No event on the list yet")
    if len(events) == 1:
        event = events[0]
        if event.start is None:
            return clean(event.title)
        return translate("event", "{title} · {day}").format(title=clean(event.title), day=day(event.start))
    titles = {clean(event.title) for event in events}
    if len(titles) == 1:
        return translate("event", "{title} · %n date(s)", "", len(events)).format(title=titles.pop())
    if chosen:
        return translate("event", "%n event(s)", "", len(events))
    return translate("event", "All %n event(s)", "", len(events))


def sure(certainty: Certainty, *, green: bool, is_sent: bool = True) -> str:
    """Who stands behind a verdict; `is_sent`: whether the service is to hear of it at all."""
    if certainty is Certainty.CONFIRMED:
        return translate("certainty", "Confirmed by the service")
    if certainty is Certainty.VENUE:
        return translate("certainty", "Confirmed with the other doors")
    if green and not is_sent:
        return translate("certainty", "Saved on this machine")
    if green:
        return translate("certainty", "Saved on this machine, not sent yet")
    return translate("certainty", "Checked on this machine")


def sure_in_brief(certainty: Certainty, *, is_sent: bool = True) -> str:
    """The same for a line in a list: so short that it need not be cut."""
    if certainty is Certainty.LOCAL and not is_sent:
        return translate("certainty", "saved here")
    return {
        Certainty.CONFIRMED: translate("certainty", "confirmed"),
        Certainty.VENUE: translate("certainty", "confirmed with the other doors"),
        Certainty.LOCAL: translate("certainty", "not sent yet"),
    }[certainty]


def list_age(as_of: Instant | None, now: Instant) -> str:
    """How old the list is that a verdict rests on."""
    if as_of is None:
        return translate("certainty", "no list")
    return translate("certainty", "list {age} old").format(age=kept_together(age(now - as_of)))
