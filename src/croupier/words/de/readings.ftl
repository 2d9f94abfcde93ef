# Wie die Regelbücher gelesen werden.

reading-A1 = Nein: En Prison gilt nur bei 0. Bei 00 ist ein Einsatz auf einfache Chancen sofort verloren.
    .question = Hilft En Prison auch, wenn die Kugel in 00 fällt?

reading-A2 = Er wird frei: der Spieler hat seinen Einsatz zurück, und es wird nichts darauf gewonnen.
    .question = Was erhält ein gesperrter Einsatz, wenn der Wurf nach der 0 für ihn ausgeht?

reading-A3 = Eine verlierende Zahl oder 00 nimmt den ganzen Einsatz. Nach einem ungültigen Wurf bleibt er gesperrt, bis einer zählt.
    .question = Was wird aus einem gesperrten Einsatz, wenn sein Wurf verliert, auf 00 fällt oder nicht zählt?

reading-A4 = Ist die Zeit abgelaufen, so kommt die Hälfte des Einsatzes zurück, und die andere ist verloren.
    .question = Was geschieht, wenn ein Spieler nach einer 0 mit En Prison nichts sagt?

reading-A5 = Auf den Cent genau; und wo die Chips zu grob sind, zugunsten des Spielers aufgerundet.
    .question = Wie wird die Hälfte eines Betrags zurückgegeben, den Chips nicht genau zeigen können?

reading-A6 = Nein, denn sein Schild muss sagen, dass einfache Chancen bei 0 verlieren. Ein Tisch hat das eine oder das andere.
    .question = Kann es an einem Kessel mit zwei Nullen, der mit einer gespielt wird, En Prison geben?

reading-A7 = Es gilt für den ganzen Tisch und alle seine einfachen Chancen oder gar nicht, auch für Einsätze für die Croupiers; was von diesen zurückkommt, geht an den Platz, der sie gemacht hat. Umgestellt wird zwischen den Runden, wenn kein Einsatz mehr gesperrt ist.
    .question = Darf En Prison nur für manche Plätze gelten oder umgestellt werden, solange Einsätze gesperrt sind?

reading-A8 = Ein Coupon ist bei 0 verloren, und sein Spieler wählt für die Chips. Der gesperrte Einsatz darf nicht angerührt werden und mindert das Maximum eines neuen nicht.
    .question = Was gilt bei einem gesperrten Einsatz für Coupons, Limits und Erhöhungen?

reading-A9 = Nur an Tischen, die En Prison anbieten.
    .question = Muss jedes Tableau ein Feld für En Prison haben oder nur dort, wo es gespielt wird?

reading-B1 = Nein: 0 und 00 sind hier weder gerade noch ungerade, und beide Einsätze verlieren auf ihnen.
    .question = Zählt 0 oder 00 für den Einsatz „Gerade“ als gerade Zahl?

reading-B2 = Es entscheidet die Farbe der Zahl auf dem Ring des Kessels.
    .question = Was ist rot oder schwarz, wenn das Fach selbst eine neutrale Farbe hat?

reading-B3 = Sie wechseln im Kreis des Rings und nicht nach der Zahlenfolge. Jedes Stück von Null zu Null wird für sich betrachtet.
    .question = In welcher Reihenfolge wechseln Rot und Schwarz, und wie weit reicht das an den Nullen?

reading-B4 = In der üblichen Reihenfolge des Kessels mit zwei Nullen oder mit einer; jede andere braucht eine verzeichnete Genehmigung.
    .question = In welcher Reihenfolge stehen die Zahlen im Kessel, da die Abschrift keine zeigt?

reading-B5 = Das Trio 0-1-2 und die Chevaux mit 0, die das Tableau zulässt; nicht 0-2-3 und nicht die ersten vier. Ein Tableau mit verdeckter 00 hat kein Cheval aus 0 und 3; ein Kessel mit zwei Nullen, der mit einer auf einem Tableau mit einer Null gespielt wird, hat es.
    .question = Welche Einsätze gibt es an der Null, wenn es keine 00 gibt?

