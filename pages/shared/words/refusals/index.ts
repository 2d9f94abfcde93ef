/**
 * The house's refusals in the language of the page. The house writes English sentences; here each is known by its text
 * with blanks ("Seat {seat} is taken."), and the compiler refuses a language that lacks one.
 */
import type { Sentence } from "$shared/wire/refusals";
import { money, number } from "../figures";
import { lateCatalogue, language } from "../language.svelte";
import type { Sentences } from "./sentences";

type Known = Readonly<Partial<Record<string, string>>>;
type Others<S> = Parameters<typeof lateCatalogue<Partial<S>>>[1];
interface Pattern {
  pattern: RegExp;
  text: string;
  blanks: string[];
  own: number;
}
type Reader = (blank: string) => string | undefined;

const BLANK = /\{(\w+)\}/g;
const readers: Reader[] = [];
const patterns = new WeakMap<Known, Pattern[]>();
const catalogues: (() => Known | undefined)[] = [];

/**
 * A page adds the sentences that its people hear. English has those alone in whose blanks the house writes a code where
 * people say a word.
 */
export function alsoSaid<S extends Record<string, string>>(english: Partial<S>, others: Others<S>): void {
  catalogues.push(lateCatalogue<Partial<S>>(english, others) as () => Known | undefined);
}

/** Sentences that stay as they are, but for the words in their blanks. */
export function asWritten<S extends string>(...sentences: S[]): { [Each in S]?: string } {
  const same: { [Each in S]?: string } = {};
  for (const each of sentences) same[each] = each;
  return same;
}

alsoSaid<Sentences>(
  {
    ...asWritten<Sentence>(
      "The {role} may not do this.",
      "The {role} may not confirm this.",
      "Badge {badge} is not a {chosen}.",
    ),
    "pit-supervisor": "pit supervisor",
    "key-manager": "key manager",
    "slot-technician": "slot technician",
    "tournament-director": "tournament director",
  },
  {
    es: () => import("./es"),
    de: () => import("./de"),
    fr: () => import("./fr"),
    "zh-Hans": () => import("./zh-Hans"),
  },
);

/** A page knows how to say what may stand in a blank: a bet, a point of the check list. */
export function readBlanks(reader: Reader): void {
  readers.push(reader);
}

/** A sentence of the house in the language of the page; one that is not known stays as it came. Until it is, nothing. */
export function said(sentence: string): string {
  const known = catalogues.map((each) => each()).filter((each) => each !== undefined);
  if (known.length < catalogues.length) return "";
  const whole = known.find((each) => each[sentence]);
  if (whole) return whole[sentence] ?? sentence;
  // Of several that fit, the one with most words of its own.
  const [fits] = known
    .flatMap((each) => patternsOf(each).find(({ pattern }) => pattern.test(sentence)) ?? [])
    .sort((one, other) => other.own - one.own);
  const found = fits?.pattern.exec(sentence);
  if (!fits || !found) return sentence;
  return fits.text.replace(BLANK, (_, name: string) => filled(found[fits.blanks.indexOf(name) + 1] ?? ""));
}

/** The sentences with blanks as patterns; the one with most words of its own first. */
function patternsOf(known: Known): Pattern[] {
  let made = patterns.get(known);
  if (!made) {
    made = Object.entries(known)
      .filter(([sentence]) => sentence.includes("{"))
      .map(([sentence, text = ""]) => ({
        pattern: pattern(sentence),
        text,
        blanks: [...sentence.matchAll(BLANK)].map((each) => each[1] ?? ""),
        own: sentence.replace(BLANK, "").length,
      }))
      .sort((one, other) => other.own - one.own);
    patterns.set(known, made);
  }
  return made;
}

function pattern(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+)")}$`, "s");
}

/** Money and points as the language writes them, words of the trade by name, lists part by part, sentences whole. */
export function filled(blank: string): string {
  const amount = /^(-?)\$([\d,]+)\.(\d\d)$/.exec(blank);
  if (amount) return money(Number(`${amount[1]}${amount[2]?.replaceAll(",", "")}${amount[3]}`), "cents");
  const points = /^([\d,]+) points?$/.exec(blank);
  if (points) return number(Number(points[1]?.replaceAll(",", "")));
  for (const known of catalogues.map((each) => each())) if (known?.[blank]) return known[blank];
  const list = blank.replace(/^\[|\]$/g, "").split(/(, | and | or )/);
  if (list.length > 1) {
    const told = list.map((each, place) => (place % 2 ? between(each) : filled(each)));
    // What somebody wrote in their own words stays as it is.
    const own = list.every((each, place) => place % 2 || (told[place] === each && !/\d/.test(each)));
    return own ? blank : told.join("");
  }
  for (const reader of readers) {
    const read = reader(blank);
    if (read) return read;
  }
  return said(blank);
}

/** Other languages have a comma where English has a word. */
function between(separator: string): string {
  return language() === "en" ? separator : ", ";
}
