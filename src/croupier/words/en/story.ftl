# A round as the journal tells it.

story =
    .seat = seat { $seat }
    .player = { $player } (seat { $seat })
    .opened = Round { $round }: place your bets.
    .sits = { $player } sits down at seat { $seat }.
    .leaves = { $player } leaves seat { $seat }.
    .buys = { $who } buys chips for { $amount }.
    .buys_receipt = { $who } buys chips for { $amount }, receipt { $receipt }.
    .puts = { $who } puts { $chips } on { $bet }.
    .puts_by = { $who } puts { $chips } on { $bet }, laid by { $by }.
    .takes = { $who } takes { $chips } down from { $bet }.
    .short = { $amount } on { $bet } had not reached the minimum and goes back to { $who }.
    .coupon = { $who } lays a match play coupon for { $amount } on { $bet }.
    .spins = { $dealer } spins the ball.
    .spins_ways = { $dealer } spins: wheel { $wheel }, ball { $ball }.
    .off_track = The ball leaves the track.
    .no_more = No more bets. Wagers: { $wagers }, { $amount } in all.
    .no_more_late = No more bets, called late. Wagers: { $wagers }, { $amount } in all.
    .no_more_early = No more bets, called too early. Wagers: { $wagers }, { $amount } in all.
    .seen = The ball is seen in { $number } ({ $source }).
    .seen_rest = The ball is seen at rest ({ $source }).
    .call_missed = No more bets was not called. Nobody can bet on this spin any more.
    .laid = Since the spin, { $time }: { $who } put { $chips } on { $bet }.
    .lifted = Since the spin, { $time }: { $who } took { $chips } down from { $bet }.
    .rests = The ball rests in { $number }, { $colour }.
    .void = The ball rests in { $number }: the spin is void, the wagers stand.
    .no_spin = No spin: { $reason }. The wagers stand.
    .chooses = { $who } chooses { $choice } for { $bet }.
    .default = Time to choose is over; the default is { $choice }.
    .paid = { $who } is paid { $amount }.
    .dealers_win = The dealers win { $amount }.
    .corrected = Corrected by { $by } and { $second }: not { $was } but { $number } ({ $reason }).
    .held = The table is held: { $what }.
    .rules = { $by } rules: { $order } ({ $reason }).
    .rules_number = { $by } rules: the ball rests in { $number }; { $order } ({ $reason }).
    .returned = All wagers go back to their players.
    .disputes = { $who } disputes: { $what }.
    .decides_pay = { $by } decides the dispute: { $amount } is paid ({ $reason }).
    .decides_deny = { $by } decides the dispute: denied ({ $reason }).
    .refused = Refused, { $command }: { $message } ({ $code })
    .dolly = The dolly is removed.
    .loses = { $who } loses { $amount }.
    .loses_prison = { $who } loses { $amount } that was in prison.
    .half_back = { $who } takes { $amount } back.
    .imprisoned = { $amount } of { $who } goes in prison.
    .released = { $amount } of { $who } is released from prison.
    .on_layout = { $who } on the layout: { $list }
    .in_prison = { $who } in prison: { $list }
    .on = { $chips } on { $bet }
    .for_dealers = { $amount } for the dealers
    .in_value = { $amount } in { $colour } value chips

story_way =
    .clockwise = clockwise
    .counter-clockwise = counter-clockwise

story_colour =
    .red = red
    .black = black
    .green = green

story_no_spin =
    .same_direction = same direction
    .under_four_turns = under four turns
    .foreign_object = foreign object
    .ball_left_wheel = ball left wheel

story_choice =
    .half = half
    .leave = leave

story_order =
    .go-on = go on
    .void = void
    .return-wagers = return wagers

story_source =
    .dealer = dealer
    .pit-supervisor = pit supervisor
    .sensor = sensor
    .clock = clock
    .random-wheel = random wheel
    .ruling = ruling
