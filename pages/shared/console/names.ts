/** A table's own name, where it has one beyond its number. */
export function ownName(table: { table: string; name: string }): string {
  return table.name === `Table ${table.table}` ? "" : table.name;
}
