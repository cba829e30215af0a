"""`kiosk office`: runs the office, sets it up, and pairs its doors."""

import getpass
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec.structs import asdict

from kiosk.cli.environment import variables
from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.printing import AS_JSON, echo, local_time, one_line, result
from kiosk.core.pairing import shown_fingerprint
from kiosk.core.policy import Direction

if TYPE_CHECKING:
    from kiosk.bootstrap.office_folder import OfficeFolder

LONGEST_LINE = 4096
PAGE_PROMPT = "Passphrase for the page: "
_office = typer.Typer(
    help="The office: holds the client secret, keeps the sign-in, and hands paired doors access tokens.",
    epilog=AS_JSON,
    rich_markup_mode=None,
)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.add_typer(_office, name="office")


@_office.callback(invoke_without_command=True)
def run(
    context: typer.Context,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes a free one.")] = 8788,
    host: Annotated[
        list[str] | None, typer.Option("--host", metavar="ADDRESS", help="Listen there; may come again.")
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Listen on every address of this machine.")] = False,
    until_stdin_ends: Annotated[
        bool, typer.Option("--until-stdin-ends", help="For whoever starts it: end where that has ended.")
    ] = False,
) -> None:
    """Run the office until Ctrl-C: its page for the host, and access tokens for paired doors."""
    if context.invoked_subcommand is not None:
        return
    if lan and host:
        raise CommandError("give --lan or --host, not both", Exit.USAGE)
    from kiosk.bootstrap.office import EVERYWHERE, Listening, run_office
    from kiosk.bootstrap.office_folder import office_folder
    from kiosk.office.connections import is_everywhere

    hosts = EVERYWHERE if lan else tuple(host or ("127.0.0.1",))
    if not lan and (found := next(filter(is_everywhere, hosts), None)) is not None:
        echo(f"kiosk: --host {found} is every address of this machine: the office listens as with --lan")
        hosts = EVERYWHERE

    def announce(listening: Listening) -> None:
        shown = f"{listening.page}\nfingerprint {shown_fingerprint(listening.fingerprint)}"
        result(asdict(listening), shown)
        if not until_stdin_ends:
            echo("kiosk: the office is open; its page is at this address, and Ctrl-C ends it")

    ends_with = sys.stdin.buffer if until_stdin_ends else None
    run_office(office_folder(variables()), hosts, port, announce, ends_with=ends_with)


@_office.command("setup", epilog=AS_JSON)
def setup(
    client_id: Annotated[str, typer.Option("--client-id", metavar="ID", help="As the service gave it.")],
    redirect_uri: Annotated[
        str,
        typer.Option(
            "--redirect-uri", metavar="ADDRESS", help="As registered; the office's own if left out."
        ),
    ] = "",
    service: Annotated[
        str, typer.Option("--service", metavar="ADDRESS", help="The service; KIOSK_BASE_URL if left out.")
    ] = "",
    keep_page: Annotated[
        bool,
        typer.Option(
            "--keep-page", help="No passphrase is read: the page keeps its own, a new page opens for nobody."
        ),
    ] = False,
) -> None:
    """Set the office up: the client secret and its page's passphrase are read from stdin, a line each.

    KIOSK_CLIENT_SECRET and KIOSK_OFFICE_PASSPHRASE go before stdin.
    """
    from kiosk.bootstrap.office_folder import office_folder
    from kiosk.bootstrap.office_setup import checked_application, set_up

    given = variables()
    folder = office_folder(given)
    address = service or given.get("KIOSK_BASE_URL", "")
    if not address.strip():
        raise CommandError("no address of the service: give --service, or set KIOSK_BASE_URL", Exit.USAGE)
    client_secret = _client_secret()
    passphrase = None if keep_page else given.get("KIOSK_OFFICE_PASSPHRASE") or _line(PAGE_PROMPT)
    application = checked_application(address, client_id.strip(), client_secret, redirect_uri.strip())
    done = set_up(folder, application, passphrase)
    value = {
        "folder": str(folder.path),
        "office": done.state.office_id,
        "base_url": application.base_url,
        "unpaired": done.unpaired,
    }
    result(value, f"the office in {folder.path} is set up for {application.base_url}")
    if done.unpaired:
        echo(f"kiosk: the service is another, so doors were unpaired ({done.unpaired}): pair them anew")
    if done.is_signed_out:
        echo("kiosk: it is another application, so the host's sign-in is over: sign in anew")
    if done.redirect_before:
        echo(f"kiosk: the redirect address was {done.redirect_before}: give that one again to keep it")
    echo("kiosk: `kiosk office` opens it")


@_office.command("secret", epilog=AS_JSON)
def secret() -> None:
    """Give the office the client secret anew, read from stdin or KIOSK_CLIENT_SECRET; all else stays.

    An office that runs asks the service with it at once.
    """
    from kiosk.bootstrap.office_commands import keep_secret

    folder = _folder()
    signed_in = keep_secret(folder, _client_secret())
    result({"folder": str(folder.path)}, f"the office in {folder.path} has the client secret")
    if signed_in is not None and signed_in.error:
        echo(f"kiosk: asked with it, {signed_in.why}")


@_office.command("doors", epilog=AS_JSON)
def doors() -> None:
    """List the doors that are paired."""
    from kiosk.bootstrap.office_commands import doors as found_doors

    found = found_doors(_folder())
    for door in found:
        result(door, _words(door))
    if not found:
        echo("kiosk: no door is paired yet: `kiosk office pair`, or the office's page")


@_office.command("unpair", epilog=AS_JSON)
def unpair(door_id: Annotated[str, typer.Argument(metavar="ID", help="As `doors` lists it.")]) -> None:
    """Forget a door: it gets no access token any more. What it holds stays good until it ends."""
    from kiosk.bootstrap.office_commands import unpair as forget

    gone = forget(_folder(), door_id)
    result(gone, f"unpaired {_words(gone)}")


@_office.command("pair", epilog=AS_JSON)
def pair(
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What the door is to be called.")] = "",
    event: Annotated[
        list[str] | None, typer.Option("--event", metavar="ID", help="The door's event; may come again.")
    ] = None,
    exit_: Annotated[bool, typer.Option("--exit", help="A door that people leave by.")] = False,
) -> None:
    """Open a pairing code at the office that runs: good once, for ten minutes."""
    from kiosk.bootstrap.office_commands import pair as open_code

    direction = Direction.EXIT if exit_ else Direction.ENTRY
    opened = open_code(_folder(), name, direction.value, tuple(event or ()))
    result(opened, f"{opened['link']}\ncode {opened['code']}")
    echo("kiosk: give the door this link within ten minutes; it is good once")


def _words(door: dict[str, Any]) -> str:
    seen = door["last_seen"]
    last = f"seen {local_time(seen)}" if seen is not None else "never seen"
    return one_line([door["door_id"], door["name"], door["direction"], " ".join(door["events"]), last])


def _folder() -> "OfficeFolder":
    from kiosk.bootstrap.office_folder import office_folder

    return office_folder(variables())


def _client_secret() -> str:
    return (variables().get("KIOSK_CLIENT_SECRET") or _line("Client secret: ")).strip()


def _line(prompt: str) -> str:
    """A line from stdin, typed unseen on a terminal. Raises CommandError where there is none."""
    if sys.stdin is not None and sys.stdin.isatty():
        try:
            return getpass.getpass(prompt)
        except EOFError as error:
            raise CommandError("nothing was given; nothing was changed") from error
    read = sys.stdin.buffer.readline(LONGEST_LINE + 1) if sys.stdin is not None else b""
    if len(read) > LONGEST_LINE:
        raise CommandError(f"a line of {LONGEST_LINE} bytes at most; nothing was changed", Exit.USAGE)
    try:
        return read.decode("utf-8").rstrip("\r\n")
    except UnicodeDecodeError as error:
        raise CommandError("stdin is not UTF-8; nothing was changed", Exit.USAGE) from error
