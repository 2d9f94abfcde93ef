# What the papers of a tournament say.

tournament =
    .title = { $name }: tournament rules
    .version = Version { $version } of the rules
    .kicker = Roulette tournament
    .read = How we read the regulation

tournament-heading =
    .frame = Who holds it, when and where
    .standard = House rules
    .money = Entry fee and buy-in
    .re_buys = Re-buys
    .rounds = The rounds
    .end = How the tournament ends
    .prizes = Prizes
    .changes = What is played differently
    .conduct = Conduct
    .structure = Structure

tournament-count =
    .points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .spins = { $count ->
        [one] { $count } spin
       *[other] { $count } spins
    }
    .minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    .re_buys = { $count ->
        [one] { $count } re-buy
       *[other] { $count } re-buys
    }
    .add_ons = { $count ->
        [one] { $count } add-on
       *[other] { $count } add-ons
    }

tournament-frame =
    .held = Held by { $licensees }.
    .held_jointly = Held by { $licensees }. { $responsible } answers for it and awards its prizes.
    .day = { $event }: { $date }.
    .days = { $event }: { $date } to { $until }.
    .last_day = It is over by { $date }, four months after the first day of play.
    .premises = Premises: { $name }, licence { $licence }.
    .criterion = Entrants have to meet this: { $text } Reason: { $reason }
    .chips = Tournament chips: approval { $approval } by { $by }.

tournament-money =
    .entry = { $event }: { $fee }, { $buy_in }, for { $points }.
    .fee = entry fee { $amount }
    .no_fee = no entry fee
    .buy_in = first buy-in { $amount }
    .no_buy_in = no buy-in
    .to_pool = { $event }, { $charge }, { $amount }: { $part } of it go to the prize pool.
    .goods-entry-fee = Taken for the entry fee: { $item }, at { $amount }.
    .goods-buy-in = Taken for the buy-in: { $item }, at { $amount }.
    .pool = All buy-ins make up the prize pool and are paid to winners.

tournament-more =
    .none = There are no re-buys and no add-ons.
    .no_re_buys = There are no re-buys.
    .offer = { $event }: up to { $many } of { $points } for { $price } each, until after round { $round }.
    .open = The offer is open to every player alike; the chips join the next game.

tournament-round =
    .line = { $event }, round { $round }: { $length }; { $on }.
    .fresh = { $event }, round { $round }: { $length }, with fresh stacks; { $on }.
    .either = { $spins } or { $minutes }
    .on_table = { $count ->
        [one] the best of each table goes on
       *[other] the best { $count } of each table go on
    }
    .on_event = { $count ->
        [one] the best of the event goes on
       *[other] the best { $count } of the event go on
    }
    .final = final round
    .chips = Chips: { $values }.
    .value = { $colour } { $points }

tournament-end =
    .previous-round = Where players have the same points, the one who had more points a round earlier comes first, and then lots drawn from the seed.
    .draw = Where players have the same points, lots drawn from the published seed decide.
    .share = Where players have the same points, they share the place, and divide the cash of their places.
    .again = { $count ->
        [one] Who is out of the tournament may come in again once, as a new entry.
       *[other] Who is out of the tournament may come in again, up to { $count } times, as a new entry.
    }
    .not_again = Who is out of the tournament may not come in again.
    .splits = The last players may agree to divide the cash prizes.
    .no_splits = Prizes are not divided.

tournament-prize =
    .count = { $count ->
        [one] There is { $count } prize.
       *[other] There are { $count } prizes.
    }
    .line = { $where }, place { $place }: { $prize }.
    .overall = Over all
    .goods = { $goods }, worth { $value }
    .voucher = a voucher for { $event }, worth { $value }, for its winner alone
    .share = { $share } percent of the pool that fixed prizes leave
    .rest = What a pool does not award passes on to a later event; the last pool is paid out to the cent.

tournament-change =
    .chips = Wagers are made with tournament chips alone. They are points, have no cash value and cannot be redeemed.
    .no_limit = There is no limit on a wager made with tournament chips.
    .instead = { $setting }: { $here } instead of { $everyday }.

tournament-value =
    .usual = the usual
    .yes = yes
    .no = no
    .named = { $name } { $value }
    .double-zero = double-zero
    .single-zero = single-zero
    .double-zero-as-single-zero = double-zero used as single-zero

tournament-setting =
    .wheel = Wheel
    .options = When a zero falls
    .in_prison = In Prison
    .la_partage = la partage
    .surrender = surrender
    .limits = Limits
    .odds = Odds
    .chips = Chips
    .value_chips = value chips
    .match_play = match play coupons
    .terminals = Terminals
    .count = number
    .central_screen = central screen
    .tips = Wagers for the dealers

