/** Money and numbers as the chosen language writes them. Amounts on the wire are whole cents. */
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

/** Points are counted whole; money, also that of play, in hundredths. */
export function scale(unit = counted): number {
  return unit === "points" ? 1 : 100;
}

/** Whole dollars without cents; anything else with both digits. Play money has the sign of no currency: ¤5. */
export function money(cents: number, unit = counted): string {
  if (unit === "points") return number(cents);
  return format({
    style: "currency",
    currency: unit === "training" ? "XXX" : "USD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: cents % 100 ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}

/** A number short enough for a chip: 5, 25, 1k, 2.5k, or cents as .50 */
export function onChip(cents: number, unit = counted): string {
  const value = cents / scale(unit);
  if (value >= 1e6) return `${+(value / 1e6).toFixed(1)}M`;
  if (value >= 1000) return `${+(value / 1000).toFixed(1)}k`;
  return Number.isInteger(value) ? `${value}` : value.toFixed(2).replace(/^0/, "");
}

export function number(value: number): string {
  return format({}).format(value);
}

export function percent(share: number, digits = 0): string {
  return format({ style: "percent", maximumFractionDigits: digits }).format(share);
}

/** The time of day where the house stands. */
export function time(iso: string): string {
  return moment(iso, { timeStyle: "medium" });
}

/** Day and time where the house stands; nothing where there is none. */
export function when(iso: string): string {
  return iso ? moment(iso, { dateStyle: "short", timeStyle: "short" }) : "";
}

function moment(iso: string, style: Intl.DateTimeFormatOptions): string {
  const timeZone = zone();
  return new Intl.DateTimeFormat(language(), { ...style, ...(timeZone ? { timeZone } : {}) }).format(
    new Date(iso),
  );
}
