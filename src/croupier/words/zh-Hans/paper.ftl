# 规则、告示与赔率卡的用语。

label =
    .rules_title = 本台规则
    .players_title = 游戏规则
    .sign_title = 轮盘
    .card_title = 各种投注的赔付
    .part_readings = 我们如何理解条文
    .part_clauses = 法规逐条内容
    .readings_lead = 条文没有说明或可作两种理解之处，本台采用以下理解。规则中凡由某一理解决定之处都有标记。
    .readings_more = 每一理解及其问题的全文载于完整规则，可向赌场索阅。
    .translated = 本文为译文，仅供阅读。获批准并张贴的是英文版。
    .clauses_lead = 法规的每一条，用我们自己的话、以法规的语言英文说明；以英文为准。规则旁边的编号指向这里。
    .lead = 这些是本台今天实际采用的规则。旁边的编号是该句所依据的法规条款；红色标记表示条文留有余地，并说明我们如何理解。
    .lead_custom = 这些是本台今天实际采用的规则。它们没有法规依据，而是惯例；红色标记表示由我们选择之处。
    .regulation = 法规
    .edition = 版本
    .authority = 法律依据
    .wheel = 轮盘
    .limits = 限额
    .option = 开出零时
    .none = 无特别规则
    .minimum_maximum = 最低与最高投注
    .inside_total = 内围投注合计
    .outside_total = 外围投注合计
    .total = 玩家全部投注合计
    .payout_max = 每位玩家每次转动的最高赔付
    .at_least = 至少 { $amount }
    .all_bets = 每注
    .inside_bets = 每个内围注
    .outside_bets = 每个外围注
    .better_odds = 本台更高的赔率
    .pays_more = { $bet }：{ $to_one } 赔 1（至少 { $at_least } 赔 1）
    .tips = 为荷官下的注
    .tip_max = 为荷官下的注最多 { $amount }。
    .points = 比赛筹码代表的分数
    .sign_code = 告示 { $code }
    .sign_readings = 我们如何理解规则
    .no_limit = 无限额
    .limits_posted = 以赌台告示牌为准
    .limits_unset = 尚未设定
    .bet = 投注
    .numbers = 号码数
    .pays = 赔付
    .chance = 机会
    .edge = 庄家优势
    .to_one = { $pays } 赔 1
    .with_option = 等额投注采用{ $option }
    .with_option_on = { $bets }采用{ $option }
    .card_note = 字母表示这种投注在台面上的一个位置。机会与优势都是精确值；庄家优势是每投注一元庄家平均留下的部分。
    .card_assumed = 带 * 的赔率是假定的：手头的条文没有给出。
    .card_declared = 持牌人申报的赔率：{ $source }。
    .felt = 台面：1 至 36 每行三个，共十二行；左边是零，下面是打和等额投注，右边是列。
    .covered = 已盖住

list =
    .between = 、

foot =
    .copy = 副本
    .checkpoint = 检查点
    .events = 条记录
    .edition = 版本
    .reading = 理解
    .assumed = 假定
    .yes = 是
    .no = 否

section =
    .table = 赌台与轮盘
    .bets = 投注
    .announced = 口报投注
    .limits = 限额
    .chips = 筹码与配对券
    .spin = 转动
    .settling = 赢与输
    .options = 开出零时
    .irregularities = 出现异常时
    .opening = 开台之前
    .equipment = 设备
    .variations = 生效中的变更
    .tips = 为荷官下的注

wheel =
    .double-zero = 双零轮盘
    .single-zero = 单零轮盘
    .double-zero-as-single-zero = 作单零使用的双零轮盘

option =
    .in-prison = 入狱规则
    .la-partage = 分半规则
    .surrender = 投降规则
    .in-prison-half = 入狱规则，取回一半
    .in-prison-leave = 入狱规则，留注
    .own-half = { $name }，取回一半
    .own-leave = { $name }，留注

kind =
    .straight = 直注
    .split = 分注
    .street = 街注
    .trio = 零旁三数
    .corner = 角注
    .four = 首四
    .five = 首五
    .six = 首六
    .line = 线注
    .column = 列
    .dozen = 打
    .red = 红
    .black = 黑
    .odd = 单
    .even = 双
    .low = 1 至 18
    .high = 19 至 36

