import type { Sentences } from "./sentences";

export const words: Sentences = {
  "There is no language “{language}”. There are: {known}.":
    "Die Sprache „{language}“ gibt es nicht. Es gibt: {known}.",
  "The maximum is {max} per bet; with this it would be {total}.":
    "Das Maximum ist {max} je Chance; damit wären es {total}.",
  "Wagers for the dealers are limited to {wager_max}, as posted.":
    "Einsätze für die Croupiers sind auf {wager_max} begrenzt, wie ausgehängt.",
  "What was confirmed is not what was asked for.": "Bestätigt wurde nicht das, worum gebeten war.",
  "{what} must be a positive whole number.": "{what} muss eine positive ganze Zahl sein.",
  "Each colour stands for a positive number of points.":
    "Jede Farbe steht für eine positive Zahl von Punkten.",
  "A disputed amount cannot be negative.": "Ein strittiger Betrag kann nicht negativ sein.",
  "Say how much is paid.": "Geben Sie an, wie viel gezahlt wird.",
  "The opener cannot be negative.": "Der Anfangsbestand kann nicht negativ sein.",
  "The closer cannot be negative.": "Der Schlussbestand kann nicht negativ sein.",
  "Turns cannot be negative.": "Umläufe können nicht negativ sein.",
  "There is no command “{name}”.": "Den Befehl „{name}“ gibt es nicht.",
  "“by” is an object with role, who and device.": "„by“ ist ein Objekt mit role, who und device.",
  "There is no role “{role}”: {Role}.": "Die Rolle „{role}“ gibt es nicht: {Role}.",
  "“who” and “device” are texts that can be printed.":
    "„who“ und „device“ sind Texte, die sich drucken lassen.",
  "This command cannot be taken: {bad}.": "Dieser Befehl kann nicht angenommen werden: {bad}.",
  "Who asks, when and under which key is not part of the command.":
    "Wer bittet, wann und mit welchem Schlüssel, gehört nicht in den Befehl.",
  "The second person confirms in person and is not named in the command.":
    "Die zweite Person bestätigt selbst und wird im Befehl nicht genannt.",
  "There is no command “{name}” of the floor.": "Den Befehl „{name}“ gibt es im Büro nicht.",
  "Who asks, who is beside, the signature and what a table's journal says are no part of it.":
    "Wer bittet, wer dabei ist, die Unterschrift und was das Tagebuch eines Tisches sagt, gehört nicht hinein.",
  "{min} to {max} are no limits.": "{min} bis {max} sind keine Limits.",
  "A player needs a name or a number that can be printed.":
    "Ein Spieler braucht einen Namen oder eine Nummer, die sich drucken lässt.",
  "A dealer signs in with a badge or a name that can be printed.":
    "Ein Croupier meldet sich mit Ausweis oder einem Namen an, der sich drucken lässt.",
  "A terminal seals its nonce as a SHA-256 in hexadecimal, for a random wheel.":
    "Ein Terminal versiegelt seine Zufallszahl als hexadezimales SHA-256, für einen Zufallskessel.",
  "Seat {seat} has sealed a nonce for this round.":
    "Platz {seat} hat seine Zufallszahl für dieses Spiel schon versiegelt.",
  "Seat {seat} has no sealed nonce that this could open.":
    "Platz {seat} hat keine versiegelte Zufallszahl, die hierzu passt.",
  "Table {name}: {told}": "Tisch {name}: {told}",
  "This is no frame: {error}.": "Das ist keine gültige Nachricht: {error}.",
  "A person has one or more roles of the staff.": "Eine Person hat eine oder mehrere Rollen des Personals.",
  "Seats are numbered from 1.": "Plätze zählen ab 1.",
  "The sensor of table {table} is set by line, model, mode and may; not by {these}.":
    "Den Sensor von Tisch {table} bestimmen line, model, mode und may; nicht {these}.",
  "The sensor of table {table}: {error}.": "Der Sensor von Tisch {table}: {error}.",
  "{file} has a list [[table]] and nothing else.": "{file} hat eine Liste [[table]] und sonst nichts.",
  "The setting “tables” names {file}: {error}.": "Die Einstellung „tables“ nennt {file}: {error}.",
  "A table's name is 1 to 40 letters, digits, dots, dashes.":
    "Der Name eines Tisches hat 1 bis 40 Buchstaben, Ziffern, Punkte, Striche.",
  "Table {name}: there is no “{unknown}”.": "Tisch {name}: „{unknown}“ gibt es nicht.",
  "Table {name}: automation is one of {PRESETS}, source one of {SOURCES}.":
    "Tisch {name}: automation ist eines von {PRESETS}, source eines von {SOURCES}.",
  "Table {name}: an automatic table has its numbers from a random wheel or a sensor, others from a dealer.":
    "Tisch {name}: ein automatischer Tisch hat seine Zahlen von einem Zufallskessel oder Sensor, andere von einem Croupier.",
  "Table {name}: its policy names one of {RULEBOOKS}.":
    "Tisch {name}: seine Festlegung nennt eines von {RULEBOOKS}.",
  "Table {name}: a table with terminals says how many: terminals.count.":
    "Tisch {name}: ein Tisch mit Terminals sagt, wie viele: terminals.count.",
  "Badge {badge} belongs to somebody.": "Ausweis {badge} gehört schon jemandem.",
  "{ball} was retired; assign another ball.": "{ball} ist ausgemustert; nehmen Sie eine andere Kugel.",
  "“{ball}” cannot go into the wheel; assign an inspected ball.":
    "„{ball}“ darf nicht in den Kessel; nehmen Sie eine geprüfte Kugel.",
  "{ball} was retired after an inspection; assign another ball.":
    "{ball} wurde nach einer Prüfung ausgemustert; nehmen Sie eine andere Kugel.",
  "The pit supervisor must inspect the ball before it is used again.":
    "Die Tischaufsicht muss die Kugel prüfen, bevor sie wieder verwendet wird.",
  "{bet_id} needs 00, which is not available at this table.":
    "{bet_id} braucht die 00, und die gibt es an diesem Tisch nicht.",
  "The line between 2nd 12 and 3rd 12 is the 0-00 split, and 00 is not available at this table.":
    "Die Linie zwischen 2. und 3. Dutzend ist der Cheval 0-00, und die 00 gibt es an diesem Tisch nicht.",
  "This table does not offer {bet_id}.": "Dieser Tisch bietet {bet_id} nicht an.",
  "“{word}” is not a kind of bet in this rulebook.":
    "„{word}“ ist in diesem Regelwerk keine Art von Einsatz.",
  "The bet is called “{kind}”; there is no “{bet_id}”.":
    "Dieser Einsatz heißt „{kind}“; „{bet_id}“ gibt es nicht.",
  "{bet_id} is no name of a bet: its numbers are written in order, as in split-8-11.":
    "{bet_id} ist kein Name eines Einsatzes: die Zahlen stehen der Reihe nach, wie in split-8-11.",
  "The {key} rulebook has no announced bets.": "Das Regelwerk {key} kennt keine Annoncen.",
  "This layout has no {missing}, which {call} needs.": "Diesem Tuch fehlt {missing}; {call} braucht es.",
  "There is no call “{call}”. There are: {known}.": "Die Annonce „{call}“ gibt es nicht. Es gibt: {known}.",
  "Betting is closed; nothing on the layout can be changed now.":
    "Es kann nicht mehr gesetzt werden; auf dem Tuch ändert sich nichts mehr.",
  "Betting is not open yet; the chips are returned at once.":
    "Es kann noch nicht gesetzt werden; die Chips gehen sofort zurück.",
  "Call No More Bets before the result is entered.":
    "Sagen Sie „Nichts geht mehr“ an, bevor das Ergebnis eingegeben wird.",
  "Cash cannot be bet; change it into chips first.":
    "Bargeld kann nicht gesetzt werden; wechseln Sie es zuerst in Chips.",
  "The value of these chips cannot change while any of them are out.":
    "Der Wert dieser Chips ändert sich nicht, solange welche ausgegeben sind.",
  "Set the value of these chips before betting.": "Legen Sie den Wert dieser Chips fest, bevor gesetzt wird.",
  "Seat {number} was issued no {design} chips.": "Platz {number} hat keine Chips „{design}“ bekommen.",
  "Seat {number} has {rack} in chips, {missing} too few.":
    "Platz {number} hat {rack} in Chips, {missing} zu wenig.",
  "Seat {number} has {number2} in chips, not {amount}.":
    "Platz {number} hat {number2} in Chips, nicht {amount}.",
  "Spoken wagers are not accepted; place chips.": "Angesagte Einsätze gelten nicht; setzen Sie Chips.",
  "Only chips of this house can be bet.": "Nur Chips dieses Hauses können gesetzt werden.",
  "Only roulette chips can be bet here.": "Hier können nur Roulettechips gesetzt werden.",
  "Seat {seat} still has chips; cash out first.": "Platz {seat} hat noch Chips; zahlen Sie sie zuerst aus.",
  "Seat {seat} still has chips on the layout.": "Platz {seat} hat noch Chips auf dem Tuch.",
  "Chips of the old colour are on the layout; take them down first.":
    "Chips der alten Farbe liegen auf dem Tuch; nehmen Sie sie zuerst weg.",
  "The time to choose is over; the posted default applies.":
    "Die Zeit zu wählen ist um; es gilt, was ausgehängt ist.",
  "There is nothing to choose at this table now.": "An diesem Tisch gibt es jetzt nichts zu wählen.",
  "Players are still choosing between half and prison.": "Spieler wählen noch zwischen Hälfte und Gefängnis.",
  "This is not the set-up code, or the house has its administrator already.":
    "Das ist nicht der Einrichtungscode, oder das Haus hat schon eine Leitung.",
  "This is your passphrase already: sign in with it.":
    "Das ist schon Ihr Kennsatz: Melden Sie sich damit an.",
  "This code is not valid for this badge.": "Dieser Code gilt nicht für diesen Ausweis.",
  "Collect the losing wagers before paying.": "Ziehen Sie die verlorenen Einsätze ein, bevor Sie zahlen.",
  "{capitalize} is in use at seat {holder}.": "{capitalize} ist an Platz {holder} in Gebrauch.",
  "Seat {number} plays with {colour}/{design} value chips.":
    "Platz {number} spielt mit Wertchips {colour}/{design}.",
  "The notice with the points of each colour does not hang at the table yet.":
    "Der Aushang mit den Punkten jeder Farbe hängt noch nicht am Tisch.",
  "The points of a colour have changed since the notice was posted; print the new one and post it.":
    "Die Punkte einer Farbe haben sich seit dem Aushang geändert; drucken Sie den neuen und hängen Sie ihn aus.",
  "The sign {sign} does not say what is in force; print {code} and post that.":
    "Das Schild {sign} sagt nicht, was gilt; drucken Sie {code} und hängen Sie das aus.",
  "the secret of the round died with an earlier process":
    "Das Geheimnis des Spiels ging mit einem früheren Prozess verloren.",
  "A random wheel commits itself to the round before betting opens.":
    "Ein Zufallskessel legt sich auf das Spiel fest, bevor gesetzt wird.",
  "Only a random wheel commits itself.": "Nur ein Zufallskessel legt sich fest.",
  "The books have {shown} in the tray; give the reason for the difference.":
    "Nach den Büchern sind {shown} im Tisch; nennen Sie den Grund für den Unterschied.",
  "A coupon for {faces} lies on {bet}; its chips stay while it does.":
    "Ein Gutschein über {faces} liegt auf {bet}; seine Chips bleiben so lange liegen.",
  "The coupon needs chips of at least {faces} beside it.":
    "Der Gutschein braucht Chips für mindestens {faces} neben sich.",
  "Match play coupons count on even-money and 2 to 1 bets only.":
    "Spielgutscheine gelten nur auf einfache Chancen und auf Chancen 2 zu 1.",
  "This table does not take match play coupons.": "Dieser Tisch nimmt keine Spielgutscheine an.",
  "Coupon {coupon} is unknown.": "Gutschein {coupon} ist unbekannt.",
  "Coupon {coupon} was already used {used}.": "Gutschein {coupon} ist schon verwendet ({used}).",
  "Coupon {coupon} expired on {expires}.": "Gutschein {coupon} ist am {expires} abgelaufen.",
  "A coupon has a number, and a last day such as 2026-12-31.":
    "Ein Gutschein hat eine Nummer und einen letzten Tag, etwa 2026-12-31.",
  "Coupon {coupon} is registered already.": "Gutschein {coupon} ist schon eingetragen.",
  "Only the table's dealer may do this.": "Das darf nur der Croupier dieses Tisches.",
  "{who} is not the dealer of this table; {nobody} is signed in.":
    "{who} ist nicht der Croupier dieses Tisches; angemeldet ist {nobody}.",
  "No dealer is signed in at this table.": "An diesem Tisch ist kein Croupier angemeldet.",
  "Confirm that the money went into the drop box.": "Bestätigen Sie, dass das Geld im Drop-Kasten ist.",
  "A dispute is not decided yet.": "Ein Streitfall ist noch nicht entschieden.",
  "Announced was {result}; the dolly is on {number}.": "Angesagt war {result}; der Dolly steht auf {number}.",
  "Place the dolly on the winning number first.": "Setzen Sie zuerst den Dolly auf die Gewinnzahl.",
  "Please wait until all winners are paid and the dolly is removed.":
    "Bitte warten Sie, bis alle Gewinne bezahlt sind und der Dolly entfernt ist.",
  "Tournament chips are not sold at the table.": "Turnierchips werden am Tisch nicht verkauft.",
  "The tray holds {float}; ask for a fill.": "Im Tisch sind {float}; erbitten Sie eine Auffüllung.",
  "The tray holds {float}.": "Im Tisch sind {float}.",
  "The tray does not hold that much; ask for a fill.":
    "So viel ist nicht im Tisch; erbitten Sie eine Auffüllung.",
  "The tray holds {float}, {winnings} is due: ask for a fill.":
    "Im Tisch sind {float}, fällig sind {winnings}: erbitten Sie eine Auffüllung.",
  "A {colour}/{plain} chip was not issued for these premises.":
    "Ein Chip {colour}/{plain} wurde nicht für dieses Haus ausgegeben.",
  "The house is closing; this was not done.": "Das Haus schließt; das wurde nicht getan.",
  "The sign of this table says that even-money bets are lost on 0, so In Prison cannot be on.":
    "Nach dem Schild dieses Tisches sind einfache Chancen bei 0 verloren; En prison geht deshalb nicht.",
  "A stake is a positive whole number of cents, of 64 bits at most.":
    "Ein Einsatz ist eine positive ganze Zahl von Cent, höchstens von 64 Bit.",
  "Only even-money bets can go in prison; {id} is none.":
    "Nur einfache Chancen kommen ins Gefängnis; {id} ist keine.",
  "A wager in prison cannot be moved, raised or taken down.":
    "Ein Einsatz im Gefängnis wird nicht verschoben, erhöht oder weggenommen.",
  "A wager can be in prison for one spin only.": "Ein Einsatz ist nur für einen Wurf im Gefängnis.",
  "The inspection found fault with: {points}. The table stays closed.":
    "Die Prüfung beanstandet: {points}. Der Tisch bleibt geschlossen.",
  "Answer every point of the check list; missing: {none}.":
    "Beantworten Sie jeden Punkt der Prüfliste; es fehlt: {none}.",
  "Only a key manager, a licensed member of security or a pit supervisor may inspect a table.":
    "Nur die Leitung, ein lizenziertes Mitglied der Sicherheit oder die Tischaufsicht darf einen Tisch prüfen.",
  "Something is wrong with the house; the log has it.": "Im Haus stimmt etwas nicht; es steht im Protokoll.",
  "The journal could not be written; nothing was done.":
    "Das Tagebuch konnte nicht geschrieben werden; nichts wurde getan.",
  "A command key is 1 to {LENGTH_MAX} printable characters.":
    "Der Schlüssel eines Befehls hat 1 bis {LENGTH_MAX} druckbare Zeichen.",
  "The house would be without a key manager.": "Das Haus wäre ohne Leitung.",
  "No more bets: this wager came too late, and the chips are returned at once.":
    "Nichts geht mehr: dieser Einsatz kam zu spät, die Chips gehen sofort zurück.",
  "Too late: where the ball rests may be known. Nothing on the layout changes before the next spin.":
    "Zu spät: Wo die Kugel liegt, kann bekannt sein. Auf dem Tableau ändert sich nichts vor dem nächsten Wurf.",
  "Ball and wheel are on record in opposite directions; report it, and the supervisor decides.":
    "Kugel und Kessel sind gegenläufig vermerkt; melden Sie es, die Aufsicht entscheidet.",
  "{counted} turns are on record; report it, and the supervisor decides.":
    "{counted} Umläufe sind vermerkt; melden Sie es, die Aufsicht entscheidet.",
  "The ball is on record at rest in {rests}; report it, and the supervisor decides.":
    "Es ist vermerkt, dass die Kugel in {rests} liegt; melden Sie es, die Aufsicht entscheidet.",
  "{tenths} turns are counted; a count does not go down.":
    "{tenths} Umläufe sind gezählt; eine Zählung geht nicht zurück.",
  "A ruling has the name of the supervisor who makes it: “by” with “who”.":
    "Eine Entscheidung trägt den Namen der Aufsicht, die sie trifft: „by“ mit „who“.",
  "A ball that left the wheel rests in no number; report it, and the supervisor decides.":
    "Eine Kugel, die den Kessel verlassen hat, liegt in keiner Zahl; melden Sie es, die Aufsicht entscheidet.",
  "This rulebook fixes its limits itself.": "Dieses Regelwerk legt seine Limits selbst fest.",
  "The minimum and maximum must be set and posted on the game.":
    "Minimum und Maximum müssen festgelegt und am Spiel ausgehängt sein.",
  "What the sign says has changed since it was posted; print the new one and post it.":
    "Der Inhalt des Schilds hat sich seit dem Aushang geändert; drucken Sie das neue und hängen Sie es aus.",
  "{chips} chips look like the value chip {alike}.": "Chips {chips} sehen aus wie der Wertchip {alike}.",
  "No ball is in play.": "Es ist keine Kugel im Spiel.",
  "No chip colour is free at this table.": "An diesem Tisch ist keine Chipfarbe frei.",
  "The table has no {colour}/{design} chips.": "Der Tisch hat keine Chips {colour}/{design}.",
  "No dealer is signed in.": "Kein Croupier ist angemeldet.",
  "The table has no drop box attached.": "Am Tisch ist kein Drop-Kasten angebracht.",
  "Seat {number} is {player}'s; players act for their own seat only.":
    "Platz {number} gehört {player}; ein Spieler handelt nur für den eigenen Platz.",
  "There is no result yet: the ball is not at rest.": "Es gibt noch kein Ergebnis: die Kugel liegt nicht.",
  "There is no such alert.": "Diese Meldung gibt es nicht.",
  "This approval is over, or never was.": "Diese Bitte um Bestätigung ist vorbei, oder es gab sie nie.",
  "A correction of the result waits for its second person; the round goes on when it is decided.":
    "Eine Korrektur des Ergebnisses wartet auf die zweite Person; das Spiel geht weiter, sobald darüber entschieden ist.",
  "There is no such call, or somebody has answered it.":
    "Diesen Ruf gibt es nicht, oder jemand hat ihn beantwortet.",
  "There are three columns: column-1, column-2 and column-3.":
    "Es gibt drei Kolonnen: column-1, column-2 und column-3.",
  "There are three dozens: 1-12, 13-24 and 25-36.": "Es gibt drei Dutzende: 1-12, 13-24 und 25-36.",
  "There is no such incident.": "Diesen Vorfall gibt es nicht.",
  "There is no such passkey.": "Diesen Passkey gibt es nicht.",
  "Nobody has the badge {badge}.": "Niemand hat den Ausweis {badge}.",
  "Where do the chips stand? Name a bet, a place or a point.":
    "Wo stehen die Chips? Nennen Sie einen Einsatz, eine Stelle oder einen Punkt.",
  "A point of the felt has an x and a y.": "Ein Punkt des Tuchs hat x und y.",
  "That spot on the layout is not a bet.": "Diese Stelle des Tuchs ist keine Chance.",
  "Table {table} remembers no round {number}.": "Tisch {table} kennt kein Spiel {number}.",
  "Table {table} has given out no slip {number}.": "Tisch {table} hat keinen Schein {number} ausgegeben.",
  "There is no table “{name}”.": "Den Tisch „{name}“ gibt es nicht.",
  "This table has no terminal with that number.": "Dieser Tisch hat kein Terminal mit dieser Nummer.",
  "No screen shows this code.": "Kein Bildschirm zeigt diesen Code.",
  "There is no such terminal.": "Dieses Terminal gibt es nicht.",
  "There is no tournament “{tournament}”.": "Das Turnier „{tournament}“ gibt es nicht.",
  "This table has {count} terminals.": "Dieser Tisch hat {count} Terminals.",
  "The table has no tip box attached.": "Am Tisch ist kein Trinkgeldkasten angebracht.",
  "Tournament chips have no wager limit.": "Turnierchips haben kein Limit.",
  "The boxes {between} do not share one corner.": "Die Felder {between} haben keine gemeinsame Ecke.",
  "“{reason}” is not a reason for No Spin: {allowed}.":
    "„{reason}“ ist kein Grund für einen ungültigen Wurf: {allowed}.",
  "{between} are neither a row nor a listed group of three.":
    "{between} sind weder eine Querreihe noch eine der genannten Dreiergruppen.",
  "Ball and wheel turn the same way: this is no valid spin; declare No Spin.":
    "Kugel und Kessel laufen gleich herum: der Wurf gilt nicht; erklären Sie ihn für ungültig.",
  "Confirm the turns of the ball: nobody has counted them.":
    "Bestätigen Sie die Umläufe der Kugel: niemand hat sie gezählt.",
  "The ball made {tenths} turns; {value} make a valid spin. Declare No Spin.":
    "Die Kugel machte {tenths} Umläufe; gültig ist ein Wurf ab {value}. Erklären Sie ihn für ungültig.",
  "The boxes {between} share no line.": "Die Felder {between} haben keine gemeinsame Linie.",
  "Nobody may use this address.": "Diese Adresse darf niemand benutzen.",
  "The table has not been inspected for this opening.": "Der Tisch ist für diese Eröffnung nicht geprüft.",
  "The pit supervisor has not confirmed observing the action.":
    "Die Tischaufsicht hat nicht bestätigt, dass sie zugesehen hat.",
  "This table is not paused.": "Dieser Tisch macht keine Pause.",
  "Tournament chips cannot be exchanged for anything.": "Turnierchips können gegen nichts getauscht werden.",
  "Tournament chips cannot be redeemed.": "Turnierchips werden nicht eingelöst.",
  "Tournament chips cannot be given away.": "Turnierchips können nicht verschenkt werden.",
  "Sign in first.": "Bitte melden Sie sich zuerst an.",
  "This table does not stand still.": "Dieser Tisch steht nicht still.",
  "{stake} is not a whole number of {unit} chips.": "{stake} ist keine ganze Zahl von Chips zu {unit}.",
  "The {colour} chips are seat {number}'s.": "Die Chips {colour} gehören zu Platz {number}.",
  "This terminal is seat {seat} of table {table}.": "Dieses Terminal ist Platz {seat} an Tisch {table}.",
  "This terminal is at table {table}.": "Dieses Terminal steht an Tisch {table}.",
  "Seat {number} has nothing on {place}.": "Platz {number} hat nichts auf {place}.",
  "Seat {number} has less than that on {place}.": "Platz {number} hat weniger als das auf {place}.",
  "No dealer has placed anything on {place} for seat {number}.":
    "Kein Croupier hat für Platz {number} etwas auf {place} gesetzt.",
  "Seat {seat} has nothing on the layout.": "Platz {seat} hat nichts auf dem Tuch.",
  "There is nothing to repeat for seat {number}.": "Für Platz {number} gibt es nichts zu wiederholen.",
  "Seat {seat} has no points.": "Platz {seat} hat keine Punkte.",
  "Seat {seat} has nothing to cash out.": "Platz {seat} hat nichts auszuzahlen.",
  "There is no open dispute {dispute}.": "Einen offenen Streitfall {dispute} gibt es nicht.",
  "The result is {number} already.": "Das Ergebnis ist schon {number}.",
  "Nothing is due to seat {seat}.": "Platz {seat} steht nichts zu.",
  "There is no {strangers} on this wheel.": "{strangers} gibt es in diesem Kessel nicht.",
  "The tray was closed with {left}; it cannot open with {opener}.":
    "Der Tisch schloss mit {left}; er kann nicht mit {opener} öffnen.",
  "Only one of these can apply when a zero falls.": "Wenn eine Zero fällt, kann nur eines davon gelten.",
  "The {key} rulebook does not know {words}.": "Das Regelwerk {key} kennt {words} nicht.",
  "{words} is not for the {name} wheel.": "{words} ist nicht für den Kessel {name}.",
  "Requests from this origin are not taken; the setting “origins” names those that are.":
    "Anfragen von dieser Herkunft werden nicht angenommen; die Einstellung „origins“ nennt die erlaubten.",
  "That cannot be done now.": "Das geht jetzt nicht.",
  "Seats {short} no longer have what was paid; the supervisor decides as a dispute.":
    "Die Plätze {short} haben das Ausgezahlte nicht mehr; die Aufsicht entscheidet es als Streitfall.",
  "This passkey is registered already.": "Dieser Passkey ist schon eingetragen.",
  "Ask for a new challenge first.": "Fordern Sie zuerst eine neue Aufgabe an.",
  "This passkey is not valid here.": "Dieser Passkey gilt hier nicht.",
  "This is signed: give your passphrase with it.": "Das wird unterschrieben: geben Sie Ihren Kennsatz dazu.",
  "This needs a passphrase given just now; give yours again.":
    "Das braucht einen eben gegebenen Kennsatz; geben Sie Ihren erneut ein.",
  "A passphrase has at least {PASSPHRASE_MIN} characters.":
    "Ein Kennsatz hat mindestens {PASSPHRASE_MIN} Zeichen.",
  "{amount} keyed; {winnings} is due.": "Eingegeben sind {amount}; fällig sind {winnings}.",
  "Only the pit supervisor may decide this.": "Das entscheidet nur die Tischaufsicht.",
  "The pit supervisor has not ruled yet.": "Die Tischaufsicht hat noch nicht entschieden.",
  "Points are issued at tournament tables only.": "Punkte gibt es nur an Turniertischen.",
  "Points are played at tournament tables only.": "Um Punkte wird nur an Turniertischen gespielt.",
  "Tournament chips stand for points and have no value in money.":
    "Turnierchips stehen für Punkte und haben keinen Geldwert.",
  "A tournament table has no chips of the cage.": "Ein Turniertisch hat keine Chips aus der Kasse.",
  "At a tournament table a dispute is decided without paying.":
    "An einem Turniertisch wird ein Streitfall ohne Zahlung entschieden.",
  "A tournament table has no chips of the cage; it opens with an empty tray.":
    "Ein Turniertisch hat keine Chips aus der Kasse; er öffnet ohne Bestand.",
  "The wheel owes the secret of round {to_reveal}.":
    "Der Kessel schuldet das Geheimnis von Spiel {to_reveal}.",
  "No secret is owed.": "Es ist kein Geheimnis offen.",
  "The result of a random wheel comes with the proof for this round.":
    "Das Ergebnis eines Zufallskessels kommt mit dem Beweis für dieses Spiel.",
  "Say why there is no spin: {allowed}.": "Sagen Sie, warum der Wurf ungültig ist: {allowed}.",
  "Say why the table is suspended.": "Sagen Sie, warum der Tisch angehalten wird.",
  "There is no ruling to observe.": "Es gibt keine Entscheidung, der zuzusehen wäre.",
  "Say what is disputed.": "Sagen Sie, was strittig ist.",
  "Say what happened.": "Sagen Sie, was geschehen ist.",
  "A ruling needs its reason.": "Eine Entscheidung braucht ihren Grund.",
  "A decision needs its reason.": "Der Entscheid eines Streitfalls braucht seinen Grund.",
  "A correction needs its reason.": "Eine Berichtigung braucht ihren Grund.",
  "Receipt {receipt} was deposited before.": "Quittung {receipt} wurde schon eingeworfen.",
  "The {role} may not do this.": "Mit der Rolle „{role}“ darf man das nicht.",
  "A terminal may not do this.": "Ein Terminal darf das nicht.",
  "A display only shows.": "Eine Anzeige zeigt nur.",
  "A dealer signs in with their own badge.": "Ein Croupier meldet sich mit dem eigenen Ausweis an.",
  "The {role} may not confirm this.": "Mit der Rolle „{role}“ darf man das nicht bestätigen.",
  "The floor is for the staff.": "Das Büro ist für das Personal.",
  "Badge {badge} is not a {chosen}.": "Ausweis {badge} hat die Rolle „{chosen}“ nicht.",
  "That is not possible while a round is running.": "Das geht nicht, solange ein Spiel läuft.",
  "Chips lie on the layout; their value changes between rounds.":
    "Auf dem Tuch liegen Chips; ihr Wert ändert sich zwischen den Spielen.",
  "A wager is still in prison; rules change when none is left.":
    "Ein Einsatz ist noch im Gefängnis; Regeln ändern sich, wenn keiner mehr dort ist.",
  "A wager is still in prison; options change when none is left.":
    "Ein Einsatz ist noch im Gefängnis; Optionen ändern sich, wenn keiner mehr dort ist.",
  "{between} are not two rows that touch.": "{between} sind keine zwei Querreihen, die aneinanderstoßen.",
  "Nobody sits at seat {number}.": "An Platz {number} sitzt niemand.",
  "{player} is not at the table; seat the player again first.":
    "{player} sitzt nicht am Tisch; setzen Sie den Spieler zuerst wieder hin.",
  "Seat {seat} is taken.": "Platz {seat} ist besetzt.",
  "A fill or credit slip is signed by two different people.":
    "Einen Beleg über Auffüllung oder Rückgabe unterschreiben zwei verschiedene Personen.",
  "A result is corrected by two different people.": "Ein Ergebnis berichtigen zwei verschiedene Personen.",
  "The second person must be somebody else.": "Die zweite Person muss jemand anderes sein.",
  "This needs a second person; ask for an approval.":
    "Das braucht eine zweite Person; bitten Sie um eine Bestätigung.",
  "This needs a second person, who confirms it within two minutes.":
    "Das braucht eine zweite Person, die es innerhalb von zwei Minuten bestätigt.",
  "Nobody grants roles to themselves.": "Niemand gibt sich selbst Rollen.",
  "Nobody makes a code for themselves.": "Niemand macht sich selbst einen Code.",
  "The random wheel owes the secret of round {to_reveal}; it is revealed first.":
    "Der Zufallskessel schuldet das Geheimnis von Spiel {to_reveal}; es wird zuerst offengelegt.",
  "The console is locked; give your passphrase again.":
    "Die Konsole ist gesperrt; geben Sie Ihren Kennsatz erneut ein.",
  "Wagers are settled already; correct the result, or decide a dispute, instead of voiding the round.":
    "Die Einsätze sind schon abgerechnet; berichtigen Sie das Ergebnis oder entscheiden Sie einen Streitfall, statt das Spiel für ungültig zu erklären.",
  "Badge and passphrase do not fit together.": "Ausweis und Kennsatz passen nicht zusammen.",
  "Too many wrong tries; wait {seconds} seconds before the next.":
    "Zu viele Fehlversuche; vor dem nächsten {seconds} Sekunden warten.",
  "The sign lacks a statement that it must have: {missing}.":
    "Dem Schild fehlt eine Angabe, die es haben muss: {missing}.",
  "The sign that tells players how this wheel is used does not hang at the table yet.":
    "Das Schild, das den Spielern den Gebrauch dieses Kessels erklärt, hängt noch nicht am Tisch.",
  "Make your signing key first; what is signed needs one.":
    "Legen Sie zuerst Ihren Signaturschlüssel an; was unterschrieben wird, braucht einen.",
  "This slip was redeemed before.": "Dieser Schein wurde schon eingelöst.",
  "{number} gives no result at this table; the supervisor rules the spin void instead.":
    "{number} ergibt an diesem Tisch kein Ergebnis; die Aufsicht erklärt den Wurf für ungültig.",
  "That spin is void; its number is information only.":
    "Dieser Wurf ist ungültig; seine Zahl dient nur der Auskunft.",
  "The table has more requests than it can take; try again.":
    "Der Tisch hat mehr Anfragen, als er annehmen kann; versuchen Sie es erneut.",
  "The table stands still after a failure of the system; a supervisor has to take it into use again.":
    "Der Tisch steht nach einem Fehler des Systems still; die Aufsicht muss ihn wieder in Betrieb nehmen.",
  "There is a table {name} already.": "Einen Tisch {name} gibt es schon.",
  "A wager for the dealers is made with the seat's own chips.":
    "Ein Einsatz für die Croupiers besteht aus den eigenen Chips des Platzes.",
  "The request is too long.": "Die Anfrage ist zu lang.",
  "A request has at most {most} bytes.": "Eine Anfrage hat höchstens {most} Bytes.",
  "A frame has at most {FRAME_BYTES_MAX} bytes.": "Eine Nachricht hat höchstens {FRAME_BYTES_MAX} Bytes.",
  "A person has at most {KEYS_MAX} passkeys.": "Eine Person hat höchstens {KEYS_MAX} Passkeys.",
  "Too many approvals are waiting.": "Zu viele Bestätigungen warten.",
  "Too many screens watch the tournaments already.":
    "Es schauen schon zu viele Bildschirme den Turnieren zu.",
  "Too many requests; wait a moment.": "Zu viele Anfragen; bitte einen Augenblick warten.",
  "Too many tries; wait a minute.": "Zu viele Versuche; bitte eine Minute warten.",
  "Too many screens are waiting to be confirmed.": "Zu viele Bildschirme warten auf ihre Bestätigung.",
  "Too many frames; wait a moment.": "Zu viele Nachrichten; bitte einen Augenblick warten.",
  "Wait for answers before you ask more.": "Warten Sie auf Antworten, bevor Sie mehr verlangen.",
  "Too many passkeys are being asked for; wait a moment.":
    "Zu viele Passkeys werden gerade verlangt; bitte einen Augenblick warten.",
  "Only tournament chips can be wagered here.": "Hier können nur Turnierchips gesetzt werden.",
  "“{name}” is neither a kind of bet nor a group of them.":
    "„{name}“ ist weder eine Art von Einsatz noch eine Gruppe davon.",
  "At this table wagers are made on the terminal.": "An diesem Tisch wird am Terminal gesetzt.",
  "At this table all wagers are electronic chips on the terminal.":
    "An diesem Tisch sind alle Einsätze elektronische Chips am Terminal.",
  "Value chips are not accepted at this table.": "Wertchips werden an diesem Tisch nicht angenommen.",
  "{capitalize} value chips are in use on the inside bets by seat {others} this spin.":
    "Wertchips {capitalize} hat bei diesem Wurf Platz {others} auf den inneren Chancen.",
  "Wagers of seats {imprisoned} are in prison; the next spin decides them, and then the table closes.":
    "Einsätze der Plätze {imprisoned} sind gesperrt; der nächste Wurf entscheidet sie, dann schließt der Tisch.",
  "There are wagers of seats {playing} on the layout.": "Auf dem Tuch liegen Einsätze der Plätze {playing}.",
  "Some winning wagers are not paid yet.": "Einige Gewinne sind noch nicht bezahlt.",
  "Some winning wagers are not paid yet. Unpaid: {seats}.":
    "Einige Gewinne sind noch nicht bezahlt. Offen: {seats}.",
  "A tip goes into the tip box {table}, not into {box}.":
    "Ein Trinkgeld gehört in den Trinkgeldkasten {table}, nicht in {box}.",
  "This table does not offer the choice “{choice}”.": "Dieser Tisch bietet die Wahl „{choice}“ nicht an.",
  "a number is too large": "eine Zahl ist zu groß",
  "a text has more than {TEXT_MAX} characters, or some that cannot be printed":
    "ein Text hat mehr als {TEXT_MAX} Zeichen oder solche, die sich nicht drucken lassen",
  "it is nested too deeply or too long": "er ist zu tief verschachtelt oder zu lang",
  "of the table": "dieses Tisches",
  nobody: "niemand",
  player: "Spieler",
  dealer: "Croupier",
  "pit-supervisor": "Tischaufsicht",
  "key-manager": "Leitung",
  security: "Sicherheit",
  maintenance: "Wartung",
  "slot-technician": "Automatentechnik",
  cashier: "Kasse",
  "tournament-director": "Turnierleitung",
  auditor: "Revision",
  regulator: "Behörde",
  system: "System",
  "A buy-in": "Ein Einkauf",
  "A slip": "Ein Beleg",
  "A stake": "Ein Einsatz",
  "A tip": "Ein Trinkgeld",
  "An amount": "Ein Betrag",
  "The face of a coupon": "Der Nennwert eines Gutscheins",
  "The points": "Die Punktzahl",
  "The value of a chip": "Der Wert eines Chips",
};
