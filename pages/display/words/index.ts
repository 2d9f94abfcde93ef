/** The texts of the wall display. */
import { catalogue } from "$shared/words/language.svelte";
import { words } from "./en";

export const d = catalogue(words, {
  es: () => import("./es"),
  de: () => import("./de"),
  fr: () => import("./fr"),
  "zh-Hans": () => import("./zh-Hans"),
});
