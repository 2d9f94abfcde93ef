# Why something is not done. Written by `make wire` from the sentences in the sources: change them there.

above_maximum =
    .all = { MONEY($stake) } in all: the maximum is { MONEY($maximum) }.
    .in_all = The maximum is { MONEY($maximum) } in all; with this it would be { MONEY($stake) }.
    .payout = Nobody is paid more than { MONEY($maximum) } in one spin; this could win { MONEY($wins) }.
    .per_bet = { MONEY($stake) } on { $bet }: the maximum is { MONEY($maximum) } per bet.
    .with_this = The maximum is { MONEY($maximum) } per bet; with this it would be { MONEY($stake) }.

address_in_use = Cannot listen at { $host }:{ $port }: { $strerror }. --port chooses another port.

adjuster_role = Only a key manager, a licensed member of maintenance, a slot technician or a pit supervisor may do this.

all_at_once = { ALL($reasons) }

already_awarded =
    .pool_carry = The pool of { $pool } is awarded; carry what is left of it forward.
    .prizes = The prizes of { $pool } are awarded.

already_counted = Nobody at table { $table } is still to be counted by two people.

already_drawn = The seats of round { $round } are drawn.

already_entered =
    .active_entry = { $name } has an active entry: number { $entry } in { LIST($events) }.
    .document_shown = This document was shown for { $person } before; nobody enters under two names.

already_paid = Prize { $award } is { $status }.

already_registered =
    .approval = There is an approval { $reference } already.
    .kind_thing = There is a { $kind } { $thing } already.
    .variation = There is a variation { $variation } already.

amount_needed =
    .cash_out = Say what the chips of seat { $seat } are worth: this table does not follow them.

amounts_too_large = The amounts do not fit 64 bits; use a smaller unit or fewer spins.

another_box_open = { $open } is counted first; then { $box } is opened.

another_question = { $file } is of another question: it differs in { LIST($differs) }. The file is as it was.

answer_missing = The file of answers says nothing of { $name }.

answer_unknown =
    .ask_again = It is not known yet whether this was done. Ask again: under the same key it is done only once.
    .look_first = It is not known whether this was done. Look before you do it again.

approval_differs =
    .approved_register = What was approved is not { $subject } as it is in the register.
    .confirmed_asked = What was confirmed is not what was asked for.

approval_missing =
    .approved_secure = “{ $place }” is not approved as a secure place.
    .force_covers = No approval in force covers this { $what }: { $subject }.
    .name = The approval of { $name } does not name its { $names }.
    .what = { $what } needs an approval.

approval_names_needed = The approval of a ball names size, material or both.

attach_the_box = A box is attached to its table with its locks: attach-box.

backup_elsewhere = Only a SQLite journal is copied here; “croupier backup” copies a house with either store.

backup_exists = There is a file at { $path } already; it is kept.

backup_not_whole = This is no whole backup, and nothing was restored: { LIST($findings) }.

backup_unsound = The copy does not verify, so it was not kept. Verify the journal itself.

bad_advance = Round { $number }: say how many of each table (or of the event) go on.

bad_amount =
    .blue = Points are given as colour=number, such as blue=100; this is “{ $given }”.
    .cash = Cash that was taken or paid is more than nothing.
    .cash_limits = People are asked for from an amount on that is more than nothing and no more than what is reported.
    .cash_taken = Say how much cash was taken.
    .cents = The { $what } “{ $text }” is not a positive amount in { $currency } with at most { $digits } decimal places.
    .closer = The closer cannot be negative.
    .count = A count is 0 or more.
    .counted_down = { COUNT($counted) } turns are counted; a count does not go down.
    .disputed = A disputed amount cannot be negative.
    .drop_box = A drop box holds cash, receipts and coupons.
    .ends_some = Round { $number } ends after some spins or minutes.
    .event_initial = One round of an event at least is an initial one.
    .house_adds = The house adds a positive amount.
    .imprest = A tray is kept at an amount of money, not at nothing nor at points.
    .many = Round { $number }: say how many spins it has at least.
    .negative = Nothing is less than 0.
    .nobody_comes = Nobody comes in again less than not at all.
    .number = A number here is 1 or more.
    .opener = The opener cannot be negative.
    .paid = Say how much is paid.
    .places_numbered = Places are numbered from 1.
    .positive_whole_number = { $what } must be a positive whole number.
    .price_brings = A price is 0 or more, and brings points.
    .ruled = The amount of a wager cannot be negative.
    .stands = Each colour stands for a positive number of points.
    .starting_stack = The starting stack is a positive number of points.
    .takes_part = { $name }: the pool takes a part of a positive amount.
    .tip = The tip pool has { MONEY($pool) }.
    .tip_box = A tip box holds chips.
    .turns_negative = Turns cannot be negative.
    .what_text = The { $what } “{ $text }” is not an amount, such as 20 or 2.50.
    .worth = { $worth } is worth nothing.

bad_answers = These answers cannot be taken: { LIST($told) }.

bad_chances =
    .file = Give chances of pockets: --pocket 17=0.04, or a file with --chances.
    .lie_between = The chances of pockets lie between 0 and 1, add up to 1 at most, and are of this wheel.
    .pocket_chance = “{ $text }” is no pocket with its chance, such as 17=0.04.
    .recorded_spins = Recorded spins came as they came: give either --source or chances of pockets.
    .unequal_bets = On an unequal wheel give the bets with --slip; croupier kelly has them all.
    .zeros_alone = A wheel of zeros alone never ends what an option leaves standing: give other numbers a chance, too.

bad_choice = “prison” is “half”, “leave” or null.

bad_code =
    .slip = This is no code of a slip: look at it again, such as 41-7KQ2-M9XC.

bad_command =
    .beside_signature = Who asks, who is beside, the signature and what a table’s journal says are no part of it.
    .called_off = Say why.
    .command = There is no command “{ $command }”.
    .director_permit = Say why the director does not permit it.
    .division_finds = Say what the Division finds unacceptable.
    .do = There is no command “{ $do }”.
    .do_problems = { $do }: { ALL($problems) }
    .floor = There is no command “{ $name }” of the floor.
    .forms_received = Say which office of the Division received the forms, and how that can be shown.
    .key = Who asks, when and under which key is not part of the command.
    .line_goes = Line { $line } goes back in time: it is { $at } already.
    .looked_told = What a table’s journal says is looked up, not told.
    .name = There is no command “{ $name }”.
    .new_seats = Everybody at table { $table } gets a free seat of their own at another table that plays.
    .object = “by” is an object with role, who and device.
    .points_shares = Points and shares are given by entry number.
    .role = There is no role “{ $role }”: { LIST($roles) }.
    .ruling_name = A ruling has the name of the supervisor who makes it: “by” with “who”.
    .second_person = The second person confirms in person and is not named in the command.
    .taken = This command cannot be taken: { $bad }.
    .text_written = A text cannot be written.
    .texts_printed = “who” and “device” are texts that can be printed.
    .time = “time” is like 2026-01-01T12:00:00Z; this is { $given }.
    .voucher_used = Say why the voucher will not be used.
    .weighed = Only a ruling, a decision or a correction is weighed.
    .whole_too = A number is no whole one or too large, or it is nested too deeply or long.

bad_cursor = “{ $cursor }” is no place in a journal. Begin without one.

bad_date =
    .application = The review is after the application of { $applied }.
    .bar_ends = A bar ends on the day it begins or later.
    .bar_past = A bar begins today or later: { $text } is over.
    .before_filing = Nothing of a tournament is older than its rules at the Division: they were sent on { $filed }.
    .come = { $text } has not come yet.
    .come_today = { $date } has not come yet: today is { $today }.
    .day = Give the day, like 2026-11-20; this is “{ $date }”.
    .day_write = “{ $day }” is no day; write it like 2026-11-20.
    .decision = The decision is after the review of { $reviewed }.
    .director_inspects = The Director inspects after the work of { $date }.
    .end_begins = It would end before it begins.
    .ended_began = It would have ended before it began.
    .event = An event does not end before it begins.
    .events_stand = The events stand in the order of their days.
    .far = { $text } is more than { $years } years from today.
    .field_text = { $field } is a date like 2026-05-04; this is “{ $text }”.
    .moment = A moment is a date, or a date and a time like 2026-05-04T21:30.
    .moment_come = That moment has not come yet.
    .not_today = { $text } is not today.
    .on_paper = What was done on paper was done before today, { $today }; this is { $date }.
    .planned = { $event } is planned for { $planned }.
    .registered = { $wheel } is in the register since { $since }; work before that is not in its log.
    .today = { $date } is over: today is { $today }.

bad_day =
    .begin = A day has a time zone and shifts with the time they begin, such as 06:00.
    .begun = The gaming day { $today } has begun; other shifts hold from a later day on.
    .follow_another = Shifts follow one another, from the beginning of the day on.
    .machine = There is no time zone “{ $zone }” on this machine.
    .shift = On that day the shifts are { LIST($names) }.

bad_decision = The decision is denied, temporary or permanent.

bad_design =
    .pocket_table = “{ $name }” is no pocket and no bet of this table.
    .win_some = A bet must win on some pockets and lose on others.

bad_goal =
    .bold_best = Bold and best play know no stop-loss.
    .edge_against = Who has no edge against him is not ruined for certain: give a target.
    .flat_until = Only flat play until ruin goes without --target.
    .lie_above = The bankroll must lie above the stop-loss and below the target.
    .positive = The bankroll must be positive and below the target.

bad_json =
    .error = This is not JSON: { $error }.
    .line = Line { $line } is not JSON: { $error }.
    .nested_too = This JSON is nested too deeply to be a round.
    .object = Line { $line } is not a JSON object.

bad_key = “{ $key }” does not tell this event from the rest.

bad_kind = An approval is of one of: { LIST($kinds) }.

bad_level =
    .confidence = The confidence is a probability between 0 and 1, such as 0.95.
    .probability_between = The level is a probability between 0 and 1, such as 0.01.

bad_limits =
    .cents = { $low } to { $high } cents are no limits.
    .min_max = { MONEY($min) } to { MONEY($max) } are no limits.
    .minimum = A minimum of { MONEY($min) } is none.
    .no_maximum = Only for bets together can there be a minimum alone.
    .payout = The largest payout must be worth something.
    .tip = A wager for the dealers cannot be less than nothing.
    .tips = { MONEY($maximum) } for all wagers for the dealers in a spin is too little.
    .wagering_limit = Give the wagering limit and the text that sets it.

bad_list =
    .column = This list has no column “{ $column }”.
    .place = This is no place in the list. Begin without one.

bad_name =
    .bar = “{ $player }” is nobody’s name.
    .dealer_signs = A dealer signs in with a badge or a name that can be printed.
    .player_number = A player needs a name or a number that can be printed.
    .tournament = A tournament has a name that can be printed.
    .unseen = “{ $text }” is not a name: it is blank, or has marks in it that nobody sees.
    .words = Say the { $field } in words that can be printed.

bad_nonce =
    .open = Seat { $seat } has no sealed nonce that this could open.
    .round = Seat { $seat } has sealed a nonce for this round.
    .terminal_seals = A terminal seals its nonce as a SHA-256 in hexadecimal, for a random wheel.

bad_offer =
    .pays_free = Say one offer: --pays, --free or --rebate.
    .share_loss = “{ $text }” is no share of a loss, such as 10% or 0.1.

