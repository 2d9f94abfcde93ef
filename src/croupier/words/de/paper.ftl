# Was auf Regeln, Schildern und Karten steht.

label =
    .rules_title = Die Regeln dieses Tisches
    .players_title = Spielregeln
    .sign_title = Roulette
    .card_title = Gewinnquoten
    .part_readings = Wie wir den Text lesen
    .part_clauses = Was die Vorschrift sagt, Satz für Satz
    .readings_lead = Wo der Text schweigt oder zwei Deutungen zulässt, gilt hier diese Lesart. Das Zeichen steht in den Regeln überall dort, wo eine Lesart entscheidet.
    .readings_more = Jede Lesart mit ihrer Frage steht in den vollständigen Regeln, die das Haus auf Wunsch zeigt.
    .translated = Dies ist eine Übersetzung zum Lesen. Genehmigt und ausgehängt ist die englische Fassung.
    .clauses_lead = Jede Bestimmung der Vorschrift, mit unseren Worten und auf Englisch, der Sprache der Vorschrift, in der allein sie gilt. Die Nummer am Rand der Regeln führt hierher.
    .lead = Nach diesen Regeln wird heute an diesem Tisch gespielt. Die Nummern am Rand sind die Bestimmungen hinter einem Satz; ein rotes Zeichen zeigt, wo der Text Spielraum lässt und wie wir ihn lesen.
    .lead_custom = Nach diesen Regeln wird heute an diesem Tisch gespielt. Sie beruhen auf keiner Vorschrift, sondern auf dem Spielbrauch; ein rotes Zeichen zeigt, wo wir uns entschieden haben.
    .regulation = Vorschrift
    .edition = Fassung
    .authority = Rechtsgrundlage
    .wheel = Kessel
    .limits = Limits
    .option = Wenn Zero fällt
    .none = keine Sonderregel
    .minimum_maximum = Minimum und Maximum
    .inside_total = Innere Einsätze zusammen
    .outside_total = Äußere Einsätze zusammen
    .total = Alle Einsätze eines Spielers zusammen
    .payout_max = Größte Auszahlung eines Spielers je Wurf
    .at_least = mindestens { $amount }
    .all_bets = jeder Einsatz
    .inside_bets = jeder Einsatz auf Zahlen
    .outside_bets = jeder Einsatz auf äußere Chancen
    .better_odds = Bessere Quoten an diesem Tisch
    .pays_more = { $bet }: { $to_one } zu 1 (mindestens { $at_least } zu 1)
    .tips = Einsätze für die Croupiers
    .tip_max = Ein Einsatz für die Croupiers beträgt höchstens { $amount }.
    .points = Turnierchips stehen für Punkte
    .sign_code = Schild { $code }
    .sign_readings = Wie wir die Regeln lesen
    .no_limit = Kein Limit
    .limits_posted = wie auf dem Schild am Tisch
    .limits_unset = noch nicht festgelegt
    .bet = Einsatz
    .numbers = Zahlen
    .pays = Quote
    .chance = Chance
    .edge = Hausvorteil
    .to_one = { $pays } zu 1
    .with_option = Einfache Chancen mit { $option }
    .with_option_on = { $bets } mit { $option }
    .card_note = Der Buchstabe zeigt einen Platz für einen solchen Einsatz auf dem Tableau. Chance und Vorteil sind exakt; der Hausvorteil ist der Teil jedes Einsatzes, den das Haus im Mittel behält.
    .card_assumed = Mit * bezeichnete Quoten sind angenommen: der vorliegende Text nennt sie nicht.
    .card_declared = Quoten, wie der Lizenznehmer sie erklärt hat: { $source }.
    .felt = Das Tableau: die Zahlen 1 bis 36 in zwölf Reihen zu dreien, links Zero, unten die Dutzende und die einfachen Chancen, rechts die Kolonnen.
    .covered = abgedeckt

list =
    .between = { ", " }

foot =
    .copy = Exemplar
    .checkpoint = Prüfpunkt
    .events = Einträge
    .edition = Fassung
    .reading = Lesart
    .assumed = angenommen
    .yes = ja
    .no = nein

