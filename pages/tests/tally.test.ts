/** What people count in the last results. */
import { expect, it } from "vitest";
import { tally } from "$shared/felt/tally";

const ring = ["0", "1", "2", "19", "36"].map((pocket) => ({
  pocket,
  colour: pocket === "0" ? "green" : ["1", "19", "36"].includes(pocket) ? "red" : "black",
}));

it("counts the last results", () => {
  const found = tally(["1", "2", "0", "1"], ring);
  expect(found.newest).toEqual(["1", "0", "2", "1"]);
  expect(found.hot).toEqual([
    ["1", 2],
    ["0", 1],
    ["2", 1],
  ]);
  expect(found.cold.slice(0, 3)).toEqual([
    ["19", 4],
    ["36", 4],
    ["2", 2],
  ]);
  expect(found.shares).toEqual({ red: 0.5, black: 0.25, odd: 0.5, even: 0.25, low: 0.75, high: 0 });
});

it("has no shares of nothing", () => {
  expect(tally([], ring).shares.red).toBe(0);
  expect(tally([], ring).hot).toEqual([]);
});
