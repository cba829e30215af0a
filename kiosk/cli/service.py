"""`kiosk whoami`, `token-info`, `listings` and `discount-code`: what the service says."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Annotated, TypeVar

import typer

from kiosk.api.discounts import body_of
from kiosk.bootstrap import open_service
from kiosk.cli.environment import place_with_address
from kiosk.cli.printing import moment, result
from kiosk.engine.ports import DiscountCode, Service

T = TypeVar("T")
_discount_code = typer.Typer(help="Discount codes of a listing.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("whoami")(whoami)
    app.command("token-info")(token_info)
    app.command("listings")(listings)
    app.add_typer(_discount_code, name="discount-code")


def _asked(call: Callable[[Service], Awaitable[T]]) -> T:
    async def ask() -> T:
        async with open_service(place_with_address()) as service:
            return await call(service)

    return asyncio.run(ask())


def whoami() -> None:
    """Say who the access token belongs to."""
    user = _asked(lambda service: service.current_user())
    result(asdict(user), f"{user.first_name} {user.last_name} · {user.email} · {user.id}".strip(" ·"))


def token_info() -> None:
    """Say what the access token is good for, and for how long."""
    info = _asked(lambda service: service.token_info())
    value = {
        "resource_owner_id": info.resource_owner_id,
        "scopes": list(info.scopes),
        "expires_in_seconds": info.expires_in_seconds,
        "application": {"uid": info.application_uid},
        "created_at": info.created_at,
    }
    left = f"{info.expires_in_seconds / 86400:.1f} days left" if info.expires_in_seconds is not None else ""
    words = [f"user {info.resource_owner_id}", f"application {info.application_uid}", " ".join(info.scopes)]
    result(value, " · ".join(part for part in [*words, left, f"made {moment(info.created_at)}"] if part))


def listings(
    user: Annotated[
        str, typer.Option("--user", help="Whose listings; the token's own user if left out.")
    ] = "",
) -> None:
    """List listings, the private ones too where the token may see them."""

    async def call(service: Service) -> tuple[tuple[str, str], ...]:
        owner = user or (await service.current_user()).id
        return tuple((listing.id, listing.title) for listing in await service.listings(owner))

    for listing_id, title in _asked(call):
        result({"id": listing_id, "title": title}, f"{listing_id} · {title}")


@_discount_code.callback()
def _discount_codes() -> None:
    """Keep `create` a word of its own."""


@_discount_code.command("create")
def create(
    listing: Annotated[str, typer.Option("--listing", metavar="ID")],
    code: Annotated[str, typer.Option("--code", metavar="C")],
    percent: Annotated[float | None, typer.Option("--percent", help="A fraction from 0 to 1.")] = None,
    fixed: Annotated[float | None, typer.Option("--fixed", help="An amount in currency units.")] = None,
    quantity: Annotated[int | None, typer.Option("--quantity", help="How often it can be redeemed.")] = None,
    rate: Annotated[list[str] | None, typer.Option("--rate", help="A ticket type it is good for.")] = None,
) -> None:
    """Create a discount code: exactly one of --percent and --fixed."""
    wanted = DiscountCode(
        listing_id=listing,
        code=code,
        percent=percent,
        fixed=fixed,
        quantity=quantity,
        rate_ids=tuple(rate or ()),
    )
    request = body_of(wanted)
    answer = _asked(lambda service: service.create_discount_code(wanted))
    result({"request": request, "answer": answer}, f"created {code}")
