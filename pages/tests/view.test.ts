import { describe, expect, it } from "vitest";
import { axisOf, between, closer, holding, WHOLE } from "../lab/charts/view";

describe("what is shown of a chart", () => {
  it("comes closer around a place, which stays where it is", () => {
    expect(closer(WHOLE, 0.5, 2)).toEqual([0.25, 0.75]);
    expect(closer([0.25, 0.75], 0.25, 2)).toEqual([0.25, 0.5]);
  });

  it("goes back to the whole and no further", () => {
    expect(closer([0.25, 0.5], 0.25, 0.01)).toEqual([0, 1]);
  });

  it("has an end to magnifying", () => {
    const [from, to] = closer(WHOLE, 0.5, 1e9);
    expect(to - from).toBeCloseTo(0.01);
  });

  it("is what lies between two places, in either order", () => {
    expect(between(0.6, 0.2)).toEqual(between(0.2, 0.6));
    const [from, to] = between(0.2, 0.6);
    expect([from, to]).toEqual([0.2, expect.closeTo(0.6)]);
  });

  it("moves just so far that a place is seen", () => {
    expect(holding([0.25, 0.5], 0.3)).toEqual([0.25, 0.5]);
    expect(holding([0.25, 0.5], 0.75)).toEqual([0.5, 0.75]);
    expect(holding([0.25, 0.5], 0)).toEqual([0, 0.25]);
  });

  it("is the whole range to the last digit when nothing is magnified", () => {
    expect(axisOf([0.1, 0.7]).shown(WHOLE)).toEqual([0.1, 0.7]);
    expect(axisOf([5, 5]).shown(WHOLE)).toEqual([4, 6]);
  });

  it("counts by powers on a logarithmic axis", () => {
    const axis = axisOf([10, 1000], true);
    expect(axis.value(0.5)).toBeCloseTo(100);
    expect(axis.share(100)).toBeCloseTo(0.5);
  });
});
