"""What needs a supervisor's PIN."""
