"""One HTTP exchange with the service: what was asked goes out, a whole answer or an error comes."""

import asyncio
import ssl
import sys
from collections.abc import Callable, Mapping
from http.cookiejar import CookieJar, DefaultCookiePolicy
from importlib import metadata
from importlib.util import find_spec
from typing import TypeVar
from urllib.parse import quote

import httpx
import msgspec
from msgspec import Struct, field

from kiosk.api.base_url import check_base_url, host_of, is_loopback
from kiosk.api.errors import reported, status_error, transport_error, undocumented
from kiosk.api.records import BAD_TOKEN, is_sendable
from kiosk.api.reply import ACCEPTED_CODINGS, HttpReply, read_body
from kiosk.core.message import Message
from kiosk.core.representation import hides
from kiosk.engine.errors import DoubtfulError, NotDocumentedError, NotSentError, UnauthorisedError
from kiosk.engine.look_up import look_names_up_apart
from kiosk.engine.ports import Clock

T = TypeVar("T")

MOST_CONNECTIONS = 18
"""Twelve check-ins, four pages, and room for the rest."""
LARGE_PAGE_BYTES = 64 * 1024
"""From so many on, a page takes some milliseconds to read."""
KEEP_ALIVE_S = 15.0
"""Shorter than most servers keep an idle connection: closing as we send makes an attempt ambiguous."""
MOST_BYTES = 256 * 1024
"""Of an answer, unpacked, such as a check-in's."""
MOST_BYTES_OF_LISTINGS = 4 * 1024 * 1024
"""They all come at once, and with fields that are not documented."""
MOST_BYTES_OF_A_PAGE = 16 * 1024 * 1024
"""16 KB for each of a thousand guests, of whom one as documented takes less than 1 KB."""
MOST_BYTES_OF_A_REFUSAL = 64 * 1024
"""Its beginning is for people to read; the rest is left."""


class Timeouts(Struct, frozen=True):
    """How long to wait, in seconds: for a connection, for the next bytes either way, for the whole exchange.

    A page of the guest list may take the service longer, and the line longer to carry.
    """

    connect_s: float = 3.0
    read_s: float = 10.0
    write_s: float = 10.0
    pool_s: float = 5.0
    exchange_s: float = 30.0
    page_read_s: float = 30.0
    page_exchange_s: float = 120.0


@hides("query", "form", "json", "secrets")
class Request(Struct, frozen=True):
    """What to ask: `path` as path_of made it, `query` as it is before encoding; at most one body.

    `oauth`: one of OAuth's own endpoints. `page`: a page of the guest list. `most_bytes`: how large
    the answer may be, unpacked. `waits_s`: how much longer than others the answer may take to begin.
    `secrets`: what no text may repeat, beside a token. The repr shows no values.
    """

    method: str
    path: str
    query: Mapping[str, str] = field(default_factory=dict)
    form: Mapping[str, str] | None = None
    json: object = None
    oauth: bool = False
    page: bool = False
    most_bytes: int = MOST_BYTES
    waits_s: float = 0.0
    secrets: tuple[str, ...] = ()


def path_of(*segments: str) -> str:
    """The path of these segments, each percent-encoded with nothing safe.

    A segment of dots only has its dots encoded too: `..` would be taken for the folder above. NotSentError
    for a text that UTF-8 cannot write, because such a request cannot leave.
    """
    return "".join(f"/{_encoded(segment)}" for segment in segments)


def _encoded(segment: str) -> str:
    if not segment.strip("."):
        return segment.replace(".", "%2E")
    return _quoted(segment)


def _remember_that_sniffio_is_missing() -> None:
    """Keep httpcore from looking for it in every folder of sys.path several times a request.

    WORKAROUND: httpcore imports sniffio whenever it takes a lock, and Python does not remember what it did
    not find: a tenth of the time that a check-in takes. Can go once httpcore does without (after 1.0.9).
    """
    if "sniffio" not in sys.modules and find_spec("sniffio") is None:
        sys.modules["sniffio"] = None  # type: ignore[assignment]  # how Python is told that there is none


_LOCATION = "kiosk.location"