bad_plan =
    .how_many = Say how many sessions are played: --sessions, or --source with recorded spins.
    .splitting_players = Splitting needs 2 players and 2 runs at least, a step, and a confidence between 0 and 1.
    .whole_numbers = Sessions and spins are whole numbers, 1 or more; the seed is a whole number of 64 bits.

bad_points = Points are 0 or more, of players who are in the game.

bad_policy = Table { $name }: { ALL($told) }

bad_proof =
    .ask_record = Ask for one proof: --record N, --table T --round N, or --since N.
    .file = { $file } is not a proof.

bad_request =
    .frame = This is no frame that the house knows.
    .package_day = A day is written as 2026-03-02; this is “{ $day }”.
    .package_empty = Nothing is on record from { $first } to { $last }.
    .package_order = { $first } is after { $last }.
    .problems = { ALL($told) }
    .report_by = A report is by shift, day, week, month or year, of the house or by table, dealer or game: “month,dealer”.
    .report_format = A report is in the format csv, xlsx, json or parquet.
    .unread = The server cannot read this request.
    .wheel_process = The wheel’s process cannot read this request.

bad_role = A person has one or more roles of the staff.

bad_round =
    .pockets = “outcomes” is a list of pockets, such as [“17”].
    .wager_seat = A wager is an object with seat, bet or place, and stake.
    .wagers = A round is an object with “wagers”, a list, and “outcomes”, a list.

bad_ruling =
    .elsewhere = A wager is honoured, returned or collected where it lies; to count elsewhere it is moved or settled.
    .nowhere = Say where this wager belongs, or what its amount was.
    .wagers = Say which wagers are ruled on, and how.

bad_script =
    .automation = “automation” is a list of commands or one of: { LIST($presets) }
    .begins_line = A script begins with a line that names the rulebook and the wheel.
    .policy_object = “policy” is an object, as in a policy file.
    .source = “source” is one of { LIST($sources) }.
    .step = A step of the automation is a text; this is { $step }.
    .step_sets = There is no step “{ $step }”. Sets are: { LIST($presets) }.

bad_seat =
    .seats_numbered = Seats are numbered from 1 to { $most }.
    .whole_number = A seat is a whole number, 1 or more.

bad_setting =
    .key_value = The setting “{ $key }” cannot be { $value }.
    .kind = The setting “{ $key }” is { $kind }; { $given } is not.
    .list_nothing = { $file } has a list [[table]] and nothing else.
    .names = The setting “tables” names { $file }: { $error }.
    .origins = The setting “origins” has { $origin }: an origin is like https://floor.example, without a path and without the usual port.
    .proxies = The setting “proxies” has { $proxy }: a proxy is an address like 10.0.0.5, or a network.
    .random = The setting “sensors” has a line for table { $table }, which has a random wheel.
    .sensor_table = The sensor of table { $table }: { $error }.
    .sensors_line_table = The setting “sensors” has a line for table { $table }, and there is no such table.
    .set_model = The sensor of table { $table } is set by line, model, mode and may; not by { $these }.
    .settings_read = The settings in { $file } cannot be read: { $error }.
    .two_stands = The setting “sensors” has one line for two tables; a wheel stands at one of them.
    .webhook = The setting “webhook” is no address like https://alerts.example/croupier.
    .witnesses = The setting “witnesses” has { $witness }: a witness is an address and its key, as it prints them.

bad_size =
    .inches_write = “{ $size }” is no size in inches: write 30, 29.99 or 14/16.
    .number_zeros = “{ $zeros }” is no number of zeros.

bad_spins = The number of spins is a whole number, 1 or more.

bad_spreadsheet = This spreadsheet cannot be read; save it again, or as CSV.

bad_stake =
    .positive_whole = A stake is a positive whole number of cents, of 64 bits at most.
    .write_bet = Write a bet as red=500, the stake in cents; this is “{ $text }”.

bad_system =
    .compiled = The strategy cannot be compiled: { $error }.
    .every_win = { $system }: every stage needs a stake, on_win and on_loss.
    .fails = { $system } fails: { $error }.
    .leads = { $system }: stage { $stage } leads to stage { $after }; there are 0 to { $stages }.
    .list_numbers = A Labouchere list has whole numbers of units, 1 or more.
    .no_stages = This system has no stages, which splitting needs.
    .return = The strategy must return a whole number of units.
    .stages_splitting = { $system } has no stages, which splitting needs.
    .stake_stage_whole = { $system }: the stake of stage { $stage } is not a whole number of units, 1 or more.
    .strategy = { $file } is no strategy: { $why }.
    .whole_numbers = { $system } must keep to whole numbers; it returned { $returned }.
    .write_your = Write your own system first: stages, or the lines of a Labouchere.

bad_table =
    .automatic_numbers = Table { $table }: an automatic table has its numbers from a random wheel or a sensor, others from a dealer.
    .automation_source = Table { $table }: automation is one of { LIST($presets) }, source one of { LIST($sources) }.
    .classic_single = “{ $text }” is no table, such as classic/single-zero/la-partage.
    .name_letters = A table’s name is 1 to 40 letters, digits, dots, dashes.
    .policy_names = Table { $table }: its policy names one of { LIST($rulebooks) }.
    .table_unknown = Table { $table }: there is no “{ $unknown }”.
    .terminals_says = Table { $table }: a table with terminals says how many: terminals.count.

bad_timing = Line { $line } has no time: { $at }.

bad_toml = This is not valid TOML: { $error }.

bad_trial =
    .every_round = Say for every round but the last how many go on.
    .spins_runs = From 2 to { $players_max } players, { $spins_max } spins and { $runs_max } runs can be tried.
    .wagers_time = That is { COUNT($wagers) } wagers; { COUNT($work_max) } can be tried at a time.
    .way_steady = A way to play is given like steady=12.
    .ways_add = The ways to play add up to the players.

bad_use =
    .box = { $box } is no { $use } box.
    .drop_tips = A box is for the drop or for tips.

bad_wheel_colours = The wheel has { $red } red and { $black } black numbers; it must have 18 of each.

bad_wheel_numbers =
    .area_number = “{ $area }” is not an area of a ring: write the number and r, b or g, such as 17b.
    .compartment = “{ $area }” is no compartment: write 17b, 17r, 0g or 17n.
    .ring = On the ring: { LIST($told) }.
    .these_stand = These numbers stand on the wheel twice: { LIST($repeated) }.

bad_zero_rule =
    .file_why = { $file } is no rule on zero: { $why }.
    .keeps_wager = { $rule } keeps a wager in prison for ever.

badge_taken = Badge { $badge } belongs to somebody.

ball_caught = A ball that was caught rests in no number, and { $number } is told.

ball_in_play = The ball is in play; it is inspected or exchanged once the spin is over.

ball_metallic = { $name } is not entirely non-metallic.

ball_not_inspected =
    .inspection = { $ball } was retired after an inspection; assign another ball.
    .pit_supervisor = The pit supervisor must inspect the ball before it is used again.
    .retired_assign_another = { $ball } was retired; assign another ball.
    .retired_elsewhere = { $ball } was retired at table { $table } after an inspection; assign another ball.
    .unfit_elsewhere = { $ball } left the wheel of table { $table }, and the pit supervisor has not inspected it there.
    .wheel = “{ $ball }” cannot go into the wheel; assign an inspected ball.

ball_test_missing =
    .how_tested = Say how { LIST($balls) } was tested: magnet or compass.
    .passed_opening = Not passed over a magnet or compass for this opening: { LIST($balls) }.

ball_too_large = { $name } measures { $diameter } inch; at most { $value } inch is allowed.

ball_too_small = { $name } measures { $diameter } inch; at least { $value } inch is needed.

bankroll_too_small =
    .first = The bankroll does not cover the first stake.
    .smallest = The bankroll does not cover the smallest stake.

barred_already = They are barred already: number { $bar } of the list.

below_minimum = { MONEY($stake) } on { $key }: the minimum is { MONEY($minimum) } per bet.
    .all = { MONEY($stake) } in all: the minimum is { MONEY($minimum) }.

bet_needs_double_zero =
    .available_table = { $bet } needs 00, which is not available at this table.
    .line_between = The line between 2nd 12 and 3rd 12 is the 0-00 split, and 00 is not available at this table.

bet_not_permitted =
    .announced_bets = The { $key } rulebook has no announced bets.
    .call = There is no call “{ $call }”. There are: { LIST($known) }.
    .called = The bet is called “{ $kind }”; there is no “{ $bet }”.
    .kind = “{ $kind }” is not a kind of bet in this rulebook.
    .layout = This layout has no { $missing }, which { $call } needs.
    .name_numbers = { $bet } is no name of a bet: its numbers are written in order, as in split-8-11.
    .rulebook = The { $key } rulebook has no bet “{ $kind }”.
    .table_offer = This table does not offer { $bet }.
    .unlisted = “{ $bet }” is not a permitted bet.

betting_closed = Betting is closed; nothing on the layout can be changed now.

betting_not_open = Betting is not open yet; the chips are returned at once.

beyond_the_claim = { MONEY($claim) } are claimed; a dispute moves no more than that.

box_needed =
    .attached = Table { $table } has no { $use } box attached.
    .open = Table { $table } is open: another box takes the place of { $box }.

box_not_counted = { $box } still holds what was dropped; count it first.

break_called = There is a break; players take their seats again first.

buy_in_amount = The buy-in is { MONEY($due) }, not { MONEY($given) }.

buyins_not_retainable = Buy-ins are paid to winners; nothing of { MONEY($left) } can go to “{ $to }”.

buyins_over_cap = All allowable buy-ins together may be { MONEY($cap) }, not { MONEY($amount) }.

call_no_more_bets_first = Call No More Bets before the result is entered.

cash_wager = Cash cannot be bet; change it into chips first.

central_screen_unset = Say whether a central screen shows the felt: it decides whether chips may look alike.

chain_too_large =
    .bankrolls_coarser = This chain of bankrolls is too large to solve; use a coarser unit, or croupier simulate.
    .plan_computed = A plan is computed for up to { $points_max } units; choose a larger unit.
    .smaller_bankroll = This chain has too many states to solve; use a smaller bankroll or target, or croupier simulate.
    .system_lower = This system has too many states: give a lower limit.

chance_too_small = The chance is below 1e-300, which this chain cannot resolve; ask for a nearer target.

checkpoint_foreign = The checkpoint is of { $origin }, the key of { $name }.

checkpoint_forged = The checkpoint is not signed with the key of { $name }.

checkpoint_late = The checkpoint is signed with a key of { $name } that was changed at record { $record }.

checkpoint_malformed = This is not a checkpoint.

chip_value_locked = The value of these chips cannot change while any of them are out.

chip_value_unset = Set the value of these chips before betting.
    .bought = Say what one of these chips is worth.

chips_missing =
    .number = How many { $chips } chips are there?
    .sets = On the felt people play with sets of chips; the policy names none.
    .table = It is not on record how many chips this table has.
    .tournament = On the felt a tournament is played with chips: say which sets a table has, and how many of each.
    .value = On the felt roulette chips are changed into value chips; the policy names none.

chips_not_in_play =
    .buy_between = The game is played with the chips that lay on the table when it began; buy between games.
    .game_played_lay = The game is played with the chips that lay on the table when it began.

chips_not_issued =
    .look = Seat { $seat } was issued no { LIST($look) } chips.
    .seat = Seat { $seat } has { MONEY($rack) } in chips, not { MONEY($amount) }.
    .too_few = Seat { $seat } has { $has } in chips, { $missing } too few.
    .walked = This table misses { $missing } { $kind } chips, not { $number }.

