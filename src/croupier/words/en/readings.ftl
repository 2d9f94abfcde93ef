# How the rulebooks are read, as rulebooks/readings.toml has it: a test holds them together.

reading-A1 = No: In Prison works on 0 alone. On 00 an even-money bet is lost at once.
    .question = Does In Prison also help when the ball lands in 00?

reading-A2 = It goes free: the player has the stake back, and nothing is won on it.
    .question = What does an imprisoned bet receive if the spin after the 0 goes its way?

reading-A3 = A losing number or 00 takes the whole bet. After a No Spin or a void spin it waits in prison for one that counts.
    .question = What becomes of an imprisoned bet if its spin loses, lands in 00 or does not count?

reading-A4 = When the countdown is over, half the bet comes back and the other half is lost.
    .question = What happens if a player says nothing after a 0 while In Prison is on?

reading-A5 = To the exact cent; and where chips are too coarse, rounded up in the player’s favour.
    .question = How is half of an amount returned that chips cannot show exactly?

reading-A6 = No, for its sign has to say that even-money bets lose on 0. A table has one or the other.
    .question = Can a double-zero wheel that is played with one zero have In Prison?

reading-A7 = It is on or off for the entire table and all its even-money bets, those for the dealers too; what comes back of these goes to the seat that made them. It is switched between rounds, once no bet is left in prison.
    .question = May In Prison be given to some seats only, or be switched while bets are in prison?

reading-A8 = A coupon is lost on 0, and its player chooses for the chips. The bet in prison cannot be touched and leaves the maximum for a new bet untouched.
    .question = How do coupons, limits and raises work for a bet in prison?

reading-A9 = Just the layouts of tables that offer In Prison.
    .question = Must every layout have an In Prison area, or just the layouts where it is played?

reading-B1 = No: 0 and 00 are neither odd nor even here, and both bets lose on them.
    .question = Does 0 or 00 count as an even number for the bet “Even”?

reading-B2 = The colour of the number on the wheel’s ring decides.
    .question = What is red or black when the pocket itself has a neutral colour?

reading-B3 = They take turns as one goes round the ring and not as one counts. Each run from zero to zero is looked at by itself.
    .question = In which order do red and black take turns, and how far does this reach at the zeros?

reading-B4 = In the usual order of the double-zero or the single-zero wheel; any other takes an approval on record.
    .question = In which order do the numbers go round the wheel, since the copy shows none?

reading-B5 = The trio 0-1-2 and the splits with 0 that the layout allows; not 0-2-3 and not a first four. A covered double-zero layout has no split of 0 with 3; a double-zero wheel used as single-zero on a single-zero layout has it.
    .question = Which bets around the zero exist if there is no 00?

reading-B6 = No: bets that need 00 are dropped there, and its layout need not show them.
    .question = Must a table without 00 still offer the first-five bet?

reading-B7 = At the point where “1st 12”, 0 and 1 touch, as the house rules put it.
    .question = Where does the first-five bet stand, given that two of the texts lost words there?

reading-B8 = A row is three numbers side by side, such as 4, 5 and 6. The zeros form none, which leaves eleven six-number bets.
    .question = What is a row, and are the zeros one?

reading-B9 = Those whose boxes share a line on the layout in use; with both zeros there are 62 splits altogether.
    .question = Which splits with 0 or 00 exist?

reading-B10 = They are one bet: both places add up for limits and payment. With 00 off, neither place is open.
    .question = Are chips on the courtesy line a bet apart from chips between 0 and 00?

reading-B11 = Nothing: they are handed back, and no one guesses.
    .question = What do chips mean on lines to which no rule gives a sense, such as between red and black?

reading-B12 = Besides In Prison there are none; the fourteen listed bets are all there is.
    .question = Which are the optional wagers that some headings speak of?

reading-C1 = $1.00 to $4.00 for each bet of a player, all its places and chips taken together. Several bets may each go up to $4.00.
    .question = Do $1.00 and $4.00 bound a single bet, a number or all that one player stakes?

reading-C2 = No, colour chips alone are. One chip may be worth less than $1.00 as long as the bet comes to that.
    .question = Are value chips roulette chips under the house rules?

reading-C3 = In house and South Dakota yes. In Colorado each player has a colour of their own.
    .question = May two players share a colour if the design differs?

reading-C4 = From the first such chip until the last is taken away before the close, and through a No Spin. Colour counts here, worth does not; outside bets are open to all.
    .question = When does a player hold a colour of value chips on the inside bets, and until when?

reading-C5 = The dealer enters a seat with every such chip; if players quarrel, the pit supervisor decides.
    .question = Whose is a value chip on an inside bet where no colour rule keeps owners apart?

reading-C6 = With chips worth its face or more on the same even-money, column or dozen bet. A win pays for both, and either way the coupon is spent; EBT tables take none.
    .question = How is a match play coupon played?

reading-C7 = No: a table with terminals takes bets on them and nowhere else.
    .question = May a table mix felt betting and terminals?

reading-C8 = That is never assumed: its file must answer yes or no before the table can be used.
    .question = Has an EBT table a central screen if its papers do not say?

