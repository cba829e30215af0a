"""What each word of dev.py does, once the machine is ready for it."""

import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from lock_file import lock_anew
from processes import echo, end_for_good, patience_after_ctrl_c, run, run_quietly, those_running
from system_libraries import Lack, SystemPart, bring, describe, keeps_qt_from_starting, missing_here
from virtual_environment import VirtualEnvironment, environment_for_children, make, wanted_stamp


@dataclass(frozen=True)
class Room:
    """Where a word is carried out: the project's folder, its environment, and what the system still lacks."""

    root: Path
    venv: VirtualEnvironment
    missing: tuple[SystemPart, ...]
    env: Mapping[str, str]

    def run_python(self, *args: str | Path, **more_env: str) -> int:
        """Run the environment's Python on `args` in the project's folder and return its exit status."""
        return run((self.venv.python, *args), cwd=self.root, env={**self.env, **more_env})


@dataclass(frozen=True)
class Step:
    """One thing that `check` or `test` looks at."""

    name: str
    command: tuple[str | Path, ...]


@dataclass(frozen=True)
class Outcome:
    """How a step ended, and how long it took."""

    name: str
    status: int
    seconds: float


def carry_out(word: str, args: Sequence[str], root: Path) -> int:
    """Make the machine ready, do what `word` says, and return the exit status; raises SetUpError.

    What the system lacks is installed by `setup`, and by any other word while there is no environment yet.
    After that the others only name it: a machine that cannot have it is not kept waiting every time.
    """
    if word == "lock":
        return lock_anew(root, args)
    venv = VirtualEnvironment(root / ".venv")
    is_made = venv.is_made_from(wanted_stamp(root))
    needless = {Lack.VENV} if is_made else set()
    if word == "demo":
        needless.add(Lack.TEST_DISPLAY)
    missing = tuple(part for part in missing_here() if part.lack not in needless)
    if missing and (word == "setup" or not is_made):
        missing = tuple(part for part in bring(missing) if part.lack not in needless)
    elif missing and word != "check":
        echo(f"{describe(missing)}\n`dev.py setup` installs that.")
    if not is_made:
        make(venv, root)
    return WORDS[word](Room(root, venv, missing, environment_for_children(os.environ)), args)


def set_up(room: Room, args: Sequence[str]) -> int:
    """Say how things stand; all the work was done on the way here."""
    del args
    if keeps_qt_from_starting(room.missing, room.env):
        echo(f"{describe(room.missing)}\nEverything else is ready.")
        return 1
    echo("Ready: `dev.py demo` opens the rehearsal, `dev.py test` runs the tests.")
    return 0


def demo(room: Room, args: Sequence[str]) -> int:
    """Open the rehearsal, or play its tour where there is no display to open it on."""
    if keeps_qt_from_starting(room.missing, room.env):
        echo("The window cannot open without the libraries named above.")
        return 1
    if has_display(room.env, sys.platform):
        return room.run_python("-m", "kiosk", "demo", *args)
    echo("There is no display here: playing the tour instead.")
    tour = () if "--tour" in args else ("--tour",)
    return room.run_python("-m", "kiosk", "demo", *tour, *args)


def screenshots(room: Room, args: Sequence[str]) -> int:
    """Save pictures of every state of the screen, taken off screen."""
    return room.run_python("-m", "tests.gui.gallery.pictures", *args, **off_screen(room.env))


def bench(room: Room, args: Sequence[str]) -> int:
    """Measure the budgets, each as a ratio to a baseline of the same run."""
    as_the_program = {"OPENBLAS_NUM_THREADS": "1"}
    return room.run_python("-m", "tests.bench", *args, **off_screen(room.env), **as_the_program)


def translations(room: Room, args: Sequence[str]) -> int:
    """Bring the files of texts up to date with the source, and compile them."""
    return room.run_python("packaging/translations.py", *args)


def check(room: Room, args: Sequence[str]) -> int:
    """Look at format, lint, types, contracts and the files of texts."""
    del args
    return report(run_together((*check_steps(room.venv), types_step(room.venv)), room))


