# Why something is not done. The English room is written from the sources; here each of its texts is said anew.

above_maximum =
    .all = { MONEY($stake) } insgesamt: das Maximum ist { MONEY($maximum) }.
    .in_all = Das Maximum ist insgesamt { MONEY($maximum) }; damit wären es { MONEY($stake) }.
    .payout = Niemand bekommt in einem Wurf mehr als { MONEY($maximum) } ausgezahlt; hiermit könnten es { MONEY($wins) } werden.
    .per_bet = { MONEY($stake) } auf { $bet }: das Maximum ist { MONEY($maximum) } je Chance.
    .with_this = Das Maximum ist { MONEY($maximum) } je Chance; damit wären es { MONEY($stake) }.

address_in_use = Unter { $host }:{ $port } lässt sich kein Dienst öffnen: { $strerror }. Mit --port wählen Sie einen anderen Port.

adjuster_role = Nur die Leitung, ein lizenziertes Mitglied der Wartung, die Automatentechnik oder die Tischaufsicht darf das tun.

all_at_once = { ALL($reasons) }

already_awarded =
    .pool_carry = Der Topf von { $pool } ist vergeben; übertragen Sie, was davon übrig ist.
    .prizes = Die Preise von { $pool } sind vergeben.

already_counted = An Tisch { $table } ist niemand mehr von zwei Personen zu zählen.

already_drawn = Die Plätze von Runde { $round } sind ausgelost.

already_entered =
    .active_entry = { $name } hat eine gültige Anmeldung: Nummer { $entry } in { LIST($events) }.
    .document_shown = Dieses Dokument wurde schon für { $person } vorgelegt; niemand nimmt unter zwei Namen teil.

already_paid = Preis { $award }: { $status }.

already_registered =
    .approval = Die Genehmigung { $reference } gibt es schon.
    .kind_thing = { $thing } ({ $kind }) gibt es schon.
    .variation = Die Abweichung { $variation } gibt es schon.

amount_needed =
    .cash_out = Sagen Sie, was die Chips von Platz { $seat } wert sind: dieser Tisch verfolgt sie nicht.

amounts_too_large = Die Beträge passen nicht in 64 Bit; nehmen Sie eine kleinere Einheit oder weniger Würfe.

another_box_open = Zuerst wird { $open } gezählt; danach wird { $box } geöffnet.

another_question = { $file } gehört zu einer anderen Frage; verschieden ist: { LIST($differs) }. Die Datei ist unverändert.

answer_missing = Die Datei mit den Antworten sagt nichts zu { $name }.

answer_unknown =
    .ask_again = Ob das getan wurde, ist noch nicht bekannt. Fragen Sie noch einmal: unter demselben Schlüssel geschieht es nur einmal.
    .look_first = Ob das getan wurde, ist nicht bekannt. Sehen Sie nach, bevor Sie es noch einmal tun.

approval_differs =
    .approved_register = Genehmigt wurde nicht { $subject }, wie es im Register steht.
    .confirmed_asked = Bestätigt wurde nicht das, worum gebeten war.

approval_missing =
    .approved_secure = „{ $place }“ ist nicht als sicherer Ort genehmigt.
    .force_covers = Keine geltende Genehmigung deckt dies ({ $what }): { $subject }.
    .name = Die Genehmigung von { $name } nennt dies nicht: { $names }.
    .what = { $what }: braucht eine Genehmigung.

approval_names_needed = Die Genehmigung einer Kugel nennt Größe, Material oder beides.

attach_the_box = Ein Kasten kommt mit seinen Schlössern an den Tisch: „Kasten anbringen“.

backup_elsewhere = Hier wird nur ein SQLite-Journal kopiert; „croupier backup“ sichert ein Haus mit jedem Speicher.

backup_exists = Unter { $path } liegt schon eine Datei; sie bleibt erhalten.

backup_not_whole = Das ist keine vollständige Sicherung, und nichts wurde zurückgeholt: { LIST($findings) }.

backup_unsound = Die Kopie besteht die Prüfung nicht und wurde deshalb verworfen. Prüfen Sie das Journal selbst.

bad_advance = Runde { $number }: sagen Sie, wie viele von jedem Tisch (oder der Veranstaltung) weiterkommen.

bad_amount =
    .number = Eine Nummer ist hier 1 oder mehr.
    .cash = Bargeld, das genommen oder gezahlt wurde, ist mehr als nichts.
    .cash_limits = Nach dem Namen wird ab einem Betrag gefragt, der größer als null und nicht höher als die Meldegrenze ist.
    .blue = Punkte werden als Farbe=Zahl angegeben, etwa blue=100; hier steht „{ $given }“.
    .cash_taken = Sagen Sie, wie viel Bargeld genommen wurde.
    .cents = { $what } „{ $text }“ ist kein positiver Betrag in { $currency } mit höchstens { $digits } Nachkommastellen.
    .closer = Der Schlussbestand kann nicht negativ sein.
    .count = Eine Zählung ist 0 oder mehr.
    .counted_down = { COUNT($counted) } Umläufe sind gezählt; eine Zählung geht nicht zurück.
    .disputed = Ein strittiger Betrag kann nicht negativ sein.
    .ends_some = Runde { $number } endet nach einer Zahl von Würfen oder Minuten.
    .event_initial = Mindestens eine Runde einer Veranstaltung ist eine Anfangsrunde.
    .house_adds = Das Haus fügt einen positiven Betrag hinzu.
    .many = Runde { $number }: sagen Sie, wie viele Würfe sie mindestens hat.
    .nobody_comes = Niemand kommt weniger als keinmal wieder herein.
    .opener = Der Anfangsbestand kann nicht negativ sein.
    .paid = Geben Sie an, wie viel gezahlt wird.
    .places_numbered = Die Ränge zählen ab 1.
    .positive_whole_number = { $what } muss eine positive ganze Zahl sein.
    .price_brings = Ein Preis ist 0 oder mehr und bringt Punkte.
    .ruled = Der Betrag eines Einsatzes kann nicht negativ sein.
    .stands = Jede Farbe steht für eine positive Zahl von Punkten.
    .starting_stack = Der Anfangsbestand ist eine positive Zahl von Punkten.
    .takes_part = { $name }: der Topf nimmt einen Teil eines positiven Betrags.
    .tip = Im Tronc sind { MONEY($pool) }.
    .turns_negative = Umläufe können nicht negativ sein.
    .what_text = { $what } „{ $text }“ ist kein Betrag, etwa 20 oder 2.50.
    .drop_box = In einem Drop-Kasten sind Bargeld, Quittungen und Coupons.
    .tip_box = In einem Trinkgeldkasten sind Chips.
    .negative = Nichts ist weniger als 0.
    .worth = { $worth } ist nichts wert.
    .imprest = Eine Tischkasse wird auf einem Geldbetrag gehalten, nicht auf nichts und nicht auf Punkten.

bad_answers = Diese Antworten können nicht angenommen werden: { LIST($told) }.

bad_chances =
    .file = Geben Sie Wahrscheinlichkeiten von Fächern an: --pocket 17=0.04 oder eine Datei mit --chances.
    .lie_between = Die Wahrscheinlichkeiten der Fächer liegen zwischen 0 und 1, ergeben höchstens 1 und gehören zu diesem Kessel.
    .pocket_chance = „{ $text }“ ist kein Fach mit seiner Wahrscheinlichkeit, etwa 17=0.04.
    .recorded_spins = Aufgezeichnete Würfe sind, wie sie sind: geben Sie entweder --source oder Wahrscheinlichkeiten von Fächern an.
    .unequal_bets = Bei einem ungleichmäßigen Kessel nennen Sie die Wetten mit --slip; croupier kelly hat sie alle.
    .zeros_alone = Ein Kessel nur aus Nullen beendet nie, was eine Option stehen lässt: geben Sie auch anderen Zahlen eine Wahrscheinlichkeit.

bad_choice = „prison“ ist „half“, „leave“ oder null.

bad_code =
    .slip = Das ist kein Code eines Belegs: bitte noch einmal hinsehen, etwa 41-7KQ2-M9XC.

bad_command =
    .beside_signature = Wer bittet, wer dabei ist, die Unterschrift und was das Journal eines Tisches sagt, gehört nicht hinein.
    .called_off = Sagen Sie, warum.
    .command = Den Befehl „{ $command }“ gibt es nicht.
    .director_permit = Sagen Sie, warum die Turnierleitung es nicht erlaubt.
    .division_finds = Sagen Sie, was die Behörde nicht annimmt.
    .forms_received = Sagen Sie, welche Stelle der Behörde die Formulare erhalten hat und wie sich das zeigen lässt.
    .do = Den Befehl „{ $do }“ gibt es nicht.
    .do_problems = { $do }: { ALL($problems) }
    .floor = Den Befehl „{ $name }“ gibt es im Büro nicht.
    .key = Wer bittet, wann und mit welchem Schlüssel, gehört nicht in den Befehl.
    .line_goes = Zeile { $line } geht in der Zeit zurück: es ist schon { $at }.
    .looked_told = Was das Journal eines Tisches sagt, wird nachgesehen, nicht mitgeteilt.
    .name = Den Befehl „{ $name }“ gibt es nicht.
    .new_seats = Alle an Tisch { $table } bekommen einen eigenen freien Platz an einem anderen Tisch, an dem gespielt wird.
    .object = „by“ ist ein Objekt mit role, who und device.
    .points_shares = Punkte und Anteile werden nach Startnummern angegeben.
    .role = Die Rolle „{ $role }“ gibt es nicht: { LIST($roles) }.
    .ruling_name = Eine Entscheidung trägt den Namen der Aufsicht, die sie trifft: „by“ mit „who“.
    .second_person = Die zweite Person bestätigt selbst und wird im Befehl nicht genannt.
    .taken = Dieser Befehl kann nicht angenommen werden: { $bad }.
    .text_written = Ein Text lässt sich nicht schreiben.
    .texts_printed = „who“ und „device“ sind Texte, die sich drucken lassen.
    .time = „time“ wird wie 2026-01-01T12:00:00Z geschrieben; hier steht { $given }.
    .voucher_used = Sagen Sie, warum der Gutschein nicht verwendet wird.
    .weighed = Abgewogen wird nur eine Entscheidung, ein Streitfall oder eine Berichtigung.
    .whole_too = Eine Zahl ist nicht ganz oder zu groß, oder es ist zu tief verschachtelt oder zu lang.

bad_list =
    .column = Diese Liste hat keine Spalte „{ $column }“.
    .place = Das ist keine Stelle in der Liste. Beginnen Sie ohne eine.

bad_date =
    .application = Die Prüfung kommt nach dem Antrag vom { $applied }.
    .bar_ends = Eine Sperre endet am Tag ihres Beginns oder später.
    .bar_past = Eine Sperre beginnt heute oder später: { $text } ist vorbei.
    .before_filing = Nichts an einem Turnier ist älter als seine Regeln bei der Behörde: Sie wurden am { $filed } eingereicht.
    .come = Der { $text } ist noch nicht gekommen.
    .come_today = Der { $date } ist noch nicht da: Heute ist der { $today }.
    .day = Nennen Sie den Tag, etwa 2026-11-20; das hier ist „{ $date }“.
    .day_write = „{ $day }“ ist kein Tag; schreiben Sie ihn wie 2026-11-20.
    .decision = Die Entscheidung kommt nach der Prüfung vom { $reviewed }.
    .director_inspects = Der Direktor prüft nach der Arbeit vom { $date }.
    .end_begins = Es würde enden, bevor es beginnt.
    .ended_began = Es wäre zu Ende gewesen, bevor es begann.
    .event = Eine Veranstaltung endet nicht, bevor sie beginnt.
    .events_stand = Die Veranstaltungen stehen in der Reihenfolge ihrer Tage.
    .far = Der { $text } ist mehr als { $years } Jahre von heute entfernt.
    .field_text = { $field }: ein Datum wird 2026-05-04 geschrieben; das hier ist „{ $text }“.
    .moment = Ein Zeitpunkt ist ein Datum oder ein Datum mit Uhrzeit wie 2026-05-04T21:30.
    .moment_come = Dieser Zeitpunkt ist noch nicht gekommen.
    .not_today = Der { $text } ist nicht heute.
    .on_paper = Was auf Papier geschah, geschah vor heute, { $today }; dies ist { $date }.
    .planned = { $event } ist für den { $planned } geplant.
    .registered = { $wheel } steht seit { $since } im Register; frühere Arbeiten gehören nicht in sein Wartungsbuch.
    .today = Der { $date } ist vorbei: Heute ist der { $today }.

bad_day =
    .begin = Ein Tag hat eine Zeitzone und Schichten mit der Uhrzeit ihres Beginns, etwa 06:00.
    .begun = Der Spieltag { $today } hat begonnen; andere Schichten gelten ab einem späteren Tag.
    .follow_another = Schichten folgen aufeinander, vom Beginn des Tages an.
    .machine = Die Zeitzone „{ $zone }“ gibt es auf diesem Rechner nicht.
    .shift = An diesem Tag sind die Schichten { LIST($names) }.

bad_decision = Die Entscheidung lautet abgelehnt, befristet oder dauerhaft.

bad_design =
    .pocket_table = „{ $name }“ ist kein Fach und keine Wette dieses Tisches.
    .win_some = Eine Wette muss auf einigen Fächern gewinnen und auf anderen verlieren.

bad_goal =
    .bold_best = Kühnes und bestes Spiel kennen keine Verlustgrenze.
    .edge_against = Wer keinen Nachteil hat, ist nicht mit Sicherheit ruiniert: Nennen Sie ein Ziel.
    .flat_until = Nur der Gleichsatz bis zum Ruin kommt ohne --target aus.
    .lie_above = Das Guthaben muss über der Verlustgrenze und unter dem Ziel liegen.
    .positive = Das Guthaben muss positiv sein und unter dem Ziel liegen.

bad_json =
    .error = Das ist kein JSON: { $error }.
    .line = Zeile { $line } ist kein JSON: { $error }.
    .nested_too = Dieses JSON ist für ein Spiel zu tief verschachtelt.
    .object = Zeile { $line } ist kein JSON-Objekt.

bad_key = „{ $key }“ unterscheidet diese Veranstaltung nicht von den anderen.

bad_kind = Eine Genehmigung ist eine von: { LIST($kinds) }.

bad_level =
    .confidence = Das Vertrauensniveau ist eine Wahrscheinlichkeit zwischen 0 und 1, etwa 0.95.
    .probability_between = Das Niveau ist eine Wahrscheinlichkeit zwischen 0 und 1, etwa 0.01.

bad_limits =
    .cents = { $low } bis { $high } Cent sind keine Limits.
    .min_max = { MONEY($min) } bis { MONEY($max) } sind keine Limits.
    .minimum = Ein Minimum von { MONEY($min) } ist keines.
    .no_maximum = Nur für Einsätze zusammen kann es ein Minimum allein geben.
    .payout = Die größte Auszahlung muss etwas wert sein.
    .wagering_limit = Nennen Sie das Einsatzlimit und den Text, der es festlegt.
    .tip = Ein Einsatz für die Croupiers kann nicht kleiner sein als nichts.
    .tips = { MONEY($maximum) } für alle Einsätze für die Croupiers in einem Wurf ist zu wenig.

bad_name =
    .bar = „{ $player }“ ist kein Name.
    .dealer_signs = Ein Croupier meldet sich mit Ausweis oder einem Namen an, der sich drucken lässt.
    .player_number = Ein Spieler braucht einen Namen oder eine Nummer, die sich drucken lässt.
    .tournament = Ein Turnier hat einen Namen, der sich drucken lässt.
    .unseen = „{ $text }“ ist kein Name: Er ist leer oder enthält Zeichen, die niemand sieht.
    .words = { $field }: nennen Sie es in Worten, die sich drucken lassen.

bad_nonce =
    .open = Platz { $seat } hat keine versiegelte Zufallszahl, die hierzu passt.
    .round = Platz { $seat } hat seine Zufallszahl für dieses Spiel schon versiegelt.
    .terminal_seals = Ein Terminal versiegelt seine Zufallszahl als hexadezimales SHA-256, für einen Zufallskessel.

bad_offer =
    .pays_free = Nennen Sie genau ein Angebot: --pays, --free oder --rebate.
    .share_loss = „{ $text }“ ist kein Anteil an einem Verlust, etwa 10% oder 0.1.

