"""Who came when: arrivals over time, by ticket type and by door."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from kiosk.engine.records import Arrivals, Tally
from kiosk.ui.arrivals.arrivals_bars import Bars, Span, bars_of
from kiosk.ui.arrivals.arrivals_chart import ArrivalsChart
from kiosk.ui.arrivals.tally_bars import TallyBars
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.texts.times import clock_time
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.batches import Batches, in_turns
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.labels import PlainLabel
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.sheet import EDGE_PX, GUARD_S, Sheet

WIDE_PX = 560
"""From this width on the totals stand beside one another."""
ANY_WIDTH = 4096
"""So wide that everything stands beside one another."""


class _Figure(QWidget):
    """A large number over the words that say what it counts."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.number = FitLabel(theme, largest_px=26, smallest_px=20, weight=QFont.Weight.Bold)
        self.words = FitLabel(theme, largest_px=15, smallest_px=15, lines=4, muted=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.number)
        column.addWidget(self.words)
        column.addStretch(1)

    def show_number(self, number: str, words: str) -> None:
        self.number.show_text(number)
        self.words.show_text(words)
        self.setAccessibleName(f"{number} {words}")


class ArrivalsSheet(Sheet):
    """`span_asked` brings the Span that somebody wants to see; `show_arrivals` answers."""

    span_asked = Signal(object)

    keeps_letters = False

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self.set_title(self.tr("Arrivals"))
        self.span = Segments(
            theme,
            {Span.RECENT.value: self.tr("Last 3 hours"), Span.SINCE_OPENING.value: self.tr("Since opening")},
        )
        self.inside, self.came, self.peak = _Figure(theme), _Figure(theme), _Figure(theme)
        self.per = PlainLabel("")
        self.per.setProperty("role", "heading")
        self.chart = ArrivalsChart(theme)
        self.by_type = TallyBars(theme, self.tr("By ticket type"), self.tr("No type known"))
        self.by_door = TallyBars(theme, self.tr("By door"), self.tr("No door known"))
        self._lines = Batches(self)
        self._figures, self._totals = QHBoxLayout(), QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for figure in (self.inside, self.came, self.peak):
            self._figures.addWidget(figure, 1)
        for tallies in (self.by_type, self.by_door):
            self._totals.addWidget(tallies, 1, Qt.AlignmentFlag.AlignTop)
        self._head = QHBoxLayout()  # beside the title, so that the chart has room
        self._column.removeWidget(self.title)
        self._head.addWidget(self.title, 1, Qt.AlignmentFlag.AlignVCenter)
        self._before = QSpacerItem(0, 0)
        self._head.addSpacerItem(self._before)
        self._head.addWidget(self.span, 3, Qt.AlignmentFlag.AlignVCenter)
        self._edge = QSpacerItem(0, 0)
        self._head.addSpacerItem(self._edge)
        self._column.insertLayout(0, self._head)
        self.body.addLayout(self._figures)
        self.body.addWidget(self.per)
        self.body.addWidget(self.chart, 1)
        self.body.addLayout(self._totals)
        self.span.picked.connect(self._pick)
        self.span.hold(Span.RECENT.value)
        theme.zoomed.connect(self._space_parts)
        self._space_parts()

    @property
    def shown_span(self) -> Span:
        """How far back it looks."""
        return Span(self.span.held)

    def show_arrivals(self, arrivals: Arrivals) -> None:
        """Show what was counted for the span that is shown."""
        bars = bars_of(arrivals, self.shown_span)
        self.chart.show_bars(bars)
        self.per.setText(self.tr("Let in, every %n minute(s)", "", round(bars.step_s / 60)))
        self.inside.show_number(grouped(arrivals.inside), self.tr("inside now"))
        self.came.show_number(grouped(bars.total), self._since(bars))
        if bars.peak is None:
            self.peak.show_number("–", self.tr("nobody yet"))
        else:
            text = self.tr("busiest minute, {time}").format(time=clock_time(bars.peak.at))
            self.peak.show_number(grouped(bars.peak.people), text)
        counted = Tally(self.tr("Counted without a ticket"), arrivals.counted)
        kinds = (*arrivals.by_ticket_type, *((counted,) if arrivals.counted else ()))
        columns = self.by_type.telling(kinds), self.by_door.telling(arrivals.by_door)
        self._lines.start(in_turns(*columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Totals beside one another where there is room."""
        super().resizeEvent(event)
        self._space_head()
        wide = self.width() >= self._theme.px(WIDE_PX)
        self._totals.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )

    def _space(self) -> None:
        super()._space()
        px = self._theme.px
        self.title.setContentsMargins(px(EDGE_PX), px(8), px(14), px(8))

    def _space_head(self) -> None:
        """The title gives way to the chart where both choices do not stand beside one another with it."""
        edge = self._theme.px(EDGE_PX)
        beside = min(
            round((self.width() - edge) * 3 / 4), self.width() - edge - self.title.sizeHint().width()
        )
        given_way = self.is_compact and self.span.heightForWidth(beside) > self.span.heightForWidth(ANY_WIDTH)
        self.title.setHidden(given_way)
        self._before.changeSize(edge if given_way else 0, 0)
        self._head.invalidate()

    def _since(self, bars: Bars) -> str:
        return self.tr("let in since {time}").format(time=clock_time(bars.since))

    def _pick(self, key: str) -> None:
        if not self.ignores_input and key != self.span.held:
            self.span.hold(key)
            self.span_asked.emit(Span(key))

    def _space_parts(self) -> None:
        px = self._theme.px
        self._edge.changeSize(px(EDGE_PX), 0)
        self._space_head()
        self._head.setContentsMargins(0, px(8), 0, 0)
        self._figures.setSpacing(px(20))
        self._totals.setSpacing(px(28))
