import type { Words } from "./en";
export const words: Words = {
  welcome: "Roulette, wie das Gesetz es schreibt",
  choose: "Wählen Sie Tisch und Platz oder eine Konsole.",
  tables: "Tische",
  consoles: "Konsolen und Bildschirme",
  play: "Spielen",
  display: "Wandanzeige",
  watch: "Ansehen",
  players: (n) => (n === 1 ? "1 Spieler" : `${n} Spieler`),
  automatic: "automatisch",
  dealer: "mit Croupier",
  noTables: "Noch ist kein Tisch eingerichtet.",
  firstTitle: "Dieses Haus eröffnen",
  firstStart:
    "Es hat noch keine Personen. Beim Start hat der Server einen Einmalcode ausgegeben; wer ihn hat, wird die erste Leitung.",
  firstSteps: [
    "Sie, die erste Leitung",
    "Die zweite Leitung: Wichtiges tun immer zwei",
    "Alle anderen, mit Rollen und Einmalcodes",
  ],
  firstName: "Name",
  firstGo: "Beginnen",
  wheels: {
    "single-zero": "eine Null",
    "double-zero": "Doppelnull",
    "double-zero-as-single-zero": "Doppelnull, 00 abgedeckt",
  },
  pages: {
    terminal: ["Terminal", "An einem Tisch setzen"],
    dealer: ["Croupier-Konsole", "Das Spiel Schritt für Schritt"],
    pit: ["Saal-Konsole", "Alle Tische auf einen Blick"],
    display: ["Wandanzeige", "Ergebnisse, Limits und Schilder"],
    office: ["Büro", "Kasse, Personen, Geräte, Unterlagen"],
    tournament: ["Turnier", "Runden, Punkte, Preise"],
    lab: ["Labor", "Chancen, Sitzungen, Simulation"],
  },
};
