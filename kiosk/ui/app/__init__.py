"""Starts Qt and its loop, and follows the door on the whole screen."""
