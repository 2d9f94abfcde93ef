/** One tournament as the house tells of it, and the ways to ask for something. */
import { person } from "$shared/console/person.svelte";
import { ask, refusalOf, type Refusal } from "$shared/line/http";
import type { NameIn } from "$shared/words/fluent";
import { catalogue } from "$shared/words/language.svelte";
import { Keys } from "$shared/line/keys";
import { readBlanks } from "$shared/words/refusals";
import type { Answers, ApprovalShown, CommandShown } from "$shared/wire/api";

export const t = catalogue("tournament");

readBlanks((blank) => t().offers[blank]);

export type Shown = Answers["GET /api/tournaments"][number];
export type Desk = Answers["GET /api/tournaments/{tournament}/desk"];
export type Board = Answers["GET /api/tournaments/{tournament}/leaderboard"];
export type Clock = Answers["GET /api/tournaments/{tournament}/clock"];
export type SectionName = NameIn<ReturnType<typeof t>["sections"]>;
export const PUBLIC: SectionName[] = ["board", "rules"];

export class Hall {
  commands = $state.raw<CommandShown[]>([]);
  all = $state.raw<Shown[]>([]);
  readonly keys = new Keys();
  name = $state("");
  desk = $state.raw<Desk>();
  /** What was refused to whoever pressed something; it stays until the next press. */
  refused = $state.raw<Refusal>();
  /** Why the desk cannot be seen. */
  hidden = $state.raw<Refusal>();
  /** What waits for a second person in this tournament. */
  waiting = $state.raw<ApprovalShown[]>([]);

  get inside(): boolean {
    const session = person.session;
    return Boolean(session?.signed_in && session.role && !session.terminal && !person.locked);
  }
  get shown(): Shown | undefined {
    return this.all.find((each) => each.tournament === this.name);
  }
  /** The event that is played: the first that is not over. */
  get event(): Shown["events"][number] | undefined {
    const events = this.shown?.events ?? [];
    return events.find((each) => !each.awarded) ?? events.at(-1);
  }

  async enter(): Promise<void> {
    this.commands = await ask("GET /api/tournament-commands", {});
    await this.look();
  }

  look = async (): Promise<void> => {
    this.all = await ask("GET /api/tournaments", {});
    if (!this.shown) this.name = this.all[0]?.tournament ?? "";
    const tournament = this.name;
    if (!this.inside || !tournament) return;
    try {
      const desk = await ask("GET /api/tournaments/{tournament}/desk", { tournament });
      if (tournament !== this.name) return; // another one was chosen meanwhile
      this.desk = desk;
      this.hidden = undefined;
      const waiting = await ask("GET /api/approvals", {});
      this.waiting = waiting.filter((each) => each.request["tournament"] === this.name);
    } catch (error) {
      this.hidden = refusalOf(error);
    }
  };

  choose(tournament: string): void {
    this.name = tournament;
    this.desk = undefined;
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

  send = async (command: Record<string, unknown>, key: string): Promise<{ waits: boolean }> => {
    const answer = await person.freshly(() =>
      ask(
        "POST /api/tournaments/{tournament}/commands",
        { tournament: this.name },
        { body: { key, command } },
      ),
    );
    await this.look();
    return { waits: "approval" in answer };
  };

  /** A command without a form. What the house refuses is shown, and nothing else happens. */
  press = async (command: Record<string, unknown>): Promise<boolean> => {
    this.refused = undefined;
    try {
      await this.keys.under([this.name, command], (key) => this.send(command, key));
      return true;
    } catch (error) {
      this.refused = refusalOf(error);
      return false;
    }
  };
}
