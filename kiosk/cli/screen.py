"""`kiosk` without a command: opens the door screen."""

import typer


def register(app: typer.Typer) -> None:
    """Add it as what runs where no command is named."""
    app.callback(invoke_without_command=True)(main)


def main(context: typer.Context) -> None:
    """Open the door screen."""
    if context.invoked_subcommand is None:
        from kiosk.cli.window import open_window

        open_window()