bad_plan =
    .how_many = Sagen Sie, wie viele Abende gespielt werden: --sessions, oder --source mit aufgezeichneten Würfen.
    .splitting_players = Das Aufspalten braucht mindestens 2 Spieler und 2 Durchgänge, eine Stufe und ein Vertrauensniveau zwischen 0 und 1.
    .whole_numbers = Abende und Würfe sind ganze Zahlen, 1 oder mehr; der Startwert ist eine ganze Zahl von 64 Bit.

bad_points = Punkte sind 0 oder mehr, von Spielern, die dabei sind.

bad_policy = Tisch { $name }: { ALL($told) }

bad_proof =
    .ask_record = Verlangen Sie einen einzigen Beweis: --record N, --table T --round N oder --since N.
    .file = { $file } ist kein Beweis.

bad_request =
    .frame = Das ist keine Nachricht, die das Haus kennt.
    .package_day = Ein Tag wird als 2026-03-02 geschrieben; dies ist „{ $day }“.
    .package_empty = Von { $first } bis { $last } ist nichts verzeichnet.
    .package_order = { $first } liegt nach { $last }.
    .problems = { ALL($told) }
    .unread = Der Server kann diese Anfrage nicht lesen.
    .wheel_process = Der Prozess des Kessels kann diese Anfrage nicht lesen.
    .report_by = Ein Bericht gilt je Schicht, Tag, Woche, Monat oder Jahr, für das Haus oder je Tisch, Croupier oder Spiel: „month,dealer“.
    .report_format = Ein Bericht hat das Format csv, xlsx, json oder parquet.

bad_role = Eine Person hat eine oder mehrere Rollen des Personals.

bad_round =
    .pockets = „outcomes“ ist eine Liste von Fächern, etwa [„17“].
    .wager_seat = Ein Einsatz ist ein Objekt mit seat, bet oder place, und stake.
    .wagers = Ein Spiel ist ein Objekt mit „wagers“, einer Liste, und „outcomes“, einer Liste.

bad_ruling =
    .elsewhere = Ein Einsatz gilt, geht zurück oder wird eingezogen, wo er liegt; soll er anderswo zählen, wird er verlegt oder anders abgerechnet.
    .nowhere = Sagen Sie, wohin dieser Einsatz gehört oder wie hoch er war.
    .wagers = Sagen Sie, über welche Einsätze entschieden wird, und wie.

bad_script =
    .automation = „automation“ ist eine Liste von Befehlen oder eines von: { LIST($presets) }
    .begins_line = Ein Skript beginnt mit einer Zeile, die das Regelwerk und den Kessel nennt.
    .policy_object = „policy“ ist ein Objekt wie in einer Datei mit Festlegungen.
    .source = „source“ ist eines von { LIST($sources) }.
    .step = Ein Schritt der Automatik ist ein Text; hier steht { $step }.
    .step_sets = Den Schritt „{ $step }“ gibt es nicht. Es gibt die Gruppen: { LIST($presets) }.

bad_seat =
    .seats_numbered = Plätze haben die Nummern 1 bis { $most }.
    .whole_number = Ein Platz ist eine ganze Zahl, 1 oder mehr.

bad_setting =
    .key_value = Die Einstellung „{ $key }“ kann nicht { $value } sein.
    .kind = Die Einstellung „{ $key }“ muss { $kind } sein; { $given } ist es nicht.
    .list_nothing = { $file } hat eine Liste [[table]] und sonst nichts.
    .names = Die Einstellung „tables“ nennt { $file }: { $error }.
    .origins = Die Einstellung „origins“ enthält { $origin }: eine Herkunft sieht aus wie https://floor.example, ohne Pfad und ohne den üblichen Port.
    .proxies = Die Einstellung „proxies“ enthält { $proxy }: ein Proxy ist eine Adresse wie 10.0.0.5 oder ein Netz.
    .random = Die Einstellung „sensors“ hat eine Leitung für Tisch { $table }, und der hat einen Zufallskessel.
    .sensor_table = Der Sensor von Tisch { $table }: { $error }.
    .sensors_line_table = Die Einstellung „sensors“ hat eine Leitung für Tisch { $table }, und den gibt es nicht.
    .set_model = Den Sensor von Tisch { $table } bestimmen line, model, mode und may; nicht { $these }.
    .settings_read = Die Einstellungen in { $file } können nicht gelesen werden: { $error }.
    .two_stands = Die Einstellung „sensors“ hat dieselbe Leitung für zwei Tische; ein Kessel steht nur an einem davon.
    .webhook = Die Einstellung „webhook“ ist keine Adresse wie https://alerts.example/croupier.
    .witnesses = Die Einstellung „witnesses“ hat { $witness }: Ein Zeuge ist eine Adresse und sein Schlüssel, wie er ihn ausgibt.

bad_size =
    .inches_write = „{ $size }“ ist kein Maß in Zoll: schreiben Sie 30, 29.99 oder 14/16.
    .number_zeros = „{ $zeros }“ ist keine Anzahl von Nullen.

bad_spins = Die Zahl der Würfe ist ganz, 1 oder mehr.

bad_spreadsheet = Diese Tabelle kann nicht gelesen werden; speichern Sie sie neu oder als CSV.

bad_stake =
    .positive_whole = Ein Einsatz ist eine positive ganze Zahl von Cent, höchstens von 64 Bit.
    .write_bet = Schreiben Sie eine Wette als red=500, mit dem Einsatz in Cent; hier steht „{ $text }“.

bad_system =
    .compiled = Die Strategie lässt sich nicht übersetzen: { $error }.
    .every_win = { $system }: jede Stufe braucht stake, on_win und on_loss.
    .fails = { $system } scheitert: { $error }.
    .leads = { $system }: Stufe { $stage } führt zu Stufe { $after }; es gibt 0 bis { $stages }.
    .list_numbers = Eine Labouchère-Liste hat ganze Zahlen von Einheiten, 1 oder mehr.
    .no_stages = Dieses System hat keine Stufen; das Aufspalten braucht welche.
    .return = Die Strategie muss eine ganze Zahl von Einheiten zurückgeben.
    .stages_splitting = { $system } hat keine Stufen; das Aufspalten braucht welche.
    .stake_stage_whole = { $system }: der Einsatz von Stufe { $stage } ist keine ganze Zahl von Einheiten, 1 oder mehr.
    .strategy = { $file } ist keine Strategie: { $why }.
    .whole_numbers = { $system } muss bei ganzen Zahlen bleiben; es gab { $returned } zurück.
    .write_your = Schreiben Sie zuerst Ihr eigenes System: Stufen oder die Zeilen einer Labouchère.

bad_table =
    .automatic_numbers = Tisch { $table }: ein automatischer Tisch hat seine Zahlen von einem Zufallskessel oder Sensor, andere von einem Croupier.
    .automation_source = Tisch { $table }: automation ist eines von { LIST($presets) }, source eines von { LIST($sources) }.
    .classic_single = „{ $text }“ ist kein Tisch wie etwa classic/single-zero/la-partage.
    .name_letters = Der Name eines Tisches hat 1 bis 40 Buchstaben, Ziffern, Punkte, Striche.
    .policy_names = Tisch { $table }: seine Festlegung nennt eines von { LIST($rulebooks) }.
    .table_unknown = Tisch { $table }: „{ $unknown }“ gibt es nicht.
    .terminals_says = Tisch { $table }: ein Tisch mit Terminals sagt, wie viele: terminals.count.

bad_timing = Zeile { $line } hat keine Zeit: { $at }.

bad_toml = Das ist kein gültiges TOML: { $error }.

bad_trial =
    .every_round = Sagen Sie für jede Runde außer der letzten, wie viele weiterkommen.
    .spins_runs = Erproben lassen sich 2 bis { $players_max } Spieler, { $spins_max } Würfe und { $runs_max } Durchgänge.
    .wagers_time = Das sind { COUNT($wagers) } Einsätze; auf einmal lassen sich { COUNT($work_max) } erproben.
    .way_steady = Eine Spielweise wird etwa als steady=12 angegeben.
    .ways_add = Die Spielweisen ergeben zusammen die Zahl der Spieler.

bad_use =
    .box = { $box } ist kein Kasten für: { $use }.
    .drop_tips = Ein Kasten ist für den Drop oder für Trinkgeld.

bad_wheel_colours = Der Kessel hat { $red } rote und { $black } schwarze Zahlen; es müssen je 18 sein.

bad_wheel_numbers =
    .area_number = „{ $area }“ ist keine Fläche eines Rings: schreiben Sie die Zahl und r, b oder g, etwa 17b.
    .compartment = „{ $area }“ ist kein Fach: schreiben Sie 17b, 17r, 0g oder 17n.
    .ring = Auf dem Ring: { LIST($told) }.
    .these_stand = Diese Zahlen stehen zweimal auf dem Kessel: { LIST($repeated) }.

bad_zero_rule =
    .file_why = { $file } ist keine Regel zur Null: { $why }.
    .keeps_wager = { $rule } lässt einen Einsatz für immer gesperrt.

badge_taken = Ausweis { $badge } gehört schon jemandem.

ball_caught = Eine gefangene Kugel liegt in keiner Zahl, und genannt ist { $number }.

ball_in_play = Die Kugel ist im Spiel; geprüft oder getauscht wird sie, wenn der Wurf vorbei ist.

ball_metallic = { $name } ist nicht ganz ohne Metall.

ball_not_inspected =
    .inspection = { $ball } wurde nach einer Prüfung ausgemustert; nehmen Sie eine andere Kugel.
    .pit_supervisor = Die Tischaufsicht muss die Kugel prüfen, bevor sie wieder verwendet wird.
    .retired_assign_another = { $ball } ist ausgemustert; nehmen Sie eine andere Kugel.
    .retired_elsewhere = { $ball } wurde an Tisch { $table } nach einer Prüfung ausgemustert; nehmen Sie eine andere Kugel.
    .unfit_elsewhere = { $ball } hat den Kessel von Tisch { $table } verlassen, und die Tischaufsicht hat sie dort noch nicht geprüft.
    .wheel = „{ $ball }“ darf nicht in den Kessel; nehmen Sie eine geprüfte Kugel.

ball_test_missing =
    .how_tested = Sagen Sie, wie { LIST($balls) } geprüft wurde: Magnet oder Kompass.
    .passed_opening = Für diese Eröffnung nicht mit Magnet oder Kompass geprüft: { LIST($balls) }.

ball_too_large = { $name } misst { $diameter } Zoll; höchstens { $value } sind erlaubt.

ball_too_small = { $name } misst { $diameter } Zoll; mindestens { $value } sind nötig.

bankroll_too_small =
    .first = Das Guthaben deckt den ersten Einsatz nicht.
    .smallest = Das Guthaben deckt den kleinsten Einsatz nicht.

below_minimum = { MONEY($stake) } auf { $key }: das Minimum ist { MONEY($minimum) } je Chance.
    .all = { MONEY($stake) } insgesamt: das Minimum ist { MONEY($minimum) }.

bet_needs_double_zero =
    .available_table = { $bet } braucht die 00, und die gibt es an diesem Tisch nicht.
    .line_between = Die Linie zwischen 2. und 3. Dutzend ist der Cheval 0-00, und die 00 gibt es an diesem Tisch nicht.

bet_not_permitted =
    .announced_bets = Das Regelwerk { $key } kennt keine Annoncen.
    .call = Die Annonce „{ $call }“ gibt es nicht. Es gibt: { $known }.
    .called = Dieser Einsatz heißt „{ $kind }“; „{ $bet }“ gibt es nicht.
    .kind = „{ $kind }“ ist in diesem Regelwerk keine Art von Einsatz.
    .layout = Diesem Tableau fehlt { $missing }; { $call } braucht es.
    .name_numbers = { $bet } ist kein Name eines Einsatzes: die Zahlen stehen der Reihe nach, wie in split-8-11.
    .rulebook = Das Regelwerk { $key } hat keinen Einsatz „{ $kind }“.
    .table_offer = Dieser Tisch bietet { $bet } nicht an.
    .unlisted = „{ $bet }“ ist kein erlaubter Einsatz.

betting_closed = Es kann nicht mehr gesetzt werden; auf dem Tableau ändert sich nichts mehr.

betting_not_open = Es kann noch nicht gesetzt werden; die Chips gehen sofort zurück.

beyond_the_claim = { MONEY($claim) } werden beansprucht; mehr bewegt ein Streitfall nicht.

box_needed =
    .attached = An Tisch { $table } ist kein Kasten für { $use } angebracht.
    .open = Tisch { $table } ist offen: ein anderer Kasten kommt an die Stelle von { $box }.

box_not_counted = In { $box } liegt noch, was eingeworfen wurde; zählen Sie es zuerst.

break_called = Es ist Pause; die Spieler nehmen zuerst wieder Platz.

buy_in_amount = Der Einkauf ist { MONEY($due) }, nicht { MONEY($given) }.

buyins_not_retainable = Einkäufe gehen an die Gewinner; nichts von { MONEY($left) } kann an „{ $to }“ gehen.

buyins_over_cap = Alle zulässigen Einkäufe zusammen dürfen { MONEY($cap) } sein, nicht { MONEY($amount) }.

call_no_more_bets_first = Sagen Sie „Nichts geht mehr“ an, bevor das Ergebnis eingegeben wird.

cash_wager = Bargeld kann nicht gesetzt werden; wechseln Sie es zuerst in Chips.

central_screen_unset = Sagen Sie, ob ein zentraler Bildschirm das Tableau zeigt: davon hängt ab, ob Chips gleich aussehen dürfen.

chain_too_large =
    .bankrolls_coarser = Diese Kette von Guthaben ist zu groß; nehmen Sie eine gröbere Einheit, oder croupier simulate.
    .plan_computed = Ein Plan wird bis { $points_max } Einheiten gerechnet; wählen Sie eine größere Einheit.
    .smaller_bankroll = Diese Kette hat zu viele Zustände; nehmen Sie weniger Guthaben oder ein kleineres Ziel, oder croupier simulate.
    .system_lower = Dieses System hat zu viele Zustände: geben Sie ein niedrigeres Limit an.

chance_too_small = Die Wahrscheinlichkeit liegt unter 1e-300, das kann diese Kette nicht auflösen; nehmen Sie ein näheres Ziel.

checkpoint_foreign = Der Prüfpunkt ist von { $origin }, der Schlüssel von { $name }.

checkpoint_forged = Der Prüfpunkt ist nicht mit dem Schlüssel von { $name } signiert.

checkpoint_late = Der Prüfpunkt ist mit einem Schlüssel von { $name } signiert, der bei Eintrag { $record } gewechselt wurde.

checkpoint_malformed = Das ist kein Prüfpunkt.

chip_value_locked = Der Wert dieser Chips ändert sich nicht, solange welche ausgegeben sind.

chip_value_unset = Legen Sie den Wert dieser Chips fest, bevor gesetzt wird.
    .bought = Sagen Sie, was einer dieser Chips wert ist.

chips_missing =
    .tournament = Gespielt wird ein Turnier auf dem Tuch mit Chips: sagen Sie, welche Farben ein Tisch hat und wie viele Chips von jeder.
    .number = Wie viele Chips { $chips } gibt es?
    .sets = Auf dem Tuch wird mit Sätzen von Chips gespielt; die Festlegungen nennen keinen.
    .table = Es ist nicht festgehalten, wie viele Chips dieser Tisch hat.
    .value = Auf dem Tuch werden Roulettechips in Wertchips gewechselt; die Festlegungen nennen keine.

chips_not_in_play =
    .buy_between = Gespielt wird mit den Chips, die am Anfang auf dem Tisch lagen; kaufen Sie zwischen den Spielen.
    .game_played_lay = Gespielt wird mit den Chips, die am Anfang auf dem Tisch lagen.

chips_not_issued =
    .look = Platz { $seat } hat keine Chips „{ LIST($look) }“ bekommen.
    .seat = Platz { $seat } hat { MONEY($rack) } in Chips, nicht { MONEY($amount) }.
    .too_few = Platz { $seat } hat { $has } in Chips, { $missing } zu wenig.
    .walked = Diesem Tisch fehlen { $missing } Chips { $kind }, nicht { $number }.

