"""Pictures of tickets, dropped or pasted."""