section =
    .table = Der Tisch und sein Kessel
    .bets = Die Einsätze
    .announced = Ansagen
    .limits = Limits
    .chips = Chips und Coupons
    .spin = Der Wurf
    .settling = Gewinn und Verlust
    .options = Wenn Zero fällt
    .irregularities = Wenn etwas nicht stimmt
    .opening = Vor der Öffnung des Tisches
    .equipment = Die Geräte
    .variations = Abweichungen in Kraft
    .tips = Einsätze für die Croupiers

wheel =
    .double-zero = Kessel mit zwei Nullen
    .single-zero = Kessel mit einer Null
    .double-zero-as-single-zero = Kessel mit zwei Nullen, als Kessel mit einer Null gespielt

option =
    .in-prison = En Prison
    .la-partage = La Partage
    .surrender = Surrender
    .in-prison-half = En Prison, Hälfte zurückgenommen
    .in-prison-leave = En Prison, Einsatz gesperrt
    .own-half = { $name }, Hälfte zurückgenommen
    .own-leave = { $name }, Einsatz gesperrt

kind =
    .straight = Plein
    .split = Cheval
    .street = Transversale
    .trio = Trio an der Zero
    .corner = Carré
    .four = Die ersten vier
    .five = Die ersten fünf
    .six = Die ersten sechs
    .line = Transversale simple
    .column = Kolonne
    .dozen = Dutzend
    .red = Rot
    .black = Schwarz
    .odd = Ungerade
    .even = Gerade
    .low = 1 bis 18
    .high = 19 bis 36

where =
    .straight = Chips im Feld einer Zahl
    .split = Chips auf der Linie zwischen zwei Zahlen
    .street = Chips auf der Außenlinie am Ende einer Dreierreihe
    .trio = Chips dort, wo an der Zero drei Zahlenfelder zusammenstoßen
    .corner = Chips auf der Ecke von vier Zahlen
    .four = Chips auf der äußeren Ecke von 0 und 1
    .five = Chips auf der äußeren Ecke von 0 und 1
    .six = Chips auf der äußeren Ecke von 0 und 1
    .line = Chips auf der Außenlinie zwischen zwei Reihen
    .column = Chips im Feld am Fuß einer Kolonne
    .dozen = Chips im Feld 1st 12, 2nd 12 oder 3rd 12
    .red = Chips im Feld Rot
    .black = Chips im Feld Schwarz
    .odd = Chips im Feld Ungerade
    .even = Chips im Feld Gerade
    .low = Chips im Feld 1 to 18
    .high = Chips im Feld 19 to 36
    .list = Chips im Feld { $label }, für { $numbers }

bet =
    .pays = { $count ->
        [1] – { $where }. Zahlt { $pays } zu 1.
       *[other] – { $where }. Es gibt { $count }. Zahlt { $pays } zu 1.
    }
    .pays_more = { $count ->
        [1] – { $where }. Zahlt hier { $pays } zu 1; { $at_least } zu 1 würde genügen.
       *[other] – { $where }. Es gibt { $count }. Zahlt hier { $pays } zu 1; { $at_least } zu 1 würde genügen.
    }
    .announced = – { $chips }.
    .named = { $kind } { $numbers }
    .chips_on = { $count } auf { $bet }

point =
    .table_clear = der Tisch frei von fremden Gegenständen ist
    .wheel_clear = der Kessel frei von fremden Gegenständen ist
    .level = der Kessel waagrecht steht
    .rotates_freely_evenly = der Kessel frei und gleichmäßig läuft
    .parts_secure = alle Teile des Kessels fest sitzen
    .ball_nonmagnetic = die Kugel nicht magnetisch ist
    .cover_on_00 = die Abdeckung auf 00 liegt
    .sign_a = das Schild den Satz A trägt
    .sign_b = das Schild den Satz B trägt
    .sign_c = das Schild den Satz C trägt
    .marks_visible = alle Kennzeichen des Drop-Kastens sichtbar sind
    .box_locked_to_table = der Drop-Kasten am Tisch festgeschlossen ist
    .number_on_camera = eine feste Kamera die Nummer des Tisches sieht
    .compartments_spaced = die Fächer des Kessels und die Felder seines Rings gleich weit auseinander liegen

statement =
    .sign_a = Ein Kessel mit zwei Nullen wird als Kessel mit einer Null gespielt. Auf die Doppelnull (00) kann nicht gesetzt werden.
    .sign_b = Bleibt die Kugel in einem mit Doppelnull (00) bezeichneten Fach liegen, so wird der Wurf für ungültig erklärt und wiederholt.
    .sign_c = Einsätze auf Rot, Schwarz, Ungerade, Gerade, „1 to 18“ und „19 to 36“ sind verloren, wenn die Kugel in einem mit Null (0) bezeichneten Fach liegen bleibt.

