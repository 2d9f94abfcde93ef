import { beforeAll, describe, expect, it } from "vitest";
import type { TableRules } from "$shared/felt/shapes";
import { learn } from "$shared/words/language.svelte";
import { tipRules } from "../terminal/tips";

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
      "Only on: Red, Odd.",
      "A wager for the dealers is at most $5.",
      "In one spin at most $25 in all.",
      "On a bet of its own, apart from your own chips.",
      "They do not count towards the limits.",
    ]);
  });
  it("is one sentence where none are taken", () => {
    expect(said({ wager_max: 0, bets: ["red"] })).toEqual(["This table takes no wagers for the dealers."]);
  });
});
