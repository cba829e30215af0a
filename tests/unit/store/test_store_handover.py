"""Handing a door over: what travels, and what is said of a file that cannot be taken."""

from math import inf, nan
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.core.outbox import Entry
from kiosk.core.policy import DoorPolicy, Supervisor
from kiosk.core.presence import LedgerRow, RowKind
from kiosk.engine.errors import StoreError
from kiosk.engine.records import ListState
from kiosk.engine.session import DoorSetup
from kiosk.store import encrypted_file
from kiosk.store.encrypted_file import EncryptedFileError, open_encrypted
from kiosk.store.handed_records import COUNTED
from kiosk.store.rows import packed
from kiosk.store.takeover import ImportTarget, verify
from tests.unit.store.handover_samples import (
    PASSPHRASE,
    NewProfile,
    add,
    dump,
    export,
    filled,
    new_ones,
    take,
)
from tests.unit.store.store_samples import NOW, admission, complete_list, ticket


async def test_pins_that_come_with_the_policy_are_rows_of_the_ledger(new: NewProfile, tmp_path: Path) -> None:
    def rows(held: list[LedgerRow]) -> list[tuple[object, ...]]:
        return [(r.kind, r.supervisor, r.at, r.door, r.on_duty, r.run, r.how, r.reason) for r in held]

    a, b, c, file = new("a"), new("b"), new("c"), tmp_path / "file"
    pins = tuple(Supervisor(name=name, pin_hash=f"hash of {name}") for name in ("Mira", "Tom"))
    await a.policies.put(DoorPolicy(supervisors=pins))
    await export(a, file)
    here = ImportTarget(setup=DoorSetup("Door B", "run-2", on_duty="Jo"), now=NOW + 500)
    assert (await b.handovers.take_over(open_encrypted(file, PASSPHRASE), here)).policy
    why = "a PIN came with a handover"
    assert rows(await b.ledger.rows("")) == [
        (RowKind.PIN_CHANGED, name, NOW + 500, "Door B", "Jo", "run-2", "command_line", why)
        for name in ("Mira", "Tom")
    ]
    before = await dump(b)
    assert new_ones(await b.handovers.take_over(open_encrypted(file, PASSPHRASE), here)) == {}
    assert await dump(b) == before
    await c.policies.put(DoorPolicy(capacity=7))  # it stays, and so does who may override
    assert not (await c.handovers.take_over(open_encrypted(file, PASSPHRASE), here)).policy
    assert await c.ledger.rows("") == []


async def test_everything_travels_and_a_second_import_changes_nothing(
    new: NewProfile, tmp_path: Path
) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await filled(a)
    counts = await export(a, file)
    assert counts == {
        "tickets": 5, "ledger": 4, "entries": 3, "unsent": 2, "incidents": 1, "off_list": 0
    }  # fmt: skip
    assert file.stat().st_mode & 0o077 == 0
    taken = await take(b, file)
    assert taken.met == counts
    assert new_ones(taken) == {
        "tickets": 5, "ledger": 4, "entries": 3, "unsent": 2, "incidents": 1, "policy": True
    }  # fmt: skip
    for number in range(1, 6):
        ours, theirs = await a.guests.get(f"T-{number}"), await b.guests.get(f"T-{number}")
        assert theirs == ours
        assert theirs is not None
    assert [e.admission_id for e in await b.outbox.entries(every=True)] == ["a-1", "a-2", "a-3"]
    assert await b.incidents.recorded(every=True) == await a.incidents.recorded(every=True)
    assert await b.policies.get() == await a.policies.get()
    assert await b.notes.get("account:mark") == "host"
    assert await b.lists.covering(frozenset({"tonight"}), "host") == await a.lists.covering(
        frozenset({"tonight"}), "host"
    )
    assert [g.ticket.id for g in await b.guests.search("guest", 9, frozenset())] == [
        g.ticket.id for g in await a.guests.search("guest", 9, frozenset())
    ]

    before = await dump(b)
    assert new_ones(await take(b, file)) == {}
    assert await dump(b) == before
    await export(a, file)  # exported once more, it is still the same
    assert new_ones(await take(b, file)) == {}
    assert await dump(b) == before


