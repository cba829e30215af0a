"""Is everything ready? Each check in words, what is not ready first, and what mends it here."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.service import NO_ADDRESS
from kiosk.core.message import Age, Message
from kiosk.core.retention import GuestsHeld
from kiosk.core.screen_settings import Scheme
from kiosk.core.serial_lines import SerialStatus
from kiosk.core.tickets import Event, Listing
from kiosk.engine.camera_readiness import CameraFacts, camera_checks
from kiosk.engine.link_readiness import link_checks
from kiosk.engine.office_readiness import PAIR_ANEW, OfficeFacts, office_checks
from kiosk.engine.readiness import Check, folder_checks, profile_checks
from kiosk.engine.readiness_facts import (
    FolderFacts,
    LinkFacts,
    NoProfile,
    NotReached,
    NotSetUp,
    Opened,
    ProfileFacts,
    Reached,
)
from kiosk.engine.records import Lost, OutboxCount, UnsentOf
from kiosk.engine.serial_readiness import serial_checks
from kiosk.settings import Settings
from kiosk.ui.manager import readiness_sheet
from kiosk.ui.manager.readiness_sheet import ReadinessSheet
from kiosk.ui.texts.language import use_language
from kiosk.ui.texts.messages import as_detail
from kiosk.ui.theme.clean_text import clean
from kiosk.ui.theme.theme import Theme
from kiosk.ui.widgets.fit_label import FitLabel
from tests.gui.conftest import Play
from tests.gui.fake_controller import NOW
from tests.gui.managed_door import Managed, managed
from tests.gui.simulated_input import tap
from tests.gui.waiting import until

DISK = Check("disk", ok=True, detail=Message("{amount} GB free", amount=212.4))
OLD = Check(
    "list",
    ok=False,
    detail=Message("{n} tickets, complete, {age} old", n=1250, age=Age(7200)),
    mend="`kiosk sync`",
)
KNOWN = [
    *("disk", "access", "encryption", "keyring", "set_aside", "profile", "integrity", "event", "list"),
    *(
        "unsent",
        "account",
        "attention",
        "incidents",
        "office",
        "link",
        "clock",
        "token",
        "scopes",
        "camera",
        "decoders",
        "scanner",
    ),
]


def test_a_door_that_was_unpaired_is_told_to_pair_and_not_to_look_at_the_office() -> None:
    (unpaired,) = office_checks(OfficeFacts("https://office:8788", "unpaired", PAIR_ANEW))
    assert "pair this door again: Manager, “Sign in”" in readiness_sheet.check_mend(unpaired)
    (signed_out,) = office_checks(OfficeFacts("https://office:8788", "not signed in", "see its page"))
    assert "check the office" in readiness_sheet.check_mend(signed_out)


def test_what_is_not_ready_comes_first_with_what_mends_it(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.checks = [DISK, OLD]
        sheet = door.manager.readiness
        door.manager.look_at_everything()
        await until(lambda: len(sheet.lines) == 2)
        first, second = sheet.lines
        assert (first.check, second.check) == (OLD, DISK)
        assert first.accessibleName() == "Guest list: not ready"
        assert clean(first.detail.text) == "1\u202f250 tickets, complete, 2 h old"
        assert "F5" in first.mend.text
        assert second.mend.isHidden()

    managed(play, scene)


@pytest.mark.parametrize("address", ["", "tickets.example.com"])
def test_a_machine_that_is_not_set_up_is_told_only_to_be_set_up(
    play: Play, tmp_path: Path, address: str
) -> None:
    """Of a door as it is: neither Wi-Fi, nor list, nor sign-in can be seen to before that."""
    found: list[Check] = []

    async def look() -> None:
        place = Environment(tmp_path, Settings(base_url=address), "", "passphrase")
        async with open_door(place, opens_anyhow=True) as kiosk:
            found.extend(await kiosk.readiness())

    async def scene(door: Managed) -> None:
        door.controller.checks = found
        sheet = door.manager.readiness
        door.manager.look_at_everything()
        await until(lambda: len(sheet.lines) >= len(found))
        (link,) = (line for line in sheet.lines if line.check.check == "link")
        assert "ask the host to set it up" in link.detail.text
        assert link.mend.isHidden()
        said = " ".join(line.mend.text for line in sheet.lines)
        assert not any(word in said for word in ("Wi-Fi", "F5", "connection", "Sign in", "service"))
        assert not {"clock", "token"} & {line.check.check for line in sheet.lines}

    play(look())
    managed(play, scene)


def test_check_again_looks_again(play: Play) -> None:
    async def scene(door: Managed) -> None:
        door.controller.checks = [OLD]
        sheet = door.manager.readiness
        door.manager.look_at_everything()
        await until(lambda: len(sheet.lines) == 1 and not sheet.ignores_input)
        door.controller.checks = [DISK]
        tap(sheet.again)
        await until(lambda: [line.check for line in sheet.lines] == [DISK])
        assert sheet.summary.text == "Everything is ready."
        assert sheet.again.isEnabled()

    managed(play, scene)


@pytest.mark.parametrize("name", KNOWN)
def test_every_check_has_its_words_in_the_screens_language(qapp: QApplication, name: str) -> None:
    wrong = Check(name, ok=False, detail="x", mend="`kiosk sync`")
    english = readiness_sheet.check_name(wrong), readiness_sheet.check_mend(wrong)
    assert english[0] != name
    assert "`" not in english[1]
    assert english[1]
    use_language(qapp, "pseudo")
    assert (readiness_sheet.check_name(wrong), readiness_sheet.check_mend(wrong)) != english


def test_a_folder_that_cannot_be_written_is_not_said_to_be_full_alone() -> None:
    locked = replace(FOLDER, write_trouble="Permission denied")
    (disk,) = (check for check in folder_checks(locked) if check.check == "disk")
    assert as_detail(disk.detail) == "\u2066/home/kim\u2069 cannot be written: \u2068Permission denied\u2069"
    assert "let Kiosk write in its folder" in readiness_sheet.check_mend(disk)


@pytest.mark.parametrize("paired", [False, True])
def test_what_mends_a_refused_token_is_true_of_a_paired_door_too(*, paired: bool) -> None:
    """Under Manager, Sign in such a door says that its tokens come from the host's office."""
    refused = Reached(0.1, 0.0, token_trouble="expired")
    (token,) = (
        check for check in link_checks(refused, paired=paired, renewed=paired) if check.check == "token"
    )
    assert readiness_sheet.check_mend(token).startswith("Open Manager, Sign in.")


