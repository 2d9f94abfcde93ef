export const words = {
  welcome: "Roulette as the law writes it",
  choose: "Choose a table and a seat, or a console.",
  tables: "Tables",
  consoles: "Consoles and screens",
  play: "Play",
  display: "Wall display",
  watch: "Watch",
  players: (n: number) => (n === 1 ? "1 player" : `${n} players`),
  automatic: "automatic",
  dealer: "with a dealer",
  noTables: "No table is set up yet.",
  firstTitle: "Begin this house",
  firstStart:
    "It has no people yet. The server printed a one-time code when it started; whoever has it becomes the first key manager.",
  firstSteps: [
    "You, the first key manager",
    "The second key manager: what matters is done by two",
    "Everybody else, with roles and one-time codes",
  ],
  firstName: "Name",
  firstGo: "Begin",
  wheels: {
    "single-zero": "single zero",
    "double-zero": "double zero",
    "double-zero-as-single-zero": "double zero, 00 covered",
  } as Record<string, string>,
  pages: {
    terminal: ["Terminal", "Place wagers at a table"],
    dealer: ["Dealer console", "Run the round, step by step"],
    pit: ["Pit console", "All tables at a glance"],
    display: ["Wall display", "Results, limits and signs"],
    office: ["Office", "Cage, people, equipment, records"],
    tournament: ["Tournament", "Rounds, scores, prizes"],
    lab: ["Lab", "Odds, sessions, simulation"],
  } as Record<string, [string, string]>,
};
export type Words = typeof words;
