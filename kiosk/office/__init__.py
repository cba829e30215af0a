"""The office: holds the client secret, keeps the sign-in alive, and hands paired doors access tokens.

It runs where a secret can be kept, as a process of its own. What it needs of the service and of the disk is
given to it by kiosk.bootstrap.office.
"""
