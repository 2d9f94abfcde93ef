/** The lab's state: a table, chips on its felt, fields as they were typed, and what the house answered. */
import { ask, Refused, refusal, refusalOf, type Refusal } from "$shared/line/http";
import { ownStack, type FeltStack } from "$shared/felt/felt";
import type { LayoutCall, TableLayout } from "$shared/felt/shapes";
import type { Answers, Bodies } from "$shared/wire/api";
import { cents, fromAddress, toAddress, wagers, whole, type Fields, type Shared } from "./address";
import { Run, type JobShown } from "./run.svelte";

export type Rulebook = Answers["GET /api/lab/rulebooks"][number];
export type SlipAnswer = Answers["POST /api/lab/slip"];
export type SessionAnswer = Answers["POST /api/lab/session"];
export type LuckAnswer = Answers["POST /api/lab/luck"];
export type FurtherAnswer = Answers["POST /api/lab/further"];
export type SystemAnswer = Answers["POST /api/lab/system"];
type Beginning = "POST /api/lab/ruin" | "POST /api/lab/compare" | "POST /api/lab/fan";

const SETTLE_MS = 250;
const UNDO_MAX = 50;

export class Lab {
  shared = $state<Shared>(fromAddress(location.hash));
  rulebooks = $state.raw<Rulebook[]>([]);
  layout = $state.raw<TableLayout>();
  chip = $state(100);
  slip = $state.raw<SlipAnswer>();
  session = $state.raw<SessionAnswer>();
  luck = $state.raw<LuckAnswer>();
  further = $state.raw<FurtherAnswer>();
  /** What was asked for that answer. */
  furtherAsked = $state("");
  furtherRefused = $state.raw<Refusal>();
  slipRefused = $state.raw<Refusal>();
  sessionRefused = $state.raw<Refusal>();
  luckRefused = $state.raw<Refusal>();
  /** The own system as the house understands it, or what is wrong with it. */
  own = $state.raw<SystemAnswer>();
  ownRefused = $state.raw<Refusal>();
  /** Why the lab is not for whoever looks: on a floor with real money it is for the house's own people. */
  closed = $state.raw<Refusal>();
  asking = $state(0);
  ruin = new Run("ruin");
  fan = new Run("fan");
  compare = new Run("compare");
  bias = new Run("bias");
  private before = $state.raw<Record<string, number>[]>([]);

  constructor() {
    ask("GET /api/lab/rulebooks", {})
      .then((found) => (this.rulebooks = found))
      .catch((error: unknown) => (this.closed = refusalOf(error)));
    $effect(() => this.fetchLayout(this.shared.rulebook, this.shared.wheel));
    $effect(() => history.replaceState(null, "", `#${toAddress($state.snapshot(this.shared))}`));
    $effect(() => {
      if (this.playedBody.bets.length === 0) this.slip = undefined;
      else return settled(() => this.askSlip());
    });
    $effect(() => {
      const spins = this.spins;
      if (this.shared.tab !== "session" || spins === undefined || this.playedBody.bets.length === 0) return;
      return settled(() => this.askSession(spins));
    });
    $effect(() => {
      const own = this.shared.own;
      if (this.playsOwn) return settled(() => this.askOwn(own));
    });
    $effect(() => {
      const spins = whole(this.fields.luckSpins, 1, 10_000);
      const seed = whole(this.fields.luckSeed, 0, 2 ** 53 - 1);
      if (this.shared.tab !== "luck" || spins === undefined || seed === undefined) return;
      const { rulebook, wheel } = this.shared;
      return settled(() => this.askLuck({ rulebook, wheel, spins, seed }));
    });
  }

  leave(): void {
    for (const run of [this.ruin, this.fan, this.compare, this.bias]) run.leave();
  }

  /** Whether the question that is shown is about the own system. */
  get playsOwn(): boolean {
    const { tab, strategy, strategies } = this.shared;
    return tab === "compare" ? strategies.includes("own") : strategy === "own";
  }
  /** What goes with a question about systems. */
  get ownBody(): { own: string | null } {
    return { own: this.playsOwn ? this.shared.own : null };
  }
  get ownReady(): boolean {
    return !this.playsOwn || (this.own !== undefined && this.ownRefused === undefined);
  }

