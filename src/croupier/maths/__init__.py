"""The mathematics of the game: exact odds, sessions, ruin, staking systems, simulation and wheel bias.

Everything starts from `PayTable.settle`, by which the live tables pay. One spin is exact on the standard library alone
and is offered here; the rest needs the extra `lab` (numpy, scipy, numba) and is asked for by folder: `exact`,
`ruin`, `systems`, `simulate`, `tournaments` and `bias`.
"""

from croupier.maths.exact.chance import Chance
from croupier.maths.exact.distribution import Distribution, mixture
from croupier.maths.exact.figures import exact_figure, slip_figures
from croupier.maths.exact.questions.par import par_sheet
from croupier.maths.exact.slips import Coup, Slip, coup, prison_readings, read_slip

__all__ = [
    "Chance",
    "Coup",
    "Distribution",
    "Slip",
    "coup",
    "exact_figure",
    "mixture",
    "par_sheet",
    "prison_readings",
    "read_slip",
    "slip_figures",
]
