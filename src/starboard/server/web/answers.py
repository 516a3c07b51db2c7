"""Error responses: a status, a key, and a message in the reader's language."""

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from starboard.engine.library import BeingPrepared
from starboard.match import StarboardError
from starboard.server.observe import REFUSALS, REQUEST_FAILURES, log
from starboard.server.preparing import preparing
from starboard.words import preferred, say

STATUS = {
    "no-identity": 401,
    "not-host": 403,
    "not-seated": 403,
    "not-watchable": 403,
    "foreign-origin": 403,
    "bad-link": 403,
    "ban-operator": 403,
    "banned": 403,
    "banned-address": 403,
    "muted": 403,
    "own-address": 403,
    "proxy-address": 403,
    "no-ban": 404,
    "accounts-off": 404,
    "no-account": 404,
    "no-act": 404,
    "no-announcement": 404,
    "no-device": 404,
    "no-identity-here": 404,
    "no-line": 404,
    "no-moment": 404,
    "no-operator-link": 404,
    "no-passkey": 404,
    "no-report": 404,
    "no-such-person": 404,
    "no-table": 404,
    "no-target": 404,
    "notices-off": 404,
    "no-tutorial": 404,
    "account-other": 409,
    "account-taken": 409,
    "already-begun": 409,
    "already-reported": 409,
    "already-rated": 409,
    "beyond-repair": 409,
    "broken-match": 409,
    "changed-meanwhile": 409,
    "maintenance-already": 409,
    "match-ended": 409,
    "not-playing": 409,
    "other-rules": 409,
    "operator-already": 409,
    "passkey-taken": 409,
    "seat-taken": 409,
    "stale": 409,
    "one-analysis": 429,
    "one-hint": 429,
    "table-closed": 409,
    "too-fast": 429,
    "too-many-masters": 429,
    "too-many-identities": 429,
    "too-many-passkeys": 429,
    "too-many-sockets": 429,
    "too-many-nearby": 429,
    "too-many-tables": 429,
    "too-many-targets": 429,
    "account-down": 503,
    "analyses-full": 503,
    "maintenance": 503,
    "notice-failed": 503,
    "preparing": 503,
    "too-busy": 503,
}
"""HTTP status by error key; all others are 400."""


class Problem(Struct, omit_defaults=True):
    """An error: a key for programs, words for people. Nothing was changed. `number`: of the current state."""

    error: str
    words: str
    number: int | None = None


ANSWERS = {
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in {
        400: "The request is not valid.",
        401: "The caller has no identity: `GET /api/me` creates one.",
        403: "The caller may not do this.",
        404: "Not found.",
        409: "Somebody was faster, or the match cannot be continued.",
        413: "The request is too large.",
        429: "Too many requests.",
        503: "The server is too busy, or the game is still being prepared.",
    }.items()
}
"""Error responses in the OpenAPI document."""


def language_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> str:
    """Returns the supported language that the browser prefers."""
    return preferred(connection.headers.get("accept-language", "").split(","))


def problem(error: StarboardError, language: str) -> Problem:
    """Counts an error and returns it as a response body."""
    REFUSALS.labels(error.key).inc()
    return Problem(error.key, error.words(language), getattr(error, "number", None))


def answer_error(request: Request[Any, Any, Any], error: StarboardError) -> Response[Problem]:
    """Answers errors that we raise."""
    return Response(problem(error, language_of(request)), status_code=STATUS.get(error.key, 400))


def answer_preparing(request: Request[Any, Any, Any], error: BeingPrepared) -> Response[Problem]:
    """Answers requests for a game that is not compiled yet."""
    return answer_error(request, preparing(error))


def answer_refusal(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answers errors that the framework raises: unknown paths, invalid bodies."""
    key = {404: "no-address", 405: "no-method", 413: "too-large", 429: "too-fast"}.get(
        error.status_code, "bad-request"
    )
    REFUSALS.labels(key).inc()
    extra: Any = error.extra
    detail = (
        ", ".join(f"{one.get('key', '')} {one.get('message', '')}".strip() for one in extra)
        if isinstance(extra, list)
        else ""
    )
    words = say(f"error-{key}", language_of(request), detail=(detail or error.detail)[:300])
    return Response(Problem(key, words), status_code=error.status_code, headers=error.headers)


def answer_nonsense(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """Answers bodies that are nested too deeply."""
    return Response(
        Problem("bad-request", say("error-bad-request", language_of(request), detail="")), status_code=400
    )


def answer_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answers unexpected errors. Logs them in full, and reveals nothing."""
    REQUEST_FAILURES.inc()
    asked = {"method": request.method, "path": request.url.path, "table": request.path_params.get("table_id")}
    log.error("a request failed", exc_info=error, extra=asked)
    return Response(Problem("failure", say("error-failure", language_of(request))), status_code=500)
