"""A line that goes wrong: a TCP proxy between a kiosk and the service, with a plan for every request.

It knows just enough of HTTP/1.1 to tell one request from the next on a connection that is kept alive.
"""

import asyncio
import socket
import struct
import sys
import threading
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import closing, contextmanager
from types import TracebackType
from typing import Any, Self, TypeVar

from tests.faults.request_actions import FORWARDED, Action, Asked, Handled, Plan, always

T = TypeVar("T")
HOST = "127.0.0.1"
STEP_TIMEOUT_S = 20.0
_LINGER_ZERO = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
_PORTAL_PAGE = b"<!doctype html><title>Venue Wi-Fi</title><p>Accept our terms to go online.</p>"
_PORTAL = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: %d\r\n\r\n" % len(_PORTAL_PAGE)
_REDIRECT = b"HTTP/1.1 302 Found\r\nLocation: http://wifi.example/sign-in\r\nContent-Length: 0\r\n\r\n"
_GARBAGE = bytes(range(255, 127, -1)) * 2 + b"\r\n\r\n"


class TcpProxy:
    """A proxy on loopback in a thread of its own; a context manager. `plan` may be changed at any time."""

    def __init__(self, service_port: int, plan: Plan | None = None, *, delay_s: float = 0.05) -> None:
        self.plan = plan or always(Action.PASS)
        self.port = 0
        self._service_port = service_port
        self._delay_s = delay_s
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="tcp proxy")
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()
        self._handled: list[Handled] = []
        self._asked = 0
        self._connections = 0
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        """Listen on a free port."""
        self._thread.start()
        self._do(self._listen())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close everything."""
        self._do(self._hang_up())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def base_url(self) -> str:
        """The address that a kiosk is given in place of the service's."""
        return f"http://{HOST}:{self.port}"

    @property
    def handled(self) -> list[Handled]:
        """What was asked so far, and what was done to it, in the order in which it ended."""
        with self._lock:
            return list(self._handled)

    def count(self) -> Counter[Action]:
        """How often each deed was done."""
        return Counter(handled.action for handled in self.handled)

    def link_down(self) -> None:
        """Refuse connections from now on, and reset those that there are."""
        self._do(self._hang_up())

    def link_up(self) -> None:
        """Listen again, on the same port."""
        self._do(self._listen())

    @contextmanager
    def down(self) -> Iterator[None]:
        """The link is down for so long."""
        self.link_down()
        try:
            yield
        finally:
            self.link_up()

    def _do(self, step: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(step, self._loop).result(STEP_TIMEOUT_S)

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._serve, HOST, self.port)
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def _hang_up(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for _ in range(3):  # a connection that was just accepted has its task a turn later
            await asyncio.sleep(0)
        lines = list(self._lines)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        await asyncio.sleep(0)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines.add(task)
        self._connections += 1
        line = _Line(self, reader, writer, self._connections)
        try:
            await line.serve()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # either end may leave, as on any line
        except asyncio.CancelledError:
            line.reset()
        finally:
            self._lines.discard(task)
            writer.close()

    async def exchange(self, request: bytes) -> bytes:
        """Ask the service, over a connection of its own; everything it answered to the request."""
        reader, writer = await asyncio.open_connection(HOST, self._service_port)
        with closing(writer):
            writer.write(request)
            head, body = await _read_message(reader)
            return head + body

    async def delay(self) -> None:
        """Let the time of a delay pass."""
        await asyncio.sleep(self._delay_s)

    def decide(self, head: bytes) -> tuple[Asked, Action]:
        """Count a request and ask the plan about it."""
        method, target, *_ = head.split(b" ")
        with self._lock:
            self._asked += 1
            asked = Asked(self._asked, method.decode("ascii"), target.decode("ascii"))
            return asked, self.plan(asked)

    def note(self, handled: Handled) -> None:
        """Put a request on the list, before its caller can know how it ended."""
        with self._lock:
            self._handled.append(handled)


class _Line:
    """One connection of a caller."""

    def __init__(
        self, proxy: TcpProxy, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, number: int
    ) -> None:
        self._proxy = proxy
        self._reader = reader
        self._writer = writer
        self._number = number

    async def serve(self) -> None:
        """Handle request after request, until one of them ends the connection."""
        while await self._handle():
            await self._writer.drain()

    async def _handle(self) -> bool:
        """Handle one request; whether the connection goes on."""
        head, body = await _read_message(self._reader)
        asked, action = self._proxy.decide(head)
        if action is Action.DELAY:
            await self._proxy.delay()
        answer = await self._proxy.exchange(head + body) if action in FORWARDED else b""
        status = int(answer[9:12]) if answer else None
        self._proxy.note(Handled(asked, action, status, self._number))
        return await self._answer(action, answer)

    async def _answer(self, action: Action, answer: bytes) -> bool:
        match action:
            case Action.PASS | Action.DELAY:
                self._writer.write(answer)
                return True
            case Action.PORTAL:
                self._writer.write(_PORTAL + _PORTAL_PAGE)
                return True
            case Action.REDIRECT:
                self._writer.write(_REDIRECT)
                return True
            case Action.HANG | Action.HANG_AFTER:
                await self._reader.read()
            case Action.GARBAGE:
                await self._send(_GARBAGE)
            case Action.CUT:
                await self._send(answer[: _inside_body(answer)])
            case Action.CUT_HEAD:
                await self._send(answer[: answer.index(b"\r\n\r\n") // 2])
            case Action.RESET_INSIDE:
                await self._send(answer[: _inside_body(answer)])
                self.reset()
            case Action.RESET_BEFORE | Action.RESET_AFTER:
                self.reset()
        return False

    async def _send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    def reset(self) -> None:
        """End the connection by a TCP reset."""
        connection = self._writer.get_extra_info("socket")
        if connection.fileno() >= 0:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _LINGER_ZERO)
        self._writer.transport.abort()


def _inside_body(answer: bytes) -> int:
    head = answer.index(b"\r\n\r\n") + 4
    return head + (len(answer) - head) // 2


async def _read_message(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """Read one request or answer: its head, and as much of a body as the head promises."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = 0
    for line in head.split(b"\r\n")[1:]:
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return head, await reader.readexactly(length) if length else b""
