"""Is everything ready? What was looked at, whether it is as it should be, and what mends it."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from kiosk.core.message import Message
from kiosk.engine.readiness import Check
from kiosk.ui.texts.messages import as_detail, as_sentence, in_words
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.icons import draw_icon
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.batches import Batches, laid_out_once
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

translate = QCoreApplication.translate


def check_name(check: Check) -> str:
    """What was looked at, for people."""
    names: dict[str, str] = {
        "disk": translate("check", "Disk"),
        "access": translate("check", "Access to the data"),
        "encryption": translate("check", "Encryption"),
        "keyring": translate("check", "Key of the data"),
        "set_aside": translate("check", "Recovered data"),
        "profile": translate("check", "Data on this machine"),
        "integrity": translate("check", "Condition of the data"),
        "policy": translate("check", "Rules of this door"),
        "records": translate("check", "Records of this door"),
        "pins": translate("check", "Supervisors’ PINs"),
        "event": translate("check", "Event"),
        "list": translate("check", "Guest list"),
        "tickets": translate("check", "Who would go in"),
        "refused": translate("check", "Who would be refused"),
        "referred": translate("check", "Who would be asked about"),
        "no_entry": translate("check", "Types without entry"),
        "other_accounts": translate("check", "Other guest lists"),
        "unsent": translate("check", "Not sent yet"),
        "account": translate("check", "Another account’s"),
        "attention": translate("check", "Refused by the service"),
        "incidents": translate("check", "Needs attention"),
        "retention": translate("check", "Guests’ privacy"),
        "office": translate("check", "Office"),
        "link": translate("check", "Connection to the service"),
        "clock": translate("check", "Clock"),
        "token": translate("check", "Sign-in"),
        "scopes": translate("check", "What the sign-in may do"),
        "camera": translate("check", "Camera"),
        "decoders": translate("check", "Code readers"),
        "scanner": translate("check", "Hand scanner"),
        "probe_code": translate("check", "What the code holds"),
        "permission": translate("check", "Permission to check in"),
        "probe_time": translate("check", "How long an answer takes"),
        "repeat": translate("check", "A repeated check-in"),
        "awake": translate("check", "Screen"),
    }
    return names.get(check.check, check.check)


def check_mend(check: Check) -> str:
    """What to do about it here; the engine's own words name commands, which a screen has no place for."""
    if check.ok or not check.mend:
        return ""
    if isinstance(check.mend, Message):
        return as_sentence(check.mend)
    mends: dict[str, str] = {
        "disk": translate(
            "check",
            "Free some space on this machine, or let Kiosk write in its folder, before the doors open.",
        ),
        "access": translate("check", "Tell the host: others who use this machine get at this door’s data."),
        "encryption": translate("check", "Tell the host: guests’ names lie open on this disk."),
        "keyring": translate("check", "Unlock this machine’s keyring, then start Kiosk again."),
        "set_aside": translate("check", "Tell the host. What could be read was recovered."),
        "profile": translate("check", "Start Kiosk again: it recovers what can be read."),
        "integrity": translate("check", "Start Kiosk again: it recovers what can be read."),
        "policy": translate("check", "Ask the host to set this door’s rules again."),
        "records": translate("check", "Press F6, and resolve it once you know who is inside."),
        "pins": translate("check", "Set a PIN: Manager, “This door”, PINs."),
        "event": translate("check", "Choose the event, under Manager."),
        "list": translate("check", "Press F5 to refresh the list, and check the connection."),
        "tickets": translate(
            "check", "Tell the host before the doors open: most tickets would not go in here."
        ),
        "no_entry": translate("check", "Tell the host: the door’s rules keep these guests out."),
        "unsent": translate("check", "Check the connection: they are sent automatically when it is back."),
        "account": translate("check", "Ask the host to sign in with that account."),
        "attention": translate("check", "Press F7 to see them."),
        "incidents": translate("check", "Press F6 to see them."),
        "retention": translate("check", "Leave Kiosk open where it reaches the service."),
        "office": translate(
            "check",
            "Open Manager, Sign in, or ask the host to check the office. The door works without it "
            "for a while.",
        ),
        "link": translate("check", "Check the Wi-Fi. The door works without it, and sends later."),
        "clock": translate("check", "Set this machine’s clock, once the service is reached."),
        "token": translate("check", "Open Manager, Sign in. The door works without it, and sends later."),
        "scopes": translate(
            "check",
            "Ask the host to sign in again, and to allow all that Kiosk asks for: without it nobody is "
            "checked in.",
        ),
        "camera": translate(
            "check", "Open Manager, Camera. A hand scanner or the keyboard works without it."
        ),
        "decoders": translate("check", "Nothing to do: the others read nearly as much."),
        "permission": translate(
            "check",
            "Ask the host whether the user who is signed in may check guests in, or try another ticket.",
        ),
        "probe_time": translate(
            "check", "Check the Wi-Fi: guests would have to wait. The door works without it, and sends later."
        ),
        "repeat": translate("check", "Try it again with another ticket, and tell the service’s people."),
        "scanner": translate(
            "check", "Open Manager, Hand scanner. The camera or the keyboard works without it."
        ),
    }
    return mends.get(check.check, in_words(check.mend))


