"""What needs a supervisor or a moment beside the lane: overrides, those who step aside, and off the list."""

from kiosk.core.presence import LedgerRow, RowKind
from kiosk.ui.manager.duty_sheet import DutySheet
from kiosk.ui.step_aside.step_aside_sheet import StepAsideSheet
from kiosk.ui.supervisor.off_list_sheet import OffListSheet
from kiosk.ui.supervisor.supervisor_sheet import SupervisorSheet
from kiosk.ui.theme.clean_text import isolate
from kiosk.ui.verdict.actions import Action
from kiosk.ui.widgets.choice_chips import ChoiceChips
from kiosk.ui.widgets.press_button import PressButton
from tests.end2end.simulated_event.cast import PIN, SUPERVISOR
from tests.end2end.simulated_event.stage import Door, Stage
from tests.end2end.simulated_event.waiting import Missed, until_true

ON_DUTY = "Tom"


async def change_of_duty(stage: Stage, door: Door) -> str:
    """Somebody else takes over at the door; the rows from now on bear their name."""
    await door.reader.lane_is_clear()
    await door.user.change_duty()
    sheet = await door.reader.opened(DutySheet)
    await door.user.write(sheet.other, ON_DUTY)
    await door.user.press(sheet.use)
    await door.reader.gone(sheet)
    return await door.reader.text(door.window.footer.duty.text, ON_DUTY)


async def duplicate_with_override(stage: Stage, door: Door) -> str:
    """A used ticket, and a supervisor who lets it in: the lane goes on while the PIN is asked for."""
    guest, next_one = stage.cast.plain(), stage.cast.plain()
    name = guest.attendee.name
    await door.user.scan(guest.token, name)
    await door.reader.overlay("GO IN", name)
    stage.record.owe(guest.id)
    await door.user.scan_again(guest.token, name)
    await door.reader.overlay("ALREADY IN", name)
    await door.user.act(Action.SUPERVISOR)
    sheet = await door.reader.opened(SupervisorSheet)
    await door.user.scan(next_one.token, next_one.attendee.name)
    await door.reader.overlay("GO IN", next_one.attendee.name)
    stage.record.owe(next_one.id)
    await door.reader.lane_is_clear()
    await door.reader.sheet(sheet)
    await door.reader.text(lambda: sheet.name.text, name)
    reason = await _give_reason(door, sheet.reason.chips)
    await door.user.give_pin(sheet, PIN)
    await door.reader.overlay("GO IN", name)
    await stage.record.settle()  # the service has it in already: it hears of it no second time
    row = await stage.record.row(door.kiosk, guest.id, RowKind.OVERRIDE)
    _by_supervisor(row, reason)
    door.reader.first_recent(name)
    return f"let in by {row.supervisor}: {row.reason}"


async def step_aside_and_settle(stage: Stage, door: Door) -> str:
    """Two step aside and the lane goes on; one is let in by the supervisor, the other goes away."""
    unpaid, stranger, next_one = stage.cast.in_state("unpaid"), "4006381333931", stage.cast.plain()
    strip = door.window.aside
    await door.user.scan(unpaid.token, unpaid.attendee.name)
    await door.reader.overlay("ASK", unpaid.attendee.name)
    await door.user.act(Action.STEP_ASIDE)
    await door.user.scan(stranger)
    await door.reader.overlay("NOT ON THE LIST")
    await door.user.act(Action.STEP_ASIDE)
    await door.user.scan(next_one.token, next_one.attendee.name)
    await door.reader.overlay("GO IN", next_one.attendee.name)
    stage.record.owe(next_one.id)
    await door.reader.lane_is_clear()
    first = await door.reader.row(
        strip.list, lambda row: row.name == unpaid.attendee.name, "of who is unpaid"
    )
    end_of_code = f"Code {isolate(f'…{stranger[-4:]}')}"
    second = await door.reader.row(strip.list, lambda row: row.name == end_of_code, "of the stranger")

    await door.user.look_at_asides(int(first.key))
    sheet = door.reader.part(StepAsideSheet)
    await door.reader.sheet(sheet)
    await door.user.press(sheet.act)
    asked = await door.reader.opened(SupervisorSheet)
    reason = await _give_reason(door, asked.reason.chips)
    await door.user.give_pin(asked, PIN)
    await door.reader.overlay("GO IN", unpaid.attendee.name)
    stage.record.owe(unpaid.id)
    await stage.record.settle()
    _by_supervisor(await stage.record.row(door.kiosk, unpaid.id, RowKind.OVERRIDE), reason)
    await door.reader.lane_is_clear()

    await door.user.look_at_asides(int(second.key))
    await door.reader.sheet(sheet)
    await door.user.press(sheet.went_away)
    await until_true(lambda: not strip.list.rows.rows, lambda: f"{len(strip.list.rows.rows)} wait still")
    await door.reader.gone(sheet)
    return "two waited; one was let in, one went away"


async def off_the_list(stage: Stage, door: Door) -> str:
    """Somebody whose code is on no list is let in, with a reason and a name."""
    code, name = "VIP-PASS-0042", "Rosa Quint"
    await door.user.scan(code)
    await door.reader.overlay("NOT ON THE LIST")
    await door.user.act(Action.OFF_LIST)
    sheet = door.reader.part(OffListSheet)
    await door.reader.sheet(sheet)
    reason = await _give_reason(door, sheet.reason.chips)
    await door.user.write(sheet.name, name)
    await door.user.give_pin(sheet, PIN)
    await door.reader.overlay("GO IN", name)
    row = await stage.record.last(door.kiosk, RowKind.OFF_LIST)
    _by_supervisor(row, reason)
    (listed,) = await door.kiosk.store.ledger.off_list_pending()
    if (listed.code, listed.name) != (code, name):
        raise Missed("another code or name is on disk")
    await stage.record.settle()
    door.reader.first_recent(name)
    return f"let in by {row.supervisor}: {row.reason}"


async def _give_reason(door: Door, chips: ChoiceChips) -> str:
    """Take the first reason that is offered."""
    chip: PressButton = chips.chips[0]
    await door.user.press(chip)
    if not chip.isChecked():
        raise Missed(f"the reason {chip.accessibleName()!r} is not taken")
    return chip.accessibleName()


def _by_supervisor(row: LedgerRow, reason: str) -> None:
    said = (row.reason, row.supervisor, row.on_duty)
    if said != (reason, SUPERVISOR, ON_DUTY):
        raise Missed(f"the ledger says {said}")
