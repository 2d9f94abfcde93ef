/** What the tests of a wheel are called, and what each of them finds. */
export const words = {
  findings: {
    "chi-square": (degrees: string) =>
      `the counts of all pockets are too uneven (${degrees} degrees of freedom)`,
    sectors: (pockets: string, count: string, expected: string) =>
      `sector ${pockets} came ${count} times instead of ${expected}`,
    tilt: (strength: string, towards: string) => `the ring leans ${strength} towards ${towards}`,
    serial: (on: string, lag: string) => `results lie ${on} pockets on from ${lag} spins before`,
    cusum: (spin: string) => `a drift that changes at about spin ${spin}`,
    dealer: (dealer: string, on: string) => `dealer ${dealer} lands ${on} pockets on from the last result`,
    pocket: (pocket: string, count: string, expected: string) =>
      `pocket ${pocket} came ${count} times instead of ${expected}`,
    "two-lobed": (strength: string, towards: string) =>
      `the ring leans ${strength} towards ${towards} and what is opposite`,
    repeats: (count: string, expected: string) =>
      `the same number came again ${count} times instead of ${expected}`,
    distance: (on: string, count: string, expected: string) =>
      `the number ${on} pockets on from the last came ${count} times instead of ${expected}`,
    signature: (on: string) => `results lie ${on} pockets on from the last result`,
    speed: (on: string, seconds: string) =>
      `results lie ${on} pockets on from the last, once what the rotor turns in ${seconds} s is taken out`,
  } as Record<string, (...facts: string[]) => string>,
  tests: {
    "chi-square": "All pockets (chi-square)",
    sectors: "Sectors",
    tilt: "Tilt",
    serial: "Serial dependence",
    cusum: "Change over time (CUSUM)",
    dealer: "Dealer's signature",
    pocket: "Single pockets",
    "two-lobed": "Two-lobed tilt",
    repeats: "Repeated numbers",
    distance: "Way from the last result",
    signature: "Signature of the table",
    speed: "Signature and rotor speed",
  } as Record<string, string>,
  edge: (edge: string) => `player's edge ${edge}`,
  turned: "turned with the rotor",
  worth: (edge: string, low: string, high: string, spins: string) =>
    `To a player the best straight-up bet on this has an edge of ${edge} (from ${low} to ${high}) and is ahead after ${spins} spins with 95 %.`,
  noGain: (edge: string, low: string, high: string) =>
    `To a player the best straight-up bet on this has an edge of ${edge} (from ${low} to ${high}): it does not gain.`,
};
export type Words = typeof words;
