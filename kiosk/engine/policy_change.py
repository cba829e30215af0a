"""Setting a door's policy: whose PIN stays, what the ledger keeps of it, and who inside it means.

It is read in the transaction that writes it: of two changes at once neither is lost.
"""

from collections.abc import Awaitable, Callable, Collection

from msgspec import Struct
from msgspec.structs import replace

from kiosk.core.policy import DoorPolicy, Supervisor, check_supervisors, with_held_pins
from kiosk.core.presence import InputMethod, RowKind
from kiosk.core.tickets import Instant
from kiosk.engine.errors import PolicyLostError, StoreError
from kiosk.engine.late_checks import look_at_those_inside
from kiosk.engine.ports import Clock, Transaction
from kiosk.engine.session import DoorSetup, Session
from kiosk.engine.store_ports import Store
from kiosk.engine.supervised import about_no_guest, changed_pins

SessionFor = Callable[[DoorPolicy], Awaitable[Session]]
"""Makes the door's session under a policy; raises StoreError."""
PolicyChange = Callable[[DoorPolicy], DoorPolicy]
"""What becomes of the policy that is held. It may be asked more than once, and raises where nothing is to."""


class PolicySet(Struct, frozen=True):
    """The policy that is in force now.

    `before`: the one of before, None where it could not be read or was lost. `without_pin`: supervisors it
    names who have no PIN on this machine. `supervisors_stayed`: whether it named none, and those of before
    stay. `not_read`: why the policy of before could not be read, empty where it could or was lost.
    `came_out`: how many inside it does not admit, each an incident.
    `not_looked`: why they could not all be looked at, empty where they could.
    """

    policy: DoorPolicy
    before: DoorPolicy | None
    without_pin: tuple[str, ...] = ()
    supervisors_stayed: bool = False
    not_read: str = ""
    came_out: int = 0
    not_looked: str = ""


async def set_policy(
    policy: DoorPolicy,
    *,
    store: Store,
    session_for: SessionFor,
    clock: Clock,
    new_id: Callable[[], str],
) -> PolicySet:
    """Put a policy in force. Raises StoreError where it is not in force.

    A policy that names no supervisors leaves those there are: who keeps people out is never lost by a file
    that does not speak of it.
    """
    setup = (await session_for(policy)).setup
    now = clock.now()

    def put(transaction: Transaction) -> PolicySet:
        not_read, before = "", None
        try:
            before = transaction.policy()
        except StoreError as error:  # this is what brings it back
            not_read = "" if isinstance(error, PolicyLostError) else str(error)
        held = before or DoorPolicy()
        after, without = with_held_pins(policy, held.supervisors)
        stayed = bool(held.supervisors and not after.supervisors)
        if stayed:
            after = replace(after, supervisors=held.supervisors)
        _put(transaction, held, after, setup, now, new_id)
        return PolicySet(after, before, tuple(without), stayed, not_read)

    is_set = await store.at_door(put)
    return await _looked_at_those_inside(is_set, store, session_for, clock, new_id)


async def set_ticket_types(
    ticket_types: Collection[str],
    *,
    store: Store,
    session_for: SessionFor,
    clock: Clock,
    new_id: Callable[[], str],
) -> PolicySet:
    """Admit these ticket types, none meaning all; the rest of the policy stays. Raises StoreError."""
    setup = (await session_for(DoorPolicy())).setup
    now = clock.now()

    def put(transaction: Transaction) -> PolicySet:
        before = transaction.policy()
        after = replace(before, ticket_types=tuple(sorted(ticket_types)))
        _put(transaction, before, after, setup, now, new_id)
        return PolicySet(after, before)

    is_set = await store.at_door(put)
    return await _looked_at_those_inside(is_set, store, session_for, clock, new_id)


async def _looked_at_those_inside(
    is_set: PolicySet, store: Store, session_for: SessionFor, clock: Clock, new_id: Callable[[], str]
) -> PolicySet:
    """The same, with what it means for those inside."""
    came_out, not_looked = 0, ""
    try:
        events = (await session_for(is_set.policy)).events
        came_out = len(await look_at_those_inside(store, is_set.policy, events, clock.now(), new_id))
        if await store.late_checks.any_pending(events):  # what was found before the disk failed was told
            not_looked = "the disk failed in the middle"
    except StoreError as error:
        not_looked = str(error)
    return replace(is_set, came_out=came_out, not_looked=not_looked)


async def put_supervisor(
    name: str,
    instead: Supervisor | None,
    *,
    store: Store,
    setup: DoorSetup,
    clock: Clock,
    new_id: Callable[[], str],
    how: InputMethod = InputMethod.COMMAND_LINE,
) -> tuple[Supervisor, ...]:
    """Put this one in the place of whoever has the name, or nobody; who the supervisors are now.

    Raises StoreError, PolicyError for too many. `how`: where somebody does so.
    """

    def change(held: DoorPolicy) -> DoorPolicy:
        others = tuple(one for one in held.supervisors if one.name != name)
        supervisors = others if instead is None else (*others, instead)
        if len(supervisors) > len(held.supervisors):
            check_supervisors(supervisors)
        return replace(held, supervisors=supervisors)

    after = await change_policy(change, store=store, setup=setup, clock=clock, new_id=new_id, how=how)
    return after.supervisors


async def change_policy(
    change: PolicyChange,
    *,
    store: Store,
    setup: DoorSetup,
    clock: Clock,
    new_id: Callable[[], str],
    how: InputMethod = InputMethod.COMMAND_LINE,
) -> DoorPolicy:
    """Put what `change` makes of the policy in its place, and changed PINs into the ledger: both or none.

    Returns what is in force now. Raises StoreError, and what `change` raises.
    """
    now = clock.now()

    def put(transaction: Transaction) -> DoorPolicy:
        before = transaction.policy()
        after = change(before)
        _put(transaction, before, after, setup, now, new_id, how)
        return after

    return await store.at_door(put)


def _put(
    transaction: Transaction,
    before: DoorPolicy,
    after: DoorPolicy,
    setup: DoorSetup,
    now: Instant,
    new_id: Callable[[], str],
    how: InputMethod = InputMethod.COMMAND_LINE,
) -> None:
    for name, what in changed_pins(before.supervisors, after.supervisors):
        transaction.add(about_no_guest(RowKind.PIN_CHANGED, setup, now, new_id(), how, what, name))
    transaction.put_policy(after)
