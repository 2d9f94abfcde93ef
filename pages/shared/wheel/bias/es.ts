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
    pocket: (pocket, count, expected) => `la casilla ${pocket} salió ${count} veces en lugar de ${expected}`,
    "two-lobed": (strength, towards) =>
      `el cilindro se inclina un ${strength} hacia el ${towards} y hacia el lado opuesto`,
    repeats: (count, expected) => `el mismo número se repitió ${count} veces en lugar de ${expected}`,
    distance: (on, count, expected) =>
      `el número ${on} casillas más allá del último salió ${count} veces en lugar de ${expected}`,
    signature: (on) => `los resultados caen ${on} casillas más allá del último`,
    speed: (on, seconds) =>
      `los resultados caen ${on} casillas más allá del último, sin lo que gira el rotor en ${seconds} s`,
  },
  tests: {
    "chi-square": "Todas las casillas (ji cuadrado)",
    sectors: "Sectores",
    tilt: "Inclinación",
    serial: "Dependencia sucesiva",
    cusum: "Cambio con el tiempo (CUSUM)",
    dealer: "Firma del crupier",
    pocket: "Casillas sueltas",
    "two-lobed": "Inclinación doble",
    repeats: "Números repetidos",
    distance: "Distancia desde el último",
    signature: "Firma de la mesa",
    speed: "Firma y velocidad del rotor",
  },
  edge: (edge) => `ventaja del jugador ${edge}`,
  turned: "girado con el rotor",
  worth: (edge, low, high, spins) =>
    `Para un jugador, la mejor apuesta a pleno tiene una ventaja de ${edge} (de ${low} a ${high}) y va ganando tras ${spins} tiradas con un 95 %.`,
  noGain: (edge, low, high) =>
    `Para un jugador, la mejor apuesta a pleno tiene una ventaja de ${edge} (de ${low} a ${high}): no gana.`,
};
