/**
 * What the house refuses, and what it reports, in the language of the page: it says which sentence it is and gives the
 * facts. The words are fetched when the first of them is wanted.
 */
import { FluentBundle, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import { money, number } from "./figures";
import { part, texts } from "./fluent";
import { language, late, written } from "./language.svelte";

/** A sentence, or a phrase in the blank of one; `message` is its English. */
export interface Said {
  id?: string;
  message: string;
  facts?: Record<string, unknown>;
}
/** `fact` is what the house calls it, where it is one of a sentence. */
type Reader = (blank: string, fact: string) => string | undefined;
interface Words {
  bundle: FluentBundle;
  word: Record<string, string>;
  comma: string;
}

/** Several things in one blank, or none. */
class Items extends FluentType<string[]> {
  override toString(): string {
    const known = words();
    return this.value.join(known?.comma ?? ", ") || (known?.word["none"] ?? "none");
  }
}

const readers: Reader[] = [];
const words = late(fetched);

async function fetched(tag: string): Promise<Words> {
  const [said, refusals] = await Promise.all([written("said", tag), written("refusals", tag)]);
  const bundle = new FluentBundle(tag, { useIsolating: false, functions: FUNCTIONS });
  for (const room of [said, refusals]) bundle.addResource(new FluentResource(room));
  const { word, between } = texts(said, tag);
  return { bundle, word: word as Record<string, string>, comma: String(between) };
}

const FUNCTIONS: ConstructorParameters<typeof FluentBundle>[1] extends { functions?: infer F } | undefined
  ? NonNullable<F>
  : never = {
  MONEY: ([cents]) => money(Number(cents), "cents"),
  POINTS: ([amount]) => sum("points", Number(amount)),
  COUNT: ([figure]) => number(Number(figure)),
  LIST: ([items]) => items ?? "",
  AND: ([items]) => listed(items, "conjunction"),
  OR: ([items]) => listed(items, "disjunction"),
  ALL: ([items]) => (items instanceof Items ? items.value.join(" ") : ""),
};

function listed(items: FluentValue | undefined, type: Intl.ListFormatType): string {
  return items instanceof Items ? new Intl.ListFormat(language(), { type }).format(items.value) : "";
}

/** A page knows how to say what may stand in a blank: a bet, a point of the check list. */
export function readBlanks(reader: Reader): void {
  readers.push(reader);
}

/**
 * A sentence of the house in the language of the page, said to the one who sits at `seat` where it is about that seat.
 * One that is not known stays English; while the words are on their way, there is nothing.
 */
export function sentence(said: Said, seat = 0): string {
  if (!said.id) return said.message;
  const known = words();
  if (known === undefined) return "";
  const facts = said.facts ?? {};
  const yours = facts["seat"] === seat && pattern(known, "you", said.id.replace(".", "-"));
  const [name = "", variant] = said.id.split(".");
  const text = yours || pattern(known, name, variant);
  if (!text) return said.message;
  const filled = Object.entries(facts).map(([fact, value]) => [fact, inWords(value, fact)] as const);
  const errors: Error[] = []; // a record of another version may have other facts
  const told = known?.bundle.formatPattern(text, Object.fromEntries(filled), errors);
  return errors.length ? said.message : (told ?? said.message);
}

function pattern(known: Words | null, name: string, variant?: string) {
  const message = known?.bundle.getMessage(name);
  return variant ? message?.attributes[variant] : message?.value;
}

function inWords(value: unknown, fact: string): string | Items {
  if (Array.isArray(value)) return new Items(value.map((each) => String(inWords(each, fact))));
  if (typeof value === "object" && value !== null) {
    if ("message" in value) return sentence(value as Said);
    const [[unit = "", amount] = []] = Object.entries(value as Record<string, number>);
    return sum(unit, Number(amount));
  }
  return typeof value === "string" ? filled(value, fact) : String(value);
}

/** "$5.00", "12 points", or play money that says so. */
function sum(unit: string, amount: number): string {
  if (unit === "cents") return money(amount, "cents");
  const known = words();
  const text = known && pattern(known, "sum", unit);
  const facts = unit === "points" ? { count: amount } : { amount: money(amount, "cents") };
  return (text && known.bundle.formatPattern(text, facts)) || String(amount);
}

/** Words of the trade by name, lists part by part; what somebody wrote in their own words stays as it is. */
export function filled(blank: string, fact = ""): string {
  const word = part(words()?.word ?? {}, blank);
  if (word) return word;
  const list = blank.split(/(, | and | or )/);
  if (list.length > 1) {
    const said = list.map((each, place) => (place % 2 ? between(each) : filled(each, fact)));
    const own = list.every((each, place) => place % 2 || (said[place] === each && !/\d/.test(each)));
    return own ? blank : said.join("");
  }
  for (const reader of readers) {
    const read = reader(blank, fact);
    if (read) return read;
  }
  return blank;
}

/** Other languages have a comma where English has a word. */
function between(separator: string): string {
  return language() === "en" ? separator : (words()?.comma ?? ", ");
}
