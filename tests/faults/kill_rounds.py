"""Kill rounds: a kiosk is killed at random moments, over and over, and its next run must account for it."""

import json
import signal
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.end2end.kiosk_process import Kiosk, Running
from tests.faults.simulated_event import outbox_of

RECORDED = "recorded before the restart"
LONGEST_AFTER_S = 0.006
START_S = 0.3
"""What one scan and the start of a process take, roughly; a kill comes anywhere in them."""
PATIENCE_S = 240.0


def kill(running: Running) -> list[Any]:
    """Kill a process as a power cut does; what it said in whole lines that were not read yet."""
    running.process.kill()
    out, err = running.stdout.read(), running.process.stderr.read() if running.process.stderr else b""
    status = running.process.wait(PATIENCE_S)
    assert b"Traceback" not in err, err.decode()
    assert b"a fault in the program" not in err, err.decode()
    assert status in (0, -signal.SIGKILL), (status, err.decode())
    return [json.loads(line) for line in out.split(b"\n")[:-1]]


def kill_when(kiosk: Kiosk, *arguments: str, holds: Callable[[], bool], then_s: float) -> bool:
    """Start a command and kill it so long after `holds`; whether it still ran then."""
    gives_up = time.monotonic() + PATIENCE_S
    with kiosk.start("--json", *arguments) as running:
        while not holds() and running.process.poll() is None:
            assert time.monotonic() < gives_up, "what the kill waits for did not happen"
            time.sleep(0.0005)
        time.sleep(then_s)
        kill(running)
        return running.process.returncode != 0


@dataclass
class DoorRounds:
    """Rounds of `check-in --stdin`, killed while codes are fed.

    `said`: the admission that each code was admitted by, as the program said. Every round first asks about
    the codes of the round before: an admission that was said must be there, the same one; one that was not
    said may be there only for the one code that was being judged when the kill came.
    """

    kiosk: Kiosk
    codes: Sequence[str]
    seed: int
    options: tuple[str, ...] = ()
    most_a_round: int = 12
    said: dict[str, str] = field(default_factory=dict)
    met: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self._chance = Random(self.seed)
        self._fresh = list(reversed(self.codes))
        self._asked_about: list[str] = []
        self._in_doubt: set[str] = set()

    def run(self, rounds: int) -> None:
        """Play so many rounds."""
        for _ in range(rounds):
            self._round()

    def _round(self) -> None:
        wanted = self._chance.randint(1, self.most_a_round)
        again = self._asked_about
        fresh = [self._fresh.pop() for _ in range(self.most_a_round + 4)]
        given = again + fresh
        with self.kiosk.start("--json", "check-in", "--stdin", *self.options) as running:
            running.stdin.write("".join(f"{code}\n" for code in given).encode())
            running.stdin.flush()
            lines: list[Any] = []
            if self._chance.random() < 0.15:  # while it starts, or asks about the round before
                time.sleep(self._chance.uniform(0, START_S))
            else:
                lines = [running.answer() for _ in range(len(again) + wanted)]
                if self._chance.random() < 0.4:  # else at once: was the line there before its commit?
                    time.sleep(self._chance.uniform(0, LONGEST_AFTER_S))
            lines += kill(running)
        self._account(given, lines)
        answered, judged, unread = given[: len(lines)], given[len(lines) :][:1], given[len(lines) + 1 :]
        self._in_doubt.update(code for code in judged if code not in self.said)
        self._fresh += reversed([code for code in unread if code not in again])
        unread_again = [code for code in unread if code in again]
        self._asked_about = [code for code in answered if code not in again] + judged + unread_again

    def _account(self, given: Sequence[str], lines: Sequence[Any]) -> None:
        """Compare what the program says now with what it said before."""
        self.met["kills"] += 1
        for code, line in zip(given, lines, strict=False):
            assert line["code"] == code, (code, line)
            admission_id, seen_before = _admission_in(line)
            if code in self.said:
                assert seen_before, f"{code} was admitted and not recorded, or is admitted twice: {line}"
                assert admission_id == self.said[code], f"{code} was admitted as {self.said[code]}: {line}"
            elif seen_before:
                assert code in self._in_doubt, f"{code} was never judged, and is recorded: {line}"
                self.met[f"recorded, not said: {line['verdict']}"] += 1
            else:
                self.met["admitted"] += 1
            self.said[code] = admission_id
            self._in_doubt.discard(code)

    def finish(self) -> None:
        """Ask about every code once more, to the end, and compare with the list of check-ins."""
        asked = dict.fromkeys([*self.said, *self._asked_about])
        lines = self.kiosk.check_in(*asked, options=self.options)
        self._account(list(asked), lines)
        recorded = {entry["admission_id"] for entry in outbox_of(self.kiosk).values()}
        assert recorded == set(self.said.values())
        assert len(recorded) == len(self.said)


def _admission_in(line: Any) -> tuple[str, bool]:
    """The admission that a line speaks of, and whether it was there before."""
    match line["verdict"]:
        case "admit":
            return line["admission_id"], RECORDED in line["notices"]
        case "already_in":
            assert line["evidence"]["source"] == "here", f"a guest is turned away by our own check-in: {line}"
            return line["evidence"]["admission_id"], True
    raise AssertionError(f"a valid ticket was not admitted: {line}")
