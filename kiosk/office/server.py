"""Serving the office over TLS, with bounds on what may come in: how much, how many at once, how slowly."""

import asyncio
import errno
import ipaddress
import logging
import os
import socket
import ssl
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any

import h11
import uvicorn
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from kiosk.office.answers import NO_STORE, VOUCH, json_answer
from kiosk.office.errors import OfficeError
from kiosk.office.page_views import message_page
from kiosk.office.tries import is_this_machine, peer_of

log = logging.getLogger(__name__)

TRANSPORT = "transport"
_LAST_ANSWERS = (401, 403, 404, 421)
"""After these a connection is closed: whoever hears them has to come anew."""
_NO_FILE_FREE = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
_REST_S = 0.9
"""A little less than asyncio takes until it accepts again, which is a second."""
_OWN_FILES = 100
"""So many open files are kept for all else than connections."""
_DROPPED_FOR_FILES = 16
_ACCEPT_TURNS = 5
_CLOSE_TURNS = 50
_KEEP_ALIVE_S = 15


@dataclass(frozen=True, slots=True)
class Limits:
    """What may come in. `slow_s`: for how long a handshake, a head, a body, or a piece of an answer.

    `most_connections` are those of other machines; those of this one have room of their own.
    """

    most_head_bytes: int = 16 * 1024
    most_body_bytes: int = 64 * 1024
    most_connections: int = 400
    most_of_this_machine: int = 128
    most_of_one_peer: int = 64
    slow_s: float = 10.0


