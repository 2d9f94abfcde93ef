/** The texts of the wall display. */
import { catalogue } from "$shared/words/language.svelte";

export const d = catalogue("display");
