"""What commands ask of an office that runs, on a machine whose clock may be wrong."""

import asyncio
from pathlib import Path

import pytest

from kiosk.bootstrap import office_commands
from kiosk.bootstrap.office_folder import ADDRESS_FILE, OfficeFolder
from kiosk.office.certificate import CERTIFICATE_FILE
from kiosk.office.errors import OfficeError
from tests.unit.api.office_certificates import certified
from tests.unit.api.scripted_server import http, serving


def asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, days: tuple[float, float], known: bool
) -> object:
    """What `kiosk office doors` hears of an office whose certificate is good from and until these days."""
    monkeypatch.setattr(office_commands, "open_folder_key", lambda _: bytes(32))
    shown = certified(tmp_path, from_days=days[0], days=days[1])
    pinned = shown if known else certified(tmp_path)
    (tmp_path / CERTIFICATE_FILE).write_text(pinned.pem, encoding="ascii")

    async def talk() -> object:
        async with serving(http(200, []), tls=shown.tls) as server:
            (tmp_path / ADDRESS_FILE).write_text(f"127.0.0.1 {server.port}", encoding="ascii")
            folder = OfficeFolder(tmp_path, "")
            return await asyncio.to_thread(office_commands._asked, folder, "GET", "/command/doors", None)

    return asyncio.run(talk())


@pytest.mark.parametrize("days", [(-20.0, -10.0), (10.0, 20.0)])
def test_the_certificates_dates_keep_no_command_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: tuple[float, float]
) -> None:
    assert asked(tmp_path, monkeypatch, days=days, known=True) == []


def test_another_certificate_gets_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OfficeError, match="does not answer"):
        asked(tmp_path, monkeypatch, days=(-1.0, 1.0), known=False)
