"""Puts the parts of the door screen in their places."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from kiosk.ui.design.stripes import EDGE_PX
from kiosk.ui.design.theme import TOUCH_PX
from kiosk.ui.screen.places import BUTTONS_PX, CAMERA_KEEPS_PX, Places

if TYPE_CHECKING:
    from kiosk.ui.screen.window import DoorWindow

GAP_PX = 14
NARROW_ENTRY_PX = 440
LEAST_CAMERA_PX = 110
MANY = 2
"""So many buttons need more height than one, unless they stand beside one another."""


def put_in_place(window: "DoorWindow") -> None:
    """Give every part the place it has at the window's size, with what is open now."""
    places, px = window.places(), window.theme.px
    window.strip.setGeometry(places.strip)
    window.rehearsal_bar.setGeometry(places.rehearsal)
    window.entry.setGeometry(places.entry)
    _mark_narrow(window.entry, narrow=places.entry.width() < px(NARROW_ENTRY_PX))
    for part in (window.results, window.recent):
        part.setGeometry(places.guests)
    window.sheets.arrange(places.sheet, _below(places.entry, places.sheet, px(GAP_PX)))
    camera, aside = _with_counts(places, window.aside.least_height, px(GAP_PX) // 2)
    if not (places.portrait or places.short):
        camera, aside = _with_list(camera, aside, window.aside.wanted_height, px(CAMERA_KEEPS_PX))
    window.camera.setGeometry(camera)
    window.aside.setGeometry(aside)
    window.band.setGeometry(places.band)
    window.band.setVisible(not (places.short and window.sheets.top))
    window.stop_bar.setGeometry(places.band)
    window.foot.setGeometry(places.foot)
    _put_flood(window, places)


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


def _put_flood(window: "DoorWindow", places: Places) -> None:
    """The flood fills the stage, or what a STOP at the foot, or the band below a STOP, leaves of it."""
    stage, words, actions = places.stage, places.words, places.actions
    flood, stop = window.flood, window.stop_bar
    flooded_by_stop = flood.floods and flood.telling is stop.telling
    below = stop.telling is not None and not flooded_by_stop
    stop.setVisible(below)
    if below or (flooded_by_stop and stop.over_verdict and not window.band.isHidden()):
        taken = places.band.height()
        stage, words = stage.adjusted(0, 0, 0, -taken), words.adjusted(0, 0, 0, -taken)
        actions = actions if places.portrait else _with_buttons(window, actions.adjusted(0, 0, 0, -taken))
    edge_px = min(places.camera.y() - places.stage.y(), window.theme.px(EDGE_PX))
    flood.arrange(stage, words, actions, places.band.y(), edge_px)


def _with_buttons(window: "DoorWindow", actions: QRect) -> QRect:
    """The room for a verdict's buttons; where it has become too low, the camera above it gives some up."""
    beside = window.flood.buttons.fit_beside(actions.width())
    least = window.theme.px(TOUCH_PX if beside or len(window.flood.buttons.shown) < MANY else BUTTONS_PX)
    lacks, camera = least - actions.height(), window.camera.geometry()
    if lacks <= 0 or camera.height() - lacks < window.theme.px(LEAST_CAMERA_PX):
        return actions
    window.camera.setGeometry(camera.adjusted(0, 0, 0, -lacks))
    return actions.adjusted(0, -lacks, 0, 0)
