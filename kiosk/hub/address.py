"""Where the hub is, as somebody wrote it down; without nats, which takes a while to load."""

import ssl
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

from kiosk.core.hub_link import HubLink
from kiosk.core.representation import hides

DEFAULT_PORT = 4222
HUB_NAME = "kiosk-hub"
"""What every server of a hub is called in its certificate, whatever its address is."""
MOST_SERVERS = 9
MOST_REPLICAS = 3


@hides("authority", "seed")
class HubAddress(Struct, frozen=True):
    """Where the hub is and how this door shows who it is.

    `servers`: addresses as `nats://host:port`, one or those of a cluster. `authority`: the certificate (PEM)
    that the servers' own ones are signed by; empty on loopback alone, where nothing is encrypted. `seed`:
    this door's key (an nkey seed); empty where the hub asks nobody who they are. `replicas`: on how many
    servers is kept what doors share.
    """

    servers: tuple[str, ...]
    authority: str = ""
    seed: str = ""
    replicas: int = 1


class HubAddressError(ValueError):
    """The text names no server that a door may connect to; the message says what to change."""


def servers_from(text: str) -> tuple[str, ...]:
    """The servers that a text names, with commas between them: `nats://host:port`, on this machine.

    What doors share would travel in the clear, and anybody could join in: so none is elsewhere as long as
    doors have no key and no certificate to go by. Raises HubAddressError.
    """
    servers = tuple(dict.fromkeys(one.strip() for one in text.split(",") if one.strip()))
    if len(servers) > MOST_SERVERS:
        raise HubAddressError(f"KIOSK_HUB_URL names {len(servers)} servers: {MOST_SERVERS} at most")
    return tuple(map(_server, servers))


def address_of(link: HubLink, seed: str = "") -> HubAddress:
    """Where a link says that the hub is; `seed`: the door's own key, if not the link's."""
    return HubAddress(
        tuple(f"nats://{server}" for server in link.servers),
        ssl.DER_cert_to_PEM_cert(link.authority),
        seed or link.seed,
        link.replicas,
    )


def _server(text: str) -> str:
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port or DEFAULT_PORT
    except ValueError:
        host, port, parts = "", 0, urlsplit("")
    if parts.scheme != "nats" or not host or parts.username or parts.path.strip("/") or parts.query:
        shown = text.rpartition("@")[2][:100]  # what stands before may be a password
        raise HubAddressError(f"KIOSK_HUB_URL: {shown!r} is no server's address, as nats://127.0.0.1:4222 is")
    if not _is_this_machine(host):
        raise HubAddressError(
            f"KIOSK_HUB_URL: {host[:100]!r} is another machine; only a hub here can be used"
        )
    return f"nats://[{host}]:{port}" if ":" in host else f"nats://{host}:{port}"


def _is_this_machine(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
