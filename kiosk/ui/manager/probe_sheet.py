"""A staff ticket is tried before the doors open: held up or typed, confirmed, and checked in twice."""

from collections.abc import Callable, Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kiosk.core.tickets import Instant, Ticket
from kiosk.core.verdict import Admit, Verdict
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import StoreError
from kiosk.engine.probe import names
from kiosk.engine.readiness import Check
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.manager.readiness_sheet import CheckLine
from kiosk.ui.tasks import Tasks
from kiosk.ui.texts import verdict_texts
from kiosk.ui.texts.messages import as_sentence
from kiosk.ui.theme.clean_text import BETWEEN_FACTS, RIGHT_TO_LEFT, isolate, plain
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.reasons import reasons
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

translate = QCoreApplication.translate

TASK = "probe"


class ProbeSheet(Sheet):
    """`given` brings a code that was typed, `confirmed` that the ticket which is shown may be checked in."""

    needs_camera = True

    given = Signal(str)
    confirmed = Signal()

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._shows_ticket = False
        self.set_title(self.tr("Try a staff ticket"))
        self.notice = SheetNotice(theme)
        self.words = FitLabel(theme, largest_px=19, smallest_px=17, lines=8)
        self.guest = FitLabel(theme, largest_px=28, smallest_px=20, lines=3, weight=QFont.Weight.DemiBold)
        self.code = Field(theme, self.tr("Or type its code"))
        self.lines: list[CheckLine] = []
        self._list = QVBoxLayout()
        self.main = PressButton("")
        for part in (self.notice, self.words, self.guest, self.code):
            self.body.addWidget(part)
        self.body.addLayout(self._list)
        self.body.addStretch(1)
        self.buttons.addWidget(self.main, 2)
        self.main.clicked.connect(self._press)
        self.code.line.returnPressed.connect(self._press)
        self.code.line.textChanged.connect(self._typed)
        self._begin()

    @property
    def is_waiting(self) -> bool:
        """Whether it is open and waits for a code."""
        return self.is_open and not self.code.isHidden() and self.code.isEnabled()

    def ask(self) -> None:
        """Open, and wait for a code."""
        self._begin()
        self.open(self.code.line)

    def show_ticket(self, name: str, kind: str, event: str) -> None:
        """Ask whether this ticket may be checked in, for real."""
        self._begin()
        self._shows_ticket = True
        self.code.hide()
        self.words.show_text(
            self.tr(
                "This ticket is checked in at the service, for real and twice. Whoever it is for counts as"
                " inside there; nothing is recorded at this door."
            )
        )
        facts = BETWEEN_FACTS.join(filter(None, (kind and isolate(kind), event)))
        from_right = RIGHT_TO_LEFT if reads_from_right(self) else ""  # else the name turns their line round
        seen = self.seen_name(name)
        self.guest.show_text(f"{seen}\u2028{from_right}{facts}" if facts else seen)
        self.guest.show()
        self.main.setText(self.tr("Check it in"))
        self.main.show_ready(ready=True)
        self.main.setFocus(Qt.FocusReason.OtherFocusReason)
        self.arm()

    def show_refusal(self, text: str) -> None:
        """Say why this ticket tells nothing; another one may be tried."""
        self._begin()
        self.notice.show_text(as_sentence(text))
        if self.window().focusWidget() is not self.close_button:
            self.code.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_busy(self, text: str) -> None:
        """Say what is being done."""
        self.notice.show_text("")
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it is lost with the line that has it
        self.code.setEnabled(False)
        self.main.setEnabled(False)
        self.main.setText(text)

    def show_checks(self, checks: Sequence[Check]) -> None:
        """Say what was found; there is nothing more to do."""
        self._begin()
        for part in (self.code, self.main, self.words):
            part.hide()
        for check in checks:
            line = CheckLine(self._theme, check)
            self.lines.append(line)
            self._list.addWidget(line)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._begin()

    def _begin(self) -> None:
        for line in self.lines:
            self._list.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines.clear()
        self._shows_ticket = False
        self.code.line.clear()
        self.notice.show_text("")
        self.guest.hide()
        for part in (self.code, self.main, self.words):
            part.show()
            part.setEnabled(True)
        self.words.show_text(
            self.tr(
                "Hold a staff ticket up to the camera or the hand scanner: one that this door would let in,"
                " and that nobody used. It tells what the first guest will meet."
            )
        )
        self.main.setText(self.tr("Look it up"))
        self._typed()

    def _typed(self) -> None:
        if not self._shows_ticket:
            self.main.show_ready(ready=bool(self.code.text))

    def _press(self) -> None:
        if self.ignores_input or not self.main.isEnabled():
            return
        if self._shows_ticket:
            self.confirmed.emit()
        elif self.code.text:
            self.given.emit(self.code.text)
        else:
            self.notice.show_text(self.tr("Hold a ticket up, or type its code first."))


