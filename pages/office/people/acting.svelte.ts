/** What is done about people: by two where the house wants it; a code that was made is shown once. */
import { refusalOf, type Refusal } from "$shared/line/http";
import { person } from "$shared/console/person.svelte";
import { c } from "$shared/console/words";

type Answer = { start_code: string; badge: string } | { approval: unknown } | object;

export class Acting {
  refused = $state.raw<Refusal>();
  handed = $state.raw<{ badge: string; code: string }>();
  told = $state("");
  busy = $state(false);
  private again: () => void;

  constructor(again: () => void) {
    this.again = again;
  }

  async act(work: () => Promise<Answer>): Promise<boolean> {
    this.busy = true;
    this.refused = undefined;
    this.told = "";
    try {
      const answer = await person.freshly(work);
      if ("start_code" in answer) this.handed = { badge: answer.badge, code: answer.start_code };
      this.told = "approval" in answer ? c().said.waiting : c().said.done;
      return true;
    } catch (error) {
      this.refused = refusalOf(error);
      return false;
    } finally {
      this.busy = false;
      this.again();
    }
  }
}
