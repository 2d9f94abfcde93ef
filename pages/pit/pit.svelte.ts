/** The whole pit, looked at every other moment; every order goes over HTTP and may wait for a second person. */
import { ask, refusalOf, type Refusal } from "$shared/line/http";
import { Keys } from "$shared/line/keys";
import { looking } from "$shared/line/looking";
import type { Answers } from "$shared/wire/api";
import type { Command } from "$shared/wire/table";
import { person } from "$shared/console/person.svelte";

export type PitShown = Answers["GET /api/pit"];
export type PitTable = PitShown["tables"][number];
export type Alert = PitShown["alerts"][number];
/** What one table won, day after day. */
export type Trend = { day: string; win: number }[];

const LOOK_EVERY = 2000;
const TREND_EVERY = 300_000;
const TREND_DAYS = 14;
const DAY = 86_400_000;
const asked = (name: string) => new URLSearchParams(location.search).get(name) ?? "";

class Pit {
  shown = $state.raw<PitShown>();
  /** The house does not answer: what is shown is what it said last. */
  cut = $state(false);
  refused = $state.raw<Refusal>();
  busy = $state(false);
  /** What was just done, for the one who did it. */
  said = $state<"" | "done" | "waiting">("");
  /** The table that is looked at. */
  chosen = $state(asked("table"));
  /** The round of it that is looked at; 0 for none. */
  round = $state(Number(asked("round")) || 0);
  /** By the table; looked at now and then, and only where it is shown. */
  trends = $state.raw<Record<string, Trend>>({});
  private readonly keys = new Keys();

  followTrends(): () => void {
    return looking(async () => {
      const now = Date.parse(this.shown?.now ?? "");
      const first = new Date(now - TREND_DAYS * DAY).toISOString().slice(0, 10);
      const { rows } = await ask("GET /api/floor/reports", {}, { query: { by: "table", first } });
      const found: Record<string, Trend> = {};
      for (const { table, day, win } of rows) {
        const days = (found[table] ??= []);
        const same = days.find((each) => each.day === day); // each shift has its line
        if (same) same.win += win;
        else days.push({ day, win });
      }
      this.trends = found;
    }, TREND_EVERY);
  }

  get table(): PitTable | undefined {
    return this.shown?.tables.find((each) => each.table.table === this.chosen);
  }

  get leads(): boolean {
    const role = person.session?.role;
    return role === "pit-supervisor" || role === "key-manager";
  }

  watch(): () => void {
    return looking(() => this.look(), LOOK_EVERY);
  }

  async look(): Promise<void> {
    try {
      this.shown = await ask("GET /api/pit", {});
      this.cut = false;
    } catch (error) {
      person.heard(error);
      this.cut = refusalOf(error).code === "not_connected";
    }
  }

  choose(table: string): void {
    this.lookAt(this.chosen === table ? "" : table);
  }

  /** A table, or one round of it; the address says which. */
  lookAt(table: string, round = 0): void {
    this.chosen = table;
    this.round = round;
    this.refused = undefined;
    this.said = "";
    const query = new URLSearchParams(table ? { table, ...(round ? { round: String(round) } : {}) } : {});
    history.replaceState(null, "", table ? `?${query}` : location.pathname);
  }

  /** Give a table an order. True when it is done, or waits for a second person. */
  async order(command: Command, table = this.chosen): Promise<boolean> {
    return this.does(async () => {
      const answer = await this.keys.under([table, command], (key) =>
        ask("POST /api/tables/{table}/commands", { table }, { body: { key, command: command as never } }),
      );
      return "approval" in answer;
    });
  }

  async does(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refused = undefined;
    this.said = "";
    try {
      this.said = (await person.freshly(work)) === true ? "waiting" : "done";
      return true;
    } catch (error) {
      this.refused = refusalOf(error);
      return false;
    } finally {
      this.busy = false;
      await this.look();
    }
  }
}

export const pit = new Pit();
