/**
 * What a hold usually comes to, read off the holds themselves: around their common mean, and the wider the less was dropped,
 * because little play swings more. Two standard deviations each way; nothing is said of fewer than five.
 */
export interface Band {
  low: number;
  high: number;
}
const FEWEST = 5;
const WIDE = 2;

export function bands(rows: readonly { drop: number; win: number }[]): (Band | undefined)[] {
  const played = rows.filter((row) => row.drop > 0);
  if (played.length < FEWEST) return rows.map(() => undefined);
  const sum = (of: (row: { drop: number; win: number }) => number) =>
    played.reduce((all, row) => all + of(row), 0);
  const mean = sum((row) => row.win) / sum((row) => row.drop);
  const spread = sum((row) => row.drop * (row.win / row.drop - mean) ** 2) / (played.length - 1);
  return rows.map(({ drop }) => {
    if (drop <= 0) return undefined;
    const reach = WIDE * Math.sqrt(spread / drop);
    return { low: mean - reach, high: mean + reach };
  });
}

export const outside = (value: number, band: Band | undefined): boolean =>
  band !== undefined && (value < band.low || value > band.high);
