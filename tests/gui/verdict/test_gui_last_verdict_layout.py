"""The bar's layout: how often a text is shaped."""

import pytest
from PySide6.QtGui import QFont

from kiosk.core.screen_settings import Motion, Scheme
from kiosk.ui.theme.text_fit import elided
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict import last_verdict_layout
from kiosk.ui.verdict.last_verdict_layout import BarTexts, Chip, lay_out_last_verdict


@pytest.mark.usefixtures("qapp")
def test_each_chip_is_shaped_once_at_each_size(monkeypatch: pytest.MonkeyPatch) -> None:
    shaped: list[tuple[str, int]] = []

    def counted(text: str, font: QFont, width: float) -> str:
        shaped.append((text, font.pixelSize()))
        return elided(text, font, width)

    monkeypatch.setattr(last_verdict_layout, "elided", counted)
    chips = tuple(Chip(f"{number} " + "\u0e01\u0e47" * 200, "notice") for number in range(20))
    told = BarTexts("GO IN", "Ana García Lorenzo", chips, ("VIP", "order of 4", "confirmed by the service"))
    lay_out_last_verdict(told, Theme(Scheme.DARK, Motion.OFF), 700, 90)
    of_chips = [one for one in shaped if one[0][:400] in {chip.text[:400] for chip in chips}]
    assert of_chips
    assert len(of_chips) == len(set(of_chips))
