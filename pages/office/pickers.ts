/** What the office's forms propose as one types, by the field: the house looks it up, whatever it has of it. */
import { ask } from "$shared/line/http";
import type { Picker } from "$shared/parts/forms/forms";
import type { Line } from "$shared/list/list.svelte";
import type { Route } from "$shared/wire/api";
import type { Office } from "./office.svelte";

type Thing = Line<"GET /api/floor/equipment">;
const SHOWN = 12;
const only = (values: string[], typed: string): string[] =>
  [...new Set(values)].filter((each) => each.toLowerCase().includes(typed.toLowerCase())).slice(0, SHOWN);

const equipment =
  (kind: string, of: (thing: Thing) => string[]): Picker =>
  async (typed) => {
    const where = kind ? [`kind:${kind}`] : [];
    const query = { search: typed, where, limit: SHOWN };
    const { rows } = await ask("GET /api/floor/equipment", {}, { query });
    return only(rows.flatMap(of), typed);
  };
const named = (kind: string) => equipment(kind, (thing) => [thing.thing]);
const people: Picker = async (typed) => {
  const { rows } = await ask("GET /api/floor/people", {}, { query: { search: typed, limit: SHOWN } });
  return rows.map((each) => each.badge);
};
const players: Picker = async (typed) => {
  const { rows } = await ask("GET /api/floor/cash/log", {}, { query: { search: typed, limit: SHOWN } });
  return only(
    rows.map((each) => each.player),
    typed,
  );
};

const THINGS: Record<string, Picker> = {
  thing: named(""),
  wheel: named("wheel"),
  ball: named("ball"),
  layout: named("layout"),
  box: named("box"),
  drop_box: named("box"),
  tip_box: named("box"),
  replacement: named("box"),
  label: equipment("box", ({ facts }) => [String(facts["contents_key"]), String(facts["release_key"])]),
  table: equipment("table", ({ facts }) => [String(facts["number"])]),
};

/** By the field, as far as the house answers this role. */
export function pickersFor(office: Office): Record<string, Picker> {
  const may = (route: Route, pickers: Record<string, Picker>) => (office.may(route) ? pickers : {});
  return {
    ...may("GET /api/floor/equipment", THINGS),
    ...may("GET /api/floor/people", { badge: people }),
    ...may("GET /api/floor/cash/log", { player: players, same_as: players }),
  };
}
