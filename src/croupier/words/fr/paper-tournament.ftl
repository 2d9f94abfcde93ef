# Ce que disent les papiers d’un tournoi.

tournament =
    .title = { $name } : règlement du tournoi
    .version = Version { $version } du règlement
    .kicker = Tournoi de roulette
    .read = Comment nous lisons le règlement

tournament-heading =
    .frame = Qui l’organise, quand et où
    .standard = Règles de la maison
    .money = Droit d’entrée et cave
    .re_buys = Recaves
    .rounds = Les manches
    .end = Comment le tournoi se termine
    .prizes = Prix
    .changes = Ce qui se joue autrement
    .conduct = Conduite
    .structure = Structure

tournament-count =
    .points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .spins = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
    .minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
    .re_buys = { $count ->
        [one] { $count } recave
       *[other] { $count } recaves
    }
    .add_ons = { $count ->
        [one] { $count } complément
       *[other] { $count } compléments
    }

tournament-frame =
    .held = Organisé par { $licensees }.
    .held_jointly = Organisé par { $licensees }. { $responsible } en répond et attribue les prix.
    .day = { $event } : { $date }.
    .days = { $event } : du { $date } au { $until }.
    .last_day = Le tournoi est terminé au plus tard le { $date }, quatre mois après le premier jour de jeu.
    .premises = Lieu : { $name }, licence { $licence }.
    .criterion = Condition de participation : { $text } Motif : { $reason }
    .chips = Jetons de tournoi : approbation { $approval } de { $by }.

tournament-money =
    .entry = { $event } : { $fee }, { $buy_in }, pour { $points }.
    .fee = droit d’entrée de { $amount }
    .no_fee = pas de droit d’entrée
    .buy_in = première cave de { $amount }
    .no_buy_in = pas de cave
    .to_pool = { $event }, { $charge }, { $amount } : { $part } en vont à la cagnotte.
    .goods-entry-fee = Accepté comme droit d’entrée : { $item }, pour { $amount }.
    .goods-buy-in = Accepté comme cave : { $item }, pour { $amount }.
    .pool = Toutes les caves forment la cagnotte et reviennent aux gagnants.

tournament-more =
    .none = Il n’y a ni recave ni complément.
    .no_re_buys = Il n’y a pas de recave.
    .offer = { $event } : jusqu’à { $many } de { $points } pour { $price } chaque fois, jusqu’à la fin de la manche { $round }.
    .open = L’offre vaut pour tous les joueurs de la même façon ; les jetons entrent dans la partie suivante.

tournament-round =
    .line = { $event }, manche { $round } : { $length } ; { $on }.
    .fresh = { $event }, manche { $round } : { $length }, chacun repartant avec le tapis de départ ; { $on }.
    .either = { $spins } ou { $minutes }
    .on_table = { $count ->
        [one] le meilleur de chaque table continue
       *[other] les { $count } meilleurs de chaque table continuent
    }
    .on_event = { $count ->
        [one] le meilleur de l’épreuve continue
       *[other] les { $count } meilleurs de l’épreuve continuent
    }
    .final = dernière manche
    .chips = Jetons : { $values }.
    .value = { $colour } { $points }

tournament-end =
    .previous-round = À égalité de points, celui qui en avait le plus une manche plus tôt passe devant ; ensuite, le tirage au sort décide, à partir de la graine publiée.
    .draw = À égalité de points, le tirage au sort décide, à partir de la graine publiée.
    .share = À égalité de points, les joueurs partagent la place et se répartissent l’argent de leurs places.
    .again = { $count ->
        [one] Qui est éliminé peut revenir une fois, avec une nouvelle inscription.
       *[other] Qui est éliminé peut revenir jusqu’à { $count } fois, chaque fois avec une nouvelle inscription.
    }
    .not_again = Qui est éliminé ne peut pas revenir.
    .splits = Les derniers joueurs peuvent convenir de partager les prix en argent.
    .no_splits = Les prix ne se partagent pas.

tournament-prize =
    .count = Il y a { $count } prix.
    .line = { $where }, place { $place } : { $prize }.
    .overall = Classement général
    .goods = { $goods }, d’une valeur de { $value }
    .voucher = un bon pour { $event }, d’une valeur de { $value }, réservé à son gagnant
    .share = { $share } pour cent de ce que les prix fixes laissent dans la cagnotte
    .rest = Ce qu’une cagnotte n’attribue pas passe à une épreuve suivante ; la dernière est versée au centime près.

