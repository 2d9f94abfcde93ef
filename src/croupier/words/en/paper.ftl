# What rules, signs and cards say.

label =
    .rules_title = The rules of this table
    .players_title = Rules of play
    .sign_title = Roulette
    .card_title = What the bets pay
    .part_readings = How we read the text
    .part_clauses = What the regulation says, clause by clause
    .readings_lead = Where the text is silent or can be taken in two ways, this is the reading in force here. The mark stands in the rules wherever a reading decides.
    .readings_more = Every reading in full, with its question, is in the complete rules, which the house shows on request.
    .translated = This is a translation, to be read. What is approved and hangs at the table is the English edition.
    .clauses_lead = Every clause of the regulation, told in our own words. The number in the margin of the rules leads here.
    .lead = These are the rules by which this table plays today. The numbers in the margin are the clauses of the regulation behind a sentence; a red mark shows where the text leaves room and we say how we read it.
    .lead_custom = These are the rules by which this table plays today. No regulation stands behind them: they are customary play, and a red mark shows where we chose.
    .regulation = Regulation
    .edition = Edition
    .authority = Authority
    .wheel = Wheel
    .limits = Limits
    .option = When a zero falls
    .none = none
    .minimum_maximum = Minimum and maximum
    .inside_total = Inside bets, in all
    .outside_total = Outside bets, in all
    .total = All bets of a player, in all
    .payout_max = Largest payout of a player in one spin
    .at_least = at least { $amount }
    .all_bets = each bet
    .inside_bets = each inside bet
    .outside_bets = each outside bet
    .better_odds = Better odds here
    .pays_more = { $bet }: { $to_one } to 1 (at least { $at_least } to 1)
    .tips = Wagers for the dealers
    .tip_max = A wager for the dealers is at most { $amount }.
    .points = Tournament chips stand for points
    .sign_code = Sign { $code }
    .sign_readings = How we read the rules
    .no_limit = No limit
    .limits_posted = as posted on the sign at the table
    .limits_unset = not set yet
    .bet = Bet
    .numbers = Numbers
    .pays = Pays
    .chance = Chance
    .edge = House edge
    .to_one = { $pays } to 1
    .with_option = With { $option } on even-money bets
    .with_option_on = With { $option } on { $bets }
    .card_note = The letter shows a place for such a bet on the layout. Chance and edge are exact; the edge is the share of each wager that the house keeps, on average.
    .card_assumed = Odds marked * are assumed: the text at hand does not give them.
    .card_declared = Odds as the licensee declared them: { $source }.
    .felt = The layout: numbers 1 to 36 in twelve rows of three, the zeros at the left, dozens and even-money boxes below, columns at the right.
    .covered = covered

list =
    .between = { ", " }

foot =
    .copy = copy
    .checkpoint = checkpoint
    .events = records
    .edition = edition
    .reading = reading
    .assumed = assumed
    .yes = yes
    .no = no

section =
    .table = The table and its wheel
    .bets = The bets
    .announced = Announced bets
    .limits = Limits
    .chips = Chips and coupons
    .spin = The spin
    .settling = Winning and losing
    .options = When a zero falls
    .irregularities = When something goes wrong
    .opening = Before the table opens
    .equipment = The equipment
    .variations = Variations in force
    .tips = Wagers for the dealers

wheel =
    .double-zero = double-zero wheel
    .single-zero = single-zero wheel
    .double-zero-as-single-zero = double-zero wheel used as single-zero

option =
    .in-prison = In Prison
    .la-partage = la partage
    .surrender = surrender
    .in-prison-half = In Prison, half taken back
    .in-prison-leave = In Prison, wager left
    .own-half = { $name }, half taken back
    .own-leave = { $name }, wager left

kind =
    .straight = Straight up
    .split = Split
    .street = Street
    .trio = Trio at the zeros
    .corner = Corner
    .four = First four
    .five = First five
    .six = First six
    .line = Six line
    .column = Column
    .dozen = Dozen
    .red = Red
    .black = Black
    .odd = Odd
    .even = Even
    .low = 1 to 18
    .high = 19 to 36

