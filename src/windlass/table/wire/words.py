"""What the wire is made of: words, numbers and ids within their bounds, and the bases of all its structs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from windlass.i18n.catalog import LANGUAGES

Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$", extra_json_schema={"title": "Language", "enum": list(LANGUAGES)})]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
PersonId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Word = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Eyes = Annotated[int, Meta(ge=-1, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Password = Annotated[str, Meta(min_length=1, max_length=64)]
Part = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}$")]
Seed = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$")]

FaceWord = Annotated[str, Meta(max_length=32)]
Face = Annotated[dict[FaceWord, Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | FaceWord], Meta(max_length=8)]
"""A typed action of some game: its `type` and its values. Each game's own are generated for its screens."""

Cause = Literal["wish", "absent", "time"]
Measure = Literal["silence", "hear", "remove", "ban", "readmit"]
Grievance = Literal["words", "name", "play", "other"]
Emblem = Literal["anchor", "compass", "lantern", "wave", "star", "crab", "barrel", "feather", "moon", "shell", "whale", "key"]
Pace = Literal["quick", "calm", "days"]
Reach = Literal["here", "network", "everyone"]
Status = Literal["waiting", "playing", "paused", "over", "abandoned", "frozen"]
ShuffledBy = Literal["people", "table", "known"]
Reaction = Literal["like", "laugh", "wow", "sad", "heart"]
Phrase = Literal["hello", "luck", "thanks", "well-played", "oops", "sorry", "moment", "your-turn", "close", "again", "bye"]


class Wire(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What all structs of the wire share: fields by name, unknown ones refused."""


class Agreed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The same for what does not change once it is said."""
