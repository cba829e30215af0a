"""The command line: small modules for families of commands; they print and never decide."""
