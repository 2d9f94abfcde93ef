/**
 * The line to the house: one WebSocket, said hello to again after every cut with the last sequence seen.
 *
 * There are three answers: done, refused, and not known yet. Without a connection a command is refused here
 * (`not_connected`). One whose answer is not known, because the house said so or the line was cut, is asked again under
 * its own key, under which it is done once. A wager names its round, so it cannot fall into another than the player saw.
 * What names none belongs to its moment: after a cut it is given up (`line_cut`), and the house's state shows what counts.
 *
 * Whoever hears nothing for a second asks whether the house is there. Where nothing comes then either, the line is as good
 * as cut, and is said to be within three seconds; it goes on where it was if the house speaks again, and is dropped for
 * a new one if it does not.
 */
import type { Answered, Event, Inbound, NotDone, Outbound, Unknown } from "$shared/wire/frames";
import type { Command } from "$shared/wire/table";
import { Refused, refusal } from "./http";
import { randomName } from "$shared/wheel/random";

export type LineState = "connecting" | "connected" | "cut" | "closed";

export interface LineOptions {
  address: string;
  frame: (frame: Outbound) => void;
  state?: (state: LineState) => void;
  /** Of how many commands it is not known whether they were done. */
  unknown?: (count: number) => void;
  socket?: (address: string) => WebSocket;
  random?: () => number;
}

interface Waiting {
  asked: Asked;
  unknown: boolean;
  done: (answer: Answered) => void;
  failed: (error: Refused) => void;
}
type Asked = Extract<Inbound, { type: "command" }>;

