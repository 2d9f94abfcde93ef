import { describe, expect, it } from "vitest";
import { fieldsNamed, fieldsOf, pairs, read } from "$shared/parts/forms/forms";
import type { CommandShown } from "$shared/wire/api";

const count: CommandShown = {
  command: "count-box",
  text: "",
  roles: ["cashier"],
  second: [],
  signed: false,
  fields: {
    required: ["do", "box"],
    properties: {
      do: { const: "count-box" },
      box: { type: "string" },
      cash: { type: "integer", default: 0 },
      entry: { type: "integer", default: 0 },
      roles: { type: "array", items: { type: "string" } },
      changes: { type: "object" },
      locked: { type: "boolean" },
      date: { type: "string", format: "date" },
    },
  },
};

describe("a command's form", () => {
  const fields = fieldsOf(count);

  it("has a field for each of the command's", () => {
    expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
      ["box", "text"],
      ["cash", "money"],
      ["entry", "whole"],
      ["roles", "list"],
      ["changes", "pairs"],
      ["locked", "yes"],
      ["date", "date"],
    ]);
  });

  it("says what is wrong at each field, all at once", () => {
    const { problems } = read(fields, { cash: "twelve", entry: "1.5", changes: "no pair" });
    expect(problems).toEqual({ box: "needed", cash: "money", entry: "number", changes: "pairs" });
  });

  it("reads money as whole cents and leaves empty fields out", () => {
    const { values, problems } = read(fields, {
      box: " E1 ",
      cash: "1204.5",
      roles: "a, b",
      changes: "x.y: 36\nz: on",
    });
    expect(problems).toEqual({});
    expect(values).toEqual({
      box: "E1",
      cash: 120450,
      roles: ["a", "b"],
      changes: { "x.y": 36, z: "on" },
      locked: false,
    });
  });

  it("finds the field that a refusal is about", () => {
    const names = fields.map((field) => field.name);
    expect(fieldsNamed(names, "count-box: cash: This is text. Expected a number.", {})).toEqual(["cash"]);
    expect(fieldsNamed(names, "It is missing.", { field: "roles" })).toEqual(["roles"]);
    expect(fieldsNamed(names, "There is none.", { thing: "E9" }, { box: "E9", cash: 1 })).toEqual(["box"]);
    expect(fieldsNamed(names, "Too much.", { cash: 5, pool: 1 }, { cash: 5, locked: 1 })).toEqual(["cash"]);
    expect(fieldsNamed(names, "The table is open.", { table: "9" }, { box: "E9" })).toEqual([]);
  });
});

it("pairs keep what follows the first colon", () => {
  expect(pairs("day: 06:00")).toEqual({ day: "06:00" });
});

it("a name that stands twice loses neither line: it is no list of pairs", () => {
  expect(pairs("day: 06:00\nday: 14:00")).toBeUndefined();
  expect(pairs("day: 06:00\nnight: 14:00")).toEqual({ day: "06:00", night: "14:00" });
});
