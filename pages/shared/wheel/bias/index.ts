/** Tests of a wheel, told in the language of the page: for the lab and for the pit. */
import { number, percent } from "$shared/words/figures";
import { part } from "$shared/words/fluent";
import { catalogue } from "$shared/words/language.svelte";

const t = catalogue("bias");

type Finding = (facts: Record<string, string>) => string;

export interface Tested {
  test: string;
  found: string;
  facts: Record<string, unknown>;
}

export function testName(test: string): string {
  return t().tests[test] ?? test;
}

export function finding({ test, found, facts }: Tested): string {
  const say = part(t().findings, test) as Finding | undefined;
  if (!say) return found;
  const told = say(
    Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, fact(name, value)])),
  );
  return facts["with_rotor"] === true ? `${told} (${t().turned})` : told;
}

export interface Worth {
  edge: number;
  edge_low: number;
  edge_high: number;
  spins_to_gain: number | null;
}

/** In a word, for a list of alerts. */
export function edgeOf(edge: number): string {
  return t().edge({ edge: percent(edge, 1) });
}

/** What is odd about a wheel, as money: a pit boss knows by it whether to act. */
export function worthOf(worth: Worth): string {
  const [edge, low, high] = [worth.edge, worth.edge_low, worth.edge_high].map((each) => percent(each, 1));
  const facts = { edge: edge ?? "", low: low ?? "", high: high ?? "" };
  return worth.spins_to_gain === null
    ? t().noGain(facts)
    : t().worth({ ...facts, spins: number(worth.spins_to_gain) });
}

function fact(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.join("-");
  if (typeof value !== "number") return String(value);
  return name === "strength" ? percent(value, 1) : number(Math.round(Math.abs(value)));
}
