"""The endpoints for commands of the same machine while the office runs, and for a door beside it.

Whoever asks shows a credential that is derived from the folder's key: who opens the folder may do this.
"""

import asyncio
import hmac
from enum import StrEnum
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kiosk.core.pairing import shown_code
from kiosk.core.policy import Direction
from kiosk.core.representation import hides
from kiosk.engine.errors import StoreError
from kiosk.office.access_token import Unreachable
from kiosk.office.answers import Refusal, bearer_of, json_answer, read_json, vouch_for
from kiosk.office.begun_sign_ins import SignInError
from kiosk.office.exchanges import clean
from kiosk.office.lasting import Lasting
from kiosk.office.office import FULL, LONGEST_NAME, Full, Office
from kiosk.office.pairing import OPEN_FOR_S, DoorPlan
from kiosk.office.sign_in import ANSWER_WITHIN_S
from kiosk.office.state import BAD_SECRET, Kept, PairedDoor, is_printed

MOST_EVENTS = 100
LONGEST_EVENT = 200
LONGEST_WAIT_S = 50.0
NOT_BEGUN = "not_begun"
"""The word for an address that belongs to no sign-in which is awaited here."""
UNDECIDED = "undecided"
"""The word for a client secret that the service has not judged yet."""
NO_SUCH_DOOR = "there is no paired door with this id; `kiosk office doors` lists them"


class _PairAsked(msgspec.Struct):
    name: str = ""
    direction: Direction = Direction.ENTRY
    events: tuple[str, ...] = ()


class _UnpairAsked(msgspec.Struct):
    door_id: str


@hides("address")
class _Pasted(msgspec.Struct):
    address: str


@hides("client_secret")
class _Secret(msgspec.Struct):
    client_secret: str


class SignInState(StrEnum):
    """How the office is signed in.

    `BEGUN`, `FAILED`, `RUN_OUT`: the sign-in that was begun last is under way, or came to nothing, or nobody
    came back from it in time. `RENEWING`: the first access token of one that is kept is on the way.
    """

    SIGNED_IN = "signed-in"
    BEGUN = "begun"
    RENEWING = "renewing"
    SIGNED_OUT = "signed-out"
    FAILED = "failed"
    RUN_OUT = "run-out"


_UNDECIDED = (SignInState.BEGUN, SignInState.RENEWING, SignInState.SIGNED_OUT)


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
        self._finishing = Lasting()

    def routes(self) -> list[BaseRoute]:
        """Return the routes of this family."""
        return [
            Route("/command/pair", self.pair, methods=["POST"]),
            Route("/command/doors", self.doors),
            Route("/command/unpair", self.unpair, methods=["POST"]),
            Route("/command/sign-in", self.begin_sign_in, methods=["POST"]),
            Route("/command/sign-in", self.signed_in, methods=["GET"]),
            Route("/command/pasted", self.pasted, methods=["POST"]),
            Route("/command/secret", self.secret, methods=["POST"]),
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

    async def begin_sign_in(self, request: Request) -> Response:
        """Begin a sign-in, and say where the host's browser goes for it."""
        self._check(request)
        return json_answer({"address": self._office.sign_in.begin()})

    async def signed_in(self, request: Request) -> Response:
        """How the office is signed in. `wait`: for so many seconds it is held until that is decided."""
        self._check(request)
        clock = self._office.clock
        try:
            ends_s = clock.monotonic() + min(float(request.query_params.get("wait", "0")), LONGEST_WAIT_S)
        except ValueError as error:
            raise Refusal(400, "invalid_request", "wait is a number of seconds") from error
        while self._state() in _UNDECIDED:
            left_s = ends_s - clock.monotonic()
            if not left_s > 0 or self._office.stopping.is_set():
                break
            await self._office.bell.wait(left_s)
        return self._how_it_stands()

    def _how_it_stands(self, trouble: Unreachable | None = None) -> Response:
        """`error`: what OAuth calls it that a sign-in failed by, or that the last renewal did.

        `trouble`: why the service has not judged a new client secret.
        """
        sign_in = self._office.sign_in
        why, error = sign_in.why, sign_in.error
        if (failed := sign_in.begun.failed) is not None:
            why, error = str(failed), failed.oauth_error
        if trouble is not None and not error:
            why, error = trouble.why, UNDECIDED
        return json_answer({"state": self._state(), "why": why, "error": error})

    def _state(self) -> SignInState:
        sign_in = self._office.sign_in
        if sign_in.begun.failed is not None:
            return SignInState.FAILED
        if sign_in.begun.is_awaited:
            return SignInState.RUN_OUT if sign_in.begun.has_run_out else SignInState.BEGUN
        if sign_in.token is not None:
            return SignInState.SIGNED_IN
        return SignInState.SIGNED_OUT if sign_in.first_token_in_s() is None else SignInState.RENEWING

    async def pasted(self, request: Request) -> Response:
        """Finish a sign-in with the address that the browser ended on.

        A slow answer of the service goes on, and whoever asks how the office is signed in hears of it.
        """
        self._check(request)
        asked = await read_json(request, _Pasted)
        finishing = self._finishing.begin(self._office.sign_in.pasted(asked.address), "finish-pasted")
        done, _ = await asyncio.wait({finishing}, timeout=ANSWER_WITHIN_S)
        try:
            for finished in done:
                finished.result()
        except SignInError as error:
            is_told = self._office.sign_in.begun.failed is error  # to whoever asks how it stands
            raise Refusal(400, "not_signed_in" if is_told else NOT_BEGUN, str(error)) from error
        except StoreError as error:
            raise Refusal(503, "not_kept", error.text) from error
        return json_answer({})

    async def secret(self, request: Request) -> Response:
        """Show the service this client secret from now on; how the office is signed in by that."""
        self._check(request)
        asked = await read_json(request, _Secret)
        if not is_printed(asked.client_secret):
            raise Refusal(400, "invalid_request", BAD_SECRET)
        try:
            trouble = await self._office.sign_in.use_secret(asked.client_secret)
        except StoreError as error:
            raise Refusal(503, "not_kept", error.text) from error
        return self._how_it_stands(trouble)

    def _check(self, request: Request) -> None:
        if not hmac.compare_digest(bearer_of(request).encode(), self._credential.encode()):
            raise Refusal(401, "not_permitted", "this is not the key of the office's folder")
        vouch_for(request)
