"""Puts the parts of the door screen in their places."""

from dataclasses import dataclass, fields, replace

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.door.sheets import Sheets
from kiosk.ui.door.step_aside_strip import StepAsideStrip
from kiosk.ui.theme.stripes import EDGE_PX
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.verdict.late_stop_bar import StopBar
from kiosk.ui.verdict.overlay import VerdictOverlay

SHORT_PX = 700
"""Below this height everything is set closer, and an open sheet takes the bar's place as well."""
NARROW_PX = 1000
"""Below this width the status bar takes two lines."""
STRIP_PX = (56, 100)
"""The status bar's height with one line and with two."""
LOW_PX = 520
"""Below this height there is room for the status bar's first line only, and for a lower foot."""

BAND_PX, LOW_BAND_PX, SHORT_BAND_PX, UPRIGHT_BAND_PX = 132, 80, 104, 196
UPRIGHT_FROM_PX = 1000
"""From this height an upright window has room for a bar with its buttons below its words."""
ASIDE_PX = 172
"""What the strip needs for two guests and a heading; the camera leaves it where there is height for both."""

USUAL_CAMERA_PX, USUAL_BODY_PX = 300, 492
"""The camera's height, and that of all between the bars, in a window of the usual size; of what a taller one
has more, the strip below gets the most."""
CAMERA_KEEPS_PX = 240
"""The camera gives up no more than down to this height for the strip."""

BUTTONS_PX = 104
"""The least height for a verdict's two buttons."""


@dataclass(frozen=True, slots=True)
class Places:
    """Rectangles of one window size, in its own pixels.

    `stage` is what a verdict floods, `words` where the overlay may write and `actions` where its buttons are.
    `sheet` is for what is opened over entry and list; `short` says that it also takes the bar's place.
    """

    status_bar: QRect
    rehearsal: QRect
    entry: QRect
    guests: QRect
    sheet: QRect
    camera: QRect
    aside: QRect
    last_verdict: QRect
    footer: QRect
    stage: QRect
    words: QRect
    actions: QRect
    portrait: bool
    short: bool


def arrange(
    width: int,
    height: int,
    *,
    rehearsal: bool,
    zoom: float = 1.0,
    status_bar_lines: int = 0,
    mirrored: bool = False,
) -> Places:
    """Places for a window of this size; the camera is beside the list, or above it in portrait.

    `zoom` draws every token larger. `status_bar_lines`: how many the status bar needs, 0 to go by the
    width. `mirrored` is for languages that are written from right to left.
    """
    wide, tall = round(width / zoom), round(height / zoom)
    lines = status_bar_lines or (1 if wide >= NARROW_PX else 2)
    places = _at_its_own_size(wide, tall, lines, rehearsal=rehearsal)
    return _moved(places, width, zoom, mirrored=mirrored)


def _at_its_own_size(width: int, height: int, lines: int, *, rehearsal: bool) -> Places:
    portrait = height > width
    short = height < SHORT_PX
    low = height < LOW_PX
    status_bar = QRect(0, 0, width, STRIP_PX[0 if low else lines - 1])
    mark = QRect(0, status_bar.height(), width, 28 if rehearsal else 0)
    footer_height = 56 if low else 64
    footer = QRect(0, height - footer_height, width, footer_height)
    bar_height = _bar_px(height, portrait=portrait)
    last_verdict = QRect(0, footer.y() - bar_height, width, bar_height)
    top = status_bar.height() + mark.height()
    stage = QRect(0, top, width, footer.y() - top)
    gap = 8 if low else (14 if short else 28)
    edge = 14 if low else 28
    body = QRect(edge, top + gap, width - 2 * edge, last_verdict.y() - top - 2 * gap)
    entry_height = 48 if low else (56 if short else 64)
    whole = (
        QRect(0, top, width, footer.y() - gap - top)
        if short
        else QRect(0, top, width, body.bottom() + 1 - top)
    )
    frame = _Frame(
        status_bar, mark, last_verdict, footer, stage, body, entry_height, whole.bottom() + 1, short, low
    )
    return _portrait(frame) if portrait else _landscape(frame)


