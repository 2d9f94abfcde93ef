import type { Words } from "./en";
export const words: Words = {
  welcome: "La roulette telle que la loi l’écrit",
  choose: "Choisissez une table et une place, ou une console.",
  tables: "Tables",
  consoles: "Consoles et écrans",
  play: "Jouer",
  display: "Écran mural",
  watch: "Regarder",
  players: (n) => (n === 1 ? "1 joueur" : `${n} joueurs`),
  automatic: "automatique",
  dealer: "avec croupier",
  noTables: "Aucune table n’est encore installée.",
  firstTitle: "Ouvrir cette maison",
  firstStart:
    "Elle n’a encore personne. Au démarrage, le serveur a affiché un code à usage unique ; qui l’a devient le premier responsable.",
  firstSteps: [
    "Vous, le premier responsable",
    "Le second responsable : l’important se fait à deux",
    "Tous les autres, avec fonctions et codes",
  ],
  firstName: "Nom",
  firstGo: "Commencer",
  wheels: {
    "single-zero": "un zéro",
    "double-zero": "double zéro",
    "double-zero-as-single-zero": "double zéro, 00 couvert",
  },
  pages: {
    terminal: ["Terminal", "Miser à une table"],
    dealer: ["Console du croupier", "Mener le coup pas à pas"],
    pit: ["Console du chef de salle", "Toutes les tables d’un coup d’œil"],
    display: ["Écran mural", "Résultats, limites et panneaux"],
    office: ["Bureau", "Caisse, personnes, matériel, registres"],
    tournament: ["Tournoi", "Manches, points, prix"],
    lab: ["Laboratoire", "Probabilités, séances, simulation"],
  },
};
