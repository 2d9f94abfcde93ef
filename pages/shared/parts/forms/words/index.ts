import { catalogue } from "$shared/words/language.svelte";

export const f = catalogue("forms");
