"""Who is signed in, which events, which door."""

import asyncio
import logging
from dataclasses import dataclass, replace

from kiosk.core.policy import Direction, DoorPolicy
from kiosk.engine.errors import NotDocumentedError, RefusedError
from kiosk.engine.ports import Service, Store

ON_DUTY = "on_duty"
"""The note that keeps who is on duty over restarts."""
LONGEST_NAME = 80

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DoorSetup:
    """What a door was started with. `events` given at the start go before the policy's."""

    door: str
    run: str
    token_mark: str = ""
    """Stands for the token and the address, without giving the token away; empty without a token."""
    events: frozenset[str] = frozenset()
    direction: Direction = Direction.ENTRY
    on_duty: str = ""
    rehearsal: bool = False


class Session:
    """The door's account, events and policy."""

    def __init__(self, setup: DoorSetup, store: Store, service: Service, policy: DoorPolicy) -> None:
        self.setup = setup
        self.policy = policy
        self.account: str | None = None
        self._store = store
        self._service = service
        self._chosen = setup.events
        self._identifying = asyncio.Lock()

    @property
    def events(self) -> frozenset[str]:
        """The door's events: those chosen here, else the policy's; none means all."""
        return self._chosen or frozenset(self.policy.events)

    def choose(self, events: frozenset[str]) -> None:
        """Make these the door's events."""
        self._chosen = events

    def set_policy(self, policy: DoorPolicy) -> None:
        """Judge by this policy from the next scan on."""
        self.policy = policy

    async def change_on_duty(self, name: str) -> None:
        """Stamp this name on every later ledger row, and remember it; nobody's where it is empty.

        Raises StoreError where it could not be remembered: it is stamped all the same.
        """
        said = " ".join("".join(c for c in name if c.isprintable() or c.isspace()).split())[:LONGEST_NAME]
        self.setup = replace(self.setup, on_duty=said)
        await self._store.put_note(ON_DUTY, said)

    async def remembered_account(self) -> str | None:
        """The account this token was found to belong to before, without asking the service."""
        if self.account is None and self.setup.token_mark:
            self.account = await self._store.note(f"account:{self.setup.token_mark}")
        return self.account

    async def identify(self) -> str:
        """The account the token belongs to; asked once for each token.

        Raises ServiceError where the service cannot be reached or refuses the token.
        """
        async with self._identifying:
            known = await self.remembered_account()
            if known is not None:
                return known
            account = await self._ask()
            if self.setup.token_mark:
                await self._store.put_note(f"account:{self.setup.token_mark}", account)
            self.account = account
            return account

    async def _ask(self) -> str:
        """The token's owner. A service that refuses to say so still has one account: the token's own.

        An answer that is not the service's says nothing of the account: a portal's must not be remembered.
        """
        undocumented: NotDocumentedError | None = None
        for ask in (self._owner, self._user):
            try:
                if account := await ask():
                    return account
            except NotDocumentedError as error:
                undocumented = error
            except RefusedError as error:
                log.info("asked for the account, the service answered with status %s", error.status)
        if undocumented is not None:
            raise undocumented
        return f"token:{self.setup.token_mark}"

    async def _owner(self) -> str:
        return (await self._service.token_info()).resource_owner_id

    async def _user(self) -> str:
        return (await self._service.current_user()).id


async def remembered_on_duty(store: Store, otherwise: str) -> str:
    """Who was said to be on duty last; `otherwise` where nobody ever said. Raises StoreError."""
    remembered = await store.note(ON_DUTY)
    return otherwise if remembered is None else remembered
