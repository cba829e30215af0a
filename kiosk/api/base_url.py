"""The service's or an office's address: what a person typed → the one text that requests are built on."""

import ipaddress
from urllib.parse import SplitResult, quote, urlsplit

import httpx

from kiosk.core.message import Message

SERVICE, OFFICE = Message("service"), Message("office")
"""Whose address it is."""
_DEFAULT_PORTS = {"http": 80, "https": 443}
_PATH_SAFE = "/%:@!$&'()*+,;=~"
_LONGEST = 2048
_LONGEST_LABEL = 63


class BaseUrlError(ValueError):
    """The text cannot be the service's address; the message says what to change."""


def check_base_url(text: str, whose: Message = SERVICE) -> str:
    """The address as requests use it: lower-case scheme and host, no default port, no slash at the end.

    https anywhere, http on loopback only, because a token must not travel in the clear. A path before the
    interface's own is kept. Raises BaseUrlError, whose text is for people and says `whose` address it is.
    """
    parts = _split(text.strip(), whose)
    host = _host(parts, whose)
    if parts.scheme == "http" and not is_loopback(host):
        raise BaseUrlError(
            Message(
                "The {whose}'s address must start with https://; http:// is for this machine only.",
                whose=whose,
            )
        )
    port = _port(parts, whose)
    authority = f"[{host}]" if ":" in host else host
    if port is not None and port != _DEFAULT_PORTS[parts.scheme]:
        authority = f"{authority}:{port}"
    address = f"{parts.scheme}://{authority}{_path(parts, whose)}"
    try:
        return str(httpx.URL(address))
    except httpx.InvalidURL as error:
        raise BaseUrlError(Message("The {whose}'s address is not a web address.", whose=whose)) from error


def is_loopback(host: str) -> bool:
    """Whether the host is this machine for certain: `localhost`, 127.0.0.0/8 or ::1."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def host_of(base_url: str) -> str:
    """The host of an address that check_base_url gave."""
    return httpx.URL(base_url).host


def _missing(whose: Message) -> Message:
    if whose == SERVICE:
        told = "set KIOSK_BASE_URL or the setting base_url"
        return Message("The {whose}'s address is missing.", whose=whose, command_line=told)
    return Message("The {whose}'s address is missing.", whose=whose)


def _split(text: str, whose: Message) -> SplitResult:
    if not text:
        raise BaseUrlError(_missing(whose))
    if len(text) > _LONGEST or "\\" in text or not all(c.isprintable() and not c.isspace() for c in text):
        raise BaseUrlError(
            Message("The {whose}'s address holds characters that no web address has.", whose=whose)
        )
    try:
        parts = urlsplit(text)
    except ValueError as error:
        raise BaseUrlError(Message("The {whose}'s address is not a web address.", whose=whose)) from error
    if "://" not in text or parts.scheme not in _DEFAULT_PORTS:
        raise BaseUrlError(
            Message(
                "The {whose}'s address must start with https://, as in https://tickets.example.com.",
                whose=whose,
            )
        )
    if "@" in parts.netloc:
        raise BaseUrlError(
            Message("The {whose}'s address must not hold a user name or password.", whose=whose)
        )
    if "?" in text or "#" in text:
        raise BaseUrlError(Message("The {whose}'s address must end before any “?” or “#”.", whose=whose))
    return parts


def _host(parts: SplitResult, whose: Message) -> str:
    try:
        host = (parts.hostname or "").lower()
        if ":" not in host:
            url = httpx.URL(f"https://{host}/")
            host = url.raw_host.decode("ascii") if url.host else ""  # asked for, since xn-- is read only then
    except (ValueError, httpx.InvalidURL) as error:
        raise BaseUrlError(
            Message("The {whose}'s address holds a host name that cannot be.", whose=whose)
        ) from error
    if not host:
        raise BaseUrlError(Message("The {whose}'s address holds no host name.", whose=whose))
    if ":" not in host and not all(0 < len(label) <= _LONGEST_LABEL for label in host.split(".")):
        raise BaseUrlError(Message("The {whose}'s address holds a host name that cannot be.", whose=whose))
    return host


def _port(parts: SplitResult, whose: Message) -> int | None:
    try:
        port = parts.port
    except ValueError as error:
        raise BaseUrlError(
            Message("The port in the {whose}'s address must be a number from 1 to 65535.", whose=whose)
        ) from error
    if port == 0:
        raise BaseUrlError(
            Message("The port in the {whose}'s address must be a number from 1 to 65535.", whose=whose)
        )
    return port


def _path(parts: SplitResult, whose: Message) -> str:
    path = parts.path.rstrip("/")
    if any(segment in ("", ".", "..") for segment in path.split("/")[1:]):
        raise BaseUrlError(
            Message(
                "The path in the {whose}'s address must be whole: no “//”, “.” or “..” in it.", whose=whose
            )
        )
    return quote(path, safe=_PATH_SAFE)
