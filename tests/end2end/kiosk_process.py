"""Runs the program as people do: a process of its own, with its own environment and profile."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self, TypeAlias

import pytest

from kiosk.store import keys
from tests.end2end.fork_server import CAN_FORK, ForkedProcess, fork_server

TIMEOUT_S = 240.0
Process: TypeAlias = "subprocess.Popen[bytes] | ForkedProcess"
PROGRAM = [sys.executable, "-W", "error", "-m", "kiosk"]
_INHERITED = (
    "FONTCONFIG_FILE",
    "PATH",
    "SYSTEMROOT",
    "TEMP",
    "TMP",
    "LANG",
    "LC_ALL",
    "DYLD_LIBRARY_PATH",
    "LD_LIBRARY_PATH",
)
_REPOSITORY = Path(__file__).parents[2]


def ignore_ctrl_c() -> None:
    """As a shell does before it starts what a script puts behind itself with `&`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(frozen=True)
class Done:
    """A process that has ended: its status and what it said."""

    status: int
    out: bytes
    err: str

    @property
    def values(self) -> list[Any]:
        """What stdout holds, a JSON value a line; fails where a line is anything else."""
        return [json.loads(line) for line in self.out.decode().split("\n")[:-1]]

    @property
    def value(self) -> Any:
        """The only JSON value on stdout."""
        (only,) = self.values
        return only


class Running:
    """A process that still runs, spoken to over its pipes. A context manager that ends it at the latest."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.stdin = process.stdin
        self.stdout = process.stdout

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()
        for stream in (self.stdin, self.stdout, self.process.stderr):
            if stream is not None:
                stream.close()

    def answer(self) -> Any:
        """The next line of stdout, parsed."""
        line = self.stdout.readline()
        assert line.endswith(b"\n"), self.ended()
        return json.loads(line)

    def ask(self, line: bytes | str) -> Any:
        """Write a line and read its answer, before any other line is written."""
        self.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self.stdin.flush()
        return self.answer()

    def ended(self) -> Done:
        """Close stdin and wait for the end."""
        return _done(self.process, None)


@dataclass(frozen=True)
class Kiosk:
    """One profile and the environment its commands run in.

    `within`: the command that starts another one on the machine that this is, where it is not this one.
    """

    home: Path
    environment: dict[str, str] = field(default_factory=dict)
    within: tuple[str, ...] = ()

    def open_quickly(self) -> None:
        """Give the new profile a key whose passphrase is stretched little, as the costs are kept with it."""
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(keys, "ARGON2", {"time_cost": 1, "memory_cost": 64, "parallelism": 1})
            keys.open_key(self.home, self.whole_environment()["KIOSK_PASSPHRASE"])

    def with_environment(self, **changes: str | None) -> "Kiosk":
        """The same profile with these variables set, or taken away where None."""
        changed: dict[str, str | None] = {**self.environment, **changes}
        given = {name: value for name, value in changed.items() if value is not None}
        return Kiosk(self.home, given, self.within)

    def start(self, *arguments: str, behind_a_script: bool = False) -> Running:
        """Start a command; `behind_a_script`: with SIGINT ignored, as a shell starts what runs behind one."""
        if CAN_FORK and not self.within:
            return Running(
                fork_server().start(arguments, self.whole_environment(), ignores_interrupts=behind_a_script)
            )
        process = subprocess.Popen(
            [*self.within, *PROGRAM, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.whole_environment(),
            preexec_fn=ignore_ctrl_c if behind_a_script else None,  # noqa: PLW1509 - nothing else runs here yet
        )
        return Running(process)

    def run(self, *arguments: str, stdin: bytes = b"") -> Done:
        """Run a command to its end. Fails where it shows a traceback, or takes minutes."""
        with self.start(*arguments) as running:
            return _done(running.process, stdin)

    def json(self, *arguments: str, stdin: bytes = b"") -> Done:
        """The same, with --json; fails where stdout holds anything but JSON."""
        done = self.run("--json", *arguments, stdin=stdin)
        assert done.values is not None
        return done

    def wait_for_answers(self) -> None:
        """Let guests wait as long as a busy machine may need, so that certainty does not depend on it."""
        assert self.json("policy", "set", "-", stdin=b'{"budgets": {"confirm_ms": 20000}}').status == 0

    def check_in(self, *codes: bytes | str, options: tuple[str, ...] = ()) -> list[Any]:
        """The answers of one `check-in --stdin` to these lines; fails unless there is one a line."""
        lines = [code.encode() if isinstance(code, str) else code for code in codes]
        done = self.json("check-in", "--stdin", *options, stdin=b"".join(line + b"\n" for line in lines))
        assert done.status == 0, done
        assert len(done.values) == len(lines), done
        return done.values

    def whole_environment(self) -> dict[str, str]:
        """What a command is started with."""
        inherited = {name: os.environ[name] for name in _INHERITED if name in os.environ}
        own = {
            "HOME": str(self.home),
            "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
            "PYTHONPATH": str(_REPOSITORY),
            "KIOSK_HOME": str(self.home),
            "KIOSK_PASSPHRASE": "correct horse",
        }
        return {**inherited, **own, **self.environment}


def _done(process: Process, stdin: bytes | None) -> Done:
    out, err = process.communicate(stdin, timeout=TIMEOUT_S)
    said = err.decode()
    assert "Traceback" not in said, said
    assert "Fatal Python error" not in said, said
    assert "a fault in the program" not in said, said
    assert process.returncode is not None
    return Done(process.returncode, out, said)
