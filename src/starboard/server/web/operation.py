"""Health and metrics, for monitoring."""

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from starboard.server.health import Trouble
from starboard.server.metrics import CONTENT_TYPE, figures
from starboard.server.play.hub import Hub


class Health(Struct, omit_defaults=True):
    """This worker's health. `status`: ok or broken; `trouble`: what is wrong; `maintenance`: since when."""

    status: str
    tables: int
    trouble: Trouble | None = None
    maintenance: float | None = None


BROKEN = {
    503: ResponseSpec(
        Health, description="Nothing can be written: `trouble` says why.", generate_examples=False
    )
}


@get("/health", responses=BROKEN)
async def health(hub: Hub, state: State) -> Response[Health]:
    """Answers 200 if this worker can write to its database."""
    trouble = await state.probe.trouble()
    status, code = ("broken", 503) if trouble else ("ok", 200)
    return Response(Health(status, len(hub.tables), trouble, hub.time.pauses.ongoing), status_code=code)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=True, include_in_schema=False)
def metrics(state: State) -> Response[bytes]:
    """Returns Prometheus metrics, unless they have their own port."""
    if state.settings.metrics_port:
        raise NotFoundException
    return Response(figures(), media_type=CONTENT_TYPE)
