"""Who is on duty: one tap on a name, or a new one."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.choice_chips import ChoiceChips
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import Line
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

LONGEST_NAME = 60
FIELD_PX = 56


class DutySheet(Sheet):
    """`named` brings the name that every row is stamped with from now on."""

    named = Signal(str)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Who is on duty?"))
        hint = FitLabel(theme, lines=4, muted=True)
        hint.show_text(self.tr("The name is kept with everything this door records from now on."))
        self.names = ChoiceChips(theme)
        self.other = Line()
        self.other.setPlaceholderText(self.tr("Another name"))
        self.other.setAccessibleName(self.tr("Another name"))
        self.other.setMaxLength(LONGEST_NAME)
        theme.zoomed.connect(self._space_field)
        self._space_field()
        self.use = PressButton(self.tr("Start duty"))
        self.use.stress(stressed=True)
        for part in (hint, self.names, self.other):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.buttons.addWidget(self.use, 2)
        self.names.chosen.connect(self._take)
        self.other.textChanged.connect(self._typed)
        self.other.returnPressed.connect(self._use)
        self.use.clicked.connect(self._use)
        self._typed("")

    def _space_field(self) -> None:
        self.other.setMinimumHeight(self._theme.px(FIELD_PX))

    def ask(self, names: tuple[str, ...], present: str) -> None:
        """Offer these names; `present` is who is on duty now."""
        offered = tuple(dict.fromkeys(name for name in map(clean, (present, *names)) if name))
        self.names.offer(offered)
        self.names.mark(clean(present))
        self.names.setVisible(bool(offered))
        self.other.clear()
        self.open(self.other)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self.other.clear()

    def _typed(self, text: str) -> None:
        self.use.setEnabled(bool(clean(text)))

    def _use(self) -> None:
        self._take(self.other.text())

    def _take(self, text: str) -> None:
        name = clean(text)
        if name and not self.ignores_input:
            self.dismiss()
            self.named.emit(name)
