"""The window of the door and what stands in it."""
