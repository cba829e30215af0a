"""This machine in its network: what it is called, its addresses, and who is in the same network."""

import ipaddress
import socket
from collections.abc import Iterator

import psutil

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def own_names() -> tuple[str, ...]:
    """What this machine is called, and its addresses, as they are now; loopback first."""
    names = list(LOOPBACK)
    host = socket.gethostname().strip(".").lower()
    if host and host.isascii() and all(part.replace("-", "").isalnum() for part in host.split(".")):
        names += [host] if "." in host else [host, f"{host}.local"]
    names += [address.lower() for address in _own_addresses(socket.AF_INET, socket.AF_INET6)]
    return tuple(dict.fromkeys(names))


def own_ipv6_networks() -> frozenset[ipaddress.IPv6Network]:
    """The /64 of each IPv6 address of this machine, as they are now; none where they cannot be found out."""
    try:
        return frozenset(network_of(ipaddress.IPv6Address(one)) for one in _own_addresses(socket.AF_INET6))
    except OSError:  # as where no file is free
        return frozenset()


def network_of(address: ipaddress.IPv6Address) -> ipaddress.IPv6Network:
    """The /64 that an address is in."""
    return ipaddress.IPv6Network((int(address) >> 64 << 64, 64))


def _own_addresses(*families: int) -> Iterator[str]:
    for found in psutil.net_if_addrs().values():
        for one in found:
            if one.family in families:
                yield one.address.partition("%")[0]


def address_in_the_network() -> str:
    """The address that others reach this machine at; loopback where there is no network. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address for documentation: only the way to it is looked up
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_loopback(address: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
