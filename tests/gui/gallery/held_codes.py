"""Codes held up to the camera: read, beside one another, and not to be read."""

from kiosk.ui.door.camera_feed import CameraFeed, CameraState, Coaching, Outline
from tests.gui.gallery.setting import Scene, Setting
from tests.gui.waiting import until
from tests.unit.scanning.held_up import Doorway

_SIZE = (960, 540)


async def _see(
    setting: Setting,
    *held: tuple[float, float, float],
    counts: bool = False,
    read: bool = True,
    coaching: Coaching | None = None,
    sigma: float = 0.0,
) -> None:
    """The camera sees codes of these sides, so far from the middle; the first counts or none does."""
    doorway = Doorway(8, size=_SIZE)
    doorway.empty = doorway.empty.mean(axis=2, keepdims=True).repeat(3, axis=2) * (1.1, 1.0, 0.9)
    outlines: list[Outline] = []
    for side, across, down in held:
        doorway.empty = doorway.code(side, at=(across, down), white=210, lift=20)
        x, y, half = _SIZE[0] / 2 + across, _SIZE[1] / 2 + down, side * 0.44
        outlines.append(
            [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        )
    feed = CameraFeed(setting.window)
    setting.window.connect_camera(feed)
    feed.set_state(CameraState.LIVE)
    feed.offer(
        doorway.taken(doorway.blurred(doorway.empty, sigma)),
        outlines[:1] if counts else [],
        others=outlines[1:] if counts else [],
        unread=outlines if not read else [],
    )
    await until(lambda: setting.window.camera.frame is not None)
    feed.coach(coaching)
    setting.window.camera._no_others.stop()  # they stay for as long as one looks


async def code_read(setting: Setting) -> None:
    await _see(setting, (200, 20, -30), counts=True)


async def codes_beside(setting: Setting) -> None:
    await _see(setting, (170, 10, -20), (150, 210, 10), (150, -210, -30), counts=True)


async def hold_still(setting: Setting) -> None:
    await _see(setting, (230, 10, -20), read=False, coaching=Coaching.HOLD_STILL, sigma=5)


async def closer(setting: Setting) -> None:
    await _see(setting, (44, -30, 20), read=False, coaching=Coaching.CLOSER)


async def below(setting: Setting) -> None:
    await _see(setting, (220, 30, 140), read=False, coaching=Coaching.TILT)


async def brightness(setting: Setting) -> None:
    await _see(setting, (200, 0, -20), read=False, coaching=Coaching.BRIGHTER)


async def covered(setting: Setting) -> None:
    await _see(setting, coaching=Coaching.UNCOVER_CAMERA)


async def not_reading(setting: Setting) -> None:
    await _see(setting, (200, 0, 0), coaching=Coaching.USE_SCANNER)


HELD_CODES: dict[str, Scene] = {
    "code-read": code_read,
    "codes-beside": codes_beside,
    "coach-hold-still": hold_still,
    "coach-closer": closer,
    "coach-tilt-below": below,
    "coach-brightness": brightness,
    "coach-camera-covered": covered,
    "coach-not-reading": not_reading,
}
