# Ce que disent les formulaires des tables et de la salle.

form =
    .table = Table { $table }
    .all_tables = Toutes les tables
    .gaming_day = journée de jeu { $day }, { $shift }
    .amount = Montant
    .not_pinned = Aucun point de contrôle signé du journal n’appuie cette feuille.
    .older = { $count ->
        [one] Le dernier point de contrôle a { $count } enregistrement de retard sur cette feuille ; imprimez-la de nouveau.
       *[other] Le dernier point de contrôle a { $count } enregistrements de retard sur cette feuille ; imprimez-la de nouveau.
    }
    .signature_of = Signature de { $name } : { $signature }
    .licence = Licence
    .supervisor = Chef de table
    .cage = Caisse
    .dealer = Croupier
    .player = Joueur
    .entries = Inscriptions
    .expected = Attendu
    .counted = Compté
    .counted_by = Compté par
    .difference = Écart
    .explanation = Explication : { $text }
    .tips = Pourboires dans la boîte : { $amount }.

amount =
    .points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .training = { $amount } (exercice)

inspection =
    .title = Inspection de la table
    .inspector = Inspecteur
    .role = Fonction
    .result = Résultat
    .passed = réussie : la table peut ouvrir
    .failed = échouée : la table reste fermée
    .check_list = Liste de contrôle
    .no_points = Les règles de cette table ne demandent aucun contrôle.
    .balls = Billes
    .terminals = Les terminaux annoncent « Rien ne va plus »
    .terminal = Terminal { $number }
    .keeps_closed = Ce qui garde la table fermée : { $list }.

announced_by =
    .sound = par le son
    .sight = à l’écran
    .both = par le son et à l’écran
    .silent = pas du tout

ball_test =
    .magnet = non magnétique, vérifiée à l’aimant
    .compass = non magnétique, vérifiée à la boussole

work =
    .title = Registre d’entretien du cylindre
    .lead = Réglages et remplacements de pièces du cylindre, dans l’ordre du journal. Aucune ligne n’est jamais modifiée.
    .line = Ligne
    .when = Date et heure
    .written = { $date }, inscrit { $at }
    .what = Ce qui a été fait
    .where = Où
    .by = Par
    .witness = Témoin
    .signatures = Signatures
    .signed = Ligne { $line }, { $name } : { $signature }
    .newest = La plus récente
    .none = aucune
    .checked_by = Vérifié par
    .adjusted = { $wheel } : réglage de { $part }, { $what }
    .replaced = { $wheel } : remplacement de { $part }, { $what }
    .to_line = À la ligne { $line } : { $note }
    .corrected = { $count ->
        [one] { $what } (voir la ligne { $lines })
       *[other] { $what } (voir les lignes { $lines })
    }
    .at_table = table { $table }
    .at_place = table { $table }, { $place }

chip_slip =
    .fill = Bon de réassort { $number }
    .credit = Bon de retour { $number }
    .slip = Bon
    .from = De
    .to = À
    .at_table = table
    .at_cage = caisse
    .asked_by = Demandé par
    .signed_with = Signé avec
    .lead = Les jetons sont comptés à découvert sur la table. Les numéros des bons se suivent sans lacune.
    .pit = Salle
    .second = Seconde personne

drop =
    .title = Drop et comptage
    .cash = Espèces
    .receipt = Reçu { $number } du distributeur mobile
    .box = Caisse de la table
    .since = Depuis
    .until = Jusqu’à
    .deposits = Dépôts selon le journal
    .what = Quoi
    .expected = Attendu dans la caisse
    .count = Comptage
    .box_number = Caisse { $box }
    .to_count = Compté : espèces, reçus, total
    .to_explain = Écart et son explication
    .another = Compté par, une autre personne

inventory =
    .title = Inventaire des jetons
    .lead = Tous les jetons de la table, par sorte : où ils sont selon le journal. Les nombres d’une ligne donnent ensemble celui de la dernière colonne.
    .kind = Sorte
    .tray = Caisse
    .layout = Tapis
    .hands = Joueurs
    .walked = Emportés
    .tip_box = Pourboires
    .missing = Manquants
    .number = En tout
    .count = Comptage de la caisse
    .not_counted = La caisse n’a pas été comptée par sorte ; sa valeur concordait avec les livres.
    .to_count = Compté, par sorte
    .closed_by = Fermée par
    .result = Résultat
    .differs = le comptage diffère des livres
    .agrees = le comptage concorde avec les livres
    .value = Jetons de valeur, { $colour }
    .set = Jetons de roulette, { $colour }

