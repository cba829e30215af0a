"""The endpoints for doors: pairing, the access token as soon as there is a newer one, and a refused one."""

import logging
import math
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kiosk.core.message import Age
from kiosk.core.pairing import CODE_LETTERS, clean_code
from kiosk.core.representation import hides
from kiosk.engine.errors import StoreError
from kiosk.office.access_token import NotSignedIn, Token, Unreachable
from kiosk.office.answers import NO_STORE, Refusal, bearer_of, json_answer, peer_in, read_json, vouch_for
from kiosk.office.exchanges import BEING_RENEWED, NOT_SIGNED_IN, PERHAPS_REFUSED, clean
from kiosk.office.office import FULL, LONGEST_NAME, DoorStatus, Full, Office
from kiosk.office.pairing import Paired, TooManyTries, WrongCode, WrongCodes
from kiosk.office.state import PairedDoor

LONGEST_WAIT_S = 50.0
MOST_SERIAL = 2**53
_NONCE = re.compile(r"[0-9a-fA-F]{32}")

WRONG_CODE = "this pairing code is wrong, was used already, or is too old: ask the office for a new one"
TOO_MANY_TRIES = "too many wrong pairing codes came from this address: wait {}, then say the code again"
NO_CODE = (
    f"the request cannot be read: a pairing code is {CODE_LETTERS} letters and digits, as the office shows it"
)
NOT_FOR_PAGES = "this is for doors, and not for pages in a browser"
UNPAIRED = "this door is not paired with the office any more: pair it again; scanning goes on"
NOT_KEPT = "the office could not write to its disk, and nothing was changed: see to the office's machine, then try again"  # noqa: E501


log = logging.getLogger(__name__)


@hides("code", "nonce")
class _PairAsked(msgspec.Struct):
    code: str
    nonce: str
    door: str = ""
    held: str = ""


class _Refused(msgspec.Struct):
    serial: int


class _Seen(msgspec.Struct):
    unsent: int
    list_complete: bool
    door: str = ""


