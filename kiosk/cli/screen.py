"""`kiosk` without a command: opens the door screen."""

from contextlib import AbstractContextManager, nullcontext

import typer

from kiosk.bootstrap.environment import Environment, load_environment
from kiosk.bootstrap.opening import opened_early
from kiosk.cli.environment import variables
from kiosk.cli.exit_status import WORLD_ERRORS, CommandError, status_of, words_of
from kiosk.ui.app.interrupts import HeldInterrupts


def register(app: typer.Typer) -> None:
    """Add it as what runs where no command is named."""
    app.callback(invoke_without_command=True)(main)


def main(context: typer.Context) -> None:
    """Open the door screen. What keeps it from opening is told in the screen's language."""
    if context.invoked_subcommand is None:
        try:
            environment = load_environment(variables())
            with _opened_meanwhile(environment):
                _open(environment)
        except WORLD_ERRORS as error:
            from kiosk.ui.app.run import told

            raise CommandError(words_of(error, told), status_of(error)) from error


def _opened_meanwhile(environment: Environment) -> AbstractContextManager[None]:
    """The screen takes long to load: until then the profile is opened, where there is no first run."""
    return nullcontext() if environment.is_new else opened_early(environment)


def _open(environment: Environment) -> None:
    with HeldInterrupts() as interrupts:
        from kiosk.cli.window import open_window
        from kiosk.ui.app.run import NO_DISPLAY, has_display
    interrupts.raise_now()
    if not has_display():
        raise CommandError(NO_DISPLAY)
    open_window(environment)