tournament-change =
    .chips = On ne mise qu’avec des jetons de tournoi. Ce sont des points : ils n’ont pas de valeur en argent et ne s’échangent pas.
    .no_limit = Les mises en jetons de tournoi n’ont pas de limite.
    .instead = { $setting } : { $here } au lieu de { $everyday }.

tournament-value =
    .usual = comme d’habitude
    .yes = oui
    .no = non
    .named = { $name } { $value }
    .double-zero = double zéro
    .single-zero = un seul zéro
    .double-zero-as-single-zero = double zéro joué comme un seul zéro

tournament-setting =
    .wheel = Cylindre
    .options = Quand un zéro sort
    .in_prison = en prison
    .la_partage = la partage
    .surrender = surrender
    .limits = Limites
    .odds = Rapports
    .chips = Jetons
    .value_chips = jetons de valeur
    .match_play = Coupons match play
    .terminals = Terminaux
    .count = nombre
    .central_screen = écran central
    .tips = Mises pour les croupiers

tournament-conduct =
    .start = (1) Tous commencent une épreuve avec le même nombre de jetons et peuvent en acheter d’autres aux mêmes conditions.
    .out = (2) Un joueur sans jetons qui ne peut ou ne veut plus en acheter est éliminé de l’épreuve.
    .split = (3) Tous les joueurs restants peuvent convenir, librement et sans exception, de partager les prix en argent et de s’arrêter.
    .split_freely = Les autres prix ne se partagent pas. Le directeur ne propose rien et met fin à tout ce qui n’est pas libre.
    .no_split = (3) Dans ce tournoi, les joueurs ne partagent pas les prix par accord ; on joue jusqu’à la fin.
    .oneself = (4) Personne ne remplace un joueur ni ne mise pour un autre.
    .on_table = (5) Une partie se joue avec les jetons qui sont sur la table à son début ; les jetons cachés ne comptent pas.
    .one_entry = Chacun n’a qu’une inscription à la fois. Qui en a plusieurs est disqualifié et ne reçoit aucun prix.

tournament-structure =
    .limit = Limite de mise { $amount } ({ $source }).
    .per_spin = Manche initiale { $round } : la cave revient à { $amount } par coup au plus.
    .most = Une inscription paie au plus { $entry } pour toutes les épreuves ; une personne, au plus { $person }.

