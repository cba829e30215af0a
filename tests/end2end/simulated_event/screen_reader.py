"""What a person sees on the door screen. Only looks: nothing here touches the window."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from kiosk.ui.door.window import DoorWindow
from kiosk.ui.theme.clean_text import plain
from kiosk.ui.theme.theme import Look
from kiosk.ui.verdict.verdict_view import VerdictView
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.row_list import RowList
from kiosk.ui.widgets.sheet import Sheet
from tests.end2end.simulated_event.waiting import Missed, until_true

JUST_SCANNED = "JUST SCANNED"

Part = TypeVar("Part", bound=QWidget)
OpenSheet = TypeVar("OpenSheet", bound=Sheet)


class ScreenReader:
    """Remembers every verdict that was painted, in order."""

    def __init__(self, window: DoorWindow) -> None:
        self.window = window
        self._painted: list[VerdictView] = []
        self._read = 0
        window.overlay.painted.connect(self._painted.append)

    def part(self, kind: type[Part]) -> Part:
        """The one part of the window of this kind."""
        found = self.window.findChildren(kind)
        if len(found) != 1:
            raise LookupError(f"the window has {len(found)} parts of the kind {kind.__name__}")
        return found[0]

    async def overlay(self, word: str, name: str = "") -> VerdictView:
        """The next verdict that floods the window, which says this word of this guest.

        `Checking` may come before it, and names the guest already; and once more that the code before was
        just scanned, where a slow machine loses sight of it for a while. The bar keeps it, or the bar of the
        late STOPs.
        """
        before = self._read
        aside = {Look.NEUTRAL} if word == JUST_SCANNED else {Look.NEUTRAL, Look.GREY}
        await until_true(
            lambda: self._is_told() and (word == JUST_SCANNED or self._painted[-1].word != JUST_SCANNED),
            lambda: f"no verdict is painted; {self.situation()}",
        )
        told = self._painted[-1]
        self._read = len(self._painted)
        others = [one for one in self._painted[before:-1] if one.look not in aside]
        if others:
            raise Missed(f"{_said(told)} came after {', '.join(map(_said, others))}")
        if (told.word, told.guest.name if name else "") != (word, name):
            raise Missed(f"the flood says {_said(told)}, and not {word!r} of {name!r}")
        keeps = self.window.stop_bar if told.mark == "halt" else self.window.last_verdict
        if keeps.view is not told:
            raise Missed(f"the bar says {self.window.last_verdict.text!r} under {_said(told)}")
        return told

    @property
    def last(self) -> VerdictView:
        """The newest verdict."""
        return self._painted[-1]

    def nothing_new(self) -> None:
        """No verdict was painted since the last one that was read, but what `overlay` passes over."""
        if news := [one for one in self._painted[self._read :] if one.word != JUST_SCANNED]:
            raise Missed(f"{_said(news[-1])} floods, and nobody asked for it")

    def read_on(self) -> None:
        """What was painted until now is not waited for."""
        self._read = len(self._painted)

    async def lane_is_clear(self) -> None:
        """The verdict has settled into the bar: list and strip are seen again, and listen."""
        overlay, strip = self.window.overlay, self.window.aside
        await until_true(
            lambda: overlay.isHidden() and not strip._guard.isActive(),
            lambda: "the flood does not settle",
        )

    async def sheet(self, sheet: Sheet) -> None:
        """This sheet is in front, is seen, and listens."""
        await until_true(
            lambda: self.window.sheets.top is sheet and sheet.isVisible() and not sheet.ignores_input,
            lambda: f"{type(sheet).__name__} does not open; {self.situation()}",
        )

    async def opened(self, kind: type[OpenSheet]) -> OpenSheet:
        """The sheet of this kind that is in front, once it listens."""
        await until_true(
            lambda: isinstance(self.window.sheets.top, kind),
            lambda: f"no {kind.__name__} opens; {self.situation()}",
        )
        top = self.window.sheets.top
        if not isinstance(top, kind):
            raise Missed(f"the {kind.__name__} closes again; {self.situation()}")
        await self.sheet(top)
        return top

    async def gone(self, sheet: Sheet) -> None:
        """This sheet has closed."""
        await until_true(
            lambda: not sheet.is_open, lambda: f"{type(sheet).__name__} stays open; {self.situation()}"
        )

    async def row(self, rows: RowList, holds: Callable[[Row], bool], what: str) -> Row:
        """A row of a list that is seen."""

        def found() -> list[Row]:
            return [row for row in rows.rows.rows if holds(row)] if rows.isVisible() else []

        await until_true(lambda: bool(found()), lambda: f"no row {what}; {self.situation()}")
        return found()[0]

    async def text(self, says: Callable[[], str], wanted: str) -> str:
        """Something that says this."""
        await until_true(lambda: wanted in plain(says()), lambda: f"{plain(says())!r}, and not {wanted!r}")
        return plain(says())

    def first_recent(self, name: str) -> Row:
        """The newest of the recent scans, which is this guest's."""
        rows = self.window.recent.list.rows.rows
        if not rows or rows[0].name != name:
            raise Missed(f"the recent scans begin with {rows[0].name if rows else 'nothing'!r}, not {name!r}")
        return rows[0]

    def situation(self) -> str:
        """What is on the screen, for who reads the log."""
        window = self.window
        top = window.sheets.top
        focus: QWidget | None = window.focusWidget()
        overlay = window.overlay.view
        return (
            f"sheet {type(top).__name__ if top else 'none'}{' (deaf)' if top and top.ignores_input else ''},"
            f" focus {type(focus).__name__} {focus.accessibleName() if focus else ''!r},"
            f" flood {_said(overlay) if overlay and window.overlay.covers_stage else 'none'},"
            f" bar {window.last_verdict.text!r}, entry {window.entry.text()!r},"
            f" active {window.isActiveWindow()}"
        )

    def _is_told(self) -> bool:
        return len(self._painted) > self._read and self._painted[-1].look is not Look.NEUTRAL


def _said(told: VerdictView) -> str:
    return f"{told.word!r} of {told.guest.name!r}"
