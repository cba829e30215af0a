"""The ticketing service over HTTP."""
