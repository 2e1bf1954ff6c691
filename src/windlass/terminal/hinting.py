"""Hints in words: the action with its short form, why, the chance to win, and the plan behind it."""

from __future__ import annotations

from windlass.engine.text import Argument, Text
from windlass.table.wire import Advice
from windlass.terminal.speech import Speaker


def told(say: Speaker, notation: str, advice: Advice, *, second: bool = False) -> str:
    """The advice in the reader's language, in the words that the browser uses too."""
    args: dict[str, Argument] = {"action": advice.text, "reason": advice.reason}
    hint = Text("web-hint", args) if advice.chance is None else Text("web-hint-chance", {**args, "chance": advice.chance})
    sentences = [say("terminal-hint", notation=notation, hint=Text("web-hint-second", {"hint": hint}) if second else hint)]
    if advice.then:
        sentences.append(say("web-hint-then", plan=" → ".join(map(say.text, advice.then))))
    if advice.gains:
        sentences.append(say("web-hint-gains", gains=", ".join(map(say.text, advice.gains))))
    return " ".join(sentences)
