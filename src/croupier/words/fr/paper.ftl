# Ce que disent les règles, les affiches et les cartes.

label =
    .rules_title = Les règles de cette table
    .players_title = Règles du jeu
    .sign_title = Roulette
    .card_title = Ce que paient les mises
    .part_readings = Comment nous lisons le texte
    .part_clauses = Ce que dit le règlement, clause par clause
    .readings_lead = Là où le texte se tait ou peut se lire de deux façons, voici la lecture en vigueur ici. La marque figure dans les règles partout où une lecture décide.
    .readings_more = Chaque lecture, avec sa question, figure dans les règles complètes, que la maison montre sur demande.
    .translated = Ceci est une traduction, pour la lecture. Le texte approuvé et affiché est la version anglaise.
    .clauses_lead = Chaque clause du règlement, avec nos propres mots et en anglais, sa langue, la seule qui fasse foi. Le numéro en marge des règles renvoie ici.
    .lead = Voici les règles appliquées aujourd’hui à cette table. Les numéros en marge sont les clauses du règlement sur lesquelles repose une phrase ; une marque rouge indique où le texte laisse une latitude et comment nous le lisons.
    .lead_custom = Voici les règles appliquées aujourd’hui à cette table. Aucun règlement ne les fonde : c’est l’usage, et une marque rouge indique où nous avons choisi.
    .regulation = Règlement
    .edition = Édition
    .authority = Base légale
    .wheel = Cylindre
    .limits = Limites
    .option = Quand un zéro sort
    .none = aucune option
    .minimum_maximum = Minimum et maximum
    .inside_total = Mises intérieures, en tout
    .outside_total = Mises extérieures, en tout
    .total = Toutes les mises d’un joueur, en tout
    .payout_max = Plus grand paiement d’un joueur par coup
    .at_least = au moins { $amount }
    .all_bets = chaque mise
    .inside_bets = chaque mise intérieure
    .outside_bets = chaque mise extérieure
    .better_odds = Meilleurs rapports à cette table
    .pays_more = { $bet } : { $to_one } pour 1 (au moins { $at_least } pour 1)
    .tips = Mises pour les croupiers
    .tip_max = Une mise pour les croupiers est de { $amount } au plus.
    .points = Les jetons de tournoi représentent des points
    .sign_code = Panneau { $code }
    .sign_readings = Comment nous lisons les règles
    .no_limit = Sans limite
    .limits_posted = celles affichées à la table
    .limits_unset = pas encore fixées
    .bet = Mise
    .numbers = Numéros
    .pays = Paie
    .chance = Chance
    .edge = Avantage
    .to_one = { $pays } pour 1
    .with_option = Chances simples avec { $option }
    .with_option_on = { $bets } avec { $option }
    .card_note = La lettre montre une place pour une telle mise sur le tapis. La chance et l’avantage sont exacts ; l’avantage est la part de chaque mise que la maison garde en moyenne.
    .card_assumed = Les rapports marqués * sont supposés : le texte disponible ne les donne pas.
    .card_declared = Rapports déclarés par le titulaire de la licence : { $source }.
    .felt = Le tapis : les numéros 1 à 36 en douze rangées de trois, les zéros à gauche, les douzaines et les chances simples en bas, les colonnes à droite.
    .covered = couvert

list =
    .between = { ", " }

foot =
    .copy = exemplaire
    .checkpoint = point de contrôle
    .events = enregistrements
    .edition = édition
    .reading = lecture
    .assumed = supposé
    .yes = oui
    .no = non

section =
    .table = La table et son cylindre
    .bets = Les mises
    .announced = Annonces
    .limits = Limites
    .chips = Jetons et coupons
    .spin = Le coup
    .settling = Gagner et perdre
    .options = Quand un zéro sort
    .irregularities = Quand quelque chose ne va pas
    .opening = Avant l’ouverture de la table
    .equipment = Le matériel
    .variations = Dérogations en vigueur
    .tips = Mises pour les croupiers

wheel =
    .double-zero = cylindre à deux zéros
    .single-zero = cylindre à un zéro
    .double-zero-as-single-zero = cylindre à deux zéros joué avec un seul

option =
    .in-prison = En prison
    .la-partage = La partage
    .surrender = Surrender
    .in-prison-half = En prison, moitié reprise
    .in-prison-leave = En prison, mise laissée
    .own-half = { $name }, moitié reprise
    .own-leave = { $name }, mise laissée

