"""The door screen, in Qt: the only part that knows of it."""
