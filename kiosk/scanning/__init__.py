"""From a camera, a picture or a hand scanner's keystrokes to the codes they show."""
