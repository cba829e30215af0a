"""Pixels to codes: the engines, the cascade that asks them, and codes that no engine reads at once."""