def test_what_mends_an_office_is_true_of_one_that_runs_beside_the_door_too() -> None:
    """Nobody opens the page of that one: the host signs in under Manager, Sign in."""
    office = Check("office", ok=False, detail="it cannot renew the access token", mend="x")
    assert readiness_sheet.check_mend(office).startswith("Open Manager, Sign in,")


def test_a_check_that_is_new_is_shown_as_it_is() -> None:
    check = Check("hub", ok=False, detail="it does not answer", mend="look at the hub")
    told = readiness_sheet.check_name(check), as_detail(check.detail), readiness_sheet.check_mend(check)
    assert told == ("hub", "It does not answer", "look at the hub")


FOLDER = FolderFacts("/home/kim", 212_400_000_000, "", True, "keyring", "Secret Service", ())
EVENT = Event("ev", Listing("ls", "Harbour Festival"), NOW - 9000, NOW - 60)
HELD = Opened((), ("ev",), (EVENT,), 1250, lists=True, as_of=NOW - 7200, outbox=OutboxCount(), incidents=0)
FOLDERS = (
    FOLDER,
    replace(FOLDER, write_trouble="full", encrypted=False, key_kept="", set_aside=("kiosk.db.damaged",)),
    replace(FOLDER, encrypted=None, key_kept="passphrase"),
    replace(FOLDER, key_kept="", keyring="", others_own=("kim", "kiosk.db")),
    replace(FOLDER, keyring="", keyring_trouble="no answer within 20 s", others_change=("kim",)),
)
PROFILES: tuple[ProfileFacts, ...] = (
    NoProfile(),
    HELD,
    replace(HELD, events=(), held=(), lists=False, outbox=OutboxCount(14, NOW - 600, 2), incidents=3),
    replace(HELD, held=(), as_of=NOW + 9000, of_others=500),
    replace(HELD, events=(), held=(EVENT, replace(EVENT, id="ev-2"))),
    replace(HELD, events=("all",)),
    replace(
        HELD,
        outbox=OutboxCount(3, NOW - 600, 0),
        unsent=(UnsentOf("another", 2), UnsentOf("host", 1, "503: busy")),
        account="host",
    ),
    replace(HELD, lost=Lost(policy=True, records=True)),
    replace(HELD, supervisors=("Mira", "Tom")),
    replace(HELD, supervisors=("Mira", "Tom"), unusable_pins=("Tom",)),
    replace(HELD, retention_days=30),
    *(
        replace(HELD, retention_days=30, guests=(GuestsHeld("ev", 9, end=NOW - days * 86_400),))
        for days in (3, 31, 40)
    ),
)
LINKS: tuple[LinkFacts, ...] = (
    NotReached(Message("no answer within {amount} s", amount=10)),
    NotSetUp(NO_ADDRESS),
    Reached(0.12, 0.0, "", 900_000),
    Reached(0.12, 90.0, Message("the token is refused")),
    Reached(0.12, -90.0),
    Reached(0.12, None),
    Reached(0.12, 0.0, "", 900_000, "Ada", ("public",), "app"),
    Reached(0.12, 0.0, "", 90_000, "Ada", ("private",), "app"),
)
CAMERAS = (
    CameraFacts("", ""),
    CameraFacts("HD Webcam", Message("{camera} does not answer", camera="HD Webcam")),
    CameraFacts("HD Webcam", "", width=1280, height=720, fps=29.7),
    CameraFacts("HD Webcam", "", width=1280, height=720, fps=5.2),
    CameraFacts("HD Webcam", "", width=640, height=480, fps=30.0, stands_in_for="DoorController camera"),
)


