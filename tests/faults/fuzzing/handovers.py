"""Handover files: damaged on their way, and forged by somebody who has the passphrase."""

import asyncio
import json
import shutil
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import keyring
import msgspec

from kiosk.bootstrap.service import NoService
from kiosk.cli.export import TITLES, _cells
from kiosk.cli.verdict_output import (
    entry_value,
    entry_words,
    guest_value,
    guest_words,
    incident_value,
    incident_words,
    row_value,
)
from kiosk.core.presence import InputMethod
from kiosk.engine.errors import PolicyLostError
from kiosk.store import keys
from kiosk.store.encrypted_file import (
    MAGIC,
    EncryptedFile,
    EncryptedFileError,
    open_encrypted,
    read_header,
    write_encrypted,
)
from kiosk.store.profile import Profile
from kiosk.store.spreadsheet import ENDINGS, write_table
from kiosk.store.takeover import ImportResult, ImportTarget, about_of, verify
from tests.faults.fuzzing import mutations
from tests.faults.fuzzing.codes import Clock
from tests.faults.fuzzing.running import Fault
from tests.unit.engine.scripted import wire_door
from tests.unit.store.handover_samples import PASSPHRASE, export, filled, new_ones
from tests.unit.store.store_samples import NOW, MemoryKeyring

QUICK = {"time_cost": 1, "memory_cost": 64, "parallelism": 1}
_LENGTH = struct.Struct(">I")


@dataclass
class Handovers:
    """Takes one file after the other over; a profile that took one is looked at from all sides, and left."""

    folder: Path
    header: dict[str, Any]
    records: list[Any]
    whole: bytes
    profile: Profile
    made: int = 0
    met: dict[str, int] = field(default_factory=dict)

    async def take(self, chance: Random, note: Callable[[object], None]) -> None:
        """See running.Subject."""
        file = self.folder / "file"
        if chance.random() < 0.25:
            file.write_bytes(mutations.data(chance, self.whole))
            note(("damaged", file.read_bytes()[:300]))
        else:
            note(self._forge(chance, file))
        try:
            about = about_of(opened_file := open_encrypted(file, PASSPHRASE))
            verify(opened_file)
            note(about)
            taken = await self.profile.handovers.take_over(opened_file, ImportTarget(frozenset()))
        except EncryptedFileError as error:
            self._count("refused")
            if not str(error).strip() or len(str(error)) > 5000:
                raise Fault("a refusal without words, or with too many") from error
            return
        self._count("taken")
        await self._look(taken, opened_file)

    def _forge(self, chance: Random, file: Path) -> object:
        header: Any = self.header
        records = self.records
        if chance.random() < 0.3:
            header = mutations.value(chance, header)
        if chance.random() < 0.9:
            at = chance.randrange(len(records))
            records = list(records)
            records[at] = _spoiled(chance, records[at])
        if chance.random() < 0.15:
            records = (
                [*records, chance.choice(records)]
                if chance.random() < 0.5
                else chance.sample(records, len(records))
            )
        with file.open("wb") as out:
            try:
                write_encrypted(
                    out, PASSPHRASE, header if isinstance(header, dict) else {}, map(_packable, records)
                )
            except (TypeError, ValueError, RecursionError):  # what nobody can write down in this form
                out.write(b"")
        if header is not self.header:
            _forge_header(chance, file, header)
        return [
            header,
            [one for one, before in zip(records, self.records, strict=False) if one is not before],
        ]

    async def _look(self, taken: ImportResult, file: EncryptedFile) -> None:
        """Everything that a person or a program may ask of a door with this in it, and the next hand-over."""
        again = await self.profile.handovers.take_over(file, ImportTarget(frozenset()))
        if new_ones(again):
            raise Fault("taken a second time, it brings something new")
        await _asked(self.profile)
        await export(self.profile, self.folder / "on")
        verify(open_encrypted(self.folder / "on", PASSPHRASE))
        self.profile.close()
        shutil.rmtree(self.profile.folder)
        self.made += 1
        self.profile = Profile.open(self.folder / f"profile{self.made}", None, writable=True)

    def _count(self, what: str) -> None:
        self.met[what] = self.met.get(what, 0) + 1


