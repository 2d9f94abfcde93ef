/** Where an obstacle is removed: in which section of this page, or on which page of the house. */
const REGISTRATION = ["register", "acknowledge-rules", "buy-chips", "decline-offer"];
const PAPERS = ["pay-prize", "count-fees"];
const TABLES = ["open-table", "fill-table", "unseat-player", "pause-betting"];
const DEALER = ["spin-ball", "remove-dolly"];

export function placeOf(command: string): string {
  if (REGISTRATION.includes(command)) return "#register";
  if (PAPERS.includes(command)) return "#papers";
  if (command === "publish-rules") return "#new";
  if (TABLES.includes(command)) return "/pit/";
  if (DEALER.includes(command)) return "/dealer/";
  return "#desk";
}

/** On this page already: its form is opened, or its button is looked for. */
export function show(command: string): void {
  const form = document.querySelector<HTMLElement>(`[data-command="${command}"]`);
  form?.closest("details")?.setAttribute("open", "");
  const first = form?.querySelector<HTMLElement>("input, select, textarea, button");
  const button = first ?? document.querySelector<HTMLElement>(`[data-do="${command}"]`);
  button?.scrollIntoView({ block: "center" });
  button?.focus();
}

/** As it is printed: with points, commas or spaces between the thousands. */
export function pointsIn(typed = ""): number | undefined {
  const digits = typed.trim().replace(/(?<=\d)[., \u00a0\u202f’'](?=\d{3}(?!\d))/g, "");
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}
