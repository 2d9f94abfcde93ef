# 比赛文件的用语。

tournament =
    .title = { $name }：比赛规则
    .version = 规则第 { $version } 版
    .kicker = 轮盘比赛
    .read = 我们如何理解法规

tournament-heading =
    .frame = 主办方、时间与地点
    .standard = 赌场规则
    .money = 报名费与买入
    .re_buys = 重买
    .rounds = 各轮
    .end = 比赛如何结束
    .prizes = 奖项
    .changes = 与平时玩法的不同
    .conduct = 行为规范
    .structure = 结构

tournament-count =
    .points = { $count } 分
    .spins = { $count } 次旋转
    .minutes = { $count } 分钟
    .re_buys = { $count } 次重买
    .add_ons = { $count } 次加买

tournament-frame =
    .held = 主办：{ $licensees }。
    .held_jointly = 主办：{ $licensees }。由 { $responsible } 负责并颁发奖项。
    .day = { $event }：{ $date }。
    .days = { $event }：{ $date } 至 { $until }。
    .last_day = 比赛最迟于 { $date } 结束，即首个比赛日之后四个月。
    .premises = 场地：{ $name }，执照 { $licence }。
    .criterion = 参赛条件：{ $text } 理由：{ $reason }
    .chips = 比赛筹码：批准编号 { $approval }，批准人 { $by }。

tournament-money =
    .entry = { $event }：{ $fee }，{ $buy_in }，可得 { $points }。
    .fee = 报名费 { $amount }
    .no_fee = 无报名费
    .buy_in = 首次买入 { $amount }
    .no_buy_in = 无买入
    .to_pool = { $event }，{ $charge } { $amount }：其中 { $part } 进入奖池。
    .goods-entry-fee = 可抵报名费：{ $item }，作价 { $amount }。
    .goods-buy-in = 可抵买入：{ $item }，作价 { $amount }。
    .pool = 全部买入构成奖池，付给获奖者。

tournament-more =
    .none = 没有重买，也没有加买。
    .no_re_buys = 没有重买。
    .offer = { $event }：最多 { $many }，每次 { $price } 得 { $points }，至第 { $round } 轮结束后为止。
    .open = 对所有玩家一视同仁；新买的筹码从下一局起使用。

tournament-round =
    .line = { $event }，第 { $round } 轮：{ $length }；{ $on }。
    .fresh = { $event }，第 { $round } 轮：{ $length }，筹码重新发放；{ $on }。
    .either = { $spins }或 { $minutes }
    .on_table = 每台前 { $count } 名晋级
    .on_event = 本场前 { $count } 名晋级
    .final = 决赛轮
    .chips = 筹码：{ $values }。
    .value = { $colour } { $points }

tournament-end =
    .previous-round = 分数相同时，上一轮分数较高者在前；仍相同则用公布的种子抽签。
    .draw = 分数相同时，用公布的种子抽签决定。
    .share = 分数相同时，名次并列，平分所占名次的现金。
    .again = 出局者可重新报名参赛，最多 { $count } 次。
    .not_again = 出局者不得再次参赛。
    .splits = 最后的玩家可以商定平分现金奖。
    .no_splits = 奖项不分割。

tournament-prize =
    .count = 共 { $count } 个奖项。
    .line = { $where }，第 { $place } 名：{ $prize }。
    .overall = 总成绩
    .goods = { $goods }，价值 { $value }
    .voucher = { $event } 的参赛凭证一张，价值 { $value }，仅限获奖者本人使用
    .share = 奖池扣除固定奖项后余额的百分之 { $share }
    .rest = 奖池未发完的部分转入之后的赛事；最后一个奖池全部发完，分毫不留。

tournament-change =
    .chips = 只能用比赛筹码投注。比赛筹码代表分数，没有现金价值，不能兑换。
    .no_limit = 用比赛筹码投注没有限额。
    .instead = { $setting }：{ $here }，平时为{ $everyday }。

tournament-value =
    .usual = 惯常做法
    .yes = 是
    .no = 否
    .named = { $name } { $value }
    .double-zero = 双零
    .single-zero = 单零
    .double-zero-as-single-zero = 双零作单零使用

tournament-setting =
    .wheel = 轮盘
    .options = 开出零时
    .in_prison = 入狱规则
    .la_partage = 分半规则
    .surrender = 投降规则
    .limits = 限额
    .odds = 赔率
    .chips = 筹码
    .value_chips = 有金额的筹码
    .match_play = 配对券
    .terminals = 终端
    .count = 数量
    .central_screen = 中央屏幕
    .tips = 为荷官下的注

