/** The figures of a report: which there are, what they are called, and what they are worked out from. */
import { address, leadsTo } from "../address.svelte";
import { t, type Figures } from "../office.svelte";

export const MONEY = [
  "opener",
  "fills",
  "credits",
  "drop",
  "counted",
  "over",
  "uncounted",
  "closer",
  "win",
] as const;

/** How a figure comes from others: with a sign, or as a share of the second. */
export const FORMULA: Record<string, [sign: string, figure: string][]> = {
  hold: [
    ["", "win"],
    ["÷", "drop"],
  ],
  win: [
    ["", "drop"],
    ["+", "closer"],
    ["+", "credits"],
    ["−", "opener"],
    ["−", "fills"],
  ],
  drop: [
    ["", "drop_cash"],
    ["+", "drop_receipts"],
  ],
  counted: [
    ["", "counted_cash"],
    ["+", "counted_receipts"],
  ],
  over: [
    ["", "over_cash"],
    ["+", "over_receipts"],
  ],
  uncounted: [
    ["", "drop"],
    ["−", "counted"],
    ["+", "over"],
  ],
};

export function valueOf(row: Figures, figure: string): number {
  if (figure === "counted" || figure === "over") return row[`${figure}_cash`] + row[`${figure}_receipts`];
  return Number(row[figure as "win"]);
}

export function nameOf(figure: string): string {
  return (t() as unknown as Record<string, string | undefined>)[figure] ?? t().figure[figure] ?? figure;
}

const NAMED = ["day", "shift", "table", "dealer", "game"] as const;
/** What tells one row of a report from all others. */
export const rowKey = (row: { [name in (typeof NAMED)[number]]?: string }): string =>
  NAMED.map((name) => row[name] ?? "").join("|");

/** Where a figure of a row is opened, in the report as it is. */
export function opens(row: Figures, figure: string): string {
  const named = Object.fromEntries(NAMED.map((name) => [name, row[name]]));
  return leadsTo("reports", { ...reported(), ...named, figure });
}

/** Which report is asked for. */
export function reported(): { by: string; first: string; last: string } {
  const { by = "day,table", first = "", last = "" } = address.asked;
  return { by, first, last };
}

/** Where the report is, without any figure opened. */
export const theReport = (): string => leadsTo("reports", reported());
