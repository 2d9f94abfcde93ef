/** Why the house does not do what a player asks, said to the player. */
import { alsoSaid } from "$shared/words/refusals";
import type { Sentences } from "./sentences";

export { toYou } from "./sentences";

alsoSaid<Sentences>(
  {},
  {
    es: () => import("./es"),
    de: () => import("./de"),
    fr: () => import("./fr"),
    "zh-Hans": () => import("./zh-Hans"),
  },
);
