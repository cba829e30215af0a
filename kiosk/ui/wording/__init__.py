"""What the screen says: events, states and records in plain words."""
