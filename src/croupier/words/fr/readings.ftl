# Comment les livres de règles sont lus.

reading-A1 = Non : en prison ne vaut que pour le 0. Sur le 00, une mise sur les chances simples est perdue aussitôt.
    .question = En prison aide-t-il aussi quand la bille tombe dans le 00 ?

reading-A2 = Elle est libérée : le joueur reprend sa mise, et rien n’est gagné dessus.
    .question = Que reçoit une mise en prison si le coup qui suit le 0 lui est favorable ?

reading-A3 = Un numéro perdant ou le 00 prend toute la mise. Après un coup nul ou qui ne compte pas, elle attend en prison un coup qui compte.
    .question = Que devient une mise en prison si son coup perd, tombe sur le 00 ou ne compte pas ?

reading-A4 = À la fin du compte à rebours, la moitié de la mise revient et l’autre est perdue.
    .question = Que se passe-t-il si un joueur ne dit rien après un 0 quand en prison est offert ?

reading-A5 = Au centime près ; et là où les jetons sont trop gros, arrondie en faveur du joueur.
    .question = Comment rend-on la moitié d’un montant que les jetons ne peuvent pas représenter exactement ?

reading-A6 = Non, car son panneau doit dire que les chances simples perdent sur le 0. Une table a l’un ou l’autre.
    .question = Un cylindre à deux zéros joué avec un seul peut-il offrir en prison ?

reading-A7 = Il vaut ou ne vaut pas pour toute la table et toutes ses chances simples, y compris celles pour les croupiers ; ce qui revient de celles-ci va à la place qui les a faites. On le change entre deux coups, quand plus aucune mise n’est en prison.
    .question = En prison peut-il ne valoir que pour certaines places, ou changer tant que des mises sont en prison ?

reading-A8 = Un coupon est perdu sur le 0, et son joueur choisit pour les jetons. On ne touche pas à la mise en prison, et elle n’entame pas le maximum d’une nouvelle mise.
    .question = Que valent coupons, limites et relances pour une mise en prison ?

reading-A9 = Seulement ceux des tables qui offrent en prison.
    .question = Chaque tapis doit-il avoir une zone de prison, ou seulement ceux où l’on y joue ?

reading-B1 = Non : 0 et 00 ne sont ici ni pairs ni impairs, et ces deux mises y perdent.
    .question = Le 0 ou le 00 compte-t-il comme pair ?

reading-B2 = La couleur du numéro sur l’anneau du cylindre décide.
    .question = Qu’est-ce qui est rouge ou noir quand la case elle-même est d’une couleur neutre ?

reading-B3 = Ils alternent en suivant l’anneau et non en comptant. Chaque suite d’un zéro à l’autre est regardée à part.
    .question = Dans quel ordre rouge et noir alternent-ils, et jusqu’où près des zéros ?

reading-B4 = Dans l’ordre usuel du cylindre à deux zéros ou à un zéro ; tout autre demande une approbation inscrite.
    .question = Dans quel ordre les numéros se suivent-ils sur le cylindre, puisque la copie n’en montre aucun ?

reading-B5 = Le trio 0-1-2 et les chevaux avec le 0 que le tapis permet ; ni 0-2-3 ni les quatre premiers. Un tapis à 00 couvert n’a pas de cheval du 0 avec le 3 ; un cylindre à deux zéros joué avec un seul sur un tapis à un zéro l’a.
    .question = Quelles mises autour du zéro existent s’il n’y a pas de 00 ?

reading-B6 = Non : les mises qui demandent le 00 y tombent, et son tapis n’a pas à les montrer.
    .question = Une table sans 00 doit-elle offrir quand même la mise sur les cinq premiers ?

reading-B7 = Au point où « 1st 12 », 0 et 1 se touchent, comme le disent les règles de la maison.
    .question = Où se place la mise sur les cinq premiers, puisque deux des textes y ont perdu des mots ?

reading-B8 = Une rangée, ce sont trois numéros côte à côte, comme 4, 5 et 6. Les zéros n’en forment pas, ce qui laisse onze mises sur six numéros.
    .question = Qu’est-ce qu’une rangée, et les zéros en sont-ils une ?

reading-B9 = Ceux dont les cases partagent une ligne sur le tapis employé ; avec les deux zéros, il y a 62 chevaux en tout.
    .question = Quels chevaux avec 0 ou 00 existent ?

