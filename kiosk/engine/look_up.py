"""What may block for ever is looked up in a thread of its own: a dead mount, a driver, a name on a Wi-Fi."""

import asyncio
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

Found = TypeVar("Found")


async def look_up(look: Callable[[], Found], name: str) -> Found:
    """What `look` returns or raises, called in a daemon thread of that name.

    One that never returns keeps nothing but its waiter waiting: neither the loop's own pool of threads, which
    is joined at the end, nor the end of the program.
    """
    return await start_look_up(look, name)[1]


def start_look_up(look: Callable[[], Found], name: str) -> "tuple[threading.Thread, asyncio.Future[Found]]":
    """The thread that was started, and what will have its outcome; for whoever counts those that hang."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Found] = loop.create_future()

    def work() -> None:
        finish: Callable[[], None]
        try:
            finish = partial(done.set_result, look())
        except (StopIteration, SystemExit, KeyboardInterrupt) as error:  # what no future takes, or no loop
            finish = partial(done.set_exception, RuntimeError(f"{name}: {error!r}"))
        except BaseException as error:  # noqa: BLE001 - handed on to whoever waits, not swallowed
            finish = partial(done.set_exception, error)
        with suppress(RuntimeError):  # the loop was closed meanwhile: nobody waits any more
            loop.call_soon_threadsafe(lambda: None if done.done() else finish())

    thread = threading.Thread(target=work, name=name, daemon=True)
    thread.start()
    return thread, done


def look_names_up_apart() -> None:
    """From now on the running loop looks names up in threads that nobody waits for.

    On a Wi-Fi without a name server each takes half a minute, long after whoever asked has given up: in the
    loop's own pool they would keep other work waiting, and the end of the program.
    """
    asyncio.get_running_loop().getaddrinfo = _names_found  # type: ignore[method-assign]


async def _names_found(*given: Any, **named: Any) -> list[Any]:  # noqa: ANN401 - as socket.getaddrinfo
    """What the loop's own method finds."""
    return await look_up(partial(socket.getaddrinfo, *given, **named), "name-look-up")
