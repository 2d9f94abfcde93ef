/**
 * What a player calls, as a dealer types it: "17 and neighbours", "voisins", "17/20 split", "red 5". Bets, places and
 * calls are those of the table's own layout; the words come from the catalogue, several for each, and mean nothing else.
 */
import { neighbours } from "$shared/felt/racetrack";
import type { LayoutBet, LayoutCall, TableLayout } from "$shared/felt/shapes";

/** A bet, or a call of the rulebook, with how many chips: of a call, on each chip that it has. */
export interface Wish {
  bet?: LayoutBet;
  call?: LayoutCall;
  chips: number;
}
export interface Called {
  /** The seat that it says it is for: "3: red". */
  seat?: number;
  wishes: Wish[];
  /** What of it nobody understands; then nothing of it counts. */
  unclear?: string;
}
export interface Vocabulary {
  /** By what it means, the words for it: "corner|square". */
  words: Record<string, string | undefined>;
  name: (bet: LayoutBet) => string;
}

type Token = { number: string } | { word: string } | { joined: true };
const EVEN_CHANCES = ["red", "black", "odd", "even", "low", "high"];
const ZEROS: Record<string, string> = { zero: "0", "double-zero": "00" };
const ORDINALS = ["first", "second", "third"];
const BETWEEN = /[,;+\n、]/;
const CHIPS_MAX = 1000;

/** One spelling: small letters without accents, full-width signs as plain ones, dashes only between numbers. */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/(?<!\d\s*)[-–](?!\s*\d)|['’.]/g, " ")
    .trim();
}

export class Caller {
  private readonly phrases: [phrase: string, word: string][] = [];
  private readonly names = new Map<string, LayoutBet>();
  private readonly calls: Map<string, LayoutCall>;

  constructor(
    private readonly layout: TableLayout,
    vocabulary: Vocabulary,
  ) {
    this.calls = new Map(layout.announced.map((call) => [call.call, call]));
    for (const bet of layout.bets) {
      const kin = layout.bets.filter((each) => each.name === bet.name);
      for (const name of kin.length === 1 ? [vocabulary.name(bet), bet.name] : [vocabulary.name(bet)])
        this.names.set(spaced(plain(name)), bet);
    }
    for (const [word, said] of Object.entries(vocabulary.words))
      for (const each of said?.split("|") ?? []) this.phrases.push([plain(each), word]);
    for (const { call, name } of layout.announced)
      if (!/-\d+$/.test(call)) for (const said of [call, name]) this.phrases.push([plain(said), call]);
    this.phrases.sort(([one], [other]) => other.length - one.length);
  }

  /** All that is called, `chips` on each where it does not say how many. */
  read(text: string, chips: number): Called {
    const whole = plain(text);
    const seat = /^(\d+)\s*:/.exec(whole);
    const called: Called = { ...(seat ? { seat: Number(seat[1]) } : {}), wishes: [] };
    for (const each of whole.slice(seat?.[0].length ?? 0).split(BETWEEN)) {
      if (!each.trim()) continue;
      const wishes = this.wishes(each, chips);
      if (!wishes) return { ...called, wishes: [], unclear: each.trim() };
      called.wishes.push(...wishes);
    }
    return called;
  }

  private wishes(text: string, chips: number): Wish[] | undefined {
    const named = this.named(text, chips);
    if (named) return [named];
    const tokens = this.tokens(text);
    if (!tokens) return undefined;
    const said = this.counted(tokens, chips);
    if (said) return [said];
    const parts = apart(tokens, "and").map((part) => this.counted(part, chips));
    return parts.length > 1 && parts.every((each) => each !== undefined) ? parts : undefined;
  }

  /** As the layout calls it itself. */
  private named(text: string, chips: number): Wish | undefined {
    const bet = this.names.get(spaced(text));
    return bet && { bet, chips };
  }

  private tokens(text: string): Token[] | undefined {
    const found: Token[] = [];
    for (let at = 0; at < text.length;) {
      const rest = text.slice(at);
      const phrase = this.phrases.find(
        ([each]) =>
          each && rest.startsWith(each) && !(/[a-z]$/.test(each) && /^[a-z]/.test(rest.slice(each.length))),
      );
      const number = /^\d+/.exec(rest)?.[0];
      if (/^\s/.test(rest)) at += 1;
      else if (phrase) {
        const [said, word] = phrase;
        if (word === "to") found.push({ joined: true });
        else if (ZEROS[word]) found.push({ number: ZEROS[word] });
        else if (word !== "of") found.push({ word });
        at += said.length;
      } else if (number) {
        found.push({ number });
        at += number.length;
      } else if (/^[/\-–]/.test(rest)) {
        found.push({ joined: true });
        at += 1;
      } else return undefined;
    }
    return found;
  }

  /** With how many chips it says: "5 x red", "red x 5", "red 5"; after a number only with the sign between. */
  private counted(tokens: Token[], chips: number): Wish | undefined {
    const sign = tokens.findIndex((each) => "word" in each && each.word === "times");
    if (sign >= 0) {
      const [before, after] = [tokens.slice(0, sign), tokens.slice(sign + 1)];
      const said = (part: Token[]) =>
        part.length === 1 && part[0] && "number" in part[0] ? count(part[0].number) : 0;
      return (
        (said(after) ? this.meant(before, said(after)) : undefined) ??
        (said(before) ? this.meant(after, said(before)) : undefined)
      );
    }
    const [last, kept] = [tokens.at(-1), tokens.slice(0, -1)];
    const after = kept.at(-1);
    const ends =
      after && "word" in after && !is(after, "and") && last && "number" in last ? count(last.number) : 0;
    return this.meant(tokens, chips) ?? (ends ? this.meant(kept, ends) : undefined);
  }