protection_report =
    .of_whom = { $measure } : { $who }
    .lead = Comptages par croupier, joueur, table et superviseur, chacun comparé à tous les autres de la salle. Un chiffre ne prouve rien : il dit où regarder.
    .rounds = Coups
    .before = Services antérieurs servant de comparaison
    .stands_out = Ce que le hasard n’explique pas
    .rate = Constaté
    .floor = Toute la salle
    .chance = Par hasard
    .bound = Alerte en dessous de
    .of = { $found } sur { $of } ({ $share })
    .look_at = Coups à examiner, table { $table } : { $rounds }.
    .counted = Tout ce qui a été compté
    .what = Quoi
    .whom = De qui
    .surveillance = Surveillance

box_count =
    .title = Comptage { $number }
    .coupons = Coupons, qui ne sont pas de l’argent : { $amount }.
    .reconciled = Rapproché par
    .box = Caisse
    .two = { $first } et { $second }
    .receipts = Reçus du distributeur mobile
    .chips = Jetons
    .found = Trouvé dans la caisse
    .against = Face au journal de la table
    .equal = Écart : ni excédent ni manque
    .over = Écart : excédent
    .short = Écart : manque

box_of =
    .drop = { $box }, caisse de la table
    .tip = { $box }, boîte à pourboires

dispute =
    .title = Litige { $number }
    .dispute = Litige
    .round = Coup
    .player = { $player }, place { $seat }
    .claim = Réclamation
    .no_amount = sans montant
    .reported = Signalé
    .reported_by = Signalé par
    .what = Objet du litige
    .story = Le coup selon le journal
    .decision = Décision
    .paid = Payé
    .decided_by = Décidé par
    .at = Le
    .no_reason = Aucun motif n’a été inscrit.
    .to_decide = Décision du chef de table et son motif

decision =
    .pay = payé
    .collect = ramassé
    .rule = réglé à nouveau
    .deny = refusé

shift_report =
    .title = Rapport de service
    .formula = Chaque table d’une limite du service à l’autre. Gain = drop + encaisse finale + retours - encaisse initiale - compléments.
    .table = Table
    .opener = Initiale
    .fills = Compléments
    .credits = Retours
    .drop = Drop
    .closer = Finale
    .win = Gain
    .hold = Rétention
    .together = Au total
    .counted_of = Le drop tel qu’il a été compté
    .what = Quoi
    .cash = Espèces
    .receipts = Reçus
    .coupons = Coupons
    .expected = Attendu
    .counted = Compté
    .over = En trop ou en moins
    .figure = { $what } ({ $kind }) { $amount }
    .adjusted = Rectifié le { $at } : { $figures }.
    .frozen = Clos par deux personnes. Les chiffres ont été figés ; leur SHA-256 est { $hash }.
    .running = Ce service n’est pas clos : ses chiffres peuvent encore changer.

table_session =
    .title = Rapport d’une session de la table
    .cash = Drop, espèces
    .receipts = Drop, reçus du distributeur mobile
    .closer = Encaisse de fermeture
    .not_counted = pas encore comptée
    .credits = Retours
    .opener = moins l’encaisse d’ouverture
    .fills = moins les réassorts
    .rounds = Coups
    .void_spins = Lancers qui n’ont pas compté
    .refusals = Demandes refusées
    .rulings = Décisions de la salle
    .disputes = Litiges
    .opened = Ouverte
    .opened_by = Ouverte par
    .closed = Fermée
    .closed_by = Fermée par
    .dealers = Croupiers
    .hold = Hold
    .win_of = Résultat de la table
    .win = Résultat
    .tray = Comptage de l’encaisse face aux livres : { $amount }. { $reason }
    .happened = Ce qui s’est passé
    .count = Nombre

table_session_note =
    .rounds_without_wave = Coups sans le geste de la main
    .late_calls = Coups annoncés en retard
    .early_calls = Coups annoncés trop tôt
    .missed_calls = Coups où la bille s’est arrêtée avant l’annonce

form_role =
    .player = joueur
    .dealer = croupier
    .pit-supervisor = chef de table
    .key-manager = direction
    .security = sécurité
    .maintenance = entretien
    .slot-technician = technicien
    .drop-team = équipe de levée
    .count-team = équipe de comptage
    .cashier = caissier
    .tournament-director = directeur du tournoi
    .auditor = auditeur
    .regulator = autorité de contrôle
    .system = système