reading-B10 = C’est une seule mise : les deux places s’additionnent pour les limites et le paiement. Sans 00, aucune des deux n’est ouverte.
    .question = Les jetons sur la ligne de courtoisie sont-ils une autre mise que ceux entre 0 et 00 ?

reading-B11 = Rien : ils sont rendus, et personne ne devine.
    .question = Que signifient des jetons sur des lignes auxquelles aucune règle ne donne de sens, comme entre rouge et noir ?

reading-B12 = Hors en prison il n’y en a pas ; les quatorze mises de la liste sont toutes les mises.
    .question = Quelles sont les mises facultatives dont parlent certains titres ?

reading-C1 = De 1,00 $US à 4,00 $US pour chaque mise d’un joueur, toutes ses places et tous ses jetons ensemble. Plusieurs mises peuvent aller chacune jusqu’à 4,00 $US.
    .question = 1,00 $US et 4,00 $US bornent-ils une mise, un numéro ou tout ce qu’un joueur mise ?

reading-C2 = Non, seuls les jetons de couleur le sont. Un jeton peut valoir moins de 1,00 $US tant que la mise y arrive.
    .question = Les jetons de valeur sont-ils des jetons de roulette selon les règles de la maison ?

reading-C3 = Selon les règles de la maison et au Dakota du Sud, oui. Au Colorado, chaque joueur a sa propre couleur.
    .question = Deux joueurs peuvent-ils partager une couleur si le dessin diffère ?

reading-C4 = Du premier de ces jetons jusqu’à ce que le dernier soit retiré avant l’annonce, et à travers un coup nul. La couleur compte, non la valeur ; à l’extérieur, chacun joue celles qu’il veut.
    .question = Depuis quand et jusqu’à quand un joueur tient-il une couleur de jetons de valeur à l’intérieur ?

reading-C5 = Le croupier saisit une place pour chacun de ces jetons ; si les joueurs se disputent, le superviseur décide.
    .question = À qui est un jeton de valeur placé à l’intérieur là où aucune règle de couleur ne sépare les propriétaires ?

reading-C6 = Avec des jetons d’au moins sa valeur sur la même chance simple, douzaine ou colonne. Un gain paie les deux, et le coupon est dépensé dans tous les cas ; les tables à terminaux n’en prennent pas.
    .question = Comment joue-t-on un coupon match play ?

reading-C7 = Non : une table à terminaux prend les mises là et nulle part ailleurs.
    .question = Une table peut-elle mêler mises sur le tapis et terminaux ?

reading-C8 = On ne le suppose jamais : son dossier doit répondre oui ou non avant que la table serve.
    .question = Une table à terminaux a-t-elle un écran central si ses papiers ne le disent pas ?

reading-C9 = Oui, la liste est le minimum. De meilleurs rapports valent pour toute la table et figurent sur son panneau.
    .question = Une table du Colorado peut-elle payer mieux que la liste ?

reading-C10 = Celles que le titulaire affiche. Les mises pour les croupiers comptent dans le maximum sauf si le panneau a une autre règle, et une règle qui n’est pas affichée ne lie pas.
    .question = Quelles limites valent au Colorado, et les mises pour le croupier y comptent-elles ?

reading-C11 = Non, il s’y ajoute : la mise reste au joueur, à sa place, et rejoue si elle n’est pas retirée.
    .question = La mise fait-elle partie d’un paiement de tant contre 1 ?

reading-C12 = En dollars des États-Unis. Une maison dont la monnaie est autre n’ouvre aucune table sous ces règles : aucun de leurs montants n’est converti.
    .question = En quelle monnaie joue-t-on à une table dont les règles parlent de dollars ou sont le droit d’un des États-Unis ?

reading-C13 = Elle est rendue : au-dessus du maximum quand elle est posée, sous le minimum à l’annonce, après un avertissement. Un livre de règles peut aussi la laisser jusqu’au maximum, ou entière.
    .question = Que devient une mise sous le minimum ou au-dessus du maximum ?

reading-C14 = Oui : les limites sont celles du joueur, quel que soit celui que la mise avantage. Une maison peut afficher une autre règle.
    .question = Les mises pour les croupiers comptent-elles dans les limites ?