@pytest.mark.parametrize("mine", [False, True])
async def test_another_account_is_said_and_not_mixed(new: NewProfile, tmp_path: Path, mine: bool) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await filled(a)
    await export(a, file)
    if mine:
        await complete_list(b, [ticket("B-1")], account="rival")
    else:
        await b.at_door(add(replace(admission("b-1", "B-1"), account="rival")))
    before = await dump(b)
    with pytest.raises(EncryptedFileError, match="Door A belongs to the account host, and this profile to"):
        await take(b, file)
    assert await dump(b) == before


async def test_another_event_is_said_and_not_mixed(new: NewProfile, tmp_path: Path) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await filled(a)
    await export(a, file)
    before = await dump(b)
    with pytest.raises(EncryptedFileError, match="is for the event tonight, and this door for tomorrow"):
        await take(b, file, ("tomorrow",))
    assert await dump(b) == before
    assert (await take(b, file, ("tomorrow", "tonight"))).ledger == 4


async def test_a_damaged_file_changes_nothing_however_late_the_damage_comes(
    new: NewProfile, tmp_path: Path
) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await filled(a)
    await export(a, file)
    whole = bytearray(file.read_bytes())
    whole[-1] ^= 1
    file.write_bytes(whole)
    opened, before = open_encrypted(file, PASSPHRASE), await dump(b)
    with pytest.raises(EncryptedFileError, match="damaged"):
        verify(opened)
    with pytest.raises(EncryptedFileError, match="damaged"):
        await b.handovers.take_over(opened, ImportTarget())
    assert await dump(b) == before


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (["end", {"tickets": 0}], "incomplete"),
        (["list", "host", "all", b"nonsense"], "cannot read"),
        (["entry", b"\xc0"], "cannot read"),
        (["ledger", "T-1", [[b"\x80", None]]], "cannot read"),
        (["seance", 1], "cannot read"),
        (["tickets", "host"], "cannot read"),
        (["attempt"], "cannot read"),
    ],
)
async def test_a_file_of_another_make_is_said(
    new: NewProfile, tmp_path: Path, record: Any, says: str
) -> None:
    b, file = new("b"), tmp_path / "file"
    with file.open("wb") as opened:
        about = {"made_at": NOW, "door": "X", "accounts": [], "events": [], "schema": 1}
        encrypted_file.write_encrypted(opened, PASSPHRASE, about, [record])
    before = await dump(b)
    with pytest.raises(EncryptedFileError, match=says):
        await take(b, file)
    assert await dump(b) == before


ROW = LedgerRow("a-1", RowKind.ADMISSION, "T-1", NOW, "Door X", "camera")
ENTRY = Entry("a-1", "T-1", "host", "tonight", NOW)
INCIDENT = ["incident", "i-1", "conflict", NOW, "T-1", "a-1", "{}", None, ""]
LAST = ["end", dict.fromkeys(COUNTED, 0)]


def changed(record: list[Any], at: int, value: object) -> list[Any]:
    return [*record[:at], value, *record[at + 1 :]]


FORGED: list[Any] = [
    [],
    7,
    {"end": 1},
    ["end"],
    [["end"], {}],
    ["list", "host", "all", packed(ListState(complete=True, as_of=1e300))],
    ["list", "host", "all", packed({"passes": 2**63})],
    ["tickets", "host", "all", [[0, packed({"id": "T-1", "state": "paid", "updated_at": inf})]]],
    ["tickets", "host", "all", [[-1, packed({"id": "T-1", "state": "paid"})]]],
    ["ledger", "T-1", [[packed(replace(ROW, at=1e15)), None]]],
    ["ledger", "T-1", [[packed(replace(ROW, at=nan)), None]]],
    ["ledger", "T-2", [[packed(ROW), None]]],
    ["ledger", "T-1", [[packed(ROW), 5]]],
    ["entry", packed(ENTRY)],
    ["entry", packed(replace(ENTRY, due=-inf))],
    ["entry", packed(replace(ENTRY, attempts=2**63))],
    ["attempt", "a-1", "T-1", "soon", None, 1, None],
    ["attempt", "a-1", "T-1", NOW, 1e300, 1, None],
    ["attempt", "a-1", "T-1", NOW, None, 1, nan],
    changed(INCIDENT, 2, "seance"),
    changed(INCIDENT, 3, -1e300),
    changed(INCIDENT, 6, "not json"),
    changed(INCIDENT, 6, "[" * 100_000),
    changed(INCIDENT, 6, "[]"),
    changed(INCIDENT, 7, "later"),
    ["off_list", "a-1", "code", "name", None, ""],
    ["off_list", "nobody's", "code", "name", "", ""],
    ["note", "policy", "{"],
    ["note", "policy", '{"capacity": -1}'],
    ["note", "policy", "[" * 100_000],
    ["note", "request", "12"],
]