reading-B6 = Nein: Einsätze, die 00 brauchen, entfallen dort, und sein Tableau muss sie nicht zeigen.
    .question = Muss ein Tisch ohne 00 den Einsatz auf die ersten fünf trotzdem anbieten?

reading-B7 = An dem Punkt, an dem sich „1st 12“, 0 und 1 berühren, wie es die Hausregeln sagen.
    .question = Wo steht der Einsatz auf die ersten fünf, da zwei der Texte dort Wörter verloren haben?

reading-B8 = Eine Reihe sind drei Zahlen nebeneinander, etwa 4, 5 und 6. Die Nullen bilden keine; so gibt es elf Einsätze auf sechs Zahlen.
    .question = Was ist eine Reihe, und sind die Nullen eine?

reading-B9 = Die, deren Felder auf dem benutzten Tableau eine Linie teilen; mit beiden Nullen sind es insgesamt 62 Chevaux.
    .question = Welche Chevaux mit 0 oder 00 gibt es?

reading-B10 = Sie sind ein Einsatz: beide Plätze zählen für Limits und Auszahlung zusammen. Ohne 00 ist keiner der beiden offen.
    .question = Sind Chips auf der Höflichkeitslinie ein anderer Einsatz als Chips zwischen 0 und 00?

reading-B11 = Nichts: sie werden zurückgegeben, und niemand rät.
    .question = Was bedeuten Chips auf Linien, denen keine Regel einen Sinn gibt, etwa zwischen Rot und Schwarz?

reading-B12 = Außer En Prison gibt es keine; die vierzehn aufgeführten Einsätze sind alle.
    .question = Welche sind die wahlfreien Einsätze, von denen manche Überschriften sprechen?

reading-C1 = 1,00 $ bis 4,00 $ für jeden Einsatz eines Spielers, alle Plätze und Chips zusammengenommen. Mehrere Einsätze dürfen jeder bis 4,00 $ gehen.
    .question = Begrenzen 1,00 $ und 4,00 $ einen einzelnen Einsatz, eine Zahl oder alles, was ein Spieler setzt?

reading-C2 = Nein, das sind nur die Farbchips. Ein Chip darf weniger als 1,00 $ wert sein, solange der Einsatz darauf kommt.
    .question = Sind Wertchips nach den Hausregeln Roulettechips?

reading-C3 = Nach den Hausregeln und in South Dakota ja. In Colorado hat jeder Spieler eine eigene Farbe.
    .question = Dürfen zwei Spieler eine Farbe teilen, wenn das Muster verschieden ist?

reading-C4 = Vom ersten solchen Chip, bis der letzte vor der Absage weggenommen ist, auch über einen ungültigen Wurf hinweg. Es zählt die Farbe, nicht der Wert; auf äußeren Chancen darf jeder jede setzen.
    .question = Ab wann und bis wann hält ein Spieler auf Zahlen eine Farbe von Wertchips?

reading-C5 = Der Croupier gibt zu jedem solchen Chip den Platz ein; streiten die Spieler, so entscheidet die Tischaufsicht.
    .question = Wem gehört ein Wertchip auf Zahlen, wo keine Farbregel die Eigentümer trennt?

reading-C6 = Mit Chips mindestens seines Werts auf derselben einfachen Chance, demselben Dutzend oder derselben Kolonne. Ein Gewinn wird für beide bezahlt, und der Coupon ist so oder so verbraucht; Tische mit Terminals nehmen keine.
    .question = Wie wird ein Match-Play-Coupon gespielt?

reading-C7 = Nein: ein Tisch mit Terminals nimmt Einsätze dort an und nirgends sonst.
    .question = Darf ein Tisch Einsätze auf dem Tableau und an Terminals mischen?

reading-C8 = Das wird nie angenommen: seine Akte muss Ja oder Nein sagen, ehe der Tisch benutzt werden kann.
    .question = Hat ein Tisch mit Terminals einen gemeinsamen Bildschirm, wenn seine Papiere es nicht sagen?

reading-C9 = Ja, die Liste ist das Mindeste. Bessere Quoten gelten für den ganzen Tisch und stehen auf seinem Schild.
    .question = Darf ein Tisch in Colorado bessere Quoten zahlen als die aufgeführten?

