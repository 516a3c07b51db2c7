"""The scorepad, for those who play the boxed games: nothing is kept here."""

import asyncio
from typing import Any

from litestar import post

from starboard.scorepad import codex, comet, stella, subastral
from starboard.server.web.answers import ANSWERS


@post("/api/score/subastral", responses=ANSWERS, status_code=200)
async def score_subastral(data: subastral.SubastralSheet) -> dict[str, Any]:
    """Counts journals of Subastral."""
    return await asyncio.to_thread(subastral.score, data)


@post("/api/score/stella", responses=ANSWERS, status_code=200)
async def score_stella(data: stella.StellaSheet) -> dict[str, Any]:
    """Counts collections of Stella Quest."""
    return await asyncio.to_thread(stella.score, data)


@post("/api/score/codex", responses=ANSWERS, status_code=200)
async def score_codex(data: codex.CodexSheet) -> dict[str, Any]:
    """Counts the track and the objectives of Codex Naturalis."""
    return await asyncio.to_thread(codex.score, data)


@post("/api/score/comet", responses=ANSWERS, status_code=200)
async def score_comet(data: comet.CometSheet) -> dict[str, Any]:
    """Counts saved animals of Comet."""
    return await asyncio.to_thread(comet.score, data)
