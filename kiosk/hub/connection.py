"""One connection to the hub, as long as it lasts: it is not mended, the next one is made anew.

So nothing is kept back and sent later, when the guest whom it was about has long gone in or left.
"""

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from random import sample
from typing import Any, TypeVar
from urllib.parse import ParseResult, urlsplit

import nats.errors
import nats.js.errors
from nats.aio.client import Client
from nats.aio.transport import TcpTransport
from nats.js import JetStreamContext

from kiosk.core.message import Message
from kiosk.engine.errors import (
    HubAwayError,
    HubError,
    HubFullError,
    HubMovedError,
    HubRefusedError,
    HubUnknownDoorError,
)
from kiosk.hub.address import HUB_NAME, HubAddress
from kiosk.hub.server_config import inbox_of
from kiosk.hub.state import public_key

CONNECT_S = 2.0
ANSWER_S = 2.0
"""Longest wait for an answer; whoever waits at a door waits less, by the policy."""
PING_EVERY_S = 2
"""How soon a connection that is dead and does not say so is found out: after two of these."""
CLOSE_S = 1.0
CUT_OFF_S = 0.1
READ_ANEW_S = 0.5
"""Within so much a server has read its configuration, and knows whoever is in it."""
LONGEST_NAME = 100
"""Letters that the hub is shown of a name: a server hangs up on a greeting of more than 4096 bytes."""
NO_CHECK_TIME = ssl.VerifyFlags(0x200000)
"""OpenSSL's X509_V_FLAG_NO_CHECK_TIME, which the ssl module does not name."""
_WRONG_SEQUENCE = frozenset({10071, 10164})
_FULL = frozenset({10023, 10047, 10054, 10077, 10122})
"""nats-server's error codes: no resources, no storage, too large, a limit of the stream, a limit of bytes."""
_NOT_NOW = Message("the hub does not answer")
_KEEPS_NOTHING = Message(
    "the hub keeps nothing just now: its servers may be choosing who leads, or JetStream is off there"
)
"""Nobody answers for what is kept, and a server says no more of that."""
T = TypeVar("T")

log = logging.getLogger(__name__)
# What asyncio says whenever an encrypted connection of the library's ends, which is nothing to anybody.
logging.getLogger("asyncio").addFilter(
    lambda record: "eof_received() has no effect" not in record.getMessage()
)


class _Line(TcpTransport):
    """The library's connection; its socket is closed by whatever ends it.

    The library forgets it where its closing is cut off, and waits for a server that has nothing more to say.
    """

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # as the library has it
        self._is_cut = asyncio.Event()
        self._is_waited_for = False

    def __bool__(self) -> bool:
        return True  # else the library takes another

    async def connect_tls(
        self, uri: str | ParseResult, ssl_context: ssl.SSLContext, buffer_size: int, connect_timeout: int
    ) -> None:
        """Encrypt it. Raises what ssl does, and OSError or TimeoutError; it is closed then."""
        try:
            await super().connect_tls(uri, ssl_context, buffer_size, connect_timeout)
        except BaseException:
            self.cut()  # nobody would be told of its end
            raise

    async def wait_closed(self) -> None:
        """Wait until the server has said goodbye, for CLOSE_S at most; it is closed then."""
        if self._is_waited_for:  # asyncio cancels all who wait for this along with the first whose time is up
            await self._is_cut.wait()
            return
        self._is_waited_for = True
        try:
            if self._io_writer is not None and not self._is_cut.is_set():
                with suppress(OSError):  # TimeoutError is one, and so is what the connection ended by
                    async with asyncio.timeout(CLOSE_S):
                        await self._io_writer.wait_closed()
        finally:
            self.cut()

    def cut(self) -> None:
        """Close it at once, and say nothing; again is nothing."""
        self._is_cut.set()
        if self._io_writer is not None:
            self._io_writer.close()
        if (
            self._bare_io_writer is not None
        ):  # an encrypted one that is closed cannot be aborted in Python 3.11.2
            self._bare_io_writer.transport.abort()


