"""The office that runs beside this door: a process of its own, which ends where this one does."""

import asyncio
import logging
import os
import subprocess
import sys
import threading
import time
from contextlib import suppress
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

from msgspec.structs import replace

from kiosk.bootstrap.office_folder import InUseError, OfficeFolder, owned
from kiosk.bootstrap.office_loss import Loss, loss_in
from kiosk.bootstrap.service import LOOPBACK
from kiosk.core.message import Message, why_of
from kiosk.engine.errors import StoreError
from kiosk.engine.look_up import look_up
from kiosk.office.connections import listen
from kiosk.office.errors import OfficeError, OfficeSetupError
from kiosk.office.exchanges import clean

USUAL_PORT = 8788
END_WITHIN_S = 2.0
"""The office ends at once, unless an exchange is under way, whose refresh token would be lost."""
START_WITHIN_S = 20.0
"""On a slow machine; from then on a door says that it has no office."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 1.0, 60.0
"""Before an office that ended is started anew; each is twice as long as the one before."""
RAN_WELL_S = 60.0
"""An office that ran for so long is started anew after the first pause."""
NO_REASON = Message("it ended without a word")
OWNED_WITHIN_S = 1.0

_BROWSERS_CALL_IT = frozenset({"localhost", "127.0.0.1"})
"""Where the office listens; not on ::1."""
_INSTALLED_AT = str(Path(__file__).parents[2])

log = logging.getLogger(__name__)


def own_redirect_uri(port: int) -> str:
    """Where the service sends a browser back to the office that listens on this port."""
    return f"https://localhost:{port}/callback"


def port_in(redirect_uri: str) -> int:
    """The port to listen on for browsers that the service sends back to this address of this machine.

    The usual one where the address is elsewhere.
    """
    with suppress(ValueError):
        parts = urlsplit(redirect_uri)
        if parts.scheme == "https" and parts.path == "/callback" and parts.hostname in _BROWSERS_CALL_IT:
            return parts.port or 443
    return USUAL_PORT


class Obstacle(StrEnum):
    """What keeps an office from running here, as far as can be seen from outside."""

    ANOTHER_RUNS = "another-runs"
    PORT_TAKEN = "port-taken"
    PORT_FORBIDDEN = "port-forbidden"

    def in_words(self, port: int) -> Message:
        """For whoever stands at a door that was set up."""
        match self:
            case Obstacle.ANOTHER_RUNS:
                return Message(
                    "another office runs on this machine: if it is that of a door which was just closed, it"
                    " ends by itself within two minutes or so; else end it"
                )
            case Obstacle.PORT_TAKEN:
                return Message(
                    "port {port} of this machine is not free: end the program that has it", port=str(port)
                )
            case Obstacle.PORT_FORBIDDEN:
                return Message("this machine lets no program of its user have port {port}", port=str(port))


def obstacle_on(port: int) -> Obstacle | None:
    """What keeps programs from listening on this port of this machine."""
    try:
        for listener in listen((LOOPBACK,), port):
            listener.close()
    except OfficeError as error:
        is_forbidden = isinstance(error.__cause__, PermissionError)
        return Obstacle.PORT_FORBIDDEN if is_forbidden else Obstacle.PORT_TAKEN
    return None


class OfficeBeside:
    """The office of this folder, on loopback, from `start` to `stop`; started anew where it ends by itself.

    It reads from a pipe that nobody writes to: where this program ends, however it does, the pipe ends, and
    the office with it. A context manager that ends it at the latest.
    """

    def __init__(self, folder: OfficeFolder) -> None:
        self.folder = folder
        self._run: _Run | None = None

    async def __aenter__(self) -> Self:
        """Return this; nothing runs yet."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """End the office, and wait for that no longer than it may take."""
        self.stop()
        await self.ended()

    def use_passphrase(self, passphrase: str) -> None:
        """Open the office's folder with this from its next start on."""
        self.folder = replace(self.folder, passphrase=passphrase)

    @property
    def trouble(self) -> str:
        """Why the office that was started does not run now; empty while it does."""
        return "" if self._run is None else self._run.trouble

    @property
    def is_lost(self) -> bool:
        """Whether it does not run because what it keeps is lost."""
        return self._run is not None and self._run.is_lost

    @property
    def runs(self) -> bool:
        """Whether it was started and not stopped since, though it may have trouble."""
        return self._run is not None and not self._run.is_stopped

    async def loss(self) -> Message | None:
        """What its folder has lost by now, in words; None where all is there."""
        found = await look_up(partial(loss_in, self.folder), "office-folder")
        return None if found is None else found.in_words(self.folder.path)

    async def set_up(self, service: str, client_id: str, client_secret: str, redirect_uri: str) -> None:
        """Set the office up, in a process of its own: it alone keeps the secret. Raises OfficeSetupError."""
        named = (f"--service={service}", f"--client-id={client_id}", f"--redirect-uri={redirect_uri}")
        given = f"{client_secret}\n".encode("utf-8", "replace")
        is_left, begun = threading.Event(), list[subprocess.Popen[bytes]]()

        def set_up() -> str:
            """Why it could not be done; empty where it was."""
            with _started(self.folder, "setup", "--keep-page", *named) as process:
                begun.append(process)
                if is_left.is_set():  # else whoever goes away sees the process
                    process.kill()
                _, said = process.communicate(given)
            return "" if process.returncode == 0 else _last_line(said)

        try:
            trouble = await look_up(set_up, "office-setup")
        except OSError as error:
            raise OfficeSetupError(why_of(error)) from error
        except asyncio.CancelledError:
            is_left.set()
            for process in begun:
                process.kill()  # what it keeps is kept whole, or not at all
            raise
        if trouble:
            raise OfficeSetupError(trouble)

    async def ended(self) -> None:
        """Wait for the end of an office that was stopped, but no longer than it may take."""
        if self._run is not None and self._run.is_stopped:
            await look_up(self._run.wait_for_end, "office-end")

    def start(self, port: int) -> None:
        """Start the office, unless it was; nobody waits for it."""
        if not self.runs:
            self._run = _Run(self.folder, port, self._run)

    async def ready(self) -> None:
        """Wait until the office that was started serves. Raises OfficeError where it does not."""
        if self._run is not None and (trouble := await self._run.first):
            raise OfficeError(trouble)

    async def started(self) -> None:
        """Wait until the office serves, or did not come up; no longer than a start takes at most."""
        if self._run is not None:
            await asyncio.wait({self._run.first}, timeout=START_WITHIN_S)

    def stop(self) -> None:
        """End the office; it may take a moment."""
        if self._run is not None:
            self._run.stop()


