/**
 * The house's refusals in the language of the page. The house writes English sentences; here each is known by its text
 * with blanks ("Seat {seat} is taken."), and the compiler refuses a language that lacks one.
 */
import type { Sentence } from "$wire/refusals";
import type { Role } from "$wire/table";
import { money, number } from "../figures";
import { catalogue } from "../language.svelte";

/** What stands in blanks and is not a name, a number or an amount. */
type Filling =
  | Role
  | "nobody"
  | "A buy-in"
  | "A slip"
  | "A stake"
  | "A tip"
  | "An amount"
  | "The face of a coupon"
  | "The points"
  | "The value of a chip";
export type Sentences = Record<Sentence | Filling, string>;
type Known = Readonly<Record<string, string>>;
type Reader = (blank: string) => string | undefined;

const BLANK = /\{(\w+)\}/g;
const readers: Reader[] = [];
const patterns = new WeakMap<Known, [RegExp, string, string[]][]>();

const catalogues: (() => Known)[] = [
  catalogue<Known>(
    {},
    {
      es: () => import("./es"),
      de: () => import("./de"),
      fr: () => import("./fr"),
      "zh-Hans": () => import("./zh-Hans"),
    },
    true,
  ),
];

/** A page adds the sentences that only its people hear. */
export function alsoSaid(others: () => Known): void {
  catalogues.push(others);
}

/** A page knows how to say what may stand in a blank: a bet, a point of the check list. */
export function readBlanks(reader: Reader): void {
  readers.push(reader);
}

/** A sentence of the house in the language of the page; one that is not known stays as it came. */
export function said(sentence: string): string {
  for (const known of catalogues.map((each) => each())) {
    if (known[sentence]) return known[sentence];
    for (const [pattern, text, blanks] of patternsOf(known)) {
      const found = pattern.exec(sentence);
      if (found)
        return text.replace(BLANK, (_, name: string) => filled(found[blanks.indexOf(name) + 1] ?? ""));
    }
  }
  return sentence;
}

/** The sentences with blanks as patterns; the one with most words of its own first. */
function patternsOf(known: Known): [RegExp, string, string[]][] {
  let made = patterns.get(known);
  if (!made) {
    made = Object.entries(known)
      .filter(([sentence]) => sentence.includes("{"))
      .sort(([one], [other]) => ownWords(other) - ownWords(one))
      .map(([sentence, text]) => [
        pattern(sentence),
        text,
        [...sentence.matchAll(BLANK)].map((each) => each[1] ?? ""),
      ]);
    patterns.set(known, made);
  }
  return made;
}

function ownWords(sentence: string): number {
  return sentence.replace(BLANK, "").length;
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
  if (/, | and |^\[/.test(blank))
    return blank
      .replace(/^\[|\]$/g, "")
      .split(/, | and /)
      .map(filled)
      .join(", ");
  for (const known of catalogues.map((each) => each())) if (known[blank]) return known[blank];
  for (const reader of readers) {
    const read = reader(blank);
    if (read) return read;
  }
  return said(blank);
}
