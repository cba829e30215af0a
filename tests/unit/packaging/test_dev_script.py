"""dev.py: what it understands, how it runs programs and steps, and how it reports."""

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path

import commands
import dev
import processes
import pytest
from processes import run_quietly
from system_libraries import Lack, SystemPart
from virtual_environment import VirtualEnvironment

REPOSITORY = Path(dev.__file__).resolve().parents[1]

needs_signals = pytest.mark.skipif(os.name == "nt", reason="Windows has no signals to send to a group")
needs_shell_scripts = pytest.mark.skipif(os.name == "nt", reason="stands shell scripts in for programs")


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        ([], ("", [])),
        (["setup"], ("setup", [])),
        (["test", "-k", "outbox"], ("test", ["-k", "outbox"])),
        (["test", "--", "-k", "outbox"], ("test", ["-k", "outbox"])),
        (["test", "-x", "--", "tests/unit"], ("test", ["-x", "--", "tests/unit"])),
    ],
)
def test_arguments_follow_the_word_with_or_without_dashes(
    argv: list[str], expected: tuple[str, list[str]]
) -> None:
    assert dev.split_arguments(argv) == expected


def test_python_before_3_11_is_too_old() -> None:
    assert [dev.is_too_old(version) for version in ((2, 7), (3, 10), (3, 11), (3, 12), (4, 0))] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_dev_script_loads_in_a_python_that_is_too_old_to_run_kiosk() -> None:
    tree = ast.parse(Path(dev.__file__).read_text(encoding="utf-8"), feature_version=(3, 7))
    imported_at_once = {
        name.name for node in tree.body if isinstance(node, ast.Import) for name in node.names
    }
    assert imported_at_once == {"sys"}


def test_help_names_every_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert set(re.findall(r"^  (\w+) ", shown, re.MULTILINE)) == {*commands.WORDS, "lock"}


@pytest.mark.parametrize("argv", [["dance"], []])
def test_an_unknown_word_is_a_usage_error_before_anything_is_installed(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(argv) == 2
    assert "Words:" in capsys.readouterr().err


@pytest.mark.parametrize(("returned", "status"), [(0, 0), (3, 3), (-11, 139)])
def test_a_signal_becomes_an_exit_status_as_in_a_shell(returned: int, status: int) -> None:
    assert processes.exit_status(returned) == status


def test_a_quiet_program_tells_its_status_and_both_its_outputs(tmp_path: Path) -> None:
    script = "import sys; print('out', flush=True); print('err', file=sys.stderr); sys.exit(3)"
    status, printed = processes.run_quietly((sys.executable, "-c", script), cwd=tmp_path, env=os.environ)
    assert (status, printed.split()) == (3, ["out", "err"])


SAVES_ON_CTRL_C = """
import threading
import time
try:
    print("ready", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    time.sleep(0.5)  # longer than subprocess itself would wait before it kills
    print("saved", flush=True)
"""

RUNS_IT = """
import os, signal, sys, dev, commands
from pathlib import Path
from processes import run
commands.carry_out = lambda *_: run((sys.executable, "-c", sys.argv[1]), cwd=Path("/"), env=os.environ)
status = dev.main(["check"])
print("ended", flush=True)
sys.exit(status)
"""


@contextmanager
def running_it(*ignored: signal.Signals) -> Iterator[subprocess.Popen[str]]:
    """dev.py in a group of its own, started with some signals ignored; its program is ready."""

    def ignore() -> None:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)

    with subprocess.Popen(
        (sys.executable, "-c", RUNS_IT, SAVES_ON_CTRL_C),
        cwd=Path(dev.__file__).parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=ignore if ignored else None,  # noqa: PLW1509 - nothing else runs here
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        while not waits(process.pid):  # its program may be ready before it has even returned from starting it
            time.sleep(0.01)
        yield process


def waits(process_id: int) -> bool:
    """Whether it sleeps; true where that cannot be told."""
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] == "S"
    except OSError:
        return True


@needs_signals
@pytest.mark.parametrize("ignored", [(), (signal.SIGINT,)], ids=str)
def test_ctrl_c_lets_the_program_finish_and_shows_no_traceback(ignored: tuple[signal.Signals, ...]) -> None:
    """Behind a script, which starts it with SIGINT ignored, too."""
    with running_it(*ignored) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (processes.INTERRUPTED, "saved\nended\n", "")