chips_not_tracked = Dieser Tisch hält nur die Ergebnisse fest: auf Einsätze und Auszahlungen achtet der Croupier, und sie werden nicht aufgezeichnet.
    .coupons = Ein Coupon gilt einmal; ein Tisch, der keine Einsätze aufzeichnet, kann darauf nicht achten.
    .felt = Nur auf dem Tuch bleiben Chips ohne Aufzeichnung: Terminals und Turniere kennen jeden einzelnen.

chips_only =
    .of_this_house = Nur Chips dieses Hauses können gesetzt werden.
    .roulette_bet = Hier können nur Roulettechips gesetzt werden.
    .roulette_bet_rulebook = Nach diesem Regelwerk können nur Roulettechips gesetzt werden.
    .takes_match = Dieses Regelwerk nimmt keine Match-Play-Coupons an.

chips_out =
    .cash = Platz { $seat } hat noch Chips; zahlen Sie sie zuerst aus.
    .kind = Chips { $kind } sind im Umlauf; ihr Wert bleibt.
    .old_colour = Chips der alten Farbe liegen auf dem Tableau; nehmen Sie sie zuerst weg.
    .seat_still_layout = Platz { $seat } hat noch Chips auf dem Tableau.

choice_closed = Die Zeit zu wählen ist um; es gilt, was ausgehängt ist.

choice_not_offered =
    .nothing_choose = An diesem Tisch gibt es jetzt nichts zu wählen.
    .offer = Dieser Tisch bietet die Wahl „{ $choice }“ nicht an.

choices_open = Spieler wählen noch zwischen Hälfte und Sperre.

clock_in_doubt = Die Uhr des Hauses ist zweifelhaft: Als es nach ihrem eigenen Gang { $house } war, zeigte die Uhr des Rechners { $machine }. Sie wird am Rechner richtiggestellt, oder zwei Personen nehmen seine Zeit an.

clock_not_in_doubt =
    .other = Die Uhr des Rechners geht der des Hauses jetzt um { $apart } Sekunden vor, nicht um { $said }.
    .plain = Die Uhr des Hauses ist nicht zweifelhaft.

close_held = Die Schicht { $shift } vom { $day } ist noch nicht geschlossen: Ein Tisch hat ihre Grenze nicht vermerkt.

code_needed = Beleg { $slip } hat einen Code: er wird mit diesem eingelöst.

code_wrong =
    .set_house = Das ist nicht der Einrichtungscode, oder das Haus hat schon eine Leitung.
    .valid_badge = Dieser Code gilt nicht für diesen Ausweis.

collect_first = Ziehen Sie die verlorenen Einsätze ein, bevor Sie zahlen.

colour_in_use =
    .plays_value = Platz { $holder } spielt mit Wertchips { $colour }/{ $design }.
    .seat = { $capitalize } ist an Platz { $holder } in Gebrauch.
    .sets_taken = Die Sätze { $other } und { $chips } sind zu verwechseln.
    .value = Zwei Wertchips sind { $colour }.
    .walked = Ein Spieler ist mit { $number } Chips in { $colour } gegangen; die Farbe ist in dieser Schicht nicht frei.

colour_notice_missing = Der Aushang mit den Punkten jeder Farbe hängt noch nicht am Tisch.

colour_notice_stale = Die Punkte einer Farbe haben sich seit dem Aushang geändert; drucken Sie den neuen und hängen Sie ihn aus.

colours_do_not_alternate = { $left } und { $right } sind Nachbarn auf dem Ring und von einer Farbe: { $left_colour }.

combined_over_cap = Startgeld und Einkäufe zusammen dürfen { MONEY($cap) } sein, nicht { MONEY($together) }.

commitment_needed =
    .random_wheel_commits = Nur ein Zufallskessel legt sich fest.
    .round_betting = Ein Zufallskessel legt sich auf das Spiel fest, bevor gesetzt wird.

comp_buyin_value =
    .sum = Was das Haus schenkt, zählt mit seinem vollen Wert. Der Einkauf ist { MONEY($due) }, nicht { MONEY($given) }.

comp_fee_value =
    .sum = Was das Haus schenkt, zählt mit seinem vollen Wert. Das Startgeld ist { MONEY($due) }, nicht { MONEY($given) }.

comp_value = Was das Haus schenkt, zählt mit seinem vollen Wert in Dollar.

concealed_chips = { $name } hat { POINTS($points) }, und { POINTS($counted) } liegen auf dem Tisch.

correction_waits = Eine Korrektur des Ergebnisses wartet auf die zweite Person; das Spiel geht weiter, sobald darüber entschieden ist.

cosignature_forged = Eine Mitunterschrift von { $name } ist nicht von dessen Schlüssel.

count_differs =
    .books_tray = Nach den Büchern sind { $tray } in der Tischkasse; nennen Sie den Grund für den Unterschied.
    .by_kind = Die Tischkasse stimmt nicht mit den Büchern überein: Zählen Sie ihre Chips nach Arten.
    .chips = Die Zählung weicht von den Büchern ab ({ LIST($kinds) }); nennen Sie den Grund für den Unterschied.
    .worth = Die gezählten Chips sind { MONEY($worth) } wert, als Schlussbestand sind { MONEY($closer) } angegeben.

count_missing =
    .at_table = Zählen Sie die Punkte aller, die an Tisch { $table } noch zu zählen sind, und sonst niemandes.
    .chips_taken = Zählen Sie die Chips aller, die Platz genommen haben, und sonst niemandes.

count_needed =
    .closing = Zählen Sie die Tischkasse nach Arten: Nur daraus ergibt sich, was ein Tisch gewonnen hat, der keine Einsätze aufzeichnet.

count_not_complete = { $box } wird von zwei Personen gezählt, von jeder allein, bevor eine dritte unterschreibt.

coupon_not_matched =
    .least_beside = Der Coupon braucht Chips für mindestens { MONEY($faces) } neben sich.
    .lies_stay = Ein Coupon über { MONEY($faces) } liegt auf { $bet }; seine Chips bleiben so lange liegen.

coupon_not_on_this_bet = Match-Play-Coupons gelten nur auf einfache Chancen und auf Chancen 2 zu 1.

coupon_not_valid =
    .expired = Coupon { $coupon } ist am { $expires } abgelaufen.
    .number_last = Ein Coupon hat eine Nummer und einen letzten Tag, etwa 2026-12-31.
    .registered = Coupon { $coupon } ist schon eingetragen.
    .table_take = Dieser Tisch nimmt keine Match-Play-Coupons an.
    .unknown = Coupon { $coupon } ist unbekannt.
    .used = Coupon { $coupon } ist schon verwendet ({ $used }).

cover_missing = Das Tableau mit Doppelnull braucht eine Abdeckung über dem Feld der 00.
    .uncovered = Das Feld der 00 ist nicht abgedeckt.
    .untold = Ein Kessel „{ $wheel }“ wird mit Abdeckung und Schild angeboten; hier wird keines davon verlangt.

criterion_reason_needed = „{ $text }“ muss sich auf das erlaubte Glücksspiel stützen, von der Turnierleitung unterschrieben.

currency_differs =
    .house = Das Geld dieses Hauses ist in { $currency }, seit es eröffnet wurde; es kann nicht in { $asked } sein.
    .rulebook = Das Regelwerk { $rulebook } rechnet in { $named }; das Geld dieses Hauses ist in { $currency }.

dealer_only =
    .signed_table = An diesem Tisch ist kein Croupier angemeldet.
    .table = Das darf nur der Croupier dieses Tisches.
    .table_signed = { $who } ist nicht der Croupier dieses Tisches; angemeldet ist { $nobody }.

dealer_plays =
    .deals = { $dealer } spielt auf Platz { $seat } dieses Tisches und kann hier nicht Croupier sein.
    .plays = { $dealer } ist Croupier an diesem Tisch und kann hier nicht spielen.

deals_elsewhere = { $dealer } ist Croupier an Tisch { $table }; ein Croupier bedient jeweils nur einen Tisch.

demo_in_dollars = Eine Vorführung rechnet in Dollar: lassen Sie --demo weg oder aber die Währung.

demo_keeps_nothing = Eine Vorführung bewahrt nichts auf: lassen Sie --demo weg oder aber --db und --data.

deposit_not_confirmed = Bestätigen Sie, dass das Geld im Drop-Kasten ist.

director_inspection_needed = Ein äußeres Teil von { $wheel } wurde ersetzt: zuerst prüft der Direktor oder sein Beauftragter.

disk_low = Die Festplatte ist fast voll: { $free } MB sind frei, und { $reserve } MB bleiben für das, was begonnen hat. Sobald Platz ist, wird von selbst wieder gesetzt.

disputes_open = Ein Streitfall ist noch nicht entschieden.

disqualified =
    .receives_prize = { $name } ist ausgeschlossen und bekommt keinen Preis.
    .tournament_play = { $name } ist vom Turnier ausgeschlossen.

dolly_mismatch = Angesagt war { $result }; der Dolly steht auf { $dolly }.

dolly_missing = Setzen Sie zuerst den Dolly auf die Gewinnzahl.

dolly_on_table = Bitte warten Sie, bis alle Gewinne bezahlt sind und der Dolly entfernt ist.

drbg_forked = Dieser Generator gehört einem anderen Prozess: eine abgespaltene Kopie würde seine Zahlen wiederholen.

drbg_request =
    .additional_input = Eine Zusatzeingabe hat höchstens { $input_bytes_max } Bytes.
    .bytes = Eine Anfrage liefert 1 bis { $request_bytes_max } Bytes.

drbg_self_test = Der Zufallsgenerator ergibt nicht die vom NIST veröffentlichten Werte; ersetzen Sie diese Installation.

drop_box_mark_missing = Der Kasten { $name } trägt nicht dauerhaft: { AND($words) }.

drop_box_not_locked_to_table = Der Drop-Kasten ist nicht am Tisch verschlossen.
    .box = { $name } ist nicht am Tisch verschlossen.

drop_box_unlocked = Der Behälter { $name } ist nicht abgeschlossen.

drop_box_wrong_table =
    .marked = Der Kasten { $name } ist für Tisch { $mark } gekennzeichnet, nicht für Tisch { $table }.
    .none_told = Nach dem Register hängt an diesem Tisch kein Kasten für { $use }; er öffnet nicht mit { $named }.
    .told = Nach dem Register ist der Kasten für { $use } an diesem Tisch { $box }, nicht { $named }.
    .use_table = Der Kasten für { $use } an Tisch { $table } ist { $box }, nicht { $named }.

ebt_announcement_failed = Diese Terminals melden „Nichts geht mehr“ nicht hörbar und sichtbar: { LIST($terminals) }.

empty_slip =
    .name_two = Nennen Sie mindestens zwei Wetten oder Spieler: --bet red --bet odd oder --player „red=5 17“.
    .straight = Es braucht mindestens eine Wette, etwa red oder straight-17=2.50.

entrant_without_fee = Jede Anmeldung zu { $event } hat ein Startgeld von { MONEY($fee) }, notfalls geschenkt.

entropy_failed =
    .gave_too = Die Entropiequelle lieferte zu wenige Bytes; der Kessel hält an.
    .health_test = Die Entropiequelle hat ihren Selbsttest nicht bestanden ({ $why }). Der Kessel steht still, bis jemand sie neu startet.

entry_closed =
    .entry_event = Startnummer { $entry } ist aus { $event } ausgeschieden.
    .later = Startnummer { $entry } ist ausgeschieden; { $name } hat eine spätere.

event_cancelled =
    .event = { $event } wurde am { $cancelled } abgesagt.
    .tournament = Das Turnier wurde am { $cancelled } abgesagt.

event_entered =
    .entrants_already = { $event } hat schon Anmeldungen; ihre Bedingungen ändern sich nicht mehr.
    .licensees_pools = Lizenznehmer, Töpfe, Gesamtpreise, Gleichstände und Teilungen ändern sich nicht mehr, wenn jemand angemeldet ist.

event_not_over = { LIST($events) }: das Spiel ist nicht vorbei.

event_over = Das Spiel von { $event } ist vorbei.

event_started = { $event } begann am { $started }.

exchange_closed = Turnierchips werden am Tisch nicht verkauft.

expected =
    .at_most = { $most } oder weniger
    .amount = ein Betrag in Cent, 1 oder mehr
    .amount_or_none = ein Betrag in Cent, 0 oder mehr
    .another_name = ein anderer Name
    .at_least = mindestens { $due }
    .at_least_a_wager = mindestens so viel wie ein solcher Einsatz
    .at_least_to_one = mindestens { $due } zu 1
    .bool = true oder false
    .box = links, oben, rechts und unten, wie 0, 5, 4, 6
    .cited = eine Tabelle mit value und clause oder reading
    .clause = eine Vorschrift aus dem Verzeichnis
    .colour = eine andere Farbe
    .date = ein Datum
    .edition = eine Fassung, die Abschnitte und die Behörde
    .float = eine Zahl
    .int = eine ganze Zahl
    .list = eine Liste
    .look = eine andere Farbe oder Gestaltung
    .no_amount = kein aufgedruckter Betrag
    .no_key = hier kein solcher Schlüssel
    .no_limits = keine Limits in einem Turnier
    .numbers = Zahlen eines Kessels, wie „17“ oder „00“
    .object = ein Objekt mit Feldern
    .one_of = eines von { LIST($these) }
    .other_shape = eine andere Form, oder Zahlen
    .positive = 1 oder mehr
    .reading = eine Lesart aus dem Verzeichnis
    .small_letters = Kleinbuchstaben, und ein Wort, das noch nichts bedeutet
    .own_layout = keines: der Kessel hat sein eigenes
    .sets = Farben mit der Zahl ihrer Chips
    .some_of = eines oder mehrere von { LIST($these) }
    .source = clause oder reading
    .str = ein Text in Anführungszeichen
    .table = eine Tabelle
    .text = ein Text
    .texts = eine Liste von Texten
    .to_one = { $due } zu 1
    .value_chips = Wertchips mit ihrer Zahl
    .variation = eine genehmigte Abweichung mit Fundstelle und Daten
    .word = Kleinbuchstaben

extra_missing =
    .command = croupier { $command } braucht mehr: pip install „croupier[{ $extra }]“
    .install_croupier = Das braucht das Extra „{ $extra }“: installieren Sie croupier[{ $extra }]. Es fehlt: { $missing }.
    .printing_paper = Drucken braucht das Extra „paper“: installieren Sie croupier[paper].

fee_amount = Das Startgeld ist { MONEY($due) }, nicht { MONEY($given) }.

fee_cash_not_separate =
    .buy_ins = Startgeld hat einen eigenen Behälter, und Einkäufe auch.
    .goes_until = Dieses Bargeld kommt in den Behälter „{ $own }“, bis es gezählt ist.
    .lies_apart = Startgeld liegt in „{ $own }“ und wird dort gezählt, getrennt von allem anderen Geld.

fee_over_cap = Das Startgeld darf { MONEY($cap) } sein, nicht { MONEY($amount) }.

felt_changed = Die Chips von Platz { $seat } haben sich inzwischen geändert; es ist nichts geschehen.

fees_uncounted = Erst zählen zwei Personen das Startgeld: { MONEY($fees) } liegen in „{ $container }“.

field_missing = { $field }: fehlt oder lässt sich nicht drucken.

finding =
    .expected = { $key }: { $what } Erwartet: { $expected }.
    .what = { $key }: { $what }

five_days_notice =
    .days = Die Behörde hat Fassung { $version } der Regeln seit: { $filed }; das sind { $days } volle Tage.
    .never = Fassung { $version } der Regeln wurde der Behörde nie geschickt.
    .office_received = Sagen Sie, welches Amt der Behörde die Regeln bekam und wie sich das zeigen lässt.

float_short =
    .change = Aus der Tischkasse lassen sich { MONEY($amount) } nicht in Wertchips geben; erbitten Sie eine Auffüllung.
    .due = In der Tischkasse sind { MONEY($float) }, fällig sind { MONEY($due) }: erbitten Sie eine Auffüllung.
    .hold_much = So viel ist nicht in der Tischkasse; erbitten Sie eine Auffüllung.
    .kind = In der Tischkasse sind { $left } Chips { $kind } abzugeben.
    .set = Der Tisch hat noch { $left } Chips { $kind }, das wären { $number }.
    .tray_holds = In der Tischkasse sind { MONEY($float) }.
    .tray_holds_ask = In der Tischkasse sind { MONEY($float) }; erbitten Sie eine Auffüllung.

