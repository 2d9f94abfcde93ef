/** One tournament as the house tells of it, and the ways to ask for something. */
import { approvals } from "$shared/console/inbox/approvals.svelte";
import { person } from "$shared/console/person.svelte";
import { ask, refusalOf, unanswered, type Refusal } from "$shared/line/http";
import { boardAddress, Line } from "$shared/line/line";
import { eventNamed, eventOf, t, toldBy, type Board, type Clock, type Shown } from "$shared/tournament/told";
import type { NameIn } from "$shared/words/fluent";
import { Keys } from "$shared/line/keys";
import { readBlanks } from "$shared/words/refusals";
import type { Answers, ApprovalShown, CommandShown } from "$shared/wire/api";
import type { Outbound } from "$shared/wire/frames";

/** Where a refusal names an event or its pool. */
const EVENTS = ["event", "events", "pool", "open", "to", "key"];

export type Desk = Answers["GET /api/tournaments/{tournament}/desk"];
export type Step = NonNullable<Answers["GET /api/tournaments/{tournament}/next"]["step"]>;
export type SectionName = NameIn<ReturnType<typeof t>["sections"]>;
export const PUBLIC: SectionName[] = ["board", "mine", "rules"];
/** After so long without an answer the same is asked again, so many times, with so much time between. */
const ANSWERED_WITHIN = 8_000;
const TIMES = 3;
const AGAIN_AFTER = 1_000;
function soon(): AbortSignal {
  const given = new AbortController();
  setTimeout(() => given.abort(), ANSWERED_WITHIN);
  return given.signal;
}

/** What came of a command: it waits for a second person, or this has happened. */
export interface Said {
  waits: boolean;
  events: { event?: string; data?: Record<string, unknown> }[];
}

export class Hall {
  commands = $state.raw<CommandShown[]>([]);
  all = $state.raw<Shown[]>([]);
  readonly keys = new Keys();
  name = $state("");
  desk = $state.raw<Desk>();
  /** What comes next, by the house. */
  step = $state.raw<Step>();
  board = $state.raw<Board>();
  clock = $state.raw<Clock>();
  /** When the clock was told, by this page's own. */
  heard = $state(0);
  /** What was refused to whoever pressed something; it stays until the next press, or until it is put away. */
  refused = $state.raw<Refusal>();
  /** Why the desk cannot be seen. */
  hidden = $state.raw<Refusal>();
  /** What waits for a second person in this tournament. */
  waiting = $state.raw<ApprovalShown[]>([]);
  /** How much was asked that has no answer yet, and is asked again. */
  askedAgain = $state(0);
  /** Cards that were read and are not done yet: until then nobody turns to another tournament. */
  underWay = $state(0);
  /** The command of a step's obstacle that somebody wants to see to. */
  wanted = $state("");
  private looking: Promise<void> | undefined;
  private again = false;

  get inside(): boolean {
    const session = person.session;
    return Boolean(session?.signed_in && session.role && !session.terminal && !person.locked);
  }
  get shown(): Shown | undefined {
    return this.all.find((each) => each.tournament === this.name);
  }
  get event(): Shown["events"][number] | undefined {
    return eventOf(this.shown);
  }

  /** What the events of a tournament are called that is not published yet, while somebody writes its rules. */
  drafted: ((key: string) => string) | undefined;

  /** An event, or the pool of it, as people know it. */
  called(key: string): string {
    if (this.drafted) return this.drafted(key);
    const found = this.shown?.events.find((each) => each.event === key);
    return found ? eventNamed(found.name) : key === "overall" ? t().plan.overall : key;
  }

  constructor() {
    readBlanks((blank, fact) => {
      if (!EVENTS.includes(fact)) return t().offers[blank];
      const called = this.called(blank);
      return called === blank ? undefined : called;
    });
  }

  async enter(): Promise<void> {
    this.commands = await ask("GET /api/tournament-commands", {});
    await this.look();
  }

  /** Told whenever something changes, also where there is no tournament yet; nobody asks every few seconds. */
  follow(): () => void {
    const line = new Line({ address: boardAddress(this.name), frame: (frame) => this.hear(frame) });
    return () => line.close();
  }

