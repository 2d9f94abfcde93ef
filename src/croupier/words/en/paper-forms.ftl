# What the forms of tables and floor say.

form =
    .table = Table { $table }
    .all_tables = All tables
    .gaming_day = gaming day { $day }, { $shift }
    .amount = Amount
    .not_pinned = No signed checkpoint of the journal stands behind this sheet.
    .older = { $count ->
        [one] The newest checkpoint is { $count } record older than this sheet; print it again.
       *[other] The newest checkpoint is { $count } records older than this sheet; print it again.
    }
    .signature_of = Signature of { $name }: { $signature }
    .licence = Licence
    .supervisor = Pit supervisor
    .cage = Cage
    .dealer = Dealer
    .player = Player
    .entries = Entries
    .expected = Expected
    .counted = Counted
    .counted_by = Counted by
    .difference = Difference
    .explanation = Explanation: { $text }
    .tips = Tips in the tip box: { $amount }.

amount =
    .points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .training = { $amount } (training)

inspection =
    .title = Inspection of the table
    .inspector = Inspector
    .role = Role
    .result = Result
    .passed = passed: the table may open
    .failed = failed: the table stays closed
    .check_list = Check list
    .no_points = The rules of this table ask for no point to be checked.
    .balls = Balls
    .terminals = Terminals announce No More Bets
    .terminal = Terminal { $number }
    .keeps_closed = What keeps the table closed: { $list }.

announced_by =
    .sound = by sound
    .sight = by sight
    .both = by sound and sight
    .silent = not at all

ball_test =
    .magnet = not magnetic, by magnet
    .compass = not magnetic, by compass

work =
    .title = Adjustment log of the wheel
    .lead = Adjustments and replacements of parts of the wheel, in the order of the journal. No line is ever changed.
    .line = Line
    .when = Date and time
    .written = { $date }, written { $at }
    .what = What was done
    .where = Where
    .by = By
    .witness = Witness
    .signatures = Signatures
    .signed = Line { $line }, { $name }: { $signature }
    .newest = Newest
    .none = none
    .checked_by = Checked by
    .adjusted = { $wheel }: { $part } adjusted, { $what }
    .replaced = { $wheel }: { $part } replaced, { $what }
    .to_line = To line { $line }: { $note }
    .corrected = { $count ->
        [one] { $what } (see line { $lines })
       *[other] { $what } (see lines { $lines })
    }
    .at_table = table { $table }
    .at_place = table { $table }, { $place }

chip_slip =
    .fill = Fill slip { $number }
    .credit = Credit slip { $number }
    .slip = Slip
    .from = From
    .to = To
    .at_table = table
    .at_cage = cage
    .asked_by = Asked for by
    .signed_with = Signed with
    .lead = Chips are counted in the open at the table. The numbers of slips run without gaps.
    .pit = Pit
    .second = Second

drop =
    .title = Drop and count
    .cash = Cash
    .receipt = Mobile ATM receipt { $number }
    .box = Drop box
    .since = Since
    .until = Until
    .deposits = Deposits by the journal
    .what = What
    .expected = Expected in the drop box
    .count = Count
    .box_number = Box { $box }
    .to_count = Counted: cash, receipts, total
    .to_explain = Difference and its explanation
    .another = Counted by, another person

inventory =
    .title = Inventory of chips
    .lead = Every chip of the table, by kind: where it is by the journal. The numbers of a line add up to the number in its last column.
    .kind = Kind
    .tray = Tray
    .layout = Layout
    .hands = Hands
    .walked = Walked
    .tip_box = Tip box
    .missing = Missing
    .number = In all
    .count = Count of the tray
    .not_counted = The tray was not counted by kind; its worth agreed with the books.
    .to_count = Counted, by kind
    .closed_by = Closed by
    .result = Result
    .differs = the count differs from the books
    .agrees = the count agrees with the books
    .value = Value chips, { $colour }
    .set = Roulette chips, { $colour }

protection_report =
    .of_whom = { $measure }: { $who }
    .lead = Counts by dealer, player, table and supervisor, each held against everybody else on the floor. A figure proves nothing: it says where to look.
    .rounds = Rounds
    .before = Earlier shifts it is held against
    .stands_out = What chance does not explain
    .rate = Found
    .floor = The floor
    .chance = By chance
    .bound = An alert below
    .of = { $found } of { $of } ({ $share })
    .look_at = Rounds to look at, table { $table }: { $rounds }.
    .counted = All that was counted
    .what = What
    .whom = Of whom
    .surveillance = Surveillance

box_count =
    .title = Count { $number }
    .coupons = Coupons, which are no money: { $amount }.
    .reconciled = Reconciled by
    .box = Box
    .two = { $first } and { $second }
    .receipts = Mobile ATM receipts
    .chips = Chips
    .found = Found in the box
    .against = Against the journal of the table
    .equal = Difference: nothing over, nothing short
    .over = Difference: over
    .short = Difference: short

box_of =
    .drop = { $box }, drop box
    .tip = { $box }, tip box

dispute =
    .title = Dispute { $number }
    .dispute = Dispute
    .round = Round
    .player = { $player }, seat { $seat }
    .claim = Claim
    .no_amount = no amount
    .reported = Reported
    .reported_by = Reported by
    .what = What is disputed
    .story = The round as the journal tells it
    .decision = Decision
    .paid = Paid
    .decided_by = Decided by
    .at = At
    .no_reason = No reason was entered.
    .to_decide = Decision of the pit supervisor and its reason

decision =
    .pay = paid
    .collect = collected
    .rule = settled anew
    .deny = denied

shift_report =
    .title = Shift report
    .formula = Every table from one border of the shift to the other. Win = drop + closer + credits - opener - fills.
    .table = Table
    .opener = Opener
    .fills = Fills
    .credits = Credits
    .drop = Drop
    .closer = Closer
    .win = Win
    .hold = Hold
    .together = Together
    .counted_of = The drop as counted
    .what = What
    .cash = Cash
    .receipts = Receipts
    .coupons = Coupons
    .expected = Expected
    .counted = Counted
    .over = Over or short
    .figure = { $what } ({ $kind }) { $amount }
    .adjusted = Adjusted on { $at }: { $figures }.
    .frozen = Closed by two people. The figures were frozen; their SHA-256 is { $hash }.
    .running = This shift has not been closed: its figures may still change.

table_session =
    .title = Session report
    .cash = Drop, cash
    .receipts = Drop, Mobile ATM receipts
    .closer = Closer
    .not_counted = not counted yet
    .credits = Credits
    .opener = less the opener
    .fills = less fills
    .rounds = Rounds
    .void_spins = Spins that did not count
    .refusals = Refused commands
    .rulings = Rulings
    .disputes = Disputes
    .opened = Opened
    .opened_by = Opened by
    .closed = Closed
    .closed_by = Closed by
    .dealers = Dealers
    .hold = Hold
    .win_of = Win of the table
    .win = Win
    .tray = Count of the tray against the books: { $amount }. { $reason }
    .happened = What happened
    .count = Count

table_session_note =
    .rounds_without_wave = Rounds without the wave of the hand
    .late_calls = Rounds with a late call
    .early_calls = Rounds with a call made too early
    .missed_calls = Rounds in which the ball rested before the call

form_role =
    .player = player
    .dealer = dealer
    .pit-supervisor = pit supervisor
    .key-manager = key manager
    .security = security
    .maintenance = maintenance
    .slot-technician = slot technician
    .drop-team = drop team
    .count-team = count team
    .cashier = cashier
    .tournament-director = tournament director
    .auditor = auditor
    .regulator = regulator
    .system = system