@needs_signals
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_ending_dev_script_alone_leaves_no_program_behind(name: str) -> None:
    number = signal.Signals[name]
    with running_it() as process:
        process.send_signal(number)
        process.send_signal(number)
        # Both outputs are read to their end, and the program holds them open as long as it runs.
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (128 + number, "", "")


@needs_signals
def test_an_interrupt_of_dev_script_alone_leaves_no_program_behind_nor_does_one_more_request_to_end() -> None:
    with running_it() as process:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (processes.INTERRUPTED, "ended\n", "")
    with running_it() as process:
        process.send_signal(signal.SIGINT)
        time.sleep(0.3)  # by then it waits for its program
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (128 + signal.SIGTERM, "", "")


RUNS_LANES = '''
import os, sys, dev, commands, processes
from pathlib import Path
from types import SimpleNamespace
room = SimpleNamespace(root=Path(sys.argv[1]), env=os.environ)
lane = """
import os, signal, time
LISTENS
open(str(os.getpid()), 'x').close()
for _ in range(60):
    time.sleep(1)
"""
processes.AGAIN_S = SO_LONG
steps = [commands.Step(str(number), (sys.executable, "-c", lane)) for number in range(3)]
commands.carry_out = lambda *_: commands.run_side_by_side(steps, room)
sys.exit(dev.main(["check"]))
'''
"""Three, which listen as they are told to."""
SECOND_TIME = "signal.signal(signal.SIGTERM, lambda *_: signal.signal(signal.SIGTERM, signal.SIG_DFL))"
"""The first time that a lane is told to end is lost."""


DEAF = "signal.signal(signal.SIGTERM, signal.SIG_IGN)"
"""What a lane does that nobody can end but by force."""


@contextmanager
def running_lanes(folder: Path, listens: str, again_s: float) -> Iterator[subprocess.Popen[bytes]]:
    """dev.py in a group of its own, all its lanes begun; fails where one of them outlives it."""
    program = RUNS_LANES.replace("LISTENS", listens).replace("SO_LONG", str(again_s))
    place = Path(dev.__file__).parent
    command = (sys.executable, "-c", program, folder)
    with subprocess.Popen(command, cwd=place, stderr=subprocess.PIPE, start_new_session=True) as process:
        try:
            while len(list(folder.iterdir())) < 3:
                time.sleep(0.01)
                assert process.poll() is None
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # what was left behind
                pytest.fail("lanes were left behind")


def runs(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


@needs_signals
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_ending_dev_script_alone_leaves_none_of_its_lanes_behind(tmp_path: Path, name: str) -> None:
    number = signal.Signals[name]
    with running_lanes(tmp_path, SECOND_TIME, again_s=0.5) as process:
        process.send_signal(number)
        _, err = process.communicate(timeout=30)
    assert process.returncode == 128 + number
    assert b"Traceback" not in err


@needs_signals
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_a_lane_that_cannot_be_told_to_end_is_killed_in_the_end(tmp_path: Path, name: str) -> None:
    number = signal.Signals[name]
    with running_lanes(tmp_path, DEAF, again_s=0.1) as process:
        process.send_signal(number)
        _, err = process.communicate(timeout=30)
    assert b"Traceback" not in err, err.decode()
    assert process.returncode == 128 + number


@needs_signals
@pytest.mark.parametrize("first", ["SIGTERM", "SIGINT"])
def test_who_is_impatient_has_every_lane_ended_at_once_and_none_left_behind(
    tmp_path: Path, first: str
) -> None:
    number = signal.Signals[first]
    with running_lanes(tmp_path, DEAF, again_s=3600) as process:
        process.send_signal(number)
        for_s = time.monotonic() + 30
        while any(runs(int(lane.name)) for lane in tmp_path.iterdir()) and time.monotonic() < for_s:
            process.send_signal(signal.SIGINT)
            time.sleep(0.05)
        _, err = process.communicate(timeout=30)
    assert b"Traceback" not in err, err.decode()
    assert process.returncode in {128 + number, processes.INTERRUPTED}  # Python hears the lower number first


@needs_signals
def test_one_more_request_while_lanes_are_ended_leaves_none_behind(tmp_path: Path) -> None:
    with running_lanes(tmp_path, DEAF, again_s=0.3) as process:
        process.send_signal(signal.SIGINT)
        time.sleep(processes.ALONE_S + 0.5)  # by then they are told to end
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGHUP)
        _, err = process.communicate(timeout=60)
    assert b"Traceback" not in err, err.decode()
    assert process.returncode == processes.INTERRUPTED


