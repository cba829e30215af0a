"""dev.py: what it understands, what it decides about a machine, when it remakes .venv, how it reports."""

import ast
import os
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import dev
import processes
import pytest
import system_libraries
import virtual_environment
import words
from system_libraries import Lack, SystemPart, Way
from virtual_environment import SetUpError, VirtualEnvironment

REPOSITORY = Path(dev.__file__).resolve().parents[1]

needs_shell_scripts = pytest.mark.skipif(os.name == "nt", reason="stands shell scripts in for programs")

PYPROJECT = """
[build-system]
requires = ["hatchling"]
[project]
name = "kiosk"
dependencies = ["httpx"]
[tool.ruff]
line-length = 110
"""


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
    assert set(re.findall(r"^  (\w+) ", shown, re.MULTILINE)) == {*words.WORDS, "lock"}


@pytest.mark.parametrize("argv", [["dance"], []])
def test_an_unknown_word_is_a_usage_error_before_anything_is_installed(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(argv) == 2
    assert "Words:" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("has_apt", "is_root", "sudo_asks_nothing", "way"),
    [
        (True, True, False, Way.AS_ROOT),
        (True, True, True, Way.AS_ROOT),
        (True, False, True, Way.WITH_SUDO),
        (True, False, False, Way.BY_HAND),
        (False, True, True, Way.NO_APT),
        (False, False, False, Way.NO_APT),
    ],
)
def test_nothing_is_installed_in_a_way_that_asks_for_a_password(
    has_apt: bool, is_root: bool, sudo_asks_nothing: bool, way: Way
) -> None:
    chosen = system_libraries.choose_way(
        has_apt=has_apt, is_root=is_root, sudo_asks_nothing=sudo_asks_nothing
    )
    assert chosen is way


def test_only_what_is_missing_is_named() -> None:
    missing = system_libraries.find_missing(lambda part: part.name != "libzbar.so.0")
    assert [part.name for part in missing] == ["libzbar.so.0"]
    assert system_libraries.find_missing(lambda part: True) == ()


def test_packages_carry_the_name_that_this_release_knows() -> None:
    glib = [part for part in system_libraries.PARTS if "libglib2.0-0" in part.packages]
    assert len(glib) == 2
    bookworm = system_libraries.packages_for(glib, lambda package: not package.endswith("t64"))
    trixie = system_libraries.packages_for(glib, lambda package: package.endswith("t64"))
    unknown = system_libraries.packages_for(glib, lambda package: False)
    assert (bookworm, trixie, unknown) == (("libglib2.0-0",), ("libglib2.0-0t64",), ("libglib2.0-0",))


def test_apt_is_told_to_ask_nothing_and_to_bring_no_more_than_needed() -> None:
    command = system_libraries.apt_install(["libzbar0"])
    assert command == ("apt-get", "install", "-y", "--no-install-recommends", "libzbar0")


def test_what_is_missing_is_described_with_what_it_costs() -> None:
    missing = [
        SystemPart("libEGL.so.1", ("libegl1",), Lack.QT),
        SystemPart("libGL.so.1", ("libgl1",), Lack.QT),
        SystemPart("libpulse.so.0", ("libpulse0",), Lack.SOUND),
    ]
    assert system_libraries.describe(missing).splitlines() == [
        "Missing from the system:",
        "  libEGL.so.1, libGL.so.1: Qt does not start",
        "  libpulse.so.0: no sound",
    ]