class _Client(Client):
    """The library's own, by a line that can be cut."""

    def __init__(self) -> None:
        super().__init__()
        self._transport = self.line = _Line()

    async def finish(self) -> None:
        """Close it; where the library does so by itself already, wait for that."""
        await self.close()
        await self.line.wait_closed()

    def tasks(self) -> "set[asyncio.Task[Any]]":
        """What the library does for this connection; it forgets it where its closing is cut off."""
        waiting = [subscription._wait_for_msgs_task for subscription in self._subs.values()]  # noqa: SLF001
        tasks = (self._reading_task, self._ping_interval_task, self._flusher_task, *waiting)
        return {task for task in tasks if task is not None}


class HubConnection:
    """A connection that is open, until `lost` is set."""

    def __init__(self, client: _Client, lost: asyncio.Event) -> None:
        self.lost = lost
        self._client = client
        self.js: JetStreamContext = client.jetstream(timeout=ANSWER_S)

    @property
    def client(self) -> Client:
        """The library's own."""
        return self._client

    async def ask(self, question: Awaitable[T]) -> T:
        """The answer to what is asked on this connection. Raises HubError, as soon as it is lost too."""
        with telling():
            asked = asyncio.ensure_future(question)
            gone = asyncio.ensure_future(self.lost.wait())
            try:
                await asyncio.wait({asked, gone}, return_when=asyncio.FIRST_COMPLETED)
                if not asked.done() or asked.cancelled():  # the library cancels what waits as it closes
                    raise HubError(Message("the connection to the hub broke"))
                return asked.result()
            finally:
                await _cut_off(asked, gone)

    async def close(self) -> None:
        """Close it; what is under way is not waited for."""
        await _close(self._client)


async def _close(client: _Client) -> None:
    """Close it, also where this is cancelled or the library does not."""
    tasks = client.tasks()
    try:
        await _within(2 * CLOSE_S, client.finish())
    except (TimeoutError, OSError, nats.errors.Error) as error:
        log.info("the connection to the hub did not close: %s", type(error).__name__)
    finally:
        client.line.cut()
        await _cut_off(*tasks, *client.tasks())


async def _within(seconds: float, work: Awaitable[T]) -> T:
    """What the library's `work` comes to. Raises TimeoutError; and CancelledError, also where it does not.

    Waiting for two things it now and then swallows that it was cancelled.
    """
    task = asyncio.ensure_future(work)
    try:
        if not (await asyncio.wait({task}, timeout=seconds))[0]:
            raise TimeoutError
        return task.result()
    finally:
        await _cut_off(task)


async def _cut_off(*tasks: "asyncio.Future[Any]") -> None:
    """Cancel these, as often as it takes; they have ended then, also where this is cancelled meanwhile."""
    cancelled: asyncio.CancelledError | None = None
    while under_way := [task for task in tasks if not task.done()]:
        for task in under_way:
            task.cancel()
        try:
            await asyncio.wait(under_way, timeout=CUT_OFF_S)
        except asyncio.CancelledError as error:
            cancelled = error
    await asyncio.gather(*tasks, return_exceptions=True)
    if cancelled is not None:
        raise cancelled


async def connect(address: HubAddress, name: str) -> HubConnection:
    """Connect to one of the hub's servers, whichever answers. `name` is shown to who looks at the hub.

    Raises HubRefusedError where one refused this door and none took it, and else HubError. A server that
    reads its configuration anew knows nobody for a moment: it is asked again before that is believed.
    """
    try:
        return await _connect_to_any(address, name)
    except HubUnknownDoorError:
        log.info("the hub does not know this door: it is asked once more")
        await asyncio.sleep(READ_ANEW_S)
        return await _connect_to_any(address, name)


