/** What the house tells everybody of a tournament, and how it is read: on its pages, and at a player's terminal. */
import { recorded } from "$shared/console/inbox/recorded";
import { catalogue } from "$shared/words/language.svelte";
import type { Answers } from "$shared/wire/api";
import type { Outbound } from "$shared/wire/frames";

export const t = catalogue("tournament");

export type Shown = Answers["GET /api/tournaments"][number];
export type Board = Answers["GET /api/tournaments/{tournament}/leaderboard"];
export type Clock = Answers["GET /api/tournaments/{tournament}/clock"];
type Event = Shown["events"][number];

/** One frame of the line that tells of a tournament. */
export interface Told {
  tournament: Shown;
  leaderboard: Board;
  clock: Clock;
}
export function toldBy(frame: Outbound): Told | undefined {
  return frame.type === "board" ? (frame as unknown as Told) : undefined;
}

/** The event that is played: the first that is not over. */
export function eventOf(shown: Shown | undefined): Event | undefined {
  const events = shown?.events ?? [];
  return events.find((each) => !each.awarded) ?? events.at(-1);
}

/** An event as people know it: by its name, or by its number where the form's own key is all that it has. */
export function eventNamed(name: unknown, key: unknown = name): string {
  const number = /^E(\d+)$/.exec(String(name || key))?.[1];
  return number ? t().eventNo({ n: number }) : String(name || key);
}

/** Seconds that are left of a round by the clock, told and then counted here; in a break it stands still. */
export function secondsLeft(clock: Clock | undefined, heard: number, now: number): number | undefined {
  if (!clock || clock.seconds_left === null) return undefined;
  if (clock.break_since) return clock.seconds_left;
  return Math.max(0, clock.seconds_left - Math.floor((now - heard) / 1000));
}

/** What is won, as it is called here: a thing has its name from the rules. */
export function prizeNamed(prize: { kind: string; description: string }): string {
  if (prize.kind === "goods") return prize.description;
  return recorded(prize.description.replace(/^(voucher for )(.+)$/, (_, what: string, event: string) => what + eventNamed(event))); // prettier-ignore
}

/** Before anybody has won or lost, everybody is equal: seats are told, and no places. */
export function isRanked(event: Event | undefined, board: Board | undefined): boolean {
  if (!event || event.cancelled) return false;
  const points = new Set(board?.places.filter((one) => one.stand === "in").map((one) => one.points));
  return event.round > 1 || event.played || event.over || (event.running && points.size > 1);
}

/** What there is to win; once it is awarded, what was won. */
export function poolOf(event: Event): number {
  return event.awarded ? event.prizes.reduce((sum, prize) => sum + prize.amount, 0) : event.pool;
}

/** 12:05 */
export function face(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** When play stops at somebody's table: by the clock, or after so many spins. After the last round there is no break. */
export function nextBreak(clock: Clock, table: string, left: number | undefined): string {
  if (left === 0) return t().timeUp;
  const last = clock.round === clock.rounds;
  if (left !== undefined) return (last ? t().endIn : t().breakIn)({ time: face(left) });
  const done = clock.tables.find((each) => each.table === table)?.spins;
  if (!clock.spins || done === undefined) return t().running;
  const more = clock.spins - done;
  return more > 0 ? (last ? t().endAfter : t().breakAfter)({ n: more }) : t().waiting;
}
