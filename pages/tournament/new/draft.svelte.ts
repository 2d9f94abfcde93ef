/** Rules on their way to being published: data that the form edits in place, so that what it has no field for is kept. */
import { ask, refusalOf, type Refusal } from "$shared/line/http";
import { language } from "$shared/words/language.svelte";
import type { Answers, Bodies } from "$shared/wire/api";

export type Rules = Record<string, unknown>;
export type Checked = Answers["POST /api/tournaments/check"];
export type Finding = Checked["findings"][number];
export type Outlook = Answers["POST /api/tournaments/simulate"];
export type Template = Answers["GET /api/tournament-templates"][number];

export const STEPS = ["template", "who", "events", "play", "prizes", "print", "document"] as const;
export type Step = (typeof STEPS)[number];

const CHECK_AFTER = 250;
const TRY_AFTER = 700;
const RUNS = 200;

interface Round {
  spins?: number;
  minutes?: number;
  spins_at_least?: number;
  advance?: number;
  per?: string;
}

/** `events[0].rounds[1].spins` as its parts. */
const parts = (at: string) =>
  at.split(/[.[\]]+/).filter(Boolean).map((part) => (/^\d+$/.test(part) ? Number(part) : part)); // prettier-ignore

export class Draft {
  rules = $state<Rules>({});
  /** The same as a file, as it was typed or as the house writes it. */
  text = $state("");
  checked = $state.raw<Checked>();
  refused = $state.raw<Refusal>();
  outlook = $state.raw<Outlook>();
  notTried = $state.raw<Refusal>();
  /** What is shown of it will follow: the shape has changed, or is being played. */
  trying = $state(false);
  /** How many are expected; as many as there are seats, until somebody says. */
  expected = $state<number>();
  begun = $state(false);
  private asked = 0;
  private timers: Record<string, ReturnType<typeof setTimeout>> = {};
  private waiting: Record<string, (() => Promise<unknown>) | undefined> = {};
  private working: Record<string, Promise<unknown> | undefined> = {};
  private tried = "";
  private attempt = new AbortController();

  get findings(): Finding[] {
    return this.checked?.findings ?? [];
  }
  get events(): Rules[] {
    return this.list("events");
  }
  get seats(): number {
    const event = this.events[0];
    return Number(event?.["seats"] ?? 6) * ((event?.["tables"] as unknown[] | undefined)?.length ?? 0);
  }
  get players(): number {
    return this.expected ?? this.seats;
  }

  get(at: string): unknown {
    return parts(at).reduce<unknown>((value, part) => (value as Rules | undefined)?.[part], this.rules);
  }
  list(at: string): Rules[] {
    const found = this.get(at);
    return Array.isArray(found) ? (found as Rules[]) : [];
  }

  /** Is anything said there? */
  says(at: string): boolean {
    const value = this.get(at);
    return value !== undefined && value !== "" && value !== false && !(Array.isArray(value) && !value.length);
  }

  /** Undefined takes it out, so that the file has nothing where the form has nothing. */
  set(at: string, value: unknown): void {
    const path = parts(at);
    const last = path.pop() ?? "";
    let here: Rules = this.rules;
    path.forEach((part, index) => {
      const next = path[index + 1] ?? last;
      here[part] ??= typeof next === "number" ? [] : {};
      here = here[part] as Rules;
      if (Array.isArray(here)) for (let before = here.length; before < Number(next); before++) here.push({}); // no holes
    });
    if (value === undefined) delete here[last];
    else here[last] = value;
    this.changed();
  }
  add(at: string, value: unknown): void {
    this.set(at, [...this.list(at), value]);
  }
  remove(at: string, index: number): void {
    this.set(at, this.list(at).filter((_, other) => other !== index)); // prettier-ignore
  }

  begin(rules: Rules): void {
    this.rules = structuredClone(rules);
    this.begun = true;
    this.expected = undefined;
    this.changed();
  }

  /** What follows from the rest is never typed: how many prizes there are, and whether there are re-buys. */
  private derive(): void {
    const prizes = [...this.events, this.rules].reduce(
      (all, each) => all + ((each["prizes"] as unknown[] | undefined)?.length ?? 0),
      0,
    );
    const print = (this.rules["house_rules"] ??= {}) as Rules;
    print["prizes"] = prizes;
    print["re_buys"] = this.events.some((event) => event["re_buys"]);
  }

