import type { Words } from "./en";

export const words: Words = {
  limits: "Límites",
  inside: "Apuestas interiores",
  outside: "Apuestas exteriores",
  dealer: (badge) => `Crupier ${badge}`,
  results: "Últimos resultados",
  none: "Aún no hay resultados",
  statistics: "Estadística",
  lastOne: "Último resultado",
  lastN: (n) => `Últimos ${n} resultados`,
  window: "Resultados contados",
  hot: "Calientes",
  cold: "Fríos",
  wait: "Un momento, por favor: el supervisor está en la mesa",
  enrol: "El personal confirma esta pantalla con el código",
  corrected: (was, number) => `Corregido: se leyó ${was}, el resultado es ${number}`,
  voided: (number) => `${number}: esta tirada es nula. Se vuelve a girar; todas las apuestas siguen en pie.`,
  noSpin: {
    same_direction: "La bola y la rueda giraron en el mismo sentido",
    under_four_turns: "La bola dio menos de cuatro vueltas",
    foreign_object: "Había un objeto extraño en la rueda",
    ball_left_wheel: "La bola salió de la rueda",
  },
  covered: {
    title: "El 00 está cubierto",
    lines: [
      "Esta rueda de doble cero se usa como rueda de un solo cero. No se puede apostar al 00.",
      "Si la bola se detiene en el 00, la tirada es nula y se vuelve a girar.",
      "Rojo, negro, impar, par, 1 a 18 y 19 a 36 pierden cuando la bola se detiene en el 0.",
    ],
  },
  inPrison: {
    title: "En prisión",
    lines: [
      "Con el 0, las apuestas a la par pueden ceder la mitad o quedar en prisión para la tirada siguiente.",
      "Si la siguiente gana, se devuelve la apuesta sin ganancia. Si pierde, se pierde entera.",
      "Quien no elige a tiempo recupera la mitad.",
    ],
  },
  laPartage: { title: "La partage", lines: ["Con el 0 se devuelve la mitad de cada apuesta a la par."] },
  surrender: {
    title: "Surrender",
    lines: ["Con el 0 y el 00 se devuelve la mitad de cada apuesta a la par."],
  },
  zero: {
    title: "Cero",
    line: (zeros) => `Con ${zeros.join(" y ")} pierden rojo, negro, impar, par, 1 a 18 y 19 a 36.`,
  },
};