@pytest.mark.parametrize(
    ("lacks", "env", "is_kept"),
    [
        ((), {"DISPLAY": ":0"}, False),
        ((Lack.ZBAR, Lack.SOUND, Lack.TEXT), {"DISPLAY": ":0"}, False),
        ((Lack.QT,), {}, True),
        ((Lack.X11,), {}, False),
        ((Lack.X11,), {"DISPLAY": ":0"}, True),
        ((Lack.X11,), {"DISPLAY": ""}, False),
        ((Lack.X11,), {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ((Lack.X11,), {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, False),
        ((Lack.WAYLAND,), {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ((Lack.X11, Lack.WAYLAND), {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, True),
    ],
)
def test_only_what_this_display_needs_keeps_qt_from_starting(
    lacks: tuple[Lack, ...], env: Mapping[str, str], is_kept: bool
) -> None:
    missing = [SystemPart("a part", ("a-package",), lack) for lack in lacks]
    assert system_libraries.keeps_qt_from_starting(missing, env) is is_kept


def stamp(
    *, lock: bytes = b"httpx==1", pyproject: str = PYPROJECT, root: str = "/kiosk", python: str = "3.11"
) -> str:
    return virtual_environment.stamp_for(lock, pyproject, root=Path(root), python=python)


def test_a_stamp_changes_with_all_that_an_environment_is_made_from() -> None:
    stamps = {
        stamp(),
        stamp(lock=b"httpx==2"),
        stamp(pyproject=PYPROJECT.replace("httpx", "httpx>1")),
        stamp(pyproject=PYPROJECT.replace("hatchling", "hatchling>1")),
        stamp(pyproject=PYPROJECT + "[tool.hatch.build]\nskip-excluded-dirs = true\n"),
        stamp(root="/moved"),
        stamp(python="3.12"),
    }
    assert len(stamps) == 7


def test_a_stamp_outlives_a_new_lint_rule() -> None:
    assert stamp(pyproject=PYPROJECT.replace("110", "120")) == stamp()


@pytest.fixture
def venv(tmp_path: Path) -> VirtualEnvironment:
    """An environment that looks finished, made from "this"."""
    made = VirtualEnvironment(tmp_path / ".venv")
    made.python.parent.mkdir(parents=True)
    made.python.touch()
    (made.folder / virtual_environment.STAMP).write_text("this", encoding="utf-8")
    return made


def test_an_environment_is_ready_only_with_its_own_stamp_and_an_interpreter(venv: VirtualEnvironment) -> None:
    stamp_file = venv.folder / virtual_environment.STAMP
    assert venv.is_made_from("this")
    assert not venv.is_made_from("that")
    stamp_file.write_bytes(b"\xff\xfe")
    assert not venv.is_made_from("this")
    stamp_file.unlink()
    assert not venv.is_made_from("this")
    stamp_file.write_text("this", encoding="utf-8")
    venv.python.unlink()
    assert not venv.is_made_from("this")


def test_programs_are_found_on_every_operating_system() -> None:
    folder = Path(".venv")
    assert VirtualEnvironment(folder, on_windows=True).program("ruff") == folder / "Scripts" / "ruff.exe"
    assert VirtualEnvironment(folder, on_windows=False).python == folder / "bin" / "python"


def test_an_installation_that_fails_leaves_no_stamp_and_nothing_of_what_was_there(
    tmp_path: Path, venv: VirtualEnvironment
) -> None:
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "requirements.lock").write_text("this is no requirement\n", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    left_over = venv.folder / "left-over"
    left_over.touch()
    with pytest.raises(SetUpError, match="packages could not be installed"):
        virtual_environment.make(venv, tmp_path)
    assert not left_over.exists()
    assert not (venv.folder / virtual_environment.STAMP).exists()
    assert not venv.is_made_from(virtual_environment.wanted_stamp(tmp_path))


def test_only_the_link_is_removed_where_the_environment_is_one(
    tmp_path: Path, venv: VirtualEnvironment
) -> None:
    link = tmp_path / "link"
    link.symlink_to(venv.folder, target_is_directory=True)
    virtual_environment.remove(link)
    assert not os.path.lexists(link)
    assert venv.python.exists()


def test_children_are_not_led_outside_of_the_environment() -> None:
    env = {"PATH": "/bin", "PYTHONPATH": "/elsewhere", "PIP_USER": "1", "PYTHONHOME": "/old"}
    assert virtual_environment.environment_for_children(env) == {"PATH": "/bin"}


@pytest.mark.parametrize(("returned", "status"), [(0, 0), (3, 3), (-11, 139)])
def test_a_signal_becomes_an_exit_status_as_in_a_shell(returned: int, status: int) -> None:
    assert processes.exit_status(returned) == status


def test_a_quiet_program_tells_its_status_and_both_its_outputs(tmp_path: Path) -> None:
    script = "import sys; print('out', flush=True); print('err', file=sys.stderr); sys.exit(3)"
    status, printed = processes.run_quietly((sys.executable, "-c", script), cwd=tmp_path, env=os.environ)
    assert (status, printed.split()) == (3, ["out", "err"])


SAVES_ON_CTRL_C = """
import signal, time
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    print("ready", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    time.sleep(0.5)  # longer than subprocess itself would wait before it kills
    print("saved", flush=True)
"""

RUNS_IT = """
import os, signal, sys, dev, words
from pathlib import Path
from processes import run
signal.signal(signal.SIGINT, signal.default_int_handler)
words.carry_out = lambda *_: run((sys.executable, "-c", sys.argv[1]), cwd=Path("/"), env=os.environ)
sys.exit(dev.main(["check"]))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals to send to a group")
def test_ctrl_c_lets_the_program_finish_and_shows_no_traceback() -> None:
    with subprocess.Popen(
        (sys.executable, "-c", RUNS_IT, SAVES_ON_CTRL_C),
        cwd=Path(dev.__file__).parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (processes.INTERRUPTED, "saved\n", "")


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
    assert words.has_display(env, system) is expected


def test_qt_is_kept_off_the_screen_unless_told_otherwise() -> None:
    assert words.off_screen({}) == {"QT_QPA_PLATFORM": "offscreen"}
    assert words.off_screen({"QT_QPA_PLATFORM": "xcb"}) == {}


def test_the_summary_ends_with_what_failed() -> None:
    passed, failed = words.Outcome("lint", 0, 1.0), words.Outcome("types", 2, 12.5)
    assert words.summary([passed]).splitlines()[-1] == "all passed"
    shown = words.summary([passed, failed]).splitlines()
    assert shown[-1] == "failed: types"
    assert any(line.startswith("types") and line.endswith("FAILED (2)") for line in shown)


@pytest.fixture
def room(venv: VirtualEnvironment, tmp_path: Path) -> words.Room:
    """A room whose Python and lint-imports only note what they were called with; mypy fails."""
    script = '#!/bin/sh\necho "$0 $*" >> "$CALLS"\ncase "$*" in *mypy*) echo no types; exit 7;; esac\n'
    for program in (venv.python, venv.program("lint-imports")):
        program.write_text(script)
        program.chmod(0o755)
    env = {"PATH": os.environ["PATH"], "CALLS": str(tmp_path / "calls")}
    return words.Room(tmp_path, venv, (), env)


def calls(room: words.Room) -> list[str]:
    """What was called, without the folder of the programs."""
    noted = Path(room.env["CALLS"]).read_text(encoding="utf-8")
    return noted.replace(f"{room.venv.python.parent}/", "").splitlines()


@needs_shell_scripts
def test_a_step_that_fails_stops_no_other_and_is_named(
    room: words.Room, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words.test(room, []) == 1
    assert sorted(calls(room)[:4]) == [
        "lint-imports --no-logo",
        "python -m mypy",
        "python -m ruff check",
        "python -m ruff format --check",
    ]
    assert calls(room)[4:] == ["python -m coverage run -m pytest", "python -m coverage report"]
    shown = capsys.readouterr().out
    assert "no types" in shown
    assert shown.splitlines()[-1] == "failed: types"


@needs_shell_scripts
def test_coverage_is_judged_for_the_whole_suite_only(room: words.Room) -> None:
    words.test(room, ["-k", "outbox"])
    assert calls(room)[4:] == ["python -m coverage run -m pytest -k outbox"]


@needs_shell_scripts
def test_check_runs_no_tests(room: words.Room) -> None:
    assert words.check(room, []) == 1
    assert not [call for call in calls(room) if "pytest" in call]


@needs_shell_scripts
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
@pytest.mark.parametrize("args", [["--tour", "--json"], ["--json"]])
def test_demo_plays_the_tour_where_nobody_could_see_a_window(room: words.Room, args: list[str]) -> None:
    assert words.demo(room, args) == 0
    assert calls(room) == ["python -m kiosk demo --tour --json"]


@needs_shell_scripts
def test_demo_stops_in_words_where_qt_cannot_start(
    room: words.Room, capsys: pytest.CaptureFixture[str]
) -> None:
    egl = SystemPart("libEGL.so.1", ("libegl1",), Lack.QT)
    assert words.demo(words.Room(room.root, room.venv, (egl,), room.env), []) == 1
    assert not Path(room.env["CALLS"]).exists()
    assert "libraries named above" in capsys.readouterr().err


def test_the_lock_file_pins_every_package_by_hash_and_names_no_place() -> None:
    text = (REPOSITORY / virtual_environment.LOCK).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash)", text, re.MULTILINE), "an option of pip, such as an index"
    requirements = text.replace("\\\n", " ").splitlines()
    assert len(requirements) > 50
    pinned = re.compile(r"[a-z0-9][a-z0-9.-]*==[^\s;]+( ; [^-]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert [line for line in requirements if not pinned.fullmatch(line)] == []


def test_ci_calls_the_command_of_the_readme() -> None:
    script = REPOSITORY / ".ci" / "run"
    assert script.read_text(encoding="utf-8").splitlines()[-1] == "exec python3 packaging/dev.py test"
    assert os.name == "nt" or os.access(script, os.X_OK)
