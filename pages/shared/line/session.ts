/** Who the house takes this browser for, where it stands, and in what it counts. */
import type { SessionShown } from "$shared/felt/shapes";
import { ask } from "$shared/line/http";
import { countsIn } from "$shared/words/currency.svelte";
import { standsIn } from "$shared/words/place.svelte";

export async function whoAmI(): Promise<SessionShown> {
  const session = await ask("GET /api/session", {});
  standsIn(session.zone);
  countsIn(session.currency);
  return session;
}
