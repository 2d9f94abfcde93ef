/** The sentences of printing, by their English text, and the words in their blanks: every language has each. */
import type { PaperSentence } from "$shared/wire/refusals";

/** What stands in blanks and is not a name, a number or an amount. */
type Filling =
  "inspection" | "count" | "shift" | "slip" | "dispute" | "title" | "room" | "spot" | "text" | "none";
export type Sentences = Record<PaperSentence | Filling, string>;
