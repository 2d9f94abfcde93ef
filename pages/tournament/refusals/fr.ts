import type { Sentences } from "./sentences";

export const words: Sentences = {
  "In Prison is offered to every player at the table or to none.":
    "La prison est offerte à tous les joueurs de la table ou à aucun.",
  "This is not valid TOML: {error}.": "Ceci n’est pas du TOML valable : {error}.",
  "This is {data}.": "Ceci est {data}.",
  "There is no such key.": "Cette clé n’existe pas.",
  "This key is missing.": "Cette clé manque.",
  "This value does not say where it comes from.": "Cette valeur ne dit pas d’où elle vient.",
  "“{key}” is not a permitted bet.": "« {key} » n’est pas une mise permise.",
  "The tables say otherwise; leave the points out, and they are read from there.":
    "Les tables disent autre chose ; omettez les points, ils y seront lus.",
  "Table {name} plays for money.": "La table {name} se joue pour de l’argent.",
  "Table {name} is {phase}.": "Table {name} : {phase}.",
  "Somebody sits at table {name} already.": "Quelqu’un est déjà assis à la table {name}.",
  "Table {name}: betting is open; pause it, so that the colours get their points.":
    "Table {name} : les mises sont ouvertes ; mettez-la en pause pour donner leurs points aux couleurs.",
  "Table {name} has played {done} of {wanted} spins.": "La table {name} a joué {done} coups sur {wanted}.",
  "Table {name}: wagers are still to be settled.": "Table {name} : des mises sont encore à régler.",
  "There is a break; players take their seats again first.":
    "C’est la pause ; les joueurs reprennent d’abord leurs places.",
  "The game is played with the chips that lay on the table when it began.":
    "On joue avec les jetons qui étaient sur la table au début.",
  "The seats of a running round are drawn; nobody takes a player's place.":
    "Les places d’une manche en cours sont tirées ; personne ne prend celle d’un joueur.",
  "The round has had its {spins} spins at this table.": "La manche a eu ses {spins} coups à cette table.",
  "There is no way to play called “{unknown}”: {STRATEGIES}.":
    "La manière de jouer « {unknown} » n’existe pas : {STRATEGIES}.",
  "From 2 to {PLAYERS_MAX} players, {SPINS_MAX} spins and {RUNS_MAX} runs can be tried.":
    "On peut essayer de 2 à {PLAYERS_MAX} joueurs, {SPINS_MAX} coups et {RUNS_MAX} essais.",
  "That is {runs} wagers; {WORK_MAX} can be tried at a time.":
    "Cela fait {runs} mises ; on peut en essayer {WORK_MAX} à la fois.",
  "The ways to play add up to the players.": "Les manières de jouer font ensemble le nombre des joueurs.",
  "Say for every round but the last how many go on.":
    "Dites pour chaque manche sauf la dernière combien se qualifient.",
  "The {key} rulebook has no {name} wheel.": "Le règlement {key} n’a pas de cylindre « {name} ».",
  "The {key} rulebook has no bet “{kind}”.": "Le règlement {key} n’a pas de mise « {kind} ».",
  "{value} at {to_one} to 1: it pays {expected}.": "{value} à {to_one} contre 1 : cela paie {expected}.",
  "The {chips} chips carry {printed}; non-value chips carry no amount.":
    "Les jetons {chips} portent {printed} ; les jetons sans valeur ne portent pas de montant.",
  "The non-value chips {chips} look like the value chip {value}.":
    "Les jetons sans valeur {chips} ressemblent au jeton de valeur {value}.",
  "The sets {other} and {chips} are taken for one another.": "Les jeux {other} et {chips} se confondent.",
  "The smallest chip must be worth something.": "Le plus petit jeton doit valoir quelque chose.",
  "Only roulette chips can be bet under this rulebook.": "Ce règlement n’admet que des jetons de roulette.",
  "This rulebook takes no match play coupons.": "Ce règlement n’admet pas de bons de jeu.",
  "A table with terminals needs at least one.": "Une table à terminaux en demande au moins un.",
  "Say whether a central screen shows the felt: it decides whether chips may look alike.":
    "Dites si un écran central montre le tapis : cela décide si des jetons peuvent se ressembler.",
  "A restriction on tip wagers applies only when it is posted.":
    "Une restriction des mises de pourboire ne vaut que si elle est affichée.",
  "The shares of a pool are 100 percent at most.": "Les parts d’une cagnotte font au plus 100 pour cent.",
  "A prize is an amount, a share of the pool, goods, or a voucher: exactly one of these.":
    "Un prix est un montant, une part de la cagnotte, des biens ou un bon : exactement l’un d’eux.",
  "Say what the goods or the voucher are worth.": "Dites ce que valent les biens ou le bon.",
  "Places are numbered from 1.": "Les rangs se comptent à partir de 1.",
  "A voucher is for a later event of this tournament; “{voucher}” is none.":
    "Un bon est pour une épreuve ultérieure de ce tournoi ; « {voucher} » n’en est pas une.",
  "The voucher is worth {value}, the place in {key} {price}.":
    "Le bon vaut {value}, la place dans {key} {price}.",
  "A voucher would pay a fee, which is proceeds.": "Un bon paierait un droit d’entrée, qui est une recette.",
  "Print the house rules in full, or the prescribed statement with the casino's name.":
    "Imprimez le règlement de la maison en entier, ou la déclaration prescrite avec le nom du casino.",
  "Say under which conditions players may buy again.":
    "Dites à quelles conditions les joueurs peuvent racheter.",
  "The print says how many prizes there are; the lists have {count}.":
    "L’imprimé dit combien de prix il y a ; les listes en ont {count}.",
  "The print says that the tables are played otherwise than they are.":
    "L’imprimé dit que l’on joue autrement aux tables.",
  "What the print says about re-buys is not what the events have.":
    "Ce que l’imprimé dit des recaves n’est pas ce qu’ont les épreuves.",
  "The print must explain the {value}.": "L’imprimé doit expliquer : {value}.",
  "The print says {stated}, the events charge {actual}.":
    "L’imprimé dit {stated}, les épreuves demandent {actual}.",
  "Say whether there are re-buys.": "Dites s’il y a des recaves.",
  "“{day}” is no day; write it like 2026-11-20.":
    "« {day} » n’est pas un jour ; écrivez-le comme 2026-11-20.",
  "The rulebook “{rulebook}” has no rules for tournaments.":
    "Le règlement « {rulebook} » n’a pas de règles de tournoi.",
  "A tournament has one event or more.": "Un tournoi a une épreuve ou plus.",
  "“{key}” does not tell this event from the rest.": "« {key} » ne distingue pas cette épreuve des autres.",
  "Buy-ins come into this pool, and no cash prize takes them.":
    "Des caves entrent dans cette cagnotte, et aucun prix en espèces ne les prend.",
  "All buy-ins are in the overall pool; the prizes of an event can only be goods.":
    "Toutes les caves sont dans la cagnotte générale ; les prix d’une épreuve ne peuvent être que des lots.",
  "An event does not end before it begins.": "Une épreuve ne finit pas avant de commencer.",
  "One round of an event at least is an initial one.":
    "Une manche au moins d’une épreuve est une manche initiale.",
  "{key}: a table has {seats} seats, and chips and terminals for {most}.":
    "{key} : une table a {seats} places, et des jetons et des terminaux pour {most}.",
  "Licensees, pools, prizes over all, ties and agreements cannot change once somebody has entered.":
    "Titulaires, cagnottes, prix généraux, égalités et accords ne changent plus dès qu’un joueur est inscrit.",
  "The events stand in the order of their days.": "Les épreuves suivent l’ordre de leurs jours.",
  "The tournament is over by {last}, four months after its first day of play; this is {day}.":
    "Le tournoi finit au plus tard le {last}, quatre mois après son premier jour de jeu ; ceci est le {day}.",
  "Name the licensee, or each of those who share it, once.":
    "Nommez une fois le titulaire de licence, ou chacun de ceux qui le partagent.",
  "Name one of the licensees who answers for the tournament.":
    "Nommez l’un des titulaires, qui répond du tournoi.",
  "{key}: an entry fee makes proceeds, and licensees may not share those.":
    "{key} : un droit d’entrée fait des recettes, que les titulaires ne peuvent partager.",
  "Name the licensed premises.": "Nommez les locaux sous licence.",
  "{name}: somebody signs the check list on security and surveillance.":
    "{name} : quelqu’un signe la liste de sécurité et de surveillance.",
  "{name} has no licence on {date}.": "{name} n’a pas de licence le {date}.",
  "“{text}” needs its ground in limited gaming, signed by the director.":
    "« {text} » demande son fondement dans le jeu limité, signé par le directeur.",
  "{name}: the pool takes a part of a positive amount.":
    "{name} : la cagnotte prend une part d’un montant positif.",
  "{name}: say whether {amount} is an entry-fee or a buy-in.":
    "{name} : dites si {amount} est un droit d’entrée ou une cave.",
  "{item}: its value is set beforehand and is that in cash, {price}.":
    "{item} : sa valeur est fixée d’avance et vaut celle en espèces, {price}.",
  "Fee and buy-ins together may be {CAP}, not {buy_ins}.":
    "Droit et caves ensemble peuvent faire {CAP}, pas {buy_ins}.",
  "Without a bound on them, the sum of the buy-ins has none.":
    "Sans borne pour elles, la somme des caves n’en a pas.",
  "{what} may be {CAP}, not {amount}.": "{what} peut être de {CAP}, pas de {amount}.",
  "A price is 0 or more, and brings points.": "Un prix est de 0 ou plus, et donne des points.",
  "Tournament chips are approved: give the reference, and who approved them (reading F19).":
    "Les jetons de tournoi sont approuvés : donnez la référence et qui les approuva (lecture F19).",
  "{key}: everybody starts with the same number of chips.":
    "{key} : tous commencent avec le même nombre de jetons.",
  "The starting stack is a positive number of points.": "Le tapis de départ est un nombre positif de points.",
  "{key} needs a round at least.": "{key} demande au moins une manche.",
  "{key} needs tables, each once, with seats.":
    "{key} demande des tables, chacune une fois, avec des places.",
  "Round {number} ends after some spins or minutes.":
    "La manche {number} finit après un nombre de coups ou de minutes.",
  "Round {number}: say how many of each table (or of the event) go on.":
    "Manche {number} : dites combien par table (ou de l’épreuve) se qualifient.",
  "Give the wagering limit and the text that sets it.": "Donnez la limite de mise et le texte qui la fixe.",
  "Round {number}: say how many spins it has at least.":
    "Manche {number} : dites combien de coups elle a au moins.",
  "Round {number}: {buy_in} over {spins} spins is {share}, above {limit}.":
    "Manche {number} : {buy_in} sur {spins} coups font {share}, plus que {limit}.",
  "Fee cash has a container of its own, and so do buy-ins.":
    "Les espèces des droits ont leur récipient, et celles des caves aussi.",
  "The cap is for each entry or for each person.": "Le plafond vaut par inscription ou par personne.",
  "The days of notice are calendar or business days.": "Les jours de préavis sont civils ou ouvrés.",
  "Tournament tables have a dealer: felt or terminals.":
    "Les tables de tournoi ont un croupier : felt ou terminals.",
  "Nobody comes in again less than not at all.": "Personne ne revient moins de zéro fois.",
  "The tournament's rules have to be written first.": "Les règles du tournoi doivent d’abord être écrites.",
  "{event} has started.": "{event} a commencé.",
  "Everybody starts {event} with {chips} points.": "Tous commencent {event} avec {chips} points.",
  "An entrant has a number, a name, and a document that was seen.":
    "Un inscrit a un numéro, un nom et une pièce qui fut vue.",
  "Entrants have to meet this: {text}": "Les inscrits doivent remplir ceci : {text}",
  "“{licensee}” does not share this tournament.": "« {licensee} » ne partage pas ce tournoi.",
  "This document was shown for {known} before; nobody enters under two names.":
    "Cette pièce fut déjà montrée pour {known} ; personne n’entre sous deux noms.",
  "{name} has an active entry: number {number} in {active}.":
    "{name} a une inscription active : numéro {number} dans {active}.",
  "{name} is out, and the rules do not let anybody come in again.":
    "{name} est éliminé, et les règles ne laissent revenir personne.",
  "{name} has come in again as often as the rules allow.":
    "{name} est revenu aussi souvent que les règles le permettent.",
  "{name} is disqualified from tournament play.": "{name} est disqualifié du tournoi.",
  "Every entrant of {key} has a fee of {entry_fee}, given away if need be.":
    "Chaque inscrit de {key} a un droit de {entry_fee}, offert s’il le faut.",
  "{key} is free: nobody is charged a fee there.": "{key} est gratuite : personne n’y paie de droit.",
  "{what} is {due}, not {given}.": "{what} est de {due}, pas de {given}.",
  "No cash value was set beforehand for “{item}”.":
    "Aucune valeur en espèces ne fut fixée d’avance pour « {item} ».",
  "The form shows {item} at {value}, the value set beforehand.":
    "Le formulaire montre {item} à {value}, la valeur fixée d’avance.",
  "This cash goes into the container “{own}” until it is counted.":
    "Ces espèces vont dans le récipient « {own} » jusqu’au comptage.",
  "What the house gives away counts at its full dollar value.":
    "Ce que la maison offre compte pour sa pleine valeur en dollars.",
  "Say how much cash was taken.": "Dites combien d’espèces furent prises.",
  "Voucher {number} belongs to {name}, who won it.": "Le bon {number} est à {name}, qui l’a gagné.",
  "Voucher {number} is for {voucher_for}.": "Le bon {number} est pour {voucher_for}.",
  "Voucher {number} is worth {value}, the place {price}.": "Le bon {number} vaut {value}, la place {price}.",
  "This tournament has not issued a voucher {number}.": "Ce tournoi n’a pas émis de bon {number}.",
  "Voucher {number} is on the books already: {status}.":
    "Le bon {number} est déjà dans les livres : {status}.",
  "Entry {number} is {name}'s; players speak for their own entry only.":
    "L’inscription {number} est à {name} ; un joueur parle pour la sienne.",
  "Name two or more active entries of one person, and how that was found.":
    "Nommez deux inscriptions actives ou plus d’une personne, et comment on l’a trouvé.",
  "Fee cash lies in “{own}” and is counted there, apart from all other money.":
    "Les espèces des droits sont dans « {own} » et s’y comptent, à part de tout autre argent.",
  "A count is 0 or more.": "Un comptage est de 0 ou plus.",
  "Two different people count the cash.": "Deux personnes différentes comptent les espèces.",
  "The tournament was concluded on {concluded}.": "Le tournoi fut conclu le {concluded}.",
  "Publish a seed for the draw, so that anybody can repeat it.":
    "Publiez une graine pour le tirage, afin que chacun puisse le refaire.",
  "The seats of round {round} are drawn.": "Les places de la manche {round} sont tirées.",
  "Nobody is in {event}.": "Personne n’est dans {event}.",
  "{entries} players and {places} seats.": "{entries} joueurs et {places} places.",
  "The seat is {name}'s, and nobody sits in for somebody else.":
    "La place est à {name}, et personne ne s’assied pour un autre.",
  "{name} has not been given version {version} of the rules.":
    "{name} n’a pas reçu la version {version} des règles.",
  "{name} has no seat in {event}.": "{name} n’a pas de place dans {event}.",
  "The tables are balanced: no two differ by more than one player.":
    "Les tables sont équilibrées : aucune ne diffère d’une autre de plus d’un joueur.",
  "Draw the seats of round {round} first.": "Tirez d’abord les places de la manche {round}.",
  "Round {round} is played; say who goes on.": "La manche {round} est jouée ; dites qui se qualifie.",
  "Nobody has taken a seat.": "Personne n’a pris place.",
  "Count the chips of everybody who has taken a seat, and of nobody else.":
    "Comptez les jetons de tous ceux qui ont pris place, et de personne d’autre.",
  "{name} has {points}, and {entry} lie on the table.":
    "{name} a {points} points, et {entry} sont sur la table.",
  "{event} is not being played.": "{event} ne se joue pas.",
  "Give the points of everybody who played.": "Donnez les points de tous ceux qui ont joué.",
  "Points are 0 or more, of players who are in the game.": "Les points sont de 0 ou plus, de joueurs en jeu.",
  "More chips are offered to everybody alike, or to nobody.":
    "D’autres jetons sont offerts à tous également, ou à personne.",
  "The {offer} is offered already.": "Déjà offert : {offer}.",
  "The rules offer this up to round {until_round}.": "Les règles l’offrent jusqu’à la manche {until_round}.",
  "Entry {entry} is out of {event}.": "L’inscription {entry} est éliminée de {event}.",
  "The game is played with the chips that lay on the table when it began; buy between games.":
    "On joue avec les jetons qui étaient sur la table au début ; achetez entre les parties.",
  "The {offer} is not open; it is opened for everybody at once.":
    "Pas encore ouvert à tous à la fois : {offer}.",
  "Each player may have {allowed} of these.": "Chaque joueur peut en avoir {allowed}.",
  "A re-buy is for players who have no chips left.":
    "Une recave est pour les joueurs qui n’ont plus de jetons.",
  "Nothing is offered to this player now.": "Rien n’est offert à ce joueur maintenant.",
  "Nothing is offered.": "Rien n’est offert.",
  "{name} is out already.": "{name} est déjà éliminé.",
  "Nobody is out before a round is over.": "Personne n’est éliminé avant la fin d’une manche.",
  "{name} has {pending}.": "{name} a {pending} points.",
  "{name} may still take the {offer}.": "{name} peut encore prendre : {offer}.",
  "{key} has no {offer}.": "{key} n’a pas ceci : {offer}.",
  "Round {round} has not been played.": "La manche {round} n’a pas été jouée.",
  "Players without chips are still to decide; close the offer, or eliminate them.":
    "Des joueurs sans jetons ont encore à décider ; fermez l’offre ou éliminez-les.",
  "{event} has not started.": "{event} n’a pas commencé.",
  "The play of {event} is over.": "Le jeu de {event} est terminé.",
  "Round {round} of {event} is on.": "La manche {round} de {event} est en cours.",
  "No round of {event} is on.": "Aucune manche de {event} n’est en cours.",
  "The house adds a positive amount.": "La maison ajoute un montant positif.",
  "Prize money of the house is its own expense; it is no loss against the proceeds of a tournament.":
    "L’argent des prix de la maison est sa propre dépense ; ce n’est pas une perte contre les recettes d’un tournoi.",
  "{unfinished}: play is not over.": "{unfinished} : le jeu n’est pas terminé.",
  "There is no prize {award}.": "Il n’y a pas de prix {award}.",
  "{name} is disqualified and receives no prize.": "{name} est disqualifié et ne reçoit pas de prix.",
  "A voucher is used, not paid; its line on the form follows from its use.":
    "Un bon s’utilise, il ne se paie pas ; sa ligne du formulaire suit de son usage.",
  "Every prize has its line on the Division's pay-out form; give the form's number.":
    "Chaque prix a sa ligne sur le formulaire de paiement de la Division ; donnez son numéro.",
  "Say what the goods are and what they are worth: {description}, {amount}.":
    "Dites ce que sont les biens et ce qu’ils valent : {description}, {amount}.",
  "Prize {number} is {status}.": "Prix {number} : {status}.",
  "Buy-ins are paid to winners; nothing of {amount} can go to “{to}”.":
    "Les caves vont aux gagnants ; rien de {amount} ne peut aller à « {to} ».",
  "What is left of {event} goes to prizes still to be awarded: {open_pools}.":
    "Ce qui reste de {event} va à des prix encore à attribuer : {open_pools}.",
  "Award the prizes of {event} first.": "Attribuez d’abord les prix de {event}.",
  "Nothing is left of the pool of {event}.": "Il ne reste rien de la cagnotte de {event}.",
  "By the rules of this tournament an unused voucher is not awarded anew.":
    "Selon les règles de ce tournoi, un bon inutilisé ne se réattribue pas.",
  "The prizes of {to} are awarded.": "Les prix de {to} sont attribués.",
  "Say why the voucher will not be used.": "Dites pourquoi le bon ne sera pas utilisé.",
  "Name the winner over all: the first of the last event.":
    "Nommez le vainqueur général : le premier de la dernière épreuve.",
  "Everything that was bought in goes to the winners first: pools, prizes and vouchers are still open.":
    "Tout ce qui fut acheté va d’abord aux gagnants : des cagnottes, prix et bons sont encore ouverts.",
  "{responsible} answers for this tournament, and alone awards its prizes.":
    "{responsible} répond de ce tournoi et en attribue seul les prix.",
  "This tournament has no prizes over all.": "Ce tournoi n’a pas de prix généraux.",
  "Give the day, like 2026-11-20; this is “{text}”.":
    "Donnez le jour, comme 2026-11-20 ; ceci est « {text} ».",
  "These are the rules of version {version} already.": "Ce sont déjà les règles de la version {version}.",
  "Rules are not changed while a round is on.": "Les règles ne changent pas pendant une manche.",
  "{key} has entrants already; its terms cannot change under them.":
    "{key} a déjà des inscrits ; ses conditions ne changent plus pour eux.",
  "Say which office of the Division received the rules, and how that can be shown.":
    "Dites quel bureau de la Division a reçu les règles, et comment le montrer.",
  "Version {version} was not sent to the Division.": "La version {version} ne fut pas envoyée à la Division.",
  "Say what the Division finds unacceptable.": "Dites ce que la Division juge inacceptable.",
  "{event} started on {started}.": "{event} a commencé le {started}.",
  "The Division finds version {version} of the rules unacceptable; change them and file again.":
    "La Division juge inacceptable la version {version} des règles ; changez-les et déposez-les de nouveau.",
  "The Division has version {version} of the rules since {never}: {days} full days.":
    "La Division a la version {version} des règles depuis : {never} ; cela fait {days} jours pleins.",
  "{text} has not come yet: today is {day}.": "Le {text} n’est pas encore venu : nous sommes le {day}.",
  "{text} is over: today is {day}.": "Le {text} est passé : nous sommes le {day}.",
  "Entry {winner} is not the first in the standings.":
    "L’inscription {winner} n’est pas la première du classement.",
  "A tournament has a name that can be printed.": "Un tournoi a un nom qui peut être imprimé.",
  "{event} is planned for {date}.": "{event} est prévue pour le {date}.",
  "The tournament had to be over by {last}, four months after its first day of play.":
    "Le tournoi devait finir au plus tard le {last}, quatre mois après son premier jour de jeu.",
  "The rules of this tournament do not let players share the prizes.":
    "Les règles de ce tournoi ne laissent pas les joueurs partager les prix.",
  "The director never suggests an agreement; name the player who asks for it.":
    "Le directeur ne propose jamais un accord ; nommez le joueur qui le demande.",
  "An agreement is made between rounds, while the event is being played.":
    "Un accord se fait entre les manches, pendant que l’épreuve se joue.",
  "Only a player who is still in may ask.": "Seul un joueur encore en jeu peut le demander.",
  "The director first tells the player that agreeing is voluntary and needs everybody.":
    "Le directeur dit d’abord au joueur que l’accord est libre et demande l’avis de tous.",
  "Nobody has asked for an agreement.": "Personne n’a demandé d’accord.",
  "Say why the director does not permit it.": "Dites pourquoi le directeur ne le permet pas.",
  "Prizes other than cash go by rank, and no agreement may be made about them.":
    "Les prix autres qu’en espèces suivent le rang, et aucun accord ne porte sur eux.",
  "The shares of the {among} players add up to {cash}, the cash of their places.":
    "Les parts des {among} joueurs font ensemble {cash}, les espèces de leurs places.",
  "Every remaining player has to agree.": "Tous les joueurs restants doivent accepter.",
  "One player does not agree; play goes on.": "Un joueur n’accepte pas ; le jeu continue.",
  "No agreement is being asked for.": "Aucun accord n’est demandé.",
  "Play has gone on; ask again after the round.": "Le jeu a continué ; redemandez après la manche.",
  "The director does not permit an early end: {stopped}":
    "Le directeur ne permet pas une fin anticipée : {stopped}",
  "The pool of {pool} is {left} short of its prizes; the house has to add that.":
    "Il manque {left} à la cagnotte de {pool} pour ses prix ; la maison doit les ajouter.",
  "The pool of {pool} holds {left}, and no cash prize takes it.":
    "La cagnotte de {pool} a {left}, et aucun prix en espèces ne les prend.",
  "The pool of {pool} is awarded; carry what is left of it forward.":
    "La cagnotte de {pool} est attribuée ; reportez ce qui en reste.",
  "Points and shares are given by entry number.": "Points et parts se donnent par numéro d’inscription.",
  "There is no event “{key}”.": "L’épreuve « {key} » n’existe pas.",
  "There is no entry {number}.": "L’inscription {number} n’existe pas.",
  "Entry {number} is out; {name} has a later one.":
    "L’inscription {number} est éliminée ; {name} en a une plus récente.",
  "Entry {number} is not in {event}.": "L’inscription {number} n’est pas dans {event}.",
  "The tournament “{name}” has no rules yet.": "Le tournoi « {name} » n’a pas encore de règles.",
  "A number is no whole one or too large, or it is nested too deeply or long.":
    "Un nombre n’est pas entier ou est trop grand, ou c’est trop imbriqué ou trop long.",
  "A text cannot be written.": "Un texte ne peut pas être écrit.",
  "Nobody of this tournament sits here.": "Personne de ce tournoi n’est assis ici.",
  "at least {due} to 1": "au moins {due} contre 1",
  "{due} to 1": "{due} contre 1",
  "The entry fee": "Le droit d’entrée",
  "The buy-in": "La cave",
  closed: "fermée",
  open: "ouverte, encore sans mises",
  betting: "les mises sont ouvertes",
  "ball-in-track": "la bille tourne",
  "no-more-bets": "rien ne va plus",
  result: "le résultat est sorti",
  "dolly-placed": "le résultat est sorti",
  "losers-collected": "les gains se paient",
  "winners-paid": "les gains sont payés",
  closing: "en fermeture",
  held: "arrêtée",
  missing: "n’existe pas",
  paid: "payé",
  "used-as-payout": "utilisé comme paiement",
  "used-as-buy-in": "utilisé comme cave",
  "re-awarded": "réattribué",
  cancelled: "annulé",
  never: "jamais",
  "final round": "la manche finale",
  conclusion: "la conclusion",
  steady: "régulier",
  bold: "audacieux",
  chaser: "poursuiveur",
  numbers: "aux numéros",
  "single-zero": "un zéro",
  "double-zero": "double zéro",
  "double-zero-as-single-zero": "double zéro comme un zéro",
  "one of {these}": "l’un de {these}",
  "true or false": "true ou false",
  "a whole number": "un nombre entier",
  "a number": "un nombre",
  "a text in quotes": "un texte entre guillemets",
  "a date": "une date",
  "a list": "une liste",
  "a table": "un tableau",
  "a table with value and clause or reading": "un tableau avec value et clause ou reading",
  "another colour": "une autre couleur",
  "another colour or design": "une autre couleur ou un autre dessin",
  "no printed amount": "sans montant imprimé",
  "an amount in cents, 1 or more": "un montant en cents, 1 ou plus",
  "1 or more": "1 ou plus",
  "no limits in a tournament": "pas de limites en tournoi",
};
