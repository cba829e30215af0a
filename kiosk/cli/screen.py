"""`kiosk` without a command: opens the door screen."""

import typer

from kiosk.ui.app.interrupts import HeldInterrupts


def register(app: typer.Typer) -> None:
    """Add it as what runs where no command is named."""
    app.callback(invoke_without_command=True)(main)


def main(context: typer.Context) -> None:
    """Open the door screen."""
    if context.invoked_subcommand is None:
        with HeldInterrupts() as interrupts:
            from kiosk.cli.window import open_window
        interrupts.raise_now()
        open_window()