  get fields(): Fields {
    return this.shared.fields;
  }

  // --- the table and the chips

  get wheels(): Rulebook["wheels"] {
    return this.rulebooks.find((each) => each.rulebook === this.shared.rulebook)?.wheels ?? [];
  }

  get options(): Rulebook["wheels"][number]["options"] {
    return this.wheels.find((each) => each.wheel === this.shared.wheel)?.options ?? [];
  }

  get choices(): string[] {
    return this.options.find((each) => each.option === this.shared.option)?.choices ?? [];
  }

  chooseRulebook(rulebook: string): void {
    this.shared.rulebook = rulebook;
    if (!this.wheels.some((each) => each.wheel === this.shared.wheel))
      this.shared.wheel = this.wheels[0]?.wheel ?? "";
    this.chooseOption("");
  }

  chooseWheel(wheel: string): void {
    this.shared.wheel = wheel;
    this.chooseOption("");
  }

  chooseOption(option: string): void {
    this.shared.option = option;
    this.shared.choice = this.choices.length > 1 ? (this.choices[0] ?? "") : "";
  }

  get staked(): number {
    return Object.values(this.shared.stakes).reduce((sum, stake) => sum + stake, 0);
  }

  stacks: FeltStack[] = $derived(
    Object.entries(this.shared.stakes).map(([place, amount]) => ownStack(place, amount)),
  );

  /** Chips on the felt, at a wheel as the maker meant it. */
  slipBody = $derived.by(() => {
    const bets = new Map<string, number>();
    for (const [place, stake] of Object.entries(this.shared.stakes)) {
      const bet = this.layout?.places.find((each) => each.place === place)?.bet ?? place;
      bets.set(bet, (bets.get(bet) ?? 0) + stake);
    }
    return {
      rulebook: this.shared.rulebook,
      wheel: this.shared.wheel,
      bets: [...bets].map(([bet, stake]) => ({ bet, stake })),
      option: this.shared.option || null,
      choice: (this.shared.choice || null) as "half" | null,
    };
  });

  /** The same as it is played: on any wheel, with tips. What cannot be meant is left out, and said at its field. */
  playedBody: Bodies["POST /api/lab/slip"] = $derived({
    ...this.slipBody,
    pockets: this.fields.pockets.trim(),
    tips: wagers(this.fields.tips) ?? [],
  });

  place(place: string): void {
    this.change({ [place]: (this.shared.stakes[place] ?? 0) + this.chip });
  }

  move(from: string, to: string): void {
    const stake = this.shared.stakes[from] ?? 0;
    this.change({ [from]: 0, [to]: (this.shared.stakes[to] ?? 0) + stake });
  }

  takeDown(place: string): void {
    this.change({ [place]: 0 });
  }

  call(call: LayoutCall): void {
    const stakes = this.shared.stakes;
    this.change(
      Object.fromEntries(
        Object.entries(call.chips).map(([bet, chips]) => [bet, (stakes[bet] ?? 0) + chips * this.chip]),
      ),
    );
  }

  clear(): void {
    this.change(Object.fromEntries(Object.keys(this.shared.stakes).map((place) => [place, 0])));
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.shared.stakes = last;
  }

  private change(stakes: Record<string, number>): void {
    const now = $state.snapshot(this.shared.stakes);
    this.before = [...this.before, now].slice(-UNDO_MAX);
    this.shared.stakes = Object.fromEntries(
      Object.entries({ ...now, ...stakes }).filter(([, stake]) => stake > 0),
    );
  }

  // --- fields; undefined is what cannot be meant

  get spins(): number | undefined {
    return whole(this.fields.spins, 1, 1_000_000);
  }
  get bankroll(): number | undefined {
    return cents(this.fields.bankroll);
  }
  get target(): number | undefined {
    return cents(this.fields.target);
  }
  get limit(): number | null | undefined {
    return this.fields.limit.trim() === "" ? null : cents(this.fields.limit);
  }

  // --- questions

