"""A door that is open joins hubs and leaves them, over real connections; and is cut off in the middle."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import NoReturn

import pytest
from msgspec.structs import replace

from kiosk.bootstrap.door import open_door
from kiosk.bootstrap.hub_joining import WaysToHubs
from kiosk.bootstrap.opening import open_profile
from kiosk.core.hub_link import HubLink, hub_link_of
from kiosk.core.presence import Certainty, InputMethod
from kiosk.core.verdict import AlreadyIn, VerdictKind
from kiosk.engine import hub_here, hub_pairing
from kiosk.engine.controller import DoorController
from kiosk.engine.errors import DiskFullError, HubError, HubRefusedError, StoreError
from kiosk.engine.events import VenueState, VerdictGiven
from kiosk.engine.hub_here import HubHere
from kiosk.engine.hub_pairing import BegunJoining, HubPairing, all_begun, hub_of
from kiosk.engine.ports import Transaction
from kiosk.engine.store_ports import Store
from kiosk.hub import joining
from kiosk.hub.state import new_seed
from kiosk.sandbox.server import SandboxThread
from kiosk.store.profile import Profile
from tests.end2end.hub_process import Hub
from tests.hub_server import stand_still
from tests.unit.bootstrap.pairing_samples import place
from tests.unit.engine.scripted import until

PATIENCE_S = 30.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_here, "TOGETHER_WITHIN_S", PATIENCE_S)
    monkeypatch.setattr(hub_here, "ASKS_AGAIN_S", (0.05, 0.2))
    monkeypatch.setattr(hub_here, "MAY_STILL_S", 0.5)


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    made = Hub(tmp_path / "hub")
    with made.running():
        yield made


def link_of(hub: Hub, name: str = "") -> HubLink:
    link = hub_link_of(hub.link(name))
    assert link is not None
    return link


@asynccontextmanager
async def door_at(
    folder: Path, sandbox: SandboxThread, *, name: str = "North", **more: str
) -> AsyncIterator[DoorController]:
    """A door of tonight's event that runs, with its list."""
    given = {
        "KIOSK_BASE_URL": sandbox.base_url,
        "KIOSK_TOKEN": sandbox.token,
        "KIOSK_EVENT_ID": sandbox.world.tonight.id,
        "KIOSK_DOOR": name,
    }
    async with open_door(place(folder / name, **given, **more)) as door:
        await door.start()
        try:
            await until(lambda: door.list_complete)
            yield door
        finally:
            await door.stop()


def here(door: DoorController) -> HubHere:
    assert door.hub_here is not None
    return door.hub_here


async def scan(door: DoorController, code: str) -> VerdictGiven:
    given = await door.scan(code, InputMethod.COMMAND_LINE)
    assert given is not None
    await door.shown(given.admission_id)
    return given


async def state_is(door: DoorController, state: VenueState) -> None:
    await until(lambda: door.venue.state is state)


async def test_open_doors_share_from_the_moment_they_join_and_what_came_before_too(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path
) -> None:
    early, late, alone = (sandbox.world.add_ticket().id for _ in range(3))
    async with (
        door_at(tmp_path, sandbox) as north,
        door_at(tmp_path, sandbox, name="South") as south,
    ):
        assert (await scan(north, early)).certainty is not Certainty.VENUE
        assert await here(north).now() is None
        assert await here(north).join(link_of(hub, "North"))
        assert await here(south).join(link_of(hub, "South"))
        assert north.venue.state is south.venue.state is VenueState.TOGETHER
        now = await here(north).now()
        assert now is not None
        assert (now.servers, now.state) == ((f"127.0.0.1:{hub.port}",), VenueState.TOGETHER)

        async def hears_of_it() -> bool:
            return (await scan(south, early)).verdict.kind is VerdictKind.ALREADY_IN

        await until(hears_of_it)
        assert (await scan(north, late)).certainty in (Certainty.VENUE, Certainty.CONFIRMED)
        verdict = (await scan(south, late)).verdict
        assert isinstance(verdict, AlreadyIn)
        assert verdict.evidence is not None
        assert verdict.evidence.door == "North"
        await until(lambda: hub.status()["events"][0]["tickets"] == 2)
        assert await here(north).leave() == 0
        await state_is(north, VenueState.NONE)
        assert await here(north).now() is None
        assert (await scan(north, alone)).verdict.kind is VerdictKind.ADMIT, "its own rules go on"
        assert await north.venue.unshared() == 1
    async with door_at(tmp_path, sandbox) as north:
        assert north.venue.state is VenueState.NONE
        assert (await scan(north, late)).verdict.kind is VerdictKind.ALREADY_IN
    assert [(one["name"], one["connected"]) for one in hub.status()["doors"]] == [
        ("North", False),
        ("South", False),
    ]


