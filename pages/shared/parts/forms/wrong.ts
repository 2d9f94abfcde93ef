/** Which fields of a page's own form a refusal is about: those that it names, or else those whose content it repeats. */
import type { Refusal } from "$shared/line/http";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All that a refusal says: the fields it names, as `staff.0.name`, and everything it repeats of what was sent. */
function told(facts: unknown, names: string[] = [], values: string[] = []): [string[], string[]] {
  if (typeof facts === "string") values.push(facts);
  else if (Array.isArray(facts)) for (const each of facts) told(each, names, values);
  else if (facts && typeof facts === "object")
    for (const [name, fact] of Object.entries(facts)) {
      if (name === "field" && typeof fact === "string") names.push(fact);
      else if (name !== "message" && name !== "id") told(fact, names, values);
    }
  return [names, values];
}

/** A field of a list is called by its place, or by what it is about: `name-0`, `licence-K1`, `approval-layout`. */
function called(fields: readonly Field[], name: string): Field[] {
  const parts = name.split(".").map((part) => part.replaceAll("_", "-"));
  const last = parts.at(-1) ?? "";
  const place = Number(parts.find((part) => /^\d+$/.test(part)) ?? 0);
  const group = parts.at(-2)?.replace(/s$/, "");
  const exact = fields.filter((field) => [last, `${last}-${place}`, `${group}-${last}`].includes(field.name));
  if (exact.length) return exact;
  return fields.filter((field) => field.name.startsWith(`${last}-`)).slice(place, place + 1);
}

/** They are marked until somebody types there, and the first of them has the focus. */
export function pointAt(root: ParentNode, refusal: Refusal): void {
  const fields = [...root.querySelectorAll<Field>("input, select, textarea")];
  for (const field of fields) field.removeAttribute("aria-invalid");
  const [names, values] = told(refusal.facts);
  const named = new Set(names.flatMap((name) => called(fields, name)));
  const wrong = fields.filter((field) =>
    named.size
      ? named.has(field)
      : field.type !== "password" && field.value !== "" && values.includes(field.value),
  );
  for (const field of wrong) {
    field.setAttribute("aria-invalid", "true");
    field.addEventListener("input", () => field.removeAttribute("aria-invalid"), { once: true });
  }
  wrong[0]?.focus();
}
