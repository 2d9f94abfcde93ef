/**
 * Money and numbers as the chosen language writes them. Amounts on the wire are whole numbers of the smallest unit of the
 * house's currency; what is in cash is called `cents` there, whatever that unit is.
 */
import { currency } from "./currency.svelte";
import { language } from "./language.svelte";
import { zone } from "./place.svelte";

const made = new Map<string, Intl.NumberFormat>();

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language() + JSON.stringify(options);
  let found = made.get(key);
  if (!found) made.set(key, (found = new Intl.NumberFormat(language(), options)));
  return found;
}

let counted = "cents";

/** What this page's amounts are: a tournament's table counts points, and a training table plays for no money. */
export function countIn(unit: string): void {
  counted = unit;
}

/** Digits after the point. Points are counted whole; money, also that of play, as the currency has it. */
export function digitsOf(unit = counted): number {
  return unit === "points" ? 0 : currency().digits;
}

export function scale(unit = counted): number {
  return 10 ** digitsOf(unit);
}

/** Whole dollars without cents; anything else with both digits. Play money has the sign of no currency: ¤5. */
export function money(cents: number, unit = counted, whole = cents % scale(unit) === 0): string {
  if (unit === "points") return number(cents);
  const digits = digitsOf(unit);
  return format({
    style: "currency",
    currency: unit === "training" ? "XXX" : currency().code,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(cents / scale(unit));
}

/** As `money`, for amounts that stand together: all of them with cents as soon as one has some. */
export function moneyOf(together: number[], unit = counted): (cents: number) => string {
  const whole = together.every((cents) => cents % scale(unit) === 0);
  return (cents) => money(cents, unit, whole);
}

/** The figures alone, for a table that a program reads: 1234.50 */
export function plain(cents: number): string {
  return (cents / scale("cents")).toFixed(digitsOf("cents"));
}

/** The mark before the decimals, as the chosen language writes it. */
function decimalMark(): string {
  return (
    format({ minimumFractionDigits: 1 })
      .formatToParts(0)
      .find(({ type }) => type === "decimal")?.value ?? "."
  );
}

/** Thousands apart by one and the same mark: 1,502 or 1.502.000 or 1 000 or 1’000. */
const GROUPED = /^\d{1,3}(?:([.,’' \u00a0\u202f])\d{3})(?:\1\d{3})*$/;

/** The digits of a whole number as people and their papers write it; undefined for what is none. */
function wholeIn(typed: string): string | undefined {
  return /^\d+$/.test(typed) || GROUPED.test(typed) ? typed.replace(/\D/g, "") : undefined;
}

/** `1,502` is 1502 wherever a number has no decimals. */
export function numberIn(typed: string): number | undefined {
  const [, minus = "", rest = ""] = /^\s*([-−]?)(.*?)\s*$/s.exec(typed) ?? [];
  const digits = wholeIn(rest);
  return digits === undefined || digits.length > 15 ? undefined : Number(`${minus && "-"}${digits}`);
}

/**
 * `12.50` is 1250 cents, exactly; undefined for what is no amount. Read as it is printed: `1,502` or `1.502` as the chosen
 * language means it, `1 000,50` in all of them.
 */
export function amountIn(typed: string, unit = "cents"): number | undefined {
  const digits = digitsOf(unit);
  const [, minus, rest = ""] = /^\s*([-−]?)\s*\p{Sc}?\s*(.*?)\s*\p{Sc}?\s*$/su.exec(typed) ?? [];
  const [, before = rest, mark = "", behind = ""] = /^(.*)([.,])(\d+)$/s.exec(rest) ?? [];
  const thousands = mark !== "" && GROUPED.test(rest) && (mark !== decimalMark() || before.includes(mark));
  const [whole, decimals] = thousands ? [wholeIn(rest), ""] : [wholeIn(before), behind];
  if (whole === undefined || whole.length > 12 || decimals.length > digits) return undefined;
  const amount = Number(whole + decimals.padEnd(digits, "0"));
  return minus ? -amount : amount;
}

/** A number short enough for a chip: 5, 25, 1k, 2.5k, or cents as .50 */
export function onChip(cents: number, unit = counted): string {
  const value = cents / scale(unit);
  if (value >= 1e6) return `${+(value / 1e6).toFixed(1)}M`;
  if (value >= 1000) return `${+(value / 1000).toFixed(1)}k`;
  return Number.isInteger(value) ? `${value}` : value.toFixed(digitsOf(unit)).replace(/^0/, "");
}

export function number(value: number): string {
  return format({}).format(value);
}

export function percent(share: number, digits = 0): string {
  return format({ style: "percent", maximumFractionDigits: digits }).format(share);
}

/** The time of day where the house stands: 21:04:05. */
export function time(iso: string): string {
  return written(new Date(iso), { timeStyle: "medium" });
}

/** To the second, where the house stands: 2026-11-18 21:04:05; nothing where there is none. */
export function exactly(iso: string): string {
  return iso ? written(new Date(iso), { dateStyle: "short", timeStyle: "medium" }) : "";
}

/** Day and time where the house stands: 2026-11-18 21:04; nothing where there is none. */
export function when(iso: string): string {
  return iso ? written(new Date(iso), { dateStyle: "short", timeStyle: "short" }) : "";
}

/** The day that it is where the house stands: 2026-11-18. */
export function day(at = new Date()): string {
  return written(at, { dateStyle: "short" });
}

/** As every page and sheet has it, in all languages (docs/decisions/0018-dates-and-times.md): Swedes write so too. */
function written(at: Date, style: Intl.DateTimeFormatOptions): string {
  const timeZone = zone();
  return new Intl.DateTimeFormat("sv-SE", { ...style, ...(timeZone ? { timeZone } : {}) }).format(at);
}
