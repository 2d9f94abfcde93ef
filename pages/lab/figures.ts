/** Probabilities and amounts as the lab shows them. */
import { currency } from "$shared/words/currency.svelte";
import { digitsOf, money, number, scale } from "$shared/words/figures";
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
  return Math.abs(inCents) < scale() && !Number.isInteger(inCents)
    ? new Intl.NumberFormat(language(), {
        style: "currency",
        currency: currency().code,
        currencyDisplay: "narrowSymbol",
        maximumFractionDigits: digitsOf() + 2,
      }).format(inCents / scale())
    : money(Math.round(inCents));
}

/** A tick on an axis of money: short, without cents where it may be. */
export function axisMoney(inCents: number): string {
  const value = inCents / scale();
  const short = Math.abs(value) >= 10_000;
  return new Intl.NumberFormat(language(), {
    style: "currency",
    currency: currency().code,
    currencyDisplay: "narrowSymbol",
    notation: short ? "compact" : "standard",
    maximumFractionDigits: Number.isInteger(value) || short ? 1 : digitsOf(),
    minimumFractionDigits: 0,
  }).format(value);
}

export function rounded(value: number, most = 6): string {
  return digits(value, most);
}

export function spins(value: number): string {
  return value >= 100 ? number(Math.round(value)) : digits(value, 4);
}
