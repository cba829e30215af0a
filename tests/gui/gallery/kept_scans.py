"""What became of scans since: guests to be stopped, all scans to search, and closing with things undone."""

from msgspec.structs import replace
from PySide6.QtCore import Qt

from kiosk.core.outbox import EntryState, IncidentKind
from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.core.verdict import NotValid, Reason, Unknown
from kiosk.engine.records import AdmissionStatus, Incident, OutboxCount
from kiosk.engine.scans_told import RecentScan, ScanTold
from tests.gui.fake_controller import NOW
from tests.gui.gallery.setting import ANA, BJOERN, LONG, NOOR, SIOBHAN, Scene, Setting
from tests.gui.guest_sheets import guest_sheet
from tests.gui.simulated_input import tap, type_text
from tests.gui.waiting import until

STOPPED = AdmissionStatus(EntryState.CONFLICT, IncidentKind.CONFLICT, is_open=True)
_OF = {
    NOOR.id: STOPPED,
    BJOERN.id: AdmissionStatus(EntryState.NEEDS_ATTENTION),
    SIOBHAN.id: AdmissionStatus(EntryState.WAITING),
}


def _stand(told: ScanTold) -> ScanTold:
    if isinstance(told, RecentScan) and told.row.ticket_id in _OF:
        row = replace(told.row, on_duty="Mira")
        return replace(told, row=row, status=_OF[told.row.ticket_id])
    return told


async def stopped(setting: Setting) -> None:
    """Of five scans one guest is to be stopped, one check-in was refused, and one waits."""
    controller = setting.controller
    controller.status_of = dict(_OF)
    controller.recent_scans = [_stand(one) for one in controller.recent_scans]
    setting.presenter.scans.look_again()
    rows = setting.window.recent.list.rows
    await until(lambda: rows.rows[0].mark == "halt")
    await setting.quiet()


async def guest_stopped(setting: Setting) -> None:
    await stopped(setting)
    setting.window.guest_asked.emit(NOOR.id)
    await until(lambda: guest_sheet(setting.window).is_open)
    await setting.quiet()


async def all_scans(setting: Setting) -> None:
    await stopped(setting)
    setting.verdict(NotValid(LONG, Reason.STOP_LISTED), at=NOW - 15)
    setting.verdict(Unknown(), at=NOW - 10)
    override = LedgerRow("o", RowKind.OVERRIDE, ANA.id, NOW - 5, "Door A", InputMethod.CAMERA, on_duty="Mira")
    allowed = replace(override, supervisor="Jonas", reason="came out for a moment")
    setting.controller.recent_scans.insert(0, RecentScan(allowed, ANA))
    await setting.settle()
    tap(setting.window.recent.all_scans)
    sheet = setting.presenter.scans.sheet
    await until(lambda: sheet.list.rows.rowCount() > 6)
    await setting.quiet()


async def all_scans_none(setting: Setting) -> None:
    await all_scans(setting)
    setting.controller.recent_scans = []
    type_text(setting.presenter.scans.sheet.line, "19:4 Zo")
    await until(lambda: not setting.presenter.scans.sheet.list.isVisible())
    await setting.quiet()


async def closing_undone(setting: Setting) -> None:
    controller = setting.controller
    controller.open_incidents = [Incident("i1", IncidentKind.CONFLICT, NOW - 400, NOOR.id, "adm-n")]
    controller.unsent = OutboxCount(3, NOW - 60, 1)
    setting.presenter.incidents.start()
    await setting.quiet()
    for number in range(2):
        setting.verdict(Unknown(), code=f"HF26-88D4-93B1-7F2{number}")
        setting.window.press(Qt.Key.Key_F2)
    await setting.settle()
    setting.window.close()
    await until(lambda: setting.window.sheets.top is not None)
    await setting.quiet()


KEPT_SCANS: dict[str, Scene] = {
    "recent-stopped": stopped,
    "guest-stopped": guest_stopped,
    "all-scans": all_scans,
    "all-scans-none": all_scans_none,
    "closing-undone": closing_undone,
}
