"""What was told of each scan, as it stands by now: the recent ones beside the lane, and all to search."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from kiosk.core.scan_search import scan_search
from kiosk.core.standing import Standing
from kiosk.core.tickets import Instant
from kiosk.core.verdict import Admit, Sound
from kiosk.engine.controller import DoorController
from kiosk.engine.events import (
    AccountChanged,
    EngineEvent,
    GuestListChanged,
    LateStop,
    OutboxChanged,
    VerdictGiven,
)
from kiosk.engine.scans_told import RecentScan, ScanPlace, ScanTold, id_of
from kiosk.ui.door.recent_scans import EVENING_S, told_row
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.scans.scans_sheet import ScansSheet, scan_row
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts.times import utc_offsets
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.outcome_views import view_of_late_stop
from kiosk.ui.verdict.verdict_view import view_once_sent

SOON_MS = 250
"""What changes in a crowd is read together."""
A_PAGE = 100
RECENT = "recent scans"
"""The task that reads them."""


class ScansPresenter(QObject):
    """Keeps the recent scans true to the profile, and opens the sheet of all.

    A verdict stands on top at once; what becomes of it follows as incidents and outbox change. `changed`:
    some of it has been read anew, and what else tells of guests may be old.
    """

    changed = Signal()

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._meanwhile: list[VerdictGiven] = []
        """Given while it is read: what is read may not have them."""
        self._is_of_another = False
        """Whether what is shown is of the account before."""
        self._place = ScanPlace()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self._read)
        self.sheet = ScansSheet(window.theme, window.guard_s, window)
        window.add_sheet(self.sheet)
        self.sheet.searched.connect(self._search)
        self.sheet.more_wanted.connect(self._read_on)
        self.sheet.guest_asked.connect(window.guest_asked)
        window.recent.all_asked.connect(self.open)
        window.overlay.settled.connect(self.look_again)

    def start(self) -> None:
        """Show what earlier runs told this evening."""
        self._read()

    def stop(self) -> None:
        """Read nothing more."""
        self._soon.stop()

    def heard(self, event: EngineEvent) -> None:
        """Follow what the door says."""
        match event:
            case VerdictGiven():
                if self._tasks.running(RECENT):
                    self._meanwhile.append(event)
                self._window.recent.add(event)
            case OutboxChanged() | LateStop() | GuestListChanged():
                self.look_again()
            case AccountChanged():
                self._tasks.cancel(RECENT)  # what it reads is of the account before
                self._is_of_another = True
                self._read()
                if self.sheet.is_open:
                    self._search()

    def look_again(self) -> None:
        """What became of a scan may have changed: read it soon, with whatever else changes by then."""
        if not self._soon.isActive():
            self._soon.start()

    def open(self) -> None:
        """Open the sheet of all scans, the newest first."""
        self.sheet.hide_names(hidden=self._window.hides_names)
        self.sheet.open_anew()
        self._search()

    def _read(self) -> None:
        self._tasks.spawn_latest(RECENT, self._show_recent)

    async def _show_recent(self) -> None:
        """Show what is read now, below the verdicts that came meanwhile and are not in it.

        Where the disk fails, what is shown stays, unless it is another account's.
        """
        self._meanwhile.clear()
        unshown = await self._unshown()
        told = await self._door.queries.recent()
        if told is None:
            if not self._is_of_another:
                return
            told = []
        if self._is_of_another:
            self._is_of_another = False
            names = {one.scan_id for one in self._meanwhile}
            self._let_go_of_others(names.union(*map(_names_of, told)))
        now, there = self._clock(), set(map(id_of, told))
        tonight = [one for one in told if abs(now - time_of(one)) < EVENING_S]
        rows = [told_row(one, is_unshown=id_of(one) in unshown) for one in tonight]
        self._window.recent.show_told(rows)
        for given in self._meanwhile:
            if there.isdisjoint(_ids_of(given)):
                self._window.recent.add(given)
        self._tell_last_again(tonight, now)
        self.changed.emit()

    def _let_go_of_others(self, mine: set[str]) -> None:
        """The bar tells of nobody whom the account that is signed in now has not scanned."""
        view = self._window.last_verdict.view
        if view is None:
            return
        names = {
            name
            for one in (view, *view.members)
            for name in (one.scan_id, one.admission_id, one.guest.ticket_id)
            if name
        }
        if (names or any(view.named)) and mine.isdisjoint(names):
            self._window.last_verdict.let_go(view)

    def _tell_last_again(self, told: Iterable[ScanTold], now: Instant) -> None:
        """The bar does not go on saying GO IN of who is to be stopped, nor that what was sent was not."""
        bar, view = self._window.last_verdict, self._window.last_verdict.view
        if view is None or not view.admission_id or view.look is not Look.GO:
            return
        for one in told:
            if not isinstance(one, RecentScan) or one.row.id != view.admission_id:
                continue
            if one.status.standing is Standing.STOPPED and one.status.came_out is not None:
                late = LateStop(one.row.ticket_id, view.guest.name, one.status.came_out, now)
                stop = view_of_late_stop(late, 0, view)
                bar.show_verdict(replace(stop, sound=Sound.NONE, at=view.at))
            is_sent = one.status.standing is Standing.CONFIRMED
            if is_sent and view.certainty.mark and not self._window.overlay.covers_stage:
                bar.show_verdict(view_once_sent(view))

    async def _unshown(self) -> set[str]:
        return {row.id for row in await self._door.queries.unshown()}

    def _search(self) -> None:
        self._place = ScanPlace()
        self._tasks.spawn("scans", self._show_page(is_first=True), replacing=True)

    def _read_on(self) -> None:
        self._tasks.spawn_once("scans", self._show_page(is_first=False))

    async def _show_page(self, *, is_first: bool) -> None:
        sheet, now = self.sheet, self._clock()
        wanted = scan_search(sheet.typed, let_in=sheet.let_in, utc_offsets=utc_offsets(now))
        page = await self._door.queries.scans(wanted, self._place, A_PAGE)
        if not sheet.is_open:
            return
        if page is None:
            if is_first:
                sheet.show_nothing()  # what stood there answers another question, or is another account's
            return
        self._place = page.ends
        rows = tuple(scan_row(one, now) for one in page.scans)
        sheet.show_scans(rows, is_first=is_first, is_last=page.is_last)


def _ids_of(given: VerdictGiven) -> set[str]:
    """What its line may go by; an admission that was said again has a line of its own."""
    is_said_again = isinstance(given.verdict, Admit) and given.verdict.recorded is not None
    return {given.scan_id} if is_said_again else {given.scan_id, given.admission_id}


def _names_of(told: ScanTold) -> tuple[str, str]:
    """What a scan and who was scanned go by."""
    return (told.row.id, told.row.ticket_id) if isinstance(told, RecentScan) else (told.id, told.ticket_id)


def time_of(told: ScanTold) -> Instant:
    """When it was scanned."""
    return told.row.at if isinstance(told, RecentScan) else told.at
