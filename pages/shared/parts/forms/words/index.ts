import { catalogue } from "$shared/words/language.svelte";
import { words } from "./en";

export const f = catalogue(words, {
  es: () => import("./es"),
  de: () => import("./de"),
  fr: () => import("./fr"),
  "zh-Hans": () => import("./zh-Hans"),
});
