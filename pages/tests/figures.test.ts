/** Amounts as people read them: money, the play money of a training table, and the points of a tournament. */
import { afterEach, describe, expect, it } from "vitest";
import { countIn, money, onChip, scale } from "$shared/words/figures";

afterEach(() => countIn("cents"));

describe("an amount", () => {
  it.each([
    ["cents", "$12.50", "12.50", "$5", "5"],
    ["training", "¤12.50", "12.50", "¤5", "5"],
    ["points", "1,250", "1.3k", "500", "500"],
  ])("of %s is written as what it is", (unit, amount, chip, whole, wholeChip) => {
    expect([money(1250, unit), onChip(1250, unit)]).toEqual([amount, chip]);
    expect([money(500, unit), onChip(500, unit)]).toEqual([whole, wholeChip]);
  });

  it("is of the page's unit where none is said", () => {
    countIn("training");
    expect([money(1250), onChip(50), scale()]).toEqual(["¤12.50", ".50", 100]);
    countIn("points");
    expect([money(1250), scale()]).toEqual(["1,250", 1]);
  });
});
