"""Faults on demand: what may go wrong, read from a file, and what goes wrong with one request.

A decision is a pure function of the faults and of what was asked, the request's running number included: the
seed and that number are its only chance, so a rehearsal goes wrong in the same way every time.
"""

from hashlib import blake2b
from pathlib import Path
from random import Random
from threading import Lock

import msgspec
from msgspec import Struct

from kiosk.sandbox.fault_kinds import (
    CheckInStateFault,
    CountFault,
    CutFault,
    ExpiredFault,
    Fault,
    FaultPlan,
    FaultRequest,
    HangFault,
    LatencyFault,
    MalformedFault,
    PortalFault,
    ResetFault,
    ShiftFault,
    StatusFault,
    TicketStateFault,
    ToggleFault,
    Way,
    When,
)
from kiosk.sandbox.script import Script, Step, StepTaken

__all__ = [
    "CheckInStateFault",
    "CountFault",
    "CutFault",
    "ExpiredFault",
    "FaultPlan",
    "FaultRequest",
    "Faults",
    "FaultsError",
    "FaultsInForce",
    "HangFault",
    "LatencyFault",
    "MalformedFault",
    "Plan",
    "PortalFault",
    "ResetFault",
    "ShiftFault",
    "StatusFault",
    "Step",
    "TicketStateFault",
    "ToggleFault",
    "decide",
    "parse_faults",
    "read_faults",
    "state_shown",
    "way_malformed",
]


MOST_BYTES = 8 << 20
"""Of a file of faults; what is larger is none."""


class FaultsError(Exception):
    """The faults as written are not valid; the message says where and why."""


class Faults(FaultPlan, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that may go wrong: by rate, and for requests that a step of the script takes, by script."""

    seed: int = 0
    ticket_states: TicketStateFault | None = None
    malformed: MalformedFault | None = None
    script: tuple[Step, ...] = ()


class Plan(Struct, frozen=True):
    """What goes wrong with one request; the default is nothing at all."""

    latency_s: float = 0.0
    reset: When | None = None
    hang: When | None = None
    portal: bool = False
    expired: bool = False
    status: StatusFault | None = None
    cut: bool = False
    limit_cap: int | None = None
    count: CountFault | None = None
    rotate_by: float = 0.0
    toggle: bool = False
    check_in_state: str | None = None


class FaultsInForce:
    """The faults of a running sandbox, and how far their script has got. For any thread."""

    def __init__(self, faults: Faults) -> None:
        self._lock = Lock()
        self.replace(faults)

    def replace(self, faults: Faults) -> None:
        """Put these in force from now on; their script starts from the beginning."""
        with self._lock:
            self.faults = faults
            self._script = Script(faults.script)

    def decide(self, asked: FaultRequest) -> Plan:
        """Decide what goes wrong with this request; the script counts it."""
        with self._lock:
            return decide(self.faults, asked, self._script.next(asked))

    def taken(self) -> list[StepTaken]:
        """Return how far each step of the script has got."""
        with self._lock:
            return self._script.taken()


def read_faults(path: Path) -> Faults:
    """Read faults from a JSON file; FaultsError names the file and what is wrong in it."""
    try:
        with path.open("rb") as file:
            return parse_faults(file.read(MOST_BYTES + 1))
    except (OSError, FaultsError) as error:
        raise FaultsError(f"{path}: {error}") from error


def parse_faults(text: bytes) -> Faults:
    """Read faults from JSON; FaultsError says what is wrong and where."""
    if len(text) > MOST_BYTES:
        raise FaultsError(f"larger than {MOST_BYTES} bytes: these cannot be faults")
    try:
        return msgspec.json.decode(text, type=Faults)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FaultsError(f"not valid faults: {error}") from error


def decide(faults: Faults, asked: FaultRequest, scripted: FaultPlan | None = None) -> Plan:
    """Decide what goes wrong with this request; what the script wants for it replaces the rates.

    Chance is drawn once for each fault, whether it concerns the request or not, and always in the same order:
    the fate of one request says nothing about the next.
    """
    chance = Random(faults.seed * 1_000_003 + asked.number)  # noqa: S311 - repeatable, not secret
    trouble = faults if scripted is None else scripted

    def strikes(fault: Fault | None) -> bool:
        drawn = chance.random()
        return fault is not None and drawn < fault.rate and fault.concerns(asked)

    statuses = [status for status in trouble.status if strikes(status)]
    latency, hold = strikes(trouble.latency), chance.random()
    resets = [reset.when for reset in trouble.resets if strikes(reset)]
    portal, cut, count = strikes(trouble.portal), strikes(trouble.cut), strikes(trouble.count)
    shift, rotate_by = strikes(trouble.shift), chance.random()
    toggle, check_in = strikes(trouble.toggle), strikes(trouble.check_in_states)
    hang, expired = strikes(trouble.hang), strikes(trouble.expired)
    return Plan(
        latency_s=_between(trouble.latency, hold) if latency and trouble.latency else 0.0,
        reset=resets[0] if resets else None,
        hang=trouble.hang.when if hang and trouble.hang else None,
        portal=portal,
        expired=expired,
        status=statuses[0] if statuses else None,
        cut=cut,
        limit_cap=trouble.limit_cap,
        count=trouble.count if count else None,
        rotate_by=rotate_by if shift else 0.0,
        toggle=toggle,
        check_in_state=trouble.check_in_states.state if check_in and trouble.check_in_states else None,
    )


def _between(latency: LatencyFault, hold: float) -> float:
    return (latency.min_ms + (latency.max_ms - latency.min_ms) * hold) / 1000


def state_shown(faults: Faults, ticket_id: str, state: str) -> str:
    """Return the state that the guest list shows for a ticket: its own, or one that no document names."""
    fault = faults.ticket_states
    if fault is None:
        return state
    return fault.state if _number_of(f"{faults.seed}:{ticket_id}") < fault.rate * 2**32 else state


def way_malformed(faults: Faults, ticket_id: str) -> Way | None:
    """Return in which way the guest list shows a ticket malformed; None for one that it shows as it is."""
    fault = faults.malformed
    if fault is None or _number_of(f"{faults.seed}:malformed:{ticket_id}") >= fault.rate * 2**32:
        return None
    return fault.ways[_number_of(f"{faults.seed}:way:{ticket_id}") % len(fault.ways)]


def _number_of(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest())
