import type { Sentences } from "./sentences";

export const words: Sentences = {
  "There is no sheet “{name}”: {SHEETS}.": "La feuille « {name} » n’existe pas : {SHEETS}.",
  "{whose} has no {what} {number}; there are: {known}.":
    "{whose} : {what} {number} n’existe pas ; il y a : {known}.",
  "There is no {what} yet.": "Pas encore là : {what}.",
  "No rules hang in {room} at {spot}.": "Aucune règle n’est affichée en {room}, {spot}.",
  "Give the SHA-256 of the printed file, 64 hexadecimal digits.":
    "Donnez le SHA-256 du fichier imprimé, 64 chiffres hexadécimaux.",
  "Rules at {spot} are not posted: everybody in {room} must see and reach them.":
    "Des règles en {spot} ne sont pas affichées : chacun en {room} doit les voir et les atteindre.",
  "No approval in force covers this {what}: {subject}.":
    "Aucune approbation en vigueur ne couvre ceci ({what}) : {subject}.",
  "Say the {what} in words that can be printed.": "{what} : dites-le en mots qui peuvent s’imprimer.",
  "These rules are not the ones that hang in {room}; post them first.":
    "Ces règles ne sont pas celles affichées en {room} ; affichez-les d’abord.",
  "Printing needs the extra “paper”: install croupier[paper].":
    "Imprimer demande l’extra « paper » : installez croupier[paper].",
  "A text has characters that are in none of our fonts; the HTML copy shows them.":
    "Un texte a des caractères absents de nos polices ; la copie HTML les montre.",
  "This file carries no content of Croupier; it was not printed here, or was altered.":
    "Ce fichier ne porte pas de contenu de Croupier ; il n’a pas été imprimé ici, ou fut altéré.",
  "The sign does not fit on {paper} in type that can be read; take larger paper or say less.":
    "Le panneau ne tient pas sur {paper} en caractères lisibles ; prenez un papier plus grand ou dites-en moins.",
  "Type of {type_size} points is too small to read; {SMALLEST} is the least.":
    "Un corps de {type_size} points est trop petit pour être lu ; {SMALLEST} est le minimum.",
  "“{LONGEST_WORD}…” is one word of {word} letters and would be cut off.":
    "« {LONGEST_WORD}… » est un mot de {word} lettres et serait coupé.",
  "The floor": "La salle",
  "Table {table}": "Table {table}",
  inspection: "inspection",
  count: "comptage",
  shift: "équipe",
  slip: "bordereau",
  dispute: "litige",
  title: "titre",
  room: "salle",
  spot: "endroit",
  text: "texte",
  none: "aucun",
};
