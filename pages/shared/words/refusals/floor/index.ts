/** What the floor refuses, for those who work on it: in the office and in the pit. */
import type { FloorSentence } from "$shared/wire/refusals";
import "$shared/console/words"; // the codes in their blanks
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
  },
  {
    es: () => import("./es"),
    de: () => import("./de"),
    fr: () => import("./fr"),
    "zh-Hans": () => import("./zh-Hans"),
  },
);
