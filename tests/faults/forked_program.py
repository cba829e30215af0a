"""The program, ready to run in no time: a process that has imported it and forks for every run.

So a kill lands in the work and not in the imports, and many fit into a second. Run as a module it is that
process, and speaks JSON lines: a run's arguments, environment and step come in, then a line when it is to be
waited for; its pid, "begun" when the step begins, and its exit status go out.
"""

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

REPOSITORY = Path(__file__).parents[2]
INHERITED = ("PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "TMPDIR")
OPENS = "correct horse"
"""The passphrase of the profiles."""
HANDOVER_PASSPHRASE = "tunnel vision"
PRELOADED = ("kiosk.cli.app", "kiosk.store.profile", "kiosk.store.encrypted_file", "httpx")


@dataclass(frozen=True)
class Ended:
    """A run that is over: how, and how long it took from the beginning of its step."""

    status: int
    seconds: float

    @property
    def was_killed(self) -> bool:
        return self.status == -signal.SIGKILL


class ForkedProgram:
    """Runs of the program, each killed when told. A context manager."""

    def __init__(self, errors: Path) -> None:
        self._errors_at = errors

    def __enter__(self) -> Self:
        inherited = {name: os.environ[name] for name in INHERITED if name in os.environ}
        with self._errors_at.open("wb") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-W", "error", "-m", "tests.faults.forked_program"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=inherited | {"PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring"},
                cwd=REPOSITORY,
            )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    @property
    def errors(self) -> str:
        """What all runs so far said on stderr."""
        return self._errors_at.read_text("utf-8")

    def run(
        self,
        arguments: list[str],
        environment: Mapping[str, str],
        step: str,
        *,
        kill_after_s: float | None,
        says: Path | None = None,
    ) -> Ended:
        """Run `kiosk ARGUMENTS`; kill it so long after the function `step` (module:name) was entered.

        None leaves it alone. A kill that comes too late finds it ended. What it prints goes to the file
        `says`, and what it tells people to one named so with `.err` behind; else all of it to the errors.
        """
        told = {"arguments": arguments, "environment": dict(environment), "step": step}
        self._tell(told | {"says": str(says) if says else ""})
        pid = self._told()["pid"]
        begun = self._told()
        assert begun == {"begun": step}, (begun, self.errors)
        started = time.monotonic()
        if kill_after_s is not None:
            time.sleep(kill_after_s)
            os.kill(pid, signal.SIGKILL)  # it is not waited for yet, so its pid is nobody else's
        self._tell({})
        return Ended(self._told()["status"], time.monotonic() - started)

    def _tell(self, what: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what).encode() + b"\n")
        self._process.stdin.flush()

    def _told(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.endswith(b"\n"), self.errors
        return json.loads(line)


def environment_of(home: Path) -> dict[str, str]:
    """What the program is told of a profile, its passphrase and that of a handover file."""
    return {
        "HOME": str(home),
        "KIOSK_HOME": str(home),
        "KIOSK_PASSPHRASE": OPENS,
        "KIOSK_HANDOVER_PASSPHRASE": HANDOVER_PASSPHRASE,
    }


def moments(count: int, chance: Random) -> list[float]:
    """So many moments of a span from 0 to 1, one by chance in each stretch of it."""
    return [(number + chance.random()) / count for number in range(count)]


def serve() -> None:
    """Fork a run for each line of stdin, until its end."""
    for module in PRELOADED:
        importlib.import_module(module)
    out = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what runs print is not for whoever tells us
    importlib.import_module("kiosk.cli.app").run(["handover", "import", "--help"])  # imports some more
    while line := sys.stdin.readline():
        wanted = json.loads(line)
        pid = os.fork()
        if pid == 0:
            _run(wanted, out)
        sys.stdin.readline()
        _, status = os.waitpid(pid, 0)
        _say(out, status=os.waitstatus_to_exitcode(status))


def _run(wanted: dict[str, Any], out: int) -> None:
    status = 70
    try:
        _say(out, pid=os.getpid())
        os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 - it lives as long as the run
        if says := wanted["says"]:
            for stream, name in ((sys.stdout, says), (sys.stderr, f"{says}.err")):
                os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), stream.fileno())
        os.environ.update(wanted["environment"])
        _announce(wanted["step"], out)
        status = importlib.import_module("kiosk.cli.app").run(wanted["arguments"])
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _announce(step: str, out: int) -> None:
    """Let it be said when the function is entered."""
    module_name, _, name = step.partition(":")
    module = importlib.import_module(module_name)
    function = getattr(module, name)

    def announced(*arguments: Any, **options: Any) -> Any:
        _say(out, begun=step)
        return function(*arguments, **options)

    setattr(module, name, announced)


def _say(out: int, **words: object) -> None:
    os.write(out, json.dumps(words).encode() + b"\n")


if __name__ == "__main__":
    serve()
