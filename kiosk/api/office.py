"""The office that a door is paired with: its certificate, pairing, and the access tokens it hands out.

Requests go to the one machine whose certificate the pairing pinned, by no proxy (see kiosk/api/README.md).
"""

import asyncio
import hashlib
import hmac
import ssl
from collections.abc import Callable
from typing import Any, Self, TypeVar

import httpx
from msgspec import Struct
from msgspec.structs import replace

from kiosk.api.base_url import OFFICE, BaseUrlError, check_base_url
from kiosk.api.connection import Connection, Request, Timeouts
from kiosk.api.office_errors import NOT_THE_LINKS, OTHER, client_trouble, no_answer, office_error, unreachable
from kiosk.api.records import LONGEST_TOKEN, is_sendable
from kiosk.api.reply import HttpReply
from kiosk.api.values import identifier, number, parse_object, text, whole
from kiosk.core.message import Message
from kiosk.core.pairing import PairingLink
from kiosk.core.representation import hides
from kiosk.engine.errors import (
    NotDocumentedError,
    OfficeUnreachableError,
    OtherOfficeError,
    ServiceError,
)
from kiosk.engine.look_up import look_names_up_apart
from kiosk.engine.office import DoorStatus, OfficeToken, Pairing
from kiosk.engine.ports import Clock

T = TypeVar("T")

MOST_BYTES = 64 * 1024
"""Of an answer of the office, unpacked."""
MOST_BYTES_OF_PAIRING = 256 * 1024
"""A policy, which may name many supervisors, is in it."""
PAIR_PATH = "/door/pair"
LONGEST_CREDENTIAL = 256
LONGEST_DOOR = 80
LONGEST_WHY = 600
MOST_EVENTS = 1000
MOST_CONNECTIONS = 3
"""A question that the office holds, a refusal, and how the door is."""
TRIES = 3
"""Of pairing where the answer was lost; the office knows the nonce again and answers alike."""
HANDSHAKE_S = 10.0
LONGEST_LIFE_S = 10 * 366 * 86_400.0

NO_CHECK_TIME = ssl.VerifyFlags(0x200000)
"""OpenSSL's X509_V_FLAG_NO_CHECK_TIME, which Python has no name for."""


@hides("policy")
class PairingAnswer(Struct, frozen=True):
    """What the office says to a door that it pairs: the pairing, and how the host set the door up.

    `door`, `events`: empty where the host did not say. `policy`: a policy document as it came, or None.
    """

    pairing: Pairing
    base_url: str
    door: str
    events: tuple[str, ...]
    direction: str
    policy: object = None


def fingerprint_of(der: bytes) -> str:
    """The SHA-256 of a certificate, in small hex digits."""
    return hashlib.sha256(der).hexdigest()


def pinned_context(pem: str) -> ssl.SSLContext:
    """TLS to whoever holds the key of this one certificate, and to nobody else. OtherOfficeError for no PEM.

    Which name it bears does not matter, because the office may move to another address; nor do its dates,
    because a door's clock may be wrong and the certificate was compared when the door was paired.
    """
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_REQUIRED
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN | NO_CHECK_TIME
    try:
        context.load_verify_locations(cadata=pem)
    except (ssl.SSLError, ValueError, TypeError) as error:  # TypeError for what is not ASCII
        raise OtherOfficeError(Message("the office's certificate cannot be read: pair again")) from error
    return context


async def certificate_of(address: str, fingerprint: str) -> str:
    """The certificate of whoever answers there, as PEM. Raises what `shown_certificate` does.

    And OtherOfficeError where it is not the one of this fingerprint.
    """
    found = await shown_certificate(address)
    if not hmac.compare_digest(fingerprint_of(found), fingerprint):
        raise OtherOfficeError(NOT_THE_LINKS)
    return ssl.DER_cert_to_PEM_cert(found)


async def shown_certificate(address: str) -> bytes:
    """The certificate of whoever answers there, as DER, by a handshake alone: nobody knows yet whose it is.

    Raises OfficeUnreachableError where nobody answers, BaseUrlError for an address that cannot be one.
    """
    url = httpx.URL(check_base_url(address, OFFICE))
    anybody = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # only looked at: nothing is sent over it
    anybody.check_hostname = False
    anybody.verify_mode = ssl.CERT_NONE
    look_names_up_apart()
    try:
        async with asyncio.timeout(HANDSHAKE_S):
            _, writer = await asyncio.open_connection(
                url.host, url.port or 443, ssl=anybody, ssl_handshake_timeout=HANDSHAKE_S
            )
    except (OSError, ssl.SSLError, TimeoutError, UnicodeError) as error:
        raise OfficeUnreachableError(unreachable(address)) from error
    try:
        return writer.get_extra_info("ssl_object").getpeercert(binary_form=True) or b""
    finally:
        if not writer.transport.is_closing():  # up to Python 3.11.2 one that has ended cannot be aborted
            writer.transport.abort()


