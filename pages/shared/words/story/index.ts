/** A round told line by line, in the language of the page; the house tells it in English. */
import type { StoryLine } from "$shared/wire/refusals";
import { alsoSaid, asWritten, said } from "../refusals";
import type { Lines } from "./lines";

alsoSaid<Lines>(
  {
    ...asWritten<StoryLine>(
      "{by} rules: {instruction} ({reason}).",
      "{by} decides the dispute: {decision} {paid} ({reason}).",
      "{by} decides the dispute: {decision} ({reason}).",
    ),
    "go-on": "play goes on",
    "return-wagers": "the wagers go back",
    deny: "denied",
    pay: "paid",
  },
  {
    es: () => import("./es"),
    de: () => import("./de"),
    fr: () => import("./fr"),
    "zh-Hans": () => import("./zh-Hans"),
  },
);

/** "01:00:56  The dolly is removed." with the time as it stands. */
export function toldLine(line: string): string {
  const [, time = "", sentence = line] = /^(\d\d:\d\d:\d\d|) +(.+)$/.exec(line) ?? [];
  return `${time} ${said(sentence)}`.trim();
}
