/** Which fields a refusal is about, whatever shape it has. */
import { beforeEach, expect, test } from "vitest";
import { refusal } from "$shared/line/http";
import { pointAt } from "$shared/parts/forms/wrong";

const NAMES = [
  "name-0",
  "badge-0",
  "name-1",
  "licence-K1",
  "licence-K2",
  "approved-by",
  "approval-layout",
  "zone",
];
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const wrong = () =>
  [...document.querySelectorAll<HTMLInputElement>("[aria-invalid]")].map(({ name }) => name);
const problem = (...names: string[]) =>
  refusal("bad_request", "", {
    told: names.map((name) => ({
      id: "problem.field",
      message: "",
      facts: { field: name, what: "this is missing" },
    })),
  });

beforeEach(() => {
  document.body.innerHTML = NAMES.map((name) => `<input name="${name}">`).join("");
});

test.each([
  ["staff.1.name", "name-1"],
  ["licences.1.licence", "licence-K2"],
  ["approved_by", "approved-by"],
  ["approvals.layout", "approval-layout"],
])("%s is the field %s", (name, there) => {
  pointAt(document, problem(name));
  expect(wrong()).toEqual([there]);
  expect(document.activeElement).toBe(field(there));
});

test("all of them are marked, the first has the focus, and whoever types there is marked no more", () => {
  pointAt(document, problem("staff.1.name", "staff.0.name"));
  expect(wrong()).toEqual(["name-0", "name-1"]);
  field("name-0").dispatchEvent(new Event("input"));
  expect(wrong()).toEqual(["name-1"]);
});

test("what names no field is about what it repeats", () => {
  field("zone").value = "Mars/Olympus";
  field("badge-0").value = "D1";
  pointAt(document, refusal("bad_day", "", { zone: "Mars/Olympus" }));
  expect(wrong()).toEqual(["zone"]);
  pointAt(document, refusal("badge_taken", "", { badge: "D1" }));
  expect(wrong()).toEqual(["badge-0"]);
  pointAt(document, refusal("journal_stopped", ""));
  expect(wrong()).toEqual([]);
});