kind =
    .straight = Plein
    .split = Cheval
    .street = Transversale pleine
    .trio = Trois numéros au zéro
    .corner = Carré
    .four = Quatre premiers
    .five = Cinq premiers
    .six = Six premiers
    .line = Sixain
    .column = Colonne
    .dozen = Douzaine
    .red = Rouge
    .black = Noir
    .odd = Impair
    .even = Pair
    .low = Manque (1 à 18)
    .high = Passe (19 à 36)

where =
    .straight = jetons dans la case d’un numéro
    .split = jetons sur la ligne entre deux numéros
    .street = jetons sur la ligne extérieure au bout d’une rangée de trois
    .trio = jetons où trois cases se rejoignent près des zéros
    .corner = jetons au coin de quatre numéros
    .four = jetons au coin extérieur de 0 et 1
    .five = jetons au coin extérieur de 0 et 1
    .six = jetons au coin extérieur de 0 et 1
    .line = jetons sur la ligne extérieure entre deux rangées
    .column = jetons dans la case au pied d’une colonne
    .dozen = jetons dans la case 1st 12, 2nd 12 ou 3rd 12
    .red = jetons dans la case Rouge
    .black = jetons dans la case Noir
    .odd = jetons dans la case Impair
    .even = jetons dans la case Pair
    .low = jetons dans la case 1 to 18
    .high = jetons dans la case 19 to 36
    .list = jetons dans la case { $label }, pour { $numbers }

bet =
    .pays = { $count ->
        [1] – { $where }. Paie { $pays } pour 1.
       *[other] – { $where }. Il y en a { $count }. Paie { $pays } pour 1.
    }
    .pays_more = { $count ->
        [1] – { $where }. Paie ici { $pays } pour 1, là où { $at_least } pour 1 suffirait.
       *[other] – { $where }. Il y en a { $count }. Paie ici { $pays } pour 1, là où { $at_least } pour 1 suffirait.
    }
    .announced = – { $chips }.
    .named = { $kind } { $numbers }
    .chips_on = { $count } sur { $bet }

point =
    .table_clear = la table est libre de tout objet étranger
    .wheel_clear = le cylindre est libre de tout objet étranger
    .level = le cylindre est de niveau
    .rotates_freely_evenly = le cylindre tourne librement et régulièrement
    .parts_secure = toutes les pièces du cylindre sont bien fixées
    .ball_nonmagnetic = la bille n’est pas magnétique
    .cover_on_00 = le cache est posé sur 00
    .sign_a = le panneau porte la phrase A
    .sign_b = le panneau porte la phrase B
    .sign_c = le panneau porte la phrase C
    .marks_visible = toutes les marques de la boîte sont visibles
    .box_locked_to_table = la boîte est verrouillée à la table
    .number_on_camera = une caméra fixe voit le numéro de la table
    .compartments_spaced = les cases du cylindre et les zones de sa couronne sont régulièrement espacées

statement =
    .sign_a = Un cylindre à double zéro est utilisé comme cylindre à zéro simple. On ne peut pas miser sur le double zéro (00).
    .sign_b = Si la bille s’arrête dans une case marquée double zéro (00), le coup est déclaré nul et rejoué.
    .sign_c = Les mises sur rouge, noir, impair, pair, « 1 to 18 » et « 19 to 36 » sont perdues si la bille s’arrête dans une case marquée zéro (0).

role =
    .pit-supervisor = le superviseur
    .key-manager = le responsable
    .dealer = le croupier
    .security = la sécurité

no_spin =
    .same_direction = La bille et le cylindre allaient dans le même sens : coup nul.
    .under_four_turns = La bille a fait moins de quatre tours complets : coup nul.
    .foreign_object = Quelque chose est tombé dans le cylindre pendant la course de la bille : coup nul.
    .ball_left_wheel = La bille a quitté le cylindre : coup nul.

rule-wheels =
    .double-zero = Cette table a un cylindre à deux zéros de 38 cases : 1 à 36, moitié rouges et moitié noires, et les 0 et 00 verts.
    .single-zero = Cette table a un cylindre à un zéro de 37 cases : 1 à 36, moitié rouges et moitié noires, et le 0 vert.
    .double-zero-as-single-zero = Cette table joue un cylindre à deux zéros comme s’il n’en avait qu’un. Le 00 est couvert et ne peut être misé. Une bille dans le 00 annule le coup : personne ne gagne ni ne perd, les mises restent, et on rejoue.
    .own = Cette table a un cylindre de { $pockets } cases : 1 à 36, moitié rouges et moitié noires, et en vert { $zeros }.

