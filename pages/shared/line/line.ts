/**
 * The line to the house: one WebSocket, said hello to again after every cut with the last sequence seen.
 *
 * A command is sent once, or not at all. Without a connection it is refused here (`not_connected`); when the line is cut
 * before its answer came, it is given up (`line_cut`) and the house's own state shows whether it was done. It is never
 * kept for later, as a bet must not fall into another round than the player saw.
 */
import type { Answered, Event, Inbound, Outbound } from "$shared/wire/frames";
import type { Command } from "$shared/wire/table";
import { Refused, refusal } from "./http";
import { randomName } from "$shared/wheel/random";

export type LineState = "connecting" | "connected" | "cut" | "closed";

export interface LineOptions {
  address: string;
  frame: (frame: Outbound) => void;
  state?: (state: LineState) => void;
  socket?: (address: string) => WebSocket;
  random?: () => number;
}

interface Waiting {
  done: (answer: Answered) => void;
  failed: (error: Refused) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const FOR_GOOD = ["not_signed_in", "signed_out", "too_many_sockets"];

export class Line {
  state: LineState = "connecting";
  private socket: WebSocket | undefined;
  private readonly seen = new Map<string, number | undefined>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly run = randomName();
  private tries = 0;
  private keys = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LineOptions) {
    this.connect();
  }

  /** Watch a table, from the beginning or, after a cut, from where we were. */
  watch(table: string): void {
    this.seen.set(table, undefined);
    this.hello(table);
  }

  /** Have the whole table sent again. */
  again(table: string): void {
    this.watch(table);
  }

  leave(table: string): void {
    if (this.seen.delete(table)) this.send({ type: "bye", table });
  }

  /** Ask a table for something. Rejects with `Refused`. */
  ask(table: string, command: Command): Promise<Answered> {
    if (this.state !== "connected") {
      return Promise.reject(
        new Refused(refusal("not_connected", "The line to the house is cut; nothing was sent.")),
      );
    }
    const key = `${this.run}-${++this.keys}`;
    return new Promise((done, failed) => {
      this.waiting.set(key, { done, failed });
      this.send({ type: "command", table, key, command: command as unknown as Record<string, unknown> });
    });
  }

  /** Tell the house what became of a call that this terminal has to announce. */
  announcing(table: string, round: number, sound: boolean, sight: boolean): void {
    this.send({ type: "announcing", table, round, sound, sight });
  }

  get unanswered(): number {
    return this.waiting.size;
  }

  close(): void {
    this.become("closed");
    clearTimeout(this.timer);
    this.socket?.close();
    this.giveUp();
  }

  private connect(): void {
    this.become(this.tries ? "cut" : "connecting");
    const socket = (this.options.socket ?? ((address) => new WebSocket(address)))(this.options.address);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Outbound);
    socket.onclose = (closed) => {
      if (this.socket !== socket || this.state === "closed") return;
      this.socket = undefined;
      this.giveUp();
      if (FOR_GOOD.includes(closed.reason)) this.become("closed");
      else this.later();
    };
  }

  private later(): void {
    this.become("cut");
    const random = (this.options.random ?? Math.random)();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.5 + random / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hear(frame: Outbound): void {
    if (frame.type === "welcome") {
      this.tries = 0;
      this.become("connected");
      for (const table of this.seen.keys()) this.hello(table);
    }
    if ((frame.type === "events" || frame.type === "snapshot") && this.seen.has(frame.table)) {
      this.seen.set(frame.table, frame.to);
    }
    const key = "key" in frame ? frame.key : undefined;
    const asked = key ? this.waiting.get(key) : undefined;
    if (key && asked) {
      this.waiting.delete(key);
      if (frame.type === "answer") asked.done(frame);
      else if (frame.type === "refused") asked.failed(new Refused(frame));
    }
    this.options.frame(frame);
  }

  private hello(table: string): void {
    if (this.state !== "connected") return;
    const seen = this.seen.get(table);
    this.send(seen === undefined ? { type: "hello", table } : { type: "hello", table, seen });
  }

  private send(frame: Inbound): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  private giveUp(): void {
    const cut = refusal("line_cut", "The line was cut before the answer came; the felt shows what counts.");
    for (const { failed } of this.waiting.values()) failed(new Refused(cut));
    this.waiting.clear();
  }

  private become(state: LineState): void {
    this.state = state;
    this.options.state?.(state);
  }
}

export function lineAddress(terminal = ""): string {
  return address(`/api/live${terminal ? `?terminal=${encodeURIComponent(terminal)}` : ""}`);
}

/** What everybody may watch of a tournament. */
export function boardAddress(tournament: string): string {
  return address(`/api/tournaments/${encodeURIComponent(tournament)}/live`);
}

function address(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}

export type { Event };
