"""The `.venv` beside pyproject.toml: made from the lock file, and remade when that has changed.

A stamp in it, written last, says what it was made from. Without the right stamp it is made anew from nothing:
an interrupted installation is never taken for a finished one.
"""

import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from processes import echo, run_quietly

LOCK = Path("packaging", "requirements.lock")
SOURCE_ONLY = ("font-roboto", "nkeys")
"""What the package index has as source only: built by the lock file's own setuptools, after all else."""
STAMP = "kiosk-stamp"


class SetUpError(Exception):
    """The environment could not be made; the message tells a person what to do."""


@dataclass(frozen=True)
class VirtualEnvironment:
    """Where an environment is, and where its programs are on this operating system."""

    folder: Path
    on_windows: bool = os.name == "nt"

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self.program("python")

    def program(self, name: str) -> Path:
        """The path of a program that was installed into the environment."""
        return self.folder / "Scripts" / f"{name}.exe" if self.on_windows else self.folder / "bin" / name

    def is_made_from(self, stamp: str) -> bool:
        """Tell whether it was finished, and from what `stamp` stands for."""
        try:
            return self.python.exists() and (self.folder / STAMP).read_text(encoding="utf-8") == stamp
        except (OSError, UnicodeDecodeError):  # no stamp, or one that a failing disk has spoilt
            return False


def stamp_for(lock: bytes, pyproject: str, *, root: Path, python: str) -> str:
    """Return a digest of all that an environment is made from.

    Of pyproject.toml only the tables that decide what gets installed count: a new lint rule remakes nothing.
    The folder counts because the environment points at it and cannot be moved.
    """
    project = tomllib.loads(pyproject)
    hatch = project.get("tool", {}).get("hatch", {})
    tables = {"build-system": project.get("build-system"), "project": project.get("project"), "hatch": hatch}
    parts = (hashlib.sha256(lock).hexdigest(), json.dumps(tables, sort_keys=True), str(root), python)
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def environment_for_children(env: Mapping[str, str]) -> dict[str, str]:
    """Return `env` without what would lead a program in the environment to packages outside of it."""
    leads_outside = {
        "PYTHONHOME",
        "PYTHONPATH",
        "PIP_USER",
        "PIP_TARGET",
        "PIP_PREFIX",
        "PIP_REQUIRE_VIRTUALENV",
    }
    return {name: value for name, value in env.items() if name not in leads_outside}


def wanted_stamp(root: Path) -> str:
    """Return the stamp of an environment made now, by this Python, for the project at `root`."""
    python = f"{platform.python_implementation()} {sys.version_info.major}.{sys.version_info.minor}"
    pyproject = (root / "pyproject.toml").read_text(encoding="utf-8")
    return stamp_for((root / LOCK).read_bytes(), pyproject, root=root, python=python)


def make(environment: VirtualEnvironment, root: Path) -> None:
    """Make the environment of the project at `root` from nothing; raises SetUpError."""
    stamp = wanted_stamp(root)
    make_empty(environment.folder)
    pip = (environment.python, "-m", "pip", "--no-input", "--disable-pip-version-check", "install", "--quiet")
    echo(f"Installing the packages of {LOCK}; the first time takes a few minutes.")
    wheels, sources = split_lock((root / LOCK).read_text(encoding="utf-8"))
    # What is built here is built without isolation: its back-end came with the lock file, hash and all.
    _install_locked((*pip,), wheels, root)
    _install_locked((*pip, "--no-deps", "--no-build-isolation"), sources, root)
    editable = ("--no-deps", "--no-build-isolation", "-e", root)
    run_or_fail((*pip, *editable), cwd=root, failed="Kiosk itself could not be installed.")
    _write_whole(environment.folder / STAMP, stamp)


def split_lock(lock: str) -> tuple[str, str]:
    """Return what the lock file says of all other packages, and of those in `SOURCE_ONLY`."""
    entries = re.split(r"^(?=[^\s#])", lock, flags=re.MULTILINE)
    sources = [entry for entry in entries if entry.partition("==")[0] in SOURCE_ONLY]
    return "".join(entry for entry in entries if entry not in sources), "".join(sources)


def _install_locked(pip: Sequence[str | Path], requirements: str, root: Path) -> None:
    """Install `requirements`, entries of the lock file; raises SetUpError."""
    if not requirements:
        return
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch, LOCK.name)
        file.write_text(requirements, encoding="utf-8")
        install = (*pip, "--require-hashes", "-r", file)
        run_or_fail(install, cwd=root, failed="The packages could not be installed.")


def make_empty(folder: Path) -> None:
    """Make an environment with nothing in it but pip, in place of what is at `folder`; raises SetUpError."""
    if os.path.lexists(folder):
        echo(f"Remaking {folder.name}: what it was made from has changed, or it was never finished.")
        remove(folder)
    if importlib.util.find_spec("ensurepip") is None:
        raise SetUpError(
            "This Python cannot make virtual environments. On Debian and Ubuntu, install python3-venv."
        )
    # Inside an environment this names the interpreter it was made with; its own may just have been removed.
    interpreter = getattr(sys, "_base_executable", sys.executable)
    echo(f"Making {folder.name} with Python {platform.python_version()}.")
    command = (interpreter, "-m", "venv", folder)
    run_or_fail(command, cwd=folder.parent, failed="Python could not make a virtual environment.")


def remove(folder: Path) -> None:
    """Remove an environment, or a link to one; raises SetUpError where a program still runs from it."""
    try:
        if folder.is_symlink() or folder.is_file():
            folder.unlink()  # behind a link is an environment of somebody else, and finished
            return
        (folder / STAMP).unlink(missing_ok=True)
        shutil.rmtree(folder)
    except OSError as error:
        raise SetUpError(
            f"{folder} cannot be removed ({error}). Close what runs from it, then try again."
        ) from error


def run_or_fail(command: Sequence[str | Path], *, cwd: Path, failed: str) -> None:
    """Run `command`, quiet if it succeeds; raises SetUpError with the words `failed` if it does not."""
    status, printed = run_quietly(command, cwd=cwd, env=environment_for_children(os.environ))
    if status != 0:
        echo("\n".join(printed.splitlines()[-15:]))
        raise SetUpError(failed)


def _write_whole(file: Path, text: str) -> None:
    """Write a file that is never seen half-written, not even after a power cut."""
    partial = file.with_suffix(".partial")
    with partial.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    partial.replace(file)
