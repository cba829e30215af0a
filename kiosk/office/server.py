"""Serving the office over TLS, with bounds on what may come in: how much, and how slowly."""

import asyncio
import logging
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import h11
import uvicorn
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from kiosk.office.answers import NO_STORE, VOUCH, json_answer
from kiosk.office.connections import NO_FILE_FREE, Crowd, Limits, Listener, Place, end_accepting, fitting
from kiosk.office.page_views import message_page

log = logging.getLogger(__name__)

TRANSPORT = "transport"
_LAST_ANSWERS = (401, 403, 404, 421)
"""After these a connection is closed: whoever hears them has to come anew."""
_ANSWER_TURNS = 5
"""So many turns of the loop those who wait have to hear the end."""
_CLOSE_TURNS = 50
_KEEP_ALIVE_S = 15


def dropped(transport: asyncio.BaseTransport) -> None:
    """End a connection at once, unless it has ended.

    WORKAROUND: a TLS transport that has ended cannot be aborted (AttributeError) up to Python 3.11.2.
    """
    if isinstance(transport, asyncio.WriteTransport) and not transport.is_closing():
        transport.abort()


class Bounded:
    """Passes whole requests on to `app`; a body that is too large never gets there."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request (ASGI)."""
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > self._limits.most_body_bytes:
                answer = _too_large(scope["path"], self._limits.most_body_bytes)
                await answer(scope, receive, send)
                return
        await self._app(scope, _replay(bytes(body), receive), self._in_time(scope, send))

    def _in_time(self, scope: Scope, send: Send) -> Send:
        """As `send`; who does not take the answer in, or hears a last one, loses the connection."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in _LAST_ANSWERS:
                message = {**message, "headers": [*message.get("headers", ()), (b"connection", b"close")]}
            try:
                async with asyncio.timeout(self._limits.slow_s):
                    await send(message)
            except TimeoutError:
                dropped(scope["state"][TRANSPORT])

        return sending


def _too_large(path: str, most_bytes: int) -> Response:
    """What a body that is too large is answered: on a page of the host's, a page."""
    sentence = f"a request is {most_bytes} bytes at most"
    if path.startswith(("/door/", "/command/")):
        said = {"error": "too_large", "error_description": sentence}
        return json_answer(said, 413, {"Connection": "close"})
    page = message_page("Too large", f"{sentence}, and nothing was changed", is_bad=True)
    policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'"
    headers = {**NO_STORE, "Connection": "close", "Content-Security-Policy": policy}
    return HTMLResponse(page, 413, {**headers, "X-Content-Type-Options": "nosniff"})


def _replay(body: bytes, receive: Receive) -> Receive:
    replayed = False

    async def replay() -> Message:
        nonlocal replayed
        if replayed:
            return await receive()
        replayed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


