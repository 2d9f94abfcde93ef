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
  return t().findings[test]?.(...written) ?? found;
}

function fact(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join("-");
  if (typeof value !== "number") return String(value);
  return name === "strength" ? percent(value, 1) : number(Math.round(value));
}
