"""What a process holds while it runs: open tables, bots at work, timekeeping, presence, and lists kept fresh."""