chips_not_tracked = This table keeps the results alone: the dealer sees to wagers and pay-outs, and they are not on record.
    .coupons = A coupon counts once, and a table that tracks no wagers cannot see to that.
    .felt = Chips go untracked on the felt alone: terminals and tournaments know each of them.

chips_only =
    .of_this_house = Only chips of this house can be bet.
    .roulette_bet = Only roulette chips can be bet here.
    .roulette_bet_rulebook = Only roulette chips can be bet under this rulebook.
    .takes_match = This rulebook takes no match play coupons.

chips_out =
    .cash = Seat { $seat } still has chips; cash out first.
    .kind = There are { $kind } chips about; their value stays.
    .old_colour = Chips of the old colour are on the layout; take them down first.
    .seat_still_layout = Seat { $seat } still has chips on the layout.

choice_closed = The time to choose is over; the posted default applies.

choice_not_offered =
    .nothing_choose = There is nothing to choose at this table now.
    .offer = This table does not offer the choice “{ $choice }”.

choices_open = Players are still choosing between half and prison.

clock_in_doubt = The house’s clock is in doubt: at { $house } by its own reckoning the machine’s clock said { $machine }. It is put right at the machine, or two people accept its time.

clock_not_in_doubt =
    .other = The machine’s clock is now { $apart } seconds ahead of the house’s, and not { $said }.
    .plain = The house’s clock is not in doubt.

close_held = Shift { $shift } of { $day } is not closed yet: a table has not written its border.

code_needed = Slip { $slip } has a code: redeem it by that.

code_wrong =
    .set_house = This is not the set-up code, or the house has its administrator already.
    .valid_badge = This code is not valid for this badge.

collect_first = Collect the losing wagers before paying.

colour_in_use =
    .plays_value = Seat { $holder } plays with { $colour }/{ $design } value chips.
    .seat = { $capitalize } is in use at seat { $holder }.
    .sets_taken = The sets { $other } and { $chips } are taken for one another.
    .value = Two value chips are { $colour }.
    .walked = A player went away with { $number } { $colour } chips; the colour is not free in this shift.

colour_notice_missing = The notice with the points of each colour does not hang at the table yet.

colour_notice_stale = The points of a colour have changed since the notice was posted; print the new one and post it.

colours_do_not_alternate = { $left } and { $right } are neighbours on the ring and both { $left_colour }.

combined_over_cap = Fee and buy-ins together may be { MONEY($cap) }, not { MONEY($together) }.

commitment_needed =
    .random_wheel_commits = Only a random wheel commits itself.
    .round_betting = A random wheel commits itself to the round before betting opens.

comp_buyin_value =
    .sum = What the house gives counts at its full value. The buy-in is { MONEY($due) }, not { MONEY($given) }.

comp_fee_value =
    .sum = What the house gives counts at its full value. The entry fee is { MONEY($due) }, not { MONEY($given) }.

comp_value = What the house gives away counts at its full dollar value.

concealed_chips = { $name } has { POINTS($points) }, and { POINTS($counted) } lie on the table.

correction_waits = A correction of the result waits for its second person; the round goes on when it is decided.

cosignature_forged = A cosignature of { $name } is not by its key.

count_differs =
    .books_tray = The books have { $tray } in the tray; give the reason for the difference.
    .by_kind = The tray is not as in the books: count its chips by kind.
    .chips = The count differs from the books ({ LIST($kinds) }); give the reason for the difference.
    .worth = The chips that were counted are worth { MONEY($worth) }, and the closer says { MONEY($closer) }.

count_missing =
    .at_table = Count the points of everybody at table { $table } who is still to be counted, and of nobody else.
    .chips_taken = Count the chips of everybody who has taken a seat, and of nobody else.

count_needed =
    .closing = Count the tray by kind: what a table has won that tracks no wagers is known from nothing else.

count_not_complete = { $box } is counted by two people, each alone, before a third signs.

coupon_not_matched =
    .least_beside = The coupon needs chips of at least { MONEY($faces) } beside it.
    .lies_stay = A coupon for { MONEY($faces) } lies on { $bet }; its chips stay while it does.

coupon_not_on_this_bet = Match play coupons count on even-money and 2 to 1 bets only.

coupon_not_valid =
    .expired = Coupon { $coupon } expired on { $expires }.
    .number_last = A coupon has a number, and a last day such as 2026-12-31.
    .registered = Coupon { $coupon } is registered already.
    .table_take = This table does not take match play coupons.
    .unknown = Coupon { $coupon } is unknown.
    .used = Coupon { $coupon } was already used { $used }.

cover_missing = The double-zero layout needs a cover over the area of 00.
    .uncovered = The area of 00 is not covered.
    .untold = A { $wheel } wheel is offered with a cover and a sign, and none is asked for.

criterion_reason_needed = “{ $text }” needs its ground in limited gaming, signed by the director.

currency_differs =
    .house = The money of this house is in { $currency }, and has been since it began; it cannot be in { $asked }.
    .rulebook = The rulebook { $rulebook } counts in { $named }; the money of this house is in { $currency }.

dealer_only =
    .signed_table = No dealer is signed in at this table.
    .table = Only the table’s dealer may do this.
    .table_signed = { $who } is not the dealer of this table; { $nobody } is signed in.

dealer_plays =
    .deals = { $dealer } plays at seat { $seat } of this table, and cannot deal here.
    .plays = { $dealer } deals at this table, and cannot play here.

deals_elsewhere = { $dealer } deals at table { $table }; a dealer deals at one table at a time.

demo_in_dollars = A demonstration counts in dollars: leave out --demo, or leave out the currency.

demo_keeps_nothing = A demonstration keeps nothing: leave out --demo, or leave out --db and --data.

deposit_not_confirmed = Confirm that the money went into the drop box.

director_inspection_needed = An external part of { $wheel } was replaced: the Director or a designee inspects first.

disk_low = The disk is nearly full: { $free } MB are free, and { $reserve } MB are kept for what has begun. Betting goes on by itself once there is room.

disputes_open = A dispute is not decided yet.

disqualified =
    .receives_prize = { $name } is disqualified and receives no prize.
    .tournament_play = { $name } is disqualified from tournament play.

dolly_mismatch = Announced was { $result }; the dolly is on { $dolly }.

dolly_missing = Place the dolly on the winning number first.

dolly_on_table = Please wait until all winners are paid and the dolly is removed.

drbg_forked = This generator belongs to another process: a forked copy would repeat its numbers.

drbg_request =
    .additional_input = Additional input is at most { $input_bytes_max } bytes.
    .bytes = One request gives 1 to { $request_bytes_max } bytes.

drbg_self_test = The random generator does not reproduce NIST’s published figures; replace this installation.

drop_box_mark_missing = The box { $name } is not permanently marked with its { AND($words) }.

drop_box_not_locked_to_table = The drop box is not locked to the table.
    .box = { $name } is not locked to the table.

drop_box_unlocked = The container { $name } is not locked.

drop_box_wrong_table =
    .marked = The box { $name } is marked for table { $mark }, not for table { $table }.
    .none_told = By the register no { $use } box hangs at this table, so it does not open with { $named }.
    .told = By the register the { $use } box at this table is { $box }, not { $named }.
    .use_table = The { $use } box at table { $table } is { $box }, not { $named }.

ebt_announcement_failed = These terminals do not announce No More Bets by sound and sight: { LIST($terminals) }.

empty_slip =
    .name_two = Name two bets or players at least: --bet red --bet odd, or --player “red=5 17”.
    .straight = A slip needs at least one bet, such as red or straight-17=2.50.

entrant_without_fee = Every entrant of { $event } has a fee of { MONEY($fee) }, given away if need be.

entropy_failed =
    .gave_too = The entropy source gave too few bytes; the wheel stops.
    .health_test = The entropy source failed its health test ({ $why }). The wheel stops until a person restarts it.

entry_closed =
    .entry_event = Entry { $entry } is out of { $event }.
    .later = Entry { $entry } is out; { $name } has a later one.

event_cancelled =
    .event = { $event } was cancelled on { $cancelled }.
    .tournament = The tournament was cancelled on { $cancelled }.

event_entered =
    .entrants_already = { $event } has entrants already; its terms cannot change under them.
    .licensees_pools = Licensees, pools, prizes over all, ties and agreements cannot change once somebody has entered.

event_not_over = { LIST($events) }: play is not over.

event_over = The play of { $event } is over.

event_started = { $event } started on { $started }.

exchange_closed = Tournament chips are not sold at the table.

expected =
    .amount = an amount in cents, 1 or more
    .amount_or_none = an amount in cents, 0 or more
    .another_name = another name
    .at_least = at least { $due }
    .at_least_a_wager = at least as much as one such wager
    .at_least_to_one = at least { $due } to 1
    .at_most = { $most } or less
    .bool = true or false
    .box = left, top, right and bottom, such as 0, 5, 4, 6
    .cited = a table with value and clause or reading
    .clause = a clause of the index
    .colour = another colour
    .date = a date
    .edition = a version, the sections and the authority
    .float = a number
    .int = a whole number
    .list = a list
    .look = another colour or design
    .no_amount = no printed amount
    .no_key = no such key here
    .no_limits = no limits in a tournament
    .numbers = numbers of a wheel, such as “17” or “00”
    .object = an object with fields
    .one_of = one of { LIST($these) }
    .other_shape = another shape, or numbers
    .own_layout = none: the wheel has its own
    .positive = 1 or more
    .reading = a reading of the index
    .sets = colours with the number of their chips
    .small_letters = small letters, and a word that has no meaning yet
    .some_of = one or more of { LIST($these) }
    .source = clause or reading
    .str = a text in quotes
    .table = a table
    .text = a text
    .texts = a list of texts
    .to_one = { $due } to 1
    .value_chips = value chips with their number
    .variation = an approved variation with its citation and dates
    .word = small letters

extra_missing =
    .command = croupier { $command } needs more: pip install “croupier[{ $extra }]”
    .install_croupier = This needs the extra “{ $extra }”: install croupier[{ $extra }]. Missing: { $missing }.
    .printing_paper = Printing needs the extra “paper”: install croupier[paper].

fee_amount = The entry fee is { MONEY($due) }, not { MONEY($given) }.

fee_cash_not_separate =
    .buy_ins = Fee cash has a container of its own, and so do buy-ins.
    .goes_until = This cash goes into the container “{ $own }” until it is counted.
    .lies_apart = Fee cash lies in “{ $own }” and is counted there, apart from all other money.

fee_over_cap = The entry fee may be { MONEY($cap) }, not { MONEY($amount) }.

fees_uncounted = Two people first count the fee cash: { MONEY($fees) } lie in “{ $container }”.

felt_changed = The chips of seat { $seat } have changed meanwhile; nothing was done.

field_missing = { $field } is missing, or cannot be printed.

finding =
    .expected = { $key }: { $what } Expected: { $expected }.
    .what = { $key }: { $what }

five_days_notice =
    .days = The Division has version { $version } of the rules since { $filed }: { $days } full days.
    .never = Version { $version } of the rules was never sent to the Division.
    .office_received = Say which office of the Division received the rules, and how that can be shown.