class Doors:
    """What doors ask of the office. A door is known by its credential, never by its address."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._wrong_codes = WrongCodes(office.clock)

    def routes(self) -> list[BaseRoute]:
        """Return the routes of this family."""
        return [
            Route("/door/pair", _from_no_page(self.pair), methods=["POST"]),
            Route("/door/token", _from_no_page(self.token)),
            Route("/door/refused", _from_no_page(self.refused), methods=["POST"]),
            Route("/door/seen", _from_no_page(self.seen), methods=["POST"]),
        ]

    async def pair(self, request: Request) -> Response:
        """Trade a pairing code for a credential, once."""
        asked = await read_json(request, _PairAsked)
        if not _NONCE.fullmatch(asked.nonce):
            raise Refusal(400, "invalid_request", "the request cannot be read: nonce is 32 hex digits")
        code = clean_code(asked.code)
        if not code:
            raise Refusal(400, "invalid_request", NO_CODE)
        match await self._outcome(code, asked, peer_in(request)):
            case Paired() as paired:
                return json_answer(self._answer_to(paired))
            case WrongCode():
                raise Refusal(403, "invalid_code", WRONG_CODE)
            case TooManyTries(pause_s):
                left_s = max(1, math.ceil(pause_s))
                said = TOO_MANY_TRIES.format(Age(left_s))
                raise Refusal(429, "too_many_tries", said, {"Retry-After": str(left_s)})
            case Full():
                raise Refusal(403, "full", FULL)

    async def _outcome(
        self, code: str, asked: _PairAsked, peer: str
    ) -> Paired | WrongCode | TooManyTries | Full:
        async with self._wrong_codes.tried(peer, code) as tried:
            if isinstance(tried, TooManyTries):
                return tried
            try:
                machine = clean(asked.door, LONGEST_NAME)
                outcome = await self._office.pair(code, asked.nonce.lower(), machine, asked.held)
            except StoreError as error:
                tried.was_right()
                raise Refusal(503, "not_kept", NOT_KEPT, {"Retry-After": "10"}) from error
            if not isinstance(outcome, WrongCode):
                tried.was_right()
            elif tried.pause_s > 0:
                return TooManyTries(tried.pause_s)
            return outcome

    def _answer_to(self, paired: Paired) -> dict[str, Any]:
        state, token = self._office.kept.state, self._office.sign_in.token
        return {
            "door_id": paired.door_id,
            "credential": paired.credential,
            "office": state.office_id,
            "base_url": state.application.base_url,
            "door": paired.plan.name,
            "events": list(paired.plan.events),
            "direction": paired.plan.direction.value,
            "policy": state.policy,
            "hub_url": "",
            "token": None if token is None else self._shown(token),
        }

    async def token(self, request: Request) -> Response:
        """Answer the token as soon as its serial is greater than `after`; 204 after `wait` seconds."""
        after = _number(request, "after", MOST_SERIAL)
        wait_s = _number(request, "wait", LONGEST_WAIT_S)
        office = self._office
        await self._came(request)
        ends_at = office.clock.monotonic() + wait_s
        while True:
            self._door_of(request)
            token = office.sign_in.token
            if token is not None and token.serial > after:
                return json_answer(self._shown(token))
            left_s = ends_at - office.clock.monotonic()
            if left_s <= 0 or office.stopping.is_set():
                break
            await office.bell.wait(left_s)
        if (again_s := office.sign_in.first_token_in_s()) is not None:
            raise self._unreachable(office.sign_in.why or BEING_RENEWED, again_s)
        if token is None:
            raise Refusal(409, "not_signed_in", office.sign_in.why or NOT_SIGNED_IN)
        return Response(status_code=204, headers=NO_STORE)

    async def refused(self, request: Request) -> Response:
        """Answer what to use instead of a token that the service refused."""
        await self._came(request)
        asked = await read_json(request, _Refused)
        if not 0 <= asked.serial <= MOST_SERIAL:
            raise Refusal(400, "invalid_request", "the request cannot be read: there is no such serial")
        outcome = await self._office.sign_in.refused(asked.serial)
        self._door_of(request)
        match outcome:
            case Token():
                return json_answer(self._shown(outcome))
            case NotSignedIn(why):
                raise Refusal(409, "not_signed_in", why)
            case Unreachable(why, retry_in_s):
                raise self._unreachable(why, retry_in_s)

    async def seen(self, request: Request) -> Response:
        """Take in how a door is."""
        door = await self._came(request)
        asked = await read_json(request, _Seen)
        if not 0 <= asked.unsent <= MOST_SERIAL:
            raise Refusal(400, "invalid_request", "the request cannot be read: unsent is a count")
        status = DoorStatus(asked.unsent, asked.list_complete, clean(asked.door, LONGEST_NAME))
        self._office.statuses[door.door_id] = status
        return Response(status_code=204, headers=NO_STORE)

    async def _came(self, request: Request) -> PairedDoor:
        """The door that asks, as `_door_of`; its credential came, so that one of before is of no use."""
        door = self._door_of(request)
        try:
            await self._office.came(door)
        except StoreError as error:  # its next request tries again
            log.warning("that a door was paired anew could not be kept: %s", error)
        return door

    def _door_of(self, request: Request) -> PairedDoor:
        """The door that asks, seen now. Raises Refusal where it is not paired."""
        door = self._office.door_with(bearer_of(request))
        if door is None:
            raise Refusal(401, "unpaired", UNPAIRED, {"WWW-Authenticate": "Bearer"})
        vouch_for(request)
        self._office.kept.see(door.door_id, self._office.clock.now())
        return door

    def _unreachable(self, why: str, retry_in_s: float) -> Refusal:
        error = self._office.sign_in.error
        if error == "invalid_client":  # which no waiting mends
            return Refusal(409, "client_refused", why)
        word = error if error == PERHAPS_REFUSED else "unreachable"
        return Refusal(503, word, why, {"Retry-After": str(max(1, math.ceil(retry_in_s)))})

    def _shown(self, token: Token) -> dict[str, Any]:
        return {
            "access_token": token.access_token,
            "serial": token.serial,
            "account": token.account,
            "expires_in_s": token.left_s(self._office.clock),
            "lifetime_s": token.lifetime_s,
            "renews": self._office.sign_in.renews,
            "why": self._office.sign_in.why,
            "error": self._office.sign_in.error,
        }


def _from_no_page(
    answer: Callable[[Request], Awaitable[Response]],
) -> Callable[[Request], Awaitable[Response]]:
    """Answer doors only: what a browser sends for somebody's page is refused before anything is looked at."""

    async def guarded(request: Request) -> Response:
        from_elsewhere = request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin")
        if "origin" in request.headers or from_elsewhere:
            raise Refusal(403, "not_for_pages", NOT_FOR_PAGES)
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if request.method == "POST" and kind != "application/json":
            said = "the request cannot be read: its content type is not application/json"
            raise Refusal(400, "invalid_request", said)
        return await answer(request)

    return guarded


def _number(request: Request, name: str, most: float) -> float:
    """A number from the query, 0 where it is not given. Raises Refusal for what is none, or too large."""
    text = request.query_params.get(name, "0")
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value <= most:
        raise Refusal(400, "invalid_request", f"the request cannot be read: {name} is from 0 to {most:g}")
    return value
