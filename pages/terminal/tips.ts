import type { TableLayout, TableRules } from "$shared/felt/shapes";
import { chipOf, placeOf } from "$shared/line/table.svelte";
import { kindName, w } from "$shared/words";
import { money } from "$shared/words/figures";
import type { Wagers } from "./favourites.svelte";
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

/** What is about to be laid, and for whom; the wagers are those that lie there already. */
export interface Laying {
  place: string;
  amount: number;
  forDealers: boolean;
  wagers: Wagers;
}

/** Why the sign does not allow it; empty where it does. The house asks the same once more. */
export function tipWarning(
  { tips, pays }: Pick<TableRules, "tips" | "pays">,
  { places, bets }: Pick<TableLayout, "places" | "bets">,
  { place, amount, forDealers, wagers }: Laying,
): string {
  const said = t().tipRule;
  const betAt = (at: string) => places.find((each) => each.place === at)?.bet;
  const bet = bets.find((each) => each.bet === betAt(place));
  if (!bet) return "";
  let [here, own, all] = [0, 0, 0];
  for (const [key, lying] of Object.entries(wagers)) {
    const [tip, same] = [chipOf(key) === "tip", betAt(placeOf(key)) === bet.bet];
    if (tip) all += lying;
    if (same && tip) here += lying;
    if (same && !tip) own += lying;
  }
  if (!forDealers) return !tips.split && here ? said.apart : "";
  if (tips.wager_max === 0) return said.none;
  if (tips.bets.length && !tips.bets.includes(bet.kind)) {
    const allowed = pays.filter(({ kind }) => tips.bets.includes(kind)).map(kindName);
    return said.bets({ bets: allowed.join(w().comma) });
  }
  if (tips.wager_max !== null && here + amount > tips.wager_max)
    return said.wager({ amount: money(tips.wager_max) });
  if (tips.spin_max !== null && all + amount > tips.spin_max)
    return said.spin({ amount: money(tips.spin_max) });
  return !tips.split && own ? said.apart : "";
}
