/** The sentences of the tables, by their English text, and the words in their blanks: every language has each. */
import type { Sentence } from "$shared/wire/refusals";
import type { Role } from "$shared/wire/table";

/** What stands in blanks and is not a name, a number or an amount. */
type Filling = Role | "nobody";
export type Sentences = Record<Sentence | Filling, string>;