rule-zero_is_even =
    .false = Un zéro n’est ni pair ni impair, ni rouge ni noir, ni manque ni passe : sur un zéro ces mises ne gagnent pas.
    .true = Un zéro compte comme un nombre pair.

rule-currency =
    .usd = Les montants de ces règles sont en dollars américains.
    .text = Les montants de ces règles sont en { $value }.

rule-trios =
    .text = On peut aussi miser ensemble trois numéros près des zéros : { $list }.

rule-second_place_of_zero_split =
    .text = Le cheval 0 et 00 a une seconde place : { $value }. Les jetons aux deux places sont une seule mise.

rule-second_place =
    .courtesy-line = la ligne de courtoisie
    .line-between-2nd-12-and-3rd-12 = la ligne entre 2nd 12 et 3rd 12

rule-odds =
    .exact = Une mise gagnante est payée exactement ce qui figure ici, et la mise reste au joueur.
    .floor = Une mise gagnante est payée ce qui figure ici, et la mise reste au joueur. La maison peut payer à toute la table plus que ne demande le règlement.
    .external = Le texte qui régit cette table ne donne pas les rapports ; ceux imprimés ici sont ceux de la maison, et la mise reste au joueur.

rule-limits-set_by =
    .rulebook = Les limites sont fixées par les règles elles-mêmes.
    .licensee = La maison fixe les limites et les affiche à la table.

rule-limits-per_bet =
    .true = Les limites valent pour chaque mise de chaque joueur, tous ses jetons ensemble.
    .false = Les limites valent pour tout ce qu’un joueur a sur le tapis.

rule-limits-minimum =
    .text = La plus petite mise est de { $amount }.

rule-limits-maximum =
    .text = La plus grande mise est de { $amount }.

rule-limits-in_all =
    .text = { $what } : de { $min } à { $max }.
    .least = { $what } : au moins { $min }.
    .payout = { $what } : { $max }.

rule-limits-beyond =
    .return = Une mise inférieure au minimum ou supérieure au maximum est rendue.
    .up_to_maximum = D’une mise supérieure au maximum, le surplus est rendu et le reste joue ; une mise inférieure au minimum est rendue.
    .honour = Une mise inférieure au minimum ou supérieure au maximum joue en entier.

rule-limits-count_tips =
    .true = Les mises pour les croupiers comptent dans les limites.
    .false = Les mises pour les croupiers ne comptent pas dans les limites.

rule-limits-here =
    .text = Ici, { $kinds } : de { $min } à { $max }.
    .least = Ici, { $kinds } : au moins { $min }.
    .none = Les jetons de tournoi n’ont pas de limite.

rule-chips-value_chips =
    .true = Outre les jetons de couleur du joueur, on peut miser des jetons qui portent un montant.
    .false = On ne mise que les jetons de roulette de cette table ; chaque joueur a les siens.

rule-chips-value_chip_colour_inside_one_player =
    .true = À l’intérieur, une couleur de jetons à montant appartient à un seul joueur à la fois.
    .false = À qui appartient un jeton à montant placé à l’intérieur, le croupier le note.

rule-chips-match_play =
    .true = Les coupons de la maison sont acceptés tant qu’ils sont valables, chacun une fois.
    .false = Les coupons ne sont pas acceptés ici.

rule-chips-match_play_bets =
    .text = Un coupon peut se jouer sur : { $list }.

rule-chips-match_play_at_terminals =
    .true = Les coupons peuvent se jouer aux terminaux.
    .false = Les coupons ne se jouent pas aux terminaux.

rule-chips-spoken_wagers =
    .true = Une mise peut être annoncée pendant que ses jetons sont posés.
    .false = Une mise, ce sont des jetons sur le tapis ; une annonce seule n’en est pas une.

rule-chips-cash_wagers =
    .true = L’argent posé sur le tapis joue.
    .false = L’argent ne joue pas. On le change d’abord en jetons.

rule-chips-unique_by =
    .colour = Deux joueurs n’ont jamais des jetons de la même couleur, et aucun ne ressemble à un jeton à montant.
    .colour_and_design = Deux joueurs n’ont jamais des jetons de même couleur et de même dessin, et aucun ne ressemble à un jeton à montant.

