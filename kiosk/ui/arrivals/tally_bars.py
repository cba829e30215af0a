"""Totals by name, each as a bar with its number."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from kiosk.engine.records import Tally
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.batches import laid_out_once
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import PlainLabel

BAR_PX = 10
AT_ONCE = 4
"""So many lines are made or told anew in one turn of the loop."""


class _Bar(QWidget):
    """A share of the largest, beginning where one begins to read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._share = theme, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.zoomed.connect(self.updateGeometry)

    def show_share(self, share: float) -> None:
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(80), self._theme.px(BAR_PX))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        radius = whole.height() / 2
        painter.setBrush(QColor(self._theme.palette.raised))
        painter.drawRoundedRect(whole, radius, radius)
        long = max(whole.width() * self._share, whole.height())
        mirrored = reads_from_right(self)
        painter.setBrush(QColor(self._theme.palette.accent))
        start = whole.right() - long if mirrored else 0.0
        painter.drawRoundedRect(QRectF(start, 0, long, whole.height()), radius, radius)
        painter.end()


class _TallyRow(QWidget):
    """Name and number over their bar."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.name = FitLabel(theme, largest_px=16, smallest_px=16, lines=4)
        self.number = PlainLabel("")
        self.number.setProperty("role", "strong")
        self.bar = _Bar(theme)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self.name, 0, 0)
        self._grid.addWidget(self.number, 0, 1, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignTrailing)
        self._grid.addWidget(self.bar, 1, 0, 1, 2)
        self._grid.setColumnStretch(0, 1)
        theme.zoomed.connect(self._space)
        self._space()

    def show_tally(self, name: str, people: int, share: float) -> None:
        self.name.show_text(name)
        self.number.setText(grouped(people))
        self.bar.show_share(share)

    def _space(self) -> None:
        self._grid.setHorizontalSpacing(self._theme.px(14))
        self._grid.setVerticalSpacing(self._theme.px(4))


class TallyBars(QWidget):
    """A line for each name, its bar as long as its share of the largest; `unnamed` stands for no name."""

    def __init__(self, theme: Theme, heading: str, unnamed: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._unnamed = theme, unnamed
        self._tallies: tuple[Tally, ...] = ()
        self._rows: list[_TallyRow] = []
        self.heading = FitLabel(theme, largest_px=15, smallest_px=15, lines=2, weight=QFont.Weight.DemiBold)
        self.heading.show_text(heading)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.heading)
        self.setAccessibleName(heading)
        theme.zoomed.connect(self._space)
        self._space()

    @property
    def shown(self) -> tuple[tuple[str, int], ...]:
        """The names as they are shown, each with its number."""
        return tuple((clean(tally.name) or self._unnamed, tally.people) for tally in self._tallies)

    def telling(self, tallies: Sequence[Tally]) -> Iterator[None]:
        """Show these from now on, in this order; what comes back shows some lines with each step."""
        self._tallies = tuple(tallies)
        shown = self.shown
        stay = len(shown) if self.isVisible() else 0  # nothing moves before somebody's eyes
        for row in self._rows[stay:]:
            row.hide()
        self.setAccessibleDescription(", ".join(f"{name} {people}" for name, people in shown))
        self.setVisible(bool(self._tallies))
        return self._tell(shown)

    def _tell(self, shown: Sequence[tuple[str, int]]) -> Iterator[None]:
        """Some lines at a time: there may be as many ticket types as guests."""
        most = max((people for _, people in shown), default=1)
        for first in range(0, len(shown), AT_ONCE):
            with laid_out_once(self._column):
                for number, (name, people) in enumerate(shown[first : first + AT_ONCE], start=first):
                    if number == len(self._rows):
                        self._rows.append(_TallyRow(self._theme))
                        self._column.addWidget(self._rows[-1])
                    self._rows[number].show_tally(name, people, people / max(most, 1))
                    self._rows[number].show()
            yield

    def _space(self) -> None:
        self._column.setSpacing(self._theme.px(10))
