"""What the overlay writes, and where: laid out once for a verdict and a size, then only painted."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont

from kiosk.ui.theme.text_fit import Fitted, facts_kept_whole, fit, lay_out, shortened
from kiosk.ui.theme.theme import CERTAINTY_PX, CHIP_PX, NAME_PX, NOTICE_PX, PLACE_PX, REASON_PX, Theme
from kiosk.ui.verdict.overlay_boxes import (
    ICON_PX,
    MARK_PX,
    PAD_PX,
    BoxSizes,
    Headline,
    Placed,
    Rows,
    boxes_in_rows,
    lay_out_headline,
    place_box,
)
from kiosk.ui.verdict.overlay_estimate import Estimate
from kiosk.ui.verdict.verdict_view import CertaintyView, VerdictView, beside_place

__all__ = ["OverlayLayout", "Placed", "lay_out_overlay"]

DRAWN_FOR = (776, 520)
"""The room, width and height, at which the type has the sizes of the tokens."""
WIDER = 1.2
"""How much larger than its width allows the type may be, where there is height for more lines."""
ONE_LINE = 0.8
"""How much smaller a name may be for the sake of standing on one line."""
LARGEST_SCALE = 3.4
SMALLEST_SCALE = 0.3
SMALLEST_APART = 0.47
"""Below this scale the type of notices and chips gets no smaller, and what they need is a common frame."""
SMALLEST_BELOW = 0.66
"""How much smaller than the word the rest may get, before the word gives up its place and its size."""


@dataclass(slots=True)
class OverlayLayout:
    """A verdict laid out from y = 0; `height` is what it takes and `fits` whether it has that room.

    `top`: where in the room y = 0 is to be. `tries`: how many scales were laid out before this one was taken.
    `shortened`: some texts are not whole.
    """

    scale: float
    mark: QRectF = field(default_factory=QRectF)
    placed: list[Placed] = field(default_factory=list)
    height: float = 0.0
    top: float = 0.0
    fits: bool = True
    tries: int = 1
    shortened: bool = False


class _Most(Struct, frozen=True):
    """How many lines a name, a notice, a chip or a reason may take; 0: as many as it wants."""

    name: int = 0
    notice: int = 0
    other: int = 0


_WHOLE = _Most()
_SHORTER = (_Most(4, 9, 3), _Most(3, 6, 2), _Most(2, 4, 2), _Most(2, 2, 1), _Most(1, 1, 1))


class _Way(Struct, frozen=True):
    """One way of writing it: from the largest scale down to the least, in a room of this height.

    `headline`: word and mark that keep their size whatever the scale; None where they go with it.
    """

    view: VerdictView
    largest: float
    least: float
    height: float
    most: _Most = _WHOLE
    headline: Headline | None = None


def lay_out_overlay(
    view: VerdictView, theme: Theme, width: float, height: float, *, lead: float = 0.0, mirrored: bool = False
) -> OverlayLayout:
    """Lay out a verdict as large as the room allows.

    Word and mark keep place and size, `lead` pixels below the top, while what follows gets smaller until it
    fits; then all of it does, then it stands closer, and where even that is too much the longest texts are
    shortened; the guest's sheet has them whole. `mirrored`: from the right, for languages written so.
    """
    usual = min(width / DRAWN_FOR[0] * WIDER, height / DRAWN_FOR[1])
    usual = min(max(usual, 0.6), LARGEST_SCALE)
    headline = lay_out_headline(view.word, theme, width, usual, mirrored=mirrored)
    tries = 0
    layout = OverlayLayout(0)
    for way in _ways(view, theme, width, height, usual, replace(headline, lead=lead)):
        scale: float | None = way.largest
        while scale is not None:
            layout = _Column(theme, width, scale, way.most, way.headline, mirrored=mirrored).of(way.view)
            tries += 1
            layout.fits, layout.tries = layout.height <= way.height, tries
            if layout.fits:
                middle = lead + MARK_PX * usual / 2
                layout.top = min(max(middle - layout.mark.center().y(), 0.0), height - layout.height)
                return layout
            scale = _smaller(scale, way.least, way.height / layout.height)
    return layout


def _smaller(scale: float, least: float, has_room_for: float) -> float | None:
    """The next scale to try: text takes room by the square of its size, so the root comes near."""
    if scale <= least:
        return None
    return max(scale * min(max(sqrt(has_room_for), 0.6), 0.95), least)


def _ways(
    view: VerdictView, theme: Theme, width: float, height: float, usual: float, headline: Headline
) -> Iterator[_Way]:
    """What to try one after the other."""
    closer = _closer(view)
    below = min(max(SMALLEST_APART, usual * SMALLEST_BELOW), usual)
    ways = (
        _Way(view, usual, below, height - headline.lead, headline=headline),
        _Way(view, usual, SMALLEST_APART, height),
        _Way(closer, min(usual, 0.6), SMALLEST_SCALE, height),
    )
    for way in ways:
        fixed = way.headline.height if way.headline else None
        scale = Estimate(way.view, theme, width, fixed).scale_for(way.height, way.least, way.largest)
        if scale:
            yield replace(way, largest=scale)
    least, most = SMALLEST_SCALE, _SHORTER[-1]
    for shorter in _SHORTER:
        yield _Way(closer, least, least, height, shorter)
    yield _Way(replace(closer, chips=()), least, least, height, most)
    yield _Way(
        replace(closer, chips=(), lines=closer.lines[:1], certainty=CertaintyView()),
        least,
        least,
        height,
        most,
    )


def _closer(view: VerdictView) -> VerdictView:
    """The same facts with all chips in one frame and all notices in another."""
    return replace(
        view,
        chips=(" · ".join(view.chips),) if view.chips else (),
        notices=(" · ".join(view.notices),) if view.notices else (),
    )


class _Column:
    """Blocks under one another, at one scale."""

    def __init__(
        self,
        theme: Theme,
        width: float,
        scale: float,
        most: _Most,
        headline: Headline | None,
        *,
        mirrored: bool,
    ) -> None:
        self._theme, self._width, self._scale, self._mirrored = theme, width, scale, mirrored
        self._most, self._fixed = most, headline
        self._align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        self._y = 0.0
        self._out = OverlayLayout(scale)

    def of(self, view: VerdictView) -> OverlayLayout:
        self._headline(view.word)
        self._name(view.guest.name)
        self._boxes(view.chips, "chip", CHIP_PX, marked=view.guest.ticket_type)
        self._place(view)
        self._boxes(view.notices, "notice", NOTICE_PX)
        self._lines(view)
        self._certainty(view)
        self._out.height = self._y
        return self._out

    def _headline(self, word: str) -> None:
        headline = self._fixed or lay_out_headline(
            word, self._theme, self._width, self._scale, lines=1, mirrored=self._mirrored
        )
        self._out.mark = headline.mark
        self._put(headline.word, headline.start, headline.word_top, headline.room)
        self._y = headline.height

    def _name(self, name: str) -> None:
        if not name:
            return
        self._y += 12 * self._scale
        largest = NAME_PX * self._scale
        fitted = self._fit_name(name, largest, REASON_PX * self._scale, lines=2)
        longest_line = fitted.width / fitted.size_px * largest * ONE_LINE
        if fitted.lines == 2 and longest_line < self._width:
            one = self._fit_name(name, largest, largest * ONE_LINE, lines=1)
            fitted = one if one.lines == 1 else fitted
        if self._most.name and fitted.lines > self._most.name:
            least = self._theme.exact_font(REASON_PX * self._scale, QFont.Weight.Bold)
            fitted = self._laid(name, least, self._most.name)
        self._put(fitted, 0, self._y, self._width)
        self._y += fitted.height

    def _fit_name(self, name: str, largest: float, smallest: float, *, lines: int) -> Fitted:
        font = self._theme.exact_font(1, QFont.Weight.Bold)
        return fit(
            name,
            font,
            self._width,
            largest_px=largest,
            smallest_px=smallest,
            lines=lines,
            align=self._align,
        )

    def _boxes(self, texts: tuple[str, ...], role: str, size_px: float, *, marked: str = "") -> None:
        """Framed texts; `marked` is the ticket type, which has its mark before it."""
        if not texts:
            return
        self._y += 18 * self._scale
        font = self._theme.exact_font(size_px * self._scale, QFont.Weight.Bold)
        most = self._most.notice if role == "notice" else self._most.other
        sizes = BoxSizes(self._scale, self._width, font, most)
        roles = [(text, "type" if marked and text == marked else role) for text in texts]
        self._take(boxes_in_rows(roles, sizes, self._y, mirrored=self._mirrored))

    def _place(self, view: VerdictView) -> None:
        if not view.place.text:
            return
        self._y += 18 * self._scale
        font = self._theme.exact_font(PLACE_PX * self._scale, QFont.Weight.Bold)
        sizes = BoxSizes(self._scale, self._width, font, self._most.other)
        label, icon = view.place.label, view.place.mark
        self._take(place_box(view.place.text, label, icon, sizes, self._y, mirrored=self._mirrored))

    def _take(self, rows: Rows) -> None:
        self._out.placed.extend(rows.placed)
        self._out.shortened = self._out.shortened or rows.shortened
        self._y += rows.height

    def _lines(self, view: VerdictView) -> None:
        lines = beside_place(view)
        if lines:
            self._y += 18 * self._scale
        font = self._theme.exact_font(REASON_PX * self._scale, QFont.Weight.Medium)
        for line in lines:
            fitted = self._laid(line, font, self._most.other)
            self._put(fitted, 0, self._y, self._width)
            self._y += fitted.height + 2 * self._scale

    def _certainty(self, view: VerdictView) -> None:
        """Who stands behind it; framed and with its icon where that is not the service."""
        if not view.certainty.text:
            return
        marked = bool(view.certainty.mark)
        weight = QFont.Weight.Bold if marked else QFont.Weight.Medium
        font = self._theme.exact_font(CERTAINTY_PX * self._scale, weight)
        around = (2 * PAD_PX + ICON_PX["certainty"]) * self._scale if marked else 0.0
        text = facts_kept_whole(view.certainty.text, font, self._width - around)
        if marked:
            self._boxes((text,), f"certainty-{view.certainty.mark}", CERTAINTY_PX)
        else:
            self._y += 16 * self._scale
            fitted = self._laid(text, font, self._most.other)
            self._put(fitted, 0, self._y, self._width)
            self._y += fitted.height

    def _laid(self, text: str, font: QFont, most: int) -> Fitted:
        """The text in the width of the column; where there is a most, in that many lines."""
        if not most:
            return lay_out(text, font, self._width, align=self._align)
        fitted = shortened(text, font, self._width, lines=most, align=self._align)
        self._out.shortened = self._out.shortened or not fitted.is_whole(text)
        return fitted

    def _put(self, fitted: Fitted, x: float, y: float, room: float) -> None:
        """Put a text that was laid out for the width `room`, `x` from where one starts to read."""
        at, left = x, x
        if self._mirrored:
            at, left = self._width - x - room, self._width - x - fitted.width
        box = QRectF(left, y, fitted.width, fitted.height)
        self._out.placed.append(Placed(fitted, QPointF(at, y), box))
