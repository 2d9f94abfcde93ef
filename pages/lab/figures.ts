/** Probabilities and amounts as the lab shows them. */
import { money, number } from "$shared/words/figures";
import { language } from "$shared/words/language.svelte";

interface Small {
  value: number;
  mantissa: number;
  exponent: number;
}

const digits = (value: number, most: number) =>
  new Intl.NumberFormat(language(), { maximumSignificantDigits: most }).format(value);

const RAISED: Record<string, string> = {
  "-": "⁻",
  ...Object.fromEntries([..."⁰¹²³⁴⁵⁶⁷⁸⁹"].map((sign, digit) => [String(digit), sign])),
};

const tenTo = (exponent: number) => `10${[...String(exponent)].map((sign) => RAISED[sign] ?? sign).join("")}`;

/** The power of ten below a number that is too long to write. */
export function power(value: number): string {
  return tenTo(Math.floor(Math.log10(value)));
}

/** 18.76 %, or 2.67 × 10⁻⁹¹¹ where a percentage would be all zeros. */
export function chance({ value, mantissa, exponent }: Small): string {
  if (mantissa === 0) return share(0);
  if (exponent >= -5) return share(value);
  return `${digits(mantissa, 3)} × ${tenTo(exponent)}`;
}

export function share(value: number, most = 4): string {
  return new Intl.NumberFormat(language(), {
    style: "percent",
    minimumFractionDigits: 0,
    maximumSignificantDigits: most,
  }).format(value);
}

/** Fractions of a cent are shown where they matter. */
export function amount(inCents: number): string {
  return Math.abs(inCents) < 100 && !Number.isInteger(inCents)
    ? new Intl.NumberFormat(language(), {
        style: "currency",
        currency: "USD",
        currencyDisplay: "narrowSymbol",
        maximumFractionDigits: 4,
      }).format(inCents / 100)
    : money(Math.round(inCents));
}

/** A tick on an axis of money: short, in dollars. */
export function axisMoney(inCents: number): string {
  const dollars = inCents / 100;
  const short = Math.abs(dollars) >= 10_000;
  return new Intl.NumberFormat(language(), {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    notation: short ? "compact" : "standard",
    maximumFractionDigits: Number.isInteger(dollars) || short ? 1 : 2,
    minimumFractionDigits: 0,
  }).format(dollars);
}

export function rounded(value: number, most = 6): string {
  return digits(value, most);
}

export function spins(value: number): string {
  return value >= 100 ? number(Math.round(value)) : digits(value, 4);
}
