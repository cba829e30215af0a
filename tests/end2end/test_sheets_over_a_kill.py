"""Killed in the middle of each sheet: what staff confirmed is there at the next start, and nothing half done.

The whole program with real keys and clicks. A sheet is filled in and the program killed, then filled in again
and confirmed and the program killed. Each start is as ready as the one
before, and judges the next guest right.
"""

import csv
import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from kiosk.core.policy import document_of
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SCANNED_IN, SandboxOptions
from tests.end2end.driven_program import DrivenProgram
from tests.end2end.kiosk_process import Kiosk
from tests.end2end.simulated_event.cast import ADMITTED_TYPES, PIN, SUPERVISOR, Cast, policy
from tests.end2end.staff_member import StaffMember
from tests.end2end.virtual_display import offscreen

STRANGER, NAME = "0000-0000-4711", "Nora Fields"
NOTE, DOOR, OTHER_DOOR = "Say hello from Mira", "North gate", "Door B"
OPENS_FILE = "tunnel vision"
READY = "Hand scanner and keyboard are ready"
NOT_COUNTED, COUNTED = "People without tickets inside: 0", "People without tickets inside: 1"


@dataclass
class Night:
    """One door, who stands at it, and the machine that it is on."""

    staff: StaffMember
    sandbox: SandboxThread
    cast: Cast
    kiosk: Kiosk
    folder: Path

    @contextmanager
    def started(self) -> Iterator[DrivenProgram]:
        """The program from its start, which opens a door that is ready, to a kill."""
        screen = {"QT_QPA_PLATFORM": offscreen(1920, 1080, self.folder)}
        with DrivenProgram({**self.kiosk.whole_environment(), **screen}) as program:
            self.staff.work_at(program)
            self.staff.sees(READY, "Live", "List {age} old")
            yield program
            program.kill()

    def manager(self, item: str) -> None:
        """Behind the PIN, this tile."""
        self.staff.key("F10")
        self.staff.sees("Supervisor’s PIN")
        self.staff.type(PIN)
        self.staff.key("Return")
        self.staff.sees("Is everything ready?")
        self.staff.click(item)

    def let_in_the_next(self) -> str:
        """Somebody with a good ticket; its id."""
        guest = self.cast.plain()
        self.staff.scan(guest.token)
        self.staff.sees("GO IN", guest.attendee.name)
        return guest.id

    def ledger(self) -> list[dict[str, str]]:
        """What the record has of tonight, but for those who were let in here by their ticket."""
        usual = {("admission", "Door A"), ("pin_changed", "Door A"), ("pin_changed", OTHER_DOOR)}
        return [row for row in self._record() if (row["Kind"], row["Door"]) not in usual]

    def admitted(self) -> set[str]:
        """The tickets of all who were let in by them."""
        return {row["Ticket"] for row in self._record() if row["Kind"] == "admission"}

    def _record(self) -> list[dict[str, str]]:
        file = self.folder / "ledger.csv"
        assert self.kiosk.run("export", str(file)).status == 0
        with file.open(encoding="utf-8-sig", newline="") as rows:
            return list(csv.DictReader(rows))


@pytest.fixture
def night(tmp_path: Path) -> Iterator[Night]:
    with SandboxThread(SandboxOptions(tickets=300)) as sandbox:
        cast = Cast(sandbox.world)
        kiosk = machine(sandbox, tmp_path, "Door A")
        yield Night(StaffMember("en", tmp_path / "pictures"), sandbox, cast, kiosk, tmp_path)


def machine(sandbox: SandboxThread, folder: Path, door: str) -> Kiosk:
    """A machine that has the list and the host's rules."""
    home, own = folder / door, folder / "own"
    for one in (home, own):
        one.mkdir(exist_ok=True)
    given = {
        "HOME": str(own),
        "LANG": "en.UTF-8",
        "LANGUAGE": "en",
        "KIOSK_BASE_URL": sandbox.base_url,
        "KIOSK_TOKEN": sandbox.token,
        "KIOSK_EVENT_ID": sandbox.world.tonight.id,
        "KIOSK_DOOR": door,
    }
    kiosk = Kiosk(home, given)
    kiosk.open_quickly()
    rules = json.dumps(document_of(policy())).encode()
    assert kiosk.run("policy", "set", "-", stdin=rules).status == 0
    assert kiosk.run("sync").status == 0
    return kiosk


class SheetAtWork(ABC):
    """One sheet, as staff fill it in and confirm it."""

    def __init__(self, night: Night) -> None:
        self.night, self.staff, self.cast = night, night.staff, night.cast

    def prepare(self) -> None:  # noqa: B027 - most need nothing
        """What is there before it: with the program running."""

    @abstractmethod
    def fill_in(self) -> None:
        """All but the last press."""

    @abstractmethod
    def confirm(self) -> None:
        """The last press, until the screen says that it is done."""

    @abstractmethod
    def is_not_there(self) -> None:
        """At the next start nothing of it is, and the guest it is about is judged as before."""

    @abstractmethod
    def is_there(self) -> None:
        """At the next start all of it is, and the next guest is judged by it."""


