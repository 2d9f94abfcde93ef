import type { Words } from "./en";

export const words: Words = {
  limits: "Limits",
  inside: "Innere Einsätze",
  outside: "Äußere Einsätze",
  dealer: (badge) => `Croupier ${badge}`,
  results: "Letzte Ergebnisse",
  none: "Noch keine Ergebnisse",
  statistics: "Statistik",
  lastOne: "Letztes Ergebnis",
  lastN: (n) => `Letzte ${n} Ergebnisse`,
  window: "Gezählte Ergebnisse",
  hot: "Heiß",
  cold: "Kalt",
  wait: "Einen Moment bitte: Die Aufsicht ist am Tisch",
  enrol: "Das Personal bestätigt diesen Bildschirm mit dem Code",
  corrected: (was, number) => `Berichtigt: ${was} wurde gelesen, das Ergebnis ist ${number}`,
  voided: (number) =>
    `${number}: Dieser Wurf ist ungültig. Es wird neu gedreht; alle Einsätze bleiben stehen.`,
  noSpin: {
    same_direction: "Kugel und Kessel liefen in dieselbe Richtung",
    under_four_turns: "Die Kugel lief weniger als vier Runden",
    foreign_object: "Ein Gegenstand war im Kessel",
    ball_left_wheel: "Die Kugel verließ den Kessel",
  },
  covered: {
    title: "00 ist abgedeckt",
    lines: [
      "Dieser Kessel mit Doppelnull wird als Kessel mit einer Null benutzt. Auf 00 kann nicht gesetzt werden.",
      "Bleibt die Kugel in 00 liegen, ist der Wurf ungültig, und es wird neu gedreht.",
      "Rot, Schwarz, Ungerade, Gerade, 1 bis 18 und 19 bis 36 verlieren, wenn die Kugel in 0 liegen bleibt.",
    ],
  },
  inPrison: {
    title: "En prison",
    lines: [
      "Bei 0 gibt man bei einfachen Chancen die Hälfte auf oder lässt den Einsatz für den nächsten Wurf im Gefängnis.",
      "Gewinnt der nächste Wurf, kommt der Einsatz ohne Gewinn zurück. Verliert er, ist der ganze Einsatz verloren.",
      "Wer nicht rechtzeitig wählt, erhält die Hälfte zurück.",
    ],
  },
  laPartage: {
    title: "La partage",
    lines: ["Bei 0 kommt die Hälfte jedes Einsatzes auf einfache Chancen zurück."],
  },
  surrender: {
    title: "Surrender",
    lines: ["Bei 0 und 00 kommt die Hälfte jedes Einsatzes auf einfache Chancen zurück."],
  },
  zero: {
    title: "Null",
    line: (zeros) =>
      `Bei ${zeros.join(" und ")} verlieren Rot, Schwarz, Ungerade, Gerade, 1 bis 18 und 19 bis 36.`,
  },
};
