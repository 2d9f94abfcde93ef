import { refusal, type Refusal } from "$shared/line/http";
import type { Announced, Event } from "$shared/wire/frames";
import type { EventData } from "$shared/wire/table";
import { money } from "$shared/words/figures";
import { t } from "./words";

/** What is said aloud: a number with its colour and parity, or a word. */
export function spoken({ say, number, colour, parity }: Announced): string[] {
  return say === "number" ? [number, colour, parity].filter((word) => !!word).map(String) : [say];
}

/** A wager that has not reached its minimum: a warning only, the chips lie there and more may join them. */
export function short(data: Event["data"]): Refusal {
  const { stake, minimum } = data as unknown as EventData["minimum-not-reached"];
  return refusal("below_minimum", t().shortSoFar({ stake: money(stake), minimum: money(minimum) }));
}
