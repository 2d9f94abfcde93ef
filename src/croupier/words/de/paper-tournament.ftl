# Was auf den Papieren eines Turniers steht.

tournament =
    .title = { $name }: Turnierregeln
    .version = Fassung { $version } der Regeln
    .kicker = Roulette-Turnier
    .read = Wie wir die Vorschrift lesen

tournament-heading =
    .frame = Veranstalter, Zeit und Ort
    .standard = Hausregeln
    .money = Startgeld und Einkauf
    .re_buys = Nachkäufe
    .rounds = Die Runden
    .end = Wie das Turnier endet
    .prizes = Preise
    .changes = Was anders gespielt wird
    .conduct = Verhalten
    .structure = Aufbau

tournament-count =
    .points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .spins = { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }
    .minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
    .re_buys = { $count ->
        [one] { $count } Nachkauf
       *[other] { $count } Nachkäufe
    }
    .add_ons = { $count ->
        [one] { $count } Zusatzkauf
       *[other] { $count } Zusatzkäufe
    }

tournament-frame =
    .held = Veranstalter: { $licensees }.
    .held_jointly = Veranstalter: { $licensees }. { $responsible } ist verantwortlich und vergibt die Preise.
    .day = { $event }: { $date }.
    .days = { $event }: { $date } bis { $until }.
    .last_day = Das Turnier endet spätestens am { $date }, vier Monate nach dem ersten Spieltag.
    .premises = Spielstätte: { $name }, Lizenz { $licence }.
    .criterion = Teilnahmebedingung: { $text } Grund: { $reason }
    .chips = Turnierchips: Genehmigung { $approval } durch { $by }.

tournament-money =
    .entry = { $event }: { $fee }, { $buy_in }, dafür { $points }.
    .fee = Startgeld { $amount }
    .no_fee = kein Startgeld
    .buy_in = erster Einkauf { $amount }
    .no_buy_in = kein Einkauf
    .to_pool = { $event }, { $charge }, { $amount }: davon gehen { $part } in den Preistopf.
    .goods-entry-fee = Als Startgeld wird angenommen: { $item }, im Wert von { $amount }.
    .goods-buy-in = Als Einkauf wird angenommen: { $item }, im Wert von { $amount }.
    .pool = Alle Einkäufe bilden den Preistopf und werden an die Gewinner ausgezahlt.

tournament-more =
    .none = Nachkäufe und Zusatzkäufe gibt es nicht.
    .no_re_buys = Nachkäufe gibt es nicht.
    .offer = { $event }: bis zu { $many }, je { $points } für { $price }, bis zum Ende der Runde { $round }.
    .open = Das Angebot gilt für alle Spieler gleich; die Chips kommen im nächsten Spiel dazu.

tournament-round =
    .line = { $event }, Runde { $round }: { $length }; { $on }.
    .fresh = { $event }, Runde { $round }: { $length }, alle beginnen neu mit den Anfangschips; { $on }.
    .either = { $spins } oder { $minutes }
    .on_table = { $count ->
        [one] der Beste jedes Tisches kommt weiter
       *[other] die besten { $count } jedes Tisches kommen weiter
    }
    .on_event = { $count ->
        [one] der Beste der Veranstaltung kommt weiter
       *[other] die besten { $count } der Veranstaltung kommen weiter
    }
    .final = Schlussrunde
    .chips = Chips: { $values }.
    .value = { $colour } { $points }

tournament-end =
    .previous-round = Bei Punktgleichheit liegt vorn, wer eine Runde früher mehr Punkte hatte; danach entscheidet das Los aus dem bekannt gegebenen Startwert.
    .draw = Bei Punktgleichheit entscheidet das Los aus dem bekannt gegebenen Startwert.
    .share = Bei Punktgleichheit teilen sich die Spieler den Platz und das Geld ihrer Plätze.
    .again = { $count ->
        [one] Wer ausgeschieden ist, darf einmal wieder einsteigen, mit neuer Startnummer.
       *[other] Wer ausgeschieden ist, darf bis zu { $count }-mal wieder einsteigen, jedes Mal mit neuer Startnummer.
    }
    .not_again = Wer ausgeschieden ist, kann nicht wieder einsteigen.
    .splits = Die letzten Spieler dürfen vereinbaren, die Geldpreise zu teilen.
    .no_splits = Die Preise werden nicht geteilt.

