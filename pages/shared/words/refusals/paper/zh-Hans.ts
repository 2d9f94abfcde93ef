import type { Sentences } from "./sentences";

export const words: Sentences = {
  "There is no sheet “{name}”: {SHEETS}.": "没有表格“{name}”：{SHEETS}。",
  "{whose} has no {what} {number}; there are: {known}.": "{whose}没有{what} {number}；现有：{known}。",
  "There is no {what} yet.": "尚无{what}。",
  "No rules hang in {room} at {spot}.": "{room}的{spot}没有张贴规则。",
  "Give the SHA-256 of the printed file, 64 hexadecimal digits.":
    "请给出所打印文件的 SHA-256，64 位十六进制。",
  "Rules at {spot} are not posted: everybody in {room} must see and reach them.":
    "{spot}处的规则不算张贴：{room}内人人须能看到并走近。",
  "No approval in force covers this {what}: {subject}.": "没有有效批准涵盖此{what}：{subject}。",
  "Say the {what} in words that can be printed.": "{what}：请用可打印的文字说明。",
  "These rules are not the ones that hang in {room}; post them first.":
    "这不是张贴在{room}的规则；请先张贴。",
  "Printing needs the extra “paper”: install croupier[paper].":
    "打印需要附加组件“paper”：请安装 croupier[paper]。",
  "A text has characters that are in none of our fonts; the HTML copy shows them.":
    "文字含有我们字体中没有的字符；HTML 版可以显示。",
  "This file carries no content of Croupier; it was not printed here, or was altered.":
    "此文件不含 Croupier 的内容；不是在此打印，或已被改动。",
  "The sign does not fit on {paper} in type that can be read; take larger paper or say less.":
    "告示无法以可读字号排在 {paper} 上；请用更大的纸或减少内容。",
  "Type of {type_size} points is too small to read; {SMALLEST} is the least.":
    "{type_size} 磅的字太小，无法阅读；最小为 {SMALLEST} 磅。",
  "“{LONGEST_WORD}…” is one word of {word} letters and would be cut off.":
    "“{LONGEST_WORD}…”是一个 {word} 个字母的词，会被截断。",
  "The floor": "本场",
  "Table {table}": "{table} 号台",
  inspection: "检查",
  count: "清点",
  shift: "班次",
  slip: "单据",
  dispute: "争议",
  title: "标题",
  room: "房间",
  spot: "位置",
  text: "文本",
  none: "无",
};
