"""What a key of the hub opens, tried with the library itself: a door's own, and an invitation's."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import nats.errors
import nats.js.errors
import pytest

from kiosk.bootstrap import SystemClock
from kiosk.bootstrap.hub import host_address, run_hub
from kiosk.bootstrap.hub_commands import give_policy, invite
from kiosk.bootstrap.hub_folder import HubFolder, Listening
from kiosk.core.hub_link import HubLink
from kiosk.engine.errors import HubRefusedError
from kiosk.hub import hosting
from kiosk.hub.address import address_of
from kiosk.hub.bucket import open_hub
from kiosk.hub.connection import HubConnection, connect
from kiosk.hub.joining import join
from kiosk.hub.server_config import JOIN
from kiosk.hub.state import new_seed, proof_of, public_key
from kiosk.hub.values import POLICY_STREAM, POLICY_SUBJECT
from tests.hub_server import program

CLOCK = SystemClock()
Scene = Callable[[HubFolder, Listening], Awaitable[None]]


def play(home: Path, scene: Scene) -> None:
    """Play a scene while a hub runs."""

    async def run() -> None:
        folder = HubFolder(home / "hub", "a passphrase")
        async with running(folder) as listening:
            await asyncio.wait_for(scene(folder, listening), 60)

    asyncio.run(run())


@asynccontextmanager
async def running(folder: HubFolder) -> AsyncIterator[Listening]:
    opened: asyncio.Future[Listening] = asyncio.get_running_loop().create_future()
    hub = asyncio.create_task(run_hub(folder, 0, opened.set_result, CLOCK, program=program()))
    try:
        while not opened.done():
            assert not hub.done(), hub.result()
            await asyncio.sleep(0.02)
        yield opened.result()
    finally:
        hub.cancel()
        with suppress(asyncio.CancelledError):
            await hub


async def invited(folder: HubFolder) -> HubLink:
    return await invite(folder, "", CLOCK.now())


async def door_of(folder: HubFolder) -> HubConnection:
    return await connect(await join(await invited(folder), "Door"), "test")


async def asks_with(link: HubLink, key: str, former: object = None) -> object:
    """What the host answers to whoever comes with an invitation and brings this key, and had those."""
    connection = await connect(address_of(link), "test")
    try:
        asked = json.dumps({"key": key, "name": "x", "former": former}).encode()
        answer = await connection.client.request(f"{JOIN}.{public_key(link.seed)}", asked, timeout=20)
        return json.loads(answer.data)
    finally:
        await connection.close()


def test_a_key_that_somebody_has_is_taken_from_nobody_and_the_hub_goes_on(tmp_path: Path) -> None:
    async def scene(folder: HubFolder, _: Listening) -> None:
        link, waiting, state = await invited(folder), await invited(folder), folder.state()
        for seed in (link.seed, waiting.seed, state.host_seed, state.system_seed):
            assert await asks_with(link, public_key(seed)) == {"joined": False}
        assert await asks_with(link, public_key(new_seed())) == {"joined": True}
        with pytest.raises(HubRefusedError):
            await join(link, "twice")
        await join(waiting, "Door")
        assert len(folder.state().doors) == 2

    play(tmp_path, scene)


def test_a_door_gives_up_only_keys_that_it_shows_to_have(tmp_path: Path) -> None:
    async def scene(folder: HubFolder, _: Listening) -> None:
        own, others = [(await join(await invited(folder), "Door")).seed for _ in range(2)]
        link, key = await invited(folder), public_key(new_seed())
        proof = proof_of(own, key)
        proofs = {public_key(own): proof, public_key(others): proof, "no key": [1]}
        assert await asks_with(link, key, proofs) == {"joined": True}
        assert [door.key for door in folder.state().doors] == [public_key(others), key]
        for odd in ([public_key(others)], public_key(others), 7):
            assert await asks_with(await invited(folder), public_key(new_seed()), odd) == {"joined": True}
        assert len(folder.state().doors) == 5

    play(tmp_path, scene)


def test_doors_that_come_at_once_wait_for_nothing_but_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "GATHER_S", 3600.0)

    async def scene(folder: HubFolder, _: Listening) -> None:
        links = [await invited(folder) for _ in range(3)]
        await asyncio.gather(*(join(link, "Door") for link in links))
        twice = await asyncio.gather(
            *(join(link, "Door") for link in [await invited(folder)] * 2), return_exceptions=True
        )
        assert sum(isinstance(one, HubRefusedError) for one in twice) == 1
        assert [door.name for door in folder.state().doors] == ["Door"] * 4

    play(tmp_path, scene)


def test_a_name_that_is_far_too_long_comes_in_cut(tmp_path: Path) -> None:
    async def scene(folder: HubFolder, _: Listening) -> None:
        name = "\U0001f39f" * 10_000
        await (await connect(await join(await invited(folder), name), name)).close()
        assert [door.name for door in folder.state().doors] == ["\U0001f39f" * 100]

    play(tmp_path, scene)


def test_one_key_does_not_hear_what_another_is_answered(tmp_path: Path) -> None:
    async def scene(folder: HubFolder, listening: Listening) -> None:
        link = await invited(folder)
        spy, door = await connect(address_of(link), "spy"), await door_of(folder)
        heard: list[str] = []

        async def hears(message: object) -> None:
            heard.append(str(message))

        for one in (spy, door):
            for subject in ("_INBOX.>", f"{JOIN}.*", "$SYS.>", ">"):
                await one.client.subscribe(subject, cb=hears)
        await spy.client.subscribe("$KV.kiosk-policy.>", cb=hears)
        await spy.client.flush()
        host = await connect(host_address(folder.state(), listening.port), "host")
        await host.js.account_info()
        await give_policy(folder, b"{}")
        await join(await invited(folder), "Door")
        await asyncio.sleep(0.3)
        assert heard == []
        for one in (spy, door, host):
            await one.close()

    play(tmp_path, scene)


@pytest.mark.parametrize("is_good", [True, False])
def test_whoever_is_invited_is_answered_in_no_place_but_their_own(tmp_path: Path, is_good: bool) -> None:
    async def scene(folder: HubFolder, listening: Listening) -> None:
        await give_policy(folder, b'{"stop_list": ["a"]}')
        host = await connect(host_address(folder.state(), listening.port), "host")
        link, key = await invited(folder), public_key(new_seed()) if is_good else ""
        asked = json.dumps({"key": key, "name": "x"}).encode()
        spy = await connect(address_of(link), "spy")
        invitation = public_key(link.seed)
        for elsewhere in (POLICY_SUBJECT, f"_INBOX.{invitation}", f"_INBOX.{invitation}x.y", ""):
            await spy.client.publish(f"{JOIN}.{invitation}", asked, reply=elsewhere)
        own = spy.client.new_inbox()  # the host answers one after the other
        answers = await spy.client.subscribe(own)
        await spy.client.publish(f"{JOIN}.{invitation}", asked, reply=own)
        assert json.loads((await answers.next_msg(timeout=20)).data) == {"joined": is_good}
        last = await host.js.get_msg(POLICY_STREAM, subject=POLICY_SUBJECT)
        assert b"stop_list" in (last.data or b""), "the host may write here, and whoever is invited may not"
        for one in (spy, host):
            await one.close()

    play(tmp_path, scene)


def test_a_door_that_keeps_what_others_ask_keeps_nobody_out(tmp_path: Path) -> None:
    async def scene(folder: HubFolder, _: Listening) -> None:
        door = await door_of(folder)
        await door.js.add_stream(name="grab", subjects=[f"{JOIN}.*"])
        hub = await open_hub(await join(await invited(folder), "Other"), "test")
        await hub.close()
        for subject in ("$JS.API.STREAM.DELETE.grab", "$JS.API.STREAM.NAMES", f"{JOIN}.x"):
            with pytest.raises((TimeoutError, nats.errors.Error)):
                await door.client.request(subject, b"{}", timeout=0.3)
        await door.close()

    play(tmp_path, scene)


def test_a_door_that_wants_the_hosts_subjects_first_comes_too_late(tmp_path: Path) -> None:
    async def scene(folder: HubFolder, _: Listening) -> None:
        door = await door_of(folder)
        with pytest.raises(nats.js.errors.BadRequestError):
            await door.js.add_stream(name="trap", subjects=["$KV.kiosk-policy.>"])
        await give_policy(folder, b"{}")
        await door.close()

    play(tmp_path, scene)


def test_a_policy_is_the_hosts_word_whatever_a_door_brings_to_the_others(tmp_path: Path) -> None:
    async def scene(folder: HubFolder, _: Listening) -> None:
        door = await door_of(folder)
        other = await open_hub(await join(await invited(folder), "Other"), "test")
        heard: list[bytes] = []

        async def follow() -> None:
            async for document in other.policies():
                heard.extend([document])

        following = asyncio.create_task(follow())
        await give_policy(folder, b'{"stop_list": ["a"]}')
        genuine = (await door.js.get_msg(POLICY_STREAM, subject=POLICY_SUBJECT)).data or b""
        await give_policy(folder, b'{"stop_list": ["b"]}')
        await door.js.add_stream(name="forged", subjects=["$KV.forged.>"])
        for forged in (
            b"{}",
            b"",
            genuine,
            genuine[:-1] + b" ",
            genuine.replace(b" 1 ", b" 2 "),
            b"\xff" * 99,
        ):
            await door.client.publish("$KV.forged.x", forged)
        asked = {"deliver_subject": POLICY_SUBJECT, "ack_policy": "none", "deliver_policy": "all"}
        await door.client.request(
            "$JS.API.CONSUMER.CREATE.forged",
            json.dumps({"stream_name": "forged", "config": asked}).encode(),
        )
        await asyncio.sleep(0.3)
        await give_policy(folder, b'{"stop_list": ["c"]}')
        await asyncio.sleep(0.3)
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
        assert heard == [b'{"stop_list": ["%b"]}' % one for one in (b"a", b"b", b"c")]
        await other.close()
        await door.close()

    play(tmp_path, scene)