@needs_signals
def test_a_closed_terminal_that_is_ignored_ends_nothing() -> None:
    with running_it(signal.Signals["SIGHUP"]) as process:
        os.killpg(process.pid, signal.Signals["SIGHUP"])
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (processes.INTERRUPTED, "saved\nended\n", "")


@pytest.mark.parametrize(
    ("env", "system", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, "linux", False),
        ({"QT_QPA_PLATFORM": "vnc:port=5901"}, "linux", True),
        ({"QT_QPA_PLATFORM": "xcb"}, "linux", False),
        ({}, "win32", True),
        ({}, "darwin", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "darwin", False),
    ],
)
def test_a_display_is_one_that_somebody_can_see(env: Mapping[str, str], system: str, expected: bool) -> None:
    assert commands.has_display(env, system) is expected


def test_qt_is_kept_off_the_screen_unless_told_otherwise() -> None:
    assert commands.off_screen({}) == {"QT_QPA_PLATFORM": "offscreen"}
    assert commands.off_screen({"QT_QPA_PLATFORM": "xcb"}) == {}


def test_the_summary_ends_with_what_failed() -> None:
    passed, failed = commands.Outcome("lint", 0, 1.0), commands.Outcome("types", 2, 12.5)
    assert commands.summary([passed]).splitlines()[-1] == "all passed"
    shown = commands.summary([passed, failed]).splitlines()
    assert shown[-1] == "failed: types"
    assert any(line.startswith("types") and line.endswith("FAILED (2)") for line in shown)


@pytest.fixture
def room(tmp_path: Path) -> commands.Room:
    """A room whose Python and lint-imports only note what they were called with; mypy fails."""
    venv = VirtualEnvironment(tmp_path / ".venv")
    venv.python.parent.mkdir(parents=True)
    script = '#!/bin/sh\necho "$0 $*" >> "$CALLS"\ncase "$*" in *mypy*) echo no types; exit 7;; esac\n'
    for program in (venv.python, venv.program("lint-imports")):
        program.write_text(script)
        program.chmod(0o755)
    env = {"PATH": os.environ["PATH"], "CALLS": str(tmp_path / "calls")}
    return commands.Room(tmp_path, venv, (), env)


def calls(room: commands.Room) -> list[str]:
    """What was called, without the folder of the programs."""
    noted = Path(room.env["CALLS"]).read_text(encoding="utf-8")
    return noted.replace(f"{room.venv.python.parent}/", "").splitlines()


@needs_shell_scripts
def test_a_step_that_fails_stops_no_other_and_is_named(
    room: commands.Room, capfd: pytest.CaptureFixture[str]
) -> None:
    assert commands.test(room, []) == 1
    looks, side_by_side, coverage = calls(room)[:4], calls(room)[4:12], calls(room)[12:]
    assert sorted(looks) == [
        "lint-imports --no-logo",
        "python -m ruff check",
        "python -m ruff format --check",
        "python packaging/translations.py --check",
    ]
    whole = "python -m pytest tests --ignore=tests/gui --ignore=tests/unit --ignore=tests/faults -k"
    assert sorted(side_by_side) == [
        "python -m coverage run -m pytest tests/unit/core",
        "python -m mypy",
        f"{whole} (hub or office) and not (contract or test_cli_)",
        f"{whole} contract or test_cli_",
        f"{whole} not (contract or test_cli_ or hub or office)",
        "python -m pytest tests/faults",
        "python -m pytest tests/gui",
        "python -m pytest tests/unit --ignore=tests/unit/core",
    ]
    assert coverage == ["python -m coverage report"]
    shown = capfd.readouterr().out  # of a part too that has the terminal because nobody had begun it
    assert "no types" in shown
    assert shown.splitlines()[-1] == "failed: types"


@needs_shell_scripts
def test_some_tests_alone_run_at_once(room: commands.Room) -> None:
    assert commands.test(room, ["-k", "outbox"]) == 0
    assert calls(room) == ["python -m pytest -k outbox"]


@needs_shell_scripts
def test_check_runs_no_tests(room: commands.Room) -> None:
    assert commands.check(room, []) == 1
    assert not [call for call in calls(room) if "pytest" in call]


