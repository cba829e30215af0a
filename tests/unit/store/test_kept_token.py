"""The access token that a machine keeps: in the keyring, for one service, and for one profile."""

from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import keyring
import pytest
from keyring.errors import KeyringLocked

from kiosk.bootstrap import load_environment
from kiosk.settings import Settings, save_settings
from kiosk.store.kept_token import SERVICE, keep_token, kept_token
from kiosk.store.keys import KEY_FILE, open_key
from tests.unit.store.store_samples import MemoryKeyring

TICKETS, OTHERS = "https://tickets.example", "https://others.example"


@pytest.fixture
def ring() -> Iterator[MemoryKeyring]:
    before, held = keyring.get_keyring(), MemoryKeyring()
    keyring.set_keyring(held)
    yield held
    keyring.set_keyring(before)


@pytest.fixture
def folder(tmp_path: Path, ring: MemoryKeyring) -> Path:
    tmp_path.joinpath("home").mkdir()
    open_key(tmp_path / "home", None)
    return tmp_path / "home"


def test_token_is_given_to_its_service_and_to_no_other(folder: Path) -> None:
    assert keep_token(folder, TICKETS, "s3cret")
    assert kept_token(folder, TICKETS) == "s3cret"
    assert kept_token(folder, OTHERS) == ""
    assert all(b"s3cret" not in file.read_bytes() for file in folder.iterdir())


def test_token_is_forgotten_when_an_empty_one_is_kept(folder: Path, ring: MemoryKeyring) -> None:
    keep_token(folder, TICKETS, "s3cret")
    assert keep_token(folder, TICKETS, "")
    assert kept_token(folder, TICKETS) == ""
    assert not [service for service, _ in ring.kept if service == SERVICE]
    assert keep_token(folder, TICKETS, ""), "there is none any more, and that is what was wanted"


def test_another_profile_has_another_token(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    open_key(other, None)
    keep_token(folder, TICKETS, "s3cret")
    assert kept_token(other, TICKETS) == ""


def test_folder_without_a_key_file_keeps_no_token(tmp_path: Path, ring: MemoryKeyring) -> None:
    assert not keep_token(tmp_path, TICKETS, "s3cret")
    assert kept_token(tmp_path, TICKETS) == ""
    assert ring.kept == {}


@pytest.mark.parametrize("content", ["", "[]", '"profile"', '{"profiles": 1}', "[" * 5000])
def test_damaged_key_file_keeps_no_token_where_its_copy_is_gone(folder: Path, content: str) -> None:
    keep_token(folder, TICKETS, "s3cret")
    (folder / KEY_FILE).write_text(content)
    assert kept_token(folder, TICKETS) == ""


@pytest.mark.parametrize("kept", ["", "s3cret", "[]", '{"address": "https://tickets.example"}', "[" * 5000])
def test_what_is_no_token_of_ours_is_none(folder: Path, ring: MemoryKeyring, kept: str) -> None:
    keep_token(folder, TICKETS, "s3cret")
    for key in [one for one in ring.kept if one[0] == SERVICE]:
        ring.kept[key] = kept
    assert kept_token(folder, TICKETS) == ""


def test_locked_keyring_keeps_and_gives_none(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(*_asked: str) -> NoReturn:
        raise KeyringLocked

    monkeypatch.setattr(MemoryKeyring, "get_password", locked)
    assert kept_token(folder, TICKETS) == ""
    assert not keep_token(folder, TICKETS, "s3cret")


def test_start_takes_the_kept_token_for_its_address_alone_and_a_given_one_goes_before(folder: Path) -> None:
    save_settings(folder, Settings(base_url=TICKETS, token_kept=True))
    keep_token(folder, TICKETS, "s3cret")
    home = {"KIOSK_HOME": str(folder)}
    assert load_environment(home).access_token == "s3cret"
    assert load_environment({**home, "KIOSK_TOKEN": "given"}).access_token == "given"
    assert load_environment({**home, "KIOSK_BASE_URL": f"{TICKETS}/"}).access_token == "s3cret"
    for other in (OTHERS, "http://tickets.example", "nonsense"):
        assert load_environment({**home, "KIOSK_BASE_URL": other}).access_token == ""
    save_settings(folder, Settings(base_url=TICKETS))
    assert load_environment(home).access_token == "", "nobody asks a keyring that keeps none"


def test_keyring_is_asked_once_and_only_where_the_token_is_wanted(
    folder: Path, ring: MemoryKeyring, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(folder, Settings(base_url=TICKETS, token_kept=True))
    keep_token(folder, TICKETS, "s3cret")
    asked: list[str] = []

    def get(_ring: MemoryKeyring, service: str, username: str) -> str | None:
        asked.append(service)
        return ring.kept.get((service, username))

    monkeypatch.setattr(MemoryKeyring, "get_password", get)
    environment = load_environment({"KIOSK_HOME": str(folder)})
    assert asked == [], "a keyring that hangs holds up nobody who needs no token"
    assert environment.access_token == environment.access_token == "s3cret"
    assert environment.token_mark
    assert asked == [SERVICE]
