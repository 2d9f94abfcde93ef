# Why something is not done. The English room is written from the sources; here each of its texts is said anew.

above_maximum =
    .all = 合计 { MONEY($stake) }：上限为 { MONEY($maximum) }。
    .in_all = 合计上限为 { MONEY($maximum) }；加上此注将为 { MONEY($stake) }。
    .payout = 每次转动最多赔付 { MONEY($maximum) }；此注可能赢得 { MONEY($wins) }。
    .per_bet = { $bet } 下注 { MONEY($stake) }：每个投注上限为 { MONEY($maximum) }。
    .with_this = 每个投注上限为 { MONEY($maximum) }；加上这一注将达到 { MONEY($stake) }。

address_in_use = 无法在 { $host }:{ $port } 监听：{ $strerror }。可用 --port 选择其他端口。

adjuster_role = 只有经理、持牌维护人员、技术员或主管可以这样做。

all_at_once = { ALL($reasons) }

already_awarded =
    .pool_carry = { $pool } 的奖池已颁发；请结转余额。
    .prizes = { $pool } 的奖项已颁发。

already_counted = { $table } 号台已没有需要两人清点的选手。

already_drawn = 第 { $round } 轮座位已抽定。

already_entered =
    .active_entry = { $name } 已有有效报名：{ LIST($events) } 的 { $entry } 号。
    .document_shown = 此证件已为 { $person } 出示过；任何人不得用两个名字参赛。

already_paid = 奖项 { $award }：{ $status }。

already_registered =
    .approval = 批准 { $reference } 已经存在。
    .kind_thing = { $thing }（{ $kind }）已经存在。
    .variation = 变更 { $variation } 已经存在。

amount_needed =
    .cash_out = 请说明 { $seat } 号座位的筹码价值：本台不跟踪筹码。

amounts_too_large = 金额超出 64 位；请用较小的单位或较少的旋转次数。

another_box_open = 先清点 { $open }，再打开 { $box }。

another_question = { $file } 属于另一个问题：不同之处为 { LIST($differs) }。文件保持原样。

answer_missing = 答案文件没有说明 { $name }。

answer_unknown =
    .ask_again = 尚不知道这是否已完成。请再问一次：用同一个键，只会做一次。
    .look_first = 不知道这是否已完成。再做之前请先查看。

approval_differs =
    .approved_register = 所批准的与登记册中的 { $subject } 不符。
    .confirmed_asked = 所确认的与所申请的不符。

approval_missing =
    .approved_secure = “{ $place }”未被批准为安全存放处。
    .force_covers = 没有有效批准涵盖此{ $what }：{ $subject }。
    .name = { $name } 的批准没有写明：{ $names }。
    .what = { $what }：须经批准。

approval_names_needed = 球的批准须写明尺寸、材料或两者。

attach_the_box = 箱须连锁装到台上：“安装箱”。

backup_elsewhere = 此处只复制 SQLite 日志；“croupier backup”可备份使用任一存储的整个场所。

backup_exists = { $path } 已有文件；予以保留。

backup_not_whole = 这不是完整的备份，没有恢复任何内容：{ LIST($findings) }。

backup_unsound = 副本未通过验证，因此没有保留。请验证日志本身。

bad_advance = 第 { $number } 轮：请说明每台（或全场）晋级人数。

bad_amount =
    .number = 此处的编号至少为 1。
    .cash = 收取或支付的现金须大于零。
    .cash_limits = 询问身份的金额须大于零，且不高于报告限额。
    .blue = 点数写作“颜色=数字”，例如 blue=100；此处为“{ $given }”。
    .cash_taken = 请说明收取了多少现金。
    .cents = { $what }“{ $text }”不是有效的 { $currency } 正数金额（最多 { $digits } 位小数）。
    .closer = 收台筹码不能为负。
    .count = 清点数为 0 或以上。
    .counted_down = 已计 { COUNT($counted) } 圈；计数不能减少。
    .disputed = 争议金额不能为负。
    .ends_some = 第 { $number } 轮须在若干次旋转或若干分钟后结束。
    .event_initial = 每项赛事至少有一轮为初始轮。
    .house_adds = 场方追加的金额须为正数。
    .many = 第 { $number } 轮：请说明至少有多少次旋转。
    .nobody_comes = 重新参赛次数不能小于零。
    .opener = 开台筹码不能为负。
    .paid = 请说明赔付多少。
    .places_numbered = 名次从 1 起计。
    .positive_whole_number = { $what }必须是正整数。
    .price_brings = 价格为 0 或以上，并换得积分。
    .ruled = 投注金额不能为负数。
    .stands = 每种颜色代表的点数必须为正。
    .starting_stack = 起始筹码须为正数积分。
    .takes_part = { $name }：奖池从正数金额中提取一部分。
    .tip = 小费总额为 { MONEY($pool) }。
    .turns_negative = 圈数不能为负。
    .what_text = { $what }“{ $text }”不是金额，例如 20 或 2.50。
    .drop_box = 收款箱内是现金、收据和配对券。
    .tip_box = 小费箱内是筹码。
    .negative = 数目不得小于 0。
    .worth = { $worth } 没有面值。
    .imprest = 筹码盘保持的是一笔金额，不能为零，也不能是点数。

bad_answers = 无法采用这些答案：{ LIST($told) }。

bad_chances =
    .file = 请给出各格的概率：--pocket 17=0.04，或用 --chances 给出文件。
    .lie_between = 各格的概率介于 0 和 1 之间，总和至多为 1，且属于本轮盘。
    .pocket_chance = “{ $text }”不是带概率的格子，例如 17=0.04。
    .recorded_spins = 已记录的旋转不能更改：请给出 --source 或各格的概率，二者择一。
    .unequal_bets = 对不均匀的轮盘，请用 --slip 给出投注；croupier kelly 有全部投注。
    .zeros_alone = 只有零的轮盘永远无法了结选项所保留的投注：请也给其他号码一些概率。

bad_choice = “prison”须为“half”、“leave”或 null。

bad_code =
    .slip = 这不是票据的代码：请再看一遍，例如 41-7KQ2-M9XC。

bad_command =
    .beside_signature = 由谁提出、谁在场、签名以及赌台日志的内容都不属于其中。
    .called_off = 请说明原因。
    .command = 没有“{ $command }”这个命令。
    .director_permit = 请说明总监为何不允许。
    .division_finds = 请说明博彩处认为哪些不可接受。
    .forms_received = 请说明博彩处的哪个办公室收到了表格，以及如何证明。
    .do = 没有“{ $do }”这个命令。
    .do_problems = { $do }：{ ALL($problems) }
    .floor = 没有“{ $name }”这个办公室命令。
    .key = 由谁、何时、以何密钥提出不属于命令内容。
    .line_goes = 第 { $line } 行的时间倒退：已经是 { $at }。
    .looked_told = 台的记录由系统查阅，不由人告知。
    .name = 没有“{ $name }”这个命令。
    .new_seats = { $table } 号台的每位选手都要在另一张正在比赛的台上有一个自己的空座位。
    .object = “by”是含有 role、who 和 device 的对象。
    .points_shares = 积分和份额按参赛号给出。
    .role = 没有“{ $role }”这个角色：{ LIST($roles) }。
    .ruling_name = 裁定须写明作出裁定的主管姓名：“by”中的“who”。
    .second_person = 第二人须亲自确认，不在命令中写明。
    .taken = 无法接受此命令：{ $bad }。
    .text_written = 有文字无法写出。
    .texts_printed = “who”和“device”必须是可打印的文字。
    .time = “time”写作 2026-01-01T12:00:00Z 这样的形式；此处为 { $given }。
    .voucher_used = 请说明凭证为何不再使用。
    .weighed = 只能预估裁定、争议决定或更正。
    .whole_too = 数字不是整数或过大，或嵌套过深、过长。

bad_list =
    .column = 此列表没有“{ $column }”一栏。
    .place = 这不是列表中的位置。请从头开始。

bad_date =
    .application = 审查须在 { $applied } 的申请之后。
    .bar_ends = 禁入的截止日不能早于起始日。
    .bar_past = 禁入从今天或以后开始：{ $text } 已过。
    .before_filing = 比赛的一切都不早于规则报送博彩处之日：报送日为 { $filed }。
    .come = { $text } 尚未到来。
    .come_today = { $date } 还没有到：今天是 { $today }。
    .day = 请写日期，如 2026-11-20；此处为“{ $date }”。
    .day_write = “{ $day }”不是日期；请写作 2026-11-20。
    .decision = 决定须在 { $reviewed } 的审查之后。
    .director_inspects = 局长的检查须在 { $date } 的作业之后。
    .end_begins = 结束日期早于开始日期。
    .ended_began = 结束日期早于开始日期。
    .event = 赛事不能在开始之前结束。
    .events_stand = 赛事须按日期先后排列。
    .far = { $text } 距今天超过 { $years } 年。
    .field_text = { $field }：日期写作 2026-05-04；这里是“{ $text }”。
    .moment = 时间为日期，或如 2026-05-04T21:30 的日期与时间。
    .moment_come = 该时间尚未到来。
    .not_today = { $text } 不是今天。
    .on_paper = 书面办理的事必在今天 { $today } 之前；此处为 { $date }。
    .planned = { $event } 定于 { $planned }。
    .registered = { $wheel } 自 { $since } 起登记；此前的工作不记入其维护记录。
    .today = { $date } 已经过去：今天是 { $today }。

bad_day =
    .begin = 一天有时区，并有各班次的开始时间，例如 06:00。
    .begun = 营业日 { $today } 已经开始；其他班次自之后的日期起生效。
    .follow_another = 班次须自一天开始起依次相接。
    .machine = 本机没有时区“{ $zone }”。
    .shift = 该日的班次为：{ LIST($names) }。

bad_decision = 决定为驳回、临时或永久。

bad_design =
    .pocket_table = “{ $name }”既不是本台的格子，也不是本台的投注。
    .win_some = 一种投注必须在某些格子上赢，在另一些上输。

bad_goal =
    .bold_best = 大胆玩法和最优玩法没有止损。
    .edge_against = 没有不利优势的玩家不一定会破产：请给出目标。
    .flat_until = 只有固定注码玩到破产才不需要 --target。
    .lie_above = 资金必须高于止损并低于目标。
    .positive = 资金必须为正并低于目标。

bad_json =
    .error = 这不是 JSON：{ $error }。
    .line = 第 { $line } 行不是 JSON：{ $error }。
    .nested_too = 此 JSON 嵌套过深，不能作为一局。
    .object = 第 { $line } 行不是 JSON 对象。

bad_key = “{ $key }”不能把这场赛事与其他区分开。

bad_kind = 批准的种类为其一：{ LIST($kinds) }。

bad_level =
    .confidence = 置信度是介于 0 和 1 之间的概率，例如 0.95。
    .probability_between = 显著性水平是 0 与 1 之间的概率，例如 0.01。

bad_limits =
    .cents = { $low } 至 { $high } 分不能作为限额。
    .min_max = { MONEY($min) } 至 { MONEY($max) } 不能作为限额。
    .minimum = { MONEY($min) } 不能作为最低限额。
    .no_maximum = 只有合计限额可以只设最低额。
    .payout = 最高赔付额必须大于零。
    .wagering_limit = 请给出投注限额及其依据。
    .tip = 为荷官下的注不能少于零。
    .tips = 每次转动为荷官下的注合计 { MONEY($maximum) } 太少。

bad_name =
    .bar = “{ $player }”不是人名。
    .dealer_signs = 荷官须以工号或可打印的姓名登录。
    .player_number = 玩家需要可打印的姓名或编号。
    .tournament = 锦标赛要有可以打印的名称。
    .unseen = “{ $text }”不是名称：它是空白，或含有看不见的字符。
    .words = { $field }：请用可打印的文字说明。

bad_nonce =
    .open = { $seat } 号座没有可由此打开的封存随机数。
    .round = { $seat } 号座本局已封存随机数。
    .terminal_seals = 终端以十六进制 SHA-256 封存随机数，仅用于随机轮盘。

bad_offer =
    .pays_free = 请只指明一项优惠：--pays、--free 或 --rebate。
    .share_loss = “{ $text }”不是亏损的份额，例如 10% 或 0.1。

