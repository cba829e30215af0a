"""A door joins a hub: the key of an invitation brings in the door's own, which never leaves its machine.

The door asks at a subject that only this invitation may use, with the public half of its new key; the host's
program writes that down, lets the servers read it, and answers. (nats-server: `NKey authentication`.)
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import suppress

import nats.errors
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from kiosk.core.hub_link import HubLink
from kiosk.core.message import Message
from kiosk.engine.errors import (
    HubAwayError,
    HubError,
    HubNotHostedError,
    HubNotKeptError,
    HubRefusedError,
    HubUnknownDoorError,
    StoreError,
)
from kiosk.hub.address import HubAddress, address_of
from kiosk.hub.connection import HubConnection, connect, telling
from kiosk.hub.server_config import JOIN, inbox_of
from kiosk.hub.state import TooManyDoorsError, is_proven, is_public_key, new_seed, proof_of, public_key

MOST_FORMER = 8
"""So many keys of before a door may give up as it is let in."""
ANSWERS_WITHIN_S = 10.0
ASKS_AGAIN_S = 3.0
"""How soon a request is put again that nobody answered: with the same key, so that nobody comes in twice."""
HOSTED_WITHIN_S = 5.0
"""So long a host that is starting, or whose server is, has for hearing who wants to join."""
LOOK_S = 0.2
LONGEST_NAME = 100
AWAY = Message("the hub does not answer: look whether its machine is on, and in the same network as this one")
NOBODY = Message(
    "the hub is there, but nobody lets doors in: ask the host to start it anew",
    command_line="`kiosk hub` must be running at the host's",
)
FULL = Message(
    "the hub has no place for one more door: ask the host to take out one that is gone, and try again",
    command_line="the host's commands are `kiosk hub doors` and `kiosk hub unpair ID`",
)
OVER = Message("this code is older than ten minutes, or was used: ask the host for a new one")
NOT_KEPT = Message(
    "the host's machine could not keep this door:"
    " ask the host to look at its disk, and try the same code again"
)

Taken = Callable[[str, str, str, Collection[str]], Awaitable[str]]
"""Lets a door in, and says its name: by the invitation's public key, the door's, what it calls itself, and
the keys that it had before.

Raises HubRefusedError or StoreError where it is not let in; HubError where the servers may not know it yet.
"""
Begin = Callable[[HubAddress], Awaitable[None]]
"""Keeps how this door comes to the hub, before the hub is asked to let it in."""

log = logging.getLogger(__name__)


async def _keep_nothing(_address: HubAddress) -> None:
    pass


async def join(
    link: HubLink,
    name: str,
    begin: Begin = _keep_nothing,
    *,
    begun: HubAddress | None = None,
    former: Sequence[HubAddress] = (),
) -> HubAddress:
    """How this door comes to the hub from now on; `name`: what it calls itself.

    An invitation is used up by it. `begin` is called before: whoever goes away afterwards may have been let
    in all the same, with what it was given, which is `begun` where this invitation is tried once more.
    `former`: how this door came, or may have come, to this hub before: that ends with it.
    Raises HubError; HubRefusedError where the hub did not let this door in, and what `begin` raises.
    """
    if not link.is_invitation:
        address = address_of(link)
        await (await connect(address, name)).close()
        return address
    own, is_begun = begun or address_of(link, new_seed()), begun is not None

    async def begin_now() -> None:
        nonlocal is_begun
        await begin(own)
        is_begun = True

    try:
        await _ask_in(link, name, own.seed, begin_now, [one.seed for one in former])
    except HubError as error:
        if not is_begun:
            raise
        try:
            is_known = await is_let_in(own, name)  # the answer may be what was lost
        except HubError as unclear:
            is_final = isinstance(error, HubRefusedError | HubNotHostedError)
            raise (HubError(unclear.text) if is_final else error) from unclear
        if not is_known:
            raise
    return own


async def is_let_in(address: HubAddress, name: str) -> bool:
    """Whether the hub knows this door's key now. Raises HubError where it cannot be asked.

    So it does where something else has the hub's address meanwhile.
    """
    try:
        await (await connect(address, name)).close()
    except HubUnknownDoorError:
        return False
    return True


async def _ask_in(
    link: HubLink, name: str, seed: str, begin: Callable[[], Awaitable[None]], former: Sequence[str]
) -> None:
    """Ask to be let in with this key. Raises HubError; HubRefusedError where that was refused."""
    try:
        connection = await connect(address_of(link), name)
    except HubUnknownDoorError as error:
        raise HubRefusedError(OVER) from error
    except HubRefusedError:
        raise
    except HubError as error:
        raise HubAwayError(AWAY) from error
    try:
        await begin()
        key = public_key(seed)
        proofs = {public_key(one): proof_of(one, key) for one in former if one != seed}
        asked = json.dumps({"key": key, "name": name[:LONGEST_NAME], "former": proofs}).encode()
        subject = f"{JOIN}.{public_key(link.seed)}"
        answer = await connection.ask(_unless_nobody(connection, subject, asked))
        if _word(answer.data, "joined") is not True:
            raise _refusal(answer.data)
    finally:
        await connection.close()


def _refusal(answer: bytes) -> HubError:
    if _word(answer, "kept") is False:
        return HubNotKeptError(NOT_KEPT)
    return HubRefusedError(FULL if _word(answer, "full") is True else OVER)


async def _unless_nobody(connection: HubConnection, subject: str, asked: bytes) -> Msg:
    """The host's answer. Raises HubError; HubNotHostedError where nobody was ever there to hear it."""
    inbox, now = connection.client.new_inbox(), asyncio.get_running_loop().time
    hosted_by, may_be_heard = now() + HOSTED_WITHIN_S, False
    try:
        answers = await connection.client.subscribe(inbox)
        async with asyncio.timeout(ANSWERS_WITHIN_S):
            while True:
                await connection.client.publish(subject, asked, reply=inbox)
                answer = await _answer(answers)
                if answer is not None and not _is_of_nobody(answer):
                    return answer
                if answer is None:
                    may_be_heard = True
                else:
                    if now() >= hosted_by and not may_be_heard:
                        raise HubNotHostedError(NOBODY)
                    log.info("nobody lets doors in yet: the hub is asked again")
                    await asyncio.sleep(LOOK_S)
    except TimeoutError as error:
        raise HubError(NOBODY) from error


