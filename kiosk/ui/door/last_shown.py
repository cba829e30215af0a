"""What the screen last told of a code or a guest: asked for when either comes up again."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject

from kiosk.core.tickets import Instant
from kiosk.core.verdict import VerdictKind
from kiosk.engine.events import ScanFailed, VerdictGiven
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.outcome_views import view_of_failed, view_of_same_scan
from kiosk.ui.verdict.verdict_view import VerdictView, view_of_verdict
from kiosk.ui.widgets.sheet import Sheet


def is_free(window: DoorWindow) -> bool:
    """Whether nobody is about anything: no verdict floods, no sheet is open, and nothing is being typed."""
    return window.sheets.top is None and not window.entry.text() and not window.overlay.covers_stage


def is_seen(window: DoorWindow, sheet: Sheet) -> bool:
    """Whether this sheet is what people see and mean now: nothing over it, and not just come up."""
    return (
        window.sheets.top is sheet
        and sheet.isVisible()
        and not sheet.ignores_input
        and window.isActiveWindow()
    )


def is_about(shown: VerdictView | None, view: VerdictView) -> bool:
    """Whether what is shown is this, or the same presentation again, which tells of it in grey."""
    return shown is not None and (shown.repeats or shown) is view


def let_overlay_go(window: DoorWindow, view: VerdictView) -> None:
    """Let what floods the window settle if it is about this: what opens about it is to be seen."""
    if is_about(window.overlay.view, view):
        window.overlay.settle()


def show_failed(window: DoorWindow) -> None:
    """A fault of ours ended what was asked for: nobody goes in on what was not said."""
    window.show_verdict(view_of_failed(ScanFailed("", "")))


MOST_CODES = 8
"""A presentation lasts for seconds, and codes are kept no longer than they are needed."""
MOST_GUESTS = 512


class LastShown(QObject):
    """Keeps, in memory only, what has reached the screen; nobody can have read anything else."""

    def __init__(self, window: DoorWindow, clock: Callable[[], Instant]) -> None:
        super().__init__(window)
        self._clock = clock
        self._by_code: OrderedDict[str, VerdictView] = OrderedDict()
        self._let_in: OrderedDict[str, VerdictView] = OrderedDict()
        window.overlay.painted.connect(self._painted)

    def view_of(self, given: VerdictGiven) -> VerdictView:
        """The screen's words for a verdict; for the same presentation again, who that was."""
        before = self._by_code.get(given.code)
        if given.verdict.kind is VerdictKind.SAME_SCAN and before is not None:
            return view_of_same_scan(before, given.at)
        return view_of_verdict(given)

    def let_in(self, ticket_id: str) -> VerdictView | None:
        """What was told of a guest when they were let in, where this run of the program did so."""
        return self._let_in.get(ticket_id)

    def _painted(self, view: VerdictView) -> None:
        if view.look is Look.NEUTRAL or not (view.code or view.guest.ticket_id):
            return
        view = replace(view, at=self._clock() if view.at is None else view.at)
        if view.guest.ticket_id:
            for code, before in self._by_code.items():
                if before.guest.ticket_id == view.guest.ticket_id:
                    self._by_code[code] = view
        if view.code:
            _keep(self._by_code, view.code, view, MOST_CODES)
        if view.guest.ticket_id and view.look is Look.GO:
            _keep(self._let_in, view.guest.ticket_id, view, MOST_GUESTS)


def _keep(kept: OrderedDict[str, VerdictView], key: str, view: VerdictView, most: int) -> None:
    kept[key] = view
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)
