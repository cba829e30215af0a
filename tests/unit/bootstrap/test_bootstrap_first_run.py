"""What the first run leaves behind where a step is left in the middle, or the disk fails."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NoReturn

import pytest
from keyring.backends import fail
from msgspec.structs import replace

from kiosk.bootstrap import first_run, pairing
from kiosk.bootstrap.environment import SystemClock
from kiosk.bootstrap.first_run import FirstRun
from kiosk.bootstrap.opening import open_profile
from kiosk.core.policy import DoorPolicy
from kiosk.engine.errors import StoreError
from kiosk.sandbox.server import SandboxThread
from kiosk.settings import Settings, SettingsError
from kiosk.settings_file import change_settings, load_settings
from kiosk.store import policies
from kiosk.ui.first_run.steps import StepFailedError
from tests.unit.bootstrap.pairing_samples import kept, office, place, theirs
from tests.unit.cli.office_thread import OfficeThread
from tests.unit.store.store_samples import MemoryKeyring, using_keyring

__all__ = ["office", "theirs"]


@pytest.fixture(autouse=True)
def _ring() -> Iterator[None]:
    with using_keyring(MemoryKeyring()):
        yield


async def test_a_pairing_that_is_left_at_its_end_is_known_and_the_token_of_before_counts_no_more(
    office: OfficeThread, theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, taken, goes_on = tmp_path / "door", asyncio.Event(), asyncio.Event()
    really_keep = pairing._keep

    async def slow(*given: Any, **more: Any) -> Settings:
        taken.set()
        await goes_on.wait()
        return await really_keep(*given, **more)

    monkeypatch.setattr(pairing, "_keep", slow)
    run = FirstRun(place(home), SystemClock())
    await run.sign_in(theirs.base_url, theirs.token)
    await run.use(run.choice)
    assert run.token_for(theirs.base_url) == theirs.token
    office.pairs(theirs.base_url, events=["all"], door="Gate 7")
    step = asyncio.create_task(run.pair(office.link))
    await taken.wait()
    step.cancel()
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await step
    assert await kept(home) is not None
    assert run.token_for(theirs.base_url) == "", "it would go before the office's"
    assert run.choice.door == "Gate 7"


async def test_a_token_whose_address_was_saved_is_taken_though_the_rest_is_not(
    theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_given: object) -> NoReturn:
        raise SettingsError("the disk is full")

    run = FirstRun(place(tmp_path / "door"), SystemClock())
    with using_keyring(fail.Keyring()):  # type: ignore[no-untyped-call]  # the library has no types there
        await run.sign_in(theirs.base_url, theirs.token)
        monkeypatch.setattr(first_run, "change_settings", full)
        with pytest.raises(StepFailedError, match="disk is full"):
            await run.use(run.choice)
    assert load_settings(tmp_path / "door").base_url == theirs.base_url
    assert run.token_for(theirs.base_url) == theirs.token


async def test_rules_that_cannot_be_read_are_not_written_over(
    theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, stops = tmp_path / "door", ("a ticket",)
    run = FirstRun(place(home), SystemClock())
    await run.sign_in(theirs.base_url, theirs.token)
    with closing(await open_profile(place(home), writable=True)) as profile:
        await profile.policies.put(replace(DoorPolicy(), stop_list=stops))

    def failing(_connection: object) -> NoReturn:
        raise StoreError("the disk fails")

    with monkeypatch.context() as patched:
        patched.setattr(policies, "policy_held", failing)
        with pytest.raises(StepFailedError, match="disk fails"):
            await run.use(replace(run.choice, ticket_types=frozenset({"VIP"})))
    with closing(await open_profile(place(home), writable=True)) as profile:
        assert (await profile.policies.get()).stop_list == stops


async def test_a_choice_is_saved_beside_the_loop_and_to_the_end_where_the_step_is_left(
    theirs: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, saving, goes_on = tmp_path / "door", asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slow(folder: Path, changed: Callable[[Settings], Settings]) -> None:
        loop.call_soon_threadsafe(saving.set)
        assert goes_on.wait(20)
        change_settings(folder, changed)

    run = FirstRun(place(home), SystemClock())
    await run.sign_in(theirs.base_url, theirs.token)
    monkeypatch.setattr(first_run, "change_settings", slow)
    step = asyncio.create_task(run.use(replace(run.choice, door="Gate 7")))
    await saving.wait()
    step.cancel()
    await asyncio.sleep(0.01)
    assert not step.done(), "it would come late for whoever goes on"
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await step
    assert load_settings(home).door == "Gate 7"
