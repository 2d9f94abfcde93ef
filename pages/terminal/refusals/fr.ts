import type { Sentences } from "./sentences";

export const words: Sentences = {
  "You have {rack} in chips, {missing} too few.": "Vous avez {rack} en jetons, il manque {missing}.",
  "You have {number2} in chips, not {amount}.": "Vous avez {number2} en jetons, pas {amount}.",
  "You have nothing on {place}.": "Vous n’avez rien sur {place}.",
  "You have less than that on {place}.": "Vous avez moins que cela sur {place}.",
  "You have nothing on the layout.": "Vous n’avez rien sur le tapis.",
  "You have nothing to cash out.": "Vous n’avez rien à encaisser.",
  "You have sealed a nonce for this round.": "Vous avez déjà scellé un nombre aléatoire pour ce tour.",
  "You have no sealed nonce that this could open.": "Vous n’avez aucun nombre scellé que ceci puisse ouvrir.",
  "You have no points.": "Vous n’avez pas de points.",
};
