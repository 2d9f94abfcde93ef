/** Who the house takes this browser for, and where it stands. */
import type { SessionShown } from "$shared/felt/shapes";
import { ask } from "$shared/line/http";
import { standsIn } from "$shared/words/place.svelte";

export async function whoAmI(): Promise<SessionShown> {
  const session = await ask("GET /api/session", {});
  standsIn(session.zone);
  return session;
}
