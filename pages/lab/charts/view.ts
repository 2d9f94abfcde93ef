/** What is shown of a chart's axis, as shares of the whole from 0 to 1: zoomed, moved, and back. */
import { widened } from "./chart";

export type View = readonly [from: number, to: number];
export const WHOLE: View = [0, 1];
const NARROWEST = 0.01;

/** One place of a chart that can be read out: where it stands on the axis, and what is told of it. */
export interface Spot {
  at: number;
  told: string;
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** So wide, from so far; never beyond the ends. */
function made(from: number, wide: number): View {
  const width = within(wide, NARROWEST, 1);
  const start = within(from, 0, 1 - width);
  return [start, start + width];
}

/** Magnified `times` around a place, which stays where it is. */
export function closer([from, to]: View, around: number, times: number): View {
  const width = within((to - from) / times, NARROWEST, 1);
  return made(around - ((around - from) / (to - from)) * width, width);
}

/** What lies between two places, in either order. */
export function between(one: number, other: number): View {
  return made(Math.min(one, other), Math.abs(other - one));
}

/** Moved just so far that a place is in it. */
export function holding([from, to]: View, place: number): View {
  return made(Math.min(place, Math.max(from, place - (to - from))), to - from);
}

export interface Axis {
  share: (value: number) => number;
  value: (share: number) => number;
  shown: (view: View) => [number, number];
}

export function axisOf(range: [number, number], log = false): Axis {
  const [low, high] = widened(range).map((end) => (log ? Math.log(end) : end)) as [number, number];
  const share = (value: number) => ((log ? Math.log(value) : value) - low) / (high - low);
  const value = (part: number) => {
    const found = low + part * (high - low);
    return log ? Math.exp(found) : found;
  };
  const whole = widened(range);
  return { share, value, shown: ([from, to]) => (from === 0 && to === 1 ? whole : [value(from), value(to)]) };
}