def _bar_px(height: int, *, portrait: bool) -> int:
    """The same whatever it says, so that nothing moves when a verdict comes."""
    if portrait and height >= UPRIGHT_FROM_PX:
        return UPRIGHT_BAND_PX
    return LOW_BAND_PX if height < LOW_PX else (SHORT_BAND_PX if height < SHORT_PX else BAND_PX)


@dataclass(frozen=True, slots=True)
class _Frame:
    """What is the same upright and across: the bars, and the body between them."""

    status_bar: QRect
    mark: QRect
    last_verdict: QRect
    footer: QRect
    stage: QRect
    body: QRect
    entry_height: int
    sheet_ends: int
    short: bool
    low: bool


def _landscape(frame: _Frame) -> Places:
    body, stage = frame.body, frame.stage
    side = max(int((body.width() + 56) * 0.328), min(300, body.width() * 2 // 5))
    below_px, margin_px = (8, 8) if frame.low else ((14, 14) if frame.short else (20, 28))
    tallest = min(body.height(), stage.height() - 2 * margin_px - BUTTONS_PX - below_px)
    if not frame.short:
        tallest = min(tallest, max(body.height() - below_px - ASIDE_PX, CAMERA_KEEPS_PX))
        tallest = min(tallest, USUAL_CAMERA_PX + max(body.height() - USUAL_BODY_PX, 0) // 3)
    camera = QRect(body.right() + 1 - side, body.y(), side, min(int(side * 0.72), tallest))
    left = QRect(body.x(), body.y(), body.width() - side - body.x(), body.height())
    guests_top = left.y() + frame.entry_height + 14
    below = camera.bottom() + 1 + below_px
    return Places(
        status_bar=frame.status_bar,
        rehearsal=frame.mark,
        entry=QRect(left.x(), left.y(), left.width(), frame.entry_height),
        guests=QRect(left.x(), guests_top, left.width(), left.bottom() + 1 - guests_top),
        sheet=QRect(left.x(), left.y(), left.width(), frame.sheet_ends - left.y()),
        camera=camera,
        aside=QRect(camera.x(), below, side, max(body.bottom() + 1 - below, 0)),
        last_verdict=frame.last_verdict,
        footer=frame.footer,
        stage=stage,
        words=QRect(left.x(), stage.y() + 24, left.width(), stage.height() - 48),
        actions=QRect(camera.x(), below, side, stage.bottom() + 1 - margin_px - below),
        portrait=False,
        short=frame.short,
    )


def _portrait(frame: _Frame) -> Places:
    body, stage = frame.body, frame.stage
    camera_width = int((body.width() - 20) * 0.58)
    camera_height = min(int(camera_width * 0.76), int(body.height() * 0.42))
    camera = QRect(body.x(), body.y(), camera_width, camera_height)
    aside_x = camera.right() + 1 + 20
    below = camera.bottom() + 1 + 20
    guests_top = below + frame.entry_height + 14
    actions = QRect(aside_x, camera.y(), body.right() + 1 - aside_x, camera.height())
    return Places(
        status_bar=frame.status_bar,
        rehearsal=frame.mark,
        entry=QRect(body.x(), below, body.width(), frame.entry_height),
        guests=QRect(body.x(), guests_top, body.width(), body.bottom() + 1 - guests_top),
        sheet=QRect(body.x(), below, body.width(), frame.sheet_ends - below),
        camera=camera,
        aside=actions,
        last_verdict=frame.last_verdict,
        footer=frame.footer,
        stage=stage,
        words=QRect(body.x(), below, body.width(), stage.bottom() + 1 - 24 - below),
        actions=actions,
        portrait=True,
        short=frame.short,
    )


def _moved(places: Places, width: int, zoom: float, *, mirrored: bool) -> Places:
    """The same places drawn larger, and from the right where one reads from there."""
    changed: dict[str, object] = {}
    for field in fields(places):
        rect = getattr(places, field.name)
        if isinstance(rect, QRect):
            left, top = round(rect.x() * zoom), round(rect.y() * zoom)
            right, bottom = round((rect.x() + rect.width()) * zoom), round((rect.y() + rect.height()) * zoom)
            left, right = (width - right, width - left) if mirrored else (left, right)
            rect = QRect(left, top, right - left, bottom - top)
        changed[field.name] = rect
    return Places(**changed)  # type: ignore[arg-type]  # the fields are those of `places`


GAP_PX = 14
NARROW_ENTRY_PX = 440
LEAST_CAMERA_PX = 110
MANY = 2
"""So many buttons need more height than one, unless they stand beside one another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorLayout:
    """Puts the parts of the door screen in their places."""

    theme: Theme
    status_bar: QWidget
    rehearsal_bar: QWidget
    entry: QWidget
    results: QWidget
    recent: QWidget
    camera: CameraView
    aside: StepAsideStrip
    last_verdict: QWidget
    overlay: VerdictOverlay
    stop_bar: StopBar
    footer: QWidget
    sheets: Sheets

    def put_in_place(self, places: Places, *, typing: bool = False) -> None:
        """Give every part the place it has at the window's size, with what is open now.

        `typing`: the entry stands in front of a verdict, whose words begin below it.
        """
        px = self.theme.px
        overlaid = places
        if self.camera.collapsed_px:
            places = _without_camera(places, self.camera.collapsed_px, px(GAP_PX), px(ASIDE_PX))
        self.status_bar.setGeometry(places.status_bar)
        self.rehearsal_bar.setGeometry(places.rehearsal)
        self.entry.setGeometry(places.entry)
        _mark_narrow(self.entry, narrow=places.entry.width() < px(NARROW_ENTRY_PX))
        for part in (self.results, self.recent):
            part.setGeometry(places.guests)
        self.sheets.arrange(places.sheet, _below(places.entry, places.sheet, px(GAP_PX)))
        camera, aside = _with_counts(places, self.aside.least_height, px(GAP_PX) // 2)
        if not (places.portrait or places.short or self.camera.collapsed_px):
            camera, aside = _with_list(camera, aside, self.aside.wanted_height, px(CAMERA_KEEPS_PX))
        self.camera.setGeometry(camera)
        self.aside.setGeometry(aside)
        self.last_verdict.setGeometry(places.last_verdict)
        self.last_verdict.setVisible(not (places.short and self.sheets.top))
        self.stop_bar.setGeometry(places.last_verdict)
        self.footer.setGeometry(places.footer)
        self._put_overlay(overlaid, typing=typing)

    def _put_overlay(self, places: Places, *, typing: bool) -> None:
        """The overlay fills the stage, or what a STOP at the foot, or the bar below a STOP, leaves of it."""
        stage, words, actions = places.stage, places.words, places.actions
        overlay, stop = self.overlay, self.stop_bar
        overlaid_by_stop = overlay.covers_stage and overlay.view is stop.view
        below = stop.view is not None and not overlaid_by_stop
        stop.setVisible(below)
        if below or (overlaid_by_stop and stop.over_verdict and not self.last_verdict.isHidden()):
            taken = places.last_verdict.height()
            stage, words = stage.adjusted(0, 0, 0, -taken), words.adjusted(0, 0, 0, -taken)
            actions = actions if places.portrait else self._with_buttons(actions.adjusted(0, 0, 0, -taken))
        if places.portrait and self.camera.collapsed_px:
            top = self.camera.geometry().bottom() + 1 + self.theme.px(GAP_PX)
            actions = actions.adjusted(0, max(top - actions.top(), 0), 0, 0)
        if typing:
            if actions.intersects(entry := self.entry.geometry()):  # it is higher where there is no camera
                actions = actions.adjusted(0, 0, 0, entry.top() - self.theme.px(GAP_PX) - actions.bottom())
            top = places.entry.bottom() + 1 + self.theme.px(GAP_PX)
            words = words.adjusted(0, max(top - words.top(), 0), 0, 0)
        edge_px = min(places.camera.y() - places.stage.y(), self.theme.px(EDGE_PX))
        overlay.arrange(stage, words, actions, places.last_verdict.y(), edge_px)

    def _with_buttons(self, actions: QRect) -> QRect:
        """The room for a verdict's buttons; where that is too low, the camera above it gives some up."""
        beside = self.overlay.buttons.fit_beside(actions.width())
        least = self.theme.px(TOUCH_PX if beside or len(self.overlay.buttons.shown) < MANY else BUTTONS_PX)
        lacks, camera = least - actions.height(), self.camera.geometry()
        if lacks <= 0 or camera.height() - lacks < self.theme.px(LEAST_CAMERA_PX):
            return actions
        self.camera.setGeometry(camera.adjusted(0, 0, 0, -lacks))
        return actions.adjusted(0, -lacks, 0, 0)


def _without_camera(places: Places, collapsed_px: int, gap: int, aside_px: int) -> Places:
    """The same places where there is no camera: what its picture leaves is for the lists."""
    whole, aside = places.camera, places.aside
    if not places.portrait:
        camera = QRect(whole.x(), whole.y(), whole.width(), collapsed_px)
        below = camera.bottom() + 1 + gap
        end = max(aside.bottom(), places.guests.bottom())
        return replace(places, camera=camera, aside=QRect(camera.x(), below, camera.width(), end + 1 - below))
    entry = places.entry
    camera = QRect(entry.x(), whole.y(), entry.width(), collapsed_px)
    tall = min(aside_px, whole.height() - collapsed_px - gap)
    aside = QRect(entry.x(), camera.bottom() + 1 + gap, entry.width(), tall)
    up = entry.y() - (aside.bottom() + 1 + gap)
    return replace(
        places,
        camera=camera,
        aside=aside,
        entry=entry.translated(0, -up),
        guests=places.guests.adjusted(0, -up, 0, 0),
        sheet=places.sheet.adjusted(0, -up, 0, 0),
    )


def _mark_narrow(entry: QWidget, *, narrow: bool) -> None:
    """Let the style sheet write smaller in an entry that is narrow."""
    if bool(entry.property("narrow")) != narrow:
        entry.setProperty("narrow", narrow)
        entry.style().unpolish(entry)
        entry.style().polish(entry)


def _below(entry: QRect, sheet: QRect, gap: int) -> QRect:
    """What is left of a sheet's place when the entry above it stays."""
    top = entry.bottom() + 1 + gap
    return QRect(sheet.x(), top, sheet.width(), sheet.bottom() + 1 - top)


def _with_counts(places: Places, least: int, gap: int) -> tuple[QRect, QRect]:
    """Camera and strip; where there is no room to say who waits, the camera gives some up."""
    camera, aside = places.camera, places.aside
    if aside.height() >= least:
        return camera, aside
    bottom = max(camera.bottom(), aside.bottom()) + 1
    counts = QRect(camera.x(), bottom - least, camera.width(), least)
    return QRect(camera.topLeft(), camera.size()).adjusted(
        0, 0, 0, counts.y() - gap - camera.bottom() - 1
    ), counts


def _with_list(camera: QRect, aside: QRect, wanted: int, keeps: int) -> tuple[QRect, QRect]:
    """Camera and strip below it; the camera gives up what it can spare for those who wait."""
    lacks = min(wanted - aside.height(), camera.height() - keeps)
    if lacks <= 0:
        return camera, aside
    return camera.adjusted(0, 0, 0, -lacks), aside.adjusted(0, -lacks, 0, 0)
