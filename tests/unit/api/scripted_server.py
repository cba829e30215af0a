"""A server that answers exactly the bytes it was told to, and keeps the bytes it was sent."""

import asyncio
import json
import socket
import ssl
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from kiosk.api.auth import GivenToken, TokenSource
from kiosk.api.client import ServiceClient
from kiosk.api.connection import Timeouts
from kiosk.engine.errors import ServiceError

TOKEN = "tok-3f9a.S3CRET~value"
NOW = 1_800_000_000.0


@dataclass
class FakeClock:
    """A clock that stands still until it is set."""

    at: float = NOW
    set_by: float = 0.0
    """What somebody set the wall clock by."""

    def now(self) -> float:
        return self.at + self.set_by

    def monotonic(self) -> float:
        return self.at


@dataclass(frozen=True)
class Say:
    """What to send for one request, and what to do with the connection then."""

    data: bytes = b""
    then: Literal["keep", "close", "reset", "hang", "drip"] = "keep"


@dataclass(frozen=True)
class Received:
    """One request as it came."""

    head: bytes
    body: bytes

    @property
    def target(self) -> bytes:
        return self.head.split(b" ")[1]

    @property
    def method(self) -> bytes:
        return self.head.split(b" ")[0]

    def header(self, name: str) -> str | None:
        for line in self.head.decode("latin-1").split("\r\n")[1:]:
            key, _, value = line.partition(":")
            if key.lower() == name.lower():
                return value.strip()
        return None


def http(
    status: int, body: bytes | str | object = b"", *, headers: Sequence[str] = (), length: int | None = None
) -> bytes:
    """An HTTP/1.1 answer; anything but bytes and text becomes JSON, `length` may lie."""
    if isinstance(body, str):
        body = body.encode()
    kind = "text/html"
    if not isinstance(body, bytes):
        body = json.dumps(body).encode()
        kind = "application/json"
    lines = [f"HTTP/1.1 {status} Whatever", f"Content-Length: {len(body) if length is None else length}"]
    if not any(line.lower().startswith("content-type:") for line in headers):
        lines.append(f"Content-Type: {kind}")
    return "\r\n".join([*lines, *headers, "", ""]).encode() + body


@dataclass
class ScriptedServer:
    """Answers requests in the order they come, over however many connections."""

    answers: list[Say]
    requests: list[Received] = field(default_factory=list)
    connections: int = 0
    port: int = 0
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    asked: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            while await self._one(reader, writer):
                pass
        except (asyncio.IncompleteReadError, ConnectionError):
            pass  # the client left, which is its right
        finally:
            writer.close()

    async def _one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        head = await reader.readuntil(b"\r\n\r\n")
        length = Received(head, b"").header("content-length")
        self.requests.append(Received(head, await reader.readexactly(int(length or 0))))
        self.asked.set()
        say = self.answers.pop(0) if self.answers else Say(then="close")
        writer.write(say.data)
        await writer.drain()
        if say.then == "drip":
            while not self.closing.is_set():
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.01)
        if say.then == "hang":
            await self.closing.wait()
        if say.then == "reset":
            raw: socket.socket = writer.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
        return say.then == "keep"


@asynccontextmanager
async def serving(*answers: Say | bytes, tls: ssl.SSLContext | None = None) -> AsyncIterator[ScriptedServer]:
    """A scripted server on loopback."""
    script = ScriptedServer([say if isinstance(say, Say) else Say(say) for say in answers])
    serving_tasks: set[asyncio.Task[None]] = set()
    writers: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        serving_tasks.add(task)
        writers.append(writer)
        await script.serve(reader, writer)

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
    script.port = server.sockets[0].getsockname()[1]
    try:
        yield script
    finally:
        script.closing.set()
        server.close()
        for writer in writers:
            if not writer.transport.is_closing():  # up to Python 3.11.2 one that has ended cannot be aborted
                writer.transport.abort()
        await asyncio.gather(*serving_tasks)
        await server.wait_closed()


@dataclass(frozen=True)
class Exchange:
    """What a call came to, and what the server saw of it."""

    value: Any
    error: ServiceError | None
    requests: list[Received]
    connections: int
    skew_s: float | None

    @property
    def request(self) -> Received:
        (only,) = self.requests
        return only


def ask(
    call: Callable[[ServiceClient], Awaitable[object]],
    *answers: Say | bytes,
    tokens: TokenSource | None = None,
    timeouts: Timeouts | None = None,
    prefix: str = "",
    clock: FakeClock | None = None,
) -> Exchange:
    """Make one call of a client whose service gives these answers."""

    async def talk() -> Exchange:
        async with serving(*answers) as server:
            client = ServiceClient(
                f"http://127.0.0.1:{server.port}{prefix}",
                tokens or GivenToken(TOKEN),
                clock or FakeClock(),
                timeouts=timeouts,
            )
            value, failure = None, None
            try:
                value = await call(client)
            except ServiceError as error:
                failure = error
            finally:
                await client.aclose()
            return Exchange(value, failure, server.requests, server.connections, client.skew_s)

    return asyncio.run(talk())
