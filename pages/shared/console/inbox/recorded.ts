/** What the engine itself wrote into the record, in words: what a prize is, why somebody is out. People's own words stay. */
import { part } from "$shared/words/fluent";
import { c } from "../words";

export function recorded(text: string): string {
  const [, place] = /^place (\d+)$/.exec(text) ?? [];
  if (place) return c().prize.place({ place });
  const [, event] = /^voucher for (.+)$/.exec(text) ?? [];
  if (event) return c().prize.voucher({ event });
  return part(c().recorded, text) ?? text;
}
