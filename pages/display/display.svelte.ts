/** A wall screen of one table: taken into use like a terminal (seat 0), it watches and never asks for anything. */
import { whoAmI } from "$shared/line/session";
import { ask, refusalOf, type Refusal } from "$shared/line/http";
import { Line, lineAddress, type LineState } from "$shared/line/line";
import type { Statistics, TableLayout, TableRules, TableSummary } from "$shared/felt/shapes";
import { sound } from "$shared/parts/sounds.svelte";
import { Fall, wheelIsDrawn } from "$shared/wheel/spin.svelte";
import { TableView } from "$shared/line/table.svelte";
import type { Event, Outbound } from "$shared/wire/frames";

const WINNER_STAYS = 7000;
const NEWS_STAYS = 9000;
const ASK_AGAIN = 2000;

export interface News {
  what: "no-spin" | "corrected" | "void" | "round-void";
  reason: string;
  was: string;
  number: string;
}

export class Display {
  readonly view: TableView;
  /** The drawn ball on its way into the pocket, and what waits for it. */
  readonly fall: Fall;
  line = $state<LineState>("connecting");
  code = $state("");
  refused = $state.raw<Refusal>();
  summary = $state.raw<TableSummary>();
  layout = $state.raw<TableLayout>();
  rules = $state.raw<TableRules>();
  statistics = $state.raw<Statistics>();
  /** The number that fills the screen, for a while after it was announced. */
  winner = $state("");
  news = $state.raw<News>();
  private socket: Line | undefined;
  private closed = false;
  private timers: Record<string, ReturnType<typeof setTimeout>> = {};

  constructor(
    readonly table: string,
    private last: number,
  ) {
    this.view = new TableView(
      table,
      () => this.socket?.again(table),
      (event) => this.happened(event),
    );
    this.fall = new Fall(
      table,
      () => this.view.ballRuns && wheelIsDrawn(),
      (frame, heard) => this.hear(frame, heard),
    );
    void this.begin();
  }

  watchLast(last: number): void {
    this.last = last;
    void this.count();
  }

  close(): void {
    this.closed = true;
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.socket?.close();
  }

  private async begin(): Promise<void> {
    try {
      await this.learn();
      const terminal = await this.enrolled();
      if (this.closed) return;
      this.socket = new Line({
        address: lineAddress(terminal),
        frame: (frame) => this.fall.take(frame),
        state: (state) => {
          if (state === "connected" && this.line === "cut") void this.count().catch(() => undefined);
          this.line = state;
        },
      });
      this.socket.watch(this.table);
    } catch (error) {
      this.refused = refusalOf(error);
      this.after("begin", ASK_AGAIN * 2, () => void this.begin());
    }
  }

  private hear(frame: Outbound, heard: number): void {
    this.view.hear(frame, heard);
    if (frame.type !== "announcement") return;
    const { say, number, colour, parity } = frame;
    const phrases = say === "number" ? [number, colour, parity] : [say];
    sound.say(...(phrases.filter((phrase) => !!phrase) as string[]));
  }

  /** The name of this screen, once staff have confirmed it. */
  private async enrolled(): Promise<string> {
    const begins = `${this.table}-0-`;
    const session = await whoAmI();
    const known = session.terminals.find((terminal) => terminal.startsWith(begins));
    if (known) return known;
    const asking = await ask("POST /api/terminals", {}, { body: { table: this.table, seat: 0 } });
    if (asking.confirmed) return asking.terminal;
    this.code = asking.code;
    const ends = Date.now() + asking.seconds * 1000;
    while (!this.closed && Date.now() < ends) {
      await new Promise((done) => setTimeout(done, ASK_AGAIN));
      const now = await whoAmI();
      const name = now.terminals.find((terminal) => terminal.startsWith(begins));
      if (name) {
        this.code = "";
        return name;
      }
    }
    return this.enrolled();
  }

  private async learn(): Promise<void> {
    const { table } = this;
    [this.summary, this.layout, this.rules] = await Promise.all([
      ask("GET /api/tables/{table}", { table }),
      ask("GET /api/tables/{table}/layout", { table }),
      ask("GET /api/tables/{table}/rules", { table }),
    ]);
    this.refused = undefined;
    await this.count();
  }

  private async count(): Promise<void> {
    this.statistics = await ask(
      "GET /api/tables/{table}/statistics",
      { table: this.table },
      { query: { last: this.last } },
    );
  }

  private happened(event: Event): void {
    const data = event.data as Record<string, string>;
    switch (event.event) {
      case "result-declared":
        this.news = undefined;
        this.show(data["number"] ?? "");
        break;
      case "result-corrected":
        this.tell({ what: "corrected", reason: "", was: data["was"] ?? "", number: data["number"] ?? "" });
        this.show(data["number"] ?? "");
        break;
      case "no-spin-declared":
        this.tell({ what: "no-spin", reason: data["reason"] ?? "", was: "", number: "" });
        break;
      case "spin-voided":
        this.tell({ what: "void", reason: "", was: "", number: data["number"] ?? "" });
        break;
      case "round-voided":
        this.tell({ what: "round-void", reason: "", was: "", number: String(data["round"] ?? "") });
        break;
      case "policy-changed":
        void this.learn().catch(() => undefined);
    }
  }

  private show(number: string): void {
    this.winner = number;
    this.after("winner", WINNER_STAYS, () => (this.winner = ""));
    void this.count().catch(() => undefined);
  }

  private tell(news: News): void {
    this.news = news;
    this.after("news", NEWS_STAYS, () => (this.news = undefined));
  }

  private after(what: string, milliseconds: number, work: () => void): void {
    clearTimeout(this.timers[what]);
    this.timers[what] = setTimeout(work, milliseconds);
  }
}

/** What the last results say, newest first. Zeros count for no chance. */
export function counted(
  results: readonly string[],
  colourOf: (number: string) => string,
  pockets: readonly string[],
) {
  const chances = { red: 0, black: 0, green: 0, odd: 0, even: 0, low: 0, high: 0 };
  const dozens = [0, 0, 0];
  const times = new Map(pockets.map((pocket) => [pocket, 0]));
  for (const result of results) {
    times.set(result, (times.get(result) ?? 0) + 1);
    const value = Number(result);
    chances[colourOf(result) as "red"]++;
    if (value === 0) continue;
    chances[value % 2 ? "odd" : "even"]++;
    chances[value <= 18 ? "low" : "high"]++;
    const dozen = Math.floor((value - 1) / 12);
    dozens[dozen] = (dozens[dozen] ?? 0) + 1;
  }
  const since = (pocket: string) => (results.includes(pocket) ? results.indexOf(pocket) : results.length);
  const ranked = [...times].sort((a, b) => b[1] - a[1] || since(a[0]) - since(b[0]));
  const HOT = 4;
  return {
    chances,
    dozens,
    hot: ranked.slice(0, HOT),
    cold: ranked.slice(-HOT).reverse(),
    of: results.length,
  };
}