tournament-conduct =
    .start = (1) Everybody starts an event with the same number of chips and may buy more on the same terms.
    .out = (2) A player without chips who cannot buy more, or does not want to, is out of the event.
    .split = (3) All remaining players may agree, freely and without exception, to divide the cash prizes and stop.
    .split_freely = Other prizes cannot be divided. The director suggests nothing and stops whatever is not free.
    .no_split = (3) In this tournament players do not divide the prizes by agreement; play goes on to the end.
    .oneself = (4) Nobody sits in for a player, and nobody bets for another one.
    .on_table = (5) A game is played with the chips that lie on the table when it begins; hidden chips are not in play.
    .one_entry = A person has one entry at a time. Who is found with several is disqualified and receives no prize.

tournament-structure =
    .limit = Wagering limit { $amount } ({ $source }).
    .per_spin = Initial round { $round }: the buy-in comes to { $amount } a spin at most.
    .most = One entry pays at most { $entry } over all events; one person at most { $person }.

tournament-reading =
    .F1 = Can licensees who share a tournament charge an entry fee? No fee of any sort, not even a gift or part of a voucher, since each fee makes proceeds.
    .F2 = From and to which day do the four months run? From the first day of play, by the calendar, to the day the prizes are awarded; a short month ends on its last day.
    .F3 = To what does the $100,000 cap apply? To each entry of a player, summed over all events of a series; coming in again is a new entry. Re-buys without a bound are refused.
    .F4 = Is there money that is neither fee nor buy-in? Not among what players pay: what does not feed the pool is a fee, service charges included. Prize money added by the house is neither and does not reduce proceeds.
    .F5 = Can somebody enter a fee tournament without a fee? No; the house may give the fee away, and it then counts as proceeds.
    .F6 = In which month does a fee count? In that of its collection; gifts, goods and voucher parts count when recorded or redeemed. The day of the event plays no part.
    .F7 = How is a prize voucher booked while its use is still open? Provisionally, until it is redeemed. It then is a payout split into fee and buy-in, or else a buy-in alone, but never both.
    .F8 = What is a voucher worth in an event that has a fee or a buy-in, yet not both? It is treated like one for an event with both, using the part there is. The other treatment is for events that have neither.
    .F9 = What if a voucher is left over, or worth more or less than the place it pays for? A tournament cannot close until the voucher is used or awarded anew. The player pays what is lacking, and one worth too much is not issued.
    .F10 = Who puts the money into the pool when goods serve as a buy-in? The licensee, by a line in the ledger over the goods’ cash value.
    .F11 = Is buy-in cash kept apart as entry-fee cash is? Yes: it too has its container, even though just the fees are mentioned.
    .F12 = How can tournament bets be unlimited and yet respect wagering limits? In points there is no limit. The test looks at the dollars behind them in the opening rounds, with everything that can be bought, against a limit entered with its source.
    .F13 = When do chips bought during an event come into play? With the next game. A game is one round or session, and purchases happen in between.
    .F14 = How are the five days of notice counted? In full calendar days between filing and start. New wording starts the count again.
    .F15 = Who takes part in a deal on prizes, and who may bring it up? All who are neither out nor barred, and one of them must ask for it. Prizes in goods go by rank as planned.
    .F16 = What happens to the money of someone barred for several entries? Every entry of that person ends; the fees remain proceeds and the pool keeps the buy-ins.
    .F17 = Is a player out whose last chips are still on the layout or in prison? Not yet: one counts as without chips when the round is over.
    .F18 = May the statement that refers to the casino’s house rules be worded freely? No, it is printed as the regulation gives it, with just the casino’s name put in.
    .F19 = Who approves tournament chips, and must tournament rules be approved too? For chips we ask for a reference and whoever gave it, as no office is named. The rules are sent in and need no approval.
    .F20 = What happens to the money when an event is cancelled? As long as no round of it is over, everybody has back all that was paid for it. Later the standings as they are decide, and the prizes go by them.
    .F21 = Does a refunded fee stay proceeds? No. It is taken out of the month in which it was collected, on a corrected return if that was made already; no other month is lowered by it.
    .F22 = What becomes of the entry of a player who dies, is barred or leaves? Before the event starts it is withdrawn and paid back. Afterwards the player is out between rounds at the points as they stand, and what was won is paid, to the heirs if need be.
    .F23 = What happens to entries when the Division objects to the rules? They stand. What was paid and what it buys stays as it was, everything else may be changed before the start; whoever does not want that is paid back.
    .F24 = What does it take to put an event off? The new day is new wording of the rules: they go to the Division and to every player again, with five full days of notice. The four months run from the first day of play.
    .F25 = Which day has something that was done on paper and is entered later? Its own day, on the word of two people with evidence and a reason. It is never in the future, and every form marks it.
    .F26 = Who says how many points somebody has where no terminal counts them? Two people, who count each table one after the other without seeing each other’s figures. Only what both found decides.

