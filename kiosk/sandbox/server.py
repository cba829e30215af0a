"""Serving the sandbox: in the foreground for the command line, or in a thread for the demo and for tests."""

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Self

import uvicorn
from msgspec import Struct
from starlette.applications import Starlette
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol

from kiosk.sandbox.api import Api
from kiosk.sandbox.control import Control
from kiosk.sandbox.intercept import TRANSPORT, Intercept
from kiosk.sandbox.oauth import OAuth
from kiosk.sandbox.refusals import HANDLERS
from kiosk.sandbox.world import SandboxOptions, World

HOST = "127.0.0.1"
_START_TIMEOUT_S = 30
_ACCEPT_TURNS = 5
_KEEP_ALIVE_S = 75


class SandboxError(Exception):
    """The sandbox cannot be started; the message says why."""


class Ready(Struct, frozen=True, kw_only=True):
    """What a caller needs to use a sandbox that is listening.

    `token` may do everything. `no_scan_token` is refused check-ins, `expired_token` everything. The client
    id, the secret and either redirect address go through the code flow; on loopback any port will do.
    `event_id` is tonight's; `event_ids` are all of the host's, by their names in the rehearsal.
    """

    base_url: str
    port: int
    token: str
    refresh_token: str
    no_scan_token: str
    expired_token: str
    client_id: str
    client_secret: str
    redirect_uris: tuple[str, ...]
    user_id: str
    event_id: str
    event_ids: dict[str, str]
    listing_id: str


def run(options: SandboxOptions, announce: Callable[[Ready], None]) -> None:
    """Serve in the foreground until SIGTERM or Ctrl-C end it, at once; `announce` is called when it listens.

    Only for the main thread, because only that one hears signals. SandboxError if the port cannot be had.
    """
    ending = threading.Event()
    servers: list[_Server] = []

    def end(_signal: int, _frame: FrameType | None) -> None:
        ending.set()
        for server in servers:
            server.end_soon()

    heard = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        with _listen(options.port) as listener:
            world = World(options)
            ready = _ready(world, _port_of(listener))
            server = _Server(world, lambda: announce(ready))
            servers.append(server)
            if not ending.is_set():
                asyncio.run(server.serve([listener]))
    finally:
        for number, handler in heard.items():
            signal.signal(number, handler)


class SandboxThread:
    """A sandbox in a thread of its own, as a context manager or by start() and stop().

    Its world outlives a stop: started again it listens on the same port with the same tickets and check-ins.
    """

    def __init__(self, options: SandboxOptions | None = None) -> None:
        self.options = options or SandboxOptions()
        self.world = World(self.options)
        self._port = self.options.port
        self._server: _Server | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> Self:
        """Listen; returns when requests are served. SandboxError if the port cannot be had."""
        if self._thread is not None:
            raise SandboxError("the sandbox is already running")
        listener = _listen(self._port)
        self._port = _port_of(listener)
        listening = threading.Event()
        self._server = server = _Server(self.world, listening.set)
        self._thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])), name="sandbox")
        self._thread.start()
        if not listening.wait(_START_TIMEOUT_S):
            self.stop()
            raise SandboxError("the sandbox did not start")
        return self

    def stop(self) -> None:
        """Close the port and every connection at once; does nothing if it is not running."""
        if self._thread is None or self._server is None:
            return
        self._server.end_soon()
        self._thread.join()
        self._thread = self._server = None

    def __enter__(self) -> Self:
        """Start."""
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop."""
        self.stop()

    @property
    def port(self) -> int:
        """The port; known, and kept, from the first start on."""
        if self._port == 0:
            raise SandboxError("the sandbox was not started yet")
        return self._port

    @property
    def base_url(self) -> str:
        """The address that the interface's paths are relative to."""
        return f"http://{HOST}:{self.port}"

    @property
    def token(self) -> str:
        """An access token that may do everything."""
        return self.world.token.value

    @property
    def ready(self) -> Ready:
        """Everything a caller needs."""
        return _ready(self.world, self.port)


def _ready(world: World, port: int) -> Ready:
    return Ready(
        base_url=f"http://{HOST}:{port}",
        port=port,
        token=world.token.value,
        refresh_token=world.token.refresh or "",
        no_scan_token=world.no_scan_token.value,
        expired_token=world.expired_token.value,
        client_id=world.application.id,
        client_secret=world.application.secret,
        redirect_uris=world.application.redirect_uris,
        user_id=world.user_id,
        event_id=world.tonight.id,
        event_ids={event.name: event.id for event in world.events if event.listing.host_id == world.user_id},
        listing_id=world.tonight.listing.id,
    )


class _Listener(socket.socket):
    """A listening socket that can be told to take no more connections."""

    full = False

    def accept(self) -> tuple[socket.socket, tuple[str, int]]:
        """Accept a connection; BlockingIOError when there is none, or none is wanted any more."""
        if self.full:
            raise BlockingIOError
        return super().accept()


def _listen(port: int) -> _Listener:
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named: else an answer in two pieces waits
    # for the other side's acknowledgement, which takes 40 ms.
    listener = _Listener(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((HOST, port))
        listener.listen(128)
    except (OSError, OverflowError) as error:
        listener.close()
        raise SandboxError(f"cannot listen on port {port}: {error}") from error
    return listener


def _port_of(listener: socket.socket) -> int:
    return int(listener.getsockname()[1])


def build_app(world: World, stopping: asyncio.Event) -> ASGIApp:
    """Return the whole service as one application, for a server that leaves its transport in the state."""
    app = Starlette(
        routes=[*OAuth(world).routes(), *Api(world).routes(), *Control(world).routes()],
        exception_handlers=HANDLERS,
    )
    app.router.redirect_slashes = False
    return Intercept(app, world, stopping)


class _Connection(H11Protocol):
    """Leaves its transport where faults find it: a connection can only be reset from below HTTP."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.app_state = {**self.app_state, TRANSPORT: transport}


class _Server(uvicorn.Server):
    """uvicorn without its signal handlers, its ticking and its waiting: it ends at once when told to."""

    def __init__(self, world: World, on_listening: Callable[[], None]) -> None:
        self._on_listening = on_listening
        self._ending = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = asyncio.Event()
        super().__init__(
            uvicorn.Config(
                build_app(world, self._stopping),
                http=_Connection,
                ws="none",
                lifespan="off",
                log_config=None,
                log_level="error",
                access_log=False,
                date_header=False,
                server_header=False,
                timeout_keep_alive=_KEEP_ALIVE_S,
            )
        )

    def end_soon(self) -> None:
        """End serving; from any thread, or from a signal handler. A second call changes nothing."""
        if self._ending.is_set():
            return
        self._ending.set()
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._stopping.set)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets=sockets)
        self._on_listening()

    async def main_loop(self) -> None:
        """Serve until told to end."""
        if not self._ending.is_set():
            await self._stopping.wait()
        self._stopping.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the port and drop every connection; requests that were being answered end as if cut off."""
        # WORKAROUND for asyncio (seen in Python 3.11 to 3.13): a connection that was accepted but not yet set
        # up when its server closes is never closed itself (an assertion in Server._attach). Those come first.
        for listener in sockets or []:
            if isinstance(listener, _Listener):
                listener.full = True
        for _ in range(_ACCEPT_TURNS):
            await asyncio.sleep(0)
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            if isinstance(connection, _Connection):
                connection.transport.abort()
        await asyncio.gather(*self.server_state.tasks, return_exceptions=True)
        await asyncio.sleep(0)  # aborted transports close their sockets in the next turn
        for listener in sockets or []:
            listener.close()
