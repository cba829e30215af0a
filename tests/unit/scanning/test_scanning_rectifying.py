"""Codes laid flat: the lattice, the grid that follows bent paper, and finder patterns that are spoilt."""

from collections.abc import Generator
from typing import TypeVar

import cv2
import numpy as np
import pytest
import segno

from kiosk.scanning.decoding.engines import PyzbarEngine, ZxingEngine
from kiosk.scanning.decoding.finders import finders_in, suspects_among
from kiosk.scanning.decoding.located import FinderStep, OutlinedStep
from kiosk.scanning.decoding.module_template import alignment_centres, template_of
from kiosk.scanning.decoding.modules import content_of, guesses, likeness
from kiosk.scanning.decoding.rectifying import likeliest_sides, read_outlined
from kiosk.scanning.decoding.views import Outline, View, region_around
from kiosk.scanning.frames import Code, Corner, Pixels
from tests.door_frames import code_picture

_Result = TypeVar("_Result")

TICKET = "TKT-000042-9f3c11aa"
SIDE = 25
CORNERS: tuple[Corner, ...] = ((332, 232), (532, 232), (532, 432), (332, 432))


def done(pieces: Generator[None, None, _Result]) -> _Result:
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            result: _Result = end.value
            return result


def on_a_desk(picture: Pixels) -> Pixels:
    """In the middle of a gray picture; the corners of version 2 at 8 pixels a module are `CORNERS`."""
    scene = np.full((700, 900), 120, np.uint8)
    scene[200 : 200 + picture.shape[0], 300 : 300 + picture.shape[1]] = picture
    return scene


def bowed(scene: Pixels, by_px: float) -> Pixels:
    """The middle of the code moved to the right by so much, its upper and lower edge where they were."""
    y, x = np.mgrid[0 : scene.shape[0], 0 : scene.shape[1]].astype(np.float32)
    bow = by_px * np.clip(1 - ((y - 332) / 100) ** 2, 0, 1)
    return np.asarray(cv2.remap(scene, x - bow, y, cv2.INTER_LINEAR), np.uint8)


def texts(step: OutlinedStep | FinderStep, view: View) -> list[str]:
    codes: list[Code] = [code for read in step.looks(view) for code in read]
    return [code.text for code in codes]


@pytest.mark.parametrize("version", [1, 2, 6, 7, 14, 25, 32, 40])
def test_lattice_knows_what_every_code_of_a_size_shows(version: int) -> None:
    symbol = segno.make_qr("x", version=version)
    dark = np.array([list(row) for row in symbol.matrix], dtype=bool)
    template = template_of(dark.shape[0])
    assert np.array_equal(dark[template.is_known], (template.known > 0)[template.is_known])
    assert template.is_known.sum() >= 3 * 64 + 2 * (template.side - 16) - 1 + 25 * (version > 1)


def test_alignment_patterns_are_where_the_standard_puts_them() -> None:
    assert alignment_centres(21) == ()
    assert alignment_centres(25) == (6, 18)
    assert alignment_centres(145) == (6, 34, 60, 86, 112, 138)  # version 32 follows no rule
    for side in (20, 22, 181):
        with pytest.raises(ValueError, match=str(side)):
            template_of(side)


def test_code_is_read_from_its_outline_and_its_corners_told() -> None:
    found = done(read_outlined(on_a_desk(code_picture(TICKET)), CORNERS, SIDE))
    assert found is not None
    assert found.barcode.text == TICKET
    assert np.allclose(found.corners, CORNERS, atol=6)


def test_grid_follows_bent_paper_that_no_engine_reads() -> None:
    scene = bowed(on_a_desk(code_picture(TICKET, error="l")), by_px=10)
    assert ZxingEngine().read(scene) == []
    assert PyzbarEngine().read(scene) == []
    found = done(read_outlined(scene, CORNERS, SIDE))
    assert found is not None
    assert found.barcode.text == TICKET


