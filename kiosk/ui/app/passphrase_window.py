"""The window of a door that opens with a passphrase: it asks for it, or for a new one."""

import asyncio

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kiosk.engine.handed_over import SHORTEST_PASSPHRASE
from kiosk.ui.app.sheet_window import SheetWindow
from kiosk.ui.sign_in.signing_in_sheet import SigningInSheet
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.sheet import GUARD_S


class PassphraseSheet(SigningInSheet):
    """`given` brings what was typed. `chooses_new`: there is no passphrase yet, and one is to be chosen."""

    given = Signal(str)

    def __init__(
        self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None, *, chooses_new: bool
    ) -> None:
        self._chooses_new = chooses_new
        super().__init__(theme, guard_s, parent, is_new=False)

    def _build(self, theme: Theme) -> None:
        self.passphrase = Field(theme, self.tr("Passphrase"), secret=True)
        self.again = Field(theme, self.tr("The same once more"), secret=True)
        self.fields = (self.passphrase, self.again) if self._chooses_new else (self.passphrase,)
        self.again.setVisible(self._chooses_new)
        self.close_button.setText(self.tr("Close Kiosk"))
        if self._chooses_new:
            self.set_title(self.tr("Choose a passphrase"))
            words = self.tr(
                "It locks what Kiosk keeps on this machine, and is asked for at every start. Write it down:"
                " without it nobody can open what is recorded here."
            )
        else:
            self.set_title(self.tr("This door is locked"))
            words = self.tr(
                "Type the passphrase to open it. If you do not know it, ask the manager. Nothing that was"
                " recorded is lost."
            )
        self.words.show_text(words)
        for part in (self.words, self.passphrase, self.again, self.notice):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.again.line.returnPressed.connect(self._press)
        first = self.again.line.setFocus if self._chooses_new else self._press
        self.passphrase.line.returnPressed.connect(first)

    def ask(self) -> None:
        """Open, with nothing typed."""
        self._begin()
        self.open(self.passphrase.line)

    def missing(self) -> str:
        """What is still needed, in words; nothing where it can be tried."""
        typed = self.passphrase.line.text()
        if not self._chooses_new:
            return "" if typed else self.tr("First type the passphrase.")
        if len(typed) < SHORTEST_PASSPHRASE:
            return self.tr("The passphrase needs %n characters or more.", "", SHORTEST_PASSPHRASE)
        if typed != self.again.line.text():
            return self.tr("The two passphrases are not the same.")
        return ""

    def refuse(self) -> None:
        """Say that it was the wrong one, and ask again."""
        self.passphrase.line.clear()
        self.show_trouble(self.tr("That is not the right passphrase. Try again."))

    def _begin(self, *, keeps: bool = False) -> None:
        super()._begin(keeps=keeps)
        self.main.setText(self.tr("Open the door"))

    def _to_mend(self) -> QWidget:
        return self.passphrase.line

    def _typed(self) -> None:
        self.main.show_ready(ready=not self.missing())

    def _press(self) -> None:
        if self.ignores_input or self.is_busy:
            return
        if lacks := self.missing():
            self.notice.show_text(lacks)
            is_short = len(self.passphrase.line.text()) < SHORTEST_PASSPHRASE
            line = self.passphrase.line if is_short or not self._chooses_new else self.again.line
            line.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.given.emit(self.passphrase.line.text())


class PassphraseWindow(SheetWindow):
    """Asks until `close_now`, or until somebody closes it: see `passphrase`."""

    def __init__(
        self,
        theme: Theme,
        *,
        chooses_new: bool = False,
        guard_s: float = GUARD_S,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Kiosk · passphrase"))
        self.chooses_new = chooses_new
        self.sheet = PassphraseSheet(theme, guard_s, self, chooses_new=chooses_new)
        self.hold(self.sheet)
        self._given: asyncio.Future[str | None] | None = None
        self.sheet.given.connect(self._take)
        self.sheet.ask()

    async def passphrase(self) -> str | None:
        """What somebody types next; None where they close the window instead. It is busy from then on."""
        given: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._given = given
        self.closed.add_done_callback(lambda _: None if given.done() else given.set_result(None))
        return await given

    def _take(self, typed: str) -> None:
        self.sheet.set_busy(self.tr("Opening…"))
        if self._given is not None and not self._given.done():
            self._given.set_result(typed)
