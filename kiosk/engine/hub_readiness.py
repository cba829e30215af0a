"""Whether this door shares with others: what a look at its hub finds, and what that means."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from kiosk.engine.readiness import Check

ALONE = (
    "no hub: where this is the only door of its event, none is needed; with two, a ticket that is shown at"
    " both while the service is away is let in at both"
)
MET = (
    "no hub, and {amount} of the tickets that were shown here tonight had been scanned in before: where"
    " another door did that, two doors without a hub may both admit one ticket"
)
MOST_BY_CHANCE = 1
"""So many tickets may have been tried out, and tell of no other door."""
SHARE = "share a hub: `kiosk hub` on one laptop, and `kiosk pair LINK` at each door"


class HubFacts(Struct, frozen=True):
    """What a look at the hub came to. `trouble`: why it shares nothing; empty where it does."""

    servers: Sequence[str] = ()
    trouble: str = ""
    is_refused: bool = False


def hub_checks(facts: HubFacts | None, elsewhere: int) -> Iterator[Check]:
    """One check. `facts`: None where this door has joined no hub. `elsewhere`: as Opened has it."""
    if facts is None:
        if elsewhere > MOST_BY_CHANCE:
            yield Check("hub", ok=False, detail=MET.format(amount=elsewhere), mend=SHARE)
        else:
            yield Check("hub", ok=True, detail=ALONE)
        return
    where = " and ".join(server.removeprefix("nats://") for server in facts.servers)
    if not facts.trouble:
        yield Check("hub", ok=True, detail=f"the doors share by the hub at {where}")
        return
    mend = "see that the hub runs (`kiosk hub`), and that this machine reaches it"
    if facts.is_refused:
        mend = "have the hub's host make a new link (`kiosk hub pair`), and join with it: `kiosk pair LINK`"
    yield Check("hub", ok=False, detail=f"{facts.trouble}: {where}", mend=mend)
