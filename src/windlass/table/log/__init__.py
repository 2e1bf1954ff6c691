"""A table as a pure fold over its log: entries, seats, clocks, chat, what a command may do, and the views of each reader."""
