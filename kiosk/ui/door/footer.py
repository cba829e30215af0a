"""The footer of the screen: how many are inside, how fast they come, who is on duty, and the buttons."""

from collections.abc import Callable
from html import escape
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QSizePolicy, QWidget

from kiosk.ui.texts import status_texts
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.direction import reads_from_right
from kiosk.ui.theme.text_fit import elided
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.press_button import PressButton

BARS = 15
BAR_PX, GAP_PX, TALL_PX = 8, 2, 26


class Sparkline(QWidget):
    """The last `BARS` minutes, the newest at the end where one stops reading."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._counts: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.zoomed.connect(self.updateGeometry)

    @property
    def counts(self) -> tuple[int, ...]:
        """What is drawn, oldest first."""
        return self._counts

    def show_counts(self, counts: tuple[int, ...]) -> None:
        """Draw these, oldest first; more than there are bars for lose the oldest."""
        self._counts = counts[-BARS:]
        listed = ", ".join(str(count) for count in self._counts)
        self.setAccessibleName(self.tr("Arrivals of the last minutes: {counts}").format(counts=listed))
        self.setToolTip(self.tr("Arrivals, minute by minute"))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for every bar."""
        step, wide = self._theme.px(BAR_PX + GAP_PX), self._theme.px(BAR_PX)
        return QSize((BARS - 1) * step + wide, self._theme.px(TALL_PX))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The bars, as high as the highest allows; a minute without anybody keeps a line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.palette.accent))
        mirrored = reads_from_right(self)
        highest = max((*self._counts, 1))
        wide, step, least = self._theme.px(BAR_PX), self._theme.px(BAR_PX + GAP_PX), self._theme.px(2)
        for number, count in enumerate(reversed(self._counts)):
            tall = max(self.height() * count / highest, least)
            if number * step + wide > self.width():
                break  # whole bars only
            x = number * step if mirrored else self.width() - number * step - wide
            radius = self._theme.px(2)
            painter.drawRoundedRect(QRectF(x, self.height() - tall, wide, tall), radius, radius)
        painter.end()


ICON_PX, ICON_GAP_PX = 22, 8
NAME_PX, BRIEF_NAME_PX = 190, 96
PERSON_PX = 18
"""The widest that the name of who is on duty may be, and where room is scarce."""
GROUP_PX, BUTTON_PX = 20, 8
"""Between two numbers, and between buttons."""
TEXT_PX = 17


@runtime_checkable
class Worded(Protocol):
    """A button that may have words beside its icon."""

    def set_brief(self, *, brief: bool) -> None:
        """Show the icon alone, or the words beside it as well."""
        ...