where =
    .straight = chips inside the box of one number
    .split = chips on the line between two numbers
    .street = chips on the outer line at the end of a row of three
    .trio = chips where the boxes of three numbers meet at the zeros
    .corner = chips on the corner where four numbers meet
    .four = chips on the outer corner of 0 and 1
    .five = chips on the outer corner of 0 and 1
    .six = chips on the outer corner of 0 and 1
    .line = chips on the outer line between two rows
    .column = chips in the box at the foot of a column
    .dozen = chips in the box 1st 12, 2nd 12 or 3rd 12
    .red = chips in the box Red
    .black = chips in the box Black
    .odd = chips in the box Odd
    .even = chips in the box Even
    .low = chips in the box 1 to 18
    .high = chips in the box 19 to 36
    .list = chips in the box { $label }, for { $numbers }

bet =
    .pays = { $count ->
        [1] – { $where }. Pays { $pays } to 1.
       *[other] – { $where }. There are { $count }. Pays { $pays } to 1.
    }
    .pays_more = { $count ->
        [1] – { $where }. Pays { $pays } to 1 here, where { $at_least } to 1 would be enough.
       *[other] – { $where }. There are { $count }. Pays { $pays } to 1 here, where { $at_least } to 1 would be enough.
    }
    .announced = – { $chips }.
    .named = { $kind } { $numbers }
    .chips_on = { $count } on { $bet }

point =
    .table_clear = the table is clear of foreign objects
    .wheel_clear = the wheel is clear of foreign objects
    .level = the wheel stands level
    .rotates_freely_evenly = the wheel turns freely and evenly
    .parts_secure = all parts of the wheel are secure
    .ball_nonmagnetic = the ball is not magnetic
    .cover_on_00 = the cover lies on 00
    .sign_a = the sign has statement A
    .sign_b = the sign has statement B
    .sign_c = the sign has statement C
    .marks_visible = all marks of the drop box can be seen
    .box_locked_to_table = the drop box is locked to the table
    .number_on_camera = a fixed camera sees the number of the table
    .compartments_spaced = the compartments of the wheel and the areas of its ring are equally spaced

statement =
    .sign_a = A double zero roulette wheel is being used as a single zero roulette wheel. Double zero (00) is not an available wager.
    .sign_b = If the roulette ball comes to rest in a compartment marked double zero (00), the spin will be declared void and the wheel will be re-spun.
    .sign_c = Wagers on red, black, odd, even, “1 to 18” and “19 to 36” shall be lost if the roulette ball comes to rest in a compartment marked zero (0).

role =
    .pit-supervisor = pit supervisor
    .key-manager = key manager
    .dealer = dealer
    .security = security

no_spin =
    .same_direction = The ball and the wheel ran in the same direction: no spin.
    .under_four_turns = The ball ran fewer than four full turns: no spin.
    .foreign_object = Something fell into the wheel while the ball was running: no spin.
    .ball_left_wheel = The ball left the wheel: no spin.

rule-wheels =
    .double-zero = This table has a double-zero wheel of 38 pockets: 1 to 36, half red and half black, and the green 0 and 00.
    .single-zero = This table has a single-zero wheel of 37 pockets: 1 to 36, half red and half black, and the green 0.
    .double-zero-as-single-zero = This table uses a double-zero wheel as a single-zero one. 00 is covered and cannot be bet. A ball in 00 makes the spin void: nobody wins or loses, wagers stand, and the wheel is spun again.
    .own = This table has a wheel of { $pockets } pockets: 1 to 36, half red and half black, and the green { $zeros }.

rule-zero_is_even =
    .false = A zero is neither odd nor even, neither red nor black, neither low nor high: on a zero these bets do not win.
    .true = A zero counts as an even number.

rule-currency =
    .usd = The amounts of these rules are in US dollars.
    .text = The amounts of these rules are in { $value }.

rule-trios =
    .text = Three numbers at the zeros can be bet together as well: { $list }.

rule-second_place_of_zero_split =
    .text = The split of 0 and 00 has a second place, { $value }. Chips on both places are one wager.

rule-second_place =
    .courtesy-line = the courtesy line
    .line-between-2nd-12-and-3rd-12 = the line between 2nd 12 and 3rd 12

rule-odds =
    .exact = A winning wager is paid exactly what is listed here, and the stake remains the player’s.
    .floor = A winning wager is paid what is listed here, and the stake remains the player’s. The house may pay more than the law asks for, to everybody at the table.
    .external = The text behind this table does not give the odds; those printed here are the house’s own, and the stake remains the player’s.

