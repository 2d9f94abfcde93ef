/** A table as its dealer works it: the live felt, the desk beside it, and one way to ask for a step. */
import { ask, refusalOf, type Refusal } from "$shared/line/http";
import { inRound, Line, lineAddress, type LineState } from "$shared/line/line";
import type { TableLayout, TableRules, TableSummary } from "$shared/felt/shapes";
import { looking } from "$shared/line/looking";
import { TableView } from "$shared/line/table.svelte";
import type { Answers, ApprovalShown, AskPit } from "$shared/wire/api";
import type { Command, Phase } from "$shared/wire/table";
import { person } from "$shared/console/person.svelte";

export type DeskShown = Answers["GET /api/tables/{table}/desk"];
export type SeatShown = Answers["GET /api/tables/{table}/seats"][number];

/** The steps of a round in the order of the law, and the phase in which each is the next. */
export const STEPS = [
  ["open-betting", "open"],
  ["spin-ball", "betting"],
  ["call-no-more-bets", "ball-in-track"],
  ["declare-result", "no-more-bets"],
  ["place-dolly", "result"],
  ["collect-losers", "dolly-placed"],
  ["pay-winners", "losers-collected"],
  ["remove-dolly", "winners-paid"],
] as const satisfies readonly (readonly [Command["do"], Phase])[];
export type StepName = (typeof STEPS)[number][0];
/** Where results alone are on record, the dolly goes when the dealer has collected and paid. */
const OF_RESULTS: readonly (readonly [StepName, Phase])[] = STEPS.filter(
  ([name]) => name !== "collect-losers" && name !== "pay-winners",
).map(([name, phase]) => [name, name === "remove-dolly" ? "dolly-placed" : phase]);

const LOOK_EVERY = 3000;
const LOOK_AFTER = 40;
/** So long after a change no step can be pressed: a hurried hand presses twice. */
const STEADY_AFTER = 350;

