"""Every state of the door screen, set up in a real window over a controller with known guests."""
