"""Setting a door's policy: whose PIN stays, what the ledger keeps of it, and who inside it means."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from kiosk.core.policy import DoorPolicy, Supervisor, check_supervisors, with_held_pins
from kiosk.core.presence import InputMethod, RowKind
from kiosk.engine.errors import PolicyLostError, StoreError
from kiosk.engine.late_checks import look_at_those_inside
from kiosk.engine.ports import Clock, Transaction
from kiosk.engine.session import DoorSetup, Session
from kiosk.engine.store_ports import Store
from kiosk.engine.supervised import about_no_guest, changed_pins


@dataclass(frozen=True, slots=True)
class PolicySet:
    """The policy that is in force now.

    `without_pin`: supervisors it names who have no PIN on this machine. `supervisors_stayed`: whether it
    named none, and those of before stay. `not_read`: why the policy of before could not be read, empty where
    it could or was lost. `came_out`: how many inside it does not admit, each an incident.
    `not_looked`: why they could not all be looked at, empty where they could.
    """

    policy: DoorPolicy
    without_pin: tuple[str, ...]
    supervisors_stayed: bool
    not_read: str
    came_out: int
    not_looked: str = ""


async def set_policy(
    policy: DoorPolicy,
    *,
    store: Store,
    session_for: Callable[[DoorPolicy], Awaitable[Session]],
    clock: Clock,
    new_id: Callable[[], str],
) -> PolicySet:
    """Put a policy in force. `session_for` makes the door's session under a policy.

    Raises StoreError where it is not in force.

    A policy that names no supervisors leaves those there are: who keeps people out is never lost by a file
    that does not speak of it.
    """
    not_read = ""
    try:
        held = await store.policies.get()
    except StoreError as error:  # this is what brings it back
        held = DoorPolicy()
        not_read = "" if isinstance(error, PolicyLostError) else str(error)
    policy, without = with_held_pins(policy, held.supervisors)
    stayed = bool(held.supervisors and not policy.supervisors)
    if stayed:
        policy = replace(policy, supervisors=held.supervisors)
    setup = (await session_for(held)).setup
    await replace_policy(held, policy, store=store, setup=setup, clock=clock, new_id=new_id)
    came_out, not_looked = 0, ""
    try:
        events = (await session_for(policy)).events
        came_out = len(await look_at_those_inside(store, policy, events, clock.now(), new_id))
        if await store.late_checks.any_pending(events):  # what was found before the disk failed was told
            not_looked = "the disk failed in the middle"
    except StoreError as error:
        not_looked = str(error)
    return PolicySet(policy, tuple(without), stayed, not_read, came_out, not_looked)


async def set_supervisors(
    policy: DoorPolicy,
    supervisors: tuple[Supervisor, ...],
    *,
    store: Store,
    setup: DoorSetup,
    clock: Clock,
    new_id: Callable[[], str],
    how: InputMethod = InputMethod.COMMAND_LINE,
) -> None:
    """Put these in the place of the policy's supervisors. Raises StoreError, PolicyError for too many.

    `how`: where somebody does so.
    """
    changed = replace(policy, supervisors=supervisors)
    if len(supervisors) > len(policy.supervisors):
        check_supervisors(supervisors)
    await replace_policy(policy, changed, store=store, setup=setup, clock=clock, new_id=new_id, how=how)


async def replace_policy(
    before: DoorPolicy,
    after: DoorPolicy,
    *,
    store: Store,
    setup: DoorSetup,
    clock: Clock,
    new_id: Callable[[], str],
    how: InputMethod = InputMethod.COMMAND_LINE,
) -> None:
    """Put one policy in the place of another, and into the ledger whose PIN changes with it: both or none.

    Raises StoreError.
    """
    now = clock.now()
    rows = [
        about_no_guest(RowKind.PIN_CHANGED, setup, now, new_id(), how, what, name)
        for name, what in changed_pins(before.supervisors, after.supervisors)
    ]

    def put(transaction: Transaction) -> None:
        for row in rows:
            transaction.add(row)
        transaction.put_policy(after)

    await store.at_door(put)