async def pair(
    link: PairingLink,
    door: str,
    nonce: str,
    clock: Clock,
    timeouts: Timeouts | None = None,
    *,
    held: Pairing | None = None,
) -> PairingAnswer:
    """Pair with the office that the link names; `nonce`: 32 hex digits that nobody could guess.

    `held`: the pairing of before. That office alone, wherever it is now, hears of it, and puts the new one in
    its place.

    The code is sent to nobody whose certificate is not the link's. However often it has to be asked, an
    office has the time of one exchange for all of it. Raises PairedOfficeError, and BaseUrlError where the
    address cannot be one.
    """
    try:
        async with asyncio.timeout((timeouts or Timeouts()).exchange_s):
            return await _pair(link, door, nonce, clock, timeouts, held)
    except TimeoutError:
        raise OfficeUnreachableError(
            Message(
                "office unreachable: {address} did not answer in time; if the code was used meanwhile, ask"
                " for a new one",
                address=link.address,
            )
        ) from None


async def _pair(
    link: PairingLink,
    door: str,
    nonce: str,
    clock: Clock,
    timeouts: Timeouts | None,
    held: Pairing | None,
) -> PairingAnswer:
    certificate = await certificate_of(link.address, link.fingerprint)
    async with _Line(link.address, certificate, clock, timeouts, other=NOT_THE_LINKS) as line:
        asked = {"code": link.code, "door": door, "nonce": nonce}
        secrets: tuple[str, ...] = (link.code, nonce)
        if held is not None and held.certificate == certificate:
            asked, secrets = asked | {"held": held.credential}, (*secrets, held.credential)
        request = Request("POST", PAIR_PATH, json=asked, most_bytes=MOST_BYTES_OF_PAIRING, secrets=secrets)
        for _ in range(TRIES - 1):
            try:
                return await line.ask(request, lambda reply: _answer(reply, link.address, certificate))
            except OfficeUnreachableError as error:
                if error.status is not None:
                    raise
                continue  # the code may have been used by a request whose answer was lost
        return await line.ask(request, lambda reply: _answer(reply, link.address, certificate))


class OfficeClient:
    """What a paired door asks of its office. Every method raises a PairedOfficeError."""

    def __init__(
        self, pairing: Pairing, clock: Clock, timeouts: Timeouts | None = None, *, is_beside: bool = False
    ) -> None:
        """`is_beside`: the office runs beside this door."""
        self._credential = pairing.credential
        self._clock = clock
        self._line = _Line(pairing.address, pairing.certificate, clock, timeouts, is_beside=is_beside)

    async def token(self, after: int, wait_s: float) -> OfficeToken | None:
        """GET /door/token: a token newer than this serial; None where none came while the office waited."""
        wait = max(0, int(wait_s))
        request = Request(
            "GET",
            "/door/token",
            {"after": str(after), "wait": str(wait)},
            most_bytes=MOST_BYTES,
            waits_s=wait,
        )
        return await self._line.ask(request, self._token_in, self._credential)

    async def refused(self, serial: int) -> OfficeToken:
        """POST /door/refused: the token to use instead of the one of this serial."""
        request = Request("POST", "/door/refused", json={"serial": serial}, most_bytes=MOST_BYTES)
        token = await self._line.ask(request, self._token_in, self._credential)
        if token is None:
            raise OfficeUnreachableError(no_answer(self._line.address))
        return token

    async def seen(self, status: DoorStatus) -> None:
        """POST /door/seen: how this door is, for the host's page."""
        value = {"unsent": status.unsent, "list_complete": status.list_complete, "door": status.door}
        request = Request("POST", "/door/seen", json=value, most_bytes=MOST_BYTES)
        await self._line.ask(request, lambda _: None, self._credential)

    async def aclose(self) -> None:
        """Close every connection."""
        await self._line.aclose()

    def _token_in(self, reply: HttpReply) -> OfficeToken | None:
        if reply.status == 204:
            return None
        return _token(parse_object(reply.body), self._clock.monotonic(), is_beside=self._line.is_beside)


