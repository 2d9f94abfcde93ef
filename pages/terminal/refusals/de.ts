import type { Sentences } from "./sentences";

export const words: Sentences = {
  "You have {rack} in chips, {missing} too few.": "Sie haben {rack} in Chips, {missing} zu wenig.",
  "You have {number2} in chips, not {amount}.": "Sie haben {number2} in Chips, nicht {amount}.",
  "You have nothing on {place}.": "Sie haben nichts auf {place}.",
  "You have less than that on {place}.": "Sie haben weniger als das auf {place}.",
  "You have nothing on the layout.": "Sie haben nichts auf dem Tuch.",
  "You have nothing to cash out.": "Sie haben nichts zum Auszahlen.",
  "You have sealed a nonce for this round.": "Sie haben für diese Runde schon eine Zufallszahl versiegelt.",
  "You have no sealed nonce that this could open.":
    "Sie haben keine versiegelte Zufallszahl, die sich damit öffnen ließe.",
  "You have no points.": "Sie haben keine Punkte.",
};
