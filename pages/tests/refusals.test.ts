import { toYou } from "../terminal/refusals";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "./house";
import { speak as choose, type Language } from "$shared/words/language.svelte";
import { said } from "$shared/words/refusals";
import "$shared/words/refusals/floor";
import "$shared/words/refusals/paper";
import { refusalText } from "$shared/words";
import "../lab/refusals";
import { t as office } from "../office/office.svelte";
import "../tournament/tournament.svelte";

const catalogues = import.meta.glob<{ words: Record<string, string> }>(
  [
    "../shared/words/refusals/{es,de,fr,zh-Hans}.ts",
    "../shared/words/refusals/*/{es,de,fr,zh-Hans}.ts",
    "../{lab,tournament}/refusals/{es,de,fr,zh-Hans}.ts",
  ],
  { eager: true },
);
const of = (language: Language) =>
  Object.entries(catalogues).flatMap(([file, { words }]) =>
    file.endsWith(`/${language}.ts`) ? [words] : [],
  );

/** The language, and the sentences that come after the page. */
async function speak(language: Language): Promise<void> {
  await choose(language, false);
  const known = Object.assign({}, ...of(language)) as Record<string, string>;
  for (const line of [
    "Say where the wheel goes.",
    "Printing needs the extra “paper”: install croupier[paper].",
    "Nobody has taken a seat.",
    "There are no spins in this file.",
  ])
    await vi.waitFor(() => expect(said(line)).toBe(known[line] ?? line), 3000);
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
    expect(told("The pit-supervisor may not do this.")).toContain("Tischaufsicht");
    expect(told("Some winning wagers are not paid yet. Unpaid: seat 1 $10.00, seat 4 $5.00.")).toMatch(
      /Platz 1 10.*Platz 4 5/,
    );
    expect(told("The boxes 1 and 36 share no line.")).toBe("Die Felder 1, 36 haben keine gemeinsame Linie.");
  });

  it("is said to the player who sits there", async () => {
    expect(toYou("Seat 7 has nothing on red.", 7)).toBe("You have nothing on red.");
    expect(toYou("Seat 7 has nothing on red.", 1)).toBe("Seat 7 has nothing on red.");
    for (const language of ["es", "de", "fr", "zh-Hans"] as const) {
      await speak(language);
      for (const sentence of [
        "Seat 7 has $1.00 in chips, $4.00 too few.",
        "Seat 7 has nothing on the layout.",
        "Seat 7 has no points.",
      ])
        expect(told(toYou(sentence, 7)), language).not.toMatch(/7|You have/);
    }
    await speak("de");
    expect(told(toYou("Seat 7 has nothing on dozen-1.", 7))).toBe("Sie haben nichts auf erstes Dutzend.");
  });

  it("has words where the house writes codes, in English too", async () => {
    expect(told("The key-manager may not do this.")).toBe("The key manager may not do this.");
    expect(told("Ann is no pit-supervisor or slot-technician.")).toBe(
      "Ann is no pit supervisor or slot technician.",
    );
    expect(told("The variation V1 is under-review, not applied.")).toBe(
      "The variation V1 is under review, not applied.",
    );
    expect(told("valid_until is missing, or cannot be printed.")).toBe(
      `${office().fields["valid_until"]} is missing, or cannot be printed.`,
    );
    expect(told("The layout has no area for: street, five.")).toBe(
      "The layout has no area for: Street, First five.",
    );
    expect(told("Table 3 is no-more-bets.")).toBe("Table 3 is closed for bets.");
    expect(told("Prize 4 is used-as-payout.")).toBe("Prize 4 is used as a payout.");
  });

  it("says the words in its blanks in the language of the page", async () => {
    await speak("de");
    expect(told("Ann is no pit-supervisor or slot-technician.")).toBe(
      "Ann hat nicht die nötige Rolle: Tischaufsicht, Automatentechnik.",
    );
    expect(told("On the ring: 17 is missing, 18 twice, 19 3 times.")).toBe(
      "Auf dem Ring: 17 fehlt, 18 zweimal, 19 3-mal.",
    );
    expect(told("There is no wheel “W9” in the register.")).toBe("„W9“ steht nicht im Register (Kessel).");
    expect(told("valid_until is missing, or cannot be printed.")).toBe(
      "Gültig bis: fehlt oder lässt sich nicht drucken.",
    );
    expect(told("Only a key manager, a licensed member of security or a pit supervisor may do this.")).toBe(
      "Das darf nur die Leitung, ein lizenziertes Mitglied der Sicherheit oder die Tischaufsicht.",
    );
    expect(told("Ann has no valid licence: it was valid until 2026-01-31.")).toBe(
      "Ann hat keine gültige Lizenz: sie galt bis 2026-01-31.",
    );
    expect(told("Ann has no valid licence: lost, or stolen.")).toContain("lost, or stolen");
    expect(told("The re-buy is offered already.")).toBe("Schon angeboten: Nachkauf.");
    expect(told("Table 3 is no-more-bets.")).toBe("Tisch 3: nichts geht mehr.");
    expect(told("The Division has version 2 of the rules since never: 0 full days.")).toContain("seit: nie;");
    expect(told("own system is no strategy: it needs either stages or lines.")).toBe(
      "Ihr eigenes System ist keine Strategie: es braucht entweder stage oder lines.",
    );
    expect(told("Table 1 has no shift 9; there are: 1, 2.")).toBe(
      "Tisch 1: Schicht 9 gibt es nicht; es gibt: 1, 2.",
    );
  });

  it.each(LANGUAGES)("with every blank filled leaves none in %s", async (language) => {
    await speak(language);
    const sentences = of("de").flatMap((words) =>
      Object.keys(words).filter((each) => /^\P{Ll}.* .*\.$/u.test(each)),
    );
    expect(sentences.length).toBeGreaterThan(650);
    for (const sentence of sentences) {
      let count = 0;
      const asked = sentence.replace(/\{\w+\}/g, () => `X${++count}`);
      const answer = said(asked);
      expect(answer).not.toMatch(/[{}]/);
      for (let each = 1; each <= count; each++) expect(answer, sentence).toContain(`X${each}`);
      if (language !== "en") expect(answer, sentence).not.toBe(asked);
    }
  });
});
