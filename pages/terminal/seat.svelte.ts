/** A player's seat at a table: what lies on the felt, what is on its way, and the wishes that can be asked for. */
import type { FairProof } from "$shared/wheel/fair";
import type { FeltStack } from "$shared/felt/felt";
import { Refused, refusal, type Refusal } from "$shared/line/http";
import { inRound, Line, lineAddress, type LineState } from "$shared/line/line";
import type { LayoutCall, TableLayout, TableRules } from "$shared/felt/shapes";
import { sound } from "$shared/parts/sounds.svelte";
import { Fall, wheelIsDrawn } from "$shared/wheel/spin.svelte";
import { keep, kept } from "$shared/line/storage";
import { chipOf, placeOf, stackKey, TableView } from "$shared/line/table.svelte";
import type { Event, Outbound } from "$shared/wire/frames";
import type { Command, EventData } from "$shared/wire/table";
import { tick } from "svelte";
import { crowd } from "./crowd";
import { Fairness } from "./fairness.svelte";
import { Favourites, sum, type Favourite, type Wagers } from "./favourites.svelte";
import { Outcome } from "./outcome.svelte";
import { short, spoken } from "./short";

/** A wish that was sent and is not yet in what the house has shown of this seat, with what it lays. */
interface OnItsWay {
  id: number;
  key: string;
  amount: number;
  until: number;
}

const [UNDO_MAX, NOTE_SECONDS] = [50, 7];
/** A wish of which the house works out what it changes on the felt. */
const UNKNOWN = [{ key: "", amount: 0 }];

