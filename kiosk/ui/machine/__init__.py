"""The machine under the screen: sounds, battery, keys, full screen, the loop."""