reading-C9 = Yes, the list is the least. Better odds hold for the whole table and stand on its sign.
    .question = May a Colorado table pay better odds than those listed?

reading-C10 = Those the licensee posts. Tip bets count towards the maximum unless the sign has another tip rule, and a rule that is not posted does not bind.
    .question = Which limits apply in Colorado, and do bets for the dealer count towards them?

reading-C11 = No, it comes on top: it remains the player’s, stays on its place and plays again unless taken down.
    .question = Is the stake part of a payment of so much to 1?

reading-C12 = In US dollars. A house whose money is in another currency sets up no table under these rules: no amount of theirs is converted.
    .question = In which money is a table played whose rules name dollars, or are the law of one of the United States?

reading-C13 = It is given back: above the maximum when it is laid, below the minimum at the close, after a warning. A rulebook may also let it stand up to the maximum, or whole.
    .question = What becomes of a wager below the minimum or above the maximum?

reading-C14 = They do: the limits are the player’s, whoever gains by the wager. A house may post another rule.
    .question = Do wagers for the dealers count towards the limits?

reading-C15 = What the marker at the wheel says, at their own table and until it closes: there the supervisor has them exchanged for value chips. After that, and anywhere else, nothing. They are never a wager as they come, because the dealer did not issue them.
    .question = What are roulette chips worth that a player took away from the table?

reading-D1 = The place at the close. A stack knocked over later is an irregularity and is not read anew.
    .question = Which place counts if chips get shifted between the close and the ball’s rest?

reading-D2 = They remain, betting opens again, and players may alter them. A number the ball falls into after all has no effect.
    .question = What becomes of the bets after a No Spin?

reading-D3 = Once nobody is owed any more and the dolly is off, at every table: what the one text says is safe under the others. Ahead of the close, bets can be moved or taken back everywhere.
    .question = From when may players take chips and bet again, which South Dakota alone settles?

reading-D4 = The same at all tables: it is refused and returned immediately, and the spin goes on. Taking chips away late is no better, and the time shown is that of the server. Late is also what comes after a number was keyed or sensed, call or no call.
    .question = What happens to a late bet where only the house rules speak of it?

reading-D5 = Under house rules the round goes on and the delay is noted. In Colorado a ball at rest without the call goes to the pit supervisor.
    .question = What if the dealer calls the close too late?

reading-D6 = A ball outside the wheel has no pocket, so it is a No Spin; for the rest one asks the pit supervisor. These two answers are ours and stand in no clause.
    .question = What if, under house rules, the ball jumps out or something unlisted happens?

reading-D7 = The dealer confirms them, with or without a sensor. Four full laps are enough, anything less is not.
    .question = Who counts the four laps of the ball?

reading-D8 = A void spin of its own kind, neither a number nor an irregularity: bets remain and betting opens again.
    .question = What kind of event is a ball in 00 on a wheel played with one zero?

reading-D9 = Yes: even when it takes no time, losing bets are booked off ahead of the winners’ payment.
    .question = Do terminals that settle by themselves also collect before they pay?

reading-D10 = By those the licensee declares with their source, and no table opens before that. What we supply is marked as assumed on screen and paper.
    .question = By which odds, limits and spin rules is South Dakota played, since its section has none?

reading-D11 = No: the dealer pays and collects as a matter of course. The supervisor decides where play, a payment or a collection is disputed.
    .question = Does every payment need the supervisor, since the text gives decisions on paying and collecting to that office?

reading-D12 = What the house has set; $100 where it has set nothing. A ruling that can move more is signed by another supervisor too, and a dispute never moves more than was claimed.
    .question = How much may one supervisor rule on alone?

reading-D13 = The round is settled anew and only the difference moves: it is paid, and collected as far as the player has it on the table. The rest stays on record as not collected.
    .question = What if a number turns out to be misread when the dolly is off?

reading-D14 = It is void by rule, and all that was laid for it goes back; a bet in prison waits for a spin that counts. No other number is drawn in its place, and each such round is on record and counted for everybody to see. A rulebook may leave it to the pit supervisor instead.
    .question = What becomes of a round whose number the random wheel can no longer give?

reading-E1 = Whichever the approval on record names. Balls of precisely 3/8 or 14/16 inch need none.
    .question = Can an approval let pass a ball’s material or just its size?

reading-E2 = Yes, whatever their role; and nobody is their own witness.
    .question = Does every adjuster need a witness from security?

reading-E3 = One of the two will do.
    .question = Must a wheel be both closed to the public and off the floor to be adjusted?

reading-E4 = Just when a part that was exchanged is itself external.
    .question = Does the Director inspect after each exchange on a wheel with external parts?

reading-E5 = The text asks for adjustments and exchanges. We log inspections too and mark them as more than it asks.
    .question = Do opening inspections belong in the log?

reading-E6 = The text wants it attached and no more. We label it with its table number and say that this is extra.
    .question = Which mark or lock does a tip box need?

reading-E7 = No; they are asked for as soon as a table has one.
    .question = Are jackpot award rules needed at a game without a jackpot?

