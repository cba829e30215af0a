"""The kinds of fault, as a faults file writes them, and what a request is asked by."""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Struct

Rate = Annotated[float, msgspec.Meta(ge=0, le=1)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=600_000)]
FaultStatus = Annotated[int, msgspec.Meta(ge=300, le=599)]
HeaderText = Annotated[str, msgspec.Meta(pattern="^[ -~]+$")]
When = Literal["before", "after"]
Way = Literal[
    "text", "null", "no_id", "number_as_id", "no_state", "event_as_text", "no_times", "people_as_list"
]  # fmt: skip
"""How a guest-list entry can be malformed; see sandbox.malformed."""


class FaultRequest(Struct, frozen=True):
    """What a decision may look at: the request, and which one it is since the start, counted from 1.

    `ticket_id` and `event_id`: the ticket that a check-in is asked for, and the event of that ticket.
    """

    method: str
    path: str
    number: int
    ticket_id: str | None = None
    event_id: str | None = None


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every fault has: how often, and for which requests. An empty list means every path or method."""

    rate: Rate = 1.0
    paths: list[str] = []
    methods: list[str] = []

    def concerns(self, asked: FaultRequest) -> bool:
        """Whether this fault can happen to this request; `paths` are prefixes."""
        on_path = not self.paths or asked.path.startswith(tuple(self.paths))
        return on_path and (not self.methods or asked.method in self.methods)


class StatusFault(Fault, frozen=True, kw_only=True):
    """Answer `code` instead, before acting (nothing happened) or after (it happened all the same).

    `retry_after` is the header's value, in seconds or as written; `retry_at_s` makes it an HTTP date so many
    seconds from now by the sandbox's clock. `body` replaces the usual JSON message.
    """

    code: FaultStatus
    when: When = "before"
    retry_after: Annotated[int, msgspec.Meta(ge=0)] | HeaderText | None = None
    retry_at_s: Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)] | None = None
    body: str | None = None
    content_type: HeaderText = "application/json"

    def __post_init__(self) -> None:
        """Refuse two values for one header."""
        if self.retry_after is not None and self.retry_at_s is not None:
            raise ValueError("retry_after and retry_at_s exclude each other")


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


class HangFault(Fault, frozen=True, kw_only=True):
    """Never answer, before or after acting: the connection stays open until the caller gives up."""

    when: When = "before"


class CutFault(Fault, frozen=True, kw_only=True):
    """Act, promise the whole body, send half of it and hang up."""


class PortalFault(Fault, frozen=True, kw_only=True):
    """Answer 200 with the sign-in page of the venue's Wi-Fi, without acting."""


class ExpiredFault(Fault, frozen=True, kw_only=True):
    """Answer as if the access token had expired, without acting."""


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


class MalformedFault(Fault, frozen=True, kw_only=True):
    """Show this share of the tickets (always the same ones) malformed, each in one of these ways."""

    ways: Annotated[tuple[Way, ...], msgspec.Meta(min_length=1)] = get_args(Way)


class CheckInStateFault(Fault, frozen=True, kw_only=True):
    """Answer check-ins with a state that no document names; what is held stays as it is."""

    state: str = "boarding"


class FaultPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What may go wrong with a request. Of several `status` entries that strike at once, the first counts."""

    status: list[StatusFault] = []
    latency: LatencyFault | None = None
    reset: list[ResetFault] | ResetFault | None = None
    hang: HangFault | None = None
    cut: CutFault | None = None
    portal: PortalFault | None = None
    expired: ExpiredFault | None = None
    limit_cap: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    count: CountFault | None = None
    shift: ShiftFault | None = None
    toggle: ToggleFault | None = None
    check_in_states: CheckInStateFault | None = None

    @property
    def resets(self) -> list[ResetFault]:
        """The resets, however they were written."""
        if self.reset is None:
            return []
        return [self.reset] if isinstance(self.reset, ResetFault) else self.reset
