"""A new discount code: of which listing, how much it takes off, how often, and for which tickets."""

import math
from collections.abc import Iterable

from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QWidget

from kiosk.engine.discounts import DiscountChoices, NotCreated, NotKnown, Outcome
from kiosk.engine.records import DiscountCode
from kiosk.ui.texts.messages import as_sentence, in_words
from kiosk.ui.texts.status_texts import grouped
from kiosk.ui.theme.clean_text import clean, isolate
from kiosk.ui.theme.theme import Look, Theme
from kiosk.ui.widgets.field import Field
from kiosk.ui.widgets.fit_label import FitLabel
from kiosk.ui.widgets.panel import Panel
from kiosk.ui.widgets.press_button import PressButton
from kiosk.ui.widgets.row import Row
from kiosk.ui.widgets.segments import Segments
from kiosk.ui.widgets.setting_row import SettingRow
from kiosk.ui.widgets.sheet import GUARD_S, Sheet
from kiosk.ui.widgets.sheet_notice import SheetNotice

ROW_PX = 56
HEADING_PX = 52
PERCENT, FIXED = "percent", "fixed"
MOST_QUANTITY = 2**31 - 1


def number_of(text: str) -> float | None:
    """A number as people type it, with a comma or a point; None for what is none."""
    found, is_one = QLocale().toDouble(text.strip())
    if not is_one:
        try:
            found = float(text.strip().replace(",", "."))
        except ValueError:
            return None
    return found if math.isfinite(found) else None


