"""Speech: refusals and texts as sentences in a person's language."""

from __future__ import annotations

import logging
from collections.abc import Callable

from windlass.engine.refusal import Refusal
from windlass.engine.text import Text
from windlass.i18n.catalog import catalog
from windlass.table.wire import RefusalInfo

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