float_short =
    .change = The tray cannot make up { MONEY($amount) } in value chips; ask for a fill.
    .due = The tray holds { MONEY($float) }, { MONEY($due) } is due: ask for a fill.
    .hold_much = The tray does not hold that much; ask for a fill.
    .kind = The tray has { $left } { $kind } chips to give.
    .set = The table has { $left } { $kind } chips left, and that would be { $number }.
    .tray_holds = The tray holds { MONEY($float) }.
    .tray_holds_ask = The tray holds { MONEY($float) }; ask for a fill.

foreign_chip = A { $colour }/{ $plain } chip was not issued for these premises.
    .count = “{ $kind }” is no chip of this table, or its number is none.
    .more_than_there_are = The table has { $number } { $kind } chips, and { $counted } are counted.
    .ruled = “{ $kind }” are no chips that can be bet at this table.

game_running =
    .minutes = The round has { $minutes } minutes left.
    .played_spins = Table { $table } has played { $spins } of { $of } spins.
    .round = Round { $round } of { $event } is on.
    .rules_changed = Rules are not changed while a round is on.
    .wagers_still = Table { $table }: wagers are still to be settled.

has_chips = A re-buy is for players who have no chips left.

hash_needed =
    .approved = Give the SHA-256 of what was approved, 64 hexadecimal digits.
    .printed_file = Give the SHA-256 of the printed file, 64 hexadecimal digits.

house_away = No house answers at { $address }: { $error }.

house_closing = The house is closing; this was not done.

identity_missing = An entrant has a number, a name, and a document that was seen.

in_prison_conflicts_with_sign =
    .even_money_lost = The sign of this table says that even-money bets are lost on 0, so there is no In Prison.
    .table_says_even = The sign of this table says that even-money bets are lost on 0, so In Prison cannot be on.

in_prison_even_money_only =
    .bets_none = Only even-money bets can go in prison; { $bet } is none.
    .listed = { $bet } is none of the bets with a choice on zero.
    .rule_zero = A rule on zero is for even-money bets; { $bet } is none.

in_prison_is_for_all = In Prison is offered to every player at the table or to none.

in_prison_locked = A wager in prison cannot be moved, raised or taken down.

in_prison_once = A wager can be in prison for one spin only.

in_use_elsewhere =
    .attached = { $name } is attached to table { $table }.
    .table = { $name } is in use at table { $table }.
    .table_name = { $name } is at table { $table }.

incident =
    .ball = Ball { $ball } inspected: { LIST($found) }
    .call_missed = The ball rested in { $number } before No More Bets was called
    .call_missed_rest = The ball rested before No More Bets was called
    .caught = No spin: { $reason }, the ball was caught
    .corrected = { $number } instead of { $was }, with { $second }: { $reason }
    .dispute = Seat { $seat }: { $what }
    .no_spin = No spin: { $reason }
    .not_caught = No spin: { $reason }, the ball was not caught
    .round_void = The random wheel could not give round { $round } its number: all wagers went back
    .seen = No spin: { $reason }, the ball was seen in { $number }
    .void = The ball rested in { $number }: the spin is void

inspect_again =
    .came_table = { $name } came to the table after the inspection; inspect again.
    .seal = A seal of { $name } was broken after the inspection; inspect again.
    .worked = { $name } was worked on after the inspection; inspect again.

inspection_failed = The inspection found fault with: { LIST($points) }. The table stays closed.
    .point = The inspection found fault with: { $point }.

inspection_incomplete = Answer every point of the check list; missing: { LIST($missing) }.

inspector_role = Only a key manager, a licensed member of security or a pit supervisor may do this.
    .table = Only a key manager, a licensed member of security or a pit supervisor may inspect a table.

internal_error = Something is wrong with the house; the log has it.

job_cancelled =
    .house_closes = The house closes.
    .plain = This job was cancelled.

joint_with_proceeds =
    .entry_makes = { $event }: an entry fee makes proceeds, and licensees may not share those.
    .voucher_pay = A voucher would pay a fee, which is proceeds.

journal_current = { $path } is in today’s format already.

journal_damaged =
    .end = The end of the journal is damaged: { $what }. Verify it, and go on from a backup.
    .replaced = Another file lies where the journal was while it was open. Put it back.
    .rolled_back = The journal is an older one than it was: record { $sequence } was kept, and is not there any more.
    .sealed = This is not the journal that was sealed here: { $what }. Verify it, and go on from a backup.
    .taken_away = The journal’s file was taken away while it was open. Put it back.
    .witnessed = Witness { $name } has seen { $seen } records of this journal, which has { $records }, or has others. Go on from the newest copy; a backup that is older takes “croupier restore” and two key managers.

journal_differs = The new journal holds something else, or the older one has grown since. Begin with a new file.

journal_grown = The older journal has grown meanwhile. Stop whoever writes on it, and begin anew.

journal_half_carried = Only { $done } of { $events } events of the older journal are here. Run “croupier journal upgrade” again.

journal_head = The journal’s head is a hash of { $hash_bytes } bytes.

journal_in_use =
    .database = The journal in this database is in use by another server. Stop it first.
    .path = The journal { $path } is in use by process { $unknown }. Stop it first, or open for reading.

journal_missing =
    .database = There is no journal in this database.
    .path = There is no journal at { $path }.

journal_newer = { $path } was written by a newer Croupier.

journal_not_durable =
    .database_utf = The database must be in UTF8.
    .disk_promise = { $path } is on a disk that cannot promise to keep it.
    .server_runs = The server runs with fsync off, so it can lose what it acknowledged.

journal_old = { $path } is a journal of an earlier format. Make a new one of it with “croupier journal upgrade { $path } NEW”, and go on with that; the old one is kept as it is.

journal_read_only = This journal was opened for reading only.

journal_stopped =
    .failure_store = The journal stopped after a failure of its store. Reopen it, then check what was kept.
    .written_nothing = The journal could not be written; nothing was done.

key_exists = There is a key at { $path } already; it is kept.

key_exposed = Others can read the signing key { $path }: chmod 600, or better a new key.

key_is_in = The key { $key } hangs in its cabinet.

key_is_out = { $holder } has the key { $key }.
    .another = { $holder } has the key { $key }, and brings it back.

key_malformed =
    .command = A command key is 1 to { $most } printable characters.
    .name_spaces = A key’s name has no spaces and no plus sign.
    .public_bytes = A public key is 32 bytes in hexadecimal.
    .read = The key cannot be read: { $why }.

key_manager_can_enter = { AND($others) } can still sign in and ask for a new code, with a second person.

key_missing = There is no signing key at { $path }.

key_not_held = Neither of the two has the key { $key } to { $box }.

key_reused =
    .send_new = This command key was used for another command. Send the new command with a new key.
    .used_another_command = This key was used for another command.

keys_not_separate = The lock to the table and the container’s own lock need keys of their own.
    .hands = The key { $key } is not for { $badge }: who frees a box from its table never has the key to its contents.

kind_needed = { $charge }: say whether { MONEY($amount) } is an entry-fee or a buy-in.

lab_busy = The lab has as much to do as it can take; try again in a moment.

lab_failed = The lab’s process failed at this; nothing else was harmed. Try again, or ask for less.

lab_too_large = This needs more memory than the lab has.

lab_too_long = This took longer than the { COUNT($seconds) } seconds that the lab gives; ask for less.

last_key_manager =
    .begins_keeps = The register begins with the key manager who keeps it: register yourself first.
    .house_without = The house would be without a key manager.
    .somebody_keep = Somebody has to keep the keys: register another key manager first.

late_bet = No more bets: this wager came too late, and the chips are returned at once.
    .ball_known = Too late: where the ball rests may be known. Nothing on the layout changes before the next spin.
    .round_over = Too late: this was for round { $meant }, and the table is in round { $round }. Nothing on the layout changes.

layout_area_missing =
    .areas = The layout has no area for: { LIST($areas) }.
    .words = The layout has no area for: { $words }.

layout_differs = The game is { $name }, the layout { $name2 } is not.
    .wheel = A { $wheel } wheel is not played on a { $layout } layout.

layout_not_opposite = Wheel and layout are both at the { $wheel_end } end; the layout belongs at the opposite one.

licence_not_valid =
    .ended = { $name } has no valid licence: it was valid until { $valid_until }.
    .noted_ended = { $badge } has no valid licence: it was valid until { $valid_until }.
    .noted_withdrawn = { $badge } has no valid licence: it was withdrawn.
    .withdrawn = { $name } has no valid licence: { $why }.

licence_taken = The licence { $licence } is { $name }’s.

limit_below_first_stake =
    .above_bankroll = The first stake is above the limit or the bankroll.
    .plain = The limit is below the first stake.
    .unit_slip = The limit is below one unit of the slip.

limits_fixed = This rulebook fixes its limits itself.

limits_not_declared = The licensee has not declared the minimum and maximum.

limits_not_posted =
    .minimum_maximum = The minimum and maximum must be set and posted on the game.
    .no_sign = No sign hangs at the table yet; print { $sign }, post it and name its code.
    .sign_says = What the sign { $posted } says is not in force; print { $sign }, post it and name its code.

list_never_ends = With fewer than one win in three the list is not struck out on average.

location_needed =
    .goes = Say where the wheel goes.
    .table_move = { $wheel } is at no table; say where it is: move-wheel.

log_append_only = Line { $entry } of the log stands as it is; write a new one.

log_field_missing =
    .signature = The signature is missing.
    .still = Still missing: { $words }.

log_gap = The next line of the log is { $log }.

looks_like_value_chip = The non-value chips { $set } look like the value chip { $value_chip }.
    .seat = { $chips } chips look like the value chip { $value_chip }.

mark =
    .game = game
    .table = table

marks_not_visible = The marks of the drop box are not clearly visible.

material_contradicts = “{ $material }” is a metal, and the ball is said to have none in it.

method_not_allowed = This address is not for that.

missing_key = This key is missing.
    .bet = Every roulette has this bet.
    .lies = A bet on a list of numbers says where its box lies.
    .shape = The bet does not say how it wins: by a shape, or by its numbers.

missing_source = This value does not say where it comes from.

mixed_free_and_fee = { $event } is free: nobody is charged a fee there.

mode_needs_double_zero_wheel = { $wheel } has one zero; only a double-zero wheel can be used as a single-zero one.

needs_bankroll =
    .staking_system = A staking system needs --bankroll.
    .stop_loss = A staking system, a target or a stop-loss needs a bankroll.
    .time_ruin = Time to ruin or to a target needs --bankroll.

needs_extended_mode = Only the extended mode counts the ball’s turns; in this mode the dealer confirms them.

needs_plain_bet = Bold and optimal play need one plain bet that either wins or loses its stake, without an option.
    .tips = Bold and best play know no tips.

no_assertions = Croupier does not serve under python -O: its invariants would not be checked.

no_ball_in_play = No ball is in play.
    .ruling = A ruling says where the ball rests only while a spin goes on.

no_colour_left =
    .chip_free = No chip colour is free at this table.
    .chips = The table has no { $colour }/{ $design } chips.

no_commitment = This round has no open commitment.
    .table = The random wheel is committed to another round.

no_data_folder = With PostgreSQL, say where people are kept: --data FOLDER.

no_dealer = No dealer is signed in.

no_demonstration = This is a real house: nobody is anybody else here.

no_drop_box = The table has no drop box attached.

no_events = A tournament has one event or more.

no_inspection_due = { $wheel } does not wait for the Director.

no_offer =
    .event_offer = { $event } has no { $offer }.
    .nothing_offered = Nothing is offered.
    .player_now = Nothing is offered to this player now.

