import { beforeAll, describe, expect, it } from "vitest";
import { aimed, discs, Felt } from "$shared/felt/felt";
import { neighbours, racetrack } from "$shared/felt/racetrack";
import { zerosOf, type TableLayout } from "$shared/felt/shapes";
import { placeName } from "$shared/words";
import { learn } from "$shared/words/language.svelte";
import classic from "./vectors/layout-classic-single-zero.json";
import covered from "./vectors/layout-colorado-covered.json";
import colorado from "./vectors/layout-colorado-single-zero.json";
import house from "./vectors/layout-house-double-zero.json";
import snake from "./vectors/layout-snake-three-zeros.json";

const layouts: [string, TableLayout, number][] = [
  ["double-zero", house as TableLayout, 162],
  ["classic single-zero", classic as TableLayout, 157],
  ["single-zero by the strict text", colorado as TableLayout, 155],
  ["covered", covered as TableLayout, 154],
  ["three zeros", snake as TableLayout, 162],
];

beforeAll(learn);

describe.each(layouts)("the %s felt", (_name, layout, count) => {
  it(`has ${count} places`, () => expect(layout.places).toHaveLength(count));

  it.each([false, true])(
    "finds each place by its own point, and no zone overlaps another (upright: %s)",
    (upright) => {
      const felt = new Felt(layout, upright);
      for (const place of layout.places) {
        const [x, y] = felt.point(place.point);
        expect(felt.at(x, y)?.place).toBe(place.place);
        const area = felt.area(place.zone);
        expect(Math.min(area.width, area.height)).toBeGreaterThan(0);
      }
      const areas = layout.places.map((place) => felt.area(place.zone));
      const overlapping = areas.flatMap((one, index) =>
        areas.slice(index + 1).filter((other) => {
          const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
          const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
          return wide > 1e-6 && high > 1e-6;
        }),
      );
      expect(overlapping).toEqual([]);
    },
  );

  it.each([false, true])("is all within reach of the arrow keys (upright: %s)", (upright) => {
    const felt = new Felt(layout, upright);
    const seen = new Set<string>();
    const queue = [layout.places[0]?.place ?? ""];
    while (queue.length) {
      const place = queue.pop() as string;
      if (seen.has(place)) continue;
      seen.add(place);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = felt.towards(place, dx, dy);
        if (next) queue.push(next);
      }
    }
    expect(layout.places.filter((place) => !seen.has(place.place)).map((place) => place.place)).toEqual([]);
  });

  it("names each place differently", () => {
    const felt = new Felt(layout, false);
    const names = layout.places.map((place) => placeName(felt.betOf(place.place) as never, place.place));
    expect(new Set(names).size).toBe(names.length);
  });

  it("has a racetrack with every pocket once", () => {
    const track = racetrack(layout.wheel.ring);
    expect(new Set(track.slots.map((slot) => slot.pocket)).size).toBe(layout.wheel.ring.length);
    for (const { x, y } of track.slots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(track.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(track.height);
    }
  });
});

describe("a rulebook's own", () => {
  const felt = new Felt(snake as TableLayout, false);
  it("bet on a list is called as the rulebook calls it, and its numbers are those that it wins with", () => {
    expect(placeName(felt.betOf("snake") as never, "snake")).toBe("Snake, pays 2 to 1");
    expect(felt.betOf("snake")?.covers).toEqual("1 5 9 12 14 16 19 23 27 30 32 34".split(" "));
  });
  it("zeros are named in order", () => {
    expect(placeName(felt.betOf("split-0-000") as never, "split-0-000")).toContain("split 0 and 000");
    expect(placeName(felt.betOf("six-0-00-000-1-2-3") as never, "six-0-00-000-1-2-3")).toBe(
      "first six 0, 00, 000, 1, 2, 3, pays 5 to 1",
    );
    expect(zerosOf(snake.wheel.ring)).toEqual(["0", "00", "000"]);
    expect(zerosOf(classic.wheel.ring)).toEqual(["0"]);
  });
});

describe("names, chips, neighbours", () => {
  const felt = new Felt(house as TableLayout, false);
  it("says what a place pays", () => {
    expect(placeName(felt.betOf("split-0-00") as never, "split-0-00")).toBe("split 0 and 00, pays 17 to 1");
    expect(placeName(felt.betOf("courtesy") as never, "courtesy")).toContain("courtesy line");
  });
  it("stacks by denomination, largest below", () => {
    expect(discs({ amount: 131_00, colour: "", value: 0 })).toEqual(["black", "green", "red", "white"]);
    expect(discs({ amount: 3_00, colour: "lilac", value: 1_00 })).toEqual(["lilac", "lilac", "lilac"]);
    expect(discs({ amount: 999_00, colour: "", value: 0 }).length).toBe(5);
  });
  it("finds neighbours across the seam of the ring", () => {
    expect(neighbours(classic.wheel.ring, "0")).toEqual(["3", "26", "0", "32", "15"]);
  });
});

describe("a finger that slides", () => {
  it("moves the aim at half its speed near where it was pressed, and is where it is further away", () => {
    expect(aimed([100, 100], [100, 100])).toEqual([100, 100]);
    expect(aimed([100, 100], [110, 100])).toEqual([105, 100]);
    expect(aimed([100, 100], [100, 84])).toEqual([100, 92]);
    expect(aimed([100, 100], [100, 149])).toEqual([100, 149]);
  });

  it("never jumps", () => {
    let before = 0;
    for (let slid = 0.5; slid < 80; slid += 0.5) {
      const [x] = aimed([0, 0], [slid, 0]);
      expect(x).toBeGreaterThan(before);
      expect(x - before).toBeLessThan(0.7);
      before = x;
    }
  });
});