reading-C10 = Die, die der Lizenznehmer aushängt. Einsätze für die Croupiers zählen zum Maximum, wenn das Schild nichts anderes sagt; eine Regel, die nicht aushängt, bindet nicht.
    .question = Welche Limits gelten in Colorado, und zählen Einsätze für den Croupier dazu?

reading-C11 = Nein, sie kommt dazu: der Einsatz gehört weiter dem Spieler, bleibt liegen und spielt wieder, wenn er nicht weggenommen wird.
    .question = Ist der Einsatz Teil einer Auszahlung von so und so viel zu 1?

reading-C12 = In US-Dollar. Ein Haus mit einer anderen Währung richtet nach diesen Regeln keinen Tisch ein: keiner ihrer Beträge wird umgerechnet.
    .question = In welchem Geld wird an einem Tisch gespielt, dessen Regeln Dollar nennen oder das Recht eines der Vereinigten Staaten sind?

reading-C13 = Er wird zurückgegeben: über dem Maximum beim Setzen, unter dem Minimum bei der Absage, nach einer Warnung. Ein Regelbuch kann ihn auch bis zum Maximum oder ganz stehen lassen.
    .question = Was wird aus einem Einsatz unter dem Minimum oder über dem Maximum?

reading-C14 = Ja: die Limits sind die des Spielers, wem auch immer der Einsatz nützt. Ein Haus kann eine andere Regel aushängen.
    .question = Zählen Einsätze für die Croupiers zu den Limits?

reading-C15 = Was die Marke am Kessel sagt, am eigenen Tisch und bis er schließt: dort lässt die Aufsicht sie in Wertchips tauschen. Danach und überall sonst nichts. So wie sie kommen, sind sie nie ein Einsatz, denn der Croupier hat sie nicht ausgegeben.
    .question = Was sind Roulettechips wert, die ein Spieler vom Tisch mitgenommen hat?

reading-D1 = Der Platz bei der Absage. Ein später umgestoßener Stapel ist eine Unregelmäßigkeit und wird nicht neu gelesen.
    .question = Welcher Platz zählt, wenn Chips zwischen der Absage und dem Ruhen der Kugel verrutschen?

reading-D2 = Sie bleiben liegen, das Setzen wird wieder geöffnet, und die Spieler dürfen sie ändern. Eine Zahl, in die die Kugel doch noch fällt, hat keine Wirkung.
    .question = Was wird nach einem ungültigen Wurf aus den Einsätzen?

reading-D3 = Sobald niemandem mehr etwas zusteht und der Dolly weg ist, an jedem Tisch: was der eine Text sagt, ist nach den anderen sicher. Vor der Absage dürfen Einsätze überall verschoben oder weggenommen werden.
    .question = Ab wann dürfen Spieler Chips nehmen und wieder setzen, was nur South Dakota regelt?

reading-D4 = An allen Tischen dasselbe: er wird abgelehnt und sofort zurückgegeben, und der Wurf geht weiter. Zu spät wegnehmen ist nicht besser, und es gilt die Zeit des Servers. Spät ist auch, was nach einer eingegebenen oder erkannten Zahl kommt, ob abgesagt wurde oder nicht.
    .question = Was geschieht mit einem späten Einsatz, wo nur die Hausregeln davon sprechen?

reading-D5 = Nach den Hausregeln geht die Runde weiter, und die Verspätung wird vermerkt. In Colorado kommt eine Kugel, die ohne Absage ruht, vor die Tischaufsicht.
    .question = Was gilt, wenn der Croupier zu spät absagt?

reading-D6 = Eine Kugel außerhalb des Kessels hat kein Fach, also ist der Wurf ungültig; über alles andere entscheidet die Tischaufsicht. Diese beiden Antworten sind unsere und stehen in keiner Bestimmung.
    .question = Was gilt nach den Hausregeln, wenn die Kugel herausspringt oder etwas nicht Aufgeführtes geschieht?

reading-D7 = Der Croupier bestätigt sie, mit Sensor oder ohne. Vier volle Umläufe genügen, weniger nicht.
    .question = Wer zählt die vier Umläufe der Kugel?

