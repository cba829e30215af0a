"""Control endpoints under /_sandbox, for rehearsals and tests; no part of the service's interface.

They answer programs on this machine only, need no token, and are neither listed nor subject to faults.
"""

from ipaddress import ip_address
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kiosk.sandbox.faults import FaultsError, parse_faults
from kiosk.sandbox.intercept import BODY_MAX, CONTROL
from kiosk.sandbox.reading import UNREADABLE
from kiosk.sandbox.records import CheckIn, Event, Person, Ticket, TicketType
from kiosk.sandbox.refusals import ApiError, json_answer
from kiosk.sandbox.world import World

NO_BODY = 204
Body = TypeVar("Body")


class TicketChange(msgspec.Struct, forbid_unknown_fields=True):
    """A ticket to change, or to add if the id is new or absent; what is left out stays, or gets a default."""

    id: str | None = None
    state: str | None = None
    event_id: str | None = None
    ticket_type_id: str | None = None
    attendee_name: str | None = None
    attendee_email: str | None = None


class Down(msgspec.Struct, forbid_unknown_fields=True):
    """Whether the link is down: every request is then reset without an answer."""

    down: bool


class CheckInChange(msgspec.Struct, forbid_unknown_fields=True):
    """A ticket's check-in state as another application would have recorded it; null forgets it."""

    id: str
    state: str | None


class Control:
    """The control endpoints on one world."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[BaseRoute]:
        """Return the routes of this family."""
        return [
            Route(CONTROL + "requests", self.requests, methods=["GET", "DELETE"]),
            Route(CONTROL + "faults", self.faults, methods=["GET", "POST"]),
            Route(CONTROL + "script", self.script, methods=["GET"]),
            Route(CONTROL + "down", self.down, methods=["POST"]),
            Route(CONTROL + "tickets", self.change_ticket, methods=["POST"]),
            Route(CONTROL + "tickets/{id}", self.remove_ticket, methods=["DELETE"]),
            Route(CONTROL + "check-ins", self.check_ins, methods=["GET", "POST"]),
            Route(CONTROL + "expire-tokens", self.expire_tokens, methods=["POST"]),
        ]

    async def requests(self, request: Request) -> Response:
        """List what was asked, or (DELETE) start the list afresh."""
        _check_caller(request)
        if request.method == "DELETE":
            self._world.forget_requests()
            return Response(status_code=NO_BODY)
        return json_answer({"requests": self._world.requests()})

    async def faults(self, request: Request) -> Response:
        """Show the faults, or (POST) replace them all; 422 says what is wrong with the new ones."""
        _check_caller(request)
        if request.method == "POST":
            try:
                self._world.faults = parse_faults(await _body(request))
            except FaultsError as error:
                raise ApiError(422, str(error)) from error
        return json_answer(self._world.faults)

    async def script(self, request: Request) -> Response:
        """Show how far each step of the faults' script has got."""
        _check_caller(request)
        return json_answer({"script": self._world.troubles.taken()})

    async def down(self, request: Request) -> Response:
        """Take the link down or bring it up: `{"down": true}`."""
        _check_caller(request)
        self._world.down = (await _read(request, Down)).down
        return json_answer({"down": self._world.down})

    async def change_ticket(self, request: Request) -> Response:
        """Change a ticket or add one; answers `{"created", "ticket"}`."""
        _check_caller(request)
        asked = await _read(request, TicketChange)
        ticket = self._world.ticket(asked.id) if asked.id else None
        event = self._event(asked.event_id)
        changes: dict[str, object] = {}
        if asked.ticket_type_id is not None:
            changes["ticket_type"] = self._ticket_type(asked.ticket_type_id)
        if asked.state is not None:
            changes["state"] = asked.state
        if event is not None:
            changes |= {"event": event.times, "listing": event.listing.shown}
        created = ticket is None
        if ticket is None:
            ticket = self._world.add_ticket(event=event, ticket_id=asked.id)
        changes["attendee"] = Person(
            email=ticket.attendee.email if asked.attendee_email is None else asked.attendee_email,
            name=ticket.attendee.name if asked.attendee_name is None else asked.attendee_name,
            id=ticket.attendee.id,
        )
        self._world.change_ticket(ticket, **changes)
        return json_answer({"created": created, "ticket": ticket}, 201 if created else 200)

    def _event(self, event_id: str | None) -> Event | None:
        if event_id is None:
            return None
        try:
            return self._world.event(event_id)
        except KeyError as error:
            raise ApiError(422, "There is no such event.") from error

    def _ticket_type(self, type_id: str) -> TicketType:
        for listing in self._world.listings:
            for kind in listing.ticket_types:
                if kind.id == type_id:
                    return kind
        raise ApiError(422, "There is no such ticket type.")

    async def remove_ticket(self, request: Request) -> Response:
        """Make a ticket vanish."""
        _check_caller(request)
        self._world.remove_ticket(self._known(request.path_params["id"]))
        return Response(status_code=NO_BODY)

    async def check_ins(self, request: Request) -> Response:
        """Answer the check-in state by ticket id, or (POST) record one as another application would."""
        _check_caller(request)
        if request.method == "POST":
            asked = await _read(request, CheckInChange)
            self._known(asked.id)
            if asked.state is None:
                self._world.forget_check_in(asked.id)
            else:
                self._world.set_check_in(asked.id, asked.state)
        with self._world.lock:
            held: dict[str, CheckIn] = dict(self._world.check_ins)
        return json_answer({"check_ins": {ticket_id: record.state for ticket_id, record in held.items()}})

    async def expire_tokens(self, request: Request) -> Response:
        """Make every access token worthless; refresh tokens stay good."""
        _check_caller(request)
        self._world.tokens.revoke_all()
        return Response(status_code=NO_BODY)

    def _known(self, ticket_id: str) -> Ticket:
        ticket = self._world.ticket(ticket_id)
        if ticket is None:
            raise ApiError(404, "There is no such ticket.")
        return ticket


async def _read(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await _body(request), type=kind)
    except UNREADABLE as error:
        raise ApiError(422, f"The body is not what this takes: {error}") from error


async def _body(request: Request) -> bytes:
    """The body, read to its end; 413 where it is too large, and then it is not kept."""
    body = bytearray()
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size <= BODY_MAX:
            body += chunk
    if size > BODY_MAX:
        raise ApiError(413, f"The body is larger than {BODY_MAX} bytes.")
    return bytes(body)


def _check_caller(request: Request) -> None:
    """403 unless the request comes from this machine, and from no web page of another site.

    A page that a browser here shows can send requests to loopback too. Its own `Host` gives away a name that
    was made to point here (DNS rebinding), and its `Origin` every other site.
    """
    host = ",".join(request.headers.getlist("host"))
    own = request.client is not None and ip_address(request.client.host).is_loopback
    if not own or not _is_ours(host, request.scope["server"][1]):
        raise ApiError(403, "This is answered on loopback only, at 127.0.0.1 or localhost and the port.")
    if any(origin != f"http://{host}" for origin in request.headers.getlist("origin")):
        raise ApiError(403, "This is not answered to web pages of other sites.")


def _is_ours(host: str, port: int) -> bool:
    """Whether the `Host` header names loopback and this port."""
    try:
        named = urlsplit(f"//{host}")
        if (named.port or 80) != port or named.username is not None:
            return False
        return named.hostname == "localhost" or ip_address(named.hostname or "").is_loopback
    except ValueError:
        return False
