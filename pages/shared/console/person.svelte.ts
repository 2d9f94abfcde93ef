/** Who sits at this console: signed in, locked after idle minutes, and asked for the passphrase again where two people are needed. */
import { whoAmI } from "$shared/line/session";
import { ask, Refused } from "$shared/line/http";
import type { SessionShown } from "$shared/felt/shapes";

const SAY_AWAKE_AFTER = 20_000;

class Person {
  session = $state.raw<SessionShown>();
  locked = $state(false);
  /** Set while somebody has to give the passphrase before what was asked for goes on. */
  proving = $state.raw<{ done: () => void; given_up: (error: unknown) => void }>();
  private idle = 300_000;
  private used = Date.now();
  private told = 0;

  /** Only a passphrase opens a locked console, not an answer that comes late. */
  async look(proved = false): Promise<void> {
    const asked = Date.now();
    const session = await whoAmI();
    this.session = session;
    this.locked = session.locked || (this.locked && !proved);
    const left = (session.locks_in ?? 0) * 1000;
    if (left > 0) this.idle = Math.max(left, 1000);
    this.used = Math.max(this.used, asked);
  }

  async signOut(): Promise<void> {
    await ask("DELETE /api/session", {});
    location.reload();
  }

  /** Keys and pointers keep the console open; the house is told a few times a minute. */
  awake = (): void => {
    if (this.locked || !this.session?.signed_in) return;
    const now = Date.now();
    if (now - this.used > this.idle) {
      this.locked = true;
      return;
    }
    this.used = now;
    if (now - this.told < SAY_AWAKE_AFTER) return;
    this.told = now;
    ask("POST /api/session/awake", {})
      .then(() => this.look())
      .catch((error: unknown) => this.heard(error));
  };

  /** Once a second: nobody was here for long, so the console locks itself, as the house does. */
  tick = (): void => {
    if (this.session?.signed_in && !this.locked && Date.now() - this.used > this.idle) this.locked = true;
  };

  /** A refusal that says that the house has locked this console. */
  heard(error: unknown): void {
    if (!(error instanceof Refused)) return;
    if (error.refusal.code === "session_locked") this.locked = true;
    if (error.refusal.code === "not_signed_in") void this.look();
  }

  /** Do something that may need a passphrase given just now; where it does, ask for it and do it again. */
  async freshly<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== "passphrase_needed") {
        this.heard(error);
        throw error;
      }
    }
    await new Promise<void>((done, given_up) => (this.proving = { done, given_up }));
    return work();
  }
}

export const person = new Person();
