/** Why the lab does not answer. */
import { alsoSaid } from "$lib/refusals";
import type { LabSentence } from "$wire/refusals";

/** What stands in blanks and is not a name, a number or an amount. */
type Filling = "own system" | "stake";
export type Sentences = Record<LabSentence | Filling, string>;

alsoSaid<Sentences>(
  {},
  {
    es: () => import("./es"),
    de: () => import("./de"),
    fr: () => import("./fr"),
    "zh-Hans": () => import("./zh-Hans"),
  },
);
