/** Everybody else's chips, place by place, where there are too many seats to show each. */
import type { FeltStack } from "$shared/felt/felt";

export function crowd(
  places: Record<string, number>,
  own: readonly { place: string; amount: number }[],
): FeltStack[] {
  const mine: Record<string, number> = {};
  for (const { place, amount } of own) mine[place] = (mine[place] ?? 0) + amount;
  return Object.entries(places)
    .map(([place, amount]) => ({
      place,
      amount: amount - (mine[place] ?? 0),
      seat: 0,
      mine: false,
      colour: "",
      value: 0,
    }))
    .filter(({ amount }) => amount > 0);
}
