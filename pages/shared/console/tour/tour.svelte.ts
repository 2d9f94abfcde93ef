/** Who has taken or skipped the tour at this browser, and at which step of it one is. */
import { keep, kept } from "$shared/line/storage";
import { catalogue } from "$shared/words/language.svelte";

export const t = catalogue("tour");

const KEPT = "croupier-toured";

class Tour {
  /** Before the first step it is offered. */
  at = $state(-1);
  private toured = $state.raw<string[]>(kept<string[]>(KEPT, []));
  private again = $state(false);

  shown(role: string): boolean {
    return this.again || !this.toured.includes(role);
  }

  take(): void {
    [this.at, this.again] = [0, true];
  }

  end(role: string): void {
    this.toured = [...new Set([...this.toured, role])];
    keep(KEPT, this.toured);
    [this.at, this.again] = [-1, false];
  }
}

export const tour = new Tour();
