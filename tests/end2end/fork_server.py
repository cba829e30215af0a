"""Commands of the program without the wait for its imports: a process that has done them forks for each run.

A run is a process of its own all the same, with its own arguments, environment, folder and pipes, and ends as
one that was started from a shell. Run as a module this is the process that forks: it gets each run over a
socket, with the run's pipes, and a process beside the run says on one of them when it began and how it ended.
"""

import atexit
import contextlib
import functools
import gc
import importlib
import io
import json
import logging
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, NoReturn

CAN_FORK = sys.platform == "linux"
"""Elsewhere a process that has loaded the system's own libraries may not fork, or cannot."""
REPOSITORY = Path(__file__).parents[2]
_LENGTH_BYTES = 8
_STREAMS = 3
"""stdin, stdout and stderr; a fourth pipe is for what the process beside the run says."""


class ForkedProcess:
    """A run as subprocess.Popen has it, as far as tests need that."""

    def __init__(self, arguments: Sequence[str], pipes: Sequence[int]) -> None:
        stdin, stdout, stderr, said = pipes
        self.stdin: IO[bytes] = os.fdopen(stdin, "wb")
        self.stdout: IO[bytes] = os.fdopen(stdout, "rb")
        self.stderr: IO[bytes] = os.fdopen(stderr, "rb")
        self.returncode: int | None = None
        self._arguments = list(arguments)
        self._said = os.fdopen(said, "rb", 0)
        begun = self._said.readline()
        assert begun, "the process that forks is gone; what it said is above"
        self.pid = int(json.loads(begun)["pid"])

    def poll(self) -> int | None:
        """The exit status, or None while it runs."""
        self._hear(0.0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """The exit status once it has ended; raises subprocess.TimeoutExpired."""
        self._hear(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired(self._arguments, timeout or 0.0)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        with contextlib.suppress(ProcessLookupError):
            if self.poll() is None:
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it as a power cut does."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, feed: bytes | None = None, timeout: float | None = None) -> tuple[bytes, bytes]:
        """Feed it, and what it says until it has ended. Raises subprocess.TimeoutExpired, with it killed."""
        with ThreadPoolExecutor(max_workers=_STREAMS) as pool:
            pool.submit(_feed, self.stdin, feed or b"")
            readings = [pool.submit(stream.read) for stream in (self.stdout, self.stderr)]
            try:
                self.wait(timeout)
            except BaseException:  # nobody would end it, and it holds the pipes
                self.kill()
                raise
            out, err = (reading.result() for reading in readings)
        return out, err

    def _hear(self, timeout_s: float | None) -> None:
        if self.returncode is None and select.select([self._said], [], [], timeout_s)[0]:
            with self._said:
                self.returncode = int(json.loads(self._said.read())["status"])


class ForkServer:
    """Starts commands, several at a time if need be."""

    def __init__(self) -> None:
        self._line, far = socket.socketpair()
        self._lock = threading.Lock()
        with far:
            self._process = subprocess.Popen(
                [sys.executable, "-W", "error", "-m", "tests.end2end.fork_server", str(far.fileno())],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                # One thread: what numpy does its sums with would start some as it is loaded.
                env={**os.environ, "PYTHONPATH": str(REPOSITORY), "OPENBLAS_NUM_THREADS": "1"},
                cwd=REPOSITORY,
                pass_fds=(far.fileno(),),
            )

    def close(self) -> None:
        """End the process that forks."""
        self._line.close()
        self._process.wait()

    def start(
        self, arguments: Sequence[str], environment: Mapping[str, str], *, ignores_interrupts: bool = False
    ) -> ForkedProcess:
        """Start `kiosk ARGUMENTS`; `ignores_interrupts`: with SIGINT ignored."""
        theirs, ours = _pipes()
        wanted = {
            "arguments": list(arguments),
            "environment": dict(environment),
            "folder": str(Path.cwd()),
            "ignores_interrupts": ignores_interrupts,
        }
        self._tell(wanted, theirs)
        return ForkedProcess(arguments, ours)

    def _tell(self, wanted: object, pipes: Sequence[int]) -> None:
        told = json.dumps(wanted).encode()
        with self._lock:
            socket.send_fds(self._line, [len(told).to_bytes(_LENGTH_BYTES, "big")], list(pipes))
            self._line.sendall(told)
        for end in pipes:
            os.close(end)


@functools.cache
def fork_server() -> ForkServer:
    """The one of these tests, started when it is first asked for."""
    server = ForkServer()
    atexit.register(server.close)
    return server


def _pipes() -> tuple[list[int], list[int]]:
    """The ends that a run gets, and those that stay here."""
    stdin, *outputs = (os.pipe() for _ in range(_STREAMS + 1))
    return [stdin[0], *(write for _, write in outputs)], [stdin[1], *(read for read, _ in outputs)]


def _feed(stream: IO[bytes], what: bytes) -> None:
    with contextlib.suppress(BrokenPipeError), stream:
        stream.write(what)


def serve(line: socket.socket) -> None:
    """Fork a run for each one that comes over the line, until it is closed."""
    _warm_up()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for who stands beside a run
    while True:
        head, pipes, _, _ = socket.recv_fds(line, _LENGTH_BYTES, _STREAMS + 1)
        if not head:
            return
        wanted = json.loads(_exactly(line, int.from_bytes(head, "big")))
        if os.fork() == 0:
            line.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _stand_beside(wanted, pipes)
        for end in pipes:
            os.close(end)


def _warm_up() -> None:
    """Run a command here, with a profile of its own and nobody to answer, for all that it imports.

    What `doctor` needs to look at cameras takes longest of all.
    """
    silent = io.StringIO()
    with TemporaryDirectory() as home, contextlib.redirect_stdout(silent), contextlib.redirect_stderr(silent):
        os.environ |= {
            "KIOSK_HOME": home,
            "KIOSK_PASSPHRASE": "warm",
            "KIOSK_BASE_URL": "http://127.0.0.1:9",
            "KIOSK_TOKEN": "none",
            "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
        }
        importlib.import_module("kiosk.cli.app").run(["sync"])
    importlib.import_module("kiosk.scanning.camera.cameras")
    logging.getLogger().handlers.clear()  # they would write to what was silent


def _exactly(line: socket.socket, length: int) -> bytes:
    got = b""
    while len(got) < length:
        got += line.recv(length - len(got))
    return got


def _stand_beside(wanted: dict[str, Any], pipes: list[int]) -> None:
    """Fork the run and say how it ends; the run itself comes back from here, with its streams."""
    pid = os.fork()
    if pid == 0:
        _begin(wanted, pipes)
    for end in pipes[:_STREAMS]:
        os.close(end)
    with contextlib.suppress(BrokenPipeError):
        os.write(pipes[_STREAMS], json.dumps({"pid": pid}).encode() + b"\n")
        ended = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        assert ended is not None
        status = ended.si_status if ended.si_code == os.CLD_EXITED else -ended.si_status
        os.write(pipes[_STREAMS], json.dumps({"status": status}).encode())  # while nobody else has its pid
    os._exit(0)


def _begin(wanted: dict[str, Any], pipes: list[int]) -> NoReturn:
    """Be what was asked for, from its first line to its last."""
    for number, end in enumerate(pipes):
        if number < _STREAMS:
            os.dup2(end, number)
        os.close(end)
    for number, name in enumerate(("stdin", "stdout", "stderr")):  # what they were may have been a file
        was, mode = getattr(sys, name), "w" if number else "r"
        lines = 1 if name == "stderr" else -1
        stream = open(number, mode, lines, was.encoding, was.errors, closefd=False)  # noqa: SIM115
        setattr(sys, name, stream)
    signal.signal(
        signal.SIGINT, signal.SIG_IGN if wanted["ignores_interrupts"] else signal.default_int_handler
    )
    os.environ.clear()
    os.environ.update(wanted["environment"])
    time.tzset()
    os.chdir(wanted["folder"])
    sys.argv[1:] = wanted["arguments"]
    try:
        runpy.run_module("kiosk", run_name="__main__", alter_sys=True)
    except SystemExit as ending:
        if isinstance(ending.code, int | None):
            _end(ending.code or 0)
        raise
    sys.exit(0)


def _end(status: int) -> None:
    """End as the interpreter does, without taking apart what the process that forks had loaded.

    That is most of a short run's time. Where what was written cannot be flushed, the interpreter ends it.
    """
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    gc.collect()  # what was left open is found
    with contextlib.suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as at_its_end:
        serve(at_its_end)
