import type { Sentences } from "./sentences";

export const words: Sentences = {
  "In Prison is offered to every player at the table or to none.":
    "En prison wird allen Spielern am Tisch angeboten oder keinem.",
  "This is not valid TOML: {error}.": "Das ist kein gültiges TOML: {error}.",
  "This is {data}.": "Hier steht {data}.",
  "There is no such key.": "Diesen Eintrag gibt es nicht.",
  "This key is missing.": "Dieser Eintrag fehlt.",
  "This value does not say where it comes from.": "Dieser Wert sagt nicht, woher er kommt.",
  "“{key}” is not a permitted bet.": "„{key}“ ist kein erlaubter Einsatz.",
  "The tables say otherwise; leave the points out, and they are read from there.":
    "Die Tische sagen etwas anderes; lassen Sie die Punkte weg, dann werden sie dort abgelesen.",
  "Table {name} plays for money.": "An Tisch {name} wird um Geld gespielt.",
  "Table {name} is {phase}.": "Tisch {name}: {phase}.",
  "Somebody sits at table {name} already.": "An Tisch {name} sitzt schon jemand.",
  "Table {name}: betting is open; pause it, so that the colours get their points.":
    "Tisch {name}: es wird gesetzt; halten Sie ihn an, damit die Farben ihre Punkte bekommen.",
  "Table {name} has played {done} of {wanted} spins.":
    "Tisch {name} hat {done} von {wanted} Würfen gespielt.",
  "Table {name}: wagers are still to be settled.": "Tisch {name}: Einsätze sind noch abzurechnen.",
  "There is a break; players take their seats again first.":
    "Es ist Pause; die Spieler nehmen zuerst wieder Platz.",
  "The game is played with the chips that lay on the table when it began.":
    "Gespielt wird mit den Chips, die am Anfang auf dem Tisch lagen.",
  "The seats of a running round are drawn; nobody takes a player's place.":
    "Die Plätze einer laufenden Runde sind ausgelost; niemand nimmt den Platz eines Spielers ein.",
  "The round has had its {spins} spins at this table.": "Die Runde hatte an diesem Tisch ihre {spins} Würfe.",
  "There is no way to play called “{unknown}”: {STRATEGIES}.":
    "Die Spielweise „{unknown}“ gibt es nicht: {STRATEGIES}.",
  "From 2 to {PLAYERS_MAX} players, {SPINS_MAX} spins and {RUNS_MAX} runs can be tried.":
    "Erproben lassen sich 2 bis {PLAYERS_MAX} Spieler, {SPINS_MAX} Würfe und {RUNS_MAX} Durchgänge.",
  "That is {runs} wagers; {WORK_MAX} can be tried at a time.":
    "Das sind {runs} Einsätze; auf einmal lassen sich {WORK_MAX} erproben.",
  "The ways to play add up to the players.": "Die Spielweisen ergeben zusammen die Zahl der Spieler.",
  "Say for every round but the last how many go on.":
    "Sagen Sie für jede Runde außer der letzten, wie viele weiterkommen.",
  "The {key} rulebook has no {name} wheel.": "Das Regelwerk {key} hat keinen Kessel „{name}“.",
  "The {key} rulebook has no bet “{kind}”.": "Das Regelwerk {key} hat keinen Einsatz „{kind}“.",
  "{value} at {to_one} to 1: it pays {expected}.": "{value} mit {to_one} zu 1: gezahlt wird {expected}.",
  "The {chips} chips carry {printed}; non-value chips carry no amount.":
    "Die Chips {chips} tragen {printed}; Chips ohne Wert tragen keinen Betrag.",
  "The non-value chips {chips} look like the value chip {value}.":
    "Die Chips ohne Wert {chips} sehen aus wie der Wertchip {value}.",
  "The sets {other} and {chips} are taken for one another.":
    "Die Sätze {other} und {chips} sind zu verwechseln.",
  "The smallest chip must be worth something.": "Der kleinste Chip muss etwas wert sein.",
  "Only roulette chips can be bet under this rulebook.":
    "Nach diesem Regelwerk können nur Roulettechips gesetzt werden.",
  "This rulebook takes no match play coupons.": "Dieses Regelwerk nimmt keine Spielgutscheine an.",
  "A table with terminals needs at least one.": "Ein Tisch mit Terminals braucht mindestens eines.",
  "Say whether a central screen shows the felt: it decides whether chips may look alike.":
    "Sagen Sie, ob ein zentraler Bildschirm das Tuch zeigt: davon hängt ab, ob Chips gleich aussehen dürfen.",
  "A restriction on tip wagers applies only when it is posted.":
    "Eine Beschränkung der Einsätze für die Croupiers gilt nur, wenn sie ausgehängt ist.",
  "The shares of a pool are 100 percent at most.": "Die Anteile eines Topfes sind höchstens 100 Prozent.",
  "A prize is an amount, a share of the pool, goods, or a voucher: exactly one of these.":
    "Ein Preis ist ein Betrag, ein Anteil am Topf, ein Sachwert oder ein Gutschein: genau eines davon.",
  "Say what the goods or the voucher are worth.": "Sagen Sie, was Sachwert oder Gutschein wert sind.",
  "Places are numbered from 1.": "Die Ränge zählen ab 1.",
  "A voucher is for a later event of this tournament; “{voucher}” is none.":
    "Ein Gutschein ist für eine spätere Veranstaltung dieses Turniers; „{voucher}“ ist keine.",
  "The voucher is worth {value}, the place in {key} {price}.":
    "Der Gutschein ist {value} wert, der Platz in {key} {price}.",
  "A voucher would pay a fee, which is proceeds.":
    "Ein Gutschein würde ein Startgeld zahlen, und das ist ein Ertrag.",
  "Print the house rules in full, or the prescribed statement with the casino's name.":
    "Drucken Sie die Hausregeln ganz oder die vorgeschriebene Erklärung mit dem Namen des Casinos.",
  "Say under which conditions players may buy again.":
    "Sagen Sie, unter welchen Bedingungen Spieler nachkaufen dürfen.",
  "The print says how many prizes there are; the lists have {count}.":
    "Der Druck sagt, wie viele Preise es gibt; die Listen haben {count}.",
  "The print says that the tables are played otherwise than they are.":
    "Der Druck sagt, dass an den Tischen anders gespielt wird.",
  "What the print says about re-buys is not what the events have.":
    "Was der Druck über Nachkäufe sagt, ist nicht, was die Veranstaltungen haben.",
  "The print must explain the {value}.": "Der Druck muss erklären: {value}.",
  "The print says {stated}, the events charge {actual}.":
    "Der Druck sagt {stated}, die Veranstaltungen verlangen {actual}.",
  "Say whether there are re-buys.": "Sagen Sie, ob es Nachkäufe gibt.",
  "“{day}” is no day; write it like 2026-11-20.": "„{day}“ ist kein Tag; schreiben Sie ihn wie 2026-11-20.",
  "The rulebook “{rulebook}” has no rules for tournaments.":
    "Das Regelwerk „{rulebook}“ hat keine Regeln für Turniere.",
  "A tournament has one event or more.": "Ein Turnier hat eine Veranstaltung oder mehr.",
  "“{key}” does not tell this event from the rest.":
    "„{key}“ unterscheidet diese Veranstaltung nicht von den anderen.",
  "Buy-ins come into this pool, and no cash prize takes them.":
    "In diesen Topf kommen Einkäufe, und kein Barpreis nimmt sie.",
  "All buy-ins are in the overall pool; the prizes of an event can only be goods.":
    "Alle Einkäufe sind im Gesamttopf; die Preise einer Veranstaltung können nur Sachwerte sein.",
  "An event does not end before it begins.": "Eine Veranstaltung endet nicht, bevor sie beginnt.",
  "One round of an event at least is an initial one.":
    "Mindestens eine Runde einer Veranstaltung ist eine Anfangsrunde.",
  "{key}: a table has {seats} seats, and chips and terminals for {most}.":
    "{key}: ein Tisch hat {seats} Plätze, und Chips und Terminals für {most}.",
  "Licensees, pools, prizes over all, ties and agreements cannot change once somebody has entered.":
    "Lizenznehmer, Töpfe, Gesamtpreise, Gleichstände und Teilungen ändern sich nicht mehr, wenn jemand angemeldet ist.",
  "The events stand in the order of their days.": "Die Veranstaltungen stehen in der Reihenfolge ihrer Tage.",
  "The tournament is over by {last}, four months after its first day of play; this is {day}.":
    "Das Turnier ist bis {last} zu Ende, vier Monate nach dem ersten Spieltag; das hier ist der {day}.",
  "Name the licensee, or each of those who share it, once.":
    "Nennen Sie den Lizenznehmer, oder jeden von denen, die es teilen, einmal.",
  "Name one of the licensees who answers for the tournament.":
    "Nennen Sie einen der Lizenznehmer, der für das Turnier einsteht.",
  "{key}: an entry fee makes proceeds, and licensees may not share those.":
    "{key}: ein Startgeld bringt Erträge, und Lizenznehmer dürfen die nicht teilen.",
  "Name the licensed premises.": "Nennen Sie das lizenzierte Haus.",
  "{name}: somebody signs the check list on security and surveillance.":
    "{name}: jemand unterschreibt die Prüfliste zu Sicherheit und Überwachung.",
  "{name} has no licence on {date}.": "{name} hat am {date} keine Lizenz.",
  "“{text}” needs its ground in limited gaming, signed by the director.":
    "„{text}“ braucht seinen Grund im erlaubten Glücksspiel, von der Turnierleitung unterschrieben.",
  "{name}: the pool takes a part of a positive amount.":
    "{name}: der Topf nimmt einen Teil eines positiven Betrags.",
  "{name}: say whether {amount} is an entry-fee or a buy-in.":
    "{name}: sagen Sie, ob {amount} Startgeld oder Einkauf ist.",
  "{item}: its value is set beforehand and is that in cash, {price}.":
    "{item}: der Wert wird vorher festgesetzt und ist der in bar, {price}.",
  "Fee and buy-ins together may be {CAP}, not {buy_ins}.":
    "Startgeld und Einkäufe zusammen dürfen {CAP} sein, nicht {buy_ins}.",
  "Without a bound on them, the sum of the buy-ins has none.":
    "Ohne Grenze für sie hat die Summe der Einkäufe keine.",
  "{what} may be {CAP}, not {amount}.": "{what} darf {CAP} sein, nicht {amount}.",
  "A price is 0 or more, and brings points.": "Ein Preis ist 0 oder mehr und bringt Punkte.",
  "Tournament chips are approved: give the reference, and who approved them (reading F19).":
    "Turnierchips sind genehmigt: nennen Sie das Zeichen und wer sie genehmigt hat (Lesart F19).",
  "{key}: everybody starts with the same number of chips.": "{key}: alle beginnen mit gleich vielen Chips.",
  "The starting stack is a positive number of points.":
    "Der Anfangsbestand ist eine positive Zahl von Punkten.",
  "{key} needs a round at least.": "{key} braucht mindestens eine Runde.",
  "{key} needs tables, each once, with seats.": "{key} braucht Tische, jeden einmal, mit Plätzen.",
  "Round {number} ends after some spins or minutes.":
    "Runde {number} endet nach einer Zahl von Würfen oder Minuten.",
  "Round {number}: say how many of each table (or of the event) go on.":
    "Runde {number}: sagen Sie, wie viele von jedem Tisch (oder der Veranstaltung) weiterkommen.",
  "Give the wagering limit and the text that sets it.":
    "Nennen Sie das Einsatzlimit und den Text, der es festlegt.",
  "Round {number}: say how many spins it has at least.":
    "Runde {number}: sagen Sie, wie viele Würfe sie mindestens hat.",
  "Round {number}: {buy_in} over {spins} spins is {share}, above {limit}.":
    "Runde {number}: {buy_in} auf {spins} Würfe sind {share}, mehr als {limit}.",
  "Fee cash has a container of its own, and so do buy-ins.":
    "Startgeld hat einen eigenen Behälter, und Einkäufe auch.",
  "The cap is for each entry or for each person.": "Die Grenze gilt je Anmeldung oder je Person.",
  "The days of notice are calendar or business days.": "Die Tage der Frist sind Kalendertage oder Werktage.",
  "Tournament tables have a dealer: felt or terminals.":
    "Turniertische haben einen Croupier: felt oder terminals.",
  "Nobody comes in again less than not at all.": "Niemand kommt weniger als keinmal wieder herein.",
  "The tournament's rules have to be written first.":
    "Zuerst müssen die Regeln des Turniers geschrieben sein.",
  "{event} has started.": "{event} hat begonnen.",
  "Everybody starts {event} with {chips} points.": "Alle beginnen {event} mit {chips} Punkten.",
  "An entrant has a number, a name, and a document that was seen.":
    "Wer sich anmeldet, hat eine Nummer, einen Namen und ein Dokument, das gesehen wurde.",
  "Entrants have to meet this: {text}": "Wer sich anmeldet, muss dies erfüllen: {text}",
  "“{licensee}” does not share this tournament.": "„{licensee}“ ist an diesem Turnier nicht beteiligt.",
  "This document was shown for {known} before; nobody enters under two names.":
    "Dieses Dokument wurde schon für {known} vorgelegt; niemand nimmt unter zwei Namen teil.",
  "{name} has an active entry: number {number} in {active}.":
    "{name} hat eine gültige Anmeldung: Nummer {number} in {active}.",
  "{name} is out, and the rules do not let anybody come in again.":
    "{name} ist ausgeschieden, und die Regeln lassen niemanden wieder herein.",
  "{name} has come in again as often as the rules allow.":
    "{name} ist so oft wiedergekommen, wie die Regeln erlauben.",
  "{name} is disqualified from tournament play.": "{name} ist vom Turnier ausgeschlossen.",
  "Every entrant of {key} has a fee of {entry_fee}, given away if need be.":
    "Jede Anmeldung zu {key} hat ein Startgeld von {entry_fee}, notfalls geschenkt.",
  "{key} is free: nobody is charged a fee there.":
    "{key} ist frei: dort wird von niemandem Startgeld verlangt.",
  "{what} is {due}, not {given}.": "{what} ist {due}, nicht {given}.",
  "No cash value was set beforehand for “{item}”.": "Für „{item}“ wurde vorher kein Wert in bar festgesetzt.",
  "The form shows {item} at {value}, the value set beforehand.":
    "Das Formular zeigt {item} mit {value}, dem vorher festgesetzten Wert.",
  "This cash goes into the container “{own}” until it is counted.":
    "Dieses Bargeld kommt in den Behälter „{own}“, bis es gezählt ist.",
  "What the house gives away counts at its full dollar value.":
    "Was das Haus schenkt, zählt mit seinem vollen Wert in Dollar.",
  "Say how much cash was taken.": "Sagen Sie, wie viel Bargeld genommen wurde.",
  "Voucher {number} belongs to {name}, who won it.": "Gutschein {number} gehört {name}, der ihn gewann.",
  "Voucher {number} is for {voucher_for}.": "Gutschein {number} ist für {voucher_for}.",
  "Voucher {number} is worth {value}, the place {price}.":
    "Gutschein {number} ist {value} wert, der Platz {price}.",
  "This tournament has not issued a voucher {number}.":
    "Dieses Turnier hat keinen Gutschein {number} ausgegeben.",
  "Voucher {number} is on the books already: {status}.":
    "Gutschein {number} steht schon in den Büchern: {status}.",
  "Entry {number} is {name}'s; players speak for their own entry only.":
    "Startnummer {number} gehört {name}; jeder spricht nur für die eigene.",
  "Name two or more active entries of one person, and how that was found.":
    "Nennen Sie zwei oder mehr gültige Anmeldungen einer Person und wie das gefunden wurde.",
  "Fee cash lies in “{own}” and is counted there, apart from all other money.":
    "Startgeld liegt in „{own}“ und wird dort gezählt, getrennt von allem anderen Geld.",
  "A count is 0 or more.": "Eine Zählung ist 0 oder mehr.",
  "Two different people count the cash.": "Zwei verschiedene Personen zählen das Bargeld.",
  "The tournament was concluded on {concluded}.": "Das Turnier wurde am {concluded} abgeschlossen.",
  "Publish a seed for the draw, so that anybody can repeat it.":
    "Nennen Sie öffentlich einen Startwert für die Auslosung, damit alle sie wiederholen können.",
  "The seats of round {round} are drawn.": "Die Plätze von Runde {round} sind ausgelost.",
  "Nobody is in {event}.": "Niemand ist in {event}.",
  "{entries} players and {places} seats.": "{entries} Spieler und {places} Plätze.",
  "The seat is {name}'s, and nobody sits in for somebody else.":
    "Der Platz gehört {name}, und niemand sitzt für einen anderen.",
  "{name} has not been given version {version} of the rules.":
    "{name} hat Fassung {version} der Regeln nicht bekommen.",
  "{name} has no seat in {event}.": "{name} hat keinen Platz in {event}.",
  "The tables are balanced: no two differ by more than one player.":
    "Die Tische sind ausgeglichen: keine zwei unterscheiden sich um mehr als einen Spieler.",
  "Draw the seats of round {round} first.": "Losen Sie zuerst die Plätze von Runde {round} aus.",
  "Round {round} is played; say who goes on.": "Runde {round} ist gespielt; sagen Sie, wer weiterkommt.",
  "Nobody has taken a seat.": "Niemand hat Platz genommen.",
  "Count the chips of everybody who has taken a seat, and of nobody else.":
    "Zählen Sie die Chips aller, die Platz genommen haben, und sonst niemandes.",
  "{name} has {points}, and {entry} lie on the table.":
    "{name} hat {points} Punkte, und {entry} liegen auf dem Tisch.",
  "{event} is not being played.": "{event} wird nicht gespielt.",
  "Give the points of everybody who played.": "Geben Sie die Punkte aller an, die gespielt haben.",
  "Points are 0 or more, of players who are in the game.":
    "Punkte sind 0 oder mehr, von Spielern, die dabei sind.",
  "More chips are offered to everybody alike, or to nobody.":
    "Weitere Chips werden allen gleich angeboten oder niemandem.",
  "The {offer} is offered already.": "Schon angeboten: {offer}.",
  "The rules offer this up to round {until_round}.": "Die Regeln bieten das bis Runde {until_round} an.",
  "Entry {entry} is out of {event}.": "Startnummer {entry} ist aus {event} ausgeschieden.",
  "The game is played with the chips that lay on the table when it began; buy between games.":
    "Gespielt wird mit den Chips, die am Anfang auf dem Tisch lagen; kaufen Sie zwischen den Spielen.",
  "The {offer} is not open; it is opened for everybody at once.":
    "Noch nicht für alle zugleich eröffnet: {offer}.",
  "Each player may have {allowed} of these.": "Jeder Spieler darf davon {allowed} haben.",
  "A re-buy is for players who have no chips left.":
    "Ein Nachkauf ist für Spieler, die keine Chips mehr haben.",
  "Nothing is offered to this player now.": "Diesem Spieler wird jetzt nichts angeboten.",
  "Nothing is offered.": "Es wird nichts angeboten.",
  "{name} is out already.": "{name} ist schon ausgeschieden.",
  "Nobody is out before a round is over.": "Niemand scheidet aus, bevor eine Runde zu Ende ist.",
  "{name} has {pending}.": "{name} hat {pending} Punkte.",
  "{name} may still take the {offer}.": "{name} kann noch nehmen: {offer}.",
  "{key} has no {offer}.": "{key} hat dies nicht: {offer}.",
  "Round {round} has not been played.": "Runde {round} ist nicht gespielt.",
  "Players without chips are still to decide; close the offer, or eliminate them.":
    "Spieler ohne Chips haben sich noch zu entscheiden; schließen Sie das Angebot oder lassen Sie sie ausscheiden.",
  "{event} has not started.": "{event} hat nicht begonnen.",
  "The play of {event} is over.": "Das Spiel von {event} ist vorbei.",
  "Round {round} of {event} is on.": "Runde {round} von {event} läuft.",
  "No round of {event} is on.": "Keine Runde von {event} läuft.",
  "The house adds a positive amount.": "Das Haus fügt einen positiven Betrag hinzu.",
  "Prize money of the house is its own expense; it is no loss against the proceeds of a tournament.":
    "Preisgeld des Hauses ist seine eigene Ausgabe; es ist kein Verlust gegen die Erträge eines Turniers.",
  "{unfinished}: play is not over.": "{unfinished}: das Spiel ist nicht vorbei.",
  "There is no prize {award}.": "Es gibt keinen Preis {award}.",
  "{name} is disqualified and receives no prize.": "{name} ist ausgeschlossen und bekommt keinen Preis.",
  "A voucher is used, not paid; its line on the form follows from its use.":
    "Ein Gutschein wird verwendet, nicht gezahlt; seine Zeile im Formular folgt aus der Verwendung.",
  "Every prize has its line on the Division's pay-out form; give the form's number.":
    "Jeder Preis hat seine Zeile im Auszahlungsformular der Behörde; nennen Sie die Nummer des Formulars.",
  "Say what the goods are and what they are worth: {description}, {amount}.":
    "Sagen Sie, was der Sachwert ist und was er wert ist: {description}, {amount}.",
  "Prize {number} is {status}.": "Preis {number}: {status}.",
  "Buy-ins are paid to winners; nothing of {amount} can go to “{to}”.":
    "Einkäufe gehen an die Gewinner; nichts von {amount} kann an „{to}“ gehen.",
  "What is left of {event} goes to prizes still to be awarded: {open_pools}.":
    "Was von {event} übrig ist, geht an Preise, die noch zu vergeben sind: {open_pools}.",
  "Award the prizes of {event} first.": "Vergeben Sie zuerst die Preise von {event}.",
  "Nothing is left of the pool of {event}.": "Vom Topf von {event} ist nichts übrig.",
  "By the rules of this tournament an unused voucher is not awarded anew.":
    "Nach den Regeln dieses Turniers wird ein ungenutzter Gutschein nicht neu vergeben.",
  "The prizes of {to} are awarded.": "Die Preise von {to} sind vergeben.",
  "Say why the voucher will not be used.": "Sagen Sie, warum der Gutschein nicht verwendet wird.",
  "Name the winner over all: the first of the last event.":
    "Nennen Sie den Gesamtsieger: den Ersten der letzten Veranstaltung.",
  "Everything that was bought in goes to the winners first: pools, prizes and vouchers are still open.":
    "Alles Eingekaufte geht zuerst an die Gewinner: Töpfe, Preise und Gutscheine sind noch offen.",
  "{responsible} answers for this tournament, and alone awards its prizes.":
    "{responsible} steht für dieses Turnier ein und vergibt allein seine Preise.",
  "This tournament has no prizes over all.": "Dieses Turnier hat keine Gesamtpreise.",
  "Give the day, like 2026-11-20; this is “{text}”.":
    "Nennen Sie den Tag, etwa 2026-11-20; das hier ist „{text}“.",
  "These are the rules of version {version} already.": "Das sind schon die Regeln der Fassung {version}.",
  "Rules are not changed while a round is on.": "Regeln werden nicht geändert, während eine Runde läuft.",
  "{key} has entrants already; its terms cannot change under them.":
    "{key} hat schon Anmeldungen; ihre Bedingungen ändern sich nicht mehr.",
  "Say which office of the Division received the rules, and how that can be shown.":
    "Sagen Sie, welches Amt der Behörde die Regeln bekam und wie sich das zeigen lässt.",
  "Version {version} was not sent to the Division.": "Fassung {version} wurde der Behörde nicht geschickt.",
  "Say what the Division finds unacceptable.": "Sagen Sie, was die Behörde nicht annimmt.",
  "{event} started on {started}.": "{event} begann am {started}.",
  "The Division finds version {version} of the rules unacceptable; change them and file again.":
    "Die Behörde nimmt Fassung {version} der Regeln nicht an; ändern Sie sie und reichen Sie sie neu ein.",
  "The Division has version {version} of the rules since {never}: {days} full days.":
    "Die Behörde hat Fassung {version} der Regeln seit: {never}; das sind {days} volle Tage.",
  "{text} has not come yet: today is {day}.": "Der {text} ist noch nicht da: Heute ist der {day}.",
  "{text} is over: today is {day}.": "Der {text} ist vorbei: Heute ist der {day}.",
  "Entry {winner} is not the first in the standings.":
    "Startnummer {winner} ist nicht die erste der Wertung.",
  "A tournament has a name that can be printed.": "Ein Turnier hat einen Namen, der sich drucken lässt.",
  "{event} is planned for {date}.": "{event} ist für den {date} geplant.",
  "The tournament had to be over by {last}, four months after its first day of play.":
    "Das Turnier musste bis {last} zu Ende sein, vier Monate nach dem ersten Spieltag.",
  "The rules of this tournament do not let players share the prizes.":
    "Die Regeln dieses Turniers lassen Spieler die Preise nicht teilen.",
  "The director never suggests an agreement; name the player who asks for it.":
    "Die Turnierleitung schlägt nie eine Teilung vor; nennen Sie den Spieler, der sie wünscht.",
  "An agreement is made between rounds, while the event is being played.":
    "Eine Teilung wird zwischen den Runden vereinbart, solange die Veranstaltung läuft.",
  "Only a player who is still in may ask.": "Nur ein Spieler, der noch dabei ist, darf darum bitten.",
  "The director first tells the player that agreeing is voluntary and needs everybody.":
    "Die Turnierleitung sagt dem Spieler zuerst, dass die Zustimmung freiwillig ist und alle braucht.",
  "Nobody has asked for an agreement.": "Niemand hat um eine Teilung gebeten.",
  "Say why the director does not permit it.": "Sagen Sie, warum die Turnierleitung es nicht erlaubt.",
  "Prizes other than cash go by rank, and no agreement may be made about them.":
    "Preise, die kein Bargeld sind, gehen nach Rang, und über sie gibt es keine Vereinbarung.",
  "The shares of the {among} players add up to {cash}, the cash of their places.":
    "Die Anteile der {among} Spieler ergeben zusammen {cash}, das Bargeld ihrer Ränge.",
  "Every remaining player has to agree.": "Alle verbliebenen Spieler müssen einverstanden sein.",
  "One player does not agree; play goes on.": "Ein Spieler ist nicht einverstanden; das Spiel geht weiter.",
  "No agreement is being asked for.": "Um keine Teilung wird gerade gebeten.",
  "Play has gone on; ask again after the round.":
    "Das Spiel ging weiter; bitten Sie nach der Runde noch einmal.",
  "The director does not permit an early end: {stopped}":
    "Die Turnierleitung erlaubt kein vorzeitiges Ende: {stopped}",
  "The pool of {pool} is {left} short of its prizes; the house has to add that.":
    "Dem Topf von {pool} fehlen {left} für seine Preise; das Haus muss sie hinzufügen.",
  "The pool of {pool} holds {left}, and no cash prize takes it.":
    "Im Topf von {pool} sind {left}, und kein Barpreis nimmt sie.",
  "The pool of {pool} is awarded; carry what is left of it forward.":
    "Der Topf von {pool} ist vergeben; übertragen Sie, was davon übrig ist.",
  "Points and shares are given by entry number.": "Punkte und Anteile werden nach Startnummern angegeben.",
  "There is no event “{key}”.": "Die Veranstaltung „{key}“ gibt es nicht.",
  "There is no entry {number}.": "Die Startnummer {number} gibt es nicht.",
  "Entry {number} is out; {name} has a later one.":
    "Startnummer {number} ist ausgeschieden; {name} hat eine spätere.",
  "Entry {number} is not in {event}.": "Startnummer {number} ist nicht in {event}.",
  "The tournament “{name}” has no rules yet.": "Das Turnier „{name}“ hat noch keine Regeln.",
  "A number is no whole one or too large, or it is nested too deeply or long.":
    "Eine Zahl ist nicht ganz oder zu groß, oder es ist zu tief verschachtelt oder zu lang.",
  "A text cannot be written.": "Ein Text lässt sich nicht schreiben.",
  "Nobody of this tournament sits here.": "Hier sitzt niemand aus diesem Turnier.",
  "at least {due} to 1": "mindestens {due} zu 1",
  "{due} to 1": "{due} zu 1",
  "The entry fee": "Das Startgeld",
  "The buy-in": "Der Einkauf",
  closed: "geschlossen",
  open: "offen, noch ohne Einsätze",
  betting: "es wird gesetzt",
  "ball-in-track": "die Kugel läuft",
  "no-more-bets": "nichts geht mehr",
  result: "das Ergebnis steht fest",
  "dolly-placed": "das Ergebnis steht fest",
  "losers-collected": "die Gewinne werden bezahlt",
  "winners-paid": "die Gewinne sind bezahlt",
  closing: "wird geschlossen",
  held: "angehalten",
  missing: "gibt es nicht",
  paid: "ausgezahlt",
  "used-as-payout": "als Auszahlung verwendet",
  "used-as-buy-in": "als Einkauf verwendet",
  "re-awarded": "neu vergeben",
  cancelled: "aufgehoben",
  never: "nie",
  "final round": "die letzte Runde",
  conclusion: "den Abschluss",
  steady: "gleichmäßig",
  bold: "kühn",
  chaser: "Aufholer",
  numbers: "auf Zahlen",
  "single-zero": "eine Null",
  "double-zero": "Doppelnull",
  "double-zero-as-single-zero": "Doppelnull als eine Null",
  "one of {these}": "eines von {these}",
  "true or false": "true oder false",
  "a whole number": "eine ganze Zahl",
  "a number": "eine Zahl",
  "a text in quotes": "ein Text in Anführungszeichen",
  "a date": "ein Datum",
  "a list": "eine Liste",
  "a table": "eine Tabelle",
  "a table with value and clause or reading": "eine Tabelle mit value und clause oder reading",
  "another colour": "eine andere Farbe",
  "another colour or design": "eine andere Farbe oder Gestaltung",
  "no printed amount": "kein aufgedruckter Betrag",
  "an amount in cents, 1 or more": "ein Betrag in Cent, 1 oder mehr",
  "1 or more": "1 oder mehr",
  "no limits in a tournament": "keine Limits in einem Turnier",
};
