"""Mail: one message to one address, by the server that the settings name."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import aiosmtplib

from windlass.engine.refusal import Refusal
from windlass.table.live.settings import ServerSettings

SECONDS = 20


async def send(settings: ServerSettings, to: str, subject: str, text: str, stop: str) -> None:
    """Send a message; `stop` is the address that ends them all. Refuses with `calls.mail` what did not arrive."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, to, " ".join(subject.split())
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=settings.mail_from.rpartition("@")[2].strip(" >") or None)
    message["Auto-Submitted"], message["List-Unsubscribe"] = "auto-generated", f"<{stop}>"
    message.set_content(text)
    try:
        await aiosmtplib.send(
            message, hostname=settings.mail_host, port=settings.mail_port, username=settings.mail_user or None,
            password=settings.mail_password or None, use_tls=settings.mail_security == "tls",
            start_tls=settings.mail_security == "starttls", timeout=SECONDS,
        )  # fmt: skip
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise Refusal("calls.mail", reason=str(error)[:200]) from None
