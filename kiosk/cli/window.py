"""The door screen, opened from the command line."""

from kiosk.bootstrap import open_door
from kiosk.bootstrap.environment import load_environment
from kiosk.bootstrap.screen import open_screen
from kiosk.cli.environment import variables
from kiosk.ui.app.run import run


def open_window() -> None:
    """Open the door screen on the profile, and return when it is closed."""
    environment = load_environment(variables())
    settings = environment.settings

    async def run_door(_app: object) -> int:
        async with (
            open_door(environment, opens_anyhow=True) as door,
            open_screen(door, settings, settings.camera.camera, home=environment.home) as screen,
        ):
            screen.window.show()
            await screen.window.closed
        return 0

    run(run_door, language=settings.screen.language, timezone=settings.timezone)
