# Una ronda tal como la cuenta el diario.

story =
    .seat = asiento { $seat }
    .player = { $player } (asiento { $seat })
    .opened = Ronda { $round }: hagan juego.
    .sits = { $player } ocupa el asiento { $seat }.
    .leaves = { $player } deja el asiento { $seat }.
    .buys = { $who } compra fichas por { $amount }.
    .buys_receipt = { $who } compra fichas por { $amount }, recibo { $receipt }.
    .puts = { $who } pone { $chips } en { $bet }.
    .puts_by = { $who } pone { $chips } en { $bet }, colocado por { $by }.
    .takes = { $who } retira { $chips } de { $bet }.
    .short = { $amount } en { $bet } no llegaba al mínimo y vuelve a { $who }.
    .coupon = { $who } pone un cupón match play de { $amount } en { $bet }.
    .spins = { $dealer } lanza la bola.
    .spins_ways = { $dealer } lanza: rueda { $wheel }, bola { $ball }.
    .off_track = La bola deja la pista.
    .no_more = No va más. Apuestas: { $wagers }, en total { $amount }.
    .no_more_late = No va más, anunciado tarde. Apuestas: { $wagers }, en total { $amount }.
    .no_more_early = No va más, anunciado demasiado pronto. Apuestas: { $wagers }, en total { $amount }.
    .seen = Se ve la bola en el { $number } ({ $source }).
    .seen_rest = Se ve la bola detenida ({ $source }).
    .call_missed = No se cantó el «No va más». Ya nadie puede apostar a esta tirada.
    .laid = Desde el lanzamiento, { $time }: { $who } puso { $chips } en { $bet }.
    .lifted = Desde el lanzamiento, { $time }: { $who } retiró { $chips } de { $bet }.
    .rests = La bola queda en el { $number }, { $colour }.
    .void = La bola queda en el { $number }: la tirada es nula, las apuestas quedan.
    .no_spin = Tirada nula: { $reason }. Las apuestas quedan.
    .chooses = { $who } elige para { $bet }: { $choice }.
    .default = El tiempo para elegir ha terminado; para los demás vale: { $choice }.
    .paid = { $who } cobra { $amount }.
    .dealers_win = Los crupieres ganan { $amount }.
    .corrected = Corregido por { $by } y { $second }: no { $was }, sino { $number } ({ $reason }).
    .held = La mesa se detiene: { $what }.
    .rules = { $by } decide: { $order } ({ $reason }).
    .rules_number = { $by } decide: la bola está en el { $number }; { $order } ({ $reason }).
    .returned = Todas las apuestas vuelven a sus jugadores.
    .disputes = { $who } reclama: { $what }.
    .decides_pay = { $by } resuelve la reclamación: se pagan { $amount } ({ $reason }).
    .decides_deny = { $by } resuelve la reclamación: denegada ({ $reason }).
    .refused = Rechazado, { $command }: { $message } ({ $code })
    .dolly = Se retira la marca.
    .loses = { $who } pierde { $amount }.
    .loses_prison = { $who } pierde { $amount } que estaban en prisión.
    .half_back = { $who } retira { $amount }.
    .imprisoned = { $amount } de { $who } van a prisión.
    .released = { $amount } de { $who } salen de prisión.
    .on_layout = { $who } en el paño: { $list }
    .in_prison = { $who } en prisión: { $list }
    .on = { $chips } en { $bet }
    .for_dealers = { $amount } para los crupieres
    .in_value = { $amount } en fichas de valor ({ $colour })

story_way =
    .clockwise = en sentido horario
    .counter-clockwise = en sentido antihorario

story_colour =
    .red = rojo
    .black = negro
    .green = verde

story_no_spin =
    .same_direction = mismo sentido
    .under_four_turns = menos de cuatro vueltas
    .foreign_object = objeto extraño
    .ball_left_wheel = la bola salió de la rueda

story_choice =
    .half = mitad retirada
    .leave = dejar en prisión

story_order =
    .go-on = seguir
    .void = tirada nula
    .return-wagers = devolver las apuestas

story_source =
    .dealer = crupier
    .pit-supervisor = supervisor
    .sensor = sensor
    .clock = reloj
    .random-wheel = rueda aleatoria
    .ruling = decisión
