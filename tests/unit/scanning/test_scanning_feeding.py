"""Tickets held up one after another: each is read, and each exactly once. No clock but the frames' own."""

import asyncio

from kiosk.bootstrap.sightings import Sightings
from kiosk.core.presentations import Presented
from kiosk.scanning.decoding.decoder import Cascade
from kiosk.scanning.frames import Frame
from kiosk.scanning.selection.frame_analyser import FrameAnalyser
from tests.bench.feeding import FPS, Door, Feed, empty_scenes, tickets


def test_each_ticket_of_a_queue_is_presented_exactly_once_though_the_loop_is_busy() -> None:
    shown = list(tickets(5, 2, distinct=2))
    feed = Feed(shown, empty_scenes(5, 1), clock=lambda: 0.0, sleep=lambda _: None)
    door, analyser, cascade, loop = Door(), FrameAnalyser(), Cascade(), asyncio.new_event_loop()
    sightings = Sightings(loop, door.see)
    feed.open()
    for number in range(feed.frames):
        image = feed.read()
        assert image is not None
        frame = Frame(image, number + 1, 1000 + number / FPS)
        sightings.see(analyser.see(frame, cascade.decode_frame(frame)))
        if number % 50 == 49:  # busy for more than a second at a time
            loop.call_soon(loop.stop)
            loop.run_forever()
    assert feed.read() is None
    loop.call_soon(loop.stop)
    loop.run_forever()
    loop.close()
    assert door.said == [(ticket.text, Presented.NEW) for ticket in shown]


def test_a_feed_loses_what_was_due_while_it_was_busy() -> None:
    now_s = [0.0]
    feed = Feed(
        list(tickets(5, 1, distinct=1)), empty_scenes(5, 1), clock=lambda: now_s[0], sleep=lambda _: None
    )
    feed.open()
    assert feed.read() is not None
    now_s[0] = 10.4 / FPS
    assert feed.read() is not None
    assert feed.lost == 9
    now_s[0] = 60.0
    assert feed.read() is None
    assert feed.ended
