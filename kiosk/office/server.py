"""Serving the office over TLS, with bounds on what may come in: how much, how many at once, how slowly."""

import asyncio
import os
import socket
import ssl
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import h11
import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from kiosk.office.answers import json_answer
from kiosk.office.errors import OfficeError

TRANSPORT = "transport"
_ACCEPT_TURNS = 5
_KEEP_ALIVE_S = 15


@dataclass(frozen=True, slots=True)
class Limits:
    """What may come in. `slow_s`: for how long a handshake, a head, a body, or a piece of an answer."""

    most_head_bytes: int = 16 * 1024
    most_body_bytes: int = 64 * 1024
    most_connections: int = 400
    most_of_one_peer: int = 64
    slow_s: float = 10.0


class _Accepted(socket.socket):
    """A connection that is counted until it is closed, whether its handshake ever ends or not."""

    counts: Counter[str] | None = None
    """Of the open connections, by peer."""
    peer = ""

    def close(self) -> None:
        """See socket.socket."""
        if self.counts is not None and self.fileno() >= 0:
            self.counts -= Counter((self.peer,))
        super().close()


class _Listener(socket.socket):
    """Hangs up at once on whoever has too many connections, before a handshake costs anything.

    On Windows asyncio accepts without asking this; `_Connection` counts there.
    """

    def __init__(self, family: int, limits: Limits, counts: Counter[str]) -> None:
        # asyncio sends at once (TCP_NODELAY) only where the protocol is named.
        super().__init__(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._limits = limits
        self._counts = counts

    def accept(self) -> tuple[socket.socket, Any]:
        """See socket.socket. Raises ConnectionAbortedError, which asyncio passes over."""
        plain, address = super().accept()
        accepted = _Accepted(plain.family, plain.type, plain.proto, plain.detach())
        peer, counts, limits = str(address[0]), self._counts, self._limits
        if counts[peer] >= limits.most_of_one_peer or counts.total() >= limits.most_connections:
            accepted.close()
            raise ConnectionAbortedError
        accepted.peer, accepted.counts = peer, counts
        counts[peer] += 1
        return accepted, address


def listen(hosts: tuple[str, ...], port: int, limits: Limits | None = None) -> list[socket.socket]:
    """Listening sockets on one port of these addresses; port 0 takes a free one. Raises OfficeError.

    A machine without IPv6 listens without it.
    """
    listeners: list[socket.socket] = []
    counts: Counter[str] = Counter()
    for host in hosts:
        try:
            listeners.append(_listening(host, port, limits or Limits(), counts))
        except (OSError, OverflowError, UnicodeError) as error:
            if host == "::" and listeners:
                continue
            for listener in listeners:
                listener.close()
            why = getattr(error, "strerror", None) or error
            raise OfficeError(
                f"cannot listen on {host}, port {port}: {why}; choose another with --port or --host"
            ) from error
        port = port_of(listeners[-1])
    return listeners


def _listening(host: str, port: int, limits: Limits, counts: Counter[str]) -> socket.socket:
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = _Listener(family, limits, counts)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(address)
        listener.listen(128)
    except BaseException:
        listener.close()
        raise
    return listener


def port_of(listener: socket.socket) -> int:
    """The port that a socket listens on."""
    return int(listener.getsockname()[1])


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
                sentence = f"a request is {self._limits.most_body_bytes} bytes at most"
                said = {"error": "too_large", "error_description": sentence}
                answer = json_answer(said, 413, {"Connection": "close"})
                await answer(scope, receive, send)
                return
        await self._app(scope, _replay(bytes(body), receive), self._in_time(scope, send))

    def _in_time(self, scope: Scope, send: Send) -> Send:
        """As `send`; who does not take the answer in loses the connection."""

        async def sending(message: Message) -> None:
            try:
                async with asyncio.timeout(self._limits.slow_s):
                    await send(message)
            except TimeoutError:
                scope["state"][TRANSPORT].abort()

        return sending


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

    def __init__(self, config: uvicorn.Config, state: ServerState, limits: Limits) -> None:
        super().__init__(config, state, {})
        self._limits = limits
        self._is_new = True
        self._awaited = ""
        self._too_slow: asyncio.TimerHandle | None = None
        self.peer = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See asyncio.Protocol."""
        super().connection_made(transport)
        self.app_state = {TRANSPORT: transport}
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        peers = Counter(one.peer for one in self.connections if isinstance(one, _Connection))
        if (
            len(self.connections) > self._limits.most_connections
            or peers[self.peer] > self._limits.most_of_one_peer
        ):
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
            self._too_slow = self.loop.call_later(self._limits.slow_s, self.transport.abort)


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
        self.servers = [
            await self._loop.create_server(
                lambda: _Connection(self.config, self.server_state, self._limits),
                sock=listener,
                ssl=self._tls,
                ssl_handshake_timeout=self._limits.slow_s,
                ssl_shutdown_timeout=1.0,
            )
            for listener in sockets or []
        ]
        self.started = True
        self._on_listening()

    async def main_loop(self) -> None:
        """Serve until told to end."""
        if not self._ending.is_set():
            await self._told.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the port, let those who wait hear the end, and drop every connection."""
        for server in self.servers:
            server.close()
        self._stop()
        for _ in range(_ACCEPT_TURNS):
            await asyncio.sleep(0)
        for connection in list(self.server_state.connections):
            if isinstance(connection, _Connection):
                connection.transport.abort()
        if self.server_state.tasks:
            await asyncio.wait(self.server_state.tasks, timeout=1.0)
        for listener in sockets or []:
            listener.close()