reading-C15 = Ce que dit la marque au cylindre, à leur propre table et jusqu’à sa fermeture : là, le superviseur les fait échanger contre des jetons de valeur. Après, et partout ailleurs, rien. Tels quels, ils ne sont jamais une mise, car le croupier ne les a pas remis.
    .question = Que valent des jetons de roulette qu’un joueur a emportés de la table ?

reading-D1 = La place à l’annonce. Une pile renversée plus tard est une irrégularité et n’est pas lue de nouveau.
    .question = Quelle place compte si des jetons bougent entre l’annonce et l’arrêt de la bille ?

reading-D2 = Elles restent, les mises se rouvrent, et les joueurs peuvent les changer. Un numéro où la bille finirait quand même par tomber est sans effet.
    .question = Que deviennent les mises après un coup nul ?

reading-D3 = Dès que plus rien n’est dû à personne et que le dolly est retiré, à chaque table : ce que dit ce texte est sûr sous les autres. Avant l’annonce, on peut partout déplacer ou reprendre ses mises.
    .question = À partir de quand les joueurs peuvent-ils reprendre des jetons et miser de nouveau, ce que seul le Dakota du Sud règle ?

reading-D4 = La même chose à toutes les tables : elle est refusée et rendue aussitôt, et le coup continue. Retirer des jetons trop tard ne vaut pas mieux, et l’heure est celle du serveur. Est tardif aussi ce qui vient après un numéro saisi ou détecté, annonce ou non.
    .question = Que devient une mise tardive là où seules les règles de la maison en parlent ?

reading-D5 = Selon les règles de la maison, le coup continue et le retard est noté. Au Colorado, une bille à l’arrêt sans annonce va au superviseur.
    .question = Et si le croupier annonce trop tard ?

reading-D6 = Une bille hors du cylindre n’a pas de case : le coup est nul ; pour le reste, on demande au superviseur. Ces deux réponses sont les nôtres et ne sont dans aucune clause.
    .question = Et si, selon les règles de la maison, la bille saute dehors ou s’il arrive quelque chose qui n’est pas prévu ?

reading-D7 = Le croupier les confirme, avec capteur ou sans. Quatre tours complets suffisent, moins ne suffit pas.
    .question = Qui compte les quatre tours de la bille ?

reading-D8 = Un coup sans effet d’un genre à part, ni numéro ni irrégularité : les mises restent et se rouvrent.
    .question = Quel genre d’événement est une bille dans le 00 d’un cylindre joué avec un zéro ?

reading-D9 = Oui : même si cela ne prend pas de temps, les mises perdantes sont passées avant le paiement des gagnants.
    .question = Les terminaux qui règlent d’eux-mêmes ramassent-ils aussi avant de payer ?

reading-D10 = Selon ceux que le titulaire déclare avec leur source, et aucune table n’ouvre avant. Ce que nous ajoutons est marqué comme supposé à l’écran et sur papier.
    .question = Selon quels rapports, limites et règles du coup joue-t-on au Dakota du Sud, dont la section n’en a pas ?

reading-D11 = Non : le croupier paie et ramasse de lui-même. Le superviseur décide là où le jeu, un paiement ou un ramassage est contesté.
    .question = Chaque paiement demande-t-il le superviseur, puisque le texte lui donne les décisions sur payer et ramasser ?

reading-D12 = De ce que la maison a fixé ; de 100 $US si elle n’a rien fixé. Une décision qui peut déplacer davantage est signée aussi par un autre superviseur, et un litige ne déplace jamais plus que ce qui est réclamé.
    .question = De combien un superviseur peut-il décider seul ?

reading-D13 = Le coup est réglé de nouveau et seule la différence bouge : elle est payée, et ramassée pour autant que le joueur l’ait à la table. Le reste demeure inscrit comme non ramassé.
    .question = Et si un numéro se révèle mal lu après le retrait du dolly ?

reading-D14 = Il est nul d’après la règle, et tout ce qui y était misé revient ; une mise en prison attend un coup qui compte. Aucun autre numéro n’est tiré à sa place, et chacun de ces coups est inscrit et compté aux yeux de tous. Un livre de règles peut aussi le laisser au superviseur.
    .question = Que devient un coup dont la roue aléatoire ne peut plus donner le numéro ?

