import { beforeAll, describe, expect, it } from "vitest";
import type { ApprovalShown } from "$shared/wire/api";
import { told } from "$shared/console/inbox/told";
import { c } from "$shared/console/words";
import { learn } from "$shared/words/language.svelte";

/** Every request that two people make, as the house keeps it. */
const REQUESTS: Record<string, Record<string, unknown>> = {
  "fill-table": { table: "2", command: { do: "fill-table", amount: 50_000 }, key: "k" },
  "credit-table": { table: "2", command: { do: "credit-table", amount: 50_000 }, key: "k" },
  "correct-result": {
    table: "2",
    command: { do: "correct-result", number: "17", reason: "Keyed" },
    key: "k",
  },
  "make-ruling": {
    table: "2",
    command: { do: "make-ruling", instruction: "void", reason: "Fell" },
    key: "k",
  },
  "change-limits": {
    table: "2",
    command: { do: "change-limits", limits: { all: { min: 100, max: 20_000 }, inside_total: { min: 1000 } } },
  },
  "change-options": { table: "2", command: { do: "change-options", option: "in-prison" } },
  "load-variations": { table: "2", command: { do: "load-variations", variations: [{ name: "Late" }] } },
  "award-prizes": {
    tournament: "cup",
    title: "Autumn Cup",
    command: { do: "award-prizes", event: "cup" },
    prizes: [{ place: 1, name: "Ada", kind: "cash", amount: 7000, description: "" }],
    key: "k",
  },
  "count-fees": {
    tournament: "cup",
    title: "Autumn Cup",
    command: { do: "count-fees", counted: 3000, date: "2026-11-17", container: "F-1" },
  },
  "set-up-table": {
    table: "9",
    automation: "felt",
    source: "dealer",
    policy: { rulebook: "house", wheel: "single-zero", limits: { all: { min: 100, max: 500 } } },
  },
  "enrol-terminal": { code: "ABCD-EFGH", table: "1", seat: 3 },
  "add-person": { badge: "D7", name: "Dora", roles: ["dealer", "cashier"] },
  "grant-roles": { badge: "D7", roles: ["dealer"] },
  "renew-code": { badge: "D7" },
  "forget-person": { person: "staff/D7", reason: "asked for it" },
  "adjust-wheel": {
    command: { do: "adjust-wheel", wheel: "W-1", table: "1", part: "rim", what: "levelled" },
  },
  "replace-part": { command: { do: "replace-part", wheel: "W-1", part: "frets", external: true } },
  "remove-box": { command: { do: "remove-box", box: "B-1", replacement: "B-2" } },
  "take-key": { command: { do: "take-key", label: "B-1-in" } },
  "empty-box": { command: { do: "empty-box", box: "B-1", shown_empty: true } },
  "correct-count": {
    command: { do: "correct-count", count: 1, cash: 1000, receipts: 0, chips: 250, reason: "Torn" },
  },
  "share-tips": { command: { do: "share-tips", amount: 12_345, to: "D1" } },
  "set-count-limit": { command: { do: "set-count-limit", limit: 0 } },
  "set-cash-limits": { command: { do: "set-cash-limits", report_over: 900_000, ask_from: 250_000 } },
  "seal-wheel": { command: { do: "seal-wheel", wheel: "W-1", part: "cone", seal: "71" } },
  "bar-player": {
    command: { do: "bar-player", player: "Zed", why: "Cheated", begins: "2026-11-17", until: "2027-11-17" },
  },
  "lift-bar": { command: { do: "lift-bar", bar: 1, why: "A year is over" } },
  "open-shift": { command: { do: "open-shift", day: "2026-11-17", shift: "swing" } },
  "close-shift": { command: { do: "close-shift", day: "2026-11-17", shift: "swing", ends_day: true } },
  "accept-time": { command: { do: "accept-time", apart: 3600, reason: "Battery" } },
  "void-slip": { table: "2", command: { do: "void-slip", slip: 7, reason: "Torn" } },
  "change-tips": { table: "2", command: { do: "change-tips", wager_max: 500 } },
  "change-chips": { table: "2", command: { do: "change-chips", sets: [{ colour: "blue", number: 300 }] } },
  "enter-from-paper": {
    command: {
      do: "enter-from-paper",
      done: { do: "register", entry: 3 },
      evidence: "Form 3",
      reason: "Cut",
    },
  },
  "begin-staff": { parts: [{ do: "register-person", badge: "D7", name: "Dora", roles: ["dealer"] }] },
  "begin-table": { parts: [{ do: "register-box", box: "B-1" }], described: { table: "2" } },
};

const waiting = (action: string): ApprovalShown => ({
  id: "1",
  action,
  request: REQUESTS[action] ?? {},
  digest: "d",
  asked_by: "S1",
  seconds_left: 100,
  second_may_be: [],
});

describe("what waits for a second person", () => {
  beforeAll(learn);

  it.each(Object.keys(REQUESTS))("%s is told in words", (action) => {
    const { facts, list, where } = told(waiting(action));
    expect(c().action[action]).toBeTruthy();
    for (const [name, value] of facts) {
      expect([...Object.values(c().fact), ...Object.values(c().stock)]).toContain(name);
      expect(value).not.toMatch(/[{}[\]]|undefined|NaN/);
    }
    expect(facts.length + list.length + where.length).toBeGreaterThan(0);
  });

  it("is every action that there is", () => {
    expect(Object.keys(REQUESTS).sort()).toEqual(Object.keys(c().action).sort());
  });

  it("has its money in dollars", () => {
    const said = (action: string) => JSON.stringify(told(waiting(action)));
    expect(said("fill-table")).toContain("$500");
    expect(said("change-limits")).toContain("All bets $1 – $200, Inside bets, in all from $10");
    expect(said("award-prizes")).toContain("$70");
    expect(said("count-fees")).toContain("$30");
    expect(said("share-tips")).toContain("$123.45");
    expect(said("set-count-limit")).toContain("$0");
    expect(said("set-cash-limits")).toContain("$9,000");
    const counted = told(waiting("correct-count")).facts.map(([, value]) => value);
    expect(counted).toEqual(["1", "$10", "$0", "$2.50", "Torn", "$12.50"]);
  });
});
