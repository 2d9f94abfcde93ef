/** How every page begins: its language first, so that no text is shown in another one, then the page itself. */
import "$shared/design/croupier.css";
import { mount, type Component } from "svelte";
import { preferred, speak } from "$shared/words/language.svelte";

export async function start(page: Component): Promise<void> {
  await speak(preferred());
  const target = document.getElementById("app");
  if (target) mount(page, { target });
}
