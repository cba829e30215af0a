"""The door screen, opened from the command line."""

from kiosk.bootstrap import open_kiosk, surroundings
from kiosk.bootstrap.screen import open_screen
from kiosk.cli.environment import environment
from kiosk.ui.machine.run import run


def open_window() -> None:
    """Open the door screen on the profile, and return when it is closed."""
    place = surroundings(environment())

    async def door(_app: object) -> int:
        async with (
            open_kiosk(place, opens_anyhow=True) as kiosk,
            open_screen(kiosk, place.settings, place.settings.camera, home=place.home) as screen,
        ):
            screen.window.show()
            await screen.window.closed
        return 0

    run(door, language=place.settings.language, timezone=place.settings.timezone)
