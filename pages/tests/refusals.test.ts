import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, written } from "./house";
import { speak as choose, type Language } from "$shared/words/language.svelte";
import { refusalText } from "$shared/words";
import { sentence, type Said } from "$shared/words/refusals";
import { texts } from "$shared/words/fluent";
import { t as office } from "../office/office.svelte";
import "../tournament/tournament.svelte";

/** The language, and the sentences that come after the page. */
async function speak(language: Language): Promise<void> {
  await choose(language, false);
  const late: Said = { id: "no_ball_in_play", message: "", facts: {} };
  await vi.waitFor(() =>
    expect(sentence(late)).toBe(texts(written(language, "refusals"), language)[late.id ?? ""]),
  );
}

const say = (id: string, facts: Record<string, unknown> = {}, seat?: number) =>
  refusalText({
    code: id.split(".")[0] ?? "",
    id,
    message: "English",
    clause: null,
    facts,
    ...(seat ? { seat } : {}),
  }).replaceAll("\u00a0", " ");

describe("a refusal", () => {
  beforeEach(() => speak("en"));

  it("is said from its id and its facts", async () => {
    expect(say("seat_taken.seat", { seat: 3 })).toBe("Seat 3 is taken.");
    await speak("de");
    expect(say("seat_taken.seat", { seat: 3 })).toBe("Platz 3 ist besetzt.");
  });

  it("says none where a list is empty", async () => {
    expect(say("inspection_incomplete", { missing: [] })).toMatch(/missing: none\.$/);
    await speak("de");
    expect(say("inspection_incomplete", { missing: [] })).toMatch(/es fehlt: keine\.$/);
  });

  it("stays English where nobody knows it, and where the record has no id", async () => {
    await speak("de");
    expect(say("moon.full")).toBe("English");
    expect(say("above_maximum.with_this", {})).toBe("English");
    expect(sentence({ message: "Seat 3 is taken." })).toBe("Seat 3 is taken.");
  });

  it("has its amounts, bets, roles and seats in the language of the page", async () => {
    await speak("de");
    expect(say("above_maximum.with_this", { maximum: 100_000, stake: 100_050 })).toBe(
      "Das Maximum ist 1.000 $ je Chance; damit wären es 1.000,50 $.",
    );
    expect(say("bet_needs_double_zero.available_table", { bet: "split-0-00" })).toContain("Cheval 0 und 00");
    expect(say("nothing_there.bet", { seat: 2, bet: "dozen-1" })).toBe(
      "Platz 2 hat nichts auf erstes Dutzend.",
    );
    expect(say("role_not_allowed.role", { role: "pit-supervisor" })).toContain("Tischaufsicht");
    const unpaid = (seat: number, cents: number) => ({
      id: "unpaid",
      message: "",
      facts: { seat, due: { cents } },
    });
    expect(say("winners_unpaid.seats", { seats: [unpaid(1, 1000), unpaid(4, 500)] })).toMatch(
      /Platz 1 10.*, Platz 4 5/,
    );
  });

  it("is said to the player who sits there", async () => {
    expect(say("nothing_there.seat", { seat: 7, place: "red" }, 7)).toBe("You have nothing on red.");
    expect(say("nothing_there.seat", { seat: 7, place: "red" }, 1)).toBe("Seat 7 has nothing on red.");
    const facts = { seat: 7, has: { points: 1 }, missing: { cents: 400 } };
    for (const language of ["es", "de", "fr", "zh-Hans"] as const) {
      await speak(language);
      expect(say("chips_not_issued.too_few", facts, 7), language).not.toMatch(/7|You have/);
    }
  });

  it("has words where the house writes codes, in English too", () => {
    expect(say("role_not_allowed.role", { role: "key-manager" })).toBe("The key manager may not do this.");
    expect(say("second_person.role", { name: "Ann", allowed: ["pit-supervisor", "slot-technician"] })).toBe(
      "Ann is no pit supervisor or slot technician.",
    );
    expect(say("field_missing", { field: "valid_until" })).toBe(
      `${office().fields["valid_until"]} is missing, or cannot be printed.`,
    );
  });

  it("says phrases and lists in its blanks in the language of the page", async () => {
    await speak("de");
    expect(say("second_person.role", { name: "Ann", allowed: ["pit-supervisor", "slot-technician"] })).toBe(
      "Ann hat nicht die nötige Rolle: Tischaufsicht oder Automatentechnik.",
    );
    const times = (id: string, number: string, count?: number) => ({
      id,
      message: "",
      facts: { number, count },
    });
    expect(
      say("bad_wheel_numbers.ring", {
        told: [times("times.none", "17"), times("times.twice", "18"), times("times.often", "19", 3)],
      }),
    ).toBe("Auf dem Ring: 17 fehlt, 18 zweimal, 19 3-mal.");
    expect(say("licence_not_valid.withdrawn", { name: "Ann", why: "lost, or stolen" })).toContain(
      "lost, or stolen",
    );
    const both = [
      { id: "no_ball_in_play", message: "", facts: {} },
      { id: "collect_first", message: "", facts: {} },
    ];
    expect(say("all_at_once", { reasons: both })).toBe(`${say("no_ball_in_play")} ${say("collect_first")}`);
  });

  it.each(LANGUAGES)("with every blank filled leaves none in %s", async (language) => {
    await speak(language);
    expect(ALL.length).toBeGreaterThan(900);
    for (const [id, facts] of ALL) {
      const text = say(id, facts);
      expect(text, id).not.toMatch(/[{}]|undefined|NaN/);
      expect(text, id).not.toBe("English");
    }
  });
});

/** Every sentence, with a value for each of its facts. */
const ALL = new FluentResource(written("en", "refusals")).body.flatMap(({ id, value, attributes }) =>
  [["", value] as const, ...Object.entries(attributes)].flatMap(([part, pattern]) =>
    pattern === null ? [] : [[part ? `${id}.${part}` : id, factsOf(JSON.stringify(pattern))] as const],
  ),
);

function factsOf(pattern: string): Record<string, unknown> {
  const named = pattern.matchAll(/("(?:LIST|AND|OR|ALL)","args":\[)?\{"type":"var","name":"(\w+)"/g);
  return Object.fromEntries([...named].map(([, list, name = ""]) => [name, list ? ["17"] : 17]));
}
