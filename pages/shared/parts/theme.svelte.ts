/**
 * Light or dark: as the system has it, until somebody chooses otherwise in this browser. Whoever goes back to what the
 * system has, follows it again. Pages at the felt are dark by their own word.
 */
import { keep, kept } from "../line/storage";

const KEPT = "croupier-theme";
const root = document.documentElement;
const system = matchMedia("(prefers-color-scheme: light)");

class Theme {
  readonly fixed = root.hasAttribute("data-theme");
  private chosen = $state<"light" | "dark" | "">("");
  private systemLight = $state(system.matches);

  constructor() {
    if (this.fixed) return;
    const before = kept<unknown>(KEPT, "");
    this.choose(before === "light" || before === "dark" ? before : "");
    system.addEventListener("change", ({ matches }) => (this.systemLight = matches));
  }

  get light(): boolean {
    return this.chosen ? this.chosen === "light" : this.systemLight;
  }

  toggle(): void {
    const light = !this.light;
    this.choose(light === this.systemLight ? "" : light ? "light" : "dark");
    keep(KEPT, this.chosen);
  }

  private choose(theme: "light" | "dark" | ""): void {
    this.chosen = theme;
    if (theme) root.dataset["theme"] = theme;
    else delete root.dataset["theme"];
  }
}

export const theme = new Theme();
