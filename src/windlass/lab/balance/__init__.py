"""Balance: what a game is like when the bots play it many times. Chronicles of matches become figures with intervals, and a page."""
