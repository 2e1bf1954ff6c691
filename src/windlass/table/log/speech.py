"""Speech: refusals and texts as sentences in a person's language, and hints in texts."""

from __future__ import annotations

import logging
from collections.abc import Callable

from windlass.bots.hints import Hint
from windlass.engine.game import Game
from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.i18n.catalog import catalog
from windlass.table.wire import Advice, RefusalInfo

log = logging.getLogger(__name__)


def say(text: Text, language: str, name_of: Callable[[int], str] | None = None) -> str:
    """The sentence, or the message id where the catalogue lacks it: a missing word must not stop a table."""
    try:
        return catalog(language).say(text, name_of)
    except LookupError as missing:
        log.warning("untranslated", extra={"missing": str(missing)})
        return text.id


def refusal_info(refusal: Refusal, language: str) -> RefusalInfo:
    """A refusal as it is sent."""
    return RefusalInfo(code=refusal.code, args=refusal.args_by_name, said=say(refusal.text, language))


def advice_info(game: Game, hint: Hint) -> Advice:
    """A hint as the wire tells it, the chance in hundredths."""
    return Advice(
        notation=game.print_action(hint.action),
        text=game.describe(hint.action),
        reason=Text(hint.reason),
        chance=None if hint.chance is None else round(hint.chance * 100),
        then=[game.describe(action) for action in hint.then],
        gains=list(hint.gains),
    )
