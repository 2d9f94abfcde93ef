import type { Words } from "./en";

export const words: Words = {
  limits: "Limites",
  inside: "Mises intérieures",
  outside: "Mises extérieures",
  dealer: (badge) => `Croupier ${badge}`,
  results: "Derniers résultats",
  none: "Pas encore de résultats",
  statistics: "Statistiques",
  lastOne: "Dernier résultat",
  lastN: (n) => `${n} derniers résultats`,
  window: "Résultats comptés",
  hot: "Chauds",
  cold: "Froids",
  wait: "Un instant, s’il vous plaît : le superviseur est à la table",
  enrol: "Le personnel confirme cet écran avec le code",
  corrected: (was, number) => `Rectifié : ${was} a été lu, le résultat est ${number}`,
  voided: (number) => `${number} : ce coup est nul. On relance ; toutes les mises restent en place.`,
  noSpin: {
    same_direction: "La bille et le cylindre tournaient dans le même sens",
    under_four_turns: "La bille a fait moins de quatre tours",
    foreign_object: "Un objet se trouvait dans le cylindre",
    ball_left_wheel: "La bille a quitté le cylindre",
  },
  covered: {
    title: "Le 00 est couvert",
    lines: [
      "Ce cylindre à double zéro sert de cylindre à zéro simple. On ne peut pas miser sur le 00.",
      "Si la bille s’arrête sur le 00, le coup est nul et on relance.",
      "Rouge, noir, impair, pair, 1 à 18 et 19 à 36 perdent quand la bille s’arrête sur le 0.",
    ],
  },
  inPrison: {
    title: "En prison",
    lines: [
      "Sur le 0, les mises sur chances simples cèdent la moitié ou restent en prison pour le coup suivant.",
      "Si le coup suivant gagne, la mise est rendue sans gain. S’il perd, elle est perdue en entier.",
      "Qui ne choisit pas à temps récupère la moitié.",
    ],
  },
  laPartage: {
    title: "La partage",
    lines: ["Sur le 0, la moitié de chaque mise sur chance simple est rendue."],
  },
  surrender: {
    title: "Surrender",
    lines: ["Sur le 0 et le 00, la moitié de chaque mise sur chance simple est rendue."],
  },
  zero: {
    title: "Zéro",
    line: (zeros) => `Sur ${zeros.join(" et ")}, rouge, noir, impair, pair, 1 à 18 et 19 à 36 perdent.`,
  },
};
