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
  wanted: boolean;
  load(language: Language): Promise<void>;
  show(language: Language): void;
}
const catalogues: Catalogue[] = [];

/**
 * A catalogue of texts. English is the measure: the compiler refuses a language that lacks one of its texts.
 * The result is a function, so that a template that calls it follows the language.
 */
export function catalogue<W extends object>(english: W, others: Loaders<W>): () => W {
  const { made, shown } = prepared(english, others, true);
  // A catalogue that comes later, with a part of a page that was fetched when it was needed.
  if (state.language !== "en") void follow(made);
  return () => shown() ?? english;
}

/** A catalogue that is fetched when a text of it is first wanted; while it is on its way, there is none. */
export function lateCatalogue<W extends object>(english: W, others: Loaders<W>): () => W | undefined {
  const { made, shown } = prepared(english, others, false);
  return () => {
    const now = shown();
    if (!made.wanted) {
      made.wanted = true;
      void follow(made);
    }
    return now;
  };
}

function prepared<W extends object>(english: W, others: Loaders<W>, wanted: boolean) {
  const loaded: Partial<Record<Language, W>> = { en: english };
  let shown = $state.raw<W | undefined>(english);
  const made: Catalogue = {
    wanted,
    async load(language) {
      if (language !== "en") loaded[language] ??= (await others[language]()).words;
    },
    show(language) {
      shown = loaded[language];
    },
  };
  catalogues.push(made);
  return { made, shown: () => shown };
}

async function follow(each: Catalogue): Promise<void> {
  try {
    await each.load(state.language);
    each.show(state.language);
  } catch {
    each.show("en"); // better than silence
  }
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