reading-F1 = No fee of any sort, not even a gift or part of a voucher, since each fee makes proceeds.
    .question = Can licensees who share a tournament charge an entry fee?

reading-F2 = From the first day of play, by the calendar, to the day the prizes are awarded; a short month ends on its last day.
    .question = From and to which day do the four months run?

reading-F3 = To each entry of a player, summed over all events of a series; coming in again is a new entry. Re-buys without a bound are refused.
    .question = To what does the $100,000 cap apply?

reading-F4 = Not among what players pay: what does not feed the pool is a fee, service charges included. Prize money added by the house is neither and does not reduce proceeds.
    .question = Is there money that is neither fee nor buy-in?

reading-F5 = No; the house may give the fee away, and it then counts as proceeds.
    .question = Can somebody enter a fee tournament without a fee?

reading-F6 = In that of its collection; gifts, goods and voucher parts count when recorded or redeemed. The day of the event plays no part.
    .question = In which month does a fee count?

reading-F7 = Provisionally, until it is redeemed. It then is a payout split into fee and buy-in, or else a buy-in alone, but never both.
    .question = How is a prize voucher booked while its use is still open?

reading-F8 = It is treated like one for an event with both, using the part there is. The other treatment is for events that have neither.
    .question = What is a voucher worth in an event that has a fee or a buy-in, yet not both?

reading-F9 = A tournament cannot close until the voucher is used or awarded anew. The player pays what is lacking, and one worth too much is not issued.
    .question = What if a voucher is left over, or worth more or less than the place it pays for?

reading-F10 = The licensee, by a line in the ledger over the goods’ cash value.
    .question = Who puts the money into the pool when goods serve as a buy-in?

reading-F11 = Yes: it too has its container, even though just the fees are mentioned.
    .question = Is buy-in cash kept apart as entry-fee cash is?

reading-F12 = In points there is no limit. The test looks at the dollars behind them in the opening rounds, with everything that can be bought, against a limit entered with its source.
    .question = How can tournament bets be unlimited and yet respect wagering limits?

reading-F13 = With the next game. A game is one round or session, and purchases happen in between.
    .question = When do chips bought during an event come into play?

reading-F14 = In full calendar days between filing and start. New wording starts the count again.
    .question = How are the five days of notice counted?

reading-F15 = All who are neither out nor barred, and one of them must ask for it. Prizes in goods go by rank as planned.
    .question = Who takes part in a deal on prizes, and who may bring it up?

reading-F16 = Every entry of that person ends; the fees remain proceeds and the pool keeps the buy-ins.
    .question = What happens to the money of someone barred for several entries?

reading-F17 = Not yet: one counts as without chips when the round is over.
    .question = Is a player out whose last chips are still on the layout or in prison?

reading-F18 = No, it is printed as the regulation gives it, with just the casino’s name put in.
    .question = May the statement that refers to the casino’s house rules be worded freely?

reading-F19 = For chips we ask for a reference and whoever gave it, as no office is named. The rules are sent in and need no approval.
    .question = Who approves tournament chips, and must tournament rules be approved too?

reading-F20 = As long as no round of it is over, everybody has back all that was paid for it. Later the standings as they are decide, and the prizes go by them.
    .question = What happens to the money when an event is cancelled?

reading-F21 = No. It is taken out of the month in which it was collected, on a corrected return if that was made already; no other month is lowered by it.
    .question = Does a refunded fee stay proceeds?

reading-F22 = Before the event starts it is withdrawn and paid back. Afterwards the player is out between rounds at the points as they stand, and what was won is paid, to the heirs if need be.
    .question = What becomes of the entry of a player who dies, is barred or leaves?

reading-F23 = They stand. What was paid and what it buys stays as it was, everything else may be changed before the start; whoever does not want that is paid back.
    .question = What happens to entries when the Division objects to the rules?

reading-F24 = The new day is new wording of the rules: they go to the Division and to every player again, with five full days of notice. The four months run from the first day of play.
    .question = What does it take to put an event off?

reading-F25 = Its own day, on the word of two people with evidence and a reason. It is never in the future, and every form marks it.
    .question = Which day has something that was done on paper and is entered later?

reading-F26 = Two people, who count each table one after the other without seeing each other’s figures. Only what both found decides.
    .question = Who says how many points somebody has where no terminal counts them?

reading-K1 = From the custom of European and French houses. No regulation stands behind them.
    .question = Where do the values of classic roulette come from?

reading-K2 = With one zero also 0-2-3 as a trio and the first four 0-1-2-3 at 8 to 1; with two zeros the usual three trios and the top line.
    .question = Which groups at the zero does classic roulette offer?

reading-K3 = Half of the wager is given back at once: on 0 of the single-zero wheel (la partage), on 0 and 00 of the double-zero wheel (surrender).
    .question = What happens to even-money wagers on zero under la partage and surrender?

reading-K4 = As the chips it stands for, laid on their ordinary places before the ball falls. Without chips it is not a wager.
    .question = How is an announced bet such as voisins accepted?

reading-K5 = It stays in prison until the bet wins, and is released, or loses, and is lost.
    .question = What does a second zero do to a wager in prison in classic roulette?
