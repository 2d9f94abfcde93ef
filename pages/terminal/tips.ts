import type { TableRules } from "$shared/felt/shapes";
import { kindName, w } from "$shared/words";
import { money } from "$shared/words/figures";
import { t } from "./words";

/** What the sign of the table says of wagers for the dealers, sentence by sentence. */
export function tipRules({ tips, pays }: Pick<TableRules, "tips" | "pays">): string[] {
  const said = t().tipRule;
  const own = tips.restriction ? [tips.restriction] : [];
  if (tips.wager_max === 0) return [...own, said.none];
  const bets = pays.filter(({ kind }) => tips.bets.includes(kind)).map(kindName);
  return [
    ...own,
    ...(bets.length ? [said.bets({ bets: bets.join(w().comma) })] : []),
    ...(tips.wager_max === null ? [] : [said.wager({ amount: money(tips.wager_max) })]),
    ...(tips.spin_max === null ? [] : [said.spin({ amount: money(tips.spin_max) })]),
    ...(tips.split ? [] : [said.apart]),
    ...(tips.counted ? [] : [said.uncounted]),
  ];
}
