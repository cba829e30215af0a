"""What is said of a camera before the doors open."""

import pytest
from msgspec.structs import replace

from kiosk.engine.camera_readiness import CameraFacts, camera_checks
from kiosk.engine.readiness import Check

LIVE = CameraFacts("HD Webcam", "", width=1280, height=720, fps=29.6)


def camera(facts: CameraFacts) -> Check:
    check, decoders = camera_checks(facts)
    assert (check.check, decoders.check) == ("camera", "decoders")
    return check


def test_a_camera_that_delivers_is_ready_with_its_size_and_speed() -> None:
    assert camera(LIVE) == Check("camera", ok=True, detail="HD Webcam, 1280 × 720, 30 pictures a second")


@pytest.mark.parametrize(
    "facts", [replace(LIVE, fps=0.0), replace(LIVE, width=0), CameraFacts("HD Webcam", "")]
)
def test_one_that_was_not_measured_is_not_said_to_be_ready(facts: CameraFacts) -> None:
    check = camera(facts)
    assert (check.ok, check.detail) == (
        False,
        "HD Webcam has brought no pictures yet that could be measured",
    )
    assert "check again" in check.mend


def test_one_that_shows_nothing_is_to_be_mended() -> None:
    check = camera(CameraFacts("HD Webcam", "HD Webcam does not answer"))
    assert (check.ok, check.detail) == (False, "HD Webcam does not answer")
    assert "kiosk settings set camera" in check.mend


def test_a_slow_one_is_to_be_mended() -> None:
    check = camera(replace(LIVE, fps=5.0))
    assert not check.ok
    assert "5 pictures a second" in check.detail
    assert "light" in check.mend


def test_another_than_the_chosen_one_is_not_as_it_should_be() -> None:
    check = camera(replace(LIVE, stands_in_for="DoorController camera"))
    assert not check.ok
    assert check.detail.startswith("DoorController camera is not connected: HD Webcam, 1280")
    assert check.mend