where =
    .straight = 筹码放在一个号码的格内
    .split = 筹码放在两个号码之间的线上
    .street = 筹码放在一行三个号码末端的外线上
    .trio = 筹码放在零旁三个格相接之处
    .corner = 筹码放在四个号码相接的角上
    .four = 筹码放在 0 与 1 的外角上
    .five = 筹码放在 0 与 1 的外角上
    .six = 筹码放在 0 与 1 的外角上
    .line = 筹码放在两行之间的外线上
    .column = 筹码放在一列末端的格内
    .dozen = 筹码放在 1st 12、2nd 12 或 3rd 12 格内
    .red = 筹码放在红格内
    .black = 筹码放在黑格内
    .odd = 筹码放在单格内
    .even = 筹码放在双格内
    .low = 筹码放在 1 to 18 格内
    .high = 筹码放在 19 to 36 格内
    .list = 筹码放在“{ $label }”格内，投注 { $numbers }

bet =
    .pays = { $count ->
        [1] ：{ $where }。{ $pays } 赔 1。
       *[other] ：{ $where }。共 { $count } 种。{ $pays } 赔 1。
    }
    .pays_more = { $count ->
        [1] ：{ $where }。本台 { $pays } 赔 1，法规只要求 { $at_least } 赔 1。
       *[other] ：{ $where }。共 { $count } 种。本台 { $pays } 赔 1，法规只要求 { $at_least } 赔 1。
    }
    .announced = ：{ $chips }。
    .named = { $kind } { $numbers }
    .chips_on = { $bet } 放 { $count } 枚

point =
    .table_clear = 台上没有异物
    .wheel_clear = 轮盘内没有异物
    .level = 轮盘水平
    .rotates_freely_evenly = 轮盘转动自如而均匀
    .parts_secure = 轮盘各部件牢固
    .ball_nonmagnetic = 球没有磁性
    .cover_on_00 = 00 已盖住
    .sign_a = 告示有 A 句
    .sign_b = 告示有 B 句
    .sign_c = 告示有 C 句
    .marks_visible = 钱箱的标记清晰可见
    .box_locked_to_table = 钱箱锁在台上
    .number_on_camera = 固定摄像机看得到台号
    .compartments_spaced = 轮盘各格及号码环各区间距相等

statement =
    .sign_a = 本台把双零轮盘作为单零轮盘使用，不能投注双零（00）。
    .sign_b = 如果球停在标有双零（00）的格内，该次转动作废，轮盘重新转动。
    .sign_c = 如果球停在标有零（0）的格内，投注于红、黑、单、双、“1 to 18”和“19 to 36”的注全部输掉。

role =
    .pit-supervisor = 主管
    .key-manager = 经理
    .dealer = 荷官
    .security = 保安

no_spin =
    .same_direction = 球与轮盘同方向转动：本次转动无效。
    .under_four_turns = 球没有转满四圈：本次转动无效。
    .foreign_object = 球转动时有东西掉进轮盘：本次转动无效。
    .ball_left_wheel = 球离开了轮盘：本次转动无效。

rule-wheels =
    .double-zero = 本台使用 38 格的双零轮盘：1 至 36 红黑各半，另有绿色的 0 和 00。
    .single-zero = 本台使用 37 格的单零轮盘：1 至 36 红黑各半，另有绿色的 0。
    .double-zero-as-single-zero = 本台把双零轮盘作为单零轮盘使用。00 已盖住，不能投注。球落在 00 则该次作废：无人输赢，投注保留，重新转动。
    .own = 本台使用 { $pockets } 格的轮盘：1 至 36 红黑各半，另有绿色的 { $zeros }。

rule-zero_is_even =
    .false = 零既不是双也不是单，既不是红也不是黑，既不是小也不是大：开出零时这些投注不赢。
    .true = 零算作双数。

rule-currency =
    .usd = 本规则中的金额以美元计。
    .text = 本规则中的金额以 { $value } 计。

rule-trios =
    .text = 零旁的三个号码也可以一起投注：{ $list }。

rule-second_place_of_zero_split =
    .text = 0 与 00 的分注还有第二个位置：{ $value }。两处的筹码算一注。

rule-second_place =
    .courtesy-line = 便利线
    .line-between-2nd-12-and-3rd-12 = 2nd 12 与 3rd 12 之间的线

rule-odds =
    .exact = 赢的投注完全按这里所列赔付，本金仍归玩家。
    .floor = 赢的投注按这里所列赔付，本金仍归玩家。赌场可以对全台付得比法规要求的更多。
    .external = 本台所依据的条文没有给出赔率；这里印的是赌场自己的赔率，本金仍归玩家。