tournament-form =
    .title = Tournament form
    .entry = Entry
    .entrant = Entrant
    .event = Event
    .date = Date
    .for = For
    .paid_by = Paid by
    .item = Item
    .amount = Amount
    .held_by = Held by
    .entries = Entries
    .together = Together
    .fees = Entry fees: adjusted gross proceeds
    .buy_ins = Buy-ins: prize pool
    .director = Tournament director
    .cage = Cage
    .voucher = voucher { $number }
    .refund = refund { $number }
    .moved = Of these, by voucher from another pool, where it was counted
    .paper = Entered from paper
    .paper_line = † { $number }: { $what } of { $date }, entered from paper on { $entered } by { $first } and { $second }. Evidence: { $evidence }. Reason: { $reason }.
    .filed = Filed on { $date } with { $office }. Proof: { $proof }

tournament-payout =
    .voucher = voucher for { $event }
    .title = Prize pay-out form
    .award = Award
    .pool = Pool
    .place = Place
    .winner = Winner
    .prize = Prize
    .form = Form
    .paid_out = Paid out
    .unpaid = Still in the pools
    .added = Added by the house
    .buy_ins = Buy-ins
    .received = Received (signature)
    .provisional = * provisional: a voucher whose use is open, or taken back; not part of the sum.
    .overall = over all

tournament-proceeds =
    .title = Proceeds by month
    .month = Month
    .proceeds = Adjusted gross proceeds
    .collected = Collected
    .refunded = Refunded

tournament-kind =
    .entry-fee = entry fee
    .buy-in = buy-in
    .re-buy = re-buy
    .add-on = add-on
    .cash = cash
    .goods = goods
    .voucher = voucher
    .free = no charge

tournament-means =
    .cash = cash
    .goods = goods
    .complimentary = complimentary
    .voucher = voucher
    .none = –

tournament-paper =
    .file-rules = rules filed
    .record-division-answer = answer of the Division
    .register = entry
    .buy-chips = chips bought
    .count-fees = fee cash counted
    .pay-prize = prize paid
    .pay-refund = refund paid
    .start-event = event started
    .withdraw-entry = entry withdrawn
    .cancel-event = event cancelled
    .cancel-tournament = tournament cancelled
    .conclude-tournament = tournament concluded
    .file-forms = forms filed

tournament-voucher =
    .used-as-payout = Voucher { $number } was used for fee and buy-in of { $event }.
    .used-as-buy-in = Voucher { $number } was used as a buy-in of { $event }; it is no payout and its provisional line is taken back.
    .re-awarded = Voucher { $number } was awarded anew; its provisional line is taken back.
    .cancelled = Voucher { $number } was cancelled; its provisional line is taken back.

tournament-template =
    .charge = entry
    .final_round = The best of the rounds before play it, and nobody else.
    .conclusion = Play ends with the last spin of the final round; points decide.
    .re_buy_conditions = Players without chips may buy again until the end of the first round.
    .charity = The house gives its proceeds from this tournament to charity.

tournament-template-event =
    .single-E1 = Tournament evening
    .series-E1 = First heat
    .series-E2 = Second heat
    .series-F = Final
    .knock-out-E1 = Knock-out evening
    .re-buy-E1 = Re-buy evening
    .charity-E1 = Charity evening
    .joint-E1 = Joint tournament

tournament-seat =
    .title = Seat cards
    .table = Table
    .seat = Seat
    .entry = Entry
    .event = Event

tournament-receipt =
    .title = Receipt
    .from = Received from
    .entry = Entry
    .date = Date
    .for = For
    .by = Paid by
    .amount = Amount
    .together = Together
    .issued = Issued at the registration desk

tournament-tally =
    .sheets = Count sheets
    .title = Count sheet, table { $table }
    .seat = Seat
    .player = Player
    .entry = Entry
    .first = First count
    .second = Second count
    .first_counter = First counter
    .second_counter = Second counter
    .how = Count every stack twice, each counter alone. Both counts must agree before the round is ended.
    .round = Round { $round } of { $event }
