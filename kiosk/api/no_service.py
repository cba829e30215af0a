"""What stands in for the service where no address of it is set, or address or token cannot be one."""

from kiosk.core.message import Message
from kiosk.core.outbox import Answered
from kiosk.core.tickets import Listing
from kiosk.engine.errors import NotSentError
from kiosk.engine.records import CurrentUser, DiscountCode, GuestPage, PageQuery, TokenInfo

NO_ADDRESS = Message(
    "no address of the service is set: set KIOSK_BASE_URL, or `kiosk settings set base_url ADDRESS`"
)

BAD_ADDRESS = Message(
    "the stored address of the service is none: `kiosk doctor` says why, and"
    " `kiosk settings set base_url ADDRESS` sets another"
)

BAD_TOKEN = Message("the access token holds characters that no token has: set KIOSK_TOKEN again")


class NoService:
    """Nothing can be sent, and the door works from what it holds. Implements kiosk.engine.ports.Service."""

    skew_s: float | None = None

    def __init__(self, why: str = NO_ADDRESS) -> None:
        self._why = why

    async def check_in(self, ticket_id: str) -> Answered:
        """See engine.ports.Service."""
        raise NotSentError(self._why)

    async def guest_page(self, query: PageQuery) -> GuestPage:
        """See engine.ports.Service."""
        raise NotSentError(self._why)

    async def current_user(self) -> CurrentUser:
        """See engine.ports.Service."""
        raise NotSentError(self._why)

    async def token_info(self) -> TokenInfo:
        """See engine.ports.Service."""
        raise NotSentError(self._why)

    async def listings(self, user_id: str) -> tuple[Listing, ...]:
        """See engine.ports.Service."""
        raise NotSentError(self._why)

    async def create_discount_code(self, code: DiscountCode) -> object:
        """See engine.ports.Service."""
        raise NotSentError(self._why)

    async def renew_token(self) -> bool:
        """See engine.ports.Service."""
        return False

    async def aclose(self) -> None:
        """Nothing is open."""
