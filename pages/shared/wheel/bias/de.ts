import type { Words } from "./en";

export const words: Words = {
  findings: {
    "chi-square": (degrees) => `die Fächer kamen zu ungleich oft (${degrees} Freiheitsgrade)`,
    sectors: (pockets, count, expected) => `der Sektor ${pockets} kam ${count}-mal statt ${expected}-mal`,
    tilt: (strength, towards) => `der Kessel neigt sich um ${strength} zur ${towards}`,
    serial: (on, lag) => `Ergebnisse liegen ${on} Fächer weiter als ${lag} Würfe zuvor`,
    cusum: (spin) => `eine Drift, die sich etwa beim Wurf ${spin} ändert`,
    dealer: (dealer, on) => `bei ${dealer} fällt die Kugel ${on} Fächer nach dem letzten Ergebnis`,
    pocket: (pocket, count, expected) => `das Fach ${pocket} kam ${count}-mal statt ${expected}-mal`,
    "two-lobed": (strength, towards) =>
      `der Kessel neigt sich um ${strength} zur ${towards} und zur Gegenseite`,
    repeats: (count, expected) => `dieselbe Zahl kam ${count}-mal gleich wieder statt ${expected}-mal`,
    distance: (on, count, expected) =>
      `die Zahl ${on} Fächer nach der letzten kam ${count}-mal statt ${expected}-mal`,
    signature: (on) => `Ergebnisse liegen ${on} Fächer nach dem letzten`,
    speed: (on, seconds) =>
      `Ergebnisse liegen ${on} Fächer nach dem letzten, ohne was der Rotor in ${seconds} s dreht`,
  },
  tests: {
    "chi-square": "Alle Fächer (Chi-Quadrat)",
    sectors: "Sektoren",
    tilt: "Neigung",
    serial: "Abhängigkeit aufeinander",
    cusum: "Änderung mit der Zeit (CUSUM)",
    dealer: "Handschrift des Croupiers",
    pocket: "Einzelne Fächer",
    "two-lobed": "Zweiseitige Neigung",
    repeats: "Wiederholte Zahlen",
    distance: "Weg vom letzten Ergebnis",
    signature: "Handschrift des Tisches",
    speed: "Handschrift und Rotordrehzahl",
  },
  edge: (edge) => `Vorteil des Spielers ${edge}`,
  turned: "mit dem Rotor gespiegelt",
  worth: (edge, low, high, spins) =>
    `Für einen Spieler hat die beste Wette auf volle Zahlen einen Vorteil von ${edge} (von ${low} bis ${high}) und ist nach ${spins} Würfen mit 95 % im Plus.`,
  noGain: (edge, low, high) =>
    `Für einen Spieler hat die beste Wette auf volle Zahlen einen Vorteil von ${edge} (von ${low} bis ${high}): sie gewinnt nicht.`,
};
