"""The door policy that the host gave the hub: in force at each door as soon as it hears of it.

What a door's own people change afterwards stays, until the host gives the hub another one.
"""

import hashlib
import logging
from collections.abc import Callable

import msgspec

from kiosk.core.policy import KEPT_PIN, DoorPolicy, PolicyError, policy_from_document
from kiosk.engine.errors import StoreError
from kiosk.engine.events import DoorChanged, Emit
from kiosk.engine.pins import why_unusable
from kiosk.engine.policy_change import set_policy
from kiosk.engine.ports import Clock
from kiosk.engine.session import Session
from kiosk.engine.store_ports import Store
from kiosk.engine.to_the_end import whole

TAKEN = "hub-policy"
"""The note that says which one was put in force last."""
MOST_POLICY_BYTES = 512 * 1024

log = logging.getLogger(__name__)


def policy_of(document: bytes) -> DoorPolicy:
    """The policy that a document is. Raises PolicyError, in words that say what is wrong with it."""
    if len(document) > MOST_POLICY_BYTES:
        raise PolicyError(f"larger than {MOST_POLICY_BYTES} bytes: it cannot be a policy")
    try:
        policy = policy_from_document(msgspec.json.decode(document))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise PolicyError(f"it is not JSON: {error}") from error
    for one in policy.supervisors:
        if one.pin_hash != KEPT_PIN and (why := why_unusable(one.pin_hash)):
            raise PolicyError(f"the PIN of {one.name}: {why}")
    return policy


class HubPolicy:
    """Puts what the hub has in force here, once for each that is new."""

    def __init__(
        self, store: Store, session: Session, clock: Clock, emit: Emit, new_id: Callable[[], str]
    ) -> None:
        self._store, self._session, self._clock = store, session, clock
        self._emit, self._new_id = emit, new_id

    async def came(self, document: bytes) -> None:
        """The hub has this one now. One that cannot be used, or kept, leaves the door as it is.

        One that is kept is in force, also where the hub is left meanwhile.
        """
        await whole(self._put_in_force(document))

    async def _put_in_force(self, document: bytes) -> None:
        stamp = hashlib.sha256(document).hexdigest()
        try:
            if await self._store.notes.get(TAKEN) == stamp:
                return
            is_set = await set_policy(
                policy_of(document),
                store=self._store,
                session_for=self._under,
                clock=self._clock,
                new_id=self._new_id,
            )
            self._session.set_policy(is_set.policy)
            await self._store.notes.put(TAKEN, stamp)
        except PolicyError as error:
            log.warning("the host's policy at the hub cannot be used: %s", error)
            return
        except StoreError as error:
            log.warning("the host's policy at the hub cannot be kept: %s", error)
            return
        log.info("the host's policy at the hub is in force")
        self._emit(DoorChanged(self._session.events))

    async def _under(self, _policy: DoorPolicy) -> Session:
        return self._session
