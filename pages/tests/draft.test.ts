import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answering } from "./house";
import { Draft } from "../tournament/new/draft.svelte";

const RULES = { events: [{ key: "E1", chips: 1000, seats: 6, tables: ["1"], rounds: [{ spins: 10 }] }] };
const CHECKED = {
  ok: true,
  findings: [],
  text: "",
  rules: RULES,
  filing: null,
  document: null,
  tournament: "cup",
};

interface Waiting {
  body: { players: number };
  signal: AbortSignal;
  answer: (status: number, found: unknown) => void;
}
let trials: Waiting[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  trials = [];
  vi.stubGlobal("fetch", (address: string, asked: RequestInit) => {
    if (!address.includes("simulate")) return Promise.resolve(new Response(JSON.stringify(CHECKED)));
    return new Promise<Response>((answered) => {
      trials.push({
        body: JSON.parse(asked.body as string) as { players: number },
        signal: asked.signal as AbortSignal,
        answer: (status, found) => answered(new Response(JSON.stringify(found), { status })),
      });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  answering();
});

const soon = () => vi.advanceTimersByTimeAsync(1000);
const trial = (at: number) => trials[at] as Waiting;

test("a trial of a shape that is no more is given up, and its late answer is not shown", async () => {
  const draft = new Draft();
  draft.begin(RULES);
  expect(draft.trying).toBe(true);
  await soon();
  expect(trials.map((each) => each.body.players)).toEqual([6]);
  draft.expect(5);
  expect(trial(0).signal.aborted).toBe(true);
  await soon();
  trial(0).answer(200, { luck: 0.1, rounds: [] });
  await soon();
  expect(draft.outlook).toBeUndefined();
  expect(draft.trying).toBe(true);
  trial(1).answer(200, { luck: 0.5, rounds: [] });
  await soon();
  expect([draft.outlook?.luck, draft.trying]).toEqual([0.5, false]);
});

test("what does not change the shape leaves the trial as it is", async () => {
  const draft = new Draft();
  draft.begin(RULES);
  await soon();
  draft.set("name", "Autumn Cup");
  await soon();
  expect([trials.length, trial(0).signal.aborted, draft.trying]).toEqual([1, false, true]);
  trial(0).answer(200, { luck: 0.5, rounds: [] });
  await soon();
  draft.set("events[0].rounds", []);
  expect([draft.outlook, draft.trying]).toEqual([undefined, false]); // nothing to play
});

test("what the lab refuses is shown until the shape changes, and the same shape can be tried again", async () => {
  const draft = new Draft();
  draft.begin(RULES);
  await soon();
  trial(0).answer(409, { code: "lab_busy", message: "Busy.", clause: null, facts: {} });
  await soon();
  expect([draft.notTried?.code, draft.trying]).toEqual(["lab_busy", false]);
  draft.set("name", "Again");
  expect([draft.notTried, draft.trying]).toEqual([undefined, true]);
  await soon();
  expect(trials.length).toBe(2);
});

test("what was typed a moment ago is checked before it is published", async () => {
  const draft = new Draft();
  draft.begin(RULES);
  draft.set("name", "Cup");
  await draft.settled();
  const before = draft.checked;
  expect(before?.ok).toBe(true);
  expect(await draft.check({ rules: RULES })).toBe(true);
  await soon(); // and nothing else was waiting
  expect(draft.checked).not.toBe(before);
  const last = draft.checked;
  await soon();
  expect(draft.checked).toBe(last);
});
