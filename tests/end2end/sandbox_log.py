"""What the sandbox was asked to check in."""

from urllib.parse import quote

from kiosk.sandbox.server import SandboxThread

PATH = "/api/v2/cost_item_check_ins/"


def put_ids(sandbox: SandboxThread) -> list[str]:
    """The percent-encoded ticket ids of every PUT, in order; fails unless each is as it is documented."""
    puts = [seen for seen in sandbox.world.requests() if seen.method == "PUT"]
    for put in puts:
        assert put.path.startswith(PATH), put
        assert put.query == f"cost_item_id={put.path.removeprefix(PATH)}", put
        assert put.body_bytes == 0, put
        assert put.bearer, put
    return [put.path.removeprefix(PATH) for put in puts]


def encoded(*ticket_ids: str) -> list[str]:
    """Ticket ids as they travel, sorted."""
    return sorted(quote(ticket_id, safe="") for ticket_id in ticket_ids)