class ProbePresenter(QObject):
    """While the sheet is seen and waits for a code, the next one that a device reads is for it.

    Under a verdict or another sheet it takes none: that would be a guest who stands there without a word.
    """

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._found: tuple[Ticket, str] | None = None
        self._code = ""

    @cached_property
    def sheet(self) -> ProbeSheet:
        """Made when it is first asked for."""
        sheet = ProbeSheet(self._window.theme, self._window.guard_s, self._window)
        sheet.given.connect(self._look)
        sheet.confirmed.connect(self._run)
        sheet.closed.connect(self._closed)
        self._window.add_sheet(sheet)
        return sheet

    def open(self) -> None:
        """Wait for a ticket."""
        self.sheet.ask()
        self._door.offer_codes(self._take)

    def _closed(self) -> None:
        """What was sent is answered or not: nobody reads it any more."""
        self._found, self._code = None, ""
        self._door.offer_codes(None)
        self._tasks.cancel(TASK)

    def _take(self, code: str) -> bool:
        """A code was held up; whether it is for the sheet, and not a guest's.

        The ticket that it shows stays its own, by whichever of its codes: whoever holds it is not let in
        because it was read again.
        """
        window = self._window
        if window.sheets.top is not self.sheet or window.overlay.covers_stage:
            return False
        if not self.sheet.is_waiting:
            return code == self._code or (self._found is not None and names(code, self._found[0]))
        self._look(code)
        return True

    def _look(self, code: str) -> None:
        self._found, self._code = None, code
        self.sheet.set_busy(self.tr("Looking it up…"))
        self._tasks.spawn(TASK, self._looked(code), replacing=True, otherwise=self._say_fault)

    async def _looked(self, code: str) -> None:
        try:
            verdict, was_used = await self._door.probe.look(code)
        except StoreError as error:
            self._refuse(error.text)
            return
        if not isinstance(verdict, Admit):
            self._refuse(self._why_not(verdict))
        elif was_used:
            self._refuse(self.tr("Somebody came in or went out on this ticket at this door: take another."))
        else:
            ticket = verdict.ticket
            self._found = (ticket, code)
            event = verdict_texts.event_in_words(ticket.event)
            self.sheet.show_ticket(
                verdict_texts.shown_name(ticket.name), verdict_texts.type_of(ticket), event
            )

    def _why_not(self, verdict: Verdict) -> str:
        told = self.tr("This door would not let it in: {why}. Take another ticket.")
        word, why = verdict_texts.word_for(verdict.kind), reasons(verdict, self._clock())[:1]
        words = translate("group", "{name}: {why}").format(name=word, why=plain(why[0])) if why else word
        return told.format(why=words.rstrip("."))

    def _refuse(self, text: str) -> None:
        self._code = ""
        self.sheet.show_refusal(text)

    def _run(self) -> None:
        if self._found is not None:
            ticket, code = self._found
            self.sheet.set_busy(self.tr("Checking it in…"))
            self._tasks.spawn(TASK, self._ran(ticket, code), replacing=True, otherwise=self._say_fault)

    async def _ran(self, ticket: Ticket, code: str) -> None:
        self.sheet.show_checks(await self._door.probe.run(ticket, code))

    def _say_fault(self) -> None:
        self._refuse(self.tr("This did not work: a fault in the program. Try it once more."))