rule-chips-alike_without_central_screen =
    .true = À ces terminaux, aucun écran central ne montre le tapis ; les couleurs peuvent être les mêmes.
    .false = Les jetons doivent différer aux terminaux aussi.

rule-spin-opposite_directions =
    .true = Le croupier lance la bille dans le sens contraire du cylindre.
    .false = La bille peut être lancée dans les deux sens.

rule-spin-turns_min =
    .text = La bille doit faire au moins { $value } tours complets de la piste.

rule-spin-call_window =
    .on_track = « Rien ne va plus » est annoncé tant que la bille court sur la piste. Les jetons posés plus tard sont rendus aussitôt.
    .before_rest = « Rien ne va plus » est annoncé avant que la bille ne s’arrête. Les jetons posés plus tard sont rendus aussitôt.

rule-spin-hand_wave =
    .true = En l’annonçant, le croupier passe la main au-dessus du tapis.
    .false = L’annonce seule ferme les mises.

rule-spin-terminals_announce =
    .true = Les terminaux annoncent « rien ne va plus » par un son et à l’écran.
    .false = Les terminaux montrent quand les mises sont fermées.

rule-settling-takedown_from =
    .dolly_removed = Le croupier marque le numéro gagnant avec le dolly. On peut reprendre ou poser des jetons quand tous les gagnants sont payés et le dolly retiré.
    .paid = Le croupier marque le numéro gagnant avec le dolly. Un joueur peut reprendre ses jetons dès qu’il est payé.

rule-settling-collect_before_pay =
    .true = Les mises perdantes sont ramassées d’abord, puis les gagnants sont payés.
    .false = Les gagnants peuvent être payés avant que les mises perdantes soient ramassées.

rule-options-in_prison-on =
    .text = Quand la bille tombe sur { $list }, chaque joueur choisit pour une mise sur les chances simples : reprendre la moitié et perdre l’autre, ou la laisser en prison jusqu’au coup suivant.

rule-options-in_prison-on_win =
    .release = Si le coup suivant gagne, la mise en prison est libérée et rien n’est payé.
    .pay_even = Si le coup suivant gagne, la mise en prison est payée comme toute autre.

rule-options-in_prison-on_zero_again =
    .lose = Si un zéro sort de nouveau, ou si le coup suivant perd, la mise en prison est perdue.
    .stay = Si le coup suivant perd, la mise en prison est perdue ; si un zéro sort de nouveau, elle reste en prison.

rule-options-in_prison-default =
    .half = Le joueur qui ne choisit pas reprend la moitié.
    .leave = Le joueur qui ne choisit pas laisse la mise en prison.

rule-options-in_prison-window_seconds =
    .text = On a { $value } secondes pour choisir.

rule-options-in_prison-with_covered_double_zero =
    .true = Cela vaut aussi avec le 00 couvert.
    .false = Une table au 00 couvert ne l’offre pas.

rule-options-la_partage-on =
    .text = La partage : quand la bille tombe sur { $list }, la moitié de chaque mise sur les chances simples revient aussitôt ; l’autre est perdue.

rule-options-la_partage-wheels =
    .text = La partage se joue avec : { $list }.

rule-options-surrender-on =
    .text = Surrender : quand la bille tombe sur { $list }, la moitié de chaque mise sur les chances simples revient aussitôt ; l’autre est perdue.

rule-options-surrender-wheels =
    .text = Le surrender se joue avec : { $list }.

rule-options-own-on =
    .half = { $name } : quand la bille tombe sur { $list }, la moitié de chaque mise sur { $bets } revient aussitôt ; l’autre est perdue.
    .leave = { $name } : quand la bille tombe sur { $list }, chaque mise sur { $bets } va en prison.
    .choose = { $name } : quand la bille tombe sur { $list }, chaque joueur choisit pour une mise sur { $bets } : reprendre la moitié et perdre l’autre, ou la laisser en prison.

rule-options-own-wheels =
    .text = { $name } se joue avec : { $list }.

rule-options-own-on_win =
    .release = Un gain libère la mise en prison ; rien n’est payé.
    .pay_even = Un gain libère la mise en prison et paie autant.