no_overall_winner = Name the winner over all: the first of the last event.

no_proxy_wager = Seat { $seat } is { $player }’s; players act for their own seat only.

no_result = There is no result yet: the ball is not at rest.
    .settle = There is no result to settle by: give at least one outcome.

no_round_running = No round of { $event } is on.

no_rounds = { $key } needs a round at least.

no_split =
    .being = No agreement is being asked for.
    .nobody = Nobody has asked for an agreement.

no_substitute =
    .entry_players = Entry { $entry } is { $name }’s; players speak for their own entry only.
    .seat_sits = The seat is { $name }’s, and nobody sits in for somebody else.
    .seats_running = The seats of a running round are drawn; nobody takes a player’s place.

no_such_alert = There is no such alert.

no_such_approval =
    .force = There is no approval { $reference } in force.
    .never = This approval is over, or never was.

no_such_award = There is no prize { $award }.

no_such_bar = There is no bar { $bar } that could be lifted.

no_such_call = There is no such call, or somebody has answered it.

no_such_clause = There is no clause { $cited }.
    .deleted = There is no clause { $cited }; the text deleted it on { $deleted }.

no_such_column =
    .first_line = There is no column “{ $usual }”. The first line has: { LIST($columns) }.
    .three_columns = There are three columns: column-1, column-2 and column-3.

no_such_count = There is no count { $count }.

no_such_currency = There is no currency “{ $currency }”. There are: { LIST($known) }.

no_such_dozen = There are three dozens: 1-12, 13-24 and 25-36.

no_such_entry =
    .entry = There is no entry { $entry }.
    .log_lines = The log has the lines 1 to { $log }.

no_such_event =
    .event = There is no event “{ $event }”.
    .key = There is no event “{ $key }”.
    .tournament_prizes = This tournament has no prizes over all.

no_such_figure = No report of these days has such a row.

no_such_file =
    .journal = There is no journal { $path }.
    .path = There is no file { $path }.

no_such_form =
    .file_rules = A file has rules alone; the other forms come from a journal with --name.
    .sheet = There is no sheet “{ $sheet }”: { LIST($sheets) }.
    .what = There is no { $what } yet.
    .whose_what = { $whose } has no { $what } { $number }; there are: { LIST($known) }.

no_such_format = { $file } ends neither in .pdf nor in .html.

no_such_incident =
    .open = There is no open incident { $incident }.
    .plain = There is no such incident.

no_such_job =
    .answer_print = This job has no answer to print.
    .result_kept = There is no such job; its result is kept for a quarter of an hour.

no_such_key = No box of the register has the key “{ $key }”.

no_such_language = There is no language “{ $lang }”. There are: { LIST($known) }.

no_such_licensee = “{ $licensee }” does not share this tournament.

no_such_paper = There is no paper “{ $paper }”. There are: { LIST($papers) }.

no_such_part = { $name } has no external movable part “{ $part }”.

no_such_passkey = There is no such passkey.

no_such_person =
    .floor_register = Nobody with the badge “{ $badge }” is in the floor’s register.
    .nobody_badge = Nobody has the badge { $badge }.

no_such_position =
    .name = Where do the chips stand? Name a bet, a place or a point.
    .place_layout = There is no place “{ $place }” on this layout.
    .point_felt = A point of the felt has an x and a y.
    .spot = That spot on the layout is not a bet.
    .text = A bet is a text such as “split-8-11”; this is { $given }.
    .these_mean = These mean different bets: { LIST($meant) }.
    .wager = A wager needs a bet, a place or a point: where do the chips stand?
    .written_number = A point of the felt is written as [x, y], in number boxes.

no_such_reading = There is no reading { $reading }.

no_such_record = There is no record { $record } in this journal.

no_such_recording = There is no recording at this path.

no_such_refund = There is no refund { $refund }.

no_such_round =
    .noted = There is no round { $round } yet.
    .stream_round = { $stream } has no round { $round }.
    .table_remembers = Table { $table } remembers no round { $round }.

no_such_rulebook = There is no rulebook “{ $rulebook }”. There are: { LIST($known) }.

no_such_session = There is no such session.

no_such_slip = Table { $table } has given out no slip { $slip }.
    .code = The house has given out no slip with this code.
    .noted = There is no slip { $slip } yet.
    .table = This table has given out no slip { $slip }.

no_such_strategy = There is no way to play called “{ $strategy }”: { LIST($strategies) }.

no_such_system = There is no system “{ $system }”. There are: { LIST($known) }.

no_such_table =
    .journal = There is no table { $table } in this journal; there are: { LIST($known) }.
    .name = There is no table “{ $name }”.
    .on = There is no table “{ $on }”.
    .random_wheel = This table has no random wheel.

no_such_terminal =
    .plain = There is no such terminal.
    .screen_shows = No screen shows this code.
    .table_number = This table has no terminal with that number.

no_such_tournament =
    .journal = There is no tournament { $tournament } in this journal.
    .rules = The tournament “{ $name }” has no rules yet.
    .tournament = There is no tournament “{ $tournament }”.

no_such_variation = Nobody has applied for the variation { $variation }.

no_such_version = Version { $version } was not sent to the Division.

no_such_wheel = There is no wheel “{ $wheel }”. There are: { LIST($known) }.
    .none = A rulebook needs a wheel.
    .rulebook = There is no wheel “{ $wheel }”.

no_tables =
    .most = { $key }: a table has { $most } seats at most.
    .once = { $key } needs tables, each once, with seats.
    .table_chips = { $key }: a table has { $seats } seats, and chips and terminals for { $most }.

no_terminals =
    .least = A table with terminals needs at least one.
    .most = A table has { $most } terminals at most.
    .table = This table has { $count } terminals.

no_time_to_call = No round of { $event } waits for its time.

no_tip_box = The table has no tip box attached.

no_tournament_limit = Tournament chips have no wager limit.

no_tournament_loss = Prize money of the house is its own expense; it is no loss against the proceeds of a tournament.

no_tournaments = The rulebook “{ $rulebook }” has no rules for tournaments.

nobody_known = The house keeps nothing private about this person.

nobody_left = Nobody is in { $event }.

nobody_seated = Nobody has taken a seat.

non_cash_split = Prizes other than cash go by rank, and no agreement may be made about them.

non_cash_value =
    .set_beforehand = No cash value was set beforehand for “{ $item }”.
    .set_beforehand_item = { $item }: its value is set beforehand and is that in cash, { MONEY($price) }.

nonce_not_sealed = This nonce is not the one that was sealed.

nonce_order = Each seat gives one nonce, and seats ascend by their UTF-8 bytes.

nonce_sealed = A sealed nonce is a hash of 32 bytes.

nonce_size = A nonce has 16 to 64 bytes.

not_a_corner = The boxes { AND($numbers) } do not share one corner.

not_a_journal =
    .database_croupier = { $path } is a database, but not a journal of Croupier.
    .opened = { $path } cannot be opened: { $error }.
    .read = { $path } cannot be read: { $error }.

not_a_key_manager = Badge { $badge } is no key manager of this house.

not_a_no_spin_reason = “{ $reason }” is not a reason for No Spin: { LIST($reasons) }.
    .at_rest = The ball is on record at rest; report it, and the supervisor decides.
    .directions = Ball and wheel are on record in opposite directions; report it, and the supervisor decides.
    .left_wheel = A ball that left the wheel rests in no number; report it, and the supervisor decides.
    .turns = { COUNT($turns) } turns are on record; report it, and the supervisor decides.

not_a_run = { $file } holds no run of croupier simulate, or is damaged. The file is as it was.

not_a_street = { AND($numbers) } are neither a row nor a listed group of three.

not_a_tournament_table = Table { $table } plays for money.

not_a_valid_spin =
    .confirm_nobody = Confirm the turns of the ball: nobody has counted them.
    .made_make = The ball made { COUNT($turns) } turns; { $value } make a valid spin. Declare No Spin.
    .out = The ball left the wheel, and rests in no number; declare No Spin.
    .wheel_turn = Ball and wheel turn the same way: this is no valid spin; declare No Spin.

not_adjacent = The boxes { AND($numbers) } share no line.

not_admitted =
    .entrant = The house has barred { $player }; the entry cannot play.
    .entry = Nobody enters under this name. Please ask the staff.
    .seat = Nobody is seated under this name. Please ask the staff.

not_at_the_count = { $badge } does not count { $box }: others do.
    .closed = { $box } is not open yet: two people empty it first.

not_awarded = Award the prizes of { $event } first.

not_carried_out = The ruling is not carried out yet.

not_concluded = The forms are complete when the tournament is concluded: do that first.

not_concurrent = Name two or more active entries of one person, and how that was found.

not_done = This was not done. Send it again, with the same key.

not_drawn = Draw the seats of round { $round } first.

not_eliminated =
    .offer = { $name } may still take the { $offer }.
    .out = { $name } is out already.
    .points = { $name } has { POINTS($left) }.
    .running = Nobody is out before a round is over.

not_entered = Entry { $entry } is not in { $event }.

not_first = Entry { $winner } is not the first in the standings.

not_found = There is nothing at this address.

not_in_access_table = Nobody may use this address.

not_in_units = Bankroll and target must be whole numbers of units.

not_in_use =
    .attached = { $thing } is attached to no table.
    .ball = The ball { $ball } is not in use at table { $number }.
    .itself = Table { $table } itself is not in use yet.
    .table = { $thing } is not in use at a table.
    .table_number = Table { $number } has no { $kind } in use.

not_inspected =
    .table_opening = Table { $number } has not been inspected for this opening.
    .this_table = The table has not been inspected for this opening.

not_later = An event is put off to a later day: { $event } is planned for { $planned }, and today is { $today }.

not_legible =
    .points_large = Type of { $size } points is too large for a page of rules; { $largest } is the most.
    .points_too = Type of { $size } points is too small to read; { $smallest } is the least.
    .sign_fit = The sign does not fit on { $paper } in type that can be read; take larger paper or say less.
    .word_letters = “{ $longest_word }…” is one word of { $letters } letters and would be cut off.

not_observed = The pit supervisor has not confirmed observing the action.
    .carried_out = Nothing is carried out yet that could have been watched; the dealer does it first.
    .who_ruled = { $who } has ruled and watches it done; another supervisor who takes over says why.

not_on_gpu = The GPU plays neither recorded spins nor functions that use more than they hear; use the CPU.

not_our_paper = This file carries no content of Croupier; it was not printed here, or was altered.

not_paused = This table is not paused.

not_printable = A text has characters that are in none of our fonts; the HTML copy shows them.

not_qualified = Entrants have to meet this: { $text }

not_redeemable =
    .away = Tournament chips cannot be given away.
    .exchanged_anything = Tournament chips cannot be exchanged for anything.
    .redeemed = Tournament chips cannot be redeemed.

not_registered =
    .noted_ball = There is no ball “{ $thing }” in the register.
    .noted_table = This table is not in the register.
    .register = There is no { $kind } “{ $thing }” in the register.
    .table = There is no table “{ $thing }” in the register.

not_responsible_licensee = { $responsible } answers for this tournament, and alone awards its prizes.

not_seated =
    .nobody_tournament = Nobody of this tournament sits here.
    .seat = { $name } has no seat in { $event }.
    .table = Nobody sits at table { $table }.

not_shown_empty = { $box } is shown empty, to the other counter and to the camera, before it is laid aside.

not_signed_in = Sign in first.