tournament-prize =
    .count = { $count ->
        [one] Es gibt { $count } Preis.
       *[other] Es gibt { $count } Preise.
    }
    .line = { $where }, Platz { $place }: { $prize }.
    .overall = Gesamtwertung
    .goods = { $goods } im Wert von { $value }
    .voucher = ein Gutschein für { $event } im Wert von { $value }, nur für den Gewinner selbst
    .share = { $share } Prozent dessen, was die festen Preise vom Topf übrig lassen
    .rest = Was ein Topf nicht vergibt, geht an eine spätere Veranstaltung; der letzte Topf wird bis auf den Cent ausgezahlt.

tournament-change =
    .chips = Gesetzt wird nur mit Turnierchips. Sie sind Punkte, haben keinen Geldwert und können nicht eingelöst werden.
    .no_limit = Für Einsätze mit Turnierchips gibt es kein Limit.
    .instead = { $setting }: { $here } statt { $everyday }.

tournament-value =
    .usual = wie üblich
    .yes = ja
    .no = nein
    .named = { $name } { $value }
    .double-zero = zwei Nullen
    .single-zero = eine Null
    .double-zero-as-single-zero = zwei Nullen, gespielt wie eine

tournament-setting =
    .wheel = Kessel
    .options = Wenn Zero fällt
    .in_prison = En Prison
    .la_partage = La Partage
    .surrender = Surrender
    .limits = Limits
    .odds = Quoten
    .chips = Chips
    .value_chips = Wertchips
    .match_play = Match-Play-Coupons
    .terminals = Terminals
    .count = Anzahl
    .central_screen = zentraler Bildschirm
    .tips = Einsätze für die Croupiers

tournament-conduct =
    .start = (1) Alle beginnen eine Veranstaltung mit gleich vielen Chips und können zu gleichen Bedingungen nachkaufen.
    .out = (2) Wer keine Chips mehr hat und keine mehr kaufen kann oder will, scheidet aus der Veranstaltung aus.
    .split = (3) Alle verbliebenen Spieler können aus freien Stücken und ohne Ausnahme vereinbaren, die Geldpreise zu teilen und aufzuhören.
    .split_freely = Andere Preise können nicht geteilt werden. Die Turnierleitung schlägt nichts vor und unterbindet alles, was nicht freiwillig ist.
    .no_split = (3) In diesem Turnier teilen die Spieler die Preise nicht durch Absprache; gespielt wird bis zum Ende.
    .oneself = (4) Niemand spielt für einen anderen, und niemand setzt für einen anderen.
    .on_table = (5) Gespielt wird mit den Chips, die zu Beginn auf dem Tisch liegen; versteckte Chips sind nicht im Spiel.
    .one_entry = Jede Person hat zur selben Zeit nur eine Startnummer. Wer mit mehreren angetroffen wird, wird ausgeschlossen und erhält keinen Preis.

tournament-structure =
    .limit = Einsatzgrenze { $amount } ({ $source }).
    .per_spin = Anfangsrunde { $round }: der Einkauf macht höchstens { $amount } je Wurf aus.
    .most = Eine Startnummer zahlt über alle Veranstaltungen höchstens { $entry }, eine Person höchstens { $person }.