bad_plan =
    .how_many = 请说明玩多少晚：--sessions，或用 --source 给出已记录的旋转。
    .splitting_players = 分裂法至少需要 2 名玩家和 2 次运行、一个台阶，以及介于 0 和 1 之间的置信度。
    .whole_numbers = 晚数和旋转次数为整数，1 或以上；种子为 64 位整数。

bad_points = 积分为 0 或以上，且属于在赛选手。

bad_policy = 赌台 { $name }：{ ALL($told) }

bad_proof =
    .ask_record = 请只索取一个证明：--record N、--table T --round N 或 --since N。
    .file = { $file } 不是证明。

bad_request =
    .frame = 本场不认识这种消息。
    .package_day = 日期应写作 2026-03-02；这里是“{ $day }”。
    .package_empty = { $first } 至 { $last } 没有任何记录。
    .package_order = { $first } 晚于 { $last }。
    .problems = { ALL($told) }
    .unread = 服务器无法读取此请求。
    .wheel_process = 轮盘进程无法读取此请求。
    .report_by = 报告按班次、日、周、月或年编制，可为全场，或按赌台、荷官或游戏：“month,dealer”。
    .report_format = 报告的格式为 csv、xlsx、json 或 parquet。

bad_role = 每人须有一个或多个员工角色。

bad_round =
    .pockets = “outcomes”是格子的列表，例如 [“17”]。
    .wager_seat = 一注是一个对象，含 seat、bet 或 place，以及 stake。
    .wagers = 一局是一个对象，含列表“wagers”和列表“outcomes”。

bad_ruling =
    .elsewhere = 投注在原位视为有效、退回或收走；要算在别处，须移位或另行结算。
    .nowhere = 请说明这笔投注应在哪里，或金额应是多少。
    .wagers = 请说明对哪些投注作出裁定，以及如何裁定。

bad_script =
    .automation = “automation”是命令列表，或以下之一：{ LIST($presets) }
    .begins_line = 脚本的首行须写明规则和轮盘。
    .policy_object = “policy”是一个对象，与设定文件中相同。
    .source = “source”须为 { LIST($sources) } 之一。
    .step = 自动化的步骤为文字；此处为 { $step }。
    .step_sets = 没有步骤“{ $step }”。现有组合：{ LIST($presets) }。

bad_seat =
    .seats_numbered = 座位从 1 编号到 { $most }。
    .whole_number = 座位为整数，1 或以上。

bad_setting =
    .key_value = 设置“{ $key }”不能是 { $value }。
    .kind = 设置“{ $key }”须为 { $kind }；{ $given } 不是。
    .list_nothing = { $file } 只能有列表 [[table]]。
    .names = 设置“tables”指向 { $file }：{ $error }。
    .origins = 设置“origins”含有 { $origin }：来源写作 https://floor.example 这样的形式，不带路径，也不带常用端口。
    .proxies = 设置“proxies”含有 { $proxy }：代理是 10.0.0.5 这样的地址，或一个网络。
    .random = 设置“sensors”有赌台 { $table } 的线路，但该台使用随机轮盘。
    .sensor_table = 赌台 { $table } 的传感器：{ $error }。
    .sensors_line_table = 设置“sensors”有赌台 { $table } 的线路，但没有这张赌台。
    .set_model = 赌台 { $table } 的传感器由 line、model、mode 和 may 设定；不是 { $these }。
    .settings_read = 无法读取 { $file } 中的设置：{ $error }。
    .two_stands = 设置“sensors”中两张赌台用了同一条线路；一个轮盘只在其中一张台上。
    .webhook = 设置项“webhook”不是 https://alerts.example/croupier 这样的地址。
    .witnesses = 设置“witnesses”中有 { $witness }：见证人由地址和它所显示的密钥组成。

bad_size =
    .inches_write = “{ $size }”不是英寸尺寸：请写 30、29.99 或 14/16。
    .number_zeros = “{ $zeros }”不是零的个数。

bad_spins = 旋转次数为整数，1 或以上。

bad_spreadsheet = 无法读取此电子表格；请重新保存，或另存为 CSV。

bad_stake =
    .positive_whole = 注额为正整数分，最多 64 位。
    .write_bet = 投注请写作 red=500，注额以分计；此处为“{ $text }”。

bad_system =
    .compiled = 无法编译该策略：{ $error }。
    .every_win = { $system }：每个阶段都需要 stake、on_win 和 on_loss。
    .fails = { $system } 出错：{ $error }。
    .leads = { $system }：阶段 { $stage } 转到阶段 { $after }；现有 0 至 { $stages }。
    .list_numbers = 拉布谢尔列表由整数单位组成，1 或以上。
    .no_stages = 此投注法没有阶段，而分裂法需要阶段。
    .return = 策略必须返回整数单位。
    .stages_splitting = { $system } 没有阶段，而分裂法需要阶段。
    .stake_stage_whole = { $system }：阶段 { $stage } 的注码不是整数单位，1 或以上。
    .strategy = { $file } 不是策略：{ $why }。
    .whole_numbers = { $system } 必须返回整数；它返回了 { $returned }。
    .write_your = 请先写出自定投注法：各阶段，或拉布谢尔的列表。

bad_table =
    .automatic_numbers = 赌台 { $table }：自动台的号码来自随机轮盘或传感器，其他台来自荷官。
    .automation_source = 赌台 { $table }：automation 须为 { LIST($presets) } 之一，source 须为 { LIST($sources) } 之一。
    .classic_single = “{ $text }”不是赌台，例如 classic/single-zero/la-partage。
    .name_letters = 赌台名称为 1 至 40 个字母、数字、点或连字符。
    .policy_names = 赌台 { $table }：其设定须指明 { LIST($rulebooks) } 之一。
    .table_unknown = 赌台 { $table }：没有“{ $unknown }”。
    .terminals_says = 赌台 { $table }：有终端的赌台须说明数量：terminals.count。

bad_timing = 第 { $line } 行没有时间：{ $at }。

bad_toml = 这不是有效的 TOML：{ $error }。

bad_trial =
    .every_round = 除最后一轮外，请说明每轮晋级人数。
    .spins_runs = 可试验 2 至 { $players_max } 名选手、{ $spins_max } 次旋转和 { $runs_max } 次模拟。
    .wagers_time = 共 { COUNT($wagers) } 注；一次至多试验 { COUNT($work_max) } 注。
    .way_steady = 打法写作 steady=12 这样的形式。
    .ways_add = 各打法人数之和须等于选手人数。

bad_use =
    .box = { $box } 不是用于{ $use }的箱。
    .drop_tips = 箱用于投箱或小费。

bad_wheel_colours = 轮盘有 { $red } 个红号和 { $black } 个黑号；须各有 18 个。

bad_wheel_numbers =
    .area_number = “{ $area }”不是号码环的区域：请写号码和 r、b 或 g，例如 17b。
    .compartment = “{ $area }”不是格子：请写 17b、17r、0g 或 17n。
    .ring = 号码环上：{ LIST($told) }。
    .these_stand = 这些号码在轮盘上出现两次：{ LIST($repeated) }。

bad_zero_rule =
    .file_why = { $file } 不是零的规则：{ $why }。
    .keeps_wager = { $rule } 会让投注永远留在狱中。

badge_taken = 工号 { $badge } 已有人使用。

ball_caught = 已取出的球不会停在任何号码，而这里报了 { $number }。

ball_in_play = 球正在使用中；转动结束后才能检查或更换。

ball_metallic = { $name } 并非完全不含金属。

ball_not_inspected =
    .inspection = { $ball } 检查后已停用；请换另一颗球。
    .pit_supervisor = 主管必须先检查此球才能再次使用。
    .retired_assign_another = { $ball } 已停用；请换另一颗球。
    .retired_elsewhere = { $ball } 在 { $table } 号台检查后已停用；请换另一颗球。
    .unfit_elsewhere = { $ball } 曾离开 { $table } 号台的轮盘，主管尚未在那里检查它。
    .wheel = “{ $ball }”不能放入轮盘；请使用检查过的球。

ball_test_missing =
    .how_tested = 请说明 { LIST($balls) } 用何法检验：磁铁或罗盘。
    .passed_opening = 本次开台未用磁铁或罗盘检验：{ LIST($balls) }。

ball_too_large = { $name } 直径为 { $diameter } 英寸；至多允许 { $value } 英寸。

ball_too_small = { $name } 直径为 { $diameter } 英寸；至少须 { $value } 英寸。

bankroll_too_small =
    .first = 资金不足以支付首注。
    .smallest = 资金不足以支付最小注。

below_minimum = { $key } 下注 { MONEY($stake) }：每个投注下限为 { MONEY($minimum) }。
    .all = 合计 { MONEY($stake) }：下限为 { MONEY($minimum) }。

bet_needs_double_zero =
    .available_table = { $bet } 需要 00，而本台没有 00。
    .line_between = 第 2 打与第 3 打之间的线是 0-00 分注，而本台没有 00。

bet_not_permitted =
    .announced_bets = { $key } 规则没有报注。
    .call = 没有“{ $call }”这种报注。可用：{ $known }。
    .called = 该投注名为“{ $kind }”；没有“{ $bet }”。
    .kind = “{ $kind }”不是本规则中的投注种类。
    .layout = 本台面没有 { $missing }，而 { $call } 需要它。
    .name_numbers = { $bet } 不是投注名称：号码须按顺序书写，如 split-8-11。
    .rulebook = 规则 { $key } 没有投注“{ $kind }”。
    .table_offer = 本台不提供 { $bet }。
    .unlisted = “{ $bet }”不是允许的投注。

betting_closed = 投注已截止；台面现在不能改动。

betting_not_open = 尚未开放投注；筹码立即退回。

beyond_the_claim = 主张的金额是 { MONEY($claim) }；争议的处理不得超过此数。

box_needed =
    .attached = { $table } 号台没有装{ $use }箱。
    .open = { $table } 号台正在营业：须有另一只箱替换 { $box }。

box_not_counted = { $box } 内仍有投入的款项；请先清点。

break_called = 现在是休息时间；选手须先重新入座。

buy_in_amount = 买入为 { MONEY($due) }，而不是 { MONEY($given) }。

buyins_not_retainable = 买入须付给获胜者；{ MONEY($left) } 不得给予“{ $to }”。

buyins_over_cap = 所有允许的买入合计至多 { MONEY($cap) }，而不是 { MONEY($amount) }。

call_no_more_bets_first = 输入结果前请先宣布“停止下注”。

cash_wager = 不能用现金下注；请先兑换成筹码。

central_screen_unset = 请说明是否有中央屏幕显示台面：这决定筹码可否相似。

chain_too_large =
    .bankrolls_coarser = 此资金链过大，无法求解；请用较粗的单位，或用 croupier simulate。
    .plan_computed = 方案至多计算 { $points_max } 个单位；请选较大的单位。
    .smaller_bankroll = 此链状态过多，无法求解；请用较少的资金或较低的目标，或用 croupier simulate。
    .system_lower = 此投注法状态过多：请给出较低的上限。

chance_too_small = 概率低于 1e-300，此链无法分辨；请选较近的目标。

checkpoint_foreign = 检查点属于 { $origin }，密钥属于 { $name }。

checkpoint_forged = 检查点不是用 { $name } 的密钥签名的。

checkpoint_late = 该检查点是用 { $name } 的一个旧密钥签署的，该密钥已在记录 { $record } 处更换。

checkpoint_malformed = 这不是检查点。

chip_value_locked = 只要有这种筹码在外，其面值就不能更改。

chip_value_unset = 下注前请先设定这些筹码的面值。
    .bought = 请说明一枚这种筹码值多少。

chips_missing =
    .tournament = 台面上的锦标赛用筹码进行：请说明每台有哪些颜色的筹码，各有多少枚。
    .number = { $chips } 筹码有多少枚？
    .sets = 台面上使用成套的筹码；赌场规定中没有列出。
    .table = 没有记录本台有多少筹码。
    .value = 台面上轮盘筹码要兑换成面值筹码；赌场规定中没有列出。

chips_not_in_play =
    .buy_between = 本局只用开始时在台上的筹码；请在两局之间购买。
    .game_played_lay = 本局只用开始时在台上的筹码。

chips_not_issued =
    .look = { $seat } 号座没有领过 { LIST($look) } 筹码。
    .seat = { $seat } 号座有筹码 { MONEY($rack) }，而不是 { MONEY($amount) }。
    .too_few = { $seat } 号座有筹码 { $has }，还差 { $missing }。
    .walked = 本台缺 { $missing } 枚 { $kind } 筹码，不是 { $number } 枚。