MARK_PX = 30
AT_ONCE = 4
"""So many lines are made in one turn of the loop: a ticket may be scanned meanwhile."""


class CheckLine(QWidget):
    """A mark, the name with what was found, and what mends it."""

    def __init__(self, theme: Theme, check: Check, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.check = check
        self.name = FitLabel(theme, largest_px=18, smallest_px=18, lines=2, weight=QFont.Weight.DemiBold)
        self.detail = FitLabel(theme, largest_px=16, smallest_px=16, lines=4)
        self.mend = FitLabel(
            theme, largest_px=16, smallest_px=16, lines=4, weight=QFont.Weight.Medium, parent=self
        )
        self.name.show_text(check_name(check))
        self.detail.show_text(isolate(as_detail(check.detail)))
        self.mend.show_text(check_mend(check))
        self.mend.setVisible(bool(self.mend.text))
        self._mark = _Mark(theme, is_ok=check.ok)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        self._words = QVBoxLayout()
        for part in (self.name, self.detail, self.mend):
            self._words.addWidget(part)
        self._row.addLayout(self._words, 1)
        state = self.tr("ready") if check.ok else self.tr("not ready")
        self.setAccessibleName(f"{self.name.text}: {state}")
        self.setAccessibleDescription(" ".join(filter(None, (self.detail.text, self.mend.text))))
        theme.zoomed.connect(self._space)
        self._space()

    def _space(self) -> None:
        self._row.setSpacing(self._theme.px(14))
        self._words.setSpacing(self._theme.px(2))


class _Mark(QWidget):
    """A tick, or the triangle that asks for a person."""

    def __init__(self, theme: Theme, *, is_ok: bool) -> None:
        super().__init__()
        self._theme, self._is_ok = theme, is_ok
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.zoomed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = self._theme.px(MARK_PX)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        p = self._theme.palette
        name, colour = ("go", p.row_go) if self._is_ok else ("ask", p.row_ask)
        draw_icon(painter, name, QRectF(self.rect()), colour)
        painter.end()


class ReadinessSheet(Sheet):
    """`asked` wants everything looked at again, and `show_checks` answers: what is not ready first."""

    asked = Signal()
    probe_asked = Signal()
    """A staff ticket is to be tried."""

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Is everything ready?"))
        self.summary = FitLabel(theme, largest_px=21, smallest_px=19, lines=3, weight=QFont.Weight.DemiBold)
        self._lines: list[CheckLine] = []
        self._making_lines = Batches(self)
        self._list = QVBoxLayout()
        self.again = PressButton(self.tr("Check again"))
        self.again.stress(stressed=True)
        self.again.clicked.connect(self._ask)
        self.body.addWidget(self.summary)
        self.body.addLayout(self._list)
        self.body.addStretch(1)
        self.probe = PressButton(self.tr("Try a staff ticket"))
        self.probe.clicked.connect(self._ask_to_probe)
        self.buttons.addWidget(self.probe, 1)
        self.buttons.addWidget(self.again, 2)
        theme.zoomed.connect(self._space_lines)
        self._space_lines()

    @property
    def lines(self) -> tuple[CheckLine, ...]:
        """What was looked at, from the top."""
        self._making_lines.finish()
        return tuple(self._lines)

    def set_busy(self) -> None:
        """Everything is being looked at."""
        self.again.setEnabled(False)
        self.summary.show_text(self.tr("Checking everything…"))
        self._show_lines(())

    def show_checks(self, checks: Sequence[Check]) -> None:
        """Show what was found."""
        wrong = [check for check in checks if not check.ok]
        if wrong:
            self.summary.show_text(
                self.tr("%n thing(s) should be mended before the doors open.", "", len(wrong))
            )
        else:
            self.summary.show_text(self.tr("Everything is ready."))
        self._show_lines((*wrong, *(check for check in checks if check.ok)))
        self.again.setEnabled(True)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._show_lines(())

    def _show_lines(self, checks: Sequence[Check]) -> None:
        for line in self._lines:
            self._list.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines.clear()
        self._making_lines.start(self._make_lines(checks))

    def _make_lines(self, checks: Sequence[Check]) -> Iterator[None]:
        """Some of them at a time."""
        for first in range(0, len(checks), AT_ONCE):
            with laid_out_once(self.body):
                for check in checks[first : first + AT_ONCE]:
                    line = CheckLine(self._theme, check)
                    self._lines.append(line)
                    self._list.addWidget(line)
                    line.show()
            yield

    def _ask_to_probe(self) -> None:
        if not self.ignores_input:
            self.probe_asked.emit()

    def _ask(self) -> None:
        if not self.ignores_input:
            self.asked.emit()

    def _space_lines(self) -> None:
        self._list.setSpacing(self._theme.px(14))
