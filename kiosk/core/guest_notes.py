"""What staff note on a guest, and whether the door is to be alerted when they arrive."""

from msgspec import Struct

from kiosk.core.tickets import Instant

LONGEST_NOTE = 200


class GuestNote(Struct, frozen=True):
    """A note on a ticket's holder, who was on duty when it was made, and when.

    `alerts`: the note is shown, with the sound that calls for attention, when the guest is let in. Without a
    text it is no note any more, and says when it was taken away.
    """

    text: str
    alerts: bool = False
    on_duty: str = ""
    at: Instant = 0.0


def alert_of(note: GuestNote | None) -> str:
    """What the door is to be told when the guest is let in; nothing where it is not."""
    return note.text if note is not None and note.alerts else ""


def with_alert(alert: str, notices: tuple[str, ...]) -> tuple[str, ...]:
    """The notices of an admission, what was noted on this very guest before them."""
    return tuple(dict.fromkeys((alert, *notices))) if alert else notices
