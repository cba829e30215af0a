"""Whose account a token belongs to, as the service says, and which account was there before."""

import logging

from kiosk.engine.errors import NotDocumentedError, RefusedError, ServiceError, UnauthorisedError
from kiosk.engine.ports import Service
from kiosk.engine.store_ports import Store

SIGNED_IN = "signed_in"
"""The note of the account that was signed in last."""

log = logging.getLogger(__name__)


async def account_of_token(service: Service, address: str, token_mark: str) -> str:
    """The token's owner, else the application that it was given to, so that its next token is the same.

    A service that refuses to say either still has one account: the token's own. An answer that is not the
    service's says nothing of the account: a portal's must not be remembered. Raises ServiceError.
    """
    undocumented: NotDocumentedError | None = None
    application = ""
    try:
        info = await service.token_info()
        if info.resource_owner_id:
            return info.resource_owner_id
        application = info.application_uid
    except NotDocumentedError as error:
        undocumented = error
    except RefusedError as error:
        _log_refusal(error)
    without_user = f"application:{application}@{address}" if application else f"token:{token_mark}"
    try:
        return (await service.current_user()).id or without_user
    except NotDocumentedError as error:
        undocumented = error
    except RefusedError as error:
        _log_refusal(error)
    except UnauthorisedError as error:
        if not application:
            raise
        _log_refusal(error)  # the token was accepted a moment ago: it is no user's
    if undocumented is not None and not application:
        raise undocumented
    return without_user


def _log_refusal(error: ServiceError) -> None:
    log.info("asked for the account, the service answered with status %s", error.status)


async def account_before(store: Store) -> str:
    """The account that was signed in last, else the only one that lists are held of; empty for neither.

    Raises StoreError.
    """
    if last := await store.notes.get(SIGNED_IN):
        return last
    held = await store.lists.accounts()
    return held[0] if len(held) == 1 else ""