def test_modules_that_are_blurred_into_one_another_are_told_apart() -> None:
    scene = on_a_desk(code_picture(TICKET))
    disk = np.zeros((17, 17), np.float32)
    cv2.circle(disk, (8, 8), 7, 1.0, -1)
    blurred = np.asarray(cv2.filter2D(scene, -1, disk / disk.sum()), np.uint8)
    assert ZxingEngine().read(blurred) == []
    found = done(read_outlined(blurred, CORNERS, SIDE))
    assert found is not None
    assert found.barcode.text == TICKET


def test_inverted_code_is_read_from_its_outline() -> None:
    found = done(read_outlined(np.asarray(255 - on_a_desk(code_picture(TICKET)), np.uint8), CORNERS, SIDE))
    assert found is not None
    assert found.barcode.text == TICKET


@pytest.mark.parametrize("version", [1, 3, 6, 10])
def test_number_of_modules_is_found_where_the_engine_could_not_tell(version: int) -> None:
    symbol = segno.make_qr("1234", version=version, error="l", boost_error=False)
    side = 17 + 4 * version
    dark = np.array([list(row) for row in symbol.matrix], np.uint8)
    light: Pixels = np.kron(np.where(np.pad(dark, 4), 0, 255), np.ones((6, 6))).astype(np.uint8)
    low, high = 24.0, 24.0 + side * 6
    corners = ((low, low), (high, low), (high, high), (low, high))
    assert side in likeliest_sides(light, corners)
    assert texts(OutlinedStep(), View(light, [Outline(corners, None)])) == ["1234"]


def test_spoilt_finder_patterns_are_found_by_their_likeness() -> None:
    scene = on_a_desk(code_picture(TICKET, error="h", module_px=8))
    for start, end in (((318, 246), (420, 262)), ((356, 200), (350, 300)), ((560, 190), (500, 300))):
        cv2.line(scene, start, end, 255, 3)
        cv2.line(scene, (start[0], start[1] + 9), (end[0], end[1] + 9), 0, 2)
    finders = [finder for some in finders_in(scene, shrink=0.5) for finder in some]
    assert next(suspects_among(finders)).guessed is False
    assert texts(FinderStep("finders", 0.5), View(scene)) == [TICKET]


def test_inverted_code_with_spoilt_finder_patterns_is_read() -> None:
    scene = on_a_desk(code_picture(TICKET, error="h"))
    cv2.line(scene, (318, 246), (420, 262), 255, 3)
    cv2.line(scene, (560, 190), (500, 300), 0, 3)
    assert texts(FinderStep("finders", 0.5), View(np.asarray(255 - scene, np.uint8))) == [TICKET]


@pytest.mark.parametrize(("left", "right"), [(150, 330), (250, 250)])
def test_a_window_mirrored_in_half_of_a_code_is_seen_through(left: int, right: int) -> None:
    scene = on_a_desk(code_picture(TICKET, error="m"))
    pane = np.zeros(scene.shape, np.float32)
    cv2.fillPoly(pane, [np.array([(0, left), (640, right), (640, 480), (0, 480)], np.int32)], 1.0)
    pane = np.asarray(cv2.GaussianBlur(pane, (0, 0), 2), np.float32)
    veiled = np.clip(scene * 0.6 + pane * 255 * 0.7, 0, 255).astype(np.uint8)
    assert texts(FinderStep("finders", 0.5), View(veiled)) == [TICKET]


def test_two_finder_patterns_are_enough_where_the_third_is_covered() -> None:
    for left, top in ((332, 232), (332, 344), (444, 232)):  # of version 1, which is 168 pixels wide
        covered = on_a_desk(code_picture("42", error="h"))
        covered[top : top + 34, left : left + 34] = 200
        assert ZxingEngine().read(covered) == []
        assert texts(FinderStep("finders", 0.5), View(covered)) == ["42"], (left, top)


def test_nothing_is_suspected_in_an_even_picture() -> None:
    for value in (0, 255):
        gray = np.full((300, 400), value, np.uint8)
        assert [finder for some in finders_in(gray) for finder in some] == []