  private meant(said: Token[], chips: number): Wish | undefined {
    if ([said[0], said.at(-1)].some((each) => each && is(each, "and"))) return undefined;
    const tokens = without(said, "and");
    const number = (at: number) => tokens[at] !== undefined && "number" in tokens[at];
    if (tokens.some((each, at) => "joined" in each && !(number(at - 1) && number(at + 1)))) return undefined;
    const words = tokens.flatMap((each) => ("word" in each ? [each.word] : []));
    const numbers = tokens.flatMap((each) => ("number" in each ? [each.number] : []));
    const joined = tokens.some((each) => "joined" in each);
    const ordinal = ORDINALS.findIndex((each) => words.includes(each)) + 1;
    const [kind = "", ...more] = words.filter((each) => !ORDINALS.includes(each));
    if (more.length || chips <= 0) return undefined;
    const bet = (found: LayoutBet | undefined) => found && { bet: found, chips };
    const call = (found: LayoutCall | undefined) => found && { call: found, chips };
    if (kind === "neighbours" && numbers.length <= 1)
      return call(numbers[0] ? this.around(numbers[0]) : this.calls.get("voisins"));
    if (kind === "finale")
      return numbers.length === 1 ? call(this.calls.get(`finale-${numbers[0]}`)) : undefined;
    if (kind === "dozen" || kind === "column") {
      const which = ordinal ? (numbers.length ? "" : ordinal) : numbers.length === 1 ? numbers[0] : "";
      return bet(this.layout.bets.find((each) => each.bet === `${kind}-${which}`));
    }
    if (ordinal) return undefined;
    if (!kind)
      return bet(
        joined ? this.across(numbers) : numbers.length === 1 ? this.only("straight", numbers) : undefined,
      );
    if (numbers.length) return bet(this.only(kind, numbers));
    return call(this.calls.get(kind)) ?? bet(this.alone(kind));
  }

  /** A number with two on each side of it: the rulebook's own call, or else straight bets like any other. */
  private around(number: string): LayoutCall | undefined {
    const ring = this.layout.wheel.ring;
    if (!ring.some((each) => each.pocket === number)) return undefined;
    const known = this.calls.get(`neighbours-${number}`);
    if (known) return known;
    const beside = neighbours(ring, number).filter((each) => this.only("straight", [each]));
    return {
      call: "",
      name: number,
      chips: Object.fromEntries(beside.map((each) => [`straight-${each}`, 1])),
    };
  }

  /** A kind of which there is one. */
  private alone(kind: string): LayoutBet | undefined {
    const all = this.layout.bets.filter((each) => each.kind === kind);
    return all.length === 1 ? all[0] : undefined;
  }

  /** The one bet of a kind that has these numbers; of several the one that begins with the number. */
  private only(kind: string, numbers: string[]): LayoutBet | undefined {
    if (EVEN_CHANCES.includes(kind)) return undefined;
    const all = this.layout.bets.filter(
      (each) => each.kind === kind && numbers.every((number) => each.covers.includes(number)),
    );
    if (all.length === 1) return all[0];
    const begins = all.filter((each) => numbers.length === 1 && each.covers[0] === numbers[0]);
    return begins.length === 1 && kind !== "split" && kind !== "corner" ? begins[0] : undefined;
  }

  /** "17/20", "13-15", "1 to 18": these numbers and no others, or those from the first to the last. */
  private across(numbers: string[]): LayoutBet | undefined {
    const exact = this.layout.bets.filter(
      ({ covers }) => covers.length === numbers.length && numbers.every((each) => covers.includes(each)),
    );
    if (exact.length || numbers.length !== 2) return exact.length === 1 ? exact[0] : undefined;
    const [first, last] = numbers.map(Number).sort((one, other) => one - other) as [number, number];
    const range = this.layout.bets.filter(({ covers }) => {
      const all = covers.map(Number).sort((one, other) => one - other);
      return all[0] === first && all.at(-1) === last && all.length === last - first + 1;
    });
    return range.length === 1 ? range[0] : undefined;
  }
}

/** What each place gets, in chips; a bet's own place, or its first. */
export function laid(layout: TableLayout, wishes: readonly Wish[]): Record<string, number> {
  const places: Record<string, number> = {};
  for (const { bet, call, chips } of wishes)
    for (const [each, number] of Object.entries(call?.chips ?? { [bet?.bet ?? ""]: 1 })) {
      const all = layout.places.filter((place) => place.bet === each);
      const place = (all.find((one) => one.place === each) ?? all[0])?.place ?? each;
      places[place] = (places[place] ?? 0) + number * chips;
    }
  return places;
}

const spaced = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();

function count(number: string): number {
  const value = Number(number);
  return value <= CHIPS_MAX ? value : 0;
}

const is = (token: Token, word: string): boolean => "word" in token && token.word === word;
const without = (tokens: Token[], word: string): Token[] => tokens.filter((each) => !is(each, word));

function apart(tokens: Token[], word: string): Token[][] {
  const parts: Token[][] = [[]];
  for (const each of tokens)
    if (is(each, word)) parts.push([]);
    else parts.at(-1)?.push(each);
  return parts;
}
