"""Letting somebody in who is on no list: why, a name if they give one, and a supervisor's PIN."""

from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kiosk.core.presence import InputMethod
from kiosk.ui.supervisor import supervisor_texts
from kiosk.ui.supervisor.pin_sheet import PinSheet
from kiosk.ui.supervisor.reason_picker import ReasonPicker
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import TOUCH_PX, Look, Theme
from kiosk.ui.verdict.verdict_view import VerdictView
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import Line
from kiosk.ui.widgets.sheet import GUARD_S, TITLE_PX
from kiosk.ui.widgets.verdict_badge import VerdictBadge

LONGEST_NAME = 120


class OffListSheet(PinSheet):
    """Bound to one code, or to none, from `ask` until it closes; `tried`: PIN and reason are there."""

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._code, self._how = "", InputMethod.KEYBOARD
        self._looked_for = ""
        """The name that was searched for, and is offered."""
        self.tag = VerdictBadge(theme, tag=True)
        self.heading = FitLabel(theme, largest_px=TITLE_PX, smallest_px=22, lines=2, weight=QFont.Weight.Bold)
        self.heading.show_text(self.tr("Let in without a ticket"))
        self.lines = FitLabel(theme, largest_px=19, smallest_px=17, lines=2)
        self.reason = ReasonPicker(theme, lambda: self.ignores_input)
        self.name = Line()
        self.name.setPlaceholderText(self.tr("Name, if they give one"))
        self.name.setAccessibleName(self.tr("Name, if they give one"))
        self.name.setMaxLength(LONGEST_NAME)
        self._head = QVBoxLayout()
        for part in (self.tag, self.heading, self.lines):
            self._head.addWidget(part)
        self.body.addLayout(self._head)
        self.body.addWidget(self.end)
        self.body.addWidget(self.reason)
        self.body.addWidget(self.name)
        self.body.addStretch(1)
        self.reason.changed.connect(lambda: self._typed(len(self.reason.why)))
        self.reason.picked.connect(self._show_where_to_type)
        self.name.returnPressed.connect(self._show_where_to_type)
        theme.zoomed.connect(self._space_form)
        self._space_form()

    @property
    def code(self) -> str:
        """The code that is on no list; empty where there is none."""
        return self._code

    @property
    def how(self) -> InputMethod:
        """How the code was read."""
        return self._how

    @property
    def why(self) -> str:
        """The reason given."""
        return self.reason.why

    @property
    def begun(self) -> bool:
        """Whether somebody has begun to fill it in, or waits for an answer."""
        is_named = self.name.text() != self._looked_for
        return self.is_open and bool(self.why or is_named or self.pin.count or self._busy)

    def ask(self, view: VerdictView | None = None, *, supervised: bool = True) -> None:
        """Open for what was told of a code, or for somebody who has none."""
        self._code = view.code if view else ""
        self._how = view.how if view else InputMethod.KEYBOARD
        if view:
            self.tag.show_verdict(view.look, view.mark, clean(view.word))
            self.lines.show_text(view.lines[0] if view.lines else "")
        else:
            self.tag.show_verdict(Look.NEUTRAL, "", "")
            self.lines.show_text(self.tr("For somebody who has no ticket. Search by name first."))
        self.setAccessibleName(self.heading.text)
        self.reason.offer(supervisor_texts.reasons_off_list())
        self._looked_for = _name_in(view.guest.name) if view and not view.code else ""
        self.name.setText(self._looked_for)
        self._space_form()
        self.bind(self.tr("Let in"))
        if not supervised:
            self.end_with(supervisor_texts.nobody_to_ask())
        self.open(self.begins_at if supervised else self.close_button)

    @property
    def begins_at(self) -> QWidget:
        """See kiosk.ui.supervisor.pin_sheet.PinSheet: first the reason, then the PIN."""
        return self.pin if self.why else self.reason.first

    def form(self) -> tuple[QWidget, ...]:
        """See kiosk.ui.supervisor.pin_sheet.PinSheet."""
        return (*super().form(), self.reason, self.name)

    def missing(self) -> str:
        """See kiosk.ui.supervisor.pin_sheet.PinSheet."""
        return super().missing() if self.why else supervisor_texts.reason_missing()

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        super().forget()
        self._code = self._looked_for = ""
        self.reason.clear()
        self.name.setText("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What stands above the reasons closer where there is little room."""
        super().resizeEvent(event)
        self.reason.set_compact(low=self.is_compact)
        self._space_form()

    def _space_form(self) -> None:
        self._head.setSpacing(self._theme.px(4 if self.is_compact else 8))
        self.lines.grow_to(17 if self.is_compact else 19)
        self.lines.setHidden(self.is_compact and not self.tag.isHidden())  # where the tag says as much
        self.name.setMinimumHeight(self._theme.px(TOUCH_PX if self.is_compact else 52))


def _name_in(searched: str) -> str:
    """What was searched for where it may be a name, and no address, order or id."""
    return "" if any(c.isdigit() or c == "@" for c in searched) else searched[:LONGEST_NAME]