foreign_chip = Ein Chip { $colour }/{ $plain } wurde nicht für dieses Haus ausgegeben.
    .count = „{ $kind }“ ist kein Chip dieses Tisches, oder die Zahl ist keine.
    .more_than_there_are = Der Tisch hat { $number } Chips { $kind }, gezählt sind { $counted }.
    .ruled = Mit „{ $kind }“ kann an diesem Tisch nicht gesetzt werden.

game_running =
    .minutes = { $minutes ->
        [one] Die Runde läuft noch eine Minute.
       *[other] Die Runde läuft noch { $minutes } Minuten.
    }
    .played_spins = Tisch { $table } hat { $spins } von { $of } Würfen gespielt.
    .round = Runde { $round } von { $event } läuft.
    .rules_changed = Regeln werden nicht geändert, während eine Runde läuft.
    .wagers_still = Tisch { $table }: Einsätze sind noch abzurechnen.

has_chips = Ein Nachkauf ist für Spieler, die keine Chips mehr haben.

hash_needed =
    .approved = Geben Sie das SHA-256 des Genehmigten an, 64 hexadezimale Ziffern.
    .printed_file = Geben Sie das SHA-256 der gedruckten Datei an, 64 hexadezimale Ziffern.

house_away = Unter { $address } antwortet kein Haus: { $error }.

house_closing = Das Haus schließt; ausgeführt wurde nichts.

identity_missing = Wer sich anmeldet, hat eine Nummer, einen Namen und ein Dokument, das gesehen wurde.

in_prison_conflicts_with_sign =
    .even_money_lost = Nach dem Schild dieses Tisches sind einfache Chancen bei 0 verloren; En prison gibt es deshalb nicht.
    .table_says_even = Nach dem Schild dieses Tisches sind einfache Chancen bei 0 verloren; En prison geht deshalb nicht.

in_prison_even_money_only =
    .bets_none = Nur einfache Chancen können gesperrt werden; { $bet } ist keine.
    .listed = { $bet } gehört nicht zu den Wetten mit einer Wahl bei Zero.
    .rule_zero = Eine Regel zur Null gilt für einfache Chancen; { $bet } ist keine.

in_prison_is_for_all = En prison wird allen Spielern am Tisch angeboten oder keinem.

in_prison_locked = Ein gesperrter Einsatz wird nicht verschoben, erhöht oder weggenommen.

in_prison_once = Ein Einsatz ist nur für einen Wurf gesperrt.

in_use_elsewhere =
    .attached = { $name } ist an Tisch { $table } angebracht.
    .table = { $name } ist an Tisch { $table } in Gebrauch.
    .table_name = { $name } ist an Tisch { $table }.

incident =
    .ball = Kugel { $ball } geprüft: { LIST($found) }
    .call_missed = Die Kugel lag in { $number }, bevor „Nichts geht mehr“ angesagt war
    .call_missed_rest = Die Kugel lag, bevor „Nichts geht mehr“ angesagt war
    .caught = Ungültiger Wurf: { $reason }; die Kugel wurde gefangen
    .corrected = { $number } statt { $was }, mit { $second }: { $reason }
    .dispute = Platz { $seat }: { $what }
    .no_spin = Ungültiger Wurf: { $reason }
    .not_caught = Ungültiger Wurf: { $reason }; die Kugel wurde nicht gefangen
    .seen = Ungültiger Wurf: { $reason }; die Kugel lag in { $number }
    .void = Die Kugel lag in { $number }: der Wurf ist ungültig
    .round_void = Der Zufallskessel konnte die Zahl von Spiel { $round } nicht geben: Alle Einsätze gingen zurück

inspect_again =
    .came_table = { $name } kam nach der Prüfung an den Tisch; prüfen Sie noch einmal.
    .seal = Nach der Prüfung war ein Siegel von { $name } gebrochen; noch einmal prüfen.
    .worked = An { $name } wurde nach der Prüfung gearbeitet; prüfen Sie noch einmal.

inspection_failed = Die Prüfung beanstandet: { $points }. Der Tisch bleibt geschlossen.
    .point = Die Prüfung beanstandet: { $point }.

inspection_incomplete = Beantworten Sie jeden Punkt der Prüfliste; es fehlt: { $missing }.

inspector_role = Nur die Leitung, ein lizenziertes Mitglied der Sicherheit oder die Tischaufsicht darf das tun.
    .table = Nur die Leitung, ein lizenziertes Mitglied der Sicherheit oder die Tischaufsicht darf einen Tisch prüfen.

internal_error = Im Haus stimmt etwas nicht; es steht im Protokoll.

job_cancelled =
    .house_closes = Das Haus schließt.
    .plain = Dieser Auftrag wurde abgebrochen.

joint_with_proceeds =
    .entry_makes = { $event }: ein Startgeld bringt Erträge, und Lizenznehmer dürfen die nicht teilen.
    .voucher_pay = Ein Gutschein würde ein Startgeld zahlen, und das ist ein Ertrag.

journal_damaged =
    .end = Das Ende des Journals ist beschädigt: { $what }. Prüfen Sie es, und arbeiten Sie mit einer Sicherung weiter.
    .replaced = Wo das geöffnete Journal lag, liegt jetzt eine andere Datei. Legen Sie es zurück.
    .rolled_back = Das Journal ist älter, als es schon war: Eintrag { $sequence } war gespeichert und ist nicht mehr da.
    .sealed = Das ist nicht das Journal, das hier versiegelt wurde: { $what }. Prüfen Sie es, und arbeiten Sie mit einer Sicherung weiter.
    .taken_away = Die Datei des Journals wurde entfernt, während es geöffnet war. Legen Sie sie zurück.
    .witnessed = Der Zeuge { $name } hat { $seen } Einträge dieses Journals gesehen, das { $records } hat, oder andere. Machen Sie mit der neuesten Kopie weiter; eine ältere Sicherung braucht „croupier restore“ und zwei aus der Leitung.

journal_head = Der Kopf des Journals ist ein Hash von { $hash_bytes } Bytes.

journal_in_use =
    .database = Das Journal in dieser Datenbank wird von einem anderen Server benutzt. Halten Sie ihn zuerst an.
    .path = Das Journal { $path } wird vom Prozess { $unknown } benutzt. Beenden Sie ihn zuerst, oder öffnen Sie es nur zum Lesen.

journal_missing =
    .database = In dieser Datenbank gibt es kein Journal.
    .path = Unter { $path } gibt es kein Journal.

journal_newer = { $path } wurde von einem neueren Croupier geschrieben.

journal_not_durable =
    .database_utf = Die Datenbank muss UTF8 verwenden.
    .disk_promise = { $path } liegt auf einem Datenträger, der die Aufbewahrung nicht zusichern kann.
    .server_runs = Der Server läuft ohne fsync und kann deshalb verlieren, was er bestätigt hat.

journal_read_only = Dieses Journal wurde nur zum Lesen geöffnet.

journal_stopped =
    .failure_store = Das Journal steht nach einem Fehler seines Speichers still. Öffnen Sie es neu, und prüfen Sie dann, was erhalten ist.
    .written_nothing = Das Journal konnte nicht geschrieben werden; nichts wurde getan.

key_exists = Unter { $path } liegt schon ein Schlüssel; er bleibt erhalten.

key_exposed = Andere können den Signaturschlüssel { $path } lesen: chmod 600 oder besser ein neuer Schlüssel.

key_is_in = Der Schlüssel { $key } hängt im Schrank.

key_is_out = { $holder } hat den Schlüssel { $key }.
    .another = { $holder } hat den Schlüssel { $key } und bringt ihn zurück.

key_malformed =
    .command = Der Schlüssel eines Befehls hat 1 bis { $most } druckbare Zeichen.
    .name_spaces = Der Name eines Schlüssels hat weder Leerzeichen noch Pluszeichen.
    .public_bytes = Ein öffentlicher Schlüssel sind 32 Bytes, hexadezimal.
    .read = Der Schlüssel kann nicht gelesen werden: { $why }.

key_manager_can_enter = { AND($others) } kann sich noch anmelden und mit einer zweiten Person einen neuen Code ausstellen lassen.

key_missing = Unter { $path } gibt es keinen Signaturschlüssel.

key_not_held = Keine der beiden Personen hat den Schlüssel { $key } zu { $box }.

key_reused =
    .send_new = Dieser Befehlsschlüssel wurde schon für einen anderen Befehl verwendet. Senden Sie den neuen Befehl mit einem neuen Schlüssel.
    .used_another_command = Dieser Schlüssel wurde schon für einen anderen Befehl verwendet.

keys_not_separate = Das Schloss zum Tisch und das des Behälters brauchen je einen eigenen Schlüssel.
    .hands = Der Schlüssel { $key } ist nicht für { $badge }: Wer einen Kasten vom Tisch löst, hat nie den Schlüssel zu seinem Inhalt.

kind_needed = { $charge }: sagen Sie, ob { MONEY($amount) } Startgeld oder Einkauf ist.

lab_busy = Das Labor hat so viel zu tun, wie es kann; versuchen Sie es gleich noch einmal.

lab_failed = Der Prozess des Labors ist daran gescheitert; sonst ist nichts geschehen. Versuchen Sie es noch einmal, oder fragen Sie nach weniger.

lab_too_large = Das braucht mehr Speicher, als das Labor hat.

lab_too_long = Das dauerte länger als die { COUNT($seconds) } Sekunden, die das Labor gibt; fragen Sie nach weniger.

last_key_manager =
    .begins_keeps = Das Register beginnt mit der Leitung, die es führt: tragen Sie zuerst sich selbst ein.
    .house_without = Das Haus wäre ohne Leitung.
    .somebody_keep = Jemand muss die Schlüssel verwahren: tragen Sie zuerst eine weitere Leitung ein.

late_bet = Nichts geht mehr: dieser Einsatz kam zu spät, die Chips gehen sofort zurück.
    .ball_known = Zu spät: Wo die Kugel liegt, kann bekannt sein. Auf dem Tableau ändert sich nichts vor dem nächsten Wurf.
    .round_over = Zu spät: Das war für Spiel { $meant }, und der Tisch ist bei Spiel { $round }. Auf dem Tableau ändert sich nichts.

layout_area_missing =
    .areas = Das Tableau hat keine Fläche für: { LIST($areas) }.
    .words = Das Tableau hat keine Fläche für: { $words }.

layout_differs = Gespielt wird „{ $name }“; das Tableau { $name2 } ist es nicht.
    .wheel = Ein Kessel „{ $wheel }“ wird nicht auf einem Tableau „{ $layout }“ gespielt.

layout_not_opposite = Kessel und Tableau liegen beide am Ende „{ $wheel_end }“; das Tableau gehört an das andere.

licence_not_valid =
    .ended = { $name } hat keine gültige Lizenz: sie galt bis { $valid_until }.
    .noted_ended = { $badge } hat keine gültige Lizenz: sie galt bis { $valid_until }.
    .noted_withdrawn = { $badge } hat keine gültige Lizenz: sie wurde entzogen.
    .withdrawn = { $name } hat keine gültige Lizenz: { $why }.

licence_taken = Die Lizenz { $licence } gehört { $name }.

limit_below_first_stake =
    .above_bankroll = Der erste Einsatz liegt über dem Limit oder dem Guthaben.
    .plain = Das Limit liegt unter dem ersten Einsatz.
    .unit_slip = Das Limit liegt unter einer Einheit des Einsatzes.

limits_fixed = Dieses Regelwerk legt seine Limits selbst fest.

limits_not_declared = Der Lizenznehmer hat Minimum und Maximum nicht erklärt.

limits_not_posted =
    .minimum_maximum = Minimum und Maximum müssen festgelegt und am Spiel ausgehängt sein.
    .no_sign = Es hängt noch kein Schild am Tisch; drucken Sie { $sign }, hängen Sie es aus und geben Sie seinen Code an.
    .sign_says = Was auf dem Schild { $posted } steht, gilt nicht; drucken Sie { $sign }, hängen Sie es aus und geben Sie seinen Code an.

list_never_ends = Bei weniger als einem Gewinn in drei Coups wird die Liste im Mittel nicht gestrichen.

location_needed =
    .goes = Sagen Sie, wohin der Kessel kommt.
    .table_move = { $wheel } ist an keinem Tisch; sagen Sie, wo er ist: „Kessel verlegen“.

log_append_only = Zeile { $entry } des Wartungsbuchs bleibt, wie sie ist; schreiben Sie eine neue.

log_field_missing =
    .signature = Die Unterschrift fehlt.
    .still = Es fehlt: { $words }.

log_gap = Die nächste Zeile des Wartungsbuchs ist { $log }.

looks_like_value_chip = Die Chips ohne Wert { $set } sehen aus wie der Wertchip { $value_chip }.
    .seat = Chips { $chips } sehen aus wie der Wertchip { $value_chip }.

marks_not_visible = Die Kennzeichen des Drop-Kastens sind nicht deutlich sichtbar.

mark =
    .game = Spiel
    .table = Tisch

method_not_allowed = Diese Adresse ist nicht dafür da.

missing_key = Dieser Eintrag fehlt.
    .bet = Jedes Roulette hat diesen Einsatz.
    .lies = Eine Wette auf eine Liste von Zahlen sagt, wo ihr Feld liegt.
    .shape = Die Wette sagt nicht, wie sie gewinnt: durch eine Form oder durch ihre Zahlen.

missing_source = Dieser Wert sagt nicht, woher er kommt.

mixed_free_and_fee = { $event } ist frei: dort wird von niemandem Startgeld verlangt.

mode_needs_double_zero_wheel = { $wheel } hat eine Null; nur ein Kessel mit Doppelnull kann als einer mit einer Null dienen.

needs_bankroll =
    .staking_system = Ein Setzsystem braucht --bankroll.
    .stop_loss = Ein Setzsystem, ein Ziel oder eine Verlustgrenze braucht ein Guthaben.
    .time_ruin = Die Zeit bis zum Ruin oder bis zu einem Ziel braucht --bankroll.

needs_extended_mode = Nur der erweiterte Modus zählt die Umläufe der Kugel; in diesem bestätigt sie der Croupier.

needs_plain_bet = Kühnes und bestes Spiel brauchen eine schlichte Wette, die gewinnt oder verliert, ohne Option.
    .tips = Kühnes und bestes Spiel kennen kein Trinkgeld.

no_assertions = Unter python -O nimmt Croupier den Betrieb nicht auf: die Invarianten würden nicht geprüft.

no_ball_in_play = Es ist keine Kugel im Spiel.
    .ruling = Wo die Kugel liegt, sagt eine Entscheidung nur, solange ein Wurf läuft.

no_colour_left =
    .chip_free = An diesem Tisch ist keine Chipfarbe frei.
    .chips = Der Tisch hat keine Chips { $colour }/{ $design }.

no_commitment = Für dieses Spiel gibt es keine offene Festlegung des Kessels.
    .table = Der Zufallskessel ist an ein anderes Spiel gebunden.

no_data_folder = Sagen Sie bei PostgreSQL, wo die Personen gespeichert werden: --data FOLDER.

no_dealer = Kein Croupier ist angemeldet.

no_demonstration = Dies ist ein echtes Haus: Hier tritt niemand als jemand anderes auf.
no_drop_box = Am Tisch ist kein Drop-Kasten angebracht.

no_events = Ein Turnier hat eine Veranstaltung oder mehr.

no_inspection_due = { $wheel } wartet nicht auf den Direktor.

no_offer =
    .event_offer = { $event } hat dies nicht: { $offer }.
    .nothing_offered = Es wird nichts angeboten.
    .player_now = Diesem Spieler wird jetzt nichts angeboten.

no_overall_winner = Nennen Sie den Gesamtsieger: den Ersten der letzten Veranstaltung.

no_proxy_wager = Platz { $seat } gehört { $player }; jeder handelt nur für den eigenen Platz.

no_result = Es gibt noch kein Ergebnis: die Kugel liegt nicht.
    .settle = Es gibt kein Ergebnis, nach dem abzurechnen wäre: geben Sie mindestens eines an.

no_round_running = Keine Runde von { $event } läuft.

no_rounds = { $key } braucht mindestens eine Runde.

no_split =
    .being = Um keine Teilung wird gerade gebeten.
    .nobody = Niemand hat um eine Teilung gebeten.

