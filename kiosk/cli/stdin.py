"""The lines of stdin, as they come."""

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

from kiosk.cli.exit_status import CommandError

CHUNK_BYTES = 65536
LONGEST_LINE = 1 << 20
"""In bytes; no code is nearly as long, and what follows on such a line is passed over."""
MOST_WAITING = 50
"""Lines that are read before the first of them is judged."""


async def lines_of_stdin() -> AsyncIterator[bytes]:
    """Each line without its end, as soon as it is whole; the last one may lack an end.

    Raises CommandError where stdin cannot be read.
    """
    if sys.stdin is None:
        return
    descriptor = sys.stdin.fileno()
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[bytes | OSError | None]()
    room = threading.Semaphore(MOST_WAITING)

    def read() -> None:
        try:
            for line in _lines_of(descriptor):
                room.acquire()
                tell(line)
            tell(None)
        except OSError as error:
            tell(error)

    def tell(line: bytes | OSError | None) -> None:
        with suppress(RuntimeError):  # the loop was closed: nobody waits for lines any more
            loop.call_soon_threadsafe(lines.put_nowait, line)

    # A thread, because reading waits; a daemon, because nothing can wake it. It reads the descriptor and not
    # sys.stdin, whose lock it would still hold when the program ends, which is fatal to the interpreter.
    threading.Thread(target=read, name="stdin", daemon=True).start()
    while (line := await lines.get()) is not None:
        if isinstance(line, OSError):
            raise CommandError(f"stdin cannot be read: {line.strerror}") from line
        room.release()
        yield line


def _lines_of(descriptor: int) -> Iterator[bytes]:
    begun = bytearray()
    while chunk := os.read(descriptor, CHUNK_BYTES):
        first, *more = chunk.split(b"\n")
        begun += first[: LONGEST_LINE - len(begun)]
        for piece in more:
            yield bytes(begun).rstrip(b"\r")
            begun = bytearray(piece[:LONGEST_LINE])
    if begun:
        yield bytes(begun).rstrip(b"\r")
