/** What waits for a second person: looked up once for all of a page that shows it. */
import { ask } from "$shared/line/http";
import { looking } from "$shared/line/looking";
import type { ApprovalShown } from "$shared/wire/api";

const LOOK_EVERY = 4000;

class Waiting {
  found = $state.raw<readonly ApprovalShown[]>([]);
  /** Told of what was found, and of what was found before. */
  private readonly told = new Set<
    (found: readonly ApprovalShown[], before: readonly ApprovalShown[]) => void
  >();
  private end: (() => void) | undefined;

  /** Where a line tells that something has changed, nobody asks every few seconds. */
  private pushed = false;

  /** The page's line has told of something. */
  hear = async (signal: AbortSignal): Promise<void> => {
    this.pushed = true;
    this.end?.();
    this.end = this.told.size ? () => undefined : undefined;
    await this.look(signal);
  };

  look = async (signal?: AbortSignal): Promise<void> => {
    const found = await ask("GET /api/approvals", {}, signal ? { signal } : {}).catch(() => undefined);
    if (!found) return;
    const before = this.found;
    this.found = found;
    for (const tell of this.told) tell(found, before);
  };

  private once(): () => void {
    void this.look();
    return () => undefined;
  }

  /** For as long as somebody shows it. */
  follow(tell: (found: readonly ApprovalShown[], before: readonly ApprovalShown[]) => void): () => void {
    this.told.add(tell);
    this.end ??= this.pushed ? this.once() : looking(() => this.look(), LOOK_EVERY);
    return () => {
      this.told.delete(tell);
      if (this.told.size) return;
      this.end?.();
      this.end = undefined;
    };
  }
}

export const approvals = new Waiting();