no_substitute =
    .entry_players = Startnummer { $entry } gehört { $name }; jeder spricht nur für die eigene.
    .seat_sits = Der Platz gehört { $name }, und niemand sitzt für einen anderen.
    .seats_running = Die Plätze einer laufenden Runde sind ausgelost; niemand nimmt den Platz eines Spielers ein.

no_such_alert = Diese Meldung gibt es nicht.

no_such_approval =
    .force = Es gilt keine Genehmigung { $reference }.
    .never = Diese Bitte um Bestätigung ist vorbei, oder es gab sie nie.

no_such_award = Es gibt keinen Preis { $award }.

no_such_call = Diesen Ruf gibt es nicht, oder jemand hat ihn beantwortet.

no_such_clause = Die Vorschrift { $cited } gibt es nicht.
    .deleted = Die Vorschrift { $cited } gibt es nicht; der Text hat sie am { $deleted } gestrichen.

no_such_column =
    .first_line = Die Spalte „{ $usual }“ gibt es nicht. Die erste Zeile hat: { LIST($columns) }.
    .three_columns = Es gibt drei Kolonnen: column-1, column-2 und column-3.

no_such_count = Es gibt keine Zählung { $count }.

no_such_currency = Die Währung „{ $currency }“ gibt es nicht. Es gibt: { LIST($known) }.

no_such_dozen = Es gibt drei Dutzende: 1-12, 13-24 und 25-36.

no_such_entry =
    .entry = Die Startnummer { $entry } gibt es nicht.
    .log_lines = Das Wartungsbuch hat die Zeilen 1 bis { $log }.

no_such_event =
    .event = Die Veranstaltung „{ $event }“ gibt es nicht.
    .key = Die Veranstaltung „{ $key }“ gibt es nicht.
    .tournament_prizes = Dieses Turnier hat keine Gesamtpreise.

no_such_figure = Kein Bericht dieser Tage hat eine solche Zeile.

no_such_file =
    .journal = Das Journal { $path } gibt es nicht.
    .path = Die Datei { $path } gibt es nicht.

no_such_form =
    .file_rules = Eine Datei hat nur Regeln; die anderen Formulare kommen aus einem Journal, mit --name.
    .sheet = Das Blatt „{ $sheet }“ gibt es nicht: { LIST($sheets) }.
    .what = Noch nicht vorhanden: { $what }.
    .whose_what = { $whose }: { $what } { $number } gibt es nicht; es gibt: { $known }.

no_such_format = { $file } endet weder auf .pdf noch auf .html.

no_such_incident =
    .open = Es gibt keinen offenen Vorfall { $incident }.
    .plain = Diesen Vorfall gibt es nicht.

no_such_job =
    .answer_print = Dieser Auftrag hat keine Antwort, die sich drucken ließe.
    .result_kept = Diesen Auftrag gibt es nicht; sein Ergebnis bleibt eine Viertelstunde.

no_such_key = Kein Kasten im Register hat den Schlüssel „{ $key }“.

no_such_language = Die Sprache „{ $lang }“ gibt es nicht. Es gibt: { $known }.

no_such_licensee = „{ $licensee }“ ist an diesem Turnier nicht beteiligt.

no_such_paper = Das Papierformat „{ $paper }“ gibt es nicht. Es gibt: { LIST($papers) }.

no_such_part = { $name } hat kein äußeres bewegliches Teil „{ $part }“.

no_such_passkey = Diesen Passkey gibt es nicht.

no_such_person =
    .floor_register = Niemand mit dem Ausweis „{ $badge }“ steht im Register des Hauses.
    .nobody_badge = Niemand hat den Ausweis { $badge }.

no_such_position =
    .name = Wo stehen die Chips? Nennen Sie einen Einsatz, eine Stelle oder einen Punkt.
    .place_layout = Die Stelle „{ $place }“ gibt es auf diesem Tableau nicht.
    .point_felt = Ein Punkt des Tableaus hat x und y.
    .spot = Diese Stelle des Tableaus ist keine Chance.
    .text = Eine Chance ist ein Text, etwa „split-8-11“; hier steht { $given }.
    .these_mean = Damit sind verschiedene Chancen gemeint: { LIST($meant) }.
    .wager = Ein Einsatz braucht eine Chance, eine Stelle oder einen Punkt: wo stehen die Chips?
    .written_number = Ein Punkt des Tableaus wird als [x, y] geschrieben, gemessen in Zahlenfeldern.

no_such_reading = Die Lesart { $reading } gibt es nicht.

no_such_recording = Unter diesem Pfad gibt es keine Aufzeichnung.

no_such_refund = Es gibt keine Rückzahlung { $refund }.

no_such_round =
    .noted = Es gibt noch kein Spiel { $round }.
    .stream_round = { $stream } hat kein Spiel { $round }.
    .table_remembers = Tisch { $table } kennt kein Spiel { $round }.

no_such_rulebook = Das Regelwerk „{ $rulebook }“ gibt es nicht. Es gibt: { $known }.

no_such_session = Diese Sitzung gibt es nicht.

no_such_slip = Tisch { $table } hat keinen Beleg { $slip } ausgegeben.
    .noted = Es gibt noch keinen Beleg { $slip }.
    .code = Das Haus hat keinen Beleg mit diesem Code ausgegeben.
    .table = Dieser Tisch hat keinen Beleg { $slip } ausgegeben.

no_such_strategy = Die Spielweise „{ $strategy }“ gibt es nicht: { LIST($strategies) }.

no_such_system = Das System „{ $system }“ gibt es nicht. Es gibt: { $known }.

no_such_table =
    .journal = Den Tisch { $table } gibt es in diesem Journal nicht; es gibt: { $known }.
    .name = Den Tisch „{ $name }“ gibt es nicht.
    .on = Den Tisch „{ $on }“ gibt es nicht.
    .random_wheel = Dieser Tisch hat keinen Zufallskessel.

no_such_terminal =
    .plain = Dieses Terminal gibt es nicht.
    .screen_shows = Kein Bildschirm zeigt diesen Code.
    .table_number = Dieser Tisch hat kein Terminal mit dieser Nummer.

no_such_tournament =
    .journal = Das Turnier { $tournament } gibt es in diesem Journal nicht.
    .rules = Das Turnier „{ $name }“ hat noch keine Regeln.
    .tournament = Das Turnier „{ $tournament }“ gibt es nicht.

no_such_variation = Niemand hat die Abweichung { $variation } beantragt.

no_such_version = Fassung { $version } wurde der Behörde nicht geschickt.

no_such_wheel = Den Kessel „{ $wheel }“ gibt es nicht. Es gibt: { $known }.
    .none = Ein Regelwerk braucht einen Kessel.
    .rulebook = Den Kessel „{ $wheel }“ gibt es nicht.

no_tables =
    .most = { $key }: Ein Tisch hat höchstens { $most } Plätze.
    .once = { $key } braucht Tische, jeden einmal, mit Plätzen.
    .table_chips = { $key }: ein Tisch hat { $seats } Plätze, und Chips und Terminals für { $most }.

no_terminals =
    .most = Ein Tisch hat höchstens { $most } Terminals.
    .least = Ein Tisch mit Terminals braucht mindestens eines.
    .table = Dieser Tisch hat { $count } Terminals.

no_time_to_call = Keine Runde von { $event } wartet auf ihre Zeit.

no_tip_box = Am Tisch ist kein Trinkgeldkasten angebracht.

no_tournament_limit = Turnierchips haben kein Limit.

no_tournament_loss = Preisgeld des Hauses ist seine eigene Ausgabe; es ist kein Verlust gegen die Erträge eines Turniers.

no_tournaments = Das Regelwerk „{ $rulebook }“ hat keine Regeln für Turniere.

nobody_known = Das Haus bewahrt nichts Privates über diese Person auf.

nobody_left = Niemand ist in { $event }.

nobody_seated = Niemand hat Platz genommen.

non_cash_split = Preise, die kein Bargeld sind, gehen nach Rang, und über sie gibt es keine Vereinbarung.

non_cash_value =
    .set_beforehand = Für „{ $item }“ wurde vorher kein Wert in bar festgesetzt.
    .set_beforehand_item = { $item }: der Wert wird vorher festgesetzt und ist der in bar, { MONEY($price) }.

nonce_not_sealed = Diese Zufallszahl ist nicht die versiegelte.

nonce_order = Jeder Platz gibt eine Zufallszahl, und die Plätze sind nach ihren UTF-8-Bytes aufsteigend geordnet.

nonce_sealed = Eine versiegelte Zufallszahl ist ein Hash von 32 Bytes.

nonce_size = Eine Zufallszahl hat 16 bis 64 Bytes.

not_a_corner = Die Felder { AND($numbers) } haben keine gemeinsame Ecke.

not_a_journal =
    .database_croupier = { $path } ist eine Datenbank, aber kein Journal von Croupier.
    .opened = { $path } kann nicht geöffnet werden: { $error }.
    .read = { $path } kann nicht gelesen werden: { $error }.

not_a_key_manager = Ausweis { $badge } gehört niemandem aus der Leitung dieses Hauses.

not_a_no_spin_reason = „{ $reason }“ ist kein Grund für einen ungültigen Wurf: { LIST($reasons) }.
    .at_rest = Verzeichnet ist, dass die Kugel liegt; melden Sie es, die Aufsicht entscheidet.
    .directions = Kugel und Kessel sind gegenläufig vermerkt; melden Sie es, die Aufsicht entscheidet.
    .left_wheel = Eine Kugel, die den Kessel verlassen hat, liegt in keiner Zahl; melden Sie es, die Aufsicht entscheidet.
    .turns = { COUNT($turns) } Umläufe sind vermerkt; melden Sie es, die Aufsicht entscheidet.

not_a_run = { $file } enthält keinen Lauf von croupier simulate oder ist beschädigt. Die Datei ist unverändert.

not_a_street = { AND($numbers) } sind weder eine Querreihe noch eine der genannten Dreiergruppen.

not_a_tournament_table = An Tisch { $table } wird um Geld gespielt.

not_a_valid_spin =
    .confirm_nobody = Bestätigen Sie die Umläufe der Kugel: niemand hat sie gezählt.
    .made_make = Die Kugel machte { COUNT($turns) } Umläufe; gültig ist ein Wurf ab { $value }. Erklären Sie ihn für ungültig.
    .out = Die Kugel hat den Kessel verlassen und liegt in keiner Zahl; erklären Sie den Wurf für ungültig.
    .wheel_turn = Kugel und Kessel laufen gleich herum: der Wurf gilt nicht; erklären Sie ihn für ungültig.

not_adjacent = Die Felder { AND($numbers) } haben keine gemeinsame Linie.

not_at_the_count = { $badge } zählt { $box } nicht: Das tun andere.
    .closed = { $box } ist noch nicht offen: Zuerst leeren ihn zwei Personen.

not_awarded = Vergeben Sie zuerst die Preise von { $event }.

not_carried_out = Die Entscheidung ist noch nicht ausgeführt.

not_concluded = Die Formulare sind vollständig, wenn das Turnier abgeschlossen ist: Schließen Sie es zuerst ab.

not_concurrent = Nennen Sie zwei oder mehr gültige Anmeldungen einer Person und wie das gefunden wurde.

not_done = Das wurde nicht getan. Senden Sie es noch einmal, mit demselben Schlüssel.

not_drawn = Losen Sie zuerst die Plätze von Runde { $round } aus.

not_eliminated =
    .offer = { $name } kann noch nehmen: { $offer }.
    .out = { $name } ist schon ausgeschieden.
    .points = { $name } hat { POINTS($left) }.
    .running = Niemand scheidet aus, bevor eine Runde zu Ende ist.

not_entered = Startnummer { $entry } ist nicht in { $event }.

not_first = Startnummer { $winner } ist nicht die erste der Wertung.

not_found = Unter dieser Adresse gibt es nichts.

not_in_access_table = Diese Adresse darf niemand benutzen.

not_in_units = Guthaben und Ziel müssen ganze Zahlen von Einheiten sein.

not_in_use =
    .attached = { $thing } ist an keinem Tisch angebracht.
    .ball = Die Kugel { $ball } ist an Tisch { $number } nicht in Gebrauch.
    .itself = Tisch { $table } selbst ist noch nicht in Gebrauch.
    .table = { $thing } ist an keinem Tisch in Gebrauch.
    .table_number = An Tisch { $number } ist nicht in Gebrauch: { $kind }.

not_inspected =
    .table_opening = Tisch { $number } ist für diese Eröffnung nicht geprüft.
    .this_table = Der Tisch ist für diese Eröffnung nicht geprüft.

not_later = Eine Veranstaltung wird auf einen späteren Tag verschoben: { $event } ist für { $planned } geplant, und heute ist { $today }.

not_legible =
    .points_large = Eine Schrift von { $size } Punkt ist zu groß für eine Seite Regeln; { $largest } ist das Meiste.
    .points_too = Schrift von { $size } Punkt ist zu klein zum Lesen; { $smallest } ist das Mindeste.
    .sign_fit = Das Schild passt in lesbarer Schrift nicht auf { $paper }; nehmen Sie größeres Papier oder sagen Sie weniger.
    .word_letters = „{ $longest_word }…“ ist ein Wort von { $letters } Buchstaben und würde abgeschnitten.

not_observed = Die Tischaufsicht hat nicht bestätigt, dass sie zugesehen hat.
    .carried_out = Noch ist nichts ausgeführt, dem jemand hätte zusehen können; zuerst führt der Croupier es aus.
    .who_ruled = { $who } hat entschieden und sieht der Ausführung zu; wer von der Aufsicht dafür einspringt, sagt, warum.

not_on_gpu = Die GPU spielt weder aufgezeichnete Würfe noch Funktionen, die mehr verwenden, als ihnen mitgeteilt wird; nehmen Sie die CPU.

not_our_paper = Diese Datei trägt keinen Inhalt von Croupier; sie wurde nicht hier gedruckt oder verändert.

not_paused = Dieser Tisch macht keine Pause.

not_printable = Ein Text hat Zeichen, die in keiner unserer Schriften stehen; die HTML-Fassung zeigt sie.

not_qualified = Wer sich anmeldet, muss dies erfüllen: { $text }

not_redeemable =
    .away = Turnierchips können nicht verschenkt werden.
    .exchanged_anything = Turnierchips können gegen nichts getauscht werden.
    .redeemed = Turnierchips werden nicht eingelöst.

not_registered =
    .noted_ball = Im Register steht keine Kugel „{ $thing }“.
    .noted_table = Dieser Tisch steht nicht im Register.
    .register = „{ $thing }“ steht nicht im Register ({ $kind }).
    .table = Tisch „{ $thing }“ steht nicht im Register.

not_responsible_licensee = { $responsible } steht für dieses Turnier ein und vergibt allein seine Preise.

not_seated =
    .nobody_tournament = Hier sitzt niemand aus diesem Turnier.
    .seat = { $name } hat keinen Platz in { $event }.
    .table = An Tisch { $table } sitzt niemand.

not_shown_empty = { $box } wird der anderen Person und der Kamera leer gezeigt, bevor er weggelegt wird.

not_signed_in = Bitte melden Sie sich zuerst an.

not_standard_rule = { $message } ({ $found })

not_started =
    .being_played = { $event } wird nicht gespielt.
    .event = { $event } hat nicht begonnen.

not_suspended = Dieser Tisch steht nicht still.

not_timings = Eine Datei mit Zeitmessungen hat die Spalten spin, what (ball, rotor oder result), at und direction.

not_unanimous =
    .every_remaining = Alle verbliebenen Spieler müssen einverstanden sein.
    .play_goes = Ein Spieler ist nicht einverstanden; das Spiel geht weiter.

not_whole_chips =
    .plan = { $event }: { POINTS($points) } sind keine ganze Zahl von Chips, die für je { POINTS($worth) } stehen.
    .points = { POINTS($points) } sind keine ganze Zahl von Chips, die für je { POINTS($chip_value) } stehen.
    .half_points = Hälften werden auf { POINTS($unit) } aufgerundet, und ein Chip in { $colour } steht für { POINTS($points) }.
    .kinds = Sagen Sie, wie viele Chips von welcher Art.
    .amount = { MONEY($amount) } ist keine ganze Zahl von Chips zu { MONEY($chip_value) }.
    .halves = Hälften werden auf { MONEY($unit) } aufgerundet, und der kleinste Chip des Tisches ist { MONEY($smallest) } wert.
    .number = { MONEY($stake) } ist keine ganze Zahl von Chips zu { MONEY($chip_value) }.
    .number_part = { MONEY($part) } ist keine ganze Zahl von Chips zu { MONEY($chip_value) }.
    .opener = Die Wertchips dieses Tisches ergeben nicht { MONEY($opener) }; zählen Sie die Tischkasse nach Arten.
    .slip = Die Chips des Belegs ergeben nicht { MONEY($amount) }.
    .value = Ein Chip zu { MONEY($value) } lässt sich nicht in Wertchips wechseln: der kleinste ist { MONEY($smallest) } wert.

