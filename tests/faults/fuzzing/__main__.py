"""`python -m tests.faults.fuzzing [KIND...] --inputs N --seed S`: hostile input, whichever way it comes in.

Each kind runs in a process of its own, with a fixed memory limit. What may not happen is a traceback, an
error that is not documented, an input that hangs, memory that grows, or anything else than what is promised.
"""

import argparse
import asyncio
import faulthandler
import importlib
import logging
import os
import secrets
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kiosk.__main__ import collect_seldom
from tests.faults.fuzzing.running import (
    FONTS_GROWTH,
    MB,
    MOST_GROWTH,
    Finding,
    Report,
    Troubles,
    limit_memory,
    play,
    read,
    written,
)

REPOSITORY = Path(__file__).parents[3]
FONTS = "FUZZING_WITH_FONTS"


@dataclass(frozen=True)
class Kind:
    """A module of this package, its part of all inputs, and how many bytes of data its process may have."""

    share: float
    most_bytes: int
    has_screen: bool = False


KINDS = {
    "codes": Kind(0.33, 640 * MB),
    "lines": Kind(0.49, 640 * MB),
    "answers": Kind(0.06, 640 * MB),
    "documents": Kind(0.015, 640 * MB),
    "handovers": Kind(0.02, 768 * MB),
    "pictures": Kind(0.015, 2048 * MB),
    "keys": Kind(0.055, 1024 * MB, has_screen=True),
    "screens": Kind(0.015, 1024 * MB, has_screen=True),
}


def main(argv: Sequence[str]) -> int:
    """Play the kinds named in `argv`, all of them if none is, and print what was found; 1 if anything was."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.faults.fuzzing", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"one of: {', '.join(KINDS)}")
    parser.add_argument("--inputs", type=int, default=200_000, help="how many of all kinds (default 200000)")
    parser.add_argument("--of-each", type=int, help="how many of each kind, instead")
    parser.add_argument(
        "--seed", type=int, default=secrets.randbelow(10**6), help="draws the same inputs again"
    )
    parser.add_argument("--first", type=int, default=0, help="the number of the first input of each kind (0)")
    parser.add_argument(
        "--fonts", action="store_true", help="with this machine's fonts too, and not the typeface alone"
    )
    parser.add_argument("--child", help=argparse.SUPPRESS)
    chosen = parser.parse_args(argv)
    if unknown := [name for name in chosen.kinds if name not in KINDS]:
        parser.error(f"there is no kind named {', '.join(unknown)}")
    if chosen.fonts:
        os.environ[FONTS] = "1"  # for the processes that play
    if chosen.child:
        return child(
            chosen.kinds[0],
            chosen.seed,
            range(chosen.first, chosen.first + chosen.of_each),
            Path(chosen.child),
        )
    _say(f"-- seed {chosen.seed}")
    bad = 0
    for name in chosen.kinds or KINDS:
        count = chosen.of_each or max(1, round(chosen.inputs * KINDS[name].share))
        found = reports(name, chosen.seed, chosen.first, count)
        for report in found:
            bad += len(report.findings)
            _say(told(report))
        if found[-1].is_told_to_end:
            break
        if count > 1:
            for number in [number for report in found for number in report.doubtful]:
                _say(f"-- input {number} once more, alone in a process of its own")
                _say("\n".join(told(report) for report in reports(name, chosen.seed, number, 1)))
    return 1 if bad else 0


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def reports(name: str, seed: int, first: int, count: int) -> list[Report]:
    """What came of so many inputs of a kind; where a process dies, another one goes on behind its input."""
    found, end = [], first + count
    while first < end:
        with tempfile.TemporaryDirectory(prefix="kiosk-fuzzing-") as folder:
            report = _in_a_child(name, seed, range(first, end), Path(folder))
        found.append(report)
        if report.inputs < 0 or report.is_told_to_end:
            break  # it cannot even begin, or somebody pressed Ctrl-C
        first = first + report.inputs + (1 if report.inputs < end - first else 0)
    return found


def _in_a_child(name: str, seed: int, numbers: range, folder: Path) -> Report:
    command = [
        sys.executable,
        "-m",
        "tests.faults.fuzzing",
        name,
        "--seed",
        str(seed),
        "--child",
        str(folder),
    ]
    command += ["--first", str(numbers.start), "--of-each", str(len(numbers))]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(REPOSITORY)}
    # glibc keeps up to 64 MB for each thread that once needed them, which looks like a leak and hides one.
    environment["MALLOC_ARENA_MAX"] = "1"
    with (folder / "stderr").open("w+b") as stderr:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the child, which reports then
        try:
            status = subprocess.run(
                command, cwd=REPOSITORY, env=environment, stderr=stderr, check=False
            ).returncode
        finally:
            signal.signal(signal.SIGINT, before)
        stderr.seek(0)
        said = stderr.read().decode("utf-8", "replace")
    told_of = folder / "report"
    if told_of.exists():
        report = read(told_of.read_text(encoding="utf-8"))
        if "Traceback" in said:
            report.findings.append(Finding(-1, "a traceback on stderr", said[-4000:], ""))
    else:
        at = int((folder / "number").read_text(encoding="ascii")) if (folder / "number").exists() else -1
        report = Report(name, seed, inputs=at - numbers.start if at >= 0 else -1)
        report.findings.append(Finding(at, f"the process died with {status}", said[-4000:], ""))
    if report.growth > MOST_GROWTH + (FONTS_GROWTH if FONTS in os.environ else 0):
        report.findings.append(Finding(-1, f"memory grew by {report.growth // MB} MB", "", ""))
    return report


def told(report: Report) -> str:
    """The report for people."""
    head = (
        f"== {report.kind}: {report.inputs} inputs in {report.seconds:.0f} s; the longest took"
        f" {report.longest_s * 1000:.0f} ms ({report.longest_cpu_s * 1000:.0f} ms of CPU at the most, input"
        f" {report.longest_number}); at most {report.peak // MB} MB in memory with a limit of"
        f" {KINDS[report.kind].most_bytes // MB}, {report.growth / MB:+.1f} MB since the warm-up"
    )
    lines = [head, *(f"   {name}: {value}" for name, value in report.notes.items())]
    for one in report.findings:
        lines += [
            f"!! {one.what} (input {one.number}, {one.times} times)",
            one.trace.rstrip(),
            f"   given: {one.given}",
        ]
    return "\n".join(lines)


def child(name: str, seed: int, numbers: range, folder: Path) -> int:
    """Play one kind in this process, and leave the report in the folder."""
    import tests.conftest  # noqa: F401 - the same world as the tests': typeface, zone, language

    if FONTS in os.environ:
        del os.environ["FONTCONFIG_FILE"]
    module: Any = importlib.import_module(f"tests.faults.fuzzing.{name}")
    collect_seldom()  # as the program does
    limit_memory(KINDS[name].most_bytes)
    logging.basicConfig(level=logging.ERROR, stream=sys.stderr, force=True)
    logging.getLogger().handlers.clear()
    report, troubles = Report(name, seed), Troubles()
    faulthandler.enable()
    troubles.listen()

    async def run() -> None:
        async with module.opened(folder) as subject:
            await play(subject, report, numbers, troubles, folder / "number")
            report.notes = dict(getattr(subject, "met", {}))
            report.doubtful = [numbers.start + one for one in getattr(subject, "doubtful", ())]

    try:
        if KINDS[name].has_screen:
            module.on_screen(run)
        else:
            asyncio.run(run())
    finally:
        sys.excepthook = sys.__excepthook__
    (folder / "report").write_text(written(report), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
