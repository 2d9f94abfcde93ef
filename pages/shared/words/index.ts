/** The texts that all pages share, and what is composed of them. */
import { catalogue, language } from "./language.svelte";
import type { Refusal } from "$shared/line/http";
import { part } from "./fluent";
import { money } from "./figures";
import { filled, readBlanks, sentence } from "./refusals";
import type { LayoutBet } from "$shared/felt/shapes";

export const w = catalogue("shared");

/** "split 0 and 00", "second dozen", in the language of the page. */
export function betName(bet: LayoutBet): string {
  const said = bet.shape === null ? undefined : named(bet.shape, bet.covers, Number(bet.bet.split("-")[1]));
  return said ?? bet.name;
}

function named(kind: string, numbers: readonly string[], which: number): string | undefined {
  const said = part(w().bet, kind);
  const [first = "", last = ""] = [numbers[0], numbers.at(-1)];
  return typeof said === "function" ? said({ first, last, numbers: numbers.join(w().comma), which }) : said;
}

/** A kind of bet: in English as its rulebook calls it, else as the trade does. */
export function kindName({ kind, name }: { kind: string; name: string }): string {
  return language() === "en" ? name : (w().kind[kind] ?? named(kind, [], 0) ?? name);
}

/** What a limit is for: bets of one kind, a group of them, or all that a player stakes together. */
export function limitName(of: string): string {
  return w().limitOf[of as "all"] ?? w().kind[of] ?? of;
}

/** "$10 – $100"; where there is no largest, "from $10". */
export function limitText({ min, max }: { min: number | null; max?: number | null }): string {
  if (min === null) return money(max ?? 0);
  return typeof max === "number" ? `${money(min)} – ${money(max)}` : w().fromMin({ min: money(min) });
}

readBlanks((blank) => {
  const seat = /^seat (\d+) (.+)$/.exec(blank);
  if (seat) return `${w().seat({ n: Number(seat[1]) })} ${filled(seat[2] ?? "")}`;
  const player = /^(.+) \(seat (\d+)\)$/.exec(blank);
  if (player) return `${player[1]} (${w().seat({ n: Number(player[2]) })})`;
  const wager = /^(.+) on (\S+)$/.exec(blank);
  if (wager) return `${filled(wager[1] ?? "")} – ${filled(wager[2] ?? "")}`;
  if (Object.hasOwn(w().colour, blank)) return colourWord(blank);
  if (Object.hasOwn(w().kind, blank)) return w().kind[blank];
  const [kind = "", ...numbers] = blank.split("-");
  return named(kind, numbers, Number(numbers[0]));
});

/** "split 0 and 00, pays 17 to 1": the accessible name of a place. */
export function placeName(bet: LayoutBet, place: string): string {
  const courtesy = place === bet.bet ? "" : ` (${w().courtesy})`;
  return `${betName(bet)}${courtesy}, ${w().pays({ n: bet.pays })}`;
}

/** Why something was not done: in the page's own words where the house never heard of it, else in the house's. */
export function refusalText(refusal: Refusal): string {
  return w().refusals[refusal.code] ?? sentence(refusal, refusal.seat);
}

/** A table's own name; a table that has none is called by its number. */
export function tableName({ table, name }: { table: string; name: string }): string {
  return name === `Table ${table}` ? w().table({ name: table }) : name;
}

export function colourWord(colour: string): string {
  return w().colour[colour as "red"] ?? colour;
}

export function parityOf(number: string): "odd" | "even" | "" {
  if (Number(number) === 0) return "";
  return Number(number) % 2 ? "odd" : "even";
}

/** "17, black, odd" */
export function numberCalled(number: string, colour: string): string {
  const parity = parityOf(number);
  return [number, colourWord(colour), parity && w().parity[parity]].filter(Boolean).join(", ");
}
