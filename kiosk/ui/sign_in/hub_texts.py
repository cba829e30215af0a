"""What is said of the hub that doors share, before and after it is joined, changed or left."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from kiosk.core.hub_link import HubLink
from kiosk.core.tickets import Event
from kiosk.engine.events import VenueState
from kiosk.engine.hub_here import HubNow
from kiosk.ui.theme.clean_text import clean, isolate, isolate_from_left

MOST_NAMED = 3
"""A hub has one server or three; what else a link names are other ways to it."""

translate = QCoreApplication.translate


class Question(Struct, frozen=True):
    """What is asked, and what its two answers are called; `risky`: no is what Enter says."""

    text: str
    yes: str
    no: str
    risky: bool = False


def where(servers: Sequence[str]) -> str:
    """A hub's address."""
    return ", ".join(isolate_from_left(server) for server in servers[:MOST_NAMED])


def hub_in_words(now: HubNow | None) -> str:
    """The hub that this door goes by, or that it has none, and how it comes to one."""
    how = translate(
        "hub",
        "Hold the hub’s QR code up to the camera, or scan it: the machine that runs the hub shows one for"
        " each door, good for ten minutes. Scanning goes on.",
    )
    if now is None:
        alone = translate(
            "hub", "This door is alone. Doors that share a hub know at once whom the others have let in."
        )
        return _paragraphs(alone, how)
    shares = translate("hub", "The hub of this door: {where}.").format(where=where(now.servers))
    return _paragraphs(f"{shares} {_state_in_words(now.state)}", how)


def _state_in_words(state: VenueState) -> str:
    match state:
        case VenueState.TOGETHER:
            return translate("hub", "The doors know at once whom the others have let in.")
        case VenueState.REFUSED:
            return translate("hub", "It does not know this door any more: ask the host for a new code.")
        case VenueState.NONE:
            return _waits_for_an_event()
        case VenueState.AWAY:
            return translate("hub", "It does not answer now; Kiosk tries again by itself.")


def _waits_for_an_event() -> str:
    return translate("hub", "Nothing is shared until an event is chosen: Manager, “Choose the event”.")


def asks_to_join(link: HubLink, now: HubNow | None, events: Sequence[Event], *, is_same: bool) -> Question:
    """Whether this door is to go by this hub; `events`: those that it is for, as far as they are known."""
    there, no = where(link.servers), translate("hub", "Do not join")
    titles = {clean(event.title) for event in events}
    if len(titles) == 1:
        text = translate(
            "hub",
            "This door will share who is inside with the other doors of {event}, by the hub at {where}.",
        ).format(event=isolate(titles.pop()), where=there)
    else:
        text = translate(
            "hub", "This door will share who is inside with the other doors of the hub at {where}."
        ).format(where=there)
    once = translate("hub", "A ticket that comes in at one of them is then refused at every other.")
    rules = translate("hub", "Rules and PINs that the host gives the hub count here too.")
    if now is None:
        return Question(_paragraphs(text, f"{once} {rules}"), translate("hub", "Join"), no)
    if is_same:
        again = translate(
            "hub",
            "This door has joined this hub already. Join again only if the hub does not know it any more.",
        )
        is_known = now.state is not VenueState.REFUSED
        return Question(again, translate("hub", "Join again"), no, risky=is_known)
    instead = translate(
        "hub",
        "It leaves the hub at {where}: it and the doors there do not know any more whom the other lets in.",
    ).format(where=where(now.servers))
    return Question(_paragraphs(text, f"{instead} {rules}"), translate("hub", "Change the hub"), no)


def asks_to_leave(now: HubNow) -> Question:
    """Whether this door is to go by no hub any more."""
    asked = translate("hub", "Leave the hub at {where}?").format(where=where(now.servers))
    then = translate(
        "hub",
        "A ticket that comes in here from then on may come in at another door again, and the other way"
        " round. What this door knows by now it keeps.",
    )
    stay = translate("hub", "The rules and supervisors’ PINs that came by the hub stay.")
    text = _paragraphs(f"{asked} {not_shared(now.unshared)}".rstrip(), f"{then} {stay}")
    return Question(text, translate("hub", "Leave the hub"), translate("hub", "Stay"), risky=True)


def not_shared(unshared: int) -> str:
    """What happened here and other doors do not know; nothing where they know all of it."""
    if not unshared:
        return ""
    return translate("hub", "%n record(s) of this door have not reached the others.", "", unshared)


def joined_in_words(*, is_together: bool, has_event: bool) -> str:
    """The hub has let this door in."""
    if not has_event:
        return f"{translate('hub', 'This door has joined the hub.')} {_waits_for_an_event()}"
    if is_together:
        return translate("hub", "The doors are together: each knows at once whom the others let in.")
    return translate(
        "hub", "This door has joined the hub, which does not answer now. Kiosk goes on with it by itself."
    )


def left_in_words(unshared: int) -> str:
    """This door has left the hub."""
    alone = translate("hub", "This door has left the hub. Scanning goes on by what this door knows itself.")
    return _paragraphs(alone, not_shared(unshared))


def _paragraphs(*parts: str) -> str:
    return "\u2028\u2028".join(part for part in parts if part)
