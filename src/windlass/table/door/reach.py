"""Reach: the address that another device finds this server at, and who can open it. No packet is sent to find it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

from windlass.table.door.requests import origin_of, server_of
from windlass.table.live.settings import LOOPBACK
from windlass.table.wire import Reach

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  # where a server listens that others reach


def network_address() -> str | None:
    """This machine's address on its network, or None."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None


def link_origin(request: Request) -> str:
    """The address for links and QR pictures. Who called the server on this machine, by a name that means nothing elsewhere, is given the
    machine's address on its network.
    """
    settings, called = server_of(request).settings, origin_of(request)
    if settings.host not in EVERYWHERE or reach_of(called) != "here":
        return called
    address, port = network_address(), urlsplit(called).port
    return f"{request.url.scheme}://{address}{f':{port}' if port else ''}" if address is not None else called


def reach_of(origin: str) -> Reach:
    """Who can open links to this address: only this machine, everyone on its network, or everyone."""
    try:
        name = urlsplit(origin).hostname or ""
    except ValueError:  # not an address at all
        return "here"
    if name in LOOPBACK or name.endswith(".localhost"):
        return "here"
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return "network" if "." not in name or name.endswith((".local", ".lan", ".home.arpa")) else "everyone"
    if address.is_loopback:
        return "here"
    return "network" if address.is_private or address.is_link_local else "everyone"
