import { afterEach, describe, expect, it, vi } from "vitest";
import { ask } from "$shared/line/http";
import { cents, fromAddress, oneEachLine, START, toAddress, whole } from "../lab/address";
import {
  bandPath,
  csv,
  frame,
  INK,
  linePath,
  svgFile,
  ticks,
  widened,
  xScale,
  yScale,
} from "../lab/charts/chart";
import { exampleSpins } from "../lab/example";
import { amount, axisMoney, chance, power, share } from "../lab/figures";
import { Run } from "../lab/run.svelte";
import { answering } from "./house";

describe("the address", () => {
  it("brings back everything that was shared", () => {
    const state = structuredClone(START);
    Object.assign(state, {
      rulebook: "colorado",
      wheel: "double-zero",
      option: "in-prison",
      choice: "leave",
    });
    Object.assign(state, { tab: "fan", strategy: "paroli", strategies: ["flat", "1-3-2-6"] });
    state.stakes = { "straight-17": 250, courtesy: 100 };
    state.fields.bankroll = "2,50";
    expect(fromAddress(`#${toAddress(state)}`)).toEqual(state);
  });

  it("says nothing but the slip where nothing was changed", () => {
    expect(toAddress(START)).toBe("slip=red%3A100");
    expect(fromAddress("")).toEqual(START);
  });

  it("leaves out what it does not understand", () => {
    const state = fromAddress(
      "#tab=evil&strategy=luck&systems=flat+none&slip=red:5+x:-1+<b>:7+odd:0&rulebook=../x",
    );
    expect([state.tab, state.strategy, state.strategies]).toEqual(["session", "martingale", ["flat"]]);
    expect([state.stakes, state.rulebook]).toEqual([{ red: 5 }, "classic"]);
  });

  it("keeps an empty felt empty", () => {
    const state = structuredClone(START);
    state.stakes = {};
    expect(fromAddress(toAddress(state)).stakes).toEqual({});
  });
});

describe("what is typed", () => {
  it.each([
    ["100", 10_000],
    ["2.50", 250],
    ["2,5", 250],
    ["$7", 700],
    ["0", undefined],
    ["-1", undefined],
    ["1.234", undefined],
    ["ten", undefined],
    ["", undefined],
  ])("%s is so many cents", (text, expected) => expect(cents(text)).toBe(expected));

  it.each([
    ["1,000", 1000],
    ["1.000", 1000],
    ["1 000", 1000],
    ["1’000,000", 1_000_000],
    ["2.5", undefined],
    ["10,50", undefined],
    ["0", undefined],
    ["1000001", undefined],
    ["1e3", undefined],
  ])("%s is so many spins", (text, expected) => expect(whole(text, 1, 1_000_000)).toBe(expected));

  it("takes numbers in one line apart, and leaves files alone", () => {
    expect(oneEachLine("17, 4 00;22")).toBe("17\n4\n00\n22");
    expect(oneEachLine("number,dealer\n17,Ann")).toBe("number,dealer\n17,Ann");
    expect(oneEachLine("17\n4")).toBe("17\n4");
  });
});

describe("figures", () => {
  it("never shows 0 for what can happen", () => {
    expect(chance({ value: 0, mantissa: 2.666, exponent: -911 })).toBe("2.67 × 10⁻⁹¹¹");
    expect(chance({ value: 0.1876, mantissa: 1.876, exponent: -1 })).toBe("18.76%");
    expect(chance({ value: 0, mantissa: 0, exponent: 0 })).toBe("0%");
    expect(power(1.02e28)).toBe("10²⁸");
  });

  it("shows fractions of a cent where they matter", () => {
    expect(amount(-2.7027)).toBe("-$0.027");
    expect(amount(-24_324.3)).toBe("-$243.24");
    expect(axisMoney(-50_000)).toBe("-$500");
    expect(axisMoney(2_500_000)).toBe("$25K");
    expect(share(0.5)).toBe("50%");
  });
});