not_withdrawn = { $event } hat begonnen, und um die Einkäufe wird gespielt: Niemand bekommt sie zurück, aber ein Spieler kann ausscheiden.

not_witnessed = Der Zeuge { $name } bürgt nicht: { $status }, „{ $said }“.
not_your_colour = Die Chips { $colour } gehören zu Platz { $owner }.

not_your_seat =
    .terminal_table = Dieses Terminal ist Platz { $seat } an Tisch { $table }.
    .terminal_table_table = Dieses Terminal steht an Tisch { $table }.

nothing_private = Dieses Journal liegt im Arbeitsspeicher, und nichts darin ist versiegelt.

nothing_there =
    .begun = Hier ist nichts mehr zu tun: alles ist da.
    .cash_of = An diesem Tag ist von dieser Person kein Bargeld eingetragen.
    .bet = Platz { $seat } hat nichts auf { $bet }.
    .carried_out = Die Entscheidung ist schon ausgeführt.
    .cash = Platz { $seat } hat nichts auszuzahlen.
    .change = Für Platz { $seat } ist nichts zu ändern.
    .dealer_placed = Kein Croupier hat für Platz { $number } etwas auf { $place } gesetzt.
    .due = Platz { $seat } steht nichts zu.
    .layout = Platz { $seat } hat nichts auf dem Tableau.
    .left_pool = Vom Topf von { $event } ist nichts übrig.
    .less = Platz { $seat } hat weniger als das auf { $place }.
    .open_dispute = Einen offenen Streitfall { $dispute } gibt es nicht.
    .points = Platz { $seat } hat keine Punkte.
    .repeat = Für Platz { $seat } gibt es nichts zu wiederholen.
    .result_already = Das Ergebnis ist schon { $number }.
    .round = Ein Spiel { $round } gab es an diesem Tisch nicht.
    .ruled = Von Platz { $seat } liegen { MONEY($lies) } auf { $place }.
    .seat = Platz { $seat } hat nichts auf { $place }.
    .shift = In dieser Schicht wurde nicht gespielt.
    .walk = Platz { $seat } hat keine Chips, die man mitnehmen könnte.

nothing_to_correct = Das steht bei Startnummer { $entry } schon so.

nothing_to_count = { $box } wurde nicht abgenommen oder ist schon gezählt.
    .emptied = { $box } ist schon geleert.

notice_first = Die Turnierleitung sagt dem Spieler zuerst, dass die Zustimmung freiwillig ist und alle braucht.

number_differs = { $seen } war vor der Absage bekannt, und jetzt wird { $number } eingegeben; melden Sie es, die Aufsicht entscheidet.
    .sources = Am Kessel wurde { $seen } gelesen, und jemand anderes gibt { $number } ein; melden Sie es, die Aufsicht entscheidet.

number_not_on_camera = Keine feste Kamera sieht die Nummer des Tisches.
    .named = Es ist keine Kamera benannt, die die Nummer von Tisch { $number } sieht.

number_not_on_wheel =
    .number = { $number } gibt es in diesem Kessel nicht.
    .plain = Diese Zahl gibt es in diesem Kessel nicht.
    .strangers = { $number } gibt es in diesem Kessel nicht.
    .text = Schreiben Sie Ergebnisse als Text, etwa „17“; hier steht { $outcome }.

odd_half = Bei dieser Option muss die Hälfte jedes Einsatzes ganz sein: wählen Sie eine gerade Einheit.

odds_below_minimum = { $name } mit { $to_one } zu 1: gezahlt wird mindestens { $rulebook } zu 1.

odds_differ_from_pay_table = { $name } mit { $to_one } zu 1: gezahlt wird { $rulebook } zu 1.

odds_not_declared =
    .bets = Der Lizenznehmer hat nicht erklärt, was diese Wetten zahlen: { LIST($missing) }.
    .source = Der Lizenznehmer hat nicht erklärt, woher die Quoten stammen (odds_source).

odds_of_the_edition = { $name } mit { $to_one } zu 1: in { $edition } steht { $due } zu 1.

offer_open = Schon angeboten: { $offer }.

offer_over = Die Regeln bieten das bis Runde { $until_round } an.

offer_undecided = Spieler ohne Chips haben sich noch zu entscheiden; schließen Sie das Angebot oder lassen Sie sie ausscheiden.

offer_used_up = Jeder Spieler darf davon { $allowed } haben.

one_sided_slip = Dieser Einsatz kann nur verlieren oder nur gewinnen: es gibt nichts zu rechnen.

opener_differs = Die Tischkasse schloss mit { MONEY($closer) }; sie kann nicht mit { MONEY($opener) } öffnen.
    .chips = Die Tischkasse schloss mit anderen Chips, als jetzt gezählt sind.

opening_not_asked = Das Register ist zu dieser Öffnung nicht gefragt worden.

option_not_offered = Dieses Regelwerk und dieser Kessel haben keine Option „{ $option }“. Es gibt: { $known }.

option_not_permitted =
    .rulebook_know = Das Regelwerk { $key } kennt { $words } nicht.
    .these_apply = Wenn eine Zero fällt, kann nur eines davon gelten.
    .wheel = { $words } ist nicht für den Kessel { $name }.

option_not_simulated = Die Einsätze dieser Wette können auf mehr als { $most } Weisen gesperrt sein, und das wird nicht simuliert: Ihre Chancen und Spielabende sind exakt.

origin_not_allowed = Anfragen von dieser Herkunft werden nicht angenommen; die Einstellung „origins“ nennt die erlaubten.

out_of_turn = Das geht jetzt nicht.
    .turns = Die Kugel liegt; ihre Umläufe werden gezählt, solange sie läuft.

over_four_months =
    .tournament_first_day = Das Turnier musste bis { $last } zu Ende sein, vier Monate nach dem ersten Spieltag.
    .tournament_first_day_last = Das Turnier ist bis { $last } zu Ende, vier Monate nach dem ersten Spieltag; das hier ist der { $day }.

paper_evidence_missing = Sagen Sie, was zeigt, dass es an jenem Tag geschah, und warum es erst jetzt eingetragen wird.

part_is_external = Nach dem Register ist { $part } von { $name } außen.

passkey_known = Dieser Passkey ist schon eingetragen.

passkey_wrong =
    .ask_new = Fordern Sie zuerst eine neue Aufgabe an.
    .valid = Dieser Passkey gilt hier nicht.

passphrase_needed =
    .just_now = Das braucht eine eben eingegebene Passphrase; geben Sie Ihre erneut ein.
    .signed_your = Das wird unterschrieben: geben Sie Ihre Passphrase dazu.

passphrase_short = Eine Passphrase hat mindestens { $passphrase_min } Zeichen.

payout_differs = Eingegeben sind { $was }; fällig sind { $should }.

payout_form_missing = Jeder Preis hat seine Zeile im Auszahlungsformular der Behörde; nennen Sie die Nummer des Formulars.

person_needed = Sagen Sie, wer die Entropiequelle des Kessels neu startet.

person_still_here =
    .barred = { $person } steht auf der Sperrliste.
    .plays = { $person } spielt noch oder steht in einem Streitfall.
    .tournament = { $person } ist im Turnier { $tournament }, das nicht beendet ist, oder hat noch einen Preis zu bekommen.
    .works = { $person } arbeitet noch hier.

phrase =
    .amount = Ein Betrag
    .area = Die Fläche für { $option }
    .buy_in = Ein Einkauf
    .cage = an der Kasse
    .chips = Die Zahl der Chips
    .device = „{ $device }“ über der 00
    .other_wheel = ein anderer
    .face_of_coupon = Der Nennwert eines Coupons
    .floor = Das Haus
    .large_number = eine Zahl ist zu groß
    .layout = Das Tableau { $layout }
    .long_text = ein Text hat mehr als { $most } Zeichen oder solche, die sich nicht drucken lassen
    .nested = er ist zu tief verschachtelt oder zu lang
    .neutral_colour = Eine neutrale Farbe der Fächer
    .points = Die Punktzahl
    .ring_order = Eine Reihenfolge der Zahlen, die nicht die übliche ist
    .sealed = ein Teil sieht aus wie etwas, das das Journal versiegelt hat
    .slip = Ein Beleg
    .stake = Ein Einsatz
    .table = Tisch { $table }
    .tip = Ein Trinkgeld
    .value_of_chip = Der Wert eines Chips

pit_supervisor_only =
    .decide = Das entscheidet nur die Tischaufsicht.
    .ruled = Die Tischaufsicht hat noch nicht entschieden.

pocket_colour = Diese Fächer haben eine andere Farbe als ihre Fläche des Rings: { LIST($compartments) }.

points_differ = Die Tische sagen etwas anderes; lassen Sie die Punkte weg, dann werden sie dort abgelesen.
    .counted = Zwei Personen haben anders gezählt; lassen Sie die Punkte weg, dann gelten deren Zahlen.
    .tables_know = Die Tische selbst kennen die Punkte von { $event }.

points_have_no_value =
    .dispute_decided = An einem Turniertisch wird ein Streitfall ohne Zahlung entschieden.
    .issued = Punkte gibt es nur an Turniertischen.
    .opens_empty = Ein Turniertisch hat keine Chips aus der Kasse; er öffnet mit leerer Tischkasse.
    .played = Um Punkte wird nur an Turniertischen gespielt.
    .stand_money = Turnierchips stehen für Punkte und haben keinen Geldwert.
    .tournament_table_chips = Ein Turniertisch hat keine Chips aus der Kasse.

points_not_counted = Die Punkte einiger, die gespielt haben, sind noch von zwei Personen zu zählen, von jeder für sich.

policy_of_another_table = { $policy_file } ist eine Festlegung für { $rulebook }, Kessel: { $wheel }.

pool_not_paid_out =
    .come = In diesen Topf kommen Einkäufe, und kein Barpreis nimmt sie.
    .holds = Im Topf von { $pool } sind { MONEY($left) }, und kein Barpreis nimmt sie.
    .left_awarded = Was von { $event } übrig ist, geht an Preise, die noch zu vergeben sind: { LIST($open) }.
    .overall_event = Alle Einkäufe sind im Gesamttopf; die Preise einer Veranstaltung können nur Sachwerte sein.
    .pool = Im Topf von { $pool } sind { MONEY($left) }, und alles Eingekaufte geht zuerst an die Gewinner.
    .prizes = Preise sind noch auszuzahlen: { LIST($awards) }.
    .vouchers = Gutscheine sind noch einzulösen oder neu zu vergeben: { LIST($vouchers) }.

pool_short = Dem Topf von { $pool } fehlen { MONEY($short) } für seine Preise; das Haus muss sie hinzufügen.

printed_rules_incomplete =
    .conclusion = Der Druck muss den Abschluss erklären.
    .final_round = Der Druck muss die Schlussrunde erklären.
    .statement = Drucken Sie die Hausregeln ganz oder die vorgeschriebene Erklärung mit dem Namen des Casinos.

printed_value_on_non_value = Die Chips { $set } tragen { MONEY($printed) }; Chips ohne Wert tragen keinen Betrag.

prize_count = Der Druck sagt, wie viele Preise es gibt; die Listen haben { $count }.

prize_description_missing =
    .amount_share = Ein Preis ist ein Betrag, ein Anteil am Topf, ein Sachwert oder ein Gutschein: genau eines davon.
    .goods_voucher_worth = Sagen Sie, was Sachwert oder Gutschein wert sind.
    .goods_worth = Sagen Sie, was der Sachwert ist und was er wert ist: { $description }, { MONEY($value) }.
    .shares_percent = Die Anteile eines Topfes sind höchstens 100 Prozent.

problem =
    .above = mehr als { $least }
    .below = weniger als { $most }
    .characters_max = höchstens { $most } Zeichen
    .characters_min = mindestens { $least } Zeichen
    .entries_max = höchstens { $most } Einträge
    .entries_min = mindestens { $least } Einträge
    .expected = erwartet wird { $expected }
    .field = { $field }: { $what }.
    .json = das ist kein gültiges JSON
    .language = die Sprache „{ $wish }“ gibt es nicht, nur { LIST($known) }
    .least = mindestens { $least }
    .missing = das fehlt
    .most = höchstens { $most }
    .other = das passt nicht
    .pattern = das ist nicht so geschrieben, wie es sein muss
    .product = sessions mal spins darf höchstens { COUNT($most) } sein
    .unknown = dieses Feld gibt es nicht

proof_needed = Das Ergebnis eines Zufallskessels kommt mit dem Beweis für dieses Spiel.
    .none = Es ist kein Geheimnis offen.
    .owed = Der Kessel schuldet das Geheimnis von Spiel { $round }.

proof_unreadable =
    .json = { $file } ist kein JSON.
    .read = Der Beweis kann nicht gelesen werden: { $why }.

pyserial_missing = Ein Kessel an der seriellen Schnittstelle braucht das Paket pyserial: installieren Sie croupier[serve].

re_entry_not_allowed =
    .often = { $name } ist so oft wiedergekommen, wie die Regeln erlauben.
    .out = { $name } ist ausgeschieden, und die Regeln lassen niemanden wieder herein.

reason_missing =
    .fees = An Startgeld wurden { MONEY($expected) } eingenommen; sagen Sie, warum es jetzt { MONEY($counted) } sind.
    .void = Sagen Sie, warum der Beleg ungültig ist.
    .words = Sagen Sie in Worten, warum.

reason_needed =
    .correction = Eine Berichtigung braucht ihren Grund.
    .decision = Die Entscheidung eines Streitfalls braucht ihren Grund.
    .disputed = Sagen Sie, was strittig ist.
    .happened = Sagen Sie, was geschehen ist.
    .round_void = Sagen Sie, warum das Spiel ungültig ist.
    .ruling = Eine Entscheidung braucht ihren Grund.
    .ruling_observe = Es gibt keine Entscheidung, der zuzusehen wäre.
    .spin = Sagen Sie, warum der Wurf ungültig ist: { LIST($reasons) }.
    .table_suspended = Sagen Sie, warum der Tisch angehalten wird.

rebuy_conditions_missing = Sagen Sie, unter welchen Bedingungen Spieler nachkaufen dürfen.

rebuy_statement_missing = Sagen Sie, ob es Nachkäufe gibt.

rebuys_unbounded = Ohne Grenze für sie hat die Summe der Einkäufe keine.

receipt_already_dropped = Quittung { $receipt } wurde schon eingeworfen.

record_altered =
    .person = Womit sich Ausweis { $badge } anmeldet, wurde außerhalb des Hauses verändert oder ging verloren. Zwei aus der Leitung stellen einen neuen Code aus.
    .terminal = Der Datensatz des Terminals { $terminal } wurde außerhalb des Hauses verändert oder ging verloren. Es muss neu angemeldet werden.

recording_empty = In der Datei sind keine Zahlen.

recording_too_long = Eine Aufzeichnung hat höchstens 1 GiB; teilen Sie sie auf.

recording_unreadable = Die Datei mit früheren Zahlen ist kein Text in UTF-8.

records_still_kept = Aufzeichnungen über eine Person werden nach der letzten noch { $years } Jahre aufbewahrt, hier also bis { $until }.

refund_paid = Rückzahlung { $refund } wurde am { $paid } ausgezahlt.

refund_receipt_missing = Wer Geld zurückbekommt, unterschreibt dafür oder hat einen Beleg oder Gutschein mit einer Nummer: Geben Sie sie an.

refund_receipt_used = Mit dieser Nummer wurde schon eine Rückzahlung geleistet: { $receipt }.

refunds_open = Rückzahlungen stehen noch aus: { LIST($refunds) }.

registration_closed = { $event } hat begonnen.

responsible_licensee =
    .licensees_answers = Nennen Sie einen der Lizenznehmer, der für das Turnier einsteht.
    .those_share = Nennen Sie den Lizenznehmer, oder jeden von denen, die es teilen, einmal.