class Footer(QFrame):
    """Numbers where one begins to read, buttons at the end; numbers give way where it is narrow."""

    duty_asked = Signal()
    manager_asked = Signal()
    help_asked = Signal()
    theme_asked = Signal()
    count_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("footer")
        self._theme = theme
        self._on_duty = ""
        self._inside_now: tuple[int, int | None] = (0, None)
        self._is_brief = False
        self._worded: Worded | None = None
        self.inside, self._inside_of = QLabel("0", self), QLabel("", self)
        self.rate, self._a_minute = QLabel("0", self), QLabel(self.tr("a minute"), self)
        for number, words in ((self.inside, self._inside_of), (self.rate, self._a_minute)):
            number.setProperty("role", "strong")
            words.setProperty("role", "muted")
            # As a document, like the words beside it: as a plain text it would stand a pixel or two lower.
            number.setTextFormat(Qt.TextFormat.RichText)
            words.setTextFormat(Qt.TextFormat.RichText)
            for label in (number, words):
                label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self.arrivals = Sparkline(theme, self)
        self.duty = PressButton("", self)
        self.duty.setProperty("role", "quiet")
        self.count = PressButton("", self)
        self.count.setToolTip(self.tr("Count people without tickets (F12)"))
        self.theme = PressButton("", self)
        self.theme.setAccessibleName(self.tr("Light, dark or high contrast"))
        self.theme.setToolTip(self.tr("Light, dark or high contrast"))
        self.manager = PressButton(self.tr("Manager"), self)
        self.manager.setToolTip("F10")
        self.help = PressButton("", self)
        self.help.setAccessibleName(self.tr("Help F1"))
        self.duty.setToolTip("F9")
        self.duty.clicked.connect(self.duty_asked)
        self.theme.clicked.connect(self.theme_asked)
        self.count.clicked.connect(self.count_asked)
        self.manager.clicked.connect(self.manager_asked)
        self.help.clicked.connect(self.help_asked)
        self._groups = (QHBoxLayout(), QHBoxLayout())
        self._numbers, self._buttons = QHBoxLayout(), QHBoxLayout()
        self._row = self._build()
        theme.changed.connect(self._apply_theme)
        self._apply_theme()
        self.show_inside(0, None)
        self.show_on_duty("")
        self.show_counted(0)

    def add_button(self, button: QWidget) -> None:
        """Put a button of its own before the theme's; words beside its icon leave where room is scarce."""
        self._worded = button if isinstance(button, Worded) else None
        self._buttons.insertWidget(self._buttons.indexOf(self.theme), button)
        self._make_room()

    def show_inside(self, inside: int, expected: int | None) -> None:
        """How many are inside, of how many who may be: the capacity, else the valid tickets."""
        self._inside_now = (inside, expected)
        _, rest = status_texts.inside_in_words(inside, expected)
        self._inside_of.setText(self._marked(rest, expected))
        self._make_room()

    def show_counted(self, people: int) -> None:
        """How many people without tickets are inside."""
        words = self.tr("People without tickets inside: {n}. Count").format(n=grouped(people))
        if self.count.accessibleName() != words:
            self.count.setAccessibleName(words)
            self.count.setText(grouped(people) if people else "")
            self._mark_count()
            self._make_room()

    def show_rate(self, a_minute: int) -> None:
        """How many scans the last minute brought."""
        if self.rate.text() != (rate := grouped(a_minute)):
            self.rate.setText(rate)
            self._make_room()

    def show_arrivals(self, counts: tuple[int, ...]) -> None:
        """How many came in each of the last minutes, oldest first."""
        self.arrivals.show_counts(counts)
        self._make_room()

    def show_on_duty(self, name: str) -> None:
        """Who is on duty."""
        self._on_duty = clean(name)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Numbers give way where there is no room for all."""
        super().resizeEvent(event)
        self._make_room()

    def _marked(self, text: str, expected: int | None) -> str:
        """The number among the words stands out like the one before them."""
        number = grouped(expected) if expected else ""
        bold = f'<span style="font-weight:700; color:{self._theme.palette.text}">{number}</span>'
        return escape(text).replace(number, bold) if number else escape(text)

    def _name_duty(self, *, brief: bool) -> None:
        was_brief, self._is_brief = self._is_brief, brief
        room = self._theme.px(BRIEF_NAME_PX if brief else NAME_PX)
        name = elided(self._on_duty, self._theme.font(TEXT_PX), room)
        if brief:
            text = name or self.tr("On duty?")
        else:
            text = self.tr("On duty: {name}").format(name=name) if name else self.tr("On duty: nobody named")
        self.duty.setText(text.replace("&", "&&"))
        if brief != was_brief or not brief:
            self._mark_duty()
        self.duty.setAccessibleName(self.tr("On duty: {name}. Change").format(name=self._on_duty or "–"))

    def _mark_duty(self) -> None:
        """A name alone might be anybody's: where its words have no room a person stands before it."""
        px = self._theme.px
        if self._is_brief:
            self.duty.show_icon("person", self._theme.palette.muted, px(PERSON_PX), px(ICON_GAP_PX))
        else:
            self.duty.setIcon(QIcon())

    def _mark_count(self) -> None:
        px = self._theme.px
        self.count.show_icon("person-add", self._theme.palette.text, px(ICON_PX), px(ICON_GAP_PX))

    def _be_brief(self, *, brief: bool) -> None:
        if self._worded is not None:
            self._worded.set_brief(brief=brief)

    def make_room(self) -> None:
        """Something in it wants other room."""
        self._make_room()

    def _make_room(self) -> None:
        """The chart goes first, then a word, then the rate with its own, then others; every button stays."""
        self._name_duty(brief=False)
        self._be_brief(brief=False)
        self.help.setText(self.tr("Help F1"))
        self._number_alone()
        for part in (self.rate, self._a_minute, self._inside_of):
            part.setVisible(True)
        self.arrivals.setVisible(bool(self.arrivals.counts))
        gives_way: tuple[Callable[[], None], ...] = (
            self.arrivals.hide,
            lambda: self.help.setText("?"),
            self._hide_rate,
            lambda: self._name_duty(brief=True),
            self._number_and_most,
            lambda: self._be_brief(brief=True),
            self._number_alone,
        )
        for give_way in gives_way:
            self._row.invalidate()
            self._row.activate()
            if self._row.minimumSize().width() <= self.width():
                return
            give_way()

    def _number_alone(self) -> None:
        self.inside.setText(grouped(self._inside_now[0]))

    def _number_and_most(self) -> None:
        """`412/1 250`: how many may be inside says what the number is of, without a word."""
        inside, expected = self._inside_now
        self._inside_of.hide()
        self.inside.setText(f"{grouped(inside)}/{grouped(expected)}" if expected else grouped(inside))

    def _hide_rate(self) -> None:
        """A number alone says nothing."""
        self.rate.hide()
        self._a_minute.hide()

    def _apply_theme(self) -> None:
        px = self._theme.px
        self.theme.show_icon("theme", self._theme.palette.text, px(ICON_PX), px(ICON_GAP_PX))
        self._mark_count()
        self._row.setContentsMargins(px(20), 1, px(20), 0)
        for layout, gap in ((self._row, GROUP_PX), (self._numbers, GROUP_PX), (self._buttons, BUTTON_PX)):
            layout.setSpacing(px(gap))
        for group in self._groups:
            group.setSpacing(round(QFontMetricsF(self._theme.font(TEXT_PX)).horizontalAdvance(" ")))
        self.show_inside(*self._inside_now)

    def _build(self) -> QHBoxLayout:
        row = QHBoxLayout(self)
        row.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # it is what gives way, not the window
        pairs = ((self.inside, self._inside_of), (self.rate, self._a_minute))
        for group, pair in zip(self._groups, pairs, strict=True):
            for part in pair:
                group.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
            self._numbers.addLayout(group)
        self._numbers.addWidget(self.arrivals, 0, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.count, self.duty, self.theme, self.manager, self.help):
            self._buttons.addWidget(button)
        row.addLayout(self._numbers)
        row.addStretch(1)
        row.addLayout(self._buttons)
        return row