rule-limits-set_by =
    .rulebook = 限额由规则本身规定。
    .licensee = 限额由赌场设定并张贴在台上。

rule-limits-per_bet =
    .true = 限额适用于每位玩家的每一注，该注的所有筹码合并计算。
    .false = 限额适用于一位玩家在台面上的全部投注。

rule-limits-minimum =
    .text = 最小投注为 { $amount }。

rule-limits-maximum =
    .text = 最大投注为 { $amount }。

rule-limits-in_all =
    .text = { $what }：{ $min } 至 { $max }。
    .least = { $what }：至少 { $min }。
    .payout = { $what }：{ $max }。

rule-limits-beyond =
    .return = 低于最低限额或高于最高限额的投注予以退回。
    .up_to_maximum = 高于最高限额的部分予以退回，其余有效；低于最低限额的投注予以退回。
    .honour = 低于最低限额或高于最高限额的投注全部有效。

rule-limits-count_tips =
    .true = 为荷官下的注计入限额。
    .false = 为荷官下的注不计入限额。

rule-limits-here =
    .text = 本台{ $kinds }：{ $min } 至 { $max }。
    .least = 本台{ $kinds }：至少 { $min }。
    .none = 比赛筹码没有限额。

rule-chips-value_chips =
    .true = 除玩家自己颜色的筹码外，还可以投注印有金额的筹码。
    .false = 只能投注本台的轮盘筹码，每位玩家各有自己的筹码。

rule-chips-value_chip_colour_inside_one_player =
    .true = 在内围，同一颜色的有金额筹码同时只属于一位玩家。
    .false = 内围的有金额筹码属于谁，由荷官记下。

rule-chips-match_play =
    .true = 接受本赌场有效的配对券，每张一次。
    .false = 本台不接受配对券。

rule-chips-match_play_bets =
    .text = 配对券可用于：{ $list }。

rule-chips-match_play_at_terminals =
    .true = 终端可以使用配对券。
    .false = 终端不能使用配对券。

rule-chips-spoken_wagers =
    .true = 放下筹码时可以口报投注。
    .false = 台面上的筹码才是投注；只说出口不算投注。

rule-chips-cash_wagers =
    .true = 台面上的现金可以投注。
    .false = 现金不能投注，先要换成筹码。

rule-chips-unique_by =
    .colour = 没有两位玩家使用同一颜色的筹码，也没有筹码与有金额的筹码相似。
    .colour_and_design = 没有两位玩家使用同一颜色和图案的筹码，也没有筹码与有金额的筹码相似。

rule-chips-alike_without_central_screen =
    .true = 这些终端没有显示台面的中央屏幕，颜色可以相同。
    .false = 终端上的筹码也必须不同。

rule-spin-opposite_directions =
    .true = 荷官把球朝与轮盘相反的方向转动。
    .false = 球可以朝任一方向转动。

rule-spin-turns_min =
    .text = 球必须在轨道上至少转满 { $value } 圈。

rule-spin-call_window =
    .on_track = 球还在轨道上时荷官宣布“停止下注”。之后放的筹码立即退回。
    .before_rest = 球停下之前荷官宣布“停止下注”。之后放的筹码立即退回。

rule-spin-hand_wave =
    .true = 宣布的同时，荷官在台面上方挥手示意。
    .false = 一经宣布，投注即停止。

rule-spin-terminals_announce =
    .true = 终端以声音和画面宣布“停止下注”。
    .false = 终端显示投注何时停止。

rule-settling-takedown_from =
    .dolly_removed = 荷官用标记标出中奖号码。全部赢家付清、标记移走之后，才可以取走或再放筹码。
    .paid = 荷官用标记标出中奖号码。玩家一经付清即可取走筹码。

rule-settling-collect_before_pay =
    .true = 先收输的投注，再付给赢家。
    .false = 可以在收注之前付给赢家。

rule-options-in_prison-on =
    .text = 球落在 { $list } 时，每位玩家为等额投注选择：取回一半、输掉另一半，或者把该注留在“狱中”等待下一次转动。

rule-options-in_prison-on_win =
    .release = 如果下一次赢，狱中的注获释，不另赔付。
    .pay_even = 如果下一次赢，狱中的注照常赔付。

rule-options-in_prison-on_zero_again =
    .lose = 如果再次开出零，或下一次输，狱中的注输掉。
    .stay = 如果下一次输，狱中的注输掉；如果再次开出零，则继续留在狱中。

