"""`windlass replay` and `windlass verify`: what happened in a match file, and whether it is true."""

from __future__ import annotations

from typing import Final

import click
from rich.table import Table
from rich.text import Text as Styled

from windlass.engine.match import Match
from windlass.engine.proof import Receipt
from windlass.engine.refusal import Refusal
from windlass.engine.verify import Standing, Verdict
from windlass.engine.verify import verify as check
from windlass.i18n.story import ending_text
from windlass.terminal.files import read_match, read_text
from windlass.terminal.screen import Screen, console_here
from windlass.terminal.speech import Speaker, language_here, speaks

COLOURS: Final[dict[Standing, str]] = {"proven": "bold green", "agrees": "green", "open": "yellow", "false": "bold red"}


@speaks
@click.command
@click.argument("file")
@click.option("--to", "ply", type=click.IntRange(min=0), help="Stop after this many actions.  [default: the last]")
@click.option("--seat", type=click.IntRange(min=1), help="Show what this place in turn order could see.  [default: a spectator]")
def replay(file: str, ply: int | None, seat: int | None) -> None:
    """Tell the story of a match and show its table."""
    match = read_match(file)
    if ply is not None:
        if ply > len(match.line):
            raise Refusal("terminal.ply", number=ply, most=len(match.line))
        match = match.at(ply)
    console, reader = console_here(), -1 if seat is None or seat > match.seats else seat - 1
    screen = Screen(match, Speaker(language_here(), match.header.names), console)
    if match.header.shuffle is None:
        console.print(screen.say("proof-chosen"), style="yellow")
    console.print(story_table(screen, reader))
    if match.ending:
        screen.show_end(reader)
    else:
        screen.show_table(reader)
        console.print(screen.say("terminal-replay-open"), style="bold")


def story_table(screen: Screen, seat: int) -> Table:
    """Every action that stands, with its number, its short form and what followed."""
    match, table = screen.match, Table.grid(padding=(0, 1))
    table.add_row("", "", "", screen.opening(seat))
    for number, (ply, (mark, sentences)) in enumerate(zip(match.line, screen.story(seat, 0), strict=True), 1):
        table.add_row(Styled(str(number), "dim"), Styled(match.game.print_action(ply.action), "bold cyan"), mark, sentences)
    for seat_gone in match.resigned:
        table.add_row("", "", "", screen.say("terminal-resigned", seat=screen.say.name(seat_gone)))
    return table


@speaks
@click.command
@click.argument("file")
@click.option("--commitment", help="The hash that was published before the start.")
@click.option("--receipt", "receipts", multiple=True, help="A file with signed receipts, one a line. May be given several times.")
@click.pass_context
def verify(context: click.Context, file: str, commitment: str | None, receipts: tuple[str, ...]) -> None:
    """Check a match: what is proven, what merely agrees with the rest of the file, what stays open and what is false."""
    console, say = console_here(), Speaker(language_here())
    signed = [Receipt.parse(line) for name in receipts for line in read_text(name).splitlines() if line.strip()]
    verdict = check(read_text(file), commitment=commitment, receipts=signed)
    word, colour = ("bad", "red") if verdict.is_false else ("good", "green") if verdict.is_proven else ("consistent", "yellow")
    console.print(say(f"terminal-verify-{word}", file=file), style=f"bold {colour}")
    console.print(_findings(verdict, say))
    if verdict.match is not None:
        console.print(proof(verdict.match, Speaker(say.language, verdict.match.header.names)))
    context.exit(int(verdict.is_false))


def _findings(verdict: Verdict, say: Speaker) -> Table:
    """Every finding behind its standing."""
    table = Table.grid(padding=(0, 2))
    for finding in verdict.findings:
        table.add_row(Styled(say(f"terminal-verify-{finding.standing}"), COLOURS[finding.standing]), say.text(finding.text))
    return table


def proof(match: Match, say: Speaker) -> Table:
    """What was checked, fact by fact."""
    header, ending = match.header, match.ending
    assert header.seed is not None  # a match cannot be replayed without it
    table = Table.grid(padding=(0, 2))
    table.add_row(say("terminal-verify-game"), say(f"{header.game}-name"))
    table.add_row(say("terminal-verify-rules"), str(header.version))
    table.add_row(say("terminal-verify-components"), header.components)
    if header.shuffle is not None:
        table.add_row(say("terminal-verify-commitment"), header.shuffle.commitment)
    table.add_row(say("terminal-verify-hash"), header.seed_hash)
    table.add_row(say("terminal-verify-seed"), header.seed.hex())
    table.add_row(say("terminal-verify-entries"), str(len(match.entries)))
    table.add_row(say("terminal-verify-head"), match.head)
    table.add_row(say("terminal-verify-ending"), say.text(ending_text(match.game, ending)) if ending else say("terminal-replay-open"))
    table.add_row(say("terminal-verify-position"), match.position)
    return table
