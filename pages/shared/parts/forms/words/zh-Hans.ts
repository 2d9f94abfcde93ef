import type { Words } from "./en";

export const words: Words = {
  needed: "此项必填。",
  number: "请输入整数。",
  money: "请输入金额，例如 12.50。",
  pairs: "每行一对：名称: 值",
  look: "请再检查此项。",
  passphrase: "您的口令",
  signedWith: "您用自己的密钥签名。",
  second: (roles) => `需要第二人确认（${roles}）。`,
  send: "登记",
  done: "已登记。",
  waits: "等待第二人确认。",
};
