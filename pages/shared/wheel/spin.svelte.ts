/**
 * The drawn ball and what waits for it. From the moment that the number is known the ball falls on one smooth path into its
 * pocket, by the clock alone; what the house has said since (the number, the sweep, who wins) is shown when it rests.
 */
import type { Events, Outbound } from "$shared/wire/frames";

const TURN = 360;
/** Degrees a second while the ball runs: the rotor one way, the ball the other. */
const ROTOR = 40;
const BALL = -257;
const TRACK = 160;
const POCKET = 113;
/** How far out the ball is while it falls: it leaves the track, drops, and bounces once. */
const DROP = [
  [0, TRACK],
  [0.5, TRACK - 4],
  [0.72, POCKET - 6],
  [0.85, POCKET + 8],
  [1, POCKET],
] as const;

export interface Drawn {
  rotor: number;
  ball: number;
  radius: number;
}

/** On the track, so many seconds after the ball and the rotor were seen `from` there. */
export function running(from: Drawn, seconds: number): Drawn {
  return { rotor: from.rotor + ROTOR * seconds, ball: from.ball + BALL * seconds, radius: TRACK };
}

/** In the pocket: `angle` is the pocket's own place on the rotor. */
export function resting(rotor: number, angle: number): Drawn {
  return { rotor, ball: rotor + angle, radius: POCKET };
}

/** After `gone` of the `lasts` milliseconds of the fall from there: place and speed go on as they were, and at its end the ball is in the pocket. */
export function falling(from: Drawn, angle: number, gone: number, lasts: number): Drawn {
  const s = Math.min(1, Math.max(0, gone / lasts));
  const seconds = lasts / 1000;
  const rotor = from.rotor + ROTOR * seconds * (s - (s * s) / 2);
  if (s === 1) return resting(rotor, angle);
  const end = from.rotor + (ROTOR * seconds) / 2 + angle;
  const slowed = (BALL * seconds) / 2;
  const more = (((end - from.ball - slowed) % TURN) + TURN) % TURN;
  const way = slowed + more - TURN; // at least as far as it would roll out by itself
  const ball = from.ball + BALL * seconds * (s ** 3 - 2 * s ** 2 + s) + way * (3 * s ** 2 - 2 * s ** 3);
  return { rotor, ball, radius: dropped(s) };
}

function dropped(s: number): number {
  const next = DROP.findIndex(([at]) => at >= s);
  const [[a, from], [b, to]] = [DROP[Math.max(0, next - 1)] ?? DROP[0], DROP[next] ?? DROP[4]];
  const part = b > a ? (s - a) / (b - a) : 1;
  return from + ((to - from) * (1 - Math.cos(Math.PI * part))) / 2;
}

export const motionless = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Is there a wheel on the screen? On a phone on its side there is none. */
export const wheelIsDrawn = (): boolean => document.querySelector("svg.wheel")?.checkVisibility() ?? false;

type Hear = (frame: Outbound, heard: number) => void;

/** Keeps back what a table says after its number, until the drawn ball rests. Whoever comes later sees it at once. */
export class Fall {
  /** The pocket that the drawn ball falls into now. */
  into = $state("");
  /** How long it falls, in milliseconds: as the house says, which opens no betting before the ball is at rest. */
  lasts = $state(0);
  private held: [Outbound, number][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    /** Is a ball drawn that runs? */
    private readonly runs: () => boolean,
    private readonly hear: Hear,
  ) {}

  take(frame: Outbound): void {
    const now = performance.now();
    if (!("table" in frame) || frame.table !== this.table || "key" in frame) return this.hear(frame, now);
    if (frame.type === "snapshot") {
      this.land();
      this.lasts = frame.ball_rests ?? 0;
    } else if (this.into) {
      this.held.push([frame, now]);
      return;
    } else if (frame.type === "events" && this.lasts && this.runs() && !motionless() && !document.hidden) {
      const at = frame.events.findIndex((event) => event.event === "result-declared");
      if (at >= 0) return this.begin(frame, at, now);
    }
    this.hear(frame, now);
  }

  private begin(frame: Events, at: number, now: number): void {
    const before = frame.events.slice(0, at);
    const last = before.at(-1);
    if (last) this.hear({ ...frame, events: before, to: last.sequence, phase: "no-more-bets" }, now);
    this.into = String(frame.events[at]?.data["number"] ?? "");
    this.held = [[{ ...frame, events: frame.events.slice(at) }, now]];
    this.timer = setTimeout(() => this.land(), this.lasts);
  }

  /** The ball rests: now everything that was kept back. */
  land(): void {
    clearTimeout(this.timer);
    const held = this.held;
    this.held = [];
    for (const [frame, heard] of held) this.hear(frame, heard);
    this.into = "";
  }
}
