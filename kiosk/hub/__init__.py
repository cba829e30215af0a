"""The hub: what several doors share, in NATS JetStream. The only room that knows nats.

What the doors may do with it is decided by kiosk.core.venue, and when by the engine; here it is kept.
"""
