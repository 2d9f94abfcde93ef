import { describe, expect, it } from "vitest";
import { bands, outside } from "../office/reports/band";

const days = (...pairs: [number, number][]) => pairs.map(([drop, win]) => ({ drop, win }));

describe("what a hold usually comes to", () => {
  it("is told of five days with play, and of no fewer", () => {
    const four = days([100, 5], [100, 6], [100, 4], [100, 5]);
    expect(bands([...four, { drop: 0, win: 0 }]).every((band) => band === undefined)).toBe(true);
    expect(bands([...four, { drop: 100, win: 5 }])[0]).toBeDefined();
  });
  it("lies around the common mean, two deviations each way", () => {
    const [band] = bands(days([100, 10], [100, 20], [100, 10], [100, 20], [100, 15]));
    expect(band?.low).toBeCloseTo(0.15 - 2 * Math.sqrt(0.0025), 10);
    expect(band?.high).toBeCloseTo(0.15 + 2 * Math.sqrt(0.0025), 10);
  });
  it("is twice as wide where a quarter was dropped, and none where nothing was", () => {
    const found = bands(days([400, 40], [100, 30], [400, 20], [400, 60], [400, 40], [0, 0]));
    const width = (at: number) => (found[at]?.high ?? 0) - (found[at]?.low ?? 0);
    expect(width(1)).toBeCloseTo(2 * width(0), 10);
    expect(found[5]).toBeUndefined();
  });
  it("holds a day against its own band", () => {
    const rows = days(
      [900, 90],
      [900, 95],
      [900, 85],
      [900, 92],
      [900, 88],
      [900, 91],
      [900, 89],
      [900, -200],
    );
    const found = bands(rows);
    expect(rows.map(({ drop, win }, at) => outside(win / drop, found[at]))).toEqual([
      ...Array<boolean>(7).fill(false),
      true,
    ]);
    expect(outside(99, undefined)).toBe(false);
  });
});