class _Line:
    """Requests to one office, and their errors as the office's; opened by the first."""

    def __init__(
        self,
        address: str,
        certificate: str,
        clock: Clock,
        timeouts: Timeouts | None,
        other: Message = OTHER,
        *,
        is_beside: bool = False,
    ) -> None:
        """`other`: what to say where another certificate is shown. `is_beside`: the office is beside here."""
        self.address, self._other, self.is_beside = address, other, is_beside
        self._certificate, self._clock = certificate, clock
        self._timeouts = timeouts
        self._connection: Connection | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        if self._connection is not None:
            await self._connection.aclose()

    async def ask(self, request: Request, read: Callable[[HttpReply], T], credential: str = "") -> T:
        """One exchange. Raises a PairedOfficeError for whatever is not the documented answer."""
        try:
            return await self._open().exchange(request, read, credential or None)
        except (ServiceError, BaseUrlError) as error:
            is_pairing = request.path == PAIR_PATH
            raise office_error(
                error, self.address, self._other, is_pairing=is_pairing, is_beside=self.is_beside
            ) from error

    def _open(self) -> Connection:
        if self._connection is None:
            self._connection = Connection(
                self.address,
                self._clock,
                timeouts=self._timeouts,
                connections=MOST_CONNECTIONS,
                tls=pinned_context(self._certificate),
                proxies=False,
            )
        return self._connection


def _answer(reply: HttpReply, address: str, certificate: str) -> PairingAnswer:
    """What POST /door/pair brought. NotDocumentedError for what is not documented."""
    answer = parse_object(reply.body)
    credential, direction = answer.get("credential"), answer.get("direction")
    door_id, office = identifier(answer.get("door_id")), identifier(answer.get("office"))
    if not is_sendable(credential) or len(str(credential)) > LONGEST_CREDENTIAL or not door_id or not office:
        raise NotDocumentedError(Message("it pairs no door"))
    if direction not in ("entry", "exit"):
        raise NotDocumentedError(Message("it names no direction"))
    try:
        base_url = check_base_url(text(answer.get("base_url")))
    except BaseUrlError as error:
        raise NotDocumentedError(Message("it names no address of the service")) from error
    pairing = Pairing(address, certificate, str(credential), door_id, office, base_url)
    return PairingAnswer(
        pairing,
        base_url,
        _line(answer.get("door"), LONGEST_DOOR),
        _events(answer.get("events")),
        direction,
        _policy(answer),
    )


def _line(value: object, most: int) -> str:
    return " ".join("".join(c for c in text(value) if c.isprintable()).split())[:most]


def _events(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > MOST_EVENTS:
        raise NotDocumentedError(Message("it names no events"))
    events = tuple(identifier(one) for one in value)
    if not all(events):
        raise NotDocumentedError(Message("it names an event that cannot be"))
    return events


def _policy(answer: dict[str, Any]) -> object:
    policy = answer.get("policy")
    if policy is not None and not isinstance(policy, dict):
        raise NotDocumentedError(Message("it brings no policy"))
    return policy


def _token(answer: dict[str, Any], now_s: float, *, is_beside: bool) -> OfficeToken:
    access_token, account = answer.get("access_token"), identifier(answer.get("account"))
    serial = whole(answer.get("serial"))
    if not is_sendable(access_token) or len(str(access_token)) > LONGEST_TOKEN:
        raise NotDocumentedError(Message("it brings no access token"))
    if serial is None or serial < 0 or not account:
        raise NotDocumentedError(Message("it does not say whose token it brings"))
    token = OfficeToken(
        str(access_token),
        serial,
        account,
        is_renewed=answer.get("renews") is not False,  # an office of before does not say it
        why=client_trouble(text(answer.get("error")), is_beside=is_beside)
        or _line(answer.get("why"), LONGEST_WHY),
    )
    left_s, life_s = _seconds(answer.get("expires_in_s")), _seconds(answer.get("lifetime_s"))
    if left_s is None:
        return token
    half_s = left_s - (left_s if life_s is None else max(life_s, left_s)) / 2
    return replace(token, ends_s=now_s + left_s, half_s=now_s + half_s)


def _seconds(value: object) -> float | None:
    seconds = number(value)
    return None if seconds is None else min(max(seconds, 0.0), LONGEST_LIFE_S)
