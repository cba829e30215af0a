"""Puts the parts of the door screen in their places."""

from msgspec import Struct
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from kiosk.ui.door.camera_view import CameraView
from kiosk.ui.door.places import (
    ASIDE_PX,
    BUTTONS_PX,
    CAMERA_KEEPS_PX,
    LOWEST_GAP_PX,
    Places,
    without_camera,
)
from kiosk.ui.door.sheets import Sheets
from kiosk.ui.door.step_aside_strip import StepAsideStrip
from kiosk.ui.theme.stripes import EDGE_PX
from kiosk.ui.theme.theme import TOUCH_PX, Theme
from kiosk.ui.verdict.last_verdict_bar import LastVerdictBar
from kiosk.ui.verdict.late_stop_bar import StopBar
from kiosk.ui.verdict.overlay import VerdictOverlay

GAP_PX, LOW_GAP_PX = 14, 8
NARROW_ENTRY_PX = 440
LEAST_CAMERA_PX = 94
MANY = 2
"""So many buttons need more height than one, unless they stand beside one another."""


class DoorLayout(Struct, frozen=True, kw_only=True):
    """Puts the parts of the door screen in their places."""

    theme: Theme
    status_bar: QWidget
    rehearsal_bar: QWidget
    entry: QWidget
    results: QWidget
    recent: QWidget
    camera: CameraView
    aside: StepAsideStrip
    last_verdict: LastVerdictBar
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
            places = without_camera(places, self.camera.collapsed_px, px(GAP_PX), px(ASIDE_PX))
        self.status_bar.setGeometry(places.status_bar)
        self.rehearsal_bar.setGeometry(places.rehearsal)
        top = self.sheets.top
        is_taken = places.lowest and top is not None and not self.overlay.covers_stage
        is_wide = is_taken and top is not None and not top.needs_camera
        entry = _as_wide_as(places.wide_sheet, places.entry) if is_wide else places.entry
        self.entry.setGeometry(entry)
        _mark_narrow(self.entry, narrow=entry.width() < px(NARROW_ENTRY_PX))
        self.recent.setGeometry(places.guests)
        is_searching = places.lowest and not self.results.isHidden() and self.last_verdict.is_calm
        found = places.guests
        if is_searching:  # it has the bar's place too, until the next verdict
            found = found.adjusted(0, 0, 0, places.last_verdict.height())
        self.results.setGeometry(found)
        below_entry = entry.bottom() + 1 + px(LOWEST_GAP_PX if places.lowest else GAP_PX)
        foot = _stop_below_sheets(places)
        wide, beside = places.wide_sheet, places.sheet
        if self._is_stop_below:
            gap = px(LOWEST_GAP_PX if places.lowest else LOW_GAP_PX)
            wide, beside = _ending_above(foot.y() - gap, wide), _ending_above(foot.y() - gap, beside)
        self.sheets.arrange(wide, beside, entry_px=below_entry - places.sheet.top())
        camera, aside = _with_counts(places, self.aside.least_height, px(GAP_PX) // 2)
        if not (places.portrait or places.short or self.camera.collapsed_px):
            camera, aside = _with_list(camera, aside, self.aside.wanted_height, px(CAMERA_KEEPS_PX))
        self.camera.setGeometry(camera)
        self.aside.setGeometry(aside)
        self.last_verdict.setGeometry(places.last_verdict)
        self.last_verdict.setHidden(is_searching or (places.short and top is not None))
        self.camera.setHidden(is_wide)
        self.footer.setHidden(is_taken)
        self.stop_bar.setGeometry(foot if is_taken else places.last_verdict)
        self.footer.setGeometry(places.footer)
        self._put_overlay(overlaid, typing=typing)

    @property
    def _is_stop_below(self) -> bool:
        """Whether a STOP stands at the foot, because the lane goes on above it."""
        overlay, stop = self.overlay, self.stop_bar
        return stop.view is not None and not (overlay.covers_stage and overlay.view is stop.view)

    def _put_overlay(self, places: Places, *, typing: bool) -> None:
        """The overlay fills the stage, or what a STOP at the foot, or the bar below a STOP, leaves of it."""
        stage, words, actions = places.stage, places.words, places.actions
        overlay, stop = self.overlay, self.stop_bar
        overlaid_by_stop = overlay.covers_stage and overlay.view is stop.view
        below = self._is_stop_below
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
        px, camera = self.theme.px, self.camera.geometry()
        beside = self.overlay.buttons.fit_beside(actions.width())
        row = px(TOUCH_PX)
        for least in (row,) if beside or len(self.overlay.buttons.shown) < MANY else (px(BUTTONS_PX), row):
            lacks = least - actions.height()
            if 0 < lacks <= camera.height() - px(LEAST_CAMERA_PX):
                self.camera.setGeometry(camera.adjusted(0, 0, 0, -lacks))
                return actions.adjusted(0, -lacks, 0, 0)
        return actions


def _mark_narrow(entry: QWidget, *, narrow: bool) -> None:
    """Let the style sheet write smaller in an entry that is narrow."""
    if bool(entry.property("narrow")) != narrow:
        entry.setProperty("narrow", narrow)
        entry.style().unpolish(entry)
        entry.style().polish(entry)


def _stop_below_sheets(places: Places) -> QRect:
    """Where a STOP stands while a sheet is open: in the lowest window the foot is hidden then."""
    down = places.footer.height() if places.lowest else 0
    return places.last_verdict.translated(0, down)


def _ending_above(y: int, room: QRect) -> QRect:
    """The room, but for what is below this height."""
    return QRect(room.x(), room.y(), room.width(), min(room.bottom() + 1, y) - room.y())


def _as_wide_as(sheet: QRect, entry: QRect) -> QRect:
    return QRect(sheet.x(), entry.y(), sheet.width(), entry.height())


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
