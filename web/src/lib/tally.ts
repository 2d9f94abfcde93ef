/** What people count in the last results, in one walk over them. */

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
  const colours: Record<string, string> = {};
  const count: Record<string, number> = {};
  const since: Record<string, number> = {};
  for (const { pocket, colour } of ring) colours[pocket] = colour;
  const shares = { red: 0, black: 0, odd: 0, even: 0, low: 0, high: 0 };
  const newest: string[] = [];
  for (let index = results.length - 1; index >= 0; index--) {
    const pocket = results[index] as string;
    since[pocket] ??= newest.length;
    count[pocket] = (count[pocket] ?? 0) + 1;
    newest.push(pocket);
    const value = Number(pocket);
    if (value === 0) continue;
    shares[colours[pocket] === "red" ? "red" : "black"]++;
    shares[value % 2 ? "odd" : "even"]++;
    shares[value < 19 ? "low" : "high"]++;
  }
  const total = Math.max(1, results.length);
  for (const each of Object.keys(shares) as (keyof typeof shares)[]) shares[each] /= total;
  const hot: Counted[] = [];
  const cold: Counted[] = [];
  for (const { pocket } of ring) {
    if (count[pocket]) hot.push([pocket, count[pocket]]);
    cold.push([pocket, since[pocket] ?? newest.length]);
  }
  return { newest, hot: hot.sort(most), cold: cold.sort(most), shares };
}

function most(one: Counted, other: Counted): number {
  return other[1] - one[1];
}