def fitting(limits: Limits) -> Limits:
    """These limits, or less where the system lets this program open too few files."""
    if sys.platform == "win32":
        return limits
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return limits
    room = max(16, files - _OWN_FILES)
    own = min(limits.most_of_this_machine, room // 4)
    return replace(
        limits, most_of_this_machine=own, most_connections=min(limits.most_connections, room - own)
    )


class Place:
    """One open connection; `drop` ends it. `is_known`: a credential or a session came by it."""

    def __init__(self, address: str, drop: Callable[[], None]) -> None:
        self.peer = peer_of(address)
        self.is_of_this_machine = is_this_machine(self.peer)
        self.drop = drop
        self.is_known = False
        self.is_dropped = False

    def vouch(self) -> None:
        """A credential or a session came: no stranger takes this place."""
        self.is_known = True


class Crowd:
    """The open connections, oldest first. Where there is no room, the oldest that nobody vouched for goes."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._places: dict[Place, None] = {}
        self.by_file: dict[int, Place] = {}
        """By the number of their open file, where they were counted as they were accepted."""

    def enter(self, place: Place) -> bool:
        """Take one more in; False where all that would have to go for it are known."""
        limits, own = self._limits, place.is_of_this_machine
        of_all = limits.most_of_this_machine if own else limits.most_connections
        for most, alike in (
            (limits.most_of_one_peer, [one for one in self._places if one.peer == place.peer]),
            (of_all, [one for one in self._places if one.is_of_this_machine == own]),
        ):
            if sum(not one.is_dropped for one in alike) >= most and not self._drop_oldest(alike):
                return False
        self._places[place] = None
        return True

    def leave(self, place: Place) -> None:
        """It is closed."""
        self._places.pop(place, None)

    def make_room(self, number: int) -> None:
        """Drop so many that nobody vouched for."""
        for _ in range(number):
            self._drop_oldest(list(self._places))

    def hang_up(self) -> None:
        """Drop everybody: the office ends."""
        for place in list(self._places):
            place.drop()

    def __len__(self) -> int:
        """How many there are."""
        return len(self._places)

    def _drop_oldest(self, among: list[Place]) -> bool:
        found = next((one for one in among if not (one.is_known or one.is_dropped)), None)
        if found is None:
            return False
        self.leave(found)
        found.is_dropped = True
        found.drop()
        return True


class _Accepted(socket.socket):
    """A connection that has its place until it is closed, whether its handshake ever ends or not."""

    crowd: Crowd | None = None
    place: Place | None = None

    def close(self) -> None:
        """See socket.socket."""
        if self.crowd is not None and self.place is not None and self.fileno() >= 0:
            self.crowd.by_file.pop(self.fileno(), None)
            self.crowd.leave(self.place)
        super().close()

    def hang_up(self) -> None:
        """Let whoever reads and writes here find the end."""
        with suppress(OSError):
            self.shutdown(socket.SHUT_RDWR)


class _Listener(socket.socket):
    """Finds a place for each connection, or hangs up at once, before a handshake costs anything.

    On Windows asyncio accepts without asking this; `_Connection` looks for a place there.
    """

    def __init__(self, family: int, crowd: Crowd) -> None:
        # asyncio sends at once (TCP_NODELAY) only where the protocol is named.
        super().__init__(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.crowd = crowd
        self.is_ending = False
        self._rests_until = 0.0

    def accept(self) -> tuple[socket.socket, Any]:
        """See socket.socket. Raises ConnectionAbortedError, which asyncio passes over.

        Where no file is free, asyncio hears so once, and rests for a second.
        """
        if self.is_ending or time.monotonic() < self._rests_until:
            # WORKAROUND asyncio (Python 3.11) tries on in the same turn, and logs each time.
            raise BlockingIOError
        try:
            plain, address = super().accept()
        except OSError as error:
            if error.errno in _NO_FILE_FREE:
                self._rests_until = time.monotonic() + _REST_S
                self.crowd.make_room(_DROPPED_FOR_FILES)
            raise
        accepted = _Accepted(plain.family, plain.type, plain.proto, plain.detach())
        place = Place(str(address[0]), accepted.hang_up)
        if not self.crowd.enter(place):
            accepted.close()
            raise ConnectionAbortedError
        accepted.crowd, accepted.place = self.crowd, place
        self.crowd.by_file[accepted.fileno()] = place
        return accepted, address


def listen(hosts: tuple[str, ...], port: int, limits: Limits | None = None) -> list[socket.socket]:
    """Listening sockets on one port of these addresses; port 0 takes a free one. Raises OfficeError.

    A machine without IPv6 listens without it.
    """
    listeners: list[socket.socket] = []
    crowd = Crowd(fitting(limits or Limits()))
    for host in hosts:
        try:
            listeners.append(_listening(host, port, crowd))
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


def _listening(host: str, port: int, crowd: Crowd) -> socket.socket:
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = _Listener(family, crowd)
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


def is_everywhere(host: str) -> bool:
    """Whether to listen there is to listen on every address of the machine, however it is written."""
    try:
        *_, address = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
        return ipaddress.ip_address(str(address[0]).partition("%")[0]).is_unspecified
    except (OSError, ValueError):
        return False


async def _end_accepting(listeners: list[socket.socket]) -> None:
    """Accept nobody any more; those that were accepted have their transports afterwards."""
    # WORKAROUND asyncio leaves a connection open for ever that it accepted and whose server is closed
    # before its transport is made: first none is accepted, then those that were get theirs.
    for listener in listeners:
        if isinstance(listener, _Listener):
            listener.is_ending = True
    for _ in range(_ACCEPT_TURNS):
        await asyncio.sleep(0)


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
                scope["state"][TRANSPORT].abort()

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
            place = Place(str(address), transport.abort)
            place.is_dropped = not self._crowd.enter(place)
        place.drop = transport.abort
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
        crowds = [one.crowd for one in sockets or [] if isinstance(one, _Listener)]
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
        if not (isinstance(error, OSError) and error.errno in _NO_FILE_FREE and "socket" in context):
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
        await _end_accepting(sockets or [])
        for server in self.servers:
            server.close()
        if self._loop is not None:
            self._loop.set_exception_handler(None)
        self._stop()
        for _ in range(_ACCEPT_TURNS):
            await asyncio.sleep(0)
        for connection in list(self.server_state.connections):
            if isinstance(connection, _Connection):
                connection.transport.abort()
        self._crowd.hang_up()
        for _ in range(_CLOSE_TURNS):
            if not self._crowd.by_file:
                break
            await asyncio.sleep(0)
        if self.server_state.tasks:
            await asyncio.wait(self.server_state.tasks, timeout=1.0)
        for listener in sockets or []:
            listener.close()
