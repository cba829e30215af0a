"""Whether a request leaves at all: connections, proxies, TLS, the pool, closing."""

import asyncio
import socket
import ssl
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from kiosk.api import office
from kiosk.api.auth import GivenToken
from kiosk.api.client import ServiceClient
from kiosk.api.connection import Timeouts
from kiosk.api.office import certificate_of
from kiosk.core.replies import Answered
from kiosk.engine.errors import LostError, NotSentError, OfficeUnreachableError, ServiceError
from tests.unit.api.scripted_server import TOKEN, FakeClock, Say, ask, http, serving

RECORD = {"cost_item_check_in": {"check_in_state": "scanned_in", "prev_check_in_state": "scanned_out"}}
GOOD = http(200, RECORD)


def outcome(base_url: str, *, connect_s: float = 3.0) -> ServiceError | Answered:
    async def call() -> ServiceError | Answered:
        timeouts = Timeouts(connect_s=connect_s)
        client = ServiceClient(base_url, GivenToken(TOKEN), FakeClock(), timeouts=timeouts)
        try:
            return await client.check_in("t-1")
        except ServiceError as error:
            return error
        finally:
            await client.aclose()

    return asyncio.run(call())


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_nobody_listens(host: str) -> None:
    try:
        socket.getaddrinfo(host, None)
    except socket.gaierror:
        pytest.skip(f"this machine does not know the name {host}")
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        error = outcome(f"http://{host}:{unused.getsockname()[1]}")
    assert type(error) is NotSentError
    assert "refuses connections" in error.text


@pytest.fixture
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "*")
    monkeypatch.setenv("no_proxy", "*")


@pytest.mark.usefixtures("no_proxy")
def test_a_name_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_found(*_: object, **__: object) -> object:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", not_found)
    error = outcome("https://no-such-host.example")
    assert type(error) is NotSentError
    assert "cannot be found" in error.text


@contextmanager
def no_name_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """No name is found out before the end; brings the names whose look-up has ended."""
    may, hanging, ended = threading.Event(), list[threading.Thread](), list[str]()

    def hang(host: object, *_: object, **__: object) -> object:
        hanging.append(threading.current_thread())
        may.wait(20)
        ended.append(str(host))
        raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")

    with monkeypatch.context() as patched:
        patched.setattr(socket, "getaddrinfo", hang)
        yield ended
        assert hanging
        may.set()
        for thread in hanging:
            thread.join()


@pytest.mark.usefixtures("no_proxy")
def test_a_name_that_is_looked_up_in_vain_holds_up_neither_the_end_nor_other_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def call() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(max_workers=1))
        client = ServiceClient(
            "https://tickets.example", GivenToken(TOKEN), FakeClock(), timeouts=Timeouts(connect_s=0.1)
        )
        with pytest.raises(NotSentError, match="no connection in time"):
            await client.check_in("t-1")
        await asyncio.to_thread(lambda: None)
        await client.aclose()

    async def pair() -> None:
        with pytest.raises(OfficeUnreachableError):
            await certificate_of("https://office.example:8788", "ab" * 32)

    monkeypatch.setattr(office, "HANDSHAKE_S", 0.1)
    with no_name_server(monkeypatch) as ended:
        asyncio.run(call())
        asyncio.run(pair())
        assert ended == []


def test_a_server_that_takes_the_connection_and_never_speaks_tls() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        error = outcome(f"https://127.0.0.1:{silent.getsockname()[1]}", connect_s=0.1)
    assert type(error) is NotSentError
    assert "in time" in error.text


async def test_a_full_pool_sends_nothing() -> None:
    async with serving(Say(then="hang")) as server:
        client = ServiceClient(
            f"http://127.0.0.1:{server.port}",
            GivenToken(TOKEN),
            FakeClock(),
            timeouts=Timeouts(read_s=1.0, pool_s=0.05),
            connections=1,
        )
        found = await asyncio.gather(client.check_in("a"), client.check_in("b"), return_exceptions=True)
        await client.aclose()
        assert [type(error) for error in found] == [LostError, NotSentError]
        assert len(server.requests) == 1


def test_nothing_is_sent_once_closed() -> None:
    async def after_close(client: ServiceClient) -> object:
        await client.check_in("a")
        await client.aclose()
        await client.aclose()
        return await client.check_in("b")

    asked = ask(after_close, GOOD, GOOD)
    assert type(asked.error) is NotSentError
    assert len(asked.requests) == 1


async def test_closing_under_a_request_loses_it() -> None:
    async with serving(Say(then="hang")) as server:
        client = ServiceClient(f"http://127.0.0.1:{server.port}", GivenToken(TOKEN), FakeClock())
        call = asyncio.create_task(client.check_in("a"))
        await server.asked.wait()
        await client.aclose()
        (found,) = await asyncio.gather(call, return_exceptions=True)
        assert type(found) is LostError


async def test_cancelling_a_call_cancels_it_and_leaves_the_client_usable() -> None:
    async with serving(Say(then="hang"), GOOD) as server:
        client = ServiceClient(
            f"http://127.0.0.1:{server.port}", GivenToken(TOKEN), FakeClock(), connections=1
        )
        call = asyncio.create_task(client.check_in("a"))
        await server.asked.wait()
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        answered = await client.check_in("b")
        await client.aclose()
        assert answered == Answered("scanned_in", "scanned_out")


def test_a_proxy_is_not_used_on_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    assert ask(lambda client: client.check_in("t-1"), GOOD).error is None


@pytest.mark.parametrize("proxy", ["socks5://127.0.0.1:9", "gopher://127.0.0.1:9", "http://127.0.0.1:9"])
def test_a_proxy_that_cannot_be_used_is_said(monkeypatch: pytest.MonkeyPatch, proxy: str) -> None:
    for name in ("NO_PROXY", "no_proxy", "https_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HTTPS_PROXY", proxy)
    error = outcome("https://tickets.example.com")
    assert type(error) is NotSentError
    assert error.text


def _certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A server's context with a certificate that it made itself, and a client's that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    today = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    pem = folder / "server.pem"
    pem.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        + certificate.public_bytes(serialization.Encoding.PEM)
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(pem)
    return server, ssl.create_default_context(cafile=str(pem))


def test_a_certificate_nobody_vouches_for_is_refused_before_anything_is_sent(tmp_path: Path) -> None:
    server_tls, trusting = _certificate(tmp_path)

    async def call(tls: ssl.SSLContext | None) -> tuple[object, int]:
        async with serving(GOOD, tls=server_tls) as server:
            client = ServiceClient(
                f"https://127.0.0.1:{server.port}", GivenToken(TOKEN), FakeClock(), tls=tls
            )
            (found,) = await asyncio.gather(client.check_in("t-1"), return_exceptions=True)
            await client.aclose()
            return found, len(server.requests)

    error, requests = asyncio.run(call(None))
    assert type(error) is NotSentError
    assert "certificate" in error.text
    assert requests == 0
    assert asyncio.run(call(trusting)) == (Answered("scanned_in", "scanned_out"), 1)
