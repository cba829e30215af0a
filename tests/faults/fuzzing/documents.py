"""Policies and settings: files and arguments, through the commands as people type them."""

import io
import json
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import keyring

from kiosk.cli.app import run
from kiosk.engine.look_up import look_up
from kiosk.settings import Settings, as_document, names
from kiosk.settings_file import SETTINGS_FILE
from tests.faults.fuzzing import mutations
from tests.faults.fuzzing.running import Fault
from tests.unit.store.store_samples import MemoryKeyring

POLICY: dict[str, Any] = {
    "version": 1,
    "events": ["8712b8bc"],
    "ticket_types": ["General", "VIP"],
    "gates": {"Crew": "Stage door"},
    "entries": {"*": "once", "Crew": "again", "Press": 3},
    "states": {"unpaid": "admit", "pending": "refer", "expired": "refuse"},
    "notices": [
        {"ticket_type": "VIP", "text": "Give a GOLD wristband"},
        {"answer": "Dietary needs", "value": "Vegan"},
    ],
    "stop_list": ["4bcb6b22"],
    "capacity": 1250,
    "supervisors": [{"name": "Mira", "pin_hash": "set"}],
    "budgets": {"claim_ms": 150, "confirm_ms": 600, "recheck_ms": 1500},
}
GOOD, WORLD = 0, (1, 2)
"""Exit statuses: done, and what is wrong with what was given."""


@dataclass
class Documents:
    """One profile, and a command after the other on it."""

    folder: Path
    met: dict[str, int] = field(default_factory=dict)

    async def take(self, chance: Random, note: Callable[[object], None]) -> None:
        """See running.Subject; in a thread, because a command has a loop of its own."""
        await look_up(lambda: self._take(chance, note), "command")

    def _take(self, chance: Random, note: Callable[[object], None]) -> None:
        kind = chance.random()
        if kind < 0.6:
            self._policy(_document(chance, POLICY), note)
        elif kind < 0.85:
            self._settings_file(_document(chance, as_document(Settings())), note)
        else:
            self._setting(chance, note)

    def _policy(self, body: bytes, note: Callable[[object], None]) -> None:
        """What is set is shown again, and sets itself."""
        note(body)
        file = self.folder / "policy.json"
        file.write_bytes(body)
        if self._run("policy", "set", str(file)) != GOOD:
            return
        shown = self._shown("policy", "show")
        file.write_text(json.dumps(shown), encoding="utf-8")
        if self._run("policy", "set", str(file)) != GOOD or self._shown("policy", "show") != shown:
            raise Fault("a policy that was shown does not set itself")
        self._shown("check-in", "--offline", "--", "nobody")

    def _settings_file(self, body: bytes, note: Callable[[object], None]) -> None:
        """Either every command says what is wrong, or none."""
        note(body)
        file = self.folder / SETTINGS_FILE
        file.write_bytes(body)
        try:
            if self._run("settings", "list") == GOOD:
                self._shown("check-in", "--offline", "--", "nobody")
                self._run("settings", "set", "door", "Door B")
                self._shown("settings", "list")
        finally:
            file.unlink(missing_ok=True)

    def _setting(self, chance: Random, note: Callable[[object], None]) -> None:
        name = chance.choice(names())
        # An argument has no null characters, and its bytes that are no UTF-8 arrive as lone surrogates.
        value = mutations.text(chance, str(as_document(Settings())[name]))[:5000].replace("\0", "")
        note((name, value))
        if self._run("settings", "set", "--", name, value) == GOOD:
            self._shown("settings", "get", name)
            self._shown("check-in", "--offline", "--", "nobody")
        (self.folder / SETTINGS_FILE).unlink(missing_ok=True)

    def _shown(self, *arguments: str) -> Any:
        """What the command prints; it has to."""
        status, out = self._said(*arguments)
        if status != GOOD:
            raise Fault(f"{arguments[0]} {arguments[1]} ended with {status} after what was taken")
        return [json.loads(line) for line in out.split("\n")[:-1]][-1]

    def _run(self, *arguments: str) -> int:
        return self._said(*arguments)[0]

    def _said(self, *arguments: str) -> tuple[int, str]:
        with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
            status = run(["--json", *arguments])
        self.met[f"status {int(status)}"] = self.met.get(f"status {int(status)}", 0) + 1
        if status not in (GOOD, *WORLD) or "a fault in the program" in err.getvalue():
            raise Fault(f"{arguments[0]} {arguments[1]} ended with {status}: {err.getvalue()[-500:]}")
        if status != GOOD and not 0 < len(err.getvalue()) < 3_000:
            raise Fault(
                f"{arguments[0]} {arguments[1]} says nothing, or too much: {len(err.getvalue())} letters"
            )
        return int(status), out.getvalue()


def _document(chance: Random, sample: dict[str, Any]) -> bytes:
    if chance.random() < 0.3:  # all that may be left out is, but for a few
        kept = chance.sample(list(sample), chance.randint(1, 4))
        sample = {name: sample[name] for name in kept}
    return mutations.json_text(chance, sample)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Documents]:
    """A profile whose key is in memory; a fault of a command raises."""
    keyring.set_keyring(MemoryKeyring())
    home = folder / "home"
    home.mkdir()
    given = {"KIOSK_HOME": str(home), "KIOSK_DEBUG": "1"}
    for name in [name for name in os.environ if name.startswith("KIOSK_")]:
        del os.environ[name]
    sys.stdin = io.StringIO()
    with mock.patch.dict(os.environ, given):
        yield Documents(home)