def test(room: Room, args: Sequence[str]) -> int:
    """Do what `check` does, then run the tests; a failing step stops none of those after it.

    The suite is run in parts side by side, beside the types, which take one core minutes the first time; and
    the coverage of core is judged. With `args` for pytest that alone is run, at once.
    """
    if args:
        return run_in_the_open(tests_step(room.venv, args), room).status
    outcomes = run_together(check_steps(room.venv), room)
    *parts, screen = suite_steps(room.venv)
    outcomes += run_side_by_side((*parts, types_step(room.venv), screen), room)
    outcomes.append(run_in_the_open(coverage_step(room.venv), room))
    if room.missing:
        echo(describe(room.missing))
    return report(outcomes)


WORDS: Mapping[str, Callable[[Room, Sequence[str]], int]] = {
    "demo": demo,
    "test": test,
    "setup": set_up,
    "check": check,
    "bench": bench,
    "screenshots": screenshots,
    "translations": translations,
}


def types_step(venv: VirtualEnvironment) -> Step:
    """Name the look at types."""
    return Step("types", (venv.python, "-m", "mypy"))


def check_steps(venv: VirtualEnvironment) -> tuple[Step, ...]:
    """Name what else is looked at without running any of Kiosk."""
    return (
        Step("format", (venv.python, "-m", "ruff", "format", "--check")),
        Step("lint", (venv.python, "-m", "ruff", "check")),
        Step("contracts", (venv.program("lint-imports"), "--no-logo")),
        Step("translations", (venv.python, "packaging/translations.py", "--check")),
    )


SCREEN, BEHIND, CORE, FAULTS = "tests/gui", "tests/unit", "tests/unit/core", "tests/faults"
"""The tests of the screen, of what lies behind it, of core in that, of faults; others run whole programs."""
COMMANDS = "contract or test_cli_"
"""Among those of whole programs: of commands and of the sandbox, which open no window."""
HUBS = "hub or office"
"""Of the others: of hubs and offices, where several programs wait for one another."""
BESIDE = 2
"""How many other parts run beside the screen's: programs that wait for one another leave cores idle."""


def tests_step(venv: VirtualEnvironment, args: Sequence[str]) -> Step:
    """Name the run of some tests, `args` given to pytest."""
    return Step("tests", (venv.python, "-m", "pytest", *args))


def suite_steps(venv: VirtualEnvironment) -> tuple[Step, ...]:
    """Name the parts of the suite, the longest first, the screen's last; to be covered slows tests down."""
    pytest = (venv.python, "-m", "pytest")
    others = tuple(f"--ignore={one}" for one in (SCREEN, BEHIND, FAULTS))
    return (
        Step("tests of programs", (*pytest, "tests", *others, "-k", f"not ({COMMANDS} or {HUBS})")),
        Step("tests of hubs", (*pytest, "tests", *others, "-k", f"({HUBS}) and not ({COMMANDS})")),
        Step("tests of parts", (*pytest, BEHIND, f"--ignore={CORE}")),
        Step("tests of commands", (*pytest, "tests", *others, "-k", COMMANDS)),
        Step("tests of faults", (*pytest, FAULTS)),
        Step("tests of core", (venv.python, "-m", "coverage", "run", "-m", "pytest", CORE)),
        Step("tests of screen", (*pytest, SCREEN)),
    )


def coverage_step(venv: VirtualEnvironment) -> Step:
    """Name the judgement of what the tests covered."""
    return Step("coverage of core", (venv.python, "-m", "coverage", "report"))


def run_together(steps: Sequence[Step], room: Room) -> list[Outcome]:
    """Run steps side by side and show what each printed, in their order."""

    def timed(step: Step) -> tuple[Outcome, str]:
        began = time.monotonic()
        status, printed = run_quietly(step.command, cwd=room.root, env=room.env)
        return Outcome(step.name, status, time.monotonic() - began), printed

    outcomes = []
    with several_at_once(os.cpu_count()) as pool:
        for outcome, printed in pool.map(timed, steps):
            print(f"== {outcome.name}\n{printed}", end="", flush=True)
            outcomes.append(outcome)
    return outcomes


