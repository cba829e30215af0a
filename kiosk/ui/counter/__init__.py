"""People without tickets, counted at the door."""