describe("charts", () => {
  const f = frame(400, 200);
  const x = xScale([0, 10], f);
  const y = yScale([0, 1], f);

  it("put the ends of the data at the ends of the frame", () => {
    expect([x(0), x(10)]).toEqual([f.left, 400 - f.right]);
    expect([y(0), y(1)]).toEqual([200 - f.bottom, f.top]);
    expect(widened([5, 5])).toEqual([4, 6]);
  });

  it("have powers of ten alone on a logarithmic axis", () => {
    expect(ticks(xScale([100, 200_000], f, true), 5, true)).toEqual([100, 1000, 10_000, 100_000]);
  });

  it("draw lines and bands through the points", () => {
    const drawn = linePath(
      [
        [0, 0],
        [10, 1],
      ],
      x,
      y,
    );
    expect(drawn).toBe(`M${f.left},${200 - f.bottom}L${400 - f.right},${f.top}`);
    const band = bandPath(
      [
        { x: 0, low: 0, high: 1 },
        { x: 10, low: 0, high: 1 },
      ],
      x,
      y,
    );
    expect(band.endsWith("Z")).toBe(true);
  });

  it("give their figures as CSV that any program reads", () => {
    expect(
      csv(
        ["a", "b,c"],
        [
          ['say "x"', 1.5],
          ["two\nlines", -1],
        ],
      ),
    ).toBe('a,"b,c"\r\n"say ""x""",1.5\r\n"two\nlines",-1\r\n');
  });

  it("can be taken away as a drawing of their own", () => {
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("viewBox", "0 0 400 200");
    drawing.append(document.createElementNS("http://www.w3.org/2000/svg", "circle"));
    const text = svgFile(drawing);
    expect(text).toContain('width="400"');
    expect(text.indexOf(INK.ground)).toBeLessThan(text.indexOf("circle"));
    expect(drawing.childElementCount).toBe(1);
  });
});

describe("example spins", () => {
  const ring = Array.from({ length: 37 }, (_, place) => String(place));
  let state = 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;

  it("lean where they are meant to, and only there", () => {
    const early = (biased: boolean) =>
      exampleSpins(ring, 20_000, biased, random).filter((number) => Number(number) < 9).length / 20_000;
    expect(early(false)).toBeCloseTo(9 / 37, 1);
    expect(early(true)).toBeCloseTo(13.5 / 41.5, 1);
    expect(early(true)).toBeGreaterThan(0.3);
  });
});

describe("a long run that is cancelled", () => {
  afterEach(answering);

  /** A house whose answers come when they are let go, and what it was asked. */
  function slowly() {
    const asked: string[] = [];
    const waiting: (() => void)[] = [];
    vi.stubGlobal("fetch", (address: string, how: RequestInit) => {
      asked.push(`${how.method} ${address}`);
      const job = { job: "7", kind: "ruin", state: "running", progress: 0.5, ahead: 0 };
      const answer = () => Response.json(job);
      if (how.method === "DELETE") return Promise.resolve(answer());
      return new Promise((letGo) => waiting.push(() => letGo(answer())));
    });
    return { asked, waiting };
  }
  const begun = (run: Run<"ruin">) => run.begin(() => ask("GET /api/lab/jobs/{job}", { job: "new" }));

  it("stays cancelled when the answer to an earlier look comes afterwards", async () => {
    const { asked, waiting } = slowly();
    const run = new Run("ruin");
    const over = begun(run);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    await run.cancel();
    waiting[1]?.();
    await over;
    expect(run.busy).toBe(false);
    expect(asked.at(-1)).toBe("DELETE /api/lab/jobs/7");
  });

  it("is ended in the house though it was cancelled before the house had answered", async () => {
    const { asked, waiting } = slowly();
    const run = new Run("ruin");
    const over = begun(run);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await run.cancel();
    waiting[0]?.();
    await over;
    expect(run.busy).toBe(false);
    expect(asked.at(-1)).toBe("DELETE /api/lab/jobs/7");
  });
});
