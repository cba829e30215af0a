"""What a process that holds secrets gives away: nothing to other programs, and no core dump."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SECRETS = {
    "KIOSK_TOKEN": "t-secret",
    "KIOSK_PASSPHRASE": "p-secret",
    "KIOSK_HANDOVER_PASSPHRASE": "h-secret",
    "KIOSK_CLIENT_SECRET": "c-secret",
    "KIOSK_OFFICE_PASSPHRASE": "o-secret",
}
AFTER = """
import ctypes, json, os, pathlib, sys
from kiosk.__main__ import main
sys.argv = ["kiosk", "--help"]
try:
    main()
except SystemExit:
    pass
from kiosk.cli.environment import variables
try:
    import resource
    limit = resource.getrlimit(resource.RLIMIT_CORE)
except ImportError:
    limit = None
try:
    shown = pathlib.Path("/proc/self/environ").read_bytes().decode("latin-1")
except (FileNotFoundError, PermissionError):
    shown = ""
may_be_traced = ctypes.CDLL(None).prctl(3) if sys.platform == "linux" else 0
child = os.popen('"' + sys.executable + '" -c "import os; print(dict(os.environ))"').read()
print(json.dumps({"child": child, "own": dict(os.environ), "kept": dict(variables()), "limit": limit,
    "shown": shown, "may be traced": may_be_traced}))
"""


def test_secrets_leave_the_environment_when_the_program_begins(tmp_path: Path) -> None:
    given = {**os.environ, **SECRETS, "KIOSK_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", AFTER], env=given, capture_output=True, check=True)
    seen = json.loads(done.stdout.splitlines()[-1])
    for name, secret in SECRETS.items():
        assert seen["kept"][name] == secret
        assert name not in seen["own"]
        assert secret not in seen["child"]
        assert secret not in seen["shown"]
    assert "KIOSK_HOME" in seen["child"]
    assert not seen["may be traced"], "by other programs of the same user, which then read its memory"
    if sys.platform == "win32":
        pytest.skip("Windows has no core dumps of this kind")
    assert seen["limit"] == [0, 0]
