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
  },
  tests: {
    "chi-square": "Toutes les cases (khi carré)",
    sectors: "Secteurs",
    tilt: "Inclinaison",
    serial: "Dépendance successive",
    cusum: "Changement dans le temps (CUSUM)",
    dealer: "Signature du croupier",
  },
};
