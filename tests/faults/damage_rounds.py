"""Rounds of damage: a door is killed at work, its files are spoiled, and its next start accounts for it."""

import json
import os
import shutil
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from kiosk.sandbox.records import Ticket
from kiosk.store.connection import connect
from kiosk.store.keys import open_key
from tests.faults.forked_program import OPENS, ForkedProgram, environment_of

PAGE = 4096
FRAME = 24 + PAGE
JUDGED = "kiosk.cli.door:_check_in"
REMEMBERED = 60
"""So many of those who were let in last are asked about in each round."""
RECORDED = "recorded before the restart"


@dataclass
class DamageRounds:
    """Rounds with one profile, whose door keeps the ticket `stopped` out.

    `said`: the admission that each code was let in by, as the program printed it.

    `met` counts what happened; `silent`, `second_green` and `turned_away` hold what must never happen.
    """

    program: ForkedProgram
    home: Path
    stopped: Ticket
    codes: Sequence[str]
    seed: int
    service: dict[str, str]
    said: dict[str, str] = field(default_factory=dict)
    met: Counter[str] = field(default_factory=Counter)
    silent: list[Any] = field(default_factory=list)
    second_green: list[Any] = field(default_factory=list)
    turned_away: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._chance = Random(self.seed)
        self._fresh = list(reversed(self.codes))
        self._in_doubt: set[str] = set()
        self._earlier = self.home.parent / "earlier.db"
        self._took_s = 0.0
        """How long the last door that was left alone took; a kill comes anywhere in that."""

    def run(self, rounds: int) -> None:
        """Play so many rounds."""
        self.sync()
        self._set_policy()
        self._account("nothing")
        for _ in range(rounds):
            self._work()
            what = self._spoil()
            self.met[f"spoiled: {what}"] += 1
            self._account(what)

    def sync(self) -> None:
        """Fetch the guest list, undisturbed."""
        ended, _ = self._kiosk("sync", step="kiosk.cli.guests:_sync")
        assert ended == 0, self._words()

    def _set_policy(self) -> None:
        file = self.home.parent / "policy.json"
        file.write_text(json.dumps({"stop_list": [self.stopped.id]}))
        ended, _ = self._kiosk("policy", "set", str(file), step="kiosk.cli.setup:_set")
        assert ended == 0, self._words()

    def _work(self) -> None:
        """Scan, sync or send, and be killed at it."""
        if self._chance.random() < 0.3:
            shutil.copy(self.home / "kiosk.db", self._earlier)
        after_s = self._chance.uniform(0, self._took_s)
        action = self._chance.random()
        if action < 0.12:
            self._kiosk("sync", "--full", step="kiosk.cli.guests:_sync", kill_after_s=after_s)
        elif action < 0.24:
            self._kiosk("outbox", "send", step="kiosk.cli.outbox:_send", kill_after_s=after_s)
        else:
            given = [self._fresh.pop() for _ in range(self._chance.randint(3, 9))]
            options = ("--offline",) if self._chance.random() < 0.5 else ()
            self._in_doubt.update(given)
            self._hear(self._kiosk("check-in", *options, "--", *given, step=JUDGED, kill_after_s=after_s)[1])

    def _hear(self, lines: Sequence[Any]) -> None:
        for line in lines:
            if line["verdict"] == "admit":
                self.met["admitted"] += 1
                self.said[line["code"]] = line["admission_id"]
                self._in_doubt.discard(line["code"])

    def _spoil(self) -> str:
        actions: list[Callable[[], str]] = [
            lambda: self._flip("kiosk.db"),
            lambda: self._flip("kiosk.db-wal"),
            lambda: self._flip("kiosk.db-wal"),
            lambda: self._flip("kiosk.journal"),
            lambda: self._cut("kiosk.db-wal", at_frames=False),
            lambda: self._cut("kiosk.db-wal", at_frames=True),
            lambda: self._cut("kiosk.journal", at_frames=False),
            self._pages_of_earlier,
            self._earlier_database,
            self._lose_journal,
            lambda: f"{self._earlier_database()}, and {self._lose_journal()}",
            lambda: "nothing",
        ]
        return self._chance.choice(actions)()

    def _flip(self, name: str) -> str:
        path = self.home / name
        if not path.exists() or not path.stat().st_size:
            return "nothing"
        with path.open("r+b") as file:
            at = self._chance.randrange(path.stat().st_size)
            file.seek(at)
            byte = file.read(1)[0]
            file.seek(at)
            file.write(bytes([byte ^ (1 << self._chance.randrange(8))]))
        return f"a bit of {name}"

    def _cut(self, name: str, *, at_frames: bool) -> str:
        path = self.home / name
        if not path.exists() or not path.stat().st_size:
            return "nothing"
        at = self._chance.randrange(path.stat().st_size)
        if at_frames:
            at = 32 + max(0, at - 32) // FRAME * FRAME
        os.truncate(path, at)
        return f"{name} cut" + (" between frames" if at_frames else "")

    def _pages_of_earlier(self) -> str:
        path = self.home / "kiosk.db"
        if not self._earlier.exists() or not path.exists():
            return "nothing"
        before, now = self._earlier.read_bytes(), bytearray(path.read_bytes())
        if before[:16] != now[:16]:
            return "nothing"  # of another file, whose pages are no pages of this one
        pages = [
            at
            for at in range(0, min(len(before), len(now)), PAGE)
            if before[at : at + PAGE] != now[at : at + PAGE]
        ]
        for at in self._chance.sample(pages, min(len(pages), self._chance.randint(1, 4))):
            now[at : at + PAGE] = before[at : at + PAGE]
        path.write_bytes(now)
        return "pages of an earlier database" if pages else "nothing"

    def _earlier_database(self) -> str:
        path = self.home / "kiosk.db"
        if not self._earlier.exists() or self._earlier.read_bytes()[:16] != path.read_bytes()[:16]:
            return "nothing"
        shutil.copy(self._earlier, path)
        if self._chance.random() < 0.5:
            (self.home / "kiosk.db-wal").unlink(missing_ok=True)
        return "an earlier database"

    def _lose_journal(self) -> str:
        path = self.home / "kiosk.journal"
        if self._chance.random() < 0.5:
            path.unlink(missing_ok=True)
        else:
            path.write_bytes(b"")
        return "no journal"

    def _account(self, what: str) -> None:
        """Start, and compare what the door says now with what it said before."""
        asked = list(self.said)[-REMEMBERED:] + sorted(self._in_doubt)
        fresh = [self._fresh.pop(), self._fresh.pop()]
        codes = [*asked, self.stopped.token, *fresh]
        status, lines = self._kiosk("check-in", "--offline", "--", *codes, step=JUDGED)
        assert status == 0, (what, self._words())
        words = self._words()
        held, lost, list_held, policy_lost = self._held()
        gone = set(self.said.values()) - held
        told = f"{len(gone)} ledger rows are missing" in words or "may be missing" in words
        self.met["said missing"] += bool(lost)
        self.met["put right"] += "recovered" in words
        if gone and not (told and lost):
            self.silent.append((what, len(gone), words))
        assert [line["code"] for line in lines] == codes
        for line in lines:
            if line["code"] == self.stopped.token:
                assert line["verdict"] == ("refer" if policy_lost or not list_held else "not_valid"), what
            else:
                self._judge(what, line, words, lost=lost, list_held=list_held)
        self._in_doubt.clear()
        for code in [code for code, admission_id in self.said.items() if admission_id in gone]:
            del self.said[code]
        if lost:
            self._settle()
        if policy_lost:
            self.met["the policy was lost"] += 1
            self._set_policy()
        if not list_held:
            self.met["the list was lost"] += 1
            self.sync()

    def _judge(self, what: str, line: Any, words: str, *, lost: bool, list_held: bool) -> None:
        code, verdict = line["code"], line["verdict"]
        self.met[verdict] += 1
        may_refer = lost or not list_held
        if verdict == "admit":
            if code in self.said:
                self.second_green.append((what, line, words))
            self.said.setdefault(code, line["admission_id"])
        elif verdict == "already_in":
            evidence = line["evidence"]["admission_id"]
            if code in self.said:
                assert evidence == self.said[code], (what, line)
            elif code not in self._in_doubt:
                self.turned_away.append((what, line, words))
            else:
                self.said[code] = evidence
        elif verdict != "refer" or not may_refer:
            self.turned_away.append((what, line, words))

    def _settle(self) -> None:
        for incident in self._kiosk("incidents", "list", step="kiosk.cli.outbox:_reading")[1]:
            assert incident["kind"] == "recovered", incident
            arguments = ("incidents", "settle", incident["id"], "--why", "counted")
            assert self._kiosk(*arguments, step="kiosk.cli.outbox:_settle")[0] == 0, self._words()

    def _held(self) -> tuple[set[str], bool, bool, bool]:
        """The ledger's rows, whether the door doubts them, holds a guest list, and lost its policy."""
        connection = connect(self.home / "kiosk.db", open_key(self.home, OPENS), writable=False)
        try:
            rows = {row_id for (row_id,) in connection.execute("SELECT id FROM ledger")}
            lost = connection.execute("SELECT 1 FROM notes WHERE key = 'records_lost'").fetchone()
            policy_lost = connection.execute("SELECT 1 FROM notes WHERE key = 'policy_lost'").fetchone()
            listed = connection.execute("SELECT 1 FROM tickets").fetchone()
            twice = connection.execute(
                "SELECT ticket_id FROM ledger WHERE kind = 'admission' GROUP BY ticket_id HAVING count(*) > 1"
            ).fetchall()
        finally:
            connection.close()
        self.second_green += twice
        return rows, lost is not None, listed is not None, policy_lost is not None

    def _kiosk(self, *arguments: str, step: str, kill_after_s: float | None = None) -> tuple[int, list[Any]]:
        """Run a command; its exit status and the whole lines that it printed."""
        says = self.home.parent / "said"
        says.unlink(missing_ok=True)
        environment = environment_of(self.home) | self.service
        ended = self.program.run(
            ["--json", *arguments], environment, step, kill_after_s=kill_after_s, says=says
        )
        if step == JUDGED and kill_after_s is None:
            self._took_s = ended.seconds
        assert "Traceback" not in self._words(), self._words()
        assert "a fault in the program" not in self._words(), self._words()
        return ended.status, [json.loads(line) for line in says.read_bytes().split(b"\n")[:-1]]

    def _words(self) -> str:
        return (self.home.parent / "said.err").read_text("utf-8")
