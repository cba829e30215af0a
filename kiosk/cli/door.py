"""`kiosk check-in` and `kiosk undo`: the door without a screen."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator
from typing import Annotated

import typer

from kiosk.bootstrap import Kiosk, open_kiosk, surroundings
from kiosk.cli.ending import CommandError
from kiosk.cli.environment import environment
from kiosk.cli.printing import result, say
from kiosk.cli.words import row_value, verdict_value, verdict_words
from kiosk.core.policy import Direction
from kiosk.core.presence import How
from kiosk.engine.events import EngineEvent, ScanFailed, SignInNeeded

IN_FLIGHT_S = 15.0
"""How long requests that have left may take to come back before the program ends without them."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("check-in")(check_in)
    app.command("undo")(undo)


def check_in(
    codes: Annotated[list[str] | None, typer.Argument(metavar="[CODE]...", help="Codes to judge.")] = None,
    stdin: Annotated[bool, typer.Option("--stdin", help="Read codes from stdin, one a line.")] = False,
    exit_door: Annotated[bool, typer.Option("--exit", help="Judge as an exit door.")] = False,
    offline: Annotated[bool, typer.Option("--offline", help="Do not contact the service.")] = False,
    drain: Annotated[
        float | None, typer.Option("--drain", min=0, metavar="SECONDS", help="Then send for so long.")
    ] = None,
) -> None:
    """Judge codes and admit their tickets: a line each, an admit on disk before its line is written."""
    if not codes and not stdin:
        raise typer.BadParameter("give codes, or --stdin")
    asyncio.run(_check_in(codes or [], stdin=stdin, exit_door=exit_door, offline=offline, drain_s=drain))


async def _check_in(
    codes: list[str], *, stdin: bool, exit_door: bool, offline: bool, drain_s: float | None
) -> None:
    place = surroundings(environment())
    direction = Direction.EXIT if exit_door else None
    async with open_kiosk(place, offline=offline, direction=direction) as kiosk:
        kiosk.parts.events.listen(_tell)
        await kiosk.profile.recover()
        uploading = None if offline else asyncio.create_task(kiosk.parts.uploader.run(), name="uploader")
        failed = False
        try:
            for code in codes:
                failed |= not await _one(kiosk, code)
            if stdin:
                async for line in _lines():
                    failed |= not await _one(kiosk, line)
        finally:
            if uploading is not None:
                uploading.cancel()
                await asyncio.gather(uploading, return_exceptions=True)
            await kiosk.parts.door.settle()
            await _send_rest(kiosk, 0.0 if offline else drain_s)
        if failed:
            raise CommandError("at least one scan could not be recorded, and was not admitted")


async def _one(kiosk: Kiosk, code: bytes | str) -> bool:
    given = await kiosk.parts.door.scan(code, How.COMMAND_LINE)
    if given is None:
        return False
    value = verdict_value(code.decode("utf-8", "replace") if isinstance(code, bytes) else code, given)
    result(value, verdict_words(value))
    if given.admission_id:
        kiosk.parts.door.shown(given.admission_id)
    return True


async def _send_rest(kiosk: Kiosk, drain_s: float | None) -> None:
    uploader = kiosk.parts.uploader
    if drain_s:
        ends = asyncio.get_running_loop().time() + drain_s
        await uploader.drain(lambda: asyncio.get_running_loop().time() >= ends)
    try:
        async with asyncio.timeout(IN_FLIGHT_S):
            await uploader.settle()
    except TimeoutError:
        await uploader.stop()


def _tell(event: EngineEvent) -> None:
    if isinstance(event, ScanFailed):
        say(f"kiosk: {event.text}")
    elif isinstance(event, SignInNeeded):
        say(f"kiosk: {event.text}; scanning goes on, sending waits for a new KIOSK_TOKEN")


async def _lines() -> AsyncIterator[bytes]:
    """The lines of stdin as they come; read in a thread, because reading waits."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[bytes | None]()

    def read() -> None:
        for line in sys.stdin.buffer:
            loop.call_soon_threadsafe(lines.put_nowait, line.rstrip(b"\r\n"))
        loop.call_soon_threadsafe(lines.put_nowait, None)

    threading.Thread(target=read, name="stdin", daemon=True).start()
    while (line := await lines.get()) is not None:
        yield line


def undo(
    admission_id: Annotated[str, typer.Argument(metavar="ID", help="The admission to take back.")],
) -> None:
    """Take an admission back; a check-in that has not left is withdrawn."""
    asyncio.run(_undo(admission_id))


async def _undo(admission_id: str) -> None:
    async with open_kiosk(surroundings(environment()), offline=True) as kiosk:
        await kiosk.profile.recover()
        row, text = await kiosk.desk.undo(admission_id)
        if row is None:
            raise CommandError(text)
        say(f"kiosk: {text}")
        result(row_value(row), f"undone {row.concerns} (ticket {row.ticket_id})")
