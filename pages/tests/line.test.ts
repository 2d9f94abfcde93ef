import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, refusal } from "$shared/line/http";
import { Keys } from "$shared/line/keys";
import { inRound, Line, type LineState } from "$shared/line/line";
import type { Outbound } from "$shared/wire/frames";

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  readyState = 1;
  onmessage?: (message: { data: string }) => void;
  onclose?: (closed: { reason: string }) => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.cut();
  }
  cut(reason = "") {
    this.readyState = 3;
    this.onclose?.({ reason });
  }
  hear(frame: Partial<Outbound> & { type: string }) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const states: LineState[] = [];
let unknown = 0;
function line() {
  FakeSocket.all = [];
  states.length = 0;
  unknown = 0;
  return new Line({
    address: "ws://house/api/live",
    frame: () => undefined,
    state: (state) => states.push(state),
    unknown: (count) => (unknown = count),
    socket: () => new FakeSocket() as unknown as WebSocket,
    random: () => 1,
  });
}
const last = () => FakeSocket.all.at(-1) as FakeSocket;
const welcome = { type: "welcome" as const, who: "1-3", role: "player" };
const wager = { do: "place-wager" as const, seat: 3, bet: "red", stake: 500 };
const spin = { do: "spin-ball" as const };
const not = (code: string) => ({ type: "refused" as const, code, message: "No.", clause: null, facts: {} });
const commands = () => last().sent.filter((frame) => frame["type"] === "command");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the line to the house", () => {
  it("says hello with what it has seen after a cut", () => {
    const talk = line();
    talk.watch("1");
    last().hear(welcome);
    expect(last().sent).toEqual([{ type: "hello", table: "1" }]);
    last().hear({ type: "events", table: "1", to: 412, phase: "betting", round: 7, events: [] });
    last().cut();
    expect(talk.state).toBe("cut");
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    last().hear(welcome);
    expect(last().sent).toEqual([{ type: "hello", table: "1", seen: 412 }]);
  });

  it("waits longer after each failure, and a short time again after a success", () => {
    line();
    last().cut();
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      last().cut();
    }
    vi.advanceTimersByTime(8000);
    last().hear(welcome);
    last().cut();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it("sends no bet without a connection and keeps none for later", async () => {
    const talk = line();
    talk.watch("1");
    await expect(talk.ask("1", wager)).rejects.toBeInstanceOf(Refused);
    last().hear(welcome);
    expect(last().sent.filter((frame) => frame["type"] === "command")).toHaveLength(0);
  });

  it("gives up at a cut what names no round, and never sends it twice", async () => {
    const talk = line();
    last().hear(welcome);
    const asked = talk.ask("1", spin);
    expect(last().sent).toHaveLength(1);
    const refused = expect(asked).rejects.toMatchObject({ refusal: { code: "line_cut" } });
    last().cut();
    await refused;
    vi.advanceTimersByTime(10_000);
    last().hear(welcome);
    expect(commands()).toHaveLength(0);
    expect(talk.unanswered).toBe(0);
  });

  it("asks again after a cut, with the same key, for what names its round", async () => {
    const talk = line();
    last().hear(welcome);
    const asked = talk.ask("1", inRound(wager, 7));
    const [first] = commands();
    expect(first?.["command"]).toEqual({ ...wager, round: 7 });
    expect(unknown).toBe(0);
    last().cut();
    expect(unknown).toBe(1);
    vi.advanceTimersByTime(10_000);
    last().hear(welcome);
    expect(commands()).toEqual([first]);
    last().hear({ type: "answer", key: first?.["key"] as string, table: "1", to: 9, events: [] });
    await expect(asked).resolves.toMatchObject({ to: 9 });
    expect(unknown).toBe(0);
  });

  it("waits for the truth when the house does not know, and sends again what was not done", async () => {
    const talk = line();
    last().hear(welcome);
    let said = "";
    const asked = talk.ask("1", inRound(wager, 7)).then((answer) => (said = `done at ${answer.to}`));
    const [first] = commands();
    const key = first?.["key"] as string;
    last().hear({ type: "unknown", table: "1", key });
    await Promise.resolve();
    expect([said, unknown]).toEqual(["", 1]);
    last().hear({ ...not("not_done"), key });
    expect(commands()).toEqual([first, first]);
    expect(unknown).toBe(1);
    last().hear({ type: "answer", key, table: "1", to: 9, events: [] });
    await asked;
    expect([said, unknown]).toEqual(["done at 9", 0]);
  });

  it("takes no refusal for an answer that nobody has thought about", async () => {
    const talk = line();
    last().hear(welcome);
    const asked = talk.ask("1", inRound(wager, 7));
    const refused = expect(asked).rejects.toMatchObject({ refusal: { code: "late_bet" } });
    const [first] = commands();
    const key = first?.["key"] as string;
    last().hear({ type: "unknown", table: "1", key });
    last().hear({ ...not("table_suspended"), key });
    expect(unknown).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(commands()).toEqual([first, first]);
    last().hear({ ...not("late_bet"), key });
    await refused;
    expect(unknown).toBe(0);
  });

  it("tells who asked for something without a round that it was not done", async () => {
    const talk = line();
    last().hear(welcome);
    const refused = expect(talk.ask("1", spin)).rejects.toMatchObject({ refusal: { code: "not_done" } });
    const key = commands()[0]?.["key"] as string;
    last().hear({ type: "unknown", table: "1", key });
    last().hear({ ...not("not_done"), key });
    await refused;
    expect(commands()).toHaveLength(1);
  });

  it("gives each command its own key and brings each answer to its asker", async () => {
    const talk = line();
    last().hear(welcome);
    const first = talk.ask("1", wager);
    const second = talk.ask("1", wager);
    const [one, two] = last().sent.map((frame) => frame["key"] as string);
    expect(one).not.toBe(two);
    last().hear({
      type: "refused",
      key: two ?? "",
      code: "late_bet",
      message: "No.",
      clause: "CO-1",
      facts: {},
    });
    last().hear({ type: "answer", key: one ?? "", table: "1", to: 9, events: [] });
    await expect(first).resolves.toMatchObject({ to: 9 });
    await expect(second).rejects.toMatchObject({ refusal: { code: "late_bet", clause: "CO-1" } });
  });

  it.each(["signed_out", "too_many_sockets"])("does not knock again after %s", (reason) => {
    const talk = line();
    last().hear(welcome);
    last().cut(reason);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(talk.state).toBe("closed");
  });
});

