import type { Sentences } from "./sentences";

export const words: Sentences = {
  "There is no sheet “{name}”: {SHEETS}.": "No existe la hoja «{name}»: {SHEETS}.",
  "{whose} has no {what} {number}; there are: {known}.": "{whose}: no existe {what} {number}; hay: {known}.",
  "There is no {what} yet.": "Aún no hay nada de esto: {what}.",
  "No rules hang in {room} at {spot}.": "No hay reglas expuestas en {room}, {spot}.",
  "Give the SHA-256 of the printed file, 64 hexadecimal digits.":
    "Dé el SHA-256 del archivo impreso, 64 cifras hexadecimales.",
  "Rules at {spot} are not posted: everybody in {room} must see and reach them.":
    "Las reglas en {spot} no están expuestas: todos en {room} deben verlas y alcanzarlas.",
  "No approval in force covers this {what}: {subject}.":
    "Ninguna aprobación en vigor cubre esto ({what}): {subject}.",
  "Say the {what} in words that can be printed.": "{what}: dígalo con palabras que se puedan imprimir.",
  "These rules are not the ones that hang in {room}; post them first.":
    "Estas reglas no son las expuestas en {room}; expóngalas primero.",
  "Printing needs the extra “paper”: install croupier[paper].":
    "Imprimir requiere el extra «paper»: instale croupier[paper].",
  "A text has characters that are in none of our fonts; the HTML copy shows them.":
    "Un texto tiene caracteres que no están en nuestras fuentes; la copia HTML los muestra.",
  "This file carries no content of Croupier; it was not printed here, or was altered.":
    "Este archivo no lleva contenido de Croupier; no se imprimió aquí o fue alterado.",
  "The sign does not fit on {paper} in type that can be read; take larger paper or say less.":
    "El cartel no cabe en {paper} con letra legible; tome papel mayor o diga menos.",
  "Type of {type_size} points is too small to read; {SMALLEST} is the least.":
    "Una letra de {type_size} puntos es demasiado pequeña; {SMALLEST} es lo mínimo.",
  "“{LONGEST_WORD}…” is one word of {word} letters and would be cut off.":
    "«{LONGEST_WORD}…» es una palabra de {word} letras y quedaría cortada.",
  "The floor": "La sala",
  "Table {table}": "Mesa {table}",
  inspection: "inspección",
  count: "recuento",
  shift: "turno",
  slip: "comprobante",
  dispute: "reclamación",
  title: "título",
  room: "sala",
  spot: "lugar",
  text: "texto",
  none: "ninguno",
};
