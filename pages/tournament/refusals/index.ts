/** What a tournament refuses, and what is wrong with the rules of one. */
import { alsoSaid, asWritten } from "$shared/words/refusals";
import type { TournamentSentence } from "$shared/wire/refusals";
import type { Sentences } from "./sentences";

alsoSaid<Sentences>(
  {
    ...asWritten<TournamentSentence>(
      "Table {name} is {phase}.",
      "Prize {number} is {status}.",
      "Voucher {number} is on the books already: {status}.",
    ),
    betting: "open for bets",
    "ball-in-track": "open for last bets",
    "no-more-bets": "closed for bets",
    result: "at its result",
    "dolly-placed": "at its result",
    "losers-collected": "paying winners",
    "winners-paid": "at the end of a round",
    "used-as-payout": "used as a payout",
    "used-as-buy-in": "used as a buy-in",
    "re-awarded": "awarded anew",
  },
  {
    es: () => import("./es"),
    de: () => import("./de"),
    fr: () => import("./fr"),
    "zh-Hans": () => import("./zh-Hans"),
  },
);
