"""What opens a table to those who know it: its short code and its password."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter that looks like another
CODE_LENGTH: Final = 6
ROUNDS: Final = 2**13  # scrypt's cost: about 30 ms for one guess


def new_code() -> str:
    """A short code of a table: about 30 bits, and guessing is limited."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def hash_password(password: str) -> str:
    """A password as it is stored."""
    salt = secrets.token_bytes(12)
    return f"{salt.hex()}:{hashlib.scrypt(password.encode(), salt=salt, n=ROUNDS, r=8, p=1, dklen=24).hex()}"


def is_password(stored: str, password: str) -> bool:
    """Whether this is the password that was stored."""
    salt, _, kept = stored.partition(":")
    tried = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), n=ROUNDS, r=8, p=1, dklen=24).hex()
    return hmac.compare_digest(kept, tried)
