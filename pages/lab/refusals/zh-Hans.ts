import type { Sentences } from "./sentences";

export const words: Sentences = {
  "This is {zeros}.": "此处为 {zeros}。",
  "There is no column “{usual}”. The first line has: {cells}.": "没有列“{usual}”。首行为：{cells}。",
  "Say which table is meant. Tables with results in this journal: {there}.":
    "请说明是哪张台。此记录中有结果的台：{there}。",
  "The level is a probability between 0 and 1, such as 0.01.": "显著性水平是 0 与 1 之间的概率，例如 0.01。",
  "{count} readable spins are too few to judge a wheel; there must be {SPINS_MIN} at least.":
    "可读的旋转只有 {count} 次，不足以判断轮盘；至少须 {SPINS_MIN} 次。",
  "{name} must keep to whole numbers; it returned {units}.": "{name} 必须返回整数；它返回了 {units}。",
  "{name} fails: {error}.": "{name} 出错：{error}。",
  "The first stake is above the limit or the bankroll.": "首注高于上限或资金。",
  "This chain has too many states to solve; use a smaller bankroll or target, or croupier simulate.":
    "此链状态过多，无法求解；请用较少的资金或较低的目标，或用 croupier simulate。",
  "The chance is below 1e-300, which this chain cannot resolve; ask for a nearer target.":
    "概率低于 1e-300，此链无法分辨；请选较近的目标。",
  "This system has too many states: give a lower limit.": "此投注法状态过多：请给出较低的上限。",
  "With fewer than one win in three the list is not struck out on average.":
    "胜率低于三分之一时，列表平均无法划完。",
  "This needs the extra “{extra}”: install croupier[{extra2}]. Missing: {name}.":
    "需要附加组件“{extra}”：请安装 croupier[{extra2}]。缺少：{name}。",
  "Bold and best play know no tips.": "大胆玩法和最优玩法没有小费。",
  "A wheel of zeros alone never ends what an option leaves standing: give other numbers a chance, too.":
    "只出零的轮盘永远不会结束选项留下的注：请也给其他号码一些概率。",
  "Bold and best play know no stop-loss.": "大胆玩法和最优玩法没有止损。",
  "Sessions and spins are whole numbers, 1 or more; the seed is a whole number of 64 bits.":
    "晚数和旋转次数为整数，1 或以上；种子为 64 位整数。",
  "The bankroll must lie above the stop-loss and below the target.": "资金必须高于止损并低于目标。",
  "There are too few recorded spins: {recorded}, and {spins} are wanted.":
    "已记录的旋转次数太少：{recorded} 次，需要 {spins} 次。",
  "The amounts do not fit 64 bits; use a smaller unit or fewer spins.":
    "金额超出 64 位；请用较小的单位或较少的旋转次数。",
  "The limit is below one unit of the slip.": "上限低于一个投注单位。",
  "A staking system, a target or a stop-loss needs a bankroll.": "投注法、目标或止损都需要资金。",
  "Under this option half of every stake must be a whole amount: choose an even unit.":
    "在此选项下，每注的一半必须是整数：请选偶数单位。",
  "Bold and optimal play need one plain bet that either wins or loses its stake, without an option.":
    "大胆玩法和最优玩法需要一个单纯的投注，非赢即输，且无选项。",
  "Bankroll and target must be whole numbers of units.": "资金和目标必须是单位的整数倍。",
  "A plan is computed for up to {POINTS_MAX} units; choose a larger unit.":
    "方案至多计算 {POINTS_MAX} 个单位；请选较大的单位。",
  "The bankroll does not cover the smallest stake.": "资金不足以支付最小注。",
  "The bankroll must be positive and below the target.": "资金必须为正并低于目标。",
  "The bankroll does not cover the first stake.": "资金不足以支付首注。",
  "This chain of bankrolls is too large to solve; use a coarser unit, or croupier simulate.":
    "此资金链过大，无法求解；请用较粗的单位，或用 croupier simulate。",
  "This slip can only lose, or only win: there is nothing to compute.": "此投注只会输或只会赢：无可计算。",
  "The lattice serves up to {COUPS_MAX} coups; ask for {coups} by saddlepoint.":
    "格点法至多 {COUPS_MAX} 局；{coups} 局请用鞍点法。",
  "The number of spins is a whole number, 1 or more.": "旋转次数为整数，1 或以上。",
  "A slip needs at least one bet, such as red or straight-17=2.50.":
    "至少须有一个投注，例如 red 或 straight-17=2.50。",
  "This rulebook and wheel have no option “{name}”. There are: {there}.":
    "该规则和轮盘没有选项“{name}”。现有：{there}。",
  "The {what} “{text}” is not a positive amount in whole cents.": "{what}“{text}”不是以整分计的正数金额。",
  "The {what} “{text}” is not an amount, such as 20 or 2.50.": "{what}“{text}”不是金额，例如 20 或 2.50。",
  "There is no file {name}.": "没有文件 {name}。",
  "{file} is no strategy: {why}.": "{file} 不是策略：{why}。",
  "A Labouchere list has whole numbers of units, 1 or more.": "拉布谢尔列表由整数单位组成，1 或以上。",
  "There is no system “{name}”. There are: {known}.": "没有投注法“{name}”。现有：{known}。",
  "The limit is below the first stake.": "上限低于首注。",
  "{name}: every stage needs a stake, on_win and on_loss.":
    "{name}：每个阶段都需要 stake、on_win 和 on_loss。",
  "{name}: the stake of stage {stage} is not a whole number of units, 1 or more.":
    "{name}：阶段 {stage} 的注码不是整数单位，1 或以上。",
  "{name}: stage {stage} leads to stage {after}; there are 0 to {stages}.":
    "{name}：阶段 {stage} 转到阶段 {after}；现有 0 至 {stages}。",
  "There is no wheel “{name}”. There are: {known}.": "没有轮盘“{name}”。现有：{known}。",
  "There is no rulebook “{name}”. There are: {known}.": "没有规则“{name}”。现有：{known}。",
  "Wait for the lab's answers before you ask more.": "请等实验室答复后再提问。",
  "You have {own} jobs in the lab already: wait for one, or cancel it.":
    "您在实验室已有 {own} 项任务：请等候其一或取消。",
  "There is no such job; its result is kept for a quarter of an hour.": "没有此任务；结果只保留一刻钟。",
  "This job has no answer to print.": "此任务没有可打印的答复。",
  "Too many questions to the lab; wait a moment.": "向实验室提问过多；请稍候。",
  "The lab has as much to do as it can take; try again in a moment.": "实验室已满负荷；请稍后再试。",
  "This job was cancelled.": "此任务已取消。",
  "The house closes.": "本场即将关闭。",
  "This took longer than the {seconds} seconds that the lab gives; ask for less.":
    "超过了实验室给出的 {seconds} 秒；请减少要求。",
  "The lab's process failed at this; nothing else was harmed. Try again, or ask for less.":
    "实验室进程出错；其他一切无损。请重试，或减少要求。",
  "Write your own system first: stages, or the lines of a Labouchere.":
    "请先写出自定投注法：各阶段，或拉布谢尔的列表。",
  "This needs more memory than the lab has.": "所需内存超出实验室所有。",
  "There are no spins in this file.": "此文件中没有旋转记录。",
  "“{unknown}” means nothing here; there are name, stage and lines":
    "“{unknown}”在此无意义；可用 name、stage 和 lines",
  "it needs either stages or lines": "需要 stage 或 lines 之一",
  "stages are written as [[stage]]": "阶段写作 [[stage]]",
  "it is not TOML: {error}": "不是 TOML：{error}",
  "lines are whole numbers of units": "lines 为整数单位",
  "stage {number} needs stake, on_win and on_loss as whole numbers, and nothing else":
    "阶段 {number} 需要整数的 stake、on_win 和 on_loss，别无其他",
  "it needs a function strategy(state, result, bankroll)": "需要函数 strategy(state, result, bankroll)",
  "opening is a tuple of up to {STATE_SIZE} whole numbers": "opening 为至多 {STATE_SIZE} 个整数的元组",
  "it does not run: {error}": "无法运行：{error}",
  "own system": "自定投注法",
  stake: "金额",
  "This spreadsheet cannot be read; save it again, or as CSV.":
    "无法读取此电子表格；请重新保存，或另存为 CSV。",
  "This spreadsheet is too large when unpacked; save it as CSV.": "此电子表格解压后过大；请另存为 CSV。",
  "A bet must win on some pockets and lose on others.": "一种投注必须在某些格子上赢，在另一些上输。",
  "“{name}” is no pocket and no bet of this table.": "“{name}”既不是本桌的格子，也不是本桌的投注。",
  "The confidence is a probability between 0 and 1, such as 0.95.":
    "置信度是介于 0 和 1 之间的概率，例如 0.95。",
  "The chances of pockets lie between 0 and 1, add up to 1 at most, and are of this wheel.":
    "各格的概率介于 0 和 1 之间，总和至多为 1，且属于本轮盘。",
  "A rule on zero is for even-money bets; {bet} is none.": "零的规则适用于等额投注；{bet} 不是。",
  "{name} keeps a wager in prison for ever.": "{name} 会让投注永远留在监狱中。",
  "{file} is no rule on zero: {why}.": "{file} 不是零的规则：{why}。",
  "Who has no edge against him is not ruined for certain: give a target.":
    "没有不利优势的玩家不一定会破产：请给出目标。",
  "Splitting needs 2 players and 2 runs at least, a step, and a confidence between 0 and 1.":
    "分裂法至少需要 2 名玩家和 2 次运行、一个台阶，以及介于 0 和 1 之间的置信度。",
  "it has name, on, first and up to 50 levels, written as [[level]]":
    "它有 name、on、first 和至多 50 个层级，写作 [[level]]",
  "a level has win, zero and lose": "一个层级有 win、zero 和 lose",
  "“{value}” is no level of it, and no share of the stake: lose, half, release, pay, or 3/4":
    "“{value}”既不是它的层级，也不是投注的份额：lose、half、release、pay 或 3/4",
  "“{text}” is no pocket with its chance, such as 17=0.04.": "“{text}”不是带概率的格子，例如 17=0.04。",
  "This system has no stages, which splitting needs.": "此投注法没有阶段，而分裂法需要阶段。",
};
