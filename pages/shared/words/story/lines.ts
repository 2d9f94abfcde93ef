/** The lines of a told round, by their English text, and the words in their blanks: every language has each. */
import type { StoryLine } from "$shared/wire/refusals";

type Filling =
  | "on the layout"
  | "in prison"
  | "clockwise"
  | "counter-clockwise"
  | "half"
  | "leave"
  | "deny"
  | "pay"
  | "go-on"
  | "void"
  | "return-wagers"
  | "same direction"
  | "under four turns"
  | "foreign object"
  | "ball left wheel"
  | "{amount} for the dealers"
  | "{amount} in {colour} value chips";
export type Lines = Record<StoryLine | Filling, string>;
