/** The house's words as its server gives them: the files themselves. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, vi } from "vitest";
import { speak } from "$shared/words/language.svelte";

const WORDS = join(import.meta.dirname, "../../src/croupier/words");

/** English first, as the house has it. */
export const LANGUAGES = readdirSync(WORDS, { withFileTypes: true })
  .filter((folder) => folder.isDirectory() && existsSync(join(WORDS, folder.name, "shared.ftl")))
  .map((folder) => folder.name)
  .sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other));

export function written(language: string, room: string): string {
  return readFileSync(join(WORDS, language, `${room}.ftl`), "utf8");
}

/** As long as nobody answers otherwise. */
export function answering(): void {
  vi.stubGlobal("fetch", (address: string) => {
    const [, language = "", room = ""] = /^\/words\/([^/]+)\/([^/]+)\.ftl$/.exec(address) ?? [];
    return Promise.resolve(
      address === "/words" ? Response.json(LANGUAGES) : new Response(written(language, room)),
    );
  });
}

answering();
afterAll(async () => {
  answering(); // all files are read in one room, and each leaves it as it found it
  await speak("en", false);
});
