/** Keys for what is asked over HTTP: a wish that got no answer has the same key when it is asked again, and is done once. */
import { randomName } from "$shared/wheel/random";
import { refusalOf, unanswered } from "./http";

export class Keys {
  private readonly open = new Map<string, string>();

  async under<T>(wish: unknown, ask: (key: string) => Promise<T>): Promise<T> {
    const name = JSON.stringify(wish);
    const key = this.open.get(name) ?? `w-${randomName()}`;
    this.open.delete(name);
    try {
      return await ask(key);
    } catch (error) {
      if (unanswered(refusalOf(error))) this.open.set(name, key);
      throw error;
    }
  }
}
