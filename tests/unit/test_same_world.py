"""Tests see the same world, whoever runs them."""

import json
import os
import subprocess
import sys
from pathlib import Path

WORLD = "import json, os; from tests import conftest; print(json.dumps([dict(os.environ), os.umask(0)]))"


def test_no_setting_of_whoever_runs_the_tests_reaches_them() -> None:
    own = {
        "KIOSK_HOME": "/nonexistent",
        "KIOSK_TOKEN": "x",
        "LANGUAGE": "de",
        "LC_TIME": "de_DE.UTF-8",
        "QT_SCALE_FACTOR": "2",
        "QT_QPA_PLATFORMTHEME": "gtk3",
    }
    meant = {"KIOSK_EXAMPLES": "2000", "KIOSK_LOOKS": "all", "QT_QPA_PLATFORM": "minimal"}
    worlds = []
    for umask in (0o000, 0o077):
        done = subprocess.run(
            [sys.executable, "-c", WORLD],
            cwd=Path(__file__).parents[2],
            env={**os.environ, **own, **meant},
            umask=umask,
            capture_output=True,
            check=True,
        )
        worlds.append(json.loads(done.stdout))
    assert worlds[0] == worlds[1]
    environment, _ = worlds[0]
    assert environment.keys().isdisjoint(own)
    assert environment.items() >= meant.items()