async def _asked(profile: Profile) -> None:
    try:
        policy = await profile.policies.get()
    except PolicyLostError:
        policy = None
    await profile.outbox.recover()
    door = wire_door(profile, NoService(), Clock(NOW + 500), policy=policy, offline=True)
    controller = door.controller
    await door.session.recall()
    printed: list[Any] = []
    for line in await controller.resolution.outbox(every=True):
        printed += [entry_value(line.entry), entry_words(line.entry, NOW)]
    for incident in await profile.incidents.recorded(every=True):
        printed += [incident_value(incident), incident_words(incident)]
    for number in range(1, 6):
        for row in await controller.queries.history(f"T-{number}"):
            printed.append(row_value(row))
        guest = await controller.queries.guest(f"T-{number}")
        if guest is not None:
            printed += [guest_value(guest), guest_words(guest)]
    await controller.queries.search("guest", 20)
    await controller.queries.arrivals(NOW - 4 * 3600)
    await controller.queries.events_held()
    await controller.queries.recent()
    await controller.queries.inside()
    await controller.readiness()
    cells = [_cells(one) for one in await profile.exports.ledger(list)]
    for ending in ENDINGS:
        await asyncio.to_thread(write_table, profile.folder / f"record{ending}", TITLES, cells)
    for code in ("token-T-1", "T-5", "token-T-2"):
        if await controller.scan(code, InputMethod.CAMERA) is None:
            raise Fault("a scan was not judged after a hand-over was taken")
    json.dumps(printed, default=str)
    await controller.stop()


def _spoiled(chance: Random, record: Any) -> Any:
    """One value of a record spoiled, in the bodies within it too."""
    if isinstance(record, bytes):
        if chance.random() < 0.15:
            return mutations.data(chance, record)
        return msgspec.msgpack.encode(_packable(_spoiled(chance, msgspec.msgpack.decode(record))))
    if isinstance(record, list) and record and chance.random() < 0.9:
        at = chance.randrange(len(record))
        return [*record[:at], _spoiled(chance, record[at]), *record[at + 1 :]]
    if isinstance(record, dict) and record and chance.random() < 0.9:
        name = chance.choice(list(record))
        return {**record, name: _spoiled(chance, record[name])}
    if isinstance(record, int | float) and not isinstance(record, bool) and chance.random() < 0.5:
        return chance.choice(mutations.NUMBERS)
    return mutations.value(chance, record)


def _packable(value: Any) -> Any:
    """What MessagePack can hold of a spoiled value."""
    if isinstance(value, mutations.Raw | mutations.Pairs):
        return mutations.written(value)[:50_000].encode("utf-8", "replace").decode()
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, int) and not -(2**63) <= value < 2**64:
        return float(value) if abs(value) < 2**900 else 1e300
    if isinstance(value, list | tuple):
        return [_packable(one) for one in value]
    if isinstance(value, dict):
        return {_packable(name): _packable(one) for name, one in value.items()}
    return value


def _forge_header(chance: Random, file: Path, header: Any) -> None:
    """Write the header anew as only a forger would; the chunks behind it are bound to the old one."""
    whole = file.read_bytes()
    if len(whole) < len(MAGIC) + 4:
        return
    (length,) = _LENGTH.unpack_from(whole, len(MAGIC))
    body = whole[len(MAGIC) + 4 : len(MAGIC) + 4 + length]
    if chance.random() < 0.5:
        key = json.loads(body)["key"] if body.startswith(b"{") else {}
        header = (
            {**header, "version": 1, "key": mutations.value(chance, key)}
            if isinstance(header, dict)
            else header
        )
        body = mutations.written(header).encode("utf-8", "surrogatepass")
        if b'"time_cost"' in body and chance.random() < 0.8:
            body = body.replace(
                b'"memory_cost":', b'"memory_cost": 64, "was":'
            )  # what is dear is tried now and then
    else:
        body = mutations.json_text(chance, json.loads(body) if body.startswith(b"{") else {})
    claimed = len(body) if chance.random() < 0.8 else chance.choice((0, 1, 2**20, 2**20 + 1, 2**32 - 1))
    file.write_bytes(MAGIC + _LENGTH.pack(claimed) + body + whole[len(MAGIC) + 4 + length :])


def _contents(file: Path) -> tuple[dict[str, Any], list[Any]]:
    header = {name: one for name, one in read_header(file).items() if name not in ("version", "key")}
    return header, list(open_encrypted(file, PASSPHRASE).records())


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Handovers]:
    """A file of a door that has worked, and an empty profile."""
    keyring.set_keyring(MemoryKeyring())
    keys.ARGON2.update(QUICK)
    worked = Profile.open(folder / "worked", None, writable=True)
    await filled(worked)
    await export(worked, folder / "file")
    worked.close()
    header, records = _contents(folder / "file")
    profile = Profile.open(folder / "profile", None, writable=True)
    handovers = Handovers(folder, header, records, (folder / "file").read_bytes(), profile)
    try:
        yield handovers
    finally:
        handovers.profile.close()
