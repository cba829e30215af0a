"""Killed while a handover is taken in: all of it is there or nothing, and the next import completes it."""

import asyncio
import json
import shutil
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kiosk.core.outbox import UNSENT
from kiosk.settings_file import load_settings
from kiosk.store.profile import Profile
from kiosk.store.set_aside import set_aside
from tests.faults.forked_program import OPENS, Ended, ForkedProgram, environment_of, moments
from tests.unit.store.handover_samples import dump, export, filled, take
from tests.unit.store.store_samples import TOMORROW, admit, complete_list, store_list, ticket

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")

PROGRAM_STARTS = "kiosk.cli.app:run"
IMPORT_BEGINS = "kiosk.store.takeover:take"
SETTINGS_FOLLOW = "kiosk.cli.handover:change_settings"
FROM_THE_START = 0.25
TICKETS = 500
THEIRS = 120
OURS = 20
Held = dict[str, list[Any]]


@dataclass(frozen=True)
class Files:
    """What one door handed over, at half time and late."""

    early: Path
    late: Path


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    folder = tmp_path_factory.mktemp("handed-over")
    made = Files(folder / "early.kiosk", folder / "late.kiosk")
    profile = Profile.open(folder / "theirs", OPENS, writable=True)
    try:
        asyncio.run(theirs(profile, made))
    finally:
        profile.close()
    return made


