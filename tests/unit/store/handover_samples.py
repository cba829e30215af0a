"""Profiles that hand over to each other, and all that they hold."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from kiosk.core.outbox import Attempt, EntryState, IncidentKind
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.ports import Transaction
from kiosk.engine.records import Ending, Incident
from kiosk.store.encrypted_file import open_encrypted
from kiosk.store.handed_records import About
from kiosk.store.profile import Profile
from kiosk.store.takeover import ImportResult, ImportTarget
from tests.unit.store.store_samples import NOW, admit, complete_list, ending, ticket

PASSPHRASE = "tunnel vision"
ABOUT = About(NOW + 100, "Door A", "https://service.example", ("tonight",))
NewProfile = Callable[[str], Profile]


async def export(profile: Profile, file: Path, about: About = ABOUT) -> dict[str, int]:
    return await profile.handovers.hand_over(file, PASSPHRASE, about)


async def take(profile: Profile, file: Path, events: tuple[str, ...] = ()) -> ImportResult:
    return await profile.handovers.take_over(
        open_encrypted(file, PASSPHRASE), ImportTarget(frozenset(events))
    )


async def dump(profile: Profile) -> dict[str, list[Any]]:
    """All that is held, as rows."""

    def read(connection: Any) -> dict[str, list[Any]]:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        tables = [name for (name,) in found if not name.startswith(("guest_", "sqlite_"))]
        return {name: connection.execute(f"SELECT * FROM {name} ORDER BY 1").fetchall() for name in tables}

    return await profile._db.read(read)


def new_ones(taken: ImportResult) -> dict[str, int | bool]:
    return {name: value for name, value in vars(taken).items() if value and name != "met"}


def add(*rows: LedgerRow) -> Callable[[Transaction], None]:
    def work(transaction: Transaction) -> None:
        for row in rows:
            transaction.add(row)

    return work


async def rows_of(profile: Profile, ticket_id: str) -> list[LedgerRow]:
    return await profile.at_door(lambda transaction: transaction.rows(ticket_id))


async def attempts_of(profile: Profile, ticket_id: str) -> tuple[Attempt, ...]:
    return await profile.at_door(lambda transaction: transaction.attempts(ticket_id))


async def filled(profile: Profile) -> None:
    """A door that has worked: three guests in, one sent, one undone, an incident, a policy."""
    await complete_list(profile, [ticket(f"T-{n}", f"Guest {n}", order="O-1") for n in range(1, 6)])
    for number in (1, 2, 3):
        await admit(profile, f"a-{number}", f"T-{number}")
    begun = await profile.outbox.begin_attempt("a-1", NOW + 1)
    assert begun is not None
    done = replace(begun[0], state=EntryState.CONFIRMED, previous="")
    await profile.outbox.end_attempt("a-1", NOW + 2, ambiguous=False, conclude=lambda _: Ending(done))
    await profile.at_door(add(ending("u-3", RowKind.UNDO, "T-3", "a-3")))
    await profile.incidents.add(Incident("i-1", IncidentKind.CONFLICT, NOW, "T-1", "a-1", {"what": "?"}))
    await profile.policies.put(DoorPolicy(events=("tonight",)))
    await profile.notes.put("account:mark", "host")