  private hear(frame: Outbound): void {
    const told = toldBy(frame);
    if (!told) return;
    if (!this.name) return void this.look().catch(() => undefined);
    if (told.tournament.tournament !== this.name) return;
    this.board = told.leaderboard;
    this.clock = told.clock;
    this.heard = performance.now();
    this.take(told.tournament);
    void this.lookAtDesk();
  }

  look = async (): Promise<void> => {
    this.all = await ask("GET /api/tournaments", {}, { signal: soon() });
    if (!this.shown) this.name = this.all[0]?.tournament ?? "";
    await this.lookAtDesk();
  };

  /** Changes that come while one look is on its way are seen by one more, for which everybody waits. */
  private lookAtDesk(): Promise<void> {
    this.again = true;
    this.looking ??= this.lookUntilNew().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookUntilNew(): Promise<void> {
    while (this.again) {
      this.again = false;
      await this.lookOnce();
    }
  }

  private async lookOnce(): Promise<void> {
    const tournament = this.name;
    if (!this.inside || !tournament) return;
    try {
      // The step first: a room is never older than the step that is shown beside it.
      const { step } = await ask(
        "GET /api/tournaments/{tournament}/next",
        { tournament },
        { signal: soon() },
      );
      const desk = await ask("GET /api/tournaments/{tournament}/desk", { tournament }, { signal: soon() });
      if (tournament !== this.name) return; // another one was chosen meanwhile
      this.desk = desk;
      this.step = step ?? undefined;
      this.hidden = undefined;
      await approvals.hear(soon());
      this.waiting = approvals.found.filter((each) => each.request["tournament"] === this.name);
    } catch (error) {
      this.hidden = refusalOf(error);
    }
  }

  choose(tournament: string): void {
    this.name = tournament;
    this.desk = this.step = this.board = this.clock = undefined;
    this.refused = undefined;
    this.waiting = [];
    void this.look();
  }

  /** One tournament as the house has just told it. */
  take(shown: Shown): void {
    this.all = this.all.map((each) => (each.tournament === shown.tournament ? shown : each));
  }

  form(name: string): CommandShown | undefined {
    const role = person.session?.role;
    return this.commands.find((each) => each.command === name && role && each.roles.includes(role));
  }

  send = async (command: Record<string, unknown>, key: string): Promise<Said> => {
    const answer = await this.say(command, key);
    await this.look();
    return answer;
  };

  /** What has no answer is asked again under the same key, and so done once; the page says so meanwhile. */
  async say(command: Record<string, unknown>, key: string): Promise<Said> {
    const tournament = this.name;
    const once = () =>
      ask(
        "POST /api/tournaments/{tournament}/commands",
        { tournament },
        { body: { key, command }, signal: soon() },
      );
    let time = 1;
    try {
      for (; ; time += 1) {
        try {
          const answer = await person.freshly(once);
          return "approval" in answer ? { waits: true, events: [] } : { waits: false, events: answer.events };
        } catch (error) {
          if (time === TIMES || !unanswered(refusalOf(error))) throw error;
        }
        if (time === 1) this.askedAgain += 1;
        await new Promise((over) => setTimeout(over, AGAIN_AFTER));
      }
    } finally {
      if (time > 1) this.askedAgain -= 1;
    }
  }

  /** A command without a form. What the house refuses is shown, and nothing else happens. */
  press = (command: Record<string, unknown>): Promise<boolean> => this.pressAll([command]);

  /** The same for many, one after the other; the first that is refused ends it. What came of them is looked at once. */
  async pressAll(commands: Record<string, unknown>[]): Promise<boolean> {
    this.refused = undefined;
    try {
      for (const command of commands)
        await this.keys.under([this.name, command], (key) => this.say(command, key));
    } catch (error) {
      this.refused = refusalOf(error);
    }
    await this.look().catch((error: unknown) => (this.refused ??= refusalOf(error)));
    return !this.refused;
  }
}
