"""Discount codes, created by the manager."""
