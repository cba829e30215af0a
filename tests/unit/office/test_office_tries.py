"""Who guesses is held up, and nobody else; whatever is kept of them has a bound."""

import asyncio
import errno
import logging
import socket
from types import SimpleNamespace

import psutil
import pytest

from kiosk.office.page_guard import PageGuard, Paused, Wrong, hash_passphrase
from kiosk.office.pairing import Try, WrongCodes
from kiosk.office.tries import MOST_WAITING_OF_ONE, ByPeer, Recent, is_this_machine, peer_of
from tests.unit.office.office_samples import PAGE_PASSPHRASE, FakeClock

STRANGER, HOST = "192.0.2.66", "192.0.2.1"


class Sleeps:
    """Counts how often somebody is slowed down, and takes no time."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.slept.append(seconds)


@pytest.fixture
def sleeps() -> Sleeps:
    return Sleeps()


@pytest.fixture
def guard(clock: FakeClock, sleeps: Sleeps) -> PageGuard:
    hashed = hash_passphrase(PAGE_PASSPHRASE)
    return PageGuard(clock, lambda: hashed, sleep=sleeps)


@pytest.mark.parametrize(
    ("address", "peer", "is_own"),
    [
        ("192.0.2.7", "192.0.2.7", False),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", False),
        ("2001:db8:0:1::2", "2001:db8:0:1::2", False),
        ("fd00::3", "fd00::3", False),
        ("fd00:0:0:1::3", "fd00:0:0:1::/64", False),
        ("fe80::1%eth0", "fe80::1%eth0", False),
        ("fe80::1%eth1", "fe80::1%eth1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("::1", "::1", True),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("", "", False),
    ],
)
def test_an_ipv6_peer_is_its_whole_network_and_a_neighbour_is_itself(
    monkeypatch: pytest.MonkeyPatch, address: str, peer: str, is_own: bool
) -> None:
    has_addresses(monkeypatch, "192.0.2.2", "2001:db8:0:1::1", "fd00::2", "fe80::fc:ff:fe00:1%eth0")
    assert peer_of(address) == peer
    assert is_this_machine(peer) == is_own


def has_addresses(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """This machine has these."""
    found = [
        SimpleNamespace(family=socket.AF_INET6 if ":" in one else socket.AF_INET, address=one)
        for one in addresses
    ]
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: {"eth0": found})


def test_where_the_machines_addresses_cannot_be_found_out_a_peer_is_its_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_file() -> object:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(psutil, "net_if_addrs", no_file)
    assert peer_of("fd00::3") == "fd00::/64"


async def test_a_neighbour_who_guesses_holds_up_no_other_neighbour(
    guard: PageGuard, clock: FakeClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    has_addresses(monkeypatch, "fd00::1")
    stranger, host = peer_of("fd00::66"), peer_of("fd00::2")
    for _ in range(20):
        await guard.sign_in("wrong", stranger)
    assert isinstance(await guard.sign_in(PAGE_PASSPHRASE, stranger), Paused)
    assert isinstance(await guard.sign_in(PAGE_PASSPHRASE, host), str)
    codes = WrongCodes(clock, Sleeps())
    for number in range(11):
        async with codes.tried(stranger, f"{number}") as tried:
            assert isinstance(tried, Try)
            is_held_up = tried.pause_s > 0
    assert is_held_up
    async with codes.tried(host, "0") as tried:
        assert isinstance(tried, Try)
        assert tried.pause_s == 0
    caplog.clear()


def test_what_is_recent_is_forgotten_in_time_and_has_room_again(clock: FakeClock) -> None:
    recent: Recent[str] = Recent(clock, 2, 600)
    recent.add("a")
    clock.forward(100)
    recent.add("b")
    assert (recent.full_for_s(), "a" in recent) == (500, True)
    clock.forward(500)
    assert (recent.full_for_s(), "a" in recent, "b" in recent) == (0, False, True)
    recent.add("b")
    recent.take_back("b")
    recent.take_back("a")
    assert (recent.full_for_s(), "b" in recent) == (0, True)


def test_of_too_many_peers_those_unused_longest_are_forgotten() -> None:
    kept: ByPeer[list[int]] = ByPeer(list, most=3)
    for peer in "abcad":
        kept.of(peer).append(1)
    assert [len(kept.of(peer)) for peer in "acd"] == [2, 1, 1]
    assert (len(kept), len(kept.of("b"))) == (3, 0)
    kept.forget("b")
    kept.forget("b")
    assert len(kept) == 2


async def test_a_stranger_who_guesses_does_not_keep_the_host_out_and_is_logged_once(
    guard: PageGuard, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(20):
            await guard.sign_in("wrong", STRANGER)
    assert isinstance(await guard.sign_in(PAGE_PASSPHRASE, STRANGER), Paused)
    assert isinstance(await guard.sign_in(PAGE_PASSPHRASE, HOST), str)
    assert [record.message for record in caplog.records if STRANGER in record.message] == [
        f"{STRANGER} guesses at the passphrase of the page: it has to pause now"
    ]
    caplog.clear()


async def test_many_strangers_are_slowed_down_and_neither_this_machine_nor_who_has_a_session(
    guard: PageGuard, sleeps: Sleeps, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    assert isinstance(await guard.sign_in(PAGE_PASSPHRASE, HOST), str)
    for number in range(60):
        assert isinstance(await guard.sign_in("wrong", f"198.51.100.{number}"), Wrong)
    assert sleeps.slept == []
    for peer in (HOST, "127.0.0.1", "::1"):
        assert isinstance(await guard.sign_in(PAGE_PASSPHRASE, peer), str)
    assert sleeps.slept == []
    assert isinstance(await guard.sign_in(PAGE_PASSPHRASE, "192.0.2.2"), str), "slow, and not refused"
    assert sleeps.slept == [1.0]
    clock.forward(600)
    assert isinstance(await guard.sign_in("wrong", STRANGER), Wrong)
    assert sleeps.slept == [1.0]
    assert [record.message for record in caplog.records] == [
        "many guess at the passphrase of the page: their guesses are slowed down"
    ]
    caplog.clear()


async def test_each_peer_has_places_of_its_own_where_guesses_wait(guard: PageGuard) -> None:
    stranger = [guard.sign_in("wrong", STRANGER) for _ in range(40)]
    *guesses, host = await asyncio.gather(*stranger, guard.sign_in(PAGE_PASSPHRASE, HOST))
    assert isinstance(host, str)
    assert sum(isinstance(one, Wrong) for one in guesses) == MOST_WAITING_OF_ONE
    assert sum(isinstance(one, Paused) for one in guesses) == 40 - MOST_WAITING_OF_ONE


async def test_wrong_passphrases_are_forgotten_an_hour_after_the_last(
    guard: PageGuard, clock: FakeClock
) -> None:
    for _ in range(4):
        await guard.sign_in("wrong", STRANGER)
    clock.forward(3601)
    assert await guard.sign_in("wrong", STRANGER) == Wrong(0.0)