role =
    .pit-supervisor = Tischaufsicht
    .key-manager = Leitung
    .dealer = Croupier
    .security = Sicherheit

no_spin =
    .same_direction = Kugel und Kessel liefen in dieselbe Richtung: ungültiger Wurf.
    .under_four_turns = Die Kugel machte weniger als vier volle Umläufe: ungültiger Wurf.
    .foreign_object = Während die Kugel lief, fiel etwas in den Kessel: ungültiger Wurf.
    .ball_left_wheel = Die Kugel verließ den Kessel: ungültiger Wurf.

rule-wheels =
    .double-zero = Dieser Tisch hat einen Kessel mit zwei Nullen und 38 Fächern: 1 bis 36, zur Hälfte rot und schwarz, dazu die grünen 0 und 00.
    .single-zero = Dieser Tisch hat einen Kessel mit einer Null und 37 Fächern: 1 bis 36, zur Hälfte rot und schwarz, dazu die grüne 0.
    .double-zero-as-single-zero = Dieser Tisch spielt einen Kessel mit zwei Nullen wie einen mit einer. Die 00 ist abgedeckt und kann nicht gesetzt werden. Eine Kugel in 00 macht den Wurf ungültig: niemand gewinnt oder verliert, die Einsätze bleiben, und es wird neu geworfen.
    .own = Dieser Tisch hat einen Kessel mit { $pockets } Fächern: 1 bis 36, zur Hälfte rot und schwarz, dazu grün { $zeros }.

rule-zero_is_even =
    .false = Eine Null ist weder gerade noch ungerade, weder rot noch schwarz, weder niedrig noch hoch: auf Null gewinnen diese Einsätze nicht.
    .true = Eine Null gilt als gerade Zahl.

rule-currency =
    .usd = Die Beträge dieser Regeln sind in US-Dollar.
    .text = Die Beträge dieser Regeln sind in { $value }.

rule-trios =
    .text = Auch diese drei Zahlen an den Nullen können zusammen gesetzt werden: { $list }.

rule-second_place_of_zero_split =
    .text = Das Cheval von 0 und 00 hat einen zweiten Platz: { $value }. Chips auf beiden Plätzen sind ein Einsatz.

rule-second_place =
    .courtesy-line = die Gefälligkeitslinie
    .line-between-2nd-12-and-3rd-12 = die Linie zwischen 2nd 12 und 3rd 12

rule-odds =
    .exact = Ein Gewinn wird genau so bezahlt, wie es hier steht; der Einsatz bleibt dem Spieler.
    .floor = Ein Gewinn wird so bezahlt, wie es hier steht; der Einsatz bleibt dem Spieler. Das Haus darf allen am Tisch mehr zahlen, als die Vorschrift verlangt.
    .external = Der Text, nach dem dieser Tisch spielt, nennt keine Quoten; die hier gedruckten sind die des Hauses, und der Einsatz bleibt dem Spieler.

rule-limits-set_by =
    .rulebook = Die Limits stehen in den Regeln selbst.
    .licensee = Das Haus bestimmt die Limits und hängt sie am Tisch aus.

rule-limits-per_bet =
    .true = Die Limits gelten für jeden Einsatz jedes Spielers, alle seine Chips zusammengenommen.
    .false = Die Limits gelten für alles, was ein Spieler auf dem Tableau hat.

rule-limits-minimum =
    .text = Der kleinste Einsatz ist { $amount }.

rule-limits-maximum =
    .text = Der größte Einsatz ist { $amount }.

rule-limits-in_all =
    .text = { $what }: { $min } bis { $max }.
    .least = { $what }: mindestens { $min }.
    .payout = { $what }: { $max }.

rule-limits-beyond =
    .return = Ein Einsatz unter dem Minimum oder über dem Maximum wird zurückgegeben.
    .up_to_maximum = Von einem Einsatz über dem Maximum wird zurückgegeben, was darüber liegt, der Rest gilt; einer unter dem Minimum wird zurückgegeben.
    .honour = Ein Einsatz unter dem Minimum oder über dem Maximum gilt ganz.

