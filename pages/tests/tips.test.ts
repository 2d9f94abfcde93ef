import { beforeAll, describe, expect, it } from "vitest";
import type { TableRules } from "$shared/felt/shapes";
import { learn } from "$shared/words/language.svelte";
import { tipRules, tipWarning, type Laying } from "../terminal/tips";

type Tips = TableRules["tips"];
const FREE: Tips = {
  ...{ restriction: "", bets: [], wager_max: null, spin_max: null },
  ...{ split: true, counted: true },
};
type Pays = TableRules["pays"][number];
const rest = { pays: 1, min: null, max: null, clause: [], reading: null, assumed: false };
const kind = (kind: string, name: string, inside = false): Pays => ({ ...rest, kind, name, inside });
const pays = [kind("red", "Red"), kind("straight", "Straight", true), kind("odd", "Odd")];
const said = (tips: Partial<Tips>) => tipRules({ tips: { ...FREE, ...tips }, pays });

beforeAll(() => learn());

describe("what the sign says of wagers for the dealers", () => {
  it("is nothing where nothing restricts them", () => {
    expect(said({})).toEqual([]);
  });
  it("is a sentence for each rule", () => {
    const rules = { bets: ["odd", "red"], wager_max: 500, spin_max: 2500, split: false, counted: false };
    expect(said({ restriction: "Thank you.", ...rules })).toEqual([
      "Thank you.",
      "Wagers for the dealers only on: Red, Odd.",
      "A wager for the dealers is at most $5.",
      "For the dealers at most $25 in all in one spin.",
      "A wager for the dealers lies on a bet of its own, apart from your own chips.",
      "They do not count towards the limits.",
    ]);
  });
  it("is one sentence where none are taken", () => {
    expect(said({ wager_max: 0, bets: ["red"] })).toEqual(["This table takes no wagers for the dealers."]);
  });
});

describe("what the sign does not allow is said before the house refuses it", () => {
  const bet = (bet: string, kind = bet) => ({ bet, kind }) as never;
  const layout = {
    places: ["red", "odd", "straight-17"].map((place) => ({ place, bet: place }) as never),
    bets: [bet("red"), bet("odd"), bet("straight-17", "straight")],
  };
  const warned = (tips: Partial<Tips>, laying: Partial<Laying>) =>
    tipWarning({ tips: { ...FREE, ...tips }, pays }, layout, {
      ...{ place: "red", amount: 100, forDealers: true, wagers: {} },
      ...laying,
    });
  it("is nothing where nothing restricts them, nor for one's own chips", () => {
    expect(warned({}, {})).toBe("");
    expect(warned({ wager_max: 0, bets: ["odd"] }, { forDealers: false })).toBe("");
  });
  it("names the bets, and the most on one bet and in one spin", () => {
    expect(warned({ bets: ["odd"] }, {})).toBe("Wagers for the dealers only on: Odd.");
    expect(warned({ bets: ["straight"] }, { place: "straight-17" })).toBe("");
    expect(warned({ wager_max: 500 }, { amount: 400, wagers: { "red|tip": 100 } })).toBe("");
    expect(warned({ wager_max: 500 }, { amount: 500, wagers: { "red|tip": 100 } })).toContain("at most $5");
    expect(warned({ spin_max: 500 }, { amount: 500, wagers: { "odd|tip": 100 } })).toContain("in one spin");
    expect(warned({ wager_max: 0 }, {})).toBe("This table takes no wagers for the dealers.");
  });
  it("keeps them apart from the player's own chips, whichever comes first", () => {
    const apart = "A wager for the dealers lies on a bet of its own, apart from your own chips.";
    expect(warned({ split: false }, { wagers: { "red|own": 100 } })).toBe(apart);
    expect(warned({ split: false }, { forDealers: false, wagers: { "red|tip": 100 } })).toBe(apart);
    expect(warned({ split: false }, { wagers: { "odd|own": 100 } })).toBe("");
  });
});
