# 日志所记的一局。

story =
    .seat = { $seat } 号座
    .player = { $player }（{ $seat } 号座）
    .opened = 第 { $round } 局：请下注。
    .sits = { $player } 在 { $seat } 号座入座。
    .leaves = { $player } 离开 { $seat } 号座。
    .buys = { $who } 买入 { $amount } 的筹码。
    .buys_receipt = { $who } 买入 { $amount } 的筹码，凭条 { $receipt }。
    .puts = { $who } 投注 { $chips } 于 { $bet }。
    .puts_by = { $who } 投注 { $chips } 于 { $bet }，由 { $by } 代放。
    .takes = { $who } 从 { $bet } 取回 { $chips }。
    .short = { $bet } 上的 { $amount } 未达最低投注，退回 { $who }。
    .coupon = { $who } 在 { $bet } 上放一张 { $amount } 的配注券。
    .spins = { $dealer } 转球。
    .spins_ways = { $dealer } 转动：轮盘{ $wheel }，球{ $ball }。
    .off_track = 球离开轨道。
    .no_more = 停止投注。共 { $wagers } 注，合计 { $amount }。
    .no_more_late = 停止投注，宣布过迟。共 { $wagers } 注，合计 { $amount }。
    .no_more_early = 停止投注，宣布过早。共 { $wagers } 注，合计 { $amount }。
    .seen = 看到球在 { $number }（{ $source }）。
    .seen_rest = 看到球已停下（{ $source }）。
    .call_missed = 未宣布停止投注。此次转动不再接受投注。
    .laid = 掷球后 { $time }：{ $who } 在 { $bet } 上投注 { $chips }。
    .lifted = 掷球后 { $time }：{ $who } 从 { $bet } 取回 { $chips }。
    .rests = 球停在 { $number }，{ $colour }。
    .void = 球停在 { $number }：转动无效，投注保留。
    .no_spin = 转动无效：{ $reason }。投注保留。
    .chooses = { $who } 为 { $bet } 选择：{ $choice }。
    .default = 选择时间已到；未选择者按“{ $choice }”处理。
    .paid = 付给 { $who } { $amount }。
    .dealers_win = 荷官赢得 { $amount }。
    .corrected = 由 { $by } 和 { $second } 更正：不是 { $was }，而是 { $number }（{ $reason }）。
    .held = 赌台暂停：{ $what }。
    .rules = { $by } 裁定：{ $order }（{ $reason }）。
    .rules_number = { $by } 裁定：球停在 { $number }；{ $order }（{ $reason }）。
    .returned = 所有投注退回玩家。
    .disputes = { $who } 提出争议：{ $what }。
    .decides_pay = { $by } 裁决争议：支付 { $amount }（{ $reason }）。
    .decides_deny = { $by } 裁决争议：驳回（{ $reason }）。
    .refused = 拒绝，{ $command }：{ $message }（{ $code }）
    .dolly = 标记移走。
    .loses = { $who } 输掉 { $amount }。
    .loses_prison = { $who } 输掉狱中的 { $amount }。
    .half_back = { $who } 取回 { $amount }。
    .imprisoned = { $who } 的 { $amount } 入狱。
    .released = { $who } 的 { $amount } 获释。
    .on_layout = { $who } 在台面上：{ $list }
    .in_prison = { $who } 在狱中：{ $list }
    .on = { $bet } { $chips }
    .for_dealers = 为荷官 { $amount }
    .in_value = { $amount } 的有金额筹码（{ $colour }）

story_way =
    .clockwise = 顺时针
    .counter-clockwise = 逆时针

story_colour =
    .red = 红
    .black = 黑
    .green = 绿

story_no_spin =
    .same_direction = 同方向转动
    .under_four_turns = 不足四圈
    .foreign_object = 有异物
    .ball_left_wheel = 球离开轮盘

story_choice =
    .half = 取回一半
    .leave = 留在狱中

story_order =
    .go-on = 继续
    .void = 转动无效
    .return-wagers = 退回投注

story_source =
    .dealer = 荷官
    .pit-supervisor = 主管
    .sensor = 传感器
    .clock = 时钟
    .random-wheel = 随机轮盘
    .ruling = 裁定
