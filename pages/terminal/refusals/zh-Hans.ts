import type { Sentences } from "./sentences";

export const words: Sentences = {
  "You have {rack} in chips, {missing} too few.": "您有筹码 {rack}，还差 {missing}。",
  "You have {number2} in chips, not {amount}.": "您有筹码 {number2}，而不是 {amount}。",
  "You have nothing on {place}.": "您在 {place} 上没有投注。",
  "You have less than that on {place}.": "您在 {place} 上没有那么多。",
  "You have nothing on the layout.": "您在台面上没有投注。",
  "You have nothing to cash out.": "您没有可兑现的筹码。",
  "You have sealed a nonce for this round.": "您已为本局封存随机数。",
  "You have no sealed nonce that this could open.": "您没有可由此打开的封存随机数。",
  "You have no points.": "您没有积分。",
};
