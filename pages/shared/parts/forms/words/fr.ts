import type { Words } from "./en";

export const words: Words = {
  needed: "Cette information est nécessaire.",
  number: "Il faut un nombre entier.",
  money: "Il faut un montant, par exemple 12,50.",
  pairs: "Une paire par ligne : nom: valeur",
  look: "Veuillez revoir ce champ.",
  passphrase: "Votre phrase secrète",
  signedWith: "Vous signez avec votre propre clé.",
  second: (roles) => `Une deuxième personne doit confirmer (${roles}).`,
  send: "Enregistrer",
  done: "Enregistré.",
  waits: "En attente de la deuxième personne.",
};
