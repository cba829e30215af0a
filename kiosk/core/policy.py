"""The door policy: what this door admits, and how often. One versioned document."""

from collections.abc import Callable, Collection, Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from kiosk.core.outbox import IncidentKind
from kiosk.core.tickets import LONGEST_TEXT, Answer, Ticket, TicketState


class PolicyError(ValueError):
    """A policy document that cannot be used; the text says where and why."""


class Meaning(StrEnum):
    """What a ticket state means at this door."""

    ADMIT = "admit"
    REFER = "refer"
    REFUSE = "refuse"


STATE_MEANINGS: dict[str, Meaning] = {
    TicketState.CLOSED: Meaning.ADMIT,
    TicketState.PAID: Meaning.ADMIT,
    TicketState.FAILED: Meaning.REFUSE,
    TicketState.CANCELLED: Meaning.REFUSE,
    TicketState.ERROR: Meaning.REFUSE,
    TicketState.UNAPPROVED: Meaning.REFER,
    TicketState.UNPAID: Meaning.REFER,
    TicketState.PENDING: Meaning.REFER,
    TicketState.ENDED: Meaning.REFER,
    TicketState.EXPIRED: Meaning.REFER,
    TicketState.PARTIALLY_PAID: Meaning.REFER,
}
"""The interface names two states valid and three not; of the other six it says nothing."""

SETTLED = frozenset(
    {
        TicketState.CLOSED,
        TicketState.PAID,
        TicketState.FAILED,
        TicketState.CANCELLED,
        TicketState.ERROR,
    }
)
"""States whose meaning the interface decides, so a policy may not."""


VERSION = 1
"""Of the policies that this program reads."""
MOST_ENTRIES = 10_000
MOST_CAPACITY = 10_000_000
MOST_SUPERVISORS = 50
"""A PIN is compared with one after the other, a tenth of a second each."""
MOST_BUDGET_MS = 300_000
BUDGETS = ("claim_ms", "confirm_ms", "recheck_ms")
"""Nobody stands at a door for longer than five minutes."""


ALL_EVENTS = "all"
"""In the place of an event's id: the door is for every event on the list, and that is on purpose."""


KEPT_PIN = "set"
"""In the place of a PIN's hash, where a policy is printed: there is one, and it is for nobody to read."""


class Direction(StrEnum):
    """Which way people pass this door."""

    ENTRY = "entry"
    EXIT = "exit"


class NoticeRule(Struct, frozen=True, kw_only=True):
    """Show `text` when this ticket, one of this type, or one that gave this answer is admitted.

    `ticket` is a ticket's id, `ticket_type` a type's id or name; `answer` an answer's name and `value` its
    value; empty means any.
    With an answer and no text, the answer itself is shown.
    """

    text: str = ""
    ticket_type: str = ""
    answer: str = ""
    value: str = ""
    ticket: str = ""


class Supervisor(Struct, frozen=True, kw_only=True):
    """Who may override, and the argon2id hash of their PIN."""

    name: str
    pin_hash: str


class Budgets(Struct, frozen=True, kw_only=True):
    """How long a guest may be kept waiting for an answer, in milliseconds."""

    claim_ms: int = 150
    confirm_ms: int = 600
    recheck_ms: int = 1500


