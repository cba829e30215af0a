"""What the status strip and the foot say."""

from PySide6.QtCore import QCoreApplication

from kiosk.core.link import LinkState
from kiosk.core.tickets import Instant
from kiosk.ui.times import age

translate = QCoreApplication.translate


def link_in_words(state: LinkState) -> str:
    """The link, for people."""
    return {
        LinkState.UNKNOWN: translate("link", "Connecting"),
        LinkState.GOOD: translate("link", "Live"),
        LinkState.SLOW: translate("link", "Slow"),
        LinkState.OFFLINE: translate("link", "Offline · scanning goes on"),
        LinkState.PORTAL: translate("link", "Wi-Fi wants a login"),
        LinkState.SIGN_IN: translate("link", "Sign-in needed"),
    }[state]


def link_in_brief(state: LinkState) -> str:
    """The link where room is scarce."""
    return translate("link", "Offline") if state is LinkState.OFFLINE else link_in_words(state)


def link_explained(state: LinkState) -> str:
    """What the link's state means for the door, and what to do."""
    return {
        LinkState.UNKNOWN: translate("link", "The service has not answered yet. Scanning works."),
        LinkState.GOOD: translate("link", "The service answers at once."),
        LinkState.SLOW: translate(
            "link", "The service answers slowly, so guests are not kept waiting for it. Nothing is lost."
        ),
        LinkState.OFFLINE: translate(
            "link", "The service cannot be reached. Every scan is kept on this machine and sent later."
        ),
        LinkState.PORTAL: translate(
            "link", "Something answers in the service's place. Open a browser and log in to the Wi-Fi."
        ),
        LinkState.SIGN_IN: translate(
            "link", "The service refuses the access token. Scanning goes on, sending waits for a new one."
        ),
    }[state]


def unsent_in_words(unsent: int, oldest: Instant | None, now: Instant) -> str:
    """What waits to be sent, with the age of the oldest."""
    if not unsent:
        return translate("outbox", "All sent")
    if oldest is None:
        return translate("outbox", "↑ {n} unsent").format(n=unsent)
    return translate("outbox", "↑ {n} unsent · oldest {age}").format(n=unsent, age=age(now - oldest))


def unsent_in_brief(unsent: int, oldest: Instant | None, now: Instant) -> str:
    """The same where room is scarce."""
    if not unsent or oldest is None:
        return unsent_in_words(unsent, oldest, now)
    return translate("outbox", "↑ {n} · {age}").format(n=unsent, age=age(now - oldest))


def list_in_words(as_of: Instant | None, now: Instant, *, complete: bool) -> str:
    """How old the guest list is, or that there is none."""
    if as_of is None:
        return translate("list", "List not loaded")
    if not complete:
        return translate("list", "List loading")
    return translate("list", "List {age} old").format(age=age(now - as_of))


def inside_in_words(inside: int, expected: int | None) -> tuple[str, str]:
    """The number inside, and the words after it."""
    if expected:
        return grouped(inside), translate("foot", "inside of {n}").format(n=grouped(expected))
    return grouped(inside), translate("foot", "inside")


def grouped(number: int) -> str:
    """`1 250`: thousands apart by a narrow blank."""
    return f"{number:,}".replace(",", "\u202f")