class DiscountSheet(Sheet):
    """`wanted` brings the DiscountCode, once it is whole; `show_outcome` answers."""

    wanted = Signal(object)

    def __init__(self, theme: Theme, guard_s: float = GUARD_S, parent: QWidget | None = None) -> None:
        super().__init__(theme, guard_s, parent)
        self._choices = DiscountChoices()
        self._listing = ""
        self._rates: set[str] = set()
        self._binding = 0
        self._earlier = ""
        self.set_title(self.tr("New discount code"))
        self.words = FitLabel(theme, largest_px=18, smallest_px=17, lines=8)
        self.listings = self._panel(self.tr("For which listing?"))
        self.listing_id = Field(theme, self.tr("Id of the listing"))
        self.code = Field(theme, self.tr("What people type"))
        self.kind = Segments(theme, {PERCENT: self.tr("Percent"), FIXED: self.tr("A fixed amount")})
        self.takes_off = SettingRow(theme, self.tr("Discount"), self.kind)
        self.amount = Field(theme, "")
        self.quantity = Field(theme, self.tr("How often it can be used; empty for no limit"))
        self.types = self._panel(self.tr("For which tickets? All of them where none is ticked"))
        self.notice = SheetNotice(theme)
        self.create_code = PressButton("")
        self._form: tuple[QWidget, ...] = (
            self.listings, self.listing_id, self.code, self.takes_off, self.amount, self.quantity, self.types,
        )  # fmt: skip
        for part in (self.words, *self._form):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._column.insertWidget(self._column.indexOf(self._scroll) + 1, self.notice)
        self.buttons.addWidget(self.create_code, 2)
        self._connect()
        self._begin()

    @property
    def binding(self) -> int:
        """Changes when the sheet is opened or closed: an answer may come too late."""
        return self._binding

    def ask(self) -> None:
        """Open; what it can be for comes by `show_choices`."""
        self._begin()
        self._say(self.tr("Asking the service for its listings…"))
        self.open(self.code.line)

    def show_choices(self, choices: DiscountChoices) -> None:
        """Offer these, the only listing taken."""
        self._choices = choices
        self._say(as_sentence(choices.trouble))
        self.listing_id.setVisible(not choices.listings)
        self._take_listing(choices.listings[0].id if len(choices.listings) == 1 else "")

    def missing(self) -> str:
        """What is still needed, in words; nothing where it can be created."""
        amount = number_of(self.amount.text)
        if not self._listing_now:
            return self.tr("Choose the listing first.")
        if not self.code.text:
            return self.tr("Enter the code first.")
        if self.kind.held == PERCENT and (amount is None or not 0 < amount <= 100):
            return self.tr("The percentage is a number up to 100, such as 25.")
        if self.kind.held == FIXED and (amount is None or amount <= 0):
            return self.tr("The amount is a number, such as 7.50.")
        if self.quantity.text and self._quantity is None:
            return self.tr("The number of uses is a whole number, such as 100.")
        return ""

    def set_busy(self) -> None:
        """It is being created; Esc closes the sheet meanwhile."""
        self.notice.show_text("")
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # else it is lost with what has it
        self._enable(enabled=False)
        self.create_code.setText(self.tr("Creating…"))

    def refuse(self, why: str) -> None:
        """Say what stands in the way; the form stays as it was typed."""
        self.notice.show_text(why)

    def show_earlier(self, code: str, outcome: Outcome) -> None:
        """Say what became of a code that was asked for before the sheet was closed; it stays there."""
        match outcome:
            case NotCreated():
                text = self.tr("{code} was not created: {reason}")
                reason = isolate(in_words(outcome.text))
                self._earlier = text.format(code=isolate(code), reason=reason)
            case NotKnown():
                self._earlier = f"{isolate(code)}: {isolate(in_words(outcome.text))}"
            case _:
                self._earlier = self._can_be_used(code)
        self.notice.show_text("")
        self._say(self._now)
        self._scroll.verticalScrollBar().setValue(0)

    def show_outcome(self, outcome: Outcome) -> None:
        """Say that there is one, why there is none, or that nobody knows."""
        self._enable(enabled=True)
        if self.window().focusWidget() is self:
            self.code.line.setFocus(Qt.FocusReason.OtherFocusReason)
        match outcome:
            case NotCreated():
                text = self.tr("No code was created: {reason}")
                self.notice.show_text(text.format(reason=isolate(in_words(outcome.text))))
                return
            case NotKnown():
                self.notice.show_text(as_sentence(outcome.text))
                return
        for part in (*self._form, self.create_code):
            part.hide()
        self._say(self._can_be_used(self.code.text))
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """See kiosk.ui.widgets.sheet.Sheet."""
        self._begin()

    @property
    def _listing_now(self) -> str:
        return self._listing or (self.listing_id.text if not self._choices.listings else "")

    @property
    def _quantity(self) -> int | None:
        text = self.quantity.text
        found = int(text) if text.isascii() and text.isdigit() and len(text) <= 10 else 0
        return found if 1 <= found <= MOST_QUANTITY else None

    def _can_be_used(self, code: str) -> str:
        return self.tr("{code} can be used from now on.").format(code=isolate(code))

    def _say(self, text: str) -> None:
        """Say this above the form, below what became of an earlier code."""
        self._now = text
        self.words.show_text("\n".join(filter(None, (self._earlier, text))))
        self.words.setVisible(bool(self._earlier or text))

    def _begin(self) -> None:
        self._binding += 1
        self._earlier = self._now = ""
        self._choices, self._listing, self._rates = DiscountChoices(), "", set()
        for field in (self.listing_id, self.code, self.amount, self.quantity):
            field.line.clear()
        for part in (self.code, self.takes_off, self.amount, self.quantity, self.create_code):
            part.show()
        self.listing_id.hide()
        self.words.hide()
        self.notice.show_text("")
        self.kind.hold(PERCENT)
        self._enable(enabled=True)
        self._show_rows()

    def _enable(self, *, enabled: bool) -> None:
        for part in (*self._form, self.create_code):
            part.setEnabled(enabled)
        self.create_code.setText(self.tr("Create the code"))
        self._typed()

    def _connect(self) -> None:
        for field in (self.listing_id, self.code, self.amount, self.quantity):
            field.line.textChanged.connect(self._typed)
            field.line.returnPressed.connect(self._want)
        self.listings.list.chosen.connect(self._pick_listing)
        self.types.list.chosen.connect(self._toggle)
        self.kind.picked.connect(self._pick_kind)
        self.create_code.clicked.connect(self._want)
        self._theme.zoomed.connect(self._make_room)

    def _typed(self) -> None:
        percent = self.kind.held == PERCENT
        self.amount.rename(self.tr("Percent") if percent else self.tr("Amount, in the listing’s currency"))
        self.notice.show_text("")
        self.create_code.show_ready(ready=not self.missing())

    def _pick_kind(self, key: str) -> None:
        if not self.ignores_input:
            self.kind.hold(key)
            self._typed()

    def _pick_listing(self, listing_id: str) -> None:
        if not self.ignores_input:
            self._take_listing(listing_id)

    def _take_listing(self, listing_id: str) -> None:
        self._listing, self._rates = listing_id, set()
        self._show_rows()
        self._typed()

    def _toggle(self, rate_id: str) -> None:
        if not self.ignores_input:
            self._rates ^= {rate_id}
            self._show_rows()
            self._typed()

    def _show_rows(self) -> None:
        shown = [
            Row(
                key=one.id,
                name=clean(one.title) or clean(one.id),
                chip=self.tr("not public") if one.id in self._choices.not_public else "",
                is_guest=False,
            )
            for one in self._choices.listings
        ]
        self._fill(self.listings, shown, {self._listing}, ("picked", "not-picked"))
        types = [
            Row(
                key=one.id,
                name=clean(one.name),
                chip=self.tr("{n} ticket(s)", "", one.tickets).format(n=grouped(one.tickets)),
                is_guest=False,
            )
            for one in self._choices.rates_of(self._listing)
        ]
        self._fill(self.types, types, self._rates, ("chosen", "not-chosen"))
        self._make_room()

    def _fill(self, panel: Panel, rows: Iterable[Row], taken: set[str], marks: tuple[str, str]) -> None:
        marked = [
            replace(row, mark=marks[0], look=Look.GO) if row.key in taken else replace(row, mark=marks[1])
            for row in rows
        ]
        panel.list.rows.show_rows(tuple(marked))
        panel.setVisible(bool(marked))

    def _want(self) -> None:
        if self.ignores_input or not self.create_code.isEnabled() or self.create_code.isHidden():
            return
        if lacks := self.missing():
            self.notice.show_text(lacks)
            return
        amount = number_of(self.amount.text) or 0.0
        percent = self.kind.held == PERCENT
        self.wanted.emit(
            DiscountCode(
                listing_id=self._listing_now,
                code=self.code.text,
                percent=round(amount / 100, 6) if percent else None,
                fixed=None if percent else amount,
                quantity=self._quantity,
                rate_ids=tuple(sorted(self._rates)),
            )
        )

    def _panel(self, heading: str) -> Panel:
        panel = Panel(self._theme, heading, "", row_px=ROW_PX)
        panel.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return panel

    def _make_room(self) -> None:
        """Lists are as long as they are: the sheet scrolls, never a list within it."""
        px = self._theme.px
        for panel in (self.listings, self.types):
            panel.setFixedHeight(px(HEADING_PX) + panel.list.rows.rowCount() * px(ROW_PX))
