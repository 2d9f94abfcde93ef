/** One table as the house shows it: a snapshot, and the events since. Pages display it and never decide. */
import type { Announced, Clock, Event, Mine, Outbound, Snapshot, Stack, Standing } from "$shared/wire/frames";
import type { EventData, Phase } from "$shared/wire/table";

export interface SeatView {
  seat: number;
  player: string;
  colour: string;
  design: string;
  chipValue: number;
  stacks: Record<string, number>;
  prison: Record<string, number>;
}

type Stacks = Record<string, number>;
type BySeat = Record<string, Stacks>;

/** Stacks are kept by `place|chip`, as the house's own events have them. */
export const stackKey = (place: string, chip: string): string => `${place}|${chip}`;
export const placeOf = (key: string): string => key.slice(0, key.indexOf("|"));
export const chipOf = (key: string): string => key.slice(key.indexOf("|") + 1);

const RESULTS_MAX = 200;
type Changes = { [N in keyof EventData]?: (data: EventData[N]) => unknown };

export class TableView {
  /** Nothing below is true before the house's first word. */
  known = $state(false);
  phase = $state<Phase>("closed");
  round = $state(0);
  dealer = $state("");
  result = $state("");
  dolly = $state("");
  commitment = $state("");
  results = $state.raw<string[]>([]);
  seats = $state.raw<Readonly<Record<number, SeatView>>>({});
  suspended = $state("");
  /** Too many seats to show each: `places` has what lies on each place, all seats together. */
  crowd = $state(false);
  places = $state.raw<Record<string, number>>({});
  /** At a tournament's table: how many points one chip of each colour stands for. */
  pointValues = $state.raw<Record<string, number>>({});
  mine = $state.raw<Mine | undefined>();
  announced = $state.raw<Announced | undefined>();
  standing = $state.raw<Standing | undefined>();
  clock = $state.raw<{ what: string; ends: number; lasts: number } | undefined>();
  /** How often the rules of the table have changed while this page looks on. */
  policies = $state(0);
  to = 0;

  get ballRuns(): boolean {
    return this.phase === "ball-in-track" || this.phase === "no-more-bets";
  }

  /** `whole` has the table sent again; `happened` hears every event once, as it comes. */
  constructor(
    readonly table: string,
    private readonly whole: () => void = () => undefined,
    private readonly happened: (event: Event) => void = () => undefined,
  ) {}

  hear(frame: Outbound, heard = performance.now()): void {
    if (!("table" in frame) || frame.table !== this.table) return;
    switch (frame.type) {
      case "snapshot":
        return this.take(frame);
      case "events":
        for (const event of frame.events) if (event.sequence > this.to) this.evolve(event);
        this.to = Math.max(this.to, frame.to);
        this.phase = frame.phase as Phase;
        this.round = frame.round;
        return;
      case "layout":
        this.places = frame.whole ? frame.places : { ...this.places, ...frame.places };
        return;
      case "mine":
        this.mine = frame;
        for (const event of frame.events ?? []) this.happened(event);
        return;
      case "clock":
        this.clock = timed(frame, heard);
        return;
      case "announcement":
        this.announced = frame;
        return;
      case "standing":
        this.standing = frame.entry ? frame : undefined;
        return;
      case "suspended":
        this.suspended = frame.over ? "" : frame.message;
    }
  }

  private take(shown: Snapshot): void {
    this.known = true;
    this.to = shown.to;
    this.phase = shown.phase as Phase;
    this.round = shown.round;
    this.dealer = shown.dealer;
    this.result = shown.result;
    this.dolly = shown.dolly;
    this.commitment = shown.commitment;
    this.results = shown.results;
    this.suspended = shown.suspended ? this.suspended || "—" : "";
    this.clock = undefined;
    this.crowd = shown.crowd ?? false;
    this.places = shown.places ?? {};
    this.pointValues = shown.point_values ?? {};
    this.seats = Object.fromEntries(
      shown.seats.map((seat) => [
        seat.seat,
        {
          seat: seat.seat,
          player: seat.player,
          colour: seat.colour,
          design: seat.design,
          chipValue: seat.chip_value,
          stacks: byKey(seat.stacks),
          prison: byKey(seat.prison),
        },
      ]),
    );
  }