class DoorPolicy(Struct, frozen=True, kw_only=True):
    """What this door admits.

    `events`: the door's events; `all` means every event of the account, none that staff choose.
    `ticket_types`: ids or names admitted here, none meaning all. `gates`: for a type that is not admitted
    here, the door that does. `entries`: how often a type may come in: `"once"`, `"again"` (after each exit)
    or a number; the key `"*"` is for every other type. `states`: meanings of the states the interface leaves
    open. `counter_pin`: people without tickets are counted on a supervisor's PIN alone.
    """

    version: int = VERSION
    events: tuple[str, ...] = ()
    ticket_types: tuple[str, ...] = ()
    gates: dict[str, str] = field(default_factory=dict)
    entries: dict[str, str | int] = field(default_factory=lambda: {"*": "once"})
    states: dict[str, Meaning] = field(
        default_factory=lambda: {s: m for s, m in STATE_MEANINGS.items() if s not in SETTLED}
    )
    notices: tuple[NoticeRule, ...] = ()
    stop_list: tuple[str, ...] = ()
    capacity: int | None = None
    counter_pin: bool = False
    supervisors: tuple[Supervisor, ...] = ()
    budgets: Budgets = field(default_factory=Budgets)

    def meaning(self, state: str) -> Meaning:
        """What a ticket state means here; a state unknown to us is referred."""
        if state in SETTLED:
            return STATE_MEANINGS[state]
        return self.states.get(state, Meaning.REFER)

    def admits_type(self, ticket: Ticket) -> bool:
        """Whether the ticket's type is admitted at this door."""
        return not self.ticket_types or any(key in self.ticket_types for key in _type_keys(ticket))

    def gate_for(self, ticket: Ticket) -> str:
        """The door that admits the ticket's type, or nothing where the policy does not say."""
        return next((self.gates[key] for key in _type_keys(ticket) if key in self.gates), "")

    def entries_allowed(self, ticket: Ticket) -> int | None:
        """How often the ticket may come in; None for again after every exit."""
        rule = next((self.entries[key] for key in (*_type_keys(ticket), "*") if key in self.entries), "once")
        if isinstance(rule, str):
            return None if rule == "again" else 1
        return rule

    def notices_for(self, ticket: Ticket) -> tuple[str, ...]:
        """What to tell staff when this ticket is admitted, in the policy's order, each once."""
        found = (text for rule in self.notices for text in _notice(rule, ticket))
        return tuple(dict.fromkeys(found))


Admits = Callable[[Ticket, bool], bool]
"""Whether a door would let a ticket in that is not inside; the second says that it vanished from the list."""


def anybody(_ticket: Ticket, _vanished: bool) -> bool:  # noqa: FBT001 - an Admits
    """No door is asked."""
    return True


def admits_by_the_list(policy: DoorPolicy, events: Collection[str]) -> Admits:
    """What a door with this policy and these events, none meaning all, would do by what the list tells."""
    stopped, mine = frozenset(policy.stop_list), frozenset(events)

    def admits(ticket: Ticket, vanished: bool) -> bool:  # noqa: FBT001 - an Admits
        is_for_here = not mine or (ticket.event is not None and ticket.event.id in mine)
        is_good = not vanished and ticket.id not in stopped and policy.meaning(ticket.state) is Meaning.ADMIT
        return is_good and is_for_here and policy.admits_type(ticket)

    return admits


def _type_keys(ticket: Ticket) -> tuple[str, ...]:
    kind = ticket.ticket_type
    return tuple(key for key in (kind.id, kind.name) if key) if kind else ()


def _notice(rule: NoticeRule, ticket: Ticket) -> list[str]:
    if rule.ticket and rule.ticket != ticket.id:
        return []
    if rule.ticket_type and rule.ticket_type not in _type_keys(ticket):
        return []
    if not rule.answer:
        return [rule.text]
    given = [answer for answer in ticket.answers if _answers(rule, answer)]
    return [rule.text or f"{answer.name}: {answer.value}" for answer in given]


def _answers(rule: NoticeRule, answer: Answer) -> bool:
    """Whether this is the answer that the rule looks for; one left blank is none."""
    if answer.name != rule.answer:
        return False
    return answer.value == rule.value if rule.value else bool(answer.value.strip())


