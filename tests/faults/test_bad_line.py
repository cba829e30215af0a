"""Every way in which a line goes wrong, at every kind of request of a door; it heals, and all arrives."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from kiosk.sandbox.records import Ticket
from kiosk.sandbox.server import SandboxThread
from kiosk.sandbox.world import SandboxOptions
from tests.end2end.kiosk_process import Kiosk
from tests.faults.conftest import NewKiosk
from tests.faults.request_actions import DELIVERED, FORWARDED, Action, Plan, in_turn, seeded
from tests.faults.simulated_event import check_all_arrived, check_store, incidents_of, send_all, valid_tickets
from tests.faults.tcp_proxy import TcpProxy

PUT = "/api/v2/cost_item_check_ins/"
GUESTS = "/api/v2/guestlists"
USER = "/api/v2/current_user"
LISTINGS = "/api/v2/listings"
CODES = "/api/v2/discount_codes"
INFO = "/oauth/token/info"
HANGS = (Action.HANG, Action.HANG_AFTER)
QUICK = [action for action in Action if action not in HANGS]
WRONG = [action for action in QUICK if action not in DELIVERED]
A_TEST = 3


class SimulatedEvent:
    """One service, one line and one door for every test here; each test takes tickets that are its own."""

    def __init__(self, sandbox: SandboxThread, proxy: TcpProxy, kiosk: Kiosk) -> None:
        self.sandbox = sandbox
        self.proxy = proxy
        self.kiosk = kiosk
        self._left = valid_tickets(sandbox)
        self.admitted: set[str] = set()
        self._incidents = Counter[str]()

    def take(self, count: int) -> list[Ticket]:
        taken, self._left = self._left[:count], self._left[count:]
        assert len(taken) == count
        return taken

    def admit(self, tickets: list[Ticket]) -> list[str]:
        """Check these in at the door; how sure it was of each. Nobody is turned away."""
        lines = self.kiosk.check_in(*(ticket.token for ticket in tickets))
        assert [line["verdict"] for line in lines] == ["admit"] * len(tickets), lines
        self.admitted |= {ticket.id for ticket in tickets}
        return [line["certainty"] for line in lines]

    def heal(self) -> None:
        """Mend the line, send what is left, and see that all is well."""
        self.proxy.plan = in_turn([Action.PASS], requests=0)
        send_all(self.kiosk, timeout_s=60)
        assert {i for i, held in self.sandbox.world.check_ins.items() if held.state == "scanned_in"} == (
            self.admitted
        )
        before, self._incidents = self._incidents, incidents_of(self.kiosk)
        assert self._incidents == before
        check_none_twice(self.proxy)


def check_none_twice(proxy: TcpProxy) -> None:
    """Fail where a check-in was asked for again after the door had the service's answer to it."""
    actions = defaultdict(list)
    for handled in proxy.handled:
        if handled.asked.method == "PUT":
            actions[handled.asked.target].append(handled.delivered)
    twice = [target for target, delivered in actions.items() if any(delivered[:-1])]
    assert not twice


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SimulatedEvent]:
    with SandboxThread(SandboxOptions(tickets=600)) as sandbox, TcpProxy(sandbox.port) as proxy:
        environment = {
            "KIOSK_BASE_URL": proxy.base_url,
            "KIOSK_TOKEN": sandbox.token,
            "KIOSK_EVENT_ID": "all",
        }
        kiosk = Kiosk(tmp_path_factory.mktemp("profile"), environment)
        assert kiosk.run("sync").status == 0
        yield SimulatedEvent(sandbox, proxy, kiosk)


@pytest.mark.parametrize("action", QUICK)
def test_whatever_the_line_does_to_a_check_in_the_guest_goes_in_and_it_arrives_once(
    evening: SimulatedEvent, action: Action
) -> None:
    tickets = evening.take(A_TEST)
    evening.proxy.plan = _always(action, PUT)
    certainties = evening.admit(tickets)
    acted = [ticket.id in evening.sandbox.world.check_ins for ticket in tickets]
    assert certainties == ["confirmed" if action in DELIVERED else "local"] * A_TEST
    if action in FORWARDED:
        assert acted[0], "the first guest's check-in left at once"
    else:
        assert not any(acted)
    evening.heal()