  private evolve(event: Event): void {
    const change = this.changes[event.event as keyof EventData] as ((data: unknown) => void) | undefined;
    change?.(event.data);
    this.happened(event);
  }

  private readonly changes: Changes = {
    "wager-placed": ({ seat, place, chip, stake }) =>
      this.add(seat, { [stackKey(place, chip ?? "own")]: stake }),
    "wager-taken-down": (data) => this.takeDown(data),
    "short-wager-returned": (data) => this.takeDown(data),
    "betting-opened": (data) => {
      this.commitment = data.commitment ?? "";
      this.result = "";
    },
    "result-declared": (data) => {
      this.result = data.number;
      this.results = [...this.results, data.number].slice(-RESULTS_MAX);
    },
    "result-corrected": (data) => {
      this.result = data.number;
      this.results = [...this.results.slice(0, -1), data.number];
    },
    "dolly-placed": (data) => (this.dolly = data.number),
    "dolly-removed": () => (this.dolly = ""),
    "losers-collected": (data) => {
      for (const part of [data.collected, data.halves, data.imprisoned]) this.addAll(part, -1);
      this.addAll(data.imprisoned, 1, "prison");
      for (const part of [data.prison_lost, data.released]) this.addAll(part, -1, "prison");
    },
    "seat-paid": (data) => {
      for (const part of [data.tip_stakes, data.returned]) this.add(data.seat, part ?? {}, -1);
    },
    "player-seated": (data) =>
      this.change(data.seat, {
        seat: data.seat,
        player: data.player,
        colour: data.colour ?? "",
        design: data.design ?? "",
        chipValue: 0,
        stacks: {},
        prison: {},
      }),
    "player-left": (data) => {
      const left = String(data.seat);
      this.seats = Object.fromEntries(Object.entries(this.seats).filter(([seat]) => seat !== left));
    },
    "chip-value-set": (data) => this.alter(data.seat, { chipValue: data.value }),
    "point-values-set": (data) => (this.pointValues = data.values),
    "colour-changed": (data) => this.alter(data.seat, { colour: data.colour, design: data.design }),
    "dealer-signed-in": (data) => (this.dealer = data.dealer),
    "dealer-signed-out": () => (this.dealer = ""),
    // After these the felt is not what a page could work out: it is asked for again.
    "settlement-reversed": () => this.whole(),
    "wagers-returned": () => this.whole(),
    "wager-ruled": () => this.whole(),
    "result-mended": () => this.whole(),
    "table-resumed": () => this.whole(),
    "table-closed": () => this.whole(),
    "policy-changed": () => {
      this.policies++;
      this.whole();
    },
  };

  /** Seats are never changed but replaced: a page that watches them looks at plain objects. */
  private change(seat: number, to: SeatView): void {
    this.seats = { ...this.seats, [seat]: to };
  }

  private alter(seat: number, what: Partial<SeatView>): void {
    const view = this.seats[seat];
    if (view) this.change(seat, { ...view, ...what });
  }

  private add(seat: number, chips: Stacks, sign: 1 | -1 = 1, where: "stacks" | "prison" = "stacks"): void {
    const view = this.seats[seat];
    if (!view) return;
    const stacks: Stacks = { ...view[where] };
    for (const key in chips) {
      const left = (stacks[key] ?? 0) + sign * (chips[key] ?? 0);
      if (left > 0) stacks[key] = left;
      else delete stacks[key];
    }
    this.alter(seat, { [where]: stacks });
  }

  private takeDown({
    seat,
    place,
    chip,
    stake,
  }: EventData["wager-taken-down" | "short-wager-returned"]): void {
    this.add(seat, { [stackKey(place, chip ?? "own")]: stake }, -1);
  }

  private addAll(part: BySeat | undefined, sign: 1 | -1, where: "stacks" | "prison" = "stacks"): void {
    for (const seat in part) this.add(Number(seat), part[seat] ?? {}, sign, where);
  }
}

function byKey(stacks: Stack[]): Stacks {
  return Object.fromEntries(stacks.map(({ place, chip, amount }) => [stackKey(place, chip), amount]));
}

function timed(clock: Clock, heard: number) {
  return { what: clock.what, ends: heard + clock.milliseconds, lasts: clock.milliseconds };
}