restore_behind = Diese Sicherung hat { $records } Einträge, und andere bürgen für mehr oder für anderes: { LIST($ahead) }. Soll es trotzdem zurückgehen, nennen sich zwei aus der Leitung: --by AUSWEIS --by AUSWEIS.

restore_not_empty =
    .journal = Hier ist schon ein Journal: Eine Sicherung wird nur dorthin zurückgeholt, wo keines ist.
    .path = { $path } gibt es schon: Ein Haus wird nur an einen leeren Ort zurückgeholt, und nichts wird überschrieben.

remover_counts = { $badge } hat { $box } vom Tisch genommen; andere zählen ihn.

ring_mismatch = Die { $ring } Flächen des Rings passen nicht eine zu eins zu den { $compartments } Fächern.

role_not_allowed =
    .confirm = Mit der Rolle „{ $role }“ darf man das nicht bestätigen.
    .dealer_signs = Ein Croupier meldet sich mit dem eigenen Ausweis an.
    .display_shows = Eine Anzeige zeigt nur.
    .floor_staff = Das Büro ist für das Personal.
    .role = Mit der Rolle „{ $role }“ darf man das nicht.
    .terminal = Ein Terminal darf das nicht.

role_not_granted =
    .badge = Ausweis { $badge } hat die Rolle „{ $chosen }“ nicht.
    .noted = Laut Register arbeitet { $badge } hier nicht mehr als { $role }.
    .registered = { $name } ist nicht als { $role } eingetragen.

roles_apart = Abholung, Zählung, Kasse und Revision liegen in verschiedenen Händen, und wer zählt, tut nichts anderes.

roles_differ = { $name } arbeitet hier als { LIST($granted) }. Andere Rollen erteilen zwei aus der Leitung.

round_closed =
    .outcome_fixed = Dieses Spiel ist geschlossen; sein Ergebnis kann nicht noch einmal festgelegt werden.
    .proof_voided = Dieses Spiel ist geschlossen und sein Beweis veröffentlicht; es kann nicht mehr für ungültig erklärt werden.

round_not_played = Runde { $round } ist nicht gespielt.

round_number = Die Nummer eines Spiels ist nicht negativ und kleiner als 2^53.

round_open = Schließen Sie das offene Spiel, oder erklären Sie es für ungültig, bevor das nächste festgelegt wird.

round_over = Die Runde hatte an diesem Tisch ihre { $spins } Würfe.

round_played =
    .goes = Runde { $round } ist gespielt; sagen Sie, wer weiterkommt.
    .goes_played = Runde { $played } ist gespielt; sagen Sie, wer weiterkommt.

round_running = Das geht nicht, solange ein Spiel läuft.
    .chips = Die Chips einer Runde werden hier gerade ausgegeben oder zurückgenommen.
    .chips_held = Spieler haben Chips; ihr Wert ändert sich, wenn alle zurück sind.
    .chips_lie = Auf dem Tableau liegen Chips; ihr Wert ändert sich zwischen den Spielen.
    .options = Ein Einsatz ist noch gesperrt; Optionen ändern sich, wenn es keiner mehr ist.
    .relief = { $dealer } führt diesen Wurf; abgelöst wird zwischen zwei Würfen.
    .rules = Ein Einsatz ist noch gesperrt; Regeln ändern sich, wenn es keiner mehr ist.
    .table_betting = Tisch { $table }: es wird gesetzt; halten Sie ihn an, damit die Farben ihre Punkte bekommen.

round_used = Dieses Spiel ist gespielt; die Nummern der Spiele steigen nur.

rows_not_contiguous = { AND($numbers) } sind keine zwei Querreihen, die aneinanderstoßen.

rulebook_unversioned = Ein Regelwerk muss sagen, welche Fassung welches Textes es ist.

rules_data_mismatch =
    .charges = Der Druck sagt { MONEY($stated) }, die Veranstaltungen verlangen { MONEY($actual) }.
    .re_buys = Was der Druck über Nachkäufe sagt, ist nicht, was die Veranstaltungen haben.
    .tables = Der Druck sagt, dass an den Tischen anders gespielt wird.

rules_missing = Zuerst müssen die Regeln des Turniers geschrieben sein.

rules_not_given = { $name } hat Fassung { $version } der Regeln nicht bekommen.

rules_not_posted =
    .anywhere = Die Regeln, nach denen an diesem Tisch gespielt wird, hängen nirgends im Haus.
    .changed = Die Regeln von Tisch { $table } haben sich soeben geändert: drucken Sie sie neu, und hängen Sie diese aus.
    .everybody_see = Regeln an der Stelle { $spot } gelten nicht als ausgehängt: alle in { $room } müssen sie sehen und erreichen.
    .hang = In { $room }, { $spot }, hängen keine Regeln.
    .these_ones = Das sind nicht die Regeln, die in { $room } hängen; hängen Sie sie zuerst aus.

rules_unacceptable = Die Behörde nimmt Fassung { $version } der Regeln nicht an; ändern Sie sie und reichen Sie sie neu ein.

rules_unchanged = Das sind schon die Regeln der Fassung { $version }.

scheduler_lost = Der Scheduler unter { $scheduler } antwortet nicht mehr.

scheduler_unreachable = Unter { $scheduler } antwortet innerhalb von { $connect_seconds } s kein Scheduler. Läuft dort ein dask scheduler?

seal_broken = Diese Teile von { $wheel } haben kein unversehrtes Siegel: { LIST($parts) }. Spiel schließen, versiegeln und erneut prüfen.

seal_missing =
    .changed = Der Schlüssel des Journals wurde zu { $key } gewechselt, und { $file } ist ein anderer. Führen Sie „croupier rotate signing-key“ noch einmal aus, oder bringen Sie den Schlüssel zurück.
    .checkpoints = Das Journal wurde versiegelt, und { $file } mit den Siegeln ist nicht da. Bringen Sie die Datei zurück; ist sie endgültig verloren, schreibt „croupier journal checkpoints“, was das Journal selbst hat.
    .key = Das Journal wurde versiegelt, und { $file }, der Schlüssel der Siegel, ist nicht da. Bringen Sie ihn zurück; ist er endgültig verloren, macht „croupier journal key“ einen neuen.

seal_used = Das Siegel { $seal } wurde an { $wheel } angebracht; ein Siegel wird einmal verwendet.

seal_whole = { $part } von { $wheel } hat das Siegel { $seal }, und niemand hat es gebrochen gefunden.

seals_incomplete = Von { $wheel } ist das Siegel genau dieser Teile abzulesen: { LIST($parts) }.

seat_empty =
    .nobody_sits = An Platz { $seat } sitzt niemand.
    .table_player = { $player } sitzt nicht am Tisch; setzen Sie den Spieler zuerst wieder an einen Platz.

seat_taken =
    .player = { $player } sitzt an diesem Tisch schon auf Platz { $seat }.
    .seat = Platz { $seat } ist besetzt.
    .somebody_sits = An Tisch { $table } sitzt schon jemand.

seats_short = { $players } Spieler und { $seats } Plätze.

second_person =
    .other = Die zweite Person muss jemand anderes sein als die ausführende.
    .present = Eine zweite Person muss dabei sein.
    .role = { $name } hat nicht die nötige Rolle: { OR($allowed) }.

second_person_needed =
    .another = Die zweite Unterschrift kommt von einer anderen Person der Aufsicht.
    .ask_approval = Das braucht eine zweite Person; bitten Sie um eine Bestätigung.
    .chips = Welche Chips ein Tisch hat, unterschreiben zwei verschiedene Personen.
    .confirms_within = Das braucht eine zweite Person, die es innerhalb von zwei Minuten bestätigt.
    .count_cash = Zwei verschiedene Personen zählen das Bargeld.
    .counts = { $who } hat Tisch { $table } zuerst gezählt; das zweite Mal zählt jemand anderes.
    .fill_credit = Einen Beleg über Auffüllung oder Rückgabe unterschreiben zwei verschiedene Personen.
    .grants_roles = Niemand gibt sich selbst Rollen.
    .inventory = Eine Person zählt die Tischkasse, eine andere schließt den Tisch mit dieser Zählung; so wurde nicht gezählt.
    .makes_code = Niemand macht sich selbst einen Code.
    .on_paper = Zwei verschiedene Personen haben gesehen, was geschah.
    .result_corrected = Ein Ergebnis berichtigen zwei verschiedene Personen.
    .ruling = Es geht um { MONEY($worth) }; über { MONEY($above) } unterschreibt eine zweite Person der Aufsicht.
    .somebody_else = Die zweite Person muss jemand anderes sein.

secret_damaged = Was in { $path } verschlossen ist, wurde verändert; holen Sie es aus einer Sicherung zurück.

secret_exposed = Andere können das Geheimnis { $path } lesen: chmod 600, und wechseln Sie es.

secret_malformed = Das Geheimnis in { $where } ist nicht base64 von 32 Bytes.

secret_missing = { $path } ist unter einem Geheimnis verschlossen, und keines ist angegeben: Setzen Sie CROUPIER_SECRET_FILE oder CROUPIER_SECRET.

secret_no_file = { $name } nennt { $path }, und diese Datei gibt es nicht.

secret_owed = Der Zufallskessel schuldet das Geheimnis von Spiel { $round }; es wird zuerst offengelegt.

secret_size = Das Geheimnis eines Spiels hat { $secret_bytes } Bytes.

secret_unused = Ein Geheimnis ist angegeben, und { $path } liegt offen: „croupier rotate secret“ verschließt es.

secret_wrong = { $path } ist unter einem anderen Geheimnis verschlossen als dem angegebenen.

seed_missing = Nennen Sie öffentlich einen Startwert für die Auslosung, damit alle sie wiederholen können.

seed_too_short = Ein Startwert für Tests hat mindestens 16 Bytes, damit zwei Startwerte zwei Folgen ergeben.

session_locked = Die Konsole ist gesperrt; geben Sie Ihre Passphrase erneut ein.

same_player = Jemand ist dieselbe Person wie jemand anderes oder hat keinen anderen Namen.

settled_already =
    .in_prison = In Spiel { $settled } waren Einsätze in einer Sperre mit mehreren Stufen; es wird ein Betrag gezahlt oder eingezogen.
    .older_round = Nur Spiel { $settled } kann neu abgerechnet werden; für Spiel { $round } wird ein Betrag gezahlt oder eingezogen.
    .recorded_happen = Das ist schon verzeichnet und kann nur einmal geschehen.
    .wagers_correct = Die Einsätze sind schon abgerechnet; berichtigen Sie das Ergebnis oder entscheiden Sie einen Streitfall, statt das Spiel für ungültig zu erklären.

shift_not_closing = Die Schicht { $shift } vom { $day } wartet nicht auf ihre Zahlen.

shift_not_open = Die Schicht { $shift } vom { $day } ist nicht offen.

shift_open = Die Schicht { $shift } vom { $day } ist offen; schließen Sie sie zuerst.

shift_over = Die Schicht { $shift } vom { $day } ist vorbei; die nächste ist { $next } vom { $next_day }.

sign_in_delayed = Zu viele Fehlversuche; vor dem nächsten { $seconds } Sekunden warten.

sign_in_failed =
    .badge_fit = Ausweis und Passphrase passen nicht zusammen.
    .open_person = Die Passphrase öffnet den Signaturschlüssel dieser Person nicht.

sign_incomplete = Dem Schild fehlt eine Angabe, die es haben muss: { LIST($missing) }.

sign_missing = Das Schild, das den Spielern den Gebrauch dieses Kessels erklärt, hängt noch nicht am Tisch.

sign_not_in_force = Das Schild { $posted } sagt nicht, was gilt; drucken Sie { $sign } und hängen Sie das aus.

signature_invalid = { $who } hat das nicht mit dem eigenen Schlüssel unterschrieben.

signing_key_missing = Legen Sie zuerst Ihren Signaturschlüssel an; was unterschrieben wird, braucht einen.
    .closed = Das unterschreibt, wer es beantragt hat, und das Haus wurde seither neu gestartet: Es muss noch einmal beantragt werden.

slip_differs = Beleg { $slip } lautet auf { MONEY($amount) }, in den angeforderten Chips; machen Sie ihn ungültig und fordern Sie neu an.

slip_done = Beleg { $slip } ist erledigt oder von anderer Art; irrtümlich gelieferte Chips gehen mit einem eigenen Beleg zurück.

slip_redeemed = Dieser Beleg wurde schon eingelöst.
    .first = Beleg { $slip } wurde am { $day } um { $time } von { $by } eingelöst, { $window }.

slip_void = Beleg { $slip } ist ungültig.

slips_under_way = Belege { LIST($slips) } sind unterwegs; angeforderte Chips treffen ein, oder ihr Beleg wird ungültig gemacht.

snapshot_damaged = Der Schnappschuss ist beschädigt; gehen Sie stattdessen von den Ereignissen aus.

speed = Die Geschwindigkeit des nachgebildeten Kessels ist größer als null.

spin_void =
    .number_information = Dieser Wurf ist ungültig; seine Zahl dient nur der Auskunft.
    .result_table = { $number } ergibt an diesem Tisch kein Ergebnis; die Aufsicht erklärt den Wurf für ungültig.

split_must_be_requested =
    .director_never = Die Turnierleitung schlägt nie eine Teilung vor; nennen Sie den Spieler, der sie wünscht.
    .still_ask = Nur ein Spieler, der noch dabei ist, darf darum bitten.

split_not_allowed = Die Regeln dieses Turniers lassen Spieler die Preise nicht teilen.

split_not_now =
    .agreement_made = Eine Teilung wird zwischen den Runden vereinbart, solange die Veranstaltung läuft.
    .play_gone = Das Spiel ging weiter; bitten Sie nach der Runde noch einmal.

split_stopped_by_director = Die Turnierleitung erlaubt kein vorzeitiges Ende: { $reason }

split_sum = Die Anteile der { $among } Spieler ergeben zusammen { MONEY($cash) }, das Bargeld ihrer Ränge.

started_already = Das ist schon Ihre Passphrase: Melden Sie sich damit an.

structure_exceeds_limit = Runde { $round }: { MONEY($buy_in) } auf { $spins } Würfe sind { MONEY($share) }, mehr als { MONEY($limit) }.

table_busy = Der Tisch hat mehr Anfragen, als er annehmen kann; versuchen Sie es erneut.
    .ball_runs = An Tisch { $table } läuft eine Kugel; fragen Sie noch einmal, wenn sie liegt.

table_has_one =
    .box = Tisch { $table } hat den Kasten { $thing }.
    .take_use = Tisch { $table } hat { $thing } ({ $kind }); nehmen Sie das zuerst aus dem Gebrauch.

table_not_open = Tisch { $table }: { $phase }.

table_number_taken = In diesem Haus gibt es schon einen Tisch { $number }.

table_open =
    .already = Dieser Tisch hat schon seinen Kessel.
    .first = Tisch { $table } ist für das Publikum offen; schließen Sie zuerst das Spiel.
    .inspected_opens = Tisch { $table } ist offen; er wird vor der Eröffnung geprüft.
    .work = Tisch { $table } ist für das Publikum offen; schließen Sie das Spiel, bevor am Kessel gearbeitet wird.

table_suspended = Der Tisch steht nach einem Fehler des Systems still; die Aufsicht muss ihn wieder in Betrieb nehmen.
    .waits = Der Tisch wartet auf sein Journal und macht von selbst weiter; was gefragt wurde, wird dann beantwortet.

table_taken = Einen Tisch { $table } gibt es schon.

tables_balanced = Die Tische sind ausgeglichen: keine zwei unterscheiden sich um mehr als einen Spieler.

tallies_differ = Die beiden Zählungen von { $box } stimmen nicht überein: { LIST($kinds) }. Es wird noch einmal gezählt.
    .signed = Das sind nicht die Summen, die für { $box } gezählt wurden.

third_person_needed = { $badge } hat { $box } gezählt; es unterschreibt, wer nicht gezählt hat.

time_is_up = Die { $minutes } Minuten dieser Runde sind an Tisch { $table } um; kein neuer Wurf beginnt.

time_server_silent = Der Zeitserver { $server } antwortet nicht: { $why }.

times =
    .none = { $number } fehlt
    .often = { $number } { $count }-mal
    .twice = { $number } zweimal

tip_box_mark_missing = Der Trinkgeldkasten { $name } sagt nicht, zu welchem Tisch er gehört.

