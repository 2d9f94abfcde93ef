/** Where each stack is drawn on the felt, and with which key, so that a stack keeps its drawing while others come and go. */
import type { Felt, FeltStack } from "./felt";

export interface Drawn {
  key: string;
  stack: FeltStack;
  x: number;
  y: number;
  radius: number;
}

const OWN_RADIUS = 20;
const BESIDE_MAX = 6;

/** Chips of others stand small beside each other and below, so that one's own is always seen. */
export function drawn(felt: Felt, stacks: FeltStack[], othersRadius: number): Drawn[] {
  const own = new Set(stacks.filter((each) => each.mine && !each.prison).map((each) => each.place));
  const groups = new Map<string, FeltStack[]>();
  const met = new Map<string, number>();
  const at = (place: string) => felt.point(felt.places.get(place)?.point ?? [0, 0]);
  const keyOf = ({ place, seat, prison = false, tip = false }: FeltStack) => {
    const kind = `${place}/${seat}/${prison}/${tip}`;
    const nth = met.get(kind) ?? 0; // two of one seat on one place are told apart by their order
    met.set(kind, nth + 1);
    return `${kind}/${nth}`;
  };
  const found: Drawn[] = [];
  for (const stack of stacks)
    if (!stack.mine) {
      const group = groups.get(stack.place);
      if (group) group.push(stack);
      else groups.set(stack.place, [stack]);
    }
  for (const [place, group] of groups) {
    const [x, y] = at(place);
    const of = Math.min(BESIDE_MAX, group.length);
    const reach = own.has(place) ? 23 : of === 1 ? 0 : 12;
    for (const [index, stack] of group.slice(0, of).entries()) {
      const angle = (index / Math.max(of, 3)) * 2 * Math.PI + 0.6;
      const beside = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
      found.push({ key: keyOf(stack), stack, ...beside, radius: othersRadius });
    }
  }
  for (const stack of stacks)
    if (stack.mine) {
      const [x, y] = at(stack.place);
      const aside = stack.prison ? 18 : stack.tip ? -14 : 0;
      found.push({ key: keyOf(stack), stack, x: x + aside, y, radius: OWN_RADIUS });
    }
  return found;
}

/** The same list with the objects of before wherever nothing changed: what is the same object is not drawn again. */
export function kept(before: readonly Drawn[], after: Drawn[]): Drawn[] {
  const known = new Map(before.map((each) => [each.key, each]));
  return after.map((each) => {
    const old = known.get(each.key);
    const same = old?.x === each.x && old.y === each.y && old.radius === each.radius;
    return old && same && alike(old.stack, each.stack) ? old : each;
  });
}

function alike(one: FeltStack, other: FeltStack): boolean {
  return (
    one.amount === other.amount &&
    one.colour === other.colour &&
    one.value === other.value &&
    one.mine === other.mine &&
    !one.pending === !other.pending &&
    !one.won === !other.won
  );
}
