import type { Sentences } from "./sentences";

export const words: Sentences = {
  "There is no language “{language}”. There are: {known}.":
    "La langue « {language} » n’existe pas. Il y a : {known}.",
  "The maximum is {max} per bet; with this it would be {total}.":
    "Le maximum est {max} par mise ; cela ferait {total}.",
  "Wagers for the dealers are limited to {wager_max}, as posted.":
    "Les mises pour les croupiers sont limitées à {wager_max}, comme affiché.",
  "What was confirmed is not what was asked for.": "Ce qui a été confirmé n’est pas ce qui était demandé.",
  "{what} must be a positive whole number.": "{what} doit être un nombre entier positif.",
  "Each colour stands for a positive number of points.": "Chaque couleur vaut un nombre positif de points.",
  "A disputed amount cannot be negative.": "Un montant contesté ne peut pas être négatif.",
  "Say how much is paid.": "Indiquez combien est payé.",
  "The opener cannot be negative.": "Le fonds d’ouverture ne peut pas être négatif.",
  "The closer cannot be negative.": "Le fonds de fermeture ne peut pas être négatif.",
  "Turns cannot be negative.": "Les tours ne peuvent pas être négatifs.",
  "There is no command “{name}”.": "La commande « {name} » n’existe pas.",
  "“by” is an object with role, who and device.": "« by » est un objet avec role, who et device.",
  "There is no role “{role}”: {Role}.": "Le rôle « {role} » n’existe pas : {Role}.",
  "“who” and “device” are texts that can be printed.": "« who » et « device » sont des textes imprimables.",
  "This command cannot be taken: {bad}.": "Cette commande ne peut pas être prise : {bad}.",
  "Who asks, when and under which key is not part of the command.":
    "Qui demande, quand et sous quelle clé ne fait pas partie de la commande.",
  "The second person confirms in person and is not named in the command.":
    "La seconde personne confirme elle-même et n’est pas nommée dans la commande.",
  "There is no command “{name}” of the floor.": "La commande « {name} » n’existe pas au bureau.",
  "Who asks, who is beside, the signature and what a table's journal says are no part of it.":
    "Qui demande, qui assiste, la signature et ce que dit le journal d’une table n’en font pas partie.",
  "{min} to {max} are no limits.": "{min} à {max} ne sont pas des limites.",
  "A player needs a name or a number that can be printed.":
    "Un joueur a besoin d’un nom ou d’un numéro imprimable.",
  "A dealer signs in with a badge or a name that can be printed.":
    "Un croupier se connecte avec un badge ou un nom imprimable.",
  "A terminal seals its nonce as a SHA-256 in hexadecimal, for a random wheel.":
    "Un terminal scelle son nombre aléatoire en SHA-256 hexadécimal, pour un cylindre aléatoire.",
  "Seat {seat} has sealed a nonce for this round.": "La place {seat} a déjà scellé son nombre pour ce coup.",
  "Seat {seat} has no sealed nonce that this could open.":
    "La place {seat} n’a pas de nombre scellé que ceci puisse ouvrir.",
  "Table {name}: {told}": "Table {name} : {told}",
  "This is no frame: {error}.": "Ce message n’est pas valable : {error}.",
  "A person has one or more roles of the staff.": "Une personne a un ou plusieurs rôles du personnel.",
  "Seats are numbered from 1.": "Les places sont numérotées à partir de 1.",
  "The sensor of table {table} is set by line, model, mode and may; not by {these}.":
    "Le capteur de la table {table} se règle par line, model, mode et may ; pas par {these}.",
  "The sensor of table {table}: {error}.": "Le capteur de la table {table} : {error}.",
  "{file} has a list [[table]] and nothing else.": "{file} a une liste [[table]] et rien d’autre.",
  "The setting “tables” names {file}: {error}.": "Le réglage « tables » nomme {file} : {error}.",
  "A table's name is 1 to 40 letters, digits, dots, dashes.":
    "Le nom d’une table a de 1 à 40 lettres, chiffres, points ou tirets.",
  "Table {name}: there is no “{unknown}”.": "Table {name} : « {unknown} » n’existe pas.",
  "Table {name}: automation is one of {PRESETS}, source one of {SOURCES}.":
    "Table {name} : automation est l’un de {PRESETS}, source l’un de {SOURCES}.",
  "Table {name}: an automatic table has its numbers from a random wheel or a sensor, others from a dealer.":
    "Table {name} : une table automatique a ses numéros d’un cylindre aléatoire ou d’un capteur, les autres d’un croupier.",
  "Table {name}: its policy names one of {RULEBOOKS}.":
    "Table {name} : ses règles nomment l’un de {RULEBOOKS}.",
  "Table {name}: a table with terminals says how many: terminals.count.":
    "Table {name} : une table à terminaux dit combien : terminals.count.",
  "Badge {badge} belongs to somebody.": "Le badge {badge} est déjà à quelqu’un.",
  "{ball} was retired; assign another ball.": "{ball} est retirée ; affectez une autre bille.",
  "“{ball}” cannot go into the wheel; assign an inspected ball.":
    "« {ball} » ne peut pas entrer dans le cylindre ; affectez une bille contrôlée.",
  "{ball} was retired after an inspection; assign another ball.":
    "{ball} a été retirée après un contrôle ; affectez une autre bille.",
  "The pit supervisor must inspect the ball before it is used again.":
    "Le superviseur doit contrôler la bille avant qu’elle serve de nouveau.",
  "{bet_id} needs 00, which is not available at this table.":
    "{bet_id} demande le 00, qui n’existe pas à cette table.",
  "The line between 2nd 12 and 3rd 12 is the 0-00 split, and 00 is not available at this table.":
    "La ligne entre la 2e et la 3e douzaine est le cheval 0-00, et le 00 n’existe pas à cette table.",
  "This table does not offer {bet_id}.": "Cette table n’offre pas {bet_id}.",
  "“{word}” is not a kind of bet in this rulebook.": "« {word} » n’est pas un type de mise de ce règlement.",
  "The bet is called “{kind}”; there is no “{bet_id}”.":
    "La mise s’appelle « {kind} » ; « {bet_id} » n’existe pas.",
  "{bet_id} is no name of a bet: its numbers are written in order, as in split-8-11.":
    "{bet_id} n’est pas un nom de mise : les numéros se suivent, comme dans split-8-11.",
  "The {key} rulebook has no announced bets.": "Le règlement {key} n’a pas d’annonces.",
  "This layout has no {missing}, which {call} needs.": "Il manque {missing} à ce tapis ; {call} en a besoin.",
  "There is no call “{call}”. There are: {known}.": "L’annonce « {call} » n’existe pas. Il y a : {known}.",
  "Betting is closed; nothing on the layout can be changed now.":
    "Les jeux sont faits ; plus rien ne peut changer sur le tapis.",
  "Betting is not open yet; the chips are returned at once.":
    "Les jeux ne sont pas encore ouverts ; les jetons sont rendus aussitôt.",
  "Call No More Bets before the result is entered.":
    "Annoncez « Rien ne va plus » avant de saisir le résultat.",
  "Cash cannot be bet; change it into chips first.":
    "On ne mise pas d’espèces ; changez-les d’abord en jetons.",
  "The value of these chips cannot change while any of them are out.":
    "La valeur de ces jetons ne peut changer tant qu’il en reste dehors.",
  "Set the value of these chips before betting.": "Fixez la valeur de ces jetons avant de miser.",
  "Seat {number} was issued no {design} chips.": "La place {number} n’a pas reçu de jetons {design}.",
  "Seat {number} has {rack} in chips, {missing} too few.":
    "La place {number} a {rack} en jetons ; il manque {missing}.",
  "Seat {number} has {number2} in chips, not {amount}.":
    "La place {number} a {number2} en jetons, pas {amount}.",
  "Spoken wagers are not accepted; place chips.":
    "Les mises parlées ne sont pas acceptées ; posez des jetons.",
  "Only chips of this house can be bet.": "Seuls les jetons de cette maison peuvent être misés.",
  "Only roulette chips can be bet here.": "Ici, seuls les jetons de roulette peuvent être misés.",
  "Seat {seat} still has chips; cash out first.": "La place {seat} a encore des jetons ; encaissez d’abord.",
  "Seat {seat} still has chips on the layout.": "La place {seat} a encore des jetons sur le tapis.",
  "Chips of the old colour are on the layout; take them down first.":
    "Des jetons de l’ancienne couleur sont sur le tapis ; retirez-les d’abord.",
  "The time to choose is over; the posted default applies.":
    "Le temps du choix est passé ; la règle affichée s’applique.",
  "There is nothing to choose at this table now.": "Il n’y a rien à choisir à cette table en ce moment.",
  "Players are still choosing between half and prison.":
    "Des joueurs choisissent encore entre la moitié et la prison.",
  "This is not the set-up code, or the house has its administrator already.":
    "Ce n’est pas le code d’installation, ou la maison a déjà son administrateur.",
  "This is your passphrase already: sign in with it.":
    "C’est déjà votre phrase secrète : connectez-vous avec elle.",
  "This code is not valid for this badge.": "Ce code ne vaut pas pour ce badge.",
  "Collect the losing wagers before paying.": "Ramassez les mises perdantes avant de payer.",
  "{capitalize} is in use at seat {holder}.": "{capitalize} est utilisé à la place {holder}.",
  "Seat {number} plays with {colour}/{design} value chips.":
    "La place {number} joue avec des jetons de valeur {colour}/{design}.",
  "The notice with the points of each colour does not hang at the table yet.":
    "L’avis avec les points de chaque couleur n’est pas encore affiché à la table.",
  "The points of a colour have changed since the notice was posted; print the new one and post it.":
    "Les points d’une couleur ont changé depuis l’affichage ; imprimez le nouvel avis et affichez-le.",
  "The sign {sign} does not say what is in force; print {code} and post that.":
    "Le panneau {sign} ne dit pas ce qui est en vigueur ; imprimez {code} et affichez-le.",
  "the secret of the round died with an earlier process":
    "Le secret du coup est perdu avec un processus antérieur.",
  "A random wheel commits itself to the round before betting opens.":
    "Un cylindre aléatoire s’engage sur le coup avant l’ouverture des jeux.",
  "Only a random wheel commits itself.": "Seul un cylindre aléatoire s’engage.",
  "The books have {shown} in the tray; give the reason for the difference.":
    "Selon les livres, la banque a {shown} ; donnez la raison de l’écart.",
  "A coupon for {faces} lies on {bet}; its chips stay while it does.":
    "Un bon de {faces} est sur {bet} ; ses jetons restent tant qu’il y est.",
  "The coupon needs chips of at least {faces} beside it.":
    "Le bon demande à côté de lui des jetons pour au moins {faces}.",
  "Match play coupons count on even-money and 2 to 1 bets only.":
    "Les bons de jeu ne valent que sur les chances simples et les mises à 2 contre 1.",
  "This table does not take match play coupons.": "Cette table ne prend pas de bons de jeu.",
  "Coupon {coupon} is unknown.": "Le bon {coupon} est inconnu.",
  "Coupon {coupon} was already used {used}.": "Le bon {coupon} a déjà servi ({used}).",
  "Coupon {coupon} expired on {expires}.": "Le bon {coupon} a expiré le {expires}.",
  "A coupon has a number, and a last day such as 2026-12-31.":
    "Un bon a un numéro et un dernier jour, par exemple 2026-12-31.",
  "Coupon {coupon} is registered already.": "Le bon {coupon} est déjà enregistré.",
  "Only the table's dealer may do this.": "Seul le croupier de la table peut le faire.",
  "{who} is not the dealer of this table; {nobody} is signed in.":
    "{who} n’est pas le croupier de cette table ; connecté : {nobody}.",
  "No dealer is signed in at this table.": "Aucun croupier n’est connecté à cette table.",
  "Confirm that the money went into the drop box.": "Confirmez que l’argent est dans la boîte de la table.",
  "A dispute is not decided yet.": "Un litige n’est pas encore tranché.",
  "Announced was {result}; the dolly is on {number}.": "Annoncé : {result} ; le dolly est sur {number}.",
  "Place the dolly on the winning number first.": "Posez d’abord le dolly sur le numéro gagnant.",
  "Please wait until all winners are paid and the dolly is removed.":
    "Attendez que tous les gains soient payés et que le dolly soit retiré.",
  "Tournament chips are not sold at the table.": "Les jetons de tournoi ne se vendent pas à la table.",
  "The tray holds {float}; ask for a fill.": "La banque a {float} ; demandez un ajout.",
  "The tray holds {float}.": "La banque a {float}.",
  "The tray does not hold that much; ask for a fill.": "La banque n’a pas autant ; demandez un ajout.",
  "The tray holds {float}, {winnings} is due: ask for a fill.":
    "La banque a {float}, {winnings} sont dus : demandez un ajout.",
  "A {colour}/{plain} chip was not issued for these premises.":
    "Un jeton {colour}/{plain} n’a pas été émis pour cette maison.",
  "The house is closing; this was not done.": "La maison ferme ; ceci n’a pas été fait.",
  "The sign of this table says that even-money bets are lost on 0, so In Prison cannot be on.":
    "Le panneau de cette table dit que les chances simples sont perdues sur le 0 ; la prison est donc exclue.",
  "A stake is a positive whole number of cents, of 64 bits at most.":
    "Une mise est un nombre entier positif de cents, de 64 bits au plus.",
  "Only even-money bets can go in prison; {id} is none.":
    "Seules les chances simples vont en prison ; {id} n’en est pas une.",
  "A wager in prison cannot be moved, raised or taken down.":
    "Une mise en prison ne peut être ni déplacée, ni augmentée, ni retirée.",
  "A wager can be in prison for one spin only.": "Une mise n’est en prison que pour un seul coup.",
  "The inspection found fault with: {points}. The table stays closed.":
    "Le contrôle a relevé : {points}. La table reste fermée.",
  "Answer every point of the check list; missing: {none}.":
    "Répondez à chaque point de la liste ; il manque : {none}.",
  "Only a key manager, a licensed member of security or a pit supervisor may inspect a table.":
    "Seul un responsable, un agent de sécurité licencié ou un superviseur peut contrôler une table.",
  "Something is wrong with the house; the log has it.":
    "Quelque chose ne va pas dans la maison ; c’est au registre.",
  "The journal could not be written; nothing was done.":
    "Le journal n’a pas pu être écrit ; rien n’a été fait.",
  "A command key is 1 to {LENGTH_MAX} printable characters.":
    "La clé d’une commande a de 1 à {LENGTH_MAX} caractères imprimables.",
  "The house would be without a key manager.": "La maison serait sans responsable.",
  "No more bets: this wager came too late, and the chips are returned at once.":
    "Rien ne va plus : cette mise est arrivée trop tard, les jetons sont rendus aussitôt.",
  "Too late: where the ball rests may be known. Nothing on the layout changes before the next spin.":
    "Trop tard : on peut savoir où est la bille. Rien ne change sur le tapis avant le prochain lancer.",
  "Ball and wheel are on record in opposite directions; report it, and the supervisor decides.":
    "Il est consigné que la bille et le cylindre tournaient en sens contraire ; signalez-le, le superviseur décidera.",
  "{counted} turns are on record; report it, and the supervisor decides.":
    "{counted} tours sont consignés ; signalez-le, le superviseur décidera.",
  "The ball is on record at rest in {rests}; report it, and the supervisor decides.":
    "Il est consigné que la bille s’est arrêtée sur le {rests} ; signalez-le, le superviseur décidera.",
  "{tenths} turns are counted; a count does not go down.":
    "{tenths} tours sont comptés ; un compte ne diminue pas.",
  "A ruling has the name of the supervisor who makes it: “by” with “who”.":
    "Une décision porte le nom du superviseur qui la prend : « by » avec « who ».",
  "A ball that left the wheel rests in no number; report it, and the supervisor decides.":
    "Une bille sortie du cylindre ne repose sur aucun numéro ; signalez-le, le superviseur décidera.",
  "This rulebook fixes its limits itself.": "Ce règlement fixe lui-même ses limites.",
  "The minimum and maximum must be set and posted on the game.":
    "Le minimum et le maximum doivent être fixés et affichés au jeu.",
  "What the sign says has changed since it was posted; print the new one and post it.":
    "Le contenu du panneau a changé depuis l’affichage ; imprimez le nouveau et affichez-le.",
  "{chips} chips look like the value chip {alike}.":
    "Les jetons {chips} ressemblent au jeton de valeur {alike}.",
  "No ball is in play.": "Aucune bille n’est en jeu.",
  "No chip colour is free at this table.": "Aucune couleur de jetons n’est libre à cette table.",
  "The table has no {colour}/{design} chips.": "La table n’a pas de jetons {colour}/{design}.",
  "No dealer is signed in.": "Aucun croupier n’est connecté.",
  "The table has no drop box attached.": "La boîte de la table n’est pas fixée.",
  "Seat {number} is {player}'s; players act for their own seat only.":
    "La place {number} est à {player} ; un joueur n’agit que pour la sienne.",
  "There is no result yet: the ball is not at rest.":
    "Il n’y a pas encore de résultat : la bille n’est pas arrêtée.",
  "There is no such alert.": "Cette alerte n’existe pas.",
  "This approval is over, or never was.": "Cette approbation est passée, ou n’a jamais existé.",
  "A correction of the result waits for its second person; the round goes on when it is decided.":
    "Une correction du résultat attend sa deuxième personne ; le coup reprend dès qu’elle est décidée.",
  "There is no such call, or somebody has answered it.": "Cet appel n’existe pas, ou quelqu’un y a répondu.",
  "There are three columns: column-1, column-2 and column-3.":
    "Il y a trois colonnes : column-1, column-2 et column-3.",
  "There are three dozens: 1-12, 13-24 and 25-36.": "Il y a trois douzaines : 1-12, 13-24 et 25-36.",
  "There is no such incident.": "Cet incident n’existe pas.",
  "There is no such passkey.": "Cette clé d’accès n’existe pas.",
  "Nobody has the badge {badge}.": "Personne n’a le badge {badge}.",
  "Where do the chips stand? Name a bet, a place or a point.":
    "Où sont les jetons ? Nommez une mise, un emplacement ou un point.",
  "A point of the felt has an x and a y.": "Un point du tapis a un x et un y.",
  "That spot on the layout is not a bet.": "Cet endroit du tapis n’est pas une mise.",
  "Table {table} remembers no round {number}.": "La table {table} n’a pas gardé le coup {number}.",
  "Table {table} has given out no slip {number}.": "La table {table} n’a pas émis le ticket {number}.",
  "There is no table “{name}”.": "La table « {name} » n’existe pas.",
  "This table has no terminal with that number.": "Cette table n’a pas de terminal de ce numéro.",
  "No screen shows this code.": "Aucun écran ne montre ce code.",
  "There is no such terminal.": "Ce terminal n’existe pas.",
  "There is no tournament “{tournament}”.": "Le tournoi « {tournament} » n’existe pas.",
  "This table has {count} terminals.": "Cette table a {count} terminaux.",
  "The table has no tip box attached.": "La boîte à pourboires de la table n’est pas fixée.",
  "Tournament chips have no wager limit.": "Les jetons de tournoi n’ont pas de limite.",
  "The boxes {between} do not share one corner.": "Les cases {between} n’ont pas de coin commun.",
  "“{reason}” is not a reason for No Spin: {allowed}.":
    "« {reason} » n’est pas un motif de coup nul : {allowed}.",
  "{between} are neither a row nor a listed group of three.":
    "{between} ne sont ni une rangée ni un groupe de trois prévu.",
  "Ball and wheel turn the same way: this is no valid spin; declare No Spin.":
    "La bille et le cylindre tournent dans le même sens : le coup n’est pas valable ; déclarez-le nul.",
  "Confirm the turns of the ball: nobody has counted them.":
    "Confirmez les tours de la bille : personne ne les a comptés.",
  "The ball made {tenths} turns; {value} make a valid spin. Declare No Spin.":
    "La bille a fait {tenths} tours ; il en faut {value} pour un coup valable. Déclarez-le nul.",
  "The boxes {between} share no line.": "Les cases {between} n’ont pas de ligne commune.",
  "Nobody may use this address.": "Personne ne peut utiliser cette adresse.",
  "The table has not been inspected for this opening.":
    "La table n’a pas été contrôlée pour cette ouverture.",
  "The pit supervisor has not confirmed observing the action.":
    "Le superviseur n’a pas confirmé avoir observé l’action.",
  "This table is not paused.": "Cette table n’est pas en pause.",
  "Tournament chips cannot be exchanged for anything.": "Les jetons de tournoi ne s’échangent contre rien.",
  "Tournament chips cannot be redeemed.": "Les jetons de tournoi ne se remboursent pas.",
  "Tournament chips cannot be given away.": "Les jetons de tournoi ne se donnent pas.",
  "Sign in first.": "Connectez-vous d’abord.",
  "This table does not stand still.": "Cette table n’est pas arrêtée.",
  "{stake} is not a whole number of {unit} chips.": "{stake} n’est pas un nombre entier de jetons de {unit}.",
  "The {colour} chips are seat {number}'s.": "Les jetons {colour} sont à la place {number}.",
  "This terminal is seat {seat} of table {table}.": "Ce terminal est la place {seat} de la table {table}.",
  "This terminal is at table {table}.": "Ce terminal est à la table {table}.",
  "Seat {number} has nothing on {place}.": "La place {number} n’a rien sur {place}.",
  "Seat {number} has less than that on {place}.": "La place {number} a moins que cela sur {place}.",
  "No dealer has placed anything on {place} for seat {number}.":
    "Aucun croupier n’a rien posé sur {place} pour la place {number}.",
  "Seat {seat} has nothing on the layout.": "La place {seat} n’a rien sur le tapis.",
  "There is nothing to repeat for seat {number}.": "Il n’y a rien à répéter pour la place {number}.",
  "Seat {seat} has no points.": "La place {seat} n’a pas de points.",
  "Seat {seat} has nothing to cash out.": "La place {seat} n’a rien à encaisser.",
  "There is no open dispute {dispute}.": "Il n’y a pas de litige {dispute} ouvert.",
  "The result is {number} already.": "Le résultat est déjà {number}.",
  "Nothing is due to seat {seat}.": "Rien n’est dû à la place {seat}.",
  "There is no {strangers} on this wheel.": "Il n’y a pas de {strangers} sur ce cylindre.",
  "The tray was closed with {left}; it cannot open with {opener}.":
    "La banque a fermé avec {left} ; elle ne peut pas ouvrir avec {opener}.",
  "Only one of these can apply when a zero falls.": "Une seule de ces règles peut valoir quand un zéro sort.",
  "The {key} rulebook does not know {words}.": "Le règlement {key} ne connaît pas {words}.",
  "{words} is not for the {name} wheel.": "{words} n’est pas pour le cylindre {name}.",
  "Requests from this origin are not taken; the setting “origins” names those that are.":
    "Les demandes de cette origine ne sont pas prises ; le réglage « origins » nomme celles qui le sont.",
  "That cannot be done now.": "Ce n’est pas possible maintenant.",
  "Seats {short} no longer have what was paid; the supervisor decides as a dispute.":
    "Les places {short} n’ont plus ce qui a été payé ; le superviseur tranche comme un litige.",
  "This passkey is registered already.": "Cette clé d’accès est déjà enregistrée.",
  "Ask for a new challenge first.": "Demandez d’abord un nouveau défi.",
  "This passkey is not valid here.": "Cette clé d’accès ne vaut pas ici.",
  "This is signed: give your passphrase with it.": "Ceci est signé : donnez votre phrase secrète avec.",
  "This needs a passphrase given just now; give yours again.":
    "Ceci demande une phrase secrète donnée à l’instant ; redonnez la vôtre.",
  "A passphrase has at least {PASSPHRASE_MIN} characters.":
    "Une phrase secrète a au moins {PASSPHRASE_MIN} caractères.",
  "{amount} keyed; {winnings} is due.": "{amount} saisi ; {winnings} sont dus.",
  "Only the pit supervisor may decide this.": "Seul le superviseur peut en décider.",
  "The pit supervisor has not ruled yet.": "Le superviseur n’a pas encore décidé.",
  "Points are issued at tournament tables only.": "Les points ne s’émettent qu’aux tables de tournoi.",
  "Points are played at tournament tables only.": "Les points ne se jouent qu’aux tables de tournoi.",
  "Tournament chips stand for points and have no value in money.":
    "Les jetons de tournoi valent des points et n’ont pas de valeur en argent.",
  "A tournament table has no chips of the cage.": "Une table de tournoi n’a pas de jetons de la caisse.",
  "At a tournament table a dispute is decided without paying.":
    "À une table de tournoi, un litige se tranche sans paiement.",
  "A tournament table has no chips of the cage; it opens with an empty tray.":
    "Une table de tournoi n’a pas de jetons de la caisse ; elle ouvre avec une banque vide.",
  "The wheel owes the secret of round {to_reveal}.": "Le cylindre doit le secret du coup {to_reveal}.",
  "No secret is owed.": "Aucun secret n’est dû.",
  "The result of a random wheel comes with the proof for this round.":
    "Le résultat d’un cylindre aléatoire vient avec la preuve de ce coup.",
  "Say why there is no spin: {allowed}.": "Dites pourquoi le coup est nul : {allowed}.",
  "Say why the table is suspended.": "Dites pourquoi la table est suspendue.",
  "There is no ruling to observe.": "Il n’y a pas de décision à observer.",
  "Say what is disputed.": "Dites ce qui est contesté.",
  "Say what happened.": "Dites ce qui s’est passé.",
  "A ruling needs its reason.": "Une décision demande son motif.",
  "A decision needs its reason.": "Trancher un litige demande un motif.",
  "A correction needs its reason.": "Une correction demande son motif.",
  "Receipt {receipt} was deposited before.": "Le reçu {receipt} a déjà été déposé.",
  "The {role} may not do this.": "Le rôle « {role} » ne permet pas cela.",
  "A terminal may not do this.": "Un terminal ne peut pas le faire.",
  "A display only shows.": "Un écran mural ne fait que montrer.",
  "A dealer signs in with their own badge.": "Un croupier se connecte avec son propre badge.",
  "The {role} may not confirm this.": "Le rôle « {role} » ne permet pas de le confirmer.",
  "The floor is for the staff.": "Le bureau est réservé au personnel.",
  "Badge {badge} is not a {chosen}.": "Le badge {badge} n’a pas le rôle « {chosen} ».",
  "That is not possible while a round is running.": "Ce n’est pas possible pendant un coup.",
  "Chips lie on the layout; their value changes between rounds.":
    "Des jetons sont sur le tapis ; leur valeur change entre les coups.",
  "A wager is still in prison; rules change when none is left.":
    "Une mise est encore en prison ; les règles changent quand il n’y en a plus.",
  "A wager is still in prison; options change when none is left.":
    "Une mise est encore en prison ; les options changent quand il n’y en a plus.",
  "{between} are not two rows that touch.": "{between} ne sont pas deux rangées qui se touchent.",
  "Nobody sits at seat {number}.": "Personne n’est à la place {number}.",
  "{player} is not at the table; seat the player again first.":
    "{player} n’est pas à la table ; réinstallez d’abord le joueur.",
  "Seat {seat} is taken.": "La place {seat} est prise.",
  "A fill or credit slip is signed by two different people.":
    "Un bordereau d’ajout ou de retour est signé par deux personnes différentes.",
  "A result is corrected by two different people.": "Un résultat est corrigé par deux personnes différentes.",
  "The second person must be somebody else.": "La seconde personne doit être quelqu’un d’autre.",
  "This needs a second person; ask for an approval.":
    "Ceci demande une seconde personne ; demandez une approbation.",
  "This needs a second person, who confirms it within two minutes.":
    "Ceci demande une seconde personne, qui confirme dans les deux minutes.",
  "Nobody grants roles to themselves.": "Personne ne se donne des rôles à soi-même.",
  "Nobody makes a code for themselves.": "Personne ne se fait un code à soi-même.",
  "The random wheel owes the secret of round {to_reveal}; it is revealed first.":
    "Le cylindre aléatoire doit le secret du coup {to_reveal} ; il est révélé d’abord.",
  "The console is locked; give your passphrase again.":
    "La console est verrouillée ; redonnez votre phrase secrète.",
  "Wagers are settled already; correct the result, or decide a dispute, instead of voiding the round.":
    "Les mises sont déjà réglées ; corrigez le résultat ou tranchez un litige au lieu d’annuler le coup.",
  "Badge and passphrase do not fit together.": "Le badge et la phrase secrète ne vont pas ensemble.",
  "Too many wrong tries; wait {seconds} seconds before the next.":
    "Trop d’essais erronés ; attendez {seconds} secondes avant le suivant.",
  "The sign lacks a statement that it must have: {missing}.":
    "Il manque au panneau une mention obligatoire : {missing}.",
  "The sign that tells players how this wheel is used does not hang at the table yet.":
    "Le panneau qui explique aux joueurs l’usage de ce cylindre n’est pas encore affiché à la table.",
  "Make your signing key first; what is signed needs one.":
    "Créez d’abord votre clé de signature ; ce qui est signé en demande une.",
  "This slip was redeemed before.": "Ce ticket a déjà été encaissé.",
  "{number} gives no result at this table; the supervisor rules the spin void instead.":
    "{number} ne donne pas de résultat à cette table ; le superviseur déclare le coup nul.",
  "That spin is void; its number is information only.":
    "Ce coup est nul ; son numéro n’est qu’une information.",
  "The table has more requests than it can take; try again.":
    "La table a plus de demandes qu’elle ne peut en prendre ; réessayez.",
  "The table stands still after a failure of the system; a supervisor has to take it into use again.":
    "La table est arrêtée après une panne du système ; un superviseur doit la remettre en service.",
  "There is a table {name} already.": "Il y a déjà une table {name}.",
  "A wager for the dealers is made with the seat's own chips.":
    "Une mise pour les croupiers se fait avec les jetons de la place.",
  "The request is too long.": "La demande est trop longue.",
  "A request has at most {most} bytes.": "Une demande a au plus {most} octets.",
  "A frame has at most {FRAME_BYTES_MAX} bytes.": "Un message a au plus {FRAME_BYTES_MAX} octets.",
  "A person has at most {KEYS_MAX} passkeys.": "Une personne a au plus {KEYS_MAX} clés d’accès.",
  "Too many approvals are waiting.": "Trop d’approbations attendent.",
  "Too many screens watch the tournaments already.": "Trop d’écrans suivent déjà les tournois.",
  "Too many requests; wait a moment.": "Trop de demandes ; patientez un instant.",
  "Too many tries; wait a minute.": "Trop d’essais ; patientez une minute.",
  "Too many screens are waiting to be confirmed.": "Trop d’écrans attendent leur confirmation.",
  "Too many frames; wait a moment.": "Trop de messages ; patientez un instant.",
  "Wait for answers before you ask more.": "Attendez les réponses avant de demander plus.",
  "Too many passkeys are being asked for; wait a moment.":
    "Trop de clés d’accès sont demandées ; patientez un instant.",
  "Only tournament chips can be wagered here.": "Ici, seuls les jetons de tournoi peuvent être misés.",
  "“{name}” is neither a kind of bet nor a group of them.":
    "« {name} » n’est ni un type de mise ni un groupe de mises.",
  "At this table wagers are made on the terminal.": "À cette table, on mise sur le terminal.",
  "At this table all wagers are electronic chips on the terminal.":
    "À cette table, toutes les mises sont des jetons électroniques du terminal.",
  "Value chips are not accepted at this table.": "Cette table n’accepte pas les jetons de valeur.",
  "{capitalize} value chips are in use on the inside bets by seat {others} this spin.":
    "Pour ce coup, la place {others} utilise les jetons de valeur {capitalize} sur les mises intérieures.",
  "Wagers of seats {imprisoned} are in prison; the next spin decides them, and then the table closes.":
    "Des mises des places {imprisoned} sont en prison ; le coup suivant les décide, puis la table ferme.",
  "There are wagers of seats {playing} on the layout.": "Il y a des mises des places {playing} sur le tapis.",
  "Some winning wagers are not paid yet.": "Des mises gagnantes ne sont pas encore payées.",
  "Some winning wagers are not paid yet. Unpaid: {seats}.":
    "Des mises gagnantes ne sont pas encore payées. Restent : {seats}.",
  "A tip goes into the tip box {table}, not into {box}.":
    "Un pourboire va dans la boîte à pourboires {table}, pas dans {box}.",
  "This table does not offer the choice “{choice}”.": "Cette table n’offre pas le choix « {choice} ».",
  "a number is too large": "un nombre est trop grand",
  "a text has more than {TEXT_MAX} characters, or some that cannot be printed":
    "un texte a plus de {TEXT_MAX} caractères, ou certains qui ne s’impriment pas",
  "it is nested too deeply or too long": "c’est trop imbriqué ou trop long",
  "of the table": "de la table",
  nobody: "personne",
  player: "joueur",
  dealer: "croupier",
  "pit-supervisor": "superviseur",
  "key-manager": "responsable",
  security: "sécurité",
  maintenance: "entretien",
  "slot-technician": "technicien",
  cashier: "caisse",
  "tournament-director": "directeur de tournoi",
  auditor: "auditeur",
  regulator: "régulateur",
  system: "système",
  "A buy-in": "Un achat de jetons",
  "A slip": "Un bordereau",
  "A stake": "Une mise",
  "A tip": "Un pourboire",
  "An amount": "Un montant",
  "The face of a coupon": "La valeur d’un bon",
  "The points": "Le nombre de points",
  "The value of a chip": "La valeur d’un jeton",
};
