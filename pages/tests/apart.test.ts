import { expect, test } from "vitest";
import { apart } from "$shared/list/apart";

test("lines that are called the same are told apart, and the others keep their names", () => {
  expect(apart(["1 fee", "2 fee", "1 fee", "1 fee"])).toEqual(["1 fee", "2 fee", "1 fee (2)", "1 fee (3)"]);
  expect(apart([])).toEqual([]);
});
