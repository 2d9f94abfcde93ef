/** What a supervisor is about to order, wager by wager: shared by a ruling and the decision of a dispute. */
import type { RuledWager } from "$shared/wire/table";

export class Ordering {
  reason = $state("");
  wagers = $state.raw<RuledWager[]>([]);
  /** A row has no place or no amount yet. */
  unfinished = $state(false);
  /** It can be ordered as it stands, by what the house has weighed. */
  good = $state(false);
  /** The rows on the page. */
  rows = $state<{ clear(): void; pick(place: string): void }>();

  readonly onorders = (wagers: RuledWager[], unfinished: boolean): void => {
    this.wagers = wagers;
    this.unfinished = unfinished;
  };
  readonly ongood = (good: boolean): void => {
    this.good = good;
  };

  clear(): void {
    this.reason = "";
    this.rows?.clear();
  }
}
