import type { Words } from "./en";

export const words: Words = {
  findings: {
    "chi-square": (degrees) => `die Fächer kamen zu ungleich oft (${degrees} Freiheitsgrade)`,
    sectors: (pockets, count, expected) => `der Sektor ${pockets} kam ${count}-mal statt ${expected}-mal`,
    tilt: (strength, towards) => `der Kessel neigt sich um ${strength} zur ${towards}`,
    serial: (on, lag) => `Ergebnisse liegen ${on} Fächer weiter als ${lag} Würfe zuvor`,
    cusum: (spin) => `eine Drift, die sich etwa beim Wurf ${spin} ändert`,
    dealer: (dealer, on) => `bei ${dealer} fällt die Kugel ${on} Fächer nach dem letzten Ergebnis`,
  },
  tests: {
    "chi-square": "Alle Fächer (Chi-Quadrat)",
    sectors: "Sektoren",
    tilt: "Neigung",
    serial: "Abhängigkeit aufeinander",
    cusum: "Änderung mit der Zeit (CUSUM)",
    dealer: "Handschrift des Croupiers",
  },
};
