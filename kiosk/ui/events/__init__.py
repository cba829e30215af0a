"""The choice of the door's events."""
