"""Who stands behind a GO IN is shown alike, whichever way the guest came to go in."""

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Certainty, How, LedgerRow, RowKind
from kiosk.core.verdict import Admit, AlreadyIn, Why
from kiosk.engine.supervised import AdmittedOffList, GroupAdmitted, Overridden
from kiosk.ui.orders.group_texts import tell_group
from kiosk.ui.supervisor.supervisor_texts import tell_off_list, tell_overridden
from kiosk.ui.theme.theme import Motion, Scheme, Theme
from kiosk.ui.verdict.last_verdict_bar import Band
from kiosk.ui.verdict.overlay import Flood
from kiosk.ui.verdict.verdict_view import Telling, tell_verdict
from tests.gui.fake_controller import NOW, a_ticket, given

ANA, LUIS = a_ticket("t1", "Ana García Lorenzo"), a_ticket("t2", "Luis García")
ROW = LedgerRow(
    "o1", RowKind.OVERRIDE, ANA.id, NOW, "Door A", How.CAMERA, reason="Came out", supervisor="Mira"
)


def went_in_together(certainty: Certainty) -> Telling:
    """Two of one order, of whom the service has confirmed the first."""
    sure = ((ANA, Certainty.CONFIRMED), (LUIS, certainty))
    verdicts = tuple(given(Admit(one), admission_id=one.id, certainty=by) for one, by in sure)
    return tell_group("7F21", GroupAdmitted(verdicts, ()), {})


TOLD = {
    "offline": tell_verdict(given(Admit(ANA), admission_id="a1", certainty=Certainty.LOCAL)),
    "overridden": tell_overridden(Overridden(ROW, AlreadyIn(ANA, Why.INSIDE, None))),
    "off the list": tell_off_list(AdmittedOffList(ROW), "Noor", NOW),
    "several": went_in_together(Certainty.LOCAL),
}


def framed(qtbot: QtBot, telling: Telling) -> tuple[list[str], list[str]]:
    """The icons of who stands behind it, framed on the flood and on the band."""
    theme = Theme(Scheme.DARK, Motion.OFF)
    flood, band = Flood(theme), Band(theme)
    for widget in (flood, band):
        qtbot.addWidget(widget)
    flood.arrange(QRect(0, 0, 1280, 690), QRect(28, 24, 776, 600), QRect(832, 330, 420, 300), 560)
    flood.show_telling(telling)
    band.resize(1280, 132)
    band.show_telling(telling)
    assert flood.laid_out is not None
    roles = [one.role for one in flood.laid_out.placed if one.role.startswith("certainty")]
    chips = [text.chip for text in band._laid_out().placed if text.chip]
    return roles, [chip.icon for chip in chips if chip.outlined]


@pytest.mark.parametrize("way", TOLD)
def test_what_only_this_machine_knows_is_framed(qtbot: QtBot, way: str) -> None:
    assert framed(qtbot, TOLD[way]) == (["certainty-machine"], ["machine"])


def test_what_the_service_has_confirmed_of_all_of_them_is_not(qtbot: QtBot) -> None:
    assert framed(qtbot, went_in_together(Certainty.CONFIRMED)) == ([], [])
