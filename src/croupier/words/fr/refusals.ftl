# Why something is not done. The English room is written from the sources; here each of its texts is said anew.

above_maximum =
    .all = { MONEY($stake) } en tout : le maximum est { MONEY($maximum) }.
    .in_all = Le maximum est de { MONEY($maximum) } en tout ; avec ceci ce serait { MONEY($stake) }.
    .payout = Personne ne reçoit plus de { MONEY($maximum) } en un coup ; ceci pourrait gagner { MONEY($wins) }.
    .per_bet = { MONEY($stake) } sur { $bet } : le maximum est { MONEY($maximum) } par mise.
    .with_this = Le maximum est { MONEY($maximum) } par mise ; cela ferait { MONEY($stake) }.

address_in_use = Impossible d’écouter à { $host }:{ $port } : { $strerror }. --port choisit un autre port.

adjuster_role = Seul un responsable, un agent d’entretien licencié, un technicien ou un superviseur peut le faire.

all_at_once = { ALL($reasons) }

already_awarded =
    .pool_carry = La cagnotte de { $pool } est attribuée ; reportez ce qui en reste.
    .prizes = Les prix de { $pool } sont attribués.

already_counted = À la table { $table }, il ne reste personne à compter par deux personnes.

already_drawn = Les places de la manche { $round } sont tirées.

already_entered =
    .active_entry = { $name } a une inscription active : numéro { $entry } dans { LIST($events) }.
    .document_shown = Cette pièce a déjà été montrée pour { $person } ; personne n’entre sous deux noms.

already_paid = Prix { $award } : { $status }.

already_registered =
    .approval = L’approbation { $reference } existe déjà.
    .kind_thing = { $thing } ({ $kind }) existe déjà.
    .variation = La dérogation { $variation } existe déjà.

amount_needed =
    .cash_out = Dites ce que valent les jetons de la place { $seat } : cette table ne les suit pas.

amounts_too_large = Les montants dépassent 64 bits ; prenez une unité plus petite ou moins de lancers.

another_box_open = { $open } est comptée d’abord ; ensuite on ouvre { $box }.

another_question = { $file } répond à une autre question : diffèrent { LIST($differs) }. Le fichier est resté tel quel.

answer_missing = Le fichier de réponses ne dit rien de { $name }.

answer_unknown =
    .ask_again = On ne sait pas encore si cela a été fait. Redemandez : avec la même clé, cela ne se fait qu’une fois.
    .look_first = On ne sait pas si cela a été fait. Vérifiez avant de recommencer.

approval_differs =
    .approved_register = Ce qui a été approuvé n’est pas { $subject } tel qu’au registre.
    .confirmed_asked = Ce qui a été confirmé n’est pas ce qui était demandé.

approval_missing =
    .approved_secure = « { $place } » n’est pas approuvé comme lieu sûr.
    .force_covers = Aucune approbation en vigueur ne couvre ceci ({ $what }) : { $subject }.
    .name = L’approbation de { $name } ne nomme pas ceci : { $names }.
    .what = { $what } : une approbation est nécessaire.

approval_names_needed = L’approbation d’une bille nomme la taille, la matière ou les deux.

attach_the_box = Une boîte se pose à sa table avec ses serrures : « Poser une boîte ».

backup_elsewhere = Seul un journal SQLite se copie ici ; « croupier backup » sauvegarde une maison, quel que soit son stockage.

backup_exists = Il y a déjà un fichier à { $path } ; il est conservé.

backup_not_whole = Cette sauvegarde n’est pas complète, et rien n’a été restauré : { LIST($findings) }.

backup_unsound = La copie ne passe pas la vérification et n’a donc pas été gardée. Vérifiez le journal lui-même.

bad_advance = Manche { $number } : dites combien par table (ou de l’épreuve) se qualifient.

bad_amount =
    .number = Ici, un numéro est 1 ou plus.
    .cash = Des espèces reçues ou payées sont plus que rien.
    .cash_limits = L’identité est demandée à partir d’un montant supérieur à zéro et au plus égal à celui qui est déclaré.
    .blue = Les points se donnent comme couleur=nombre, par exemple blue=100 ; ceci est « { $given } ».
    .cash_taken = Dites combien d’espèces ont été prises.
    .cents = { $what } « { $text } » n’est pas un montant positif en { $currency } avec { $digits } décimales au plus.
    .closer = Le fonds de fermeture ne peut pas être négatif.
    .count = Un comptage est de 0 ou plus.
    .counted_down = { COUNT($counted) } tours sont comptés ; un compte ne diminue pas.
    .disputed = Un montant contesté ne peut pas être négatif.
    .ends_some = La manche { $number } finit après un nombre de coups ou de minutes.
    .event_initial = Une manche au moins d’une épreuve est une manche initiale.
    .house_adds = La maison ajoute un montant positif.
    .many = Manche { $number } : dites combien de coups elle a au moins.
    .nobody_comes = Personne ne revient moins de zéro fois.
    .opener = Le fonds d’ouverture ne peut pas être négatif.
    .paid = Indiquez combien est payé.
    .places_numbered = Les rangs se comptent à partir de 1.
    .positive_whole_number = { $what } doit être un nombre entier positif.
    .price_brings = Un prix est de 0 ou plus, et donne des points.
    .ruled = Le montant d’une mise ne peut pas être négatif.
    .stands = Chaque couleur vaut un nombre positif de points.
    .starting_stack = Le tapis de départ est un nombre positif de points.
    .takes_part = { $name } : la cagnotte prend une part d’un montant positif.
    .tip = Le pot des pourboires a { MONEY($pool) }.
    .turns_negative = Les tours ne peuvent pas être négatifs.
    .what_text = { $what } « { $text } » n’est pas un montant, comme 20 ou 2.50.
    .drop_box = La boîte de la table contient des espèces, des reçus et des coupons.
    .tip_box = Une boîte à pourboires contient des jetons.
    .negative = Rien n’est inférieur à 0.
    .worth = { $worth } ne vaut rien.
    .imprest = Une banque est tenue à une somme d’argent, ni à rien ni à des points.

bad_answers = Ces réponses ne peuvent pas être acceptées : { LIST($told) }.

bad_chances =
    .file = Donnez des probabilités de cases : --pocket 17=0.04, ou un fichier avec --chances.
    .lie_between = Les probabilités des cases sont entre 0 et 1, leur somme est au plus 1, et ce sont des cases de ce cylindre.
    .pocket_chance = « { $text } » n’est pas une case avec sa probabilité, par exemple 17=0.04.
    .recorded_spins = Les lancers notés sont ce qu’ils sont : donnez soit --source, soit des probabilités de cases.
    .unequal_bets = Pour un cylindre inégal, donnez les mises avec --slip ; croupier kelly les a toutes.
    .zeros_alone = Un cylindre qui n’a que des zéros ne résout jamais ce qu’une option laisse en jeu : donnez aussi une probabilité à d’autres numéros.

bad_choice = « prison » est « half », « leave » ou null.

bad_code =
    .slip = Ce n’est pas le code d’un ticket : regardez encore, par exemple 41-7KQ2-M9XC.

bad_command =
    .beside_signature = Qui demande, qui assiste, la signature et ce que dit le journal d’une table n’en font pas partie.
    .called_off = Dites pourquoi.
    .command = La commande « { $command } » n’existe pas.
    .director_permit = Dites pourquoi le directeur ne le permet pas.
    .division_finds = Dites ce que la Division juge inacceptable.
    .forms_received = Dites quel bureau de la Division a reçu les formulaires, et comment cela peut être prouvé.
    .do = La commande « { $do } » n’existe pas.
    .do_problems = { $do } : { ALL($problems) }
    .floor = La commande « { $name } » n’existe pas au bureau.
    .key = Qui demande, quand et sous quelle clé ne fait pas partie de la commande.
    .line_goes = La ligne { $line } remonte le temps : il est déjà { $at }.
    .looked_told = Ce que dit le journal d’une table se consulte, il ne se dicte pas.
    .name = La commande « { $name } » n’existe pas.
    .new_seats = Chacun à la table { $table } reçoit une place libre à lui, à une autre table où l’on joue.
    .object = « by » est un objet avec role, who et device.
    .points_shares = Points et parts se donnent par numéro d’inscription.
    .role = Le rôle « { $role } » n’existe pas : { LIST($roles) }.
    .ruling_name = Une décision porte le nom du superviseur qui la prend : « by » avec « who ».
    .second_person = La deuxième personne confirme elle-même et n’est pas nommée dans la commande.
    .taken = Cette commande ne peut pas être prise : { $bad }.
    .text_written = Un texte ne peut pas être écrit.
    .texts_printed = « who » et « device » sont des textes imprimables.
    .time = « time » s’écrit comme 2026-01-01T12:00:00Z ; ceci est { $given }.
    .voucher_used = Dites pourquoi le bon ne sera pas utilisé.
    .weighed = On ne pèse qu’une décision, un litige ou une correction.
    .whole_too = Un nombre n’est pas entier ou est trop grand, ou c’est trop imbriqué ou trop long.

bad_list =
    .column = Cette liste n’a pas de colonne « { $column } ».
    .place = Ce n’est pas un endroit de la liste. Commencez sans.

bad_date =
    .application = L’examen vient après la demande du { $applied }.
    .bar_ends = Une exclusion finit le jour de son début ou plus tard.
    .bar_past = Une exclusion commence aujourd’hui ou plus tard : le { $text } est passé.
    .before_filing = Rien d’un tournoi n’est antérieur au dépôt de ses règles auprès de la Division : elles ont été envoyées le { $filed }.
    .come = Le { $text } n’est pas encore arrivé.
    .come_today = Le { $date } n’est pas encore venu : nous sommes le { $today }.
    .day = Donnez le jour, comme 2026-11-20 ; ceci est « { $date } ».
    .day_write = « { $day } » n’est pas un jour ; écrivez-le comme 2026-11-20.
    .decision = La décision vient après l’examen du { $reviewed }.
    .director_inspects = Le Directeur inspecte après le travail du { $date }.
    .end_begins = Elle finirait avant de commencer.
    .ended_began = Ce serait fini avant d’avoir commencé.
    .event = Une épreuve ne finit pas avant de commencer.
    .events_stand = Les épreuves suivent l’ordre de leurs jours.
    .far = Le { $text } est à plus de { $years } ans d’aujourd’hui.
    .field_text = { $field } : une date s’écrit 2026-05-04 ; ceci est « { $text } ».
    .moment = Un moment est une date, ou une date et une heure comme 2026-05-04T21:30.
    .moment_come = Ce moment n’est pas encore venu.
    .not_today = Le { $text } n’est pas aujourd’hui.
    .on_paper = Ce qui a été fait sur papier l’a été avant aujourd’hui, { $today } ; ceci est du { $date }.
    .planned = { $event } est prévue pour le { $planned }.
    .registered = { $wheel } est au registre depuis le { $since } ; un travail antérieur n’est pas dans son carnet d’entretien.
    .today = Le { $date } est passé : nous sommes le { $today }.

bad_day =
    .begin = Une journée a un fuseau horaire et des services avec leur heure de début, comme 06:00.
    .begun = La journée de jeu { $today } a commencé ; d’autres services valent à partir d’une journée ultérieure.
    .follow_another = Les services se suivent, depuis le début de la journée.
    .machine = Le fuseau horaire « { $zone } » n’existe pas sur cette machine.
    .shift = Ce jour-là, les services sont { LIST($names) }.

bad_decision = La décision est refusée, temporaire ou permanente.

bad_design =
    .pocket_table = « { $name } » n’est ni une case ni une mise de cette table.
    .win_some = Une mise doit gagner sur certaines cases et perdre sur d’autres.

bad_goal =
    .bold_best = Le jeu audacieux et le meilleur jeu ne connaissent pas de limite de perte.
    .edge_against = Sans avantage contre soi, la ruine n’est pas certaine : donnez un objectif.
    .flat_until = Seule la mise constante jusqu’à la ruine se passe de --target.
    .lie_above = Les fonds doivent être au-dessus de la limite de perte et sous le but.
    .positive = Les fonds doivent être positifs et sous le but.

bad_json =
    .error = Ce n’est pas du JSON : { $error }.
    .line = La ligne { $line } n’est pas du JSON : { $error }.
    .nested_too = Ce JSON est trop imbriqué pour être un coup.
    .object = La ligne { $line } n’est pas un objet JSON.

bad_key = « { $key } » ne distingue pas cette épreuve des autres.

bad_kind = Une approbation est de l’un de ces types : { LIST($kinds) }.

bad_level =
    .confidence = Le niveau de confiance est une probabilité entre 0 et 1, par exemple 0.95.
    .probability_between = Le seuil est une probabilité entre 0 et 1, comme 0.01.

bad_limits =
    .cents = { $low } à { $high } cents ne sont pas des limites.
    .min_max = { MONEY($min) } à { MONEY($max) } ne sont pas des limites.
    .minimum = Un minimum de { MONEY($min) } n’en est pas un.
    .no_maximum = Seul un total de mises peut avoir un minimum sans maximum.
    .payout = Le plus grand paiement doit valoir quelque chose.
    .wagering_limit = Donnez la limite de mise et le texte qui la fixe.
    .tip = Une mise pour les croupiers ne peut pas être inférieure à rien.
    .tips = { MONEY($maximum) } pour toutes les mises pour les croupiers en un coup, c’est trop peu.

bad_name =
    .bar = « { $player } » n’est pas un nom.
    .dealer_signs = Un croupier se connecte avec un badge ou un nom imprimable.
    .player_number = Un joueur a besoin d’un nom ou d’un numéro imprimable.
    .tournament = Un tournoi a un nom qui peut être imprimé.
    .unseen = « { $text } » n’est pas un nom : il est vide ou contient des signes que personne ne voit.
    .words = { $field } : dites-le en mots qui peuvent s’imprimer.

bad_nonce =
    .open = La place { $seat } n’a pas de nombre scellé que ceci puisse ouvrir.
    .round = La place { $seat } a déjà scellé son nombre pour ce coup.
    .terminal_seals = Un terminal scelle son nombre aléatoire en SHA-256 hexadécimal, pour un cylindre aléatoire.

bad_offer =
    .pays_free = Indiquez une seule offre : --pays, --free ou --rebate.
    .share_loss = « { $text } » n’est pas une part d’une perte, comme 10% ou 0.1.

