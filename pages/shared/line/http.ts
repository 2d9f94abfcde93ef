/** The house over HTTP. Every refusal has one shape, and is thrown as it came. */
import type { Answers, Bodies, Route } from "$shared/wire/api";

export interface Refusal {
  code: string;
  /** Which sentence it is; what a page refuses by itself has none. */
  id?: string;
  message: string;
  clause: string | null;
  facts: Record<string, unknown>;
  request_id?: string;
  /** Who hears it at a terminal. */
  seat?: number;
}

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export function refusal(code: string, message: string, facts: Record<string, unknown> = {}): Refusal {
  return { code, message, clause: null, facts };
}

type Names<R extends string> = R extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
export type Parts<R extends Route> = [Names<R>] extends [never]
  ? Record<never, never>
  : Record<Names<R>, string | number>;

const UNKNOWN: Refusal = {
  code: "answer_unknown",
  id: "answer_unknown.ask_again",
  message: "It is not known yet whether this was done. Ask again: under the same key it is done only once.",
  clause: null,
  facts: {},
};

let terminal = "";

/** Which of several terminals in this browser asks. */
export function askAs(name: string): void {
  terminal = name;
}

/** A value that is a list is said once for each. */
export type Query = Record<string, string | number | readonly string[] | undefined>;

interface Asked<R extends Route> {
  body?: R extends keyof Bodies ? Bodies[R] : never;
  query?: Query;
  /** Gives it up when nobody wants the answer any more. */
  signal?: AbortSignal;
}

/** Where a route is, with its parts and what is asked of it. */
export function addressOf<R extends Route>(route: R, parts: Parts<R>, asked: Query = {}): string {
  const names = parts as Record<string, string | number>;
  const [, pattern = ""] = route.split(" ");
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const query = new URLSearchParams(
    Object.entries({ ...(terminal ? { terminal } : {}), ...asked }).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((each) => [name, `${each}`]),
    ),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/** `ask("GET /api/tables/{table}/layout", { table: "1" })`: address, body and answer are typed by the server's own schema. */
export async function ask<R extends Route>(
  route: R,
  parts: Parts<R>,
  asked: Asked<R> = {},
): Promise<Answers[R]> {
  const [method = "GET"] = route.split(" ");
  const keyed = Boolean(asked.body && "key" in asked.body); // it may be done although no answer comes
  let answer: Response;
  try {
    answer = await fetch(addressOf(route, parts, asked.query), {
      method,
      credentials: "same-origin",
      ...(asked.signal ? { signal: asked.signal } : {}),
      ...(asked.body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(asked.body) }),
    });
  } catch {
    throw new Refused(keyed ? UNKNOWN : refusal("not_connected", "The house cannot be reached."));
  }
  const body: unknown = await answer.json().catch(() => undefined);
  const given = body as Partial<Refusal> | null | undefined;
  if (keyed && (answer.ok ? body === undefined : answer.status >= 500 && !given?.code))
    throw new Refused(UNKNOWN); // broken off in the middle, or told by somebody between
  if (!answer.ok)
    throw new Refused(
      given?.code ? (given as Refusal) : refusal("internal_error", `The house answered ${answer.status}.`),
    );
  return body as Answers[R];
}

/** Nobody knows whether it was done: it is asked again under the same key, and then done once. */
export function unanswered({ code }: Refusal): boolean {
  return code === "not_connected" || code === "answer_unknown";
}

/** Whatever was thrown, as a refusal that can be shown. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : refusal("internal_error", String(error));
}