tournament-reading =
    .F1 = Dürfen Veranstalter, die ein Turnier gemeinsam ausrichten, Startgeld verlangen? Keinerlei Startgeld, auch nicht geschenkt oder als Teil eines Gutscheins, denn jedes Startgeld ist Ertrag.
    .F2 = Von wann bis wann laufen die vier Monate? Vom ersten Spieltag nach dem Kalender bis zu dem Tag, an dem die Preise vergeben werden; ein kürzerer Monat endet mit seinem letzten Tag.
    .F3 = Wofür gilt die Grenze von 100.000 $? Für jede Startnummer eines Spielers, zusammengezählt über alle Veranstaltungen einer Serie; wer wieder einsteigt, hat eine neue. Nachkäufe ohne Grenze sind nicht zulässig.
    .F4 = Gibt es Geld, das weder Startgeld noch Einkauf ist? Nicht unter dem, was Spieler zahlen: was nicht in den Topf geht, ist Startgeld, auch Bearbeitungsgebühren. Preisgeld, das das Haus dazulegt, ist keines von beiden und mindert den Ertrag nicht.
    .F5 = Kann jemand ohne Startgeld an einem Turnier mit Startgeld teilnehmen? Nein; das Haus kann das Startgeld schenken, und es zählt dann als Ertrag.
    .F6 = In welchem Monat zählt ein Startgeld? In dem, in dem es eingenommen wird; Geschenke, Sachen und Gutscheinteile zählen, wenn sie gebucht oder eingelöst werden. Der Tag der Veranstaltung spielt keine Rolle.
    .F7 = Wie wird ein Preisgutschein gebucht, solange offen ist, wofür er verwendet wird? Vorläufig, bis er eingelöst wird. Dann ist er entweder eine Auszahlung, geteilt in Startgeld und Einkauf, oder nur ein Einkauf, aber nie beides.
    .F8 = Was ist ein Gutschein in einer Veranstaltung wert, die nur Startgeld oder nur einen Einkauf hat? Er wird behandelt wie einer für eine Veranstaltung mit beidem, mit dem Teil, den es gibt. Die andere Behandlung gilt für Veranstaltungen, die keines von beiden haben.
    .F9 = Was ist, wenn ein Gutschein übrig bleibt oder mehr oder weniger wert ist als der Platz, den er bezahlt? Ein Turnier kann erst schließen, wenn der Gutschein verwendet oder neu vergeben ist. Was fehlt, zahlt der Spieler; einer, der zu viel wert ist, wird nicht ausgegeben.
    .F10 = Wer zahlt in den Topf, wenn Sachen als Einkauf dienen? Der Veranstalter, durch eine Buchung über den Geldwert der Sachen.
    .F11 = Wird Bargeld aus Einkäufen getrennt verwahrt wie das aus Startgeldern? Ja: auch dafür gibt es einen eigenen Behälter, obwohl nur von Startgeldern die Rede ist.
    .F12 = Wie können Einsätze im Turnier unbegrenzt sein und doch die Einsatzgrenzen achten? In Punkten gibt es keine Grenze. Geprüft werden die Dollar dahinter in den Anfangsrunden, mit allem, was gekauft werden kann, gegen eine Grenze, die mit ihrer Quelle eingetragen ist.
    .F13 = Wann kommen Chips ins Spiel, die während einer Veranstaltung gekauft werden? Mit dem nächsten Spiel. Ein Spiel ist eine Runde oder Sitzung, und gekauft wird dazwischen.
    .F14 = Wie werden die fünf Tage Vorlauf gezählt? In vollen Kalendertagen zwischen Einreichung und Beginn. Ein neuer Wortlaut beginnt die Zählung von vorn.
    .F15 = Wer ist an einer Absprache über Preise beteiligt, und wer darf sie anregen? Alle, die weder ausgeschieden noch ausgeschlossen sind, und einer von ihnen muss darum bitten. Sachpreise gehen wie geplant nach Platz.
    .F16 = Was geschieht mit dem Geld von jemandem, der wegen mehrerer Startnummern ausgeschlossen wird? Alle Startnummern dieser Person enden; das Startgeld bleibt Ertrag, und der Topf behält die Einkäufe.
    .F17 = Ist ein Spieler ausgeschieden, dessen letzte Chips noch auf dem Tableau liegen oder gesperrt sind? Noch nicht: ohne Chips ist man, wenn die Runde vorbei ist.
    .F18 = Darf der Satz, der auf die Hausregeln des Casinos verweist, frei formuliert werden? Nein, er wird gedruckt, wie die Vorschrift ihn vorgibt; nur der Name des Casinos wird eingesetzt.
    .F19 = Wer genehmigt Turnierchips, und müssen auch Turnierregeln genehmigt werden? Für Chips verlangen wir ein Aktenzeichen und wer es vergeben hat, da keine Stelle genannt ist. Die Regeln werden eingereicht und brauchen keine Genehmigung.
    .F20 = Was geschieht mit dem Geld, wenn eine Veranstaltung abgesagt wird? Solange keine Runde vorbei ist, bekommen alle zurück, was sie dafür bezahlt haben. Danach entscheidet der Stand, und die Preise gehen danach.
    .F21 = Bleibt ein zurückgezahltes Startgeld Ertrag? Nein. Es wird aus dem Monat genommen, in dem es eingenommen wurde, mit einer berichtigten Meldung, falls sie schon gemacht ist; kein anderer Monat sinkt dadurch.
    .F22 = Was wird aus der Anmeldung von jemandem, der stirbt, gesperrt wird oder geht? Vor dem Beginn wird sie zurückgenommen und ausgezahlt. Danach scheidet man zwischen den Runden mit den vorhandenen Punkten aus, und Gewonnenes wird bezahlt, notfalls an die Erben.
    .F23 = Was geschieht mit Anmeldungen, wenn die Behörde den Regeln widerspricht? Sie bleiben. Was bezahlt wurde und was man dafür bekommt, bleibt; alles andere darf sich vor dem Beginn ändern. Wer das nicht will, bekommt sein Geld zurück.
    .F24 = Was braucht es, um eine Veranstaltung zu verschieben? Der neue Tag ist ein neuer Wortlaut der Regeln: Sie gehen noch einmal an die Behörde und an alle Spieler, mit fünf vollen Tagen Frist. Die vier Monate laufen ab dem ersten Spieltag.
    .F25 = Welchen Tag hat etwas, das auf Papier geschah und später eingetragen wird? Seinen eigenen, auf das Wort zweier Personen mit Nachweis und Grund. Er liegt nie in der Zukunft, und jedes Formular kennzeichnet ihn.
    .F26 = Wer sagt, wie viele Punkte jemand hat, wo kein Terminal sie zählt? Zwei Personen, die jeden Tisch nacheinander zählen und die Zahlen der anderen nicht sehen. Nur was beide fanden, entscheidet.

