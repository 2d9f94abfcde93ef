/** What the journal calls by codes, in words: streams and events. */
import { recorded } from "$shared/console/inbox/recorded";
import { coded } from "$shared/console/words";
import { l } from "$shared/list/list.svelte";
import { money, number } from "$shared/words/figures";
import { catalogue } from "$shared/words/language.svelte";

const j = catalogue("journal");
/** Facts that are amounts; every other number is one that is counted. */
const MONEY = new Set([
  "amount",
  "stake",
  "winnings",
  "returned",
  "chip_value",
  "opener",
  "closer",
  "cash",
  "fee",
  "pocket",
  "collected",
  "halves",
  "imprisoned",
  "prison_lost",
  "released",
]);

const empty = (value: unknown) =>
  value === "" || value === null || (typeof value === "object" && Object.keys(value).length === 0);

/** The facts of an event that say something. */
export function factsOf(data: Record<string, unknown>): [string, unknown][] {
  return Object.entries(data).filter(([, value]) => !empty(value));
}

/** What a fact is called; in some streams a word means something of its own. */
export function factName(name: string, stream = ""): string | undefined {
  const [kind = ""] = stream.split("/");
  return j().fact[`${kind}-${name}`] ?? j().fact[name];
}

/** "Wager placed" for `wager-placed/1`. */
export function eventName(event: string): string {
  const [code = event] = event.split("/");
  return j().event[code] ?? code;
}

/** "Table 3" for `table/3`. */
export function streamName(stream: string): string {
  const [kind = stream, ...name] = stream.split("/");
  return [j().stream[kind] ?? kind, ...name].join(" ");
}

/** What an account is called: "Cage · cash" for `cage/cash`, "Box B-12" for `boxes/B-12`, without the stream it is of. */
export function accountName(account: string): string {
  const words: Record<string, string | undefined> = j().account;
  const parts = account.replace(/^(table|tournament)\/[^/]+\//, "").split("/");
  return parts.reduce((told, part, place) => {
    const word = words[part];
    return place === 0 ? (word ?? part) : `${told}${word === undefined ? " " : " · "}${word ?? part}`;
  }, "");
}

/** A fact of an event as people read it: amounts as money, lists in a row. */
export function told(name: string, value: unknown, stream = ""): string {
  if (MONEY.has(name) && typeof value === "number") return money(value);
  if (Array.isArray(value)) return value.map((each) => told(name, each, stream)).join(", ");
  if (value && typeof value === "object")
    return Object.entries(value)
      .filter(([, each]) => !empty(each))
      .map(
        ([key, each]) =>
          `${factName(key, stream) ?? l().column[key] ?? key}: ${told(MONEY.has(name) ? name : key, each, stream)}`,
      )
      .join(", ");
  return typeof value === "number" ? number(value) : coded(recorded(String(value)));
}
