/** A ruling on one wager, in words and money: the same for who makes it, who signs it and who carries it out. */
import { money } from "$shared/words/figures";
import { filled } from "$shared/words/refusals";
import { w } from "$shared/words";
import type { RuledWager } from "$shared/wire/table";
import { c } from "../words";

/** "Seat 2 Ann"; without a name where nobody sits there. */
export function whose(seat: number, player = ""): string {
  return [w().seat({ n: seat }), player].filter(Boolean).join(" ");
}

/** What kind of chips it is, where they are not the player's own. */
export function chipWord(chip: string): string {
  if (chip === "tip") return c().ruling.tip;
  return chip.startsWith("value/") ? c().ruling.value : "";
}

export function ruledLine(order: RuledWager, unit = "cents"): string {
  const other = order.to_seat && order.to_seat !== order.seat ? whose(order.to_seat) : "";
  const place = filled(order.place);
  const target = order.to ? filled(order.to) : place;
  const said = c().ruled[order.rule]({
    who: whose(order.seat),
    amount: order.amount ? money(order.amount, unit) : c().ruled.all,
    place,
    to: other ? c().ruled.forSeat({ place: target, who: other }) : target,
  });
  const chip = chipWord(order.chip ?? "own");
  return chip ? `${said} (${chip})` : said;
}
