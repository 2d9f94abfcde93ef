import { limitName } from "$shared/words";
import type { TableRules } from "$shared/felt/shapes";
import { d } from "./words";

export interface Posted {
  name: string;
  min: number | null;
  max: number | null;
}

/** What the wall says of limits: of inside and outside bets, of both at once where they are alike, in all, and paid. */
export function limitsPosted(rules: TableRules): Posted[] {
  const group = (inside: boolean, name: string): Posted[] => {
    const own = rules.pays.flatMap((pays) =>
      pays.inside === inside && pays.min !== null && pays.max !== null ? [[pays.min, pays.max] as const] : [],
    );
    if (!own.length) return [];
    return [{ name, min: Math.min(...own.map(([min]) => min)), max: Math.max(...own.map(([, max]) => max)) }];
  };
  const groups = [...group(true, d().inside), ...group(false, d().outside)];
  const [a, b] = groups;
  const alike = a && b && a.min === b.min && a.max === b.max;
  return [
    ...(alike ? [{ ...a, name: d().limits }] : groups),
    ...rules.totals.map(({ name, min, max }) => ({ name: limitName(name), min, max })),
    ...(rules.payout_max === null
      ? []
      : [{ name: limitName("payout_max"), min: null, max: rules.payout_max }]),
  ];
}
