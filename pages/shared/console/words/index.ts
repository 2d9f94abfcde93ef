/** The texts of the dealer's and the pit's console. */
import { catalogue } from "$shared/words/language.svelte";
import { readBlanks } from "$shared/words/refusals";

export const c = catalogue("console");

readBlanks((blank) => {
  const known: Record<string, string | undefined> = {
    ...c().point,
    ...c().noSpin,
    ...c().option,
    ...c().code,
  };
  return known[blank.replaceAll(" ", "_")];
});

/** A kind, a use or a state of the register, in words. */
export function coded(code: string): string {
  return c().code[code] ?? code;
}
