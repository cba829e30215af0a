"""The bucket of one event: read, changed by compare-and-set, and followed message by message."""

import asyncio
import hashlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Any, TypeVar
from uuid import uuid4

import nats.js.errors
from nats.js.api import AckPolicy, ConsumerConfig, DeliverPolicy, Header, KeyValueConfig, StorageType

from kiosk.core.presence import LedgerRow
from kiosk.engine.errors import HubError, HubFullError, HubUnreadableError
from kiosk.engine.records import HubChange, HubPlace, SharedRows
from kiosk.hub.address import HubAddress
from kiosk.hub.connection import HubConnection, connect
from kiosk.hub.feed import Fed, Feed, open_feed
from kiosk.hub.signing import word_of
from kiosk.hub.values import (
    LARGEST_VALUE,
    POLICY_STREAM,
    POLICY_SUBJECT,
    VERSION,
    UnreadableValueError,
    belongs_to,
    bucket_of,
    decode,
    encode,
    key_of,
)

HISTORY = 64
"""So many states of a ticket are kept."""
AT_ONCE = 500
"""So many messages are handed on together at most."""
READ_AT_ONCE_S = 0.002
"""After so long others on the same loop have their turn."""

_UNREADABLE = "what the doors share of this ticket cannot be read here: update the program"
T = TypeVar("T")

log = logging.getLogger(__name__)


class Bucket:
    """What the doors of one event share. It satisfies kiosk.engine.ports.EventHub."""

    def __init__(self, connection: HubConnection, event_id: str) -> None:
        self._connection = connection
        self._js = connection.js
        self._name = bucket_of(event_id)
        self._stream = f"KV_{self._name}"
        self._subjects = f"$KV.{self._name}"

    async def open(self, replicas: int) -> None:
        """Make the bucket, where it is not there yet, on so many servers. Raises HubError."""
        if await self._is_there():
            return
        config = KeyValueConfig(
            bucket=self._name,
            history=HISTORY,
            storage=StorageType.FILE,
            replicas=replicas,
            max_value_size=2 * LARGEST_VALUE,
            # A copy that lags would be read from otherwise, and a claim be made on what was.
            direct=False,
        )
        try:
            await self._connection.ask(self._js.create_key_value(config))
        except HubError:
            if not await self._is_there():  # another door may have made it at the same moment
                raise

    async def _is_there(self) -> bool:
        try:
            await self._connection.ask(_unless_missing(self._js.stream_info(self._stream)))
        except _MissingError:
            return False
        return True

    async def read(self, row: LedgerRow) -> SharedRows:
        """See kiosk.engine.ports.EventHub."""
        key = key_of(row)
        subject = f"{self._subjects}.{key}"
        try:
            found = await self._connection.ask(
                _unless_missing(self._js.get_msg(self._stream, subject=subject))
            )
        except _MissingError:
            return SharedRows()
        revision = found.seq or 0
        try:
            rows = decode(found.data or b"")
        except UnreadableValueError as error:
            raise HubUnreadableError(_UNREADABLE) from error
        if not belongs_to(key, rows):
            raise HubUnreadableError(_UNREADABLE)
        return SharedRows(rows, revision)

    async def write(self, rows: Sequence[LedgerRow], revision: int) -> int:
        """See kiosk.engine.ports.EventHub."""
        subject = f"{self._subjects}.{key_of(rows[0])}"
        try:
            value = encode(rows, uuid4().hex)
        except ValueError as error:
            raise HubFullError("there is too much of one ticket") from error
        expected: dict[str, Any] = {Header.EXPECTED_LAST_SUBJECT_SEQUENCE: str(revision)}
        written = await self._connection.ask(
            self._js.publish(subject, value, stream=self._stream, headers=expected)
        )
        return written.seq

    async def has(self, place: HubPlace) -> bool:
        """See kiosk.engine.ports.EventHub."""
        if not place.sequence:
            return True
        try:
            found = await self._connection.ask(
                _unless_missing(self._js.get_msg(self._stream, seq=place.sequence))
            )
        except _MissingError:
            return False
        return _stamp(found.subject or "", found.data or b"") == place.stamp

    async def follow(self, place: HubPlace) -> AsyncGenerator[list[HubChange], None]:
        """See kiosk.engine.ports.EventHub."""
        feed = await open_feed(self._connection)
        try:
            behind = await self._feed_from(place, feed)
            if not behind:
                yield []
            while True:
                fed = await feed.some(AT_ONCE)
                yield await self._changes(fed)
                if behind and not fed[-1].pending:
                    behind = 0
                    yield []
        finally:
            await feed.close()

    async def _feed_from(self, place: HubPlace, feed: Feed) -> int:
        """Let the hub deliver what comes after `place`; how much of that there is already."""
        config = ConsumerConfig(
            deliver_policy=DeliverPolicy.BY_START_SEQUENCE,
            opt_start_seq=place.sequence + 1,
            ack_policy=AckPolicy.NONE,
            filter_subject=f"{self._subjects}.>",
            mem_storage=True,
            num_replicas=1,
            **feed.delivered_so,
        )
        consumer = await self._connection.ask(self._js.add_consumer(self._stream, config))
        return consumer.num_pending or 0

    async def _changes(self, fed: Sequence[Fed]) -> list[HubChange]:
        changes, began = [], perf_counter()
        for one in fed:
            changes.append(self._change(one))
            if perf_counter() - began > READ_AT_ONCE_S:
                await asyncio.sleep(0)
                began = perf_counter()
        return changes

    def _change(self, fed: Fed) -> HubChange:
        place = HubPlace(fed.sequence, _stamp(fed.subject, fed.data))
        key = fed.subject.removeprefix(f"{self._subjects}.")
        try:
            rows = decode(fed.data)
        except UnreadableValueError as error:
            log.warning("message %s of the hub cannot be read here: %s", fed.sequence, error)
            return HubChange(place, ())
        return HubChange(place, rows if belongs_to(key, rows) else ())


