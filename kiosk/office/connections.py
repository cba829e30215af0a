"""Who is connected to the office: listening, how many may be, and who makes room for whom."""

import asyncio
import errno
import ipaddress
import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kiosk.office.errors import OfficeError
from kiosk.office.tries import is_this_machine, peer_of

log = logging.getLogger(__name__)

NO_FILE_FREE = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
NO_IPV6 = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL, errno.EPROTONOSUPPORT)
_REST_S = 0.9
"""A little less than asyncio takes until it accepts again, which is a second."""
_OWN_FILES = 100
"""So many open files are kept for all else than connections."""
_DROPPED_FOR_FILES = 16
_ACCEPT_TURNS = 5


class Limits(Struct, frozen=True):
    """What may come in. `slow_s`: for how long a handshake, a head, a body, or a piece of an answer.

    `most_connections` are those of other machines; those of this one have room of their own. Of one peer
    those are counted that nobody vouched for: a hall full of doors may be behind one address.
    """

    most_head_bytes: int = 16 * 1024
    most_body_bytes: int = 64 * 1024
    most_connections: int = 400
    most_of_this_machine: int = 128
    most_of_one_peer: int = 64
    slow_s: float = 10.0


def fitting(limits: Limits) -> Limits:
    """These limits, or less where the system lets this program open too few files."""
    if sys.platform == "win32":
        return limits
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return limits
    room = max(16, files - _OWN_FILES)
    own = min(limits.most_of_this_machine, room // 4)
    return replace(
        limits, most_of_this_machine=own, most_connections=min(limits.most_connections, room - own)
    )


class Place:
    """One open connection; `drop` ends it. `is_known`: a credential or a session came by it."""

    def __init__(self, address: str, drop: Callable[[], None]) -> None:
        self.peer = peer_of(address)
        self.is_of_this_machine = is_this_machine(self.peer)
        self.drop = drop
        self.is_known = False
        self.is_dropped = False

    def is_stranger_of(self, peer: str) -> bool:
        """Whether it is this peer's, and nobody vouched for it."""
        return self.peer == peer and not self.is_known

    def vouch(self) -> None:
        """A credential or a session came: no stranger takes this place."""
        self.is_known = True


class Crowd:
    """The open connections, oldest first. Where there is no room, the oldest that nobody vouched for goes."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._places: dict[Place, None] = {}
        self.by_file: dict[int, Place] = {}
        """By the number of their open file, where they were counted as they were accepted."""

    def enter(self, place: Place) -> bool:
        """Take one more in; False where all that would have to go for it are known."""
        limits, own = self._limits, place.is_of_this_machine
        of_all = limits.most_of_this_machine if own else limits.most_connections
        for most, alike in (
            (limits.most_of_one_peer, [one for one in self._places if one.is_stranger_of(place.peer)]),
            (of_all, [one for one in self._places if one.is_of_this_machine == own]),
        ):
            if sum(not one.is_dropped for one in alike) >= most and not self._drop_oldest(alike):
                return False
        self._places[place] = None
        return True

    def leave(self, place: Place) -> None:
        """It is closed."""
        self._places.pop(place, None)

    def make_room(self, number: int) -> None:
        """Drop so many that nobody vouched for."""
        for _ in range(number):
            self._drop_oldest(list(self._places))

    def hang_up(self) -> None:
        """Drop everybody: the office ends."""
        for place in list(self._places):
            place.drop()

    def __len__(self) -> int:
        """How many there are."""
        return len(self._places)

    def _drop_oldest(self, among: list[Place]) -> bool:
        found = next((one for one in among if not (one.is_known or one.is_dropped)), None)
        if found is None:
            return False
        self.leave(found)
        found.is_dropped = True
        found.drop()
        return True


class Accepted(socket.socket):
    """A connection that has its place until it is closed, whether its handshake ever ends or not."""

    crowd: Crowd | None = None
    place: Place | None = None

    def close(self) -> None:
        """See socket.socket."""
        if self.crowd is not None and self.place is not None and self.fileno() >= 0:
            self.crowd.by_file.pop(self.fileno(), None)
            self.crowd.leave(self.place)
        super().close()

    def hang_up(self) -> None:
        """Let whoever reads and writes here find the end."""
        with suppress(OSError):
            self.shutdown(socket.SHUT_RDWR)


class Listener(socket.socket):
    """Finds a place for each connection, or hangs up at once, before a handshake costs anything.

    On Windows asyncio accepts without asking this; `_Connection` looks for a place there.
    """

    def __init__(self, family: int, crowd: Crowd) -> None:
        # asyncio sends at once (TCP_NODELAY) only where the protocol is named.
        super().__init__(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.crowd = crowd
        self.is_ending = False
        self._rests_until = 0.0

    def accept(self) -> tuple[socket.socket, Any]:
        """See socket.socket. Raises ConnectionAbortedError, which asyncio passes over.

        Where no file is free, asyncio hears so once, and rests for a second.
        """
        if self.is_ending or time.monotonic() < self._rests_until:
            # WORKAROUND asyncio (Python 3.11) tries on in the same turn, and logs each time.
            raise BlockingIOError
        try:
            plain, address = super().accept()
        except OSError as error:
            if error.errno in NO_FILE_FREE:
                self._rests_until = time.monotonic() + _REST_S
                self.crowd.make_room(_DROPPED_FOR_FILES)
            raise
        accepted = Accepted(plain.family, plain.type, plain.proto, plain.detach())
        place = Place(str(address[0]), accepted.hang_up)
        if not self.crowd.enter(place):
            accepted.close()
            raise ConnectionAbortedError
        accepted.crowd, accepted.place = self.crowd, place
        self.crowd.by_file[accepted.fileno()] = place
        return accepted, address


def listen(hosts: tuple[str, ...], port: int, limits: Limits | None = None) -> list[socket.socket]:
    """Listening sockets on one port of these addresses; port 0 takes a free one. Raises OfficeError.

    A machine without IPv6 listens without it.
    """
    listeners: list[socket.socket] = []
    crowd = Crowd(fitting(limits or Limits()))
    for host in hosts:
        try:
            listeners.append(_listening(host, port, crowd))
        except (OSError, OverflowError, UnicodeError) as error:
            if host == "::" and listeners and _lacks_ipv6(error):
                continue
            for listener in listeners:
                listener.close()
            why = getattr(error, "strerror", None) or error
            raise OfficeError(
                f"cannot listen on {host}, port {port}: {why}; choose another with --port or --host"
            ) from error
        port = port_of(listeners[-1])
    return listeners


def _lacks_ipv6(error: Exception) -> bool:
    """Whether it is the machine that has none, and not somebody else who has the port."""
    return isinstance(error, socket.gaierror) or getattr(error, "errno", None) in NO_IPV6


def _listening(host: str, port: int, crowd: Crowd) -> socket.socket:
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = Listener(family, crowd)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(address)
        listener.listen(128)
    except BaseException:
        listener.close()
        raise
    return listener


def is_everywhere(host: str) -> bool:
    """Whether to listen there is to listen on every address of the machine, however it is written."""
    try:
        *_, address = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
        return ipaddress.ip_address(str(address[0]).partition("%")[0]).is_unspecified
    except (OSError, ValueError):
        return False


async def end_accepting(listeners: list[socket.socket]) -> None:
    """Accept nobody any more; those that were accepted have their transports afterwards."""
    # WORKAROUND asyncio leaves a connection open for ever that it accepted and whose server is closed
    # before its transport is made: first none is accepted, then those that were get theirs.
    for listener in listeners:
        if isinstance(listener, Listener):
            listener.is_ending = True
    for _ in range(_ACCEPT_TURNS):
        await asyncio.sleep(0)


def address_of(listener: socket.socket) -> str:
    """The address that a socket listens on, whatever name led there."""
    return str(listener.getsockname()[0])


def port_of(listener: socket.socket) -> int:
    """The port that a socket listens on."""
    return int(listener.getsockname()[1])