async def _put_location_aside(response: httpx.Response) -> None:
    """Keep httpx from reading where a redirect leads, which it does though it is told to follow none.

    WORKAROUND: httpx 0.28 raises idna's own error for a host such as `xn--a`. Can go once it takes that for
    an address that cannot be.
    """
    if "Location" in response.headers:
        response.extensions[_LOCATION] = response.headers.pop("Location")


def _quoted(value: str) -> str:
    try:
        return quote(value, safe="")
    except UnicodeEncodeError:
        raise NotSentError(Message("The id holds characters that cannot be sent.")) from None


class Connection:
    """The pool of connections to one base address, and the measured skew of the service's clock.

    Redirects are never followed, cookies never kept, TLS always verified. Away from loopback the
    environment's proxies are used (`HTTPS_PROXY`, `NO_PROXY`): a venue may have no other way out, and a
    proxy of an https address sees no more than the host's name. On loopback they are not, because what
    travels there is not encrypted, and without `proxies` nowhere. Certificates: `SSL_CERT_FILE` or
    `SSL_CERT_DIR`, else certifi's.

    Raises BaseUrlError for an address that cannot be one.
    """

    def __init__(
        self,
        base_url: str,
        clock: Clock,
        *,
        timeouts: Timeouts | None = None,
        connections: int = MOST_CONNECTIONS,
        tls: ssl.SSLContext | None = None,
        proxies: bool = True,
    ) -> None:
        self.base_url = check_base_url(base_url)
        self._ahead_of_monotonic_s: float | None = None
        self._host = host_of(self.base_url)
        self._clock = clock
        self._timeouts = timeouts or Timeouts()
        self._connections = connections
        self._tls = tls
        self._proxies = proxies
        self._http: httpx.AsyncClient | None = None
        self._opening, self._reading = asyncio.Lock(), asyncio.Lock()
        self._closed = False

    async def exchange(self, request: Request, read: Callable[[HttpReply], T], token: str | None = None) -> T:
        """Send the request once and read its 2xx answer. Raises a ServiceError for everything else.

        `read` says what the answer holds, or raises NotDocumentedError, or DoubtfulError where it reports an
        error; a page is read in a thread, because the main one must not stand still that long.
        """
        if token is not None and not is_sendable(token):
            raise UnauthorisedError(BAD_TOKEN)
        secrets = _secrets(request, token)
        reply = await self._roundtrip(request, token)
        error = status_error(reply, oauth=request.oauth, secrets=secrets)
        if error is None:
            try:
                answer = await self._read_apart(read, reply) if request.page else read(reply)
            except NotDocumentedError as unread:
                error = undocumented(reply, unread.text, oauth=request.oauth, secrets=secrets)
            except DoubtfulError:
                error = reported(reply, secrets)
        if reply.date is not None and not isinstance(error, NotDocumentedError):
            self._ahead_of_monotonic_s = reply.date - reply.received_at + self._wall_less_monotonic_s()
        if error is not None:
            raise error
        return answer

    async def _read_apart(self, read: Callable[[HttpReply], T], reply: HttpReply) -> T:
        """Read a page in a thread: a large one after the other, though one given up may still be read then.

        Several at once would be no quicker, as one thread of Python runs at a time, and whoever writes what
        came, or waits for a verdict, would have its turn so much less often. A small one, such as what a
        guest's recheck brings, waits for nobody.
        """
        if len(reply.body) < LARGE_PAGE_BYTES:
            return await asyncio.to_thread(read, reply)
        async with self._reading:
            return await asyncio.to_thread(read, reply)

    @property
    def skew_s(self) -> float | None:
        """The service's clock less ours as it is now; None until a `Date` told.

        It is kept against the clock that only goes forward, so that a clock of ours that is set between two
        answers does not make what was measured wrong.
        """
        if self._ahead_of_monotonic_s is None:
            return None
        return self._ahead_of_monotonic_s - self._wall_less_monotonic_s()

    def _wall_less_monotonic_s(self) -> float:
        return self._clock.now() - self._clock.monotonic()

    async def aclose(self) -> None:
        """Close every connection; later requests are not sent."""
        self._closed = True
        if self._http is not None:
            await self._http.aclose()

    async def _roundtrip(self, request: Request, token: str | None) -> HttpReply:
        http = await self._open()
        whole_s = self._timeouts.page_exchange_s if request.page else self._timeouts.exchange_s
        whole_s += request.waits_s
        try:
            async with asyncio.timeout(whole_s):
                return await self._send(http, request, token)
        except TimeoutError:
            raise transport_error(httpx.ReadTimeout("the exchange took too long"), self._host) from None
        except (httpx.HTTPError, httpx.InvalidURL, httpx.StreamError, OSError) as error:
            raise transport_error(error, self._host) from error

    def _built(self, http: httpx.AsyncClient, request: Request, token: str | None) -> httpx.Request:
        address = self.base_url + request.path
        if request.query:
            pairs = (f"{_quoted(name)}={_quoted(value)}" for name, value in request.query.items())
            address = f"{address}?{'&'.join(pairs)}"
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        content = None
        if request.form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            content = "&".join(f"{_quoted(k)}={_quoted(v)}" for k, v in request.form.items()).encode()
        elif request.json is not None:
            headers["Content-Type"] = "application/json"
            content = msgspec.json.encode(request.json)
        read_s = self._timeouts.page_read_s if request.page else self._timeouts.read_s
        return http.build_request(
            request.method,
            address,
            headers=headers,
            content=content,
            timeout=self._timeout(read_s + request.waits_s),
        )

    async def _send(self, http: httpx.AsyncClient, request: Request, token: str | None) -> HttpReply:
        response = await http.send(self._built(http, request, token), stream=True)
        if _LOCATION in response.extensions:
            response.headers["Location"] = response.extensions.pop(_LOCATION)
        received_at = self._clock.now()
        most = request.most_bytes if response.is_success else MOST_BYTES_OF_A_REFUSAL
        try:
            body = await read_body(response, most, in_thread=request.page)
        except NotDocumentedError as unread:
            raise NotDocumentedError(unread.text, status=response.status_code) from None
        finally:
            await response.aclose()
        return HttpReply(response.status_code, response.headers, body, received_at)

    async def _open(self) -> httpx.AsyncClient:
        async with self._opening:
            if self._closed:
                raise NotSentError(Message("The connection to the service was closed."))
            if self._http is None:
                look_names_up_apart()
                self._http = self._client(await self._tls_context())
            return self._http

    async def _tls_context(self) -> ssl.SSLContext:
        if self._tls is not None:
            return self._tls
        if self.base_url.startswith("http://"):
            return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # trusts nobody, and is not used
        try:  # reading the certificates takes 30 ms and more, too long for the main thread
            return await asyncio.to_thread(httpx.create_ssl_context)
        except OSError as error:
            raise NotSentError(
                Message("The certificates of this machine cannot be read: {why}.", why=str(error))
            ) from error

    def _client(self, tls: ssl.SSLContext) -> httpx.AsyncClient:
        _remember_that_sniffio_is_missing()
        try:
            return httpx.AsyncClient(
                headers={
                    "User-Agent": user_agent(),
                    "Accept": "application/json",
                    "Accept-Encoding": ACCEPTED_CODINGS,
                },
                timeout=self._timeout(self._timeouts.read_s),
                limits=httpx.Limits(
                    max_connections=self._connections,
                    max_keepalive_connections=self._connections,
                    keepalive_expiry=KEEP_ALIVE_S,
                ),
                follow_redirects=False,
                verify=tls,
                trust_env=self._proxies and not is_loopback(self._host),
                event_hooks={"response": [_put_location_aside]},
                cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
            )
        except (ImportError, ValueError, httpx.InvalidURL) as error:
            raise NotSentError(Message("The proxy that the environment names cannot be used.")) from error

    def _timeout(self, read_s: float) -> httpx.Timeout:
        times = self._timeouts
        return httpx.Timeout(connect=times.connect_s, read=read_s, write=times.write_s, pool=times.pool_s)


def user_agent() -> str:
    """`kiosk/VERSION`."""
    try:
        return f"kiosk/{metadata.version('kiosk')}"
    except metadata.PackageNotFoundError:  # run from a bundle that left the package's data out
        return "kiosk"


def _secrets(request: Request, token: str | None) -> tuple[str, ...]:
    """What no text may repeat: the token, and what a token exchange sent."""
    form = request.form or {}
    names = ("client_secret", "refresh_token", "code")
    given = (token, *request.secrets, *(form.get(name) for name in names))
    return tuple(value for value in given if value)
