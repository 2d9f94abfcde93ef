import { expect, test } from "vitest";
import { before, endingOn } from "../office/reports/periods";

test("a range ends on its day, and the one before it is as long", () => {
  expect(endingOn("2026-03-02", 7)).toEqual({ first: "2026-02-24", last: "2026-03-02" });
  expect(before({ first: "2026-02-24", last: "2026-03-02" })).toEqual({
    first: "2026-02-17",
    last: "2026-02-23",
  });
  expect(before({ first: "2026-05-04", last: "2026-05-04" })).toEqual({
    first: "2026-05-03",
    last: "2026-05-03",
  });
});

test("without two ends, or with the ends the wrong way round, there is nothing before", () => {
  expect(before({ first: "", last: "2026-03-02" })).toBeUndefined();
  expect(before({ first: "2026-03-03", last: "2026-03-01" })).toBeUndefined();
});
