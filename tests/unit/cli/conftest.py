"""Runs commands in this process, on a fresh profile."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kiosk.cli.app import run


@dataclass(frozen=True)
class CommandResult:
    status: int
    out: str
    err: str

    @property
    def value(self) -> Any:
        return json.loads(self.out)


Command = Callable[..., CommandResult]


@pytest.fixture
def kiosk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command on a fresh profile, which has a passphrase."""
    for name in ("KIOSK_BASE_URL", "KIOSK_TOKEN", "KIOSK_EVENT_ID", "KIOSK_DOOR", "KIOSK_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("KIOSK_HOME", str(tmp_path / "profile"))
    monkeypatch.setenv("KIOSK_PASSPHRASE", "correct horse")

    def command(*arguments: str) -> CommandResult:
        capsys.readouterr()
        status = run(list(arguments))
        return CommandResult(status, *capsys.readouterr())

    return command
