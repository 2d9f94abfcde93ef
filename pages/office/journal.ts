/** What the journal calls by codes, in words: streams and events. */
import { catalogue } from "$shared/words/language.svelte";

const j = catalogue("journal");

/** "Wager placed" for `wager-placed/1`. */
export function eventName(event: string): string {
  const [code = event] = event.split("/");
  return j().event[code] ?? code;
}

/** Every event there is, as its code and its name, in the order of the names. */
export function eventNames(): [string, string][] {
  return Object.entries(j().event)
    .map(([code, name]): [string, string] => [code, name ?? code])
    .sort(([, one], [, other]) => one.localeCompare(other));
}

/** "Table 3" for `table/3`. */
export function streamName(stream: string): string {
  const [kind = stream, ...name] = stream.split("/");
  return [j().stream[kind] ?? kind, ...name].join(" ");
}
