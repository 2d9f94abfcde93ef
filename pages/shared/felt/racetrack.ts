/** The ring of the wheel laid out as a racetrack: two straights and two bends, one slot for each pocket. */

export interface Slot {
  pocket: string;
  colour: string;
  path: string;
  x: number;
  y: number;
}

export interface Track {
  width: number;
  height: number;
  band: number;
  slots: Slot[];
}

type Point = [number, number];

export function racetrack(
  ring: { pocket: string; colour: string }[],
  width = 1000,
  height = 260,
  band = 78,
): Track {
  const radius = height / 2;
  const straight = width - height;
  // Distances are measured on the middle of the band, so that slots look equally wide on the straights and in the bends.
  const middle = radius - band / 2;
  const perimeter = 2 * straight + 2 * Math.PI * middle;
  const at = (distance: number, from: number): Point => {
    let d = ((distance % perimeter) + perimeter) % perimeter;
    if (d < straight) return [radius + d, radius - from];
    d -= straight;
    const bend = Math.PI * middle;
    if (d < bend) {
      const angle = d / middle - Math.PI / 2;
      return [radius + straight + Math.cos(angle) * from, radius + Math.sin(angle) * from];
    }
    d -= bend;
    if (d < straight) return [radius + straight - d, radius + from];
    d -= straight;
    const angle = d / middle + Math.PI / 2;
    return [radius + Math.cos(angle) * from, radius + Math.sin(angle) * from];
  };
  const step = perimeter / ring.length;
  const start = straight / 2 - step / 2;
  const STEPS = 6;
  const slots = ring.map(({ pocket, colour }, index) => {
    const from = start + index * step;
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let part = 0; part <= STEPS; part++) {
      outer.push(at(from + (step * part) / STEPS, radius));
      inner.unshift(at(from + (step * part) / STEPS, radius - band));
    }
    const [x, y] = at(from + step / 2, middle);
    const path = `M${[...outer, ...inner].map((point) => point.map((value) => value.toFixed(1)).join(" ")).join("L")}Z`;
    return { pocket, colour, path, x, y };
  });
  return { width, height, band, slots };
}

/** A number and those beside it on the ring. */
export function neighbours(ring: { pocket: string }[], pocket: string, each = 2): string[] {
  const centre = ring.findIndex((slot) => slot.pocket === pocket);
  return Array.from(
    { length: 2 * each + 1 },
    (_, index) => ring[(centre + index - each + ring.length) % ring.length]?.pocket ?? "",
  );
}
