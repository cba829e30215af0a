"""Whether the service answers, both clocks agree, and the token is good for as long as the door is open."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from kiosk.core.message import Age, Message
from kiosk.core.tickets import Instant
from kiosk.engine.readiness import MOST_SKEW_S, Check
from kiosk.engine.readiness_facts import LinkFacts, NotReached, NotSetUp, Opened, ProfileFacts, Reached

SLOW_S = 0.6
"""A service that takes longer keeps each guest waiting for its answer; see the policy's budgets."""
DAYS_FROM_S = 2 * 86_400.0
"""A time that is shorter is not told in days."""
LEAST_TOKEN_S = 86_400.0
SCOPE = "public"
"""What a token must be good for."""


def token_needed_s(profile: ProfileFacts, now: Instant) -> float | None:
    """For how long the door needs its token: until the last of its events is over.

    None for a door of every event, one for which none was chosen, and where nobody knows when they end.
    """
    if not isinstance(profile, Opened):
        return None
    is_the_only_one = not profile.events and len(profile.held) == 1
    chosen = [event for event in profile.held if is_the_only_one or event.id in profile.events]
    ends = [at for event in chosen if (at := event.end or event.start) is not None and at > now]
    return max(ends) - now if ends else None


def link_checks(
    link: LinkFacts, *, paired: bool = False, renewed: bool = False, needed_s: float | None = None
) -> Iterator[Check]:
    """The link, the clock and the token; `paired`: an office hands it out, `renewed`: and renews it.

    `needed_s`: for how long the door needs it; None where that is not known.
    """
    if isinstance(link, NotSetUp):  # it says what to do; clock and token are looked at after that
        yield Check("link", ok=False, detail=link.why)
        return
    if isinstance(link, NotReached):
        yield Check("link", ok=False, detail=link.why, mend=link.mend)
        later = "ask again once the service is reached"
        yield Check("clock", ok=False, detail=Message("not compared with the service's"), mend=later)
        yield Check("token", ok=False, detail=Message("not asked about"), mend=later)
        return
    quick = link.took_s <= SLOW_S
    mend = "" if quick else "guests would wait for each answer: the door goes on without, and sends behind"
    yield Check(
        "link", quick, Message("the service answers in {amount} ms", amount=round(link.took_s * 1000)), mend
    )
    if link.skew_s is None and link.token_trouble:  # there was perhaps none to ask with
        later = "ask again once there is a token"
        yield Check("clock", ok=False, detail=Message("not compared with the service's"), mend=later)
    else:
        yield _clock_check(link.skew_s)
    yield _token_check(link, paired=paired, renewed=renewed, needed_s=needed_s)
    if not link.token_trouble and (link.scopes or link.application):
        yield _scopes_check(link)


WANTS_THE_SERVICE = frozenset({"event", "list", "unsent", "retention"})
"""Checks that are mended by asking the service."""


def told_once(checks: Iterable[Check], link: LinkFacts) -> Iterator[Check]:
    """The checks; while this machine is not set up, nothing else is said that would need the service."""
    for check in checks:
        waits = isinstance(link, NotSetUp) and check.check in WANTS_THE_SERVICE
        yield replace(check, mend="") if waits else check


def _clock_check(skew_s: float | None) -> Check:
    if skew_s is None:
        mend = Message("compare this machine's clock with a telephone's")
        detail = Message("not compared: the service does not say its time")
        return Check("clock", ok=False, detail=detail, mend=mend)
    near = abs(skew_s) <= MOST_SKEW_S
    detail = Message("agrees")
    if skew_s >= 1:
        detail = Message("{amount} s behind the service's", amount=round(skew_s))
    elif skew_s <= -1:
        detail = Message("{amount} s ahead of the service's", amount=round(-skew_s))
    return Check("clock", near, detail, "" if near else "set this machine's clock")


def _token_check(link: Reached, *, paired: bool, renewed: bool, needed_s: float | None) -> Check:
    if link.token_trouble:
        mend = (
            "see the check office"
            if paired
            else "get a new access token: Manager, Sign in; or KIOSK_TOKEN, or `kiosk token keep`"
        )
        return Check("token", ok=False, detail=link.token_trouble, mend=mend)
    lasts = link.token_s is None or renewed or link.token_s >= max(LEAST_TOKEN_S, needed_s or 0)
    detail = _token_left(link.token_s, renewed=renewed)
    if not lasts and needed_s is not None and needed_s > LEAST_TOKEN_S:
        detail = Message("{detail}, and the event is over in {age}", detail=detail, age=Age(needed_s))
    if link.user:
        detail = Message("{user} is signed in; {detail}", user=link.user, detail=detail)
    mend = "get a new access token before the doors open"
    if paired:
        where = "at the office, or where it runs beside this door under Manager, “Sign in”"
        mend = f"sign in again before the doors open: {where}"
    return Check("token", lasts, detail, "" if lasts else mend)


def _scopes_check(link: Reached) -> Check:
    """Which application the token is for, and what it may do, where the service says so."""
    scopes = ", ".join(link.scopes) or "?"
    detail = Message(
        "for the application {name}, scope {scopes}", name=link.application or "?", scopes=scopes
    )
    if not link.scopes or SCOPE in link.scopes:
        return Check("scopes", ok=True, detail=detail)
    mend = f"sign in anew, and allow the scope {SCOPE}: without it nobody is checked in"
    return Check("scopes", ok=False, detail=detail, mend=mend)


def _token_left(token_s: int | None, *, renewed: bool) -> Message:
    if token_s is None:
        return Message("accepted; the service does not say for how long")
    if renewed:
        return Message("accepted; the office renews it")
    if token_s < DAYS_FROM_S:
        return Message("good for another {age}", age=Age(max(0.0, token_s)))
    return Message("{amount} days left", amount=round(token_s / 86_400, 1))
