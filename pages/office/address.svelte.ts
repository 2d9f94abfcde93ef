/** Where in the office somebody is. All of it stands behind the # of the address: the browser's back key leads back. */
import type { SectionName } from "./office.svelte";

type Asked = Record<string, string>;

export function leadsTo(section: SectionName, asked: Asked): string {
  const said = Object.entries(asked).filter(([, value]) => value);
  return `#${section}${said.length ? `?${new URLSearchParams(said)}` : ""}`;
}

class Address {
  private text = $state(location.hash.slice(1));

  constructor() {
    addEventListener("hashchange", () => (this.text = location.hash.slice(1)));
  }

  get section(): string {
    return this.text.split("?")[0] ?? "";
  }

  get asked(): Asked {
    return Object.fromEntries(new URLSearchParams(this.text.split("?")[1] ?? ""));
  }

  /** The same place, seen otherwise: nothing to go back to. */
  stay(section: SectionName, asked: Asked): void {
    history.replaceState(null, "", leadsTo(section, asked));
    this.text = location.hash.slice(1);
  }
}

export const address = new Address();
