import { catalogue } from "$shared/words/language.svelte";

export const t = catalogue("setup");
