"""What they change."""

from __future__ import annotations

from croupier.house.alerts.events import AlertAcknowledged
from croupier.house.state import Doings


def alert_acknowledged(doings: Doings, event: AlertAcknowledged) -> None:
    doings.acknowledged.add(event.alert)
