/** The sentences of the floor, by their English text, and the words in their blanks: every language has each. */
import type { FloorSentence } from "$shared/wire/refusals";

/** What stands in blanks and is not a name, a number or an amount. */
type Filling =
  | "table number"
  | "what was done"
  | "{number} is missing"
  | "{number} twice"
  | "{number} {count} times"
  | "a key manager, a licensed member of security or a pit supervisor"
  | "a key manager, a licensed member of maintenance, a slot technician or a pit supervisor";

/** Incidents and work on the wheels, as the registers of the office tell of them. */
type Told =
  | "No spin: {reason}"
  | "No spin: {reason}, the ball was seen in {number}"
  | "Ball {ball} inspected: {found}"
  | "The ball rested in {number}: the spin is void"
  | "{number} instead of {was}, with {second}: {reason}";
export type Sentences = Record<FloorSentence | Filling | Told, string>;
