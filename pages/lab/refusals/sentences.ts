/** The sentences of the lab, by their English text, and the words in their blanks: every language has each. */
import type { LabSentence } from "$shared/wire/refusals";

/** What stands in blanks and is not a name, a number or an amount. */
type Filling = "own system" | "stake";
export type Sentences = Record<LabSentence | Filling, string>;
