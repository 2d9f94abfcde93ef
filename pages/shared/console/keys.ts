/** Keys that mean something anywhere on a console. */
import { person } from "./person.svelte";

/** Does this key press speak to the console itself? None does behind a dialog, at a locked console, in a field or held down. */
export function toTheConsole(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  person.awake(); // a console that nobody has touched for long locks now
  if (person.locked || document.querySelector("dialog[open]")) return false;
  return !(event.target as Element).closest("input, select, textarea");
}
