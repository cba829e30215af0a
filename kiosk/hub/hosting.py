"""What the host asks of the hub's servers: how they are, to read their configuration anew, to forget."""

import asyncio
import json
from collections.abc import Awaitable, Mapping
from datetime import datetime
from typing import Any

import nats.js.errors
from msgspec import Struct
from nats.js.api import KeyValueConfig, StorageType

from kiosk.core.message import Message
from kiosk.engine.errors import HubError
from kiosk.hub.address import HubAddress
from kiosk.hub.authority import Issued
from kiosk.hub.connection import LONGEST_NAME, HubConnection, connect, telling
from kiosk.hub.signing import number_of, signed
from kiosk.hub.values import BUCKET_PREFIX, POLICY_STREAM, POLICY_SUBJECT

CALLED = "kiosk hub"
"""How the host's own connections are named, as doors are by theirs."""
GATHER_S = 1.0
"""So long the servers of a cluster have to answer, each for itself."""
RELOADED_S = 10.0
LARGEST = 513 * 1024
"""Bytes of a policy and of its signature."""
UNREADABLE = "the hub's server answers what this program cannot read: see which nats-server it is"
_NAME_IN_USE = 10058


class ServerFacts(Struct, frozen=True):
    """One server of the hub. `doors`: what everybody who is connected to it is called now, by public key."""

    name: str
    version: str
    doors: Mapping[str, str]


class BucketFacts(Struct, frozen=True):
    """What doors share of one event. `tickets`: how many; `last_at`: of the last change."""

    bucket: str
    tickets: int
    messages: int
    bytes: int
    last_at: float | None


async def servers(address: HubAddress) -> list[ServerFacts]:
    """The servers that answer; `address` has the system's key. Raises HubError."""
    connection = await connect(address, CALLED)
    try:
        found = await _pinged(connection, len(address.servers))
        facts = []
        for one in sorted(found, key=lambda server: str(server.get("name"))):
            asked = {"auth": True, "limit": 1024}
            told = await _asked(connection, f"$SYS.REQ.SERVER.{one.get('id')}.CONNZ", asked)
            there = _list(told.get("data"), "connections")
            doors = {_key_of(each): str(each.get("name") or "")[:LONGEST_NAME] for each in there}
            facts.append(ServerFacts(str(one.get("name")), str(one.get("ver")), doors))
        return facts
    finally:
        await connection.close()


def _key_of(connected: dict[str, Any]) -> str:
    return str(connected.get("nkey") or connected.get("authorized_user") or "")


async def read_anew(address: HubAddress) -> None:
    """Let every server read its configuration anew; whoever may not come any more is out by then.

    `address` has the system's key. Raises HubError.
    """
    connection = await connect(address, CALLED)
    try:
        for one in await _pinged(connection, len(address.servers)):
            told = await _asked(connection, f"$SYS.REQ.SERVER.{one.get('id')}.RELOAD", {})
            if error := told.get("error"):
                raise HubError(f"the hub's server {one.get('name')} does not take its configuration: {error}")
    finally:
        await connection.close()


async def read_at(address: HubAddress) -> float:
    """The instant since which every server goes by the configuration that it read, by the servers' clocks.

    `address` has the system's key. Raises HubError.
    """
    connection = await connect(address, CALLED)
    try:
        read = []
        for one in await _pinged(connection, len(address.servers)):
            told = (await _asked(connection, f"$SYS.REQ.SERVER.{one.get('id')}.VARZ", {})).get("data")
            at = told.get("config_load_time") if isinstance(told, dict) else None
            read.append(datetime.fromisoformat(str(at)).timestamp())
        return min(read)
    except (ValueError, OverflowError) as error:
        raise HubError(UNREADABLE) from error
    finally:
        await connection.close()


async def trouble(address: HubAddress) -> str:
    """What the servers say that they cannot do any more, such as write; empty where all is well.

    `address` has the system's key. Raises HubError.
    """
    connection = await connect(address, CALLED)
    try:
        said: list[str] = []
        for one in await _pinged(connection, len(address.servers)):
            asked = {"details": True}
            told = await _asked(connection, f"$SYS.REQ.SERVER.{one.get('id')}.HEALTHZ", asked)
            said += [str(error.get("error")) for error in _list(told.get("data"), "errors")]
        return "; ".join(said)
    finally:
        await connection.close()


