"""What stands before every endpoint: the list of what was asked, the faults, the Date header of our clock."""

import asyncio
import socket
import struct
import sys
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kiosk.sandbox.fault_kinds import FaultRequest, StatusFault
from kiosk.sandbox.faults import Plan
from kiosk.sandbox.reading import ticket_id_asked
from kiosk.sandbox.refusals import TOKEN_REFUSED, error_answer
from kiosk.sandbox.resources import read_resource
from kiosk.sandbox.world import RequestSeen, World

CONTROL = "/_sandbox/"
BODY_MAX = 1024 * 1024
TRANSPORT = "transport"
"""Where the server leaves the connection's transport in the state of each request."""

_LINGER_ZERO = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)


class Intercept:
    """Passes requests on to `app`, or does to them what the faults of the world want.

    Bodies are read to their end first, so that a request is acted on whole or not at all. `stopping` is set
    when the server ends: what is held back by latency then ends without having acted.
    """

    def __init__(self, app: ASGIApp, world: World, stopping: asyncio.Event) -> None:
        self._app = app
        self._world = world
        self._stopping = stopping
        self._portal_page = read_resource("portal.html")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request (ASGI)."""
        dated = self._with_date(send)
        if scope["path"].startswith(CONTROL):
            await self._app(scope, receive, dated)
            return
        call = _Call(self._world, scope, receive, dated)
        try:
            await self._serve(call)
        finally:
            call.note("gone")

    async def _serve(self, call: "_Call") -> None:
        if not await call.read_body():
            return
        plan = self._world.troubles.decide(call.asked)
        if self._world.down:
            await call.reset("down")
        elif call.body_bytes > BODY_MAX:
            await call.answer(
                error_answer(call.asked.path, 413, f"The body is larger than {BODY_MAX} bytes.")
            )
        elif not await self._hold(plan.latency_s) or plan.reset == "before":
            await call.reset("reset_before")
        elif plan.hang == "before":
            await call.hang("hung_before")
        elif plan.portal:
            await call.answer(Response(self._portal_page, media_type="text/html"))
        elif plan.expired:
            refused = {"WWW-Authenticate": 'Bearer error="invalid_token"'}
            await call.answer(error_answer(call.asked.path, 401, TOKEN_REFUSED, refused))
        elif plan.status is not None and plan.status.when == "before":
            await call.answer(_fault_answer(plan.status, self._world.clock()))
        else:
            await self._act(call, plan)

    async def _act(self, call: "_Call", plan: Plan) -> None:
        call.scope["state"]["plan"] = plan
        call.acted = True
        if plan.reset is None and plan.hang is None and plan.status is None and not plan.cut:
            await self._app(call.scope, call.replay, call.send)
            return
        withheld: list[Message] = []

        async def withhold(message: Message) -> None:
            withheld.append(message)

        await self._app(call.scope, call.replay, withhold)
        if plan.reset is not None:
            await call.reset("reset_after")
        elif plan.hang is not None:
            await call.hang("hung_after")
        elif plan.status is not None:
            await call.answer(_fault_answer(plan.status, self._world.clock()))
        else:
            await call.cut(withheld)

    async def _hold(self, seconds: float) -> bool:
        """Wait, and say whether the server still runs afterwards."""
        if seconds > 0:
            wait = asyncio.create_task(self._stopping.wait())
            await asyncio.wait({wait}, timeout=seconds)
            wait.cancel()
        return not self._stopping.is_set()

    def _with_date(self, send: Send) -> Send:
        async def dated(message: Message) -> None:
            if message["type"] == "http.response.start":
                date = format_datetime(self._world.clock().astimezone(UTC), usegmt=True)
                message["headers"] = [(b"date", date.encode("ascii")), *message["headers"]]
            await send(message)

        return dated


class _Call:
    """One request on its way: what is known of it, and the ways in which it can end."""

    def __init__(self, world: World, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        ticket_id = ticket_id_asked(scope["raw_path"])
        self.asked = FaultRequest(
            scope["method"], scope["path"], world.next_number(), ticket_id, world.event_id_of(ticket_id)
        )
        self.body_bytes = 0
        self.acted = False
        self._body = bytearray()
        self._replayed = False
        self._world = world
        self._at = world.clock()
        self._receive = receive
        self._send = send
        self._status: int | None = None
        self._noted = False

    async def read_body(self) -> bool:
        """Read the body to its end, and say whether the caller is still there; too much is not kept."""
        while True:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                return False
            chunk = message.get("body", b"")
            self.body_bytes += len(chunk)
            if self.body_bytes <= BODY_MAX:
                self._body += chunk
            if not message.get("more_body", False):
                return True

    async def replay(self) -> Message:
        """Give the endpoint the body that was read (ASGI receive)."""
        if not self._replayed:
            self._replayed = True
            return {"type": "http.request", "body": bytes(self._body), "more_body": False}
        return await self._receive()

    async def send(self, message: Message) -> None:
        """Send a part of the answer, and keep its status for the list (ASGI send)."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
        elif not message.get("more_body", False):
            self.note("answered")
        await self._send(message)

    async def answer(self, response: Response) -> None:
        """Answer with this instead of what the endpoint would say."""
        await response(self.scope, self.replay, self.send)

    async def cut(self, withheld: Iterable[Message]) -> None:
        """Send the head as it is and half of the body, then hang up."""
        for message in withheld:
            body = message.get("body", b"")
            await self.send(
                {**message, "body": body[: len(body) // 2], "more_body": True} if body else message
            )
        self.note("cut")
        self._transport().close()
        await self._until_gone()

    async def reset(self, ended: str) -> None:
        """Close the connection by a TCP reset, without another byte."""
        self.note(ended)
        transport = self._transport()
        connection = transport.get_extra_info("socket")
        if connection.fileno() >= 0:  # else the caller left first, and there is nothing to reset
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _LINGER_ZERO)
        transport.abort()
        await self._until_gone()

    async def hang(self, ended: str) -> None:
        """Say nothing until the caller gives up, or the server ends."""
        self.note(ended)
        await self._until_gone()

    def _transport(self) -> asyncio.Transport:
        transport = self.scope["state"][TRANSPORT]
        assert isinstance(transport, asyncio.Transport)  # noqa: S101 - the server put it there
        return transport

    async def _until_gone(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            continue

    def note(self, ended: str) -> None:
        """Put the request on the world's list, once, and before the caller can know how it ended."""
        if self._noted:
            return
        self._noted = True
        headers = Headers(scope=self.scope)
        self._world.note_request(
            RequestSeen(
                number=self.asked.number,
                at=self._at,
                method=self.asked.method,
                path=self.scope["raw_path"].decode("ascii"),
                query=self.scope["query_string"].decode("ascii"),
                bearer=headers.get("authorization", "").lower().startswith("bearer "),
                body_bytes=self.body_bytes,
                acted=self.acted,
                status=self._status,
                ended=ended,
            )
        )


def _fault_answer(fault: StatusFault, now: datetime) -> Response:
    headers: dict[str, Any] = {}
    if fault.retry_after is not None:
        headers["Retry-After"] = str(fault.retry_after)
    elif fault.retry_at_s is not None:
        at = now.astimezone(UTC) + timedelta(seconds=fault.retry_at_s)
        headers["Retry-After"] = format_datetime(at, usegmt=True)
    if 300 <= fault.code < 400:
        headers["Location"] = "https://portal.example/sign-in"
    body = msgspec.json.encode({"message": f"Fault on demand: {fault.code}."})
    content = body if fault.body is None else fault.body.encode()
    return Response(content, fault.code, headers, media_type=fault.content_type)
