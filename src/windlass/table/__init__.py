"""The table: the server side of online play. The log of a table is the truth; everything else is a fold over it."""
