"""Handing a door over: what travels, and what is said of a file that cannot be taken."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kiosk.engine.errors import StoreError
from kiosk.store import sealed
from kiosk.store.sealed import SealedFileError, open_sealed
from kiosk.store.takeover import Here, verify
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


def test_everything_travels_and_a_second_import_changes_nothing(new: NewProfile, tmp_path: Path) -> None:
    async def work() -> None:
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
            ours, theirs = await a.guest(f"T-{number}"), await b.guest(f"T-{number}")
            assert theirs == ours
            assert theirs is not None
        assert [e.admission_id for e in await b.entries(every=True)] == ["a-1", "a-2", "a-3"]
        assert await b.incidents(every=True) == await a.incidents(every=True)
        assert await b.policy() == await a.policy()
        assert await b.note("account:mark") == "host"
        assert await b.covering(frozenset({"tonight"})) == await a.covering(frozenset({"tonight"}))
        assert [g.ticket.id for g in await b.search("guest", 9, frozenset())] == [
            g.ticket.id for g in await a.search("guest", 9, frozenset())
        ]

        before = await dump(b)
        assert new_ones(await take(b, file)) == {}
        assert await dump(b) == before
        await export(a, file)  # exported once more, it is still the same
        assert new_ones(await take(b, file)) == {}
        assert await dump(b) == before

    asyncio.run(work())


@pytest.mark.parametrize("mine", [False, True])
def test_another_account_is_said_and_not_mixed(new: NewProfile, tmp_path: Path, mine: bool) -> None:
    async def work() -> None:
        a, b, file = new("a"), new("b"), tmp_path / "file"
        await filled(a)
        await export(a, file)
        if mine:
            await complete_list(b, [ticket("B-1")], account="rival")
        else:
            await b.at_door(add(replace(admission("b-1", "B-1"), account="rival")))
        before = await dump(b)
        with pytest.raises(SealedFileError, match="Door A belongs to the account host, and this profile to"):
            await take(b, file)
        assert await dump(b) == before

    asyncio.run(work())


def test_another_event_is_said_and_not_mixed(new: NewProfile, tmp_path: Path) -> None:
    async def work() -> None:
        a, b, file = new("a"), new("b"), tmp_path / "file"
        await filled(a)
        await export(a, file)
        before = await dump(b)
        with pytest.raises(SealedFileError, match="is for the event tonight, and this door for tomorrow"):
            await take(b, file, ("tomorrow",))
        assert await dump(b) == before
        assert (await take(b, file, ("tomorrow", "tonight"))).ledger == 4

    asyncio.run(work())


def test_a_damaged_file_changes_nothing_however_late_the_damage_comes(
    new: NewProfile, tmp_path: Path
) -> None:
    async def work() -> None:
        a, b, file = new("a"), new("b"), tmp_path / "file"
        await filled(a)
        await export(a, file)
        whole = bytearray(file.read_bytes())
        whole[-1] ^= 1
        file.write_bytes(whole)
        opened, before = open_sealed(file, PASSPHRASE), await dump(b)
        with pytest.raises(SealedFileError, match="damaged"):
            verify(opened)
        with pytest.raises(SealedFileError, match="damaged"):
            await b.take_over(opened, Here())
        assert await dump(b) == before

    asyncio.run(work())


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
def test_a_file_of_another_make_is_said(new: NewProfile, tmp_path: Path, record: Any, says: str) -> None:
    async def work() -> None:
        b, file = new("b"), tmp_path / "file"
        with file.open("wb") as opened:
            about = {"made_at": NOW, "door": "X", "accounts": [], "events": [], "schema": 1}
            sealed.write_sealed(opened, PASSPHRASE, about, [record])
        before = await dump(b)
        with pytest.raises(SealedFileError, match=says):
            await take(b, file)
        assert await dump(b) == before

    asyncio.run(work())


def test_a_file_of_a_newer_kiosk_is_said(new: NewProfile, tmp_path: Path) -> None:
    async def work() -> None:
        file = tmp_path / "file"
        with file.open("wb") as opened:
            sealed.write_sealed(opened, PASSPHRASE, {"made_at": NOW, "door": "X", "schema": 999}, [])
        with pytest.raises(SealedFileError, match="newer Kiosk"):
            await take(new("b"), file)

    asyncio.run(work())


def test_an_export_replaces_only_handover_files_and_only_when_it_is_whole(
    new: NewProfile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
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

        monkeypatch.setattr(sealed, "_write_chunk", full)
        with pytest.raises(StoreError, match="No space left"):
            await export(a, file)
        assert file.read_bytes() == before

    asyncio.run(work())
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "file", "notes.txt"]


def test_a_large_list_travels_in_bounded_pieces(new: NewProfile, tmp_path: Path) -> None:
    async def work() -> None:
        a, b, file = new("a"), new("b"), tmp_path / "file"
        await complete_list(a, [ticket(f"T-{n}", f"Guest Number{n}") for n in range(4000)])
        assert (await export(a, file))["tickets"] == 4000
        records = open_sealed(file, PASSPHRASE).records()
        pieces = [len(record[3]) for record in records if record[0] == "tickets"]
        assert (sum(pieces), max(pieces)) == (4000, 500)
        assert (await take(b, file)).tickets == 4000
        assert await b.ticket_count() == 4000

    asyncio.run(work())
