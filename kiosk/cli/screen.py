"""`kiosk` without a command: opens the door screen."""

import typer

from kiosk.cli.exit_status import WORLD_ERRORS, CommandError, status_of, words_of
from kiosk.ui.app.interrupts import HeldInterrupts


def register(app: typer.Typer) -> None:
    """Add it as what runs where no command is named."""
    app.callback(invoke_without_command=True)(main)


def main(context: typer.Context) -> None:
    """Open the door screen. What keeps it from opening is told in the screen's language."""
    if context.invoked_subcommand is None:
        with HeldInterrupts() as interrupts:
            from kiosk.cli.window import open_window
            from kiosk.ui.app.run import NO_DISPLAY, has_display, told
        interrupts.raise_now()
        try:
            if not has_display():
                raise CommandError(NO_DISPLAY)
            open_window()
        except WORLD_ERRORS as error:
            raise CommandError(words_of(error, told), status_of(error)) from error