tournament-reading =
    .F1 = Des titulaires de licence qui partagent un tournoi peuvent-ils percevoir un droit d’entrée ? Aucun droit, pas même offert ou compris dans un bon, car tout droit est une recette.
    .F2 = De quel jour à quel jour courent les quatre mois ? Du premier jour de jeu, d’après le calendrier, au jour où les prix sont attribués ; un mois plus court finit à son dernier jour.
    .F3 = À quoi s’applique le plafond de 100 000 $US ? À chaque inscription d’un joueur, additionnée sur toutes les épreuves d’une série ; revenir, c’est une nouvelle inscription. Des recaves sans plafond sont refusées.
    .F4 = Y a-t-il de l’argent qui n’est ni droit d’entrée ni cave ? Pas dans ce que paient les joueurs : ce qui ne va pas à la cagnotte est un droit d’entrée, frais de service compris. L’argent que la maison ajoute aux prix n’est ni l’un ni l’autre et ne réduit pas les recettes.
    .F5 = Peut-on participer sans droit d’entrée à un tournoi qui en a un ? Non ; la maison peut offrir le droit, et il compte alors comme recette.
    .F6 = Dans quel mois compte un droit d’entrée ? Dans celui où il est perçu ; cadeaux, biens et parts de bons comptent quand ils sont inscrits ou utilisés. Le jour de l’épreuve n’y change rien.
    .F7 = Comment inscrire un bon gagné tant que son emploi reste ouvert ? À titre provisoire, jusqu’à ce qu’il serve. C’est alors un paiement réparti entre droit d’entrée et cave, ou bien une cave seule, mais jamais les deux.
    .F8 = Que vaut un bon dans une épreuve qui a un droit d’entrée ou une cave, mais pas les deux ? Il est traité comme pour une épreuve qui a les deux, avec la part qui existe. L’autre traitement vaut pour les épreuves qui n’ont ni l’un ni l’autre.
    .F9 = Et s’il reste un bon, ou s’il vaut plus ou moins que la place qu’il paie ? Un tournoi ne peut se clore tant que le bon n’est pas utilisé ou réattribué. Le joueur paie ce qui manque, et on n’en émet pas qui vaille trop.
    .F10 = Qui met l’argent dans la cagnotte quand des biens tiennent lieu de cave ? Le titulaire de la licence, par une écriture de la valeur en argent de ces biens.
    .F11 = Les espèces des caves sont-elles gardées à part comme celles des droits ? Oui : elles ont aussi leur contenant, même si seuls les droits sont mentionnés.
    .F12 = Comment les mises d’un tournoi peuvent-elles être sans limite et respecter les limites de mise ? En points, il n’y a pas de limite. L’examen porte sur les dollars qu’ils représentent dans les manches initiales, avec tout ce qui peut être acheté, face à une limite inscrite avec sa source.
    .F13 = Quand les jetons achetés pendant une épreuve entrent-ils en jeu ? À la partie suivante. Une partie est une manche ou une séance, et l’on achète entre deux.
    .F14 = Comment compter les cinq jours de préavis ? En jours de calendrier entiers entre le dépôt et le début. Un nouveau texte fait repartir le compte.
    .F15 = Qui prend part à un accord sur les prix, et qui peut en parler ? Tous ceux qui ne sont ni éliminés ni exclus, et l’un d’eux doit le demander. Les prix en nature suivent le classement, comme prévu.
    .F16 = Que devient l’argent de quelqu’un exclu pour plusieurs inscriptions ? Toutes ses inscriptions prennent fin ; les droits restent des recettes et la cagnotte garde les caves.
    .F17 = Un joueur dont les derniers jetons sont encore sur le tapis ou en prison est-il éliminé ? Pas encore : on est sans jetons quand la manche est finie.
    .F18 = La phrase qui renvoie aux règles de la maison peut-elle être rédigée librement ? Non, elle est imprimée telle que le règlement la donne, avec le seul nom du casino.
    .F19 = Qui approuve les jetons de tournoi, et les règles du tournoi doivent-elles l’être aussi ? Pour les jetons, nous demandons une référence et le nom de qui l’a donnée, puisqu’aucun organisme n’est désigné. Les règles sont déposées et n’ont pas besoin d’approbation.
    .F20 = Que devient l’argent quand une épreuve est annulée ? Tant qu’aucune manche n’est terminée, chacun récupère tout ce qui a été payé. Ensuite, le classement du moment décide, et les prix le suivent.
    .F21 = Un droit remboursé reste-t-il une recette ? Non. Il est retiré du mois où il a été encaissé, par une déclaration corrigée si elle était déjà faite ; aucun autre mois n’en est diminué.
    .F22 = Que devient l’inscription d’un joueur qui meurt, est exclu ou s’en va ? Avant le début de l’épreuve, elle est retirée et remboursée. Ensuite, le joueur sort entre deux manches avec ses points, et ce qu’il a gagné est payé, au besoin à ses héritiers.
    .F23 = Que deviennent les inscriptions quand la Division s’oppose aux règles ? Elles demeurent. Ce qui a été payé et ce que cela donne restent ; tout le reste peut changer avant le début, et qui n’en veut pas est remboursé.
    .F24 = Que faut-il pour reporter une épreuve ? Le nouveau jour est une nouvelle rédaction des règles : elles vont de nouveau à la Division et à chaque joueur, avec cinq jours pleins de préavis. Les quatre mois courent du premier jour de jeu.
    .F25 = Quel jour porte ce qui a été fait sur papier et inscrit plus tard ? Le sien, sur la parole de deux personnes avec preuve et motif. Il n’est jamais dans le futur, et chaque formulaire le signale.
    .F26 = Qui dit combien de points a un joueur là où aucun terminal ne les compte ? Deux personnes, qui comptent chaque table l’une après l’autre sans voir les chiffres de l’autre. Seul décide ce que les deux ont trouvé.

