/** The whole state of the lab as an address to share, and back. What is not understood is left out. */
import { amountIn, scale } from "$shared/words/figures";

export const TABS = ["session", "ruin", "fan", "compare", "luck", "further", "bias"] as const;
export type Tab = (typeof TABS)[number];
export const SYSTEMS = [
  "flat",
  "martingale",
  "grand-martingale",
  "dalembert",
  "fibonacci",
  "labouchere",
  "oscars-grind",
  "paroli",
  "1-3-2-6",
  "own",
] as const;
/** The longest system of one's own, as the house takes it. */
export const OWN_MAX = 8000;
export type System = (typeof SYSTEMS)[number];
export const QUESTIONS = [
  "all-numbers",
  "repeat",
  "twice",
  "ruin",
  "target",
  "together",
  "tables",
  "hold",
  "pays",
  "free",
  "rebate",
  "kelly",
  "design",
  "zero",
  "rare",
] as const;
export type Question = (typeof QUESTIONS)[number];

/** What stands in the fields, as it was typed. Amounts are whole dollars, or whatever the house counts in. */
export interface Fields {
  spins: string;
  bankroll: string;
  target: string;
  limit: string;
  evening: string;
  sessions: string;
  seed: string;
  luckSpins: string;
  luckSeed: string;
  level: string;
  column: string;
  dealer: string;
  question: string;
  held: string;
  loss: string;
  pays: string;
  percent: string;
  pockets: string;
  tips: string;
}
export interface Shared {
  rulebook: string;
  wheel: string;
  option: string;
  choice: string;
  tab: Tab;
  strategy: System | "bold";
  strategies: System[];
  stakes: Record<string, number>;
  /** The system that is called own, as a strategy file has it. */
  own: string;
  fields: Fields;
}

export const START: Shared = {
  rulebook: "classic",
  wheel: "single-zero",
  option: "",
  choice: "",
  tab: "session",
  strategy: "martingale",
  strategies: ["flat", "martingale", "dalembert", "fibonacci", "paroli"],
  stakes: { red: 100 },
  own: `name = "two steps"

[[stage]]
stake = 1     # units
on_win = 0    # stages are counted from 0
on_loss = 1

[[stage]]
stake = 3
on_win = 0
on_loss = 0
`,
  fields: {
    spins: "1000",
    bankroll: "100",
    target: "200",
    limit: "500",
    evening: "300",
    sessions: "10000",
    seed: "1",
    luckSpins: "370",
    luckSeed: "1",
    level: "0.01",
    column: "",
    dealer: "",
    question: "hold",
    held: "",
    loss: "",
    pays: "36",
    percent: "10",
    pockets: "",
    tips: "",
  },
};

/** Fields that hold more than a number. */
const LONG: (keyof Fields)[] = ["pockets", "tips"];

/** Only what differs from the beginning stands in the address. */
export function toAddress(state: Shared): string {
  const said = new URLSearchParams();
  for (const name of ["rulebook", "wheel", "option", "choice", "tab", "strategy"] as const)
    if (state[name] !== START[name]) said.set(name, state[name]);
  const systems = state.strategies.join(" ");
  if (systems !== START.strategies.join(" ")) said.set("systems", systems);
  const slip = Object.entries(state.stakes).map(([place, cents]) => `${place}:${cents}`);
  said.set("slip", slip.join(" "));
  if (state.own !== START.own) said.set("own", state.own);
  for (const [name, value] of Object.entries(state.fields))
    if (value !== START.fields[name as keyof Fields]) said.set(name, value);
  return said.toString();
}

export function fromAddress(text: string): Shared {
  const said = new URLSearchParams(text.replace(/^#/, ""));
  const state: Shared = structuredClone(START);
  for (const name of ["rulebook", "wheel", "option", "choice"] as const) {
    const value = said.get(name);
    if (value !== null && /^[a-z-]{0,40}$/.test(value)) state[name] = value;
  }
  const tab = TABS.find((each) => each === said.get("tab"));
  if (tab) state.tab = tab;
  const strategy = [...SYSTEMS, "bold" as const].find((each) => each === said.get("strategy"));
  if (strategy) state.strategy = strategy;
  const systems = said.get("systems");
  if (systems !== null) state.strategies = SYSTEMS.filter((each) => systems.split(" ").includes(each));
  const slip = said.get("slip");
  if (slip !== null) state.stakes = readStakes(slip);
  state.own = said.get("own")?.slice(0, OWN_MAX) ?? state.own;
  for (const name of Object.keys(state.fields) as (keyof Fields)[]) {
    const value = said.get(name);
    if (value !== null) state.fields[name] = value.slice(0, LONG.includes(name) ? 1000 : 40);
  }
  return state;
}

function readStakes(text: string): Record<string, number> {
  const stakes: Record<string, number> = {};
  for (const part of text.split(" ").slice(0, 200)) {
    const [, place = "", cents = ""] = /^([a-z0-9-]{1,40}):(\d{1,9})$/.exec(part) ?? [];
    if (place && Number(cents) > 0) stakes[place] = Number(cents);
  }
  return stakes;
}

/** An amount as somebody types it, in the smallest unit; undefined where it is none, or far too much. */
export function cents(text: string): number | undefined {
  const amount = amountIn(text);
  return amount !== undefined && amount > 0 && amount < 1e9 * scale("cents") ? amount : undefined;
}

/** Wagers as somebody types them, `red=5 straight-17`; without an amount it is one of the currency. */
export function wagers(text: string): { bet: string; stake: number }[] | undefined {
  const found = text
    .trim()
    .split(/[\s;]+/)
    .filter(Boolean)
    .map((part) => {
      const [, bet = "", , typed = "1"] = /^([a-z0-9-]{1,40})(=(.+))?$/.exec(part) ?? [];
      return { bet, stake: cents(typed) };
    });
  return found.every(
    (each): each is { bet: string; stake: number } => each.bet !== "" && each.stake !== undefined,
  )
    ? found
    : undefined;
}

/** A whole number within bounds; undefined otherwise. */
export function whole(text: string, least: number, most: number): number | undefined {
  if (!/^(\d{1,16}|\d{1,3}([\s,._’']\d{3}){1,4})$/.test(text.trim())) return undefined;
  const value = Number(text.replace(/\D/g, ""));
  return value >= least && value <= most ? value : undefined;
}

/** Numbers that were pasted in one line, one below the other as the house reads them. CSV is left as it is. */
export function oneEachLine(text: string): string {
  const trimmed = text.trim();
  if (trimmed.includes("\n") || !/^[\d\s,;.-]+$/.test(trimmed)) return text;
  return trimmed.split(/[\s,;.-]+/).join("\n");
}
