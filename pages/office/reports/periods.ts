/** Days of a report: a range that ends today, and the one of the same length before it. */
const DAY = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);

export interface Period {
  first: string;
  last: string;
}

/** So many days, the last one included. */
export function endingOn(last: string, days: number): Period {
  return { first: day(at(last) - (days - 1) * DAY), last };
}

/** Of the same length, and over when this one begins; none where a range has no two ends. */
export function before({ first, last }: Period): Period | undefined {
  const length = (at(last) - at(first)) / DAY + 1;
  if (!(length >= 1)) return undefined;
  return endingOn(day(at(first) - DAY), length);
}