async def test_a_door_that_changes_hubs_takes_along_what_it_knows(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path
) -> None:
    other = Hub(tmp_path / "other")
    guest = sandbox.world.add_ticket().id
    with other.running():
        async with (
            door_at(tmp_path, sandbox) as north,
            door_at(tmp_path, sandbox, name="South") as south,
        ):
            first, second = link_of(hub), link_of(other)
            assert await here(north).join(first)
            assert await here(north).is_joined(link_of(hub))
            assert not await here(north).is_joined(second)
            assert (await scan(north, guest)).verdict.kind is VerdictKind.ADMIT
            assert await here(north).join(second)
            assert await here(south).join(link_of(other))
            now = await here(north).now()
            assert now is not None
            assert now.servers == (f"127.0.0.1:{other.port}",)
            await until(lambda: other.status()["events"][0]["tickets"] == 1)
            verdict = (await scan(south, guest)).verdict
            assert isinstance(verdict, AlreadyIn)
            assert verdict.evidence is not None
            assert verdict.evidence.door == "North"
        async with door_at(tmp_path, sandbox) as north:
            await state_is(north, VenueState.TOGETHER)
        (door,) = hub.status()["doors"]
        assert not door["connected"]


async def test_why_a_hub_is_not_joined_is_told_and_the_door_is_as_it_was(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path
) -> None:
    other = Hub(tmp_path / "other")
    async with (
        door_at(tmp_path, sandbox) as north,
        door_at(tmp_path, sandbox, name="South") as south,
    ):
        used = link_of(hub)
        assert await here(north).join(used)
        with pytest.raises(HubRefusedError, match="was used"):
            await here(south).join(used)
        with other.running():
            gone = link_of(other)
            port = f":{other.port}"
            elsewhere = hub_link_of(re.sub(r";127\.0\.0\.1:\d+;", f";127.0.0.1{port};", hub.link()))
            assert elsewhere is not None
            with pytest.raises(HubRefusedError, match="another hub answers there"):
                await here(south).join(elsewhere)
        with pytest.raises(HubError, match="the hub does not answer"):
            await here(south).join(gone)
        assert (await here(south).now(), await all_begun(south.store)) == (None, [])
        assert south.venue.state is VenueState.NONE
        with pytest.raises(HubError, match="the hub does not answer"):
            await here(north).join(gone)
        await state_is(north, VenueState.TOGETHER)  # a hub that is started here holds up the doors' loop
        assert await here(south).join(link_of(hub))