@contextmanager
def several_at_once(most: int | None) -> Iterator[ThreadPoolExecutor]:
    """A pool that starts nothing more once this process is told to end, and ends what it runs.

    Ctrl-C at a terminal reaches what it runs too, which may have something to save: that is waited for.
    """
    with ThreadPoolExecutor(max_workers=most) as pool:
        try:
            yield pool
        except BaseException as ending:
            pool.shutdown(wait=False, cancel_futures=True)
            ended = Thread(target=pool.shutdown, daemon=True)
            ended.start()

            def has_ended(within_s: float) -> bool:
                ended.join(within_s)
                return not ended.is_alive()

            try:
                if isinstance(ending, KeyboardInterrupt):
                    ended.join(patience_after_ctrl_c())
            finally:
                end_for_good(those_running, has_ended)
            raise


def run_in_the_open(step: Step, room: Room) -> Outcome:
    """Run one step with the terminal for its output."""
    print(f"== {step.name}", flush=True)
    began = time.monotonic()
    status = run(step.command, cwd=room.root, env={**room.env, **off_screen(room.env)})
    return Outcome(step.name, status, time.monotonic() - began)


def run_side_by_side(steps: Sequence[Step], room: Room) -> list[Outcome]:
    """Run steps at the same time, the last with the terminal for its output; that of the others follows.

    What nobody has begun by the time that the last one ends has the terminal then.
    """
    *quiet, loud = steps
    env = {**room.env, **off_screen(room.env)}

    def run_a_quiet_one(step: Step) -> tuple[Outcome, str]:
        began = time.monotonic()
        status, printed = run_quietly(step.command, cwd=room.root, env=env)
        return Outcome(step.name, status, time.monotonic() - began), printed

    with several_at_once(BESIDE) as pool:
        beside = [pool.submit(run_a_quiet_one, step) for step in quiet]
        outcomes = [run_in_the_open(loud, room)]
        outcomes += [
            run_in_the_open(step, room) for step, one in zip(quiet, beside, strict=True) if one.cancel()
        ]
        for one in (begun for begun in beside if not begun.cancelled()):
            outcome, printed = one.result()
            print(f"== {outcome.name}\n{printed}", end="", flush=True)
            outcomes.append(outcome)
    return outcomes


def report(outcomes: Sequence[Outcome]) -> int:
    """Print what failed, if anything did, and return the exit status for all of it."""
    print(summary(outcomes), flush=True)
    return int(any(outcome.status != 0 for outcome in outcomes))


def summary(outcomes: Sequence[Outcome]) -> str:
    """Say in a line a step how it ended, and at the very end what failed."""
    lines = ["== summary"]
    for outcome in outcomes:
        ending = "ok" if outcome.status == 0 else f"FAILED ({outcome.status})"
        lines.append(f"{outcome.name:<18} {outcome.seconds:6.1f} s  {ending}")
    failed = [outcome.name for outcome in outcomes if outcome.status != 0]
    return "\n".join([*lines, f"failed: {', '.join(failed)}" if failed else "all passed"])


def has_display(env: Mapping[str, str], system: str) -> bool:
    """Tell whether a window would be seen; `system` is a name as sys.platform gives it."""
    chosen = env.get("QT_QPA_PLATFORM", "").split(":")[0]
    if chosen in {"offscreen", "minimal"}:
        return False
    if chosen in {"eglfs", "linuxfb", "vnc"} or not system.startswith("linux"):
        return True
    return bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


def off_screen(env: Mapping[str, str]) -> dict[str, str]:
    """Return the setting that keeps Qt off the screen, unless `env` chooses a platform itself."""
    return {} if env.get("QT_QPA_PLATFORM") else {"QT_QPA_PLATFORM": "offscreen"}