export class Desk {
  readonly view: TableView;
  line = $state<LineState>("connecting");
  shown = $state.raw<DeskShown>();
  seats = $state.raw<SeatShown[]>([]);
  summary = $state.raw<TableSummary>();
  layout = $state.raw<TableLayout>();
  rules = $state.raw<TableRules>();
  refused = $state.raw<Refusal>();
  /** A dialog is open, and tells what is refused itself. */
  apart = $state(false);
  busy = $state(false);
  /** Of how many commands nobody knows yet whether they were done. */
  unknown = $state(0);
  steady = $state(true);
  /** A dialog has just gone: the second of two quick presses was meant for it, and not for what lies beneath. */
  calm = $state(true);
  /** The seat that wagers and chips are for. */
  seat = $state(0);
  private readonly socket: Line;
  private readonly end: () => void;
  private underWay = false;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private still: ReturnType<typeof setTimeout> | undefined;
  private hush: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.view = new TableView(
      table,
      () => this.socket.again(table),
      (event) => {
        if (event.event === "policy-changed") void this.learn();
      },
    );
    this.socket = new Line({
      address: lineAddress(),
      frame: (frame) => {
        const phase = this.view.phase;
        this.view.hear(frame);
        if (this.view.phase !== phase) this.settle();
        if (frame.type === "events" || frame.type === "snapshot") this.lookSoon();
      },
      state: (state) => (this.line = state),
      unknown: (count) => (this.unknown = count),
    });
    this.socket.watch(table);
    this.end = looking(() => this.look(), LOOK_EVERY);
    void this.learn();
  }

  /** Each wager is on record; false: wagers and pay-outs are the dealer's, and the table keeps the results alone. */
  get tracked(): boolean {
    return this.rules?.chips.tracked ?? true;
  }

  /** Something can be asked: the line stands, and no answer is awaited. */
  get ready(): boolean {
    return this.line === "connected" && !this.busy;
  }

  get steps(): readonly (readonly [StepName, Phase])[] {
    return this.tracked ? STEPS : OF_RESULTS;
  }

  get step(): StepName | undefined {
    return this.steps.find(([, phase]) => phase === this.view.phase)?.[0];
  }

  /** Does the system take this step itself? */
  byItself(step: string): boolean {
    return this.shown?.automation.includes(step) ?? false;
  }

  get seated(): SeatShown | undefined {
    return this.seats.find((each) => each.seat === this.seat);
  }

  /** What waits for a second person at this table. */
  get waiting(): ApprovalShown[] {
    return (this.shown?.approvals ?? []).filter((each) => each.request["table"] === this.table);
  }

  /** The number is in doubt: the pit was asked for another one, or a second person has yet to confirm it. */
  get correcting(): boolean {
    const { round, result } = this.view;
    const asked = this.shown?.asked ?? [];
    return (
      this.waiting.some((each) => each.action === "correct-result") ||
      asked.some(
        ({ kind, facts }) =>
          kind === "asked-correction" && facts["round"] === round && facts["number"] !== result,
      )
    );
  }

  async ask(command: Command): Promise<boolean> {
    this.busy = true;
    const done = await this.attempt(this.socket.ask(this.table, inRound(command, this.view.round)));
    this.busy = false;
    return done;
  }

  /** Ask the pit for something that a dealer may not do alone. */
  async request(body: AskPit): Promise<boolean> {
    return this.attempt(ask("POST /api/tables/{table}/requests", { table: this.table }, { body }));
  }

  private async attempt(asked: Promise<unknown>): Promise<boolean> {
    this.refused = undefined;
    try {
      await asked;
      return true;
    } catch (error) {
      person.heard(error);
      this.refused = refusalOf(error);
      return false;
    } finally {
      this.lookSoon();
    }
  }

  /** For as long as a dialog is open; it begins and ends without a refusal. */
  stepAside = (): (() => void) => {
    this.refused = undefined;
    this.apart = true;
    return () => {
      this.apart = this.calm = false;
      this.settle();
      clearTimeout(this.hush);
      this.hush = setTimeout(() => (this.calm = true), STEADY_AFTER);
    };
  };

  again(): void {
    this.socket.again(this.table);
  }

  close(): void {
    this.end();
    clearTimeout(this.soon);
    clearTimeout(this.still);
    clearTimeout(this.hush);
    this.socket.close();
  }

  private settle(): void {
    this.steady = false;
    this.refused = undefined;
    clearTimeout(this.still);
    this.still = setTimeout(() => (this.steady = true), STEADY_AFTER);
  }

  private async learn(): Promise<void> {
    const { table } = this;
    try {
      [this.summary, this.layout, this.rules] = await Promise.all([
        ask("GET /api/tables/{table}", { table }),
        ask("GET /api/tables/{table}/layout", { table }),
        ask("GET /api/tables/{table}/rules", { table }),
      ]);
    } catch (error) {
      this.refused = refusalOf(error);
    }
  }

  lookSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      void this.look();
    }, LOOK_AFTER);
  }

  /** One look at a time; what has changed during one asks for another. */
  private async look(): Promise<void> {
    const { table } = this;
    if (this.underWay) return this.lookSoon();
    this.underWay = true;
    try {
      [this.shown, this.seats] = await Promise.all([
        ask("GET /api/tables/{table}/desk", { table }),
        ask("GET /api/tables/{table}/seats", { table }),
      ]);
    } catch (error) {
      person.heard(error);
    } finally {
      this.underWay = false;
    }
  }
}

/** Chips to push for an amount: of the seat's own colour where it comes out even, the rest by denomination. */
export function push(
  amount: number,
  own: { colour: string; value: number } | undefined,
  house: readonly Chip[],
): Pile[] {
  if (amount <= 0) return [];
  if (own && own.value > 0 && amount % own.value === 0)
    return [{ colour: own.colour, value: own.value, count: amount / own.value }];
  const piles: Pile[] = [];
  let left = amount;
  for (const chip of [...house].sort((a, b) => b.value - a.value)) {
    const count = Math.floor(left / chip.value);
    if (count > 0) piles.push({ ...chip, count });
    left -= count * chip.value;
  }
  return piles;
}

export interface Chip {
  colour: string;
  value: number;
}
export interface Pile extends Chip {
  count: number;
}