chips_not_tracked = 本台只记录结果：下注与赔付由荷官掌管，不作记录。
    .coupons = 配对券只能使用一次，不记录下注的台无法核对。
    .felt = 只有台面上的筹码可以不作记录：终端与锦标赛要知道每一枚筹码。

chips_only =
    .of_this_house = 只能用本场筹码下注。
    .roulette_bet = 此处只能用轮盘筹码下注。
    .roulette_bet_rulebook = 本规则只允许用轮盘筹码下注。
    .takes_match = 本规则不接受配对券。

chips_out =
    .cash = { $seat } 号座还有筹码；请先兑现。
    .kind = { $kind } 筹码仍在流通；其面值不变。
    .old_colour = 台面上有旧颜色的筹码；请先取下。
    .seat_still_layout = { $seat } 号座在台面上还有筹码。

choice_closed = 选择时间已过；按公告的默认方式处理。

choice_not_offered =
    .nothing_choose = 本台现在没有可选择的事项。
    .offer = 本台不提供选择“{ $choice }”。

choices_open = 玩家仍在一半与留在狱中之间选择。

clock_in_doubt = 本场时钟存疑：按其自身走时为 { $house } 时，机器时钟显示 { $machine }。请校正机器时钟，或由两人采用其时间。

clock_not_in_doubt =
    .other = 机器时钟现在比本场时钟快 { $apart } 秒，而不是 { $said } 秒。
    .plain = 本场时钟没有疑问。

close_held = { $day } 的班次 { $shift } 尚未关闭：有赌台未记录班次分界。

code_needed = 票据 { $slip } 有代码：请凭代码兑付。

code_wrong =
    .set_house = 这不是安装码，或本场已有管理员。
    .valid_badge = 此码不适用于该工号。

collect_first = 赔付前请先收取输注。

colour_in_use =
    .plays_value = { $holder } 号座使用 { $colour }/{ $design } 面值筹码。
    .seat = { $capitalize } 正由 { $holder } 号座使用。
    .sets_taken = { $other } 与 { $chips } 两套筹码会混淆。
    .value = 有两种面值筹码都是 { $colour }。
    .walked = 有玩家带走了 { $number } 枚 { $colour } 筹码；本班次内该颜色不可用。

colour_notice_missing = 台边尚未张贴各颜色点数的告示。

colour_notice_stale = 告示张贴后颜色点数已有变化；请打印新告示并张贴。

colours_do_not_alternate = { $left } 与 { $right } 在号码环上相邻且同为{ $left_colour }色。

combined_over_cap = 报名费与买入合计至多 { MONEY($cap) }，而不是 { MONEY($together) }。

commitment_needed =
    .random_wheel_commits = 只有随机轮盘需要作出承诺。
    .round_betting = 随机轮盘须在开放投注前对本局作出承诺。

comp_buyin_value =
    .sum = 场方赠送的按全额价值计算。买入为 { MONEY($due) }，而不是 { MONEY($given) }。

comp_fee_value =
    .sum = 场方赠送的按全额价值计算。报名费为 { MONEY($due) }，而不是 { MONEY($given) }。

comp_value = 场方赠送的按全额美元价值计算。

concealed_chips = { $name } 有 { POINTS($points) }，台上有 { POINTS($counted) }。

correction_waits = 结果更正正在等待第二人确认；决定之后本局才继续。

cosignature_forged = { $name } 的一个联署不是用其密钥签的。

count_differs =
    .books_tray = 账面上筹码盘为 { $tray }；请说明差额原因。
    .by_kind = 筹码盘与账面不符：请按种类清点筹码。
    .chips = 清点与账面不符（{ LIST($kinds) }）；请说明差额原因。
    .worth = 清点的筹码价值 { MONEY($worth) }，而收台金额为 { MONEY($closer) }。

count_missing =
    .at_table = 请清点 { $table } 号台所有尚待清点者的积分，不多不少。
    .chips_taken = 请清点所有已入座者的筹码，不多不少。

count_needed =
    .closing = 请按种类清点筹码盘：不记录下注的台赢了多少，只能由此得知。

count_not_complete = { $box } 须由两人各自单独清点，再由第三人签署。

coupon_not_matched =
    .least_beside = 配对券旁至少需要 { MONEY($faces) } 的筹码。
    .lies_stay = { $bet } 上有 { MONEY($faces) } 的配对券；券在时其筹码须保留。

coupon_not_on_this_bet = 配对券只适用于等额和二赔一的投注。

coupon_not_valid =
    .expired = 配对券 { $coupon } 已于 { $expires } 过期。
    .number_last = 配对券须有编号和截止日期，如 2026-12-31。
    .registered = 配对券 { $coupon } 已登记。
    .table_take = 本台不收配对券。
    .unknown = 配对券 { $coupon } 无记录。
    .used = 配对券 { $coupon } 已使用过（{ $used }）。

cover_missing = 双零台布的 00 区域须有盖板。
    .uncovered = 00 区域没有遮盖。
    .untold = 提供 { $wheel } 轮盘须有遮盖和告示，而此处未作要求。

criterion_reason_needed = “{ $text }”须说明其与有限博彩相关的依据，并由总监签署。

currency_differs =
    .house = 本场所自开业起以 { $currency } 计账，不能改为 { $asked }。
    .rulebook = 规则 { $rulebook } 以 { $named } 计；本场所的货币是 { $currency }。

dealer_only =
    .signed_table = 本台没有荷官登录。
    .table = 只有本台荷官可以这样做。
    .table_signed = { $who } 不是本台荷官；当前登录：{ $nobody }。

dealer_plays =
    .deals = { $dealer } 在本台 { $seat } 号座下注，不能在此任荷官。
    .plays = { $dealer } 是本台荷官，不能在此下注。

deals_elsewhere = { $dealer } 是 { $table } 号台的荷官；荷官同一时间只在一张台。

demo_in_dollars = 演示以美元计：请去掉 --demo，或去掉货币。

demo_keeps_nothing = 演示不保存任何内容：请去掉 --demo，或去掉 --db 和 --data。

deposit_not_confirmed = 请确认钱款已投入钱箱。

director_inspection_needed = { $wheel } 的外部部件已更换：须先由局长或其代表检查。

disk_low = 磁盘将满：剩余 { $free } MB，其中 { $reserve } MB 留给已开始的事项。一有空间，下注会自动恢复。

disputes_open = 有争议尚未裁决。

disqualified =
    .receives_prize = { $name } 已被取消资格，不能领奖。
    .tournament_play = { $name } 已被取消比赛资格。

dolly_mismatch = 宣布的是 { $result }；标记却放在 { $dolly }。

dolly_missing = 请先把标记放在中奖号码上。

dolly_on_table = 请等待所有赢家获赔并移走标记。

drbg_forked = 此生成器属于另一个进程：派生的副本会重复其数字。

drbg_request =
    .additional_input = 附加输入最多 { $input_bytes_max } 字节。
    .bytes = 每次请求给出 1 至 { $request_bytes_max } 字节。

drbg_self_test = 随机数生成器不能重现 NIST 公布的数值；请更换此安装。

drop_box_mark_missing = 箱 { $name } 没有永久标明：{ AND($words) }。

drop_box_not_locked_to_table = 钱箱没有锁在台上。
    .box = { $name } 没有锁在台上。

drop_box_unlocked = 箱体 { $name } 没有上锁。

drop_box_wrong_table =
    .marked = 箱 { $name } 标的是 { $mark } 号台，而不是 { $table } 号台。
    .none_told = 按登记册，本台没有挂{ $use }箱，不能用 { $named } 开台。
    .told = 按登记册，本台的{ $use }箱是 { $box }，不是 { $named }。
    .use_table = { $table } 号台的{ $use }箱是 { $box }，不是 { $named }。

ebt_announcement_failed = 这些终端没有以声音和画面宣布停止下注：{ LIST($terminals) }。

empty_slip =
    .name_two = 请至少给出两个投注或玩家：--bet red --bet odd，或 --player “red=5 17”。
    .straight = 至少须有一个投注，例如 red 或 straight-17=2.50。

entrant_without_fee = { $event } 的每位报名者都有 { MONEY($fee) } 报名费，必要时可赠送。

entropy_failed =
    .gave_too = 熵源给出的字节过少；轮盘停止。
    .health_test = 熵源未通过健康测试（{ $why }）。在有人重新启动之前，轮盘停止。

entry_closed =
    .entry_event = 参赛号 { $entry } 已从 { $event } 出局。
    .later = 参赛号 { $entry } 已出局；{ $name } 另有后来的报名。

event_cancelled =
    .event = { $event } 已于 { $cancelled } 取消。
    .tournament = 比赛已于 { $cancelled } 取消。

event_entered =
    .entrants_already = { $event } 已有人报名；其条件不得更改。
    .licensees_pools = 一旦有人报名，持牌人、奖池、总奖项、同分规则与协议均不得更改。

event_not_over = { LIST($events) }：比赛尚未结束。

event_over = { $event } 的比赛已结束。

event_started = { $event } 已于 { $started } 开始。

exchange_closed = 台上不出售比赛筹码。

expected =
    .at_most = 不超过 { $most }
    .amount = 以分计的金额，1 或以上
    .amount_or_none = 以分为单位的金额，0 或以上
    .another_name = 另一个名称
    .at_least = 至少 { $due }
    .at_least_a_wager = 至少等于一注的金额
    .at_least_to_one = 至少 { $due } 赔 1
    .bool = true 或 false
    .box = 左、上、右、下，例如 0, 5, 4, 6
    .cited = 含 value 以及 clause 或 reading 的表
    .clause = 索引中的条款
    .colour = 另一种颜色
    .date = 日期
    .edition = 版本、章节和主管机关
    .float = 数字
    .int = 整数
    .list = 列表
    .look = 另一种颜色或图案
    .no_amount = 不印金额
    .no_key = 此处不应有该键
    .no_limits = 锦标赛不设限额
    .numbers = 轮盘上的号码，例如“17”或“00”
    .object = 带字段的对象
    .one_of = 以下之一：{ LIST($these) }
    .other_shape = 另一种形状，或号码
    .positive = 1 或以上
    .reading = 索引中的解释
    .small_letters = 小写字母，且该词尚无含义
    .own_layout = 无：轮盘有自己的台面
    .sets = 各颜色及其筹码数量
    .some_of = 以下一项或多项：{ LIST($these) }
    .source = clause 或 reading
    .str = 带引号的文字
    .table = 表
    .text = 文本
    .texts = 文本列表
    .to_one = { $due } 赔 1
    .value_chips = 面值筹码及其数量
    .variation = 经批准的变更及其出处和日期
    .word = 小写字母

extra_missing =
    .command = croupier { $command } 还需要安装：pip install “croupier[{ $extra }]”
    .install_croupier = 需要附加组件“{ $extra }”：请安装 croupier[{ $extra }]。缺少：{ $missing }。
    .printing_paper = 打印需要附加组件“paper”：请安装 croupier[paper]。

fee_amount = 报名费为 { MONEY($due) }，而不是 { MONEY($given) }。

fee_cash_not_separate =
    .buy_ins = 报名费现金有专用容器，买入现金亦然。
    .goes_until = 此现金在清点前须放入容器“{ $own }”。
    .lies_apart = 报名费现金存放于“{ $own }”，须在该处与其他款项分开清点。

fee_over_cap = 报名费至多 { MONEY($cap) }，而不是 { MONEY($amount) }。

felt_changed = { $seat } 号座的筹码已有变动；未作任何更改。

fees_uncounted = 须先由两人清点报名费现金：“{ $container }”中有 { MONEY($fees) }。

field_missing = { $field }：缺失或无法打印。

finding =
    .expected = { $key }：{ $what }应为：{ $expected }。
    .what = { $key }：{ $what }

five_days_notice =
    .days = 博彩处收到第 { $version } 版规则的时间：{ $filed }；共 { $days } 个整日。
    .never = 第 { $version } 版规则从未送交博彩处。
    .office_received = 请说明博彩处哪个办公室收到规则，以及如何证明。

