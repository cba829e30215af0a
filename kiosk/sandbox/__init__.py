"""A stand-in for the ticketing service, on loopback: for rehearsals, for the demo and for tests.

It is written from the service's interface alone and shares no code with the client, so that a mistake in one
cannot be cancelled out by the same mistake in the other. Start with `server.SandboxThread` or `server.run`.
"""
