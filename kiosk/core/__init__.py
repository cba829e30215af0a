"""Pure decisions: no clock, no I/O, no asyncio, no logging, no Qt."""