not_standard_rule = { $message } ({ $found })

not_started =
    .being_played = { $event } is not being played.
    .event = { $event } has not started.

not_suspended = This table does not stand still.

not_timings = A file of timings has the columns spin, what (ball, rotor or result), at and direction.

not_unanimous =
    .every_remaining = Every remaining player has to agree.
    .play_goes = One player does not agree; play goes on.

not_whole_chips =
    .amount = { MONEY($amount) } is not a whole number of { MONEY($chip_value) } chips.
    .half_points = Halves are rounded up to { POINTS($unit) }, and a { $colour } chip stands for { POINTS($points) }.
    .halves = Halves are rounded up to { MONEY($unit) }, and the smallest chip of the table is { MONEY($smallest) }.
    .kinds = Say how many chips of which kind.
    .number = { MONEY($stake) } is not a whole number of { MONEY($chip_value) } chips.
    .number_part = { MONEY($part) } is not a whole number of { MONEY($chip_value) } chips.
    .opener = The value chips of this table do not make up { MONEY($opener) }; count the tray by kind.
    .plan = { $event }: { POINTS($points) } are not a whole number of chips that stand for { POINTS($worth) } each.
    .points = { POINTS($points) } are not a whole number of chips that stand for { POINTS($chip_value) } each.
    .slip = The chips of the slip do not make up { MONEY($amount) }.
    .value = A chip for { MONEY($value) } cannot be changed into value chips: the smallest is { MONEY($smallest) }.

not_withdrawn = { $event } has started, and the buy-ins are played for: nobody has them back, but a player may be retired.

not_witnessed = Witness { $name } does not vouch: { $status }, “{ $said }”.

not_your_colour = The { $colour } chips are seat { $owner }’s.

not_your_seat =
    .terminal_table = This terminal is seat { $seat } of table { $table }.
    .terminal_table_table = This terminal is at table { $table }.

nothing_private = This journal is kept in memory, and nothing in it is sealed.

nothing_there =
    .begun = Nothing is left to do here: all of it is there.
    .bet = Seat { $seat } has nothing on { $bet }.
    .carried_out = The ruling is carried out already.
    .cash = Seat { $seat } has nothing to cash out.
    .cash_of = Nothing in cash is on record of this person on that day.
    .change = Nothing is to change for seat { $seat }.
    .dealer_placed = No dealer has placed anything on { $place } for seat { $number }.
    .due = Nothing is due to seat { $seat }.
    .layout = Seat { $seat } has nothing on the layout.
    .left_pool = Nothing is left of the pool of { $event }.
    .less = Seat { $seat } has less than that on { $place }.
    .open_dispute = There is no open dispute { $dispute }.
    .points = Seat { $seat } has no points.
    .repeat = There is nothing to repeat for seat { $seat }.
    .result_already = The result is { $number } already.
    .round = There was no round { $round } at this table.
    .ruled = { MONEY($lies) } of seat { $seat } lie on { $place }.
    .seat = Seat { $seat } has nothing on { $place }.
    .shift = Nothing was played in that shift.
    .walk = Seat { $seat } has no chips that could be taken away.

nothing_to_correct = That is what entry { $entry } says already.

nothing_to_count = { $box } was not dropped, or is counted.
    .emptied = { $box } is emptied already.

notice_first = The director first tells the player that agreeing is voluntary and needs everybody.

number_differs = { $seen } was known before the call, and { $number } is keyed now; report it, and the supervisor decides.
    .sources = { $seen } was read at the wheel, and somebody else keys { $number }; report it, and the supervisor decides.

number_not_on_camera = No fixed camera sees the table’s number.
    .named = No camera is named that sees the number of table { $number }.

number_not_on_wheel =
    .number = There is no { $number } on this wheel.
    .plain = That number is not on this wheel.
    .strangers = There is no { $number } on this wheel.
    .text = Write outcomes as text, such as “17”; this is { $outcome }.

odd_half = Under this option half of every stake must be a whole amount: choose an even unit.

odds_below_minimum = { $name } at { $to_one } to 1: it pays at least { $rulebook } to 1.

odds_differ_from_pay_table = { $name } at { $to_one } to 1: it pays { $rulebook } to 1.

odds_not_declared =
    .bets = The licensee has not declared what these bets pay: { LIST($missing) }.
    .source = The licensee has not declared where the odds come from (odds_source).

odds_of_the_edition = { $name } at { $to_one } to 1: { $edition } has { $due } to 1.

offer_open = The { $offer } is offered already.

offer_over = The rules offer this up to round { $until_round }.

offer_undecided = Players without chips are still to decide; close the offer, or eliminate them.

offer_used_up = Each player may have { $allowed } of these.

one_sided_slip = This slip can only lose, or only win: there is nothing to compute.

opener_differs = The tray was closed with { MONEY($closer) }; it cannot open with { MONEY($opener) }.
    .chips = The tray was closed with other chips than those that are counted now.

opening_not_asked = The register has not been asked about this opening.

option_not_offered = This rulebook and wheel have no option “{ $option }”. There are: { LIST($known) }.

option_not_permitted =
    .rulebook_know = The { $key } rulebook does not know { $words }.
    .these_apply = Only one of these can apply when a zero falls.
    .wheel = { $words } is not for the { $name } wheel.

option_not_simulated = The wagers of this slip can wait in prison in more than { $most } ways, which is not simulated: its odds and sessions are exact.

origin_not_allowed = Requests from this origin are not taken; the setting “origins” names those that are.

out_of_turn = That cannot be done now.
    .turns = The ball rests; its turns are counted while it runs.

over_four_months =
    .tournament_first_day = The tournament had to be over by { $last }, four months after its first day of play.
    .tournament_first_day_last = The tournament is over by { $last }, four months after its first day of play; this is { $day }.

paper_evidence_missing = Say what shows that it was done that day, and why it is entered only now.

part_is_external = By the register the { $part } of { $name } is external.

passkey_known = This passkey is registered already.

passkey_wrong =
    .ask_new = Ask for a new challenge first.
    .valid = This passkey is not valid here.

passphrase_needed =
    .just_now = This needs a passphrase given just now; give yours again.
    .signed_your = This is signed: give your passphrase with it.

passphrase_short = A passphrase has at least { $passphrase_min } characters.

payout_differs = { $was } keyed; { $should } is due.

payout_form_missing = Every prize has its line on the Division’s pay-out form; give the form’s number.

person_needed = Say who restarts the wheel’s entropy source.

person_still_here =
    .barred = { $person } is on the exclusion list.
    .plays = { $person } still plays, or is in a dispute.
    .tournament = { $person } is in the tournament { $tournament }, which is not over, or has a prize to come.
    .works = { $person } still works here.

phrase =
    .amount = An amount
    .area = The area for { $option }
    .buy_in = A buy-in
    .cage = at the cage
    .chips = The number of chips
    .device = “{ $device }” over 00
    .face_of_coupon = The face of a coupon
    .floor = The floor
    .large_number = a number is too large
    .layout = The layout { $layout }
    .long_text = a text has more than { $most } characters, or some that cannot be printed
    .nested = it is nested too deeply or too long
    .neutral_colour = A neutral colour of the compartments
    .other_wheel = another one
    .points = The points
    .ring_order = An order of the numbers that is not the usual one
    .sealed = a part of it looks like something that the journal has sealed
    .slip = A slip
    .stake = A stake
    .table = Table { $table }
    .tip = A tip
    .value_of_chip = The value of a chip

pit_supervisor_only =
    .decide = Only the pit supervisor may decide this.
    .ruled = The pit supervisor has not ruled yet.

pocket_colour = These compartments have another colour than their area of the ring: { LIST($compartments) }.

points_differ = The tables say otherwise; leave the points out, and they are read from there.
    .counted = Two people counted otherwise; leave the points out, and theirs are taken.
    .tables_know = The tables themselves know the points of { $event }.

points_have_no_value =
    .dispute_decided = At a tournament table a dispute is decided without paying.
    .issued = Points are issued at tournament tables only.
    .opens_empty = A tournament table has no chips of the cage; it opens with an empty tray.
    .played = Points are played at tournament tables only.
    .stand_money = Tournament chips stand for points and have no value in money.
    .tournament_table_chips = A tournament table has no chips of the cage.

points_not_counted = Two people are still to count the points of some who played, each alone.

policy_of_another_table = { $policy_file } is a policy for { $rulebook } on the { $wheel } wheel.

pool_not_paid_out =
    .come = Buy-ins come into this pool, and no cash prize takes them.
    .holds = The pool of { $pool } holds { MONEY($left) }, and no cash prize takes it.
    .left_awarded = What is left of { $event } goes to prizes still to be awarded: { LIST($open) }.
    .overall_event = All buy-ins are in the overall pool; the prizes of an event can only be goods.
    .pool = The pool of { $pool } holds { MONEY($left) }, and everything that was bought in goes to the winners first.
    .prizes = Prizes are still to be paid: { LIST($awards) }.
    .vouchers = Vouchers are still to be used or awarded anew: { LIST($vouchers) }.

pool_short = The pool of { $pool } is { MONEY($short) } short of its prizes; the house has to add that.

printed_rules_incomplete =
    .conclusion = The print must explain the conclusion.
    .final_round = The print must explain the final round.
    .statement = Print the house rules in full, or the prescribed statement with the casino’s name.

printed_value_on_non_value = The { $set } chips carry { MONEY($printed) }; non-value chips carry no amount.

prize_count = The print says how many prizes there are; the lists have { $count }.

prize_description_missing =
    .amount_share = A prize is an amount, a share of the pool, goods, or a voucher: exactly one of these.
    .goods_voucher_worth = Say what the goods or the voucher are worth.
    .goods_worth = Say what the goods are and what they are worth: { $description }, { MONEY($value) }.
    .shares_percent = The shares of a pool are 100 percent at most.

problem =
    .above = more than { $least }
    .below = less than { $most }
    .characters_max = at most { $most } characters
    .characters_min = at least { $least } characters
    .entries_max = at most { $most } entries
    .entries_min = at least { $least } entries
    .expected = expected { $expected }
    .field = { $field }: { $what }.
    .json = this is not valid JSON
    .language = there is no language “{ $wish }”, only { LIST($known) }
    .least = at least { $least }
    .missing = this is missing
    .most = at most { $most }
    .other = this does not fit
    .pattern = this is not written as it must be
    .product = sessions times spins may be { COUNT($most) } at most
    .unknown = there is no such field

proof_needed = The result of a random wheel comes with the proof for this round.
    .none = No secret is owed.
    .owed = The wheel owes the secret of round { $round }.

proof_unreadable =
    .json = { $file } is not JSON.
    .read = The proof cannot be read: { $why }.

pyserial_missing = A serial wheel needs the package pyserial: install croupier[serve].

re_entry_not_allowed =
    .often = { $name } has come in again as often as the rules allow.
    .out = { $name } is out, and the rules do not let anybody come in again.

reason_missing =
    .fees = { MONEY($expected) } of fees were taken; say why it is { MONEY($counted) } now.
    .void = Say why the slip is void.
    .words = Say why in words.

reason_needed =
    .correction = A correction needs its reason.
    .decision = A decision needs its reason.
    .disputed = Say what is disputed.
    .happened = Say what happened.
    .round_void = Say why the round is void.
    .ruling = A ruling needs its reason.
    .ruling_observe = There is no ruling to observe.
    .spin = Say why there is no spin: { LIST($reasons) }.
    .table_suspended = Say why the table is suspended.

