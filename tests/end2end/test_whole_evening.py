"""The evening as staff live it: the whole program from its first start to its closing, faults and a kill too.

Every step leaves a picture; with KIOSK_PICTURES in a folder that stays, one for each size and language.
Under Xvfb; skipped where this machine has none. With KIOSK_LOOKS=all every size is played in every one of the
languages.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.driven_program import machine
from tests.end2end.staff_member import StaffMember
from tests.end2end.virtual_display import has_xvfb, virtual_display
from tests.end2end.whole_evening import CAPACITY, Evening
from tests.gui.looks import LOOKS_AT_ALL

SIZES = ((1024, 600), (800, 1280), (1920, 1080))
LANGUAGES = ("en", "he", "de")
USUAL = list(zip(SIZES, LANGUAGES, strict=True))
GRID = [(size, language) for size in SIZES for language in LANGUAGES]
TICKETS = 600


@pytest.fixture(params=GRID if LOOKS_AT_ALL else USUAL, ids=lambda one: f"{one[0][0]}x{one[0][1]}-{one[1]}")
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[StaffMember, dict[str, str]]]:
    """Who plays it, and the machine's display and language."""
    (width, height), language = request.param
    pictures = Path(os.environ.get("KIOSK_PICTURES") or tmp_path) / f"{width}x{height}-{language}"
    spoken = {"LANG": f"{language}.UTF-8", "LANGUAGE": language}
    staff = StaffMember(language, pictures)
    if not has_xvfb():
        pytest.skip("Xvfb, or what Qt wants for it, is missing")
    with virtual_display(width, height) as display:
        shown = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
        yield staff, {**machine(tmp_path / "home"), **spoken, **shown}


def test_an_evening(place: tuple[StaffMember, dict[str, str]]) -> None:
    staff, environment = place
    with SandboxThread(SandboxOptions(tickets=TICKETS)) as sandbox:
        evening = Evening(staff, environment, sandbox)
        evening.nothing_is_set_up()
        evening.the_host_s_rules(capacity=CAPACITY)
        with evening.started() as program:
            evening.set_up()
            evening.scans()
            evening.a_family()
            evening.by_name()
            evening.a_note()
            evening.the_whole_list()
            evening.all_scans()
            evening.a_guest_steps_aside()
            evening.offline()
            program.kill()
        with evening.started() as program:
            evening.all_of_it_is_there_again()
            evening.back_again()
            evening.a_login_page()
            evening.a_service_that_refuses()
            evening.undone()
            evening.the_house_is_full()
            evening.guests_leave()
            evening.closed(program)
    assert staff.troubles == []
