"""Every state of the door screen, set up in a real window over a desk with known guests."""
