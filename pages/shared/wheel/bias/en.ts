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
  } as Record<string, (...facts: string[]) => string>,
  tests: {
    "chi-square": "All pockets (chi-square)",
    sectors: "Sectors",
    tilt: "Tilt",
    serial: "Serial dependence",
    cusum: "Change over time (CUSUM)",
    dealer: "Dealer's signature",
  } as Record<string, string>,
};
export type Words = typeof words;
