"""The host's page: who comes in, and what each form does."""

import re
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from kiosk.core.message import Age
from kiosk.core.policy import Direction, PolicyError
from kiosk.engine.errors import StoreError
from kiosk.office.answers import peer_in, vouch_for
from kiosk.office.begun_sign_ins import SignInError
from kiosk.office.commands import plan_of
from kiosk.office.office import FULL, Full, Office
from kiosk.office.page_guard import (
    COOKIE,
    PageGuard,
    Paused,
    Session,
    Wrong,
    is_ours,
    is_own_origin,
    is_same_token,
)
from kiosk.office.page_views import (
    Notice,
    RefusedPolicy,
    enter_page,
    home_page,
    link_page,
    message_page,
    onward_page,
    pairing_page,
    resource,
)

MOST_FIELDS = 20
NO_SESSION = (
    "this page was locked in the meantime, and nothing was changed: say the passphrase, and do it again"
)
FOREIGN = "this form did not come from the office's own page, and nothing was changed"

Form = Mapping[str, str]
Act = Callable[[Request, Session, Form], Awaitable[Response]]


class Pages:
    """The host's page. Whoever says the passphrase has a session; every form must come from its pages."""

    def __init__(self, office: Office, guard: PageGuard) -> None:
        self._office = office
        self._guard = guard
        self._notices: dict[str, Notice] = {}

    def routes(self) -> list[BaseRoute]:
        """Return the routes of this family."""
        acts: dict[str, Act] = {
            "/leave": self.leave,
            "/sign-in": self.sign_in,
            "/pasted": self.pasted,
            "/client-credentials": self.client_credentials,
            "/sign-out": self.sign_out,
            "/doors": self.open_code,
            "/doors/{door_id}/unpair": self.unpair,
            "/pairing/{code_id}/close": self.close_code,
            "/policy": self.policy,
        }
        return [
            Route("/", self._ours(self.home)),
            Route("/pairing/{code_id}", self._ours(self.pairing)),
            Route("/pairing/{code_id}/link", self._ours(self.pairing)),
            Route("/callback", self._ours(self.callback)),
            Route("/style.css", self._ours(self.style)),
            Route("/enter", self._ours(self.enter), methods=["POST"]),
            *(Route(path, self._ours(self._form(act)), methods=["POST"]) for path, act in acts.items()),
        ]

    async def style(self, _request: Request) -> Response:
        """Answer how the pages look."""
        return Response(resource("style.css"), media_type="text/css", headers=self._headers())

    async def home(self, request: Request) -> Response:
        """Show how the office stands, or ask who is there."""
        session = self._session(request)
        if session is None:
            return self._page(enter_page())
        notice = self._notices.pop(session.mark, None)
        return self._page(home_page(self._office, session, _host(request), notice))

    async def enter(self, request: Request) -> Response:
        """Let in whoever says the passphrase."""
        if not is_own_origin(request.headers):
            return self._page(message_page("Nothing was changed", FOREIGN, is_bad=True), 403)
        form = await _read_form(request)
        outcome = await self._guard.sign_in(form.get("passphrase", ""), peer_in(request))
        match outcome:
            case Wrong(pause_s):
                after = f"; the next one is looked at in {Age(pause_s)}" if pause_s else ""
                return self._page(enter_page(Notice(f"wrong passphrase{after}", is_bad=True)), 403)
            case Paused(pause_s):
                left = Age(max(1.0, pause_s))
                said = f"too many wrong ones from your address: the next one is looked at in {left}"
                return self._page(enter_page(Notice(said, is_bad=True)), 429)
            case str():
                answer = self._home()
                answer.set_cookie(COOKIE, outcome, secure=True, httponly=True, samesite="strict", path="/")
                return answer

    async def callback(self, request: Request) -> Response:
        """Take in what the service sent the browser back with.

        Its `state` says that the sign-in was begun here. The session's cookie is not there: the browser
        comes from somewhere else.
        """
        if request.method != "GET":  # a look at the head alone must not use the sign-in up
            return self._page("", 405)
        try:
            await self._office.sign_in.came_back(request.url.query)
        except (SignInError, StoreError) as error:
            return self._page(message_page("Not signed in", str(error), is_bad=True), 400)
        said = "the doors get their access tokens from now on"
        return self._page(message_page("Signed in", said, is_bad=False))

    async def pairing(self, request: Request) -> Response:
        """Show this code while it is open; then say which door was paired with it, or go back."""
        session = self._session(request)
        if session is None:
            return self._page(enter_page(), 403)
        codes, code_id = self._office.codes, request.path_params["code_id"]
        if (opened := codes.find(code_id)) is not None:
            shown = link_page if request.url.path.endswith("/link") else pairing_page
            return self._page(shown(self._office, session, opened))
        door_id = codes.door_of(code_id)
        door = next((one for one in self._office.kept.state.doors if one.door_id == door_id), None)
        if door is None:
            return self._done(session, "this pairing code is not open any more", is_bad=True)
        said = f"{door.name or 'the door'} is paired"
        return self._page(message_page("Paired", said, is_bad=False))

    async def leave(self, _request: Request, session: Session, _form: Form) -> Response:
        """End the session."""
        self._guard.end(session)
        self._notices.pop(session.mark, None)
        answer = self._home()
        answer.delete_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="strict")
        return answer

    async def sign_in(self, _request: Request, _session: Session, _form: Form) -> Response:
        """Send the browser to the service."""
        return self._page(onward_page(self._office.sign_in.begin()))

    async def pasted(self, _request: Request, session: Session, form: Form) -> Response:
        """Finish a sign-in with a pasted address."""
        await self._office.sign_in.pasted(form.get("address", ""))
        return self._done(session, "signed in: the doors get their access tokens from now on")

    async def client_credentials(self, _request: Request, session: Session, _form: Form) -> Response:
        """Sign in as the application itself."""
        await self._office.sign_in.by_client_credentials()
        return self._done(
            session, "signed in as the application: the doors get their access tokens from now on"
        )

    async def sign_out(self, _request: Request, session: Session, _form: Form) -> Response:
        """Forget the sign-in."""
        await self._office.sign_in.sign_out()
        return self._done(session, "signed out: the doors keep the access token they have until it ends")

    async def open_code(self, _request: Request, session: Session, form: Form) -> Response:
        """Open a pairing code, and show it."""
        direction = Direction.EXIT if form.get("direction") == "exit" else Direction.ENTRY
        events = tuple(re.split(r"[\s,;]+", form.get("events", "")))
        opened = self._office.open_code(plan_of(form.get("name", ""), direction, events))
        if isinstance(opened, Full):
            return self._done(session, FULL, is_bad=True)
        return RedirectResponse(f"/pairing/{opened.code_id}", 303, self._headers())

    async def close_code(self, request: Request, session: Session, _form: Form) -> Response:
        """Void an open code."""
        self._office.codes.close(request.path_params["code_id"])
        return self._done(session, "the pairing code is void")

    async def unpair(self, request: Request, session: Session, _form: Form) -> Response:
        """Forget a door."""
        gone = await self._office.unpair(request.path_params["door_id"])
        if gone is None:
            return self._done(session, "there is no such door any more", is_bad=True)
        return self._done(session, f"{gone.name or 'the door'} is unpaired")

    async def policy(self, request: Request, session: Session, form: Form) -> Response:
        """Keep what doors are given as their policy; what cannot be kept is shown again, to be mended."""
        text = form.get("document", "").strip()
        try:
            without = await self._office.keep_policy(_document(text) if text else None)
        except (PolicyError, msgspec.DecodeError, ValueError, RecursionError, StoreError) as error:
            refused = RefusedPolicy(text, f"the policy was not kept: {error}")
            page = home_page(self._office, session, _host(request), refused=refused)
            return self._page(page, 503 if isinstance(error, StoreError) else 400)
        said = f"; these have no PIN and are no supervisors in it: {', '.join(without)}" if without else ""
        return self._done(session, f"the policy is kept{said}" if text else "no policy is set any more")

    def _session(self, request: Request) -> Session | None:
        session = self._guard.session(request.cookies)
        if session is not None:
            vouch_for(request)
        return session

    def _ours(
        self, answer: Callable[[Request], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Answer only under the office's own names (DNS rebinding)."""

        async def guarded(request: Request) -> Response:
            if not is_ours(request.headers.get("host", ""), self._office.own_names()):
                said = f"the office is not known by this name: open it at {self._office.address()}"
                return self._page(message_page("Not here", said, is_bad=True), 421)
            return await answer(request)

        return guarded

    def _form(self, act: Act) -> Callable[[Request], Awaitable[Response]]:
        """Act only on a form of a page of this session, and tell what went wrong."""

        async def guarded(request: Request) -> Response:
            session = self._session(request)
            form = await _read_form(request)
            if session is None:
                return self._page(enter_page(Notice(NO_SESSION, is_bad=True)), 403)
            if not (is_own_origin(request.headers) and is_same_token(session, form.get("form_token", ""))):
                return self._page(message_page("Nothing was changed", FOREIGN, is_bad=True), 403)
            try:
                return await act(request, session, form)
            except (SignInError, StoreError) as error:
                return self._done(session, str(error), is_bad=True)

        return guarded

    def _done(self, session: Session, text: str, *, is_bad: bool = False) -> Response:
        self._notices[session.mark] = Notice(text, is_bad)
        return self._home()

    def _home(self) -> Response:
        return RedirectResponse("/", 303, self._headers())

    def _page(self, html: str, status: int = 200) -> Response:
        return HTMLResponse(html, status, self._headers())

    def _headers(self) -> dict[str, str]:
        """What keeps a browser from doing with a page what is not meant."""
        return {
            "Content-Security-Policy": (
                "default-src 'none'; img-src data:; style-src 'self'; base-uri 'none';"
                " frame-ancestors 'none'; form-action 'self'"
            ),
            "X-Frame-Options": "DENY",
            "X-Content-Type-Options": "nosniff",
            # Not no-referrer: with that, browsers send `Origin: null` with our own forms.
            "Referrer-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": "no-store",
        }


def _host(request: Request) -> str:
    return request.headers.get("host", "")


def _document(text: str) -> object:
    """What somebody gave as a policy. Raises PolicyError or DecodeError; `null` is not the emptied field."""
    document: object = msgspec.json.decode(text)
    if document is None:
        raise PolicyError("a policy is a JSON object")
    return document


async def _read_form(request: Request) -> Form:
    """The fields of a form; empty for what is none, and then its token is not there either."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        return {}
    try:
        text = (await request.body()).decode("ascii")
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict"))
    except ValueError:
        return {}
