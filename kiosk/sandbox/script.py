"""Faults by script: steps that are matched in order, each for so many requests, and how far they got."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import msgspec

from kiosk.sandbox.fault_kinds import FaultPlan, FaultRequest

Whole = Annotated[int, msgspec.Meta(ge=1)]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What goes wrong with the requests that this step is for; an empty list means every one.

    `paths` are prefixes; `ticket_ids` and `event_ids` name the ticket of a check-in, or its event. Of the
    requests that fit and that no step before took, the step takes `requests`, from the `nth` on; null takes
    them for ever. With `each_ticket` it counts for each ticket by itself. What it takes goes wrong as `does`
    says, its entries in turn; an empty entry serves the request as if there were no faults at all.
    """

    methods: list[str] = []
    paths: list[str] = []
    ticket_ids: list[str] = []
    event_ids: list[str] = []
    nth: Whole = 1
    requests: Whole | None = None
    each_ticket: bool = False
    does: Annotated[list[FaultPlan], msgspec.Meta(min_length=1)]

    def fits(self, asked: FaultRequest) -> bool:
        """Whether the step is for such a request."""
        if self.each_ticket and asked.ticket_id is None:
            return False
        return (
            (not self.methods or asked.method in self.methods)
            and (not self.paths or asked.path.startswith(tuple(self.paths)))
            and (not self.ticket_ids or asked.ticket_id in self.ticket_ids)
            and (not self.event_ids or asked.event_id in self.event_ids)
        )


class StepTaken(msgspec.Struct, frozen=True):
    """How far a step has got: requests that fitted, those it took, and whether it will take no more.

    A step for each ticket has no end, because there may always be another ticket.
    """

    fitted: int
    taken: int
    over: bool


class Script:
    """A script as it goes on. Deterministic: the same requests in the same order go wrong in the same way."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._progress = [_Progress(step) for step in steps]

    def next(self, asked: FaultRequest) -> FaultPlan | None:
        """What the script wants for this request; None where no step takes it."""
        for progress in self._progress:
            if (trouble := progress.take(asked)) is not None:
                return trouble
        return None

    def taken(self) -> list[StepTaken]:
        """How far each step has got."""
        return [progress.so_far() for progress in self._progress]


class _Progress:
    """One step, and what it has counted."""

    def __init__(self, step: Step) -> None:
        self._step = step
        self._fitted: Counter[str | None] = Counter()
        self._taken = 0

    def take(self, asked: FaultRequest) -> FaultPlan | None:
        step = self._step
        if not step.fits(asked):
            return None
        counted_by = asked.ticket_id if step.each_ticket else None
        self._fitted[counted_by] += 1
        at = self._fitted[counted_by] - step.nth
        if at < 0 or (step.requests is not None and at >= step.requests):
            return None
        self._taken += 1
        return step.does[(self._taken - 1) % len(step.does)]

    def so_far(self) -> StepTaken:
        over = not self._step.each_ticket and self._taken == self._step.requests
        return StepTaken(self._fitted.total(), self._taken, over)
