/** What people count in the last results. */

type Counted = [pocket: string, count: number];

export interface Tally {
  /** Newest first. */
  newest: string[];
  /** How often, most often first. */
  hot: Counted[];
  /** How many rounds ago, longest ago first; all of them where it never fell. */
  cold: Counted[];
  shares: Record<"red" | "black" | "odd" | "even" | "low" | "high", number>;
}

export function tally(
  results: readonly string[],
  ring: readonly { pocket: string; colour: string }[],
): Tally {
  const newest = [...results].reverse();
  const count = new Map<string, number>();
  for (const pocket of newest) count.set(pocket, (count.get(pocket) ?? 0) + 1);
  const hot: Counted[] = [];
  const cold: Counted[] = [];
  const shares = { red: 0, black: 0, odd: 0, even: 0, low: 0, high: 0 };
  for (const { pocket, colour } of ring) {
    const fell = count.get(pocket) ?? 0;
    if (fell) hot.push([pocket, fell]);
    cold.push([pocket, fell ? newest.indexOf(pocket) : newest.length]);
    const value = Number(pocket);
    if (value === 0) continue;
    const share = fell / newest.length || 0;
    shares[colour === "red" ? "red" : "black"] += share;
    shares[value % 2 ? "odd" : "even"] += share;
    shares[value < 19 ? "low" : "high"] += share;
  }
  return { newest, hot: hot.sort(most), cold: cold.sort(most), shares };
}

function most(one: Counted, other: Counted): number {
  return other[1] - one[1];
}