tournament-form =
    .title = Turnierformular
    .entry = Startnr.
    .entrant = Teilnehmer
    .event = Veranstaltung
    .date = Datum
    .for = Wofür
    .paid_by = Bezahlt mit
    .item = Sache
    .amount = Betrag
    .held_by = Veranstalter
    .entries = Startnummern
    .together = Zusammen
    .fees = Startgelder: bereinigter Bruttoertrag
    .buy_ins = Einkäufe: Preistopf
    .director = Turnierleitung
    .cage = Kasse
    .voucher = Gutschein { $number }
    .refund = Rückzahlung { $number }
    .moved = Davon per Gutschein aus einem anderen Topf, wo es gezählt ist
    .paper = Von Papier nachgetragen
    .paper_line = † { $number }: { $what } vom { $date }, am { $entered } von { $first } und { $second } von Papier nachgetragen. Nachweis: { $evidence }. Grund: { $reason }.
    .filed = Eingereicht am { $date } bei { $office }. Nachweis: { $proof }

tournament-payout =
    .voucher = Gutschein für { $event }
    .title = Auszahlungsformular
    .award = Nr.
    .pool = Topf
    .place = Platz
    .winner = Gewinner
    .prize = Preis
    .form = Beleg
    .paid_out = Ausgezahlt
    .unpaid = Noch in den Töpfen
    .added = Vom Haus hinzugefügt
    .buy_ins = Einkäufe
    .received = Erhalten (Unterschrift)
    .provisional = * vorläufig: ein Gutschein, dessen Verwendung offen ist, oder seine Rücknahme; nicht in der Summe.
    .overall = Gesamtwertung