  private fetchLayout(rulebook: string, wheel: string): void {
    ask("GET /api/lab/rulebooks/{rulebook}/{wheel}/layout", { rulebook, wheel })
      .then((layout) => {
        if (rulebook !== this.shared.rulebook || wheel !== this.shared.wheel) return;
        this.layout = layout;
        const places = new Set(layout.places.map((each) => each.place));
        const kept = Object.entries(this.shared.stakes).filter(([place]) => places.has(place));
        if (kept.length < Object.keys(this.shared.stakes).length)
          this.shared.stakes = Object.fromEntries(kept);
      })
      .catch((error: unknown) => (this.slipRefused = refusalOf(error)));
  }

  private async askSlip(): Promise<void> {
    await this.quick(async () => {
      try {
        this.slip = await ask("POST /api/lab/slip", {}, { body: this.playedBody });
        this.slipRefused = undefined;
      } catch (error) {
        this.slip = undefined;
        this.slipRefused = refusalOf(error);
      }
    });
  }

  private async askSession(spins: number): Promise<void> {
    await this.quick(async () => {
      try {
        this.session = await ask("POST /api/lab/session", {}, { body: { ...this.playedBody, spins } });
        this.sessionRefused = undefined;
      } catch (error) {
        this.sessionRefused = refusalOf(error);
      }
    });
  }

  private async askOwn(own: string): Promise<void> {
    await this.quick(async () => {
      let read: SystemAnswer | undefined;
      let wrong: Refusal | undefined;
      try {
        read = await ask("POST /api/lab/system", {}, { body: { own } });
      } catch (error) {
        wrong = refusalOf(error);
      }
      if (own === this.shared.own) [this.own, this.ownRefused] = [read, wrong]; // else it was typed on meanwhile
    });
  }

  private async askLuck(body: Bodies["POST /api/lab/luck"]): Promise<void> {
    await this.quick(async () => {
      try {
        this.luck = await ask("POST /api/lab/luck", {}, { body });
        this.luckRefused = undefined;
      } catch (error) {
        this.luckRefused = refusalOf(error);
      }
    });
  }

  async askFurther(body: Bodies["POST /api/lab/further"]): Promise<void> {
    await this.quick(async () => {
      try {
        this.further = await ask("POST /api/lab/further", {}, { body });
        this.furtherAsked = JSON.stringify(body);
        this.furtherRefused = undefined;
      } catch (error) {
        this.furtherRefused = refusalOf(error);
      }
    });
  }

  private async quick(asking: () => Promise<void>): Promise<void> {
    this.asking += 1;
    try {
      await asking();
    } finally {
      this.asking -= 1;
    }
  }

  begin<R extends Beginning>(route: R, body: Bodies[R]): () => Promise<JobShown> {
    return () => ask(route, {} as never, { body } as never) as Promise<JobShown>;
  }

  /** A file of spins goes as it is. */
  async upload(content: Blob | string, query: Record<string, string>): Promise<JobShown> {
    const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== "")).toString();
    return (await sent(`/api/lab/bias?${asked}`, "text/plain", content)).json() as Promise<JobShown>;
  }

  /** The results of a table of this house, since its wheel was fitted or worked on. */
  async table(table: string, level: number): Promise<JobShown> {
    const asked = `/api/lab/tables/${encodeURIComponent(table)}/bias?level=${level}`;
    return (await sent(asked, "text/plain", "")).json() as Promise<JobShown>;
  }

  async sheet(language: string): Promise<Blob> {
    const jobs = [this.ruin, this.fan, this.compare, this.bias].map((run) => run.answered).filter(Boolean);
    const body = { ...this.playedBody, spins: this.spins ?? 1000, language, jobs };
    return (await sent("/api/lab/sheet", "application/json", JSON.stringify(body))).blob();
  }
}

async function sent(address: string, type: string, body: Blob | string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": type },
      body,
    });
  } catch {
    throw new Refused(refusal("not_connected", "The house cannot be reached."));
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as Refusal | null;
  throw new Refused(told ?? refusal("internal_error", `The house answered ${answer.status}.`));
}

/** Once nothing has changed for a moment; the effect that asks is undone by the next change. */
function settled(then: () => void): () => void {
  const timer = setTimeout(then, SETTLE_MS);
  return () => clearTimeout(timer);
}
