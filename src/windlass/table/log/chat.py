"""Chat: what people said at one table, with reactions, and the table's own notices."""

from __future__ import annotations

from typing import Final, get_args

from windlass.engine.refusal import Refusal
from windlass.engine.text import Argument, Text
from windlass.table.log.entries import Reacted, Said
from windlass.table.wire import ChatLine, Phrase, Reaction, ReactionInfo

PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
REACTIONS: Final[tuple[str, ...]] = get_args(Reaction)
KEPT: Final = 500  # lines shown to newcomers; the log keeps all


class Chat:
    """The lines of one table, each with the number at which it last changed."""

    def __init__(self) -> None:
        self.lines: dict[int, ChatLine] = {}
        self._changed: dict[int, int] = {}

    def _put(self, line: ChatLine) -> None:
        self.lines[line.id] = line
        self._changed[line.id] = line.id
        if len(self.lines) > KEPT:
            oldest = next(iter(self.lines))
            del self.lines[oldest], self._changed[oldest]

    def say(self, number: int, entry: Said, seat: int) -> None:
        """Somebody said something."""
        message = Text(f"phrase-{entry.phrase}") if entry.phrase else None
        line = ChatLine(
            id=number, kind="phrase" if entry.phrase else "said", at=entry.at, person=entry.by, seat=seat, name=entry.name,
            text=entry.text, message=message, reactions=[],
        )  # fmt: skip
        self._put(line)

    def notice(self, number: int, at: int, message: str, **args: Argument) -> None:
        """The table itself tells something."""
        text = Text(f"table-notice-{message}", dict(args))
        self._put(ChatLine(id=number, kind="notice", at=at, person=None, seat=-1, name="", text=None, message=text, reactions=[]))

    def check_reaction(self, line: int) -> None:
        """Refuses a reaction to a line that is not there, or to a notice."""
        if line not in self.lines or self.lines[line].kind == "notice":
            raise Refusal("table.no-such-line")

    def react(self, number: int, entry: Reacted) -> None:
        """Put a reaction, or take it away; nothing changes when it was so already."""
        if entry.line not in self.lines:
            return
        line = self.lines[entry.line]
        people = {info.reaction: info.people for info in line.reactions}
        having = [person for person in people.get(entry.reaction, []) if person != entry.by]
        people[entry.reaction] = [*having, entry.by] if entry.on else having
        line.reactions = [ReactionInfo(reaction=one, people=who) for one, who in people.items() if who]
        self._changed[entry.line] = number

    def forget(self, number: int, person: str) -> None:
        """Take back the words and the name of somebody who is gone for good."""
        for line in self.lines.values():
            if line.person == person:
                line.name, line.text, line.person = "", None if line.text is None else "", None
                self._changed[line.id] = number
            for reaction in line.reactions:
                reaction.people = [one for one in reaction.people if one != person]
            line.reactions = [reaction for reaction in line.reactions if reaction.people]

    def last_of(self, person: str) -> int | None:
        """When this person said something last, among the lines that are shown."""
        return next((line.at for line in reversed(self.lines.values()) if line.person == person), None)

    def name_of(self, person: str) -> str:
        """What a person who said something was called then; empty for anyone else."""
        return next((line.name for line in reversed(self.lines.values()) if line.person == person), "")

    def heard(self, person: str) -> bool:
        """Whether this person said anything that is shown."""
        return any(line.person == person for line in self.lines.values())

    def since(self, number: int, muted: tuple[str, ...]) -> list[ChatLine]:
        """Lines that are new or changed after this number, without those of muted people."""
        return [line for line in self.lines.values() if self._changed[line.id] > number and line.person not in muted]
