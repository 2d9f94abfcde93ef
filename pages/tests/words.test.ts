import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$shared/words/language.svelte";

/** Every text of a catalogue, with functions called, so that none is empty or left in English by mistake. */
function texts(words: unknown, path = ""): [string, string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function")
    return [
      [path, String((words as (...given: unknown[]) => unknown)(["1", "2", "3", "4", "5", "6"], 1, 1, 1))],
    ];
  return Object.entries(words as object).flatMap(([name, value]) => texts(value, `${path}/${name}`));
}

const catalogues = import.meta.glob<{ words: unknown }>(
  ["../*/words/{en,es,de,fr,zh-Hans}.ts", "../shared/**/words/{en,es,de,fr,zh-Hans}.ts"],
  {
    eager: true,
  },
);
const folders = new Set(
  Object.keys(catalogues)
    .filter((file) => file.endsWith("/en.ts"))
    .map((file) => file.slice(0, -"en.ts".length)),
);

describe.each([...folders])("the texts of %s", (folder) => {
  const english = texts(catalogues[`${folder}en.ts`]?.words);

  it.each(LANGUAGES)("are all there in %s", (language) => {
    const there = texts(catalogues[`${folder}${language}.ts`]?.words);
    expect(there.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
    for (const [path, text] of there) expect(text.trim(), path).not.toBe("");
    for (const [path, text] of there) expect(text, path).not.toMatch(/undefined|NaN|\[object/);
  });
});
