"""Hostile input for every way into the program: see `python -m tests.faults.fuzzing --help`."""
