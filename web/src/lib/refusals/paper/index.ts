/** Why something is not printed or posted, for the pages that print. */
import type { PaperSentence } from "$wire/refusals";
import { alsoSaid } from "..";

/** What stands in blanks and is not a name, a number or an amount. */
type Filling =
  "inspection" | "count" | "shift" | "slip" | "dispute" | "title" | "room" | "spot" | "text" | "none";
export type Sentences = Record<PaperSentence | Filling, string>;

alsoSaid<Sentences>(
  {},
  {
    es: () => import("./es"),
    de: () => import("./de"),
    fr: () => import("./fr"),
    "zh-Hans": () => import("./zh-Hans"),
  },
);
