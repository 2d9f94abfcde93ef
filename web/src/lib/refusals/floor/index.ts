/** What the floor refuses, for those who work on it: in the office and in the pit. */
import type { FloorSentence } from "$wire/refusals";
import { alsoSaid, asWritten } from "..";

/** What stands in blanks and is not a name, a number or an amount. */
type Filling =
  | "thing"
  | "table"
  | "wheel"
  | "ball"
  | "layout"
  | "cover"
  | "box"
  | "game"
  | "drop"
  | "tip"
  | "chips"
  | "size"
  | "material"
  | "applied"
  | "under-review"
  | "denied"
  | "temporary"
  | "permanent"
  | "single-zero"
  | "double-zero"
  | "double-zero-as-single-zero"
  | "ring-order"
  | "neutral-pockets"
  | "cover-device"
  | "optional-area"
  | "secure-place"
  | "posting-place"
  | "tournament-chips"
  | "posted-rules"
  | "table number"
  | "date"
  | "part"
  | "what was done"
  | "none"
  | "{number} is missing"
  | "{number} twice"
  | "{number} {count} times"
  | "a key manager, a licensed member of security or a pit supervisor"
  | "a key manager, a licensed member of maintenance, a slot technician or a pit supervisor";

/** Incidents and work on the wheels, as the registers of the office tell of them. */
type Told =
  | "No spin: {reason}"
  | "No spin: {reason}, the ball was seen in {number}"
  | "Ball {ball} inspected: {found}"
  | "The ball rested in {number}: the spin is void"
  | "{number} instead of {was}, with {second}: {reason}"
  | "sound"
  | "damaged"
  | "tampered"
  | "no-spin"
  | "ball-inspection"
  | "void-spin"
  | "irregularity"
  | "suspension"
  | "dispute"
  | "incident"
  | "floor"
  | "adjustment"
  | "replacement"
  | "correction";
export type Sentences = Record<FloorSentence | Filling | Told, string>;

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