float_short =
    .change = 筹码盘无法用面值筹码凑成 { MONEY($amount) }；请申请加彩。
    .due = 筹码盘有 { MONEY($float) }，应付 { MONEY($due) }：请申请加彩。
    .hold_much = 筹码盘没有这么多；请申请加彩。
    .kind = 筹码盘可给出 { $left } 枚 { $kind } 筹码。
    .set = 本台还剩 { $left } 枚 { $kind } 筹码，而需要 { $number } 枚。
    .tray_holds = 筹码盘有 { MONEY($float) }。
    .tray_holds_ask = 筹码盘有 { MONEY($float) }；请申请加彩。

foreign_chip = { $colour }/{ $plain } 筹码不是本场发行的。
    .count = “{ $kind }”不是本台的筹码，或数量有误。
    .more_than_there_are = 本台有 { $number } 枚 { $kind } 筹码，而清点到 { $counted } 枚。
    .ruled = “{ $kind }”不能在本台下注。

game_running =
    .minutes = 本轮还剩 { $minutes } 分钟。
    .played_spins = { $table } 号台已转 { $spins } 次，共 { $of } 次。
    .round = { $event } 第 { $round } 轮正在进行。
    .rules_changed = 轮次进行中不得更改规则。
    .wagers_still = { $table } 号台：仍有投注未结算。

has_chips = 重买仅限筹码已尽的选手。

hash_needed =
    .approved = 请给出所批准内容的 SHA-256，64 位十六进制。
    .printed_file = 请给出所打印文件的 SHA-256，64 位十六进制。

house_away = { $address } 没有场所应答：{ $error }。

house_closing = 本场正在关闭；此事未执行。

identity_missing = 报名者须有编号、姓名和已查验的证件。

in_prison_conflicts_with_sign =
    .even_money_lost = 本台告示写明开 0 时等额投注全输，因此没有入狱规则。
    .table_says_even = 本台告示写明开 0 时等额投注全输，因此不能启用入狱规则。

in_prison_even_money_only =
    .bets_none = 只有等额投注可以入狱；{ $bet } 不是。
    .listed = { $bet } 不在开零时可作选择的投注之列。
    .rule_zero = 零的规则适用于等额投注；{ $bet } 不是。

in_prison_is_for_all = 入狱须提供给全台玩家，或一个也不提供。

in_prison_locked = 狱中的投注不能移动、加注或取下。

in_prison_once = 一个投注只能在狱中一局。

in_use_elsewhere =
    .attached = { $name } 装在 { $table } 号台。
    .table = { $name } 正在 { $table } 号台使用。
    .table_name = { $name } 在 { $table } 号台。

incident =
    .ball = 球 { $ball } 已检查：{ LIST($found) }
    .call_missed = 宣布停止下注前，球已停在 { $number }
    .call_missed_rest = 宣布停止下注前，球已停下
    .caught = 无效转动：{ $reason }；球已取出
    .corrected = { $number } 代替 { $was }，与 { $second }：{ $reason }
    .dispute = { $seat } 号座：{ $what }
    .no_spin = 无效转动：{ $reason }
    .not_caught = 无效转动：{ $reason }；球未取出
    .seen = 无效转动：{ $reason }；见到球在 { $number }
    .void = 球落在 { $number }：该次旋转无效
    .round_void = 随机轮盘无法给出第 { $round } 局的号码：所有投注已退还

inspect_again =
    .came_table = { $name } 在检查之后才到本台；请重新检查。
    .seal = 检查之后 { $name } 的一个封签破损；请重新检查。
    .worked = 检查之后对 { $name } 做过作业；请重新检查。

inspection_failed = 检查发现问题：{ $points }。本台保持关闭。
    .point = 检查发现问题：{ $point }。

inspection_incomplete = 请回答检查表的每一项；缺少：{ $missing }。

inspector_role = 只有经理、持牌保安人员或主管可以这样做。
    .table = 只有经理、持牌保安人员或主管可以检查赌台。

internal_error = 本场系统出错；日志中有记录。

job_cancelled =
    .house_closes = 本场即将关闭。
    .plain = 此任务已取消。

joint_with_proceeds =
    .entry_makes = { $event }：报名费产生收入，而持牌人不得分享收入。
    .voucher_pay = 凭证会支付报名费，而那属于收入。

journal_damaged =
    .end = 日志末尾已损坏：{ $what }。请验证日志，并从备份继续。
    .replaced = 打开的日志所在的位置现在是另一个文件。请把日志放回原处。
    .rolled_back = 日志比原来的更旧：记录 { $sequence } 曾已保存，现在不见了。
    .sealed = 这不是在此封存的日志：{ $what }。请验证日志，并从备份继续。
    .taken_away = 日志打开期间，它的文件被移走了。请把它放回原处。
    .witnessed = 见证人 { $name } 见过此日志的 { $seen } 条记录，而它只有 { $records } 条，或内容不同。请用最新的副本继续；更旧的备份须用“croupier restore”并由两名经理确认。

journal_head = 日志头是 { $hash_bytes } 字节的哈希。

journal_in_use =
    .database = 此数据库中的日志正被另一台服务器使用。请先停止那台服务器。
    .path = 日志 { $path } 正由进程 { $unknown } 使用。请先停止该进程，或以只读方式打开。

journal_missing =
    .database = 此数据库中没有日志。
    .path = { $path } 没有日志。

journal_newer = { $path } 由更新版本的 Croupier 写成。

journal_not_durable =
    .database_utf = 数据库必须使用 UTF8。
    .disk_promise = { $path } 所在的磁盘无法保证将其保存。
    .server_runs = 服务器关闭了 fsync，可能丢失已确认的内容。

journal_read_only = 此日志以只读方式打开。

journal_stopped =
    .failure_store = 日志因存储故障而停止。请重新打开，然后检查保存了什么。
    .written_nothing = 日志无法写入；什么都没有做。

key_exists = { $path } 已有密钥；予以保留。

key_exposed = 他人可以读取签名密钥 { $path }：请 chmod 600，最好换用新密钥。

key_is_in = 钥匙 { $key } 在钥匙柜里。

key_is_out = 钥匙 { $key } 在 { $holder } 手中。
    .another = 钥匙 { $key } 在 { $holder } 手中，由其归还。

key_malformed =
    .command = 命令密钥为 1 至 { $most } 个可打印字符。
    .name_spaces = 密钥名称不能有空格或加号。
    .public_bytes = 公钥为 32 字节的十六进制。
    .read = 无法读取密钥：{ $why }。

key_manager_can_enter = { AND($others) } 仍可登录，并可在第二人确认下申请新代码。

key_missing = { $path } 没有签名密钥。

key_not_held = 两人都没有 { $box } 的钥匙 { $key }。

key_reused =
    .send_new = 此命令密钥已用于另一条命令。请用新密钥发送新命令。
    .used_another_command = 此密钥已用于另一条命令。

keys_not_separate = 连台锁与箱体锁须各有钥匙。
    .hands = 钥匙 { $key } 不能给 { $badge }：把箱从台上取下的人绝不持有箱内的钥匙。

kind_needed = { $charge }：请说明 { MONEY($amount) } 是报名费还是买入。

lab_busy = 实验室已满负荷；请稍后再试。

lab_failed = 实验室进程出错；其他一切无损。请重试，或减少要求。

lab_too_large = 所需内存超出实验室所有。

lab_too_long = 超过了实验室给出的 { COUNT($seconds) } 秒；请减少要求。

last_key_manager =
    .begins_keeps = 登记册从保管它的经理开始：请先登记您自己。
    .house_without = 那样本场将没有经理。
    .somebody_keep = 必须有人保管钥匙：请先登记另一位经理。

late_bet = 停止下注：此注来得太晚，筹码立即退回。
    .ball_known = 太晚了：球的落点可能已为人所知。下一次掷球之前，台面不得改动。
    .round_over = 太晚了：这是给第 { $meant } 局的，而本台已在第 { $round } 局。台面没有改动。

layout_area_missing =
    .areas = 台布上没有这些区域：{ LIST($areas) }。
    .words = 台布上没有这些区域：{ $words }。

layout_differs = 游戏是“{ $name }”；台布 { $name2 } 不是。
    .wheel = { $wheel } 轮盘不能用于 { $layout } 台面。

layout_not_opposite = 轮盘和台布都在“{ $wheel_end }”一端；台布应在另一端。

licence_not_valid =
    .ended = { $name } 没有有效执照：有效期至 { $valid_until }。
    .noted_ended = { $badge } 没有有效执照：有效期至 { $valid_until }。
    .noted_withdrawn = { $badge } 没有有效执照：执照已被撤销。
    .withdrawn = { $name } 没有有效执照：{ $why }。

licence_taken = 执照 { $licence } 属于 { $name }。

limit_below_first_stake =
    .above_bankroll = 首注高于上限或资金。
    .plain = 上限低于首注。
    .unit_slip = 上限低于一个投注单位。

limits_fixed = 本规则自行规定限额。

limits_not_declared = 持牌人尚未申报最低和最高限额。

limits_not_posted =
    .minimum_maximum = 必须设定最低和最高限额并在台上公布。
    .no_sign = 台面尚未张贴告示；请打印 { $sign }，张贴后报出其编号。
    .sign_says = 告示 { $posted } 的内容并非现行；请打印 { $sign }，张贴后报出其编号。

list_never_ends = 胜率低于三分之一时，列表平均无法划完。

location_needed =
    .goes = 请说明轮盘移往何处。
    .table_move = { $wheel } 不在任何台上；请说明所在：“移动轮盘”。

log_append_only = 维护记录第 { $entry } 行保持原样；请另写一行。

log_field_missing =
    .signature = 缺少签名。
    .still = 缺少：{ $words }。

log_gap = 维护记录的下一行是第 { $log } 行。

looks_like_value_chip = 无面值筹码 { $set } 与面值筹码 { $value_chip } 相似。
    .seat = { $chips } 筹码与面值筹码 { $value_chip } 相似。

marks_not_visible = 钱箱的标识不够清晰可见。

mark =
    .game = 游戏
    .table = 赌台

method_not_allowed = 此地址不支持该操作。

missing_key = 缺少此项。
    .bet = 凡轮盘都有此投注。
    .lies = 按号码列表的投注须说明其格子的位置。
    .shape = 该投注没有说明如何取胜：按形状，或按号码。

missing_source = 该值没有注明来源。

mixed_free_and_fee = { $event } 免费：不向任何人收取报名费。

mode_needs_double_zero_wheel = { $wheel } 只有一个零；只有双零轮盘才能当单零轮盘用。

needs_bankroll =
    .staking_system = 投注法需要 --bankroll。
    .stop_loss = 投注法、目标或止损都需要资金。
    .time_ruin = 计算到破产或到目标的时间需要 --bankroll。

needs_extended_mode = 只有扩展模式才计算球的圈数；在此模式下由荷官确认。

needs_plain_bet = 大胆玩法和最优玩法需要一个单纯的投注，非赢即输，且无选项。
    .tips = 大胆玩法和最优玩法没有小费。

no_assertions = Croupier 不在 python -O 下运行服务：那样不会检查其不变量。

no_ball_in_play = 没有球在转动。
    .ruling = 只有在转动进行时，裁定才说明球停在哪里。

no_colour_left =
    .chip_free = 本台没有空闲的筹码颜色。
    .chips = 本台没有 { $colour }/{ $design } 筹码。

no_commitment = 此局没有未公开的承诺。
    .table = 随机轮盘承诺的是另一局。

no_data_folder = 使用 PostgreSQL 时，请说明人员资料存放在哪里：--data FOLDER。

no_dealer = 没有荷官登录。

no_demonstration = 这是真实的场所：任何人都不能以他人身份出现。
no_drop_box = 本台没有装上钱箱。

no_events = 锦标赛至少有一场赛事。

no_inspection_due = { $wheel } 不在等待局长检查。

no_offer =
    .event_offer = { $event } 没有{ $offer }。
    .nothing_offered = 目前没有提供任何筹码。
    .player_now = 目前没有向该选手提供任何筹码。

no_overall_winner = 请写明总冠军：最后一场赛事的第一名。

no_proxy_wager = { $seat } 号座属于 { $player }；玩家只能操作自己的座位。

no_result = 尚无结果：球还没有停下。
    .settle = 没有可据以结算的结果：请至少给出一个。

no_round_running = { $event } 没有正在进行的轮次。

no_rounds = { $key } 至少须有一轮。

no_split =
    .being = 目前没有分配请求。
    .nobody = 无人请求分配。

