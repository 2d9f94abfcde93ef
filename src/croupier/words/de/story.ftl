# Eine Runde, wie das Journal sie erzählt.

story =
    .seat = Platz { $seat }
    .player = { $player } (Platz { $seat })
    .opened = Runde { $round }: das Spiel ist eröffnet.
    .sits = { $player } nimmt Platz { $seat } ein.
    .leaves = { $player } verlässt Platz { $seat }.
    .buys = { $who } kauft Chips für { $amount }.
    .buys_receipt = { $who } kauft Chips für { $amount }, Beleg { $receipt }.
    .puts = { $who } setzt { $chips } auf { $bet }.
    .puts_by = { $who } setzt { $chips } auf { $bet }, gelegt von { $by }.
    .takes = { $who } nimmt { $chips } von { $bet } zurück.
    .short = { $amount } auf { $bet } lagen unter dem Minimum und gehen zurück an { $who }.
    .coupon = { $who } legt einen Match-Play-Gutschein über { $amount } auf { $bet }.
    .spins = { $dealer } wirft die Kugel.
    .spins_ways = { $dealer } wirft: Kessel { $wheel }, Kugel { $ball }.
    .off_track = Die Kugel verlässt die Bahn.
    .no_more = Nichts geht mehr. Einsätze: { $wagers }, zusammen { $amount }.
    .no_more_late = Nichts geht mehr, zu spät gerufen. Einsätze: { $wagers }, zusammen { $amount }.
    .no_more_early = Nichts geht mehr, zu früh gerufen. Einsätze: { $wagers }, zusammen { $amount }.
    .seen = Die Kugel wird in { $number } gesehen ({ $source }).
    .seen_rest = Die Kugel wird ruhend gesehen ({ $source }).
    .call_missed = Nichts geht mehr wurde nicht gerufen. Auf diesen Wurf kann niemand mehr setzen.
    .laid = Seit dem Wurf, { $time }: { $who } setzte { $chips } auf { $bet }.
    .lifted = Seit dem Wurf, { $time }: { $who } nahm { $chips } von { $bet }.
    .rests = Die Kugel liegt in { $number }, { $colour }.
    .void = Die Kugel liegt in { $number }: der Wurf ist ungültig, die Einsätze bleiben.
    .no_spin = Kein Wurf: { $reason }. Die Einsätze bleiben.
    .chooses = { $who } wählt für { $bet }: { $choice }.
    .default = Die Zeit zum Wählen ist vorbei; für die Übrigen gilt: { $choice }.
    .paid = { $who } bekommt { $amount } ausgezahlt.
    .dealers_win = Die Croupiers gewinnen { $amount }.
    .corrected = Berichtigt von { $by } und { $second }: nicht { $was }, sondern { $number } ({ $reason }).
    .held = Der Tisch wird angehalten: { $what }.
    .rules = { $by } entscheidet: { $order } ({ $reason }).
    .rules_number = { $by } entscheidet: Die Kugel liegt in { $number }; { $order } ({ $reason }).
    .returned = Alle Einsätze gehen an die Spieler zurück.
    .disputes = { $who } beanstandet: { $what }.
    .decides_pay = { $by } entscheidet den Streitfall: { $amount } werden bezahlt ({ $reason }).
    .decides_deny = { $by } entscheidet den Streitfall: abgelehnt ({ $reason }).
    .refused = Abgelehnt, { $command }: { $message } ({ $code })
    .dolly = Der Dolly wird weggenommen.
    .loses = { $who } verliert { $amount }.
    .loses_prison = { $who } verliert { $amount }, die gesperrt waren.
    .half_back = { $who } nimmt { $amount } zurück.
    .imprisoned = { $amount } von { $who } werden gesperrt.
    .released = { $amount } von { $who } werden wieder frei.
    .on_layout = { $who } auf dem Tableau: { $list }
    .in_prison = { $who } gesperrt: { $list }
    .on = { $chips } auf { $bet }
    .for_dealers = { $amount } für die Croupiers
    .in_value = { $amount } in Wertchips ({ $colour })

story_way =
    .clockwise = im Uhrzeigersinn
    .counter-clockwise = gegen den Uhrzeigersinn

story_colour =
    .red = Rot
    .black = Schwarz
    .green = Grün

story_no_spin =
    .same_direction = gleiche Richtung
    .under_four_turns = weniger als vier Runden
    .foreign_object = fremder Gegenstand
    .ball_left_wheel = Kugel verließ den Kessel

story_choice =
    .half = Hälfte zurück
    .leave = Einsatz sperren

story_order =
    .go-on = weiterspielen
    .void = der Wurf ist ungültig
    .return-wagers = Einsätze zurückgeben

story_source =
    .dealer = Croupier
    .pit-supervisor = Aufsicht
    .sensor = Sensor
    .clock = Uhr
    .random-wheel = Zufallskessel
    .ruling = Entscheidung