def policy_from_document(document: object, *, kept: bool = False) -> DoorPolicy:
    """The policy that a parsed JSON document describes; a field left out keeps its default.

    `kept`: by a door, or handed over by one. It was good when it was set, so what is beyond a bound of today
    is brought within it, and keeps no door shut. Raises PolicyError with the place and the reason.
    """
    if not isinstance(document, dict):
        raise PolicyError("a policy is a JSON object")
    _refuse_half_characters(document)
    _refuse_newer(document.get("version"))  # first: its fields are not known here
    _refuse_unknown_fields(document, DoorPolicy, "the policy")
    try:
        policy = msgspec.convert(document, DoorPolicy)
    except (msgspec.ValidationError, ValueError) as error:
        raise PolicyError(str(error)) from error
    _refuse_unknown_fields(document.get("budgets", {}), Budgets, "budgets")
    for name, kind in (("notices", NoticeRule), ("supervisors", Supervisor)):
        for index, part in enumerate(document.get(name, ())):
            _refuse_unknown_fields(part, kind, f"{name}[{index}]")
    if kept:
        policy = _within_bounds(policy)
    else:
        check_supervisors(policy.supervisors)
    _check(policy)
    return policy


def check_supervisors(supervisors: Sequence[Supervisor]) -> None:
    """Raise PolicyError where there are too many of them, or two of one name: rows name who it was."""
    if len(supervisors) > MOST_SUPERVISORS:
        raise PolicyError(f"supervisors: {MOST_SUPERVISORS} at most, not {len(supervisors)}")
    names = [one.name for one in supervisors]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise PolicyError(f"supervisors: two are called {twice!r}, and the ledger could not tell them apart")


def _within_bounds(policy: DoorPolicy) -> DoorPolicy:
    """The policy with its largest numbers and longest texts cut to what a new one may have."""
    entries = {
        kind: rule if isinstance(rule, str) else min(rule, MOST_ENTRIES)
        for kind, rule in policy.entries.items()
    }
    times = {name: min(getattr(policy.budgets, name), MOST_BUDGET_MS) for name in BUDGETS}
    return replace(
        policy,
        entries=entries,
        gates={kind: text[:LONGEST_TEXT] for kind, text in policy.gates.items()},
        notices=tuple(replace(one, text=one.text[:LONGEST_TEXT]) for one in policy.notices),
        supervisors=tuple(replace(one, name=one.name[:LONGEST_TEXT]) for one in policy.supervisors),
        capacity=None if policy.capacity is None else min(policy.capacity, MOST_CAPACITY),
        budgets=replace(policy.budgets, **times),
    )


def _refuse_half_characters(document: object) -> None:
    """A lone surrogate, which JSON can spell and nobody can write down, is no text that could be kept."""
    left = [document]
    while left:
        part = left.pop()
        if isinstance(part, str) and any("\ud800" <= letter <= "\udfff" for letter in part):
            raise PolicyError(f"half a character stands where none can be: {part[:LONGEST_TEXT]!r}")
        if isinstance(part, dict):
            left += [*part, *part.values()]
        elif isinstance(part, list | tuple):
            left += part


def _refuse_newer(version: object) -> None:
    if isinstance(version, int) and version > VERSION:
        raise PolicyError(f"version: {version} was written for a newer Kiosk: update this program")


def _refuse_unknown_fields(part: dict[Any, Any], kind: type[Struct], place: str) -> None:
    """A misspelt field must not quietly keep its default: it may be what keeps somebody out."""
    known = sorted(kind.__struct_fields__)
    foreign = sorted(str(key) for key in part if key not in known)
    if foreign:
        raise PolicyError(f"{place} has an unknown field {foreign[0]!r}; known are {', '.join(known)}")


def _check_lengths(policy: DoorPolicy) -> None:
    """Nothing that staff see is longer than a screen can show; ids may be of any length."""
    texts = {
        "gates": tuple(policy.gates.values()),
        "notices": tuple(notice.text for notice in policy.notices),
        "supervisors": tuple(supervisor.name for supervisor in policy.supervisors),
    }
    for place, found in texts.items():
        if any(len(text) > LONGEST_TEXT for text in found):
            raise PolicyError(f"{place}: a text longer than {LONGEST_TEXT} characters")