/** What touches the layout, and therefore names its round. */
const LAYOUT = new Set<Command["do"]>([
  "place-wager", "move-wager", "take-down-wager", "clear-wagers",
  "rebet-wagers", "double-wagers", "change-wagers", "announce-bet", "place-coupon",
]); // prettier-ignore
/** Nobody looked at it this time: no answer to what may have been done before. */
const NOT_HEARD = ["table_busy", "table_suspended", "house_closing", "too_many_requests", "journal_stopped"];
const ASK_AGAIN = 1000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const LOOK = 250;
const QUIET = 1000;
const DEAD = 2600;
const DROP = 8000;
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
  private asking: ReturnType<typeof setTimeout> | undefined;
  private readonly beat: ReturnType<typeof setInterval>;
  private looked = 0;
  private heard = 0;
  private asked = false;

  constructor(private readonly options: LineOptions) {
    this.connect();
    this.beat = setInterval(() => this.look(), LOOK);
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
    const asked: Asked = { type: "command", table, key, command: command as unknown as Asked["command"] };
    return new Promise((done, failed) => {
      this.waiting.set(key, { asked, unknown: false, done, failed });
      this.send(asked);
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
    clearTimeout(this.asking);
    clearInterval(this.beat);
    this.socket?.close();
    this.giveUp(() => true);
  }

  private connect(): void {
    this.become(this.tries ? "cut" : "connecting");
    const socket = (this.options.socket ?? ((address) => new WebSocket(address)))(this.options.address);
    this.socket = socket;
    this.spoken();
    socket.onmessage = (message) => {
      if (this.socket === socket) this.hear(JSON.parse(message.data as string) as Outbound);
    };
    socket.onclose = (closed) => this.lost(socket, closed.reason);
  }

  private lost(socket: WebSocket, reason = ""): void {
    if (this.socket !== socket || this.state === "closed") return;
    this.socket = undefined;
    const forGood = FOR_GOOD.includes(reason);
    this.giveUp((asked) => forGood || !asked.command["round"]);
    if (forGood) this.become("closed");
    else this.later();
  }

  private spoken(): void {
    this.heard = this.looked = performance.now();
    this.asked = false;
  }

  /** Does the house still speak? A page that slept itself asks first. */
  private look(): void {
    const { socket } = this;
    const now = performance.now();
    const slept = now - this.looked > QUIET;
    this.looked = now;
    if (!socket || this.state === "closed") return;
    if (slept) [this.heard, this.asked] = [Math.max(this.heard, now - QUIET), false];
    const quiet = now - this.heard;
    if (quiet >= DROP) {
      this.lost(socket);
      socket.close();
    } else if (this.state !== "connected") return;
    else if (quiet >= DEAD) {
      for (const waiting of this.waiting.values()) waiting.unknown = true;
      this.become("cut");
      this.tell();
    } else if (quiet >= QUIET && !this.asked) {
      this.asked = true;
      this.send({ type: "ping" });
    }
  }

  private later(): void {
    this.become("cut");
    const random = (this.options.random ?? Math.random)();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.5 + random / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hear(frame: Outbound): void {
    this.spoken();
    if (this.state === "cut" && frame.type !== "welcome") this.become("connected"); // it was only silent
    if (frame.type === "pong") return;
    if (frame.type === "welcome") {
      this.tries = 0;
      this.become("connected");
      for (const table of this.seen.keys()) this.hello(table);
      this.askAgain();
    }
    if ((frame.type === "events" || frame.type === "snapshot") && this.seen.has(frame.table)) {
      this.seen.set(frame.table, frame.to);
    }
    const key = "key" in frame ? frame.key : undefined;
    const asked = key ? this.waiting.get(key) : undefined;
    if (key && asked && (frame.type === "answer" || frame.type === "refused" || frame.type === "unknown"))
      this.answered(key, asked, frame);
    this.options.frame(frame);
  }

  private answered(key: string, asked: Waiting, frame: Answered | NotDone | Unknown): void {
    if (frame.type === "unknown") {
      asked.unknown = true; // The truth follows on this line.
    } else if (frame.type === "answer") {
      this.waiting.delete(key);
      asked.done(frame);
    } else if (frame.code === "not_done" && asked.asked.command["round"]) {
      this.send(asked.asked);
    } else if (asked.unknown && NOT_HEARD.includes(frame.code)) {
      clearTimeout(this.asking);
      this.asking = setTimeout(() => this.askAgain(), ASK_AGAIN);
    } else {
      this.waiting.delete(key);
      asked.failed(new Refused(frame));
    }
    this.tell();
  }

  private askAgain(): void {
    for (const { asked, unknown } of this.waiting.values()) if (unknown) this.send(asked);
  }

  private hello(table: string): void {
    if (this.state !== "connected") return;
    const seen = this.seen.get(table);
    this.send(seen === undefined ? { type: "hello", table } : { type: "hello", table, seen });
  }

  private send(frame: Inbound): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  /** Nobody will answer on this line any more. */
  private giveUp(lost: (asked: Asked) => boolean): void {
    const cut = refusal("line_cut", "The line was cut before the answer came; the felt shows what counts.");
    for (const [key, waiting] of this.waiting) {
      waiting.unknown = true;
      if (!lost(waiting.asked)) continue;
      this.waiting.delete(key);
      waiting.failed(new Refused(cut));
    }
    this.tell();
  }

  private tell(): void {
    this.options.unknown?.([...this.waiting.values()].filter((each) => each.unknown).length);
  }

  private become(state: LineState): void {
    this.state = state;
    this.options.state?.(state);
  }
}

/** A wager for the round that is seen now. */
export function inRound(command: Command, round: number): Command {
  return LAYOUT.has(command.do) ? ({ ...command, round } as Command) : command;
}

export function lineAddress(terminal = ""): string {
  return address(`/api/live${terminal ? `?terminal=${encodeURIComponent(terminal)}` : ""}`);
}

/** What everybody may watch of a tournament. */
/** Of one tournament, or of whichever there will be. */
export function boardAddress(tournament: string): string {
  return address(`/api/tournaments/${tournament && `${encodeURIComponent(tournament)}/`}live`);
}

function address(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}

export type { Event };