reading-E1 = Ce que nomme l’approbation inscrite. Les billes d’exactement 3/8 ou 14/16 de pouce n’en ont pas besoin.
    .question = Une approbation peut-elle admettre la matière d’une bille ou seulement sa taille ?

reading-E2 = Oui, quel que soit son rôle ; et personne n’est son propre témoin.
    .question = Quiconque règle un cylindre a-t-il besoin d’un témoin de la sécurité ?

reading-E3 = L’un des deux suffit.
    .question = Pour être réglé, un cylindre doit-il être à la fois fermé au public et hors de la salle ?

reading-E4 = Seulement quand une pièce échangée est elle-même externe.
    .question = Le directeur inspecte-t-il après chaque échange sur un cylindre à pièces externes ?

reading-E5 = Le texte demande les réglages et les échanges. Nous y inscrivons aussi les inspections, marquées comme allant au-delà.
    .question = Les inspections d’ouverture ont-elles leur place dans le registre ?

reading-E6 = Le texte la veut attachée, rien de plus. Nous y mettons le numéro de sa table et disons que c’est en plus.
    .question = Quelle marque ou quelle serrure faut-il à une boîte à pourboires ?

reading-E7 = Non ; elles sont demandées dès qu’une table en a un.
    .question = Faut-il des règles de jackpot à un jeu sans jackpot ?

reading-F1 = Aucun droit d’aucune sorte, pas même offert ou comme part d’un bon, puisque tout droit fait une recette.
    .question = Des titulaires qui organisent un tournoi ensemble peuvent-ils prendre un droit d’entrée ?

reading-F2 = Du premier jour de jeu, d’après le calendrier, au jour de la remise des prix ; un mois court finit à son dernier jour.
    .question = De quel jour à quel jour courent les quatre mois ?

reading-F3 = À chaque inscription d’un joueur, sur toutes les épreuves d’une série ; qui revient a une nouvelle inscription. Les rachats sans limite sont refusés.
    .question = À quoi s’applique la limite de 100 000 $US ?

reading-F4 = Pas dans ce que paient les joueurs : ce qui ne va pas à la cagnotte est un droit, frais de service compris. L’argent que la maison ajoute aux prix n’est ni l’un ni l’autre et ne réduit pas les recettes.
    .question = Y a-t-il de l’argent qui n’est ni droit d’entrée ni cave ?

reading-F5 = Non ; la maison peut l’offrir, et il compte alors comme recette.
    .question = Peut-on entrer sans droit dans un tournoi qui en a un ?

reading-F6 = Dans celui de son encaissement ; cadeaux, biens et parts de bons comptent quand ils sont inscrits ou utilisés. Le jour de l’épreuve n’y fait rien.
    .question = Dans quel mois compte un droit d’entrée ?

reading-F7 = À titre provisoire, jusqu’à son usage. Il est alors ou bien un paiement partagé en droit et cave, ou bien une cave seule, jamais les deux.
    .question = Comment est passé un bon gagné tant que son usage est ouvert ?

reading-F8 = Il est traité comme un bon pour une épreuve qui a les deux, avec la part qu’il y a. L’autre traitement est pour les épreuves qui n’ont ni l’un ni l’autre.
    .question = Que vaut un bon dans une épreuve qui a un droit ou une cave, mais pas les deux ?

reading-F9 = Un tournoi ne se clôt pas avant que le bon soit utilisé ou attribué de nouveau. Le joueur paie ce qui manque, et un bon qui vaut trop n’est pas émis.
    .question = Et si un bon reste, ou vaut plus ou moins que la place qu’il paie ?

reading-F10 = Le titulaire, par une écriture de leur valeur en argent.
    .question = Qui met l’argent dans la cagnotte quand des biens servent de cave ?

reading-F11 = Oui : il a lui aussi son contenant, bien que seuls les droits soient nommés.
    .question = L’argent des caves est-il tenu à part comme celui des droits d’entrée ?

reading-F12 = En points il n’y a pas de limite. L’épreuve porte sur les dollars qui sont derrière aux premières manches, avec tout ce qui peut être acheté, contre une limite saisie avec sa source.
    .question = Comment les mises d’un tournoi peuvent-elles être sans limite et respecter les limites de mise ?

reading-F13 = À la partie suivante. Une partie est une manche ou une séance, et l’on achète entre elles.
    .question = Quand les jetons achetés pendant une épreuve entrent-ils en jeu ?

