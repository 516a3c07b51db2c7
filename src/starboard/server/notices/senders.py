"""`Senders`: the ways to send a notice, as far as the settings allow them."""

from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from starboard.match import StarboardError
from starboard.server.database.rows import TargetRow
from starboard.server.notices.apprise_client import Apprise, is_installed
from starboard.server.notices.networks import Networks
from starboard.server.notices.post import checked, post
from starboard.server.notices.targets import Targets
from starboard.server.notices.texts import Text, plain_text, push_message
from starboard.server.observe import log
from starboard.server.settings import Settings

if TYPE_CHECKING:
    from starboard.server.notices.push import Signer

PUSH, NONE = "push", "none"
GONE = frozenset({404, 410})
"""The status with which a push service says that a subscription has ended."""
OFF_PAGE = "/notices/off"


class Outcome(Enum):
    """How an attempt to send ended. `GONE`: the target does not exist any more."""

    SENT, FAILED, GONE = range(3)


class Senders:
    """Web Push and Apprise."""

    def __init__(self, settings: Settings, targets: Targets) -> None:
        ways = [way.strip().lower() for way in settings.notices.split(",") if way.strip()]
        self._targets = targets
        self._site = settings.site
        self._networks = Networks(settings.notice_networks)
        self._apprise = Apprise(settings.notice_networks)
        self._contact = settings.notice_contact or settings.site or "https://starboard.invalid"
        self._has_push = PUSH in ways
        self.schemes = (
            [way for way in ways if way not in (PUSH, NONE)] if self._site and is_installed() else []
        )
        """The kinds of addresses that people may add. They need the web address of the page, for the link."""

    @cached_property
    def _signer(self) -> "Signer | None":
        from starboard.server.notices.push import Signer

        return Signer(self._targets.keys.push, self._contact) if self._has_push else None

    @property
    def push_key(self) -> str | None:
        """The public key that browsers need to subscribe; None if push is off."""
        return self._signer.public if self._signer else None

    def check_push(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Raises unless these belong to a browser's subscription."""
        if self._signer is None:
            raise StarboardError("notices-off")
        from starboard.server.notices.push import check_keys

        try:
            checked(endpoint)
            check_keys(p256dh, auth)
        except ValueError:
            raise StarboardError("bad-subscription") from None

    async def check_address(self, address: str) -> None:
        """Raises unless notices may be sent to this address."""
        scheme, mark, _ = address.partition("://")
        if not self.schemes:
            raise StarboardError("notices-off")
        if not mark or scheme.lower() not in self.schemes:
            raise StarboardError("bad-scheme", schemes=", ".join(self.schemes))
        if not await self._apprise.is_valid(address):
            raise StarboardError("bad-notice-address")

    async def send(self, target: TargetRow, text: Text, path: str, tag: str) -> Outcome:
        """Sends a notice to a target."""
        if target.kind == PUSH:
            return await self._push(target, text, path, tag)
        if target.address.partition("://")[0].lower() not in self.schemes:
            return Outcome.GONE  # the operator does not allow it any more
        token = urlencode({"target": target.id, "token": self._targets.token(target.id)})
        body = plain_text(text, self._site + path, f"{self._site}{OFF_PAGE}?{token}")
        is_sent = await self._apprise.send(target.address, text.title, body)
        return Outcome.SENT if is_sent else Outcome.FAILED

    async def _push(self, target: TargetRow, text: Text, path: str, tag: str) -> Outcome:
        if self._signer is None or target.p256dh is None or target.auth is None:
            return Outcome.FAILED
        message = push_message(text, path, tag, target.id, self._targets.token(target.id))
        headers, body = self._signer.request(message, target.address, target.p256dh, target.auth, tag)
        try:
            status = await post(target.address, headers, body, self._networks)
        except Exception as error:  # network, TLS, HTTP or timeout
            log.info("a push service could not be reached", extra={"problem": type(error).__name__})
            return Outcome.FAILED
        if status in GONE:
            return Outcome.GONE
        return Outcome.SENT if 200 <= status < 300 else Outcome.FAILED

    async def close(self) -> None:
        await self._apprise.close()