bad_plan =
    .how_many = Dites combien de soirées se jouent : --sessions, ou --source avec des lancers notés.
    .splitting_players = La division demande au moins 2 joueurs et 2 passages, un palier et un niveau de confiance entre 0 et 1.
    .whole_numbers = Soirées et lancers sont des nombres entiers, 1 ou plus ; la graine est un entier de 64 bits.

bad_points = Les points sont de 0 ou plus, de joueurs en jeu.

bad_policy = Table { $name } : { ALL($told) }

bad_proof =
    .ask_record = Demandez une seule preuve : --record N, --table T --round N ou --since N.
    .file = { $file } n’est pas une preuve.

bad_request =
    .frame = La maison ne connaît pas ce genre de message.
    .package_day = Un jour s’écrit 2026-03-02 ; ceci est « { $day } ».
    .package_empty = Rien n’est consigné du { $first } au { $last }.
    .package_order = Le { $first } vient après le { $last }.
    .problems = { ALL($told) }
    .unread = Le serveur ne peut pas lire cette demande.
    .wheel_process = Le processus du cylindre ne peut pas lire cette demande.
    .report_by = Un rapport se fait par service, jour, semaine, mois ou an, pour la maison ou par table, croupier ou jeu : « month,dealer ».
    .report_format = Un rapport est au format csv, xlsx, json ou parquet.

bad_role = Une personne a un ou plusieurs rôles du personnel.

bad_round =
    .pockets = « outcomes » est une liste de cases, comme [« 17 »].
    .wager_seat = Une mise est un objet avec seat, bet ou place, et stake.
    .wagers = Un coup est un objet avec « wagers », une liste, et « outcomes », une liste.

bad_ruling =
    .elsewhere = Une mise est honorée, rendue ou ramassée là où elle se trouve ; pour compter ailleurs, elle est déplacée ou réglée autrement.
    .nowhere = Dites où va cette mise, ou quel était son montant.
    .wagers = Dites sur quelles mises porte la décision, et comment.

bad_script =
    .automation = « automation » est une liste de commandes ou l’un de : { LIST($presets) }
    .begins_line = Un script commence par une ligne qui nomme le règlement et le cylindre.
    .policy_object = « policy » est un objet, comme dans un fichier de règles d’une table.
    .source = « source » est l’un de { LIST($sources) }.
    .step = Une étape de l’automatisation est un texte ; ceci est { $step }.
    .step_sets = L’étape « { $step } » n’existe pas. Les ensembles sont : { LIST($presets) }.

bad_seat =
    .seats_numbered = Les places sont numérotées de 1 à { $most }.
    .whole_number = Une place est un nombre entier, 1 ou plus.

bad_setting =
    .key_value = Le réglage « { $key } » ne peut pas être { $value }.
    .kind = Le réglage « { $key } » est { $kind } ; { $given } ne l’est pas.
    .list_nothing = { $file } a une liste [[table]] et rien d’autre.
    .names = Le réglage « tables » nomme { $file } : { $error }.
    .origins = Le réglage « origins » a { $origin } : une origine s’écrit comme https://floor.example, sans chemin et sans le port habituel.
    .proxies = Le réglage « proxies » a { $proxy } : un proxy est une adresse comme 10.0.0.5, ou un réseau.
    .random = Le réglage « sensors » a une ligne pour la table { $table }, qui a un cylindre aléatoire.
    .sensor_table = Le capteur de la table { $table } : { $error }.
    .sensors_line_table = Le réglage « sensors » a une ligne pour la table { $table }, et cette table n’existe pas.
    .set_model = Le capteur de la table { $table } se règle par line, model, mode et may ; pas par { $these }.
    .settings_read = Les réglages de { $file } ne peuvent pas être lus : { $error }.
    .two_stands = Le réglage « sensors » a la même ligne pour deux tables ; un cylindre n’est qu’à l’une d’elles.
    .webhook = Le réglage « webhook » n’est pas une adresse comme https://alerts.example/croupier.
    .witnesses = Le réglage « witnesses » contient { $witness } : un témoin est une adresse et sa clé, telles qu’il les affiche.

bad_size =
    .inches_write = « { $size } » n’est pas une mesure en pouces : écrivez 30, 29.99 ou 14/16.
    .number_zeros = « { $zeros } » n’est pas un nombre de zéros.

bad_spins = Le nombre de lancers est entier, 1 ou plus.

bad_spreadsheet = Cette feuille de calcul ne peut pas être lue ; enregistrez-la de nouveau ou en CSV.

bad_stake =
    .positive_whole = Une mise est un nombre entier positif de cents, de 64 bits au plus.
    .write_bet = Écrivez une mise comme red=500, le montant en cents ; ceci est « { $text } ».

bad_system =
    .compiled = La stratégie ne peut pas être compilée : { $error }.
    .every_win = { $system } : chaque étape demande stake, on_win et on_loss.
    .fails = { $system } échoue : { $error }.
    .leads = { $system } : l’étape { $stage } mène à l’étape { $after } ; il y a 0 à { $stages }.
    .list_numbers = Une liste de Labouchère a des nombres entiers d’unités, 1 ou plus.
    .no_stages = Ce système n’a pas d’étapes, et la division en demande.
    .return = La stratégie doit rendre un nombre entier d’unités.
    .stages_splitting = { $system } n’a pas d’étapes, et la division en demande.
    .stake_stage_whole = { $system } : la mise de l’étape { $stage } n’est pas un nombre entier d’unités, 1 ou plus.
    .strategy = { $file } n’est pas une stratégie : { $why }.
    .whole_numbers = { $system } doit s’en tenir aux nombres entiers ; il a rendu { $returned }.
    .write_your = Écrivez d’abord votre propre système : des étapes, ou les lignes d’une Labouchère.

bad_table =
    .automatic_numbers = Table { $table } : une table automatique a ses numéros d’un cylindre aléatoire ou d’un capteur, les autres d’un croupier.
    .automation_source = Table { $table } : automation est l’un de { LIST($presets) }, source l’un de { LIST($sources) }.
    .classic_single = « { $text } » n’est pas une table, comme classic/single-zero/la-partage.
    .name_letters = Le nom d’une table a de 1 à 40 lettres, chiffres, points ou tirets.
    .policy_names = Table { $table } : ses règles nomment l’un de { LIST($rulebooks) }.
    .table_unknown = Table { $table } : « { $unknown } » n’existe pas.
    .terminals_says = Table { $table } : une table à terminaux dit combien : terminals.count.

bad_timing = La ligne { $line } n’a pas de temps : { $at }.

bad_toml = Ceci n’est pas du TOML valable : { $error }.

bad_trial =
    .every_round = Dites pour chaque manche sauf la dernière combien se qualifient.
    .spins_runs = On peut essayer de 2 à { $players_max } joueurs, { $spins_max } coups et { $runs_max } essais.
    .wagers_time = Cela fait { COUNT($wagers) } mises ; on peut en essayer { COUNT($work_max) } à la fois.
    .way_steady = Une manière de jouer se donne comme steady=12.
    .ways_add = Les manières de jouer font ensemble le nombre des joueurs.

bad_use =
    .box = { $box } n’est pas une boîte pour : { $use }.
    .drop_tips = Une boîte est pour le drop ou pour les pourboires.

bad_wheel_colours = Le cylindre a { $red } numéros rouges et { $black } noirs ; il en faut 18 de chaque.

bad_wheel_numbers =
    .area_number = « { $area } » n’est pas une zone d’anneau : écrivez le numéro et r, b ou g, comme 17b.
    .compartment = « { $area } » n’est pas une case : écrivez 17b, 17r, 0g ou 17n.
    .ring = Sur l’anneau : { LIST($told) }.
    .these_stand = Ces numéros sont deux fois sur le cylindre : { LIST($repeated) }.

bad_zero_rule =
    .file_why = { $file } n’est pas une règle sur le zéro : { $why }.
    .keeps_wager = { $rule } garde une mise en prison pour toujours.

badge_taken = Le badge { $badge } est déjà à quelqu’un.

ball_caught = Une bille reprise ne repose sur aucun numéro, et le { $number } est indiqué.

ball_in_play = La bille est en jeu ; elle est inspectée ou échangée quand le coup est terminé.

ball_metallic = { $name } n’est pas entièrement non métallique.

ball_not_inspected =
    .inspection = { $ball } a été retirée après une inspection ; affectez une autre bille.
    .pit_supervisor = Le superviseur doit inspecter la bille avant qu’elle serve de nouveau.
    .retired_assign_another = { $ball } est retirée ; affectez une autre bille.
    .retired_elsewhere = { $ball } a été retirée à la table { $table } après une inspection ; affectez une autre bille.
    .unfit_elsewhere = { $ball } a quitté le cylindre de la table { $table }, et personne ne l’y a encore inspectée.
    .wheel = « { $ball } » ne peut pas entrer dans le cylindre ; affectez une bille inspectée.

ball_test_missing =
    .how_tested = Dites comment { LIST($balls) } a été testé : aimant ou boussole.
    .passed_opening = Pas passées à l’aimant ou à la boussole pour cette ouverture : { LIST($balls) }.

ball_too_large = { $name } mesure { $diameter } pouce ; { $value } au plus sont permis.

ball_too_small = { $name } mesure { $diameter } pouce ; il en faut au moins { $value }.

bankroll_too_small =
    .first = Les fonds ne couvrent pas la première mise.
    .smallest = Les fonds ne couvrent pas la plus petite mise.

below_minimum = { MONEY($stake) } sur { $key } : le minimum est { MONEY($minimum) } par mise.
    .all = { MONEY($stake) } en tout : le minimum est { MONEY($minimum) }.

bet_needs_double_zero =
    .available_table = { $bet } demande le 00, qui n’existe pas à cette table.
    .line_between = La ligne entre la 2e et la 3e douzaine est le cheval 0-00, et le 00 n’existe pas à cette table.

bet_not_permitted =
    .announced_bets = Le règlement { $key } n’a pas d’annonces.
    .call = L’annonce « { $call } » n’existe pas. Il y a : { $known }.
    .called = La mise s’appelle « { $kind } » ; « { $bet } » n’existe pas.
    .kind = « { $kind } » n’est pas un type de mise de ce règlement.
    .layout = Il manque { $missing } à ce tapis ; { $call } en a besoin.
    .name_numbers = { $bet } n’est pas un nom de mise : les numéros se suivent, comme dans split-8-11.
    .rulebook = Le règlement { $key } n’a pas de mise « { $kind } ».
    .table_offer = Cette table n’offre pas { $bet }.
    .unlisted = « { $bet } » n’est pas une mise permise.

betting_closed = Les jeux sont faits ; plus rien ne peut changer sur le tapis.

betting_not_open = Les jeux ne sont pas encore ouverts ; les jetons sont rendus aussitôt.

beyond_the_claim = { MONEY($claim) } sont réclamés ; un litige ne déplace pas davantage.

box_needed =
    .attached = La table { $table } n’a pas de boîte pour { $use } posée.
    .open = La table { $table } est ouverte : une autre boîte prend la place de { $box }.

box_not_counted = { $box } contient encore ce qui a été versé ; comptez-le d’abord.

break_called = C’est la pause ; les joueurs reprennent d’abord leurs places.

buy_in_amount = La cave est de { MONEY($due) }, pas de { MONEY($given) }.

buyins_not_retainable = Les caves vont aux gagnants ; rien de { MONEY($left) } ne peut aller à « { $to } ».

buyins_over_cap = Toutes les caves permises ensemble peuvent faire { MONEY($cap) }, pas { MONEY($amount) }.

call_no_more_bets_first = Annoncez « Rien ne va plus » avant de saisir le résultat.

cash_wager = On ne mise pas d’espèces ; changez-les d’abord en jetons.

central_screen_unset = Dites si un écran central montre le tapis : cela décide si des jetons peuvent se ressembler.

chain_too_large =
    .bankrolls_coarser = Cette chaîne de fonds est trop grande ; prenez une unité plus grossière, ou croupier simulate.
    .plan_computed = Un plan se calcule jusqu’à { $points_max } unités ; choisissez une unité plus grande.
    .smaller_bankroll = Cette chaîne a trop d’états ; prenez moins de fonds ou un but plus petit, ou croupier simulate.
    .system_lower = Ce système a trop d’états : donnez une limite plus basse.

chance_too_small = La probabilité est sous 1e-300, que cette chaîne ne peut résoudre ; demandez un but plus proche.

checkpoint_foreign = Le point de contrôle est de { $origin }, la clé de { $name }.

checkpoint_forged = Le point de contrôle n’est pas signé avec la clé de { $name }.

checkpoint_late = Le point de contrôle est signé avec une clé de { $name } qui a été changée à l’enregistrement { $record }.

checkpoint_malformed = Ce n’est pas un point de contrôle.

chip_value_locked = La valeur de ces jetons ne peut changer tant qu’il en reste dehors.

chip_value_unset = Fixez la valeur de ces jetons avant de miser.
    .bought = Dites ce que vaut un de ces jetons.

chips_missing =
    .tournament = Sur le tapis un tournoi se joue avec des jetons : dites quels jeux de jetons a une table, et combien de chacun.
    .number = Combien y a-t-il de jetons { $chips } ?
    .sets = Sur le tapis on joue avec des jeux de jetons ; le règlement de la maison n’en nomme aucun.
    .table = On n’a pas noté combien de jetons possède cette table.
    .value = Sur le tapis les jetons de roulette se changent en jetons de valeur ; le règlement de la maison n’en nomme aucun.

chips_not_in_play =
    .buy_between = On joue avec les jetons qui étaient sur la table au début ; achetez entre les parties.
    .game_played_lay = On joue avec les jetons qui étaient sur la table au début.

chips_not_issued =
    .look = La place { $seat } n’a pas reçu de jetons { LIST($look) }.
    .seat = La place { $seat } a { MONEY($rack) } en jetons, pas { MONEY($amount) }.
    .too_few = La place { $seat } a { $has } en jetons ; il manque { $missing }.
    .walked = Il manque à cette table { $missing } jetons { $kind }, pas { $number }.

chips_not_tracked = Cette table ne note que les résultats : le croupier veille aux mises et aux paiements, et ils ne sont pas enregistrés.
    .coupons = Un coupon ne compte qu’une fois, et une table qui ne suit pas les mises ne peut y veiller.
    .felt = Les jetons ne restent sans suivi que sur le tapis : les terminaux et les tournois connaissent chacun d’eux.

