/** What the charts share: ticks, paths, and taking a chart away as SVG or its figures as CSV. */
import { area, curveMonotoneX, line } from "d3-shape";
import { scaleLinear, scaleLog, type ScaleContinuousNumeric } from "d3-scale";

export const INK = {
  ground: "#0d1c18",
  grid: "#2b4a40",
  text: "#b5c2ba",
  bright: "#f3efe2",
  gold: "#e2bd5c",
  good: "#6fdc9c",
  bad: "#ff8d85",
  grey: "#7d8f87",
  red: "#d9434a",
  black: "#55636a",
  green: "#19b56d",
} as const;

/** Lines that are told apart by colour and by dash. */
export const STROKES = [
  { colour: INK.gold, dash: "" },
  { colour: "#7cc4ff", dash: "7 4" },
  { colour: INK.good, dash: "2 4" },
  { colour: "#e59ae0", dash: "10 3 2 3" },
] as const;

export type Scale = ScaleContinuousNumeric<number, number>;

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** For what must not be drawn beside the axes. */
  clip: string;
}

export function frame(
  width: number,
  height: number,
  clip = "none",
  [left, right]: [number, number] = [58, 16],
): Frame {
  return { width, height, left, right, top: 26, bottom: 44, clip };
}

export function xScale(domain: [number, number], f: Frame, log = false): Scale {
  const made = log ? scaleLog() : scaleLinear();
  return made.domain(widened(domain)).range([f.left, f.width - f.right]);
}

export function yScale(domain: [number, number], f: Frame): Scale {
  return scaleLinear()
    .domain(widened(domain))
    .range([f.height - f.bottom, f.top])
    .nice(5);
}

/** A domain of no width would put everything on one spot. */
export function widened([low, high]: [number, number]): [number, number] {
  return low === high ? [low - 1, high + 1] : [low, high];
}

/** Ticks for the room there is; on a logarithmic scale powers of ten alone. */
export function ticks(scale: Scale, count: number, log = false): number[] {
  const found = scale.ticks(count);
  return log ? found.filter((value) => Number.isInteger(Math.log10(value))) : found;
}

export type XY = [x: number, y: number];

export function linePath(points: XY[], x: Scale, y: Scale, smooth = false): string {
  const make = line<XY>()
    .x((point) => x(point[0]))
    .y((point) => y(point[1]));
  return (smooth ? make.curve(curveMonotoneX) : make)(points) ?? "";
}

export function bandPath(points: { x: number; low: number; high: number }[], x: Scale, y: Scale): string {
  return (
    area<{ x: number; low: number; high: number }>()
      .x((point) => x(point.x))
      .y0((point) => y(point.low))
      .y1((point) => y(point.high))(points) ?? ""
  );
}

export type Row = (string | number)[];

/** RFC 4180: what holds a comma, a quote or a line break is quoted. */
export function csv(head: string[], rows: Row[]): string {
  const cell = (value: string | number) =>
    /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
  return [head, ...rows].map((row) => row.map(cell).join(",") + "\r\n").join("");
}

/** A drawing by itself: every colour is an attribute already, so it needs only a ground and its name space. */
export function svgFile(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.querySelector("[data-cross]")?.remove();
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("font-family", "sans-serif");
  const [x = 0, y = 0, width = 0, height = 0] = (copy.getAttribute("viewBox") ?? "").split(" ").map(Number);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.removeAttribute("class");
  const ground = copy.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ x, y, width, height, fill: INK.ground }))
    ground.setAttribute(name, String(value));
  copy.insertBefore(ground, copy.firstChild);
  return new XMLSerializer().serializeToString(copy);
}

export function save(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
