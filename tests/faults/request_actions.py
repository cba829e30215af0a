"""What a line does with a request, and plans that say so for one request after another."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random


class Action(StrEnum):
    """What the line does with one request."""

    PASS = "pass"
    DELAY = "delay"
    """Forward it, but only after a while."""
    DROP = "drop"
    """Close the connection in place of forwarding it."""
    RESET_BEFORE = "reset_before"
    """Reset the connection in place of forwarding it."""
    RESET_AFTER = "reset_after"
    """Forward it; when the whole answer is there, reset the connection without a byte of it."""
    RESET_INSIDE = "reset_inside"
    """Forward it; reset the connection inside the answer's body."""
    CUT = "cut"
    """Forward it; close the connection inside the answer's body."""
    CUT_HEAD = "cut_head"
    """Forward it; close the connection inside the answer's head."""
    PORTAL = "portal"
    """Answer 200 with a page of HTML."""
    REDIRECT = "redirect"
    """Answer 302 to somewhere else."""
    GARBAGE = "garbage"
    """Answer bytes that are no HTTP."""
    HANG = "hang"
    """Neither forward it nor answer."""
    HANG_AFTER = "hang_after"
    """Forward it and keep the answer."""


FORWARDED = frozenset(
    {
        Action.PASS, Action.DELAY, Action.RESET_AFTER, Action.RESET_INSIDE,
        Action.CUT, Action.CUT_HEAD, Action.HANG_AFTER,
    }
)  # fmt: skip
"""Deeds after which the service has acted."""
DELIVERED = frozenset({Action.PASS, Action.DELAY})
"""Deeds after which the caller has the service's whole answer."""


@dataclass(frozen=True)
class Asked:
    """One request, counted from 1 over all connections."""

    number: int
    method: str
    target: str


@dataclass(frozen=True)
class Handled:
    """One request and what was done to it; `status` is the service's own, None where it was not asked."""

    asked: Asked
    action: Action
    status: int | None
    connection: int

    @property
    def delivered(self) -> bool:
        """Whether the caller has the service's whole 2xx answer."""
        return self.action in DELIVERED and self.status is not None and 200 <= self.status < 300


Plan = Callable[[Asked], Action]


def always(action: Action) -> Plan:
    """The same deed for every request."""
    return lambda _: action


def in_turn(actions: Sequence[Action], *, requests: int, method: str = "", path: str = "") -> Plan:
    """These deeds in turn for the first `requests` requests of this method and path, then none."""
    taken = 0

    def plan(asked: Asked) -> Action:
        nonlocal taken
        if taken >= requests or (method and asked.method != method) or not asked.target.startswith(path):
            return Action.PASS
        taken += 1
        return actions[(taken - 1) % len(actions)]

    return plan


def seeded(seed: int, weights: Mapping[Action, float], *, requests: int | None = None) -> Plan:
    """Deeds drawn by these weights for the first `requests` requests, for ever without that number."""
    chance = Random(seed)
    actions, shares = list(weights), list(weights.values())

    def plan(asked: Asked) -> Action:
        if requests is not None and asked.number > requests:
            return Action.PASS
        return chance.choices(actions, shares)[0]

    return plan