async def _answer(answers: Subscription) -> Msg | None:
    """The host's answer, or that nobody heard; None where there is none for long.

    A stream that a door made of this subject answers too, and sooner: that is none.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(ASKS_AGAIN_S):
            while True:
                answer = await answers.next_msg(timeout=None)
                if _is_of_nobody(answer) or isinstance(_word(answer.data, "joined"), bool):
                    return answer
    return None


def _is_of_nobody(answer: Msg) -> bool:
    return (answer.headers or {}).get("Status") == "503"


async def let_in(connection: HubConnection, taken: Taken) -> None:
    """Answer whoever is invited, until the connection is lost. Raises HubError then.

    Whoever asks says where: the host may write everywhere, and so answers in their own place alone.
    """
    with telling():
        asked = await connection.client.subscribe(f"{JOIN}.*")
    async for message in _messages(connection, asked.next_msg):
        invitation = message.subject.rpartition(".")[2]
        if not message.reply.startswith(f"{inbox_of(invitation)}."):
            log.warning("whoever asked to be let in wants the answer in a place that is not their own")
        elif (answer := await _take(message, invitation, taken)) is not None:
            with suppress(nats.errors.Error):
                await message.respond(json.dumps(answer).encode())


async def _messages(
    connection: HubConnection, next_message: Callable[..., Awaitable[Msg]]
) -> AsyncIterator[Msg]:
    while True:
        yield await connection.ask(next_message(timeout=None))


async def _take(message: Msg, invitation: str, taken: Taken) -> dict[str, bool] | None:
    """Whether a door is let in; None where that is not known yet, so that it asks again."""
    key, name = _word(message.data, "key"), _word(message.data, "name")
    if not (isinstance(key, str) and is_public_key(key) and isinstance(name, str)):
        log.warning("what a door asked with cannot be read")
        return {"joined": False}
    try:
        called = await taken(invitation, key, name[:LONGEST_NAME], _former(message.data, key))
    except (HubRefusedError, StoreError) as error:
        log.warning("a door was not let in: %s", error)
        return {"joined": False} | _why(error)
    except HubError as error:
        log.warning("a door waits to be let in: %s", error)
        return None
    log.info("%s shares what it admits from now on", called)
    return {"joined": True}


def _why(error: HubRefusedError | StoreError) -> dict[str, bool]:
    match error:
        case TooManyDoorsError():
            return {"full": True}
        case StoreError():
            return {"kept": False}
    return {}


def _former(data: bytes, key: str) -> tuple[str, ...]:
    """The keys that this door had before: those of which it signed the new one with."""
    said = _word(data, "former")
    proofs = list(said.items())[:MOST_FORMER] if isinstance(said, dict) else []
    return tuple(former for former, proof in proofs if is_proven(former, key, str(proof)))


def _word(data: bytes, name: str) -> object:
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return value.get(name) if isinstance(value, dict) else None