rebuy_conditions_missing = Say under which conditions players may buy again.

rebuy_statement_missing = Say whether there are re-buys.

rebuys_unbounded = Without a bound on them, the sum of the buy-ins has none.

receipt_already_dropped = Receipt { $receipt } was deposited before.

record_altered =
    .person = What badge { $badge } signs in with was changed or lost outside the house. Two key managers make a new code.
    .terminal = The record of terminal { $terminal } was changed or lost outside the house. It must be enrolled again.

recording_empty = The file has no numbers.

recording_too_long = A recording is at most 1 GiB; cut it into parts.

recording_unreadable = The file of past numbers is not UTF-8 text.

records_still_kept = Records about a person are kept for { $years } years after the last one, which here is until { $until }.

refund_paid = Refund { $refund } was paid on { $paid }.

refund_receipt_missing = Whoever has money back signs for it, or has a slip or voucher with a number: give it.

refund_receipt_used = This number has paid a refund already: { $receipt }.

refunds_open = Refunds are still to be paid: { LIST($refunds) }.

registration_closed = { $event } has started.

remover_counts = { $badge } took { $box } off its table; others count it.

report_filed = A report that covers all of it was sent already.

report_not_due = { MONEY($amount) } is not more than { MONEY($over) }: no report is due. Say that it is voluntary.

responsible_licensee =
    .licensees_answers = Name one of the licensees who answers for the tournament.
    .those_share = Name the licensee, or each of those who share it, once.

restore_behind = This backup has { $records } records, and others vouch for more, or for something else: { LIST($ahead) }. To go back all the same, two key managers name themselves: --by BADGE --by BADGE.

restore_not_empty =
    .journal = There is a journal already: a backup is restored into none.
    .path = There is { $path } already: a house is restored into an empty place, and nothing is written over.

ring_mismatch = The { $ring } areas of the ring do not match the { $compartments } compartments one by one.

role_not_allowed =
    .confirm = The { $role } may not confirm this.
    .dealer_signs = A dealer signs in with their own badge.
    .display_shows = A display only shows.
    .floor_staff = The floor is for the staff.
    .role = The { $role } may not do this.
    .terminal = A terminal may not do this.

role_not_granted =
    .badge = Badge { $badge } is not a { $chosen }.
    .noted = By the register { $badge } works here no longer as { $role }.
    .registered = { $name } is not registered as { $role }.

roles_apart = Drop, count, cage and accounting are in different hands, and who counts does nothing else.

roles_differ = { $name } works here as { LIST($granted) }. Other roles are granted by two key managers.

round_closed =
    .outcome_fixed = This round is closed; its outcome cannot be fixed again.
    .proof_voided = This round is closed and its proof is out; it cannot be voided.

round_not_played = Round { $round } has not been played.

round_number = A round’s number is not negative and below 2^53.

round_open = Close or void the open round before the next is committed.

round_over = The round has had its { $spins } spins at this table.

round_played =
    .goes = Round { $round } is played; say who goes on.
    .goes_played = Round { $played } is played; say who goes on.

round_running = That is not possible while a round is running.
    .chips = The chips of a round are just given out or taken back here.
    .chips_held = Players hold chips; their value changes when all of them are back.
    .chips_lie = Chips lie on the layout; their value changes between rounds.
    .options = A wager is still in prison; options change when none is left.
    .relief = { $dealer } deals this spin; a dealer is relieved between spins.
    .rules = A wager is still in prison; rules change when none is left.
    .table_betting = Table { $table }: betting is open; pause it, so that the colours get their points.

round_used = This round has been played; rounds only go up.

rows_not_contiguous = { AND($numbers) } are not two rows that touch.

rulebook_unversioned = A rulebook must say which edition of which text it is.

rules_data_mismatch =
    .charges = The print says { MONEY($stated) }, the events charge { MONEY($actual) }.
    .re_buys = What the print says about re-buys is not what the events have.
    .tables = The print says that the tables are played otherwise than they are.

rules_missing = The tournament’s rules have to be written first.

rules_not_given = { $name } has not been given version { $version } of the rules.

rules_not_posted =
    .anywhere = The rules by which this table is played hang nowhere in the house.
    .changed = The rules of table { $table } have just changed: print them again, and post these.
    .everybody_see = Rules at { $spot } are not posted: everybody in { $room } must see and reach them.
    .hang = No rules hang in { $room } at { $spot }.
    .these_ones = These rules are not the ones that hang in { $room }; post them first.

rules_unacceptable = The Division finds version { $version } of the rules unacceptable; change them and file again.

rules_unchanged = These are the rules of version { $version } already.

same_player = Somebody is the same as somebody else, or has no other name.

scheduler_lost = The scheduler at { $scheduler } does not answer any more.

scheduler_unreachable = No scheduler answers at { $scheduler } within { $connect_seconds } s. Is a dask scheduler running there?

seal_broken = These parts of { $wheel } have no whole seal: { LIST($parts) }. Close the game, seal them and inspect again.

seal_missing =
    .changed = The journal’s key was changed to { $key }, and { $file } is another. Run “croupier rotate signing-key” again, or bring the key back.
    .checkpoints = The journal was sealed, and { $file }, where its seals are, is not there. Bring it back; if it is lost for good, “croupier journal checkpoints” writes what the journal has.
    .key = The journal was sealed, and { $file }, the key of its seals, is not there. Bring it back; if it is lost for good, “croupier journal key” makes another.

seal_used = The seal { $seal } was put on { $wheel }; a seal is used once.

seal_whole = The { $part } of { $wheel } has the seal { $seal }, and nobody has found it broken.

seals_incomplete = Read the seal of each of these parts of { $wheel }, and of no other: { LIST($parts) }.

seat_empty =
    .nobody_sits = Nobody sits at seat { $seat }.
    .table_player = { $player } is not at the table; seat the player again first.

seat_taken =
    .player = { $player } sits at seat { $seat } of this table already.
    .seat = Seat { $seat } is taken.
    .somebody_sits = Somebody sits at table { $table } already.

seats_short = { $players } players and { $seats } seats.

second_person =
    .other = A second person must be somebody else than the one who does it.
    .present = A second person must be present.
    .role = { $name } is no { OR($allowed) }.

second_person_needed =
    .another = The second signature is another supervisor’s.
    .ask_approval = This needs a second person; ask for an approval.
    .chips = What chips a table has is signed by two different people.
    .confirms_within = This needs a second person, who confirms it within two minutes.
    .count_cash = Two different people count the cash.
    .counts = { $who } has counted table { $table } first; somebody else counts it a second time.
    .fill_credit = A fill or credit slip is signed by two different people.
    .grants_roles = Nobody grants roles to themselves.
    .inventory = One person counts the tray and another closes it with that count; it has not been counted so.
    .makes_code = Nobody makes a code for themselves.
    .on_paper = Two different people have seen what was done.
    .result_corrected = A result is corrected by two different people.
    .ruling = { MONEY($worth) } are at stake; above { MONEY($above) } another supervisor signs too.
    .somebody_else = The second person must be somebody else.

secret_damaged = What is closed in { $path } was changed; bring it back from a backup.

secret_exposed = Others can read the secret in { $path }: chmod 600, and rotate it.

secret_malformed = The secret in { $where } is not base64 of 32 bytes.

secret_missing = { $path } is closed under a secret, and none is given: set CROUPIER_SECRET_FILE or CROUPIER_SECRET.

secret_no_file = { $name } names { $path }, and there is no such file.

secret_owed = The random wheel owes the secret of round { $round }; it is revealed first.

secret_size = A round’s secret has { $secret_bytes } bytes.

secret_unused = A secret is given, and { $path } lies open: “croupier rotate secret” closes it.

secret_wrong = { $path } is closed under another secret than the one that is given.

seed_missing = Publish a seed for the draw, so that anybody can repeat it.

seed_too_short = A test seed has at least 16 bytes, so that two seeds are two streams.

segment_empty = Nothing was written since the last segment was closed.

session_locked = The console is locked; give your passphrase again.

settled_already =
    .in_prison = Round { $settled } had wagers in a prison of several levels; an amount is paid or collected.
    .older_round = Only round { $settled } can be settled anew; for round { $round } an amount is paid or collected.
    .recorded_happen = This has been recorded before and can happen only once.
    .wagers_correct = Wagers are settled already; correct the result, or decide a dispute, instead of voiding the round.

shift_not_closing = Shift { $shift } of { $day } does not wait for its figures.

shift_not_open = Shift { $shift } of { $day } is not open.

shift_open = Shift { $shift } of { $day } is open; close it first.

shift_over = Shift { $shift } of { $day } is over; the next is { $next } of { $next_day }.

sign_in_delayed = Too many wrong tries; wait { $seconds } seconds before the next.

sign_in_failed =
    .badge_fit = Badge and passphrase do not fit together.
    .open_person = The passphrase does not open this person’s signing key.

sign_incomplete = The sign lacks a statement that it must have: { LIST($missing) }.

sign_missing = The sign that tells players how this wheel is used does not hang at the table yet.

sign_not_in_force = The sign { $posted } does not say what is in force; print { $sign } and post that.

signature_invalid = { $who } has not signed this with their own key.

signing_key_missing = Make your signing key first; what is signed needs one.
    .closed = Whoever asked signs this, and the house has been started anew since: it must be asked for again.

slip_differs = Slip { $slip } is for { MONEY($amount) }, in the chips that were asked for; void it, and ask again.

slip_done = Slip { $slip } is done, or of another kind; chips that came by mistake go back by a slip of their own.

slip_redeemed = This slip was redeemed before.
    .first = Slip { $slip } was redeemed on { $day } at { $time } by { $by }, { $window }.

slip_void = Slip { $slip } is void.

slips_under_way = Slips { LIST($slips) } are under way; chips that are asked for arrive, or their slip is made void.

snapshot_damaged = The snapshot is damaged; fold the events instead.

speed = The emulated wheel’s speed is above zero.

spin_void =
    .number_information = That spin is void; its number is information only.
    .result_table = { $number } gives no result at this table; the supervisor rules the spin void instead.

split_must_be_requested =
    .director_never = The director never suggests an agreement; name the player who asks for it.
    .still_ask = Only a player who is still in may ask.

split_not_allowed = The rules of this tournament do not let players share the prizes.

split_not_now =
    .agreement_made = An agreement is made between rounds, while the event is being played.
    .play_gone = Play has gone on; ask again after the round.

split_stopped_by_director = The director does not permit an early end: { $reason }

split_sum = The shares of the { $among } players add up to { MONEY($cash) }, the cash of their places.

started_already = This is your passphrase already: sign in with it.

structure_exceeds_limit = Round { $round }: { MONEY($buy_in) } over { $spins } spins is { MONEY($share) }, above { MONEY($limit) }.

table_busy = The table has more requests than it can take; try again.
    .ball_runs = A ball runs at table { $table }; ask again when it is over.

table_has_one =
    .box = Table { $table } has the box { $thing }.
    .take_use = Table { $table } has the { $kind } { $thing }; take it out of use first.

table_not_open = Table { $table } is { $phase }.

table_number_taken = There is a table { $number } on these premises.

table_open =
    .already = This table has its wheel already.
    .first = Table { $table } is open to the public; close the game first.
    .inspected_opens = Table { $table } is open; it is inspected before it opens.
    .work = Table { $table } is open to the public; close the game before work on the wheel.

