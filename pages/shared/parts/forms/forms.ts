/** A command's form from its JSON schema: what is typed stays text until it is sent, so nothing typed is ever lost. */
import type { CommandShown } from "$shared/wire/api";
import { amountIn, numberIn } from "$shared/words/figures";

export interface Schema {
  type?: string;
  format?: string;
  anyOf?: Schema[];
  enum?: string[];
  items?: Schema;
  $ref?: string;
  default?: unknown;
}
/** What became of a form: it waits for a second person, or it is recorded; then there may be more to say. */
export interface Sent {
  waits: boolean;
  told?: string;
}
/** Something to choose, with what tells people more of it. */
export type Proposed = string | { value: string; label: string };
/** What fits what was typed so far, as the house knows it. */
export type Picker = (typed: string) => Promise<Proposed[]>;
/** Of what the page knows already. */
export const among =
  (all: readonly Proposed[]): Picker =>
  (typed) => {
    const said = typed.toLowerCase();
    const text = (each: Proposed) => (typeof each === "string" ? each : `${each.value} ${each.label}`);
    return Promise.resolve(all.filter((each) => text(each).toLowerCase().includes(said)));
  };
/** What every form of a page is told besides its command. */
export interface FormProps {
  /** Fields that are known already are not asked for. */
  preset?: Record<string, unknown>;
  /** What there is to choose from, by the name of the field, or of the command and its field: `carry-forward.to`. */
  choices?: Record<string, string[]>;
  /** A choice in words, where a field has words of its own. */
  say?: Record<string, (choice: string) => string>;
  /** Fields whose values the house proposes as one types; none for what is new to it. */
  pickers?: Record<string, Picker>;
  hints?: Record<string, string>;
  send: (command: Record<string, unknown>, key: string, passphrase: string) => Promise<Sent>;
  ondone?: () => void;
}
export type Kind =
  "text" | "long" | "date" | "whole" | "money" | "yes" | "list" | "numbers" | "pairs" | "choice";
export interface Field {
  name: string;
  kind: Kind;
  required: boolean;
  choices: string[];
}
export type Typed = Record<string, string | boolean>;
export type Problem = "needed" | "number" | "money" | "pairs";

const MONEY = new Set([
  "amount", "cash", "receipts", "chips", "value", "fee", "buy_in", "opener", "closer", "counted",
]); // prettier-ignore
const LONG = new Set([
  "what",
  "why",
  "reason",
  "note",
  "explanation",
  "finding",
  "text",
  "ring",
  "compartments",
]);

export function fieldsOf(command: CommandShown, choices: Record<string, string[]> = {}): Field[] {
  const properties = (command.fields["properties"] ?? {}) as Record<string, Schema>;
  const parts = (command.fields["$defs"] ?? {}) as Record<string, Schema>;
  const whole = (schema: Schema) => parts[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
  const required = new Set((command.fields["required"] ?? []) as string[]);
  return Object.entries(properties)
    .filter(([name, schema]) => name !== "do" && !schema.items?.$ref) // lists of things have forms of their own
    .map(([name, part]) => {
      const schema = whole(part);
      const offered = choices[`${command.command}.${name}`] ?? choices[name] ?? schema.enum ?? [];
      return {
        name,
        kind: offered.length ? "choice" : kindOf(name, schema),
        required: required.has(name),
        choices: offered,
      };
    });
}

function kindOf(name: string, schema: Schema): Kind {
  const type = schema.type ?? schema.anyOf?.find((each) => each.type !== "null")?.type ?? "string";
  if (type === "boolean") return "yes";
  if (type === "integer") return MONEY.has(name) ? "money" : "whole";
  if (type === "array") return schema.items?.type === "integer" ? "numbers" : "list";
  if (type === "object") return "pairs";
  if (schema.format === "date") return "date";
  return LONG.has(name) ? "long" : "text";
}

/** One pair a line, each name once: `name: value`. Numbers, true and false are what they look like. */
export function pairs(typed: string): Record<string, unknown> | undefined {
  const found: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const line of typed.split("\n").filter((each) => each.trim())) {
    const at = line.indexOf(":");
    const name = line.slice(0, at).trim();
    if (at < 1 || name in found) return undefined;
    found[name] = valueOf(line.slice(at + 1).trim());
  }
  return found;
}

function valueOf(text: string): unknown {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

export interface Read {
  values: Record<string, unknown>;
  problems: Partial<Record<string, Problem>>;
}

/** What was typed as the command's fields; what is wrong stands at its field. Empty optional fields are left out. */
export function read(fields: Field[], typed: Typed): Read {
  const values: Record<string, unknown> = {};
  const problems: Partial<Record<string, Problem>> = {};
  for (const { name, kind, required } of fields) {
    const given = typed[name] ?? "";
    if (kind === "yes") {
      values[name] = given === true;
      continue;
    }
    const text = String(given).trim();
    if (!text) {
      if (required) problems[name] = "needed";
      continue;
    }
    const value = valueIn(kind, text);
    if (value === undefined)
      problems[name] = kind === "money" ? "money" : kind === "pairs" ? "pairs" : "number";
    else values[name] = value;
  }
  return { values, problems };
}

function valueIn(kind: Kind, text: string): unknown {
  if (kind === "money") return amountIn(text);
  if (kind === "whole") return numberIn(text);
  if (kind === "pairs") return pairs(text);
  const parts = text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter(Boolean);
  if (kind === "numbers")
    return parts.every((each) => /^\d{1,15}$/.test(each)) ? parts.map(Number) : undefined;
  if (kind === "long") return text.replace(/\s*\n\s*/g, " "); // a line of the journal is one line
  return kind === "list" ? parts : text;
}

/**
 * Which fields a refusal is about. The server names them as `field: what is wrong` or in its facts; where it does not,
 * it is about what it repeats of what was sent.
 */
export function fieldsNamed(
  fields: string[],
  message: string,
  facts: Record<string, unknown>,
  sent: Record<string, unknown> = {},
): string[] {
  const named = fields.filter(
    (name) => new RegExp(`(^|[\\s;.])${name}: `).test(message) || facts["field"] === name,
  );
  if (named.length) return named;
  const repeated = Object.entries(facts);
  return fields.filter((name) =>
    repeated.some(([fact, value]) => value === sent[name] && (fact === name || typeof value === "string")),
  );
}
