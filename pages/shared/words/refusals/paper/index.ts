/** Why something is not printed or posted, for the pages that print. */
import { alsoSaid } from "..";
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