def test_what_is_no_code_is_not_read_from_any_outline() -> None:
    rng = np.random.default_rng(2)
    for _ in range(20):
        noise = rng.integers(0, 2, (60, 60), np.uint8) * 255
        gray = np.asarray(cv2.resize(noise, (480, 480), interpolation=cv2.INTER_NEAREST), np.uint8)
        assert done(read_outlined(gray, ((80, 80), (360, 90), (350, 370), (90, 360)), 25)) is None


def test_outlines_that_go_around_nothing_are_left_alone() -> None:
    rng = np.random.default_rng(6)
    gray = rng.integers(0, 256, (200, 300), np.uint8)
    line = ((10.0, 10.0), (50.0, 50.0), (90.0, 90.0), (130.0, 130.0))
    crossed = ((10.0, 10.0), (150.0, 150.0), (150.0, 10.0), (10.0, 150.0))
    endless = ((10.0, 10.0), (float("inf"), 10.0), (150.0, 150.0), (10.0, float("nan")))
    outlines = [Outline(corners, 25) for corners in (line, crossed, endless, line[:3], ())]
    for _ in range(30):
        corners = tuple((float(x), float(y)) for x, y in rng.uniform(-400, 700, (4, 2)))
        outlines.append(Outline(corners, int(rng.choice([21, 45, 177]))))
    assert texts(OutlinedStep(), View(gray, outlines[:5], most_outlines=9)) == []
    for outline in outlines[5:]:
        pieces = OutlinedStep().looks(View(gray, [outline]))
        assert all(next(pieces, []) == [] for _ in range(4))


def test_a_large_code_is_read_from_its_outline() -> None:
    held = "".join(chr(65 + at % 26) for at in range(700))
    picture = code_picture(held, module_px=6, error="l")
    side = picture.shape[0] // 6 - 8
    scene = np.asarray(cv2.GaussianBlur(picture, (0, 0), 3.0), np.uint8)
    low, high = 24.0, 24.0 + 6 * side
    found = done(read_outlined(scene, ((low, low), (high, low), (high, high), (low, high)), side))
    assert found is not None
    assert found.barcode.text == held


def test_random_modules_hold_nothing_and_known_ones_are_likely() -> None:
    rng = np.random.default_rng(4)
    template = template_of(29)
    for _ in range(50):
        seen = rng.uniform(-1, 1, (29, 29)).astype(np.float32)
        assert all(content_of(bits) is None for bits in guesses(seen, template))
        assert abs(likeness(seen, template)) < 0.5
    right = np.where(template.is_known, -template.known, np.sign(seen)).astype(np.float32)
    assert likeness(right, template) == pytest.approx(1)


def test_dark_modules_in_a_lamp_s_veil_are_told_from_light_ones() -> None:
    picture = code_picture(TICKET, module_px=8)
    seen = np.where(picture[4::8, 4::8][4:-4, 4:-4] > 127, 1, -1).astype(np.float32)
    template = template_of(seen.shape[0])
    veiled = seen + np.where(template.across > template.down, (1 - seen) * np.float32(0.7), 0)
    contents = [found.text for bits in guesses(veiled, template) if (found := content_of(bits)) is not None]
    assert TICKET in contents
    assert set(contents) == {TICKET}


def test_region_is_around_the_points_and_within_the_picture() -> None:
    gray = np.zeros((400, 600), np.uint8)
    region = region_around(((10, 20), (110, 20), (110, 120), (10, 120)), gray)
    assert region is not None
    assert (region.left, region.top) == (0, 0)
    assert 140 < min(region.right, region.bottom) <= max(region.right, region.bottom) < 200
    assert region_around(((900, 900), (950, 950)), gray) is None
    moved = region_around(((300, 200), (400, 300)), gray)
    assert moved is not None
    code = moved.back(Code(b"x", "x", "zxing", ((0.0, 0.0), (1.0, 2.0))))
    assert code.corners == ((moved.left, moved.top), (moved.left + 1, moved.top + 2))