no_substitute =
    .entry_players = 参赛号 { $entry } 是 { $name } 的；选手只能就自己的报名发言。
    .seat_sits = 座位是 { $name } 的，任何人不得代坐。
    .seats_running = 进行中的轮次座位已抽定；无人可顶替选手。

no_such_alert = 没有这条警报。

no_such_approval =
    .force = 没有有效的批准 { $reference }。
    .never = 此审批已结束，或从未有过。

no_such_award = 没有奖项 { $award }。

no_such_call = 没有这个呼叫，或已有人应答。

no_such_clause = 没有条款 { $cited }。
    .deleted = 没有条款 { $cited }；原文已于 { $deleted } 删除该条。

no_such_column =
    .first_line = 没有列“{ $usual }”。首行为：{ LIST($columns) }。
    .three_columns = 共有三列：column-1、column-2 和 column-3。

no_such_count = 没有第 { $count } 次清点。

no_such_currency = 没有货币“{ $currency }”。现有：{ LIST($known) }。

no_such_dozen = 共有三打：1-12、13-24 和 25-36。

no_such_entry =
    .entry = 没有参赛号 { $entry }。
    .log_lines = 维护记录有第 1 至 { $log } 行。

no_such_event =
    .event = 没有赛事“{ $event }”。
    .key = 没有赛事“{ $key }”。
    .tournament_prizes = 本锦标赛没有总奖项。

no_such_figure = 这些日期的报表里没有这一行。

no_such_file =
    .journal = 没有日志 { $path }。
    .path = 没有文件 { $path }。

no_such_form =
    .file_rules = 文件中只有规则；其他表格须用 --name 从日志中取得。
    .sheet = 没有表格“{ $sheet }”：{ LIST($sheets) }。
    .what = 尚无{ $what }。
    .whose_what = { $whose }没有{ $what } { $number }；现有：{ $known }。

no_such_format = { $file } 的结尾既不是 .pdf，也不是 .html。

no_such_incident =
    .open = 没有未结的事件 { $incident }。
    .plain = 没有这个事件。

no_such_job =
    .answer_print = 此任务没有可打印的答复。
    .result_kept = 没有此任务；结果只保留一刻钟。

no_such_key = 登记册中没有哪个箱使用钥匙“{ $key }”。

no_such_language = 没有语言“{ $lang }”。现有：{ $known }。

no_such_licensee = “{ $licensee }”不参与合办本锦标赛。

no_such_paper = 没有纸张“{ $paper }”。现有：{ LIST($papers) }。

no_such_part = { $name } 没有外部活动部件“{ $part }”。

no_such_passkey = 没有这个通行密钥。

no_such_person =
    .floor_register = 场内登记册中没有工号“{ $badge }”的人。
    .nobody_badge = 没有人使用工号 { $badge }。

no_such_position =
    .name = 筹码放在哪里？请指明投注、位置或坐标。
    .place_layout = 此台面上没有位置“{ $place }”。
    .point_felt = 台面上的点有 x 和 y。
    .spot = 台面上该处不是投注位。
    .text = 投注为文字，例如“split-8-11”；此处为 { $given }。
    .these_mean = 这些指的是不同的投注：{ LIST($meant) }。
    .wager = 一注须有投注、位置或坐标：筹码放在哪里？
    .written_number = 台面上的点写作 [x, y]，以号码格为单位。

no_such_reading = 没有解释 { $reading }。

no_such_recording = 此路径没有记录文件。

no_such_refund = 没有第 { $refund } 号退款。

no_such_round =
    .noted = 还没有第 { $round } 局。
    .stream_round = { $stream } 没有第 { $round } 局。
    .table_remembers = 赌台 { $table } 没有第 { $round } 局的记录。

no_such_rulebook = 没有规则“{ $rulebook }”。现有：{ $known }。

no_such_session = 没有这个会话。

no_such_slip = 赌台 { $table } 没有发出过票据 { $slip }。
    .noted = 还没有票据 { $slip }。
    .code = 本场没有发出过此代码的票据。
    .table = 本台没有发出过票据 { $slip }。

no_such_strategy = 没有打法“{ $strategy }”：{ LIST($strategies) }。

no_such_system = 没有投注法“{ $system }”。现有：{ $known }。

no_such_table =
    .journal = 此日志中没有赌台 { $table }；现有：{ $known }。
    .name = 没有“{ $name }”这张赌台。
    .on = 没有“{ $on }”这张赌台。
    .random_wheel = 此台没有随机轮盘。

no_such_terminal =
    .plain = 没有这个终端。
    .screen_shows = 没有屏幕显示此码。
    .table_number = 本台没有该编号的终端。

no_such_tournament =
    .journal = 此日志中没有锦标赛 { $tournament }。
    .rules = 锦标赛“{ $name }”尚无规则。
    .tournament = 没有“{ $tournament }”这项赛事。

no_such_variation = 无人申请变更 { $variation }。

no_such_version = 第 { $version } 版没有送交博彩处。

no_such_wheel = 没有轮盘“{ $wheel }”。现有：{ $known }。
    .none = 规则须有轮盘。
    .rulebook = 没有轮盘“{ $wheel }”。

no_tables =
    .most = { $key }：一张台最多有 { $most } 个座位。
    .once = { $key } 须有台，每台一次，并有座位。
    .table_chips = { $key }：每台有 { $seats } 个座位，而筹码和终端只够 { $most } 人。

no_terminals =
    .most = 一张台最多有 { $most } 个终端。
    .least = 有终端的台至少须有一台终端。
    .table = 本台有 { $count } 个终端。

no_time_to_call = { $event } 没有等待计时结束的轮次。

no_tip_box = 本台没有装上小费箱。

no_tournament_limit = 比赛筹码没有投注限额。

no_tournament_loss = 场方的奖金是其自身支出，不得冲减锦标赛收入。

no_tournaments = 规则“{ $rulebook }”没有锦标赛条款。

nobody_known = 本场没有保存此人的任何私人信息。

nobody_left = { $event } 没有选手。

nobody_seated = 无人入座。

non_cash_split = 非现金奖项按名次颁发，不得就其达成协议。

non_cash_value =
    .set_beforehand = 没有事先为“{ $item }”确定现金价值。
    .set_beforehand_item = { $item }：其价值须事先确定，且等于现金价 { MONEY($price) }。

nonce_not_sealed = 此随机数不是所封存的那个。

nonce_order = 每个座位给出一个随机数，座位按其 UTF-8 字节升序排列。

nonce_sealed = 封存的随机数是 32 字节的哈希。

nonce_size = 随机数为 16 至 64 字节。

not_a_corner = { AND($numbers) } 这些格没有共同的角。

not_a_journal =
    .database_croupier = { $path } 是数据库，但不是 Croupier 的日志。
    .opened = 无法打开 { $path }：{ $error }。
    .read = 无法读取 { $path }：{ $error }。

not_a_key_manager = 工号 { $badge } 不是本场的经理。

not_a_no_spin_reason = “{ $reason }”不是无效转动的理由：{ LIST($reasons) }。
    .at_rest = 记录显示球已停下；请报告，由主管决定。
    .directions = 记录显示球与轮盘反向转动；请上报，由主管裁定。
    .left_wheel = 离开轮盘的球不会停在任何号码；请上报，由主管裁定。
    .turns = 记录显示已转 { COUNT($turns) } 圈；请上报，由主管裁定。

not_a_run = { $file } 中没有 croupier simulate 的运行结果，或已损坏。文件保持原样。

not_a_street = { AND($numbers) } 既不是一行，也不是规定的三数组合。

not_a_tournament_table = { $table } 号台是现金台。

not_a_valid_spin =
    .confirm_nobody = 请确认球的圈数：没有人数过。
    .made_make = 球转了 { COUNT($turns) } 圈；有效需 { $value } 圈。请宣布转动无效。
    .out = 球已飞出轮盘，未停在任何号码；请宣布转动无效。
    .wheel_turn = 球与轮盘同向转动：此局无效；请宣布转动无效。

not_adjacent = { AND($numbers) } 这些格没有共同的线。

not_at_the_count = { $badge } 不清点 { $box }：由他人清点。
    .closed = { $box } 尚未打开：先由两人开箱清空。

not_awarded = 请先颁发 { $event } 的奖项。

not_carried_out = 裁定尚未执行。

not_concluded = 锦标赛结束后表格才算完整：请先结束锦标赛。

not_concurrent = 请写明同一人的两份或以上有效报名，以及如何发现。

not_done = 这没有完成。请用同一个键再发送一次。

not_drawn = 请先抽第 { $round } 轮的座位。

not_eliminated =
    .offer = { $name } 仍可选择{ $offer }。
    .out = { $name } 已经出局。
    .points = { $name } 有 { POINTS($left) }。
    .running = 一轮结束前无人出局。

not_entered = 参赛号 { $entry } 不在 { $event } 中。

not_first = 参赛号 { $winner } 不是排名第一。

not_found = 此地址没有内容。

not_in_access_table = 任何人都不能使用此地址。

not_in_units = 资金和目标必须是单位的整数倍。

not_in_use =
    .attached = { $thing } 没有装在任何台上。
    .ball = 球 { $ball } 没有在 { $number } 号台使用。
    .itself = { $table } 号台本身尚未启用。
    .table = { $thing } 没有在任何台使用。
    .table_number = { $number } 号台没有启用：{ $kind }。

not_inspected =
    .table_opening = { $number } 号台尚未为本次开台检查。
    .this_table = 本台尚未为此次开台检查。

not_later = 赛事只能改到更晚的日期：{ $event } 原定于 { $planned }，今天是 { $today }。

not_legible =
    .points_large = { $size } 磅的字对一页规则来说太大；最大为 { $largest } 磅。
    .points_too = { $size } 磅的字太小，无法阅读；最小为 { $smallest } 磅。
    .sign_fit = 告示无法以可读字号排在 { $paper } 上；请用更大的纸或减少内容。
    .word_letters = “{ $longest_word }…”是一个 { $letters } 个字母的词，会被截断。

not_observed = 主管尚未确认已在场观察。
    .carried_out = 还没有执行任何可供监看的操作；先由荷官执行。
    .who_ruled = { $who } 作出裁定并监看其执行；接手的其他主管须说明原因。

not_on_gpu = GPU 不能处理已记录的旋转，也不能处理使用了告知范围以外信息的函数；请用 CPU。

not_our_paper = 此文件不含 Croupier 的内容；不是在此打印，或已被改动。

not_paused = 本台没有暂停。

not_printable = 文字含有我们字体中没有的字符；HTML 版可以显示。

not_qualified = 报名者须符合：{ $text }

not_redeemable =
    .away = 比赛筹码不能赠送。
    .exchanged_anything = 比赛筹码不能兑换任何东西。
    .redeemed = 比赛筹码不能兑现。

not_registered =
    .noted_ball = 登记册中没有“{ $thing }”球。
    .noted_table = 本台不在登记册中。
    .register = 登记册中没有“{ $thing }”（{ $kind }）。
    .table = 登记册中没有“{ $thing }”号台。

not_responsible_licensee = 本锦标赛由 { $responsible } 负责，且仅由其颁奖。

not_seated =
    .nobody_tournament = 此处没有本锦标赛的选手。
    .seat = { $name } 在 { $event } 没有座位。
    .table = { $table } 号台没有人就座。

not_shown_empty = { $box } 须先向另一人和摄像机展示为空，再放到一旁。

not_signed_in = 请先登录。

not_standard_rule = { $message }（{ $found }）

not_started =
    .being_played = { $event } 未在进行。
    .event = { $event } 尚未开始。

not_suspended = 本台没有停止。

not_timings = 计时文件有 spin、what（ball、rotor 或 result）、at 和 direction 各列。

not_unanimous =
    .every_remaining = 所有在赛选手都必须同意。
    .play_goes = 有一名选手不同意；比赛继续。

not_whole_chips =
    .plan = { $event }：{ POINTS($points) }不是每枚代表 { POINTS($worth) }的筹码的整数倍。
    .points = { POINTS($points) }不是每枚代表 { POINTS($chip_value) }的筹码的整数倍。
    .half_points = 一半向上取整到 { POINTS($unit) }，而 { $colour } 筹码每枚代表 { POINTS($points) }。
    .kinds = 请说明哪种筹码有多少枚。
    .amount = { MONEY($amount) } 不是 { MONEY($chip_value) } 筹码的整数倍。
    .halves = 半数向上取整到 { MONEY($unit) }，而本台最小的筹码是 { MONEY($smallest) }。
    .number = { MONEY($stake) } 不是 { MONEY($chip_value) } 筹码的整数倍。
    .number_part = { MONEY($part) } 不是 { MONEY($chip_value) } 筹码的整数倍。
    .opener = 本台的面值筹码凑不成 { MONEY($opener) }；请按种类清点筹码盘。
    .slip = 票据上的筹码凑不成 { MONEY($amount) }。
    .value = { MONEY($value) } 的筹码无法兑换成面值筹码：最小的是 { MONEY($smallest) }。