rule-limits-set_by =
    .rulebook = The limits are fixed by the rules themselves.
    .licensee = The house sets the limits and posts them at the table.

rule-limits-per_bet =
    .true = The limits hold for each bet of each player, with all its chips taken together.
    .false = The limits hold for everything a player has on the layout.

rule-limits-minimum =
    .text = The smallest wager is { $amount }.

rule-limits-maximum =
    .text = The largest wager is { $amount }.

rule-limits-in_all =
    .text = { $what }: { $min } to { $max }.
    .least = { $what }: at least { $min }.
    .payout = { $what }: { $max }.

rule-limits-beyond =
    .return = A wager below the minimum or above the maximum is handed back.
    .up_to_maximum = Of a wager above the maximum, what is above it is handed back, and the rest stands; one below the minimum is handed back.
    .honour = A wager below the minimum or above the maximum stands whole.

rule-limits-count_tips =
    .true = Wagers for the dealers count towards the limits.
    .false = Wagers for the dealers do not count towards the limits.

rule-limits-here =
    .text = Here a wager on { $kinds } is from { $min } to { $max }.
    .least = Here a wager on { $kinds } is at least { $min }.
    .none = Tournament chips have no limit.

rule-chips-value_chips =
    .true = Besides the player’s own colour, chips with an amount printed on them may be bet.
    .false = Only the roulette chips of this table are bet, each player having chips of their own.

rule-chips-value_chip_colour_inside_one_player =
    .true = On inside bets, one colour of chips with a printed amount belongs to one player at a time.
    .false = Whose a chip with a printed amount is on an inside bet, the dealer notes with it.

rule-chips-match_play =
    .true = Match play coupons of the house are taken while they are valid, each once.
    .false = Match play coupons are not taken here.

rule-chips-match_play_bets =
    .text = A coupon may be played on: { $list }.

rule-chips-match_play_at_terminals =
    .true = Coupons can be played at the terminals.
    .false = Coupons cannot be played at a terminal.

rule-chips-spoken_wagers =
    .true = A wager may be called while its chips are put down.
    .false = A wager is chips on the layout; a call alone is none.

rule-chips-cash_wagers =
    .true = Cash on the layout plays.
    .false = Cash does not play. It is changed for chips first.

rule-chips-unique_by =
    .colour = No two players have chips of the same colour, and none look like chips with a printed amount.
    .colour_and_design = No two players have chips of the same colour and design, and none look like chips with a printed amount.

rule-chips-alike_without_central_screen =
    .true = At these terminals no central screen shows the felt, so colours may be alike.
    .false = Chips must differ at the terminals too.

rule-spin-opposite_directions =
    .true = The dealer spins the ball against the direction of the wheel.
    .false = The ball may be spun in either direction.

rule-spin-turns_min =
    .text = The ball must run at least { $value } full turns around the track.

rule-spin-call_window =
    .on_track = “No more bets” is called while the ball still runs in the track. Chips placed later are handed back at once.
    .before_rest = “No more bets” is called before the ball comes to rest. Chips placed later are handed back at once.

rule-spin-hand_wave =
    .true = With the call, the dealer waves a hand over the layout.
    .false = The call alone closes the betting.

rule-spin-terminals_announce =
    .true = The terminals announce “no more bets” by sound and on the screen.
    .false = The terminals show when betting is closed.

rule-settling-takedown_from =
    .dolly_removed = The dealer marks the winning number with the dolly. Chips may be taken or placed again when all winners are paid and the dolly is removed.
    .paid = The dealer marks the winning number with the dolly. A player may take chips as soon as they are paid.

rule-settling-collect_before_pay =
    .true = Losing wagers are collected first, then the winners are paid.
    .false = Winners may be paid before losing wagers are collected.

rule-options-in_prison-on =
    .text = When the ball falls into { $list }, each player chooses for an even-money wager: take half of it back and lose the other half, or leave it in prison for the next spin.

rule-options-in_prison-on_win =
    .release = If the next spin wins, the wager in prison is free again and nothing is paid on it.
    .pay_even = If the next spin wins, the wager in prison is paid like any other.

rule-options-in_prison-on_zero_again =
    .lose = If a zero falls again, or the next spin loses, the wager in prison is lost.
    .stay = If the next spin loses, the wager in prison is lost; if a zero falls again, it stays in prison.

