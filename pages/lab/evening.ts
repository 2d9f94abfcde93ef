/** The fields of a simulated evening, read together: a body to send, or what is wrong with which field. */
import { number } from "$shared/words/figures";
import { cents, whole } from "./address";
import type { Lab } from "./lab.svelte";
import { t } from "./words";

export interface Wrong {
  bankroll: string;
  target: string;
  limit: string;
  evening: string;
  sessions: string;
  seed: string;
}

export function evening(lab: Lab, most: number) {
  const { fields } = lab;
  const bankroll = cents(fields.bankroll);
  const target = fields.target.trim() === "" ? null : cents(fields.target);
  const limit = fields.limit.trim() === "" ? null : cents(fields.limit);
  const spins = whole(fields.evening, 1, 10_000);
  const sessions = whole(fields.sessions, 1, 200_000);
  const seed = whole(fields.seed, 0, 2 ** 53 - 1);
  const bad = t().bad;
  const tooMuch = spins !== undefined && sessions !== undefined && spins * sessions > most;
  const wrong: Wrong = {
    bankroll: bankroll === undefined ? bad.money : "",
    target:
      target === undefined
        ? bad.money
        : target !== null && bankroll !== undefined && target <= bankroll
          ? bad.above
          : "",
    limit: limit === undefined ? bad.money : "",
    evening: spins === undefined ? bad.whole({ low: "1", high: number(10_000) }) : "",
    sessions:
      sessions === undefined
        ? bad.whole({ low: "1", high: number(200_000) })
        : tooMuch
          ? bad.tooMuch({ most: number(most) })
          : "",
    seed: seed === undefined ? bad.whole({ low: "0", high: number(2 ** 53 - 1) }) : "",
  };
  if (Object.values(wrong).some(Boolean)) return { wrong };
  if (bankroll === undefined || target === undefined || limit === undefined) return { wrong };
  if (spins === undefined || sessions === undefined || seed === undefined) return { wrong };
  return { wrong, body: { ...lab.playedBody, bankroll, target, limit, spins, sessions, seed } };
}
