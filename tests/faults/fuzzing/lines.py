"""Lines: what serial scanners send and `check-in --stdin` reads, and the rhythm of a hand scanner's keys."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from kiosk.cli.door import LONGEST_LINE as LONGEST_OF_STDIN
from kiosk.cli.door import _lines_of
from kiosk.core.codes import text_of, typed_candidates
from kiosk.core.keystrokes import Burst, Scanned, Struck, Trailing, Typed
from kiosk.core.layouts import layouts
from kiosk.core.scanner_setup import ScannerSetup, read
from kiosk.core.serial_lines import LONGEST_LINE, LineEnd, Lines, Refused
from kiosk.scanning.keys.keystrokes import BurstDetector
from tests.end2end.kiosk_process import Kiosk
from tests.faults.fuzzing import codes, mutations
from tests.faults.fuzzing.running import Fault

REPOSITORY = Path(__file__).parents[3]
ASKED = 0.06
"""The part of the inputs that a running `check-in --stdin` is asked."""
AT_ONCE = 4096
"""Bytes that a serial line gives at once, at most."""


@dataclass
class LineInputs:
    """Gives each input to one of the readers."""

    program: "subprocess.Popen[bytes]"
    folder: Path

    async def take(self, chance: Random, note: Callable[[object], None]) -> None:
        """See running.Subject."""
        kind = chance.random()
        if kind < ASKED:
            self._ask(_a_line(chance), note)
        elif kind < 0.2:
            self._stdin(chance, note)
        elif kind < 0.6:
            _serial(chance, note)
        else:
            _keys(chance, note)

    def _ask(self, line: bytes, note: Callable[[object], None]) -> None:
        """One line, one answer, of a program that runs on."""
        line = line.replace(b"\n", b"\r")
        note(line)
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.write(line + b"\n")
        self.program.stdin.flush()
        answer: Any = json.loads(self.program.stdout.readline())
        if answer["verdict"] == "failed":
            raise Fault(f"a line was not answered: {answer['reason']}")
        if answer["code"] != line[:LONGEST_OF_STDIN].rstrip(b"\r").decode("utf-8", "replace"):
            raise Fault("another line was answered")

    def _stdin(self, chance: Random, note: Callable[[object], None]) -> None:
        """Whatever stands in it, each line comes once and in order, no longer than the longest."""
        body = b"".join(
            _a_line(chance) + chance.choice((b"\n", b"\r\n", b"", b"\n\n"))
            for _ in range(chance.randint(1, 6))
        )
        if chance.random() < 0.01:
            body += b"x" * (LONGEST_OF_STDIN + chance.randint(-2, 200_000))
        note(body)
        with tempfile.TemporaryFile(dir=self.folder) as file:
            file.write(body)
            file.seek(0)
            found = list(_lines_of(os.dup(file.fileno()))) if file.fileno() >= 0 else []
        expected = [one[:LONGEST_OF_STDIN].rstrip(b"\r") for one in body.split(b"\n")]
        if not body or body.endswith(b"\n"):
            expected.pop()
        if found != expected:
            raise Fault("the lines of stdin are not those that came")


def _a_line(chance: Random) -> bytes:
    code = codes.a_code(chance, codes.tickets())
    return code.encode("utf-8", "surrogatepass") if isinstance(code, str) else code


def _serial(chance: Random, note: Callable[[object], None]) -> None:
    """Bytes as they come over a bad cable, cut anywhere."""
    lines = Lines(chance.choice(list(LineEnd)))
    body = b"".join(
        _a_line(chance) + chance.choice((b"\r", b"\n", b"\r\n", b"\t", b"\x03", b""))
        for _ in range(chance.randint(1, 4))
    )
    if chance.random() < 0.5:
        body = mutations.data(chance, body)
    note((lines.end, body))
    while body:
        size = chance.choice((1, 3, 64, AT_ONCE, AT_ONCE)) if len(body) < 2000 else AT_ONCE
        found, body = lines.feed(body[:size]), body[size:]
        if chance.random() < 0.1:
            found += lines.silence()
        if len(lines._held) > LONGEST_LINE:
            raise Fault("a serial line holds more than its longest")
        for one in found:
            if (
                not isinstance(one, Refused)
                and not 0 < len(text_of(one).encode("utf-8", "replace")) + 1 <= 4 * LONGEST_LINE
            ):
                raise Fault("a serial code without bounds")
    lines.silence()
    if lines.holds:
        raise Fault("something is held after the silence")


def _keys(chance: Random, note: Callable[[object], None]) -> None:
    """Keys in any rhythm: every one of them is decided about once, in order."""
    typed = chance.choice(
        (mutations.hostile(chance)[:300], mutations.text(chance, "HF26-88D4-93B1-7F21\r")[:300])
    )
    note(typed)
    detector, at_s = BurstDetector(sends_end=chance.choice((None, True, False))), 100.0
    pressed: list[str] = []
    decided: list[str] = []
    gap_s = chance.choice((0.0, 0.004, 0.02, 0.05, 0.2))
    for key in typed:
        at_s += gap_s * chance.choice((0, 1, 1, 1, 2)) + chance.choice((0, 0, 0, 0, 0, 0.3, -0.5, 1e6, -1e6))
        decisions = [detector.waited(at_s)] if chance.random() < 0.1 else []
        pressed.append(key)
        decisions.append(detector.interrupted() if chance.random() < 0.02 else detector.waited(at_s))
        decisions.append(detector.key(key, at_s, rolls=chance.random() < 0.1))
        for one in decisions:
            _decide(one, pressed, decided)
    _decide(detector.waited(at_s + 10), pressed, decided)
    if detector.held_count or decided != pressed:
        raise Fault("a key was lost, or decided about twice")
    _corrected(chance, typed)


def _decide(decision: object, pressed: list[str], decided: list[str]) -> None:
    count = 1 if isinstance(decision, Trailing) else 0
    if isinstance(decision, Typed):
        count = len(decision.keys)
        if list(decision.keys) != pressed[len(decided) : len(decided) + count]:
            raise Fault("typed keys are not those that were pressed")
    elif isinstance(decision, Scanned):
        count = decision.key_count
    decided.extend(pressed[len(decided) : len(decided) + count])


def _corrected(chance: Random, typed: str) -> None:
    """What the keys mean to a scanner that is set up in any way, and what of it may be a ticket's."""
    known = ["", *layouts()]
    setup = ScannerSetup(chance.choice(known), chance.choice(known), prefix=mutations.hostile(chance)[:20])
    if chance.random() < 0.3:
        setup = replace(setup, scanner="", computer="", meant=((typed[:2], "-"), ("ß", "x")))
    struck = tuple(Struck(one) for one in typed)
    typed_candidates(read(Burst(struck, caps=chance.random() < 0.3), setup))


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[LineInputs]:
    """With a program that waits for lines."""
    home = folder / "home"
    home.mkdir()
    kiosk = Kiosk(home)
    kiosk.open_quickly()
    program = subprocess.Popen(  # noqa: ASYNC220 - nothing else goes on yet
        [sys.executable, "-W", "error", "-m", "kiosk", "--json", "check-in", "--stdin", "--offline"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=kiosk.whole_environment(),
        start_new_session=True,  # Ctrl-C is for us
        cwd=REPOSITORY,
    )
    try:
        inputs = LineInputs(program, folder)
        inputs._ask(b"the first line waits for the start", lambda _: None)
        yield inputs
    finally:
        program.communicate()
        if program.returncode:
            raise Fault(f"the program ended with {program.returncode}")