rule-limits-count_tips =
    .true = Einsätze für die Croupiers zählen zu den Limits.
    .false = Einsätze für die Croupiers zählen nicht zu den Limits.

rule-limits-here =
    .text = Hier: { $kinds } von { $min } bis { $max }.
    .least = Hier: { $kinds } ab { $min }.
    .none = Für Turnierchips gibt es kein Limit.

rule-chips-value_chips =
    .true = Neben den eigenen Farbchips dürfen Chips mit aufgedrucktem Betrag gesetzt werden.
    .false = Gesetzt werden nur die Roulettechips dieses Tisches; jeder Spieler hat seine eigenen.

rule-chips-value_chip_colour_inside_one_player =
    .true = Auf Zahlen gehört eine Farbe von Chips mit Betrag jeweils nur einem Spieler.
    .false = Wem ein Chip mit Betrag auf einer Zahl gehört, hält der Croupier dabei fest.

rule-chips-match_play =
    .true = Match-Play-Coupons des Hauses werden angenommen, solange sie gültig sind, jeder einmal.
    .false = Match-Play-Coupons werden hier nicht angenommen.

rule-chips-match_play_bets =
    .text = Ein Coupon kann gesetzt werden auf: { $list }.

rule-chips-match_play_at_terminals =
    .true = Coupons können an den Terminals gespielt werden.
    .false = An einem Terminal können keine Coupons gespielt werden.

rule-chips-spoken_wagers =
    .true = Ein Einsatz darf angesagt werden, während seine Chips gelegt werden.
    .false = Ein Einsatz sind Chips auf dem Tableau; die Ansage allein ist keiner.

rule-chips-cash_wagers =
    .true = Bargeld auf dem Tableau spielt.
    .false = Bargeld spielt nicht. Es wird zuerst in Chips gewechselt.

rule-chips-unique_by =
    .colour = Keine zwei Spieler haben Chips derselben Farbe, und keine gleichen Chips mit Betrag.
    .colour_and_design = Keine zwei Spieler haben Chips derselben Farbe und desselben Musters, und keine gleichen Chips mit Betrag.

rule-chips-alike_without_central_screen =
    .true = An diesen Terminals zeigt kein gemeinsamer Bildschirm das Tableau; Farben dürfen sich gleichen.
    .false = Auch an den Terminals müssen sich die Chips unterscheiden.

rule-spin-opposite_directions =
    .true = Der Croupier wirft die Kugel gegen die Drehrichtung des Kessels.
    .false = Die Kugel darf in beide Richtungen geworfen werden.

rule-spin-turns_min =
    .text = Die Kugel muss mindestens { $value } volle Umläufe machen.

rule-spin-call_window =
    .on_track = „Nichts geht mehr“ wird angesagt, solange die Kugel noch in der Bahn läuft. Spätere Chips werden sofort zurückgegeben.
    .before_rest = „Nichts geht mehr“ wird angesagt, bevor die Kugel liegen bleibt. Spätere Chips werden sofort zurückgegeben.

rule-spin-hand_wave =
    .true = Mit der Absage streicht der Croupier mit der Hand über das Tableau.
    .false = Die Absage allein schließt das Setzen.

rule-spin-terminals_announce =
    .true = Die Terminals melden „Nichts geht mehr“ mit Ton und auf dem Bildschirm.
    .false = Die Terminals zeigen, wann das Setzen geschlossen ist.

rule-settling-takedown_from =
    .dolly_removed = Der Croupier stellt den Dolly auf die Gewinnzahl. Chips dürfen wieder genommen und gesetzt werden, wenn alle bezahlt sind und der Dolly weggenommen ist.
    .paid = Der Croupier stellt den Dolly auf die Gewinnzahl. Wer bezahlt ist, darf seine Chips nehmen.

rule-settling-collect_before_pay =
    .true = Zuerst werden die verlorenen Einsätze eingezogen, dann die Gewinne bezahlt.
    .false = Gewinne dürfen vor dem Einziehen bezahlt werden.

rule-options-in_prison-on =
    .text = Fällt die Kugel auf { $list }, so wählt jeder Spieler für einen Einsatz auf einfache Chancen: die Hälfte zurücknehmen und die andere verlieren, oder den Einsatz bis zum nächsten Wurf sperren lassen (en prison).

