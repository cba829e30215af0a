"""A door hands over: one file that another machine can take in, and words where there is none."""

from pathlib import Path

import pytest

from kiosk.engine.handed_over import HandedOver, NotHandedOver, file_name
from kiosk.store.encrypted_file import open_encrypted, read_header
from kiosk.store.profile import Profile
from kiosk.store.takeover import verify
from tests.unit.engine.scripted import FakeClock, ScriptedService, hold_list, open_door
from tests.unit.store.store_samples import ticket


async def test_the_file_holds_the_door_and_opens_with_its_passphrase_alone(
    profile: Profile, tmp_path: Path
) -> None:
    await hold_list(profile, [ticket("T-0"), ticket("T-1")])
    async with open_door(profile, ScriptedService(), FakeClock(), events=["E-1"]) as door:
        outcome = await door.controller.hand_over(tmp_path, "rain at the gate")
    assert isinstance(outcome, HandedOver)
    assert (outcome.tickets, outcome.ledger, outcome.unsent) == (2, 0, 0)
    assert outcome.file.parent == tmp_path
    assert read_header(outcome.file)["events"] == ["E-1"]
    about = verify(open_encrypted(outcome.file, "rain at the gate"))
    assert about.door == door.controller.door_name


async def test_a_folder_that_is_not_there_is_said_in_words(profile: Profile, tmp_path: Path) -> None:
    async with open_door(profile, ScriptedService(), FakeClock()) as door:
        outcome = await door.controller.hand_over(tmp_path / "pulled out", "rain at the gate")
    assert isinstance(outcome, NotHandedOver)
    assert "cannot be written" in outcome.text


@pytest.mark.parametrize(
    ("door", "called"),
    [
        ("Door A, North gate", "kiosk-door-a-north-gate-"),
        ("../../etc\\x:y", "kiosk-etc-x-y-"),
        ("Tür 3", "kiosk-tür-3-"),
        (" … ", "kiosk-door-"),
        ("x" * 200, "kiosk-" + "x" * 40 + "-"),
    ],
)
def test_its_name_fits_any_disk(door: str, called: str) -> None:
    assert file_name(door, 1_781_459_000.0) == f"{called}20260614-1743Z.handover"
