import type { Words } from "./en";
export const words: Words = {
  welcome: "La ruleta tal como la escribe la ley",
  choose: "Elija una mesa y un puesto, o una consola.",
  tables: "Mesas",
  consoles: "Consolas y pantallas",
  play: "Jugar",
  display: "Pantalla mural",
  watch: "Mirar",
  players: (n) => (n === 1 ? "1 jugador" : `${n} jugadores`),
  automatic: "automática",
  dealer: "con crupier",
  noTables: "Todavía no hay mesas.",
  firstTitle: "Poner en marcha esta casa",
  firstStart:
    "Todavía no tiene personal. Al arrancar, el servidor mostró un código de un solo uso; quien lo tiene será el primer gerente.",
  firstSteps: [
    "Usted, el primer gerente",
    "El segundo gerente: lo importante lo hacen dos",
    "Los demás, con sus funciones y códigos",
  ],
  firstName: "Nombre",
  firstGo: "Empezar",
  wheels: {
    "single-zero": "un cero",
    "double-zero": "doble cero",
    "double-zero-as-single-zero": "doble cero, 00 cubierto",
  },
  pages: {
    terminal: ["Terminal", "Apostar en una mesa"],
    dealer: ["Consola del crupier", "Llevar la tirada paso a paso"],
    pit: ["Consola del jefe de sala", "Todas las mesas de un vistazo"],
    display: ["Pantalla mural", "Resultados, límites y avisos"],
    office: ["Oficina", "Caja, personas, equipo, registros"],
    tournament: ["Torneo", "Rondas, puntos, premios"],
    lab: ["Laboratorio", "Probabilidades, sesiones, simulación"],
  },
};
