"""`python -m windlass`: the command line, where its script is not on the path."""

from windlass.terminal.cli import main

main()
