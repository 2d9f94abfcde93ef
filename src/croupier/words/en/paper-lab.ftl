# What the lab prints. $count chooses the form, $spins is the same number as it is shown.

slip =
    .title = A slip in the lab
    .one_coup = One coup
    .bet = Bet
    .stake = Stake
    .hit_frequency = Chance to win
    .edge = House edge
    .percent = in percent
    .mean = Mean result
    .variance = Variance (square of the smallest unit)
    .deviation = Standard deviation
    .skewness = Skewness
    .after = { $count ->
        [one] After one spin
       *[other] After { $spins } spins
    }
    .figure = { $count ->
        [one] How likely each net result is after one spin; gold where the player is ahead.
       *[other] How likely each net result is after { $spins } spins; gold where the player is ahead.
    }
    .ahead = Ahead
    .even = Even
    .behind = Behind
    .exact = Exact ({ $method }); every probability is off by { $error } at most.
    .approximate = Approximate ({ $method }); every probability is off by { $error } at most.

method =
    .lattice = lattice
    .coarse-lattice = coarse lattice

run =
    .ruin = Chance to reach the target
    .fan = Bankrolls on the way
    .compare = Net result of an evening by system
    .bias = Is this wheel fair?

runs =
    .ruin_text = From { $bankroll } the target of { $target } is reached with a chance of { $win } ({ $system }).
    .reached = Target reached
    .ruined = Ruined or stopped
    .mean_spins = Mean spins
    .fan_text = { $count ->
        [one] After one spin half of all players have less than { $median }; nine of ten have between { $low } and { $high } ({ $system }).
       *[other] After { $spins } spins half of all players have less than { $median }; nine of ten have between { $low } and { $high } ({ $system }).
    }
    .fan_legend = Dark band: half of all players. Light band: nine of ten. Thin lines: some of them.
    .system = Staking system
    .interval = Mean, 95% interval
    .ahead = Ahead
    .ring = { $spins } spins around the ring; each pocket is expected { $expected } times (dashed).
    .fair = Nothing in these { $spins } spins is odder than chance alone makes it.
    .suspicious = Suspicious: { $found }. A fair wheel looks this odd in at most one of { $odds } such samples.
    .power = The chance to notice a 9-pocket sector that comes up 10% too often, by the number of spins.
    .test = Test
    .p = p, corrected
    .found = Oddest finding
    .worth = To a player the best straight-up bet on this has an edge of { $edge } (from { $low } to { $high }) and is ahead after { $spins } spins with a probability of 95%.
    .no_gain = To a player the best straight-up bet on this has an edge of { $edge } (from { $low } to { $high }): it does not gain.
    .turned = turned with the rotor

systems =
    .flat = Flat stakes
    .bold = Bold play
    .martingale = Martingale
    .grand-martingale = Grand Martingale
    .dalembert = D’Alembert
    .fibonacci = Fibonacci
    .labouchere = Labouchère
    .oscars-grind = Oscar’s grind
    .paroli = Paroli
    .own = Own system

tests =
    .chi-square = All pockets (chi-square)
    .sectors = Sectors
    .tilt = Tilt
    .serial = Serial dependence
    .cusum = Change over time (CUSUM)
    .dealer = Dealer’s signature
    .pocket = Single pockets
    .two-lobed = Two-lobed tilt
    .repeats = Repeated numbers
    .distance = Distance from the last result
    .signature = Signature of the table
    .speed = Signature and rotor speed

findings =
    .chi-square = the counts of all pockets are too uneven ({ $degrees_of_freedom } degrees of freedom)
    .sectors = sector { $pockets } came { $count } times instead of { $expected }
    .tilt = the ring leans { $strength } towards { $towards }
    .serial = results lie { $displacement } pockets on from { $lag } spins before
    .cusum = a drift that changes at about spin { $change_at_spin }
    .dealer = dealer { $dealer } lands { $displacement } pockets on from the last result
    .pocket = pocket { $pockets } came { $count } times instead of { $expected }
    .two-lobed = the ring leans { $strength } towards { $towards } and what is opposite
    .repeats = the same number came again { $count } times instead of { $expected }
    .distance = the number { $displacement } pockets on from the last came { $count } times instead of { $expected }
    .signature = results lie { $displacement } pockets on from the last result
    .speed = results lie { $displacement } pockets on from the last, once what the rotor turns in { $seconds } s is taken out
