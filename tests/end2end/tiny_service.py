"""A service that answers whatever a test wants, well-formed or not, and remembers what it was asked."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = tuple[int, bytes]
OWNER = {
    "resource_owner_id": "host",
    "scopes": ["public"],
    "expires_in_seconds": 9,
    "application": {"uid": "a"},
}


@dataclass
class TinyService:
    """Answers each path by its entry in `answers`; anything but a tuple is sent as 200 with that JSON."""

    port: int = 0
    answers: dict[str, Any] = field(default_factory=lambda: {"/oauth/token/info": OWNER})
    asked: list[str] = field(default_factory=list)
    headers: dict[str, dict[str, str]] = field(default_factory=dict)
    """More headers of answers to these paths; a `Date` here is sent instead of the true one."""
    dated: bool = True
    hung: list[str] = field(default_factory=list)
    _hanging: str = ""
    _going_on: threading.Event = field(default_factory=threading.Event)

    @property
    def base_url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def answer(self, method: str, target: str) -> Answer:
        self.asked.append(f"{method} {target}")
        path = target.partition("?")[0]
        found = next((value for start, value in self.answers.items() if path.startswith(start)), (404, b""))
        if callable(found):
            found = found(target)
        return found if isinstance(found, tuple) else (200, json.dumps(found).encode())

    def hang(self, path: str) -> None:
        """Answer nothing on this path until `let_go`."""
        self._going_on.clear()
        self._hanging = path

    def let_go(self) -> None:
        """Answer again."""
        self._hanging = ""
        self._going_on.set()

    def hold(self, path: str) -> None:
        """Hold a request to this path back, if it is to hang."""
        if self._hanging and path.startswith(self._hanging):
            self.hung.append(path)
            self._going_on.wait(60)

    def headers_of(self, path: str) -> dict[str, str]:
        """What is sent beside the answer."""
        return next((more for start, more in self.headers.items() if path.startswith(start)), {})

    def puts(self) -> list[str]:
        return [line for line in self.asked if line.startswith("PUT")]


def guest_list(*entries: Any) -> Callable[[str], Any]:
    """The guest list as one page, whatever is asked for; pages after it are empty."""

    def page(target: str) -> Any:
        first = "offset=0" in target or "offset" not in target
        return {
            "data": {"guestlist": list(entries) if first else []},
            "meta": {"count": 1, "limit": 1000, "offset": 0},
        }

    return page


@contextmanager
def serving() -> Iterator[TinyService]:
    """A tiny service on loopback."""
    tiny = TinyService()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def _serve(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            tiny.hold(self.path)
            status, body = tiny.answer(self.command, self.path)
            more = tiny.headers_of(self.path)
            self.send_response_only(status)
            if tiny.dated and "Date" not in more:
                self.send_header("Date", self.date_time_string())
            for name, value in more.items():
                self.send_header(name, value)
            if 300 <= status < 400 and "Location" not in more:
                self.send_header("Location", "https://portal.example/sign-in")
            self.send_header("Content-Type", "text/html" if body.startswith(b"<") else "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_GET = do_PUT = do_POST = _serve  # noqa: N815 - the library's names

        def log_request(self, *_: object) -> None:
            """Tests look at `asked`."""

    class Server(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: object, client_address: object) -> None:
            """A client that hangs up is no news."""

    with Server(("127.0.0.1", 0), Handler) as server:
        tiny.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield tiny
        finally:
            tiny.let_go()
            server.shutdown()
            thread.join()
