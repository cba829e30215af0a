"""Our own icons, drawn in any colour and size."""

from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

import kiosk


def _source(name: str) -> str:
    package = Path(kiosk.__file__).parent
    installed = package / "resources" / "icons" / f"{name}.svg"
    in_repository = package.parent / "resources" / "icons" / f"{name}.svg"
    return (installed if installed.exists() else in_repository).read_text(encoding="utf-8")


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    drawing = _source(name).replace("currentColor", colour)
    return QSvgRenderer(QByteArray(drawing.encode("utf-8")))


POINTING = frozenset({"entry", "exit", "leads", "step-aside", "undone"})
"""Icons that point to where a line of writing goes on; from right to left they point to the other side."""
FROM_RIGHT = {"not-inside": "not-inside-from-right"}
"""Icons that are drawn anew for somebody who reads from the right: a sign in them is not turned round."""


def draw_icon(painter: QPainter, name: str, rect: QRectF, colour: str, *, mirrored: bool = False) -> None:
    """Draw `resources/icons/<name>.svg` into `rect` in one colour (`#RRGGBB`).

    `mirrored`: for somebody who reads from the right; only what points or opens to a side is turned round.
    """
    if mirrored:
        name = FROM_RIGHT.get(name, name)
    if not mirrored or name not in POINTING:
        _renderer(name, colour).render(painter, rect)
        return
    painter.save()
    painter.translate(rect.left() + rect.right(), 0)
    painter.scale(-1, 1)
    _renderer(name, colour).render(painter, rect)
    painter.restore()


def icon(
    name: str,
    colour: str,
    size_px: int = 24,
    *,
    gap_px: int = 0,
    mirrored: bool = False,
    ratio: float = 1.0,
) -> QIcon:
    """The icon for a button, with a gap after it; `ratio` is the screen's device pixel ratio.

    `mirrored`: what comes after it stands at its left, and what points does so to the left.
    """
    picture = QPixmap(QSize(size_px + gap_px, size_px) * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    side = QRectF(gap_px if mirrored else 0, 0, size_px, size_px)
    draw_icon(painter, name, side, colour, mirrored=mirrored)
    painter.end()
    return QIcon(picture)
