import type { Words } from "./en";

export const words: Words = {
  needed: "Das wird gebraucht.",
  number: "Hier steht eine ganze Zahl.",
  money: "Hier steht ein Betrag, etwa 12,50.",
  pairs: "Ein Paar je Zeile: Name: Wert",
  look: "Bitte noch einmal ansehen.",
  passphrase: "Ihre Passphrase",
  signedWith: "Sie unterschreiben mit Ihrem eigenen Schlüssel.",
  second: (roles) => `Eine zweite Person muss es bestätigen (${roles}).`,
  send: "Eintragen",
  done: "Eingetragen.",
  waits: "Es wartet auf die zweite Person.",
};
