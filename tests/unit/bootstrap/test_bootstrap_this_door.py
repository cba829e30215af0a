"""What is set for a door on its own screen counts at once and after a restart, and is in the ledger."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.bootstrap import Environment, open_door
from kiosk.bootstrap.door import session_of
from kiosk.core.message import Message
from kiosk.core.policy import Direction, DoorPolicy, Supervisor
from kiosk.core.presence import InputMethod, LedgerRow, RowKind
from kiosk.engine import this_door
from kiosk.engine.controller import DoorController
from kiosk.engine.events import DoorChanged
from kiosk.engine.pins import hash_pin
from kiosk.engine.supervised import Unlocked, WrongPin
from kiosk.engine.this_door import DoorChoice, NotChanged, TypeHeld
from kiosk.settings import Settings

PLACE_SETTINGS = Settings(door="Door A")


def place(folder: Path, settings: Settings = PLACE_SETTINGS) -> Environment:
    return Environment(folder, settings, "", "a passphrase")


async def changes(door: DoorController, *kinds: RowKind) -> list[LedgerRow]:
    rows = await door.store.ledger.rows("")
    return [row for row in rows if row.kind in kinds]


async def test_name_and_direction_count_at_once_and_after_a_restart_and_the_ledger_says_who(
    tmp_path: Path,
) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        heard: list[object] = []
        door.listen(heard.append)
        assert await door.this_door.change(DoorChoice("North gate", Direction.EXIT), "Mira") is None
        assert (door.door_name, door.direction) == ("North gate", Direction.EXIT)
        assert DoorChanged(frozenset()) in heard
        rows = await changes(door, RowKind.DOOR_CHANGED)
        assert {(row.supervisor, row.how, row.door) for row in rows} == {
            ("Mira", InputMethod.KEYBOARD.value, "Door A")
        }
        assert [row.reason for row in rows] == [
            "this door is called 'North gate' from now on, and not 'Door A'",
            "people leave here from now on",
        ]
    async with open_door(place(tmp_path), offline=True) as door:
        assert (door.door_name, door.direction) == ("North gate", Direction.EXIT)
        session = await session_of(place(tmp_path), door.store, DoorPolicy())
        assert (session.setup.door, session.setup.direction) == ("North gate", Direction.EXIT)


async def test_a_name_is_one_line_of_what_a_screen_can_show(tmp_path: Path) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        assert await door.this_door.change(DoorChoice(" North\n\u202e gate\x00\ud800")) is None
        assert door.door_name == "North gate"
        refused = await door.this_door.change(DoorChoice("\u200b\ud800"))
        assert isinstance(refused, NotChanged)
        assert (refused.text, door.door_name) == (this_door.NO_NAME, "North gate")
    async with open_door(place(tmp_path), offline=True) as door:
        assert door.door_name == "North gate"


async def test_a_setting_that_is_given_anew_wins_and_the_other_choice_stays(tmp_path: Path) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        await door.this_door.change(DoorChoice("North gate", Direction.EXIT))
    given = replace(PLACE_SETTINGS, door="Door B")
    async with open_door(place(tmp_path, given), offline=True) as door:
        assert (door.door_name, door.direction) == ("Door B", Direction.EXIT)
    async with open_door(place(tmp_path), offline=True, direction=Direction.ENTRY) as door:
        assert door.direction is Direction.ENTRY


async def test_types_are_those_on_the_list_and_those_that_the_policy_names(tmp_path: Path) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        assert await door.this_door.types() == ()
        assert await door.this_door.change(DoorChoice("Door A", ticket_types=frozenset({"VIP"}))) is None
        assert door.policy.ticket_types == ("VIP",)
        assert await door.this_door.types() == (TypeHeld("VIP", "VIP", 0),)
        assert door.this_door.choice.ticket_types == {"VIP"}
        rows = await changes(door, RowKind.DOOR_CHANGED)
        assert [row.reason for row in rows] == ["tickets admitted here from now on: VIP"]
        assert await door.this_door.change(door.this_door.choice) is None
        assert len(await changes(door, RowKind.DOOR_CHANGED)) == 1, "nothing was another"
    async with open_door(place(tmp_path), offline=True) as door:
        assert door.policy.ticket_types == ("VIP",)
        assert await door.this_door.change(DoorChoice("Door A")) is None
        assert (await changes(door, RowKind.DOOR_CHANGED))[-1].reason.endswith("every type")


async def test_pins_are_set_changed_and_taken_away_each_with_its_row(tmp_path: Path) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        assert await door.this_door.set_pin(" Mira  M ", "4711") is None
        assert await door.this_door.set_pin("Jo", "4711") == NotChanged(this_door.ANOTHERS_PIN)
        assert await door.this_door.set_pin("Jo", "1234") is None
        assert await door.this_door.set_pin("Mira M", "9999") is None
        assert isinstance(await door.unlock("4711"), WrongPin)
        assert await door.unlock("9999") == Unlocked("Mira M")
        assert await door.this_door.take_pin("Jo") is None
        assert await door.this_door.take_pin("Jo") == NotChanged(this_door.NOT_THERE)
        rows = await changes(door, RowKind.PIN_CHANGED)
        assert [(row.supervisor, row.reason) for row in rows] == [
            ("Mira M", "a PIN was set"),
            ("Jo", "a PIN was set"),
            ("Mira M", "the PIN was changed"),
            ("Jo", "the PIN was taken away"),
        ]
        assert {row.how for row in rows} == {InputMethod.KEYBOARD.value}
    async with open_door(place(tmp_path), offline=True) as door:
        assert door.supervisors == ("Mira M",)


async def test_what_is_set_here_leaves_the_policy_that_came_meanwhile_as_it_is(tmp_path: Path) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        await door.this_door.set_pin("Mira", "4711")
        paired = DoorPolicy(capacity=300, supervisors=(Supervisor(name="Host", pin_hash=hash_pin("1234")),))
        await door.store.policies.put(paired)  # as pairing the open door does; it opens anew soon
        assert await door.this_door.set_pin("Jo", "9999") is None
        assert await door.this_door.change(DoorChoice("Door A", ticket_types=frozenset({"VIP"}))) is None
        held = await door.store.policies.get()
        assert ([one.name for one in held.supervisors], held.capacity) == (["Host", "Jo"], 300)
        assert held.ticket_types == ("VIP",)
        assert await door.this_door.take_pin("Jo") is None
        assert [one.name for one in (await door.store.policies.get()).supervisors] == ["Host"]


async def test_two_pins_that_are_set_at_once_are_both_set(tmp_path: Path) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        outcomes = await asyncio.gather(
            door.this_door.set_pin("Mira", "4711"),
            door.this_door.set_pin("Jo", "1234"),
            door.this_door.set_pin("Tom", "4711"),
        )
        assert list(outcomes) == [None, None, NotChanged(this_door.ANOTHERS_PIN)]
        assert await door.unlock("4711") == Unlocked("Mira")
        assert await door.unlock("1234") == Unlocked("Jo")


@pytest.mark.parametrize(
    ("name", "pin", "why"),
    [
        ("", "4711", this_door.NO_NAME),
        ("a\nb\x07", "4711", this_door.NO_NAME),
        ("M" * 81, "4711", this_door.TOO_LONG),
        ("Mira", "47", this_door.NO_PIN),
        ("Mira", "47a1", this_door.NO_PIN),
    ],
)
async def test_what_is_no_name_or_no_pin_is_refused(
    tmp_path: Path, name: str, pin: str, why: Message
) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        assert await door.this_door.set_pin(name, pin) == NotChanged(why)
        assert door.supervisors == ()


async def test_a_door_keeps_its_name_and_a_policy_that_was_lost_is_not_made_up_here(tmp_path: Path) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        assert await door.this_door.change(DoorChoice("  ")) == NotChanged(this_door.NO_NAME)
        assert await door.this_door.change(DoorChoice("D" * 81)) == NotChanged(this_door.TOO_LONG)
        door.session.policy_lost = True
        lost = NotChanged(this_door.RULES_LOST)
        assert await door.this_door.change(DoorChoice("Door A", ticket_types=frozenset({"VIP"}))) == lost
        assert await door.this_door.set_pin("Mira", "4711") == lost
        assert (door.door_name, door.supervisors) == ("Door A", ())


async def test_there_are_no_more_supervisors_than_a_pin_can_be_looked_at_for(tmp_path: Path) -> None:
    one = hash_pin("0000")
    many = tuple(Supervisor(name=f"S{n}", pin_hash=one) for n in range(50))
    async with open_door(place(tmp_path), offline=True) as door:
        await door.store.policies.put(DoorPolicy(supervisors=many))
        door.session.set_policy(DoorPolicy(supervisors=many))
        outcome = await door.this_door.set_pin("One more", "0000")
        assert outcome == NotChanged(this_door.ANOTHERS_PIN)
        assert len(door.supervisors) == 50


async def test_a_disk_that_fails_changes_nothing_and_says_so(tmp_path: Path) -> None:
    async with open_door(place(tmp_path), offline=True) as door:
        door.store.close()  # type: ignore[attr-defined]  # the profile, which the port does not close
        outcome = await door.this_door.change(DoorChoice("North gate", Direction.EXIT))
        assert isinstance(outcome, NotChanged)
        assert (door.door_name, door.direction) == ("Door A", Direction.ENTRY)
