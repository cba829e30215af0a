"""`kiosk whoami`, `token-info`, `token`, `listings` and `discount-code`: the service and who is signed in."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import typer
from msgspec.structs import asdict

from kiosk.api.auth import clean_token
from kiosk.api.discounts import body_of
from kiosk.bootstrap import Environment, SystemClock, open_service
from kiosk.bootstrap.sign_in import accepted, keep_sign_in, sign_out
from kiosk.cli.environment import load_environment, load_environment_with_address
from kiosk.cli.exit_status import CommandError, Exit, status_of
from kiosk.cli.pin_entry import typed_secret
from kiosk.cli.printing import AS_JSON, as_json, echo, local_time, one_line, result
from kiosk.core.tickets import Listing
from kiosk.engine.discounts import NotCreated, NotKnown, create_code, listings_of
from kiosk.engine.ports import Service
from kiosk.engine.records import DiscountCode

T = TypeVar("T")
_discount_code = typer.Typer(
    help="Discount codes of a listing.", epilog=AS_JSON, no_args_is_help=True, rich_markup_mode=None
)


_token = typer.Typer(
    help="The access token of this machine alone, in its keyring.",
    epilog=AS_JSON,
    no_args_is_help=True,
    rich_markup_mode=None,
)


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command("whoami", epilog=AS_JSON)(whoami)
    app.command("token-info", epilog=AS_JSON)(token_info)
    app.command("listings", epilog=AS_JSON)(listings)
    app.add_typer(_token, name="token")
    app.add_typer(_discount_code, name="discount-code")


def _asked(call: Callable[[Service], Awaitable[T]]) -> T:
    async def ask() -> T:
        async with open_service(load_environment_with_address()) as service:
            return await call(service)

    return asyncio.run(ask())


def whoami() -> None:
    """Say who the access token belongs to."""
    user = _asked(lambda service: service.current_user())
    result(asdict(user), one_line([f"{user.first_name} {user.last_name}", user.email, user.id]))


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
    made = f"made {local_time(info.created_at)}" if info.created_at is not None else ""
    words = [f"user {info.resource_owner_id}", f"application {info.application_uid}", " ".join(info.scopes)]
    result(value, one_line([*words, left, made]))


@_token.command("keep", epilog=AS_JSON)
def keep() -> None:
    """Keep an access token for the service whose address is set; it comes on stdin, or is asked for.

    The service is asked first whether it is good.
    """
    environment = load_environment_with_address()
    if clean_token(token := typed_secret("Access token: ")) is None:
        raise CommandError("no token was given: give the access token on stdin, or type it", Exit.USAGE)

    async def sign_in() -> Environment | None:
        found = await accepted(environment, environment.settings.base_url, token, SystemClock())
        return found if await keep_sign_in(found, saves_address=False) else None

    if (signed_in := asyncio.run(sign_in())) is None:
        raise CommandError(
            "the token is good, but no keyring of this machine keeps it: unlock the keyring, if there is one,"
            " and try again; or set KIOSK_TOKEN"
        )
    result({"kept": True, "base_url": signed_in.settings.base_url}, "the keyring has the token")


@_token.command("forget", epilog=AS_JSON)
def forget() -> None:
    """Let the keyring forget the access token."""
    had_one = asyncio.run(sign_out(load_environment()))
    result({"forgotten": had_one}, "the token is forgotten" if had_one else "no token was kept")


def listings(
    user: Annotated[
        str, typer.Option("--user", metavar="ID", help="Whose listings; the token's own user if left out.")
    ] = "",
    public: Annotated[bool, typer.Option("--public", help="Only those that anybody sees.")] = False,
) -> None:
    """List listings.

    The private ones too where the token may see them; without a token, name a user.
    """

    async def call(service: Service) -> tuple[tuple[Listing, ...], frozenset[str]]:
        owner = user or (await service.current_user()).id
        if public or as_json():  # where `--public` tells them apart
            return await service.listings(owner, public_only=public), frozenset()
        return await listings_of(service, owner)

    found, not_public = _asked(call)
    for one in found:
        words = [one.id, one.title, *(["not public"] if one.id in not_public else [])]
        result({"id": one.id, "title": one.title}, one_line(words))
    if not found:
        echo("kiosk: there are no listings that this token may see")


@_discount_code.callback()
def _discount_codes() -> None:
    """Keep `create` a word of its own."""


@_discount_code.command("create", epilog=AS_JSON)
def create(
    listing: Annotated[str, typer.Option("--listing", metavar="ID", help="The listing it applies to.")],
    code: Annotated[str, typer.Option("--code", metavar="C", help="What people type.")],
    percent: Annotated[
        float | None, typer.Option("--percent", metavar="F", help="A fraction: 0.25 is 25 %.")
    ] = None,
    fixed: Annotated[
        float | None, typer.Option("--fixed", metavar="F", help="An amount in currency units.")
    ] = None,
    quantity: Annotated[
        int | None, typer.Option("--quantity", metavar="N", help="How often it can be redeemed.")
    ] = None,
    rate: Annotated[
        list[str] | None,
        typer.Option("--rate", metavar="ID", help="A ticket type it is good for; may come again."),
    ] = None,
) -> None:
    """Create a discount code: exactly one of --percent and --fixed.

    It is sent once. Where no answer says what became of it, look at the service before you try again.
    """
    wanted = DiscountCode(
        listing_id=listing,
        code=code,
        percent=percent,
        fixed=fixed,
        quantity=quantity,
        rate_ids=tuple(rate or ()),
    )
    request = body_of(wanted)
    outcome = _asked(lambda service: create_code(service, wanted))
    match outcome:
        case NotCreated(error):
            raise error
        case NotKnown(error):
            raise CommandError(outcome.text, status_of(error))
    result({"request": request, "answer": outcome.answer}, f"created {code}")