tip_in_own_chips = Ein Einsatz für die Croupiers besteht aus den eigenen Chips des Platzes.

tip_not_allowed =
    .bets = Auf diese Wette werden keine Einsätze für die Croupiers angenommen; auf welche, sagt das Schild.
    .none = An diesem Tisch werden keine Einsätze für die Croupiers angenommen.
    .spin = Alle Einsätze für die Croupiers betragen in einem Wurf höchstens { MONEY($maximum) }; mit diesem wären es { MONEY($stake) }.
    .split = Ein Einsatz für die Croupiers steht für sich, nicht auf einer Wette mit Chips des Spielers.
    .wager = Ein Einsatz für die Croupiers beträgt höchstens { MONEY($maximum) }; mit diesem wären es { MONEY($stake) }.

tip_rule_not_posted = Eine Beschränkung der Einsätze für die Croupiers gilt nur, wenn sie ausgehängt ist.

too_few_recorded_spins = Es gibt zu wenige aufgezeichnete Würfe: { COUNT($recorded) }, gebraucht werden { COUNT($needed) }.

too_few_spins =
    .file = In dieser Datei sind keine Würfe.
    .readable_judge = { $spins } lesbare Würfe sind zu wenige, um einen Kessel zu beurteilen; es müssen mindestens { $spins_min } sein.
    .timed_tell = { $spins } gemessene Würfe sind zu wenige für ein Urteil; es müssen mindestens { $spins_min } sein.

too_large =
    .frame = Eine Nachricht hat höchstens { $frame_bytes_max } Bytes.
    .long = Die Anfrage ist zu lang.
    .request_bytes = Eine Anfrage hat höchstens { $most } Bytes.
    .spreadsheet_unpacked = Diese Tabelle ist entpackt zu groß; speichern Sie sie als CSV.

too_many_coups = Das Gitter reicht bis { COUNT($maximum) } Coups; nehmen Sie für { COUNT($coups) } die Sattelpunktnäherung.

too_many_jobs = Sie haben schon { $jobs } Aufträge im Labor: warten Sie auf einen, oder brechen Sie ihn ab.

too_many_passkeys = Eine Person hat höchstens { $keys_max } Passkeys.

too_many_requests =
    .approvals = Zu viele Bestätigungen warten.
    .bytes = Was Sie verlangen, füllt das Journal des Hauses zu schnell; warten Sie einen Augenblick.
    .confirmed = Zu viele Bildschirme warten auf ihre Bestätigung.
    .frames = Zu viele Nachrichten; bitte einen Augenblick warten.
    .passkeys_being = Zu viele Passkeys werden gerade verlangt; bitte einen Augenblick warten.
    .questions = Zu viele Fragen an das Labor; warten Sie einen Augenblick.
    .tries_minute = Zu viele Versuche; bitte eine Minute warten.
    .wait_answers_you = Warten Sie auf Antworten, bevor Sie mehr verlangen.
    .wait_lab_answers = Warten Sie auf die Antworten des Labors, bevor Sie mehr fragen.
    .wait_moment = Zu viele Anfragen; bitte einen Augenblick warten.
    .watch_tournaments = Es schauen schon zu viele Bildschirme den Turnieren zu.
    .work = Was Sie verlangen, nimmt zu viel von der Zeit des Hauses; warten Sie einen Augenblick.

too_slow = Die Anfrage kam nicht rechtzeitig zu ihrem Ende.

tournament_chips_only =
    .approved_reference = Turnierchips sind genehmigt: nennen Sie das Zeichen und wer sie genehmigt hat (Lesart F19).
    .wagered = Hier können nur Turnierchips gesetzt werden.

tournament_concluded = Das Turnier wurde am { $concluded } abgeschlossen.

tray_not_at_imprest =
    .fill = Die Tischkasse dieses Tisches wird auf { MONEY($imprest) } gehalten; eine Auffüllung von { MONEY($amount) } bringt sie dorthin.
    .credit = Die Tischkasse dieses Tisches wird auf { MONEY($imprest) } gehalten; eine Rückgabe von { MONEY($amount) } bringt sie dorthin.

unequal_chips =
    .colours = { $event }: Alle haben gleich viele Chips, also steht jede Farbe für gleich viele Punkte.
    .few = { $event }: Alle beginnen mit { $needed } Chips, und von { $colour } hat ein Tisch { $number }.
    .points = Alle beginnen { $event } mit { COUNT($starting_stack) } Punkten.
    .same_number = { $event }: alle beginnen mit gleich vielen Chips.

unequal_offer =
    .chips_offered = Weitere Chips werden allen gleich angeboten oder niemandem.
    .open_opened = Noch nicht für alle zugleich eröffnet: { $offer }.

unknown_command = Der Prozess des Kessels kennt diesen Befehl nicht.

unknown_key = Diesen Eintrag gibt es nicht.
    .lies = Wo eine Form liegt, folgt aus dem Tableau.
    .neither_kind = „{ $name }“ ist weder eine Art von Einsatz noch eine Gruppe davon.
    .no_bearing = Mit diesen Wahlmöglichkeiten hat es keine Bedeutung.
    .round_wagers = Ein Spiel hat kein „{ $key }“; es hat wagers und outcomes.
    .script_first = Die erste Zeile eines Skripts hat kein „{ $unknown }“: { LIST($header) }.
    .value_rulebook = Den Wert „{ $key }“ gibt es im Regelwerk { $key2 } nicht.
    .variation_changes = Eine Abweichung ändert mindestens einen Wert des Regelwerks.
    .wager = Ein Einsatz hat kein „{ $key }“; er hat { $known }.

unknown_setting = Die Einstellung „{ $unknown }“ gibt es nicht: { LIST($known) }.

unpaid = Platz { $seat } { $due }

unreadable =
    .elsewhere = diese Adresse hat der Rechner nicht
    .folder = das ist ein Ordner, keine Datei
    .full = auf dem Datenträger ist kein Platz mehr
    .missing = diese Datei oder diesen Ordner gibt es nicht
    .no_folder = ein Teil des Pfades ist eine Datei, kein Ordner
    .no_right = dafür fehlt Ihnen das Recht
    .no_text = das ist kein Text in UTF-8
    .read_only = dort lässt sich nichts schreiben
    .taken = dort lauscht schon ein anderes Programm

use_the_terminal =
    .colour = An diesem Tisch wählen die Spieler ihre Farbe am Terminal.
    .electronic_chips = An diesem Tisch sind alle Einsätze elektronische Chips am Terminal.
    .made = An diesem Tisch wird am Terminal gesetzt.

value_chips_not_accepted_here = Wertchips werden an diesem Tisch nicht angenommen.

value_colour_taken = Wertchips { $capitalize } hat bei diesem Wurf Platz { $holder } auf den inneren Chancen.

value_missing = Das Formular zeigt { $item } mit { MONEY($value) }, dem vorher festgesetzten Wert.

variation_not_approved =
    .register_says = Das Register hat keine genehmigte Abweichung „{ $name }“, die das sagt.
    .used = Die Abweichung { $variation } ist nicht genehmigt ({ $decision }); sie gilt nicht.

variation_not_in_force =
    .approved_citation = Eine genehmigte Abweichung braucht die Fundstelle ihrer Regel, den Beginn und, wenn sie befristet ist, das Ende.
    .rule = Die Abweichung { $variation } sagt nicht, nach welcher Regel und von wann bis wann sie gilt.

variation_out_of_turn = Die Abweichung { $variation } ist „{ $state }“, nicht „{ $state2 }“.

venue_checklist = { $name }: jemand unterschreibt die Prüfliste zu Sicherheit und Überwachung.

venue_not_licensed =
    .licence = { $name } hat am { $date } keine Lizenz.
    .name_premises = Nennen Sie das lizenzierte Haus.

verbal_wager = Angesagte Einsätze gelten nicht; setzen Sie Chips.

verify_elsewhere = Dieses Journal liegt nur im Speicher; es gibt nichts zu prüfen.

verify_running = Das Journal wird gerade geprüft oder wurde es eben; warten Sie einen Augenblick.

voucher_counted_twice = Gutschein { $voucher } steht schon in den Büchern: { $status }.

voucher_not_here =
    .issued = Dieses Turnier hat keinen Gutschein { $voucher } ausgegeben.
    .later_event = Ein Gutschein ist für eine spätere Veranstaltung dieses Turniers; „{ $event }“ ist keine.
    .rules_unused = Nach den Regeln dieses Turniers wird ein ungenutzter Gutschein nicht neu vergeben.
    .voucher_event = Gutschein { $voucher } ist für { $event }.

voucher_not_paid = Ein Gutschein wird verwendet, nicht gezahlt; seine Zeile im Formular folgt aus der Verwendung.

voucher_not_yours = Gutschein { $voucher } gehört { $name }, der ihn gewann.

voucher_split =
    .worth_place = Gutschein { $number } ist { MONEY($value) } wert, der Platz { MONEY($price) }.
    .worth_place_value = Der Gutschein ist { MONEY($value) } wert, der Platz in { $key } { MONEY($price) }.

wagers_on_layout =
    .prison_next = Einsätze der Plätze { $seats } sind gesperrt; der nächste Wurf entscheidet sie, dann schließt der Tisch.
    .seats = Auf dem Tableau liegen Einsätze der Plätze { $seats }.

wheel_differs = Gespielt wird „{ $name }“; der Kessel { $name2 } ist „{ $variety }“.

wheel_not_running = Der Prozess des Zufallskessels antwortet nicht.
    .stranger = Der Socket des Zufallskessels gehört einem anderen Benutzer.

wheel_pockets =
    .compartments = Der Kessel hat { $compartments } Fächer; bei „{ $zeros }“ sind es { $expected }.
    .different = Ein Kessel hat 2 bis { $pockets_max } Fächer, alle verschieden.
    .number = Dieser Kessel hat { $compartments } von { $expected } Fächern.
    .pocket_label = Die Bezeichnung eines Fachs hat ein bis acht Buchstaben oder Ziffern.
    .wrong_missing = Dieser Kessel hat { $compartments } von { $expected } Fächern; falsch oder fehlend: { LIST($wrong) }.

wheel_too_small = Der Kessel misst { $diameter } Zoll; mindestens { $value } sind nötig.

wheel_type_not_allowed =
    .layout_belongs = Ein Tableau mit { $zeros } Nullen gehört zu keinem Kessel des Regelwerks { $key }.
    .rulebook = Das Regelwerk { $key } hat keinen Kessel „{ $wheel }“.
    .zeros_rulebook = Ein Kessel mit { $zeros } Nullen ist nach dem Regelwerk { $key } nicht erlaubt.

which_table = Sagen Sie, welcher Tisch gemeint ist. Tische mit Ergebnissen in diesem Journal: { $tables }.

why =
    .either = es braucht entweder stage oder lines
    .function = es braucht eine Funktion strategy(state, result, bankroll)
    .level = eine Stufe hat win, zero und lose
    .levels = sie hat name, on, first und bis zu 50 Stufen, geschrieben als [[level]]
    .lines = lines sind ganze Zahlen von Einheiten
    .opening = opening ist ein Tupel von höchstens { $size } ganzen Zahlen
    .runs = es läuft nicht: { $error }
    .share = „{ $value }“ ist keine ihrer Stufen und kein Anteil am Einsatz: lose, half, release, pay oder 3/4
    .stage = Stufe { $number } braucht stake, on_win und on_loss als ganze Zahlen und sonst nichts
    .stages = Stufen schreibt man als [[stage]]
    .toml = es ist kein TOML: { $error }
    .unknown = „{ $unknown }“ bedeutet hier nichts; es gibt name, stage und lines

winners_unpaid = Einige Gewinne sind noch nicht bezahlt.
    .seats = Einige Gewinne sind noch nicht bezahlt. Offen: { LIST($seats) }.

witness =
    .other = Das lizenzierte Mitglied der Sicherheit muss jemand anderes sein als die ausführende Person.
    .present = Ein lizenziertes Mitglied der Sicherheit muss dabei sein.

witness_away = Der Zeuge { $name } antwortet nicht: { $error }.

witness_in_use = Ein anderer Zeuge bewahrt seine Prüfpunkte in { $path } auf.

workers_failed = Die Abende ab { COUNT($first) } sind { $tries }-mal gescheitert: { $error }.

wrong_box =
    .named = Ein Trinkgeld gehört in den Trinkgeldkasten { $tip_box }, nicht in { $box }.
    .table = Ein Trinkgeld gehört in den Trinkgeldkasten des Tisches, nicht in { $box }.

wrong_type = { $key }: { $given } kann nicht stehen, wo { $now } steht.

wrong_value = Hier steht { $given }.
    .box = Das Feld { LIST($box) } liegt auf einem anderen oder neben dem Tableau.
    .cap_entry = Die Grenze gilt je Anmeldung oder je Person.
    .choices_once = Jede Wahl steht einmal da.
    .chips = Weniger als keine Chips { $chips } kann es nicht geben.
    .days_notice = Die Tage der Frist sind Kalendertage oder Werktage.
    .kind_word = „{ $kind }“ kann nicht das Wort für eine Art von Wette sein.
    .labels = Jedes Feld dieser Wette neben den Zahlen trägt eine Aufschrift. Felder: { $boxes }. Aufschriften: { $labels }.
    .no_wheel_has = Kein Kessel dieses Regelwerks hat diese Zahlen und noch andere.
    .not_played = Mit { $given } lassen sich Tische hier noch nicht spielen.
    .numbers_once = Eine Wette hat ihre Zahlen, jede einmal.
    .option_word = „{ $option }“ kann nicht das Wort für eine Regel bei Null sein.
    .pays_nothing = { $pays } zu 1 zahlt nichts aus.
    .second_above = Was eine Aufsicht allein entscheidet, kann nicht weniger als nichts sein.
    .shape_named = „{ $kind }“ ist der Name einer anderen Form.
    .shape_or_numbers = Eine Wette gewinnt durch eine Form oder durch ihre Zahlen, nicht durch beides.
    .shape_twice = bets.{ $first } gewinnt schon durch diese Form.
    .smallest_chip = Der kleinste Chip muss etwas wert sein.
    .tournament_tables = Turniertische haben einen Croupier: felt oder terminals.
    .wheel_known = „{ $wheel }“ ist der Name eines anderen Kessels.

zero_not_green = { $pocket }: Farbe { $colour }; sie muss grün sein.

bad_cursor = „{ $cursor }“ ist keine Stelle in einem Journal. Beginnen Sie ohne eine.

no_such_record = In diesem Journal gibt es keinen Eintrag { $record }.

journal_old = { $path } ist ein Journal in einem früheren Format. Machen Sie mit „croupier journal upgrade { $path } NEU“ ein neues daraus, und fahren Sie mit diesem fort; das alte bleibt, wie es ist.

journal_half_carried = Erst { $done } von { $events } Ereignissen des älteren Journals sind hier. Führen Sie „croupier journal upgrade“ noch einmal aus.

journal_differs = Das neue Journal enthält etwas anderes, oder das ältere ist seither gewachsen. Beginnen Sie mit einer neuen Datei.

journal_grown = Das ältere Journal ist inzwischen gewachsen. Halten Sie an, wer darin schreibt, und beginnen Sie von vorn.

journal_current = { $path } hat schon das heutige Format.

segment_empty = Seit dem letzten Abschnitt wurde nichts geschrieben.

material_contradicts = „{ $material }“ ist ein Metall, und in der Kugel soll keines sein.

thing_in_use =
    .count = { $thing } wartet auf die Zählung; danach berichtigen.
    .table = { $thing } ist in Gebrauch an Tisch { $table }; erst außer Gebrauch nehmen, dann berichtigen.

not_admitted =
    .entrant = Das Haus hat { $player } gesperrt; die Anmeldung kann nicht spielen.
    .entry = Unter diesem Namen nimmt niemand teil. Bitte fragen Sie das Personal.
    .seat = Unter diesem Namen wird niemand gesetzt. Bitte fragen Sie das Personal.

barred_already = Die Person ist schon gesperrt: Nummer { $bar } der Liste.

no_such_bar = Es gibt keine Sperre { $bar }, die aufgehoben werden könnte.

report_filed = Eine Meldung, die all das umfasst, wurde schon gesendet.

report_not_due = { MONEY($amount) } ist nicht mehr als { MONEY($over) }: Es ist keine Meldung fällig. Geben Sie an, dass sie freiwillig ist.