chips_only =
    .of_this_house = Seuls les jetons de cette maison peuvent être misés.
    .roulette_bet = Ici, seuls les jetons de roulette peuvent être misés.
    .roulette_bet_rulebook = Ce règlement n’admet que des jetons de roulette.
    .takes_match = Ce règlement n’admet pas de coupons match play.

chips_out =
    .cash = La place { $seat } a encore des jetons ; encaissez d’abord.
    .kind = Des jetons { $kind } circulent ; leur valeur reste.
    .old_colour = Des jetons de l’ancienne couleur sont sur le tapis ; retirez-les d’abord.
    .seat_still_layout = La place { $seat } a encore des jetons sur le tapis.

choice_closed = Le temps du choix est passé ; la règle affichée s’applique.

choice_not_offered =
    .nothing_choose = Il n’y a rien à choisir à cette table en ce moment.
    .offer = Cette table n’offre pas le choix « { $choice } ».

choices_open = Des joueurs choisissent encore entre la moitié et la prison.

clock_in_doubt = L’horloge de la maison est douteuse : alors qu’il était { $house } selon sa propre marche, l’horloge de la machine indiquait { $machine }. On la corrige sur la machine, ou deux personnes acceptent son heure.

clock_not_in_doubt =
    .other = L’horloge de la machine avance maintenant de { $apart } secondes sur celle de la maison, et non de { $said }.
    .plain = L’horloge de la maison n’est pas douteuse.

close_held = Le service { $shift } du { $day } n’est pas encore fermé : une table n’a pas noté sa limite.

code_needed = Le ticket { $slip } porte un code : il s’encaisse avec celui-ci.

code_wrong =
    .set_house = Ce n’est pas le code d’installation, ou la maison a déjà son administrateur.
    .valid_badge = Ce code ne vaut pas pour ce badge.

collect_first = Ramassez les mises perdantes avant de payer.

colour_in_use =
    .plays_value = La place { $holder } joue avec des jetons de valeur { $colour }/{ $design }.
    .seat = { $capitalize } est utilisé à la place { $holder }.
    .sets_taken = Les jeux { $other } et { $chips } se confondent.
    .value = Deux jetons de valeur sont { $colour }.
    .walked = Un joueur est parti avec { $number } jetons { $colour } ; la couleur n’est pas libre pendant ce service.

colour_notice_missing = L’avis avec les points de chaque couleur n’est pas encore affiché à la table.

colour_notice_stale = Les points d’une couleur ont changé depuis l’affichage ; imprimez le nouvel avis et affichez-le.

colours_do_not_alternate = { $left } et { $right } sont voisins sur l’anneau et de même couleur : { $left_colour }.

combined_over_cap = Droit et caves ensemble peuvent faire { MONEY($cap) }, pas { MONEY($together) }.

commitment_needed =
    .random_wheel_commits = Seul un cylindre aléatoire s’engage.
    .round_betting = Un cylindre aléatoire s’engage sur le coup avant l’ouverture des jeux.

comp_buyin_value =
    .sum = Ce que la maison offre compte pour sa pleine valeur. La cave est de { MONEY($due) }, pas de { MONEY($given) }.

comp_fee_value =
    .sum = Ce que la maison offre compte pour sa pleine valeur. Le droit d’entrée est de { MONEY($due) }, pas de { MONEY($given) }.

comp_value = Ce que la maison offre compte pour sa pleine valeur en dollars.

concealed_chips = { $name } a { POINTS($points) }, et { POINTS($counted) } sont sur la table.

correction_waits = Une correction du résultat attend sa deuxième personne ; le coup reprend dès qu’elle est décidée.

cosignature_forged = Une cosignature de { $name } n’est pas de sa clé.

count_differs =
    .books_tray = Selon les livres, la banque a { $tray } ; donnez la raison de l’écart.
    .by_kind = La banque n’est pas comme dans les livres : comptez ses jetons par sorte.
    .chips = Le comptage diffère des livres ({ LIST($kinds) }) ; donnez la raison de l’écart.
    .worth = Les jetons comptés valent { MONEY($worth) }, et la clôture dit { MONEY($closer) }.

count_missing =
    .at_table = Comptez les points de tous ceux qui restent à compter à la table { $table }, et de personne d’autre.
    .chips_taken = Comptez les jetons de tous ceux qui ont pris place, et de personne d’autre.

count_needed =
    .closing = Comptez la banque par sorte : rien d’autre ne dit ce qu’a gagné une table qui ne suit pas les mises.

count_not_complete = Deux personnes comptent { $box }, chacune de son côté, avant qu’une troisième ne signe.

coupon_not_matched =
    .least_beside = Le coupon demande à côté de lui des jetons pour au moins { MONEY($faces) }.
    .lies_stay = Un coupon de { MONEY($faces) } est sur { $bet } ; ses jetons restent tant qu’il y est.

coupon_not_on_this_bet = Les coupons match play ne valent que sur les chances simples et les mises à 2 contre 1.

coupon_not_valid =
    .expired = Le coupon { $coupon } a expiré le { $expires }.
    .number_last = Un coupon a un numéro et un dernier jour, par exemple 2026-12-31.
    .registered = Le coupon { $coupon } est déjà enregistré.
    .table_take = Cette table ne prend pas de coupons match play.
    .unknown = Le coupon { $coupon } est inconnu.
    .used = Le coupon { $coupon } a déjà servi ({ $used }).

cover_missing = Le tapis à double zéro demande un cache sur la zone du 00.
    .uncovered = La zone du 00 n’est pas couverte.
    .untold = Un cylindre { $wheel } est proposé avec un cache et un panneau, et rien ne les exige ici.

criterion_reason_needed = « { $text } » demande son fondement dans le jeu limité, signé par le directeur.

currency_differs =
    .house = L’argent de cette maison est en { $currency } depuis son ouverture ; il ne peut pas être en { $asked }.
    .rulebook = Le règlement { $rulebook } compte en { $named } ; l’argent de cette maison est en { $currency }.

dealer_only =
    .signed_table = Aucun croupier n’est connecté à cette table.
    .table = Seul le croupier de la table peut le faire.
    .table_signed = { $who } n’est pas le croupier de cette table ; connecté : { $nobody }.

dealer_plays =
    .deals = { $dealer } joue à la place { $seat } de cette table et ne peut pas y être croupier.
    .plays = { $dealer } est croupier à cette table et ne peut pas y jouer.

deals_elsewhere = { $dealer } est croupier à la table { $table } ; un croupier ne tient qu’une table à la fois.

demo_in_dollars = Une démonstration compte en dollars : omettez --demo, ou omettez la monnaie.

demo_keeps_nothing = Une démonstration ne garde rien : omettez --demo, ou omettez --db et --data.

deposit_not_confirmed = Confirmez que l’argent est dans la boîte de la table.

director_inspection_needed = Une pièce externe de { $wheel } a été remplacée : le Directeur ou son délégué inspecte d’abord.

disk_low = Le disque est presque plein : { $free } Mo sont libres et { $reserve } Mo sont réservés à ce qui a commencé. Les mises reprennent d’elles-mêmes dès qu’il y a de la place.

disputes_open = Un litige n’est pas encore tranché.

disqualified =
    .receives_prize = { $name } est disqualifié et ne reçoit pas de prix.
    .tournament_play = { $name } est disqualifié du tournoi.

dolly_mismatch = Annoncé : { $result } ; le dolly est sur { $dolly }.

dolly_missing = Posez d’abord le dolly sur le numéro gagnant.

dolly_on_table = Attendez que tous les gains soient payés et que le dolly soit retiré.

drbg_forked = Ce générateur est à un autre processus : une copie dédoublée répéterait ses nombres.

drbg_request =
    .additional_input = L’entrée supplémentaire a au plus { $input_bytes_max } octets.
    .bytes = Une demande donne de 1 à { $request_bytes_max } octets.

drbg_self_test = Le générateur aléatoire ne reproduit pas les valeurs publiées par le NIST ; remplacez cette installation.

drop_box_mark_missing = La boîte { $name } ne porte pas de façon permanente : { AND($words) }.

drop_box_not_locked_to_table = La boîte n’est pas verrouillée à la table.
    .box = { $name } n’est pas verrouillée à la table.

drop_box_unlocked = Le contenant { $name } n’est pas verrouillé.

drop_box_wrong_table =
    .marked = La boîte { $name } est marquée pour la table { $mark }, pas pour la table { $table }.
    .none_told = D’après le registre, cette table n’a pas de boîte pour { $use } ; elle n’ouvre pas avec { $named }.
    .told = D’après le registre, la boîte pour { $use } de cette table est { $box }, pas { $named }.
    .use_table = La boîte pour { $use } de la table { $table } est { $box }, pas { $named }.

ebt_announcement_failed = Ces terminaux n’annoncent pas « Rien ne va plus » par le son et l’image : { LIST($terminals) }.

empty_slip =
    .name_two = Nommez au moins deux mises ou joueurs : --bet red --bet odd, ou --player « red=5 17 ».
    .straight = Il faut au moins un pari, comme red ou straight-17=2.50.

entrant_without_fee = Chaque inscrit de { $event } a un droit de { MONEY($fee) }, offert s’il le faut.

entropy_failed =
    .gave_too = La source d’entropie a donné trop peu d’octets ; le cylindre s’arrête.
    .health_test = La source d’entropie a échoué à son test de santé ({ $why }). Le cylindre s’arrête jusqu’à ce qu’une personne la redémarre.

entry_closed =
    .entry_event = L’inscription { $entry } est éliminée de { $event }.
    .later = L’inscription { $entry } est éliminée ; { $name } en a une plus récente.

event_cancelled =
    .event = { $event } a été annulée le { $cancelled }.
    .tournament = Le tournoi a été annulé le { $cancelled }.

event_entered =
    .entrants_already = { $event } a déjà des inscrits ; ses conditions ne changent plus pour eux.
    .licensees_pools = Titulaires, cagnottes, prix généraux, égalités et accords ne changent plus dès qu’un joueur est inscrit.

event_not_over = { LIST($events) } : le jeu n’est pas terminé.

event_over = Le jeu de { $event } est terminé.

event_started = { $event } a commencé le { $started }.

exchange_closed = Les jetons de tournoi ne se vendent pas à la table.

expected =
    .at_most = { $most } au plus
    .amount = un montant en cents, 1 ou plus
    .amount_or_none = un montant en cents, 0 ou plus
    .another_name = un autre nom
    .at_least = au moins { $due }
    .at_least_a_wager = au moins autant qu’une telle mise
    .at_least_to_one = au moins { $due } contre 1
    .bool = true ou false
    .box = gauche, haut, droite et bas, comme 0, 5, 4, 6
    .cited = un tableau avec value et clause ou reading
    .clause = une clause de l’index
    .colour = une autre couleur
    .date = une date
    .edition = une version, les sections et l’autorité
    .float = un nombre
    .int = un nombre entier
    .list = une liste
    .look = une autre couleur ou un autre dessin
    .no_amount = sans montant imprimé
    .no_key = aucune clé de ce nom ici
    .no_limits = pas de limites en tournoi
    .numbers = des numéros d’un cylindre, comme « 17 » ou « 00 »
    .object = un objet avec des champs
    .one_of = l’un de { LIST($these) }
    .other_shape = une autre forme, ou des numéros
    .positive = 1 ou plus
    .reading = une lecture de l’index
    .small_letters = des minuscules, et un mot qui ne signifie encore rien
    .own_layout = aucun : le cylindre a le sien
    .sets = des couleurs avec le nombre de leurs jetons
    .some_of = un ou plusieurs de { LIST($these) }
    .source = clause ou reading
    .str = un texte entre guillemets
    .table = un tableau
    .text = un texte
    .texts = une liste de textes
    .to_one = { $due } contre 1
    .value_chips = des jetons de valeur avec leur nombre
    .variation = une dérogation approuvée avec sa référence et ses dates
    .word = des minuscules

extra_missing =
    .command = croupier { $command } demande plus : pip install « croupier[{ $extra }] »
    .install_croupier = Ceci demande l’extra « { $extra } » : installez croupier[{ $extra }]. Il manque : { $missing }.
    .printing_paper = Imprimer demande l’extra « paper » : installez croupier[paper].

fee_amount = Le droit d’entrée est de { MONEY($due) }, pas de { MONEY($given) }.

fee_cash_not_separate =
    .buy_ins = Les espèces des droits ont leur récipient, et celles des caves aussi.
    .goes_until = Ces espèces vont dans le récipient « { $own } » jusqu’au comptage.
    .lies_apart = Les espèces des droits sont dans « { $own } » et s’y comptent, à part de tout autre argent.

fee_over_cap = Le droit d’entrée peut être de { MONEY($cap) }, pas de { MONEY($amount) }.

felt_changed = Les jetons de la place { $seat } ont changé entre-temps ; rien n’a été fait.

fees_uncounted = Deux personnes comptent d’abord l’argent des droits : { MONEY($fees) } se trouvent dans « { $container } ».

field_missing = { $field } : manque ou ne peut pas être imprimé.

finding =
    .expected = { $key } : { $what } Attendu : { $expected }.
    .what = { $key } : { $what }

five_days_notice =
    .days = La Division a la version { $version } des règles depuis : { $filed } ; cela fait { $days } jours pleins.
    .never = La version { $version } des règles n’a jamais été envoyée à la Division.
    .office_received = Dites quel bureau de la Division a reçu les règles, et comment le montrer.

float_short =
    .change = La banque ne peut pas donner { MONEY($amount) } en jetons de valeur ; demandez un ajout.
    .due = La banque a { MONEY($float) }, { MONEY($due) } sont dus : demandez un ajout.
    .hold_much = La banque n’a pas autant ; demandez un ajout.
    .kind = La banque peut donner { $left } jetons { $kind }.
    .set = Il reste à la table { $left } jetons { $kind }, et il en faudrait { $number }.
    .tray_holds = La banque a { MONEY($float) }.
    .tray_holds_ask = La banque a { MONEY($float) } ; demandez un ajout.

foreign_chip = Un jeton { $colour }/{ $plain } n’a pas été émis pour cette maison.
    .count = « { $kind } » n’est pas un jeton de cette table, ou son nombre n’en est pas un.
    .more_than_there_are = La table a { $number } jetons { $kind }, et on en compte { $counted }.
    .ruled = On ne mise pas avec « { $kind } » à cette table.