rule-options-in_prison-default =
    .half = A player who does not choose takes half back.
    .leave = The wager of a player who does not choose stays in prison.

rule-options-in_prison-window_seconds =
    .text = There are { $value } seconds to choose.

rule-options-in_prison-with_covered_double_zero =
    .true = This holds with a covered 00 too.
    .false = A table with a covered 00 does not offer this.

rule-options-la_partage-on =
    .text = La partage: when the ball falls into { $list }, half of every even-money wager comes back at once; the other half is lost.

rule-options-la_partage-wheels =
    .text = La partage is played with: { $list }.

rule-options-surrender-on =
    .text = Surrender: when the ball falls into { $list }, half of every even-money wager comes back at once; the other half is lost.

rule-options-surrender-wheels =
    .text = Surrender is played with: { $list }.

rule-options-own-on =
    .half = { $name }: when the ball falls into { $list }, half of every wager on { $bets } comes back at once; the other half is lost.
    .leave = { $name }: when the ball falls into { $list }, every wager on { $bets } goes in prison.
    .choose = { $name }: when the ball falls into { $list }, each player chooses for a wager on { $bets }: take half of it back and lose the other half, or leave it in prison.

rule-options-own-wheels =
    .text = { $name } is played with: { $list }.

rule-options-own-on_win =
    .release = A win frees a wager in prison; nothing is paid on it.
    .pay_even = A win frees a wager in prison and pays as much again.

rule-options-own-levels =
    .text = There are { $value } prisons, one below the other: each further zero takes a wager one deeper, each win one up, and a win in the first frees it. Any other number loses it.

rule-options-own-on_zero_again =
    .lose = In the last prison a further zero loses the wager, and so does any number that does not win.
    .stay = In the last prison the wager stays when a further zero falls; any other number that does not win loses it.

rule-options-none =
    .text = When a zero falls, even-money wagers lose like all others that are not on it.

rule-irregularities-wagers_stand =
    .true = After “no spin” all wagers stand, betting is open again, and a number into which the ball fell does not count.
    .false = After “no spin” all wagers are handed back.

rule-irregularities-ball_inspected_after =
    .text = A ball that left the wheel is inspected by the supervisor before it is used again.
    .none = The text asks for no inspection of the ball.

rule-irregularities-late_wager_returned =
    .true = A late wager is handed back at once, and the spin stands.
    .false = A late wager is held for the supervisor.

rule-irregularities-before_the_call =
    .hold = If the ball rests before “no more bets” was called, the table waits for the supervisor, who sees what was laid since the spin.
    .note = If the ball rests before “no more bets” was called, the pit is told and the round goes on.

rule-irregularities-secret_lost =
    .hold = If the random wheel can no longer give the number of a round, the supervisor rules on it.
    .return = If the random wheel can no longer give the number of a round, the round is void and its wagers go back.

rule-irregularities-decided_by =
    .text = Where something is disputed or out of the ordinary, the { $role } decides.

rule-irregularities-ruling_observed =
    .true = Whoever decides stays and sees that it is done.
    .false = The decision is carried out by the dealer.

rule-irregularities-second_above =
    .text = A ruling that can move more than { $amount } is signed by two supervisors.

rule-opening-inspection =
    .text = Before each opening an inspector checks that: { $list }.
    .none = The text asks for no inspection before opening.

rule-opening-covered_inspection =
    .text = With 00 covered, also that: { $list }.
    .none = The text asks for no further points when 00 is covered.

rule-opening-drop_box =
    .true = Money for chips goes into a locked drop box at the table.
    .false = The text asks for no drop box.

rule-opening-tip_box =
    .true = Tips for the dealers go into a tip box at the table.
    .false = The text asks for no tip box.

rule-opening-limits_posted =
    .true = Minimum and maximum are posted on the game before it opens.
    .false = The text does not ask for posted limits.

