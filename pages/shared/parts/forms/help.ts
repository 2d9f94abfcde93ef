/** What fields mean, fetched when the first is asked about. A form's own meaning of a field goes before the common one. */
import { later } from "$shared/words/language.svelte";
import type { Rooms } from "$shared/wire/words";

export const words = later("help");

export function meaning(help: Rooms["help"], form: string, field: string): string {
  const groups = help as unknown as Record<string, Record<string, string> | undefined>;
  return groups[form]?.[field] ?? groups["field"]?.[field] ?? "";
}