class _Connection(H11Protocol):
    """A connection that ends where its request takes too long to come, or where there are too many."""

    def __init__(self, config: uvicorn.Config, state: ServerState, limits: Limits, crowd: Crowd) -> None:
        super().__init__(config, state, {})
        self._limits = limits
        self._crowd = crowd
        self._place: Place | None = None
        self._is_new = True
        self._awaited = ""
        self._too_slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See asyncio.Protocol."""
        super().connection_made(transport)
        file = transport.get_extra_info("socket")
        place = None if file is None else self._crowd.by_file.get(file.fileno())
        if place is None:
            address = (transport.get_extra_info("peername") or ("",))[0]
            place = Place(str(address), partial(dropped, transport))
            place.is_dropped = not self._crowd.enter(place)
        place.drop = partial(dropped, transport)
        self._place = place
        self.app_state = {TRANSPORT: transport, VOUCH: place.vouch}
        if place.is_dropped:
            transport.abort()
            return
        self._look()

    def data_received(self, data: bytes) -> None:
        """See asyncio.Protocol."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """See H11Protocol."""
        self._is_new = False
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """See asyncio.Protocol."""
        self._await("")
        if self._place is not None:
            self._crowd.leave(self._place)
        super().connection_lost(exc)

    def _look(self) -> None:
        """Let the time run while a head or a body is under way, each its own."""
        their = self.conn.their_state
        if their is h11.SEND_BODY:
            self._await("body")
        elif their is h11.IDLE and (self._is_new or self.conn.trailing_data[0]):
            self._await("head")
        else:
            self._await("")

    def _await(self, part: str) -> None:
        if part == self._awaited:
            return
        self._awaited = part
        if self._too_slow is not None:
            self._too_slow.cancel()
            self._too_slow = None
        if part and not self.transport.is_closing():
            self._too_slow = self.loop.call_later(self._limits.slow_s, dropped, self.transport)


class Server(uvicorn.Server):
    """uvicorn without its signal handlers, its ticking and its waiting: it ends at once when told to.

    `stop` is called as the ending begins, to let go of those who wait.
    """

    def __init__(
        self,
        app: ASGIApp,
        tls: ssl.SSLContext,
        *,
        stop: Callable[[], None],
        on_listening: Callable[[], None],
        limits: Limits | None = None,
    ) -> None:
        self._tls = tls
        self._stop = stop
        self._on_listening = on_listening
        self._limits = limits or Limits()
        self._ending = threading.Event()
        self._told = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._crowd = Crowd(fitting(self._limits))
        self._is_told = False
        super().__init__(
            uvicorn.Config(
                Bounded(app, self._limits),
                http=H11Protocol,
                ws="none",
                lifespan="off",
                log_config=None,
                log_level="error",
                access_log=False,
                date_header=False,
                server_header=False,
                proxy_headers=False,
                h11_max_incomplete_event_size=self._limits.most_head_bytes,
                timeout_keep_alive=_KEEP_ALIVE_S,
            )
        )

    def end_soon(self) -> None:
        """End serving; from any thread, or from a signal handler. A second call changes nothing."""
        if self._ending.is_set():
            return
        self._ending.set()
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._told.set)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        self._loop = asyncio.get_running_loop()
        self._loop.set_exception_handler(self._hear)
        crowds = [one.crowd for one in sockets or [] if isinstance(one, Listener)]
        self._crowd = crowd = crowds[0] if crowds else self._crowd
        self.servers = [
            await self._loop.create_server(
                lambda: _Connection(self.config, self.server_state, self._limits, crowd),
                sock=listener,
                ssl=self._tls,
                ssl_handshake_timeout=self._limits.slow_s,
                ssl_shutdown_timeout=1.0,
            )
            for listener in sockets or []
        ]
        self.started = True
        self._on_listening()

    def _hear(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What asyncio has to say: that no file is free it says each second, and it is logged once."""
        error = context.get("exception")
        if not (isinstance(error, OSError) and error.errno in NO_FILE_FREE and "socket" in context):
            loop.default_exception_handler(context)
        elif not self._is_told:
            self._is_told = True
            log.warning("no file is free for one more connection: the office rests, and accepts again soon")

    async def main_loop(self) -> None:
        """Serve until told to end."""
        if not self._ending.is_set():
            await self._told.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the port, let those who wait hear the end, and drop every connection."""
        await end_accepting(sockets or [])
        for server in self.servers:
            server.close()
        if self._loop is not None:
            self._loop.set_exception_handler(None)
        self._stop()
        for _ in range(_ANSWER_TURNS):
            await asyncio.sleep(0)
        for connection in list(self.server_state.connections):
            if isinstance(connection, _Connection):
                dropped(connection.transport)
        self._crowd.hang_up()
        for _ in range(_CLOSE_TURNS):
            if not self._crowd.by_file:
                break
            await asyncio.sleep(0)
        if self.server_state.tasks:
            await asyncio.wait(self.server_state.tasks, timeout=1.0)
        for listener in sockets or []:
            listener.close()
