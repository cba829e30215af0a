"""`kiosk` without a command: opens the door screen."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

import typer

from kiosk.bootstrap.environment import Environment, load_environment
from kiosk.bootstrap.opening import opened_early
from kiosk.cli.environment import variables
from kiosk.cli.exit_status import WORLD_ERRORS, CommandError, status_of, words_of
from kiosk.store.profile import DATABASE_FILE
from kiosk.ui.app.display import NO_DISPLAY, has_display
from kiosk.ui.app.interrupts import HeldInterrupts
from kiosk.ui.theme.lent_fonts import lent_fonts_chosen_early


def register(app: typer.Typer) -> None:
    """Add it as what runs where no command is named."""
    app.callback(invoke_without_command=True)(main)


def main(context: typer.Context) -> None:
    """Open the door screen. What keeps it from opening is told in the screen's language."""
    if context.invoked_subcommand is None:
        try:
            if not has_display():
                raise CommandError(NO_DISPLAY)
            environment = load_environment(variables())
            with _prepared_meanwhile(environment):
                _open(environment)
        except WORLD_ERRORS as error:
            with HeldInterrupts() as interrupts:
                from kiosk.ui.app.run import told
            interrupts.raise_now()
            raise CommandError(words_of(error, told), status_of(error)) from error


@contextmanager
def _prepared_meanwhile(environment: Environment) -> Iterator[None]:
    """The screen takes long to load: until then fonts are chosen, and a profile that is there is opened."""
    is_there = not environment.is_new and (environment.home / DATABASE_FILE).exists()
    gc.disable()  # these threads would collect what Qt makes: see kiosk.ui.app.run.Garbage
    try:
        with lent_fonts_chosen_early(), opened_early(environment) if is_there else nullcontext():
            yield
    finally:
        gc.enable()


def _open(environment: Environment) -> None:
    with HeldInterrupts() as interrupts:
        from kiosk.cli.window import open_window
    interrupts.raise_now()
    open_window(environment)
