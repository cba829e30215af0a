"""Handing the door over: where to put the file, and the passphrase that opens it on the other machine."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QVBoxLayout, QWidget

from kiosk.engine.handed_over import SHORTEST_PASSPHRASE, HandedOver, HandOverOutcome
from kiosk.ui.texts.messages import in_words
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import Line, PlainLabel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

FIELD_PX = 56
WIDE_PX = 520
"""From this width on the two passphrases stand beside one another."""


class HandoverSheet(Sheet):
    """`wanted` brings folder and passphrase, once both are given; `show_outcome` answers.

    `take_over_asked`: a file of another machine is to be taken over, and none is to be written.
    """

    wanted = Signal(str, str)
    take_over_asked = Signal()

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._binding = 0
        self.set_title(self.tr("Move to another computer"))
        self.words = FitLabel(theme, largest_px=18, smallest_px=18, lines=8)
        self.places = Segments(theme, {})
        self.folder = self._field(self.tr("Folder"))
        self.passphrase = self._field(self.tr("Passphrase"), secret=True)
        self.again = self._field(self.tr("Once more"), secret=True)
        self.notice = SheetNotice(theme)
        self._form = QWidget()
        column = self._column_of_form = QVBoxLayout(self._form)
        column.setContentsMargins(0, 0, 0, 0)
        self._secrets = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for field in (self.passphrase, self.again):
            self._secrets.addWidget(field)
        self._labels = (PlainLabel(self.tr("Folder for the file")), PlainLabel(self.tr("Passphrase, twice")))
        for label in self._labels:
            label.setProperty("role", "muted")
        for part in (self._labels[0], self.places, self.folder, self._labels[1]):
            column.addWidget(part)
        column.addLayout(self._secrets)
        for block in (self.words, self._form):
            self.body.addWidget(block)
        self._above_buttons = QVBoxLayout()  # never out of sight, however far the form is scrolled
        self._above_buttons.addWidget(self.notice)
        self._column.insertLayout(self._column.indexOf(self._scroll) + 1, self._above_buttons)
        self.body.addStretch(1)
        self.write = PressButton("")
        self.take_over = PressButton(self.tr("Take over a file…"))
        self.take_over.hide()
        self.buttons.addWidget(self.take_over, 1)
        self.buttons.addWidget(self.write, 2)
        self._connect()
        theme.zoomed.connect(self._space_form)
        self._space_form()
        self._begin()

    @property
    def binding(self) -> int:
        """Changes when the sheet is opened or closed: an answer may come too late."""
        return self._binding

    def ask(self, places: Sequence[Path], *, takes_over: bool = False) -> None:
        """Open, offering these folders, the likeliest first; `takes_over`: the other way is offered too."""
        self._begin()
        self.take_over.setVisible(takes_over)
        self.places.offer_choices({str(place): place.name or str(place) for place in places})
        self.places.setVisible(len(places) > 1)
        if places:
            self._put_into(str(places[0]))
        self.open(self.passphrase if places else self.folder)

    def missing(self) -> str:
        """What is still needed, in words; nothing where the file can be written."""
        if not self.folder.text().strip():
            return self.tr("Choose the folder for the file first.")
        if len(self.passphrase.text()) < SHORTEST_PASSPHRASE:
            return self.tr("The passphrase needs %n characters or more.", "", SHORTEST_PASSPHRASE)
        if self.passphrase.text() != self.again.text():
            return self.tr("The two passphrases are not the same.")
        return ""

    def set_busy(self) -> None:
        """The file is being written."""
        self.notice.show_text("")
        self.write.setEnabled(False)
        self._form.setEnabled(False)
        self.write.setText(self.tr("Writing…"))

    def show_outcome(self, outcome: HandOverOutcome) -> None:
        """Say where the file is, or why there is none."""
        if isinstance(outcome, HandedOver):
            self._show_written(outcome)
            return
        self._form.setEnabled(True)
        self.write.setEnabled(True)
        self.write.setText(self.tr("Write the file"))
        text = self.tr("No file was written: {reason}").format(reason=isolate(in_words(outcome.text)))
        self.notice.show_text(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The passphrases beside one another where there is room."""
        super().resizeEvent(event)
        self._space_form()
        wide = self.width() >= self._theme.px(WIDE_PX)
        self._secrets.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._begin()

    def _begin(self) -> None:
        self._binding += 1
        for field in (self.folder, self.passphrase, self.again):
            field.clear()
        self.notice.show_text("")
        self._form.setEnabled(True)
        self._form.show()
        self.write.setEnabled(True)
        self.write.setText(self.tr("Write the file"))
        self.write.show()
        self.words.show_text(
            self.tr(
                "Guest list, who is inside and what is not sent yet go into one encrypted file. Take it to"
                " the other machine and open it there: Manager, “Move to another computer”, “Take over a"
                " file…”."
            )
        )

    def _show_written(self, done: HandedOver) -> None:
        for field in (self.passphrase, self.again):
            field.clear()
        self._form.hide()
        self.write.hide()
        self.take_over.hide()
        text = self.tr(
            "The file is written: {file}\u2028\u2028Tickets: {tickets} · records: {rows} · not sent"
            " yet: {unsent}\u2028\u2028The other machine sends what is not sent yet. Close Kiosk on this one."
        ).format(
            file=isolate(str(done.file)),
            tickets=grouped(done.tickets),
            rows=grouped(done.ledger),
            unsent=grouped(done.unsent),
        )
        self.words.show_text(text)
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _put_into(self, folder: str) -> None:
        self.folder.setText(folder)
        self.folder.setCursorPosition(0)

    def _typed(self, text: str) -> None:
        self.places.hold(text)
        self.notice.show_text("")
        self._style_write()

    def _secret_typed(self) -> None:
        self.notice.show_text("")
        self._style_write()

    def _style_write(self) -> None:
        """Bright as soon as everything is there, dashed before; pressed then, it says what is missing."""
        lacks = self.missing()
        self.write.show_ready(ready=not lacks)
        self.write.setAccessibleDescription(lacks)

    def _want(self) -> None:
        if self.ignores_input or not self.write.isEnabled() or self.write.isHidden():
            return
        lacks = self.missing()
        if lacks:
            self.notice.show_text(lacks)
        else:
            self.wanted.emit(self.folder.text().strip(), self.passphrase.text())

    def _ask_to_take_over(self) -> None:
        if not self.ignores_input:
            self.dismiss()
            self.take_over_asked.emit()

    def _field(self, name: str, *, secret: bool = False) -> QLineEdit:
        field = Line()
        field.setPlaceholderText(name)
        field.setAccessibleName(name)
        if secret:
            field.setEchoMode(QLineEdit.EchoMode.Password)
        return field

    def _connect(self) -> None:
        self.places.picked.connect(self._put_into)
        self.folder.textChanged.connect(self._typed)
        for field in (self.passphrase, self.again):
            field.textChanged.connect(self._secret_typed)
        self.folder.returnPressed.connect(self.passphrase.setFocus)
        self.passphrase.returnPressed.connect(self.again.setFocus)
        self.again.returnPressed.connect(self._want)
        self.write.clicked.connect(self._want)
        self.take_over.clicked.connect(self._ask_to_take_over)

    def _space_form(self) -> None:
        px = self._theme.px
        self._column_of_form.setSpacing(px(8))
        self._secrets.setSpacing(px(14))
        self._above_buttons.setContentsMargins(px(EDGE_PX), 0, px(EDGE_PX), 0)
        for field in (self.folder, self.passphrase, self.again):
            field.setMinimumHeight(px(TOUCH_PX if self.is_compact else FIELD_PX))