rule-equipment =
    .wheel_inches_min = The wheel is at least { $value } inches across.
    .compartments = The wheel has { $value } compartments of the same size, and a ring with as many areas in red, black and green.
    .ball_inches_min = The ball is at least { $value } inch across.
    .ball_inches_max = The ball is at most { $value } inch across.
    .ball_nonmetallic = The ball is not of metal.
    .ball_exceptions = Another ball is used only with an approval that says so.
    .layout_opposite_wheel = The wheel stands at one end of the table, and the layout is printed at the other.
    .layout_approved = The layout has been approved.
    .option_areas = The layout has an area of its own for: { $list }.
    .option_areas_approved = That area has been approved, too.
    .cover_device_approved = What covers 00 on the layout has been approved, and shows that it cannot be bet.
    .drop_box_marks = The drop box is permanently marked with its game and the number of its table.
    .drop_box_locks = The drop box is locked, and locked to the table, each with a key of its own.
    .inspection = At each opening it is checked, too, that: { $list }.
    .secure_place_approved = A wheel is worked on only when the game is closed, or in an approved secure place.
    .director_after = When an outer part of the wheel was replaced, the Director sees it before the wheel is used.

rule-tips =
    .none = A player may bet for the dealers; such a wager counts towards the player’s maximum.
    .refused = This table takes no wagers for the dealers.
    .bets = Wagers for the dealers are taken on these bets only: { $bets }.
    .spin = All wagers of a player for the dealers in one spin are at most { $amount }.
    .apart = A wager for the dealers stands on a bet of its own, apart from the player’s chips.

reading =
    .A1 = In Prison works on 0 alone. On 00 an even-money wager is lost at once.
    .A2 = A wager in prison that wins goes free: the stake comes back, and nothing is won on it.
    .A3 = A losing number or 00 takes the whole wager in prison. After a spin that does not count it waits for one that does.
    .A4 = A player who says nothing in time takes half back.
    .B1 = 0 and 00 are neither odd nor even, and both bets lose on them.
    .B7 = The first-five bet stands where “1st 12”, 0 and 1 touch.
    .C1 = $1.00 to $4.00 holds for each bet of a player, all its places and chips taken together. Several bets may each go up to $4.00.
    .C9 = The odds of the law are the minimum. Better odds hold for the whole table and stand on its sign.
    .D4 = A late wager is refused and handed back at once, and the spin goes on. Chips cannot be taken away late either.
    .D10 = Odds, limits and spin are those the house has declared. What is assumed is marked as such.
    .K1 = These rules are the custom of European and French houses. No regulation stands behind them.
    .K2 = With one zero 0-2-3 and the first four 0-1-2-3 can be bet too; with two zeros the three trios and the top line.
    .K3 = Half of an even-money wager comes back at once: on 0 of the single-zero wheel (la partage), on 0 and 00 of the double-zero wheel (surrender).
    .K4 = An announced bet is the chips it stands for, laid on their places before the ball falls. Without chips it is not a wager.
    .K5 = A second zero leaves a wager in prison there until the bet wins, and is free, or loses.

colour =
    .amber = Amber
    .black = Black
    .blue = Blue
    .brown = Brown
    .cyan = Cyan
    .gold = Gold
    .green = Green
    .grey = Grey
    .lilac = Lilac
    .orange = Orange
    .pink = Pink
    .purple = Purple
    .red = Red
    .white = White
    .yellow = Yellow

variation =
    .until = Variation { $name }: { $title }. { $citation }, { $decision }, from { $from } to { $to }.
    .since = Variation { $name }: { $title }. { $citation }, { $decision }, from { $from }.
    .temporary = temporary
    .permanent = permanent

par =
    .title = PAR sheet
    .rulebook = Rulebook
    .results = Results
    .fingerprint = Fingerprint
    .exactly = Chance and edge, exactly
    .bets = Bets
    .hits = Hits
    .return = Return
    .spread = Spread of one coup, for a stake of 1
    .variance = Variance
    .deviation = Deviation
    .skewness = Skewness
    .kurtosis = Kurtosis
    .volatility = Volatility
    .spread_note = Kurtosis is the excess over a normal curve; volatility is 1.645 standard deviations.
    .expected = Return to expect, 95 per cent of the time
    .expected_note = By the normal approximation: rough for few coups of a bet that seldom wins. All else here is exact.
    .coups = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
    .options = Options when a zero falls
    .even_money = Even-money bets with
    .mean_spins = Mean spins
    .prison = In Prison in every reading
    .prison_on = On a win, on another zero
    .choice = Choice

par_reading =
    .release = release
    .pay_even = pay even
    .lose = lose
    .stay = stay
    .half = half
    .leave = leave
