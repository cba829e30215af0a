"""Tells screen readers what the screen says of a scan."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.names_cut import with_names_cut
from kiosk.ui.verdict.verdict_view import VerdictView

Politeness = QAccessible.AnnouncementPoliteness
Send = Callable[[QAccessibleAnnouncementEvent], None]


class Announcer(QObject):
    """Announces verdicts in the name of `window`; what stops a guest interrupts what is being read.

    Where the window hides names, guests hear no more of them than the first letters. `send`: where the
    events go; to the system's screen reader unless another is given.
    """

    def __init__(self, window: DoorWindow, send: Send = QAccessible.updateAccessibility) -> None:
        super().__init__(window)
        self._window = window
        self._send = send

    def announce(self, view: VerdictView) -> None:
        """Have this read out; nothing while a scan is being checked, since the verdict says it all."""
        if view.look is Look.NEUTRAL:
            return
        shown = with_names_cut(view) if self._window.hides_names else view
        event = QAccessibleAnnouncementEvent(self._window, in_words(shown))
        stops = view.look is Look.STOP
        event.setPoliteness(Politeness.Assertive if stops else Politeness.Polite)
        self._send(event)


def in_words(view: VerdictView) -> str:
    """The word, the name, the reason and what staff must do, a sentence each."""
    parts = (plain(part).strip() for part in (view.word, view.guest.name, *view.lines, *view.notices))
    return " ".join(part if part[-1] in ".!?…。؟" else f"{part}." for part in parts if part)
