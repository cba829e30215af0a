"""`kiosk check-in` and `kiosk undo`: the door without a screen."""

import asyncio
from typing import Annotated

import typer

from kiosk.bootstrap import Kiosk, open_kiosk
from kiosk.cli.ending import CommandError
from kiosk.cli.environment import place
from kiosk.cli.lines import lines_of_stdin
from kiosk.cli.printing import AS_JSON, result, say
from kiosk.cli.words import row_value, verdict_value, verdict_words
from kiosk.core.policy import Direction
from kiosk.core.presence import How
from kiosk.engine.decide import NotUndone, Undone, UndoWhy
from kiosk.engine.errors import StoreError
from kiosk.engine.events import EngineEvent, LateStop, ScanFailed, SignInNeeded
from kiosk.engine.supervised import NotRecorded

IN_FLIGHT_S = 15.0
"""How long requests that have left may take to come back before the program ends without them."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("check-in", epilog=AS_JSON)(check_in)
    app.command("undo", epilog=AS_JSON)(undo)


def check_in(
    codes: Annotated[list[str] | None, typer.Argument(metavar="CODE", help="Codes to judge.")] = None,
    stdin: Annotated[bool, typer.Option("--stdin", help="Read codes from stdin, one a line.")] = False,
    exit_door: Annotated[bool, typer.Option("--exit", help="Judge as an exit door.")] = False,
    offline: Annotated[bool, typer.Option("--offline", help="Do not contact the service.")] = False,
    drain: Annotated[
        float | None,
        typer.Option("--drain", min=0, metavar="SECONDS", help="Then send what is unsent, for so long."),
    ] = None,
) -> None:
    """Judge codes and admit their tickets.

    Answers a line for each code, at once; an admission is on disk before its line is written. The exit
    status is 0 whatever the verdicts are, and without a connection or a sign-in too.
    """
    if not codes and not stdin:
        raise typer.BadParameter("give codes, or --stdin")
    asyncio.run(_check_in(codes or [], stdin=stdin, exit_door=exit_door, offline=offline, drain_s=drain))


async def _check_in(
    codes: list[str], *, stdin: bool, exit_door: bool, offline: bool, drain_s: float | None
) -> None:
    direction = Direction.EXIT if exit_door else None
    async with open_kiosk(place(), offline=offline, direction=direction) as kiosk:
        kiosk.parts.events.listen(_tell)
        await kiosk.profile.recover()
        uploading = None if offline else asyncio.create_task(kiosk.parts.uploader.run(), name="uploader")
        failed = False
        try:
            for code in codes:
                failed |= not await _one(kiosk, code)
            if stdin:
                async for line in lines_of_stdin():
                    failed |= not await _one(kiosk, line)
        finally:
            if uploading is not None:
                uploading.cancel()
                await asyncio.gather(uploading, return_exceptions=True)
            await _send_rest(kiosk, 0.0 if offline else drain_s)
        if failed:
            raise CommandError("at least one scan could not be recorded, and was not admitted")


async def _one(kiosk: Kiosk, code: bytes | str) -> bool:
    """Judge one code and print its line; whether it could be recorded."""
    given = await kiosk.parts.door.scan(code, How.COMMAND_LINE)
    if given is None:
        return False
    if given.admission_id:
        # Before the line, not after it: whoever reads the line may end us at once, and a rescan would then
        # be taken for an admission that nobody saw.
        await _mark_shown(kiosk, given.admission_id)
    value = verdict_value(code.decode("utf-8", "replace") if isinstance(code, bytes) else code, given)
    result(value, verdict_words(value, given.verdict))
    return True


async def _mark_shown(kiosk: Kiosk, admission_id: str) -> None:
    try:
        await kiosk.profile.mark_shown([admission_id])
    except StoreError as error:
        say(f"kiosk: {error}; the admission is recorded, and is answered now")


async def _send_rest(kiosk: Kiosk, drain_s: float | None) -> None:
    """Send for so long, let what has left come back, and say what stays unsent."""
    uploader, clock = kiosk.parts.uploader, asyncio.get_running_loop().time
    if drain_s:
        ends = clock() + drain_s
        await uploader.drain(lambda: clock() >= ends)
    try:
        async with asyncio.timeout(IN_FLIGHT_S):
            await uploader.settle()
    except TimeoutError:
        await uploader.stop()
    if unsent := (await kiosk.profile.outbox_count()).unsent:
        say(f"kiosk: not sent yet, and safe here: {unsent}; `kiosk outbox send` sends, `kiosk outbox` lists")


def _tell(event: EngineEvent) -> None:
    match event:
        case ScanFailed():
            say(f"kiosk: {event.text}")
        case SignInNeeded():
            say(f"kiosk: {event.text.rstrip('.')}. Scanning goes on; sending waits for a new KIOSK_TOKEN")
        case LateStop():
            say(f"kiosk: STOP ticket {event.ticket_id}: {event.incident.value}, see `kiosk incidents`")


def undo(
    admission_id: Annotated[str, typer.Argument(metavar="ID", help="The admission to take back.")],
) -> None:
    """Take an admission back.

    A check-in that has not left is withdrawn; of one that has, the service keeps its record.
    """
    asyncio.run(_undo(admission_id))


async def _undo(admission_id: str) -> None:
    async with open_kiosk(place(), offline=True) as kiosk:
        await kiosk.profile.recover()
        match await kiosk.desk.undo(admission_id):
            case Undone(row, left):
                kept = "Undone here; the service keeps its record of the check-in." if left else "Undone."
                say(f"kiosk: {kept}")
                result(row_value(row), f"undone {row.concerns} (ticket {row.ticket_id})")
            case NotUndone(why, other):
                raise CommandError(_not_undone(why, other))
            case NotRecorded(text):
                raise CommandError(text)


def _not_undone(why: UndoWhy, other: str) -> str:
    match why:
        case UndoWhy.NO_ADMISSION:
            return "there is no admission with this id"
        case UndoWhy.BEFORE:
            return "this admission was taken back before"
        case UndoWhy.TURNED_UP:
            return f"its ticket turned up on the list since: undo the admission {other}"