async def _connect_to_any(address: HubAddress, name: str) -> HubConnection:
    refused: HubRefusedError | None = None
    servers = [one for one in address.servers if _is_address(one)]
    if not servers:
        shown = address.servers[0].removeprefix("nats://")[:LONGEST_NAME]
        raise HubRefusedError(Message("no hub can be at {server}: ask the host for a new code", server=shown))
    for server in sample(servers, len(servers)):
        try:
            return await _connect(server, address, name)
        except HubRefusedError as error:
            refused = error
        except HubError as error:
            log.info("no hub at %s: %s", server, error)
    raise refused or HubAwayError(_NOT_NOW)


def _is_address(server: str) -> bool:
    """Whether something can be there: the library breaks down where it is given what cannot be."""
    try:
        parts = urlsplit(server)
        return parts.port is not None and bool((parts.hostname or "").encode("idna"))
    except ValueError:
        return False


async def _connect(server: str, address: HubAddress, name: str) -> HubConnection:
    client, lost, is_open = _Client(), asyncio.Event(), asyncio.Event()

    async def is_lost() -> None:
        lost.set()

    async def failed(error: Exception) -> None:
        if not is_open.is_set() and asyncio.current_task() not in client.tasks():
            raise error  # else the library tries the same server again and again, and the others wait
        log.info("the connection to the hub: %s", type(error).__name__)

    with telling():
        opening = client.connect(
            servers=[server],
            name=name[:LONGEST_NAME],
            allow_reconnect=False,
            connect_timeout=int(CONNECT_S),
            ping_interval=PING_EVERY_S,
            max_outstanding_pings=1,
            pending_size=0,
            disconnected_cb=is_lost,
            closed_cb=is_lost,
            error_cb=failed,
            tls=_context(address.authority) if address.authority else None,
            tls_hostname=HUB_NAME if address.authority else None,
            tls_handshake_first=bool(address.authority),
            nkeys_seed_str=address.seed or None,
            inbox_prefix=inbox_of(public_key(address.seed)) if address.seed else "_INBOX",
        )
        try:
            await _within(2 * CONNECT_S, opening)
        except (AttributeError, TypeError) as error:  # the library's, where a server says what none does
            await _close(client)
            raise HubError(_NOT_NOW) from error
        except BaseException:
            await _close(client)
            raise
    is_open.set()
    return HubConnection(client, lost)


def _context(authority: str) -> ssl.SSLContext:
    """TLS to a server of this authority, and to no other; whatever the dates say: a clock may be wrong."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.verify_flags |= NO_CHECK_TIME
    try:
        context.load_verify_locations(cadata=authority)
    except (ssl.SSLError, ValueError, TypeError) as error:  # TypeError: it is not ASCII
        raise HubRefusedError(Message("the hub's certificate cannot be read: pair this door anew")) from error
    return context


@contextmanager
def telling() -> Iterator[None]:
    """Turn what nats raises into what the engine knows."""
    try:
        yield
    except HubError:
        raise
    except nats.js.errors.APIError as error:
        raise _of_api(error) from error
    except (nats.errors.AuthorizationError, nats.errors.NoRespondersError) as error:
        raise _of_refusal(error) from error
    except ssl.SSLCertVerificationError as error:
        raise HubRefusedError(
            Message("another hub answers there than the one of the code: ask the host for a new one")
        ) from error
    except (nats.errors.Error, OSError, TimeoutError, EOFError, ValueError, KeyError) as error:
        if "authorization" in str(error).casefold():
            raise _of_refusal(error) from error
        raise HubError(_NOT_NOW) from error


def _of_api(error: nats.js.errors.APIError) -> HubError:
    if error.err_code in _WRONG_SEQUENCE:
        return HubMovedError("another door was faster")
    if error.err_code in _FULL:
        return HubFullError(Message("the hub is full: make room on its disk, or raise its limit"))
    if isinstance(error, nats.js.errors.ServiceUnavailableError) and error.description is None:
        return HubError(_KEEPS_NOTHING)
    return HubError(Message("the hub answers {what}", what=str(error.description)))


def _of_refusal(error: Exception) -> HubError:
    if isinstance(error, nats.errors.NoRespondersError):
        return HubError(_NOT_NOW)
    return HubUnknownDoorError(Message("the hub does not know this door: pair it"))