async def test_on_a_full_disk_no_code_is_used_up(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with door_at(tmp_path, sandbox) as north:
        link, put = link_of(hub), north.store.notes.put
        full = {hub_pairing.BEGUN}

        async def on_small_disk(key: str, value: str) -> None:
            if key in full:
                raise DiskFullError
            await put(key, value)

        monkeypatch.setattr(north.store.notes, "put", on_small_disk)
        with pytest.raises(DiskFullError):
            await here(north).join(link)
        full.clear()
        full.add(hub_pairing.HUB)
        assert await here(north).join(link), "what is kept before is enough"
        full.clear()
    async with door_at(tmp_path, sandbox) as north:
        await state_is(north, VenueState.TOGETHER)
        assert await all_begun(north.store) == []


class Cut(BaseException):
    """The machine goes off."""


@pytest.mark.parametrize("kept", [True, False])
async def test_a_door_that_was_cut_off_while_it_was_let_in_finds_that_out_at_its_next_start(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """`kept`: the hub was kept already, and not yet that it is known."""
    keep_begun = hub_pairing.keep_begun

    async def keep_or_cut(store: Store, begun: Sequence[BegunJoining]) -> None:
        if not begun:
            raise Cut
        await keep_begun(store, begun)

    async def cut(*_: object) -> NoReturn:
        raise Cut

    link = link_of(hub)
    with monkeypatch.context() as patched:
        if kept:
            patched.setattr(hub_pairing, "keep_begun", keep_or_cut)
        else:
            patched.setattr(hub_pairing, "keep_hub", cut)
        async with door_at(tmp_path, sandbox) as north:
            with pytest.raises(Cut):
                await here(north).join(link)
    assert len(hub.status()["doors"]) == 1
    async with door_at(tmp_path, sandbox) as north:
        await state_is(north, VenueState.TOGETHER)
        await until(nothing_begun(north))
        assert await here(north).now() is not None
    assert len(hub.status()["doors"]) == 1


def nothing_begun(door: DoorController) -> Callable[[], Awaitable[bool]]:
    async def is_over() -> bool:
        return await all_begun(door.store) == []

    return is_over


async def test_a_door_that_was_cut_off_before_the_hub_let_it_in_begins_anew_with_the_same_code(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(*_: object) -> NoReturn:
        raise Cut

    link = link_of(hub)
    with monkeypatch.context() as patched:
        patched.setattr(joining, "_unless_nobody", cut)
        async with door_at(tmp_path, sandbox) as north:
            with pytest.raises(Cut):
                await here(north).join(link)
            assert await all_begun(north.store)
    async with door_at(tmp_path, sandbox) as north:
        await until(nothing_begun(north))
        assert (await here(north).now(), north.venue.state) == (None, VenueState.NONE)
        assert await here(north).join(link)


async def test_an_answer_that_is_lost_is_found_out_at_once_or_once_the_hub_is_back(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really, is_away = joining._unless_nobody, False

    async def lost(*given: object) -> NoReturn:
        await really(*given)  # type: ignore[arg-type]
        if is_away:
            patched.setattr(joining, "is_let_in", unreachable)
        raise HubError("the connection to the hub broke")

    async def unreachable(*_: object) -> NoReturn:
        raise HubError("the hub does not answer")

    async with (
        door_at(tmp_path, sandbox) as north,
        door_at(tmp_path, sandbox, name="South") as south,
    ):
        with monkeypatch.context() as patched:
            patched.setattr(joining, "_unless_nobody", lost)
            assert await here(north).join(link_of(hub))
            is_away, link = True, link_of(hub)
            with pytest.raises(HubError, match="If it let this door in"):
                await here(south).join(link)
            assert south.venue.state is VenueState.NONE
        await state_is(south, VenueState.TOGETHER)
        assert await here(south).is_joined(link)
    assert len(hub.status()["doors"]) == 2


async def test_another_hub_at_the_address_does_not_say_whether_this_one_let_a_door_in(
    hub: Hub, tmp_path: Path
) -> None:
    async def begin(_pairing: HubPairing) -> None:
        pass

    ways, other = WaysToHubs(), Hub(tmp_path / "other")
    pairing = await ways.join(link_of(hub), "North", begin, begun=None, former=())
    assert await ways.is_let_in(pairing, "North")
    assert not await ways.is_let_in(replace(pairing, seed=new_seed()), "North")
    with other.running():
        elsewhere = replace(pairing, servers=(f"nats://127.0.0.1:{other.port}",))
        with pytest.raises(HubError, match="another hub answers there"):
            await ways.is_let_in(elsewhere, "North")


async def test_where_nobody_lets_doors_in_that_is_said(sandbox: SandboxThread, tmp_path: Path) -> None:
    """The host's program was killed, and its server runs on."""
    hub = Hub(tmp_path / "hub")
    async with door_at(tmp_path, sandbox) as north:
        with hub.running() as running:
            link = link_of(hub)
            running.process.kill()
            running.process.wait(timeout=PATIENCE_S)  # else it may hear the door yet, which is another tale
            with pytest.raises(HubError, match="nobody lets doors in"):
                await here(north).join(link)
            assert await all_begun(north.store) == []


async def test_where_a_hub_is_set_on_the_machine_none_is_joined_or_left(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path
) -> None:
    set_here = {"KIOSK_HUB_URL": "nats://127.0.0.1:9"}
    async with door_at(tmp_path, sandbox, **set_here) as north:
        now = await here(north).now()
        assert now is not None
        assert now.servers == ("127.0.0.1:9",)
        for work in (here(north).join(link_of(hub)), here(north).leave()):
            with pytest.raises(HubRefusedError, match="goes first"):
                await work
    assert not hub.status()["doors"]


async def test_a_door_that_joins_its_hub_anew_is_known_there_once_and_takes_nobody_elses_place(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path
) -> None:
    async with (
        door_at(tmp_path, sandbox) as north,
        door_at(tmp_path / "other", sandbox) as namesake,
    ):
        assert await here(namesake).join(link_of(hub))
        assert await here(north).join(link_of(hub))
        former = await hub_of(north.store)
        assert former is not None
        assert await here(north).join(link_of(hub))
        assert [one["connected"] for one in hub.status()["doors"]] == [True, True]
        assert not await WaysToHubs().is_let_in(former, "North")


async def test_the_key_that_a_hub_took_and_did_not_say_so_ends_as_the_door_joins_by_another_code(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = joining._unless_nobody

    async def lost(*given: object) -> NoReturn:
        await really(*given)  # type: ignore[arg-type]
        raise HubError("the connection to the hub broke")

    async def unreachable(*_: object) -> NoReturn:
        raise HubError("the hub does not answer")

    async with door_at(tmp_path, sandbox) as north:
        monkeypatch.setattr(joining, "is_let_in", unreachable)
        for _ in range(2):
            with monkeypatch.context() as patched:
                patched.setattr(joining, "_unless_nobody", lost)
                with pytest.raises(HubError, match="If it let this door in"):
                    await here(north).join(link_of(hub))
        assert await here(north).join(link_of(hub))
        assert [one["connected"] for one in hub.status()["doors"]] == [True]
        assert await all_begun(north.store) == []


async def test_a_door_that_gets_another_name_while_it_is_open_has_that_at_the_hub_too(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path
) -> None:
    async def is_called(now: str) -> bool:
        (door,) = (await asyncio.to_thread(hub.status))["doors"]
        return bool((door["name"], door["connected"], door["calls_itself"]) == ("North", True, now))

    guest = sandbox.world.add_ticket().id
    async with door_at(tmp_path, sandbox) as north:
        assert await here(north).join(link_of(hub, "North"))
        assert await is_called("North")
        assert await north.this_door.change(replace(north.this_door.choice, door="East")) is None
        await until(lambda: is_called("East"))
        assert "calls itself East" in (await asyncio.to_thread(hub.host.run, "hub", "status")).out.decode()
        await until(lambda: bool(north.venue.together))
        assert (await scan(north, guest)).verdict.kind is VerdictKind.ADMIT
        await until(lambda: hub.status()["events"][0]["tickets"] == 1)


async def test_a_policy_that_comes_as_the_hub_is_left_is_in_force_where_it_is_kept(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with door_at(tmp_path, sandbox) as north:
        assert await here(north).join(link_of(hub))
        really, is_left = north.store.at_door, False

        async def and_leaves(work: Callable[[Transaction], object]) -> object:
            nonlocal is_left
            done = await really(work)
            if not is_left and (await north.store.policies.get()).stop_list:
                is_left = True
                await here(north).leave()
                await until(lambda: not north.venue._shares)
            return done

        monkeypatch.setattr(north.store, "at_door", and_leaves)
        given = await asyncio.to_thread(hub.host.json, "hub", "policy", "-", stdin=b'{"stop_list": ["T-1"]}')
        assert given.status == 0, given
        await until(lambda: is_left)
        await until(lambda: north.session.policy.stop_list == ("T-1",))


async def test_a_hub_is_left_though_nobody_can_count_what_other_doors_do_not_know(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with door_at(tmp_path, sandbox) as north:
        assert await here(north).join(link_of(hub))

        async def unreadable(*_: object, **__: object) -> NoReturn:
            raise StoreError("the disk does not answer")

        monkeypatch.setattr(north.store.shared, "unshared", unreadable)
        assert await here(north).leave() == 0
        assert await hub_of(north.store) is None
        await state_is(north, VenueState.NONE)


async def test_a_door_that_stops_while_a_hub_stands_still_ends_at_once(
    hub: Hub, sandbox: SandboxThread, tmp_path: Path
) -> None:
    link = link_of(hub)
    async with door_at(tmp_path, sandbox) as north:
        stand_still(hub.server().pid)
        try:
            joining_it = asyncio.create_task(here(north).join(link))
            await asyncio.sleep(0.3)
            began = asyncio.get_running_loop().time()
            joining_it.cancel()
            await asyncio.gather(joining_it, return_exceptions=True)
            assert asyncio.get_running_loop().time() - began < 2
            assert joining_it.cancelled()
        finally:
            hub.server().resume()
    with closing(await open_profile(place(tmp_path / "North"), writable=True)) as profile:
        assert isinstance(profile, Profile)
        assert (await hub_of(profile), await all_begun(profile)) == (None, [])
