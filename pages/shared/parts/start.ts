/** How every page begins: its language first, so that no text is shown in another one, then the page itself. */
import "$shared/design/croupier.css";
import { mount, type Component } from "svelte";
import { learn } from "$shared/words/language.svelte";

export async function start(page: Component): Promise<void> {
  for (;;) {
    try {
      await learn();
      break;
    } catch {
      await new Promise((again) => setTimeout(again, 1000)); // the house is not there; it will be
    }
  }
  const target = document.getElementById("app");
  if (target) mount(page, { target });
}