rule-options-own-levels =
    .text = Il y a { $value } prisons, l’une sous l’autre : chaque nouveau zéro descend la mise d’un niveau, chaque gain la remonte d’un, et un gain dans la première la libère. Tout autre numéro la perd.

rule-options-own-on_zero_again =
    .lose = Dans la dernière prison, un nouveau zéro perd la mise, comme tout numéro qui ne gagne pas.
    .stay = Dans la dernière prison, la mise reste si un nouveau zéro sort ; tout autre numéro qui ne gagne pas la perd.

rule-options-none =
    .text = Quand un zéro sort, les chances simples perdent comme toutes les mises qui ne sont pas sur lui.

rule-irregularities-wagers_stand =
    .true = Après un coup nul, toutes les mises restent, les mises sont de nouveau ouvertes, et un numéro où la bille serait tombée ne compte pas.
    .false = Après un coup nul, toutes les mises sont rendues.

rule-irregularities-ball_inspected_after =
    .text = Une bille sortie du cylindre est examinée par le superviseur avant de resservir.
    .none = Le texte ne demande pas d’examen de la bille.

rule-irregularities-late_wager_returned =
    .true = Une mise tardive est rendue aussitôt, et le coup vaut.
    .false = Une mise tardive est retenue pour le superviseur.

rule-irregularities-before_the_call =
    .hold = Si la bille s’arrête avant l’annonce « Rien ne va plus », la table attend le superviseur, qui voit ce qui a été misé depuis le lancer.
    .note = Si la bille s’arrête avant l’annonce « Rien ne va plus », le superviseur en est averti et le coup continue.

rule-irregularities-secret_lost =
    .hold = Si le cylindre aléatoire ne peut plus donner le numéro d’un coup, le superviseur tranche.
    .return = Si le cylindre aléatoire ne peut plus donner le numéro d’un coup, le coup est nul et ses mises sont rendues.

rule-irregularities-decided_by =
    .text = En cas de litige ou d’imprévu, c’est { $role } qui décide.

rule-irregularities-ruling_observed =
    .true = Celui qui décide reste et veille à l’exécution.
    .false = Le croupier exécute la décision.

rule-irregularities-second_above =
    .text = Une décision qui peut déplacer plus de { $amount } est signée par deux superviseurs.

rule-opening-inspection =
    .text = Avant chaque ouverture, on vérifie que : { $list }.
    .none = Le texte ne demande pas d’inspection avant l’ouverture.

rule-opening-covered_inspection =
    .text = Avec le 00 couvert, aussi que : { $list }.
    .none = Le texte ne demande rien de plus quand le 00 est couvert.

rule-opening-drop_box =
    .true = L’argent des jetons va dans une boîte verrouillée à la table.
    .false = Le texte ne demande pas de boîte à la table.

rule-opening-tip_box =
    .true = Les pourboires vont dans une boîte à la table.
    .false = Le texte ne demande pas de boîte à pourboires.

rule-opening-limits_posted =
    .true = Le minimum et le maximum sont affichés avant l’ouverture.
    .false = Le texte ne demande pas d’afficher les limites.

rule-equipment =
    .wheel_inches_min = Le cylindre mesure au moins { $value } pouces.
    .compartments = Le cylindre a { $value } cases égales et un anneau d’autant de champs rouges, noirs et verts.
    .ball_inches_min = La bille mesure au moins { $value } pouce.
    .ball_inches_max = La bille mesure au plus { $value } pouce.
    .ball_nonmetallic = La bille n’est pas en métal.
    .ball_exceptions = Une autre bille ne sert qu’avec une approbation qui le dit.
    .layout_opposite_wheel = Le cylindre est à un bout de la table, et le tapis est imprimé à l’autre.
    .layout_approved = Le tapis est approuvé.
    .option_areas = Le tapis a un champ pour : { $list }.
    .option_areas_approved = Ce champ est approuvé aussi.
    .cover_device_approved = Ce qui couvre le 00 sur le tapis est approuvé et montre qu’on ne peut pas y miser.
    .drop_box_marks = La boîte porte de façon indélébile le nom du jeu et le numéro de sa table.
    .drop_box_locks = La boîte est verrouillée, et verrouillée à la table, chaque fois avec sa propre clé.
    .inspection = À chaque ouverture on vérifie aussi que : { $list }.
    .secure_place_approved = On ne travaille au cylindre que le jeu fermé, ou dans un lieu sûr approuvé.
    .director_after = Quand une pièce extérieure du cylindre a été remplacée, l’autorité le voit avant qu’il serve.

