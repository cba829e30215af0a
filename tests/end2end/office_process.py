"""An office as a process of its own, and a host who goes to its pages with a browser."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from kiosk.sandbox.server import SandboxThread
from tests.end2end.browser import NO_CHROMIUM
from tests.end2end.kiosk_process import Kiosk, Running

PASSPHRASE = "long passphrase"
"""What the host types on the office's page."""


def client_of(service: SandboxThread) -> tuple[str, str]:
    """The client ID and the client secret of the application that the service knows."""
    return service.ready.client_id, service.ready.client_secret


@contextmanager
def office_process(
    folder: Path, base_url: str, client: tuple[str, str], redirect_uri: str = "", port: int = 0
) -> Iterator[tuple[Kiosk, Running, dict[str, Any]]]:
    """One that is set up and runs: the commands of its folder, the process, and what it said of itself.

    Without a `redirect_uri` the service is to send browsers back to the office itself.
    """
    there = Kiosk(folder, {"KIOSK_OFFICE_HOME": str(folder)})
    client_id, client_secret = client
    set_up = there.run(
        *("office", "setup", "--client-id", client_id, "--service", base_url),
        *(("--redirect-uri", redirect_uri) if redirect_uri else ()),
        stdin=f"{client_secret}\n{PASSPHRASE}\n".encode(),
    )
    assert set_up.status == 0, set_up
    with there.start("--json", "office", "--port", str(port)) as running:
        yield there, running, running.answer()


def walked(address: str, picture: Path, *walk: str) -> list[dict[str, Any]]:
    """The pages that a host saw on this walk; see `tests.end2end.browser`."""
    command = [sys.executable, "-m", "tests.end2end.browser", address, PASSPHRASE, str(picture), *walk]
    environment = {name: value for name, value in os.environ.items() if name != "FONTCONFIG_FILE"}
    done = subprocess.run(command, capture_output=True, timeout=240, check=False, env=environment)
    if done.returncode == NO_CHROMIUM:
        pytest.skip("this machine lacks what Chromium needs")
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return [json.loads(line) for line in done.stdout.decode().splitlines() if line.startswith("{")]