export class Seat {
  readonly view: TableView;
  readonly line: Line;
  readonly fairness: Fairness;
  readonly outcome: Outcome;
  readonly favourites: Favourites;
  layout = $state.raw() as TableLayout;
  rules = $state.raw() as TableRules;
  /** The drawn ball on its way into the pocket, and what waits for it. */
  readonly fall: Fall;
  lineState = $state<LineState>("connecting");
  /** Of how many wishes nobody knows yet whether they count. */
  unknown = $state(0);
  demo = $state(false);
  chip = $state(0);
  forDealers = $state(false);
  refused = $state.raw<Refusal>();
  choices = $state<Record<string, string>>({});
  /** The house's newest signed word for its whole history; kept in this browser. */
  checkpoint = $state("");
  private onItsWay = $state.raw<OnItsWay[]>([]);
  private whenShown: (() => void)[] = [];
  private inTurn = Promise.resolve();
  undoing = $state(0);
  private before = $state.raw<Wagers[]>([]);
  private ids = 0;
  private noteTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly number: number,
    layout: TableLayout,
    rules: TableRules,
    terminal: string,
  ) {
    [this.layout, this.rules] = [layout, rules];
    const bets = new Map(layout.bets.map((bet) => [bet.bet, bet.covers]));
    const covers = new Map(layout.places.map(({ place, bet }) => [place, bets.get(bet) ?? []]));
    this.outcome = new Outcome(number, covers, () => this.stacks);
    this.favourites = new Favourites(layout.wheel.name);
    this.view = new TableView(
      table,
      () => this.line.again(table),
      (event) => this.happened(event),
    );
    this.fall = new Fall(
      table,
      () => this.view.ballRuns && wheelIsDrawn(),
      (frame, heard) => this.hear(frame, heard),
    );
    this.checkpoint = kept(`croupier-checkpoint-${location.host}`, { note: "" }).note;
    this.line = new Line({
      address: lineAddress(terminal),
      frame: (frame) => this.fall.take(frame),
      state: (state) => (this.lineState = state),
      unknown: (count) => (this.unknown = count),
    });
    this.fairness = new Fairness(this.line, table, number);
    this.line.watch(table);
  }

  // --- what is shown

  get player(): string {
    return this.view.mine?.player ?? "";
  }

  get chipValue(): number {
    return this.view.seats[this.number]?.chipValue ?? 0;
  }

  /** This seat's wagers with those that are on their way. */
  get wagers(): Wagers {
    const total: Wagers = {};
    for (const { place, chip, amount } of this.view.mine?.wagers ?? []) total[stackKey(place, chip)] = amount;
    for (const { key, amount } of this.onItsWay) total[key] = (total[key] ?? 0) + amount;
    return Object.fromEntries(Object.entries(total).filter(([, amount]) => amount > 0));
  }

  get staked(): number {
    return sum(this.wagers);
  }

  get balance(): number {
    const mine = this.view.mine;
    return mine ? mine.chips + mine.value - this.onItsWay.reduce((total, each) => total + each.amount, 0) : 0;
  }

  get bettingOpen(): boolean {
    return this.view.phase === "betting" || this.view.phase === "ball-in-track";
  }

  /** On a dead line no wager is offered. */
  get mayBet(): boolean {
    return this.bettingOpen && this.lineState === "connected";
  }

  /** What lies free may be taken off between rounds, too. */
  get mayTakeOff(): boolean {
    const still = this.view.phase === "open" || this.view.phase === "closing";
    return this.mayBet || (still && this.lineState === "connected");
  }

  get canUndo(): boolean {
    return this.before.length > 0 && this.mayBet;
  }

  stacks: FeltStack[] = $derived.by(() => {
    const waiting = new Set(this.onItsWay.map((each) => each.key));
    const found: FeltStack[] = [];
    for (const seat of Object.values(this.view.seats)) {
      if (seat.seat === this.number) continue;
      const look = { seat: seat.seat, mine: false, colour: seat.colour, value: seat.chipValue || 100 };
      for (const [key, amount] of Object.entries(seat.stacks))
        found.push({ ...look, place: placeOf(key), amount });
      for (const [key, amount] of Object.entries(seat.prison))
        found.push({ ...look, place: placeOf(key), amount, prison: true });
    }
    if (this.view.crowd) found.push(...crowd(this.view.places, this.view.mine?.wagers ?? []));
    const own = { seat: this.number, mine: true, colour: "", value: 0 };
    for (const [key, amount] of Object.entries(this.wagers))
      found.push({
        ...own,
        place: placeOf(key),
        amount,
        ...(chipOf(key) === "tip" ? { tip: true } : {}),
        ...(waiting.has(key) ? { pending: true } : {}),
      });
    for (const { place, amount } of this.view.mine?.prison ?? [])
      found.push({ ...own, place, amount, prison: true });
    const { shown } = this.outcome;
    if (!shown) return found;
    const there = new Set(found.map((each) => `${each.seat}/${each.place}`));
    const won = shown.stacks.filter((each) => !there.has(`${each.seat}/${each.place}`));
    return [...found.map((each) => ({ ...each, won: this.outcome.wins(each) })), ...won];
  });

  /** Wagers about which the player still has to say what happens after a zero. */
  get toChoose(): { bet: string; amount: number }[] {
    const [option, { phase, result }] = [this.rules.options[0], this.view];
    const asked = option?.on.includes(result) && ["result", "dolly-placed"].includes(phase);
    if (!option || !asked || option.choices.length < 2) return [];
    const stakes: Wagers = {};
    for (const [key, amount] of Object.entries(this.wagers)) {
      const bet = this.layout.places.find((each) => each.place === placeOf(key))?.bet ?? "";
      stakes[bet] = (stakes[bet] ?? 0) + amount;
    }
    return this.layout.bets.flatMap(({ bet, kind, covers }) => {
      const amount = option.bets.includes(kind) && !covers.includes(result) && stakes[bet];
      return amount && !this.choices[bet] ? [{ bet, amount }] : [];
    });
  }

  get choicesOffered(): string[] {
    return this.rules.options[0]?.choices ?? [];
  }

  // --- wishes

  place(place: string, amount = this.chip): void {
    if (amount <= 0) return;
    const chip = this.forDealers ? "tip" : "own";
    this.wish((round) => this.put(stackKey(place, chip), amount, round));
  }

  private put(key: string, amount: number, round: number): Promise<boolean> {
    const tip = chipOf(key) === "tip" ? { tip: true } : {};
    const wager = { seat: this.number, place: placeOf(key), stake: amount, ...tip };
    return this.ask({ do: "place-wager", ...wager }, [{ key, amount }], round);
  }

  takeDown(place: string): void {
    if (!Object.keys(this.wagers).some((key) => placeOf(key) === place)) return;
    this.change({ do: "take-down-wager", seat: this.number, place });
  }

  move(source: string, target: string): void {
    this.change({ do: "move-wager", seat: this.number, source, target });
  }

  clear(): void {
    this.change({ do: "clear-wagers", seat: this.number });
  }

  rebet(): void {
    this.change({ do: "rebet-wagers", seat: this.number });
  }

  double(): void {
    this.change({ do: "double-wagers", seat: this.number });
  }

  private change(command: Command): void {
    this.wish((round) => this.ask(command, UNKNOWN, round));
  }

  /** A call of the rulebook is laid by the house. Where it has none, neighbours are straight bets like any other. */
  call(call: LayoutCall, offered: boolean): void {
    const stake = this.chip;
    if (stake <= 0) return;
    if (offered) this.change({ do: "announce-bet", seat: this.number, call: call.call, stake });
    else
      this.lay(
        Object.fromEntries(Object.entries(call.chips).map(([bet, n]) => [stackKey(bet, "own"), n * stake])),
      );
  }

  /** Several places at once: all of it or nothing. */
  private lay(wagers: Wagers): void {
    const adds = Object.entries(wagers).map(([key, amount]) => ({ key, amount }));
    this.wish((round) => this.ask(this.changing(wagers), adds, round));
  }

  private changing(by: Wagers): Extract<Command, { do: "change-wagers" }> {
    const parts = Object.entries(by).map(([key, stake]) => ({
      place: placeOf(key),
      stake,
      ...(chipOf(key) === "tip" ? { tip: true } : {}),
    }));
    return { do: "change-wagers", seat: this.number, parts };
  }

  /** What undo can take back, unless it was refused. However long it takes, it is for the round that is seen now. */
  private wish(work: (round: number) => Promise<boolean>): void {
    const { round } = this.view;
    void this.inTurn.then(async () => {
      const felt = this.wagers;
      if (this.bettingOpen) this.before = [...this.before, felt].slice(-UNDO_MAX);
      if (!(await work(round))) this.before = this.before.filter((each) => each !== felt);
    });
  }

  /**
   * Back to how the felt lay before the last wish, by one command, which the house does whole or not at all, each thing in
   * the order of the taps, and from what the house shows: where the seat's chips have changed since, nothing is taken back.
   */
  undo(): void {
    const { round } = this.view;
    this.undoing += 1;
    this.inTurn = this.inTurn.then(async () => {
      await this.allShown();
      const target = this.before.at(-1);
      this.before = this.before.slice(0, -1);
      if (target && this.bettingOpen && this.view.round === round) await this.goBack(target, round);
      await this.allShown();
      this.undoing -= 1;
    });
  }

  private async allShown(): Promise<void> {
    if (this.onItsWay.length) await new Promise<void>((shown) => this.whenShown.push(shown));
  }

  private async goBack(target: Wagers, round: number): Promise<void> {
    const now = this.wagers;
    const by: Wagers = {};
    for (const key of new Set([...Object.keys(now), ...Object.keys(target)])) {
      const less = (target[key] ?? 0) - (now[key] ?? 0);
      if (less) by[key] = less;
    }
    const seen = this.view.mine?.version ?? 0;
    if (Object.keys(by).length) await this.ask({ ...this.changing(by), seen }, UNKNOWN, round);
  }

  layFavourite(favourite: Favourite): void {
    this.lay(favourite.wagers);
  }

  choose(bet: string, choice: string): void {
    const command = { do: "choose-on-zero", seat: this.number, bet, choice } as Command;
    void this.ask(command).then((done) => {
      if (done) this.choices[bet] = choice;
    });
  }

  /** Ask the house. A refusal is shown, and nothing changes; while the answer is not known, the chips stay pale. */
  async ask(
    command: Command,
    adds: { key: string; amount: number }[] = [],
    round = this.view.round,
  ): Promise<boolean> {
    const sent = adds.map(({ key, amount }) => ({ id: ++this.ids, key, amount, until: Infinity }));
    this.nowOnItsWay([...this.onItsWay, ...sent]);
    const ids = new Set(sent.map((each) => each.id));
    try {
      const answer = await this.line.ask(this.table, inRound(command, round));
      this.nowOnItsWay(
        this.onItsWay.map((each) => (ids.has(each.id) ? { ...each, until: answer.to } : each)),
      );
      return true;
    } catch (error) {
      this.nowOnItsWay(this.onItsWay.filter((each) => !ids.has(each.id)));
      this.say(error instanceof Refused ? error.refusal : refusal("internal_error", String(error)));
      return false;
    }
  }

  say(refused: Refusal): void {
    this.refused = { ...refused, seat: this.number };
    clearTimeout(this.noteTimer);
    this.noteTimer = setTimeout(() => (this.refused = undefined), NOTE_SECONDS * 1000);
  }

  /** Less what the house has shown by now. */
  private nowOnItsWay(sent: OnItsWay[]): void {
    const to = this.view.mine?.to ?? 0;
    this.onItsWay = sent.filter((each) => each.until > to);
    if (this.onItsWay.length === 0) for (const shown of this.whenShown.splice(0)) shown();
  }

  // --- what the house says

  private hear(frame: Outbound, heard: number): void {
    if (frame.type === "welcome") this.demo = frame.demo ?? false;
    if (frame.type === "snapshot") this.takeUp(frame.round);
    this.view.hear(frame, heard);
    if (frame.type === "checkpoint" && frame.table === this.table) {
      this.checkpoint = frame.note;
      keep(`croupier-checkpoint-${location.host}`, { note: frame.note, at: new Date().toISOString() });
    }
    if (frame.type === "mine") this.nowOnItsWay(this.onItsWay);
    if (frame.type === "announcement") {
      if (frame.say === "no-more-bets") void this.announce();
      else sound.say(...spoken(frame));
    }
  }

  /** The whole table comes again after what this page has not heard: nothing of before can be undone, nor is it news. */
  private takeUp(round: number): void {
    this.before = [];
    if (round === this.view.round) return;
    this.outcome.forget();
    this.outcome.corrected = "";
    this.choices = {};
  }

  /** No More Bets is heard and seen here, also where the sound is off, and the house is told whether it was. */
  private async announce(): Promise<void> {
    const round = this.view.round;
    await tick();
    const sight =
      document.visibilityState === "visible" && document.querySelector("[data-no-more-bets]") !== null;
    this.line.announcing(this.table, round, await sound.must("no-more-bets"), sight);
  }

  private happened(event: Event): void {
    this.outcome.hear(event);
    const data = event.data;
    switch (event.event) {
      case "betting-opened":
        this.choices = {};
        if (data["commitment"] && this.player) void this.fairness.give(Number(data["round"]));
        break;
      case "minimum-not-reached":
        return data["seat"] === this.number ? this.say(short(data)) : undefined;
      case "betting-closed":
        this.before = [];
        this.fairness.open();
        break;
      case "result-declared":
      case "result-corrected": {
        const { proof } = data as unknown as EventData["result-declared"];
        if (proof && "secret" in proof)
          this.fairness.keep(proof as unknown as FairProof, this.view.commitment);
        break;
      }
    }
  }
}
