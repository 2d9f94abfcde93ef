/** The sentences of tournaments, by their English text, and the words in their blanks: every language has each. */
import type { TournamentSentence } from "$shared/wire/refusals";
import type { Phase } from "$shared/wire/table";

/** What stands in blanks and is not a name, a number or an amount. */
type Filling =
  | Phase
  | "missing"
  | "paid"
  | "used-as-payout"
  | "used-as-buy-in"
  | "re-awarded"
  | "cancelled"
  | "never"
  | "final round"
  | "conclusion"
  | "steady"
  | "bold"
  | "chaser"
  | "numbers"
  | "single-zero"
  | "double-zero"
  | "double-zero-as-single-zero";

/** What is expected where the rules of a tournament say something else. */
type Expected =
  | "one of {these}"
  | "true or false"
  | "a whole number"
  | "a number"
  | "a text in quotes"
  | "a date"
  | "a list"
  | "a table"
  | "a table with value and clause or reading"
  | "another colour"
  | "another colour or design"
  | "no printed amount"
  | "an amount in cents, 1 or more"
  | "1 or more"
  | "no limits in a tournament";
export type Sentences = Record<TournamentSentence | Filling | Expected, string>;
