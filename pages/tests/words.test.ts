import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { catalogue, languages, learn, ownName, preferred, speak } from "$shared/words/language.svelte";
import { part, texts } from "$shared/words/fluent";
import { betName } from "$shared/words";
import { answering, LANGUAGES, written } from "./house";

const rooms = readdirSync(join(import.meta.dirname, "../../src/croupier/words/en")).map((file) =>
  file.replace(".ftl", ""),
);

describe.each(LANGUAGES)("the words in %s", (language) => {
  it.each(rooms)("of the room %s are read whole", (room) => {
    const kinds = (tag: string) =>
      Object.entries(texts(written(tag, room), tag)).flatMap(([id, said]) =>
        typeof said === "object"
          ? Object.entries(said).map(([name, each]) => `${id}.${name} ${typeof each}`)
          : `${id} ${typeof said}`,
      );
    expect(kinds(language).sort()).toEqual(kinds("en").sort());
  });
});

describe("a Fluent file", () => {
  const source = `
plain = No facts
-house = Croupier
named = Welcome to { -house }
chips = { $n ->
    [one] one chip
   *[other] { $n } chips
}
group =
    .closed-form = closed form
    .n1-3-2-6 = 1-3-2-6
    .none = none
    .told = { $who } said so
`;
  const said = texts(source, "en") as unknown as {
    plain: string;
    named: string;
    chips: (facts: { n: number }) => string;
    group: Record<string, string>;
  };

  it("gives strings, functions of facts, and groups of both", () => {
    expect(said.plain).toBe("No facts");
    expect(said.named).toBe("Welcome to Croupier");
    expect([1, 2, 1500].map((n) => said.chips({ n }))).toEqual(["one chip", "2 chips", "1,500 chips"]);
    expect(Object.keys(said)).not.toContain("-house");
  });

  it("finds a text by the name that the house gives", () => {
    expect(["closed form", "1-3-2-6", ""].map((name) => part(said.group, name))).toEqual([
      "closed form",
      "1-3-2-6",
      "none",
    ]);
    expect(part(said.group, "constructor")).toBeUndefined();
  });
});

describe("a page", () => {
  it("learns which languages the house speaks, and names each as it names itself", async () => {
    await learn();
    expect(languages()).toEqual(LANGUAGES);
    expect(languages().map(ownName)).toEqual(["English", "Deutsch", "Español", "Français", "简体中文"]);
  });

  it("takes the language itself before another one of the same tongue", async () => {
    await learn();
    expect(preferred("?lang=zh", [])).toBe("zh-Hans");
    expect(preferred("?lang=fr-CA", [])).toBe("fr");
    expect(preferred("?lang=zh-Hans", ["en"])).toBe("zh-Hans");
    vi.stubGlobal("fetch", (address: string) =>
      Promise.resolve(address === "/words" ? Response.json(["en", "en-XA"]) : new Response("")),
    );
    await learn();
    expect(preferred("?lang=en-XA", [])).toBe("en-XA");
    expect(preferred("?lang=en-GB", [])).toBe("en");
    answering();
  });

  it("says a bet in the language that is chosen", async () => {
    const bet = { bet: "dozen-2", kind: "dozen", shape: "dozen", name: "second dozen", covers: ["13", "14"] };
    const names: string[] = [];
    for (const language of LANGUAGES) {
      await speak(language, false);
      names.push(betName(bet as never));
    }
    expect(names).toEqual([
      "second dozen",
      "zweites Dutzend",
      "segunda docena",
      "deuxième douzaine",
      "第二打",
    ]);
  });

  it("stays in its language when the words of another do not come", async () => {
    const t = catalogue("home");
    await speak("de", false);
    await expect(speak("xx", false)).rejects.toThrow();
    expect(t().play).toBe("Spielen");
  });
});