rule-options-in_prison-on_win =
    .release = Gewinnt der nächste Wurf, so ist der gesperrte Einsatz wieder frei, und es wird nichts darauf bezahlt.
    .pay_even = Gewinnt der nächste Wurf, so wird der gesperrte Einsatz wie jeder andere bezahlt.

rule-options-in_prison-on_zero_again =
    .lose = Fällt wieder Null oder verliert der nächste Wurf, so ist der gesperrte Einsatz verloren.
    .stay = Verliert der nächste Wurf, so ist der gesperrte Einsatz verloren; fällt wieder Null, so bleibt er gesperrt.

rule-options-in_prison-default =
    .half = Wer nicht wählt, nimmt die Hälfte zurück.
    .leave = Wer nicht wählt, lässt den Einsatz sperren.

rule-options-in_prison-window_seconds =
    .text = Zum Wählen sind { $value } Sekunden Zeit.

rule-options-in_prison-with_covered_double_zero =
    .true = Das gilt auch bei abgedeckter 00.
    .false = Ein Tisch mit abgedeckter 00 bietet das nicht an.

rule-options-la_partage-on =
    .text = La Partage: fällt die Kugel auf { $list }, so kommt die Hälfte jedes Einsatzes auf einfache Chancen sofort zurück; die andere ist verloren.

rule-options-la_partage-wheels =
    .text = La Partage gilt mit: { $list }.

rule-options-surrender-on =
    .text = Surrender: fällt die Kugel auf { $list }, so kommt die Hälfte jedes Einsatzes auf einfache Chancen sofort zurück; die andere ist verloren.

rule-options-surrender-wheels =
    .text = Surrender gilt mit: { $list }.

rule-options-own-on =
    .half = { $name }: fällt die Kugel auf { $list }, so kommt die Hälfte jedes Einsatzes auf { $bets } sofort zurück; die andere ist verloren.
    .leave = { $name }: fällt die Kugel auf { $list }, so ist jeder Einsatz auf { $bets } gesperrt (en prison).
    .choose = { $name }: fällt die Kugel auf { $list }, so wählt jeder Spieler für einen Einsatz auf { $bets }: die Hälfte zurücknehmen und die andere verlieren, oder den Einsatz sperren lassen (en prison).

rule-options-own-wheels =
    .text = { $name } gilt mit: { $list }.

rule-options-own-on_win =
    .release = Ein Gewinn befreit den gesperrten Einsatz; bezahlt wird nichts.
    .pay_even = Ein Gewinn befreit den gesperrten Einsatz und zahlt ebenso viel dazu.

rule-options-own-levels =
    .text = Es gibt { $value } Sperren untereinander: jede weitere Null bringt den Einsatz eine tiefer, jeder Gewinn eine höher, und ein Gewinn in der ersten befreit ihn. Jede andere Zahl verliert ihn.

rule-options-own-on_zero_again =
    .lose = In der letzten Sperre verliert der Einsatz bei einer weiteren Null und bei jeder Zahl, die nicht gewinnt.
    .stay = In der letzten Sperre bleibt der Einsatz bei einer weiteren Null stehen; jede andere Zahl, die nicht gewinnt, verliert ihn.

rule-options-none =
    .text = Fällt Null, so verlieren die einfachen Chancen wie alle anderen Einsätze, die nicht auf ihr liegen.

rule-irregularities-wagers_stand =
    .true = Nach einem ungültigen Wurf bleiben alle Einsätze stehen, das Setzen ist wieder offen, und eine Zahl, in die die Kugel fiel, zählt nicht.
    .false = Nach einem ungültigen Wurf werden alle Einsätze zurückgegeben.

rule-irregularities-ball_inspected_after =
    .text = Eine Kugel, die den Kessel verlassen hat, wird von der Tischaufsicht geprüft, bevor sie wieder verwendet wird.
    .none = Der Text verlangt keine Prüfung der Kugel.

rule-irregularities-late_wager_returned =
    .true = Ein später Einsatz wird sofort zurückgegeben, und der Wurf gilt.
    .false = Über einen späten Einsatz entscheidet die Aufsicht.

rule-irregularities-before_the_call =
    .hold = Liegt die Kugel, bevor „Nichts geht mehr“ angesagt wurde, wartet der Tisch auf die Aufsicht, die sieht, was seit dem Wurf gesetzt wurde.
    .note = Liegt die Kugel, bevor „Nichts geht mehr“ angesagt wurde, wird das der Aufsicht vermerkt, und das Spiel geht weiter.

