/** Calls as they are typed, in every language of the house, on the layouts of several rulebooks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { c } from "$shared/console/words";
import type { TableLayout } from "$shared/felt/shapes";
import { betName } from "$shared/words";
import { learn, speak } from "$shared/words/language.svelte";
import { Caller, laid } from "../dealer/called";
import "./house";

const layout = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `vectors/layout-${name}.json`), "utf8")) as TableLayout;
const CLASSIC = layout("classic-single-zero");
const HOUSE = layout("house-double-zero");
const SNAKE = layout("snake-three-zeros");

async function reading(language: "en" | "de" | "fr" | "es" | "zh-Hans", of = CLASSIC) {
  c();
  await speak(language, false);
  const caller = new Caller(of, { words: c().called, name: betName });
  return (text: string, chips = 1) => {
    const called = caller.read(text, chips);
    return called.unclear ?? laid(of, called.wishes);
  };
}

const AROUND_17 = Object.fromEntries(["34", "6", "25", "2", "17"].map((each) => [`straight-${each}`, 1]));
const VOISINS = CLASSIC.announced.find((each) => each.call === "voisins")?.chips ?? {};
const times = (chips: Record<string, number>, by: number) =>
  Object.fromEntries(Object.entries(chips).map(([bet, number]) => [bet, number * by]));

beforeAll(learn);

describe("a call is what its words say", () => {
  it.each([
    ["17", { "straight-17": 1 }],
    ["17 and neighbours", AROUND_17],
    ["17 and its two neighbours", AROUND_17],
    ["neighbours of 17", AROUND_17],
    ["17n", AROUND_17],
    ["17 n 3", times(AROUND_17, 3)],
    ["Voisins", VOISINS],
    ["voisins du zéro", VOISINS],
    ["voisins 5", times(VOISINS, 5)],
    ["finale 7", { "straight-7": 1, "straight-17": 1, "straight-27": 1 }],
    ["jeu-zero", CLASSIC.announced.find((each) => each.call === "jeu-zero")?.chips],
    ["17/20 split", { "split-17-20": 1 }],
    ["split 17 20", { "split-17-20": 1 }],
    ["17/20", { "split-17-20": 1 }],
    ["13-15", { "street-13-14-15": 1 }],
    ["street 13", { "street-13-14-15": 1 }],
    ["line 13", { "line-13-14-15-16-17-18": 1 }],
    ["six line 13 to 18", { "line-13-14-15-16-17-18": 1 }],
    ["1/5 corner x 3", { "corner-1-2-4-5": 3 }],
    ["1 to 18", { low: 1 }],
    ["red 5", { red: 5 }],
    ["5 x red", { red: 5 }],
    ["17 x 5", { "straight-17": 5 }],
    ["17 for 5", { "straight-17": 5 }],
    ["dozen 2", { "dozen-2": 1 }],
    ["second dozen 4", { "dozen-2": 4 }],
    ["3rd column", { "column-3": 1 }],
    ["zero", { "straight-0": 1 }],
    ["first four", { "four-0-1-2-3": 1 }],
    ["red and 17", { red: 1, "straight-17": 1 }],
    ["17, 17/20, red 5", { "straight-17": 1, "split-17-20": 1, red: 5 }],
    ["17; 17 x 2", { "straight-17": 3 }],
  ])("%s", async (text, expected) => {
    const read = await reading("en");
    expect(read(text)).toEqual(expected);
  });

  it("goes by the chips of the hand where it says none", async () => {
    expect((await reading("en"))("red, 17 x 2", 10)).toEqual({ red: 10, "straight-17": 2 });
  });

  it("has no meaning that is guessed: the whole of it counts, or nothing", async () => {
    const read = await reading("en");
    for (const text of [
      ..."17 5|40|99 and neighbours|corner 17|split 1 36|red black|17//|banana|dozen 4|0 x red|red x 1001".split(
        "|",
      ),
      ..."split|street 13 16|second|17 and|x|5 x|-17|17 20".split("|"),
    ])
      expect(read(text), text).toBe(text.trim());
    expect(read("red, banana")).toBe("banana");
  });

  it("names the seat that it is for", () => {
    const caller = new Caller(CLASSIC, { words: c().called, name: betName });
    expect(caller.read("3: red", 1).seat).toBe(3);
    expect(caller.read("red", 1)).not.toHaveProperty("seat");
  });
});

describe("it is fed from the layout", () => {
  it("where the rulebook has no calls, neighbours are straight bets and voisins is not understood", async () => {
    const read = await reading("en", HOUSE);
    expect(Object.keys(read("17 and neighbours"))).toHaveLength(5);
    expect(read("voisins")).toBe("voisins");
    expect(read("00")).toEqual({ "straight-00": 1 });
    expect(read("first five")).toEqual({ "five-0-00-1-2-3": 1 });
  });

  it("a rulebook's own bet is called by its name", async () => {
    const snake = SNAKE.bets.find((each) => each.kind === "snake")?.bet ?? "";
    expect((await reading("en", SNAKE))("Snake")).toEqual({ [snake]: 1 });
  });

  it.each(["en", "de", "fr", "es", "zh-Hans"] as const)(
    "%s: every bet by the name that the page gives it",
    async (language) => {
      for (const each of [CLASSIC, HOUSE]) {
        const read = await reading(language, each);
        for (const bet of each.bets)
          if (!/[,，、]/.test(betName(bet)))
            expect(read(betName(bet)), betName(bet)).toEqual({ [bet.bet]: 1 });
      }
    },
  );
});

describe("in the language of the page", () => {
  it.each([
    ["de", "17 und Nachbarn", AROUND_17],
    ["de", "große Serie", VOISINS],
    ["de", "Rot 5", { red: 5 }],
    ["de", "17/20 Cheval", { "split-17-20": 1 }],
    ["de", "zweites Dutzend, Doppelnull", "doppelnull"],
    ["de", "13 bis 18", { "line-13-14-15-16-17-18": 1 }],
    ["fr", "17 et voisins", AROUND_17],
    ["fr", "voisins", VOISINS],
    ["fr", "voisins du zéro pour 2", times(VOISINS, 2)],
    ["fr", "cheval 17/20", { "split-17-20": 1 }],
    ["fr", "rouge 5", { red: 5 }],
    ["fr", "deuxième douzaine", { "dozen-2": 1 }],
    ["es", "17 y vecinos", AROUND_17],
    ["es", "vecinos del cero", VOISINS],
    ["es", "caballo 17/20", { "split-17-20": 1 }],
    ["es", "rojo 5", { red: 5 }],
    ["es", "línea 13", { "line-13-14-15-16-17-18": 1 }],
    ["zh-Hans", "17和邻注", AROUND_17],
    ["zh-Hans", "零区", VOISINS],
    ["zh-Hans", "分注17/20", { "split-17-20": 1 }],
    ["zh-Hans", "红５", { red: 5 }],
    ["zh-Hans", "第二打，双×2", { "dozen-2": 1, even: 2 }],
  ] as const)("%s: %s", async (language, text, expected) => {
    expect((await reading(language))(text)).toEqual(expected);
  });
});
