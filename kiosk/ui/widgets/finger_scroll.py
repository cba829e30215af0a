"""Scrolling by finger, with taps that always count."""

from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QScroller, QScrollerProperties


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """Let a finger push what the area shows; a push presses nothing, and each of several quick taps does.

    Not Qt's touch gesture: with that one the second of two quick taps is lost, and a push that ends where it
    began on a button presses it. A touch that nobody takes comes as the left mouse button.
    """
    viewport = area.viewport()
    QScroller.grabGesture(viewport, QScroller.ScrollerGestureType.LeftMouseButtonGesture)
    scroller = QScroller.scroller(viewport)
    properties = scroller.scrollerProperties()
    # What is touched shows it at once, and not only when the finger has left it.
    properties.setScrollMetric(QScrollerProperties.ScrollMetric.MousePressEventDelay, 0.0)
    scroller.setScrollerProperties(properties)

    def pushed(state: QScroller.State) -> None:
        """The touch has become a push, whose end no button hears of."""
        if state == QScroller.State.Dragging:
            for button in viewport.findChildren(QAbstractButton):
                button.setDown(False)

    scroller.stateChanged.connect(pushed)
