import { c } from "./words";

/** As the house has called it; until it has, in the reader's words. */
export function shiftName(shift: string, said: boolean | undefined): string {
  const ours: Partial<Record<string, string>> = c().proposedShift;
  return said === false ? (ours[shift] ?? shift) : shift;
}

/** A table's own name, where it has one beyond its number. */
export function ownName(table: { table: string; name: string }): string {
  return table.name === `Table ${table.table}` ? "" : table.name;
}
