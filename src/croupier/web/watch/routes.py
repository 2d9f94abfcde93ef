"""What watches the machine looks at: where such programs look by themselves, outside /api."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse, Response

from croupier import __version__
from croupier.live.moments import stamp
from croupier.live.tables.room import MEGABYTE
from croupier.web.door.house_models import Health
from croupier.web.door.programs import for_programs
from croupier.web.entry import Entered, TheHouse
from croupier.web.watch.exposition import TYPE
from croupier.web.watch.metrics import metrics_text

router = APIRouter(tags=["house"])


@router.get("/health", response_model=Health, summary="Is all well?")
async def health(_session: Entered, house: TheHouse) -> Any:
    """For whoever watches the machine; always 200 while the server runs, `ok` is of tables, disk and clock."""
    suspended = sorted(name for name, runner in house.floor.tables.items() if runner.suspended)
    return {
        "ok": not suspended and not house.floor.room.lacking and not house.floor.now.apart,
        "version": __version__,
        "demo": house.settings.demo,
        "tables": len(house.floor.tables),
        "suspended": suspended,
        "up_seconds": round(house.ticks() - house.started),
        "disk_free_mb": None if (free := house.floor.room.free) is None else free // MEGABYTE,
        "disk_low": house.floor.room.short,
        "clock_apart": house.floor.now.apart,
        "fsync_ms": round(house.fsync_ms, 3),
        "journal_records": house.journal_records,
        **house.self_check.program,
        "seal": house.self_check.sealer.newest,
        "witnesses": [
            {"name": name, "vouches": one.up and one.failing_since is None, "cosigned_at": said_at(one.cosigned_at)}
            for name, one in house.self_check.sealer.witnessing.watched().items()
        ],
        "self_check": house.self_check.last or None,
        "setup_needed": bool(house.people.setup_code),
    }


def said_at(seconds: float) -> str | None:
    return stamp(datetime.fromtimestamp(seconds, UTC)) if seconds else None


METRICS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"example": "croupier_sockets 3\n"}}, "description": "Prometheus's text."}
}


@router.get(
    "/metrics",
    response_class=PlainTextResponse,
    response_model=str,
    summary="Figures",
    openapi_extra=for_programs("Whoever watches the machine collects it."),
    responses=METRICS,
)
async def metrics(_session: Entered, house: TheHouse) -> Response:
    """For Prometheus."""
    return Response(metrics_text(house), media_type=TYPE)
