/** Which language the page speaks. Words are fetched from the house when a language is chosen, all catalogues together. */
import type { Rooms } from "$shared/wire/words";
import { texts } from "./fluent";

/** By its tag, as in <html lang>. */
export type Language = string;

const KEPT = "croupier-language";
const state = $state<{ language: Language; spoken: readonly Language[] }>({ language: "en", spoken: ["en"] });

interface Catalogue {
  wanted: boolean;
  load(language: Language): Promise<void>;
  show(language: Language): void;
}
const catalogues: Catalogue[] = [];

/** A room's words. The result is a function, so that a template that calls it follows the language. */
export function catalogue<Room extends keyof Rooms>(room: Room): () => Rooms[Room] {
  return prepared((language) => fetched(room, language), true).shown as () => Rooms[Room];
}

async function fetched<Room extends keyof Rooms>(room: Room, language: Language): Promise<Rooms[Room]> {
  return texts(await written(room, language), language) as unknown as Rooms[Room];
}

/** A room as the house has it. */
export async function written(room: string, language: Language): Promise<string> {
  const answer = await fetch(`/words/${language}/${room}.ftl`);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return answer.text();
}

/** A room of which nothing is said before somebody asks. */
export function later<Room extends keyof Rooms>(room: Room): () => Rooms[Room] | null | undefined {
  return late((language) => fetched(room, language));
}

/** Words that are fetched when one of them is first wanted: undefined while they are on their way, null where they cannot be had. */
export function late<W extends object>(load: (language: Language) => Promise<W>): () => W | null | undefined {
  const { made, shown } = prepared<W | null>((language) => load(language).catch(() => null), false);
  return () => {
    const now = shown();
    if (!made.wanted) {
      made.wanted = true;
      void follow(made);
    }
    return now;
  };
}

function prepared<W>(words: (language: Language) => Promise<W>, wanted: boolean) {
  const loaded = new Map<Language, W>();
  let shown = $state.raw<W | undefined>();
  const made: Catalogue = {
    wanted,
    async load(language) {
      if (!loaded.has(language)) loaded.set(language, await words(language));
    },
    show(language) {
      shown = loaded.get(language);
    },
  };
  catalogues.push(made);
  return { made, shown: () => shown };
}

async function follow(each: Catalogue): Promise<void> {
  await each.load(state.language);
  each.show(state.language);
}

/** The languages of the house, by their folders. */
export function languages(): readonly Language[] {
  return state.spoken;
}

/** What a language calls itself: Deutsch, Español, 简体中文. */
export function ownName(tag: Language): string {
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Before a page begins: what the house speaks, then its words in the language that is wanted here. */
export async function learn(): Promise<void> {
  const answer = await fetch("/words");
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  state.spoken = (await answer.json()) as Language[];
  await speak(preferred());
}

export function language(): Language {
  return state.language;
}

/** `keep` remembers the language in this browser; a wall display that changes it all the time does not. */
export async function speak(wanted: Language, keep = true): Promise<void> {
  await Promise.all(catalogues.filter((each) => each.wanted).map((each) => each.load(wanted)));
  for (const each of catalogues) each.show(wanted);
  state.language = wanted;
  document.documentElement.lang = wanted;
  if (!keep) return;
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // A browser without storage forgets the language, and nothing else.
  }
}

/** A part that is loaded when it is wanted: what it says beyond the words of its page is there before it is shown. */
export async function withWords<Part>(coming: Promise<Part>): Promise<Part> {
  const part = await coming;
  await speak(state.language, false);
  return part;
}

/** `?lang=de`, then what was chosen here before, then what the browser asks for. */
export function preferred(address = location.search, browser = navigator.languages): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // as above
  }
  for (const wish of [new URLSearchParams(address).get("lang"), kept, ...browser]) {
    const same = (each: Language) => each.split("-")[0] === wish?.split("-")[0];
    const found = state.spoken.find((each) => each === wish) ?? state.spoken.find(same);
    if (found) return found;
  }
  return "en";
}