rule-irregularities-secret_lost =
    .hold = Kann der Zufallskessel die Zahl eines Spiels nicht mehr geben, entscheidet die Aufsicht.
    .return = Kann der Zufallskessel die Zahl eines Spiels nicht mehr geben, ist das Spiel ungültig, und seine Einsätze gehen zurück.

rule-irregularities-decided_by =
    .text = Ist etwas strittig oder ungewöhnlich, so entscheidet: { $role }.

rule-irregularities-ruling_observed =
    .true = Wer entscheidet, bleibt am Tisch und achtet darauf, dass es geschieht.
    .false = Die Entscheidung führt der Croupier aus.

rule-irregularities-second_above =
    .text = Eine Entscheidung, die mehr als { $amount } bewegen kann, unterschreiben zwei Personen der Aufsicht.

rule-opening-inspection =
    .text = Vor jeder Öffnung wird geprüft, dass { $list }.
    .none = Der Text verlangt keine Prüfung vor der Öffnung.

rule-opening-covered_inspection =
    .text = Bei abgedeckter 00 auch, dass { $list }.
    .none = Der Text verlangt nichts weiter, wenn 00 abgedeckt ist.

rule-opening-drop_box =
    .true = Geld für Chips kommt in einen verschlossenen Drop-Kasten am Tisch.
    .false = Der Text verlangt keinen Drop-Kasten.

rule-opening-tip_box =
    .true = Trinkgeld kommt in den Trinkgeldkasten am Tisch.
    .false = Der Text verlangt keinen Trinkgeldkasten.

rule-opening-limits_posted =
    .true = Minimum und Maximum hängen am Spiel aus, bevor es öffnet.
    .false = Der Text verlangt keinen Aushang der Limits.

rule-equipment =
    .wheel_inches_min = Der Kessel misst mindestens { $value } Zoll.
    .compartments = Der Kessel hat { $value } gleich große Fächer und einen Ring mit ebenso vielen Feldern in Rot, Schwarz und Grün.
    .ball_inches_min = Die Kugel misst mindestens { $value } Zoll.
    .ball_inches_max = Die Kugel misst höchstens { $value } Zoll.
    .ball_nonmetallic = Die Kugel ist nicht aus Metall.
    .ball_exceptions = Eine andere Kugel wird nur mit einer Genehmigung verwendet, die das sagt.
    .layout_opposite_wheel = Der Kessel steht an einem Ende des Tisches, das Tableau ist am anderen aufgedruckt.
    .layout_approved = Das Tableau ist genehmigt.
    .option_areas = Das Tableau hat ein eigenes Feld für: { $list }.
    .option_areas_approved = Auch dieses Feld ist genehmigt.
    .cover_device_approved = Was die 00 auf dem Tableau abdeckt, ist genehmigt und zeigt, dass sie nicht gesetzt werden kann.
    .drop_box_marks = Der Drop-Kasten trägt dauerhaft den Namen des Spiels und die Nummer seines Tisches.
    .drop_box_locks = Der Drop-Kasten ist verschlossen und am Tisch angeschlossen, jedes mit eigenem Schlüssel.
    .inspection = Bei jeder Öffnung wird auch geprüft, dass { $list }.
    .secure_place_approved = Am Kessel wird nur gearbeitet, wenn das Spiel geschlossen ist, oder an einem genehmigten sicheren Ort.
    .director_after = Wurde ein äußeres Teil des Kessels ersetzt, so sieht ihn die Behörde, bevor er verwendet wird.

rule-tips =
    .none = Ein Spieler darf für die Croupiers setzen; solche Einsätze zählen zu seinem Maximum.
    .refused = An diesem Tisch werden keine Einsätze für die Croupiers angenommen.
    .bets = Für die Croupiers kann nur hierauf gesetzt werden: { $bets }.
    .spin = Alle Einsätze eines Spielers für die Croupiers betragen in einem Wurf höchstens { $amount }.
    .apart = Ein Einsatz für die Croupiers steht für sich, nicht auf einer Wette mit Chips des Spielers.

