import type { Words } from "./en";

export const words: Words = {
  findings: {
    "chi-square": (degrees) => `les cases sortent trop inégalement (${degrees} degrés de liberté)`,
    sectors: (pockets, count, expected) =>
      `le secteur ${pockets} est sorti ${count} fois au lieu de ${expected}`,
    tilt: (strength, towards) => `le cylindre penche de ${strength} vers le ${towards}`,
    serial: (on, lag) => `les résultats tombent ${on} cases plus loin que ${lag} lancers avant`,
    cusum: (spin) => `une dérive qui change vers le lancer ${spin}`,
    dealer: (dealer, on) => `avec ${dealer}, la bille tombe ${on} cases après le dernier résultat`,
    pocket: (pocket, count, expected) => `la case ${pocket} est sortie ${count} fois au lieu de ${expected}`,
    "two-lobed": (strength, towards) => `le cylindre penche de ${strength} vers le ${towards} et à l’opposé`,
    repeats: (count, expected) => `le même numéro est ressorti ${count} fois au lieu de ${expected}`,
    distance: (on, count, expected) =>
      `le numéro ${on} cases après le dernier est sorti ${count} fois au lieu de ${expected}`,
    signature: (on) => `les résultats tombent ${on} cases après le dernier`,
    speed: (on, seconds) =>
      `les résultats tombent ${on} cases après le dernier, sans ce que le rotor tourne en ${seconds} s`,
  },
  tests: {
    "chi-square": "Toutes les cases (khi carré)",
    sectors: "Secteurs",
    tilt: "Inclinaison",
    serial: "Dépendance successive",
    cusum: "Changement dans le temps (CUSUM)",
    dealer: "Signature du croupier",
    pocket: "Cases seules",
    "two-lobed": "Double inclinaison",
    repeats: "Numéros répétés",
    distance: "Distance depuis le dernier",
    signature: "Signature de la table",
    speed: "Signature et vitesse du rotor",
  },
  edge: (edge) => `avantage du joueur ${edge}`,
  turned: "retourné avec le rotor",
  worth: (edge, low, high, spins) =>
    `Pour un joueur, la meilleure mise en plein a un avantage de ${edge} (de ${low} à ${high}) et gagne après ${spins} lancers avec 95 %.`,
  noGain: (edge, low, high) =>
    `Pour un joueur, la meilleure mise en plein a un avantage de ${edge} (de ${low} à ${high}) : elle ne gagne pas.`,
};
