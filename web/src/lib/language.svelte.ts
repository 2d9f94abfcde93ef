/** Which language the page speaks. Texts of a language are fetched when it is chosen, all catalogues together. */

export const LANGUAGES = ["en", "es", "de", "fr", "zh-Hans"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  "zh-Hans": "简体中文",
};

const KEPT = "croupier-language";
const state = $state<{ language: Language }>({ language: "en" });

type Loaders<W> = Record<Exclude<Language, "en">, () => Promise<{ words: W }>>;
interface Catalogue {
  later: boolean;
  load(language: Language): Promise<void>;
  show(language: Language): void;
}
const catalogues: Catalogue[] = [];
/** When a catalogue comes that no first screen needs. */
const LATER_MS = 400;
let started = false;

/**
 * A catalogue of texts. English is the measure: the compiler refuses a language that lacks one of its texts.
 * The result is a function, so that a template that calls it follows the language. One that is for `later` does not keep
 * the first screen waiting.
 */
export function catalogue<W extends object>(english: W, others: Loaders<W>, later = false): () => W {
  const loaded: Partial<Record<Language, W>> = { en: english };
  let shown = $state.raw<W>(english);
  const made: Catalogue = {
    later,
    async load(language) {
      if (language !== "en") loaded[language] ??= (await others[language]()).words;
    },
    show(language) {
      shown = loaded[language] ?? english;
    },
  };
  catalogues.push(made);
  // A catalogue that comes later, with a part of a page that was fetched when it was needed.
  if (state.language !== "en") void follow(made);
  return () => shown;
}

async function follow(each: Catalogue): Promise<void> {
  await each.load(state.language);
  each.show(state.language);
}

export function language(): Language {
  return state.language;
}

/** `keep` remembers the language in this browser; a wall display that changes it all the time does not. */
export async function speak(wanted: Language, keep = true): Promise<void> {
  const later = catalogues.filter((each) => each.later && !started);
  const first = catalogues.filter((each) => !later.includes(each));
  started = true;
  await Promise.all(first.map((each) => each.load(wanted)));
  for (const each of first) each.show(wanted);
  state.language = wanted;
  setTimeout(() => later.forEach((each) => void follow(each)), LATER_MS);
  document.documentElement.lang = wanted;
  if (!keep) return;
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // A browser without storage forgets the language, and nothing else.
  }
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
    const found = LANGUAGES.find(
      (each) => each === wish || (wish && each.split("-")[0] === wish.split("-")[0]),
    );
    if (found) return found;
  }
  return "en";
}
