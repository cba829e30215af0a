"""A door that is open takes over what another machine handed over; what is refused changes nothing."""

from pathlib import Path

import pytest

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.taking_over_here import TakingOverHere
from kiosk.core.policy import DoorPolicy
from kiosk.core.presence import InputMethod, RowKind
from kiosk.engine.controller import DoorController
from kiosk.engine.handed_over import HandedOver, HandoverFound, NotTakenOver, NotTakenWhy, TakenOver
from kiosk.engine.pins import hash_pin
from kiosk.settings import Settings
from kiosk.settings_file import load_settings, save_settings
from kiosk.store.profile import Profile

PASSPHRASE = "rain at the gate"


def place(folder: Path, settings: Settings) -> Environment:
    folder.mkdir(exist_ok=True)
    save_settings(folder, settings)
    return Environment(folder, settings, "", "a passphrase")


async def written_by_another(folder: Path, *events: str) -> Path:
    """The file of Door B, which let two people in off the list."""
    settings = Settings(door="Door B", events=events, base_url="https://tickets.example")
    (folder / "out").mkdir()
    async with open_door(place(folder / "other", settings), offline=True) as door:
        await door.this_door.set_pin("Mira", "4711")
        await door.admit_off_list("", "4711", "guest list", "Ana", InputMethod.KEYBOARD)
        handed = await door.hand_over(folder / "out", PASSPHRASE)
        assert isinstance(handed, HandedOver)
        return handed.file


def taking_over(environment: Environment, door: DoorController) -> TakingOverHere:
    assert isinstance(door.store, Profile)
    return TakingOverHere(environment, door, door.store.handovers)


async def test_it_is_looked_into_then_taken_over_and_a_second_time_changes_nothing(tmp_path: Path) -> None:
    file = await written_by_another(tmp_path, "ev-1")
    here = place(tmp_path / "here", Settings(door="Door A"))
    async with open_door(here, offline=True) as door:
        taking = taking_over(here, door)
        found = await taking.look(file, PASSPHRASE)
        assert isinstance(found, HandoverFound)
        assert (found.door, found.ledger) == ("Door B", 2)
        assert await door.store.ledger.rows("") == []
        taken = await taking.take()
        assert isinstance(taken, TakenOver)
        assert (taken.door, taken.ledger, taken.other_service) == ("Door B", 2, "https://tickets.example")
        rows = await door.store.ledger.rows("")
        assert len(rows) >= 2
        (pin,) = (
            row for row in rows if row.kind is RowKind.PIN_CHANGED and row.reason.startswith("a PIN came")
        )
        assert (pin.how, pin.supervisor) == (InputMethod.KEYBOARD.value, "Mira")
        assert load_settings(tmp_path / "here").events == ("ev-1",)
        again = await taking.take()
        assert isinstance(again, TakenOver)
        assert again.ledger == 0
    async with open_door(here, offline=True) as door:
        assert door.supervisors == ("Mira",), "its rules came too"


@pytest.mark.parametrize(
    ("passphrase", "damage", "why"),
    [
        ("sun at the gate", None, NotTakenWhy.PASSPHRASE),
        (PASSPHRASE, "cut", NotTakenWhy.FILE),
        (PASSPHRASE, "flip", NotTakenWhy.FILE),
        (PASSPHRASE, "other", NotTakenWhy.FILE),
        (PASSPHRASE, "gone", NotTakenWhy.FILE),
    ],
)
async def test_what_cannot_be_read_is_told_before_anything_is_changed(
    tmp_path: Path, passphrase: str, damage: str | None, why: NotTakenWhy
) -> None:
    file = await written_by_another(tmp_path)
    whole = bytearray(file.read_bytes())
    whole[-20] ^= 1
    if damage == "gone":
        file.unlink()
    elif damage:
        damaged = {"cut": file.read_bytes()[:-40], "flip": bytes(whole), "other": b"PK\x03\x04"}
        file.write_bytes(damaged[damage])
    here = place(tmp_path / "here", Settings(door="Door A"))
    async with open_door(here, offline=True) as door:
        taking = taking_over(here, door)
        outcome = await taking.look(file, passphrase)
        assert isinstance(outcome, NotTakenOver)
        assert outcome.why is why
        assert isinstance(await taking.take(), NotTakenOver), "nothing was looked into"
        assert await door.store.ledger.rows("") == []
        assert await door.store.policies.get() == DoorPolicy()


async def test_a_file_for_another_event_is_refused_as_soon_as_it_is_looked_into(tmp_path: Path) -> None:
    file = await written_by_another(tmp_path, "ev-1")
    here = place(tmp_path / "here", Settings(door="Door A", events=("ev-2",)))
    async with open_door(here, offline=True) as door:
        outcome = await taking_over(here, door).look(file, PASSPHRASE)
        assert isinstance(outcome, NotTakenOver)
        assert outcome.why is NotTakenWhy.FOREIGN


async def test_a_door_that_has_rules_keeps_its_own(tmp_path: Path) -> None:
    file = await written_by_another(tmp_path)
    here = place(tmp_path / "here", Settings(door="Door A"))
    assert hash_pin("1234")
    async with open_door(here, offline=True) as door:
        await door.this_door.set_pin("Jo", "1234")
        taking = taking_over(here, door)
        await taking.look(file, PASSPHRASE)
        await taking.take()
    async with open_door(here, offline=True) as door:
        assert door.supervisors == ("Jo",)
