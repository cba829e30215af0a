"""How the office begins and ends on a machine that is in trouble."""

import asyncio
import signal
import socket
import sys
import threading
import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from kiosk.bootstrap import office as bootstrap
from kiosk.bootstrap import office_folder
from kiosk.bootstrap.office import EVERYWHERE, Listening, allow_files, run_office
from kiosk.bootstrap.office_commands import begin_sign_in
from kiosk.bootstrap.office_folder import ADDRESS_FILE, LOCK_FILE, OfficeFolder, open_folder_key
from kiosk.bootstrap.office_service import ServiceExchanges
from kiosk.engine.errors import StoreError
from kiosk.office.connections import Limits, Listener, listen
from kiosk.office.errors import OfficeError
from kiosk.office.exchanges import Grant
from kiosk.office.state import OfficeState, SignedIn, StateFile
from tests.unit.office.office_samples import (
    PAGE_PASSPHRASE,
    FakeClock,
    onward_address,
    running,
    set_up_office,
)
from tests.unit.office.test_office_page import form_token


class SlowRenewing:
    """An exchange that is answered only while the office is ending."""

    def __init__(self) -> None:
        self.closed = False

    async def renew(self, refused: str) -> bool:
        raise AssertionError(refused)

    async def aclose(self) -> None:
        await asyncio.sleep(bootstrap.CLOSE_WITHIN_S + 0.2)
        self.closed = True


