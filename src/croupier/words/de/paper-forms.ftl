# Was auf den Formularen der Tische und des Saals steht.

form =
    .table = Tisch { $table }
    .all_tables = Alle Tische
    .gaming_day = Spieltag { $day }, { $shift }
    .amount = Betrag
    .not_pinned = Hinter diesem Blatt steht kein signierter Prüfpunkt des Journals.
    .older = { $count ->
        [one] Der neueste Prüfpunkt ist { $count } Eintrag älter als dieses Blatt; bitte neu drucken.
       *[other] Der neueste Prüfpunkt ist { $count } Einträge älter als dieses Blatt; bitte neu drucken.
    }
    .signature_of = Signatur von { $name }: { $signature }
    .licence = Lizenz
    .supervisor = Tischaufsicht
    .cage = Kasse
    .dealer = Croupier
    .player = Spieler
    .entries = Einträge
    .expected = Erwartet
    .counted = Gezählt
    .counted_by = Gezählt von
    .difference = Differenz
    .explanation = Erklärung: { $text }
    .tips = Trinkgeld im Tronc: { $amount }.

amount =
    .points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .training = { $amount } (Übung)

inspection =
    .title = Prüfung des Tisches
    .inspector = Prüfer
    .role = Funktion
    .result = Ergebnis
    .passed = bestanden: der Tisch darf öffnen
    .failed = nicht bestanden: der Tisch bleibt geschlossen
    .check_list = Prüfpunkte
    .no_points = Die Regeln dieses Tisches verlangen keine Prüfpunkte.
    .balls = Kugeln
    .terminals = Terminals melden „Nichts geht mehr“
    .terminal = Terminal { $number }
    .keeps_closed = Was den Tisch geschlossen hält: { $list }.

announced_by =
    .sound = mit Ton
    .sight = im Bild
    .both = mit Ton und im Bild
    .silent = gar nicht

ball_test =
    .magnet = nicht magnetisch, mit dem Magneten geprüft
    .compass = nicht magnetisch, mit dem Kompass geprüft

work =
    .title = Wartungsbuch des Kessels
    .lead = Einstellungen und Austausch von Teilen des Kessels, in der Reihenfolge des Journals. Keine Zeile wird je geändert.
    .line = Zeile
    .when = Datum und Zeit
    .written = { $date }, eingetragen { $at }
    .what = Was getan wurde
    .where = Wo
    .by = Von
    .witness = Zeuge
    .signatures = Unterschriften
    .signed = Zeile { $line }, { $name }: { $signature }
    .newest = Neuester
    .none = keiner
    .checked_by = Geprüft von
    .adjusted = { $wheel }: { $part } eingestellt, { $what }
    .replaced = { $wheel }: { $part } ausgetauscht, { $what }
    .to_line = Zu Zeile { $line }: { $note }
    .corrected = { $count ->
        [one] { $what } (siehe Zeile { $lines })
       *[other] { $what } (siehe Zeilen { $lines })
    }
    .at_table = Tisch { $table }
    .at_place = Tisch { $table }, { $place }

chip_slip =
    .fill = Nachfüllbeleg { $number }
    .credit = Rückgabebeleg { $number }
    .slip = Beleg
    .from = Von
    .to = An
    .at_table = Tisch
    .at_cage = Kasse
    .asked_by = Angefordert von
    .signed_with = Mitunterzeichnet von
    .lead = Die Chips werden am Tisch offen gezählt. Die Nummern der Belege sind lückenlos.
    .pit = Aufsicht
    .second = Zweite Person

drop =
    .title = Drop und Zählung
    .cash = Bargeld
    .receipt = Beleg { $number } vom mobilen Geldautomaten
    .box = Geldkasten
    .since = Seit
    .until = Bis
    .deposits = Einwürfe laut Journal
    .what = Was
    .expected = Im Geldkasten erwartet
    .count = Zählung
    .box_number = Kasten { $box }
    .to_count = Gezählt: Bargeld, Belege, Summe
    .to_explain = Differenz und ihre Erklärung
    .another = Gezählt von, eine zweite Person

inventory =
    .title = Inventar der Jetons
    .lead = Jeder Jeton des Tisches nach Art: wo er laut Journal ist. Die Zahlen einer Zeile ergeben zusammen die Zahl der letzten Spalte.
    .kind = Art
    .tray = Kasse
    .layout = Tableau
    .hands = Spieler
    .walked = Mitgenommen
    .tip_box = Tronc
    .missing = Fehlend
    .number = Gesamt
    .count = Zählung der Tischkasse
    .not_counted = Die Tischkasse wurde nicht nach Art gezählt; ihr Wert stimmte mit den Büchern überein.
    .to_count = Gezählt, nach Art
    .closed_by = Geschlossen von
    .result = Ergebnis
    .differs = die Zählung weicht von den Büchern ab
    .agrees = die Zählung stimmt mit den Büchern überein
    .value = Wertjetons, { $colour }
    .set = Roulettejetons, { $colour }