game_running =
    .minutes = { $minutes ->
        [one] Il reste une minute à la manche.
       *[other] Il reste { $minutes } minutes à la manche.
    }
    .played_spins = La table { $table } a joué { $spins } coups sur { $of }.
    .round = La manche { $round } de { $event } est en cours.
    .rules_changed = Les règles ne changent pas pendant une manche.
    .wagers_still = Table { $table } : des mises sont encore à régler.

has_chips = Une recave est pour les joueurs qui n’ont plus de jetons.

hash_needed =
    .approved = Donnez le SHA-256 de ce qui a été approuvé, 64 chiffres hexadécimaux.
    .printed_file = Donnez le SHA-256 du fichier imprimé, 64 chiffres hexadécimaux.

house_away = Aucune maison ne répond à { $address } : { $error }.

house_closing = La maison ferme ; ceci n’a pas été fait.

identity_missing = Un inscrit a un numéro, un nom et une pièce qui a été vue.

in_prison_conflicts_with_sign =
    .even_money_lost = Le panneau de cette table dit que les chances simples sont perdues sur le 0 ; il n’y a donc pas de prison.
    .table_says_even = Le panneau de cette table dit que les chances simples sont perdues sur le 0 ; la prison est donc exclue.

in_prison_even_money_only =
    .bets_none = Seules les chances simples vont en prison ; { $bet } n’en est pas une.
    .listed = { $bet } n’est pas une mise qui a un choix sur zéro.
    .rule_zero = Une règle sur le zéro vaut pour les chances simples ; { $bet } n’en est pas une.

in_prison_is_for_all = La prison est offerte à tous les joueurs de la table ou à aucun.

in_prison_locked = Une mise en prison ne peut être ni déplacée, ni augmentée, ni retirée.

in_prison_once = Une mise n’est en prison que pour un seul coup.

in_use_elsewhere =
    .attached = { $name } est posée à la table { $table }.
    .table = { $name } est en service à la table { $table }.
    .table_name = { $name } est à la table { $table }.

incident =
    .ball = Bille { $ball } inspectée : { LIST($found) }
    .call_missed = La bille s’est arrêtée sur le { $number } avant l’annonce « Rien ne va plus »
    .call_missed_rest = La bille s’est arrêtée avant l’annonce « Rien ne va plus »
    .caught = Coup nul : { $reason } ; la bille a été reprise
    .corrected = { $number } au lieu de { $was }, avec { $second } : { $reason }
    .dispute = Place { $seat } : { $what }
    .no_spin = Coup nul : { $reason }
    .not_caught = Coup nul : { $reason } ; la bille n’a pas été reprise
    .seen = Coup nul : { $reason } ; la bille a été vue sur { $number }
    .void = La bille s’est arrêtée sur { $number } : le coup est nul
    .round_void = Le cylindre aléatoire n’a pas pu donner le numéro du coup { $round } : toutes les mises ont été rendues

inspect_again =
    .came_table = { $name } est venu à la table après l’inspection ; inspectez de nouveau.
    .seal = Un scellé de { $name } a été brisé après l’inspection ; inspectez à nouveau.
    .worked = On a travaillé sur { $name } après l’inspection ; inspectez de nouveau.

inspection_failed = L’inspection a relevé : { $points }. La table reste fermée.
    .point = L’inspection a relevé : { $point }.

inspection_incomplete = Répondez à chaque point de la liste ; il manque : { $missing }.

inspector_role = Seul un responsable, un agent de sécurité licencié ou un superviseur peut le faire.
    .table = Seul un responsable, un agent de sécurité licencié ou un superviseur peut inspecter une table.

internal_error = Quelque chose ne va pas dans la maison ; c’est consigné.

job_cancelled =
    .house_closes = La maison ferme.
    .plain = Ce travail a été annulé.

joint_with_proceeds =
    .entry_makes = { $event } : un droit d’entrée fait des recettes, que les titulaires ne peuvent partager.
    .voucher_pay = Un bon paierait un droit d’entrée, qui est une recette.

journal_damaged =
    .end = La fin du journal est endommagée : { $what }. Vérifiez-le, et reprenez à partir d’une sauvegarde.
    .replaced = Un autre fichier se trouve à la place du journal ouvert. Remettez le journal en place.
    .rolled_back = Le journal est plus ancien qu’il ne l’était : l’enregistrement { $sequence } était conservé et n’y est plus.
    .sealed = Ce n’est pas le journal qui a été scellé ici : { $what }. Vérifiez-le, et reprenez à partir d’une sauvegarde.
    .taken_away = Le fichier du journal a été retiré alors qu’il était ouvert. Remettez-le en place.
    .witnessed = Le témoin { $name } a vu { $seen } enregistrements de ce journal, qui en compte { $records }, ou d’autres. Continuez avec la copie la plus récente ; une sauvegarde plus ancienne demande « croupier restore » et deux responsables.

journal_head = La tête du journal est une empreinte de { $hash_bytes } octets.

journal_in_use =
    .database = Le journal de cette base de données est utilisé par un autre serveur. Arrêtez-le d’abord.
    .path = Le journal { $path } est utilisé par le processus { $unknown }. Arrêtez-le d’abord, ou ouvrez le journal en lecture seule.

journal_missing =
    .database = Il n’y a pas de journal dans cette base de données.
    .path = Il n’y a pas de journal à { $path }.

journal_newer = { $path } a été écrit par un Croupier plus récent.

journal_not_durable =
    .database_utf = La base de données doit être en UTF8.
    .disk_promise = { $path } est sur un disque qui ne peut pas garantir sa conservation.
    .server_runs = Le serveur fonctionne sans fsync ; il peut donc perdre ce qu’il a confirmé.

journal_read_only = Ce journal a été ouvert en lecture seule.

journal_stopped =
    .failure_store = Le journal s’est arrêté après une panne de son stockage. Rouvrez-le, puis vérifiez ce qui a été gardé.
    .written_nothing = Le journal n’a pas pu être écrit ; rien n’a été fait.

key_exists = Il y a déjà une clé à { $path } ; elle est conservée.

key_exposed = D’autres peuvent lire la clé de signature { $path } : chmod 600 ou, mieux, une nouvelle clé.

key_is_in = La clé { $key } est dans son armoire.

key_is_out = { $holder } a la clé { $key }.
    .another = { $holder } a la clé { $key } et la rapporte.

key_malformed =
    .command = La clé d’une commande a de 1 à { $most } caractères imprimables.
    .name_spaces = Le nom d’une clé n’a ni espace ni signe plus.
    .public_bytes = Une clé publique fait 32 octets en hexadécimal.
    .read = La clé ne peut pas être lue : { $why }.

key_manager_can_enter = { AND($others) } peut encore se connecter et demander un nouveau code, avec une deuxième personne.

key_missing = Il n’y a pas de clé de signature à { $path }.

key_not_held = Aucune des deux personnes n’a la clé { $key } de { $box }.

key_reused =
    .send_new = Cette clé de commande a déjà servi pour une autre commande. Envoyez la nouvelle commande avec une nouvelle clé.
    .used_another_command = Cette clé a déjà servi pour une autre commande.

keys_not_separate = La serrure de la table et celle du contenant demandent chacune sa clé.
    .hands = La clé { $key } n’est pas pour { $badge } : qui détache une boîte de sa table n’a jamais la clé de son contenu.

kind_needed = { $charge } : dites si { MONEY($amount) } est un droit d’entrée ou une cave.

lab_busy = Le laboratoire a tout ce qu’il peut faire ; réessayez dans un instant.

lab_failed = Le processus du laboratoire a échoué ; rien d’autre n’en souffre. Réessayez, ou demandez moins.

lab_too_large = Ceci demande plus de mémoire que n’en a le laboratoire.

lab_too_long = Cela a pris plus que les { COUNT($seconds) } secondes que donne le laboratoire ; demandez moins.

last_key_manager =
    .begins_keeps = Le registre commence par le responsable qui le tient : inscrivez-vous d’abord.
    .house_without = La maison serait sans responsable.
    .somebody_keep = Quelqu’un doit garder les clés : inscrivez d’abord un autre responsable.

late_bet = Rien ne va plus : cette mise est arrivée trop tard, les jetons sont rendus aussitôt.
    .ball_known = Trop tard : on peut savoir où est la bille. Rien ne change sur le tapis avant le prochain lancer.
    .round_over = Trop tard : c’était pour le coup { $meant }, et la table en est au coup { $round }. Rien ne change sur le tapis.

layout_area_missing =
    .areas = Le tapis n’a pas de zone pour : { LIST($areas) }.
    .words = Le tapis n’a pas de zone pour : { $words }.

layout_differs = Le jeu est « { $name } » ; le tapis { $name2 } ne l’est pas.
    .wheel = Un cylindre { $wheel } ne se joue pas sur un tapis { $layout }.

layout_not_opposite = Le cylindre et le tapis sont tous deux à l’extrémité « { $wheel_end } » ; le tapis va à l’autre.

licence_not_valid =
    .ended = { $name } n’a pas de licence valable : elle l’était jusqu’à { $valid_until }.
    .noted_ended = { $badge } n’a pas de licence valable : elle l’était jusqu’à { $valid_until }.
    .noted_withdrawn = { $badge } n’a pas de licence valable : elle a été retirée.
    .withdrawn = { $name } n’a pas de licence valable : { $why }.

licence_taken = La licence { $licence } est à { $name }.

limit_below_first_stake =
    .above_bankroll = La première mise dépasse la limite ou les fonds.
    .plain = La limite est sous la première mise.
    .unit_slip = La limite est sous une unité de la mise.

limits_fixed = Ce règlement fixe lui-même ses limites.

limits_not_declared = Le titulaire de la licence n’a pas déclaré le minimum et le maximum.

limits_not_posted =
    .minimum_maximum = Le minimum et le maximum doivent être fixés et affichés au jeu.
    .no_sign = Aucun panneau n’est encore affiché à la table ; imprimez { $sign }, affichez-le et indiquez son code.
    .sign_says = Le contenu du panneau { $posted } n’est pas en vigueur ; imprimez { $sign }, affichez-le et indiquez son code.

list_never_ends = Avec moins d’un gain sur trois, la liste n’est pas rayée en moyenne.

location_needed =
    .goes = Dites où va le cylindre.
    .table_move = { $wheel } n’est à aucune table ; dites où il est : « Déplacer un cylindre ».

log_append_only = La ligne { $entry } du carnet d’entretien reste telle quelle ; écrivez-en une nouvelle.

log_field_missing =
    .signature = La signature manque.
    .still = Il manque : { $words }.

log_gap = La ligne suivante du carnet d’entretien est { $log }.

looks_like_value_chip = Les jetons sans valeur { $set } ressemblent au jeton de valeur { $value_chip }.
    .seat = Les jetons { $chips } ressemblent au jeton de valeur { $value_chip }.

marks_not_visible = Les marques de la boîte de la table ne sont pas bien visibles.

mark =
    .game = jeu
    .table = table

method_not_allowed = Cette adresse ne sert pas à cela.

missing_key = Cette clé manque.
    .bet = Toute roulette a cette mise.
    .lies = Une mise sur une liste de numéros dit où se trouve sa case.
    .shape = La mise ne dit pas comment elle gagne : par une forme ou par ses numéros.

missing_source = Cette valeur ne dit pas d’où elle vient.

mixed_free_and_fee = { $event } est gratuite : personne n’y paie de droit.

mode_needs_double_zero_wheel = { $wheel } a un zéro ; seul un cylindre à double zéro peut servir comme cylindre à un zéro.

needs_bankroll =
    .staking_system = Un système de mise demande --bankroll.
    .stop_loss = Un système de mise, un but ou une limite de perte demande des fonds.
    .time_ruin = Le temps jusqu’à la ruine ou jusqu’à un but demande --bankroll.

needs_extended_mode = Seul le mode étendu compte les tours de la bille ; dans ce mode, le croupier les confirme.

needs_plain_bet = Le jeu audacieux et le jeu optimal demandent un seul pari simple, qui gagne ou perd, sans option.
    .tips = Le jeu audacieux et le jeu optimal ne connaissent pas de pourboires.

no_assertions = Croupier n’assure pas le service sous python -O : ses invariants ne seraient pas vérifiés.

no_ball_in_play = Aucune bille n’est en jeu.
    .ruling = Une décision ne dit où se trouve la bille que pendant un coup.

no_colour_left =
    .chip_free = Aucune couleur de jetons n’est libre à cette table.
    .chips = La table n’a pas de jetons { $colour }/{ $design }.

no_commitment = Ce coup n’a pas d’engagement ouvert.
    .table = Le cylindre aléatoire est engagé pour un autre coup.

no_data_folder = Avec PostgreSQL, dites où les personnes sont gardées : --data FOLDER.

no_dealer = Aucun croupier n’est connecté.

no_demonstration = Ceci est une vraie maison : personne n’y prend la place d’un autre.
no_drop_box = La boîte de la table n’est pas fixée.

no_events = Un tournoi a une épreuve ou plus.

no_inspection_due = { $wheel } n’attend pas le Directeur.

no_offer =
    .event_offer = { $event } n’a pas ceci : { $offer }.
    .nothing_offered = Rien n’est offert.
    .player_now = Rien n’est offert à ce joueur maintenant.

no_overall_winner = Nommez le vainqueur général : le premier de la dernière épreuve.

no_proxy_wager = La place { $seat } est à { $player } ; un joueur n’agit que pour la sienne.

no_result = Il n’y a pas encore de résultat : la bille n’est pas arrêtée.
    .settle = Il n’y a pas de résultat pour régler les mises : donnez-en au moins un.

no_round_running = Aucune manche de { $event } n’est en cours.

no_rounds = { $key } demande au moins une manche.

no_split =
    .being = Aucun accord n’est demandé.
    .nobody = Personne n’a demandé d’accord.

no_substitute =
    .entry_players = L’inscription { $entry } est à { $name } ; un joueur parle pour la sienne.
    .seat_sits = La place est à { $name }, et personne ne s’assied pour un autre.
    .seats_running = Les places d’une manche en cours sont tirées ; personne ne prend celle d’un joueur.

no_such_alert = Cette alerte n’existe pas.

no_such_approval =
    .force = Aucune approbation { $reference } n’est en vigueur.
    .never = Cette approbation est passée, ou n’a jamais existé.