@needs_shell_scripts
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
@pytest.mark.parametrize("args", [["--tour", "--json"], ["--json"]])
def test_demo_plays_the_tour_where_nobody_could_see_a_window(room: commands.Room, args: list[str]) -> None:
    assert commands.demo(room, args) == 0
    assert calls(room) == ["python -m kiosk demo --tour --json"]


@needs_shell_scripts
def test_demo_stops_in_words_where_qt_cannot_start(
    room: commands.Room, capsys: pytest.CaptureFixture[str]
) -> None:
    egl = SystemPart("libEGL.so.1", ("libegl1",), Lack.QT)
    assert commands.demo(commands.Room(room.root, room.venv, (egl,), room.env), []) == 1
    assert not Path(room.env["CALLS"]).exists()
    assert "libraries named above" in capsys.readouterr().err


def test_ci_calls_the_command_of_the_readme() -> None:
    script = REPOSITORY / ".ci" / "run"
    assert script.read_text(encoding="utf-8").splitlines()[-1].endswith(" python3 packaging/dev.py test")
    assert os.name == "nt" or os.access(script, os.X_OK)


@needs_shell_scripts
@pytest.mark.skipif(shutil.which("bash") is None, reason="it is written for bash")
def test_ci_passes_on_only_what_finds_programs_and_packages(tmp_path: Path) -> None:
    noting = tmp_path / "python3"
    noting.write_text('#!/bin/sh\n{ echo "$@"; env; } > "$HOME/called"\n')
    noting.chmod(0o755)
    given = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "HOME": str(tmp_path), "https_proxy": "http://proxy"}
    mood = {"LANG": "tr_TR.UTF-8", "TZ": "Pacific/Chatham", "PYTHONPATH": "/nowhere", "KIOSK_TOKEN": "t"}
    subprocess.run((REPOSITORY / ".ci" / "run",), env={**given, **mood}, check=True)
    arguments, *called = (tmp_path / "called").read_text().splitlines()
    assert arguments == "packaging/dev.py test"
    passed_on = {line.partition("=")[0] for line in called} - {"PWD", "OLDPWD", "SHLVL", "_"}
    assert passed_on == set(given)


def test_a_rehearsal_does_not_ask_for_what_only_tests_want(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    xvfb = SystemPart("Xvfb", ("xvfb",), Lack.TEST_DISPLAY)
    missing: list[tuple[SystemPart, ...]] = []

    def note(room: commands.Room, _args: object) -> int:
        missing.append(room.missing)
        return 0

    monkeypatch.setattr(commands, "missing_here", lambda: (xvfb,))
    monkeypatch.setattr(VirtualEnvironment, "is_made_from", lambda *_: True)
    monkeypatch.setattr(commands, "WORDS", {"demo": note, "test": note})
    for word in ("demo", "test"):
        assert commands.carry_out(word, [], REPOSITORY) == 0
    assert missing == [(), (xvfb,)]
    assert capsys.readouterr().err.count("Xvfb") == 1


def test_what_begins_just_when_it_is_told_to_end_is_ended_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins, told = threading.Event(), threading.Event()
    sleeps = (sys.executable, "-c", "__import__('time').sleep(20)")

    def told_too_early() -> list["subprocess.Popen[bytes]"]:
        running = processes.those_running()
        told.set()
        return running

    def begin_late() -> int:
        begins.set()
        told.wait(10)
        return run_quietly(sleeps, cwd=tmp_path, env=os.environ)[0]

    monkeypatch.setattr(commands, "those_running", told_too_early)
    late: list[Future[int]] = []

    def until_told() -> None:
        with commands.several_at_once(1) as pool:
            late.append(pool.submit(begin_late))
            begins.wait(10)
            raise SystemExit(143)

    with pytest.raises(SystemExit):
        until_told()
    assert late[0].result() == 128 + signal.SIGTERM


def test_told_to_end_it_starts_nothing_more_and_ends_what_runs(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    sleeps = (sys.executable, "-c", f"open({str(begun)!r}, 'w').close(); __import__('time').sleep(600)")
    ended: list[tuple[int, str]] = []

    def run_and_tell() -> None:
        ended.append(run_quietly(sleeps, cwd=tmp_path, env=os.environ))

    def until_told() -> None:
        with commands.several_at_once(1) as pool:
            pool.submit(run_and_tell)
            pool.submit(run_and_tell)
            while not begun.exists():
                time.sleep(0.01)
            raise SystemExit(143)

    with pytest.raises(SystemExit):
        until_told()
    assert [status for status, _ in ended] == [128 + signal.SIGTERM]
