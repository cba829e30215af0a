"""How colours look with each kind of colour vision, and how far apart two of them are."""

from math import dist

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

VISIONS: dict[str, Matrix] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Machado, Oliveira, Fernandes 2009, severity 1, for linear RGB."""

_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def distance(one: str, other: str, vision: Matrix) -> float:
    """CIE 1976's difference of two colours (`#RRGGBB`) as this vision has them; 2.3 is just noticed."""
    a, b = _lab(one, vision), _lab(other, vision)
    return dist(a, b)


def _lab(colour: str, vision: Matrix) -> Triple:
    """CIE L*a*b*."""
    c = QColor(colour)
    seen = _times(vision, (_linear(c.redF()), _linear(c.greenF()), _linear(c.blueF())))
    r, g, b = (min(max(share, 0.0), 1.0) for share in seen)
    xyz = _times(_TO_XYZ, (r, g, b))
    x, y, z = (_root(share / white) for share, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _root(share: float) -> float:
    return share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116


def _times(matrix: Matrix, v: Triple) -> Triple:
    rows = [sum(m * x for m, x in zip(row, v, strict=True)) for row in matrix]
    return rows[0], rows[1], rows[2]