no_such_award = Il n’y a pas de prix { $award }.

no_such_call = Cet appel n’existe pas, ou quelqu’un y a répondu.

no_such_clause = La clause { $cited } n’existe pas.
    .deleted = La clause { $cited } n’existe pas ; le texte l’a supprimée le { $deleted }.

no_such_column =
    .first_line = La colonne « { $usual } » n’existe pas. La première ligne a : { LIST($columns) }.
    .three_columns = Il y a trois colonnes : column-1, column-2 et column-3.

no_such_count = Il n’y a pas de comptage { $count }.

no_such_currency = La monnaie « { $currency } » n’existe pas. Il y a : { LIST($known) }.

no_such_dozen = Il y a trois douzaines : 1-12, 13-24 et 25-36.

no_such_entry =
    .entry = L’inscription { $entry } n’existe pas.
    .log_lines = Le carnet d’entretien a les lignes 1 à { $log }.

no_such_event =
    .event = L’épreuve « { $event } » n’existe pas.
    .key = L’épreuve « { $key } » n’existe pas.
    .tournament_prizes = Ce tournoi n’a pas de prix généraux.

no_such_figure = Aucun rapport de ces jours n’a une telle ligne.

no_such_file =
    .journal = Le journal { $path } n’existe pas.
    .path = Le fichier { $path } n’existe pas.

no_such_form =
    .file_rules = Un fichier n’a que des règles ; les autres formulaires viennent d’un journal avec --name.
    .sheet = La feuille « { $sheet } » n’existe pas : { LIST($sheets) }.
    .what = Pas encore là : { $what }.
    .whose_what = { $whose } : { $what } { $number } n’existe pas ; il y a : { $known }.

no_such_format = { $file } ne finit ni par .pdf ni par .html.

no_such_incident =
    .open = Il n’y a pas d’incident { $incident } ouvert.
    .plain = Cet incident n’existe pas.

no_such_job =
    .answer_print = Ce travail n’a pas de réponse à imprimer.
    .result_kept = Ce travail n’existe pas ; son résultat se garde un quart d’heure.

no_such_key = Aucune boîte du registre n’a la clé « { $key } ».

no_such_language = La langue « { $lang } » n’existe pas. Il y a : { $known }.

no_such_licensee = « { $licensee } » ne partage pas ce tournoi.

no_such_paper = Le format de papier « { $paper } » n’existe pas. Il y a : { LIST($papers) }.

no_such_part = { $name } n’a pas de pièce externe mobile « { $part } ».

no_such_passkey = Cette clé d’accès n’existe pas.

no_such_person =
    .floor_register = Personne avec le badge « { $badge } » n’est au registre de la salle.
    .nobody_badge = Personne n’a le badge { $badge }.

no_such_position =
    .name = Où sont les jetons ? Nommez une mise, un emplacement ou un point.
    .place_layout = L’emplacement « { $place } » n’existe pas sur ce tapis.
    .point_felt = Un point du tapis a un x et un y.
    .spot = Cet endroit du tapis n’est pas une mise.
    .text = Une mise est un texte comme « split-8-11 » ; ceci est { $given }.
    .these_mean = Ceci désigne des mises différentes : { LIST($meant) }.
    .wager = Une mise demande un nom, un emplacement ou un point : où sont les jetons ?
    .written_number = Un point du tapis s’écrit [x, y], mesuré en cases de numéro.

no_such_reading = La lecture { $reading } n’existe pas.

no_such_recording = Il n’y a pas d’enregistrement à ce chemin.

no_such_refund = Il n’y a pas de remboursement { $refund }.

no_such_round =
    .noted = Il n’y a pas encore de coup { $round }.
    .stream_round = { $stream } n’a pas de coup { $round }.
    .table_remembers = La table { $table } n’a pas gardé le coup { $round }.

no_such_rulebook = Le règlement « { $rulebook } » n’existe pas. Il y a : { $known }.

no_such_session = Cette session n’existe pas.

no_such_slip = La table { $table } n’a pas émis le ticket { $slip }.
    .noted = Il n’y a pas encore de ticket { $slip }.
    .code = La maison n’a émis aucun ticket avec ce code.
    .table = Cette table n’a pas émis de ticket { $slip }.

no_such_strategy = La manière de jouer « { $strategy } » n’existe pas : { LIST($strategies) }.

no_such_system = Le système « { $system } » n’existe pas. Il y a : { $known }.

no_such_table =
    .journal = La table { $table } n’existe pas dans ce journal ; il y a : { $known }.
    .name = La table « { $name } » n’existe pas.
    .on = La table « { $on } » n’existe pas.
    .random_wheel = Cette table n’a pas de cylindre aléatoire.

no_such_terminal =
    .plain = Ce terminal n’existe pas.
    .screen_shows = Aucun écran ne montre ce code.
    .table_number = Cette table n’a pas de terminal de ce numéro.

no_such_tournament =
    .journal = Le tournoi { $tournament } n’existe pas dans ce journal.
    .rules = Le tournoi « { $name } » n’a pas encore de règles.
    .tournament = Le tournoi « { $tournament } » n’existe pas.

no_such_variation = Personne n’a demandé la dérogation { $variation }.

no_such_version = La version { $version } n’a pas été envoyée à la Division.

no_such_wheel = Le cylindre « { $wheel } » n’existe pas. Il y a : { $known }.
    .none = Un règlement demande un cylindre.
    .rulebook = Le cylindre « { $wheel } » n’existe pas.

no_tables =
    .most = { $key } : une table a { $most } places au plus.
    .once = { $key } demande des tables, chacune une fois, avec des places.
    .table_chips = { $key } : une table a { $seats } places, et des jetons et des terminaux pour { $most }.

no_terminals =
    .most = Une table a { $most } terminaux au plus.
    .least = Une table à terminaux en demande au moins un.
    .table = Cette table a { $count } terminaux.

no_time_to_call = Aucune manche de { $event } n’attend son temps.

no_tip_box = La boîte à pourboires de la table n’est pas fixée.

no_tournament_limit = Les jetons de tournoi n’ont pas de limite.

no_tournament_loss = L’argent des prix de la maison est sa propre dépense ; ce n’est pas une perte contre les recettes d’un tournoi.

no_tournaments = Le règlement « { $rulebook } » n’a pas de règles de tournoi.

nobody_known = La maison ne garde rien de privé sur cette personne.

nobody_left = Personne n’est dans { $event }.

nobody_seated = Personne n’a pris place.

non_cash_split = Les prix autres qu’en espèces suivent le rang, et aucun accord ne porte sur eux.

non_cash_value =
    .set_beforehand = Aucune valeur en espèces n’a été fixée d’avance pour « { $item } ».
    .set_beforehand_item = { $item } : sa valeur est fixée d’avance et vaut celle en espèces, { MONEY($price) }.

nonce_not_sealed = Ce nombre aléatoire n’est pas celui qui a été scellé.

nonce_order = Chaque place donne un nombre aléatoire, et les places suivent l’ordre croissant de leurs octets UTF-8.

nonce_sealed = Un nombre aléatoire scellé est une empreinte de 32 octets.

nonce_size = Un nombre aléatoire a de 16 à 64 octets.

not_a_corner = Les cases { AND($numbers) } n’ont pas de coin commun.

not_a_journal =
    .database_croupier = { $path } est une base de données, mais pas un journal de Croupier.
    .opened = { $path } ne peut pas être ouvert : { $error }.
    .read = { $path } ne peut pas être lu : { $error }.

not_a_key_manager = Le badge { $badge } n’est celui d’aucun responsable de cette maison.

not_a_no_spin_reason = « { $reason } » n’est pas un motif de coup nul : { LIST($reasons) }.
    .at_rest = La bille est notée comme arrêtée ; signalez-le, le superviseur décide.
    .directions = Il est consigné que la bille et le cylindre tournaient en sens contraire ; signalez-le, le superviseur décidera.
    .left_wheel = Une bille sortie du cylindre ne repose sur aucun numéro ; signalez-le, le superviseur décidera.
    .turns = { COUNT($turns) } tours sont consignés ; signalez-le, le superviseur décidera.

not_a_run = { $file } ne contient pas d’exécution de croupier simulate, ou est endommagé. Le fichier est resté tel quel.

not_a_street = { AND($numbers) } ne sont ni une rangée ni un groupe de trois prévu.

not_a_tournament_table = La table { $table } se joue pour de l’argent.

not_a_valid_spin =
    .confirm_nobody = Confirmez les tours de la bille : personne ne les a comptés.
    .made_make = La bille a fait { COUNT($turns) } tours ; il en faut { $value } pour un coup valable. Déclarez-le nul.
    .out = La bille est sortie du cylindre et n’est sur aucun numéro ; annulez le coup.
    .wheel_turn = La bille et le cylindre tournent dans le même sens : le coup n’est pas valable ; déclarez-le nul.

not_adjacent = Les cases { AND($numbers) } n’ont pas de ligne commune.

not_at_the_count = { $badge } ne compte pas { $box } : d’autres le font.
    .closed = { $box } n’est pas encore ouverte : deux personnes la vident d’abord.

not_awarded = Attribuez d’abord les prix de { $event }.

not_carried_out = La décision n’est pas encore exécutée.

not_concluded = Les formulaires sont complets une fois le tournoi conclu : concluez-le d’abord.

not_concurrent = Nommez deux inscriptions actives ou plus d’une personne, et comment on l’a trouvé.

not_done = Cela n’a pas été fait. Envoyez-le encore une fois, avec la même clé.

not_drawn = Tirez d’abord les places de la manche { $round }.

not_eliminated =
    .offer = { $name } peut encore prendre : { $offer }.
    .out = { $name } est déjà éliminé.
    .points = { $name } a { POINTS($left) }.
    .running = Personne n’est éliminé avant la fin d’une manche.

not_entered = L’inscription { $entry } n’est pas dans { $event }.

not_first = L’inscription { $winner } n’est pas la première du classement.

not_found = Il n’y a rien à cette adresse.

not_in_access_table = Personne ne peut utiliser cette adresse.

not_in_units = Les fonds et le but doivent être des nombres entiers d’unités.

not_in_use =
    .attached = { $thing } n’est posée à aucune table.
    .ball = La bille { $ball } n’est pas en service à la table { $number }.
    .itself = La table { $table } elle-même n’est pas encore en service.
    .table = { $thing } n’est en service à aucune table.
    .table_number = La table { $number } n’a pas en service : { $kind }.

not_inspected =
    .table_opening = La table { $number } n’a pas été inspectée pour cette ouverture.
    .this_table = La table n’a pas été inspectée pour cette ouverture.

not_later = Une épreuve est reportée à un jour ultérieur : { $event } est prévue le { $planned }, et nous sommes le { $today }.

not_legible =
    .points_large = Un corps de { $size } points est trop grand pour une page de règles ; { $largest } est le plus grand.
    .points_too = Un corps de { $size } points est trop petit pour être lu ; { $smallest } est le minimum.
    .sign_fit = Le panneau ne tient pas sur { $paper } en caractères lisibles ; prenez un papier plus grand ou dites-en moins.
    .word_letters = « { $longest_word }… » est un mot de { $letters } lettres et serait coupé.

not_observed = Le superviseur n’a pas confirmé avoir observé l’action.
    .carried_out = Rien n’est encore exécuté que l’on aurait pu observer ; le croupier l’exécute d’abord.
    .who_ruled = { $who } a décidé et assiste à l’exécution ; un autre superviseur qui prend le relais dit pourquoi.

not_on_gpu = Le GPU ne joue ni les lancers notés ni les fonctions qui utilisent plus que ce qui leur est transmis ; prenez le CPU.

not_our_paper = Ce fichier ne porte pas de contenu de Croupier ; il n’a pas été imprimé ici, ou a été altéré.

not_paused = Cette table n’est pas en pause.

not_printable = Un texte a des caractères absents de nos polices ; la copie HTML les montre.

not_qualified = Les inscrits doivent remplir ceci : { $text }

not_redeemable =
    .away = Les jetons de tournoi ne se donnent pas.
    .exchanged_anything = Les jetons de tournoi ne s’échangent contre rien.
    .redeemed = Les jetons de tournoi ne se remboursent pas.

not_registered =
    .noted_ball = Il n’y a pas de bille « { $thing } » au registre.
    .noted_table = Cette table n’est pas au registre.
    .register = « { $thing } » n’est pas au registre ({ $kind }).
    .table = La table « { $thing } » n’est pas au registre.

not_responsible_licensee = { $responsible } répond de ce tournoi et en attribue seul les prix.

not_seated =
    .nobody_tournament = Personne de ce tournoi n’est assis ici.
    .seat = { $name } n’a pas de place dans { $event }.
    .table = Personne n’est assis à la table { $table }.

not_shown_empty = { $box } est montrée vide à l’autre personne et à la caméra avant d’être mise de côté.

not_signed_in = Connectez-vous d’abord.

not_standard_rule = { $message } ({ $found })

not_started =
    .being_played = { $event } ne se joue pas.
    .event = { $event } n’a pas commencé.

not_suspended = Cette table n’est pas arrêtée.

not_timings = Un fichier de temps mesurés a les colonnes spin, what (ball, rotor ou result), at et direction.

not_unanimous =
    .every_remaining = Tous les joueurs restants doivent accepter.
    .play_goes = Un joueur n’accepte pas ; le jeu continue.

not_whole_chips =
    .plan = { $event } : { POINTS($points) } ne font pas un nombre entier de jetons qui valent { POINTS($worth) } chacun.
    .points = { POINTS($points) } ne font pas un nombre entier de jetons qui valent { POINTS($chip_value) } chacun.
    .half_points = Les moitiés sont arrondies à { POINTS($unit) } au-dessus, et un jeton { $colour } vaut { POINTS($points) }.
    .kinds = Dites combien de jetons de quelle sorte.
    .amount = { MONEY($amount) } n’est pas un nombre entier de jetons de { MONEY($chip_value) }.
    .halves = Les moitiés sont arrondies à { MONEY($unit) }, et le plus petit jeton de la table vaut { MONEY($smallest) }.
    .number = { MONEY($stake) } n’est pas un nombre entier de jetons de { MONEY($chip_value) }.
    .number_part = { MONEY($part) } n’est pas un nombre entier de jetons de { MONEY($chip_value) }.
    .opener = Les jetons de valeur de cette table ne font pas { MONEY($opener) } ; comptez la banque par sorte.
    .slip = Les jetons du ticket ne font pas { MONEY($amount) }.
    .value = Un jeton de { MONEY($value) } ne se change pas en jetons de valeur : le plus petit vaut { MONEY($smallest) }.