def _check(policy: DoorPolicy) -> None:
    if policy.version != VERSION:
        raise PolicyError(f"version: a policy is of version {VERSION}, not {policy.version}")
    _check_lengths(policy)
    for kind, rule in policy.entries.items():
        good = rule in ("once", "again") if isinstance(rule, str) else 1 <= rule <= MOST_ENTRIES
        if not good:
            raise PolicyError(
                f'entries of {kind!r}: "once", "again" or a number of at least 1 and at most {MOST_ENTRIES},'
                f" not {rule!r}"
            )
    for state, meaning in policy.states.items():
        if state in SETTLED and meaning is not STATE_MEANINGS[state]:
            raise PolicyError(f"states: the service decides what {state!r} means; a policy cannot")
    if policy.capacity is not None and not 0 <= policy.capacity <= MOST_CAPACITY:
        raise PolicyError(f"capacity: a number of people, {MOST_CAPACITY} at most, or null")
    for index, notice in enumerate(policy.notices):
        if not notice.text and not notice.answer:
            raise PolicyError(f"notices[{index}]: needs a text, or an answer to show")
        if notice.value and not notice.answer:
            raise PolicyError(f"notices[{index}]: the value {notice.value!r} needs the answer it belongs to")
    for name in BUDGETS:
        if not 0 <= getattr(policy.budgets, name) <= MOST_BUDGET_MS:
            raise PolicyError(f"budgets: {name} is a number of milliseconds, from 0 to {MOST_BUDGET_MS}")


def document_of(policy: DoorPolicy) -> dict[str, Any]:
    """The policy as JSON-ready builtins; `policy_from_document` reads it back unchanged."""
    document: dict[str, Any] = msgspec.to_builtins(policy)
    if not policy.counter_pin:
        del document["counter_pin"]  # an older Kiosk refuses a field that it does not know
    return document


def printed_document_of(policy: DoorPolicy) -> dict[str, Any]:
    """The policy as JSON-ready builtins for people and programs to read: `KEPT_PIN` instead of each hash.

    `with_held_pins` makes what is read back whole again.
    """
    hidden = tuple(replace(one, pin_hash=KEPT_PIN) for one in policy.supervisors)
    return document_of(replace(policy, supervisors=hidden))


def with_held_pins(policy: DoorPolicy, held: Sequence[Supervisor]) -> tuple[DoorPolicy, tuple[str, ...]]:
    """The policy with a held hash for each `KEPT_PIN`, by name; and the names of those who hold none.

    These are no longer supervisors of the policy: without a PIN nobody may override.
    """
    hashes = {one.name: one.pin_hash for one in held}
    whole = tuple(
        replace(one, pin_hash=hashes.get(one.name, KEPT_PIN)) if one.pin_hash == KEPT_PIN else one
        for one in policy.supervisors
    )
    without = tuple(one.name for one in whole if one.pin_hash == KEPT_PIN)
    return replace(policy, supervisors=tuple(one for one in whole if one.pin_hash != KEPT_PIN)), without


def late_finding(ticket: Ticket, policy: DoorPolicy, *, vanished: bool) -> IncidentKind | None:
    """The incident that a guest inside has become by what is known now, None while all is well.

    The host stopped the ticket, its state is refused since, or it is no longer on the list.
    """
    if ticket.id in policy.stop_list:
        return IncidentKind.STOP_LISTED
    if policy.meaning(ticket.state) is Meaning.REFUSE:
        return IncidentKind.LATE_REFUSAL
    return IncidentKind.VANISHED if vanished else None


def late_finding_key(policy: DoorPolicy) -> str:
    """All of the policy that `late_finding` looks at: while it stays the same, only tickets change."""
    states = sorted({str(state) for state in (*STATE_MEANINGS, *policy.states)})
    refused = [state for state in states if policy.meaning(state) is Meaning.REFUSE]
    return repr((refused, sorted(policy.stop_list)))
