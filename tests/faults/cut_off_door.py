"""A door in a process of its own that is killed between two commits, and what its profile holds then."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.taking_over_here import TakingOverHere
from kiosk.core.policy import Direction
from kiosk.core.presence import RowKind
from kiosk.engine.controller import DoorController
from kiosk.engine.handed_over import HandoverFound, TakenOver
from kiosk.engine.this_door import DoorChoice
from kiosk.settings import Settings
from kiosk.settings_file import load_settings
from kiosk.store.commits import JournalledCommits
from kiosk.store.connection import Connection
from kiosk.store.profile import Profile

PIN, SUPERVISOR, WHY = "4711", "Mira", "Agreed with the host"
TICKET, REFUSED, CODE, INCIDENT = "T-1", "T-2", "nobody-has-this-code", "i-1"
OPENS_FILE = "tunnel vision"
FILE = "door-b.handover"
Change = Callable[[Environment, DoorController], Awaitable[None]]


def place(home: Path, *, events: tuple[str, ...] = ("tonight",)) -> Environment:
    """The profile there, set to these events where its own settings name none."""
    kept = load_settings(home).events
    return Environment(home, Settings(door="Door A", events=kept or events), "", "a passphrase")


async def this_door(_place: Environment, door: DoorController) -> None:
    """Name, direction and ticket types."""
    choice = DoorChoice("North gate", Direction.EXIT, ticket_types=frozenset({"VIP"}))
    assert await door.this_door.change(choice, SUPERVISOR) is None


async def a_pin(_place: Environment, door: DoorController) -> None:
    """One more supervisor."""
    assert await door.this_door.set_pin("Jo", "1234") is None


async def no_pin(_place: Environment, door: DoorController) -> None:
    """One supervisor less."""
    assert await door.this_door.take_pin(SUPERVISOR) is None


async def events(_place: Environment, door: DoorController) -> None:
    """Another day of the weekend too."""
    await door.choose_events(frozenset({"tonight", "tomorrow"}))


async def override(_place: Environment, door: DoorController) -> None:
    """A supervisor lets somebody in whose ticket needs one."""
    await door.override(REFUSED, PIN, WHY)


async def off_list(_place: Environment, door: DoorController) -> None:
    """And somebody whose code nobody knows."""
    await door.admit_off_list(CODE, PIN, WHY, "Nora Fields")


async def note(_place: Environment, door: DoorController) -> None:
    """A note with an alert."""
    assert await door.note_guest(TICKET, "Say hello", alerts=True)


async def count(_place: Environment, door: DoorController) -> None:
    """Somebody without a ticket."""
    await door.counter.one_more()


async def resolve(_place: Environment, door: DoorController) -> None:
    """An incident."""
    assert await door.resolution.settle(INCIDENT, WHY)


async def take_over(place: Environment, door: DoorController) -> None:
    """The work of another machine, whose file lies beside the profile."""
    assert isinstance(door.store, Profile)
    here = TakingOverHere(place, door, door.store.handovers)
    assert isinstance(await here.look(place.home.parent / FILE, OPENS_FILE), HandoverFound)
    assert isinstance(await here.take(), TakenOver)


CHANGES: dict[str, Change] = {
    one.__name__: one
    for one in (this_door, a_pin, no_pin, events, override, off_list, note, count, resolve, take_over)
}


def cut_off(home: Path, change: str, after_commits: int, given: tuple[str, ...]) -> bool:
    """Make a change in a process that is killed after so many commits, 0: at the first; whether it was.

    `given`: the events that the door is set to at its start.
    """
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_play, args=(home, change, after_commits, given))
    process.start()
    process.join()
    assert process.exitcode in (0, -signal.SIGKILL), process.exitcode
    return process.exitcode != 0


def _play(home: Path, change: str, after_commits: int, given: tuple[str, ...]) -> None:
    asyncio.run(_changed(place(home, events=given), CHANGES[change], after_commits))


async def _changed(place: Environment, change: Change, after_commits: int) -> None:
    async with open_door(place, offline=True) as door:
        _die(after_commits)
        await change(place, door)


def _die(after_commits: int) -> None:
    """Kill this process where the writer begins, or once it has committed so often."""
    begins, commits, left = JournalledCommits.begin, JournalledCommits.commit, after_commits

    def begin(self: JournalledCommits, connection: Connection) -> None:
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        begins(self, connection)

    def commit(self: JournalledCommits, connection: Connection) -> None:
        nonlocal left
        commits(self, connection)
        left -= 1
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    JournalledCommits.begin = begin  # type: ignore[method-assign,assignment]
    JournalledCommits.commit = commit  # type: ignore[method-assign]


async def held(home: Path, given: tuple[str, ...]) -> dict[str, Any]:
    """What the door is, once it was opened anew, and what its ledger and its queue have."""
    async with open_door(place(home, events=given), offline=True) as door:
        assert await door.store.faults() == []
        tickets = ("", TICKET, REFUSED, "T-3")
        rows = [row for ticket_id in tickets for row in await door.store.ledger.rows(ticket_id)]
        kept = await door.store.guest_notes.get(TICKET)
        return {
            "door": (door.door_name, door.direction, door.policy.ticket_types),
            "supervisors": door.supervisors,
            "events": door.events,
            "ledger": sorted((row.kind, row.ticket_id, row.reason) for row in rows),
            "to be sent": sorted(one.ticket_id for one in await door.store.outbox.entries(every=True)),
            "note": kept and (kept.text, kept.alerts),
            "incidents": len(await door.resolution.incidents()),
            "inside": await door.queries.inside(),
            "off the list": [one.name for one in await door.store.ledger.off_list_pending()],
            "list": (await door.store.guests.count(), door.list_complete),
            "counts": sum(row.kind is RowKind.COUNTED_IN for row in rows),
        }