not_withdrawn = { $event } a commencé et les caves sont en jeu : personne ne les récupère, mais un joueur peut se retirer.

not_witnessed = Le témoin { $name } ne s’en porte pas garant : { $status }, « { $said } ».
not_your_colour = Les jetons { $colour } sont à la place { $owner }.

not_your_seat =
    .terminal_table = Ce terminal est la place { $seat } de la table { $table }.
    .terminal_table_table = Ce terminal est à la table { $table }.

nothing_private = Ce journal n’est qu’en mémoire, et rien n’y est scellé.

nothing_there =
    .begun = Il ne reste rien à faire ici : tout est en place.
    .cash_of = Aucune espèce n’est consignée pour cette personne ce jour-là.
    .bet = La place { $seat } n’a rien sur { $bet }.
    .carried_out = La décision est déjà exécutée.
    .cash = La place { $seat } n’a rien à encaisser.
    .change = Il n’y a rien à changer pour la place { $seat }.
    .dealer_placed = Aucun croupier n’a rien posé sur { $place } pour la place { $number }.
    .due = Rien n’est dû à la place { $seat }.
    .layout = La place { $seat } n’a rien sur le tapis.
    .left_pool = Il ne reste rien de la cagnotte de { $event }.
    .less = La place { $seat } a moins que cela sur { $place }.
    .open_dispute = Il n’y a pas de litige { $dispute } ouvert.
    .points = La place { $seat } n’a pas de points.
    .repeat = Il n’y a rien à répéter pour la place { $seat }.
    .result_already = Le résultat est déjà { $number }.
    .round = Il n’y a pas eu de coup { $round } à cette table.
    .ruled = La place { $seat } a { MONEY($lies) } sur { $place }.
    .seat = La place { $seat } n’a rien sur { $place }.
    .shift = Rien n’a été joué pendant ce service.
    .walk = La place { $seat } n’a pas de jetons que l’on pourrait emporter.

nothing_to_correct = C’est déjà ce que dit l’inscription { $entry }.

nothing_to_count = { $box } n’a pas été retirée, ou est déjà comptée.
    .emptied = { $box } est déjà vidée.

notice_first = Le directeur dit d’abord au joueur que l’accord est libre et demande l’avis de tous.

number_differs = Le { $seen } était connu avant l’annonce, et c’est le { $number } qui est saisi ; signalez-le, le superviseur décide.
    .sources = Le { $seen } a été lu sur le cylindre, et quelqu’un d’autre saisit le { $number } ; signalez-le, le superviseur décide.

number_not_on_camera = Aucune caméra fixe ne voit le numéro de la table.
    .named = Aucune caméra n’est désignée pour voir le numéro de la table { $number }.

number_not_on_wheel =
    .number = Il n’y a pas de { $number } sur ce cylindre.
    .plain = Ce numéro n’est pas sur ce cylindre.
    .strangers = Il n’y a pas de { $number } sur ce cylindre.
    .text = Écrivez les résultats comme du texte, par exemple « 17 » ; ceci est { $outcome }.

odd_half = Avec cette option, la moitié de chaque mise doit être entière : choisissez une unité paire.

odds_below_minimum = { $name } à { $to_one } contre 1 : elle paie au moins { $rulebook } contre 1.

odds_differ_from_pay_table = { $name } à { $to_one } contre 1 : elle paie { $rulebook } contre 1.

odds_not_declared =
    .bets = Le titulaire de la licence n’a pas déclaré ce que paient ces mises : { LIST($missing) }.
    .source = Le titulaire de la licence n’a pas déclaré d’où viennent les rapports (odds_source).

odds_of_the_edition = { $name } à { $to_one } contre 1 : { $edition } dit { $due } contre 1.

offer_open = Déjà offert : { $offer }.

offer_over = Les règles l’offrent jusqu’à la manche { $until_round }.

offer_undecided = Des joueurs sans jetons ont encore à décider ; fermez l’offre ou éliminez-les.

offer_used_up = Chaque joueur peut en avoir { $allowed }.

one_sided_slip = Cette mise ne peut que perdre, ou que gagner : il n’y a rien à calculer.

opener_differs = La banque a fermé avec { MONEY($closer) } ; elle ne peut pas ouvrir avec { MONEY($opener) }.
    .chips = La banque a fermé avec d’autres jetons que ceux que l’on compte maintenant.

opening_not_asked = Le registre n’a pas été interrogé sur cette ouverture.

option_not_offered = Ce règlement et ce cylindre n’ont pas d’option « { $option } ». Il y a : { $known }.

option_not_permitted =
    .rulebook_know = Le règlement { $key } ne connaît pas { $words }.
    .these_apply = Une seule de ces règles peut valoir quand un zéro sort.
    .wheel = { $words } n’est pas pour le cylindre { $name }.

option_not_simulated = Les mises de ce bulletin peuvent attendre en prison de plus de { $most } façons, ce qui n’est pas simulé : ses chances et ses séances sont exactes.

origin_not_allowed = Les demandes de cette origine ne sont pas prises ; le réglage « origins » nomme celles qui le sont.

out_of_turn = Ce n’est pas possible maintenant.
    .turns = La bille est au repos ; ses tours se comptent pendant qu’elle court.

over_four_months =
    .tournament_first_day = Le tournoi devait finir au plus tard le { $last }, quatre mois après son premier jour de jeu.
    .tournament_first_day_last = Le tournoi finit au plus tard le { $last }, quatre mois après son premier jour de jeu ; ceci est le { $day }.

paper_evidence_missing = Dites ce qui montre que cela a été fait ce jour-là, et pourquoi ce n’est inscrit que maintenant.

part_is_external = Selon le registre, { $part } de { $name } est externe.

passkey_known = Cette clé d’accès est déjà enregistrée.

passkey_wrong =
    .ask_new = Demandez d’abord un nouveau défi.
    .valid = Cette clé d’accès ne vaut pas ici.

passphrase_needed =
    .just_now = Ceci demande une phrase secrète donnée à l’instant ; redonnez la vôtre.
    .signed_your = Ceci est signé : donnez votre phrase secrète avec.

passphrase_short = Une phrase secrète a au moins { $passphrase_min } caractères.

payout_differs = { $was } saisi ; { $should } sont dus.

payout_form_missing = Chaque prix a sa ligne sur le formulaire de paiement de la Division ; donnez son numéro.

person_needed = Dites qui redémarre la source d’entropie du cylindre.

person_still_here =
    .barred = { $person } est sur la liste d’exclusion.
    .plays = { $person } joue encore, ou a un litige en cours.
    .tournament = { $person } est dans le tournoi { $tournament }, qui n’est pas terminé, ou a encore un prix à recevoir.
    .works = { $person } travaille encore ici.

phrase =
    .amount = Un montant
    .area = La zone pour { $option }
    .buy_in = Un achat de jetons
    .cage = à la caisse
    .chips = Le nombre de jetons
    .device = « { $device } » sur le 00
    .other_wheel = un autre
    .face_of_coupon = La valeur d’un coupon
    .floor = La salle
    .large_number = un nombre est trop grand
    .layout = Le tapis { $layout }
    .long_text = un texte a plus de { $most } caractères, ou certains qui ne s’impriment pas
    .nested = c’est trop imbriqué ou trop long
    .neutral_colour = Une couleur neutre des cases
    .points = Le nombre de points
    .ring_order = Un ordre des numéros qui n’est pas l’usuel
    .sealed = une partie ressemble à quelque chose que le journal a scellé
    .slip = Un ticket
    .stake = Une mise
    .table = Table { $table }
    .tip = Un pourboire
    .value_of_chip = La valeur d’un jeton

pit_supervisor_only =
    .decide = Seul le superviseur peut en décider.
    .ruled = Le superviseur n’a pas encore décidé.

pocket_colour = Ces cases ont une autre couleur que leur zone de l’anneau : { LIST($compartments) }.

points_differ = Les tables disent autre chose ; omettez les points, ils y seront lus.
    .counted = Deux personnes ont compté autrement ; omettez les points, et les leurs seront pris.
    .tables_know = Les tables elles-mêmes connaissent les points de { $event }.

points_have_no_value =
    .dispute_decided = À une table de tournoi, un litige se tranche sans paiement.
    .issued = Les points ne s’émettent qu’aux tables de tournoi.
    .opens_empty = Une table de tournoi n’a pas de jetons de la caisse ; elle ouvre avec une banque vide.
    .played = Les points ne se jouent qu’aux tables de tournoi.
    .stand_money = Les jetons de tournoi valent des points et n’ont pas de valeur en argent.
    .tournament_table_chips = Une table de tournoi n’a pas de jetons de la caisse.

points_not_counted = Les points de certains joueurs restent à compter par deux personnes, chacune de son côté.

policy_of_another_table = { $policy_file } contient les règles de { $rulebook } avec le cylindre { $wheel }.

pool_not_paid_out =
    .come = Des caves entrent dans cette cagnotte, et aucun prix en espèces ne les prend.
    .holds = La cagnotte de { $pool } a { MONEY($left) }, et aucun prix en espèces ne les prend.
    .left_awarded = Ce qui reste de { $event } va à des prix encore à attribuer : { LIST($open) }.
    .overall_event = Toutes les caves sont dans la cagnotte générale ; les prix d’une épreuve ne peuvent être que des lots.
    .pool = La cagnotte de { $pool } a { MONEY($left) }, et tout ce qui a été acheté va d’abord aux gagnants.
    .prizes = Des prix restent à payer : { LIST($awards) }.
    .vouchers = Des bons restent à utiliser ou à attribuer de nouveau : { LIST($vouchers) }.

pool_short = Il manque { MONEY($short) } à la cagnotte de { $pool } pour ses prix ; la maison doit les ajouter.

printed_rules_incomplete =
    .conclusion = L’imprimé doit expliquer la conclusion.
    .final_round = L’imprimé doit expliquer la dernière manche.
    .statement = Imprimez le règlement de la maison en entier, ou la déclaration prescrite avec le nom du casino.

printed_value_on_non_value = Les jetons { $set } portent { MONEY($printed) } ; les jetons sans valeur ne portent pas de montant.

prize_count = L’imprimé dit combien de prix il y a ; les listes en ont { $count }.

prize_description_missing =
    .amount_share = Un prix est un montant, une part de la cagnotte, des biens ou un bon : exactement l’un d’eux.
    .goods_voucher_worth = Dites ce que valent les biens ou le bon.
    .goods_worth = Dites ce que sont les biens et ce qu’ils valent : { $description }, { MONEY($value) }.
    .shares_percent = Les parts d’une cagnotte font au plus 100 pour cent.

problem =
    .above = plus de { $least }
    .below = moins de { $most }
    .characters_max = { $most } caractères au plus
    .characters_min = { $least } caractères au moins
    .entries_max = { $most } entrées au plus
    .entries_min = { $least } entrées au moins
    .expected = on attend { $expected }
    .field = { $field } : { $what }.
    .json = ce n’est pas du JSON valable
    .language = la langue « { $wish } » n’existe pas, seulement { LIST($known) }
    .least = { $least } au moins
    .missing = ce champ manque
    .most = { $most } au plus
    .other = cela ne convient pas
    .pattern = ce n’est pas écrit comme il faut
    .product = sessions fois spins peut être { COUNT($most) } au plus
    .unknown = ce champ n’existe pas

proof_needed = Le résultat d’un cylindre aléatoire vient avec la preuve de ce coup.
    .none = Aucun secret n’est dû.
    .owed = Le cylindre doit le secret du coup { $round }.

proof_unreadable =
    .json = { $file } n’est pas du JSON.
    .read = La preuve ne peut pas être lue : { $why }.

pyserial_missing = Un cylindre sur port série demande le paquet pyserial : installez croupier[serve].

re_entry_not_allowed =
    .often = { $name } est revenu aussi souvent que les règles le permettent.
    .out = { $name } est éliminé, et les règles ne laissent revenir personne.

reason_missing =
    .fees = { MONEY($expected) } de droits ont été encaissés ; dites pourquoi il y a maintenant { MONEY($counted) }.
    .void = Dites pourquoi le ticket est annulé.
    .words = Dites pourquoi, avec des mots.

reason_needed =
    .correction = Une correction demande son motif.
    .decision = Trancher un litige demande un motif.
    .disputed = Dites ce qui est contesté.
    .happened = Dites ce qui s’est passé.
    .round_void = Dites pourquoi le coup est nul.
    .ruling = Une décision demande son motif.
    .ruling_observe = Il n’y a pas de décision à observer.
    .spin = Dites pourquoi le coup est nul : { LIST($reasons) }.
    .table_suspended = Dites pourquoi la table est suspendue.

rebuy_conditions_missing = Dites à quelles conditions les joueurs peuvent recaver.

rebuy_statement_missing = Dites s’il y a des recaves.

rebuys_unbounded = Sans borne pour elles, la somme des caves n’en a pas.

receipt_already_dropped = Le reçu { $receipt } a déjà été déposé.

record_altered =
    .person = Ce qui sert au badge { $badge } pour se connecter a été modifié ou perdu hors de la maison. Deux responsables font un nouveau code.
    .terminal = L’enregistrement du terminal { $terminal } a été modifié ou perdu hors de la maison. Il faut l’inscrire à nouveau.

recording_empty = Le fichier n’a pas de numéros.

recording_too_long = Un enregistrement fait au plus 1 Gio ; coupez-le en parties.

recording_unreadable = Le fichier des numéros passés n’est pas du texte UTF-8.

records_still_kept = Les pièces sur une personne sont gardées { $years } ans après la dernière, ici jusqu’au { $until }.

refund_paid = Le remboursement { $refund } a été payé le { $paid }.

refund_receipt_missing = Qui reçoit un remboursement signe un reçu ou reçoit un ticket ou un bon numéroté : indiquez le numéro.

refund_receipt_used = Ce numéro a déjà servi à un remboursement : { $receipt }.

refunds_open = Des remboursements restent à payer : { LIST($refunds) }.

registration_closed = { $event } a commencé.

