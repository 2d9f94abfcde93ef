import type { Words } from "./en";

export const words: Words = {
  findings: {
    "chi-square": (degrees) => `各号码格出现次数过于不均（自由度 ${degrees}）`,
    sectors: (pockets, count, expected) => `区段 ${pockets} 出现 ${count} 次，预期 ${expected} 次`,
    tilt: (strength, towards) => `轮盘向 ${towards} 倾斜 ${strength}`,
    serial: (on, lag) => `结果落在 ${lag} 次之前的结果后 ${on} 格`,
    cusum: (spin) => `约在第 ${spin} 次旋转处发生变化的漂移`,
    dealer: (dealer, on) => `荷官 ${dealer} 的球落在上一结果后 ${on} 格`,
    pocket: (pocket, count, expected) => `号码格 ${pocket} 出现 ${count} 次，预期 ${expected} 次`,
    "two-lobed": (strength, towards) => `轮盘向 ${towards} 及其对侧倾斜 ${strength}`,
    repeats: (count, expected) => `同一号码连出 ${count} 次，预期 ${expected} 次`,
    distance: (on, count, expected) => `上一结果后 ${on} 格的号码出现 ${count} 次，预期 ${expected} 次`,
    signature: (on) => `结果落在上一结果后 ${on} 格`,
    speed: (on, seconds) => `扣除转盘 ${seconds} 秒的转动后，结果落在上一结果后 ${on} 格`,
  },
  tests: {
    "chi-square": "全部号码格（卡方）",
    sectors: "区段",
    tilt: "倾斜",
    serial: "前后相关",
    cusum: "随时间变化（CUSUM）",
    dealer: "荷官手法",
    pocket: "单个号码格",
    "two-lobed": "双向倾斜",
    repeats: "重复号码",
    distance: "与上一结果的距离",
    signature: "赌台手法",
    speed: "手法与转速",
  },
  edge: (edge) => `玩家优势 ${edge}`,
  turned: "随转盘方向反转",
  worth: (edge, low, high, spins) =>
    `对玩家而言，最佳直注优势为 ${edge}（${low} 至 ${high}），${spins} 次旋转后有 95 % 的机会盈利。`,
  noGain: (edge, low, high) => `对玩家而言，最佳直注优势为 ${edge}（${low} 至 ${high}）：不能盈利。`,
};
