/** Why the lab does not answer. */
import { alsoSaid } from "$shared/words/refusals";
import type { Sentences } from "./sentences";

alsoSaid<Sentences>(
  {},
  {
    es: () => import("./es"),
    de: () => import("./de"),
    fr: () => import("./fr"),
    "zh-Hans": () => import("./zh-Hans"),
  },
);
