import type { Words } from "./en";

export const words: Words = {
  findings: {
    "chi-square": (degrees) => `各号码格出现次数过于不均（自由度 ${degrees}）`,
    sectors: (pockets, count, expected) => `区段 ${pockets} 出现 ${count} 次，预期 ${expected} 次`,
    tilt: (strength, towards) => `轮盘向 ${towards} 倾斜 ${strength}`,
    serial: (on, lag) => `结果落在 ${lag} 次之前的结果后 ${on} 格`,
    cusum: (spin) => `约在第 ${spin} 次旋转处发生变化的漂移`,
    dealer: (dealer, on) => `荷官 ${dealer} 的球落在上一结果后 ${on} 格`,
  },
  tests: {
    "chi-square": "全部号码格（卡方）",
    sectors: "区段",
    tilt: "倾斜",
    serial: "前后相关",
    cusum: "随时间变化（CUSUM）",
    dealer: "荷官手法",
  },
};
