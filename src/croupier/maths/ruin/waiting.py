"""How long a player lasts: the spins until ruin, until the target, or until either of them."""

from __future__ import annotations

import math

import numpy as np

from croupier.maths.exact.questions.waiting import EPS, LEFT, SPINS_MAX, Wait
from croupier.maths.exact.slips import Coup
from croupier.maths.ruin.chains import Terms, build
from croupier.maths.ruin.flat import martingale_exponent
from croupier.maths.systems.systems import System
from croupier.refusal import Refused

WORK_MAX = 3_000_000_000  # states times coups: some ten seconds


def beyond_reach(coup: Coup, bankroll: int) -> int:
    """A target that flat play reaches with chance `LEFT` at most: where there is an edge, luck has an end."""
    if coup.net.mean >= 0:
        raise Refused("bad_goal.edge_against", "Who has no edge against him is not ruined for certain: give a target.")
    exponent = martingale_exponent(coup.net)  # by the martingale exp(exponent * money)
    return bankroll + math.ceil(-math.log(LEFT) / exponent)


def until_ruin(system: System, coup: Coup, terms: Terms) -> tuple[Wait, Wait]:
    """Until the player must stop, and until the target is reached; a coup counts as one spin."""
    chain = build(system, coup, terms)
    here = np.zeros(len(chain.states))
    here[0] = 1.0
    forward = chain.moves.T.tocsr()
    reached, stopped = np.zeros(len(chain.states)), np.zeros(len(chain.states))
    for number, bankroll, chance in chain.ends:
        (reached if bankroll >= terms.target else stopped)[number] += chance
    ruin, target = [0.0], [0.0]
    most = min(SPINS_MAX, WORK_MAX // (forward.nnz + 1))
    left = 1.0
    while left > LEFT and len(ruin) <= most:
        ruin.append(float(here @ stopped))
        target.append(float(here @ reached))
        here = forward @ here
        left = float(here.sum())
    added = int(np.diff(forward.indptr).max(initial=1))
    error = left + EPS * (len(ruin) * (added + 3) + len(chain.states))
    return Wait(ruin, math.fsum(target), error), Wait(target, math.fsum(ruin), error)
