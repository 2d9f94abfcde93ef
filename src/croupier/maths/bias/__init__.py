"""Is a wheel fair? Reading past spins, the tests, their power, and a plain verdict."""

from croupier.maths.bias.finding import Finding
from croupier.maths.bias.power import chi_square_power, sector_power, spins_needed, tilt_power
from croupier.maths.bias.reading import Spins, read_spins
from croupier.maths.bias.statistics import findings
from croupier.maths.bias.verdict import Report, judge
from croupier.maths.bias.worth import Worth, worth

__all__ = [
    "Finding",
    "Report",
    "Spins",
    "Worth",
    "chi_square_power",
    "findings",
    "judge",
    "read_spins",
    "sector_power",
    "spins_needed",
    "tilt_power",
    "worth",
]
