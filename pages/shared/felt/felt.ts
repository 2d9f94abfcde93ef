/** The felt in drawing units: a number box is 100 wide. `upright` turns it a quarter, zeros on top, for tall screens. */
import type { LayoutBet, LayoutPlace, TableLayout } from "./shapes";

export const BOX = 100;
const EDGE = 8;

type Sides = [left: number, top: number, right: number, bottom: number];

export interface FeltStack {
  place: string;
  amount: number;
  seat: number;
  mine: boolean;
  colour: string;
  /** What one chip of this stack stands for; 0 where the stack is made of the denominations of the house. */
  value: number;
  prison?: boolean;
  pending?: boolean;
  won?: boolean;
  tip?: boolean;
}

/** A stack of one's own in chips of the house, where nobody else plays. */
export function ownStack(place: string, amount: number): FeltStack {
  return { place, amount, seat: 1, mine: true, colour: "", value: 0 };
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Felt {
  readonly bets: ReadonlyMap<string, LayoutBet>;
  readonly places: ReadonlyMap<string, LayoutPlace>;
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  private readonly sides: Sides;

  constructor(
    readonly layout: TableLayout,
    readonly upright: boolean,
  ) {
    this.bets = new Map(layout.bets.map((bet) => [bet.bet, bet]));
    this.places = new Map(layout.places.map((place) => [place.place, place]));
    const rects = layout.boxes.map((box) => box.rect as Sides);
    this.sides = [
      Math.min(...rects.map((rect) => rect[0])),
      Math.min(...rects.map((rect) => rect[1])),
      Math.max(...rects.map((rect) => rect[2])),
      Math.max(...rects.map((rect) => rect[3])),
    ];
    const [left, top, right, bottom] = this.sides;
    this.width = (upright ? bottom - top : right - left) * BOX;
    this.height = (upright ? right - left : bottom - top) * BOX;
    this.viewBox = `${-EDGE} ${-EDGE} ${this.width + 2 * EDGE} ${this.height + 2 * EDGE}`;
  }

  point(point: number[]): [number, number] {
    const [x = 0, y = 0] = point;
    const [left, top, , bottom] = this.sides;
    return this.upright ? [(bottom - y) * BOX, (x - left) * BOX] : [(x - left) * BOX, (y - top) * BOX];
  }

  area(rect: number[]): Area {
    const [ax, ay] = this.point(rect.slice(0, 2));
    const [bx, by] = this.point(rect.slice(2));
    return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx), height: Math.abs(ay - by) };
  }

  /** Back from drawing units to the server's. */
  source(x: number, y: number): [number, number] {
    const [left, top, , bottom] = this.sides;
    return this.upright ? [y / BOX + left, bottom - x / BOX] : [x / BOX + left, y / BOX + top];
  }

  /** The place whose zone holds this point; zones share no point, so there is at most one. */
  at(x: number, y: number): LayoutPlace | undefined {
    const [sx, sy] = this.source(x, y);
    return this.layout.places.find(({ zone }) => {
      const [left, top, right, bottom] = zone as Sides;
      return left <= sx && sx < right && top <= sy && sy < bottom;
    });
  }

  betOf(place: string): LayoutBet | undefined {
    return this.bets.get(this.places.get(place)?.bet ?? "");
  }

  /** From a place to the next one that way, for the arrow keys: the nearest in a cone of 45 degrees to each side. */
  towards(from: string, dx: number, dy: number): string | undefined {
    const start = this.places.get(from);
    if (!start) return this.layout.places[0]?.place;
    const [x, y] = this.point(start.point);
    let best: string | undefined;
    let least = Infinity;
    for (const place of this.layout.places) {
      if (place.place === from) continue;
      const [px, py] = this.point(place.point);
      const ahead = (px - x) * dx + (py - y) * dy;
      const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      if (ahead <= 0.01 || aside > ahead * 1.5 + 60) continue;
      const cost = ahead + aside * 2.5;
      if (cost < least) [best, least] = [place.place, cost];
    }
    return best;
  }
}

