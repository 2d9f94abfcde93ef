/** The chips of all seats as a felt shows them. */
import type { FeltStack } from "$shared/felt/felt";
import type { Answers } from "$shared/wire/api";

export type Seats = Answers["GET /api/tables/{table}/seats"];

export const stacksOf = (seats: Seats): FeltStack[] =>
  seats.flatMap((seat) => {
    const look = { seat: seat.seat, mine: false, colour: seat.colour, value: seat.chip_value || 100 };
    return [
      ...seat.wagers.map(({ place, amount }) => ({ ...look, place, amount })),
      ...seat.prison.map(({ place, amount }) => ({ ...look, place, amount, prison: true })),
    ];
  });
