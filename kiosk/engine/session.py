"""Who is signed in, whose guest list counts, which events, which door; and what of it staff chose."""

import asyncio
import logging
from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import replace

from kiosk.core.message import Message
from kiosk.core.policy import ALL_EVENTS, Direction, DoorPolicy
from kiosk.core.typed_text import one_line
from kiosk.engine.errors import (
    NotSentError,
    ServiceError,
    StoreError,
    UnauthorisedError,
)
from kiosk.engine.ports import Service
from kiosk.engine.staff_choices import DIRECTION, DOOR, EVENTS, ON_DUTY, Choice, choice_of, kept, remember
from kiosk.engine.store_ports import Store
from kiosk.engine.token_account import SIGNED_IN, account_before, account_of_token

LONGEST_NAME = 80
MOST_SIGN_INS = 3
"""During one question for the account."""

log = logging.getLogger(__name__)


class DoorSetup(Struct, frozen=True):
    """What a door was started with. `events` given at the start go before the policy's.

    `on_duty_given`: the setting, while `on_duty` is who it is: the one whom staff named last, or the setting.
    `door_given` and `direction_given` likewise.
    """

    door: str
    run: str
    token_mark: str = ""
    """Stands for the token and the address, without giving the token away; empty without a token."""
    events: frozenset[str] = frozenset()
    direction: Direction = Direction.ENTRY
    on_duty: str = ""
    rehearsal: bool = False
    address: str = ""
    """The service's; it names an account that has no user."""
    token_alone: str = ""
    """Stands for the token, at whichever address."""
    on_duty_given: str = ""
    door_given: str = ""
    direction_given: str = ""
    paired: bool = False
    """Whether an office hands out the tokens; their mark is then known with the first of them."""


class Whose(Struct, frozen=True):
    """Whose guest list the door goes by. `account`: its id, empty while nobody knows.

    `certain`: whether what is not on that list is on no list of this door. It is not while the service
    refuses the token, and the account is the one that was signed in before.
    """

    account: str = ""
    certain: bool = False


class DoorContext(Struct, frozen=True):
    """The door that decides. `events`: none means all, on purpose where `every_event` says so.

    `shown_again`: admissions of earlier runs, never shown, that this run told staff of; see Session.
    """

    setup: DoorSetup
    policy: DoorPolicy
    events: frozenset[str]
    direction: Direction
    whose: Whose
    every_event: bool = False
    shown_again: set[str] = field(default_factory=set)


class _Failed(Struct, frozen=True):
    """A question for the account that came to nothing, begun when so many tokens had come."""

    error: ServiceError
    tokens: int


