"""The evening's steps in their order, by the doors at which they are played."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from kiosk.core.policy import Direction
from tests.end2end.simulated_event import arriving, deciding, leaving, troubles
from tests.end2end.simulated_event.stage import ENTRY, EXIT, Door, Stage

Play = Callable[[Stage, Door], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class Act:
    """What happens between the opening and the closing of one door."""

    door: str
    direction: Direction
    steps: dict[str, Play]


ACTS = (
    Act(
        ENTRY,
        Direction.ENTRY,
        {
            "choose event": arriving.choose_event,
            "many scans": arriving.many_scans,
            "search and admit": arriving.search_and_admit,
            "family of five": arriving.family_of_five,
            "change of duty": deciding.change_of_duty,
            "duplicate with override": deciding.duplicate_with_override,
            "step aside and settle": deciding.step_aside_and_settle,
            "undo": troubles.undo,
            "offline": troubles.offline,
            "and back": troubles.and_back,
            "incident settled": troubles.incident_settled,
            "off the list": deciding.off_the_list,
            "close with one unsent": leaving.close_with_one_unsent,
        },
    ),
    Act(
        EXIT,
        Direction.EXIT,
        {
            "sent at the next start": leaving.sent_at_the_next_start,
            "leave at the exit": leaving.leave_at_the_exit,
            "close the exit": leaving.close,
        },
    ),
    Act(
        ENTRY,
        Direction.ENTRY,
        {"come in again": leaving.come_in_again, "close the entry": leaving.close},
    ),
)
STEPS = [name for act in ACTS for name in act.steps]
