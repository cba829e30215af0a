"""A camera is known again by what it is, wherever it is plugged in and whatever its index."""

import pytest
from msgspec.structs import replace

from kiosk.core.cameras import (
    Camera,
    CameraChoice,
    Mirror,
    in_order,
    is_mirrored,
    recognise,
    remember,
    remembered_name,
)

INTEGRATED = Camera(0, 200, "Integrated Camera: Integrated C", "04f2:b6d9", "1-6:1.0")
INFRARED = Camera(2, 200, "Integrated IR Camera", "04f2:b6d9", "1-6:1.2")
C920 = Camera(4, 200, "HD Pro Webcam C920", "046d:082d", "1-2:1.0")
TWIN = replace(C920, index=6, place="1-3:1.0")
OBS = Camera(8, 200, "OBS Virtual Camera")
ODD = Camera(1, 700, "Kamera & Co. 100 % „scharf“?at=x#1", "", r"\\?\usb#vid_046d&pid_082d&mi_00#7&1")
ALL = (OBS, INFRARED, INTEGRATED, C920, TWIN)


@pytest.mark.parametrize("camera", [*ALL, ODD])
def test_what_is_remembered_is_recognised(camera: Camera) -> None:
    text = remember(camera)
    assert text.startswith("camera:")
    assert text.isprintable()
    assert recognise(text, [*ALL, ODD]) is camera
    assert remembered_name(text) == camera.name


def test_it_is_found_again_at_another_index_and_socket() -> None:
    moved = replace(C920, index=0, place="2-1:1.0")
    assert recognise(remember(C920), [INTEGRATED, moved]) is moved


def test_of_two_alike_the_one_at_the_same_socket_is_meant() -> None:
    assert recognise(remember(TWIN), [C920, TWIN]) is TWIN
    assert recognise(remember(C920), [TWIN, C920]) is C920
    assert recognise(remember(TWIN), [C920]) is C920, "without it the other one does"


def test_a_camera_with_the_same_numbers_and_another_name_is_another() -> None:
    assert recognise(remember(INTEGRATED), [INFRARED]) is None


def test_a_driver_may_give_it_another_name() -> None:
    renamed = replace(C920, name="Logitech C920", index=1)
    assert recognise(remember(C920), [INTEGRATED, renamed]) is renamed


def test_a_camera_with_the_same_name_and_other_numbers_is_another() -> None:
    assert recognise(remember(C920), [replace(C920, usb="1234:5678")]) is None


def test_a_name_alone_is_enough_for_somebody_who_types_it() -> None:
    assert recognise("camera:hd pro webcam c920", ALL) is C920
    assert recognise("camera: OBS Virtual Camera ", ALL) is OBS
    assert recognise("camera:", ALL) is None
    assert remembered_name("0") == remembered_name("rtsp://camera:1/x") == ""


def test_the_remembered_one_alone_is_tried_while_it_is_here() -> None:
    order = in_order(remember(C920), ALL)
    assert (order.cameras, order.missing) == ((C920,), "")


def test_without_it_the_others_are_tried_those_first_that_see_as_people_do() -> None:
    order = in_order(remember(C920), (OBS, INFRARED, INTEGRATED))
    assert order.cameras == (INTEGRATED, OBS, INFRARED)
    assert order.missing == "HD Pro Webcam C920"


def test_where_none_was_chosen_the_first_is_taken() -> None:
    order = in_order("", (INFRARED, C920, INTEGRATED))
    assert order.cameras == (C920, INTEGRATED, INFRARED)
    assert order.missing == ""
    assert in_order("", ()).cameras == ()


@pytest.mark.parametrize(
    ("mirror", "name", "mirrored"),
    [
        (Mirror.AUTO, "Integrated Camera", True),
        (Mirror.AUTO, "Microsoft Camera Front", True),
        (Mirror.AUTO, "FaceTime HD Camera", True),
        (Mirror.AUTO, "HD Pro Webcam C920", False),
        (Mirror.AUTO, "Microsoft Camera Rear", False),
        (Mirror.OFF, "Integrated Camera", False),
        (Mirror.ON, "HD Pro Webcam C920", True),
    ],
)
def test_a_camera_that_faces_its_user_is_shown_mirrored(mirror: Mirror, name: str, *, mirrored: bool) -> None:
    assert is_mirrored(mirror, name) is mirrored


def test_a_choice_tells_what_kind_of_choice_it_is() -> None:
    assert CameraChoice(size="640x480").pixels == (640, 480)
    assert not CameraChoice().by_number_or_place
    assert not CameraChoice(remember(C920)).by_number_or_place
    assert CameraChoice("1").by_number_or_place
    assert CameraChoice("rtsp://10.0.0.9/live").by_number_or_place