protection_report =
    .of_whom = { $measure }: { $who }
    .lead = Zählungen nach Croupier, Spieler, Tisch und Aufsicht, jeweils im Vergleich mit allen anderen im Haus. Eine Zahl beweist nichts: Sie sagt, wo nachzusehen ist.
    .rounds = Spiele
    .before = Frühere Schichten zum Vergleich
    .stands_out = Was der Zufall nicht erklärt
    .rate = Gefunden
    .floor = Im ganzen Haus
    .chance = Durch Zufall
    .bound = Alarm unter
    .of = { $found } von { $of } ({ $share })
    .look_at = Anzusehende Spiele, Tisch { $table }: { $rounds }.
    .counted = Alles, was gezählt wurde
    .what = Was
    .whom = Bei wem
    .surveillance = Überwachung

box_count =
    .title = Zählung { $number }
    .coupons = Coupons, die kein Geld sind: { $amount }.
    .reconciled = Abgeglichen von
    .box = Kasten
    .two = { $first } und { $second }
    .receipts = Belege vom mobilen Geldautomaten
    .chips = Chips
    .found = Im Kasten gefunden
    .against = Gegen das Journal des Tisches
    .equal = Differenz: nichts zu viel, nichts zu wenig
    .over = Differenz: zu viel
    .short = Differenz: zu wenig

box_of =
    .drop = { $box }, Geldkasten
    .tip = { $box }, Tronc

dispute =
    .title = Streitfall { $number }
    .dispute = Streitfall
    .round = Runde
    .player = { $player }, Platz { $seat }
    .claim = Forderung
    .no_amount = ohne Betrag
    .reported = Gemeldet
    .reported_by = Gemeldet von
    .what = Worum es geht
    .story = Die Runde, wie das Journal sie erzählt
    .decision = Entscheidung
    .paid = Bezahlt
    .decided_by = Entschieden von
    .at = Am
    .no_reason = Es wurde kein Grund eingetragen.
    .to_decide = Entscheidung der Tischaufsicht und ihr Grund

decision =
    .pay = bezahlt
    .collect = eingezogen
    .rule = neu abgerechnet
    .deny = abgelehnt

shift_report =
    .title = Schichtbericht
    .formula = Jeder Tisch von einer Grenze der Schicht zur anderen. Gewinn = Drop + Endbestand + Rückgaben - Anfangsbestand - Auffüllungen.
    .table = Tisch
    .opener = Anfang
    .fills = Auffüllungen
    .credits = Rückgaben
    .drop = Drop
    .closer = Ende
    .win = Gewinn
    .hold = Hold
    .together = Zusammen
    .counted_of = Der Drop, wie er gezählt wurde
    .what = Was
    .cash = Bargeld
    .receipts = Belege
    .coupons = Coupons
    .expected = Erwartet
    .counted = Gezählt
    .over = Zu viel oder zu wenig
    .figure = { $what } ({ $kind }) { $amount }
    .adjusted = Berichtigt am { $at }: { $figures }.
    .frozen = Von zwei Personen abgeschlossen. Die Zahlen wurden festgehalten; ihr SHA-256 ist { $hash }.
    .running = Diese Schicht ist nicht abgeschlossen: Ihre Zahlen können sich noch ändern.

table_session =
    .title = Bericht einer Tischöffnung
    .cash = Drop, Bargeld
    .receipts = Drop, Belege vom mobilen Geldautomaten
    .closer = Schlussbestand
    .not_counted = noch nicht gezählt
    .credits = Rückgaben
    .opener = abzüglich Anfangsbestand
    .fills = abzüglich Nachfüllungen
    .rounds = Runden
    .void_spins = Würfe, die nicht zählten
    .refusals = Abgelehnte Eingaben
    .rulings = Entscheidungen der Aufsicht
    .disputes = Streitfälle
    .opened = Geöffnet
    .opened_by = Geöffnet von
    .closed = Geschlossen
    .closed_by = Geschlossen von
    .dealers = Croupiers
    .hold = Hold
    .win_of = Ergebnis des Tisches
    .win = Ergebnis
    .tray = Zählung der Chips gegen die Bücher: { $amount }. { $reason }
    .happened = Was vorfiel
    .count = Anzahl

table_session_note =
    .rounds_without_wave = Runden ohne Handbewegung
    .late_calls = Runden mit spätem Ruf
    .early_calls = Runden mit zu frühem Ruf
    .missed_calls = Runden, in denen die Kugel vor dem Ruf lag

form_role =
    .player = Spieler
    .dealer = Croupier
    .pit-supervisor = Tischaufsicht
    .key-manager = Leitung
    .security = Sicherheit
    .maintenance = Wartung
    .slot-technician = Automatentechnik
    .drop-team = Abholung
    .count-team = Zählung
    .cashier = Kasse
    .tournament-director = Turnierleitung
    .auditor = Revision
    .regulator = Behörde
    .system = System
