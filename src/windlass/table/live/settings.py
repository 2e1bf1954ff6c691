"""Settings of a server: from a TOML file, then `WINDLASS_*` in the environment, then flags; the later wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from windlass.engine.refusal import Refusal

PREFIX: Final = "WINDLASS_"
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")  # where only this machine listens


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that can be set. The same name in lower case in the file, in capitals after WINDLASS_ in the environment."""

    host: Annotated[str, Meta(description="address to listen at; 0.0.0.0 for the whole network")] = "0.0.0.0"  # noqa: S104
    port: Annotated[int, Meta(ge=0, le=65535, description="port to listen at; 0 for any free one")] = 8199
    store: Annotated[str, Meta(description="path of the SQLite file, or postgresql://...; empty: in the user's data folder")] = ""
    public_url: Annotated[str, Meta(description="address under which people reach the server, for links; empty: as they call it")] = ""
    origins: Annotated[str, Meta(description="further web origins that may use this server, separated by commas")] = ""
    secure: Annotated[bool, Meta(description="cookies only over https; set it behind a proxy with TLS")] = False
    proxies: Annotated[str, Meta(description="addresses of reverse proxies whose X-Forwarded-For is believed, by commas")] = ""
    bots: Annotated[int, Meta(ge=0, le=64, description="processes in which bots think; 0 leaves them to `windlass bots`")] = 1
    bot_pause: Annotated[float, Meta(ge=0, le=30, description="seconds a bot waits before it acts, so that people can follow")] = 0.6
    bot_limit: Annotated[float, Meta(gt=0, le=600, description="seconds after which a thinking bot plays a quick action instead")] = 20.0
    bot_wait: Annotated[
        float, Meta(gt=0, le=600, description="seconds a bot waits for a process to think in; then it plays by rules of thumb")
    ] = 3.0
    own_bots: Annotated[str, Meta(description="bots of your own that tables may offer: crow=run:node crow.mjs; raven=my_bots:Raven")] = ""
    warm: Annotated[bool, Meta(description="compile the rules for strong bots in the background when that is not done yet")] = True
    commands: Annotated[int, Meta(ge=1, description="commands a person may send in ten seconds")] = 100
    requests: Annotated[int, Meta(ge=1, description="requests an address may make in ten seconds")] = 400
    guests: Annotated[int, Meta(ge=1, description="new people an address may bring in an hour")] = 100
    tables: Annotated[int, Meta(ge=1, description="tables a person may open in an hour")] = 60
    unfinished: Annotated[
        int, Meta(ge=1, description="tables of a person that may be unfinished at once; an address has six times as many")
    ] = 60
    bot_tables: Annotated[
        int, Meta(ge=1, description="unfinished tables of a person at which bots may play; an address has six times as many")
    ] = 20
    sockets: Annotated[int, Meta(ge=1, description="connections a person may have at once")] = 16
    connections: Annotated[int, Meta(ge=1, description="connections an address may have at once; proxies are not counted")] = 200
    hosts: Annotated[str, Meta(description="further host names people may call this server by, separated by commas")] = ""
    words: Annotated[
        str, Meta(description="file of words that names may not have and chat hides, one a line; empty: a short list; -: none")
    ] = ""
    admin_token: Annotated[str, Meta(description="bearer token for the operator's page at /admin; empty: there is none")] = ""
    archive: Annotated[str, Meta(description="folder for match files of tables that guests finished long ago; empty: they stay")] = ""
    archive_after: Annotated[str, Meta(pattern="^[1-9][0-9]{0,3}[mhd]$", description="age at which they go there: 90d")] = "180d"
    backup: Annotated[str, Meta(description="folder for copies of the SQLite file, made while the server runs; empty: none")] = ""
    backup_every: Annotated[str, Meta(pattern="^[1-9][0-9]{0,3}[mhd]$", description="time between two copies: 30m, 1h, 7d")] = "1h"
    backup_keep: Annotated[int, Meta(ge=1, description="copies kept; older ones are removed")] = 48
    metrics_token: Annotated[str, Meta(description="bearer token that /metrics asks for; empty: only this machine may read it")] = ""
    mail_host: Annotated[str, Meta(description="SMTP server for e-mail to people who want to be called to slow games; empty: none")] = ""
    mail_port: Annotated[int, Meta(ge=1, le=65535, description="its port")] = 587
    mail_security: Annotated[str, Meta(pattern="^(starttls|tls|none)$", description="how the connection to it is secured")] = "starttls"
    mail_user: Annotated[str, Meta(description="name to log in with there; empty: without")] = ""
    mail_password: Annotated[str, Meta(description="password to log in with there")] = ""
    mail_from: Annotated[str, Meta(description="address such e-mail comes from")] = "windlass@localhost"
    call_after: Annotated[int, Meta(ge=0, description="seconds a turn waits before somebody who is elsewhere is called")] = 120
    private_hooks: Annotated[bool, Meta(description="let webhooks of people reach addresses of this machine and its network")] = False
    house_seed: Annotated[
        str,
        Meta(description="for tests and demonstrations here: cards and bots repeat themselves, known to whoever knows this"),
    ] = ""
    log: Annotated[str, Meta(pattern="^(debug|info|warning|error)$", description="how much is logged")] = "info"


def load(path: Path | None = None, environment: Mapping[str, str] | None = None, flags: Mapping[str, Any] | None = None) -> ServerSettings:
    """The settings in force. Refuses with `settings.file` or `settings.value`, naming what is wrong."""
    values: dict[str, Any] = {}
    if path is not None:
        try:
            values |= tomllib.loads(path.read_text("utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise Refusal("settings.file", file=str(path), reason=str(error)) from None
    names = {field.name for field in msgspec.structs.fields(ServerSettings)}
    for key, text in (os.environ if environment is None else environment).items():
        name = key.removeprefix(PREFIX).lower()
        if key.startswith(PREFIX) and name in names:
            values[name] = text
    values |= {name: value for name, value in (flags or {}).items() if value is not None}
    try:
        settings = msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("settings.value", reason=str(error)) from None
    if settings.house_seed and settings.host not in LOOPBACK:
        raise Refusal("settings.value", reason=f"house_seed: only with host {' / '.join(LOOPBACK)}")
    return settings


def default_store() -> str:
    """Where the SQLite file lies when nobody says: the user's data folder."""
    root = os.environ.get("XDG_DATA_HOME") or (os.environ.get("LOCALAPPDATA") if os.name == "nt" else None) or "~/.local/share"
    return str(Path(root).expanduser() / "windlass" / "table.sqlite")
