"""What the papers of a tournament say, in English: the words have them in every language, and the same in this."""

from __future__ import annotations

from croupier.money import money
from croupier.words.english import English

TEXTS: dict[str, str | tuple[str, str]] = {
    "tournament.title": "{name}: tournament rules",
    "tournament-heading.frame": "Who holds it, when and where",
    "tournament-heading.standard": "House rules",
    "tournament-heading.money": "Entry fee and buy-in",
    "tournament-heading.re_buys": "Re-buys",
    "tournament-heading.rounds": "The rounds",
    "tournament-heading.end": "How the tournament ends",
    "tournament-heading.prizes": "Prizes",
    "tournament-heading.changes": "What is played differently",
    "tournament-heading.conduct": "Conduct",
    "tournament-heading.structure": "Structure",
    "tournament-count.points": ("{count:,} point", "{count:,} points"),
    "tournament-count.spins": ("{count:,} spin", "{count:,} spins"),
    "tournament-count.minutes": ("{count:,} minute", "{count:,} minutes"),
    "tournament-count.re_buys": ("{count:,} re-buy", "{count:,} re-buys"),
    "tournament-count.add_ons": ("{count:,} add-on", "{count:,} add-ons"),
    "tournament-frame.held": "Held by {licensees}.",
    "tournament-frame.held_jointly": "Held by {licensees}. {responsible} answers for it and awards its prizes.",
    "tournament-frame.day": "{event}: {date}.",
    "tournament-frame.days": "{event}: {date} to {until}.",
    "tournament-frame.last_day": "It is over by {date}, four months after the first day of play.",
    "tournament-frame.premises": "Premises: {name}, licence {licence}.",
    "tournament-frame.criterion": "Entrants have to meet this: {text} Reason: {reason}",
    "tournament-frame.chips": "Tournament chips: approval {approval} by {by}.",
    "tournament-money.entry": "{event}: {fee}, {buy_in}, for {points}.",
    "tournament-money.fee": "entry fee {amount}",
    "tournament-money.no_fee": "no entry fee",
    "tournament-money.buy_in": "first buy-in {amount}",
    "tournament-money.no_buy_in": "no buy-in",
    "tournament-money.to_pool": "Of {charge}, {amount}, {part} go to the prize pool.",
    "tournament-money.goods-entry-fee": "Taken for the entry fee: {item}, at {amount}.",
    "tournament-money.goods-buy-in": "Taken for the buy-in: {item}, at {amount}.",
    "tournament-money.pool": "All buy-ins make up the prize pool and are paid to winners.",
    "tournament-more.none": "There are no re-buys and no add-ons.",
    "tournament-more.no_re_buys": "There are no re-buys.",
    "tournament-more.offer": "{event}: up to {many} of {points} for {price} each, until after round {round}.",
    "tournament-more.open": "The offer is open to every player alike; the chips join the next game.",
    "tournament-round.line": "{event}, round {round}: {length}; {on}.",
    "tournament-round.fresh": "{event}, round {round}: {length}, with fresh stacks; {on}.",
    "tournament-round.either": "{spins} or {minutes}",
    "tournament-round.on_table": ("the best of each table goes on", "the best {count:,} of each table go on"),
    "tournament-round.on_event": ("the best of the event goes on", "the best {count:,} of the event go on"),
    "tournament-round.final": "final round",
    "tournament-round.chips": "Chips: {values}.",
    "tournament-round.value": "{colour} {points}",
    "tournament-end.previous-round": "Where players have the same points, the one who had more points a round earlier "
    "comes first, and then lots drawn from the seed.",
    "tournament-end.draw": "Where players have the same points, lots drawn from the published seed decide.",
    "tournament-end.share": "Where players have the same points, they share the place, and divide the cash of their "
    "places.",
    "tournament-end.again": (
        "Who is out of the tournament may come in again once, as a new entry.",
        "Who is out of the tournament may come in again, up to {count:,} times, as a new entry.",
    ),
    "tournament-end.not_again": "Who is out of the tournament may not come in again.",
    "tournament-end.splits": "The last players may agree to divide the cash prizes.",
    "tournament-end.no_splits": "Prizes are not divided.",
    "tournament-prize.count": ("There is {count:,} prize.", "There are {count:,} prizes."),
    "tournament-prize.line": "{where}, place {place}: {prize}.",
    "tournament-prize.overall": "Over all",
    "tournament-prize.goods": "{goods}, worth {value}",
    "tournament-prize.voucher": "a voucher for {event}, worth {value}, for its winner alone",
    "tournament-prize.share": "{share:g} percent of the pool that fixed prizes leave",
    "tournament-prize.rest": "What a pool does not award passes on to a later event; the last pool is paid out to the "
    "cent.",
    "tournament-change.chips": "Wagers are made with tournament chips alone. They are points, have no cash value and "
    "cannot be redeemed.",
    "tournament-change.no_limit": "There is no limit on a wager made with tournament chips.",
    "tournament-change.instead": "{setting}: {here} instead of {everyday}.",
    "tournament-value.usual": "the usual",
    "tournament-value.yes": "yes",
    "tournament-value.no": "no",
    "tournament-value.named": "{name} {value}",
    "tournament-value.double-zero": "double-zero",
    "tournament-value.single-zero": "single-zero",
    "tournament-value.double-zero-as-single-zero": "double-zero used as single-zero",
    "tournament-setting.wheel": "Wheel",
    "tournament-setting.options": "When a zero falls",
    "tournament-setting.in_prison": "In Prison",
    "tournament-setting.la_partage": "la partage",
    "tournament-setting.surrender": "surrender",
    "tournament-setting.limits": "Limits",
    "tournament-setting.odds": "Odds",
    "tournament-setting.chips": "Chips",
    "tournament-setting.value_chips": "value chips",
    "tournament-setting.match_play": "match play coupons",
    "tournament-setting.terminals": "Terminals",
    "tournament-setting.tips": "Wagers for the dealers",
    "tournament-conduct.start": "(1) Everybody starts an event with the same number of chips and may buy more on the "
    "same terms.",
    "tournament-conduct.out": "(2) A player without chips who cannot buy more, or does not want to, is out of the "
    "event.",
    "tournament-conduct.split": "(3) All remaining players may agree, freely and without exception, to divide the cash "
    "prizes and stop.",
    "tournament-conduct.split_freely": "Other prizes cannot be divided. The director suggests nothing and stops "
    "whatever is not free.",
    "tournament-conduct.no_split": "(3) In this tournament players do not divide the prizes by agreement; play goes on "
    "to the end.",
    "tournament-conduct.oneself": "(4) Nobody sits in for a player, and nobody bets for another one.",
    "tournament-conduct.on_table": "(5) A game is played with the chips that lie on the table when it begins; hidden "
    "chips are not in play.",
    "tournament-conduct.one_entry": "A person has one entry at a time. Who is found with several is disqualified and "
    "receives no prize.",
    "tournament-voucher.used-as-payout": "Voucher {number} was used for fee and buy-in of {event}.",
    "tournament-voucher.used-as-buy-in": "Voucher {number} was used as a buy-in of {event}; it is no payout and its "
    "provisional line is taken back.",
    "tournament-voucher.re-awarded": "Voucher {number} was awarded anew; its provisional line is taken back.",
    "tournament-voucher.cancelled": "Voucher {number} was cancelled; its provisional line is taken back.",
    "tournament-structure.limit": "Wagering limit {amount} ({source}).",
    "tournament-structure.per_spin": "Initial round {round}: the buy-in comes to {amount} a spin at most.",
    "tournament-structure.most": "One entry pays at most {entry} over all events; one person at most {person}.",
}

ENGLISH = English(TEXTS, money)
