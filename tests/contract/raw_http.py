"""HTTP/1.1 by hand over a socket, so that conformance is judged by nobody's client library but the wire."""

import json
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

TIMEOUT_S = 20


@dataclass(frozen=True)
class Answer:
    """An answer as it came: status, headers in order, and the body as promised by Content-Length."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def header(self, name: str) -> str | None:
        """Return the header's value, whatever its case; None if it did not come."""
        return next((value for key, value in self.headers if key.lower() == name.lower()), None)

    def json(self) -> Any:
        """Return the body's JSON; fails the test if it is not labelled as JSON."""
        assert self.header("content-type") == "application/json", self
        return json.loads(self.body)


class CutShortError(Exception):
    """The connection ended before the answer did."""


class RawHttp:
    """Asks one service, with a new connection for each request."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self.port = port
        self.token = token

    def connect(self) -> socket.socket:
        """Open a connection; the caller closes it."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=TIMEOUT_S)

    def ask(
        self,
        method: str,
        target: str,
        *,
        headers: Iterable[tuple[str, str]] = (),
        body: bytes = b"",
        token: str | None = "",
    ) -> Answer:
        """Send a request and return its answer. `token` "" sends this client's own, None sends none."""
        lines = [f"{method} {target} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close"]
        bearer = self.token if token == "" else token
        if bearer is not None:
            lines.append(f"Authorization: Bearer {bearer}")
        if body:
            lines.append(f"Content-Length: {len(body)}")
        lines += [f"{name}: {value}" for name, value in headers]
        with self.connect() as connection:
            connection.sendall("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
            return read_answer(connection, has_body=method != "HEAD")

    def get(self, target: str, *, token: str | None = "") -> Answer:
        """Ask by GET."""
        return self.ask("GET", target, token=token)

    def post_json(self, target: str, content: object, *, token: str | None = "") -> Answer:
        """Ask by POST with JSON."""
        kind = [("Content-Type", "application/json")]
        return self.ask("POST", target, headers=kind, body=json.dumps(content).encode(), token=token)

    def post_form(self, target: str, fields: dict[str, str]) -> Answer:
        """Ask by POST with a url-encoded form and without a token."""
        kind = [("Content-Type", "application/x-www-form-urlencoded")]
        body = "&".join(f"{quote(name, safe='')}={quote(value, safe='')}" for name, value in fields.items())
        return self.ask("POST", target, headers=kind, body=body.encode("ascii"), token=None)

    def begin_check_in(self, connection: socket.socket, ticket_id: str) -> None:
        """Send a whole check-in over a connection of the caller's, and wait for nothing."""
        connection.sendall(
            f"PUT /api/v2/cost_item_check_ins/{ticket_id}?cost_item_id={ticket_id} HTTP/1.1\r\nHost: x\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def check_in(self, ticket_id: str, *, token: str | None = "") -> Answer:
        """Check a ticket in, with its id in the path and in the query, and no body."""
        encoded = quote(ticket_id, safe="")
        return self.ask("PUT", f"/api/v2/cost_item_check_ins/{encoded}?cost_item_id={encoded}", token=token)

    def speak(self, text: bytes) -> bytes:
        """Send these bytes and return everything that comes back until the other side closes."""
        with self.connect() as connection:
            connection.sendall(text)
            return read_to_end(connection)


def read_to_end(connection: socket.socket) -> bytes:
    """Return everything until the other side closes."""
    received = bytearray()
    while chunk := connection.recv(65536):
        received += chunk
    return bytes(received)


def read_answer(connection: socket.socket, *, has_body: bool = True) -> Answer:
    """Read one answer, up to where the next one would begin; CutShortError if it ends early."""
    received = bytearray()
    while b"\r\n\r\n" not in received:
        received += _more(connection, received)
    head, _, rest = bytes(received).partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    version, status, *_ = first.split(" ")
    assert version == "HTTP/1.1"
    headers = tuple((name, value.strip()) for name, _, value in (line.partition(":") for line in lines))
    promised = next((int(value) for name, value in headers if name.lower() == "content-length"), 0)
    body = bytearray(rest)
    while has_body and len(body) < promised:
        body += _more(connection, body)
    return Answer(int(status), headers, bytes(body))


def _more(connection: socket.socket, so_far: bytearray) -> bytes:
    chunk = connection.recv(65536)
    if not chunk:
        raise CutShortError(f"after {len(so_far)} bytes")
    return chunk
