"""What the states of the status bar mean, what they mean for the door, and what to do: in plain words."""

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from kiosk.core.link import LinkState
from kiosk.core.tickets import Instant
from kiosk.engine.records import OutboxCount
from kiosk.ui.devices.power import Battery, urgency
from kiosk.ui.texts.status_texts import HubState, grouped, is_full
from kiosk.ui.texts.times import age

translate = QCoreApplication.translate


class Topic(StrEnum):
    """What an explanation is about."""

    DIRECTION = "direction"
    LINK = "link"
    OUTBOX = "outbox"
    LIST = "list"
    HUB = "hub"
    BATTERY = "battery"
    CAPACITY = "capacity"


_WITHOUT_LIST = (LinkState.UNKNOWN, LinkState.OFFLINE, LinkState.PORTAL, LinkState.REFUSED, LinkState.SIGN_IN)
"""In these nothing that could be scanned for comes either."""


def link_explained(state: LinkState, unsent: int, *, has_list: bool = True) -> str:
    """The link to the ticketing service; without a guest list nobody is told that scanning goes on."""
    what, meaning, to_do = _link_explained(state)
    if state in _WITHOUT_LIST and not has_list:
        meaning = translate("link", "No ticket can be checked yet: there is no guest list on this machine.")
        if state is LinkState.OFFLINE:
            to_do = translate("link", "Check the Wi-Fi.")
    elif state is LinkState.SIGN_IN and unsent:
        meaning = translate(
            "link",
            "Scanning goes on and nothing is lost, but %n check-in(s) cannot be sent, and other doors do"
            " not learn of them.",
            "",
            unsent,
        )
        to_do = translate("link", "Ask the host to sign this machine in again, soon.")
    return _paragraphs(what, meaning, to_do)


def _link_explained(state: LinkState) -> tuple[str, str, str]:
    """What the matter is, what it means for the door, and what to do."""
    return {
        LinkState.UNKNOWN: (
            translate("link", "The ticketing service has not answered yet."),
            translate("link", "Scanning works. Who is let in is kept on this machine and sent later."),
            translate("link", "Wait a moment. If it stays like this, check the Wi-Fi."),
        ),
        LinkState.GOOD: (
            translate("link", "The ticketing service answers at once."),
            translate("link", "Guests are checked in there while they stand at the door."),
            translate("link", "Nothing to do."),
        ),
        LinkState.SLOW: (
            translate("link", "The ticketing service answers slowly."),
            translate(
                "link", "Guests are not kept waiting for it. Nothing is lost, it is sent a little later."
            ),
            translate("link", "Carry on. If it stays like this, move closer to the Wi-Fi router."),
        ),
        LinkState.OFFLINE: (
            translate("link", "The ticketing service cannot be reached."),
            translate(
                "link",
                "Scanning goes on with the list on this machine. Who is let in is kept here and sent"
                " later; until then other doors do not learn of it.",
            ),
            translate("link", "Carry on. Check the Wi-Fi when there is time."),
        ),
        LinkState.PORTAL: (
            translate("link", "The Wi-Fi wants a login before it lets this machine through."),
            translate("link", "Scanning goes on. Who is let in is kept on this machine and sent later."),
            translate("link", "Open a web browser on this machine and log in to the Wi-Fi."),
        ),
        LinkState.REFUSED: (
            translate("link", "The ticketing service answers, but does not take what this door sends."),
            translate("link", "Scanning goes on. Who is let in is kept on this machine and sent later."),
            translate("link", "Ask the manager: this account may not be allowed to check guests in."),
        ),
        LinkState.SIGN_IN: (
            translate("link", "The ticketing service does not accept this machine’s sign-in any more."),
            translate("link", "Scanning goes on. Who is let in is kept on this machine and sent later."),
            translate("link", "Ask the host to sign this machine in again."),
        ),
    }[state]


