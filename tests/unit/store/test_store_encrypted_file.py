"""The encrypted file: every byte of it is checked, and each way to be wrong has its words."""

import json
import os
import struct
from pathlib import Path
from random import Random

import pytest

from kiosk.store import encrypted_file
from kiosk.store.encrypted_file import MAGIC, EncryptedFileError, open_encrypted, read_header, write_encrypted

PASSPHRASE = "tunnel vision"
RECORDS = [["ticket", number, bytes(40)] for number in range(200)]


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """So small that there are many."""
    monkeypatch.setattr(encrypted_file, "CHUNK_BYTES", 1000)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.kiosk"
    with path.open("wb") as opened:
        write_encrypted(opened, PASSPHRASE, {"door": "Door A"}, iter(RECORDS))
    return path


def test_what_goes_in_comes_out(file: Path) -> None:
    opened = open_encrypted(file, PASSPHRASE)
    assert list(opened.records()) == RECORDS
    assert opened.header["door"] == read_header(file)["door"] == "Door A"
    assert PASSPHRASE not in repr(opened)


def test_a_file_of_nothing_is_one(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    with path.open("wb") as opened:
        write_encrypted(opened, PASSPHRASE, {}, ())
    assert list(open_encrypted(path, PASSPHRASE).records()) == []


def test_two_files_of_the_same_share_no_byte_of_their_contents(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "b.kiosk"
    with other.open("wb") as opened:
        write_encrypted(opened, PASSPHRASE, {"door": "Door A"}, iter(RECORDS))
    assert file.read_bytes()[-1000:] != other.read_bytes()[-1000:]
    assert b"ticket" not in file.read_bytes()


@pytest.mark.parametrize("passphrase", ["tunnel visio", "", "TUNNEL VISION"])
def test_a_wrong_passphrase_is_said(file: Path, passphrase: str) -> None:
    with pytest.raises(EncryptedFileError, match="wrong passphrase"):
        open_encrypted(file, passphrase)


def read_all(path: Path) -> list[object]:
    return list(open_encrypted(path, PASSPHRASE).records())


def test_a_flipped_bit_anywhere_is_found(file: Path) -> None:
    whole, random = file.read_bytes(), Random(5)
    for at in [*range(len(MAGIC) + 4), *(random.randrange(len(whole)) for _ in range(150))]:
        damaged = bytearray(whole)
        damaged[at] ^= 1 << random.randrange(8)
        file.write_bytes(damaged)
        with pytest.raises(EncryptedFileError):
            read_all(file)


def test_a_file_cut_off_anywhere_is_found(file: Path) -> None:
    whole = file.read_bytes()
    ends = {0, 1, len(MAGIC), len(MAGIC) + 2, len(whole) - 1, *chunk_ends(whole), *range(30, len(whole), 397)}
    for end in sorted(ends - {len(whole)}):
        file.write_bytes(whole[:end])
        with pytest.raises(EncryptedFileError):
            read_all(file)


def chunk_ends(whole: bytes) -> list[int]:
    at = len(MAGIC) + 4 + struct.unpack_from(">I", whole, len(MAGIC))[0]
    ends = [at]
    while at < len(whole):
        at += 4 + struct.unpack_from(">I", whole, at)[0]
        ends.append(at)
    return ends


def test_chunks_left_out_doubled_or_turned_round_are_found(file: Path) -> None:
    whole = file.read_bytes()
    first, second, third, *_ = chunk_ends(whole)
    a, b = whole[first:second], whole[second:third]
    for changed in (b, a + a + b, b + a):
        file.write_bytes(whole[:first] + changed + whole[third:])
        with pytest.raises(EncryptedFileError, match="damaged or incomplete"):
            read_all(file)


@pytest.mark.parametrize("more", [b"\0", b"\0\0\0\0", bytes(2000)])
def test_what_follows_the_end_is_found(file: Path, more: bytes) -> None:
    file.write_bytes(file.read_bytes() + more)
    with pytest.raises(EncryptedFileError, match="damaged or incomplete"):
        read_all(file)


def with_header(file: Path, **changes: object) -> None:
    whole = file.read_bytes()
    start = len(MAGIC) + 4
    (length,) = struct.unpack_from(">I", whole, len(MAGIC))
    header = json.dumps({**json.loads(whole[start : start + length]), **changes}).encode()
    file.write_bytes(MAGIC + struct.pack(">I", len(header)) + header + whole[start + length :])


def test_a_header_that_was_changed_is_found(file: Path) -> None:
    with_header(file, door="Door B")
    opened = open_encrypted(file, PASSPHRASE)
    with pytest.raises(EncryptedFileError, match="damaged"):
        list(opened.records())


def test_a_newer_one_is_said(file: Path) -> None:
    with_header(file, version=encrypted_file.VERSION + 1)
    with pytest.raises(EncryptedFileError, match="newer Kiosk"):
        open_encrypted(file, PASSPHRASE)


@pytest.mark.parametrize(("name", "cost"), [("memory_cost", 1 << 19), ("time_cost", 9), ("parallelism", 17)])
def test_a_file_may_not_ask_for_all_the_memory_there_is(file: Path, name: str, cost: int) -> None:
    with_header(file, key={**read_header(file)["key"], name: cost})
    with pytest.raises(EncryptedFileError, match="more work than a Kiosk ever does"):
        open_encrypted(file, PASSPHRASE)


@pytest.mark.parametrize("content", [b"", b"KIOSK", b"SQLite format 3\0", b"\x00" * 500, b"{}"])
def test_what_is_no_handover_file_is_said(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    with pytest.raises(EncryptedFileError, match="not a handover file"):
        open_encrypted(path, PASSPHRASE)


@pytest.mark.parametrize("header", [b"[]", b"{}", b"nonsense", b"[" * 100_000, b'{"version": 1e999}'])
def test_a_header_that_is_none_is_said(tmp_path: Path, header: bytes) -> None:
    path = tmp_path / "other"
    path.write_bytes(MAGIC + struct.pack(">I", len(header)) + header)
    with pytest.raises(EncryptedFileError, match="damaged"):
        open_encrypted(path, PASSPHRASE)


def test_a_header_that_says_it_is_longer_than_any_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "other"
    header = b'{"version": 1}'.ljust(encrypted_file.MOST_HEADER_BYTES)
    path.write_bytes(MAGIC + struct.pack(">I", 2**32 - 1) + header)
    with pytest.raises(EncryptedFileError, match="damaged"):
        read_header(path)


def test_a_cost_beyond_every_number_is_damage(file: Path) -> None:
    with_header(file, key={**read_header(file)["key"], "memory_cost": float("inf")})
    with pytest.raises(EncryptedFileError, match="damaged"):
        open_encrypted(file, PASSPHRASE)


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(EncryptedFileError, match="cannot be read"):
            open_encrypted(path, PASSPHRASE)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in its folders")
def test_a_pipe_in_its_place_keeps_nobody_waiting(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(EncryptedFileError, match="cannot be read: it is a device or a pipe"):
        open_encrypted(pipe, PASSPHRASE)


@pytest.mark.parametrize("content", [b"\0", b"\0\0\0\5four", b"\xff\xff\xff\xff"])
def test_a_record_that_is_not_whole_is_found_even_if_its_writer_vouches_for_it(content: bytes) -> None:
    with pytest.raises(encrypted_file._DamagedError):
        list(encrypted_file._split(iter([content])))