tournament-conduct =
    .start = （1）每人以同样数量的筹码开始一场赛事，并可按同样条件加买。
    .out = （2）没有筹码而又不能或不愿再买的玩家，退出该场赛事。
    .split = （3）剩余的全体玩家可以自愿且一致地商定平分现金奖并结束比赛。
    .split_freely = 其他奖项不得分割。赛事总监不作任何建议，并制止一切非自愿的做法。
    .no_split = （3）本比赛中玩家不得商定平分奖项；比赛进行到底。
    .oneself = （4）任何人不得代替他人入座，也不得代他人投注。
    .on_table = （5）每局以开始时台上的筹码进行；藏起的筹码不得使用。
    .one_entry = 每人同时只能有一个参赛号。查出有多个者取消资格，不得领奖。

tournament-structure =
    .limit = 投注限额 { $amount }（{ $source }）。
    .per_spin = 第 { $round } 个初始轮：买入折合每次旋转最多 { $amount }。
    .most = 一个参赛号在全部赛事中最多支付 { $entry }；一人最多 { $person }。

tournament-reading =
    .F1 = 共同主办比赛的持牌人可以收报名费吗？不可以收任何报名费，赠送的或包含在凭证中的也不行，因为每笔报名费都会产生收入。
    .F2 = 四个月从哪天算到哪天？按日历从首个比赛日算到颁奖之日；遇较短的月份，以该月最后一天为止。
    .F3 = 100,000 美元的上限适用于什么？适用于玩家的每个参赛号，按一个系列的全部赛事合计；重新参赛算新的参赛号。没有上限的重买不予接受。
    .F4 = 有没有既不是报名费也不是买入的钱？玩家所付的钱中没有：不进奖池的都是报名费，包括手续费。赌场追加的奖金两者都不是，也不减少收入。
    .F5 = 有报名费的比赛，可以不交报名费参加吗？不可以；赌场可以代付报名费，代付的仍计入收入。
    .F6 = 报名费计入哪个月？计入收取的月份；赠送、实物和凭证中的部分在入账或兑用时计入。与赛事日期无关。
    .F7 = 用途未定的奖励凭证如何入账？先暂记，直到兑用。届时或者作为支出分为报名费和买入，或者只作为买入，不能两者都算。
    .F8 = 赛事只有报名费或只有买入时，凭证值多少？按两者都有的赛事处理，用其中有的那部分。另一种处理只用于两者都没有的赛事。
    .F9 = 凭证没有用掉，或价值与所付名额不符怎么办？凭证用掉或重新授予之前，比赛不能结束。不足部分由玩家补足，价值过高的凭证不予发出。
    .F10 = 以实物抵买入时，由谁向奖池出钱？由持牌人按实物的现金价值记一笔账。
    .F11 = 买入的现金是否也像报名费现金一样分开存放？是：条文虽只提到报名费，买入现金也有自己的容器。
    .F12 = 比赛投注没有限额，又怎样遵守投注限额？以分数计没有限额。审查的是初始各轮中分数背后的美元（含一切可购买的筹码），与注明出处的限额相比。
    .F13 = 赛事中买的筹码何时可用？从下一局起。一局就是一轮或一节，购买在两局之间进行。
    .F14 = 五天的通知期怎样计算？按提交与开始之间的完整日历日计算。条文有改动则重新计算。
    .F15 = 谁参加奖项的商定，谁可以提出？所有未出局、未被取消资格的人都参加，并须由其中一人提出。实物奖仍按名次发放。
    .F16 = 因持有多个参赛号而被取消资格的人，他的钱怎么处理？其所有参赛号作废；报名费仍算收入，买入留在奖池。
    .F17 = 最后的筹码还在台面上或狱中的玩家算出局吗？还不算：一轮结束时没有筹码才算。
    .F18 = 提及赌场规则的那句话可以自行措辞吗？不可以，须照法规原文印出，只填入赌场名称。
    .F19 = 谁批准比赛筹码，比赛规则也要批准吗？筹码须有批准编号和批准人，因为条文没有指明机关。规则须提交，但不需批准。
    .F20 = 赛事取消时款项如何处理？只要尚无一轮结束，所付款项全数退还。此后以当时名次为准，奖项按名次颁发。
    .F21 = 退还的报名费仍算收入吗？不算。从收取当月中扣除，已申报的则更正申报；不减少任何其他月份。
    .F22 = 选手身故、被禁止入场或离开时，其报名如何处理？赛事开始前撤回并退款。此后在两轮之间按当时分数退赛，所赢奖项照付，必要时付给继承人。
    .F23 = 博彩处反对规则时，已有报名如何处理？继续有效。已付款项及其所得不变，其余在开始前可更改；不愿者可获退款。
    .F24 = 赛事延期需要什么？新日期即规则的新文本：须再次送交博彩处和每位选手，并有五个整日的通知期。四个月自首个比赛日起算。
    .F25 = 先以书面办理、后补录的事项，日期如何？以其当日为准，由两人凭据并说明原因。绝不在将来，且各表均予标明。
    .F26 = 没有终端计分时，积分由谁认定？由两人先后清点每一张台，互不知晓对方的数字；只有两人一致的结果才算数。

