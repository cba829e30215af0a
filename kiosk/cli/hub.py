"""`kiosk hub`: runs the hub that doors share admissions by, lets doors join it, and says how it is."""

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kiosk.cli.environment import variables
from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.printing import AS_JSON, as_json, document, echo, local_time, moment, one_line, result
from kiosk.core.hub_link import HUB_PORT
from kiosk.core.policy import PolicyError, printed_document_of
from kiosk.engine.hub_policy import MOST_POLICY_BYTES as MOST
from kiosk.engine.plain_files import read_plain

if TYPE_CHECKING:
    from kiosk.bootstrap.hub_folder import HubFolder, Listening

LONGEST_NAME = 100
KEEP_DAYS = 30
_hub = typer.Typer(
    help="The hub: several doors share who is inside, and a ticket is let in once.",
    epilog=AS_JSON,
    rich_markup_mode=None,
)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(_hub, name="hub")


@_hub.callback(invoke_without_command=True)
def run(
    context: typer.Context,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes a free one.")] = HUB_PORT,
    lan: Annotated[
        bool, typer.Option("--lan", help="For doors on other machines; else for those of this one alone.")
    ] = False,
    keep_days: Annotated[
        int,
        typer.Option(
            "--keep-days",
            min=0,
            max=36500,
            help="Delete what nobody changed for so many days; 0 keeps it for ever.",
        ),
    ] = KEEP_DAYS,
) -> None:
    """Run the hub until Ctrl-C. The program nats-server does the work: it must be on this machine."""
    if context.invoked_subcommand is not None:
        return
    from kiosk.bootstrap import SystemClock
    from kiosk.bootstrap.hub import run_hub

    def announce(listening: "Listening") -> None:
        value = {"servers": list(listening.servers), "port": listening.port}
        result(value, f"the hub is open at {' and '.join(listening.servers)}")
        echo("kiosk: `kiosk hub pair` lets a door join; Ctrl-C ends the hub, and doors go on without it")

    program = variables().get("KIOSK_NATS_SERVER", "")
    asyncio.run(
        run_hub(_folder(), port, announce, SystemClock(), lan=lan, program=program, keep_days=keep_days)
    )


@_hub.command("pair", epilog=AS_JSON)
def pair(
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What the door is to be called.")] = "",
    code: Annotated[bool, typer.Option("--code", help="Show the link as a QR code, too.")] = False,
) -> None:
    """Make a link that lets one door join the hub that runs: good once, for ten minutes."""
    from kiosk.bootstrap.hub_commands import invite

    link = asyncio.run(invite(_folder(), _clean(name), _now()))
    result({"link": link.text, "expires_in_s": 600}, link.text)
    if code and not as_json():
        import segno

        segno.make(link.text, error="l").terminal(compact=True)
    echo("kiosk: at the door: `kiosk pair LINK` within ten minutes; it is good once")
    if _folder().state().is_full:
        echo("kiosk: the hub has no place for one more door: by this link one of its own may join anew")


@_hub.command("doors", epilog=AS_JSON)
def doors() -> None:
    """List the doors that may come."""
    found = _folder().state().doors
    for door in found:
        value = {"door_id": door.door_id, "name": door.name, "paired_at": moment(door.paired_at)}
        result(value, one_line([door.door_id, door.name, f"paired {local_time(door.paired_at)}"]))
    if not found:
        echo("kiosk: no door has joined yet: `kiosk hub pair`")


@_hub.command("unpair", epilog=AS_JSON)
def unpair(door_id: Annotated[str, typer.Argument(metavar="ID", help="As `doors` lists it.")]) -> None:
    """Let a door come no more; where the hub runs it is out at once."""
    from kiosk.bootstrap.hub_commands import unpair as shut_out

    gone = asyncio.run(shut_out(_folder(), door_id, _now()))
    result({"door_id": gone.door_id, "name": gone.name}, f"unpaired {one_line([gone.door_id, gone.name])}")
    if _folder().listening() is None:
        echo(
            "kiosk: no hub runs here; servers elsewhere take it until they have new files: `kiosk hub config`"
        )