const FINE = 16;

/**
 * Where a fingertip means that has slid from where it was pressed, in pixels. At first it moves the aim at half its speed,
 * so that a thin line is as easy to meet as a wide one; then it catches up, and further away it means where it is.
 */
export function aimed(pressed: [number, number], now: [number, number]): [number, number] {
  const [dx, dy] = [now[0] - pressed[0], now[1] - pressed[1]];
  const slid = Math.hypot(dx, dy);
  if (slid === 0 || slid >= 3 * FINE) return now;
  const part = (slid <= FINE ? slid / 2 : FINE / 2 + (slid - FINE) * 1.25) / slid;
  return [pressed[0] + dx * part, pressed[1] + dy * part];
}

/** Denominations as houses colour them, largest first. */
export const DENOMINATIONS = [
  { value: 1_000_00, colour: "amber" },
  { value: 500_00, colour: "purple" },
  { value: 100_00, colour: "black" },
  { value: 25_00, colour: "green" },
  { value: 5_00, colour: "red" },
  { value: 1_00, colour: "white" },
  { value: 50, colour: "pink" },
  { value: 25, colour: "gold" },
  { value: 1, colour: "cyan" },
] as const;

const DISCS_MAX = 5;

/** The discs of a stack from bottom to top, largest denomination below; a high stack is drawn shorter. */
export function discs(stack: Pick<FeltStack, "amount" | "colour" | "value">): string[] {
  if (stack.value > 0) {
    const count = Math.max(1, Math.ceil(stack.amount / stack.value));
    return Array.from({ length: Math.min(count, DISCS_MAX) }, () => stack.colour || "white");
  }
  const found: string[] = [];
  let left = stack.amount;
  for (const { value, colour } of DENOMINATIONS) {
    while (left >= value && found.length < 40) {
      found.push(colour);
      left -= value;
    }
  }
  if (found.length <= DISCS_MAX) return found;
  // Keep each colour that is there, so that the stack still tells what it is made of.
  const kinds = [...new Set(found)].slice(0, DISCS_MAX);
  const most = found[0] ?? "white";
  return [...Array.from({ length: DISCS_MAX - kinds.length }, () => most), ...kinds];
}

interface ChipPaint {
  body: string;
  edge: string;
  ink: string;
}

export const CHIP_PAINT: Record<string, ChipPaint> = {
  white: { body: "#f4f1e6", edge: "#3c6fb5", ink: "#16202b" },
  red: { body: "#c2272d", edge: "#fff6ea", ink: "#ffffff" },
  green: { body: "#137a45", edge: "#fff6ea", ink: "#ffffff" },
  black: { body: "#1c1f26", edge: "#f2ead6", ink: "#ffffff" },
  purple: { body: "#6a34a3", edge: "#fff6ea", ink: "#ffffff" },
  amber: { body: "#f2a516", edge: "#3a2606", ink: "#241a05" },
  gold: { body: "#d9b344", edge: "#4a3806", ink: "#241a05" },
  pink: { body: "#e98aa8", edge: "#5c1730", ink: "#2b0b17" },
  cyan: { body: "#28b4c8", edge: "#06363d", ink: "#04272c" },
  lilac: { body: "#b79ae0", edge: "#382060", ink: "#1f1138" },
  brown: { body: "#7b4a2a", edge: "#f6e5cf", ink: "#ffffff" },
  orange: { body: "#ee7b22", edge: "#4b2203", ink: "#2b1402" },
  blue: { body: "#2c64c4", edge: "#f3f6ff", ink: "#ffffff" },
  yellow: { body: "#f2d33b", edge: "#4c4005", ink: "#2a2403" },
  grey: { body: "#8b929c", edge: "#20242a", ink: "#10141a" },
};

export function paintOf(colour: string): ChipPaint {
  return CHIP_PAINT[colour] ?? (CHIP_PAINT["blue"] as ChipPaint);
}
