import type { Words } from "./en";

export const words: Words = {
  limits: "限额",
  inside: "内围投注",
  outside: "外围投注",
  dealer: (badge) => `荷官 ${badge}`,
  results: "最近结果",
  none: "尚无结果",
  statistics: "统计",
  lastOne: "最近 1 局",
  lastN: (n) => `最近 ${n} 局`,
  window: "统计局数",
  hot: "热门",
  cold: "冷门",
  wait: "请稍候：主管正在台前",
  enrol: "请工作人员用此代码确认本屏幕",
  corrected: (was, number) => `更正：原读 ${was}，结果为 ${number}`,
  voided: (number) => `${number}：本局无效，重新转盘，所有投注保留。`,
  noSpin: {
    same_direction: "球与转盘同向转动",
    under_four_turns: "球转动不足四圈",
    foreign_object: "转盘内有异物",
    ball_left_wheel: "球离开了转盘",
  },
  covered: {
    title: "00 已遮盖",
    lines: [
      "本双零转盘作单零转盘使用，不能投注 00。",
      "若球停在 00，本局无效并重新转盘。",
      "球停在 0 时，红、黑、单、双、1 至 18、19 至 36 均输。",
    ],
  },
  inPrison: {
    title: "监禁",
    lines: [
      "开出 0 时，等额投注可放弃一半，或留在监禁中等待下一局。",
      "下一局赢则退回本金，不另赔付；输则全部输掉。",
      "未及时选择者退回一半。",
    ],
  },
  laPartage: { title: "平分", lines: ["开出 0 时，等额投注退回一半。"] },
  surrender: { title: "投降", lines: ["开出 0 或 00 时，等额投注退回一半。"] },
  zero: {
    title: "零",
    line: (zeros) => `开出 ${zeros.join(" 或 ")} 时，红、黑、单、双、1 至 18、19 至 36 均输。`,
  },
};
