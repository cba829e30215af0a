"""`kiosk hub` as a process of its own, with its nats-server, for tests of whoever joins it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil

from tests.end2end.kiosk_process import Kiosk, Running
from tests.hub_server import program, servers_in

PATIENCE_S = 60.0


class Hub:
    """A hub's folder, and the program that runs the hub while it does."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.host = Kiosk(home, {"KIOSK_HUB_HOME": str(home), "KIOSK_NATS_SERVER": program()})
        self.port = 0

    @contextmanager
    def running(self) -> Iterator[Running]:
        with self.host.start("--json", "hub", "--port", str(self.port)) as running:
            self.port = running.answer()["port"]
            try:
                yield running
            finally:
                self.end(running)

    def end(self, running: Running) -> None:
        """End it in order, and what it left behind if it cannot do so any more."""
        if running.process.poll() is None:
            running.process.send_signal(signal.SIGTERM)
            running.process.wait(timeout=PATIENCE_S)
        for server in servers_in(self.home):
            server.kill()

    def server(self) -> psutil.Process:
        """The nats-server that is under it."""
        (only,) = servers_in(self.home)
        return only

    def has_another_than(self, server: psutil.Process) -> bool:
        """Whether one runs by now that is not this one."""
        return any(one != server for one in servers_in(self.home))

    def link(self, name: str = "") -> str:
        done = self.host.json("hub", "pair", *(("--name", name) if name else ()))
        assert done.status == 0, done
        return str(done.value["link"])

    def status(self) -> Any:
        done = self.host.json("hub", "status")
        assert done.status == 0, done
        return done.value