not_withdrawn = { $event } 已开始，买入款已在争夺之中：不能退还，但可让选手退赛。

not_witnessed = 见证人 { $name } 不予作证：{ $status }，“{ $said }”。
not_your_colour = { $colour } 筹码属于 { $owner } 号座。

not_your_seat =
    .terminal_table = 此终端是赌台 { $table } 的 { $seat } 号座。
    .terminal_table_table = 此终端在赌台 { $table }。

nothing_private = 此日志只保存在内存中，其中没有任何加密内容。

nothing_there =
    .begun = 这里没有要做的了：一切都已就绪。
    .cash_of = 该日没有此人的现金记录。
    .bet = { $seat } 号座在 { $bet } 上没有投注。
    .carried_out = 裁定已经执行。
    .cash = { $seat } 号座没有可兑现的筹码。
    .change = { $seat } 号座没有需要更改的内容。
    .dealer_placed = 没有荷官为 { $number } 号座在 { $place } 上下注。
    .due = 没有应付给 { $seat } 号座的款项。
    .layout = { $seat } 号座在台面上没有投注。
    .left_pool = { $event } 的奖池已无余额。
    .less = { $seat } 号座在 { $place } 上没有那么多。
    .open_dispute = 没有未决的争议 { $dispute }。
    .points = { $seat } 号座没有点数。
    .repeat = { $seat } 号座没有可重复的投注。
    .result_already = 结果已经是 { $number }。
    .round = 本台没有第 { $round } 局。
    .ruled = 座位 { $seat } 在 { $place } 上有 { MONEY($lies) }。
    .seat = { $seat } 号座在 { $place } 上没有投注。
    .shift = 该班次没有进行任何一局。
    .walk = { $seat } 号座没有可带走的筹码。

nothing_to_correct = 参赛号 { $entry } 的登记已是如此。

nothing_to_count = { $box } 没有取下，或已清点。
    .emptied = { $box } 已清空。

notice_first = 总监须先告知选手：同意出于自愿，且须全体同意。

number_differs = 宣布前已知 { $seen }，现在输入的是 { $number }；请报告，由主管决定。
    .sources = 轮盘上读到的是 { $seen }，而另有人输入 { $number }；请报告，由主管决定。

number_not_on_camera = 没有固定摄像机能看到台号。
    .named = 没有登记能看到 { $number } 号台台号的摄像机。

number_not_on_wheel =
    .number = 此轮盘上没有 { $number }。
    .plain = 此轮盘上没有该号码。
    .strangers = 此轮盘上没有 { $number }。
    .text = 结果请写成文字，例如“17”；此处为 { $outcome }。

odd_half = 在此选项下，每注的一半必须是整数：请选偶数单位。

odds_below_minimum = { $name } 为 { $to_one } 赔 1：至少须 { $rulebook } 赔 1。

odds_differ_from_pay_table = { $name } 为 { $to_one } 赔 1：应为 { $rulebook } 赔 1。

odds_not_declared =
    .bets = 持牌人尚未申报这些投注的赔率：{ LIST($missing) }。
    .source = 持牌人尚未申报赔率的来源（odds_source）。

odds_of_the_edition = { $name } 为 { $to_one } 赔 1：{ $edition } 规定 { $due } 赔 1。

offer_open = { $offer }已在提供中。

offer_over = 规则仅提供至第 { $until_round } 轮。

offer_undecided = 仍有筹码已尽的选手待定；请关闭提供或淘汰他们。

offer_used_up = 每位选手至多 { $allowed } 次。

one_sided_slip = 此投注只会输或只会赢：无可计算。

opener_differs = 筹码盘收台时为 { MONEY($closer) }；不能以 { MONEY($opener) } 开台。
    .chips = 筹码盘收台时的筹码与现在清点的不同。

opening_not_asked = 尚未就本次开台询问登记册。

option_not_offered = 该规则和轮盘没有选项“{ $option }”。现有：{ $known }。

option_not_permitted =
    .rulebook_know = { $key } 规则没有 { $words }。
    .these_apply = 开出零时只能适用其中一项。
    .wheel = { $words } 不适用于 { $name } 轮盘。

option_not_simulated = 此注单的投注在牢狱中的状态超过 { $most } 种，不作模拟：其概率与场次均为精确值。

origin_not_allowed = 不接受来自此来源的请求；设置“origins”列出允许的来源。

out_of_turn = 现在不能这样做。
    .turns = 球已停定；圈数只在球运行时计数。

over_four_months =
    .tournament_first_day = 锦标赛须在首个比赛日后四个月即 { $last } 前结束。
    .tournament_first_day_last = 锦标赛须在首个比赛日后四个月即 { $last } 前结束；此处为 { $day }。

paper_evidence_missing = 请说明有何凭据表明当日已办，以及为何现在才登记。

part_is_external = 按登记册，{ $name } 的 { $part } 是外部部件。

passkey_known = 此通行密钥已登记。

passkey_wrong =
    .ask_new = 请先申请新的验证。
    .valid = 此通行密钥在此无效。

passphrase_needed =
    .just_now = 此项需要刚刚输入的口令；请再次输入。
    .signed_your = 此项需签名：请同时输入口令。

passphrase_short = 口令至少 { $passphrase_min } 个字符。

payout_differs = 输入 { $was }；应付 { $should }。

payout_form_missing = 每个奖项在博彩处的发放表中各有一行；请给出表格编号。

person_needed = 请说明由谁重新启动轮盘的熵源。

person_still_here =
    .barred = { $person } 在禁入名单上。
    .plays = { $person } 仍在游戏，或有未决争议。
    .tournament = { $person } 参加的锦标赛 { $tournament } 尚未结束，或仍有奖金未领取。
    .works = { $person } 仍在此工作。

phrase =
    .amount = 金额
    .area = { $option }区域
    .buy_in = 买入
    .cage = 账房
    .chips = 筹码的数目
    .device = 00 上的“{ $device }”
    .other_wheel = 另一种
    .face_of_coupon = 配对券面值
    .floor = 本场
    .large_number = 有数字过大
    .layout = 台布 { $layout }
    .long_text = 有文字超过 { $most } 个字符，或含无法打印的字符
    .nested = 嵌套过深或过长
    .neutral_colour = 格子的中性颜色
    .points = 点数
    .ring_order = 非惯常的号码排列
    .sealed = 其中一部分看似日志已加密的内容
    .slip = 票据金额
    .stake = 注额
    .table = { $table } 号台
    .tip = 小费
    .value_of_chip = 筹码面值

pit_supervisor_only =
    .decide = 只有主管可以决定。
    .ruled = 主管尚未裁定。

pocket_colour = 这些格子的颜色与号码环上的区域不同：{ LIST($compartments) }。

points_differ = 各台的记录与此不同；不填积分，即从台上读取。
    .counted = 两人清点的结果与此不同；不填积分，即采用他们的结果。
    .tables_know = { $event } 的积分由各台自行记录。

points_have_no_value =
    .dispute_decided = 比赛台的争议裁决不涉及付款。
    .issued = 点数只在比赛台发放。
    .opens_empty = 比赛台没有账房筹码；以空筹码盘开台。
    .played = 点数只在比赛台使用。
    .stand_money = 比赛筹码代表点数，没有金钱价值。
    .tournament_table_chips = 比赛台没有账房筹码。

points_not_counted = 部分参赛者的积分尚须由两人各自独立清点。

policy_of_another_table = { $policy_file } 是 { $rulebook } 在 { $wheel } 轮盘上的设定。

pool_not_paid_out =
    .come = 买入款进入此奖池，却没有现金奖项可支取。
    .holds = { $pool } 的奖池有 { MONEY($left) }，没有现金奖项可支取。
    .left_awarded = { $event } 的余额归入尚待颁发的奖项：{ LIST($open) }。
    .overall_event = 所有买入款都在总奖池中；单项赛事的奖品只能是实物。
    .pool = { $pool } 的奖池有 { MONEY($left) }，所有买入须先付给获胜者。
    .prizes = 仍有奖项待支付：{ LIST($awards) }。
    .vouchers = 仍有凭证待使用或重新颁发：{ LIST($vouchers) }。

pool_short = { $pool } 的奖池尚差 { MONEY($short) }；须由场方补足。

printed_rules_incomplete =
    .conclusion = 印本须说明比赛如何结束。
    .final_round = 印本须说明决赛轮。
    .statement = 请完整印出本店规则，或印出写明赌场名称的规定声明。

printed_value_on_non_value = { $set } 筹码印有 { MONEY($printed) }；无面值筹码不得印金额。

prize_count = 印本须写明奖项数目；名单中有 { $count } 项。

prize_description_missing =
    .amount_share = 奖项是金额、奖池份额、实物或凭证：恰为其一。
    .goods_voucher_worth = 请说明实物或凭证的价值。
    .goods_worth = 请说明实物为何及其价值：{ $description }，{ MONEY($value) }。
    .shares_percent = 奖池份额至多为百分之百。

problem =
    .above = 须大于 { $least }
    .below = 须小于 { $most }
    .characters_max = 最多 { $most } 个字符
    .characters_min = 至少 { $least } 个字符
    .entries_max = 最多 { $most } 项
    .entries_min = 至少 { $least } 项
    .expected = 应为{ $expected }
    .field = { $field }：{ $what }。
    .json = 不是有效的 JSON
    .language = 没有语言“{ $wish }”，只有 { LIST($known) }
    .least = 至少为 { $least }
    .missing = 缺少此项
    .most = 最多为 { $most }
    .other = 此值不合适
    .pattern = 格式不正确
    .product = sessions 乘以 spins 最多为 { COUNT($most) }
    .unknown = 没有这个字段

proof_needed = 随机轮盘的结果须附本局的证明。
    .none = 没有待公开的秘密。
    .owed = 轮盘欠第 { $round } 局的秘密。

proof_unreadable =
    .json = { $file } 不是 JSON。
    .read = 无法读取证明：{ $why }。

pyserial_missing = 串口轮盘需要 pyserial 软件包：请安装 croupier[serve]。

re_entry_not_allowed =
    .often = { $name } 重新参赛次数已达规则上限。
    .out = { $name } 已出局，规则不允许重新参赛。

reason_missing =
    .fees = 收取的报名费为 { MONEY($expected) }；请说明为什么现在是 { MONEY($counted) }。
    .void = 请说明票据作废的原因。
    .words = 请用文字说明原因。

reason_needed =
    .correction = 更正须说明理由。
    .decision = 争议裁决须说明理由。
    .disputed = 请说明争议内容。
    .happened = 请说明发生了什么。
    .round_void = 请说明此局为何作废。
    .ruling = 裁定须说明理由。
    .ruling_observe = 没有需要观察的裁定。
    .spin = 请说明转动为何无效：{ LIST($reasons) }。
    .table_suspended = 请说明为何暂停本台。

rebuy_conditions_missing = 请说明选手在何种条件下可重买。

rebuy_statement_missing = 请说明是否有重买。

rebuys_unbounded = 若不加限制，买入总额便没有上限。

receipt_already_dropped = 收据 { $receipt } 已投入过。

record_altered =
    .person = 工号 { $badge } 的登录凭据在场外被改动或丢失。须由两位经理生成新代码。
    .terminal = 终端 { $terminal } 的记录在场外被改动或丢失，须重新登记。

recording_empty = 文件中没有号码。

recording_too_long = 记录文件最大为 1 GiB；请分成几部分。

recording_unreadable = 往期号码文件不是 UTF-8 文本。

records_still_kept = 关于个人的记录自最后一条起保存 { $years } 年，此处保存至 { $until }。

refund_paid = 第 { $refund } 号退款已于 { $paid } 支付。

refund_receipt_missing = 领取退款者须签收，或持有带编号的票据或凭证：请填写编号。

refund_receipt_used = 此编号已用于一笔退款：{ $receipt }。

refunds_open = 仍有退款待支付：{ LIST($refunds) }。

