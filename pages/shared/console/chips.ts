/** Kinds of chips as people call them: `gold/plain` is a set, `value/red` a value chip. */
import { w } from "$shared/words";

export function kindName(kind: string): string {
  const [first = "", second = ""] = kind.split("/");
  const colour = first === "value" ? second : first;
  const design = first === "value" || second === "plain" ? "" : ` ${second}`;
  return `${w().chipColour[colour] ?? colour}${design}`;
}
