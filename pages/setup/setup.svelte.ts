/** How far this house has come. The house says it each time; the page remembers nothing but which step is looked at. */
import { tick } from "svelte";
import { ask, refusalOf, type Refusal } from "$shared/line/http";
import { pointAt } from "$shared/parts/forms/wrong";
import { person } from "$shared/console/person.svelte";
import { randomName } from "$shared/wheel/random";
import { day } from "$shared/words/figures";
import { standsIn } from "$shared/words/place.svelte";
import type { Answers, ApprovalShown, BeginningShown, PersonShown } from "$shared/wire/api";

export type StepName = BeginningShown["steps"][number]["step"];
export const LOOK_EVERY = 4000;

class Setup {
  shown = $state.raw<BeginningShown>();
  people = $state.raw<PersonShown[]>([]);
  /** Which step is looked at: as chosen, or else the first that is not done. It stays until somebody goes on. */
  chosen = $state<StepName | "">(location.hash.slice(1) as StepName | "");
  refused = $state.raw<Refusal>();
  busy = $state(false);
  /** One-time codes that were just made, until they are handed over. */
  codes = $state<Record<string, string>>({});

  get step(): StepName {
    return this.chosen || "round";
  }

  get others(): PersonShown[] {
    return this.people.filter((each) => each.active && each.started && each.badge !== person.session?.who);
  }

  choose(step: StepName | ""): void {
    this.chosen = step || this.next;
    this.refused = undefined;
    history.replaceState(null, "", step ? `#${step}` : location.pathname);
  }

  private get next(): StepName | "" {
    const steps = this.shown?.steps ?? [];
    return steps.find((each) => !each.done)?.step ?? (steps.length ? "round" : "");
  }

  /** To the next that is not done, after the one that is looked at. */
  later(): void {
    const steps = this.shown?.steps ?? [];
    const now = steps.findIndex((each) => each.step === this.step);
    const next = [...steps.slice(now + 1), ...steps.slice(0, now)].find((each) => !each.done);
    this.choose(next?.step ?? "");
  }

  async look(): Promise<void> {
    try {
      [this.shown, this.people] = await Promise.all([
        ask("GET /api/beginning", {}),
        ask("GET /api/people", {}, { query: { limit: 500 } }).then(({ rows }) =>
          rows.filter((each) => each.signs_in),
        ),
      ]);
      standsIn(this.shown.zone);
      this.chosen ||= this.next;
    } catch (error) {
      person.heard(error);
      throw error;
    }
  }

  /** Something is done; then the house is asked again, and the page goes on to what is missing now. */
  async does<T>(work: () => Promise<T>, ...goes: "on"[]): Promise<T | undefined> {
    this.busy = true;
    this.refused = undefined;
    try {
      const done = await person.freshly(work);
      await this.look();
      const here = this.shown?.steps.find((each) => each.step === this.step);
      if (goes.length && here?.done) this.choose("");
      return done;
    } catch (error) {
      const refused = refusalOf(error);
      this.refused = refused;
      void tick().then(() => pointAt(document.getElementById("main") ?? document, refused));
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}

export const setup = new Setup();

/** One command of a table, under a key of its own. */
export function order(table: string, command: Record<string, unknown>): Promise<unknown> {
  const key = `s-${randomName()}`;
  return ask("POST /api/tables/{table}/commands", { table }, { body: { key, command: command as never } });
}

/** One command of the floor; what waits for a second person is given back. */
export async function orderFloor(
  command: Record<string, unknown>,
  passphrase = "",
): Promise<ApprovalShown | undefined> {
  const body = { key: `s-${randomName()}`, command, passphrase };
  const answer = await ask("POST /api/floor/commands", {}, { body });
  return "approval" in answer ? answer.approval : undefined;
}

export type Inspected = Answers["GET /api/floor/inspections"]["tables"][number];

/** A year from today, as licences run. */
export const inAYear = (): string => {
  const then = new Date();
  then.setFullYear(then.getFullYear() + 1);
  return day(then);
};
