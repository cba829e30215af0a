"""Messages, times and states in people's words."""
