"""What a colour of tournament chips stands for may change between rounds, and only then."""

from __future__ import annotations

from tests.clauses.table_support import Floor
from tests.support import clause


@clause("CO-2214(2)-c")
def test_point_values_change_between_rounds_and_not_within_one() -> None:
    floor = Floor("colorado", policy={"tournament": True}).open()
    floor.do("pause-betting")
    floor.do("set-point-values", values={"blue": 100})
    floor.post_sign()
    floor.do("open-betting")
    floor.do("seat-player", seat=1, player="Ann")
    floor.do("issue-points", seat=1, points=1000)
    floor.do("place-wager", seat=1, bet="red", stake=500)
    refusal = floor.refused("set-point-values", values={"blue": 500})
    assert (refusal.code, refusal.clause) == ("round_running", "CO-2214(2)-c")
    floor.do("pause-betting")
    refusal = floor.refused("set-point-values", values={"blue": 500})
    assert (refusal.code, refusal.clause) == ("round_running", "CO-2214(2)-c"), "chips lie on the layout"
    floor.do("open-betting")
    floor.do("spin-ball")
    assert floor.refused("set-point-values", values={"blue": 500}).code == "round_running"
    floor.do("call-no-more-bets", wave=True)
    floor.do("declare-result", number="2", turns=5)
    floor.do("place-dolly", number="2")
    floor.do("collect-losers")
    assert floor.refused("set-point-values", values={"blue": 500}).code == "round_running", "though nothing lies there"
    floor.do("remove-dolly")
    assert floor.table.point_values == {"blue": 100}
    floor.do("pause-betting")
    floor.do("set-point-values", values={"blue": 500})
    assert floor.table.point_values == {"blue": 500}
