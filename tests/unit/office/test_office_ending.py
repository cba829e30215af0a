"""How the office begins and ends on a machine that is in trouble."""

import asyncio
import signal
import sys

import pytest

from kiosk.bootstrap import office as bootstrap
from kiosk.bootstrap.office import Listening, allow_files, run_office
from kiosk.bootstrap.office_folder import LOCK_FILE, OfficeFolder
from kiosk.engine.errors import StoreError
from tests.unit.office.office_samples import FakeClock, running


class SlowRenewing:
    """An exchange that is answered only while the office is ending."""

    def __init__(self) -> None:
        self.closed = False

    async def renew(self, refused: str) -> bool:
        raise AssertionError(refused)

    async def aclose(self) -> None:
        await asyncio.sleep(bootstrap.CLOSE_WITHIN_S + 0.2)
        self.closed = True


async def test_the_end_waits_for_an_exchange_under_way(folder: OfficeFolder, clock: FakeClock) -> None:
    slow = SlowRenewing()
    async with running(folder, clock) as office:
        office.opened.office.sign_in._renewing = slow
    assert slow.closed


def test_a_disk_that_is_too_full_for_the_address_opens_the_office(
    folder: OfficeFolder, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> None:
        raise StoreError("office.address cannot be written: no space")

    monkeypatch.setattr(bootstrap, "write_address", full)
    heard: list[Listening] = []

    def announce(listening: Listening) -> None:
        heard.append(listening)
        signal.raise_signal(signal.SIGTERM)

    folder.path.chmod(0o770)
    run_office(folder, ("127.0.0.1",), 0, announce)
    assert heard
    assert "commands on this machine will not find the office" in caplog.text
    assert ("others may write in" in caplog.text) == (sys.platform != "win32")


@pytest.mark.skipif(sys.platform == "win32", reason="a lock in use cannot be removed there")
async def test_a_lock_that_is_gone_is_told_and_another_offices_is_respected(
    folder: OfficeFolder, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(folder, clock) as office:
        kept, lock = office.opened.office.kept, folder.path / LOCK_FILE
        lock.rename(folder.path / "moved")
        await kept.change(lambda state: state)
        assert "office.lock is gone" in caplog.text
        lock.touch()
        with pytest.raises(StoreError, match="another office"):
            await kept.change(lambda state: state)
        (folder.path / "moved").replace(lock)
        await kept.change(lambda state: state)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such limit")
def test_the_office_may_open_as_many_files_as_the_machine_lets_it() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        allow_files()
        now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert now == (min(hard, 4096) if hard != resource.RLIM_INFINITY else 4096)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
