import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { ApprovalShown } from "$shared/wire/api";
import { recorded } from "$shared/console/inbox/recorded";
import { told as toldOf } from "$shared/console/inbox/told";
import { learn, speak } from "$shared/words/language.svelte";
import { told } from "../office/journal";
import { LANGUAGES } from "./house";

/** What the engine writes itself, as its own sources have it. */
const SOURCES = ["play/decide.py", "calling_off/decide.py", "shares.py"].map((file) =>
  readFileSync(join(import.meta.dirname, "../../src/croupier/tournament", file), "utf8"),
);
const WRITTEN = SOURCES.flatMap((source) =>
  [...source.matchAll(/(?:PlayersEliminated|Line)\([^"]*(?:"cash"[^"]*)?"([a-z]+ [^"{]+)"/g)].map(([, text]) => text ?? ""),
); // prettier-ignore

describe("what the engine itself wrote", () => {
  beforeAll(learn);

  it("is found in its sources", () => {
    expect(new Set(WRITTEN).size).toBe(8);
  });

  it.each(LANGUAGES)("is said in %s", async (language) => {
    await speak(language, false);
    for (const text of [...WRITTEN, "voucher for E2"])
      expect(recorded(text) === text, text).toBe(language === "en");
    expect(recorded("place 2")).toMatch(
      { de: /^Platz 2/, es: /^puesto 2/, "zh-Hans": /^第 2 名/ }[language] ?? /^place 2/,
    );
    expect(recorded("A silver cup")).toBe("A silver cup");
  });

  it("is told so in the journal, and to whoever confirms prizes", async () => {
    await speak("de", false);
    const line = { place: 1, amount: 7000, description: "place 1", voucher_for: "" };
    const event = told("lines", [line], "tournament/cup");
    expect(event).toContain("Platz 1");
    expect(event).toContain("Was gewonnen wird");
    expect(event).not.toMatch(/place|voucher/);
    const prize = { place: 1, name: "Ada", kind: "voucher", amount: 7000, description: "voucher for F" };
    const waiting = { request: { prizes: [prize] }, action: "award-prizes" } as unknown as ApprovalShown;
    expect(JSON.stringify(toldOf(waiting).list)).toContain("Gutschein für F");
    await speak("en", false);
  });
});
