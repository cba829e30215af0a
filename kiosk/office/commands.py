"""The endpoints for `kiosk office pair`, `doors` and `unpair` while the office runs.

Whoever asks shows a credential that is derived from the folder's key: who opens the folder may do this.
"""

import hmac
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kiosk.core.pairing import shown_code
from kiosk.core.policy import Direction
from kiosk.engine.errors import StoreError
from kiosk.office.answers import Refusal, bearer_of, json_answer, read_json, vouch_for
from kiosk.office.exchanges import clean
from kiosk.office.office import FULL, LONGEST_NAME, Full, Office
from kiosk.office.pairing import OPEN_FOR_S, DoorPlan
from kiosk.office.state import Kept, PairedDoor

MOST_EVENTS = 100
LONGEST_EVENT = 200
NO_SUCH_DOOR = "there is no paired door with this id; `kiosk office doors` lists them"


class _PairAsked(msgspec.Struct):
    name: str = ""
    direction: Direction = Direction.ENTRY
    events: tuple[str, ...] = ()


class _UnpairAsked(msgspec.Struct):
    door_id: str


def plan_of(name: str, direction: Direction, events: tuple[str, ...]) -> DoorPlan:
    """What a door is to be, in texts that can be kept and shown."""
    kept = tuple(dict.fromkeys(one for event in events if (one := clean(event, LONGEST_EVENT))))
    return DoorPlan(clean(name, LONGEST_NAME), direction, kept[:MOST_EVENTS])


def shown_door(door: PairedDoor, kept: Kept) -> dict[str, Any]:
    """A door as a command lists it, without its credential."""
    return {
        "door_id": door.door_id,
        "name": door.name,
        "direction": door.direction.value,
        "events": list(door.events),
        "paired_at": door.paired_at,
        "last_seen": kept.last_seen(door),
    }


class Commands:
    """What the command line asks of an office that runs."""

    def __init__(self, office: Office, credential: str) -> None:
        self._office = office
        self._credential = credential

    def routes(self) -> list[BaseRoute]:
        """Return the routes of this family."""
        return [
            Route("/command/pair", self.pair, methods=["POST"]),
            Route("/command/doors", self.doors),
            Route("/command/unpair", self.unpair, methods=["POST"]),
        ]

    async def pair(self, request: Request) -> Response:
        """Open a pairing code."""
        self._check(request)
        asked = await read_json(request, _PairAsked)
        opened = self._office.open_code(plan_of(asked.name, asked.direction, asked.events))
        if isinstance(opened, Full):
            raise Refusal(403, "full", FULL)
        return json_answer(
            {
                "link": self._office.link(opened).text,
                "code": shown_code(opened.code),
                "expires_in_s": int(OPEN_FOR_S),
            }
        )

    async def doors(self, request: Request) -> Response:
        """List the paired doors."""
        self._check(request)
        kept = self._office.kept
        return json_answer([shown_door(door, kept) for door in kept.state.doors])

    async def unpair(self, request: Request) -> Response:
        """Forget a door."""
        self._check(request)
        asked = await read_json(request, _UnpairAsked)
        try:
            gone = await self._office.unpair(asked.door_id)
        except StoreError as error:
            raise Refusal(503, "not_kept", error.text) from error
        if gone is None:
            raise Refusal(404, "no_such_door", NO_SUCH_DOOR)
        return json_answer(shown_door(gone, self._office.kept))

    def _check(self, request: Request) -> None:
        if not hmac.compare_digest(bearer_of(request).encode(), self._credential.encode()):
            raise Refusal(401, "not_permitted", "this is not the key of the office's folder")
        vouch_for(request)