def all_that_is_found() -> list[Check]:
    found = [check for folder in FOLDERS for check in folder_checks(folder)]
    found += [check for profile in PROFILES for check in profile_checks(profile, NOW)]
    found += [check for link in LINKS for check in link_checks(link)]
    found += list(link_checks(LINKS[-1], needed_s=900_000))
    found += [check for camera in CAMERAS for check in camera_checks(camera)]
    found += [check for status in SerialStatus for check in serial_checks(status, "ttyACM0", "it is broken")]
    return found


def test_whatever_is_found_is_said_in_the_screens_language(qapp: QApplication) -> None:
    use_language(qapp, "pseudo")
    english = [check for check in all_that_is_found() if not as_detail(check.detail).startswith("[")]
    assert english == []


class Squeezed(QObject):
    """Texts that were painted with less room than they want."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0
        self.texts: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note it, and let it be painted."""
        if event.type() is QEvent.Type.Paint and isinstance(watched, FitLabel) and watched.text:
            self.painted += 1
            if watched.height() < watched.heightForWidth(watched.width()):
                self.texts.append(watched.text)
        return False


def test_no_line_is_seen_before_it_has_its_room(qtbot: QtBot, qapp: QApplication) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(800, 620)
    sheet, seen = ReadinessSheet(Theme(Scheme.DARK), 0.0, host), Squeezed()
    sheet.resize(740, 590)
    host.show()
    sheet.open()
    sheet.set_busy()
    qtbot.waitUntil(lambda: sheet.summary.text.startswith("Checking"))
    qapp.installEventFilter(seen)
    checks = [replace(OLD, check=name) for name in KNOWN[:3]] + [replace(DISK, check=name) for name in KNOWN]
    sheet.show_checks(checks)
    while len(sheet._lines) < len(checks):
        qapp.processEvents()
    qtbot.wait(50)
    qapp.removeEventFilter(seen)
    assert seen.painted > len(checks)
    assert seen.texts == []
