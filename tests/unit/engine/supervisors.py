"""Supervisors with PINs whose hashes cost next to nothing, and tickets for each verdict."""

from argon2 import PasswordHasher
from msgspec.structs import replace

from kiosk.core.policy import DoorPolicy, Supervisor
from kiosk.core.presence import LedgerRow
from kiosk.core.tickets import TicketType
from kiosk.store.profile import Profile
from tests.unit.store.store_samples import TOMORROW, ticket

PIN, TOMS_PIN, WRONG = "4711", "123456", "0000"
_CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
SUPERVISORS = tuple(
    Supervisor(name=name, pin_hash=_CHEAP.hash(pin)) for name, pin in (("Mira", PIN), ("Tom", TOMS_PIN))
)
POLICY = DoorPolicy(
    events=("tonight",),
    ticket_types=("standard",),
    gates={"crew": "Door C"},
    stop_list=("stopped",),
    supervisors=SUPERVISORS,
)


TICKETS = [
    ticket("good"),
    ticket("unpaid", state="unpaid"),
    replace(ticket("crew"), ticket_type=TicketType("crew", "Crew")),
    ticket("tomorrow", event=TOMORROW),
    ticket("cancelled", state="cancelled"),
    ticket("stopped"),
    ticket("twin-1", token="twins"),
    ticket("twin-2", token="twins"),
]


async def rows_of(profile: Profile, ticket_id: str) -> list[LedgerRow]:
    return await profile.at_door(lambda transaction: transaction.rows(ticket_id))
