import type { Words } from "./en";
export const words: Words = {
  welcome: "依法而行的轮盘",
  choose: "请选择牌桌和座位，或控制台。",
  tables: "牌桌",
  consoles: "控制台与屏幕",
  play: "开始",
  display: "墙面显示屏",
  watch: "观看",
  players: (n) => `${n} 位玩家`,
  automatic: "自动",
  dealer: "有荷官",
  noTables: "尚未设置牌桌。",
  firstStart: "首次启动：尚无管理员。服务器已打印一次性代码。",
  wheels: {
    "single-zero": "单零",
    "double-zero": "双零",
    "double-zero-as-single-zero": "双零，00 已遮盖",
  },
  pages: {
    terminal: ["终端", "在牌桌下注"],
    dealer: ["荷官控制台", "逐步进行一轮"],
    pit: ["主管控制台", "所有牌桌一览"],
    display: ["墙面显示屏", "结果、限额与告示"],
    office: ["办公室", "账房、人员、设备、记录"],
    tournament: ["锦标赛", "轮次、积分、奖金"],
    lab: ["实验室", "赔率、场次、模拟"],
  },
};
