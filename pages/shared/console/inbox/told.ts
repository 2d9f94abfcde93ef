/** What waits for a second person, told in words and money: whoever confirms reads all that will be done. */
import { money, number as figure } from "$shared/words/figures";
import { part } from "$shared/words/fluent";
import { filled } from "$shared/words/refusals";
import { limitName, limitText, w } from "$shared/words";
import type { ApprovalShown } from "$shared/wire/api";
import type { Limit, Role, RuledWager } from "$shared/wire/table";
import { kindName } from "../chips";
import { recorded } from "./recorded";
import { ruledLine } from "./ruled";
import { c } from "../words";

type Facts = Record<string, unknown>;
type Line = readonly [label: string, value: string];

export interface Told {
  /** At which table, or of which tournament. */
  where: string;
  facts: Line[];
  /** A longer list, such as who gets which prize. */
  list: Line[];
}

const MONEY = [
  ...["amount", "counted", "cash", "receipts", "coupons", "chips"],
  ...["limit", "report_over", "ask_from"],
];
/** Whose place is elsewhere: what binds the request, and what is told as the place. */
const APART = ["do", "key", "command", "prizes", "table", "tournament", "title", "about"];

interface Prize {
  place: number;
  name: string;
  kind: string;
  amount: number;
  description: string;
}

export function told(approval: ApprovalShown): Told {
  const { request } = approval;
  const command = (request["command"] ?? {}) as Facts;
  const all: Facts = { ...request, ...command };
  const facts = Object.entries(all)
    .filter(([name, value]) => !APART.includes(name) && (MONEY.includes(name) || isSaid(value)))
    .map(([name, value]): Line => [label(name), written(name, value)]);
  if (approval.action === "change-options")
    facts.splice(0, facts.length, [label("options"), options(command)]);
  if (approval.action === "change-tips") facts.splice(0, facts.length, [label("tips"), tips(command)]);
  if (approval.action === "change-chips") facts.splice(0, facts.length, ...stock(command));
  if (approval.action === "correct-count") facts.push([label("total"), money(sum(command))]);
  if (approval.action === "enter-from-paper") facts.splice(0, facts.length, ...onPaper(command));
  if (approval.action === "begin-table" || approval.action === "begin-staff") return begun(request);
  const prizes = (request["prizes"] ?? []) as Prize[];
  return {
    where: all["table"]
      ? w().table({ name: String(all["table"]) })
      : String(request["title"] ?? request["tournament"] ?? ""),
    facts,
    list: prizes.map((prize) => [
      `${prize.place}. ${prize.name}`,
      [prizeSaid(prize), money(prize.amount)].filter(Boolean).join(" · "),
    ]),
  };
}

/** Nothing of a sum of money but the sum; a thing has its name from the rules. */
function prizeSaid({ kind, description }: Prize): string {
  if (kind === "cash") return "";
  return kind === "goods" ? description : recorded(description);
}

/** What was done on its own day, whatever was paid, and what shows that it was done. */
function onPaper(command: Facts): Line[] {
  const { do: name, ...done } = command["done"] as Part;
  type Payment = { means?: string; amount?: number };
  const paid = ["fee", "buy_in", "payment"].flatMap((part) => (done[part] ?? []) as Payment[]);
  return [
    [label("what"), part(c().fromPaper, name) ?? name],
    ...Object.entries(done)
      .filter(([, value]) => isSaid(value) && typeof value !== "object")
      .map(([field, value]): Line => [label(field), written(field, value)]),
    ...(paid.length ? [[label("amount"), paid.map(paidIn).join(" + ")] as const] : []),
    ...["evidence", "reason"].map((field): Line => [label(field), written(field, command[field])]),
  ];
}

function paidIn({ means = "cash", amount = 0 }: { means?: string; amount?: number }): string {
  return means === "cash" ? money(amount) : `${money(amount)} (${filled(means)})`;
}

interface Part {
  do: string;
  [field: string]: unknown;
}

/** Several things of one step: a table with all that stands at it, or people with roles and licences. */
function begun(request: Facts): Told {
  const parts = (request["parts"] ?? []) as Part[];
  const text = (part: Part | undefined, name: string) => String(part?.[name] ?? "");
  const first = (name: string) => parts.find((part) => part.do === name);
  const people = parts
    .filter((part) => part.do === "register-person")
    .map((part): Line => [
      `${text(part, "badge")} ${text(part, "name")} · ${written("roles", part["roles"])}`,
      `${text(part, "licence")}, ${text(part, "valid_until")}`,
    ]);
  const made = first("set-up-table");
  const described = (request["described"] ?? {}) as Facts;
  const wheel = first("register-wheel");
  const approved = parts.filter((part) => part.do === "record-approval");
  const list: Line[] = [
    ...people,
    ...(wheel
      ? [[text(wheel, "wheel"), `${text(wheel, "serial")}, ${text(wheel, "diameter")}″`] as const]
      : []),
    ...parts
      .filter((part) => ["register-ball", "register-layout", "register-box"].includes(part.do))
      .map((part): Line => [
        text(part, part.do.replace("register-", "")),
        c().code[part.do.replace("register-", "")] ?? "",
      ]),
    ...approved.map((part): Line => [
      `${text(part, "subject")}`,
      [text(part, "reference"), text(part, "approved_by"), text(part, "date")].filter(Boolean).join(", "),
    ]),
  ];
  const facts: Line[] = made ? [[label("policy"), policy(made["policy"] as Facts)]] : [];
  return { where: described["table"] ? w().table({ name: String(described["table"]) }) : "", facts, list };
}