def test_check_ins_that_hang_keep_nobody_waiting_and_arrive_once(evening: SimulatedEvent) -> None:
    tickets = evening.take(4)
    evening.proxy.plan = in_turn(HANGS, requests=4, method="PUT")
    assert evening.admit(tickets) == ["local"] * 4
    evening.heal()


@pytest.mark.parametrize("action", WRONG)
def test_whatever_the_line_does_to_the_other_requests_they_end_and_the_list_that_is_held_stays(
    evening: SimulatedEvent, action: Action
) -> None:
    (ticket,) = evening.take(1)
    listing = evening.sandbox.ready.listing_id
    discount = (
        "discount-code",
        "create",
        "--listing",
        listing,
        "--code",
        f"LINE{action}",
        "--percent",
        "0.1",
    )
    commands = [("sync", "--full"), ("whoami",), ("listings", "--user", "x"), ("token-info",), discount]
    evening.proxy.plan = _always(action, "")
    before = len(evening.proxy.handled)
    with ThreadPoolExecutor(len(commands)) as pool:
        ended = list(pool.map(lambda command: evening.kiosk.json(*command), commands))
    assert [done.status for done in ended] == [4] * len(commands), ended
    assert [done.out for done in ended] == [b""] * len(commands)
    seen = [handled.asked for handled in evening.proxy.handled[before:]]
    assert {asked.target.partition("?")[0] for asked in seen} >= {GUESTS, USER, LISTINGS, INFO, CODES}
    assert [asked.method for asked in seen].count("POST") == 1, "what may have been done is not repeated"
    created = (listing, f"line{action}") in evening.sandbox.world.discount_codes
    assert created is (action in FORWARDED)
    evening.proxy.plan = _always(Action.PASS, "")
    held = evening.kiosk.json("search", ticket.id).values
    assert [guest["ticket_id"] for guest in held] == [ticket.id]


def test_a_guest_list_that_hangs_ends_with_the_link_and_a_fresh_one_is_whole(evening: SimulatedEvent) -> None:
    evening.proxy.plan = _always(Action.HANG, GUESTS)
    before = len(evening.proxy.handled)
    with evening.kiosk.start("--json", "sync", "--full") as running:
        while not any(handled.action is Action.HANG for handled in evening.proxy.handled[before:]):
            assert running.process.poll() is None
        evening.proxy.link_down()
        ended = running.ended()
        evening.proxy.link_up()
    assert ended.status == 4
    assert ended.out == b""
    evening.proxy.plan = _always(Action.PASS, "")
    synced = evening.kiosk.json("sync", "--full").value
    assert (synced["tickets"], synced["complete"]) == (600, True)


def test_a_link_that_is_down_lets_guests_in_and_coming_back_sends_them(evening: SimulatedEvent) -> None:
    tickets = evening.take(A_TEST)
    with evening.proxy.down():
        assert evening.admit(tickets) == ["local"] * A_TEST
        done = evening.kiosk.json("outbox", "send", "--timeout", "3")
        assert done.status == 4
        assert {entry["ticket_id"] for entry in done.values} == {ticket.id for ticket in tickets}
    evening.heal()


def test_a_whole_evening_over_a_line_on_which_everything_goes_wrong(
    sandbox: SandboxThread, proxy: TcpProxy, new_kiosk: NewKiosk, seed: int
) -> None:
    kiosk = new_kiosk(proxy.base_url, sandbox.token)
    tickets = valid_tickets(sandbox)[:40]
    weights = {Action.PASS: 4.0, **dict.fromkeys(WRONG, 1.0), Action.DELAY: 2.0}
    proxy.plan = seeded(seed, weights, requests=70)
    lines = []
    for half in (tickets[:20], tickets[20:]):
        lines += kiosk.check_in(*(ticket.token for ticket in half))
        with proxy.down():
            kiosk.json("outbox", "send", "--timeout", "0.5")
    assert {line["verdict"] for line in lines} == {"admit"}
    send_all(kiosk, timeout_s=120)
    check_all_arrived(kiosk, sandbox, {ticket.id for ticket in tickets})
    check_none_twice(proxy)
    check_store(kiosk)
    assert len(proxy.count()) > len(WRONG) / 2


def _always(action: Action, path: str) -> Plan:
    return in_turn([action], requests=1_000_000, path=path)
