export const words = {
  limits: "Limits",
  inside: "Inside bets",
  outside: "Outside bets",
  dealer: (badge: string) => `Dealer ${badge}`,
  results: "Last results",
  none: "No results yet",
  statistics: "Statistics",
  lastOne: "The last result",
  lastN: (n: string) => `Last ${n} results`,
  window: "Results counted",
  hot: "Hot",
  cold: "Cold",
  wait: "One moment, please: the supervisor is at the table",
  enrol: "Staff confirm this screen with the code",
  corrected: (was: string, number: string) => `Corrected: ${was} was read, the result is ${number}`,
  voided: (number: string) => `${number}: this spin is void. The wheel is spun again; all wagers stand.`,
  noSpin: {
    same_direction: "Ball and wheel turned the same way",
    under_four_turns: "The ball made fewer than four turns",
    foreign_object: "A foreign object was in the wheel",
    ball_left_wheel: "The ball left the wheel",
  },
  covered: {
    title: "00 is covered",
    lines: [
      "This double-zero wheel is used as a single-zero wheel. 00 cannot be bet on.",
      "If the ball comes to rest in 00, the spin is void and the wheel is spun again.",
      "Red, black, odd, even, 1 to 18 and 19 to 36 all lose when the ball rests in 0.",
    ],
  },
  inPrison: {
    title: "In prison",
    lines: [
      "On 0, even-money wagers may give up half, or stay in prison for the next spin.",
      "If the next spin wins, the stake comes back, and nothing is won on it. If it loses, the whole stake is lost.",
      "Whoever does not choose in time gets half back.",
    ],
  },
  laPartage: { title: "La partage", lines: ["On 0, half of every even-money wager is given back."] },
  surrender: { title: "Surrender", lines: ["On 0 and 00, half of every even-money wager is given back."] },
  zero: {
    title: "Zero",
    line: (zeros: string[]) =>
      `On ${zeros.join(" and ")}, bets on red, black, odd, even, low and high are lost.`,
  },
};
export type Words = typeof words;