tournament-proceeds =
    .title = Erträge nach Monaten
    .month = Monat
    .proceeds = Bereinigter Bruttoertrag
    .collected = Eingenommen
    .refunded = Zurückgezahlt

tournament-kind =
    .entry-fee = Startgeld
    .buy-in = Einkauf
    .re-buy = Nachkauf
    .add-on = Zusatzkauf
    .cash = Geld
    .goods = Sachpreis
    .voucher = Gutschein
    .free = frei

tournament-means =
    .cash = bar
    .goods = Sachwert
    .complimentary = vom Haus geschenkt
    .voucher = Gutschein
    .none = –

tournament-paper =
    .file-rules = Regeln eingereicht
    .record-division-answer = Antwort der Behörde
    .register = Anmeldung
    .buy-chips = Chips gekauft
    .count-fees = Startgeld gezählt
    .pay-prize = Preis ausgezahlt
    .pay-refund = Rückzahlung geleistet
    .start-event = Veranstaltung begonnen
    .withdraw-entry = Anmeldung zurückgenommen
    .cancel-event = Veranstaltung abgesagt
    .cancel-tournament = Turnier abgesagt
    .conclude-tournament = Turnier abgeschlossen
    .file-forms = Formulare eingereicht

tournament-voucher =
    .used-as-payout = Gutschein { $number } wurde für Startgeld und Einkauf von { $event } verwendet.
    .used-as-buy-in = Gutschein { $number } wurde als Einkauf von { $event } verwendet; er ist keine Auszahlung, und seine vorläufige Zeile wird zurückgenommen.
    .re-awarded = Gutschein { $number } wurde neu vergeben; seine vorläufige Zeile wird zurückgenommen.
    .cancelled = Gutschein { $number } wurde annulliert; seine vorläufige Zeile wird zurückgenommen.

tournament-template =
    .charge = Teilnahme
    .final_round = Sie spielen die Besten der Runden davor und sonst niemand.
    .conclusion = Das Spiel endet mit dem letzten Wurf der Schlussrunde; es entscheiden die Punkte.
    .re_buy_conditions = Wer keine Chips mehr hat, darf bis zum Ende der ersten Runde nachkaufen.
    .charity = Das Haus spendet seine Erträge aus diesem Turnier für einen guten Zweck.

tournament-template-event =
    .single-E1 = Turnierabend
    .series-E1 = Erster Vorlauf
    .series-E2 = Zweiter Vorlauf
    .series-F = Finale
    .knock-out-E1 = K.-o.-Abend
    .re-buy-E1 = Abend mit Nachkauf
    .charity-E1 = Benefizabend
    .joint-E1 = Gemeinsames Turnier

tournament-seat =
    .title = Platzkarten
    .table = Tisch
    .seat = Platz
    .entry = Startnummer
    .event = Veranstaltung

tournament-receipt =
    .title = Quittung
    .from = Erhalten von
    .entry = Startnummer
    .date = Datum
    .for = Wofür
    .by = Bezahlt mit
    .amount = Betrag
    .together = Zusammen
    .issued = Ausgestellt bei der Anmeldung

tournament-tally =
    .sheets = Zählblätter
    .title = Zählblatt, Tisch { $table }
    .seat = Platz
    .player = Spieler
    .entry = Startnummer
    .first = Erste Zählung
    .second = Zweite Zählung
    .first_counter = Erster Zähler
    .second_counter = Zweiter Zähler
    .how = Jeden Stapel zweimal zählen, jeder für sich. Beide Zählungen müssen übereinstimmen, bevor die Runde beendet wird.
    .round = Runde { $round } von { $event }
