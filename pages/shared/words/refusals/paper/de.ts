import type { Sentences } from "./sentences";

export const words: Sentences = {
  "There is no sheet “{name}”: {SHEETS}.": "Das Blatt „{name}“ gibt es nicht: {SHEETS}.",
  "{whose} has no {what} {number}; there are: {known}.":
    "{whose}: {what} {number} gibt es nicht; es gibt: {known}.",
  "There is no {what} yet.": "Noch nicht vorhanden: {what}.",
  "No rules hang in {room} at {spot}.": "In {room}, {spot}, hängen keine Regeln.",
  "Give the SHA-256 of the printed file, 64 hexadecimal digits.":
    "Geben Sie das SHA-256 der gedruckten Datei an, 64 hexadezimale Ziffern.",
  "Rules at {spot} are not posted: everybody in {room} must see and reach them.":
    "Regeln an der Stelle {spot} gelten nicht als ausgehängt: alle in {room} müssen sie sehen und erreichen.",
  "No approval in force covers this {what}: {subject}.":
    "Keine geltende Genehmigung deckt dies ({what}): {subject}.",
  "Say the {what} in words that can be printed.": "{what}: nennen Sie es in Worten, die sich drucken lassen.",
  "These rules are not the ones that hang in {room}; post them first.":
    "Das sind nicht die Regeln, die in {room} hängen; hängen Sie sie zuerst aus.",
  "Printing needs the extra “paper”: install croupier[paper].":
    "Drucken braucht das Extra „paper“: installieren Sie croupier[paper].",
  "A text has characters that are in none of our fonts; the HTML copy shows them.":
    "Ein Text hat Zeichen, die in keiner unserer Schriften stehen; die HTML-Fassung zeigt sie.",
  "This file carries no content of Croupier; it was not printed here, or was altered.":
    "Diese Datei trägt keinen Inhalt von Croupier; sie wurde nicht hier gedruckt oder verändert.",
  "The sign does not fit on {paper} in type that can be read; take larger paper or say less.":
    "Das Schild passt in lesbarer Schrift nicht auf {paper}; nehmen Sie größeres Papier oder sagen Sie weniger.",
  "Type of {type_size} points is too small to read; {SMALLEST} is the least.":
    "Schrift von {type_size} Punkt ist zu klein zum Lesen; {SMALLEST} ist das Mindeste.",
  "“{LONGEST_WORD}…” is one word of {word} letters and would be cut off.":
    "„{LONGEST_WORD}…“ ist ein Wort von {word} Buchstaben und würde abgeschnitten.",
  "The floor": "Das Haus",
  "Table {table}": "Tisch {table}",
  inspection: "Prüfung",
  count: "Zählung",
  shift: "Schicht",
  slip: "Beleg",
  dispute: "Streitfall",
  title: "Titel",
  room: "Raum",
  spot: "Stelle",
  text: "Text",
  none: "keine",
};
