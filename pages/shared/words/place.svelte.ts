/** Where the house stands: its times are told as its own clocks show them, wherever somebody looks from. */
const place = $state<{ zone: string | undefined }>({ zone: undefined });

export function standsIn(zone: string): void {
  place.zone = zone;
}

/** Of the house; the browser's own until it is known. */
export function zone(): string | undefined {
  return place.zone;
}
