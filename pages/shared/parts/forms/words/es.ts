import type { Words } from "./en";

export const words: Words = {
  needed: "Este dato es necesario.",
  number: "Se necesita un número entero.",
  money: "Se necesita un importe, como 12,50.",
  pairs: "Un par por línea: nombre: valor",
  look: "Revise este dato, por favor.",
  passphrase: "Su contraseña",
  signedWith: "Usted firma con su propia clave.",
  second: (roles) => `Una segunda persona tiene que confirmarlo (${roles}).`,
  send: "Registrar",
  done: "Registrado.",
  waits: "Espera a la segunda persona.",
};