responsible_licensee =
    .licensees_answers = Nommez l’un des titulaires, qui répond du tournoi.
    .those_share = Nommez une fois le titulaire de licence, ou chacun de ceux qui le partagent.

restore_behind = Cette sauvegarde compte { $records } enregistrements, et d’autres se portent garants de davantage, ou d’autre chose : { LIST($ahead) }. Pour revenir en arrière malgré tout, deux responsables se nomment : --by BADGE --by BADGE.

restore_not_empty =
    .journal = Il y a déjà un journal : une sauvegarde ne se restaure que là où il n’y en a pas.
    .path = { $path } existe déjà : une maison se restaure dans un lieu vide, et rien n’est écrasé.

remover_counts = { $badge } a retiré { $box } de sa table ; d’autres la comptent.

ring_mismatch = Les { $ring } zones de l’anneau ne correspondent pas une à une aux { $compartments } cases.

role_not_allowed =
    .confirm = Le rôle « { $role } » ne permet pas de le confirmer.
    .dealer_signs = Un croupier se connecte avec son propre badge.
    .display_shows = Un écran mural ne fait que montrer.
    .floor_staff = Le bureau est réservé au personnel.
    .role = Le rôle « { $role } » ne permet pas cela.
    .terminal = Un terminal ne peut pas le faire.

role_not_granted =
    .badge = Le badge { $badge } n’a pas le rôle « { $chosen } ».
    .noted = Selon le registre, { $badge } ne travaille plus ici comme { $role }.
    .registered = { $name } n’est pas inscrit comme { $role }.

roles_apart = Levée, comptage, caisse et comptabilité sont en des mains différentes, et qui compte ne fait rien d’autre.

roles_differ = { $name } travaille ici comme { LIST($granted) }. D’autres rôles sont accordés par deux responsables.

round_closed =
    .outcome_fixed = Ce coup est fermé ; son résultat ne peut pas être fixé de nouveau.
    .proof_voided = Ce coup est fermé et sa preuve est publiée ; il ne peut plus être annulé.

round_not_played = La manche { $round } n’a pas été jouée.

round_number = Le numéro d’un coup n’est pas négatif et reste inférieur à 2^53.

round_open = Fermez ou annulez le coup ouvert avant que le cylindre s’engage sur le suivant.

round_over = La manche a eu ses { $spins } coups à cette table.

round_played =
    .goes = La manche { $round } est jouée ; dites qui se qualifie.
    .goes_played = La manche { $played } est jouée ; dites qui se qualifie.

round_running = Ce n’est pas possible pendant un coup.
    .chips = Les jetons d’une manche y sont en train d’être remis ou repris.
    .chips_held = Des joueurs ont des jetons ; leur valeur change quand tous sont revenus.
    .chips_lie = Des jetons sont sur le tapis ; leur valeur change entre les coups.
    .options = Une mise est encore en prison ; les options changent quand il n’y en a plus.
    .relief = { $dealer } mène ce coup ; la relève se fait entre deux coups.
    .rules = Une mise est encore en prison ; les règles changent quand il n’y en a plus.
    .table_betting = Table { $table } : les mises sont ouvertes ; mettez-la en pause pour donner leurs points aux couleurs.

round_used = Ce coup a été joué ; les numéros des coups ne font que monter.

rows_not_contiguous = { AND($numbers) } ne sont pas deux rangées qui se touchent.

rulebook_unversioned = Un règlement doit dire de quelle édition de quel texte il s’agit.

rules_data_mismatch =
    .charges = L’imprimé dit { MONEY($stated) }, les épreuves demandent { MONEY($actual) }.
    .re_buys = Ce que l’imprimé dit des recaves n’est pas ce qu’ont les épreuves.
    .tables = L’imprimé dit que l’on joue autrement aux tables.

rules_missing = Les règles du tournoi doivent d’abord être écrites.

rules_not_given = { $name } n’a pas reçu la version { $version } des règles.

rules_not_posted =
    .anywhere = Les règles selon lesquelles on joue à cette table ne sont affichées nulle part dans la maison.
    .changed = Les règles de la table { $table } viennent de changer : imprimez-les de nouveau et affichez celles-ci.
    .everybody_see = Des règles en { $spot } ne sont pas affichées : chacun en { $room } doit les voir et les atteindre.
    .hang = Aucune règle n’est affichée en { $room }, { $spot }.
    .these_ones = Ces règles ne sont pas celles affichées en { $room } ; affichez-les d’abord.

rules_unacceptable = La Division juge inacceptable la version { $version } des règles ; changez-les et déposez-les de nouveau.

rules_unchanged = Ce sont déjà les règles de la version { $version }.

scheduler_lost = L’ordonnanceur à { $scheduler } ne répond plus.

scheduler_unreachable = Aucun ordonnanceur ne répond à { $scheduler } en { $connect_seconds } s. Un dask scheduler y fonctionne-t-il ?

seal_broken = Ces pièces de { $wheel } n’ont pas de scellé intact : { LIST($parts) }. Fermez le jeu, scellez-les et inspectez à nouveau.

seal_missing =
    .changed = La clé du journal a été changée pour { $key }, et { $file } en est une autre. Relancez « croupier rotate signing-key », ou rapportez la clé.
    .checkpoints = Le journal a été scellé, et { $file }, qui contient ses sceaux, n’est pas là. Remettez ce fichier ; s’il est perdu pour de bon, « croupier journal checkpoints » écrit ce que le journal en a.
    .key = Le journal a été scellé, et { $file }, la clé de ses sceaux, n’est pas là. Remettez-la ; si elle est perdue pour de bon, « croupier journal key » en fait une autre.

seal_used = Le scellé { $seal } a été posé sur { $wheel } ; un scellé sert une seule fois.

seal_whole = { $part } de { $wheel } porte le scellé { $seal }, et personne ne l’a trouvé brisé.

seals_incomplete = Lisez sur { $wheel } le scellé de chacune de ces pièces et d’aucune autre : { LIST($parts) }.

seat_empty =
    .nobody_sits = Personne n’est à la place { $seat }.
    .table_player = { $player } n’est pas à la table ; réinstallez d’abord le joueur.

seat_taken =
    .player = { $player } est déjà à la place { $seat } de cette table.
    .seat = La place { $seat } est prise.
    .somebody_sits = Quelqu’un est déjà assis à la table { $table }.

seats_short = { $players } joueurs et { $seats } places.

second_person =
    .other = La deuxième personne doit être quelqu’un d’autre que celle qui agit.
    .present = Une deuxième personne doit être présente.
    .role = { $name } n’a pas le rôle voulu : { OR($allowed) }.

second_person_needed =
    .another = La seconde signature est celle d’un autre superviseur.
    .ask_approval = Ceci demande une deuxième personne ; demandez une approbation.
    .chips = Les jetons d’une table sont signés par deux personnes différentes.
    .confirms_within = Ceci demande une deuxième personne, qui confirme dans les deux minutes.
    .count_cash = Deux personnes différentes comptent les espèces.
    .counts = { $who } a compté la table { $table } en premier ; quelqu’un d’autre la compte une seconde fois.
    .fill_credit = Un ticket d’ajout ou de retour est signé par deux personnes différentes.
    .grants_roles = Personne ne se donne des rôles à soi-même.
    .inventory = Une personne compte la banque et une autre ferme la table avec ce compte ; cela n’a pas été fait ainsi.
    .makes_code = Personne ne se fait un code à soi-même.
    .on_paper = Deux personnes différentes ont vu ce qui a été fait.
    .result_corrected = Un résultat est corrigé par deux personnes différentes.
    .ruling = { MONEY($worth) } sont en jeu ; au-delà de { MONEY($above) }, un autre superviseur signe aussi.
    .somebody_else = La deuxième personne doit être quelqu’un d’autre.

secret_damaged = Ce qui est fermé dans { $path } a été modifié ; reprenez-le d’une sauvegarde.

secret_exposed = D’autres peuvent lire le secret { $path } : chmod 600, et changez-le.

secret_malformed = Le secret dans { $where } n’est pas le base64 de 32 octets.

secret_missing = { $path } est fermé sous un secret, et aucun n’est donné : définissez CROUPIER_SECRET_FILE ou CROUPIER_SECRET.

secret_no_file = { $name } désigne { $path }, et ce fichier n’existe pas.

secret_owed = Le cylindre aléatoire doit le secret du coup { $round } ; il est révélé d’abord.

secret_size = Le secret d’un coup a { $secret_bytes } octets.

secret_unused = Un secret est donné, et { $path } est ouvert : « croupier rotate secret » le ferme.

secret_wrong = { $path } est fermé sous un autre secret que celui qui est donné.

seed_missing = Publiez une graine pour le tirage, afin que chacun puisse le refaire.

seed_too_short = Une graine de test a au moins 16 octets, afin que deux graines donnent deux suites.

session_locked = La console est verrouillée ; redonnez votre phrase secrète.

same_player = Quelqu’un est la même personne qu’une autre, ou n’a pas d’autre nom.

settled_already =
    .in_prison = Le coup { $settled } avait des mises dans une prison à plusieurs niveaux ; un montant est payé ou ramassé.
    .older_round = Seul le coup { $settled } peut être réglé à nouveau ; pour le coup { $round }, un montant est payé ou ramassé.
    .recorded_happen = Ceci est déjà consigné et ne peut arriver qu’une fois.
    .wagers_correct = Les mises sont déjà réglées ; corrigez le résultat ou tranchez un litige au lieu d’annuler le coup.

shift_not_closing = Le service { $shift } du { $day } n’attend pas ses chiffres.

shift_not_open = Le service { $shift } du { $day } n’est pas ouvert.

shift_open = Le service { $shift } du { $day } est ouvert ; fermez-le d’abord.

shift_over = Le service { $shift } du { $day } est terminé ; le suivant est { $next } du { $next_day }.

sign_in_delayed = Trop d’essais erronés ; attendez { $seconds } secondes avant le suivant.

sign_in_failed =
    .badge_fit = Le badge et la phrase secrète ne vont pas ensemble.
    .open_person = La phrase secrète n’ouvre pas la clé de signature de cette personne.

sign_incomplete = Il manque au panneau une mention obligatoire : { LIST($missing) }.

sign_missing = Le panneau qui explique aux joueurs l’usage de ce cylindre n’est pas encore affiché à la table.

sign_not_in_force = Le panneau { $posted } ne dit pas ce qui est en vigueur ; imprimez { $sign } et affichez-le.

signature_invalid = { $who } n’a pas signé ceci avec sa propre clé.

signing_key_missing = Créez d’abord votre clé de signature ; ce qui est signé en demande une.
    .closed = C’est signé par qui l’a demandé, et la maison a redémarré depuis : il faut le demander à nouveau.

slip_differs = Le ticket { $slip } est de { MONEY($amount) }, dans les jetons demandés ; annulez-le et refaites la demande.

slip_done = Le ticket { $slip } est exécuté ou d’une autre sorte ; les jetons venus par erreur repartent avec leur propre ticket.

slip_redeemed = Ce ticket a déjà été encaissé.
    .first = Le ticket { $slip } a été encaissé le { $day } à { $time } par { $by }, { $window }.

slip_void = Le ticket { $slip } est annulé.

slips_under_way = Les tickets { LIST($slips) } sont en cours ; les jetons demandés arrivent, ou leur ticket est annulé.

snapshot_damaged = L’instantané est endommagé ; repartez des événements.

speed = La vitesse du cylindre simulé est supérieure à zéro.

spin_void =
    .number_information = Ce coup est nul ; son numéro n’est qu’une information.
    .result_table = { $number } ne donne pas de résultat à cette table ; le superviseur déclare le coup nul.

split_must_be_requested =
    .director_never = Le directeur ne propose jamais un accord ; nommez le joueur qui le demande.
    .still_ask = Seul un joueur encore en jeu peut le demander.

split_not_allowed = Les règles de ce tournoi ne laissent pas les joueurs partager les prix.

split_not_now =
    .agreement_made = Un accord se fait entre les manches, pendant que l’épreuve se joue.
    .play_gone = Le jeu a continué ; redemandez après la manche.

split_stopped_by_director = Le directeur ne permet pas une fin anticipée : { $reason }

split_sum = Les parts des { $among } joueurs font ensemble { MONEY($cash) }, les espèces de leurs places.

started_already = C’est déjà votre phrase secrète : connectez-vous avec elle.

structure_exceeds_limit = Manche { $round } : { MONEY($buy_in) } sur { $spins } coups font { MONEY($share) }, plus que { MONEY($limit) }.

table_busy = La table a plus de demandes qu’elle ne peut en prendre ; réessayez.
    .ball_runs = Une bille tourne à la table { $table } ; redemandez quand elle sera arrêtée.

table_has_one =
    .box = La table { $table } a la boîte { $thing }.
    .take_use = La table { $table } a { $thing } ({ $kind }) ; retirez-le d’abord du service.

table_not_open = Table { $table } : { $phase }.

table_number_taken = Il y a déjà une table { $number } dans ces locaux.

table_open =
    .already = Cette table a déjà son cylindre.
    .first = La table { $table } est ouverte au public ; fermez d’abord le jeu.
    .inspected_opens = La table { $table } est ouverte ; elle s’inspecte avant l’ouverture.
    .work = La table { $table } est ouverte au public ; fermez le jeu avant de travailler sur le cylindre.

table_suspended = La table est arrêtée après une panne du système ; un superviseur doit la remettre en service.
    .waits = La table attend son journal et reprend d’elle-même ; ce qui a été demandé recevra alors sa réponse.

table_taken = Il y a déjà une table { $table }.

tables_balanced = Les tables sont équilibrées : aucune ne diffère d’une autre de plus d’un joueur.

tallies_differ = Les deux comptages de { $box } ne concordent pas : { LIST($kinds) }. On recompte.
    .signed = Ce ne sont pas les totaux comptés pour { $box }.

third_person_needed = { $badge } a compté { $box } ; quelqu’un qui n’a pas compté signe.

time_is_up = Les { $minutes } minutes de cette manche sont écoulées à la table { $table } ; aucun nouveau coup ne commence.

time_server_silent = Le serveur de temps { $server } ne répond pas : { $why }.

times =
    .none = { $number } manque
    .often = { $number } { $count } fois
    .twice = { $number } deux fois

tip_box_mark_missing = La boîte à pourboires { $name } ne dit pas de quelle table elle est.

tip_in_own_chips = Une mise pour les croupiers se fait avec les jetons de la place.

