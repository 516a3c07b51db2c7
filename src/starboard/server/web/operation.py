"""For operators: is it well, and how much does it do."""

from litestar import MediaType, Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from starboard.server.play.hub import Hub


class Health(Struct):
    """All is well."""

    status: str
    tables: int


@get("/health")
async def health(hub: Hub) -> Health:
    """Answers if this worker can read its database."""
    await hub.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return Health("ok", len(hub.tables))


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
