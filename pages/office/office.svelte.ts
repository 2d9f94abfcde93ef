/** What all sections of the office share: asking, who asks, and the forms the server has for this role. */
import { person } from "$shared/console/person.svelte";
import { ask, refusalOf, type Refusal } from "$shared/line/http";
import { c } from "$shared/console/words";
import type { NameIn } from "$shared/words/fluent";
import { catalogue } from "$shared/words/language.svelte";
import { readBlanks } from "$shared/words/refusals";
import type { Sent } from "$shared/parts/forms/forms";
import type { SessionShown } from "$shared/felt/shapes";
import type { Answers, CommandShown, Route } from "$shared/wire/api";
import type { Role } from "$shared/wire/table";

export const t = catalogue("office");

/** A refusal that names a field calls it as the form does. */
readBlanks((blank) => t().fields[blank]);

export type SectionName = NameIn<ReturnType<typeof t>["sections"]>;

export const ROLES: Role[] = [
  "dealer",
  "pit-supervisor",
  "key-manager",
  "security",
  "maintenance",
  "slot-technician",
  "drop-team",
  "count-team",
  "cashier",
  "compliance",
  "tournament-director",
  "auditor",
  "regulator",
];

/** A role as people call it. */
function roleOf(typed: string): string {
  const said = typed.toLowerCase();
  return ROLES.find((role) => c().role[role].toLowerCase() === said) ?? typed;
}

export class Office {
  commands = $state.raw<CommandShown[]>([]);
  /** Who may use which address, as the house itself has it. */
  private doors = $state.raw<Answers["GET /api/authority"]["routes"]>();

  get session(): SessionShown | undefined {
    return person.session;
  }

  async enter(): Promise<void> {
    this.doors ??= (await ask("GET /api/authority", {})).routes;
    if (!this.commands.length) this.commands = await ask("GET /api/floor/commands", {});
  }

  get known(): boolean {
    return this.doors !== undefined;
  }

  /** Does the house answer this role there? What every member of staff may ask is named by nothing. */
  may(route: Route | undefined): boolean {
    const door = route && this.doors?.[route];
    const role = this.session?.role;
    return !route || (role ? (Array.isArray(door) ? door.includes(role) : door !== undefined) : false);
  }

  /** A command's form, if this role may ask for it. */
  form(name: string): CommandShown | undefined {
    const role = this.session?.role;
    return this.commands.find((each) => each.command === name && role && each.roles.includes(role));
  }

  async send(command: Record<string, unknown>, key: string, passphrase: string): Promise<Sent> {
    const roles = command["roles"];
    const named = Array.isArray(roles) ? { ...command, roles: roles.map(roleOf) } : command;
    const body = { key, command: named, passphrase };
    const answer = await person.freshly(() => ask("POST /api/floor/commands", {}, { body }));
    if ("approval" in answer) return { waits: true };
    const tables = answer.tables_not_told.join(", ");
    return tables ? { waits: false, told: t().notTold({ tables }) } : { waits: false };
  }
}

/** Something of the house that is fetched, shown, and fetched again. */
export class Fetched<T> {
  value = $state.raw<T>();
  refused = $state.raw<Refusal>();
  #fetch: () => Promise<T>;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
    void this.again();
  }

  again = async (): Promise<void> => {
    try {
      this.value = await this.#fetch();
      this.refused = undefined;
    } catch (error) {
      this.refused = refusalOf(error);
    }
  };
}

/** The line of the register that is about somebody. */
export async function ownLine(badge: string | null | undefined) {
  if (!badge) return undefined;
  const found = await ask("GET /api/floor/people", {}, { query: { search: badge, limit: 500 } });
  return found.rows.find((each) => each.badge === badge);
}

export type Figures = Answers["GET /api/floor/reports"]["rows"][number];