class Session:
    """The door's account, events and policy. `recall` first what is remembered of them."""

    def __init__(
        self,
        setup: DoorSetup,
        store: Store,
        service: Service,
        policy: DoorPolicy,
        *,
        policy_lost: bool = False,
        refused: bool = False,
    ) -> None:
        """`refused`: whether it is known already that the service will not have the token."""
        self.setup = setup
        self.policy = policy
        self.policy_lost = policy_lost
        self.account: str | None = None
        self.shown_again: set[str] = set()
        """Admissions of earlier runs, never shown, that this run told staff of; written and read inside
        transactions, so that nobody sees green for what is taken back at the same moment."""
        self._store = store
        self._service = service
        self._chosen: frozenset[str] = frozenset()
        self._before = ""
        self._known_last = ""
        self._account_known: Callable[[bool], None] | None = None
        self._refused = refused
        self._sign_ins = 0
        self._tokens = 0
        self._noted: str | None = None
        """The mark of the token whose account is on disk, and as the one that is signed in."""
        self._failed: _Failed | None = None
        self._identifying = asyncio.Lock()

    def on_account_known(self, heard: Callable[[bool], None]) -> None:
        """Call `heard` once it is known, or known again, which account is signed in.

        It hears whether that is another than was known last. While nobody knows it is not called.
        """
        self._account_known = heard

    def _know(self, account: str) -> None:
        if account == self.account:
            return
        is_another, self.account, self._known_last = account != self._known_last, account, account
        if self._account_known is not None:
            self._account_known(is_another)

    async def recall(self, *, writing: bool = True) -> None:
        """Take up what staff chose and who was signed in, from earlier runs. Raises StoreError.

        A choice that a setting was given after is forgotten; not `writing`, the profile stays as it is.
        """
        given = _given(self.setup.events, self.policy)
        choice = await choice_of(self._store, EVENTS)
        if choice is not None and choice.stands(given):
            self._chosen = frozenset(choice.chose)
        elif choice is not None and writing:
            await self._store.notes.put(EVENTS, "")
        account = await self.remembered_account()
        if account is not None and writing:
            await self._keep_signed_in(account)

    @property
    def events(self) -> frozenset[str]:
        """The door's events: those chosen here, else those given, else the policy's; none means all."""
        return frozenset() if self.every_event else self.wanted

    @property
    def every_event(self) -> bool:
        """Whether the door is for every event on purpose, and not because nobody said."""
        return ALL_EVENTS in self.wanted

    @property
    def wanted(self) -> frozenset[str]:
        """As staff or settings said it: ids of events, or `ALL_EVENTS`; none where nobody said."""
        return self._chosen or self.setup.events or frozenset(self.policy.events)

    async def choose(self, events: frozenset[str]) -> None:
        """Make these the door's events, over restarts too: those given where there are none.

        Raises StoreError where it could not be remembered, and then nothing has changed.
        """
        await remember(self._store, EVENTS, Choice(sorted(events), _given(self.setup.events, self.policy)))
        self._chosen = events

    def set_policy(self, policy: DoorPolicy) -> None:
        """Judge by this policy from the next scan on."""
        self.policy = policy
        self.policy_lost = False

    async def at(self, direction: Direction | None = None) -> DoorContext:
        """The door as it decides now; people pass the way it was set up for, unless another is said."""
        way = direction or self.setup.direction
        whose = await self.whose()
        return DoorContext(
            self.setup, self.policy, self.events, way, whose, self.every_event, self.shown_again
        )

    async def change_on_duty(self, name: str) -> None:
        """Stamp this name on every later ledger row, and remember it; nobody's where it is empty.

        Raises StoreError where it could not be remembered: it is stamped all the same.
        """
        clean = one_line(name)[:LONGEST_NAME]
        self.setup = replace(self.setup, on_duty=clean)
        given = [self.setup.on_duty_given] if self.setup.on_duty_given else []
        await remember(self._store, ON_DUTY, Choice([clean], given))

    def notes_of_door(self, door: str, direction: Direction) -> dict[str, str]:
        """What keeps over restarts that the door is called so, and that people pass it that way."""
        setup = self.setup
        return {
            DOOR: kept(Choice([door], [setup.door_given])),
            DIRECTION: kept(Choice([direction.value], [setup.direction_given])),
        }

    def use_door(self, door: str, direction: Direction) -> None:
        """Call the door so, and let people pass it that way; `notes_of_door` are on disk."""
        self.setup = replace(self.setup, door=door, direction=direction)

    def signed_in_as(self, mark: str, account: str | None = None) -> bool:
        """There is a new token, of the sign-in that `mark` stands for; whether that is another than before.

        `account`: whose it is, where that is known; another one's is else asked for, and until the service
        says it, the door refers everybody. What was refused before was another token.
        """
        self._refused = False
        self._tokens += 1
        if mark == self.setup.token_mark:
            if account:
                self._know(account)
            return False
        self.setup = replace(self.setup, token_mark=mark, token_alone="")
        self._sign_ins += 1
        self._before = ""
        if account:
            self._know(account)
        else:
            self.account = None
        return True

    @property
    def can_identify(self) -> bool:
        """Whether there is a token to ask the service about, or an office that may have one."""
        return bool(self.setup.token_mark) or self.setup.paired

    @property
    def is_signed_in(self) -> bool:
        """Whether there is an office, or a token that was not refused before anybody knew whose it is."""
        return self.can_identify and not (self._refused and self.account is None)

    def is_account(self, account: str) -> bool:
        """Whether this is, at this moment, the account that is signed in."""
        return self.account == account

    async def remembered_account(self) -> str | None:
        """The account this token was found to belong to before, without asking the service."""
        if self.account is None and (mark := self.setup.token_mark):
            account = await self.account_found(mark)
            if account and mark == self.setup.token_mark and self.account is None:  # else another's
                self._know(account)
        return self.account

    async def account_found(self, mark: str) -> str | None:
        """The account that the token of this mark was found to belong to. Raises StoreError."""
        if mark == self.setup.token_mark and self.account is not None:
            return self.account
        return await self._store.notes.get(f"account:{mark}")

    async def whose(self) -> Whose:
        """Whose guest list counts: the account's that is signed in.

        Without a token, or with one that the service refuses, the account's that was signed in last. With a
        token that was never looked up it is nobody's, because it may be anybody's. Raises StoreError.
        """
        account = await self.remembered_account() or await self._known_elsewhere()
        if account:
            return Whose(account, certain=True)
        if self.setup.token_mark and not self._refused:
            return Whose()
        self._before = self._before or await account_before(self._store)
        return Whose(self._before, certain=bool(self._before) and not self.setup.token_mark)

    async def _known_elsewhere(self) -> str | None:
        """The account that this token belongs to at another address of the service."""
        alone = self.setup.token_alone
        return await self._store.notes.get(f"account:{alone}") if alone else None

    async def identify(self) -> str:
        """The account the token belongs to; asked once for each token, or sign-in at the office.

        Who waited for a question that came to nothing does not ask again, unless a token came meanwhile.
        Raises ServiceError where the service cannot be reached or refuses the token.
        """
        before = self._failed
        async with self._identifying:
            failed = self._failed
            if failed is not None and failed is not before and failed.tokens == self._tokens:
                raise failed.error
            tokens = self._tokens
            try:
                return await self._identified()
            except ServiceError as error:
                self._failed = _Failed(error, tokens)
                raise

    async def _identified(self) -> str:
        if self.setup.paired and not self.setup.token_mark:
            await self._service.renew_token()  # the office's first, which may be of a sign-in before
        known = await self.remembered_account()
        if known is not None:
            await self._keep_known(known)
            return known
        account, setup, sign_ins = await self._asked()
        await self._keep_account(account, setup)
        if sign_ins == self._sign_ins:
            self._noted = None
            self._know(account)
            await self._keep_signed_in(account)
            self._noted = setup.token_mark
        return account

    async def _keep_known(self, account: str) -> None:
        """Keep over restarts whose the token is, once for each; a disk that fails is asked again later."""
        setup = self.setup
        if self._noted == setup.token_mark:
            return
        self._noted = None
        try:
            await self._keep_account(account, setup)
            if setup.token_mark == self.setup.token_mark:  # else the next one to ask keeps the other's
                await self._keep_signed_in(account)
                self._noted = setup.token_mark
        except StoreError as error:
            log.warning("who is signed in cannot be kept for the next start: %s", error)

    async def _keep_account(self, account: str, setup: DoorSetup) -> None:
        for mark in (setup.token_mark, setup.token_alone):
            if mark and await self._store.notes.get(f"account:{mark}") != account:
                await self._store.notes.put(f"account:{mark}", account)

    async def _asked(self) -> tuple[str, DoorSetup, int]:
        """The account, the set-up whose token it belongs to, and which sign-in that is.

        Where another one came in the middle of it, the answers may be about either: it is asked again.
        """
        for _ in range(MOST_SIGN_INS):
            setup, sign_ins = self.setup, self._sign_ins
            try:
                account = await account_of_token(self._service, setup.address, setup.token_mark)
            except UnauthorisedError:
                self._refused = self._refused or sign_ins == self._sign_ins
                raise
            if sign_ins == self._sign_ins:
                return account, setup, sign_ins
        raise NotSentError(Message("Others signed in again and again: it is not clear whose token it is."))

    async def _keep_signed_in(self, account: str) -> None:
        if await self._store.notes.get(SIGNED_IN) != account:
            await self._store.notes.put(SIGNED_IN, account)


def _given(events: frozenset[str], policy: DoorPolicy) -> list[str]:
    return sorted(events or policy.events)
