/** Tests of a wheel, told in the language of the page: for the lab and for the pit. */
import { number, percent } from "$shared/words/figures";
import { catalogue } from "$shared/words/language.svelte";
import { words } from "./en";

const t = catalogue(words, {
  es: () => import("./es"),
  de: () => import("./de"),
  fr: () => import("./fr"),
  "zh-Hans": () => import("./zh-Hans"),
});

/** The facts of each test, in the order in which its sentence has them. */
const FACTS: Record<string, string[]> = {
  "chi-square": ["degrees_of_freedom"],
  sectors: ["pockets", "count", "expected"],
  tilt: ["strength", "towards"],
  serial: ["displacement", "lag"],
  cusum: ["change_at_spin"],
  dealer: ["dealer", "displacement"],
  pocket: ["pockets", "count", "expected"],
  "two-lobed": ["strength", "towards"],
  repeats: ["count", "expected"],
  distance: ["displacement", "count", "expected"],
  signature: ["displacement"],
  speed: ["displacement", "seconds"],
};

export interface Tested {
  test: string;
  found: string;
  facts: Record<string, unknown>;
}

export function testName(test: string): string {
  return t().tests[test] ?? test;
}

export function finding({ test, found, facts }: Tested): string {
  const written = FACTS[test]?.map((name) => fact(name, facts[name])) ?? [];
  const told = t().findings[test]?.(...written);
  return told === undefined ? found : facts.with_rotor === true ? `${told} (${t().turned})` : told;
}

export interface Worth {
  edge: number;
  edge_low: number;
  edge_high: number;
  spins_to_gain: number | null;
}

/** In a word, for a list of alerts. */
export function edgeOf(edge: number): string {
  return t().edge(percent(edge, 1));
}

/** What is odd about a wheel, as money: a pit boss knows by it whether to act. */
export function worthOf(worth: Worth): string {
  const figures = [worth.edge, worth.edge_low, worth.edge_high].map((edge) => percent(edge, 1)) as [
    string,
    string,
    string,
  ];
  return worth.spins_to_gain === null
    ? t().noGain(...figures)
    : t().worth(...figures, number(worth.spins_to_gain));
}

function fact(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join("-");
  if (typeof value !== "number") return String(value);
  return name === "strength" ? percent(value, 1) : number(Math.round(Math.abs(value)));
}