table_suspended = The table stands still after a failure of the system; a supervisor has to take it into use again.
    .waits = The table waits for its journal and goes on by itself; what was asked is answered then.

table_taken = There is a table { $table } already.

tables_balanced = The tables are balanced: no two differ by more than one player.

tallies_differ = The two counters of { $box } do not agree: { LIST($kinds) }. They count again.
    .signed = These are not the totals that the counters of { $box } have.

thing_in_use =
    .count = { $thing } waits for its count; amend it afterwards.
    .table = { $thing } is in use at table { $table }; take it out of use, and then amend it.

third_person_needed = { $badge } has counted { $box }; somebody who did not signs the count.

time_is_up = The { $minutes } minutes of this round are up at table { $table }; no new spin begins.

time_server_silent = The time server { $server } does not answer: { $why }.

times =
    .none = { $number } is missing
    .often = { $number } { $count } times
    .twice = { $number } twice

tip_box_mark_missing = The tip box { $name } does not say which table it is of.

tip_in_own_chips = A wager for the dealers is made with the seat’s own chips.

tip_not_allowed =
    .bets = On this bet no wagers for the dealers are taken; the sign says on which.
    .none = This table takes no wagers for the dealers.
    .spin = Wagers for the dealers are at most { MONEY($maximum) } in one spin; with this they would be { MONEY($stake) }.
    .split = A wager for the dealers stands on a bet of its own, apart from the player’s chips.
    .wager = A wager for the dealers is at most { MONEY($maximum) }; with this it would be { MONEY($stake) }.

tip_rule_not_posted = A restriction on tip wagers applies only when it is posted.

too_few_recorded_spins = There are too few recorded spins: { COUNT($recorded) }, and { COUNT($needed) } are wanted.

too_few_spins =
    .file = There are no spins in this file.
    .readable_judge = { $spins } readable spins are too few to judge a wheel; there must be { $spins_min } at least.
    .timed_tell = { $spins } timed spins are too few to tell; there must be { $spins_min } at least.

too_large =
    .frame = A frame has at most { $frame_bytes_max } bytes.
    .long = The request is too long.
    .request_bytes = A request has at most { $most } bytes.
    .spreadsheet_unpacked = This spreadsheet is too large when unpacked; save it as CSV.

too_many_coups = The lattice serves up to { COUNT($maximum) } coups; ask for { COUNT($coups) } by saddlepoint.

too_many_jobs = You have { $jobs } jobs in the lab already: wait for one, or cancel it.

too_many_passkeys = A person has at most { $keys_max } passkeys.

too_many_requests =
    .approvals = Too many approvals are waiting.
    .bytes = What you ask for fills the house’s journal too fast; wait a moment.
    .confirmed = Too many screens are waiting to be confirmed.
    .frames = Too many frames; wait a moment.
    .passkeys_being = Too many passkeys are being asked for; wait a moment.
    .questions = Too many questions to the lab; wait a moment.
    .tries_minute = Too many tries; wait a minute.
    .wait_answers_you = Wait for answers before you ask more.
    .wait_lab_answers = Wait for the lab’s answers before you ask more.
    .wait_moment = Too many requests; wait a moment.
    .watch_tournaments = Too many screens watch the tournaments already.
    .work = What you ask for takes too much of the house’s time; wait a moment.

too_slow = The request did not come to its end in time.

tournament_chips_only =
    .approved_reference = Tournament chips are approved: give the reference, and who approved them (reading F19).
    .wagered = Only tournament chips can be wagered here.

tournament_concluded = The tournament was concluded on { $concluded }.

tray_not_at_imprest =
    .credit = The tray of this table is kept at { MONEY($imprest) }; a credit of { MONEY($amount) } brings it there.
    .fill = The tray of this table is kept at { MONEY($imprest) }; a fill of { MONEY($amount) } brings it there.

unequal_chips =
    .colours = { $event }: everybody has the same number of chips, so that each colour stands for the same points.
    .few = { $event }: everybody starts with { $needed } chips, and a table has { $number } of { $colour }.
    .points = Everybody starts { $event } with { COUNT($starting_stack) } points.
    .same_number = { $event }: everybody starts with the same number of chips.

unequal_offer =
    .chips_offered = More chips are offered to everybody alike, or to nobody.
    .open_opened = The { $offer } is not open; it is opened for everybody at once.

unknown_command = The wheel’s process does not know this command.

unknown_key = There is no such key.
    .lies = Where a shape lies follows from the layout.
    .neither_kind = “{ $name }” is neither a kind of bet nor a group of them.
    .no_bearing = With these choices it has no bearing.
    .round_wagers = A round has no “{ $key }”; it has wagers and outcomes.
    .script_first = A script’s first line has no “{ $unknown }”: { LIST($header) }.
    .value_rulebook = There is no value “{ $key }” in the { $key2 } rulebook.
    .variation_changes = A variation changes at least one value of the rulebook.
    .wager = A wager has no “{ $key }”; it has { LIST($known) }.

unknown_setting = There is no setting “{ $unknown }”: { LIST($known) }.

unpaid = seat { $seat } { $due }

unreadable =
    .elsewhere = this machine does not have that address
    .folder = it is a folder, not a file
    .full = the disk is full
    .missing = there is no such file or folder
    .no_folder = a part of the path is a file, not a folder
    .no_right = you have no right to it
    .no_text = it is not text in UTF-8
    .read_only = nothing can be written there
    .taken = another program listens there already

use_the_terminal =
    .colour = At this table players choose their colour on the terminal.
    .electronic_chips = At this table all wagers are electronic chips on the terminal.
    .made = At this table wagers are made on the terminal.

value_chips_not_accepted_here = Value chips are not accepted at this table.

value_colour_taken = { $capitalize } value chips are in use on the inside bets by seat { $holder } this spin.

value_missing = The form shows { $item } at { MONEY($value) }, the value set beforehand.

variation_not_approved =
    .register_says = The register has no approved variation “{ $name }” that says this.
    .used = The variation { $variation } is not approved ({ $decision }); it cannot be used.

variation_not_in_force =
    .approved_citation = An approved variation needs the citation of its rule, when it begins, and when a temporary one ends.
    .rule = The variation { $variation } does not say by which rule and from when to when it is in force.

variation_out_of_turn = The variation { $variation } is { $state }, not { $state2 }.

venue_checklist = { $name }: somebody signs the check list on security and surveillance.

venue_not_licensed =
    .licence = { $name } has no licence on { $date }.
    .name_premises = Name the licensed premises.

verbal_wager = Spoken wagers are not accepted; place chips.

verify_elsewhere = This journal is in memory alone; there is nothing to verify.

verify_running = The journal is being verified, or was just now; wait a moment.

voucher_counted_twice = Voucher { $voucher } is on the books already: { $status }.

voucher_not_here =
    .issued = This tournament has not issued a voucher { $voucher }.
    .later_event = A voucher is for a later event of this tournament; “{ $event }” is none.
    .rules_unused = By the rules of this tournament an unused voucher is not awarded anew.
    .voucher_event = Voucher { $voucher } is for { $event }.

voucher_not_paid = A voucher is used, not paid; its line on the form follows from its use.

voucher_not_yours = Voucher { $voucher } belongs to { $name }, who won it.

voucher_split =
    .worth_place = Voucher { $number } is worth { MONEY($value) }, the place { MONEY($price) }.
    .worth_place_value = The voucher is worth { MONEY($value) }, the place in { $key } { MONEY($price) }.

wagers_on_layout =
    .prison_next = Wagers of seats { $seats } are in prison; the next spin decides them, and then the table closes.
    .seats = There are wagers of seats { $seats } on the layout.

wheel_differs = The game is { $name }, the wheel { $name2 } is { $variety }.

wheel_not_running = The random wheel’s process does not answer.
    .stranger = The random wheel’s socket is somebody else’s.

wheel_pockets =
    .compartments = The wheel has { $compartments } compartments; a { $zeros } wheel has { $expected }.
    .different = A wheel has 2 to { $pockets_max } pockets, all different.
    .number = This wheel has { $compartments } of { $expected } compartments.
    .pocket_label = A pocket’s label is one to eight letters or digits.
    .wrong_missing = This wheel has { $compartments } of { $expected } compartments; wrong or missing: { LIST($wrong) }.

wheel_too_small = The wheel measures { $diameter } inches; at least { $value } are needed.

wheel_type_not_allowed =
    .layout_belongs = A layout with { $zeros } zeros belongs to no wheel of the { $key } rulebook.
    .rulebook = The { $key } rulebook has no { $wheel } wheel.
    .zeros_rulebook = A wheel with { $zeros } zeros is not allowed under the { $key } rulebook.

which_table = Say which table is meant. Tables with results in this journal: { LIST($tables) }.

why =
    .either = it needs either stages or lines
    .function = it needs a function strategy(state, result, bankroll)
    .level = a level has win, zero and lose
    .levels = it has name, on, first and up to 50 levels, written as [[level]]
    .lines = lines are whole numbers of units
    .opening = opening is a tuple of up to { $size } whole numbers
    .runs = it does not run: { $error }
    .share = “{ $value }” is no level of it, and no share of the stake: lose, half, release, pay, or 3/4
    .stage = stage { $number } needs stake, on_win and on_loss as whole numbers, and nothing else
    .stages = stages are written as [[stage]]
    .toml = it is not TOML: { $error }
    .unknown = “{ $unknown }” means nothing here; there are name, stage and lines

winners_unpaid = Some winning wagers are not paid yet.
    .seats = Some winning wagers are not paid yet. Unpaid: { LIST($seats) }.

witness =
    .other = A licensed member of security must be somebody else than the one who does it.
    .present = A licensed member of security must be present.

witness_away = Witness { $name } does not answer: { $error }.

witness_in_use = Another witness keeps its checkpoints in { $path }.

workers_failed = Sessions from { COUNT($first) } on failed { $tries } times: { $error }.

wrong_box =
    .named = A tip goes into the tip box { $tip_box }, not into { $box }.
    .table = A tip goes into the tip box of the table, not into { $box }.

wrong_type = { $key }: { $given } cannot stand where { $now } stands.

wrong_value = This is { $given }.
    .box = The box { LIST($box) } lies on another one, or off the felt.
    .cap_entry = The cap is for each entry or for each person.
    .chips = There cannot be fewer than no { $chips } chips.
    .choices_once = Each choice stands once.
    .days_notice = The days of notice are calendar or business days.
    .kind_word = “{ $kind }” cannot be the word for a kind of bet.
    .labels = Each box of this bet beside the numbers has one label. Boxes: { $boxes }. Labels: { $labels }.
    .no_wheel_has = No wheel of this rulebook has these numbers and more.
    .not_played = Tables cannot be played with { $given } here yet.
    .numbers_once = A bet has its numbers, each of them once.
    .option_word = “{ $option }” cannot be the word for a rule on zero.
    .pays_nothing = { $pays } to 1 pays nothing.
    .second_above = What one supervisor rules on alone cannot be less than nothing.
    .shape_named = “{ $kind }” is the name of another shape.
    .shape_or_numbers = A bet wins by a shape or by its numbers, not by both.
    .shape_twice = bets.{ $first } wins by this shape already.
    .smallest_chip = The smallest chip must be worth something.
    .tournament_tables = Tournament tables have a dealer: felt or terminals.
    .wheel_known = “{ $wheel }” is the name of another wheel.

zero_not_green = { $pocket } is { $colour }; it must be green.
