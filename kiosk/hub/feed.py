"""Messages of a bucket as a server pushes them, in order and without a gap, or an error.

The library's own ordered consumer mends a gap by itself, behind the back of whoever keeps count; here a gap
ends the feed, and whoever follows begins anew behind what is on its disk. (NATS: `Ordered Consumers`,
`Consumer flow control`.)
"""

import asyncio
from contextlib import suppress
from typing import Any

import nats.errors
from msgspec import Struct
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from kiosk.engine.errors import HubError
from kiosk.hub.connection import HubConnection, telling

HEARTBEAT_S = 1.0
SILENT_S = 3 * HEARTBEAT_S
"""A server that says nothing for so long has forgotten that anybody follows."""
_IS_CONTROL = "100"


class Fed(Struct, frozen=True):
    """A message: its number in the bucket's stream, and how many more there are now."""

    sequence: int
    subject: str
    data: bytes
    pending: int


class Feed:
    """What one server-side consumer delivers, until it is closed; made by `open_feed`."""

    def __init__(self, connection: HubConnection, inbox: str, subscription: Subscription) -> None:
        self._connection = connection
        self._inbox = inbox
        self._subscription = subscription
        self._delivered = 0

    @property
    def delivered_so(self) -> dict[str, Any]:
        """How the consumer has to deliver for this feed: part of its configuration."""
        return {
            "deliver_subject": self._inbox,
            "flow_control": True,
            "idle_heartbeat": HEARTBEAT_S,
            "inactive_threshold": 10 * HEARTBEAT_S,
        }

    async def close(self) -> None:
        """Hear no more of it; the server forgets the consumer by itself."""
        with suppress(nats.errors.Error):  # a connection that is gone delivers nothing
            await self._subscription.unsubscribe()

    async def some(self, most: int) -> list[Fed]:
        """What has come, `most` at most; it waits for the first. Raises HubError where the feed has ended."""
        fed = [await self._next(SILENT_S)]
        while len(fed) < most and self._waiting():
            if (more := await self._next_of_those_here()) is not None:
                fed.append(more)
        return fed

    def _waiting(self) -> int:
        return self._subscription.pending_msgs

    async def _next_of_those_here(self) -> Fed | None:
        message = await self._message(SILENT_S)
        return None if await self._is_control(message) else self._fed(message)

    async def _next(self, within_s: float) -> Fed:
        while await self._is_control(message := await self._message(within_s)):
            pass
        return self._fed(message)

    async def _message(self, within_s: float) -> Msg:
        try:
            async with asyncio.timeout(within_s):
                return await self._connection.ask(self._subscription.next_msg(timeout=None))
        except TimeoutError as error:
            raise HubError("the hub has fallen silent") from error

    async def _is_control(self, message: Msg) -> bool:
        """Whether it is a heartbeat, or asks whether we keep up, which is answered in its turn."""
        headers = message.headers or {}
        if headers.get("Status") != _IS_CONTROL:
            return False
        if message.reply:
            with telling():
                await self._connection.client.publish(message.reply)
        last = headers.get("Nats-Last-Consumer")
        if last is not None and int(last) != self._delivered:
            raise HubError("messages of the hub were lost on the way")
        return True

    def _fed(self, message: Msg) -> Fed:
        try:
            about = message.metadata
        except (nats.errors.NotJSMessageError, ValueError, IndexError) as error:
            raise HubError("that is no message of the hub") from error
        self._delivered += 1
        if about.sequence.consumer != self._delivered:
            raise HubError("messages of the hub were lost on the way")
        return Fed(about.sequence.stream, message.subject, message.data, about.num_pending)


async def open_feed(connection: HubConnection) -> Feed:
    """A feed to which nothing is delivered yet. Raises HubError."""
    inbox = connection.client.new_inbox()
    with telling():
        return Feed(connection, inbox, await connection.client.subscribe(inbox))
