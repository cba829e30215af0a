"""Who stands behind a GO IN is shown alike, whichever way the guest came to go in."""

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from kiosk.core.presence import Certainty, InputMethod, LedgerRow, RowKind
from kiosk.core.screen_settings import Motion, Scheme
from kiosk.core.verdict import Admit, AlreadyIn, Reason
from kiosk.engine.supervised import AdmittedOffList, GroupAdmitted, Overridden
from kiosk.ui.orders.group_texts import view_of_group
from kiosk.ui.supervisor.supervisor_texts import view_of_off_list, view_of_override
from kiosk.ui.theme.theme import Theme
from kiosk.ui.verdict.last_verdict_bar import LastVerdictBar
from kiosk.ui.verdict.overlay import VerdictOverlay
from kiosk.ui.verdict.verdict_view import VerdictView, view_of_verdict
from tests.gui.fake_controller import NOW, a_ticket, given

ANA, LUIS = a_ticket("t1", "Ana García Lorenzo"), a_ticket("t2", "Luis García")
ROW = LedgerRow(
    "o1", RowKind.OVERRIDE, ANA.id, NOW, "Door A", InputMethod.CAMERA, reason="Came out", supervisor="Mira"
)


def went_in_together(certainty: Certainty) -> VerdictView:
    """Two of one order, of whom the service has confirmed the first."""
    sure = ((ANA, Certainty.CONFIRMED), (LUIS, certainty))
    verdicts = tuple(given(Admit(one), admission_id=one.id, certainty=by) for one, by in sure)
    return view_of_group("7F21", GroupAdmitted(verdicts, ()), {})


TOLD = {
    "offline": view_of_verdict(given(Admit(ANA), admission_id="a1", certainty=Certainty.LOCAL)),
    "overridden": view_of_override(Overridden(ROW, AlreadyIn(ANA, Reason.INSIDE, None))),
    "off the list": view_of_off_list(AdmittedOffList(ROW), "Noor", NOW),
    "several": went_in_together(Certainty.LOCAL),
}


def framed(qtbot: QtBot, view: VerdictView) -> tuple[list[str], list[str]]:
    """The icons of who stands behind it, framed on the overlay and on the bar."""
    theme = Theme(Scheme.DARK, Motion.OFF)
    overlay, last_verdict = VerdictOverlay(theme), LastVerdictBar(theme)
    for widget in (overlay, last_verdict):
        qtbot.addWidget(widget)
    overlay.arrange(QRect(0, 0, 1280, 690), QRect(28, 24, 776, 600), QRect(832, 330, 420, 300), 560)
    overlay.show_verdict(view)
    last_verdict.resize(1280, 132)
    last_verdict.show_verdict(view)
    assert overlay.laid_out is not None
    roles = [one.role for one in overlay.laid_out.placed if one.role.startswith("certainty")]
    chips = [text.chip for text in last_verdict._laid_out().placed if text.chip]
    return roles, [chip.icon for chip in chips if chip.outlined]


@pytest.mark.parametrize("way", TOLD)
def test_what_only_this_machine_knows_is_framed(qtbot: QtBot, way: str) -> None:
    assert framed(qtbot, TOLD[way]) == (["certainty-machine"], ["machine"])


def test_what_the_service_has_confirmed_of_all_of_them_is_not(qtbot: QtBot) -> None:
    assert framed(qtbot, went_in_together(Certainty.CONFIRMED)) == ([], [])
