import { describe, expect, it } from "vitest";
import { TableView } from "$shared/line/table.svelte";
import type { Event, Outbound } from "$shared/wire/frames";

const snapshot: Outbound = {
  type: "snapshot",
  table: "1",
  to: 10,
  phase: "betting",
  round: 3,
  dealer: "",
  seats: [
    {
      seat: 1,
      player: "Ann",
      colour: "gold",
      design: "plain",
      chip_value: 100,
      stacks: [{ place: "red", chip: "own", amount: 500 }],
      prison: [],
    },
  ],
  result: "",
  dolly: "",
  commitment: "ab",
  results: ["5"],
};
let sequence = 10;
const event = (name: string, data: Record<string, unknown>): Event => ({
  sequence: ++sequence,
  event: name,
  at: "",
  data,
});
const events = (list: Event[], phase = "betting"): Outbound => ({
  type: "events",
  table: "1",
  to: list.at(-1)?.sequence ?? 0,
  phase,
  round: 3,
  events: list,
});

function table() {
  sequence = 10;
  const heard: string[] = [];
  let asked = 0;
  const view = new TableView(
    "1",
    () => asked++,
    (each) => heard.push(each.event),
  );
  view.hear(snapshot);
  return { view, heard, asked: () => asked };
}

describe("a table as the house shows it", () => {
  it("follows wagers, and counts no event twice", () => {
    const { view, heard } = table();
    const placed = events([
      event("wager-placed", { seat: 1, place: "red", bet: "red", stake: 300, chip: "own" }),
    ]);
    view.hear(placed);
    view.hear(placed);
    expect(view.seats[1]?.stacks).toEqual({ "red|own": 800 });
    expect(heard).toEqual(["wager-placed"]);
    view.hear(
      events([event("wager-taken-down", { seat: 1, place: "red", bet: "red", stake: 800, chip: "own" })]),
    );
    expect(view.seats[1]?.stacks).toEqual({});
  });

  it("follows a settlement: collected, halved, imprisoned, released, paid", () => {
    const { view } = table();
    view.hear(
      events(
        [
          event("wager-placed", { seat: 1, place: "odd", bet: "odd", stake: 200, chip: "own" }),
          event("result-declared", { round: 3, number: "0", colour: "green", tenths: 50, source: "dealer" }),
          event("dolly-placed", { number: "0" }),
          event("losers-collected", {
            round: 3,
            collected: { 1: { "odd|own": 100 } },
            halves: { 1: { "odd|own": 100 } },
            imprisoned: { 1: { "red|own": 500 } },
          }),
        ],
        "losers-collected",
      ),
    );
    expect(view.result).toBe("0");
    expect(view.dolly).toBe("0");
    expect(view.results).toEqual(["5", "0"]);
    expect(view.seats[1]?.stacks).toEqual({});
    expect(view.seats[1]?.prison).toEqual({ "red|own": 500 });
    view.hear(
      events([event("losers-collected", { round: 4, collected: {}, released: { 1: { "red|own": 500 } } })]),
    );
    expect(view.seats[1]?.prison).toEqual({});
  });

  it("asks for the whole table where it cannot know", () => {
    const { view, asked } = table();
    view.hear(events([event("settlement-reversed", {})]));
    expect(asked()).toBe(1);
  });

  it("knows what a colour stands for at a tournament's table, and what it stands for from now on", () => {
    const { view } = table();
    view.hear({ ...snapshot, point_values: { red: 5 } });
    expect(view.pointValues).toEqual({ red: 5 });
    view.hear(events([event("point-values-set", { values: { red: 25, blue: 100 } })]));
    expect(view.pointValues).toEqual({ red: 25, blue: 100 });
    view.hear(snapshot);
    expect(view.pointValues).toEqual({});
  });
  it("forgets everything for a new snapshot", () => {
    const { view } = table();
    view.hear({ ...snapshot, to: 50, seats: [] });
    expect(view.seats).toEqual({});
    expect(view.to).toBe(50);
  });

  it("corrects a result, seats and unseats", () => {
    const { view } = table();
    view.hear(
      events([
        event("result-declared", { round: 3, number: "7", colour: "red", tenths: 50, source: "dealer" }),
        event("result-corrected", { round: 3, was: "7", number: "8", colour: "black" }),
        event("player-seated", { seat: 2, player: "Bo", colour: "cyan", design: "plain" }),
        event("chip-value-set", { seat: 2, value: 500 }),
        event("player-left", { seat: 1, player: "Ann" }),
      ]),
    );
    expect(view.results).toEqual(["5", "8"]);
    expect(Object.keys(view.seats)).toEqual(["2"]);
    expect(view.seats[2]?.chipValue).toBe(500);
  });
});