class NatsHub:
    """A connection to the hub and the buckets on it. It satisfies kiosk.engine.ports.Hub.

    `replicas`: on how many servers a bucket that is made anew is kept. `authority`: the certificate (PEM) of
    who signs what the host says; empty where nobody has a key.
    """

    def __init__(self, connection: HubConnection, replicas: int, authority: str = "") -> None:
        self._connection = connection
        self._authority = authority
        self._replicas = replicas

    @property
    def lost(self) -> asyncio.Event:
        """See kiosk.engine.ports.Hub."""
        return self._connection.lost

    async def event(self, event_id: str) -> Bucket:
        """See kiosk.engine.ports.Hub."""
        bucket = Bucket(self._connection, event_id)
        await bucket.open(self._replicas)
        return bucket

    async def policies(self) -> AsyncGenerator[bytes, None]:
        """See kiosk.engine.ports.Hub."""
        latest = 0
        async for message in self._told_policies():
            if not self._authority:
                yield message
            elif (word := word_of(self._authority, message)) is None:
                log.warning("somebody who is not the host gave the hub a policy: it is left alone")
            elif word[0] > latest:
                latest, document = word
                yield document

    async def _told_policies(self) -> AsyncGenerator[bytes, None]:
        client, js = self._connection.client, self._connection.js
        heard = await self._connection.ask(client.subscribe(POLICY_SUBJECT))
        with suppress(_MissingError):
            found = js.get_msg(POLICY_STREAM, subject=POLICY_SUBJECT)
            yield (await self._connection.ask(_unless_missing(found))).data or b""
        while True:
            yield (await self._connection.ask(heard.next_msg(timeout=None))).data

    async def close(self) -> None:
        """See kiosk.engine.ports.Hub."""
        await self._connection.close()


async def open_hub(address: HubAddress, name: str, replicas: int = 1) -> NatsHub:
    """A new connection to the hub; `name` is shown to who looks at it. Raises HubError."""
    return NatsHub(await connect(address, name), replicas, address.authority)


def _stamp(subject: str, data: bytes) -> str:
    """What tells a message from every other, as this version reads it: the next one reads all of it anew."""
    return hashlib.sha256(f"{VERSION} {subject}".encode() + b"\0" + data).hexdigest()


class _MissingError(Exception):
    """There is no such message, or no such bucket."""


async def _unless_missing(question: Awaitable[T]) -> T:
    try:
        return await question
    except nats.js.errors.NotFoundError as error:
        raise _MissingError from error
