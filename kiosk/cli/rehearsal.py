"""`kiosk sandbox` and `kiosk demo`: the service on loopback, and a door to rehearse at."""

from pathlib import Path
from shlex import quote
from typing import Annotated, Any

import typer
from msgspec.structs import asdict
from platformdirs import user_data_path

from kiosk.cli.exit_status import CommandError, Exit
from kiosk.cli.printing import AS_JSON, echo, result
from kiosk.ui.app.interrupts import HeldInterrupts


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("sandbox", epilog=AS_JSON)(sandbox)
    app.command("demo", epilog=AS_JSON)(demo)


def sandbox(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes a free one.")] = 8787,
    tickets: Annotated[int, typer.Option("--tickets", min=1, max=1_000_000)] = 500,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    faults: Annotated[Path | None, typer.Option("--faults", metavar="FILE", help="Faults, as JSON.")] = None,
) -> None:
    """Serve a stand-in of the ticketing service on loopback, until Ctrl-C."""
    from kiosk.sandbox.faults import FaultsError, read_faults
    from kiosk.sandbox.server import Ready, SandboxError, run
    from kiosk.sandbox.world import SandboxOptions

    def announce(ready: Ready) -> None:
        value: dict[str, Any] = {"address": ready.base_url, **asdict(ready)}
        result(value, _exports(ready.base_url, ready.token, ready.event_id))
        echo(f"kiosk: serving {tickets} tickets; tonight's event is {ready.event_id}; Ctrl-C ends")

    try:
        read = read_faults(faults) if faults else None
        run(SandboxOptions(port=port, tickets=tickets, seed=seed, faults=read), announce)
    except FaultsError as error:
        raise CommandError(str(error), Exit.USAGE) from error
    except SandboxError as error:
        raise CommandError(str(error)) from error


def _exports(address: str, token: str, event_id: str) -> str:
    """What a shell takes over: a door of tonight's event, on a profile that no real door has."""
    home = quote(str(user_data_path("kiosk-rehearsal", appauthor=False)))
    given = {"KIOSK_HOME": home, "KIOSK_BASE_URL": address, "KIOSK_TOKEN": token, "KIOSK_EVENT_ID": event_id}
    return "\n".join(f"export {name}={value}" for name, value in given.items())


def demo(
    tour: Annotated[bool, typer.Option("--tour", help="Play a fixed script and end.")] = False,
    pictures: Annotated[
        Path | None, typer.Option("--pictures", metavar="FOLDER", help="Where the tour saves screenshots.")
    ] = None,
    tickets: Annotated[int, typer.Option("--tickets", min=1, max=1_000_000)] = 500,
) -> None:
    """Open the door screen on a rehearsal event, with a camera that shows tickets where there is none."""
    with HeldInterrupts() as interrupts:
        from kiosk.cli.demo import run_demo
    interrupts.raise_now()
    raise typer.Exit(run_demo(tour=tour, pictures=pictures, tickets=tickets))