reading-D8 = Ein ungültiger Wurf eigener Art, weder eine Zahl noch eine Unregelmäßigkeit: die Einsätze bleiben, und das Setzen wird wieder geöffnet.
    .question = Was für ein Ereignis ist eine Kugel in 00 an einem Kessel, der mit einer Null gespielt wird?

reading-D9 = Ja: auch wenn es keine Zeit braucht, werden verlorene Einsätze vor den Gewinnen gebucht.
    .question = Ziehen Terminals, die von selbst abrechnen, auch ein, bevor sie zahlen?

reading-D10 = Nach denen, die der Lizenznehmer mit ihrer Quelle angibt; vorher öffnet kein Tisch. Was wir ergänzen, ist auf Bildschirm und Papier als angenommen bezeichnet.
    .question = Nach welchen Quoten, Limits und Wurfregeln wird South Dakota gespielt, da sein Abschnitt keine hat?

reading-D11 = Nein: der Croupier zahlt und zieht ein, wie es zu seiner Arbeit gehört. Die Aufsicht entscheidet, wo Spiel, Auszahlung oder Einzug bestritten werden.
    .question = Braucht jede Auszahlung die Aufsicht, da der Text ihr die Entscheidung über Zahlen und Einziehen gibt?

reading-D12 = Was das Haus festgelegt hat; 100 $, wo es nichts festgelegt hat. Eine Entscheidung, die mehr bewegen kann, unterschreibt eine zweite Aufsicht mit, und ein Streit bewegt nie mehr, als gefordert wurde.
    .question = Über wie viel darf eine Aufsicht allein entscheiden?

reading-D13 = Die Runde wird neu abgerechnet, und nur der Unterschied bewegt sich: er wird ausgezahlt, und eingezogen, soweit der Spieler ihn am Tisch hat. Der Rest bleibt als nicht eingezogen verzeichnet.
    .question = Was gilt, wenn sich eine Zahl als falsch gelesen erweist, nachdem der Dolly weg ist?

reading-D14 = Sie ist nach der Regel ungültig, und alles dafür Gesetzte geht zurück; ein gesperrter Einsatz wartet auf einen Wurf, der zählt. Keine andere Zahl wird an ihrer Stelle gezogen, und jede solche Runde ist für alle sichtbar verzeichnet und gezählt. Ein Regelbuch kann es stattdessen der Tischaufsicht überlassen.
    .question = Was wird aus einer Runde, deren Zahl das Zufallsrad nicht mehr nennen kann?

reading-E1 = Was immer die verzeichnete Genehmigung nennt. Kugeln von genau 3/8 oder 14/16 Zoll brauchen keine.
    .question = Kann eine Genehmigung den Werkstoff einer Kugel zulassen oder nur ihre Größe?

reading-E2 = Ja, gleich in welcher Rolle; und niemand ist sein eigener Zeuge.
    .question = Braucht jeder, der am Kessel nachstellt, einen Zeugen der Sicherheit?

reading-E3 = Eines von beiden genügt.
    .question = Muss ein Kessel zum Nachstellen sowohl für das Publikum geschlossen als auch vom Spielbereich entfernt sein?

reading-E4 = Nur wenn ein getauschtes Teil selbst ein äußeres ist.
    .question = Prüft der Direktor nach jedem Tausch an einem Kessel mit äußeren Teilen?

reading-E5 = Der Text verlangt Nachstellungen und Tausche. Wir schreiben auch Prüfungen hinein und kennzeichnen sie als mehr, als er verlangt.
    .question = Gehören Prüfungen vor dem Öffnen in das Buch?

reading-E6 = Der Text will ihn befestigt und nicht mehr. Wir beschriften ihn mit der Nummer seines Tisches und sagen, dass das darüber hinausgeht.
    .question = Welche Kennzeichnung oder welches Schloss braucht ein Trinkgeldkasten?

reading-E7 = Nein; sie werden verlangt, sobald ein Tisch einen hat.
    .question = Braucht ein Spiel ohne Jackpot Regeln für Jackpots?

reading-F1 = Kein Startgeld irgendeiner Art, auch kein geschenktes oder als Teil eines Gutscheins, denn jedes Startgeld macht Ertrag.
    .question = Dürfen Lizenznehmer, die ein Turnier gemeinsam veranstalten, Startgeld nehmen?

