/** Amounts as people read them: money, the play money of a training table, and the points of a tournament. */
import { afterEach, describe, expect, it } from "vitest";
import "./house";
import { amount as fine, axisMoney } from "../lab/figures";
import { countsIn } from "$shared/words/currency.svelte";
import {
  amountIn,
  countIn,
  day,
  exactly,
  money,
  moneyOf,
  numberIn,
  onChip,
  plain,
  scale,
  time,
  when,
} from "$shared/words/figures";
import { speak } from "$shared/words/language.svelte";
import { standsIn } from "$shared/words/place.svelte";

afterEach(async () => {
  await speak("en", false);
  countIn("cents");
  countsIn({ code: "USD", digits: 2 });
});

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

describe("amounts that stand together", () => {
  it.each([
    [
      [0, -24_400, 704_097],
      ["$0.00", "-$244.00", "$7,040.97"],
    ],
    [
      [0, -24_400, 704_000],
      ["$0", "-$244", "$7,040"],
    ],
    [[], []],
  ])("%j are all written alike", (amounts, written) => {
    expect(amounts.map(moneyOf(amounts))).toEqual(written);
  });
});

describe("a day", () => {
  it.each([
    ["America/Denver", "2026-11-18"],
    ["UTC", "2026-11-19"],
    ["Pacific/Auckland", "2026-11-19"],
  ])("is that of the house, in %s", (zone, there) => {
    standsIn(zone);
    expect(day(new Date("2026-11-19T02:00:00Z"))).toBe(there);
  });
});

describe("a moment", () => {
  it.each(["en", "de", "fr", "es", "zh-Hans"])("looks the same in every language, in %s too", async (tag) => {
    await speak(tag, false);
    standsIn("Pacific/Marquesas");
    const at = "2026-11-02T06:04:05.123456Z";
    expect([time(at), when(at), exactly(at)]).toEqual([
      "20:34:05",
      "2026-11-01 20:34",
      "2026-11-01 20:34:05",
    ]);
    expect([when(""), exactly("")]).toEqual(["", ""]);
  });
});

describe("what somebody types", () => {
  it.each([
    ["12", 1200],
    ["$12.50", 1250],
    ["12,5", 1250],
    ["-3", -300],
    ["0.01", 1],
    ["1.005", undefined],
    ["1e3", undefined],
    ["", undefined],
    ["1,502", 150200],
    ["1.502", undefined],
    ["1.502.000", 150200000],
    ["1,502.50", 150250],
    ["1.502,50", 150250],
    ["1 000,50", 100050],
    ["1\u202f000,50 €", 100050],
    ["1’000", 100000],
    ["$1,502,000.5", 150200050],
    ["1,50,2", undefined],
    ["1,5025", undefined],
    ["15,02,000", undefined],
    ["1, 502", undefined],
    ["1.", undefined],
    [".5", undefined],
    ["1,502.", undefined],
    ["1,502.505", undefined],
  ])("%s is %s cents", (typed, amount) => expect(amountIn(typed)).toBe(amount));

  it.each([
    ["de", "1.502", 150200],
    ["de", "1,502", undefined],
    ["fr", "1\u202f502,5", 150250],
    ["es", "1.502", 150200],
    ["zh-Hans", "1,502", 150200],
  ])("in %s %s is %s cents", async (named, typed, amount) => {
    await speak(named, false);
    expect(amountIn(typed)).toBe(amount);
  });

  it.each([
    ["1502", 1502],
    ["1,502", 1502],
    ["1.502.000", 1502000],
    ["-1 502", -1502],
    ["1,5", undefined],
    ["1234,567", undefined],
    ["9".repeat(16), undefined],
  ])("%s is the number %s", (typed, value) => expect(numberIn(typed)).toBe(value));

  it("is points where points are asked for, and those are whole", () => {
    expect([amountIn("500", "points"), amountIn("5.5", "points")]).toEqual([500, undefined]);
  });
});

describe("the house's currency", () => {
  it.each([
    [{ code: "EUR", digits: 2 }, "€1,234.50", "1234.50", ".50", 123450, undefined],
    [{ code: "JPY", digits: 0 }, "¥123,450", "123450", "50", undefined, undefined],
    [{ code: "KWD", digits: 3 }, "KWD 123.450", "123.450", ".050", 1234500, 1234505],
  ])("%o", (currency, shown, figures, chip, typed, finely) => {
    countsIn(currency);
    expect([money(123450).replace(/\s/, " "), plain(123450), onChip(50)]).toEqual([shown, figures, chip]);
    expect([amountIn("1234.5"), amountIn("1234.505")]).toEqual([typed, finely]);
    expect(money(scale() * 5, "training")).toBe("¤5");
  });

  it("is the one of the lab, too", () => {
    countsIn({ code: "EUR", digits: 2 });
    expect(fine(0.25)).toBe("€0.0025");
    expect(axisMoney(2_000_000)).toBe("€20K");
  });
});
