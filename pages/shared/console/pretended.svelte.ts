/** Of a demonstration: whom one may be, and how much of its history is played. A real house is not even asked. */
import { ask } from "$shared/line/http";
import type { PretendedPerson } from "$shared/wire/api";

const LOOK_EVERY = 3000;

class Pretended {
  people = $state.raw<PretendedPerson[]>([]);
  days = $state(0);
  played = $state(0);
  private looked = false;

  get filling(): boolean {
    return this.played < this.days;
  }

  /** Once; and again and again while the history is being played. */
  look = async (): Promise<void> => {
    if (this.looked) return;
    this.looked = true;
    await this.again();
  };

  private async again(): Promise<void> {
    try {
      const told = await ask("GET /api/demonstration", {});
      [this.people, this.days, this.played] = [told.people, told.days, told.played];
    } catch {
      this.looked = false; // The next one who looks asks again.
      return;
    }
    if (this.filling) setTimeout(() => void this.again(), LOOK_EVERY);
  }
}

export const pretended = new Pretended();