class TakeOver(SheetAtWork):
    def prepare(self) -> None:
        self.theirs = self.cast.plain()
        other = machine(self.night.sandbox, self.night.folder, OTHER_DOOR)
        assert other.check_in(self.theirs.token, options=("--offline",))[0]["verdict"] == "admit"
        file = self.night.folder / "own" / "door-b.handover"
        opens = {"KIOSK_HANDOVER_PASSPHRASE": OPENS_FILE}
        assert other.with_environment(**opens).run("handover", "export", str(file)).status == 0

    def fill_in(self) -> None:
        self.night.manager("Move to another computer")
        self.staff.click("Take over a file…")
        self.staff.sees("door-b.handover")
        self.staff.type(OPENS_FILE)
        self.staff.key("Return")
        self.staff.sees("From {door}, written {when}.")

    def confirm(self) -> None:
        self.staff.click("Take over")
        self.staff.sees("{door} is taken over.")

    def is_not_there(self) -> None:
        assert self.night.ledger() == []
        assert self.night.kiosk.json("outbox", "list", "--all").values == []

    def is_there(self) -> None:
        assert [row["Ticket"] for row in self.night.ledger()] == [self.theirs.id]
        self.staff.scan(self.theirs.token)
        self.staff.sees("ALREADY IN", self.theirs.attendee.name)
        self.staff.key("F5")
        self.staff.sees("All sent")
        assert self.theirs.id in self.night.sandbox.world.check_ins


class Events(SheetAtWork):
    def prepare(self) -> None:
        self.of_another_day = self.cast.of_yesterday()

    def fill_in(self) -> None:
        self.night.manager("Choose the event")
        self.staff.click("Over: ")
        self.staff.sees("Use %n event(s)")

    def confirm(self) -> None:
        self.staff.click("Use %n event(s)")
        self.staff.sees("2 dates")

    def is_not_there(self) -> None:
        self.staff.scan(self.of_another_day.token)
        self.staff.sees("WRONG DAY", self.of_another_day.attendee.name)

    def is_there(self) -> None:
        self.staff.scan(self.of_another_day.token)
        self.staff.sees("GO IN", self.of_another_day.attendee.name)


class Override(SheetAtWork):
    REASON = "Wrong day agreed with the host"

    def prepare(self) -> None:
        self.guest = self.cast.of_yesterday()

    def fill_in(self) -> None:
        self.staff.scan(self.guest.token)
        self.staff.sees("WRONG DAY", self.guest.attendee.name)
        self.staff.key("F3")
        self.staff.click(self.REASON)
        self.staff.type(PIN[:2])

    def confirm(self) -> None:
        self.staff.type(PIN[2:])
        self.staff.key("Return")
        self.staff.sees(f"GO IN · {self.guest.attendee.name}")  # in the bar: read by everybody

    def is_not_there(self) -> None:
        assert self.night.ledger() == []

    def is_there(self) -> None:
        (row,) = self.night.ledger()
        assert (row["Kind"], row["Ticket"]) == ("override", self.guest.id)
        assert (row["Supervisor"], row["Reason"]) == (SUPERVISOR, self.REASON)
        self.staff.key("F5")
        self.staff.sees("All sent")
        assert self.guest.id in self.night.sandbox.world.check_ins


class OffList(SheetAtWork):
    REASON = "Guest of the host"

    def fill_in(self) -> None:
        self.staff.scan(STRANGER)
        self.staff.sees("NOT ON THE LIST", "No ticket on the guest list has this code.")
        self.staff.key("F3")
        self.staff.click(self.REASON)
        self.staff.click("Name, if they give one")
        self.staff.type(NAME)
        self.staff.key("Return")
        self.staff.type(PIN[:2])

    def confirm(self) -> None:
        self.staff.type(PIN[2:])
        self.staff.key("Return")
        self.staff.sees(f"GO IN · {NAME}")

    def is_not_there(self) -> None:
        assert self.night.ledger() == []

    def is_there(self) -> None:
        (row,) = self.night.ledger()
        assert (row["Kind"], row["Supervisor"], row["Reason"]) == ("off_list", SUPERVISOR, self.REASON)
        assert row["Attendee"] == NAME
        self.staff.sees("Without a ticket, allowed by {name}: {why}", NAME)
        self.staff.scan(STRANGER)
        self.staff.sees("ALREADY IN", "Somebody was let in with this code, without a ticket.")


class Note(SheetAtWork):
    def prepare(self) -> None:
        self.guest = self.cast.named

    def _guest(self) -> None:
        self.staff.type(self.guest.attendee.name.lower())
        self.staff.sees(self.guest.attendee.name)
        self.staff.key("Return")
        self.staff.sees("Note…")

    def fill_in(self) -> None:
        self._guest()
        self.staff.click("Note…")
        self.staff.sees("Note on a guest")
        self.staff.type(NOTE)
        self.staff.click("Alert the door")

    def confirm(self) -> None:
        self.staff.click("Save")
        self.staff.sees("alert on arrival", NOTE)

    def is_not_there(self) -> None:
        self._guest()
        seen = self.staff.sees("Not inside")
        assert not [text for text in seen if NOTE in text or "alert" in text]
        self.staff.key("Escape")
        self.staff.no_more_sees("Note…")
        self.staff.key("Escape")
        self.staff.sees("Recent scans")

    def is_there(self) -> None:
        self.staff.scan(self.guest.token)
        self.staff.sees("GO IN", self.guest.attendee.name, NOTE)