class _Run:
    """The office, started again and again by a thread of its own until it is told to stop."""

    def __init__(self, folder: OfficeFolder, port: int, before: "_Run | None") -> None:
        """`before`: one that may not have ended yet."""
        self._folder, self._port, self._before = folder, port, before
        self._loop = asyncio.get_running_loop()
        self.first: asyncio.Future[str] = self._loop.create_future()
        """Empty once the office serves; why it does not, where the first try came to nothing."""
        self.trouble, self.is_lost = "", False
        self._stopping = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._serves = False
        self._thread = threading.Thread(target=self._keep_running, name="office-beside", daemon=True)
        self._thread.start()

    @property
    def is_stopped(self) -> bool:
        """Whether it was told to stop."""
        return self._stopping.is_set()

    def stop(self) -> None:
        """Let the office know that it is to end."""
        self._stopping.set()
        if self._process is not None:
            self._end(self._process)
        if not self.first.done():
            self.first.cancel()

    def wait_for_end(self) -> None:
        """Wait for the end, but no longer than it may take: what ends later does so by itself."""
        self._thread.join(END_WITHIN_S)

    def _keep_running(self) -> None:
        if self._before is not None:
            self._before._thread.join()  # noqa: SLF001 - one of its own kind
            self._before = None
        pause_s = FIRST_PAUSE_S
        while not self._stopping.is_set():
            began = time.monotonic()
            why = self._once()
            if self._stopping.is_set():
                return
            if why != self.trouble:
                log.warning("the office beside this door does not run: %s", why)
            self._tell(why)
            if time.monotonic() - began > RAN_WELL_S:
                pause_s = FIRST_PAUSE_S
            self._stopping.wait(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    def _once(self) -> str:
        """Run the office once; why it ended."""
        try:
            process = _started(self._folder, f"--port={self._port}", "--until-stdin-ends")
        except OSError as error:
            return why_of(error)
        self._process, last = process, ""
        self._serves = False
        if self._stopping.is_set():  # else it is `stop` that sees the process
            self._end(process)
        with process:
            self._serves = serves = process.stdout is not None and bool(process.stdout.readline())
            if serves:
                self.is_lost = False
                self._tell("")
            for line in process.stderr or ():
                last = _last_line(line)
                # All that it says is a warning, or why it does not serve, which is told below.
                log.log(logging.WARNING if serves else logging.INFO, "office: %s", last)
        has_failed = process.returncode > 0  # not killed, and not ended by somebody
        if self._stopping.is_set() or not (has_failed and last):
            return NO_REASON
        return self._seen_from_outside() or last

    def _end(self, process: "subprocess.Popen[bytes]") -> None:
        """Let it end. One that still starts hears of it by a signal: it reads nothing until it serves."""
        _hang_up(process)
        if not self._serves and os.name == "posix":  # elsewhere that would end it in the middle of a word
            process.terminate()

    def _seen_from_outside(self) -> str:
        """Why it does not run, for whoever stands at the door; empty where only the office can tell."""
        loss, obstacle = self._in_the_folder()
        self.is_lost = loss is not None
        if loss is not None:
            return loss.in_words(self._folder.path)
        return "" if obstacle is None else obstacle.in_words(self._port)

    def _in_the_folder(self) -> tuple[Loss | None, Obstacle | None]:
        if not self._folder.path.is_dir():  # nothing is made there
            return Loss.GONE, None
        try:
            with owned(self._folder, OWNED_WITHIN_S):
                return loss_in(self._folder), obstacle_on(self._port)
        except InUseError:
            return None, Obstacle.ANOTHER_RUNS
        except StoreError:  # which the office has told
            return None, None

    def _tell(self, trouble: str) -> None:
        self.trouble = trouble

        def tell() -> None:
            if not self.first.done():
                self.first.set_result(trouble)

        with suppress(RuntimeError):  # the loop was closed meanwhile: nobody waits any more
            self._loop.call_soon_threadsafe(tell)


def _started(folder: OfficeFolder, *arguments: str) -> "subprocess.Popen[bytes]":
    """`kiosk office` with these arguments, as a process of its own, from the files that this one runs from.

    Raises OSError.
    """
    path = os.pathsep.join(filter(None, (_INSTALLED_AT, os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": path, "KIOSK_OFFICE_HOME": str(folder.path)}
    if folder.passphrase:
        environment["KIOSK_PASSPHRASE"] = folder.passphrase
    return subprocess.Popen(  # noqa: S603 - this program itself
        [sys.executable, "-P", "-m", "kiosk", "--json", "office", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _hang_up(process: "subprocess.Popen[bytes]") -> None:
    """End what the process reads from."""
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()


def _last_line(said: bytes) -> str:
    """What a command said last, which is why it failed."""
    lines = [line for line in said.decode("utf-8", "replace").splitlines() if line.strip()]
    return clean(lines[-1].removeprefix("kiosk: ")) if lines else NO_REASON