rule-options-in_prison-default =
    .half = 没有选择的玩家取回一半。
    .leave = 没有选择的玩家把注留在狱中。

rule-options-in_prison-window_seconds =
    .text = 选择时间为 { $value } 秒。

rule-options-in_prison-with_covered_double_zero =
    .true = 00 盖住时也适用。
    .false = 00 盖住的赌台不提供此规则。

rule-options-la_partage-on =
    .text = 分半规则：球落在 { $list } 时，每个等额投注立即退回一半，另一半输掉。

rule-options-la_partage-wheels =
    .text = 分半规则用于：{ $list }。

rule-options-surrender-on =
    .text = 投降规则：球落在 { $list } 时，每个等额投注立即退回一半，另一半输掉。

rule-options-surrender-wheels =
    .text = 投降规则用于：{ $list }。

rule-options-own-on =
    .half = { $name }：球落在 { $list } 时，{ $bets }的每个投注立即退回一半，另一半输掉。
    .leave = { $name }：球落在 { $list } 时，{ $bets }的每个投注入狱。
    .choose = { $name }：球落在 { $list } 时，每位玩家为{ $bets }的投注选择：取回一半、输掉另一半，或者把该注留在狱中。

rule-options-own-wheels =
    .text = { $name }用于：{ $list }。

rule-options-own-on_win =
    .release = 赢一次即可使狱中的注获释，不另赔付。
    .pay_even = 赢一次即可使狱中的注获释，并照额赔付。

rule-options-own-levels =
    .text = 共有 { $value } 层牢狱：每再开出一次零，该注下降一层；每赢一次上升一层；在第一层赢则获释。开出其他号码则输掉。

rule-options-own-on_zero_again =
    .lose = 在最后一层，再开出零或任何不赢的号码，该注输掉。
    .stay = 在最后一层，再开出零时该注留在原处；开出其他不赢的号码则输掉。

rule-options-none =
    .text = 开出零时，等额投注与其他没有押中零的投注一样输掉。

rule-irregularities-wagers_stand =
    .true = 宣布转动无效后，所有投注保留，重新开放投注，球落入的号码不算。
    .false = 宣布转动无效后，所有投注退回。

rule-irregularities-ball_inspected_after =
    .text = 离开过轮盘的球，须经主管检查后才能再用。
    .none = 条文没有要求检查球。

rule-irregularities-late_wager_returned =
    .true = 迟到的投注立即退回，该次转动有效。
    .false = 迟到的投注留待主管处理。

rule-irregularities-before_the_call =
    .hold = 如果宣布“停止下注”之前球已停下，赌台等待主管裁定，主管可看到掷球后的投注。
    .note = 如果宣布“停止下注”之前球已停下，记录给主管，本局继续。

rule-irregularities-secret_lost =
    .hold = 如果随机轮盘无法再给出某一局的号码，由主管裁定。
    .return = 如果随机轮盘无法再给出某一局的号码，该局作废，投注退还。

rule-irregularities-decided_by =
    .text = 有争议或异常时，由{ $role }决定。

rule-irregularities-ruling_observed =
    .true = 作决定的人留在现场，监督执行。
    .false = 决定由荷官执行。

rule-irregularities-second_above =
    .text = 可能涉及超过 { $amount } 的裁定由两位主管签字。

rule-opening-inspection =
    .text = 每次开台前检查：{ $list }。
    .none = 条文没有要求开台前检查。

rule-opening-covered_inspection =
    .text = 00 盖住时还要检查：{ $list }。
    .none = 00 盖住时条文没有其他要求。

rule-opening-drop_box =
    .true = 买筹码的钱放进台上上锁的钱箱。
    .false = 条文没有要求钱箱。

rule-opening-tip_box =
    .true = 小费放进台上的小费箱。
    .false = 条文没有要求小费箱。

rule-opening-limits_posted =
    .true = 开台之前，最低与最高投注张贴在台上。
    .false = 条文没有要求张贴限额。