registration_closed = { $event } 已经开始。

responsible_licensee =
    .licensees_answers = 请写明由哪一家持牌人负责本锦标赛。
    .those_share = 请写明持牌人；若多家合办，各写一次。

restore_behind = 此备份有 { $records } 条记录，而外部见证的更多或不同：{ LIST($ahead) }。如仍要退回，须由两名经理具名：--by 工号 --by 工号。

restore_not_empty =
    .journal = 这里已有日志：备份只能恢复到没有日志的地方。
    .path = { $path } 已存在：只能恢复到空的位置，不会覆盖任何内容。

remover_counts = { $badge } 从赌台取下了 { $box }；由其他人清点。

ring_mismatch = 号码环的 { $ring } 个区域与 { $compartments } 格不能一一对应。

role_not_allowed =
    .confirm = “{ $role }”角色不能确认此项。
    .dealer_signs = 荷官须用自己的工号登录。
    .display_shows = 显示屏只用于显示。
    .floor_staff = 办公室仅限员工。
    .role = “{ $role }”角色不能这样做。
    .terminal = 终端不能这样做。

role_not_granted =
    .badge = 工号 { $badge } 没有“{ $chosen }”角色。
    .noted = 按登记册，{ $badge } 已不再以 { $role } 身份在此工作。
    .registered = { $name } 未登记为{ $role }。

roles_apart = 收箱、清点、账房和会计由不同的人负责，清点的人不做其他工作。

roles_differ = { $name } 在此任职：{ LIST($granted) }。其他角色须由两位经理授予。

round_closed =
    .outcome_fixed = 此局已关闭；其结果不能再次确定。
    .proof_voided = 此局已关闭，证明已公布；不能作废。

round_not_played = 第 { $round } 轮尚未进行。

round_number = 局号不能为负，且须小于 2^53。

round_open = 请先关闭或作废未结束的一局，再对下一局作出承诺。

round_over = 本轮在此台的 { $spins } 次旋转已完成。

round_played =
    .goes = 第 { $round } 轮已结束；请说明谁晋级。
    .goes_played = 第 { $played } 轮已结束；请说明谁晋级。

round_running = 一局进行中不能这样做。
    .chips = 此台正在发放或收回一轮的筹码。
    .chips_held = 玩家手中还有筹码；全部收回后才能改变其分值。
    .chips_lie = 台面上有筹码；其面值须在两局之间更改。
    .options = 仍有投注在狱中；清空后才能更改选项。
    .relief = { $dealer } 正在主持这一局；荷官只在两局之间换班。
    .rules = 仍有投注在狱中；清空后才能更改规则。
    .table_betting = { $table } 号台正在下注；请暂停，以便为各颜色设定积分。

round_used = 此局已经进行；局号只能递增。

rows_not_contiguous = { AND($numbers) } 不是相邻的两行。

rulebook_unversioned = 规则须说明是哪一文本的哪一版本。

rules_data_mismatch =
    .charges = 印本写 { MONEY($stated) }，赛事收取 { MONEY($actual) }。
    .re_buys = 印本关于重买的说明与赛事不符。
    .tables = 印本所写的玩法与各台不同。

rules_missing = 须先写好锦标赛规则。

rules_not_given = { $name } 尚未收到第 { $version } 版规则。

rules_not_posted =
    .anywhere = 本赌台所用的规则在场内任何地方都没有张贴。
    .changed = 赌台 { $table } 的规则刚刚更改：请重新打印并张贴新的规则。
    .everybody_see = { $spot }处的规则不算张贴：{ $room }内人人须能看到并走近。
    .hang = { $room }的{ $spot }没有张贴规则。
    .these_ones = 这不是张贴在{ $room }的规则；请先张贴。

rules_unacceptable = 博彩处不接受第 { $version } 版规则；请修改后重新呈交。

rules_unchanged = 这已是第 { $version } 版规则。

scheduler_lost = { $scheduler } 的调度器不再应答。

scheduler_unreachable = { $scheduler } 在 { $connect_seconds } 秒内没有调度器应答。那里有 dask scheduler 在运行吗？

seal_broken = { $wheel } 的这些部件没有完好的封签：{ LIST($parts) }。请关闭赌局，重新加封并再次检查。

seal_missing =
    .changed = 日志的密钥已更换为 { $key }，而 { $file } 是另一个。请再次运行“croupier rotate signing-key”，或放回该密钥。
    .checkpoints = 日志已封存，但存有封印的 { $file } 不见了。请放回该文件；如果确已丢失，“croupier journal checkpoints”会写出日志自身保存的封印。
    .key = 日志已封存，但封印的密钥 { $file } 不见了。请放回密钥；如果确已丢失，“croupier journal key”会生成新的密钥。

seal_used = 封签 { $seal } 已用在 { $wheel } 上；每个封签只用一次。

seal_whole = { $wheel } 的 { $part } 带有封签 { $seal }，没有人发现它破损。

seals_incomplete = 请读取 { $wheel } 上且仅限以下部件的封签：{ LIST($parts) }。

seat_empty =
    .nobody_sits = { $seat } 号座没有人。
    .table_player = { $player } 不在台上；请先让玩家重新就座。

seat_taken =
    .player = { $player } 已坐在本台 { $seat } 号座。
    .seat = { $seat } 号座已有人。
    .somebody_sits = { $table } 号台已有人入座。

seats_short = { $players } 名选手，{ $seats } 个座位。

second_person =
    .other = 第二人不能是操作者本人。
    .present = 须有第二人在场。
    .role = { $name } 没有所需的角色：{ OR($allowed) }。

second_person_needed =
    .another = 第二个签字须由另一位主管作出。
    .ask_approval = 此项需要第二人；请申请审批。
    .chips = 一张台有哪些筹码，须由两个不同的人签字。
    .confirms_within = 此项需要第二人在两分钟内确认。
    .count_cash = 须由两人清点现金。
    .counts = { $who } 已经清点过 { $table } 号台；第二次须由另一人清点。
    .fill_credit = 加彩单或缴回单须由两名不同的人签字。
    .grants_roles = 任何人不能给自己授予角色。
    .inventory = 须由一人清点筹码盘，另一人以该清点结果关台；尚未如此清点。
    .makes_code = 任何人不能给自己生成代码。
    .on_paper = 须由两名不同人员见证所办之事。
    .result_corrected = 结果须由两名不同的人更正。
    .ruling = 涉及金额 { MONEY($worth) }；超过 { MONEY($above) } 须由另一位主管同时签字。
    .somebody_else = 第二人必须是另一个人。

secret_damaged = { $path } 中加密的内容被改动；请从备份中取回。

secret_exposed = 他人可以读取机密 { $path }：请 chmod 600，并更换它。

secret_malformed = { $where } 中的机密不是 32 字节的 base64。

secret_missing = { $path } 用机密加密，而没有给出机密：请设置 CROUPIER_SECRET_FILE 或 CROUPIER_SECRET。

secret_no_file = { $name } 指向 { $path }，而没有这个文件。

secret_owed = 随机轮盘欠第 { $round } 局的秘密；须先公开。

secret_size = 每局的秘密为 { $secret_bytes } 字节。

secret_unused = 已给出机密，而 { $path } 未加密：请用“croupier rotate secret”加密。

secret_wrong = { $path } 是用另一个机密加密的，不是给出的这个。

seed_missing = 请公布抽签种子，使任何人都能重现。

seed_too_short = 测试种子至少 16 字节，使不同的种子产生不同的序列。

session_locked = 控制台已锁定；请再次输入口令。

same_player = 某人与另一人是同一人，或者没有其他称呼。

settled_already =
    .in_prison = 第 { $settled } 局有投注处于多层禁注中；按金额支付或收回。
    .older_round = 只有第 { $settled } 局可以重新结算；第 { $round } 局按金额支付或收回。
    .recorded_happen = 此事已有记录，只能发生一次。
    .wagers_correct = 投注已结算；请更正结果或裁决争议，而不是作废本局。

shift_not_closing = { $day } 的班次 { $shift } 并未等待结算数据。

shift_not_open = { $day } 的班次 { $shift } 未开始。

shift_open = { $day } 的班次 { $shift } 尚未结束；请先结束该班次。

shift_over = { $day } 的班次 { $shift } 已结束；下一班次为 { $next_day } 的 { $next }。

sign_in_delayed = 错误次数过多；请等待 { $seconds } 秒后再试。

sign_in_failed =
    .badge_fit = 工号与口令不符。
    .open_person = 该口令无法打开此人的签名密钥。

sign_incomplete = 告示缺少必须的说明：{ LIST($missing) }。

sign_missing = 向玩家说明此轮盘用法的告示尚未挂在台边。

sign_not_in_force = 告示 { $posted } 与现行规定不符；请打印 { $sign } 并张贴。

signature_invalid = { $who } 没有用本人的密钥签名。

signing_key_missing = 请先生成签名密钥；签名事项需要它。
    .closed = 此事项由提出者签名，而系统此后已重新启动：须重新提出。

slip_differs = 票据 { $slip } 为 { MONEY($amount) }，筹码以申请为准；请作废后重新申请。

slip_done = 票据 { $slip } 已办结或属于其他种类；误送的筹码须另开票据退回。

slip_redeemed = 此票据已兑付。
    .first = 票据 { $slip } 已于 { $day } { $time } 由 { $by } 兑付，{ $window }。

slip_void = 票据 { $slip } 已作废。

slips_under_way = 票据 { LIST($slips) } 尚在途中；所申请的筹码须送达，或将其票据作废。

snapshot_damaged = 快照已损坏；请改由事件重建。

speed = 模拟轮盘的速度须大于零。

spin_void =
    .number_information = 该局无效；其号码仅供参考。
    .result_table = { $number } 在本台不产生结果；由主管裁定此局无效。

split_must_be_requested =
    .director_never = 总监从不提议分配；请写明提出请求的选手。
    .still_ask = 只有仍在赛的选手可以请求。

split_not_allowed = 本锦标赛规则不允许选手分享奖金。

split_not_now =
    .agreement_made = 分配协议须在赛事进行期间的两轮之间达成。
    .play_gone = 比赛已继续；请在本轮后重新请求。

split_stopped_by_director = 总监不允许提前结束：{ $reason }

split_sum = { $among } 名选手的份额合计为 { MONEY($cash) }，即他们各名次的现金奖金。

started_already = 这已是您的口令：请用它登录。

structure_exceeds_limit = 第 { $round } 轮：{ MONEY($buy_in) } 分摊到 { $spins } 次为 { MONEY($share) }，超过 { MONEY($limit) }。

table_busy = 本台请求过多，无法处理；请重试。
    .ball_runs = { $table } 号台的球仍在转动；请等球停下后再试。

table_has_one =
    .box = { $table } 号台已有箱 { $thing }。
    .take_use = { $table } 号台正在使用 { $thing }（{ $kind }）；请先停用。

table_not_open = { $table } 号台：{ $phase }。

table_number_taken = 本场已有 { $number } 号台。

table_open =
    .already = 此台已有轮盘。
    .first = { $table } 号台正对公众开放；请先关闭游戏。
    .inspected_opens = { $table } 号台已开放；检查须在开台之前。
    .work = { $table } 号台正对公众开放；在轮盘上作业前请先关闭游戏。

table_suspended = 系统故障后本台已停止；须由主管重新启用。
    .waits = 本台正在等待日志，之后会自行继续；所问的事届时答复。

table_taken = 已有赌台 { $table }。

tables_balanced = 各台已平衡：任意两台人数相差不超过一人。

tallies_differ = { $box } 的两份清点不一致：{ LIST($kinds) }。请重新清点。
    .signed = 这些不是 { $box } 清点出的总数。

third_person_needed = { $badge } 清点过 { $box }；由没有清点的人签署。

time_is_up = { $table } 号台本轮的 { $minutes } 分钟已到；不再开始新的一转。

time_server_silent = 时间服务器 { $server } 没有应答：{ $why }。

times =
    .none = 缺 { $number }
    .often = { $number } { $count } 次
    .twice = { $number } 两次

tip_box_mark_missing = 小费箱 { $name } 没有标明属于哪张台。

tip_in_own_chips = 为荷官下注须用本座位自己的筹码。