reading-F2 = Vom ersten Spieltag, nach dem Kalender, bis zu dem Tag, an dem die Preise vergeben werden; ein kurzer Monat endet mit seinem letzten Tag.
    .question = Von welchem bis zu welchem Tag laufen die vier Monate?

reading-F3 = Für jede Meldung eines Spielers, über alle Veranstaltungen einer Serie zusammen; wer wieder einsteigt, hat eine neue Meldung. Nachkäufe ohne Grenze werden abgelehnt.
    .question = Wofür gilt die Grenze von 100.000 $?

reading-F4 = Nicht unter dem, was Spieler zahlen: was nicht in den Preistopf geht, ist Startgeld, Bearbeitungsgebühren eingeschlossen. Preisgeld, das das Haus dazugibt, ist keines von beiden und mindert den Ertrag nicht.
    .question = Gibt es Geld, das weder Startgeld noch Einkauf ist?

reading-F5 = Nein; das Haus darf es schenken, und dann zählt es als Ertrag.
    .question = Kann jemand an einem Turnier mit Startgeld ohne Startgeld teilnehmen?

reading-F6 = In dem, in dem es eingenommen wird; Geschenke, Sachwerte und Anteile von Gutscheinen zählen, wenn sie verzeichnet oder eingelöst werden. Der Tag der Veranstaltung spielt keine Rolle.
    .question = In welchem Monat zählt ein Startgeld?

reading-F7 = Vorläufig, bis er eingelöst wird. Dann ist er entweder eine Auszahlung, geteilt in Startgeld und Einkauf, oder ein Einkauf allein, aber nie beides.
    .question = Wie wird ein Preisgutschein gebucht, solange seine Verwendung offen ist?

reading-F8 = Er wird behandelt wie einer für eine Veranstaltung mit beidem, mit dem Teil, den es gibt. Die andere Behandlung gilt für Veranstaltungen mit keinem von beiden.
    .question = Was ist ein Gutschein in einer Veranstaltung wert, die nur Startgeld oder nur Einkauf hat?

reading-F9 = Ein Turnier wird nicht abgeschlossen, bevor der Gutschein verwendet oder neu vergeben ist. Was fehlt, zahlt der Spieler; einer, der zu viel wert ist, wird nicht ausgegeben.
    .question = Was gilt, wenn ein Gutschein übrig bleibt oder mehr oder weniger wert ist als der Platz, den er bezahlt?

reading-F10 = Der Lizenznehmer, mit einer Buchung über den Geldwert.
    .question = Wer legt das Geld in den Preistopf, wenn Sachwerte als Einkauf dienen?

reading-F11 = Ja: auch es hat seinen Behälter, obwohl nur die Startgelder genannt sind.
    .question = Wird Bargeld aus Einkäufen getrennt gehalten wie das der Startgelder?

reading-F12 = In Punkten gibt es keine Grenze. Geprüft werden die Dollar dahinter in den ersten Runden, mit allem, was gekauft werden kann, gegen eine Grenze, die mit ihrer Quelle eingegeben ist.
    .question = Wie können Einsätze im Turnier unbegrenzt sein und doch die Einsatzgrenzen achten?

reading-F13 = Mit dem nächsten Spiel. Ein Spiel ist eine Runde oder Sitzung, und gekauft wird dazwischen.
    .question = Wann kommen Chips ins Spiel, die während einer Veranstaltung gekauft werden?

reading-F14 = In vollen Kalendertagen zwischen Einreichen und Beginn. Ein neuer Wortlaut beginnt die Zählung neu.
    .question = Wie werden die fünf Tage der Frist gezählt?

reading-F15 = Alle, die weder ausgeschieden noch ausgeschlossen sind; einer von ihnen muss darum bitten. Sachpreise gehen nach Rang wie geplant.
    .question = Wer nimmt an einer Absprache über die Preise teil, und wer darf sie vorschlagen?

reading-F16 = Jede Meldung dieser Person endet; Startgelder bleiben Ertrag, und der Preistopf behält die Einkäufe.
    .question = Was geschieht mit dem Geld von jemandem, der mit mehreren Meldungen ausgeschlossen wird?

