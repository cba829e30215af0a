"""What is on disk and at the service, held against what should be there."""

from typing import cast

from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.controller import DoorController
from kiosk.sandbox.server import SandboxThread
from kiosk.store.profile import Profile
from tests.end2end.sandbox_log import PATH, encoded, put_ids
from tests.end2end.simulated_event.waiting import Missed, until_true


class Record:
    """The sandbox's log of PUTs and the profile's ledger; `owed` are the check-ins that should be there."""

    def __init__(self, sandbox: SandboxThread) -> None:
        self._sandbox = sandbox
        self._owed: list[str] = []

    def owe(self, *ticket_ids: str) -> None:
        """Somebody was let in: the service is to hear of it, once."""
        self._owed.extend(ticket_ids)

    @property
    def sent(self) -> list[str]:
        """The ids of the tickets that the service heard of; attempts while it was down reached nobody."""
        put_ids(self._sandbox)  # each is as the interface has it
        seen = self._sandbox.world.requests()
        return sorted(put.path.removeprefix(PATH) for put in seen if put.method == "PUT" and put.acted)

    def agrees(self) -> bool:
        """Whether the service heard of exactly those that were let in, each once."""
        return self.sent == encoded(*self._owed)

    async def settle(self) -> None:
        """Wait until the service has heard of everybody; fails where it heard of anybody else."""
        await until_true(
            lambda: len(self.sent) >= len(self._owed),
            lambda: f"{len(self.sent)} PUTs, and not {len(self._owed)}",
        )
        if not self.agrees():
            sent, owed = self.sent, encoded(*self._owed)
            raise Missed(
                f"other PUTs than admissions: {_beyond(sent, owed)} beyond, {_beyond(owed, sent)} missing"
            )

    async def row(self, kiosk: DoorController, ticket_id: str, kind: RowKind) -> LedgerRow:
        """The newest ledger row of a ticket, which is of this kind."""
        rows = [
            one.row
            for one in await cast("Profile", kiosk.store).exports.ledger(list)
            if one.row.ticket_id == ticket_id
        ]
        if not rows or rows[-1].kind is not kind:
            kinds = ", ".join(row.kind for row in rows) or "nothing"
            raise Missed(f"the ledger ends with {kinds}, and not with {kind}")
        return rows[-1]

    async def last(self, kiosk: DoorController, kind: RowKind) -> LedgerRow:
        """The newest ledger row of this kind."""
        rows = [
            one.row for one in await cast("Profile", kiosk.store).exports.ledger(list) if one.row.kind is kind
        ]
        if not rows:
            raise Missed(f"the ledger has no {kind}")
        return rows[-1]


def _beyond(some: list[str], others: list[str]) -> list[str]:
    left = list(others)
    extra = []
    for one in some:
        if one in left:
            left.remove(one)
        else:
            extra.append(one)
    return extra