reading-F14 = En jours pleins du calendrier entre le dépôt et le début. Un nouveau texte fait recommencer le compte.
    .question = Comment compte-t-on les cinq jours de préavis ?

reading-F15 = Tous ceux qui ne sont ni éliminés ni exclus, et l’un d’eux doit le demander. Les prix en nature vont au rang, comme prévu.
    .question = Qui prend part à un accord sur les prix, et qui peut le proposer ?

reading-F16 = Toutes les inscriptions de cette personne prennent fin ; les droits restent des recettes et la cagnotte garde les caves.
    .question = Que devient l’argent de qui est exclu avec plusieurs inscriptions ?

reading-F17 = Pas encore : on est sans jetons quand le coup est fini.
    .question = Un joueur dont les derniers jetons sont encore sur le tapis ou en prison est-il éliminé ?

reading-F18 = Non, elle est imprimée telle que le règlement la donne, avec le seul nom du casino.
    .question = La phrase qui renvoie aux règles de la maison peut-elle être rédigée librement ?

reading-F19 = Pour les jetons, nous demandons une référence et qui l’a donnée, puisqu’aucun service n’est nommé. Les règles sont déposées et ne demandent pas d’approbation.
    .question = Qui approuve les jetons de tournoi, et les règles du tournoi doivent-elles l’être aussi ?

reading-F20 = Tant qu’aucune de ses manches n’est finie, chacun reprend tout ce qui a été payé pour elle. Ensuite le classement du moment décide, et les prix le suivent.
    .question = Que devient l’argent quand une épreuve est annulée ?

reading-F21 = Non. Il est retiré du mois où il a été encaissé, par une déclaration rectifiée si elle était déjà faite ; aucun autre mois n’en est diminué.
    .question = Un droit remboursé reste-t-il une recette ?

reading-F22 = Avant le début de l’épreuve, elle est retirée et remboursée. Ensuite le joueur est éliminé entre deux manches avec ses points du moment, et ce qui est gagné est payé, à ses héritiers s’il le faut.
    .question = Que devient l’inscription d’un joueur qui meurt, est exclu ou s’en va ?

reading-F23 = Elles demeurent. Ce qui a été payé et ce que cela achète reste tel quel, tout le reste peut être changé avant le début ; qui ne le veut pas est remboursé.
    .question = Que deviennent les inscriptions quand la Division s’oppose aux règles ?

reading-F24 = Le nouveau jour est un nouveau texte des règles : elles vont de nouveau à la Division et à chaque joueur, avec cinq jours pleins de préavis. Les quatre mois courent du premier jour de jeu.
    .question = Que faut-il pour reporter une épreuve ?

reading-F25 = Le sien, sur la parole de deux personnes avec preuve et motif. Il n’est jamais dans l’avenir, et chaque formulaire le signale.
    .question = Quel jour porte ce qui est fait sur papier et saisi plus tard ?

reading-F26 = Deux personnes, qui comptent chaque table l’une après l’autre sans voir les chiffres de l’autre. Seul ce que les deux ont trouvé décide.
    .question = Qui dit combien de points quelqu’un a là où aucun terminal ne les compte ?

reading-K1 = De l’usage des maisons européennes et françaises. Aucun règlement ne les fonde.
    .question = D’où viennent les valeurs de la roulette classique ?

reading-K2 = Avec un zéro aussi 0-2-3 en trio et les quatre premiers 0-1-2-3 à 8 contre 1 ; avec deux zéros, les trois trios usuels et les cinq premiers.
    .question = Quels groupes la roulette classique offre-t-elle près du zéro ?

reading-K3 = La moitié de la mise est rendue aussitôt : sur le 0 du cylindre à un zéro (la partage), sur 0 et 00 du cylindre à deux zéros (surrender).
    .question = Que deviennent les chances simples sur le zéro avec la partage et le surrender ?

reading-K4 = Comme les jetons qu’elle représente, posés à leurs places ordinaires avant que la bille tombe. Sans jetons ce n’est pas une mise.
    .question = Comment une annonce comme les voisins est-elle acceptée ?

reading-K5 = Elle reste en prison jusqu’à ce qu’elle gagne et soit libérée, ou perde et soit perdue.
    .question = Que fait un second zéro à une mise en prison à la roulette classique ?