class Count(SheetAtWork):
    def fill_in(self) -> None:
        self.staff.click(NOT_COUNTED)
        self.staff.sees("Count people without tickets")

    def confirm(self) -> None:
        self.staff.key("F12")
        self.staff.type("+-")
        self.staff.sees("Came in: 2", "Went out: 1")

    def is_not_there(self) -> None:
        assert self.night.ledger() == []
        self.staff.sees(NOT_COUNTED)

    def is_there(self) -> None:
        kinds = [row["Kind"] for row in self.night.ledger()]
        assert sorted(kinds) == ["counted_in", "counted_in", "counted_out"]
        self.staff.click(COUNTED)
        self.staff.sees("Came in: 2", "Went out: 1")
        self.staff.click("Undo the last one")
        self.staff.sees("Came in: 2", "Went out: 0")


class ThisDoor(SheetAtWork):
    """Back to how it was at its end: the next guest goes in."""

    def prepare(self) -> None:
        self.child = self.cast.family[-1]

    def fill_in(self) -> None:
        self.night.manager("This door")
        self.staff.sees("People go", "Child. {n}")
        self.staff.click("Its name, as it stands in every record")
        self.staff.key("Control+A")
        self.staff.type(DOOR)
        self.staff.click("Out")
        self.staff.click("Child")
        self.staff.sees("Child. {n} Not ticked")

    def confirm(self) -> None:
        self.staff.click("Save")
        self.staff.no_more_sees("People go")

    def is_not_there(self) -> None:
        assert self.night.ledger() == []
        self.staff.sees("Door A", "ENTRY")
        assert self.types == sorted(ADMITTED_TYPES)

    def is_there(self) -> None:
        assert [row["Kind"] for row in self.night.ledger()] == ["door_changed"] * 3
        assert self.types == sorted({*ADMITTED_TYPES} - {"Child"})
        self.staff.sees(DOOR, "EXIT")
        self.staff.scan(self.child.token)
        self.staff.sees(f"EXIT · {self.child.attendee.name}")
        self.night.manager("This door")
        self.staff.click("In")
        self.staff.click("Save")
        self.staff.sees("ENTRY")
        self.staff.scan(self.child.token)
        self.staff.sees("OTHER DOOR", self.child.attendee.name)

    @property
    def types(self) -> list[str]:
        found: list[str] = self.night.kiosk.json("policy", "show").value["ticket_types"]
        return sorted(found)


class Resolve(SheetAtWork):
    def prepare(self) -> None:
        """Somebody is let in whom another door had let in before, as it comes out when the line is back."""
        self.guest, world = self.cast.plain(), self.night.sandbox.world
        world.set_check_in(self.guest.id, SCANNED_IN, world.clock() - timedelta(hours=1))
        world.down = True
        self.staff.scan(self.guest.token)
        self.staff.sees("GO IN", self.guest.attendee.name, "Saved on this machine, not sent yet")
        world.down = False
        self.staff.key("F5")
        self.staff.sees("STOP", self.guest.attendee.name)
        assert self._open == [self.guest.id]

    def fill_in(self) -> None:
        self.staff.key("F6")
        self.staff.click(self.guest.attendee.name)
        self.staff.sees("Resolve: why?")
        self.staff.click("Guest may stay")

    def confirm(self) -> None:
        self.staff.click("Resolve")
        self.staff.sees("Only a supervisor can resolve this.")
        self.staff.type(PIN)
        self.staff.key("Return")
        self.staff.no_more_sees("Needs attention · {n}")

    def is_not_there(self) -> None:
        assert self._open == [self.guest.id]

    def is_there(self) -> None:
        assert self._open == []
        self.staff.scan(self.guest.token)
        self.staff.sees("ALREADY IN", self.guest.attendee.name)

    @property
    def _open(self) -> list[str]:
        return [one["ticket_id"] for one in self.night.kiosk.json("incidents", "list").values]


@pytest.mark.parametrize("kind", SheetAtWork.__subclasses__(), ids=lambda kind: kind.__name__)
def test_a_kill_over_a_sheet_keeps_what_was_confirmed_and_nothing_else(
    night: Night, kind: type[SheetAtWork]
) -> None:
    sheet = kind(night)
    with night.started():
        sheet.prepare()
        sheet.fill_in()
    with night.started():
        sheet.is_not_there()
        let_in = {night.let_in_the_next()}
        sheet.fill_in()
        sheet.confirm()
    with night.started():
        sheet.is_there()
        let_in.add(night.let_in_the_next())
    assert let_in <= night.admitted()
