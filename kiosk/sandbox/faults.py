"""Faults on demand: what may go wrong, read from a file, and what goes wrong with one request.

A decision is a pure function of the faults and of what was asked, the request's running number included: the
seed and that number are its only chance, so a rehearsal goes wrong in the same way every time.
"""

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Annotated, Literal

import msgspec

Rate = Annotated[float, msgspec.Meta(ge=0, le=1)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=600_000)]
FaultStatus = Annotated[int, msgspec.Meta(ge=300, le=599)]
HeaderText = Annotated[str, msgspec.Meta(pattern="^[ -~]+$")]
When = Literal["before", "after"]


class FaultsError(Exception):
    """The faults as written are not valid; the message says where and why."""


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every fault has: how often, and for which requests. An empty list means every path or method."""

    rate: Rate = 1.0
    paths: list[str] = []
    methods: list[str] = []

    def concerns(self, asked: "Asked") -> bool:
        """Whether this fault can happen to this request; `paths` are prefixes."""
        on_path = not self.paths or asked.path.startswith(tuple(self.paths))
        return on_path and (not self.methods or asked.method in self.methods)


class StatusFault(Fault, frozen=True, kw_only=True):
    """Answer `code` instead, before acting (nothing happened) or after (it happened all the same).

    `retry_after` is the header's value, in seconds or as written; `body` replaces the usual JSON message.
    """

    code: FaultStatus
    when: When = "before"
    retry_after: Annotated[int, msgspec.Meta(ge=0)] | HeaderText | None = None
    body: str | None = None
    content_type: HeaderText = "application/json"


class LatencyFault(Fault, frozen=True, kw_only=True):
    """Hold the request back before acting, for a time between the two."""

    min_ms: Milliseconds = 0
    max_ms: Milliseconds

    def __post_init__(self) -> None:
        """Refuse a range that is empty."""
        if self.min_ms > self.max_ms:
            raise ValueError("min_ms is greater than max_ms")


class ResetFault(Fault, frozen=True, kw_only=True):
    """Reset the connection without an answer, before or after acting."""

    when: When = "before"


class CutFault(Fault, frozen=True, kw_only=True):
    """Act, promise the whole body, send half of it and hang up."""


class PortalFault(Fault, frozen=True, kw_only=True):
    """Answer 200 with the sign-in page of the venue's Wi-Fi, without acting."""


class CountFault(Fault, frozen=True, kw_only=True):
    """Lie in `meta.count` of the guest list: with `value`, or without one with the page's own length."""

    value: int | None = None


class ShiftFault(Fault, frozen=True, kw_only=True):
    """Serve the guest list rotated by a different amount for each request, so that pages overlap and miss."""


class ToggleFault(Fault, frozen=True, kw_only=True):
    """Let a check-in of a ticket that is in bring it out."""


class TicketStateFault(Fault, frozen=True, kw_only=True):
    """Show this share of the tickets (always the same ones) in a state that no document names."""

    state: str = "on_hold"


class CheckInStateFault(Fault, frozen=True, kw_only=True):
    """Answer check-ins with a state that no document names; what is held stays as it is."""

    state: str = "boarding"


class Faults(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that may go wrong. Of several `status` entries that strike at once, the first counts."""

    seed: int = 0
    status: list[StatusFault] = []
    latency: LatencyFault | None = None
    reset: list[ResetFault] | ResetFault | None = None
    cut: CutFault | None = None
    portal: PortalFault | None = None
    limit_cap: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    count: CountFault | None = None
    shift: ShiftFault | None = None
    toggle: ToggleFault | None = None
    ticket_states: TicketStateFault | None = None
    check_in_states: CheckInStateFault | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """What a decision may look at: the request, and which one it is since the start, counted from 1."""

    method: str
    path: str
    number: int


@dataclass(frozen=True, slots=True)
class Plan:
    """What goes wrong with one request; the default is nothing at all."""

    latency_s: float = 0.0
    reset: When | None = None
    portal: bool = False
    status: StatusFault | None = None
    cut: bool = False
    limit_cap: int | None = None
    count: CountFault | None = None
    rotate_by: float = 0.0
    toggle: bool = False
    check_in_state: str | None = None


def read_faults(path: Path) -> Faults:
    """Read faults from a JSON file; FaultsError names the file and what is wrong in it."""
    try:
        return parse_faults(path.read_bytes())
    except (OSError, FaultsError) as error:
        raise FaultsError(f"{path}: {error}") from error


def parse_faults(text: bytes) -> Faults:
    """Read faults from JSON; FaultsError says what is wrong and where."""
    try:
        return msgspec.json.decode(text, type=Faults)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FaultsError(f"not valid faults: {error}") from error


def decide(faults: Faults, asked: Asked) -> Plan:
    """Decide what goes wrong with this request.

    Chance is drawn once for each fault, whether it concerns the request or not, and always in the same order:
    the fate of one request says nothing about the next.
    """
    chance = Random(faults.seed * 1_000_003 + asked.number)  # noqa: S311 - repeatable, not secret

    def strikes(fault: Fault | None) -> bool:
        drawn = chance.random()
        return fault is not None and drawn < fault.rate and fault.concerns(asked)

    statuses = [status for status in faults.status if strikes(status)]
    latency, hold = strikes(faults.latency), chance.random()
    resets = [reset.when for reset in _resets(faults) if strikes(reset)]
    portal, cut, count = strikes(faults.portal), strikes(faults.cut), strikes(faults.count)
    shift, rotate_by = strikes(faults.shift), chance.random()
    toggle, check_in = strikes(faults.toggle), strikes(faults.check_in_states)
    return Plan(
        latency_s=_between(faults.latency, hold) if latency and faults.latency else 0.0,
        reset=resets[0] if resets else None,
        portal=portal,
        status=statuses[0] if statuses else None,
        cut=cut,
        limit_cap=faults.limit_cap,
        count=faults.count if count else None,
        rotate_by=rotate_by if shift else 0.0,
        toggle=toggle,
        check_in_state=faults.check_in_states.state if check_in and faults.check_in_states else None,
    )


def _resets(faults: Faults) -> list[ResetFault]:
    if faults.reset is None:
        return []
    return [faults.reset] if isinstance(faults.reset, ResetFault) else faults.reset


def _between(latency: LatencyFault, hold: float) -> float:
    return (latency.min_ms + (latency.max_ms - latency.min_ms) * hold) / 1000


def state_shown(faults: Faults, ticket_id: str, state: str) -> str:
    """Return the state that the guest list shows for a ticket: its own, or one that no document names."""
    fault = faults.ticket_states
    if fault is None:
        return state
    digest = blake2b(f"{faults.seed}:{ticket_id}".encode(), digest_size=4).digest()
    return fault.state if int.from_bytes(digest) < fault.rate * 2**32 else state