tournament-form =
    .title = 比赛登记表
    .entry = 参赛号
    .entrant = 参赛者
    .event = 赛事
    .date = 日期
    .for = 项目
    .paid_by = 支付方式
    .item = 实物
    .amount = 金额
    .held_by = 主办
    .entries = 参赛号数
    .together = 合计
    .fees = 报名费：调整后总收入
    .buy_ins = 买入：奖池
    .director = 赛事总监
    .cage = 账房
    .voucher = 凭证 { $number }
    .refund = 退款 { $number }
    .moved = 其中由凭证自其他奖池转入（已在彼处计入）
    .paper = 据书面补录
    .paper_line = † { $number }：{ $what }，{ $date }；于 { $entered } 由 { $first } 与 { $second } 据书面补录。凭据：{ $evidence }。原因：{ $reason }。
    .filed = 已于 { $date } 报送 { $office }。凭证：{ $proof }

tournament-payout =
    .voucher = { $event } 的凭证
    .title = 奖金发放表
    .award = 编号
    .pool = 奖池
    .place = 名次
    .winner = 获奖者
    .prize = 奖项
    .form = 票据
    .paid_out = 已发放
    .unpaid = 奖池余额
    .added = 赌场追加
    .buy_ins = 买入
    .received = 签收
    .provisional = * 暂记：用途未定的凭证，或其冲销；不计入合计。
    .overall = 总成绩

tournament-proceeds =
    .title = 按月收入
    .month = 月份
    .proceeds = 调整后总收入
    .collected = 收取
    .refunded = 退还

tournament-kind =
    .entry-fee = 报名费
    .buy-in = 买入
    .re-buy = 重买
    .add-on = 加买
    .cash = 现金
    .goods = 实物
    .voucher = 凭证
    .free = 免费

tournament-means =
    .cash = 现金
    .goods = 实物
    .complimentary = 赌场赠送
    .voucher = 凭证
    .none = –

tournament-paper =
    .file-rules = 规则报送
    .record-division-answer = 博彩处答复
    .register = 报名
    .buy-chips = 购买筹码
    .count-fees = 报名费清点
    .pay-prize = 奖项支付
    .pay-refund = 退款支付
    .start-event = 赛事开始
    .withdraw-entry = 报名撤回
    .cancel-event = 赛事取消
    .cancel-tournament = 比赛取消
    .conclude-tournament = 比赛结束
    .file-forms = 表格报送

tournament-voucher =
    .used-as-payout = 凭证 { $number } 已用于 { $event } 的报名费和买入。
    .used-as-buy-in = 凭证 { $number } 已用作 { $event } 的买入；不算支出，其暂记行冲销。
    .re-awarded = 凭证 { $number } 已重新授予；其暂记行冲销。
    .cancelled = 凭证 { $number } 已取消；其暂记行冲销。

tournament-template =
    .charge = 报名费
    .final_round = 决赛由此前各轮的优胜者参加，其他人不参加。
    .conclusion = 决赛轮最后一转结束后比赛结束，以积分定名次。
    .re_buy_conditions = 筹码输光的选手可在第一轮结束前重买。
    .charity = 本场所将本次比赛所得全部捐作慈善。

tournament-template-event =
    .single-E1 = 比赛之夜
    .series-E1 = 第一场预赛
    .series-E2 = 第二场预赛
    .series-F = 决赛
    .knock-out-E1 = 淘汰赛之夜
    .re-buy-E1 = 重买赛之夜
    .charity-E1 = 慈善之夜
    .joint-E1 = 联合比赛

tournament-seat =
    .title = 座位卡
    .table = 赌台
    .seat = 座位
    .entry = 参赛号
    .event = 场次

tournament-receipt =
    .title = 收据
    .from = 付款人
    .entry = 参赛号
    .date = 日期
    .for = 项目
    .by = 支付方式
    .amount = 金额
    .together = 合计
    .issued = 由报名处开具

tournament-tally =
    .sheets = 清点表
    .title = 清点表，{ $table } 号台
    .seat = 座位
    .player = 选手
    .entry = 参赛号
    .first = 第一次清点
    .second = 第二次清点
    .first_counter = 第一清点人
    .second_counter = 第二清点人
    .how = 每位玩家的筹码由两人各自清点一次。两次结果一致后方可结束本轮。
    .round = { $event } 第 { $round } 轮
