import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, speak as choose, type Language } from "$lib/language.svelte";
import { said } from "$lib/refusals";
import { toldLine } from "$lib/story";
import { refusalText } from "$lib/words";

const catalogues = import.meta.glob<{ words: Record<string, string> }>(
  "../src/lib/{refusals,story}/{es,de,fr,zh-Hans}.ts",
  { eager: true },
);

/** The language, and the sentences that come after the page. */
async function speak(language: Language): Promise<void> {
  await choose(language, false);
  const { words = {} } = catalogues[`../src/lib/story/${language}.ts`] ?? {};
  const line = "The dolly is removed.";
  await vi.waitFor(() => expect(said(line)).toBe(words[line] ?? line), 3000);
}
const blanks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(Object.entries(catalogues))("the refusals of %s", (_, { words }) => {
  it("fill the blanks of the house's sentence, all of them and no other", () => {
    for (const [sentence, text] of Object.entries(words))
      expect(blanks(text), sentence).toEqual(blanks(sentence));
  });
  it("are written", () => {
    for (const [sentence, text] of Object.entries(words)) expect(text.trim(), sentence).not.toBe("");
  });
});

describe("a refusal", () => {
  beforeEach(() => speak("en"));
  const told = (message: string, code = "some_code") =>
    refusalText({ code, message, clause: null, facts: {} });

  it("stays as the house wrote it in English, and where nobody knows it", async () => {
    expect(told("Seat 3 is taken.")).toBe("Seat 3 is taken.");
    await speak("de");
    expect(told("The moon is full.")).toBe("The moon is full.");
  });

  it("has its amounts, bets, roles and seats in the language of the page", async () => {
    await speak("de");
    expect(
      told("The maximum is $1,000.00 per bet; with this it would be $1,000.50.").replaceAll("\u00a0", " "),
    ).toBe("Das Maximum ist 1.000 $ je Chance; damit wären es 1.000,50 $.");
    expect(told("split-0-00 needs 00, which is not available at this table.")).toContain("Cheval 0 und 00");
    expect(told("Seat 2 has nothing on dozen-1.")).toBe("Platz 2 hat nichts auf erstes Dutzend.");
    expect(told("A pit-supervisor may not do this.")).toContain("Tischaufsicht");
    expect(told("Some winning wagers are not paid yet. Unpaid: seat 1 $10.00, seat 4 $5.00.")).toMatch(
      /Platz 1 10.*Platz 4 5/,
    );
    expect(told("The boxes 1 and 36 share no line.")).toBe("Die Felder 1, 36 haben keine gemeinsame Linie.");
  });

  it.each(LANGUAGES)("with every blank filled leaves none in %s", async (language) => {
    await speak(language);
    const sentences = Object.keys(Object.values(catalogues)[0]?.words ?? {});
    for (const sentence of sentences.filter((each) => each.endsWith("."))) {
      let count = 0;
      const asked = sentence.replace(/\{\w+\}/g, () => `X${++count}`);
      const answer = said(asked);
      expect(answer).not.toMatch(/[{}]/);
      for (let each = 1; each <= count; each++) expect(answer, sentence).toContain(`X${each}`);
      if (language !== "en") expect(answer, sentence).not.toBe(asked);
    }
  });
});

describe("a round", () => {
  it("is told in the language of the page", async () => {
    await speak("de");
    const told = (line: string) => toldLine(line).replaceAll("\u00a0", " ");
    expect(told("01:00:56  Ann (seat 2) puts $1.00 on split-17-20, laid by D1.")).toBe(
      "01:00:56 Ann (Platz 2) setzt 1 $ auf Cheval 17 und 20, gelegt von D1.",
    );
    expect(told("          Ann (seat 2) on the layout: $1.00 on red, $2.00 for the dealers on odd")).toBe(
      "Ann (Platz 2) auf dem Tuch: 1 $ – Rot, 2 $ für die Croupiers – Ungerade",
    );
    expect(told("01:00:58  The ball rests in 21, red.")).toBe("01:00:58 Die Kugel liegt in 21, Rot.");
    expect(told("01:00:58  Refused, place-wager: Seat 3 is taken. (seat_taken)")).toContain(
      "Platz 3 ist besetzt.",
    );
    await speak("en");
    expect(told("01:00:58  The ball rests in 21, red.")).toBe("01:00:58 The ball rests in 21, red.");
  });
});