reading-F17 = Noch nicht: ohne Chips ist man, wenn die Runde vorbei ist.
    .question = Ist ein Spieler ausgeschieden, dessen letzte Chips noch auf dem Tableau liegen oder gesperrt sind?

reading-F18 = Nein, er wird gedruckt, wie die Vorschrift ihn gibt, nur der Name des Casinos wird eingesetzt.
    .question = Darf der Satz, der auf die Hausregeln des Casinos verweist, frei formuliert werden?

reading-F19 = Für Chips verlangen wir ein Aktenzeichen und wer es erteilt hat, da keine Stelle genannt ist. Die Regeln werden eingereicht und brauchen keine Genehmigung.
    .question = Wer genehmigt Turnierchips, und müssen auch die Turnierregeln genehmigt werden?

reading-F20 = Solange keine ihrer Runden vorbei ist, erhalten alle zurück, was dafür bezahlt wurde. Danach entscheidet der Stand, wie er ist, und die Preise gehen nach ihm.
    .question = Was geschieht mit dem Geld, wenn eine Veranstaltung abgesagt wird?

reading-F21 = Nein. Es wird aus dem Monat genommen, in dem es eingenommen wurde, mit einer berichtigten Erklärung, wenn diese schon abgegeben war; kein anderer Monat wird dadurch gemindert.
    .question = Bleibt ein erstattetes Startgeld Ertrag?

reading-F22 = Vor Beginn wird sie zurückgezogen und zurückgezahlt. Danach ist der Spieler zwischen den Runden mit den Punkten ausgeschieden, wie sie stehen, und was gewonnen ist, wird bezahlt, wenn nötig den Erben.
    .question = Was wird aus der Meldung eines Spielers, der stirbt, ausgeschlossen wird oder geht?

reading-F23 = Sie bestehen weiter. Was bezahlt wurde und was es kauft, bleibt, alles andere darf vor Beginn geändert werden; wer das nicht will, erhält sein Geld zurück.
    .question = Was geschieht mit Meldungen, wenn die Division den Regeln widerspricht?

reading-F24 = Der neue Tag ist ein neuer Wortlaut der Regeln: sie gehen wieder an die Division und an jeden Spieler, mit fünf vollen Tagen Frist. Die vier Monate laufen vom ersten Spieltag.
    .question = Was braucht es, um eine Veranstaltung zu verschieben?

reading-F25 = Seinen eigenen, auf das Wort zweier Personen mit Nachweis und Grund. Er liegt nie in der Zukunft, und jedes Formular kennzeichnet ihn.
    .question = Welchen Tag hat, was auf Papier getan und später eingegeben wird?

reading-F26 = Zwei Personen, die jeden Tisch nacheinander zählen, ohne die Zahlen der anderen zu sehen. Nur was beide gefunden haben, entscheidet.
    .question = Wer sagt, wie viele Punkte jemand hat, wo kein Terminal sie zählt?

reading-K1 = Aus dem Brauch europäischer und französischer Häuser. Keine Vorschrift steht dahinter.
    .question = Woher kommen die Werte des klassischen Roulettes?

reading-K2 = Mit einer Null auch 0-2-3 als Trio und die ersten vier 0-1-2-3 mit 8 zu 1; mit zwei Nullen die drei üblichen Trios und die ersten fünf.
    .question = Welche Gruppen an der Null bietet das klassische Roulette?

reading-K3 = Die Hälfte des Einsatzes wird sofort zurückgegeben: bei 0 mit einer Null (La Partage), bei 0 und 00 mit zwei Nullen (Surrender).
    .question = Was geschieht mit einfachen Chancen auf Null bei La Partage und Surrender?

reading-K4 = Als die Chips, für die sie steht, auf ihre gewöhnlichen Plätze gelegt, bevor die Kugel fällt. Ohne Chips ist sie kein Einsatz.
    .question = Wie wird eine Ansage wie Voisins angenommen?

reading-K5 = Er bleibt gesperrt, bis er gewinnt und frei wird oder verliert und verloren ist.
    .question = Was macht im klassischen Roulette eine zweite Null mit einem gesperrten Einsatz?
