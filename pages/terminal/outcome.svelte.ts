/** What the round that is shown has brought to a seat: the number, what won, what was swept, and what was put right. */
import type { FeltStack } from "$shared/felt/felt";
import type { Event } from "$shared/wire/frames";
import type { EventData } from "$shared/wire/table";

/** A result stays in view this long, also where betting for the next round opens at once. */
const RESULT_SECONDS = 5;

interface Shown {
  number: string;
  /** Stacks that won, kept in view as long as the result is. */
  stacks: FeltStack[];
}

export class Outcome {
  shown = $state.raw<Shown>();
  win = $state(0);
  lastWin = $state(0);
  /** What was swept from this seat. */
  lost = $state(0);
  /** Why there was no spin. */
  notice = $state("");
  /** The number that was read at first, where this round's result was corrected. */
  corrected = $state("");
  private wonBefore = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next = false;

  constructor(
    readonly seat: number,
    readonly covers: ReadonlyMap<string, readonly string[]>,
    readonly stacks: () => FeltStack[],
  ) {}

  wins(stack: FeltStack): boolean {
    return this.covers.get(stack.place)?.includes(this.shown?.number ?? "") ?? false;
  }

  hear(event: Event): void {
    const data = event.data;
    switch (event.event) {
      case "betting-opened":
        this.next = true;
        if (!this.timer) this.forget();
        this.corrected = "";
        break;
      case "result-declared":
      case "result-corrected":
        this.declared(String(data["number"]), String(data["was"] ?? ""));
        break;
      case "losers-collected": {
        const swept = data as unknown as EventData["losers-collected"];
        this.lost = [swept.collected, swept.halves, swept.prison_lost]
          .flatMap((part) => Object.values(part?.[this.seat] ?? {}))
          .reduce((total, each) => total + each, 0);
        break;
      }
      case "seat-paid": {
        const paid = data as unknown as EventData["seat-paid"];
        if (paid.seat === this.seat && event.sequence > 0)
          this.win = this.lastWin = paid.chips + (paid.value ?? 0);
        break;
      }
      case "no-spin-declared":
      case "spin-voided":
        this.forget();
        this.notice = String(data["reason"] ?? "") || "void";
        break;
      case "round-voided":
        this.forget();
        this.notice = "round-void";
        break;
      case "settlement-reversed":
        this.win = this.lost = 0;
        this.lastWin = this.wonBefore;
        break;
    }
  }

  private declared(number: string, was: string): void {
    this.corrected = was;
    this.shown = undefined;
    const stacks = this.stacks();
    this.shown = { number, stacks: [] };
    this.shown = { number, stacks: stacks.filter((each) => this.wins(each)).map(asWon) };
    this.next = false;
    this.notice = "";
    this.wonBefore = this.lastWin;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.next) this.forget();
    }, RESULT_SECONDS * 1000);
  }

  forget(): void {
    this.shown = undefined;
    this.win = this.lost = 0;
    this.notice = "";
  }
}

const asWon = (stack: FeltStack): FeltStack => ({ ...stack, won: true, pending: false });
