"""The hub's link: what a hub shows as a QR code, and a door scans or has pasted to share admissions there."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from ipaddress import IPv6Address

from msgspec import Struct

from kiosk.core.representation import hides

HUB_PORT = 4222
MOST_SERVERS = 9
MOST_LINK_LETTERS = 2048
_SCHEME = "kiosk-hub:v1"
_SERVER = re.compile(r"(?:[A-Za-z0-9.\-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\]):[0-9]{1,5}")
_SEED = re.compile(r"SU[A-Z2-7]{56}")
_BASE64 = re.compile(r"[A-Za-z0-9_\-]{200,1600}")
_HIGHEST_PORT = 65535
_INVITATION, _OWN = "once", "own"


@hides("authority", "seed")
class HubLink(Struct, frozen=True):
    """Where the hub is, how it is known, and a key.

    `servers`: `host:port`, each a way to the same hub. `authority`: the certificate (DER) that its servers'
    own ones are signed by. `seed`: an nkey seed. `is_invitation`: the key is good once, to bring in the
    door's own; else it is the door's own, made by the host. `replicas`: on how many servers is kept what
    doors share, 1 or 3.
    """

    servers: tuple[str, ...]
    authority: bytes
    seed: str
    is_invitation: bool = True
    replicas: int = 1

    @property
    def text(self) -> str:
        """What the QR code holds."""
        authority = urlsafe_b64encode(self.authority).decode().rstrip("=")
        kind = _INVITATION if self.is_invitation else _OWN
        return ";".join((_SCHEME, ",".join(self.servers), authority, self.seed, kind, str(self.replicas)))


def hub_link_of(text: str) -> HubLink | None:
    """The link that a text is, with whatever blanks and line breaks; None for every other text."""
    if len(text) > MOST_LINK_LETTERS:
        return None
    parts = "".join(text.split()).split(";")
    if len(parts) != 6 or parts[0].lower() != _SCHEME:
        return None
    servers = tuple(dict.fromkeys(parts[1].split(",")))
    authority, seed, kind, replicas = parts[2:]
    if not (
        len(servers) <= MOST_SERVERS
        and all(map(is_server, servers))
        and _BASE64.fullmatch(authority)
        and len(authority) % 4 != 1
        and _SEED.fullmatch(seed)
        and kind in (_INVITATION, _OWN)
        and replicas in ("1", "3")
    ):
        return None
    der = urlsafe_b64decode(authority + "=" * (-len(authority) % 4))
    return HubLink(servers, der, seed, kind == _INVITATION, int(replicas))


def is_server(text: str) -> bool:
    """Whether a text is a server's address, as `192.168.1.20:4222` is."""
    if _SERVER.fullmatch(text) is None:
        return False
    host, _, port = text.rpartition(":")
    return 0 < int(port) <= _HIGHEST_PORT and (not host.startswith("[") or _is_ipv6(host[1:-1]))


def _is_ipv6(text: str) -> bool:
    try:
        IPv6Address(text)
    except ValueError:
        return False
    return True


def may_become_hub_link(text: str) -> bool:
    """Whether a text that is no hub's link may be the beginning of one."""
    begun = "".join(text.split()).lower()
    return len(text) <= MOST_LINK_LETTERS and (begun.startswith(_SCHEME) or _SCHEME.startswith(begun))


def is_hub_code(text: str) -> bool:
    """Whether a code that was read is a hub's link, whole or not, of whichever version: no ticket's is."""
    return "".join(text[:MOST_LINK_LETTERS].split()).lower().startswith("kiosk-hub:")
