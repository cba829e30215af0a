"""What commands ask of an office that runs, on a machine whose clock may be wrong."""

import asyncio
import os
import threading
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


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no pipes with names in folders")
@pytest.mark.parametrize("content", [None, b"no certificate", b"\xff", b"x" * 2_000_000])
def test_a_certificate_that_is_a_pipe_or_none_is_said_and_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    monkeypatch.setattr(office_commands, "open_folder_key", lambda _: bytes(32))
    (tmp_path / ADDRESS_FILE).write_text("127.0.0.1 9", encoding="ascii")
    certificate = tmp_path / CERTIFICATE_FILE
    if content is None:
        os.mkfifo(certificate)
    else:
        certificate.write_bytes(content)
    asked: list[str] = []

    def ask() -> None:
        with pytest.raises(OfficeError, match="does not answer") as error:
            office_commands._asked(OfficeFolder(tmp_path, ""), "GET", "/command/doors", None)
        asked.append(str(error.value))

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(5)
    if is_waiting := asking.is_alive():
        os.close(os.open(certificate, os.O_WRONLY | os.O_NONBLOCK))
        asking.join()
    assert (is_waiting, len(asked)) == (False, 1)
