"""The endpoints under /api/v2."""

from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kiosk.sandbox.discounts import create_discount_code
from kiosk.sandbox.fault_kinds import Way
from kiosk.sandbox.faults import Plan, state_shown, way_malformed
from kiosk.sandbox.reading import (
    CHECK_INS,
    read_bearer,
    read_json_object,
    read_query,
    read_text,
    read_time,
    read_whole_number,
    require_token,
    ticket_id_in,
)
from kiosk.sandbox.records import Ticket
from kiosk.sandbox.refusals import ApiError, json_answer
from kiosk.sandbox.world import World


def malformed(ticket: Ticket, way: Way) -> object:
    """Return what the guest list shows for this ticket instead of its entry."""
    entry: dict[str, Any] = msgspec.to_builtins(ticket)
    match way:
        case "text":
            return ticket.id
        case "null":
            return None
        case "no_id":
            del entry["id"]
        case "number_as_id":
            entry["id"] = int(ticket.id, 36) if ticket.id.isalnum() else 0
        case "no_state":
            entry["state"] = None
        case "event_as_text":
            entry["event"] = ticket.event.id
        case "no_times":
            entry["updated_at"], entry["created_at"] = "yesterday", 0
        case "people_as_list":
            entry["attendee"], entry["buyer"] = [entry["attendee"]], []
    return entry


LIMIT_MAX = 1000
LIMIT_DEFAULT = 100


class Api:
    """The data endpoints on one world."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[BaseRoute]:
        """Return the routes of this family."""
        return [
            Route("/api/v2/guestlists", self.guestlists),
            Route("/api/v2/current_user", self.current_user),
            Route("/api/v2/listings", self.listings),
            Route("/api/v2/discount_codes", self.discount_codes, methods=["POST"]),
            Route(CHECK_INS + "{id:path}", self.cost_item_check_ins, methods=["PUT"]),
        ]

    async def guestlists(self, request: Request) -> Response:
        """Answer a page of the caller's tickets, of every state; `meta.count` is how many match in all.

        A limit above 1000 is capped silently; without one a page has 100.
        """
        token = require_token(self._world, request)
        fields = read_query(request)
        limit = read_whole_number(fields, "limit", default=LIMIT_DEFAULT, at_least=1)
        offset = read_whole_number(fields, "offset", default=0, at_least=0)
        found = self._world.guest_list(
            token.user_id,
            since=read_time(fields, "since"),
            event_id=read_text(fields, "event_id"),
            listing_id=read_text(fields, "listing_id"),
        )
        plan = _plan(request)
        limit = min(limit, LIMIT_MAX if plan.limit_cap is None else plan.limit_cap)
        page = _page(found, offset, limit, plan.rotate_by)
        count = len(found)
        if plan.count is not None:
            count = len(page) if plan.count.value is None else plan.count.value
        return json_answer(
            {
                "data": {"guestlist": [self._as_shown(ticket) for ticket in page]},
                "meta": {"count": count, "limit": limit, "offset": offset},
            }
        )

    def _as_shown(self, ticket: Ticket) -> object:
        state = state_shown(self._world.faults, ticket.id, ticket.state)
        shown = ticket if state == ticket.state else msgspec.structs.replace(ticket, state=state)
        way = way_malformed(self._world.faults, ticket.id)
        return shown if way is None else malformed(shown, way)

    async def current_user(self, request: Request) -> Response:
        """Answer the owner of the access token."""
        token = require_token(self._world, request)
        owner = self._world.user if token.user_id == self._world.user.id else self._world.stranger
        return json_answer({"current_user": owner})

    async def listings(self, request: Request) -> Response:
        """Answer a user's listings: the public ones, and with a token of that user the private ones too.

        A token that is sent must be good. All come at once: limit and offset are no parameters here.
        """
        owner = None
        if read_bearer(request) is not None:
            owner = require_token(self._world, request).user_id
        user_id = read_text(read_query(request), "user_id")
        if user_id is None:
            raise ApiError(400, "user_id is required.")
        shown = [
            listing.shown
            for listing in self._world.listings
            if listing.host_id == user_id and (listing.public or owner == user_id)
        ]
        return json_answer(
            {"listings": shown, "meta": {"count": len(shown), "limit": LIMIT_MAX, "offset": 0}}
        )

    async def discount_codes(self, request: Request) -> Response:
        """Create a discount code for a listing that the caller manages."""
        token = require_token(self._world, request)
        body = await read_json_object(request)
        return json_answer(
            {"discount_code": create_discount_code(self._world, token.user_id, body.get("discount_code"))},
            201,
        )

    async def cost_item_check_ins(self, request: Request) -> Response:
        """Check a ticket in; a body, if any, is not looked at.

        400 without `cost_item_id`, 422 if it differs from the path's id after decoding, 403 without the
        permission to scan or for another host's ticket, 404 for a ticket that does not exist.
        """
        token = require_token(self._world, request)
        ticket_id = ticket_id_in(request.scope["raw_path"])
        cost_item_id = read_query(request).get("cost_item_id")
        if cost_item_id is None:
            raise ApiError(400, "cost_item_id is required.")
        if cost_item_id != ticket_id:
            raise ApiError(422, "cost_item_id must be identical to the id in the path.")
        if not token.may_scan:
            raise ApiError(403, "This token is not permitted to scan tickets in.")
        ticket = self._world.ticket(ticket_id)
        if ticket is None:
            raise ApiError(404, "There is no such ticket.")
        if not self._world.hosts(token.user_id, ticket):
            raise ApiError(403, "You do not host the event of this ticket.")
        plan = _plan(request)
        done = self._world.check_in(ticket.id, toggle=plan.toggle)
        record: dict[str, Any] = {
            "id": done.record.id,
            "checked_in_at": done.record.at.isoformat(timespec="milliseconds"),
            "check_in_state": plan.check_in_state or done.record.state,
            "prev_check_in_state": done.before,
        }
        return json_answer({"cost_item_check_in": record})


def _plan(request: Request) -> Plan:
    plan = request.scope["state"].get("plan")
    return plan if isinstance(plan, Plan) else Plan()


def _page(found: Sequence[Ticket], offset: int, limit: int, rotate_by: float) -> Sequence[Ticket]:
    if rotate_by and found:
        turn = int(rotate_by * len(found))
        found = [*found[turn:], *found[:turn]]
    return found[offset : offset + limit]
