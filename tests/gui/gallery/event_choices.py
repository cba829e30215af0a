"""The question which event the door is for, where the guest list does not tell of the one that is wanted."""

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from kiosk.core.message import Message
from kiosk.core.tickets import Event, Listing
from kiosk.engine.records import EventHeld
from kiosk.ui.events.event_sheet import EventSheet
from kiosk.ui.texts.messages import in_words
from kiosk.ui.texts.status_texts import grouped
from tests.gui.fake_controller import NOW, TOMORROW, TONIGHT
from tests.gui.gallery.setting import Scene, Setting
from tests.gui.waiting import until

HELD = (EventHeld(TONIGHT, 1250), EventHeld(TOMORROW, 900))
NEW = "8712b8bc-93b1-4f21"


async def _asked(setting: Setting) -> EventSheet:
    setting.window.events_asked.emit()
    sheet = setting.presenter.manager.events.sheet
    await until(lambda: sheet.is_open)
    return sheet


def _first_run(setting: Setting) -> EventSheet:
    """A step of the first run, on the ground of the door's window."""
    sheet = EventSheet(setting.window.theme, setting.window.guard_s, setting.window, is_new=True)
    sheet.close_button.setText(_as_the_first_run_says("Back"))
    setting.window.add_sheet(sheet)
    return sheet


def _as_the_first_run_says(text: str) -> str:
    return QCoreApplication.translate("FirstRunPresenter", text)


async def events_typed(setting: Setting) -> None:
    """An id that can be none."""
    setting.controller.held = list(HELD)
    sheet = await _asked(setting)
    sheet.other.click()
    sheet.id_field.line.setText("all")
    sheet.id_field.add.click()


async def events_without_tickets(setting: Setting) -> None:
    setting.controller.held = list(HELD)
    setting.controller.chosen = frozenset({NEW})
    await _asked(setting)


async def events_one_held(setting: Setting) -> None:
    """The way to another one stands below."""
    setting.controller.held = [HELD[0]]
    await _asked(setting)


async def events_none_held(setting: Setting) -> None:
    setting.controller.held = []
    await _asked(setting)


async def events_alike(setting: Setting) -> None:
    """Two events at one time, and another listing of that title."""
    twin = Event("ev-twin", Listing("ls-2", "Harbour Festival"), TONIGHT.start, TONIGHT.end)
    setting.controller.held = [
        EventHeld(TONIGHT, 1250),
        EventHeld(replace(TONIGHT, id="ev-hall"), 80),
        EventHeld(twin, 7),
        EventHeld(TOMORROW, 900),
    ]
    await _asked(setting)


async def events_nobody_first_run(setting: Setting) -> None:
    _first_run(setting).ask((), frozenset(), NOW)


async def events_unread_first_run(setting: Setting) -> None:
    sheet = _first_run(setting)
    trouble = _as_the_first_run_says("The guest list could not be read yet: {reason}")
    why = in_words(Message("no answer within {amount} s", amount=10))
    sheet.ask((), frozenset(), NOW, trouble=trouble.format(reason=why))


async def events_host_s_first_run(setting: Setting) -> None:
    """What the host chose has no tickets, and there are others."""
    _first_run(setting).ask(HELD, frozenset({NEW}), NOW)


async def events_busy_first_run(setting: Setting) -> None:
    sheet = _first_run(setting)
    sheet.ask((), frozenset({NEW}), NOW)
    sheet.set_busy(_as_the_first_run_says("Reading the guest list… {n}").format(n=grouped(1250)))


EVENT_CHOICES: dict[str, Scene] = {
    "events-typed": events_typed,
    "events-without-tickets": events_without_tickets,
    "events-one-held": events_one_held,
    "events-none-held": events_none_held,
    "events-alike": events_alike,
    "events-nobody-first-run": events_nobody_first_run,
    "events-unread-first-run": events_unread_first_run,
    "events-host-s-first-run": events_host_s_first_run,
    "events-busy-first-run": events_busy_first_run,
}
