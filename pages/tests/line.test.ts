import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "$shared/line/http";
import { Line, type LineState } from "$shared/line/line";
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
function line() {
  FakeSocket.all = [];
  states.length = 0;
  return new Line({
    address: "ws://house/api/live",
    frame: () => undefined,
    state: (state) => states.push(state),
    socket: () => new FakeSocket() as unknown as WebSocket,
    random: () => 1,
  });
}
const last = () => FakeSocket.all.at(-1) as FakeSocket;
const welcome = { type: "welcome" as const, who: "1-3", role: "player" };
const wager = { do: "place-wager" as const, seat: 3, bet: "red", stake: 500 };

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

  it("never sends a bet twice: what was not answered at the cut is given up", async () => {
    const talk = line();
    last().hear(welcome);
    const asked = talk.ask("1", wager);
    expect(last().sent).toHaveLength(1);
    const refused = expect(asked).rejects.toMatchObject({ refusal: { code: "line_cut" } });
    last().cut();
    await refused;
    vi.advanceTimersByTime(10_000);
    last().hear(welcome);
    expect(last().sent.filter((frame) => frame["type"] === "command")).toHaveLength(0);
    expect(talk.unanswered).toBe(0);
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
