/** What the floor refuses, for those who work on it: in the office and in the pit. */
import type { FloorSentence } from "$shared/wire/refusals";
import { alsoSaid, asWritten } from "..";
import type { Sentences } from "./sentences";

alsoSaid<Sentences>(
  {
    ...asWritten<FloorSentence>(
      "{name} is not registered as {role}.",
      "{name} is no {roles}.",
      "{what} is missing, or cannot be printed.",
      "{what} is a date like 2026-05-04; this is “{text}”.",
      "An approval is of one of: {KINDS}.",
      "The variation {name} is {state}, not {state2}.",
      "The layout has no area for: {missing}.",
      "The game is {name}, the layout {name2} is not.",
      "The game is {name}, the wheel {name2} is {variety}.",
    ),
    "no-spin": "no spin",
    "ball-inspection": "inspection of the ball",
    "void-spin": "void spin",
    "under-review": "under review",
    "double-zero-as-single-zero": "double-zero used as single-zero",
    "ring-order": "order of the numbers",
    "neutral-pockets": "neutral compartments",
    "cover-device": "device over 00",
    "optional-area": "optional area",
    "secure-place": "secure place",
    "posting-place": "place of posting",
    "tournament-chips": "tournament chips",
    "posted-rules": "posted rules",
  },
  {
    es: () => import("./es"),
    de: () => import("./de"),
    fr: () => import("./fr"),
    "zh-Hans": () => import("./zh-Hans"),
  },
);