tip_not_allowed =
    .bets = 此注不可为荷官下注；可押哪些注见告示牌。
    .none = 本台不接受为荷官下的注。
    .spin = 每次转动为荷官下的注合计最多 { MONEY($maximum) }；加上此注将为 { MONEY($stake) }。
    .split = 为荷官下的注须单独成注，不与玩家的筹码同押一注。
    .wager = 为荷官下的注最多 { MONEY($maximum) }；加上此注将为 { MONEY($stake) }。

tip_rule_not_posted = 对小费投注的限制须张贴后才有效。

too_few_recorded_spins = 已记录的旋转次数太少：{ COUNT($recorded) } 次，需要 { COUNT($needed) } 次。

too_few_spins =
    .file = 此文件中没有旋转记录。
    .readable_judge = 可读的旋转只有 { $spins } 次，不足以判断轮盘；至少须 { $spins_min } 次。
    .timed_tell = 计时的旋转只有 { $spins } 次，不足以判断；至少须 { $spins_min } 次。

too_large =
    .frame = 消息最多 { $frame_bytes_max } 字节。
    .long = 请求过长。
    .request_bytes = 请求最多 { $most } 字节。
    .spreadsheet_unpacked = 此电子表格解压后过大；请另存为 CSV。

too_many_coups = 格点法至多 { COUNT($maximum) } 局；{ COUNT($coups) } 局请用鞍点法。

too_many_jobs = 您在实验室已有 { $jobs } 项任务：请等候其一或取消。

too_many_passkeys = 每人最多 { $keys_max } 个通行密钥。

too_many_requests =
    .approvals = 待审批事项过多。
    .bytes = 您的请求使本场日志增长过快；请稍候。
    .confirmed = 等待确认的屏幕过多。
    .frames = 消息过多；请稍候。
    .passkeys_being = 正在申请的通行密钥过多；请稍候。
    .questions = 向实验室提问过多；请稍候。
    .tries_minute = 尝试过多；请等一分钟。
    .wait_answers_you = 请等待答复后再继续。
    .wait_lab_answers = 请等实验室答复后再提问。
    .wait_moment = 请求过多；请稍候。
    .watch_tournaments = 观看赛事的屏幕已过多。
    .work = 您的请求占用本场过多的处理时间；请稍候。

too_slow = 请求未能及时完整送达。

tournament_chips_only =
    .approved_reference = 比赛筹码须经批准：请给出文号及批准人（解释 F19）。
    .wagered = 此处只能用比赛筹码下注。

tournament_concluded = 锦标赛已于 { $concluded } 结束。

tray_not_at_imprest =
    .fill = 本台筹码盘保持为 { MONEY($imprest) }；加彩 { MONEY($amount) } 即可补足。
    .credit = 本台筹码盘保持为 { MONEY($imprest) }；缴回 { MONEY($amount) } 即可恢复。

unequal_chips =
    .colours = { $event }：每人筹码数相同，因此每种颜色代表的分数相同。
    .few = { $event }：每人以 { $needed } 枚筹码开始，而一台的 { $colour } 筹码只有 { $number } 枚。
    .points = { $event } 中人人以 { COUNT($starting_stack) } 分开始。
    .same_number = { $event }：所有人以相同数量的筹码开始。

unequal_offer =
    .chips_offered = 追加筹码须一视同仁地提供，或一概不提供。
    .open_opened = { $offer }尚未开放；须同时向所有人开放。

unknown_command = 轮盘进程不认识此命令。

unknown_key = 没有此项。
    .lies = 形状的位置由台面决定。
    .neither_kind = “{ $name }”既不是投注种类，也不是其组合。
    .no_bearing = 在这些选择下，该项不起作用。
    .round_wagers = 一局没有“{ $key }”；只有 wagers 和 outcomes。
    .script_first = 脚本首行没有“{ $unknown }”：{ LIST($header) }。
    .value_rulebook = 规则 { $key2 } 中没有值“{ $key }”。
    .variation_changes = 变更至少改动规则中的一个值。
    .wager = 一注没有“{ $key }”；它有 { $known }。

unknown_setting = 没有设置“{ $unknown }”：{ LIST($known) }。

unpaid = { $seat } 号座 { $due }

unreadable =
    .elsewhere = 本机没有这个地址
    .folder = 这是文件夹，不是文件
    .full = 磁盘已满
    .missing = 没有这个文件或文件夹
    .no_folder = 路径中有一部分是文件，不是文件夹
    .no_right = 您没有相应的权限
    .no_text = 不是 UTF-8 文本
    .read_only = 那里无法写入
    .taken = 已有其他程序在那里监听

use_the_terminal =
    .colour = 本台玩家在终端上自选颜色。
    .electronic_chips = 本台所有投注都是终端上的电子筹码。
    .made = 本台在终端上下注。

value_chips_not_accepted_here = 本台不接受面值筹码。

value_colour_taken = 本局 { $capitalize } 面值筹码已由 { $holder } 号座用于内围投注。

value_missing = 表格中 { $item } 为 { MONEY($value) }，即事先确定的价值。

variation_not_approved =
    .register_says = 登记中没有批准写明此项的变更“{ $name }”。
    .used = 变更 { $variation } 未获批准（{ $decision }）；不能使用。

variation_not_in_force =
    .approved_citation = 已批准的变更须注明规则出处、开始日期；临时变更还须注明结束日期。
    .rule = 变更 { $variation } 没有写明依据哪条规则及有效期间。

variation_out_of_turn = 变更 { $variation } 的状态是“{ $state }”，不是“{ $state2 }”。

venue_checklist = { $name }：须有人签署安保与监控检查表。

venue_not_licensed =
    .licence = { $name } 在 { $date } 没有执照。
    .name_premises = 请写明持牌场所。

verbal_wager = 不接受口头下注；请放置筹码。

verify_elsewhere = 此日志只在内存中；没有可验证的内容。

verify_running = 日志正在验证或刚刚验证过；请稍候。

voucher_counted_twice = 凭证 { $voucher } 已入账：{ $status }。

voucher_not_here =
    .issued = 本锦标赛没有发出凭证 { $voucher }。
    .later_event = 凭证须用于本锦标赛以后的赛事；“{ $event }”不是。
    .rules_unused = 按本锦标赛规则，未用的凭证不再授予。
    .voucher_event = 凭证 { $voucher } 用于 { $event }。

voucher_not_paid = 凭证用于参赛，不予兑现；表格中的记录随其使用而定。

voucher_not_yours = 凭证 { $voucher } 属于赢得它的 { $name }。

voucher_split =
    .worth_place = 凭证 { $number } 价值 { MONEY($value) }，名额为 { MONEY($price) }。
    .worth_place_value = 凭证价值 { MONEY($value) }，{ $key } 的名额为 { MONEY($price) }。

wagers_on_layout =
    .prison_next = 座位 { $seats } 有投注在狱中；由下一次旋转决定，然后再关台。
    .seats = 台面上有座位 { $seats } 的投注。

wheel_differs = 游戏是“{ $name }”；轮盘 { $name2 } 是“{ $variety }”。

wheel_not_running = 随机轮盘进程没有应答。
    .stranger = 随机轮盘的套接字属于其他用户。

wheel_pockets =
    .compartments = 该轮盘有 { $compartments } 格；“{ $zeros }”轮盘应有 { $expected } 格。
    .different = 轮盘有 2 至 { $pockets_max } 格，且各不相同。
    .number = 该轮盘有 { $expected } 格中的 { $compartments } 格。
    .pocket_label = 格子的标签为一至八个字母或数字。
    .wrong_missing = 该轮盘有 { $expected } 格中的 { $compartments } 格；错误或缺少：{ LIST($wrong) }。

wheel_too_small = 轮盘直径为 { $diameter } 英寸；至少须 { $value } 英寸。

wheel_type_not_allowed =
    .layout_belongs = 有 { $zeros } 个零的台布不属于规则 { $key } 的任何轮盘。
    .rulebook = 规则 { $key } 没有“{ $wheel }”轮盘。
    .zeros_rulebook = 规则 { $key } 不允许有 { $zeros } 个零的轮盘。

which_table = 请说明是哪张台。此记录中有结果的台：{ $tables }。

why =
    .either = 需要 stage 或 lines 之一
    .function = 需要函数 strategy(state, result, bankroll)
    .level = 一个层级有 win、zero 和 lose
    .levels = 它有 name、on、first 和至多 50 个层级，写作 [[level]]
    .lines = lines 为整数单位
    .opening = opening 为至多 { $size } 个整数的元组
    .runs = 无法运行：{ $error }
    .share = “{ $value }”既不是它的层级，也不是投注的份额：lose、half、release、pay 或 3/4
    .stage = 阶段 { $number } 需要整数的 stake、on_win 和 on_loss，别无其他
    .stages = 阶段写作 [[stage]]
    .toml = 不是 TOML：{ $error }
    .unknown = “{ $unknown }”在此无意义；可用 name、stage 和 lines

winners_unpaid = 仍有赢注未赔付。
    .seats = 仍有赢注未赔付。未付：{ LIST($seats) }。

witness =
    .other = 持牌保安人员不能是操作者本人。
    .present = 须有持牌保安人员在场。

witness_away = 见证人 { $name } 没有应答：{ $error }。

witness_in_use = 另一个见证人把检查点保存在 { $path }。

workers_failed = 自第 { COUNT($first) } 晚起已失败 { $tries } 次：{ $error }。

wrong_box =
    .named = 小费应投入小费箱 { $tip_box }，而不是 { $box }。
    .table = 小费应投入本台的小费箱，而不是 { $box }。

wrong_type = { $key }：{ $given } 不能代替 { $now }。

wrong_value = 此处为 { $given }。
    .box = 格子 { LIST($box) } 与另一格重叠，或在台面之外。
    .cap_entry = 上限按每份报名或每人计算。
    .choices_once = 每种选择只出现一次。
    .chips = { $chips } 筹码的数量不能小于零。
    .days_notice = 通知天数为自然日或工作日。
    .kind_word = “{ $kind }”不能作为一种投注的名称。
    .labels = 此投注在号码之外的每个格子各有一个标签。格子：{ $boxes }。标签：{ $labels }。
    .no_wheel_has = 本规则的轮盘中，没有一个含有这些号码及其他号码。
    .not_played = 此处的赌台尚不能以 { $given } 进行游戏。
    .numbers_once = 一种投注有其号码，每个只出现一次。
    .option_word = “{ $option }”不能作为开零规则的名称。
    .pays_nothing = { $pays } 赔 1 等于不赔付。
    .second_above = 一位主管可单独裁定的金额不能小于零。
    .shape_named = “{ $kind }”是另一种形状的名称。
    .shape_or_numbers = 投注按形状或按号码取胜，不能两者兼用。
    .shape_twice = bets.{ $first } 已按此形状取胜。
    .smallest_chip = 最小的筹码必须有价值。
    .tournament_tables = 比赛台须有荷官：felt 或 terminals。
    .wheel_known = “{ $wheel }”是另一个轮盘的名称。

zero_not_green = { $pocket } 为{ $colour }色；必须是绿色。

bad_cursor = “{ $cursor }”不是日志中的位置。请从头开始。

no_such_record = 本日志中没有记录 { $record }。

journal_old = { $path } 是较早格式的日志。请用 “croupier journal upgrade { $path } 新文件” 生成新日志，并以新日志继续；旧日志保持不变。

journal_half_carried = 旧日志的 { $events } 条事件中只有 { $done } 条在此。请再次运行 “croupier journal upgrade”。

journal_differs = 新日志中是别的内容，或旧日志此后又有增长。请换用新文件重新开始。

journal_grown = 旧日志在此期间又有增长。请先停止写入者，再重新开始。

journal_current = { $path } 已是当前格式。

segment_empty = 自上一段封存以来没有新的内容。

material_contradicts = “{ $material }”是金属，而登记称该球不含金属。

thing_in_use =
    .count = { $thing } 正等待清点；请在清点后更正。
    .table = { $thing } 正在 { $table } 号台使用；请先停用再更正。

not_admitted =
    .entrant = 本场已禁止 { $player } 入场；该参赛者不得参赛。
    .entry = 此姓名不能报名，请询问工作人员。
    .seat = 此姓名不能入座，请询问工作人员。

barred_already = 此人已被禁入：名单第 { $bar } 号。

no_such_bar = 没有可解除的禁入 { $bar }。

report_filed = 已提交涵盖全部内容的报告。

report_not_due = { MONEY($amount) } 未超过 { MONEY($over) }：无须报告。如自愿提交请注明。