async def theirs(profile: Profile, files: Files) -> None:
    """A door that hands over twice in an evening: ids `a-N`, nearly all unsent."""
    await filled(profile)
    await store_list(profile, [ticket(f"T-{n}", f"Guest {n}") for n in range(6, TICKETS // 2)])
    for number in range(6, THEIRS // 2):
        await admit(profile, f"a-{number}", f"T-{number}")
    await export(profile, files.early)
    await store_list(profile, [ticket(f"T-{n}", f"Guest {n}") for n in range(TICKETS // 2, TICKETS)])
    for number in range(THEIRS // 2, THEIRS):
        await admit(profile, f"a-{number}", f"T-{number}")
    await export(profile, files.late)


async def ours(profile: Profile, early: Path) -> None:
    """The door that takes over has the first half, and guests of its own: some that the other let in too."""
    await take(profile, early)
    for number in range(THEIRS - OURS // 2, THEIRS + OURS // 2):
        await admit(profile, f"b-{number}", f"T-{number}")
    assert await profile.outbox.begin_attempt(f"b-{THEIRS}", 0.0) is not None


async def look(profile: Profile) -> Held:
    assert await profile.faults() == []
    tickets = await profile.guests.count()
    assert len(await profile.guests.search("guest", 5, frozenset())) == min(tickets, 5)
    dumped = await dump(profile)
    # An insert that was ignored may use up a number of an incident; their order is what counts.
    return {**dumped, "incidents": [row[1:] for row in dumped["incidents"]]}


def held(folder: Path) -> Held:
    """All that a profile holds, once it was opened for work."""
    profile = Profile.open(folder, OPENS, writable=True)
    try:
        return asyncio.run(look(profile))
    finally:
        profile.close()
        assert not set_aside(folder)


def check_in_states(held_now: Held) -> dict[str, str]:
    """The state of each check-in; fails where a ticket's admission has two."""
    states = {row[1]: row[6] for row in held_now["outbox"]}
    assert len(states) == len(held_now["outbox"])
    return states


class Imports:
    """Imports of one file into one profile, killed and done again."""

    def __init__(self, program: ForkedProgram, base: Path | None, file: Path, home: Path) -> None:
        self._program = program
        self._base = base
        self._home = home
        self._arguments = ["handover", "import", str(file)]
        self.begin_anew()
        self.before = held(home)
        self.begin_anew()
        self._longest_s = {step: self._measured(step) for step in (PROGRAM_STARTS, IMPORT_BEGINS)}
        self.after = held(home)
        self.begin_anew()

    def begin_anew(self) -> None:
        if self._home.exists():
            shutil.rmtree(self._home)
        if self._base is not None:
            shutil.copytree(self._base, self._home)

    def _measured(self, step: str) -> float:
        self.begin_anew()
        return self._done(step, None).seconds

    def _done(self, step: str, kill_after_s: float | None) -> Ended:
        environment = environment_of(self._home)
        done = self._program.run(self._arguments, environment, step, kill_after_s=kill_after_s)
        assert done.status == 0 or (done.was_killed and kill_after_s is not None), self._program.errors
        return done

    def killed(self, part: float, *, from_the_start: bool) -> bool:
        """Kill an import after a part of the time that it takes; whether it still ran."""
        step = PROGRAM_STARTS if from_the_start else IMPORT_BEGINS
        return self._done(step, part * self._longest_s[step]).was_killed

    def outcome(self) -> str:
        """What the profile holds of the file: nothing or everything; fails where it is anything else."""
        now = held(self._home)
        if now == self.before:
            return "nothing"
        assert _sizes(now) == _sizes(self.after)
        assert now == self.after
        return "everything"

    def complete(self) -> None:
        """Import once more, to the end."""
        again_s = self._done(IMPORT_BEGINS, None).seconds
        self._longest_s[IMPORT_BEGINS] = min(self._longest_s[IMPORT_BEGINS], again_s)
        assert self.outcome() == "everything"


def _sizes(held_now: Held) -> dict[str, int]:
    return {table: len(rows) for table, rows in held_now.items()}


@pytest.mark.parametrize("into", ["no profile yet", "an empty profile", "a profile that has part of it"])
def test_an_import_is_killed_and_holds_all_of_the_file_or_nothing(
    tmp_path: Path, program: ForkedProgram, files: Files, rounds: int, seed: int, into: str
) -> None:
    base = tmp_path / "base"
    if into != "no profile yet":
        here = Profile.open(base, OPENS, writable=True)
        if into != "an empty profile":
            asyncio.run(ours(here, files.early))
        here.close()
    imports = Imports(program, base if base.exists() else None, files.late, tmp_path / "home")
    before, after = check_in_states(imports.before), check_in_states(imports.after)
    assert after.keys() == before.keys() | {f"a-{n}" for n in (*range(1, 4), *range(6, THEIRS))}
    assert not [name for name, state in before.items() if state in UNSENT and after[name] not in UNSENT]
    chance, met = Random(f"{seed} {into}"), Counter[str]()
    for part in moments(rounds if base.exists() else (rounds + 1) // 2, chance):
        met["killed"] += imports.killed(part, from_the_start=chance.random() < FROM_THE_START)
        outcome = imports.outcome()
        met[outcome] += 1
        if outcome == "everything" or chance.random() < 0.2:
            imports.complete()
            imports.begin_anew()
    imports.complete()
    assert met["killed"] > 0
    assert met["nothing"] > 0, "no kill came before the commit"


def test_an_import_killed_before_it_writes_the_settings_leaves_a_door_for_the_events_of_the_file(
    tmp_path: Path, program: ForkedProgram
) -> None:
    theirs_at, file, home = tmp_path / "theirs", tmp_path / "file.kiosk", tmp_path / "home"
    profile = Profile.open(theirs_at, OPENS, writable=True)
    asyncio.run(two_evenings(profile, file))
    profile.close()
    arguments = ["handover", "import", str(file)]
    for _ in range(20):
        done = program.run(arguments, environment_of(home), SETTINGS_FOLLOW, kill_after_s=0.0)
        if done.was_killed and not load_settings(home).events:
            break
        shutil.rmtree(home)  # the kill came too late
    assert home.exists()
    for _ in range(2):
        says = tmp_path / "says"
        checked = ["--json", "check-in", "tonight's", "tomorrow's", "--offline"]
        program.run(checked, environment_of(home), PROGRAM_STARTS, kill_after_s=None, says=says)
        verdicts = [json.loads(line)["verdict"] for line in says.read_text("utf-8").splitlines()]
        assert verdicts in (["admit", "wrong_event"], ["already_in", "wrong_event"])
        again = program.run(arguments, environment_of(home), PROGRAM_STARTS, kill_after_s=None)
        assert again.status == 0, program.errors


async def two_evenings(profile: Profile, file: Path) -> None:
    """A door whose list holds two events, and which is set to one of them; no policy names any."""
    await complete_list(profile, [ticket("tonight's"), ticket("tomorrow's", event=TOMORROW)])
    await profile.notes.put("account:mark", "host")
    await export(profile, file)
