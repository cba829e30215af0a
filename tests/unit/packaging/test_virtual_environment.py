"""When .venv is made anew, and what it is made from."""

import os
import re
from pathlib import Path

import pytest
import virtual_environment
from virtual_environment import SetUpError, VirtualEnvironment

REPOSITORY = Path(virtual_environment.__file__).resolve().parents[1]

PYPROJECT = """
[build-system]
requires = ["hatchling"]
[project]
name = "kiosk"
dependencies = ["httpx"]
[tool.ruff]
line-length = 110
"""


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
    (venv.folder / virtual_environment.STAMP).write_text("what it was made from", encoding="utf-8")
    link = tmp_path / "link"
    link.symlink_to(venv.folder, target_is_directory=True)
    virtual_environment.remove(link)
    assert not os.path.lexists(link)
    assert venv.python.exists()
    assert venv.is_made_from("what it was made from")


def test_children_are_not_led_outside_of_the_environment() -> None:
    env = {"PATH": "/bin", "PYTHONPATH": "/elsewhere", "PIP_USER": "1", "PYTHONHOME": "/old"}
    assert virtual_environment.environment_for_children(env) == {"PATH": "/bin"}


def test_the_lock_file_pins_every_package_by_hash_and_names_no_place() -> None:
    text = (REPOSITORY / virtual_environment.LOCK).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash)", text, re.MULTILINE), "an option of pip, such as an index"
    requirements = text.replace("\\\n", " ").splitlines()
    assert len(requirements) > 50
    pinned = re.compile(r"[a-z0-9][a-z0-9.-]*==[^\s;]+( ; [^-]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert [line for line in requirements if not pinned.fullmatch(line)] == []


def test_what_has_to_be_built_comes_after_what_builds_it() -> None:
    text = (REPOSITORY / virtual_environment.LOCK).read_text(encoding="utf-8")
    wheels, sources = virtual_environment.split_lock(text)
    built = re.findall(r"^(\S+?)==", sources, re.MULTILINE)
    assert built == ["font-roboto", "nkeys"]
    assert sources.count("--hash=sha256:") == len(built)
    assert re.search(r"^setuptools==", wheels, re.MULTILINE)
    assert sorted((wheels + sources).splitlines()) == sorted(text.splitlines())


def test_a_lock_file_of_wheels_alone_stays_whole() -> None:
    text = "httpx==1 \\\n    --hash=sha256:00\n"
    assert virtual_environment.split_lock(text) == (text, "")
