/** Where stacks are drawn, and which of them are drawn again. */
import { describe, expect, it } from "vitest";
import { drawn, kept } from "$shared/felt/drawn";
import { Felt, ownStack, type FeltStack } from "$shared/felt/felt";
import type { TableLayout } from "$shared/felt/shapes";
import classic from "./vectors/layout-classic-single-zero.json";

const felt = new Felt(classic as unknown as TableLayout, false);
const mine = (place: string, amount = 100) => ownStack(place, amount);
const theirs = (place: string, seat: number): FeltStack => ({ ...mine(place), seat, mine: false });

describe("stacks on the felt", () => {
  it("have keys of their own, also where one seat has two on one place", () => {
    const found = drawn(
      felt,
      [mine("red"), mine("red"), { ...mine("red"), tip: true }, theirs("red", 2)],
      12,
    );
    expect(new Set(found.map((each) => each.key)).size).toBe(4);
  });

  it("are drawn again only where something changed", () => {
    const before = drawn(felt, [mine("red"), mine("odd"), mine("straight-17")], 12);
    const after = kept(before, drawn(felt, [mine("odd"), mine("straight-17", 200)], 12));
    expect(after.map((each) => before.includes(each))).toEqual([true, false]);
    expect(after[1]?.stack.amount).toBe(200);
  });

  it("stand beside one's own, and others make room for it", () => {
    const [alone] = drawn(felt, [theirs("red", 2)], 12);
    const [beside, own] = drawn(felt, [theirs("red", 2), mine("red")], 12);
    expect([own?.x, own?.y]).toEqual([alone?.x, alone?.y]);
    expect(beside?.x).not.toBe(own?.x);
    expect(
      drawn(
        felt,
        Array.from({ length: 9 }, (_, seat) => theirs("red", seat)),
        12,
      ),
    ).toHaveLength(6);
  });
});
