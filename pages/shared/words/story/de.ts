import type { Lines } from "./lines";

export const words: Lines = {
  "{value} (seat {seat}) {where}: {wagers}": "{value} (Platz {seat}) {where}: {wagers}",
  "Round {number}: place your bets.": "Spiel {number}: bitte setzen.",
  "{player} sits down at seat {seat}.": "{player} nimmt Platz {seat} ein.",
  "{player} leaves seat {seat}.": "{player} verlässt Platz {seat}.",
  "{seat} buys chips for {price}, receipt {receipt}.": "{seat} kauft Chips für {price}, Quittung {receipt}.",
  "{seat} buys chips for {price}.": "{seat} kauft Chips für {price}.",
  "{seat} puts {chips} on {place}, laid by {by}.": "{seat} setzt {chips} auf {place}, gelegt von {by}.",
  "{seat} puts {chips} on {place}.": "{seat} setzt {chips} auf {place}.",
  "{seat} takes {chip} down from {place}.": "{seat} nimmt {chip} von {place} weg.",
  "{stake} on {place} had not reached the minimum and goes back to {seat}.":
    "{stake} auf {place} erreichten das Minimum nicht und gehen zurück an {seat}.",
  "{seat} lays a match play coupon for {face} on {bet}.":
    "{seat} legt einen Spielgutschein über {face} auf {bet}.",
  "{dealer} spins: wheel {wheel}, ball {ball}.": "{dealer} dreht: Kessel {wheel}, Kugel {ball}.",
  "{dealer} spins the ball.": "{dealer} dreht die Kugel ab.",
  "No more bets, called late. Wagers: {wagers}, {total} in all.":
    "Nichts geht mehr, spät angesagt. Einsätze: {wagers}, zusammen {total}.",
  "No more bets. Wagers: {wagers}, {total} in all.":
    "Nichts geht mehr. Einsätze: {wagers}, zusammen {total}.",
  "The ball rests in {number}, {colour}.": "Die Kugel liegt in {number}, {colour}.",
  "The ball rests in {number}: the spin is void, the wagers stand.":
    "Die Kugel liegt in {number}: der Wurf ist ungültig, die Einsätze bleiben.",
  "No spin: {value}. The wagers stand.": "Ungültiger Wurf: {value}. Die Einsätze bleiben.",
  "{seat} chooses {choice} for {bet}.": "{seat} wählt {choice} für {bet}.",
  "Time to choose is over; the default is {default}.":
    "Die Zeit zu wählen ist um; ohne Wahl gilt: {default}.",
  "{seat} is paid {value}.": "{seat} bekommt {value}.",
  "Corrected by {who} and {second}: not {was} but {number} ({reason}).":
    "Berichtigt von {who} und {second}: nicht {was}, sondern {number} ({reason}).",
  "The table is held: {what}.": "Der Tisch ist angehalten: {what}.",
  "{by} rules: {instruction} ({reason}).": "{by} entscheidet: {instruction} ({reason}).",
  "All wagers go back to their players.": "Alle Einsätze gehen an ihre Spieler zurück.",
  "{seat} disputes: {what}.": "{seat} bestreitet: {what}.",
  "{by} decides the dispute: {decision} {paid} ({reason}).":
    "{by} entscheidet den Streitfall: {decision} {paid} ({reason}).",
  "{by} decides the dispute: {decision} ({reason}).":
    "{by} entscheidet den Streitfall: {decision} ({reason}).",
  "Refused, {command}: {message} ({code})": "Abgelehnt, {command}: {message} ({code})",
  "The dolly is removed.": "Der Dolly ist entfernt.",
  "The dealers win {tips}.": "Die Croupiers gewinnen {tips}.",
  "{seat} loses {lost}.": "{seat} verliert {lost}.",
  "{seat} loses {lost} that was in prison.": "{seat} verliert {lost} aus dem Gefängnis.",
  "{seat} takes {back} back.": "{seat} nimmt {back} zurück.",
  "{kept} of {seat} goes in prison.": "{kept} von {seat} kommen ins Gefängnis.",
  "{free} of {seat} is released from prison.": "{free} von {seat} kommen aus dem Gefängnis frei.",
  "on the layout": "auf dem Tuch",
  "in prison": "im Gefängnis",
  clockwise: "rechtsherum",
  "counter-clockwise": "linksherum",
  half: "Hälfte zurück",
  leave: "Gefängnis",
  deny: "abgelehnt",
  pay: "gezahlt",
  "go-on": "weiter, der Wurf gilt",
  void: "ungültig",
  "return-wagers": "Einsätze zurück",
  "same direction": "Kugel und Kessel laufen gleich herum",
  "under four turns": "weniger als vier Umläufe",
  "foreign object": "Fremdkörper im Kessel",
  "ball left wheel": "die Kugel verließ den Kessel",
  "{amount} for the dealers": "{amount} für die Croupiers",
  "{amount} in {colour} value chips": "{amount} in Wertchips {colour}",
};
