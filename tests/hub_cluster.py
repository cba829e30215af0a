"""A real cluster of three, from the files that `kiosk hub config` writes; and lines to be cut."""

import contextlib
import os
import select
import socket
import subprocess
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kiosk.bootstrap.hub_commands import write_servers
from kiosk.bootstrap.hub_folder import HubFolder
from kiosk.core.hub_link import HubLink, hub_link_of
from kiosk.hub.server_config import CLUSTER_PORT
from tests.hub_server import ENDS_WITHIN_S, STARTS_WITHIN_S, free_port, program

PASSPHRASE = "a cluster"


@dataclass(frozen=True, slots=True)
class ServerHost:
    """Where a server runs. `within`: the command that starts another one there, if it is not this machine."""

    address: str
    within: tuple[str, ...] = ()


LOOPBACK = tuple(ServerHost(f"127.0.0.{n}") for n in (1, 2, 3))


class HubCluster:
    """Three servers, each of which is killed and started for itself."""

    def __init__(self, folder: Path, doors: Sequence[str], hosts: Sequence[ServerHost] = LOOPBACK) -> None:
        self.port = free_port()
        found = HubFolder(folder / "host", PASSPHRASE)
        addresses = [host.address for host in hosts]
        files = write_servers(found, addresses, self.port, doors, folder / "files", time.time())
        self.links = {name: _link(file) for name, file in files.items()}
        self._folders = [_only(folder / "files", f"server-{n}-*") for n in (1, 2, 3)]
        between = free_port()  # the usual one may be another's here
        for one in self._folders:
            configuration = one / "hub.conf"
            usual = configuration.read_text()
            assert usual.count(f":{CLUSTER_PORT}") == len(hosts)
            configuration.write_text(usual.replace(f":{CLUSTER_PORT}", f":{between}"))
        self._within = [host.within for host in hosts]
        self._running: list[subprocess.Popen[bytes] | None] = [None, None, None]

    def start(self, number: int) -> None:
        """Start a server; it finds the others by itself."""
        folder = self._folders[number]
        lines = (folder / "hub.env").read_text().splitlines()
        variables = dict(line.split("=", 1) for line in lines)
        with (folder / "said").open("ab") as said:
            self._running[number] = subprocess.Popen(
                [*self._within[number], program(), "-c", "hub.conf"],
                cwd=folder,
                env={**os.environ, **variables},
                stdout=said,
                stderr=said,
            )

    def kill(self, number: int) -> None:
        """End one as a power cut does."""
        if (process := self._running[number]) is not None:
            process.kill()
            process.wait(ENDS_WITHIN_S)
            self._running[number] = None

    def wait(self) -> None:
        """Wait until all three, started for the first time, take connections."""
        until = time.monotonic() + STARTS_WITHIN_S
        while not all("Server is ready" in _log(folder) for folder in self._folders):
            assert time.monotonic() < until, [_log(folder)[-2000:] for folder in self._folders]
            time.sleep(0.05)


@contextlib.contextmanager
def hub_cluster(
    folder: Path, doors: Sequence[str], hosts: Sequence[ServerHost] = LOOPBACK
) -> Iterator[HubCluster]:
    """A cluster that runs, and is gone afterwards."""
    cluster = HubCluster(folder, doors, hosts)
    try:
        for number in range(len(hosts)):
            cluster.start(number)
        cluster.wait()
        yield cluster
    finally:
        for number in range(len(hosts)):
            cluster.kill(number)


class Line:
    """A door's way to one server, which can be cut: nothing goes through it then, and nobody is told."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._open = threading.Event()
        self._open.set()
        self._over = threading.Event()
        self._ends: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """From now on nothing goes through."""
        self._open.clear()

    def mend(self) -> None:
        """New connections go through; those of before are gone."""
        for end in list(self._ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._open.set()

    def close(self) -> None:
        """End it."""
        self._over.set()
        self._open.set()
        self._listener.close()
        self.mend()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with contextlib.suppress(OSError), near:
            self._open.wait()
            with socket.create_connection(self._to, 5) as far:
                far.settimeout(None)
                self._ends |= {near, far}
                try:
                    self._both_ways(near, far)
                finally:
                    self._ends -= {near, far}

    def _both_ways(self, near: socket.socket, far: socket.socket) -> None:
        while not self._over.is_set():
            for came in select.select((near, far), (), ())[0]:
                data = came.recv(65536)
                self._open.wait()
                if not data:
                    return
                (far if came is near else near).sendall(data)


def lines_of(link: HubLink) -> tuple[HubLink, list[Line]]:
    """The link by lines of a door's own."""
    lines = [Line(server.rpartition(":")[0], int(server.rpartition(":")[2])) for server in link.servers]
    servers = tuple(f"127.0.0.1:{line.port}" for line in lines)
    return HubLink(servers, link.authority, link.seed, link.is_invitation, link.replicas), lines


def _link(file: Path) -> HubLink:
    link = hub_link_of(file.read_text())
    assert link is not None
    return link


def _only(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def _log(folder: Path) -> str:
    """What a server wrote down; or what it said on stderr, where it never came to that."""
    return "".join(path.read_text() for name in ("hub.log", "said") if (path := folder / name).exists())