def outbox_explained(count: OutboxCount, now: Instant) -> str:
    """What waits to be sent to the ticketing service."""
    parts = []
    if count.unsent:
        parts.append(
            translate("outbox", "%n check-in(s) wait on this machine to be sent.", "", count.unsent)
            if count.oldest is None
            else translate(
                "outbox",
                "%n check-in(s) wait on this machine to be sent, the oldest for {age}.",
                "",
                count.unsent,
            ).format(age=age(now - count.oldest))
        )
        parts.append(
            translate(
                "outbox",
                "They are safe on the disk, also when the machine is switched off. Other doors may not know"
                " of these guests yet.",
            )
        )
        if not count.needs_attention:
            parts.append(translate("outbox", "Sent automatically when the connection is back."))
    if count.needs_attention:
        parts.append(
            translate("outbox", "The ticketing service refused %n check-in(s).", "", count.needs_attention)
        )
        parts.append(translate("outbox", "Ask a supervisor to look at them, under “Not sent yet”."))
    if not parts:
        parts = [
            translate("outbox", "Every check-in of this door has reached the ticketing service."),
            translate("outbox", "Nothing to do."),
        ]
    return _paragraphs(*parts)


def list_explained(as_of: Instant | None, now: Instant, *, complete: bool, stale: bool) -> str:
    """The guest list on this machine."""
    if as_of is None:
        return _paragraphs(
            translate("list", "There is no guest list on this machine yet."),
            translate("list", "No ticket can be checked: ask a supervisor about each one."),
            translate("list", "Check the connection, then press “Refresh the list now”."),
        )
    if not complete:
        return _paragraphs(
            translate("list", "The guest list is still loading."),
            translate(
                "list", "Guests who are already on it are let in. For everybody else, ask a supervisor."
            ),
            translate("list", "Wait a moment: it goes on by itself."),
        )
    held = translate("list", "The guest list on this machine is {age} old.").format(age=age(now - as_of))
    if not stale:
        return _paragraphs(
            held,
            translate("list", "Tickets sold or cancelled after that are not known here yet."),
            translate("list", "Nothing to do: it refreshes automatically."),
        )
    return _paragraphs(
        held,
        translate("list", "Guests who bought a ticket since then are not on it; cancelled ones still are."),
        translate("list", "Check the connection, then press “Refresh the list now”."),
    )


def hub_explained(state: HubState) -> str:
    """What the doors share."""
    if state is HubState.TOGETHER:
        return _paragraphs(
            translate("hub", "The doors know at once whom the others have let in."),
            translate("hub", "The same ticket cannot come in twice, whichever door it is shown at."),
            translate("hub", "Nothing to do."),
        )
    return _paragraphs(
        translate("hub", "The hub cannot be reached: this door does not learn whom the others let in."),
        translate("hub", "Scanning goes on, but a ticket that came in at another door may look new here."),
        translate("hub", "Look at the network between the doors, and at the machine that runs the hub."),
    )


def battery_explained(battery: Battery) -> str:
    """The laptop's battery."""
    if battery.seconds_left is None:
        left = translate("battery", "This machine runs on its battery: {n} % are left.")
        left = left.format(n=battery.percent)
    else:
        left = translate(
            "battery", "This machine runs on its battery: {n} % are left, enough for about {age}."
        )
        left = left.format(n=battery.percent, age=age(battery.seconds_left))
    if urgency(battery) is None:
        return _paragraphs(
            left,
            translate("battery", "The screen is kept on while the door is open, which takes power."),
            translate("battery", "Plug it in when there is time."),
        )
    return _paragraphs(
        left,
        translate("battery", "When it is empty, this door stops. What was scanned is safe on this machine."),
        translate(
            "battery",
            "Plug it in. If you cannot, move this door to another computer while there is time: the "
            "guest list, who is inside and what is not sent yet go with it.",
        ),
    )


def capacity_explained(inside: int, capacity: int) -> str:
    """How full the house is."""
    if not is_full(inside, capacity):
        counted = translate("capacity", "{inside} guest(s) are inside, {free} more may come in.", "", inside)
        return _paragraphs(
            counted.format(inside=grouped(inside), free=grouped(capacity - inside)),
            translate(
                "capacity", "When the house is full, every guest is shown as “House full”: ask the host."
            ),
            translate("capacity", "Tell the host now, before the queue has to be stopped."),
        )
    return _paragraphs(
        translate("capacity", "{inside} guest(s) are inside; {capacity} may be.", "", inside).format(
            inside=grouped(inside), capacity=grouped(capacity)
        ),
        translate("capacity", "Valid tickets are shown as “House full” until somebody leaves."),
        translate(
            "capacity", "Stop the queue, and ask the host. A supervisor can let a guest in with their PIN."
        ),
    )


def _paragraphs(*parts: str) -> str:
    return "\n\n".join(parts)
