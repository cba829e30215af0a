"""Codes out of focus or moved, as the lens of `tests.door_frames` draws them; no engine reads them."""

import math
import tracemalloc
from collections.abc import Callable, Iterator
from functools import cache

import cv2
import numpy as np
import pytest

from kiosk.scanning.decoding.blurs import direction_of_motion
from kiosk.scanning.decoding.deblurring import DeblurStep
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.decoding.engines import ZxingEngine
from kiosk.scanning.decoding.views import View
from kiosk.scanning.frames import Code, Pixels, as_gray
from tests.door_frames import Shot, code_picture, in_motion, out_of_focus, shot

COUNT = 6
LARGE_PX = 200


def shots() -> Iterator[Shot]:
    """Tickets held up."""
    for number in range(COUNT):
        yield shot(np.random.default_rng([21, number]), None, "defocused", size=(1280, 720))


@cache
def unfocused(modules: float) -> list[tuple[Shot, Pixels]]:
    """The tickets, every point a disc of that radius."""
    return [taken(out_of_focus(held, modules)) for held in shots()]


@cache
def moved(modules: float) -> list[tuple[Shot, Pixels]]:
    """The tickets, every point a streak of that length."""
    return [taken(in_motion(held, modules)) for held in shots()]


def taken(held: Shot) -> tuple[Shot, Pixels]:
    gray = as_gray(held.taken(np.random.default_rng(5)).image)
    assert gray is not None
    return held, gray


def looked(gray: Pixels, *, is_still: bool = False) -> list[Code]:
    return [code for piece in DeblurStep().looks(View(gray, is_still=is_still)) for code in piece]


@pytest.mark.parametrize("is_still", [False, True])
@pytest.mark.parametrize(("blurred", "modules"), [(unfocused, 1.1), (moved, 2.2)])
def test_most_of_what_no_engine_reads_is_read_once_the_blur_is_taken_off(
    blurred: Callable[[float], list[tuple[Shot, Pixels]]], modules: float, *, is_still: bool
) -> None:
    read = 0
    for held, gray in blurred(modules):
        assert ZxingEngine().read(gray) == []
        texts = {code.text for code in looked(gray, is_still=is_still)}
        assert texts <= {held.text}
        read += bool(texts)
    assert read >= COUNT - 2


def test_a_ticket_too_close_to_the_lens_is_read_before_a_sharp_hall() -> None:
    large = [(held, gray) for held, gray in unfocused(1.0) if held.cards[0][1].width > LARGE_PX]
    read = 0
    for held, gray in large:
        _, pose, _ = held.cards[0]
        disc = np.zeros(gray.shape, np.float32)
        cv2.circle(disc, (int(pose.centre[0]), int(pose.centre[1])), int(pose.width * 0.85), 1.0, -1)
        near = np.asarray(cv2.GaussianBlur(disc, (0, 0), 8))
        seen = np.asarray(gray * near + written_over(gray.shape) * (1 - near), np.uint8)
        read += [code.text for code in looked(seen)] == [held.text]
    assert read >= len(large) - 1 > 1


def written_over(shape: tuple[int, ...]) -> Pixels:
    """A wall full of sharp writing."""
    wall, rng = np.full(shape, 150, np.uint8), np.random.default_rng(3)
    for _ in range(80):
        place, size = (
            (int(rng.integers(-50, shape[1])), int(rng.integers(0, shape[0]))),
            rng.uniform(0.4, 1.5),
        )
        cv2.putText(wall, f"Row {rng.integers(99999)}", place, 0, float(size), int(rng.integers(0, 255)), 2)
    return wall


def test_the_code_is_told_where_it_is() -> None:
    for held, gray in unfocused(1.0):
        for code in looked(gray):
            _, pose, _ = held.cards[0]
            assert math.dist(code.centre, pose.centre) < 0.1 * pose.width
            assert code.engine == "deblurred"


def test_most_sharp_frames_cost_one_glance_and_no_look() -> None:
    frames = [taken(in_motion(held, 0.0))[1] for held in shots()]
    assert sum(not list(DeblurStep().looks(View(gray))) for gray in frames) >= COUNT - 1
    code = np.pad(code_picture("a ticket"), 60, constant_values=255)
    assert list(DeblurStep().looks(View(code))) == []


@pytest.mark.parametrize("shape", [(1, 1), (3, 200), (200, 3), (16, 16), (480, 640)])
def test_a_picture_of_any_shape_is_looked_at(shape: tuple[int, int]) -> None:
    noise = np.random.default_rng(1).integers(0, 255, shape).astype(np.uint8)
    soft = np.asarray(cv2.GaussianBlur(noise, (0, 0), 6), np.uint8)
    for gray in (np.zeros(shape, np.uint8), noise, soft):
        assert looked(gray) == looked(gray, is_still=True) == []


def test_nothing_is_kept_of_a_still_that_was_looked_at() -> None:
    squares = np.random.default_rng(1).integers(0, 2, (40, 40)) * 255
    soft = np.asarray(cv2.GaussianBlur(np.kron(squares, np.ones((20, 20))), (0, 0), 6), np.uint8)
    looked(soft[:400, :400], is_still=True)  # what is loaded once is loaded now
    tracemalloc.start()
    try:
        assert sum(1 for _ in DeblurStep().looks(View(soft, is_still=True))) > 1
        kept, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < soft.size < most


def test_the_direction_of_a_motion_is_seen() -> None:
    astray = []
    for held, gray in moved(2.5):
        about, evenness = direction_of_motion(gray)
        assert evenness < 0.75
        astray.append(abs((about - held.optics.motion_about + math.pi / 2) % math.pi - math.pi / 2))
    assert float(np.median(astray)) < 0.15


def test_the_cascade_reads_a_still_that_is_out_of_focus() -> None:
    held, gray = next(one for one in unfocused(1.1) if looked(one[1], is_still=True))
    assert [code.text for code in Cascade().decode_still(gray)] == [held.text]
