import type { Words } from "./en";

export const words: Words = {
  findings: {
    "chi-square": (degrees) => `las casillas salen con demasiada desigualdad (${degrees} grados de libertad)`,
    sectors: (pockets, count, expected) =>
      `el sector ${pockets} salió ${count} veces en lugar de ${expected}`,
    tilt: (strength, towards) => `el cilindro se inclina un ${strength} hacia el ${towards}`,
    serial: (on, lag) => `los resultados caen ${on} casillas más allá de ${lag} tiradas antes`,
    cusum: (spin) => `una deriva que cambia hacia la tirada ${spin}`,
    dealer: (dealer, on) => `con ${dealer} la bola cae ${on} casillas más allá del último resultado`,
  },
  tests: {
    "chi-square": "Todas las casillas (ji cuadrado)",
    sectors: "Sectores",
    tilt: "Inclinación",
    serial: "Dependencia sucesiva",
    cusum: "Cambio con el tiempo (CUSUM)",
    dealer: "Firma del crupier",
  },
};
