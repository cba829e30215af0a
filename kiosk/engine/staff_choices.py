"""What staff chose at a door, kept over restarts until a setting is given anew."""

import logging
from collections.abc import Collection

import msgspec
from msgspec import Struct

from kiosk.core.policy import Direction
from kiosk.engine.store_ports import Store

ON_DUTY = "chosen:on_duty"
EVENTS = "chosen:events"
DOOR = "chosen:door"
DIRECTION = "chosen:direction"
"""The notes that keep over restarts what staff chose: who is on duty, and the door's events, name and
direction."""
OLD_ON_DUTY = "on_duty"
"""Where earlier versions kept who is on duty, without what was given then."""

log = logging.getLogger(__name__)


class Choice(Struct, frozen=True):
    """What staff chose, and the setting that was in force then: one that is given anew goes before it."""

    chose: list[str]
    given: list[str]

    def stands(self, given: list[str]) -> bool:
        """Whether it still counts; a setting that is no longer given changes nothing."""
        return not given or given == self.given


async def remembered_on_duty(store: Store, given: str) -> str:
    """Who was said to be on duty last; `given` where nobody was, or it was given anew since.

    Raises StoreError.
    """
    choice = await choice_of(store, ON_DUTY)
    if choice is None:
        old = await store.notes.get(OLD_ON_DUTY)
        return given if old is None else old
    chosen = _chosen(choice, [given] if given else [])
    return given if chosen is None else chosen


async def remembered_door(store: Store, given: str, direction: str) -> tuple[str, Direction]:
    """What the door was called last on its screen, and which way people passed; a setting given since wins.

    Raises StoreError.
    """
    name = _chosen(await choice_of(store, DOOR), [given])
    way = _chosen(await choice_of(store, DIRECTION), [direction])
    return name or given, Direction(way if way in tuple(Direction) else direction)


def _chosen(choice: Choice | None, given: list[str]) -> str | None:
    """The one thing that was chosen, while that stands; None where nothing was."""
    return choice.chose[0] if choice is not None and choice.chose and choice.stands(given) else None


async def choice_of(store: Store, key: str) -> Choice | None:
    """What was chosen under this note; None where nothing was. Raises StoreError."""
    note = await store.notes.get(key)
    try:
        return msgspec.json.decode(note, type=Choice) if note else None
    except msgspec.DecodeError:
        log.warning("what was chosen before (%s) cannot be read: nothing counts as chosen", key)
        return None


async def remember(store: Store, key: str, choice: Choice) -> None:
    """Keep it over restarts. Raises StoreError."""
    await store.notes.put(key, kept(choice))


def note_of_events(events: Collection[str], given: Collection[str]) -> str:
    """What keeps over restarts, under EVENTS, that these were chosen, where those were given."""
    return kept(Choice(sorted(events), sorted(given)))


def kept(choice: Choice) -> str:
    """The text of its note."""
    return msgspec.json.encode(choice).decode()