  private changed(): void {
    this.derive();
    this.later("check", CHECK_AFTER, () => this.check({ rules: $state.snapshot(this.rules) }));
    this.tryLater();
  }

  private later(name: string, wait: number, work: () => Promise<unknown>): void {
    clearTimeout(this.timers[name]);
    this.waiting[name] = () => {
      this.waiting[name] = undefined;
      return (this.working[name] = work());
    };
    this.timers[name] = setTimeout(() => void this.waiting[name]?.(), wait);
  }

  /** What was typed last is checked now, and not only in a moment. */
  async settled(): Promise<void> {
    clearTimeout(this.timers["check"]);
    await (this.waiting["check"]?.() ?? this.working["check"]);
  }

  /** From the form, or from a file: either way both say the same afterwards. */
  async check(body: { rules: Rules } | { text: string }): Promise<boolean> {
    const asked = ++this.asked;
    try {
      const query = { lang: language() };
      const checked = await ask("POST /api/tournaments/check", {}, { body, query });
      if (asked !== this.asked) return false; // something newer is asked already
      const unread = "text" in body && checked.findings[0]?.code === "bad_toml";
      this.checked = checked;
      this.refused = undefined;
      if (unread) return false;
      if ("text" in body) {
        this.rules = checked.rules;
        this.begun = true;
        this.tryLater();
      } else this.text = checked.text;
      return checked.ok;
    } catch (error) {
      this.refused = refusalOf(error);
      return false;
    }
  }

  /** A file that somebody types or brings: TOML, or JSON as the interface has it. */
  read(text: string): Promise<boolean> {
    this.text = text;
    if (text.trimStart().startsWith("{")) {
      try {
        const rules = JSON.parse(text) as Rules;
        this.begin(rules);
        return this.check({ rules });
      } catch {
        // then it is no JSON, and told as a file that cannot be read
      }
    }
    return this.check({ text });
  }

  typed(text: string): void {
    this.text = text;
    this.later("check", 2 * CHECK_AFTER, () => this.read(text));
  }

  expect(players: number | undefined): void {
    this.expected = players;
    this.tryLater();
  }

  /** The first event of this shape, as the lab is asked to play it; undefined where there is nothing to play. */
  private trial(): Bodies["POST /api/tournaments/simulate"] | undefined {
    const event = this.events[0];
    const rounds = (event?.["rounds"] ?? []) as Round[];
    const games = rounds.map((round) => ({
      spins: round.spins || round.spins_at_least || Math.max(1, Math.round((round.minutes ?? 0) / 1.5)),
      advance: round.advance ?? 0,
      per_table: round.per !== "event",
    }));
    const stack = Number(event?.["chips"] ?? 0);
    if (!games.length || this.players < 2 || stack < 1) return undefined;
    return { players: this.players, seats: Number(event?.["seats"] ?? 6), stack, games, runs: RUNS };
  }

  /** What was found of another shape is not shown any more, and nobody waits for it. */
  private tryLater(): void {
    const body = this.trial();
    const shape = body ? JSON.stringify(body) : "";
    if (shape === this.tried) return;
    this.tried = shape;
    this.attempt.abort();
    this.attempt = new AbortController();
    this.outlook = this.notTried = undefined;
    this.trying = body !== undefined;
    clearTimeout(this.timers["try"]);
    if (body) this.later("try", TRY_AFTER, () => this.try(body, this.attempt.signal));
  }

  /** Played many times. */
  private async try(body: Bodies["POST /api/tournaments/simulate"], signal: AbortSignal): Promise<void> {
    try {
      const outlook = await ask("POST /api/tournaments/simulate", {}, { body, signal });
      if (!signal.aborted) this.outlook = outlook;
    } catch (error) {
      if (!signal.aborted) [this.notTried, this.tried] = [refusalOf(error), ""];
    }
    if (!signal.aborted) this.trying = false;
  }
}

/** In which step a finding can be mended. */
export function stepOf(key: string): Step {
  if (/prizes/.test(key) && !key.startsWith("house_rules")) return "prizes";
  if (/^events(\[\d+\])?\.(rounds|tables|seats|point_values)/.test(key)) return "play";
  if (key === "unused_vouchers") return "prizes";
  if (key === "one_pool" || key === "cap_scope") return "events";
  if (/^(ties|splits|re_entries|automation|table|everyday|structure\.initial)/.test(key)) return "play";
  if (key.startsWith("events")) return "events";
  if (key.startsWith("house_rules") && key !== "house_rules.casino") return "print";
  return "who";
}
