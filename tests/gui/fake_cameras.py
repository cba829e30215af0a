"""Cameras for the screen's tests: those that a test lists, and what it says of the one in use."""

from dataclasses import dataclass, field

from kiosk.core.cameras import Camera
from kiosk.engine.camera_readiness import CameraFacts

CAMERAS = (
    Camera(0, 200, "Integrated Camera", "04f2:b6d9", "1-6:1.0"),
    Camera(2, 200, "HD Pro Webcam C920", "046d:082d", "1-2:1.0"),
    Camera(4, 200, "USB Camera", "32e4:9230", "1-3:1.0"),
    Camera(6, 200, "USB Camera", "32e4:9230", "1-4:1.0"),
)


@dataclass(frozen=True)
class Found:
    """What came of looking."""

    cameras: tuple[Camera, ...]
    trouble: str = ""


@dataclass
class FakeCameras:
    """Finds these cameras; counts how often it was asked to look."""

    cameras: tuple[Camera, ...] = CAMERAS
    now: CameraFacts = field(default_factory=lambda: CameraFacts("", ""))
    trouble: str = ""
    looks: int = 0

    async def look(self) -> Found:
        self.looks += 1
        return Found(self.cameras, self.trouble)

    def facts(self) -> CameraFacts:
        return self.now
