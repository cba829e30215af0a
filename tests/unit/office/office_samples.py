"""Offices for tests: on real files and real TLS sockets, with a service that answers from a script."""

import asyncio
import re
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any

import httpx

from kiosk.bootstrap.office import OpenOffice, open_office, serve
from kiosk.bootstrap.office_folder import OfficeFolder
from kiosk.bootstrap.office_setup import checked_application, set_up
from kiosk.engine.errors import ServiceError, StoreError, UnauthorisedError
from kiosk.office.connections import Limits, listen, port_of
from kiosk.office.exchanges import Grant, Renewing
from kiosk.office.server import Server
from kiosk.office.state import Application, Kept, OfficeState

PAGE_PASSPHRASE = "quiet harbour lights"
FOLDER_PASSPHRASE = "correct horse"
CLIENT_SECRET = "cl1ent-s3cret"
FIRST_SERIAL = 1_781_373_600
"""Of the first token: as many seconds as the fake clock begins with."""
NONCE = "0123456789abcdef" * 2


class FakeClock:
    """Both clocks, at an evening that passes when told."""

    def __init__(self) -> None:
        self.at = float(FIRST_SERIAL)
        self.passed = 1000.0

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.passed

    def forward(self, seconds: float) -> None:
        self.at += seconds
        self.passed += seconds

    def sleep(self, seconds: float) -> None:
        """The machine is suspended: the monotonic clock of Linux stands still."""
        self.at += seconds


class ScriptedRenewing:
    """Renews by the service's next reply, each flight one; as api.auth.RefreshingTokens promises."""

    def __init__(
        self,
        service: "ScriptedExchanges",
        grant: Grant,
        keep: Callable[[Grant], Awaitable[None]],
        refused: Callable[[UnauthorisedError], None],
    ) -> None:
        self.service = service
        self.grant = grant
        self.keep = keep
        self.refused = refused

    async def renew(self, refused: str) -> bool:
        if refused and refused != self.grant.access_token:
            return True
        self.service.renewals.append(self.grant.refresh_token)
        reply = self.service.replies.pop(0)
        if isinstance(reply, UnauthorisedError):
            self.refused(reply)
            return False
        if isinstance(reply, ServiceError):
            raise reply
        self.grant = reply
        await self.keep(reply)
        return True

    async def aclose(self) -> None:
        return


@dataclass
class ScriptedExchanges:
    """A service whose answers are given: `replies` for renewals, `grants` for sign-ins."""

    grants: list[Grant | ServiceError] = field(default_factory=list)
    replies: list[Grant | ServiceError] = field(default_factory=list)
    renewals: list[str | None] = field(default_factory=list)
    codes: list[tuple[str, str]] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)

    def authorize_address(self, redirect_uri: str, state: str) -> str:
        return f"https://tickets.example/oauth/authorize?redirect_uri={redirect_uri}&state={state}"

    async def by_code(self, code: str, redirect_uri: str) -> Grant:
        self.codes.append((code, redirect_uri))
        return self._next()

    async def by_client_credentials(self) -> Grant:
        return self._next()

    def use_secret(self, client_secret: str) -> None:
        self.secrets.append(client_secret)

    def _next(self) -> Grant:
        reply = self.grants.pop(0)
        if isinstance(reply, ServiceError):
            raise reply
        return reply

    def renewing(
        self,
        grant: Grant,
        *,
        is_own: bool,
        keep: Callable[[Grant], Awaitable[None]],
        refused: Callable[[UnauthorisedError], None],
    ) -> Renewing:
        return ScriptedRenewing(self, grant, keep, refused)

    async def name_of(self, access_token: str) -> str:
        return "Ada Host"

    async def aclose(self) -> None:
        return


@dataclass
class Disk:
    """What was saved, and whether the disk is full."""

    saved: list[OfficeState] = field(default_factory=list)
    is_full: bool = False

    def save(self, state: OfficeState) -> None:
        if self.is_full:
            raise StoreError("the disk is full: free some space")
        self.saved.append(state)


def state_of(**fields: Any) -> OfficeState:
    application = Application("https://tickets.example", "client", CLIENT_SECRET)
    return OfficeState("office-1", application, "", **fields)


def kept_on(disk: Disk, **fields: Any) -> Kept:
    return Kept(state_of(**fields), disk.save)


@dataclass
class RunningOffice:
    opened: OpenOffice
    http: httpx.AsyncClient
    base_url: str
    certificate: Path
    server: Server

    def raw(self) -> ssl.SSLSocket:
        """A TLS connection that trusts this office alone."""
        context = pinned(self.certificate)
        host, port = self.base_url.removeprefix("https://").split(":")
        return context.wrap_socket(socket.create_connection((host, int(port)), 10))

    def at(self, address: str) -> httpx.AsyncClient:
        """A client that comes from this address of loopback."""
        transport = httpx.AsyncHTTPTransport(verify=pinned(self.certificate), local_address=address)
        return httpx.AsyncClient(base_url=self.base_url, transport=transport, trust_env=False, timeout=20)

    async def pair(self, **asked: Any) -> dict[str, Any]:
        """Pair a door through its endpoint."""
        from kiosk.office.pairing import DoorPlan, OpenCode

        opened = self.opened.office.open_code(DoorPlan(**asked))
        assert isinstance(opened, OpenCode)
        answer = await self.http.post("/door/pair", json={"code": opened.code, "door": "", "nonce": NONCE})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


def onward_address(answer: httpx.Response) -> str:
    """Where the page that begins a sign-in sends the browser."""
    assert answer.status_code == 200
    found = re.search(r'<meta http-equiv="refresh" content="0;url=([^"]+)">', answer.text)
    assert found is not None
    assert f'href="{found[1]}"' in answer.text, "a link for a browser that stays"
    return unescape(found[1])


def pinned(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    context.load_verify_locations(certificate)
    return context


def set_up_office(
    folder: OfficeFolder,
    base_url: str = "https://tickets.example",
    client_id: str = "client",
    client_secret: str = CLIENT_SECRET,
    redirect_uri: str = "",
) -> OfficeState:
    application = checked_application(base_url, client_id, client_secret, redirect_uri)
    return set_up(folder, application, PAGE_PASSPHRASE).state


@asynccontextmanager
async def running(
    folder: OfficeFolder,
    clock: FakeClock,
    limits: Limits | None = None,
    *,
    keep_fresh: bool = False,
    hosts: tuple[str, ...] = ("127.0.0.1",),
) -> AsyncIterator[RunningOffice]:
    """An office on loopback, on these files, which are set up; the sign-in is renewed only when told."""
    listeners = listen(hosts, 0, limits)
    opened = open_office(folder, listeners, hosts, clock=clock)
    if not keep_fresh:

        async def rest() -> None:
            await asyncio.Event().wait()

        opened.office.sign_in.run = rest  # type: ignore[method-assign]
    listening = asyncio.Event()
    server = Server(
        opened.app, opened.tls, stop=opened.office.stop, on_listening=listening.set, limits=limits
    )
    serving = asyncio.create_task(serve(opened, server, listeners))
    await listening.wait()
    base_url = f"https://127.0.0.1:{port_of(listeners[0])}"
    certificate = folder.path / "certificate.pem"
    try:
        async with httpx.AsyncClient(
            base_url=base_url, verify=pinned(certificate), trust_env=False, timeout=20
        ) as http:
            yield RunningOffice(opened, http, base_url, certificate, server)
    finally:
        server.end_soon()
        with suppress(asyncio.CancelledError):
            await serving
