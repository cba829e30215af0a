"""What the status bar and the footer say: each state in full, and in few words where room is scarce."""

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLocale

from kiosk.core.link import LinkState
from kiosk.core.tickets import Instant
from kiosk.engine.records import OutboxCount
from kiosk.ui.texts.times import age

translate = QCoreApplication.translate

MOST_COUNTED = 2**31 - 1
"""Qt counts no further, and a number that was handed over may be larger."""
NEARLY_FULL_PERCENT = 95
"""From this share of the capacity on the strip warns."""


class HubState(StrEnum):
    """Whether this door and the others know of each other's guests."""

    TOGETHER = "together"
    APART = "apart"


class StatusText(Struct, frozen=True):
    """A state in words, and in the fewest that still say it."""

    full: str
    brief: str


def link_status(state: LinkState, *, has_list: bool = True) -> StatusText:
    """The link, for people; that scanning goes on is said only where there is a guest list for it."""
    brief = link_in_brief(state)
    return StatusText(link_in_words(state) if has_list or state is not LinkState.OFFLINE else brief, brief)


def link_in_words(state: LinkState) -> str:
    """The link in full."""
    return {
        LinkState.UNKNOWN: translate("link", "Connecting"),
        LinkState.GOOD: translate("link", "Live"),
        LinkState.SLOW: translate("link", "Slow"),
        LinkState.OFFLINE: translate("link", "Offline · scanning goes on"),
        LinkState.PORTAL: translate("link", "Wi-Fi wants a login"),
        LinkState.SIGN_IN: translate("link", "Sign-in needed"),
        LinkState.REFUSED: translate("link", "Service refuses"),
    }[state]


def link_in_brief(state: LinkState) -> str:
    """The link where room is scarce."""
    return {
        LinkState.OFFLINE: translate("link", "Offline"),
        LinkState.PORTAL: translate("link", "Wi-Fi login"),
        LinkState.SIGN_IN: translate("link", "Sign in"),
        LinkState.REFUSED: translate("link", "Refused"),
    }.get(state) or link_in_words(state)


def unsent_status(count: OutboxCount, now: Instant) -> StatusText:
    """What waits to be sent, and what the service refused."""
    unsent = StatusText(
        unsent_in_words(count.unsent, count.oldest, now), unsent_in_brief(count.unsent, count.oldest, now)
    )
    if not count.needs_attention:
        return unsent
    refused = translate("outbox", "{n} refused", "", count.needs_attention)
    refused = refused.format(n=grouped(count.needs_attention))
    if not count.unsent:
        return StatusText(refused, refused)
    both = translate("outbox", "{unsent} · {refused}")
    return StatusText(
        both.format(unsent=unsent.full, refused=refused), both.format(unsent=unsent.brief, refused=refused)
    )


def unsent_in_words(unsent: int, oldest: Instant | None, now: Instant) -> str:
    """What waits to be sent, with the age of the oldest."""
    if not unsent:
        return translate("outbox", "All sent")
    if oldest is None:
        return translate("outbox", "{n} unsent", "", unsent).format(n=grouped(unsent))
    words = translate("outbox", "{n} unsent · oldest {age}", "", unsent)
    return words.format(n=grouped(unsent), age=age(now - oldest))


def unsent_in_brief(unsent: int, oldest: Instant | None, now: Instant) -> str:
    """The same where room is scarce."""
    if not unsent or oldest is None:
        return unsent_in_words(unsent, oldest, now)
    return unsent_in_words(unsent, None, now)


def list_status(as_of: Instant | None, now: Instant, *, complete: bool) -> StatusText:
    """How old the guest list is, or that there is none."""
    words = list_in_words(as_of, now, complete=complete)
    if as_of is None:
        return StatusText(words, translate("list", "No list"))
    return StatusText(words, words)


def list_in_words(as_of: Instant | None, now: Instant, *, complete: bool) -> str:
    """How old the guest list is, in full."""
    if as_of is None:
        return translate("list", "List not loaded")
    if not complete:
        return translate("list", "List loading")
    return translate("list", "List {age} old").format(age=age(now - as_of))


def hub_status(state: HubState) -> StatusText:
    """Whether the doors know of each other."""
    if state is HubState.TOGETHER:
        return StatusText(translate("hub", "Doors together"), translate("hub", "Hub"))
    return StatusText(translate("hub", "Hub away · this door alone"), translate("hub", "Hub away"))


def battery_status(percent: int) -> StatusText:
    """What is left in the battery; its picture stands beside the few words."""
    return StatusText(
        translate("battery", "Battery {n} %").format(n=percent),
        percent_in_words(percent),
    )


def percent_in_words(percent: int) -> str:
    """`80 %`, with a blank before the sign or without one, as the screen's language has it."""
    return translate("battery", "{n} %", "battery").format(n=percent)


def is_full(inside: int, capacity: int) -> bool:
    """Whether as many are inside as may be."""
    return inside >= capacity


def is_nearly_full(inside: int, capacity: int) -> bool:
    """Whether it is time to think of the last guests."""
    return inside * 100 >= capacity * NEARLY_FULL_PERCENT


def capacity_status(inside: int, capacity: int) -> StatusText:
    """How full the house is; never a hundred per cent before it is."""
    if is_full(inside, capacity):
        return StatusText(
            translate("capacity", "Full: {inside} inside").format(inside=grouped(inside)),
            translate("capacity", "Full"),
        )
    percent = inside * 100 // capacity
    words = translate("capacity", "{inside} of {capacity} inside · {percent} %")
    return StatusText(
        words.format(inside=grouped(inside), capacity=grouped(capacity), percent=percent),
        translate("capacity", "{percent} % full").format(percent=percent),
    )


def inside_in_words(inside: int, expected: int | None) -> tuple[str, str]:
    """The number inside, and the words after it."""
    if expected:
        return grouped(inside), translate("foot", "inside of {n}").format(n=grouped(expected))
    return grouped(inside), translate("foot", "inside")


def grouped(number: int) -> str:
    """`1 250`: thousands apart by a narrow blank, or as the screen's language has it (`1.250`)."""
    locale = QLocale()
    if locale.language() in (QLocale.Language.C, QLocale.Language.English):
        return f"{number:,}".replace(",", "\u202f")
    return locale.toString(number)