tournament-form =
    .title = Formulaire du tournoi
    .entry = N°
    .entrant = Participant
    .event = Épreuve
    .date = Date
    .for = Pour
    .paid_by = Payé par
    .item = Bien
    .amount = Montant
    .held_by = Organisé par
    .entries = Inscriptions
    .together = Total
    .fees = Droits d’entrée : recettes brutes ajustées
    .buy_ins = Caves : cagnotte
    .director = Directeur du tournoi
    .cage = Caisse
    .voucher = bon { $number }
    .refund = remboursement { $number }
    .moved = Dont par bon, d’une autre cagnotte où c’est compté
    .paper = Inscrit d’après papier
    .paper_line = † { $number } : { $what } du { $date }, inscrit d’après papier le { $entered } par { $first } et { $second }. Preuve : { $evidence }. Motif : { $reason }.
    .filed = Déposé le { $date } auprès de { $office }. Preuve : { $proof }

tournament-payout =
    .voucher = bon pour { $event }
    .title = Formulaire des prix
    .award = N°
    .pool = Cagnotte
    .place = Place
    .winner = Gagnant
    .prize = Prix
    .form = Reçu
    .paid_out = Versé
    .unpaid = Encore dans les cagnottes
    .added = Ajouté par la maison
    .buy_ins = Caves
    .received = Reçu (signature)
    .provisional = * provisoire : un bon dont l’emploi reste ouvert, ou son annulation ; hors total.
    .overall = général

tournament-proceeds =
    .title = Recettes par mois
    .month = Mois
    .proceeds = Recettes brutes ajustées
    .collected = Encaissé
    .refunded = Remboursé

tournament-kind =
    .entry-fee = droit d’entrée
    .buy-in = cave
    .re-buy = recave
    .add-on = complément
    .cash = argent
    .goods = en nature
    .voucher = bon
    .free = gratuit

tournament-means =
    .cash = espèces
    .goods = en nature
    .complimentary = offert par la maison
    .voucher = bon
    .none = –

tournament-paper =
    .file-rules = règles déposées
    .record-division-answer = réponse de la Division
    .register = inscription
    .buy-chips = jetons achetés
    .count-fees = droits comptés
    .pay-prize = prix payé
    .pay-refund = remboursement payé
    .start-event = épreuve commencée
    .withdraw-entry = inscription retirée
    .cancel-event = épreuve annulée
    .cancel-tournament = tournoi annulé
    .conclude-tournament = tournoi conclu
    .file-forms = formulaires déposés

tournament-voucher =
    .used-as-payout = Le bon { $number } a servi au droit d’entrée et à la cave de { $event }.
    .used-as-buy-in = Le bon { $number } a servi de cave pour { $event } ; ce n’est pas un paiement, et sa ligne provisoire est annulée.
    .re-awarded = Le bon { $number } a été réattribué ; sa ligne provisoire est annulée.
    .cancelled = Le bon { $number } a été annulé ; sa ligne provisoire l’est aussi.

tournament-template =
    .charge = inscription
    .final_round = Elle réunit les meilleurs des manches précédentes, et eux seuls.
    .conclusion = Le jeu s’achève au dernier coup de la finale ; les points décident.
    .re_buy_conditions = Qui n’a plus de jetons peut recaver jusqu’à la fin de la première manche.
    .charity = La maison reverse ses recettes de ce tournoi à une œuvre caritative.

tournament-template-event =
    .single-E1 = Soirée de tournoi
    .series-E1 = Première série
    .series-E2 = Deuxième série
    .series-F = Finale
    .knock-out-E1 = Soirée à élimination
    .re-buy-E1 = Soirée avec recaves
    .charity-E1 = Soirée caritative
    .joint-E1 = Tournoi commun

tournament-seat =
    .title = Cartes de place
    .table = Table
    .seat = Place
    .entry = Inscription
    .event = Épreuve

tournament-receipt =
    .title = Reçu
    .from = Reçu de
    .entry = Inscription
    .date = Date
    .for = Objet
    .by = Payé en
    .amount = Montant
    .together = Total
    .issued = Établi au bureau des inscriptions

tournament-tally =
    .sheets = Feuilles de comptage
    .title = Feuille de comptage, table { $table }
    .seat = Place
    .player = Joueur
    .entry = Inscription
    .first = Premier comptage
    .second = Second comptage
    .first_counter = Premier compteur
    .second_counter = Second compteur
    .how = Chaque pile est comptée deux fois, par chacun séparément. Les deux comptages doivent concorder avant la fin de la manche.
    .round = Manche { $round } de { $event }