tip_not_allowed =
    .bets = Sur cette chance on ne mise pas pour les croupiers ; le panneau dit sur lesquelles.
    .none = Cette table ne prend pas de mises pour les croupiers.
    .spin = Les mises pour les croupiers font { MONEY($maximum) } au plus en un coup ; avec celle-ci elles feraient { MONEY($stake) }.
    .split = Une mise pour les croupiers est seule sur sa chance, à part des jetons du joueur.
    .wager = Une mise pour les croupiers est de { MONEY($maximum) } au plus ; avec celle-ci elle serait de { MONEY($stake) }.

tip_rule_not_posted = Une restriction des mises de pourboire ne vaut que si elle est affichée.

too_few_recorded_spins = Il y a trop peu de lancers notés : { COUNT($recorded) }, il en faut { COUNT($needed) }.

too_few_spins =
    .file = Il n’y a pas de lancers dans ce fichier.
    .readable_judge = { $spins } lancers lisibles sont trop peu pour juger un cylindre ; il en faut au moins { $spins_min }.
    .timed_tell = { $spins } lancers chronométrés sont trop peu pour juger ; il en faut au moins { $spins_min }.

too_large =
    .frame = Un message a au plus { $frame_bytes_max } octets.
    .long = La demande est trop longue.
    .request_bytes = Une demande a au plus { $most } octets.
    .spreadsheet_unpacked = Cette feuille de calcul est trop grande une fois décompressée ; enregistrez-la en CSV.

too_many_coups = Le treillis sert jusqu’à { COUNT($maximum) } coups ; demandez { COUNT($coups) } par point-selle.

too_many_jobs = Vous avez déjà { $jobs } travaux au laboratoire : attendez-en un, ou annulez-le.

too_many_passkeys = Une personne a au plus { $keys_max } clés d’accès.

too_many_requests =
    .approvals = Trop d’approbations attendent.
    .bytes = Ce que vous demandez remplit trop vite le journal de la maison ; attendez un instant.
    .confirmed = Trop d’écrans attendent leur confirmation.
    .frames = Trop de messages ; patientez un instant.
    .passkeys_being = Trop de clés d’accès sont demandées ; patientez un instant.
    .questions = Trop de questions au laboratoire ; patientez un instant.
    .tries_minute = Trop d’essais ; patientez une minute.
    .wait_answers_you = Attendez les réponses avant de demander plus.
    .wait_lab_answers = Attendez les réponses du laboratoire avant d’en demander plus.
    .wait_moment = Trop de demandes ; patientez un instant.
    .watch_tournaments = Trop d’écrans suivent déjà les tournois.
    .work = Ce que vous demandez prend trop de temps à la maison ; attendez un instant.

too_slow = La requête n’est pas arrivée entière à temps.

tournament_chips_only =
    .approved_reference = Les jetons de tournoi sont approuvés : donnez la référence et qui les a approuvés (lecture F19).
    .wagered = Ici, seuls les jetons de tournoi peuvent être misés.

tournament_concluded = Le tournoi a été conclu le { $concluded }.

tray_not_at_imprest =
    .fill = La banque de cette table est tenue à { MONEY($imprest) } ; un ajout de { MONEY($amount) } l’y ramène.
    .credit = La banque de cette table est tenue à { MONEY($imprest) } ; un retour de { MONEY($amount) } l’y ramène.

unequal_chips =
    .colours = { $event } : tous ont le même nombre de jetons, donc chaque couleur vaut autant de points.
    .few = { $event } : chacun commence avec { $needed } jetons, et une table en a { $number } de couleur { $colour }.
    .points = Tous commencent { $event } avec { COUNT($starting_stack) } points.
    .same_number = { $event } : tous commencent avec le même nombre de jetons.

unequal_offer =
    .chips_offered = D’autres jetons sont offerts à tous également, ou à personne.
    .open_opened = Pas encore ouvert à tous à la fois : { $offer }.

unknown_command = Le processus du cylindre ne connaît pas cette commande.

unknown_key = Cette clé n’existe pas.
    .lies = L’endroit d’une forme découle du tapis.
    .neither_kind = « { $name } » n’est ni un type de mise ni un groupe de mises.
    .no_bearing = Avec ces choix, cela n’a aucun effet.
    .round_wagers = Un coup n’a pas de « { $key } » ; il a wagers et outcomes.
    .script_first = La première ligne d’un script n’a pas de « { $unknown } » : { LIST($header) }.
    .value_rulebook = La valeur « { $key } » n’existe pas dans le règlement { $key2 }.
    .variation_changes = Une dérogation change au moins une valeur du règlement.
    .wager = Une mise n’a pas de « { $key } » ; elle a { $known }.

unknown_setting = Le réglage « { $unknown } » n’existe pas : { LIST($known) }.

unpaid = place { $seat } { $due }

unreadable =
    .elsewhere = cette machine n’a pas cette adresse
    .folder = c’est un dossier, pas un fichier
    .full = le disque est plein
    .missing = ce fichier ou ce dossier n’existe pas
    .no_folder = une partie du chemin est un fichier, pas un dossier
    .no_right = vous n’en avez pas le droit
    .no_text = ce n’est pas du texte en UTF-8
    .read_only = on ne peut rien y écrire
    .taken = un autre programme y écoute déjà

use_the_terminal =
    .colour = À cette table, les joueurs choisissent leur couleur sur le terminal.
    .electronic_chips = À cette table, toutes les mises sont des jetons électroniques du terminal.
    .made = À cette table, on mise sur le terminal.

value_chips_not_accepted_here = Cette table n’accepte pas les jetons de valeur.

value_colour_taken = Pour ce coup, la place { $holder } utilise les jetons de valeur { $capitalize } sur les mises intérieures.

value_missing = Le formulaire montre { $item } à { MONEY($value) }, la valeur fixée d’avance.

variation_not_approved =
    .register_says = Le registre n’a pas de dérogation approuvée « { $name } » qui le dise.
    .used = La dérogation { $variation } n’est pas approuvée ({ $decision }) ; elle ne peut servir.

variation_not_in_force =
    .approved_citation = Une dérogation approuvée demande la référence de sa règle, son début et, si elle est temporaire, sa fin.
    .rule = La dérogation { $variation } ne dit pas par quelle règle ni de quand à quand elle vaut.

variation_out_of_turn = La dérogation { $variation } est à l’état « { $state } », pas « { $state2 } ».

venue_checklist = { $name } : quelqu’un signe la liste de sécurité et de surveillance.

venue_not_licensed =
    .licence = { $name } n’a pas de licence le { $date }.
    .name_premises = Nommez les locaux sous licence.

verbal_wager = Les mises parlées ne sont pas acceptées ; posez des jetons.

verify_elsewhere = Ce journal n’est qu’en mémoire ; il n’y a rien à vérifier.

verify_running = Le journal est en cours de vérification, ou vient de l’être ; patientez un instant.

voucher_counted_twice = Le bon { $voucher } est déjà dans les livres : { $status }.

voucher_not_here =
    .issued = Ce tournoi n’a pas émis de bon { $voucher }.
    .later_event = Un bon est pour une épreuve ultérieure de ce tournoi ; « { $event } » n’en est pas une.
    .rules_unused = Selon les règles de ce tournoi, un bon inutilisé ne se réattribue pas.
    .voucher_event = Le bon { $voucher } est pour { $event }.

voucher_not_paid = Un bon s’utilise, il ne se paie pas ; sa ligne du formulaire suit de son usage.

voucher_not_yours = Le bon { $voucher } est à { $name }, qui l’a gagné.

voucher_split =
    .worth_place = Le bon { $number } vaut { MONEY($value) }, la place { MONEY($price) }.
    .worth_place_value = Le bon vaut { MONEY($value) }, la place dans { $key } { MONEY($price) }.

wagers_on_layout =
    .prison_next = Des mises des places { $seats } sont en prison ; le coup suivant les décide, puis la table ferme.
    .seats = Il y a des mises des places { $seats } sur le tapis.

wheel_differs = Le jeu est « { $name } » ; le cylindre { $name2 } est « { $variety } ».

wheel_not_running = Le processus du cylindre aléatoire ne répond pas.
    .stranger = Le socket du cylindre aléatoire appartient à un autre utilisateur.

wheel_pockets =
    .compartments = Le cylindre a { $compartments } cases ; le type « { $zeros } » en a { $expected }.
    .different = Un cylindre a de 2 à { $pockets_max } cases, toutes différentes.
    .number = Ce cylindre a { $compartments } cases sur { $expected }.
    .pocket_label = Le nom d’une case a d’une à huit lettres ou chiffres.
    .wrong_missing = Ce cylindre a { $compartments } cases sur { $expected } ; fausses ou manquantes : { LIST($wrong) }.

wheel_too_small = Le cylindre mesure { $diameter } pouces ; il en faut au moins { $value }.

wheel_type_not_allowed =
    .layout_belongs = Un tapis à { $zeros } zéros ne va avec aucun cylindre du règlement { $key }.
    .rulebook = Le règlement { $key } n’a pas de cylindre « { $wheel } ».
    .zeros_rulebook = Un cylindre à { $zeros } zéros n’est pas permis par le règlement { $key }.

which_table = Dites de quelle table il s’agit. Tables avec résultats dans ce journal : { $tables }.

why =
    .either = il faut soit des étapes, soit des lignes
    .function = il faut une fonction strategy(state, result, bankroll)
    .level = un niveau a win, zero et lose
    .levels = elle a name, on, first et jusqu’à 50 niveaux, écrits [[level]]
    .lines = les lignes sont des nombres entiers d’unités
    .opening = opening est un tuple d’au plus { $size } nombres entiers
    .runs = cela ne s’exécute pas : { $error }
    .share = « { $value } » n’est ni un de ses niveaux ni une part de la mise : lose, half, release, pay ou 3/4
    .stage = l’étape { $number } demande stake, on_win et on_loss en nombres entiers, et rien d’autre
    .stages = les étapes s’écrivent [[stage]]
    .toml = ce n’est pas du TOML : { $error }
    .unknown = « { $unknown } » ne veut rien dire ici ; il y a name, stage et lines

winners_unpaid = Des mises gagnantes ne sont pas encore payées.
    .seats = Des mises gagnantes ne sont pas encore payées. Restent : { LIST($seats) }.

witness =
    .other = L’agent de sécurité licencié doit être quelqu’un d’autre que la personne qui agit.
    .present = Un agent de sécurité licencié doit être présent.

witness_away = Le témoin { $name } ne répond pas : { $error }.

witness_in_use = Un autre témoin garde ses points de contrôle dans { $path }.

workers_failed = Les soirées à partir de { COUNT($first) } ont échoué { $tries } fois : { $error }.

wrong_box =
    .named = Un pourboire va dans la boîte à pourboires { $tip_box }, pas dans { $box }.
    .table = Un pourboire va dans la boîte à pourboires de la table, pas dans { $box }.

wrong_type = { $key } : { $given } ne peut pas remplacer { $now }.

wrong_value = Ceci est { $given }.
    .box = La case { LIST($box) } se trouve sur une autre ou hors du tapis.
    .cap_entry = Le plafond vaut par inscription ou par personne.
    .choices_once = Chaque choix figure une fois.
    .chips = Il ne peut pas y avoir moins de zéro jeton { $chips }.
    .days_notice = Les jours de préavis sont civils ou ouvrés.
    .kind_word = « { $kind } » ne peut être le mot d’un type de mise.
    .labels = Chaque case de cette mise à côté des numéros porte une inscription. Cases : { $boxes }. Inscriptions : { $labels }.
    .no_wheel_has = Aucun cylindre de ce règlement n’a ces numéros et d’autres encore.
    .not_played = On ne peut pas encore jouer ici à des tables avec { $given }.
    .numbers_once = Une mise a ses numéros, chacun une fois.
    .option_word = « { $option } » ne peut être le mot d’une règle du zéro.
    .pays_nothing = { $pays } contre 1 ne paie rien.
    .second_above = Ce qu’un superviseur décide seul ne peut pas être moins que rien.
    .shape_named = « { $kind } » est le nom d’une autre forme.
    .shape_or_numbers = Une mise gagne par une forme ou par ses numéros, pas par les deux.
    .shape_twice = bets.{ $first } gagne déjà par cette forme.
    .smallest_chip = Le plus petit jeton doit valoir quelque chose.
    .tournament_tables = Les tables de tournoi ont un croupier : felt ou terminals.
    .wheel_known = « { $wheel } » est le nom d’un autre cylindre.

zero_not_green = { $pocket } : couleur { $colour } ; elle doit être verte.

bad_cursor = « { $cursor } » n’est pas un endroit d’un journal. Commencez sans.

no_such_record = Il n’y a pas d’enregistrement { $record } dans ce journal.

journal_old = { $path } est un journal d’un format antérieur. Faites-en un nouveau avec « croupier journal upgrade { $path } NOUVEAU », et continuez avec celui-ci ; l’ancien reste tel quel.

journal_half_carried = Seuls { $done } des { $events } événements du journal antérieur sont ici. Relancez « croupier journal upgrade ».

journal_differs = Le nouveau journal contient autre chose, ou l’ancien a grandi depuis. Commencez avec un nouveau fichier.

journal_grown = L’ancien journal a grandi entre-temps. Arrêtez celui qui y écrit, puis recommencez.

journal_current = { $path } a déjà le format actuel.

segment_empty = Rien n’a été écrit depuis la clôture du dernier segment.

material_contradicts = « { $material } » est un métal, et la bille est dite sans métal.

thing_in_use =
    .count = { $thing } attend son comptage ; rectifiez-le ensuite.
    .table = { $thing } est en service à la table { $table } ; retirez-le du service, puis rectifiez-le.

not_admitted =
    .entrant = La maison a exclu { $player } ; l’inscription ne peut pas jouer.
    .entry = Personne ne s’inscrit sous ce nom. Adressez-vous au personnel.
    .seat = Personne ne prend place sous ce nom. Adressez-vous au personnel.

barred_already = Cette personne est déjà exclue : numéro { $bar } de la liste.

no_such_bar = Il n’y a pas d’exclusion { $bar } à lever.

report_filed = Une déclaration qui couvre tout cela a déjà été envoyée.

report_not_due = { MONEY($amount) } ne dépasse pas { MONEY($over) } : aucune déclaration n’est due. Indiquez qu’elle est volontaire.
