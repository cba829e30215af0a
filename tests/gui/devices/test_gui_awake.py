"""Machine and screen are kept awake where the system lets us, and nothing fails where it does not."""

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator

import pytest
import wakepy

from kiosk.ui.devices import awake
from kiosk.ui.devices.awake import Awake
from kiosk.ui.manager.readiness_sheet import check_mend, check_name
from kiosk.ui.texts.messages import as_detail
from tests.gui.conftest import Play


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    gc.collect()  # or the thread may be the one that collects other tests' Qt objects, which Qt does not like
    yield
    assert wakepy.modecount() == 0
    assert not [one for one in threading.enumerate() if one.name == "awake"]


def test_it_is_kept_awake_from_enter_to_leave(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAKEPY_FAKE_SUCCESS", "1")

    async def scene() -> None:
        keeper = Awake()
        assert (bool(keeper.reason), list(keeper.checks())) == (True, [])
        assert await keeper.enter()
        assert [check.ok for check in keeper.checks()] == [True]
        assert (keeper.is_kept, keeper.reason, wakepy.modecount()) == (True, "", 1)
        assert await keeper.enter()
        assert wakepy.modecount() == 1
        await keeper.leave()
        assert (keeper.is_kept, wakepy.modecount()) == (False, 0)
        assert await keeper.enter()
        await keeper.leave()
        await keeper.leave()

    play(scene())


def test_a_system_that_refuses_is_a_notice_and_no_error(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAKEPY_FAKE_SUCCESS", raising=False)
    monkeypatch.setenv("WAKEPY_FORCE_FAILURE", "1")

    async def scene() -> None:
        keeper = Awake()
        assert not await keeper.enter()
        assert not keeper.is_kept
        (check,) = keeper.checks()
        assert (check.ok, check_name(check), as_detail(check.detail)) == (False, "Screen", "May go dark")
        assert "may go to sleep" in check_mend(check)
        await keeper.leave()

    play(scene())


def test_a_machine_without_the_service_that_is_asked_is_no_error(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WAKEPY_FAKE_SUCCESS", raising=False)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/bus")

    async def scene() -> None:
        keeper = Awake()
        kept = await keeper.enter()
        assert kept is not bool(keeper.reason)
        await keeper.leave()

    play(scene())


def test_a_system_that_does_not_answer_keeps_nobody_waiting(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    hangs = threading.Event()

    def held(*_: object) -> None:
        hangs.wait(10)

    monkeypatch.setattr(awake, "_hold", held)
    monkeypatch.setattr(awake, "ANSWER_S", 0.02)

    async def scene() -> None:
        keeper = Awake()
        assert not await keeper.enter()
        assert keeper.reason
        await keeper.leave()
        hangs.set()

    play(scene())
    for thread in threading.enumerate():
        if thread.name == "awake":
            thread.join(5)


def test_an_answer_after_the_end_is_for_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raised: list[object] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)
    ended = threading.Event()

    def late(_release: threading.Event, tell: Callable[[str], None]) -> None:
        ended.wait(10)
        tell("")

    monkeypatch.setattr(awake, "_hold", late)
    monkeypatch.setattr(awake, "ANSWER_S", 0.01)

    async def scene() -> None:
        assert not await Awake().enter()

    asyncio.run(scene())
    (thread,) = (one for one in threading.enumerate() if one.name == "awake")
    ended.set()
    thread.join(5)
    assert raised == []


def test_a_mode_that_cannot_be_left_is_logged_only(
    play: Play, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("WAKEPY_FAKE_SUCCESS", "1")

    def failing(mode: wakepy.Mode) -> bool:
        mode._unset_current_mode()
        raise RuntimeError("The exit was unsuccessful")

    async def scene() -> None:
        keeper = Awake()
        assert await keeper.enter()
        monkeypatch.setattr(wakepy.Mode, "_deactivate", failing)
        await keeper.leave()

    play(scene())
    assert "The exit was unsuccessful" in caplog.text
