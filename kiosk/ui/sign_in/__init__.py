"""Signing in on this machine: in the first run, and at a door that goes on."""
