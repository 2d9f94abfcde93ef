/** The texts of the dealer's and the pit's console. */
import { catalogue } from "$lib/language.svelte";
import { words } from "./en";

export const c = catalogue(words, {
  es: () => import("./es"),
  de: () => import("./de"),
  fr: () => import("./fr"),
  "zh-Hans": () => import("./zh-Hans"),
});