async def test_a_forged_record_is_refused_with_all_that_came_before_it(
    new: NewProfile, tmp_path: Path
) -> None:
    about = {"made_at": NOW, "door": "X", "accounts": [], "events": [], "schema": 1}
    good = ["note", "account:mark", "host"]
    b, file = new("b"), tmp_path / "file"
    before = await dump(b)
    for record in FORGED:
        with file.open("wb") as opened:
            encrypted_file.write_encrypted(opened, PASSPHRASE, about, [good, record, LAST])
        verify(open_encrypted(file, PASSPHRASE))
        with pytest.raises(EncryptedFileError) as said:
            await take(b, file)
        assert "holds what this Kiosk cannot read: nothing was taken" in str(said.value), record
        assert await dump(b) == before, record
    with file.open("wb") as opened:
        encrypted_file.write_encrypted(opened, PASSPHRASE, about, [good, LAST])
    await take(b, file)
    assert await dump(b) != before


@pytest.mark.parametrize("made_at", [1e300, -inf, nan])
def test_a_file_made_at_no_time_is_damaged(tmp_path: Path, made_at: float) -> None:
    file = tmp_path / "file"
    with file.open("wb") as opened:
        encrypted_file.write_encrypted(
            opened, PASSPHRASE, {"made_at": made_at, "door": "X", "schema": 1}, [LAST]
        )
    with pytest.raises(EncryptedFileError, match="is damaged"):
        verify(open_encrypted(file, PASSPHRASE))


@pytest.mark.parametrize("odd", [{"door": "X\ud800"}, {"do\ud800or": "X"}, {"accounts": ["a", "\udfff"]}])
def test_a_file_with_half_a_character_in_its_head_is_damaged(tmp_path: Path, odd: dict[str, Any]) -> None:
    file = tmp_path / "file"
    about = {"made_at": NOW, "door": "X", "schema": 1, **odd}
    with file.open("wb") as opened:
        encrypted_file.write_encrypted(opened, PASSPHRASE, about, [LAST])
    with pytest.raises(EncryptedFileError, match="is damaged"):
        verify(open_encrypted(file, PASSPHRASE))


async def test_a_file_of_a_newer_kiosk_is_said(new: NewProfile, tmp_path: Path) -> None:
    file = tmp_path / "file"
    with file.open("wb") as opened:
        encrypted_file.write_encrypted(opened, PASSPHRASE, {"made_at": NOW, "door": "X", "schema": 999}, [])
    with pytest.raises(EncryptedFileError, match="newer Kiosk"):
        await take(new("b"), file)


async def test_an_export_replaces_only_handover_files_and_only_when_it_is_whole(
    new: NewProfile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, file, other = new("a"), tmp_path / "file", tmp_path / "notes.txt"
    await filled(a)
    await export(a, file)
    before = file.read_bytes()
    other.write_text("my notes, quite long")
    with pytest.raises(StoreError, match="no handover file: choose another name"):
        await export(a, other)
    assert other.read_text() == "my notes, quite long"
    with pytest.raises(StoreError, match="cannot be written"):
        await export(a, tmp_path)
    with pytest.raises(StoreError, match="cannot be written"):
        await export(a, tmp_path / "missing" / "file")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(encrypted_file, "_write_chunk", full)
    with pytest.raises(StoreError, match="No space left"):
        await export(a, file)
    assert file.read_bytes() == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "file", "notes.txt"]


async def test_a_large_list_travels_in_bounded_pieces(new: NewProfile, tmp_path: Path) -> None:
    a, b, file = new("a"), new("b"), tmp_path / "file"
    await complete_list(a, [ticket(f"T-{n}", f"Guest Number{n}") for n in range(4000)])
    assert (await export(a, file))["tickets"] == 4000
    records = open_encrypted(file, PASSPHRASE).records()
    pieces = [len(record[3]) for record in records if record[0] == "tickets"]
    assert (sum(pieces), max(pieces)) == (4000, 500)
    assert (await take(b, file)).tickets == 4000
    assert await b.guests.count() == 4000
