"""The door screen itself: the window and what always stands in it."""
