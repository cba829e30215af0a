"""What the door does, in asyncio; it knows only ports."""
