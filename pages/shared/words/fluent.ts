/** A Fluent file as texts: a text without facts is a string, one with facts a function, one with parts a group of both. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
type Said = string | ((facts: Record<string, FluentVariable>) => string);
export type Texts = Record<string, Said | Record<string, Said>>;

export function texts(source: string, language: string): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  const said = (pattern: Pattern): Said =>
    takesFacts(pattern) ? (facts) => bundle.formatPattern(pattern, facts) : bundle.formatPattern(pattern);
  const found: Texts = {};
  for (const { id, value, attributes } of resource.body) {
    if (id.startsWith("-")) continue; // a term, for other texts alone
    const parts = Object.entries(attributes).map(([name, pattern]) => [name, said(pattern)] as const);
    found[id] = value === null ? (Object.fromEntries(parts) as Record<string, Said>) : said(value);
  }
  return found;
}

function takesFacts(pattern: Pattern): boolean {
  return typeof pattern !== "string" && JSON.stringify(pattern).includes('"type":"var"');
}

/** The text of a group under a name that the house gives: "closed form" is `closed-form`, "1-3-2-6" is `n1-3-2-6`. */
export function part<G extends object>(group: G, name: string): G[keyof G] | undefined {
  const id = name.replaceAll(/[^\w-]+/g, "-").replace(/^(?=\d)/, "n") || "none";
  return Object.hasOwn(group, id) ? group[id as keyof G] : undefined;
}

/** The names that a group has for certain. */
export type NameIn<G> = keyof { [Name in keyof G as string extends Name ? never : Name]: true } & string;
