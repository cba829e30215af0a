"""Search, and the sheet of one guest."""
