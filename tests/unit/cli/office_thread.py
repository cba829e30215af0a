"""An office in a thread of its own, over TLS: it answers what the test says, and keeps what it was asked."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from kiosk.core.pairing import PairingLink
from tests.unit.api.office_certificates import Certified, certified

CODE = "ABCDE23456"
CREDENTIAL = "credential-" + "S" * 32
Answer = tuple[int, Any]


def token_answer(access_token: str, serial: int = 1, account: str = "sign-in 1") -> dict[str, object]:
    given = {"access_token": access_token, "serial": serial, "account": account}
    return given | {"expires_in_s": 1200, "lifetime_s": 1200}


@dataclass
class OfficeThread:
    """Answers each path alike, until `answers` says otherwise; one without an answer is 404."""

    certificate: Certified
    answers: dict[str, Answer] = field(default_factory=dict)
    asked: list[tuple[str, dict[str, Any], str]] = field(default_factory=list)
    """Path without its query, body, and the Authorization header."""
    port: int = 0
    heard: Callable[[str], None] = field(default=lambda _: None)
    """Called with each path that was asked for, before it is answered."""

    @property
    def address(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    @property
    def link(self) -> PairingLink:
        return PairingLink(self.address, self.certificate.fingerprint, CODE)

    @property
    def paths(self) -> list[str]:
        return [path for path, _, _ in self.asked]

    def pairs(self, base_url: str, **more: object) -> None:
        """Answer a door that pairs, with a token to come."""
        answer: dict[str, object] = {
            "door_id": "door-1",
            "credential": CREDENTIAL,
            "office": "office-1",
            "base_url": base_url,
            "door": "",
            "events": [],
            "direction": "entry",
            "policy": None,
            "hub_url": "",
            "token": None,
        }
        self.answers["/door/pair"] = (200, answer | more)


@contextmanager
def office_thread(folder: Path) -> Iterator[OfficeThread]:
    office = OfficeThread(certified(folder))

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def _serve(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            path = self.path.partition("?")[0]
            office.asked.append(
                (path, json.loads(body) if body else {}, self.headers.get("Authorization", ""))
            )
            office.heard(path)
            status, value = office.answers.get(path, (404, {"error": "not_found"}))
            written = b"" if status == 204 else json.dumps(value).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(written)))
            self.end_headers()
            self.wfile.write(written)

        do_GET = do_POST = _serve  # noqa: N815 - the standard library's names

        def log_message(self, *_: object) -> None:
            pass

        def handle(self) -> None:
            with suppress(OSError):  # the door left
                super().handle()

    class Server(ThreadingHTTPServer):
        daemon_threads = False

        def get_request(self) -> Any:
            raw, address = super().get_request()
            raw.settimeout(20)
            return office.certificate.tls.wrap_socket(
                raw, server_side=True, do_handshake_on_connect=False
            ), address

    server = Server(("127.0.0.1", 0), Handler)
    office.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, name="office")
    thread.start()
    try:
        yield office
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
