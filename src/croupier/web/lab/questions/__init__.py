"""What the lab can be asked, by name: each a function of what is asked, an upload, and a report of progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.web.lab.questions.asked import Asked, Report
from croupier.web.lab.questions.exact import luck, ruin, session, slip, system
from croupier.web.lab.questions.further import further
from croupier.web.lab.questions.sheet import sheet
from croupier.web.lab.questions.simulated import compare, fan, trial
from croupier.web.lab.questions.spins import bias, health

QUESTIONS: dict[str, Callable[[Asked, bytes, Report], Any]] = {
    function.__name__: function
    for function in (slip, session, luck, system, ruin, further, compare, fan, bias, health, sheet, trial)
}