rule-tips =
    .none = Un joueur peut miser pour les croupiers ; une telle mise compte dans son maximum.
    .refused = Cette table ne prend pas de mises pour les croupiers.
    .bets = Pour les croupiers on ne mise que sur : { $bets }.
    .spin = Toutes les mises d’un joueur pour les croupiers en un coup font { $amount } au plus.
    .apart = Une mise pour les croupiers est seule sur sa chance, à part des jetons du joueur.

reading =
    .A1 = En prison ne vaut que pour le 0. Sur le 00, une mise sur les chances simples est perdue aussitôt.
    .A2 = Une mise en prison qui gagne est libérée : elle revient, et rien n’est gagné dessus.
    .A3 = Un numéro perdant ou le 00 prend toute la mise en prison. Après un coup qui ne compte pas, elle attend un coup qui compte.
    .A4 = Le joueur qui ne dit rien à temps reprend la moitié.
    .B1 = 0 et 00 ne sont ni pairs ni impairs, et ces deux mises y perdent.
    .B7 = La mise sur les cinq premiers se place où « 1st 12 », 0 et 1 se touchent.
    .C1 = De 1,00 $US à 4,00 $US vaut pour chaque mise d’un joueur, toutes ses places et tous ses jetons ensemble. Plusieurs mises peuvent aller chacune jusqu’à 4,00 $US.
    .C9 = Les rapports du règlement sont des minimums. De meilleurs valent pour toute la table et figurent sur son panneau.
    .D4 = Une mise tardive est refusée et rendue aussitôt, et le coup continue. On ne peut pas non plus retirer de jetons trop tard.
    .D10 = Les rapports, les limites et le coup sont ceux que la maison a déclarés. Ce qui est supposé est marqué comme tel.
    .K1 = Ces règles sont l’usage des maisons européennes et françaises. Aucun règlement ne les fonde.
    .K2 = Avec un zéro on peut aussi miser 0-2-3 et les quatre premiers 0-1-2-3 ; avec deux zéros, les trois trios et les cinq premiers.
    .K3 = La moitié d’une mise sur les chances simples revient aussitôt : sur le 0 avec un zéro (la partage), sur 0 et 00 avec deux zéros (surrender).
    .K4 = Une annonce, ce sont les jetons qu’elle représente, posés à leurs places avant que la bille tombe. Sans jetons ce n’est pas une mise.
    .K5 = Un second zéro laisse la mise en prison jusqu’à ce qu’elle gagne et soit libre, ou perde.

colour =
    .amber = Ambre
    .black = Noir
    .blue = Bleu
    .brown = Marron
    .cyan = Turquoise
    .gold = Or
    .green = Vert
    .grey = Gris
    .lilac = Lilas
    .orange = Orange
    .pink = Rose
    .purple = Violet
    .red = Rouge
    .white = Blanc
    .yellow = Jaune

variation =
    .until = Dérogation { $name } : { $title }. { $citation }, { $decision }, du { $from } au { $to }.
    .since = Dérogation { $name } : { $title }. { $citation }, { $decision }, depuis le { $from }.
    .temporary = provisoire
    .permanent = permanente

par =
    .title = Feuille PAR
    .rulebook = Règlement
    .results = Résultats
    .fingerprint = Empreinte
    .exactly = Chance et avantage, exactement
    .bets = Mises
    .hits = Sorties
    .return = Retour
    .spread = Dispersion d’un coup, pour une mise de 1
    .variance = Variance
    .deviation = Écart type
    .skewness = Asymétrie
    .kurtosis = Aplatissement
    .volatility = Volatilité
    .spread_note = L’aplatissement est l’excès par rapport à la courbe normale ; la volatilité vaut 1,645 écart type.
    .expected = Retour attendu 95 fois sur 100
    .expected_note = Par l’approximation normale : grossière pour peu de coups d’une mise qui gagne rarement. Tout le reste est exact.
    .coups = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
    .options = Options quand un zéro sort
    .even_money = Chances simples avec
    .mean_spins = Coups en moyenne
    .prison = En prison dans chaque lecture
    .prison_on = En cas de gain, d’un autre zéro
    .choice = Choix

par_reading =
    .release = libérée
    .pay_even = payée
    .lose = perdue
    .stay = reste en prison
    .half = moitié
    .leave = laisser