async def buckets(connection: HubConnection) -> list[BucketFacts]:
    """What doors share, event by event. Raises HubError."""
    facts, offset, total = [], 0, 1
    while offset < total:
        told = await _asked(connection, "$JS.API.STREAM.LIST", {"offset": offset})
        if error := told.get("error"):
            raise HubError(f"the hub's server does not say what doors share: {error}")
        try:
            streams = _list(told, "streams")
            offset, total = offset + max(1, len(streams)), int(told.get("total") or 0)
            facts += [found for one in streams if (found := _bucket(one)) is not None]
        except (ValueError, TypeError, AttributeError, OverflowError) as error:
            raise HubError(UNREADABLE) from error
    return sorted(facts, key=lambda one: one.bucket)


def _bucket(stream: dict[str, Any]) -> BucketFacts | None:
    """None for what is no bucket of an event."""
    name = str((stream.get("config") or {}).get("name"))
    if not name.startswith(f"KV_{BUCKET_PREFIX}"):
        return None
    state = stream.get("state") or {}
    messages = int(state.get("messages") or 0)
    last = datetime.fromisoformat(str(state.get("last_ts"))).timestamp() if messages else None
    tickets = int(state.get("num_subjects") or 0)
    return BucketFacts(name.removeprefix("KV_"), tickets, messages, int(state.get("bytes") or 0), last)


async def make_room_for_policies(connection: HubConnection) -> None:
    """Make the bucket of the host's policies before any door makes one of its subjects. Raises HubError."""
    bucket = KeyValueConfig(
        bucket=POLICY_STREAM.removeprefix("KV_"), history=8, storage=StorageType.FILE, max_value_size=LARGEST
    )
    await connection.ask(_unless_there(connection.js.create_key_value(bucket)))


async def give_policy(connection: HubConnection, document: bytes, authority: Issued) -> None:
    """Give the hub the policy that each door is to go by, as the host's word. Raises HubError."""
    await make_room_for_policies(connection)
    before = await connection.ask(_kept_policy(connection))
    word = signed(authority, document, number_of(before) + 1)
    await connection.ask(connection.js.publish(POLICY_SUBJECT, word, stream=POLICY_STREAM))


async def _kept_policy(connection: HubConnection) -> bytes:
    try:
        return (await connection.js.get_msg(POLICY_STREAM, subject=POLICY_SUBJECT)).data or b""
    except nats.js.errors.NotFoundError:
        return b""


async def _unless_there(making: Awaitable[object]) -> None:
    try:
        await making
    except nats.js.errors.APIError as error:
        if error.err_code != _NAME_IN_USE:
            raise


async def forget(connection: HubConnection, bucket: str) -> bool:
    """Delete what doors share of an event; whether it was there. Raises HubError."""
    try:
        return await connection.ask(_deleted(connection, bucket))
    except _NoBucketError:
        return False


async def forget_older(connection: HubConnection, than: float) -> list[str]:
    """Delete what nobody changed since this instant; which those were. Raises HubError."""
    old = [one for one in await buckets(connection) if one.last_at is not None and one.last_at < than]
    return [one.bucket for one in old if await forget(connection, one.bucket)]


class _NoBucketError(Exception):
    pass


async def _deleted(connection: HubConnection, bucket: str) -> bool:
    try:
        return await connection.js.delete_stream(f"KV_{bucket}")
    except nats.js.errors.NotFoundError as error:
        raise _NoBucketError from error


async def _pinged(connection: HubConnection, known: int) -> list[dict[str, Any]]:
    """The servers as they tell of themselves, so many as are known. Raises HubError where none does."""
    inbox = connection.client.new_inbox()
    with telling():
        answers = await connection.client.subscribe(inbox)
        await connection.client.publish("$SYS.REQ.SERVER.PING", b"", reply=inbox)
    found: dict[str, dict[str, Any]] = {}
    try:
        async with asyncio.timeout(GATHER_S):
            while len(found) < known:
                told = _read((await connection.ask(answers.next_msg(timeout=None))).data)
                if isinstance(server := told.get("server"), dict):
                    found[str(server.get("id"))] = server
    except TimeoutError:  # of a cluster one may be away: the others are asked without it
        pass
    if not found:
        raise HubError(Message("the hub does not answer"))
    return list(found.values())


async def _asked(connection: HubConnection, subject: str, question: dict[str, Any]) -> dict[str, Any]:
    asking = connection.client.request(subject, json.dumps(question).encode(), timeout=RELOADED_S)
    return _read((await connection.ask(asking)).data)


def _read(data: bytes) -> dict[str, Any]:
    """What a server answers. Raises HubError for what is no object of JSON: it tells of no success."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise HubError(UNREADABLE) from error
    if not isinstance(value, dict):
        raise HubError(UNREADABLE)
    return value


def _list(value: object, name: str) -> list[dict[str, Any]]:
    inner = value.get(name) if isinstance(value, dict) else None
    return [one for one in inner if isinstance(one, dict)] if isinstance(inner, list) else []
