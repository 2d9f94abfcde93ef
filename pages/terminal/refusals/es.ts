import type { Sentences } from "./sentences";

export const words: Sentences = {
  "You have {rack} in chips, {missing} too few.": "Tiene {rack} en fichas; faltan {missing}.",
  "You have {number2} in chips, not {amount}.": "Tiene {number2} en fichas, no {amount}.",
  "You have nothing on {place}.": "No tiene nada en {place}.",
  "You have less than that on {place}.": "Tiene menos que eso en {place}.",
  "You have nothing on the layout.": "No tiene nada en el tapete.",
  "You have nothing to cash out.": "No tiene nada que cobrar.",
  "You have sealed a nonce for this round.": "Ya ha sellado un número aleatorio para esta ronda.",
  "You have no sealed nonce that this could open.": "No tiene ningún número sellado que esto pueda abrir.",
  "You have no points.": "No tiene puntos.",
};
