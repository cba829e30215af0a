"""Whether the camera is ready: facts about it, and what each means. See kiosk.engine.readiness."""

from collections.abc import Iterator

from msgspec import Struct

from kiosk.core.message import Message
from kiosk.engine.readiness import Check

LEAST_FPS = 12
"""With fewer pictures a second a code that is held up for a moment is missed."""


class CameraFacts(Struct, frozen=True):
    """The camera, as it is now; `trouble` says why it shows nothing. `missing`: decoders that are not here.

    `width`, `height` and `fps` are measured, 0 where they could not be. `stands_in_for`: the name of the
    chosen camera that is not here. `exposed`: whether the driver took the exposure that was wished for.
    """

    label: str
    trouble: str
    missing: tuple[str, ...] = ()
    width: int = 0
    height: int = 0
    fps: float = 0.0
    stands_in_for: str = ""
    exposed: bool = True


def camera_checks(camera: CameraFacts) -> Iterator[Check]:
    """The camera and what reads its pictures."""
    yield _camera_check(camera)
    some = "; ".join(camera.missing)
    mend = "the others go on, and read nearly as much" if some else ""
    yield Check("decoders", not some, some or Message("all are here"), mend)


def _camera_check(camera: CameraFacts) -> Check:
    if camera.trouble:
        mend = (
            "plug one in or choose it: `kiosk settings set camera N`; a hand scanner or typing works without"
        )
        return Check("camera", ok=False, detail=camera.trouble, mend=mend)
    if not (camera.fps and camera.width):
        detail = Message("{camera} has brought no pictures yet that could be measured", camera=camera.label)
        mend = Message(
            "check again in a moment; if that does not help, unplug the camera and plug it in again"
        )
        return Check("camera", ok=False, detail=detail, mend=mend)
    detail = Message(
        "{camera}, {width} × {height}, {fps} pictures a second",
        camera=camera.label,
        width=camera.width,
        height=camera.height,
        fps=round(camera.fps),
    )
    if camera.stands_in_for:
        detail = Message("{chosen} is not connected: {camera}", chosen=camera.stands_in_for, camera=detail)
        return Check("camera", ok=False, detail=detail, mend="plug the chosen one in, or choose this one")
    if camera.fps < LEAST_FPS:
        mend = (
            "give it more light, its own USB socket, or a smaller picture: `kiosk settings set camera_size`"
        )
        return Check("camera", ok=False, detail=detail, mend=mend)
    return Check("camera", ok=True, detail=detail)
