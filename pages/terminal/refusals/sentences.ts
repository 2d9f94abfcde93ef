/** What the house says of a seat, said to the player who sits there. */
import type { Sentence } from "$shared/wire/refusals";

type ToYou<S> = S extends `Seat {${string}} has ${infer What}` ? `You have ${What}` : never;
export type Sentences = Record<ToYou<Sentence>, string>;

/** "Seat 7 has nothing on red." is "You have nothing on red." at seat 7. */
export function toYou(sentence: string, seat: number): string {
  return sentence.replace(new RegExp(`^Seat ${seat} has `), "You have ");
}
