"""Where a window stands on its screen: it opens there, and goes on fitting whatever becomes of the screen."""

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from kiosk.core.window_place import Area, WindowPlace, opening_place, place_from

FITTED_AFTER_MS = 250
"""The window system moves windows itself when a screen changes, and has the first word."""
KEPT_AFTER_MS = 500
"""A window is dragged in many steps; whoever keeps its place hears of the last."""
FILLS = 0.95
"""A maximised window that takes less than this of a side of its screen was not made larger by anybody."""


class Placement(QObject):
    """Opens one window where it was, and from then on keeps all of it on its screen for as long as it lives.

    `changed` brings the place to open it at next time, as text. `kept` is that text of the last time, empty
    where there is none.
    """

    changed = Signal(str)

    def __init__(self, window: QWidget, kept: str = "") -> None:
        super().__init__(window)
        self._window, self._kept, self._least = window, kept, window.minimumSize()
        self._area = _area(window.geometry())
        self._fitted: QRect | None = None
        """Where it was put because its screen has no more room: nobody chose that."""
        self._fitting, self._keeping = self._timer(FITTED_AFTER_MS), self._timer(KEPT_AFTER_MS)
        self._fitting.timeout.connect(self._fit)
        self._keeping.timeout.connect(self._keep)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)  # noqa: S101 - there is no window without one
        for screen in QGuiApplication.screens():
            self._follow(screen)
        app.screenAdded.connect(self._follow)
        for changed in (app.screenAdded, app.screenRemoved, app.primaryScreenChanged):
            changed.connect(self._screens_changed)

    def open(self) -> None:
        """Show the window: where it was, maximised on a small screen and the first time."""
        place = opening_place(place_from(self._kept), _screens())
        self._window.installEventFilter(self)
        self._area = place.area
        self._allow_small(QSize(place.area.width, place.area.height))
        self._window.setGeometry(_rect(place.area))
        if place.maximised:
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowMaximized)
        self._window.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice where the window goes."""
        kind = event.type()
        if kind in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange):
            self._note()
        if kind in (QEvent.Type.Show, QEvent.Type.WindowStateChange, QEvent.Type.DevicePixelRatioChange):
            self._fitting.start()
        elif kind is QEvent.Type.Close and self._keeping.isActive():
            self._keep()
        return super().eventFilter(watched, event)

    def _timer(self, after_ms: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(after_ms)
        return timer

    def _follow(self, screen: QScreen) -> None:
        for changed in (screen.availableGeometryChanged, screen.geometryChanged):
            changed.connect(self._screens_changed)

    def _screens_changed(self) -> None:
        self._fitting.start()

    @property
    def _has_plain_size(self) -> bool:
        special = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen
        return not self._window.windowState() & (special | Qt.WindowState.WindowMinimized)

    def _note(self) -> None:
        """A window that fills its screen keeps the place that it had before."""
        if not self._window.isVisible():
            return
        place = self._window.geometry()
        if self._has_plain_size and place != self._fitted:
            self._area, self._fitted = _area(place), None
        self._keeping.start()

    def _keep(self) -> None:
        self._keeping.stop()
        maximised = bool(self._window.windowState() & Qt.WindowState.WindowMaximized)
        kept = str(WindowPlace(self._area, maximised=maximised))
        if kept != self._kept:
            self._kept = kept
            self.changed.emit(kept)

    def _fit(self) -> None:
        """Take the room that the screen has by now: where no window manager runs, nobody else sees to it."""
        window, state = self._window, self._window.windowState()
        if not window.isVisible() or state & Qt.WindowState.WindowMinimized:
            return
        screen = _screen_of(window)
        room = screen.geometry() if state & Qt.WindowState.WindowFullScreen else screen.availableGeometry()
        self._allow_small(room.size())
        if not self._has_plain_size:
            if not _fills(window.frameGeometry(), room):
                wanted = self._whole_in(_area(room), room)
                window.windowHandle().setGeometry(wanted)  # the widget's own would end that it is maximised
            return
        wanted = self._whole_in(self._area, room)
        if wanted != window.geometry():
            self._fitted = wanted
            window.setGeometry(wanted)

    def _whole_in(self, area: Area, room: QRect) -> QRect:
        """This area, moved and made smaller so that its frame too is within the room."""
        place, frame = self._window.geometry(), self._window.frameGeometry()
        left, top = place.x() - frame.x(), place.y() - frame.y()
        right, bottom = frame.width() - place.width() - left, frame.height() - place.height() - top
        framed = _area(_rect(area).adjusted(-left, -top, right, bottom))
        return _rect(framed.fitted_into(_area(room))).adjusted(left, top, -right, -bottom)

    def _allow_small(self, room: QSize) -> None:
        """No window has a least size that its screen lacks."""
        least = self._least.boundedTo(room)
        if least != self._window.minimumSize():
            self._window.setMinimumSize(least)


def _fills(frame: QRect, room: QRect) -> bool:
    """Whether a window that is to fill its screen does, more or less: what is beside it the system knows."""
    large = frame.width() >= room.width() * FILLS and frame.height() >= room.height() * FILLS
    return large and room.adjusted(-16, -16, 16, 16).contains(frame)


def _screen_of(window: QWidget) -> QScreen:
    """The screen that has most of the window, the first one where none has any."""
    area = _area(window.frameGeometry())
    return max(_ordered(), key=lambda screen: area.shared_with(_area(screen.availableGeometry())))


def _ordered() -> list[QScreen]:
    primary = QGuiApplication.primaryScreen()
    return [primary, *(screen for screen in QGuiApplication.screens() if screen is not primary)]


def _screens() -> list[Area]:
    return [_area(screen.availableGeometry()) for screen in _ordered()]


def _area(rect: QRect) -> Area:
    return Area(rect.x(), rect.y(), rect.width(), rect.height())


def _rect(area: Area) -> QRect:
    return QRect(area.x, area.y, area.width, area.height)
