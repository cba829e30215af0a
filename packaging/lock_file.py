"""`requirements.lock`: every package for every platform, with hashes, and no word of where it came from."""

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from processes import run
from virtual_environment import LOCK, VirtualEnvironment, environment_for_children, make_empty, run_or_fail


def lock_anew(root: Path, args: Sequence[str]) -> int:
    """Remake the lock file from pyproject.toml and return the exit status; raises SetUpError.

    A locked version that still fits stays, unless `args` (given to `uv pip compile`) say `--upgrade`.
    """
    with tempfile.TemporaryDirectory() as scratch:
        passing = VirtualEnvironment(Path(scratch, "uv"))
        make_empty(passing.folder)
        install = (passing.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
        run_or_fail(install, cwd=root, failed="uv, which makes the lock file, could not be installed.")
        wide = ("--universal", "--python-version", "3.11", "--generate-hashes", "--extra", "dev")
        bare = ("--no-emit-index-url", "--no-emit-find-links", "--no-header", "--no-annotate", "--quiet")
        command: tuple[str | Path, ...] = (
            passing.program("uv"),
            "pip",
            "compile",
            *wide,
            *bare,
            *args,
            "pyproject.toml",
            "-o",
            LOCK,
        )
        return run(command, cwd=root, env=environment_for_children(os.environ))
