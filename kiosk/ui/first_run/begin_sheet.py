"""The first question of all: how this machine is to begin."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kiosk.ui.first_run.steps import Way
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.sheet import GUARD_S, Sheet

ROW_PX = 64
HEADING_PX = 52


class BeginSheet(Sheet):
    """`chosen` brings the Way that somebody takes."""

    chosen = Signal(object)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Set up this door"))
        self.words = FitLabel(theme, largest_px=18, smallest_px=18, lines=6)
        self.words.show_text(self.tr("It takes a few minutes, once. You can go back at every step."))
        self.panel = Panel(theme, self.tr("How do you begin?"), "", row_px=ROW_PX)
        self.panel.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.panel.list.rows.show_rows(self._ways())
        self.panel.list.chosen.connect(self._choose)
        self.close_button.setText(self.tr("Not now"))
        self.body.addWidget(self.words)
        self.body.addWidget(self.panel)
        self.body.addStretch(1)
        theme.zoomed.connect(self._make_room)
        self._make_room()

    def ask(self) -> None:
        """Open, the usual way selected."""
        self.panel.list.select(0)
        self.open(self.panel.list)

    def _ways(self) -> tuple[Row, ...]:
        return (
            _row(
                Way.PAIR,
                "scanner",
                self.tr("Pair with your host’s office"),
                self.tr("The host shows a QR code. Everything else comes from there."),
            ),
            _row(
                Way.SIGN_IN,
                "person",
                self.tr("Sign in on this machine alone"),
                self.tr("With the service’s address and an access token of your account."),
            ),
            _row(
                Way.HOST,
                "machine",
                self.tr("This laptop is the host’s own"),
                self.tr("The office runs beside the door, with the host’s client ID and secret."),
            ),
            _row(
                Way.REHEARSE,
                "same",
                self.tr("Rehearse with made-up guests"),
                self.tr("Nothing is sent anywhere, and nothing of it stays."),
            ),
        )

    def _choose(self, key: str) -> None:
        if not self.ignores_input:
            self.chosen.emit(Way(key))

    def _make_room(self) -> None:
        """The list is as long as it is: the sheet scrolls, never a list within it."""
        px = self._theme.px
        self.panel.setFixedHeight(px(HEADING_PX) + self.panel.list.rows.rowCount() * px(ROW_PX))


def _row(way: Way, mark: str, name: str, facts: str) -> Row:
    return Row(key=way.value, name=name, facts=facts, mark=mark, look=Look.NEUTRAL, is_guest=False)