describe("keys over HTTP", () => {
  it("are kept for what got no answer, and for nothing else", async () => {
    const keys = new Keys();
    const used: string[] = [];
    const fails = (code: string) => (key: string) => {
      used.push(key);
      return Promise.reject(new Refused(refusal(code, "No.")));
    };
    const ask = (wish: string, code: string) => keys.under({ do: wish }, fails(code)).catch(() => undefined);
    await ask("fill", "answer_unknown");
    await ask("credit", "answer_unknown");
    await ask("fill", "not_connected");
    await ask("fill", "out_of_turn");
    await ask("fill", "out_of_turn");
    const [first, other, second, third, fourth] = used;
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, other, fourth]).size).toBe(3);
  });

  const pings = () => last().sent.filter((frame) => frame["type"] === "ping").length;
  const pong = { type: "pong" as const };

  it("asks a house that is silent whether it is there, and no more than that while it is", () => {
    const talk = line();
    last().hear(welcome);
    for (let second = 0; second < 30; second++) {
      vi.advanceTimersByTime(1250);
      if (pings() > second) last().hear(pong);
    }
    expect(pings()).toBeGreaterThan(20);
    expect(talk.state).toBe("connected");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("tells a line that hangs within three seconds, and goes on where it was when the house speaks again", async () => {
    const talk = line();
    last().hear(welcome);
    const asked = talk.ask("1", { ...wager, round: 7 });
    vi.advanceTimersByTime(2000);
    expect([talk.state, unknown, pings()]).toEqual(["connected", 0, 1]);
    vi.advanceTimersByTime(1000);
    expect([talk.state, unknown]).toEqual(["cut", 1]);
    await expect(talk.ask("1", spin)).rejects.toBeInstanceOf(Refused);
    const key = String(commands()[0]?.["key"]);
    last().hear({ type: "answer", table: "1", key, to: 9, events: [] });
    await expect(asked).resolves.toMatchObject({ to: 9 });
    expect([talk.state, unknown, FakeSocket.all.length, commands().length]).toEqual(["connected", 0, 1, 1]);
  });

  it("drops a line that stays silent for a new one, on which it asks again", () => {
    const talk = line();
    talk.watch("1");
    last().hear(welcome);
    void talk.ask("1", { ...wager, round: 7 });
    const first = last();
    vi.advanceTimersByTime(9000);
    expect(FakeSocket.all.length).toBe(2);
    first.hear({ type: "events", table: "1", to: 99, phase: "betting", round: 7, events: [] });
    expect(talk.state).toBe("cut"); // what comes on the old line is not heard
    last().hear(welcome);
    expect([talk.state, commands().length]).toEqual(["connected", 1]);
  });

  it("takes no sleep of its own for silence of the house", () => {
    const talk = line();
    last().hear(welcome);
    vi.setSystemTime(Date.now() + 60_000);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    vi.advanceTimersByTime(250);
    expect([talk.state, FakeSocket.all.length, pings()]).toEqual(["connected", 1, 1]);
    vi.restoreAllMocks();
  });
});