@_hub.command("status", epilog=AS_JSON)
def status() -> None:
    """Say how the hub is: its server, which doors are connected, and how much they share."""
    from kiosk.bootstrap.hub_commands import status as found_status

    found = asyncio.run(found_status(_folder()))
    doors = [
        {
            "door_id": one.door_id,
            "name": one.name,
            "connected": one.key in found.connected,
            "calls_itself": found.connected.get(one.key),
        }
        for one in found.doors
    ]
    events = [
        {
            "bucket": one.bucket,
            "tickets": one.tickets,
            "messages": one.messages,
            "bytes": one.bytes,
            "last_at": moment(one.last_at),
        }
        for one in found.events
    ]
    servers = [{"name": one.name, "version": one.version} for one in found.servers]
    lines = [one_line([f"server {one['name']}", f"nats-server {one['version']}"]) for one in servers]
    lines += [
        one_line(
            [
                f"door {one['name']}",
                "connected" if one["connected"] else "not connected",
                f"calls itself {one['calls_itself']}"
                if one["calls_itself"] not in (None, one["name"])
                else "",
            ]
        )
        for one in doors
    ]
    lines += [
        one_line([f"event {one.bucket}", f"{one.tickets} tickets", f"{one.bytes} bytes"])
        for one in found.events
    ]
    value = {"servers": servers, "doors": doors, "events": events, "trouble": found.trouble}
    result(value, "\n".join(lines))
    if found.trouble:
        echo(f"kiosk: the hub's server has trouble: {one_line([found.trouble])}")


@_hub.command("policy", epilog=AS_JSON)
def policy(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A JSON file, or - for stdin.")],
) -> None:
    """Give every door this policy: those that are connected at once, the others when they come.

    PINs of supervisors are in it as hashes, or stay at each door what they are: see `kiosk policy`.
    """
    from kiosk.bootstrap.hub_commands import give_policy

    try:
        text = sys.stdin.buffer.read(MOST + 1) if file == "-" else read_plain(Path(file), MOST)
        given = asyncio.run(give_policy(_folder(), text))
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror or error}") from error
    except PolicyError as error:
        raise PolicyError(f"{'stdin' if file == '-' else file}: {error}") from error
    document(printed_document_of(given))
    echo("kiosk: the hub has it; doors that are connected go by it now")


@_hub.command("forget", epilog=AS_JSON)
def forget(event_id: Annotated[str, typer.Argument(metavar="EVENT", help="The event's id.")]) -> None:
    """Delete what doors share of an event. A door that is still open for it shares its own rows again."""
    from kiosk.bootstrap.hub_commands import forget_event

    was_there = asyncio.run(forget_event(_folder(), event_id))
    words = "it is deleted" if was_there else "doors share nothing of that event"
    result({"deleted": was_there}, words)


@_hub.command("config", epilog=AS_JSON)
def config(
    out: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the files are written.")],
    server: Annotated[
        list[str],
        typer.Option("--server", metavar="HOST", help="Where a server is; once, or thrice for a cluster."),
    ],
    door: Annotated[
        list[str] | None, typer.Option("--door", metavar="NAME", help="A door to join; may come again.")
    ] = None,
    port: Annotated[int, typer.Option("--port", min=1, max=65535)] = HUB_PORT,
) -> None:
    """Write the files of a hub that runs elsewhere: of one server, or of a cluster of three.

    Each server's folder goes to its machine: `cd FOLDER; set -a; . ./hub.env; nats-server -c hub.conf`. Each
    door's link is in `doors`, and is that door's key: `kiosk pair < FILE` there, and delete the file.
    """
    from kiosk.bootstrap.hub_commands import write_servers

    names = [_clean(name) for name in door or ()]
    if not all(names):
        raise CommandError("a door's name is empty", Exit.USAGE)
    hosts = [_host(one) for one in server]
    if len(hosts) not in (1, 3) or len(set(hosts)) != len(hosts):
        raise CommandError("a hub is one server, or a cluster of three on as many machines", Exit.USAGE)
    files = write_servers(_folder(), hosts, port, names, out, _now())
    value = {"folder": str(out), "doors": {name: str(file) for name, file in files.items()}}
    result(value, f"written to {out}: {len(server)} servers, {len(files)} doors")


def _folder() -> "HubFolder":
    from kiosk.bootstrap.hub_folder import hub_folder

    return hub_folder(variables())


def _now() -> float:
    from kiosk.bootstrap import SystemClock

    return SystemClock().now()


def _clean(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME]


def _host(text: str) -> str:
    from kiosk.core.hub_link import is_server

    host = text.strip().strip("[]").lower()
    if not is_server(f"[{host}]:1" if ":" in host else f"{host}:1"):
        raise CommandError(f"{text} is no address of a machine: give a name or an IP address", Exit.USAGE)
    return host