rule-equipment =
    .wheel_inches_min = 轮盘直径至少 { $value } 英寸。
    .compartments = 轮盘有 { $value } 个相等的格，环上有同样多的红、黑、绿区。
    .ball_inches_min = 球的直径至少 { $value } 英寸。
    .ball_inches_max = 球的直径最多 { $value } 英寸。
    .ball_nonmetallic = 球不是金属的。
    .ball_exceptions = 其他的球须有写明的批准才能使用。
    .layout_opposite_wheel = 轮盘在赌台的一端，台面印在另一端。
    .layout_approved = 台面已获批准。
    .option_areas = 台面上有专用区域：{ $list }。
    .option_areas_approved = 该区域也已获批准。
    .cover_device_approved = 台面上盖住 00 的装置已获批准，并表明不能投注 00。
    .drop_box_marks = 钱箱上永久标明游戏和台号。
    .drop_box_locks = 钱箱上锁，并锁在台上，各用一把钥匙。
    .inspection = 每次开台还要检查：{ $list }。
    .secure_place_approved = 只有在游戏关闭时或在批准的安全地点才能修理轮盘。
    .director_after = 更换轮盘外部零件后，须经主管机关查看才能使用。

rule-tips =
    .none = 玩家可以为荷官下注；这样的注计入该玩家的最高限额。
    .refused = 本台不接受为荷官下的注。
    .bets = 只可在以下投注上为荷官下注：{ $bets }。
    .spin = 每位玩家每次转动为荷官下的注合计最多 { $amount }。
    .apart = 为荷官下的注须单独成注，不与玩家的筹码同押一注。

reading =
    .A1 = 入狱规则只用于 0。开出 00 时等额投注立即输掉。
    .A2 = 狱中的注赢了就获释：退回本金，不另赢得。
    .A3 = 输的号码或 00 会输掉狱中的全部。转动无效时，它留待下一次有效的转动。
    .A4 = 时间到仍未选择的，取回一半。
    .B1 = 0 和 00 既不是单也不是双，这两种投注都输。
    .B7 = 首五放在“1st 12”、0 与 1 相接之处。
    .C1 = US$1.00 至 US$4.00 适用于玩家的每一注，其所有位置和筹码合并计算。几注可以各到 US$4.00。
    .C9 = 法规的赔率是最低标准。更高的赔率适用于全台并写在告示上。
    .D4 = 迟到的投注被拒并立即退回，转动继续。筹码也不能迟取。
    .D10 = 赔率、限额和转动方式以赌场所申报为准。假定之处都有标明。
    .K1 = 这些规则是欧洲和法国赌场的惯例，没有法规依据。
    .K2 = 单零时还可以投注 0-2-3 和首四 0-1-2-3；双零时有三个零旁三数和首五。
    .K3 = 等额投注立即退回一半：单零轮盘在 0（分半），双零轮盘在 0 和 00（投降）。
    .K4 = 口报投注就是它所代表的筹码，在球落下之前放在各自的位置。没有筹码就不是投注。
    .K5 = 再次开出零时，狱中的注继续留着，直到赢而获释，或输掉。

colour =
    .amber = 橙黄色
    .black = 黑色
    .blue = 蓝色
    .brown = 棕色
    .cyan = 青色
    .gold = 金色
    .green = 绿色
    .grey = 灰色
    .lilac = 淡紫色
    .orange = 橙色
    .pink = 粉色
    .purple = 紫色
    .red = 红色
    .white = 白色
    .yellow = 黄色

variation =
    .until = 变更 { $name }：{ $title }。{ $citation }，{ $decision }，{ $from } 至 { $to }。
    .since = 变更 { $name }：{ $title }。{ $citation }，{ $decision }，自 { $from } 起。
    .temporary = 临时
    .permanent = 长期

par =
    .title = PAR 表
    .rulebook = 规则
    .results = 结果数
    .fingerprint = 指纹
    .exactly = 概率与优势（精确值）
    .bets = 注数
    .hits = 命中
    .return = 返还率
    .spread = 单局离散程度（投注为 1）
    .variance = 方差
    .deviation = 标准差
    .skewness = 偏度
    .kurtosis = 峰度
    .volatility = 波动率
    .spread_note = 峰度为超出正态分布的部分；波动率为 1.645 个标准差。
    .expected = 95% 情况下的预期返还率
    .expected_note = 按正态近似：对很少赢的投注，局数少时误差较大。其余各项均为精确值。
    .coups = { $count } 局
    .options = 开出零时的规则
    .even_money = 等额投注采用
    .mean_spins = 平均转动次数
    .prison = 入狱规则的各种理解
    .prison_on = 赢时；再开零时
    .choice = 选择

par_reading =
    .release = 获释
    .pay_even = 照付
    .lose = 输掉
    .stay = 留在狱中
    .half = 一半
    .leave = 留注
