"""Guests who step aside, so that the lane goes on: put there with one key, and seen to one by one."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject

from kiosk.core.asides import KeptAside, SignInThen
from kiosk.core.presence import InputMethod
from kiosk.core.tickets import Instant
from kiosk.core.verdict import VerdictKind
from kiosk.engine.controller import DoorController
from kiosk.engine.events import VerdictGiven
from kiosk.ui.door.commands import Command
from kiosk.ui.door.entry import view_of_nobody
from kiosk.ui.door.last_shown import is_about, show_failed
from kiosk.ui.door.step_aside_rows import Aside, Asides
from kiosk.ui.door.window import DoorWindow
from kiosk.ui.step_aside.step_aside_list_sheet import AsideListSheet
from kiosk.ui.step_aside.step_aside_sheet import StepAsideSheet
from kiosk.ui.tasks import Tasks
from kiosk.ui.verdict.actions import Action
from kiosk.ui.verdict.outcome_views import view_of_not_recorded
from kiosk.ui.verdict.verdict_view import VerdictView, those_with, ticket_of, view_of_verdict


class StepAsidePresenter(QObject):
    """Keeps the strip, over restarts too: numbers go on, and nobody who waits is forgotten."""

    def __init__(
        self, door: DoorController, window: DoorWindow, tasks: Tasks, clock: Callable[[], Instant]
    ) -> None:
        super().__init__(window)
        self._door, self._window, self._tasks, self._clock = door, window, tasks, clock
        self._asides = Asides()
        self._early: list[tuple[VerdictView, SignInThen]] | None = None
        """Put there while it is read who waits already; None where that is not under way."""
        self._is_kept = self._is_unkept = self._is_recalled = False
        """Until it is known who waited when the program ended, nothing is kept in their place."""
        self._is_due = False
        """Whether it is to be read, still or again, who waits of the account that is signed in."""
        self._said: tuple[VerdictView, tuple[int, ...]] | None = None
        """What the last-verdict bar was given to say of numbers, and which."""
        self._incidents = 0
        self.one = StepAsideSheet(window.theme, window.guard_s, window)
        self.all = AsideListSheet(window.theme, window.guard_s, window)
        for sheet in (self.all, self.one):
            window.add_sheet(sheet)
        self._connect()
        self.show_all()

    @property
    def asides(self) -> Asides:
        """Who waits now."""
        return self._asides

    @property
    def is_kept(self) -> bool:
        """Whether whoever waits is on the disk: a moment after they are on the strip."""
        return self._is_kept and not self._is_unkept

    def start(self) -> None:
        """Take up who waited when the program ended."""
        self._is_kept = True
        self.recall_anew()

    def recall_anew(self) -> None:
        """Show who waits of the account that is signed in, and nobody of another's."""
        if self._is_kept:
            self._is_due = True
            self._early = self._early or []
            if any(one.then is not None and not one.then.account for one in self._asides.waiting):
                self._is_unkept = True  # by now it may be known whose they are
            self._tasks.spawn("who waits", self._recall(), replacing=True, otherwise=self._put_early)

    def catch_up(self) -> None:
        """Take up who waits, and write down who does, where the disk failed until now."""
        if self._is_due:
            self._tasks.spawn_once("who waits", self._recall(), otherwise=self._put_early)
        elif self._is_unkept:
            self._tasks.spawn_once("keep who waits", self._keep_news())

    async def _recall(self) -> None:
        """Read again where somebody came or went meanwhile, whom what was read does not tell of.

        Where the disk fails, and does not have those on the strip or does not tell of them, they stay there.
        """
        asides = told = of = None
        while asides is not self._asides:
            await self._keep_news()
            asides = self._asides
            shown = {one.number for one in asides.waiting} if self._is_recalled else set[int]()
            of = self._door.asides.sign_in_now
            told = await self._door.asides.recall(shown)
        if told is None or (self._is_unkept and self._is_recalled):
            self._put_early()
            return
        kept, given = told
        here = {one.number: one for one in asides.waiting} if self._is_recalled else {}
        waiting = (
            here.get(one.number) or Aside(one.number, one.at, _view_again(one, given)) for one in kept.waiting
        )
        self._asides, self._is_due = Asides(tuple(waiting), kept.last_number, of), False
        if not self._is_recalled:
            self._is_recalled = True
            if asides.waiting:
                self._is_due = True
                self._put_behind(asides)
                await self._recall()  # nobody of them who came while another account was signed in
                return
        self._put_early()

    def _put_behind(self, newer: Asides) -> None:
        """Put those who came before it was known who waits behind them, with numbers that nobody has.

        What is open about one of them stays so, and the bar says their number of now.
        """
        together, numbers, opened = self._asides, dict[int, int](), self.one.number
        for one in newer.longest_first:
            together = together.with_guest(one.view, one.at, one.then)
            numbers[one.number] = _number_in(together, one.view)
        if (aside := together.find(numbers.get(opened, 0))) is not None:
            self.one.show_aside(aside, self._clock())
        self._change(together)
        if self._said is not None and self._said[0] is self._window.last_verdict.view:
            view, said = self._said
            now = tuple(numbers.get(number, number) for number in said)
            if now != said:
                self._say_numbers(replace(view, notices=view.notices[1:]), now)

    def _put_early(self) -> None:
        """Put those who stepped aside meanwhile behind whoever waited before."""
        early, self._early = self._early or [], None
        for view, then in early:
            self._put(view, then)
        self.show_all()

    async def close(self) -> None:
        """Write down what is not yet, whoever stepped aside while it was read who waits among it."""
        if self._early or (self._is_unkept and not self._is_recalled):
            await self._recall()
        await self._keep_news()

    async def _keep_news(self) -> None:
        if self._is_unkept and self._is_recalled:
            await self._keep()

    def _change(self, asides: Asides) -> None:
        """From now on these wait; the strip says so at once, and the disk soon."""
        is_news, self._asides = asides != self._asides, asides
        if is_news and self._is_kept:
            self._is_unkept = True
            self._tasks.spawn("keep who waits", self._keep_news(), replacing=True)
        self.show_all()

    async def _keep(self) -> None:
        asides = self._asides
        waiting = await asyncio.to_thread(_kept, asides.waiting)  # thousands would hold up the screen
        is_kept = await self._door.asides.keep(waiting, asides.last_number, asides.of, asides.gone)
        self._is_unkept = not is_kept or asides != self._asides

    def _connect(self) -> None:
        window = self._window
        window.acted.connect(self._acted)
        window.commanded.connect(self._commanded)
        window.overlay.settled.connect(window.aside.arm)
        window.aside.chosen.connect(self._open)
        window.aside.list_asked.connect(self.all.show_all)
        self.all.chosen.connect(self._open)
        self.one.acted.connect(window.acted)
        self.one.guest_asked.connect(self._open_guest)
        self.one.check_asked.connect(self._check)
        self.one.done.connect(self._done)

    def show_all(self) -> None:
        """Tell again who waits, and for how long by now."""
        now = self._clock()
        self._window.aside.show_waiting(self._asides, now)
        self.all.show_waiting(self._asides, self._incidents, now)
        if self.one.number:
            aside = self._asides.find(self.one.number)
            if aside is None:
                self.one.dismiss()
            else:
                self.one.show_aside(aside, now)

    def show_incidents(self, count: int) -> None:
        """Say with them how many incidents are open."""
        self._incidents = count
        self._window.aside.show_incidents(count)
        self.show_all()

    def heard(self, given: VerdictGiven) -> None:
        """A later verdict on somebody who waits: let in, they go; else the strip tells the newest."""
        ticket = ticket_of(given.verdict)
        aside = self._asides.about(ticket.id if ticket else "", given.code)
        if aside is None or given.verdict.kind is VerdictKind.SAME_SCAN:
            return
        if given.verdict.kind in (VerdictKind.ADMIT, VerdictKind.EXIT, VerdictKind.NOT_INSIDE):
            self._change(self._asides.without(aside.number))
        else:
            self._change(self._asides.updated(view_of_verdict(given)))

    def let_in(self, key: str) -> None:
        """A supervisor let somebody in: whoever waits with this ticket's id or code waits no longer."""
        aside = self._asides.about(key, key)
        if aside is not None:
            self._done(aside.number)

    def _acted(self, action: Action, view: VerdictView) -> None:
        if action is Action.STEP_ASIDE:
            self._put(view, self._door.asides.sign_in_now)

    def _put(self, view: VerdictView, then: SignInThen) -> None:
        if self._early is not None:
            self._early.append((view, then))
            return
        numbers = tuple(self._number_for(one, then) for one in those_with(Action.STEP_ASIDE, view))
        if is_about(self._window.last_verdict.view, view):
            rest = tuple(one for one in view.actions if one is not Action.STEP_ASIDE)
            self._say_numbers(replace(view, actions=rest), numbers)
        self._window.aside.arm()
        self._window.overlay.settle()

    def _say_numbers(self, view: VerdictView, numbers: tuple[int, ...]) -> None:
        """Let the bar say with this which numbers its guests have."""
        text = self.tr("Step aside: number {n}")
        if len(numbers) > 1:
            text = self.tr("Step aside: numbers {n}")
        notice = text.format(n=", ".join(map(str, numbers)))
        self._said = (replace(view, notices=(notice, *view.notices)), numbers)
        self._window.last_verdict.show_verdict(self._said[0])

    def _number_for(self, view: VerdictView, then: SignInThen) -> int:
        self._change(self._asides.with_guest(view, self._clock(), then))
        return _number_in(self._asides, view)

    def _commanded(self, command: Command) -> None:
        if command is Command.STEP_ASIDE_LIST:
            self.all.show_all()

    def _open(self, number: int) -> None:
        aside = self._asides.find(number)
        if aside is not None:
            self.one.show_aside(aside, self._clock())

    def _open_guest(self, ticket_id: str) -> None:
        self.all.dismiss()
        self._window.guest_asked.emit(ticket_id)

    def _check(self, number: int) -> None:
        aside = self._asides.find(number)
        if aside is None:
            return
        self.one.dismiss()
        self.all.dismiss()
        if aside.view.guest.ticket_id:
            self._window.admit_asked.emit(aside.view.guest.ticket_id)
        else:
            work, failed = self._judge_again(aside.view), partial(show_failed, self._window)
            self._tasks.spawn_once(f"check {number}", work, otherwise=failed)

    async def _judge_again(self, view: VerdictView) -> None:
        """As it was read: what a hand scanner typed means something else than what a person types."""
        how = InputMethod.HAND_SCANNER if view.how is InputMethod.HAND_SCANNER else InputMethod.KEYBOARD
        await self._door.scan(view.code, how)

    def _done(self, number: int) -> None:
        self._change(self._asides.without(number))


def _kept(waiting: Sequence[Aside]) -> list[KeptAside]:
    return [
        KeptAside(
            one.number,
            one.at,
            one.view.scan_id,
            _name_alone(one.view),
            ticket_id=one.view.guest.ticket_id,
            then=one.then,
        )
        for one in waiting
    ]


def _number_in(asides: Asides, view: VerdictView) -> int:
    """The number of the guest of this view, who has just been put there."""
    return (asides.about(view.guest.ticket_id, view.code) or asides.waiting[0]).number


def _name_alone(view: VerdictView) -> str:
    """The name that somebody gave who was not found by it; nothing of anybody else."""
    return "" if view.scan_id or view.guest.ticket_id else view.guest.name


def _view_again(kept: KeptAside, given: Mapping[str, VerdictGiven]) -> VerdictView:
    told = given.get(kept.scan_id)
    if told is not None:
        return view_of_verdict(told)
    return view_of_not_recorded(kept.ticket_id, kept.name) if kept.ticket_id else view_of_nobody(kept.name)
