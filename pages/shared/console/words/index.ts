/** The texts of the dealer's and the pit's console. */
import { catalogue } from "$shared/words/language.svelte";
import { readBlanks } from "$shared/words/refusals";
import { words } from "./en";

export const c = catalogue(words, {
  es: () => import("./es"),
  de: () => import("./de"),
  fr: () => import("./fr"),
  "zh-Hans": () => import("./zh-Hans"),
});

readBlanks((blank) => {
  const known: Record<string, string> = { ...c().point, ...c().noSpin, ...c().option };
  return known[blank.replaceAll(" ", "_")];
});
