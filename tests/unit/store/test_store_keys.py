"""The key of a profile: from a keyring or behind a passphrase, and clear words where neither opens it."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import keyring
import pytest
from keyring.backends.fail import Keyring as NoKeyring
from keyring.errors import KeyringLocked

from kiosk.engine.errors import KeyNotTakenError, StoreError
from kiosk.store import keys
from kiosk.store.keys import (
    DAMAGED_KEY_FILE,
    KEPT_KEY_FILE,
    KEY_BYTES,
    KEY_FILE,
    UsedKeyring,
    open_key,
    used_keyring,
)
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import MemoryKeyring


@pytest.fixture(scope="module")
def locked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, bytes]:
    """A folder whose key is behind the passphrase "open sesame"."""
    folder = tmp_path_factory.mktemp("locked")
    return folder, open_key(folder, "open sesame")


def test_the_same_passphrase_opens_the_same_key(locked: tuple[Path, bytes]) -> None:
    folder, key = locked
    assert len(key) == KEY_BYTES
    assert open_key(folder, "open sesame") == key
    assert (folder / KEY_FILE).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("passphrase", "says"),
    [("open sesam", "wrong passphrase"), (None, "opens with a passphrase"), ("", "passphrase")],
)
def test_a_wrong_or_missing_passphrase_is_said_and_touches_nothing(
    locked: tuple[Path, bytes], passphrase: str | None, says: str
) -> None:
    folder, _ = locked
    before = (folder / KEY_FILE).read_bytes()
    with pytest.raises(StoreError, match=says):
        open_key(folder, passphrase)
    assert (folder / KEY_FILE).read_bytes() == before
    assert [path.name for path in folder.iterdir()] == [KEY_FILE]


def test_guessing_passphrases_costs_what_is_advised() -> None:
    """In a process of its own, as tests stretch little. Source: RFC 9106, section 4, the second choice."""
    code = "from kiosk.office import page_guard; from kiosk.store import keys"
    shown = f"{code}; print(keys.ARGON2 == page_guard.ARGON2, *keys.ARGON2.values())"
    said = subprocess.run([sys.executable, "-c", shown], capture_output=True, check=True, text=True).stdout
    assert said.split() == ["True", "3", str(64 * 1024), "4"]


def test_the_key_file_holds_neither_key_nor_passphrase(locked: tuple[Path, bytes]) -> None:
    folder, key = locked
    text = (folder / KEY_FILE).read_text()
    assert key.hex() not in text
    assert "sesame" not in text


@pytest.mark.parametrize("damage", ["salt", "nonce", "sealed", "time_cost"])
def test_a_damaged_key_file_is_said(locked: tuple[Path, bytes], tmp_path: Path, damage: str) -> None:
    kept = json.loads((locked[0] / KEY_FILE).read_text())
    kept["wrapped"][damage] = 0 if damage == "time_cost" else "!"
    (tmp_path / KEY_FILE).write_text(json.dumps(kept))
    with pytest.raises(StoreError, match=r"damaged|wrong passphrase"):
        open_key(tmp_path, "open sesame")


@pytest.mark.parametrize("text", ["", "not json", "[]", "{}", "\x00", "[" * 40_000, " " * 100_000])
def test_a_key_file_that_is_not_one_is_said(tmp_path: Path, text: str) -> None:
    (tmp_path / KEY_FILE).write_text(text)
    with pytest.raises(StoreError, match="cannot be read"):
        open_key(tmp_path, "open sesame")


@pytest.mark.parametrize("left", ["kiosk.db", "kiosk.journal", "kiosk.salt"])
def test_a_profile_without_its_key_file_is_not_given_a_new_key(tmp_path: Path, left: str) -> None:
    """The journal alone gives back what was recorded, once the key is put back."""
    (tmp_path / left).write_bytes(b"something")
    with pytest.raises(StoreError, match="is missing"):
        open_key(tmp_path, "open sesame")
    assert not (tmp_path / KEY_FILE).exists()


def test_the_keyring_keeps_the_key_and_the_file_does_not(
    tmp_path: Path, memory_keyring: MemoryKeyring
) -> None:
    key = open_key(tmp_path, None)
    assert open_key(tmp_path, None) == key
    assert key.hex() in memory_keyring.kept.values()
    assert key.hex() not in (tmp_path / KEY_FILE).read_text()


def test_a_keyring_that_lost_the_key_is_said(tmp_path: Path, memory_keyring: MemoryKeyring) -> None:
    open_key(tmp_path, None)
    memory_keyring.kept.clear()
    with pytest.raises(StoreError, match="not in the keyring"):
        open_key(tmp_path, None)
    assert not memory_keyring.kept


@pytest.mark.parametrize("rubbish", ["not hexadecimal", "abcd"])
def test_a_keyring_that_holds_rubbish_is_said(
    tmp_path: Path, memory_keyring: MemoryKeyring, rubbish: str
) -> None:
    open_key(tmp_path, None)
    memory_keyring.kept = dict.fromkeys(memory_keyring.kept, rubbish)
    with pytest.raises(StoreError, match="damaged"):
        open_key(tmp_path, None)


def test_without_keyring_and_passphrase_nothing_is_made(tmp_path: Path) -> None:
    keyring.set_keyring(NoKeyring())  # type: ignore[no-untyped-call]
    with pytest.raises(StoreError, match="KIOSK_PASSPHRASE"):
        open_key(tmp_path, None)
    assert list(tmp_path.iterdir()) == []


def test_a_keyring_that_is_locked_is_not_called_missing(
    memory_keyring: MemoryKeyring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_asked: str) -> None:
        raise KeyringLocked

    monkeypatch.setattr(memory_keyring, "set_password", locked)
    with pytest.raises(StoreError, match=r"\(KeyringLocked\): unlock it") as refused:
        open_key(tmp_path, None)
    assert isinstance(refused.value, KeyNotTakenError)
    assert list(tmp_path.iterdir()) == []


def test_a_keyring_that_is_gone_later_is_said(tmp_path: Path) -> None:
    open_key(tmp_path, None)
    keyring.set_keyring(NoKeyring())  # type: ignore[no-untyped-call]
    with pytest.raises(StoreError, match="keyring"):
        open_key(tmp_path, None)


class BrokenKeyring(MemoryKeyring):
    """A keyring whose service raises what no keyring should, or never answers."""

    def __init__(self, kept: dict[tuple[str, str], str]) -> None:
        super().__init__()
        self.kept = kept
        self.raises: BaseException | None = None
        self.released = Event()

    def get_password(self, service: str, username: str) -> str | None:
        if self.raises is not None:
            raise self.raises
        self.released.wait()
        return super().get_password(service, username)

    def set_password(self, service: str, username: str, password: str) -> None:
        if self.raises is not None:
            raise self.raises
        self.released.wait()


@pytest.fixture
def broken_keyring(memory_keyring: MemoryKeyring, monkeypatch: pytest.MonkeyPatch) -> Iterator[BrokenKeyring]:
    """Holds what the working one holds, and does not answer, until the test is over."""
    monkeypatch.setattr(keys, "KEYRING_S", 0.05)
    broken = BrokenKeyring(memory_keyring.kept)
    yield broken
    broken.released.set()


@pytest.mark.parametrize(
    "raised",
    [
        None,
        RuntimeError("org.freedesktop.secrets"),
        OSError(5, "gone"),
        TimeoutError("no bus"),
        asyncio.CancelledError(),
        SystemExit(3),
    ],
)
def test_a_keyring_that_fails_or_hangs_is_said_and_the_key_it_holds_stays(
    tmp_path: Path,
    memory_keyring: MemoryKeyring,
    broken_keyring: BrokenKeyring,
    raised: BaseException | None,
) -> None:
    broken_keyring.raises = raised
    (tmp_path / "old").mkdir()
    key = open_key(tmp_path / "old", None)
    kept, file = dict(memory_keyring.kept), (tmp_path / "old" / KEY_FILE).read_bytes()

    keyring.set_keyring(broken_keyring)
    said = type(raised).__name__ if raised else "no answer within"
    with pytest.raises(StoreError, match=rf"cannot be read \({said}.*nothing was changed"):
        open_key(tmp_path / "old", None)
    assert (tmp_path / "old" / KEY_FILE).read_bytes() == file
    assert memory_keyring.kept == kept
    with pytest.raises(StoreError, match=rf"keyring does not take .*\({said}.*KIOSK_PASSPHRASE"):
        open_key(tmp_path, None)
    assert not (tmp_path / KEY_FILE).exists()
    assert len(open_key(tmp_path, "open sesame")) == KEY_BYTES

    keyring.set_keyring(memory_keyring)
    assert open_key(tmp_path / "old", None) == key


@pytest.mark.parametrize("held", [7, True, b"a key", ["a key"]])
def test_a_keyring_that_answers_no_text_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, memory_keyring: MemoryKeyring, held: object
) -> None:
    open_key(tmp_path, None)
    kept = dict(memory_keyring.kept)
    monkeypatch.setattr(MemoryKeyring, "get_password", lambda *_: held)
    with pytest.raises(StoreError, match=r"cannot be read \(TypeError\).*nothing was changed"):
        open_key(tmp_path, None)
    assert memory_keyring.kept == kept


def test_which_keyring_is_used_and_why_none(memory_keyring: MemoryKeyring) -> None:
    class Unpriced(MemoryKeyring):
        @property
        def priority(self) -> float:  # type: ignore[override]
            raise OSError(111, "no bus")

    assert used_keyring() == UsedKeyring(str(memory_keyring.name))
    keyring.set_keyring(Unpriced())
    assert used_keyring() == UsedKeyring("", "ConnectionRefusedError")
    keyring.set_keyring(NoKeyring())  # type: ignore[no-untyped-call]
    assert used_keyring() == UsedKeyring("")


@pytest.mark.parametrize("damage", ["gone", "empty", "cut", "salt", "wrapped"])
@pytest.mark.parametrize("writable", [True, False])
def test_a_key_file_that_is_damaged_or_gone_loses_no_profile(
    tmp_path: Path, damage: str, *, writable: bool
) -> None:
    Profile.open(tmp_path, "open sesame", writable=True).close()
    path = tmp_path / KEY_FILE
    good = path.read_bytes()
    bad = {
        "empty": b"",
        "cut": good[:70],
        "salt": good.replace(b'"salt": "', b'"salt": "AAAA', 1),
        "wrapped": good.replace(b'"wrapped"', b'"wripped"', 1).replace(b'"profile"', b'"prifile"', 1),
    }.get(damage, b"")
    path.write_bytes(bad)
    if damage == "gone":
        path.unlink()
    with pytest.raises(StoreError):
        Profile.open(tmp_path, "open sesam", writable=writable)
    assert not path.exists() if damage == "gone" else path.read_bytes() == bad
    Profile.open(tmp_path, "open sesame", writable=writable).close()
    Profile.open(tmp_path, "open sesame", writable=True).close()
    assert path.read_bytes() == good
    assert path.stat().st_mode & 0o077 == 0
    assert (tmp_path / DAMAGED_KEY_FILE).exists() == (damage != "gone")


@pytest.mark.parametrize("writable", [True, False])
def test_a_key_file_that_the_disk_does_not_give_loses_no_profile(tmp_path: Path, *, writable: bool) -> None:
    """A folder in its place stands for a block that cannot be read."""
    Profile.open(tmp_path, "open sesame", writable=True).close()
    path = tmp_path / KEY_FILE
    path.unlink()
    path.mkdir()
    with pytest.raises(StoreError, match="cannot be read"):
        Profile.open(tmp_path, "open sesam", writable=writable)
    Profile.open(tmp_path, "open sesame", writable=writable).close()
    (tmp_path / KEPT_KEY_FILE).unlink()
    with pytest.raises(StoreError, match="cannot be read"):
        Profile.open(tmp_path, "open sesame", writable=writable)


@pytest.mark.parametrize("passphrase", ["open sesame", None])
def test_no_bit_of_a_key_file_keeps_a_profile_shut(
    tmp_path: Path, memory_keyring: MemoryKeyring, passphrase: str | None
) -> None:
    """Behind a passphrase there need be no keyring; without one, the file names the keyring's key."""
    found = keys.find_key(tmp_path, passphrase)
    keys.keep_key(tmp_path, found)
    (tmp_path / "kiosk.salt").write_bytes(b"of its database")
    if passphrase:
        keyring.set_keyring(NoKeyring())  # type: ignore[no-untyped-call]
    names = (b'"version"', b'"profile"', b'"wrapped"', b'"salt"', b'"time_cost"')
    for name in names if passphrase else names[:2]:
        start = found.file.index(name)
        for at in range(start, start + len(name) + 10):
            flipped = bytearray(found.file)
            flipped[at] ^= 1
            (tmp_path / KEY_FILE).write_bytes(flipped)
            assert keys.find_key(tmp_path, passphrase).key == found.key, flipped


def test_a_copy_that_is_damaged_is_made_anew(tmp_path: Path) -> None:
    Profile.open(tmp_path, "open sesame", writable=True).close()
    (tmp_path / KEPT_KEY_FILE).write_bytes(b"rubbish")
    Profile.open(tmp_path, "open sesame", writable=True).close()
    assert (tmp_path / KEPT_KEY_FILE).read_bytes() == (tmp_path / KEY_FILE).read_bytes()


def test_a_folder_that_holds_nothing_but_the_copy_gets_a_new_key(tmp_path: Path) -> None:
    """Somebody moved the profile away to begin anew."""
    (tmp_path / KEPT_KEY_FILE).write_bytes(b"of before")
    assert len(open_key(tmp_path, "open sesame")) == KEY_BYTES
