/** Names that pages use for the shapes of the interface; the shapes themselves are generated. */
import type { Answers } from "$shared/wire/api";

export type TableLayout = Answers["GET /api/tables/{table}/layout"];
export type LayoutBox = TableLayout["boxes"][number];
export type LayoutPlace = TableLayout["places"][number];
export type LayoutBet = TableLayout["bets"][number];
export type LayoutCall = TableLayout["announced"][number];
export type RingPocket = TableLayout["wheel"]["ring"][number];
export type TableSummary = Answers["GET /api/tables/{table}"];
export type TableRules = Answers["GET /api/tables/{table}/rules"];
export type Statistics = Answers["GET /api/tables/{table}/statistics"];
export type PlayedRound = Answers["GET /api/tables/{table}/rounds"][number];
export type SessionShown = Answers["GET /api/session"];

/** 0, 00 and 000, as far as a wheel has them. */
export function zerosOf(ring: readonly RingPocket[]): string[] {
  const zeros = ring.map(({ pocket }) => pocket).filter((pocket) => Number(pocket) === 0);
  return zeros.sort((one, other) => one.length - other.length);
}