reading =
    .A1 = En Prison gilt nur bei 0. Bei 00 ist ein Einsatz auf einfache Chancen sofort verloren.
    .A2 = Ein gesperrter Einsatz, der gewinnt, wird frei: er kommt zurück, und es wird nichts darauf gewonnen.
    .A3 = Eine verlierende Zahl oder 00 nimmt den ganzen gesperrten Einsatz. Nach einem Wurf, der nicht zählt, wartet er auf einen, der zählt.
    .A4 = Wer bis zum Ablauf der Zeit nichts sagt, nimmt die Hälfte zurück.
    .B1 = 0 und 00 sind weder gerade noch ungerade, und beide Einsätze verlieren auf ihnen.
    .B7 = Der Einsatz auf die ersten fünf steht dort, wo sich „1st 12“, 0 und 1 berühren.
    .C1 = 1,00 $ bis 4,00 $ gilt für jeden Einsatz eines Spielers, alle Plätze und Chips zusammengenommen. Mehrere Einsätze dürfen jeder bis 4,00 $ gehen.
    .C9 = Die Quoten der Vorschrift sind das Mindeste. Bessere gelten für den ganzen Tisch und stehen auf seinem Schild.
    .D4 = Ein später Einsatz wird abgelehnt und sofort zurückgegeben; der Wurf geht weiter. Auch wegnehmen darf man zu spät nichts mehr.
    .D10 = Quoten, Limits und Wurf sind die vom Haus angegebenen. Was angenommen ist, ist so bezeichnet.
    .K1 = Diese Regeln sind der Brauch europäischer und französischer Häuser. Keine Vorschrift steht dahinter.
    .K2 = Mit einer Null gibt es auch 0-2-3 und die ersten vier 0-1-2-3; mit zwei Nullen die drei Transversalen an der Zero und die ersten fünf.
    .K3 = Die Hälfte eines Einsatzes auf einfache Chancen kommt sofort zurück: bei 0 mit einer Null (La Partage), bei 0 und 00 mit zwei Nullen (Surrender).
    .K4 = Eine Ansage sind die Chips, für die sie steht, auf ihren Plätzen, bevor die Kugel fällt. Ohne Chips ist sie kein Einsatz.
    .K5 = Eine zweite Null lässt einen gesperrten Einsatz gesperrt, bis er gewinnt und frei wird oder verliert.

colour =
    .amber = Bernstein
    .black = Schwarz
    .blue = Blau
    .brown = Braun
    .cyan = Türkis
    .gold = Gold
    .green = Grün
    .grey = Grau
    .lilac = Flieder
    .orange = Orange
    .pink = Rosa
    .purple = Violett
    .red = Rot
    .white = Weiß
    .yellow = Gelb

variation =
    .until = Abweichung { $name }: { $title }. { $citation }, { $decision }, vom { $from } bis { $to }.
    .since = Abweichung { $name }: { $title }. { $citation }, { $decision }, seit { $from }.
    .temporary = vorläufig
    .permanent = auf Dauer

par =
    .title = PAR-Blatt
    .rulebook = Regelwerk
    .results = Ergebnisse
    .fingerprint = Fingerabdruck
    .exactly = Chance und Vorteil, exakt
    .bets = Plätze
    .hits = Treffer
    .return = Rückfluss
    .spread = Streuung eines Coups, beim Einsatz 1
    .variance = Varianz
    .deviation = Standardabw.
    .skewness = Schiefe
    .kurtosis = Wölbung
    .volatility = Volatilität
    .spread_note = Die Wölbung ist der Exzess gegenüber der Normalverteilung; die Volatilität sind 1,645 Standardabweichungen.
    .expected = Rückfluss, der in 95 von 100 Fällen zu erwarten ist
    .expected_note = Nach der Normalnäherung: grob bei wenigen Coups eines Einsatzes, der selten gewinnt. Alles andere hier ist exakt.
    .coups = { $count ->
        [one] { $count } Coup
       *[other] { $count } Coups
    }
    .options = Möglichkeiten, wenn Zero fällt
    .even_money = Einfache Chancen mit
    .mean_spins = Mittlere Würfe
    .prison = En Prison in jeder Lesart
    .prison_on = Bei Gewinn, bei neuer Null
    .choice = Wahl

par_reading =
    .release = frei
    .pay_even = wird bezahlt
    .lose = verloren
    .stay = bleibt gesperrt
    .half = Hälfte
    .leave = sperren
