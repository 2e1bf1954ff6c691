"""Outward: requests this server makes to addresses people gave it. Never into its own network, unless the operator allows that."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any, Final

import httpx

from windlass.engine.refusal import Refusal

SECONDS: Final = 10
PORTS: Final = (443, 8443)
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


def is_public(address: str) -> bool:
    """Whether an address lies on the open internet, whatever it is wrapped in."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inside is None and found in NAT64:
            inside = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inside is not None:
            return is_public(str(inside))
    return found.is_global and not found.is_multicast and not found.is_reserved


def parsed(url: str, *, private: bool) -> httpx.URL:
    """An address as it may be asked. Refuses with `calls.url`: only https without a name or password in it, at the usual ports."""
    try:
        found = httpx.URL(url)
    except httpx.InvalidURL:
        raise Refusal("calls.url") from None
    usual = found.scheme == "https" and (found.port is None or found.port in PORTS)
    if not found.host or found.userinfo or not (usual or (private and found.scheme in ("http", "https"))):
        raise Refusal("calls.url")
    return found


async def address_of(url: httpx.URL, *, private: bool) -> str:
    """The one address that will be asked. Every address of the name must be public: a name may have several, and change them."""
    port = url.port or (443 if url.scheme == "https" else 80)
    try:
        found = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal("calls.nowhere", host=url.host) from None
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise Refusal("calls.private", host=url.host)
    return addresses[0]


async def post(url: str, body: dict[str, Any], *, private: bool) -> None:
    """Send JSON. The name is asked for once and its address used, so that it cannot mean another one a moment later; nobody is followed
    elsewhere, and of the answer only the status is read. Refuses with `calls.` what did not arrive.
    """
    asked = parsed(url, private=private)
    address = await address_of(asked, private=private)
    there = asked.copy_with(host=address)
    try:
        async with httpx.AsyncClient(timeout=SECONDS, trust_env=False, follow_redirects=False) as client, asyncio.timeout(2 * SECONDS):
            request = client.build_request(
                "POST", there, json=body, headers={"host": asked.netloc.decode()}, extensions={"sni_hostname": asked.host}
            )
            answer = await client.send(request, stream=True)
            await answer.aclose()
    except (httpx.HTTPError, TimeoutError, ValueError):
        raise Refusal("calls.nowhere", host=asked.host) from None
    if not answer.is_success:
        raise Refusal("calls.status", host=asked.host, status=answer.status_code)