async def test_the_end_waits_for_an_exchange_under_way(folder: OfficeFolder, clock: FakeClock) -> None:
    slow = SlowRenewing()
    async with running(folder, clock) as office:
        office.opened.office.sign_in._renewing = slow
    assert slow.closed


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_the_end_waits_for_a_sign_in_under_way(folder: OfficeFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    async def by_code(*_: object) -> Grant:
        signal.raise_signal(signal.SIGTERM)
        await asyncio.sleep(bootstrap.CLOSE_WITHIN_S + 0.5)
        return Grant("t1", "r1", 7200)

    monkeypatch.setattr(ServiceExchanges, "by_code", by_code)
    browsers: list[threading.Thread] = []

    def announce(listening: Listening) -> None:
        browsers.append(threading.Thread(target=sign_in_at, args=(listening.address,), name="browser"))
        browsers[0].start()

    run_office(folder, ("127.0.0.1",), 0, announce)
    browsers[0].join()
    state = StateFile(folder.path, open_folder_key(folder)).load()
    assert state is not None
    assert state.signed_in is not None
    assert state.signed_in.refresh_token == "r1"


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize(
    ("redirect_uri", "page"),
    [
        ("", "https://localhost:{port}"),
        ("https://kiosk.example/callback", "https://127.0.0.1:{port}"),
        ("https://localhost:1/callback", "https://127.0.0.1:{port}"),
    ],
)
def test_the_page_is_announced_where_the_service_sends_the_browser_back(
    folder: OfficeFolder, redirect_uri: str, page: str
) -> None:
    """A browser takes another name for another site: a certificate and a passphrase more."""
    set_up_office(folder, redirect_uri=redirect_uri)
    said: list[Listening] = []

    def announce(listening: Listening) -> None:
        said.append(listening)
        signal.raise_signal(signal.SIGTERM)

    run_office(folder, ("127.0.0.1",), 0, announce)
    (heard,) = said
    assert heard.address == f"https://127.0.0.1:{heard.port}"
    assert heard.page == page.format(port=heard.port)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_name_that_is_looked_up_in_vain_does_not_hold_up_the_end(
    folder: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = StateFile(folder.path, open_folder_key(folder))
    state = file.load()
    assert state is not None
    file.save(replace(state, signed_in=SignedIn("a", "r1")))
    resolved, may, hanging = socket.getaddrinfo, threading.Event(), list[threading.Thread]()
    found: list[object] = []

    def hang(host: Any, *given: Any, **named: Any) -> Any:
        if "tickets.example" not in str(host):
            return resolved(host, *given, **named)
        hanging.append(threading.current_thread())
        signal.raise_signal(signal.SIGTERM)
        may.wait(20)
        found.append(host)
        raise socket.gaierror("no name server")

    monkeypatch.setattr(socket, "getaddrinfo", hang)
    run_office(folder, ("127.0.0.1",), 0, lambda _: None)
    assert found == []
    may.set()
    for thread in hanging:
        thread.join()
    assert found


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_what_waits_for_a_disk_that_stalls_at_the_end_is_kept_too(
    folder: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A renewed refresh token may be behind another write, and the one before is used up."""
    for name in ("EXCHANGE_WITHIN_S", "CLOSE_WITHIN_S"):
        monkeypatch.setattr(bootstrap, name, 0.1)
    open_office, saves = bootstrap.open_office, StateFile.save
    opened: list[bootstrap.OpenOffice] = []
    changing: list[asyncio.Task[object]] = []

    def opening(*given: Any) -> bootstrap.OpenOffice:
        opened.append(open_office(*given))
        return opened[0]

    def slowly(file: StateFile, state: OfficeState) -> None:
        time.sleep(0.6)
        saves(file, state)

    def announce(_listening: Listening) -> None:
        kept = opened[0].office.kept
        monkeypatch.setattr(StateFile, "save", slowly)
        for token in ("r1", "r2"):
            signed_in = SignedIn("a", token)
            change = kept.change(lambda state, now=signed_in: replace(state, signed_in=now))  # type: ignore[misc]
            changing.append(asyncio.create_task(change))
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(bootstrap, "open_office", opening)
    run_office(folder, ("127.0.0.1",), 0, announce)
    state = StateFile(folder.path, open_folder_key(folder)).load()
    assert state is not None
    assert state.signed_in == SignedIn("a", "r2")


def sign_in_at(address: str) -> None:
    """What the host's browser does, until the office hangs up on it."""
    with httpx.Client(base_url=address, verify=False, trust_env=False, timeout=20) as browser:
        browser.post("/enter", data={"passphrase": PAGE_PASSPHRASE})
        token = form_token(browser.get("/"))
        sent = onward_address(browser.post("/sign-in", data={"form_token": token}))
        with suppress(httpx.TransportError):
            browser.get("/callback", params={"code": "c", "state": httpx.URL(sent).params["state"]})


def test_a_disk_that_is_too_full_for_the_address_opens_the_office(
    folder: OfficeFolder, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise StoreError("office.address cannot be written: no space")

    monkeypatch.setattr(office_folder, "write_address", full)
    heard: list[Listening] = []

    def announce(listening: Listening) -> None:
        heard.append(listening)
        signal.raise_signal(signal.SIGTERM)

    folder.path.chmod(0o770)
    run_office(folder, ("127.0.0.1",), 0, announce)
    assert heard
    assert "commands on this machine will not find the office" in caplog.text
    assert ("others may write in" in caplog.text) == (sys.platform != "win32")


def test_a_disk_that_takes_the_address_neither_at_the_beginning_nor_at_the_end_lets_the_office_end(
    folder: OfficeFolder, caplog: pytest.LogCaptureFixture
) -> None:
    (folder.path / ADDRESS_FILE).mkdir()
    run_office(folder, ("127.0.0.1",), 0, lambda _: signal.raise_signal(signal.SIGTERM))
    assert "commands on this machine will not find the office yet" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="no thread can be sent a signal there")
def test_commands_find_the_office_as_soon_as_the_disk_takes_its_address(
    folder: OfficeFolder, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(office_folder, "ADDRESS_EVERY_S", 0.05)
    path = folder.path / ADDRESS_FILE
    path.mkdir()
    found: list[str] = []

    def look() -> None:
        path.rmdir()
        until = time.monotonic() + 20
        while not path.exists() and time.monotonic() < until:
            time.sleep(0.01)
        with suppress(OfficeError):
            found.append(begin_sign_in(folder))
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)

    looking = threading.Thread(target=look)
    run_office(folder, ("127.0.0.1",), 0, lambda _: looking.start())
    looking.join()
    assert found
    assert not path.exists()
    assert "find the office now" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="a lock in use cannot be removed there")
async def test_a_lock_that_is_gone_is_told_and_another_offices_is_respected(
    folder: OfficeFolder, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(folder, clock) as office:
        kept, lock = office.opened.office.kept, folder.path / LOCK_FILE
        lock.rename(folder.path / "moved")
        await kept.change(lambda state: state)
        assert "office.lock is gone" in caplog.text
        lock.touch()
        with pytest.raises(StoreError, match="another office"):
            await kept.change(lambda state: state)
        (folder.path / "moved").replace(lock)
        await kept.change(lambda state: state)


def test_commands_find_an_office_whose_name_is_an_ipv6_address(
    folder: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    resolved = socket.getaddrinfo
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda host, *a, **k: resolved("::1" if host == "localhost" else host, *a, **k)
    )
    written: list[str] = []

    def announce(listening: Listening) -> None:
        host, port = (folder.path / ADDRESS_FILE).read_text(encoding="ascii").split()
        written.append(host)
        socket.create_connection((host, int(port)), 10).close()
        signal.raise_signal(signal.SIGTERM)

    run_office(folder, ("localhost",), 0, announce)
    assert written == ["::1"]


@pytest.mark.parametrize(
    ("hosts", "local"),
    [
        (EVERYWHERE, "127.0.0.1"),
        (("::",), "::1"),
        (("::1", "127.0.0.1"), "::1"),
    ],
)
def test_commands_go_to_loopback(hosts: tuple[str, ...], local: str) -> None:
    listeners = listen(hosts, 0)
    assert bootstrap._local(listeners) == local
    for listener in listeners:
        listener.close()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
def test_the_limits_of_connections_are_those_of_the_files_that_may_be_open(
    folder: OfficeFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    import resource

    opened: list[socket.socket] = []

    def listening(*given: Any) -> list[socket.socket]:
        opened.extend(listen(*given))
        return opened

    monkeypatch.setattr(bootstrap, "listen", listening)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        run_office(folder, ("127.0.0.1",), 0, lambda _: signal.raise_signal(signal.SIGTERM))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    (listener,) = opened
    assert isinstance(listener, Listener)
    assert listener.crowd._limits == Limits()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
def test_the_office_may_open_as_many_files_as_the_machine_lets_it() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        allow_files()
        now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert now == (min(hard, 4096) if hard != resource.RLIM_INFINITY else 4096)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
