"""Every scan of this door: the recent ones beside the lane, and all of them to search."""
