import { expect, it } from "vitest";
import { falling, resting, running, type Drawn } from "$shared/wheel/spin.svelte";

const STEPS = 2000;
/** Degrees from one direction to another, the short way. */
const apart = (a: number, b: number) => ((((b - a) % 360) + 540) % 360) - 180;

it("goes on from where it was, without a jump, into every pocket", () => {
  for (let pocket = 0; pocket < 38; pocket++) {
    const angle = (pocket * 360) / 38;
    const from = running({ rotor: 77, ball: 13, radius: 160 }, 1.7 + pocket / 10);
    const path = Array.from({ length: STEPS + 1 }, (_, step) =>
      falling(from, angle, (2600 * step) / STEPS, 2600),
    );
    const steps = path.slice(1).map((to, index) => {
      const at = path[index] as Drawn;
      return [to.rotor - at.rotor, apart(at.ball, to.ball), Math.abs(to.radius - at.radius)] as const;
    });
    expect(path[0]).toEqual(from);
    expect(Math.min(...steps.map(([rotor]) => rotor))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps.map(([rotor]) => rotor))).toBeLessThan(0.1);
    expect(Math.max(...steps.map(([, ball]) => ball))).toBeLessThan(1e-6);
    expect(Math.min(...steps.map(([, ball]) => ball))).toBeGreaterThan(-1.5);
    expect(Math.max(...steps.map(([, , radius]) => radius))).toBeLessThan(0.5);
    const end = path[STEPS] as Drawn;
    expect(end).toEqual(resting(end.rotor, angle));
  }
});
