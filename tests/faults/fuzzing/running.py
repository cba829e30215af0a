"""One kind of input after the other into what it fuzzes, in a process with a memory limit of its own.

Each input is made from the seed, the kind and its number alone, so that any of them can be played again.
"""

import asyncio
import ctypes
import faulthandler
import gc
import json
import logging
import signal
import sys
import threading
import time
import traceback
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Protocol

MB = 1 << 20
STUCK_S = 300.0
"""A single input that takes this long has hung, on any machine."""
WARM_UP = 0.34
"""The part of the inputs after which nothing is to grow any more."""
MOST_GROWTH = 32 * MB
"""What the last input and Qt's letters of it may hold; a leak of any input is more in a long run."""
FONTS_GROWTH = 192 * MB
"""What a machine's own fonts may take besides, each loaded once a script asks for it."""
SHOWN = 600


class Fault(AssertionError):  # noqa: N818 - the tests' word for it
    """What came of an input is not what is promised."""


class Subject(Protocol):
    """What is fuzzed."""

    async def take(self, chance: Random, note: Callable[[object], None]) -> None:
        """Make one input, note it, and put it in. Raises for whatever must not happen."""
        ...


@dataclass
class Finding:
    """What went wrong first in one place, at which input, and how often in all."""

    number: int
    what: str
    trace: str
    given: str
    times: int = 1


@dataclass
class Report:
    """What came of the inputs of one kind. Memory in bytes, times in seconds."""

    kind: str
    seed: int
    inputs: int = 0
    seconds: float = 0.0
    longest_s: float = 0.0
    longest_cpu_s: float = 0.0
    longest_number: int = 0
    peak: int = 0
    warm: int = 0
    end: int = 0
    notes: dict[str, Any] = field(default_factory=dict)
    doubtful: list[int] = field(default_factory=list)
    """Inputs that may only have met a busy machine: what they do is known once each is played alone."""
    findings: list[Finding] = field(default_factory=list)
    is_told_to_end: bool = False
    """By Ctrl-C: what was found until then is reported."""

    @property
    def growth(self) -> int:
        """What is held more at the end than after the warm-up."""
        return self.end - self.warm if self.warm else 0


class Troubles(logging.Handler):
    """What goes wrong beside the input's own way: in threads, callbacks and slots, and in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[tuple[str, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        """An error in the log is a fault of ours."""
        self.heard.append((f"log of {record.name}: {record.getMessage()[:200]}", self._trace_of(record)))

    def _trace_of(self, record: logging.LogRecord) -> str:
        return "".join(traceback.format_exception(*record.exc_info)) if record.exc_info else ""

    def note(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """An exception that nobody took."""
        lines = traceback.format_exception(kind, error, trace)
        self.heard.append((lines[-1].strip()[:200], "".join(lines)))

    def listen(self) -> None:
        """From now on, to everything."""
        logging.getLogger().addHandler(self)
        logging.captureWarnings(capture=False)
        warnings.simplefilter("error")
        sys.excepthook = self.note
        sys.unraisablehook = lambda told: self.note(told.exc_type, told.exc_value, told.exc_traceback)
        threading.excepthook = lambda told: self.note(told.exc_type, told.exc_value, told.exc_traceback)

    def listen_to_loop(self, loop: asyncio.AbstractEventLoop) -> None:
        """To what tasks and callbacks of this loop leave behind."""

        def heard(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            error = context.get("exception")
            if isinstance(error, BaseException):
                self.note(type(error), error, error.__traceback__)
            else:
                self.heard.append((str(context.get("message")), ""))

        loop.set_exception_handler(heard)


async def play(
    subject: Subject, report: Report, numbers: range, troubles: Troubles, told: Path | None
) -> None:
    """Put these inputs in, and write down what came of them; `told`: where the number under way is kept."""
    troubles.listen_to_loop(asyncio.get_running_loop())
    signal.signal(signal.SIGINT, lambda *_: setattr(report, "is_told_to_end", True))
    warm_at = numbers.start + int(len(numbers) * WARM_UP)
    began_s = time.perf_counter()
    for number in numbers:
        if report.is_told_to_end:
            break
        if told is not None:
            _write(told, number)
        if number == warm_at:
            report.warm = resident()
        await _one(subject, report, number, troubles)
    report.seconds = time.perf_counter() - began_s
    report.end, report.peak = resident(), peak_resident()


def _write(told: Path, number: int) -> None:
    told.write_text(str(number), encoding="ascii")


async def _one(subject: Subject, report: Report, number: int, troubles: Troubles) -> None:
    given: list[object] = []
    faulthandler.dump_traceback_later(STUCK_S, exit=True)
    began_s, began_cpu_s = time.perf_counter(), time.process_time()
    try:
        await subject.take(Random(f"{report.seed} {report.kind} {number}"), given.append)
    except Exception as error:  # noqa: BLE001 - which ones there are is what is looked for
        troubles.note(type(error), error, error.__traceback__)
    took_s, took_cpu_s = time.perf_counter() - began_s, time.process_time() - began_cpu_s
    faulthandler.cancel_dump_traceback_later()
    report.inputs += 1
    if took_cpu_s > report.longest_cpu_s:
        report.longest_cpu_s, report.longest_number = took_cpu_s, number
    report.longest_s = max(report.longest_s, took_s)
    for what, trace in troubles.heard:
        _find(report, Finding(number, what, trace, _shown(given)))
    troubles.heard.clear()


def _find(report: Report, fresh: Finding) -> None:
    """Take it down, once for each place in the program."""
    place = _place_of(fresh)
    for known in report.findings:
        if _place_of(known) == place:
            known.times += 1
            return
    report.findings.append(fresh)


def _place_of(finding: Finding) -> tuple[str, str]:
    lines = [line.strip() for line in finding.trace.splitlines() if line.strip().startswith("File ")]
    return finding.what.partition(":")[0], lines[-1] if lines else finding.what


def _shown(given: list[object]) -> str:
    return "; ".join(ascii(one)[:SHOWN] for one in given[-3:])


def limit_memory(most: int) -> bool:
    """Let this process have so many bytes of data and no more; whether this system can."""
    try:
        import resource
    except ImportError:
        return False
    if not sys.platform.startswith("linux"):
        return False
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    return True


def resident() -> int:
    """Bytes in memory, once garbage is collected and what is free is given back."""
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    return _of_status("VmRSS")


def peak_resident() -> int:
    """The most bytes that were in memory at once."""
    return _of_status("VmHWM")


def data_bytes() -> int:
    """What counts towards the limit."""
    return _of_status("VmData")


def _of_status(name: str) -> int:
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(name)), 0)


def written(report: Report) -> str:
    """The report, for the process that asked for it."""
    return json.dumps(asdict(report))


def read(text: str) -> Report:
    """What `written` wrote."""
    value = json.loads(text)
    value["findings"] = [Finding(**one) for one in value["findings"]]
    return Report(**value)
