# Un coup tel que le journal le raconte.

story =
    .seat = place { $seat }
    .player = { $player } (place { $seat })
    .opened = Coup { $round } : faites vos jeux.
    .sits = { $player } prend la place { $seat }.
    .leaves = { $player } quitte la place { $seat }.
    .buys = { $who } achète des jetons pour { $amount }.
    .buys_receipt = { $who } achète des jetons pour { $amount }, reçu { $receipt }.
    .puts = { $who } mise { $chips } sur { $bet }.
    .puts_by = { $who } mise { $chips } sur { $bet }, posé par { $by }.
    .takes = { $who } retire { $chips } de { $bet }.
    .short = { $amount } sur { $bet } n’atteignait pas le minimum et revient à { $who }.
    .coupon = { $who } pose un coupon match play de { $amount } sur { $bet }.
    .spins = { $dealer } lance la bille.
    .spins_ways = { $dealer } lance : cylindre { $wheel }, bille { $ball }.
    .off_track = La bille quitte la piste.
    .no_more = Rien ne va plus. Mises : { $wagers }, en tout { $amount }.
    .no_more_late = Rien ne va plus, annoncé tard. Mises : { $wagers }, en tout { $amount }.
    .no_more_early = Rien ne va plus, annoncé trop tôt. Mises : { $wagers }, en tout { $amount }.
    .seen = On voit la bille sur le { $number } ({ $source }).
    .seen_rest = On voit la bille arrêtée ({ $source }).
    .call_missed = « Rien ne va plus » n’a pas été annoncé. Plus personne ne peut miser sur ce coup.
    .laid = Depuis le lancer, { $time } : { $who } a mis { $chips } sur { $bet }.
    .lifted = Depuis le lancer, { $time } : { $who } a retiré { $chips } de { $bet }.
    .rests = La bille s’arrête sur le { $number }, { $colour }.
    .void = La bille s’arrête sur le { $number } : le coup est nul, les mises restent.
    .no_spin = Coup annulé : { $reason }. Les mises restent.
    .chooses = { $who } choisit pour { $bet } : { $choice }.
    .default = Le temps de choisir est passé ; pour les autres : { $choice }.
    .paid = { $who } reçoit { $amount }.
    .dealers_win = Les croupiers gagnent { $amount }.
    .corrected = Corrigé par { $by } et { $second } : non pas { $was }, mais { $number } ({ $reason }).
    .held = La table est arrêtée : { $what }.
    .rules = { $by } décide : { $order } ({ $reason }).
    .rules_number = { $by } décide : la bille est sur le { $number } ; { $order } ({ $reason }).
    .returned = Toutes les mises reviennent à leurs joueurs.
    .disputes = { $who } conteste : { $what }.
    .decides_pay = { $by } tranche le litige : { $amount } sont payés ({ $reason }).
    .decides_deny = { $by } tranche le litige : refusé ({ $reason }).
    .refused = Refusé, { $command } : { $message } ({ $code })
    .dolly = Le dolly est retiré.
    .loses = { $who } perd { $amount }.
    .loses_prison = { $who } perd { $amount } qui étaient en prison.
    .half_back = { $who } reprend { $amount }.
    .imprisoned = { $amount } de { $who } vont en prison.
    .released = { $amount } de { $who } sortent de prison.
    .on_layout = { $who } sur le tapis : { $list }
    .in_prison = { $who } en prison : { $list }
    .on = { $chips } sur { $bet }
    .for_dealers = { $amount } pour les croupiers
    .in_value = { $amount } en jetons de valeur ({ $colour })

story_way =
    .clockwise = sens horaire
    .counter-clockwise = sens antihoraire

story_colour =
    .red = rouge
    .black = noir
    .green = vert

story_no_spin =
    .same_direction = même sens
    .under_four_turns = moins de quatre tours
    .foreign_object = objet étranger
    .ball_left_wheel = la bille a quitté le cylindre

story_choice =
    .half = moitié reprise
    .leave = laisser en prison

story_order =
    .go-on = continuer
    .void = coup nul
    .return-wagers = rendre les mises

story_source =
    .dealer = croupier
    .pit-supervisor = superviseur
    .sensor = capteur
    .clock = horloge
    .random-wheel = cylindre aléatoire
    .ruling = décision