const isSaid = (value: unknown) => value !== "" && value !== 0 && value !== null && value !== false;
const label = (name: string) => c().fact[name] ?? name;
const sum = (command: Facts) =>
  ["cash", "receipts", "chips"].reduce((total, part) => total + Number(command[part] ?? 0), 0);

function written(name: string, value: unknown): string {
  if (MONEY.includes(name)) return money(Number(value));
  switch (name) {
    case "limits":
      return limits(value as Record<string, Limit>);
    case "instruction":
      return c().instruction[value as "void"] ?? String(value);
    case "decision":
      return c().decision[value as "pay"] ?? String(value);
    case "wagers":
      return (value as RuledWager[]).map((each) => ruledLine(each)).join("; ");
    case "roles":
      return (value as Role[]).map((role) => c().role[role] ?? role).join(", ");
    case "policy":
      return policy(value as Facts);
    case "variations":
      return (value as Facts[]).map((each) => String(each["name"] ?? each["key"] ?? "")).join(", ") || c().no;
  }
  if (value === true) return c().yes;
  if (Array.isArray(value)) return value.map((each) => filled(String(each))).join(", ");
  return filled(String(value));
}

function limits(all: Record<string, Limit>): string {
  return Object.entries(all)
    .map(([kind, limit]) => `${limitName(kind)} ${limitText(limit)}`)
    .join(", ");
}

/** What a table offers on zero: customary rules by their name, a rule of the rulebook's own by its word. */
export function optionName(option: string): string {
  return part(c().option, option.replaceAll("-", "_")) ?? option.replaceAll(/[-_]/g, " ");
}

/** Requests of before had a switch for each of three options. */
function options(command: Facts): string {
  const before = ["in_prison", "la_partage", "surrender"].find((option) => command[option] === true);
  return optionName(String(command["option"] ?? "") || before || "none");
}

/** The chips that a table is about to have: of which colour, worth what, and how many. */
function stock(command: Facts): Line[] {
  type Chips = { colour: string; design?: string; value?: number; number?: number }[];
  const lines = (which: "sets" | "value") =>
    ((command[which] ?? []) as Chips)
      .map(({ colour, design = "plain", value, number = 0 }) =>
        [
          kindName(which === "sets" ? `${colour}/${design}` : `value/${colour}`),
          ...(value === undefined ? [] : [money(value)]),
          `× ${figure(number)}`,
        ].join(" "),
      )
      .join(", ");
  const smallest = command["smallest"];
  return [
    [c().stock.sets, lines("sets")],
    [c().stock.value, lines("value")],
    ...(typeof smallest === "number" ? [[c().stock.smallest, money(smallest)] as const] : []),
  ];
}

/** What the house is about to allow for the dealers. */
function tips(command: Facts): string {
  const said = c().tipRules;
  if (command["wager_max"] === 0) return said.none;
  const bets = (command["bets"] ?? []) as string[];
  const most = (name: "wager" | "spin") => {
    const amount = command[`${name}_max`];
    return typeof amount === "number" ? [`${said[name]}: ${money(amount)}`] : [];
  };
  const rules = [
    ...(bets.length ? [bets.map(limitName).join(", ")] : []),
    ...most("wager"),
    ...most("spin"),
    ...(command["split"] === false ? [said.apart] : []),
    ...(command["counted"] === undefined
      ? []
      : [`${said.counted}: ${command["counted"] ? c().yes : c().no}`]),
    ...(command["restriction"] ? [filled(String(command["restriction"]))] : []),
  ];
  return rules.join("; ") || said.all;
}

/** A new table: its rulebook and wheel, and the limits where it has its own. */
function policy(asked: Facts): string {
  const [rulebook, wheel] = ["rulebook", "wheel"].map((part) => String(asked[part] ?? ""));
  const said = [part(c().rulebook, rulebook ?? "") ?? rulebook, filled(wheel ?? "")].filter(Boolean);
  const own = asked["limits"] as Record<string, Limit> | undefined;
  return [...said, ...(own ? [limits(own)] : [])].join(", ");
}
